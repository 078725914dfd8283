//! Tables: making one, what it looks like, and what can be asked of it.

use crate::{Event, Over, Person};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A table to be made.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game: `burgundy`, `tuscany`, `viscounts`.
    pub game: String,
    /// Its options; what is missing has its default.
    #[serde(default)]
    pub setup: BTreeMap<String, String>,
    /// How much time there is.
    #[serde(default)]
    pub pace: Pace,
    /// What happens when a seat is out of time.
    #[serde(default)]
    pub out_of_time: OutOfTime,
    /// What can be taken back.
    #[serde(default)]
    pub undo: UndoPolicy,
    /// Not listed, to be joined by the invitation only, and no public record at the end.
    #[serde(default)]
    pub private: bool,
    /// Whether others may look on.
    #[serde(default = "yes")]
    pub spectators: bool,
    /// Whether the result counts for ratings.
    #[serde(default)]
    pub rated: bool,
    /// Where the maker sits: a seat, or `none`; the first free seat where nothing is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<String>,
    /// Seats that bots take, with their level.
    #[serde(default)]
    pub bots: BTreeMap<String, String>,
    /// Start at once; every seat must be taken then.
    #[serde(default)]
    pub start: bool,
    /// An id of the client's own: the same request repeated makes no second table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
}

fn yes() -> bool {
    true
}

/// How much time there is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Pace {
    /// As much as anybody wants.
    #[default]
    None,
    /// A clock for each seat: so many seconds for the game, and some more for each turn.
    Live {
        /// Seconds for the game: 30 to 86,400.
        seconds: u32,
        /// Seconds more whenever the turn passes: 0 to 600.
        increment: u32,
    },
    /// So many days each time a seat is to act.
    Days {
        /// 1 to 60.
        days: u32,
    },
}

/// What happens when a seat is out of time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum OutOfTime {
    /// A bot plays on for it.
    #[default]
    Bot,
    /// It has resigned.
    Resign,
}

/// What can be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum UndoPolicy {
    /// Nothing.
    None,
    /// One's own steps, until something became known or somebody else acted.
    Own,
    /// These, and more if all agree.
    #[default]
    Agreed,
}

/// Where a table stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// People sit down.
    Open,
    /// The game is on.
    Playing,
    /// The game has ended.
    Over,
    /// It was closed before the end.
    Closed,
}

/// A table in a list.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TableLine {
    /// Its id.
    pub id: String,
    /// The game.
    pub game: String,
    /// Its options, defaults spelled out.
    pub setup: BTreeMap<String, String>,
    /// Where it stands.
    pub status: Status,
    /// How much time there is.
    pub pace: Pace,
    /// Whether it counts for ratings.
    pub rated: bool,
    /// Whether only the invited come in.
    pub private: bool,
    /// Who sits where.
    pub seats: Vec<SeatLine>,
    /// Whether whoever asks is to act.
    pub your_turn: bool,
    /// When it was made.
    pub made: i64,
    /// When something happened last.
    pub touched: i64,
    /// When whoever is to act runs out of time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deadline: Option<i64>,
    /// The result, once there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<String>,
}

/// Some tables of a list.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TableList {
    /// The tables.
    pub tables: Vec<TableLine>,
    /// Given as `before` it asks for those that follow; missing at the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<i64>,
}

/// Who sits at a seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeatLine {
    /// The seat.
    pub seat: String,
    /// The person, if one sits there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub who: Option<Person>,
    /// The level of the bot that plays, if one does; beside a person where it plays on for somebody who is out of time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
    /// Whether the game itself acts here (the Châteautoma): nobody can sit down.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub automaton: bool,
    /// Whether it is to act.
    pub to_act: bool,
    /// Whether whoever asks sits here.
    pub you: bool,
}

/// A table as whoever asks may know it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TableView {
    /// What stands in lists, too.
    #[serde(flatten)]
    pub line: TableLine,
    /// The number of the last event: what follows is asked for from here on.
    pub seq: i64,
    /// Whose view it is: a seat, or none for a spectator.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub viewer: Option<String>,
    /// Who made it.
    pub owner: Person,
    /// What happens when a seat is out of time.
    pub out_of_time: OutOfTime,
    /// What can be taken back.
    pub undo: UndoPolicy,
    /// Whether others may look on.
    pub spectators: bool,
    /// For whoever may invite: the key of the invitation; the link is `/?table=ID&invite=KEY`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub invite: Option<String>,
    /// The game, once it has begun.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub play: Option<PlayView>,
    /// The table of the rematch.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch: Option<String>,
}

/// A game that has begun, as a viewer may know it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PlayView {
    /// SHA-256 of the seed of all chance.
    pub commitment: String,
    /// How many steps were played.
    pub length: usize,
    /// The position, a line each, as the viewer knows it.
    pub position: Vec<String>,
    /// The same drawn in characters, in the language that was asked for.
    pub screen: Vec<String>,
    /// What is asked of the viewer, in that language.
    pub prompt: Vec<String>,
    /// The viewer's legal actions.
    pub actions: Vec<ActionLine>,
    /// Points so far.
    pub scores: Vec<ScoreLine>,
    /// What is left on the clocks in milliseconds, one a seat, where there are clocks; running for who is to act.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub clocks: Vec<i64>,
    /// How many steps remain if the viewer takes its last step back; missing if it may not.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub undo_to: Option<usize>,
    /// A wish to go further back that waits for answers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub undo_asked: Option<UndoAsked>,
    /// How it ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub over: Option<Over>,
}

/// A legal action.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ActionLine {
    /// Its text: what a move sends.
    pub action: String,
    /// What it belongs to, for people; may be empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub heading: String,
    /// A word on it and its price, for people; may be empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub gloss: String,
}

/// Points of a seat, by source.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ScoreLine {
    /// The seat.
    pub seat: String,
    /// All of them.
    pub total: i32,
    /// Where they came from.
    pub sources: Vec<SourceLine>,
}

/// Points of one source.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SourceLine {
    /// Its name in records and statistics.
    pub source: String,
    /// Its name for people.
    pub name: String,
    /// The points.
    pub points: i32,
}

/// A wish to go further back.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct UndoAsked {
    /// Who wishes it.
    pub by: String,
    /// How many steps would remain.
    pub length: usize,
    /// Whose answer is missing.
    pub waits_for: Vec<String>,
}

/// A move.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Move {
    /// The number of the last event that the client has seen.
    pub seen: i64,
    /// An id of the client's own, 1 to 64 letters, digits, `-` or `_`: the same move sent again is answered, not played again.
    pub id: String,
    /// The action in action text.
    pub action: String,
    /// Whose move it is; may be left out by whoever has one seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<String>,
}

/// A request to a table that needs nothing but an id of its own.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Ask {
    /// An id of the client's own, as for moves.
    pub id: String,
    /// Which of one's seats is meant; may be left out by whoever has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<String>,
}

/// Sitting down, or letting a bot sit down.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Sit {
    /// An id of the client's own, as for moves.
    pub id: String,
    /// A private table asks for the key of the invitation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub invite: Option<String>,
    /// The level of a bot that is to sit there; only the table's owner can say that.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
    /// The code with which somebody hands the seat over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub code: Option<String>,
}

/// Taking steps back.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Undo {
    /// The number of the last event that the client has seen.
    pub seen: i64,
    /// An id of the client's own, as for moves.
    pub id: String,
    /// Whose wish it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<String>,
    /// How many steps shall remain; all but the seat's last one where nothing is said. Where chance would be to act then, it is
    /// fewer, so that somebody decides. Further back than the seat may go by itself the others are asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub length: Option<usize>,
}

/// The answer to a wish to go back.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct UndoAnswer {
    /// An id of the client's own, as for moves.
    pub id: String,
    /// Whose answer it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<String>,
    /// Whether it agrees.
    pub agrees: bool,
}

/// Something said at a table.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Say {
    /// An id of the client's own, as for moves.
    pub id: String,
    /// The text, at most 500 characters.
    pub text: String,
}

/// The answer to a request that was carried out.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Done {
    /// The table.
    pub table: String,
    /// The number of the event that the request became.
    pub seq: i64,
    /// What happened since the number that the request named, up to that event; that event alone where it named none.
    pub events: Vec<Event>,
}

/// A code that hands a seat to whoever has it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct HandOver {
    /// The seat.
    pub seat: String,
    /// The code; the link is `/?table=ID&seat=SEAT&code=CODE`.
    pub code: String,
}

/// What happened at a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Events {
    /// The events after the number that was asked for, in order.
    pub events: Vec<Event>,
    /// The number of the table's last event.
    pub seq: i64,
}

/// A game that can be played.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GameLine {
    /// Its name.
    pub game: String,
    /// Its name for people.
    pub title: String,
    /// Its options.
    pub options: Vec<OptionInfo>,
    /// The words that actions begin with, and what they mean.
    pub actions: Vec<WordInfo>,
    /// How the screen of the game is read, for people; lines of their own where something new begins.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub signs: String,
}

/// An option of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OptionInfo {
    /// Its key; `board NAME` stands for every key that starts with `board `.
    pub key: String,
    /// Its name for people; the key where it has no other.
    pub name: String,
    /// The values that it takes, as they are written.
    pub values: String,
    /// How a value is written, for people, where it is more than a word of a few.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub form: Option<String>,
    /// What people call those values that are words.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub words: Vec<WordInfo>,
    /// What it does.
    pub what: String,
}

/// A word of the notation.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct WordInfo {
    /// The word.
    pub word: String,
    /// What it means.
    pub what: String,
}

/// The games, the levels of bots, and what this server offers.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Offer {
    /// The games.
    pub games: Vec<GameLine>,
    /// The levels of bots, weakest first.
    pub levels: Vec<String>,
    /// Whether mails can be sent.
    pub mail: bool,
    /// The key that browsers need to be called by this server.
    pub push_key: String,
}

/// The game so far in words.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Story {
    /// What happened, a text for each step that a look at the table does not tell just as well.
    pub lines: Vec<StoryLine>,
    /// How many steps were played.
    pub length: usize,
}

/// One step in words.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct StoryLine {
    /// The step, counted from 0.
    pub step: usize,
    /// What happened.
    pub text: String,
}
