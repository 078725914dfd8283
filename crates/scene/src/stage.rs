//! What a game brings to be shown and touched.

use crate::{
    Advice, Gesture, Key, Marks, Motion, Panel, Picture, Sketch, Sketching, Way, burgundy, tuscany, viscounts,
};
use demesne_game::{Seat, Viewer};
use demesne_games::{Kind, Running};
use demesne_text::Language;

/// How much room there is. The numbers are widths of the page in CSS pixels.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Room {
    /// 1200 and more: three columns and a dock.
    #[default]
    Wide,
    /// 840 to 1199: board and own things side by side.
    Middle,
    /// 600 to 839: one over the other.
    Narrow,
    /// Below 600: a phone held upright.
    Phone,
    /// A phone held across: hardly any height.
    Across,
}

impl Room {
    /// Its name in style sheets.
    pub const fn name(self) -> &'static str {
        match self {
            Room::Wide => "wide",
            Room::Middle => "middle",
            Room::Narrow => "narrow",
            Room::Phone => "phone",
            Room::Across => "across",
        }
    }

    /// Whether a phone holds the page: what is explained lies over it as a sheet.
    pub const fn is_small(self) -> bool {
        matches!(self, Room::Phone | Room::Across)
    }

    /// The room of a page so wide and so high.
    pub fn of(width: f64, height: f64) -> Room {
        match width {
            _ if height < 480.0 && width > height => Room::Across,
            1200.0.. => Room::Wide,
            840.0.. => Room::Middle,
            600.0.. => Room::Narrow,
            _ => Room::Phone,
        }
    }
}

/// Who looks at a table, and how.
#[derive(Clone, Copy, Debug)]
pub struct Look<'a> {
    /// Who looks: nothing that this viewer may not know is shown.
    pub viewer: Viewer,
    /// Whose things are large.
    pub own: Seat,
    /// The names of the seats.
    pub names: &'a [String],
    /// The reader's language.
    pub language: Language,
    /// How much room there is.
    pub room: Room,
}

/// What something is, for whoever asks.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Explanation {
    /// Its name.
    pub title: String,
    /// What it does by the rules, a paragraph each.
    pub rule: Vec<String>,
    /// What it would cost or bring now; what stands against it.
    pub now: Vec<String>,
    /// The thing itself, large, where more is on it than is read at its place.
    pub picture: Option<Picture>,
}

/// A game that can be looked at and touched. It borrows a running game, and lives as long as one look at it.
pub trait Stage {
    /// The legal actions of a seat.
    fn ways(&self, seat: Seat, language: Language) -> Vec<Way>;

    /// What a seat puts together now, from how far it has come: with none, or with one that no longer fits, from what is proposed. None
    /// where touching things says it all.
    fn sketching(&self, _seat: Seat, _sketch: Option<&Sketch>, _language: Language) -> Option<Sketching> {
        None
    }

    /// What a gesture makes of it; none where the gesture means nothing.
    fn resketch(&self, _seat: Seat, _sketch: &Sketch, _gesture: &Gesture) -> Option<Sketch> {
        None
    }

    /// Whether what is asked of a seat now comes between what it began and what it meant to follow: how something is paid for whose place
    /// was chosen already, what an effect asks on the way. Then what follows waits for the answer.
    fn holds(&self, _seat: Seat) -> bool {
        false
    }

    /// The table, with its marks.
    fn panels(&self, look: &Look<'_>, marks: &Marks) -> Vec<Panel>;

    /// What a thing is.
    fn explain(&self, look: &Look<'_>, key: &str) -> Option<Explanation>;

    /// What a digit or a letter on the keyboard touches for a seat; nothing where the game has no use for it.
    fn shortcut(&self, _seat: Seat, _sign: char) -> Option<Key> {
        None
    }

    /// What pictures refer to: symbols and patterns, as the inside of an `<svg>` that the page holds once.
    fn definitions(&self) -> String;

    /// What a step touched, as its actor's things: to mark what happened last. The step is one that was played.
    fn touched(&self, step: &str) -> Vec<Key>;

    /// What moves on the table after the steps since so many were played, as its viewer may know it; `touched` is what the last of them
    /// touched.
    fn motions(&self, _look: &Look<'_>, _since: usize, touched: &[Key]) -> Vec<Motion> {
        Motion::of_touched(touched)
    }

    /// What nobody may miss of the steps since so many were played, in a sentence: it stands across the table for a while. Mostly nothing.
    fn proclaims(&self, _since: usize, _language: Language) -> Option<String> {
        None
    }

    /// For how many moments the step that was just played is shown, though it came of the reader's own action: a card that was turned up,
    /// a scoring. Mostly none: what one does oneself needs no telling.
    fn dwells(&self, _step: &str) -> u8 {
        0
    }

    /// What a coach says to a seat that is to act and plays for the first time; none where the game has no coach.
    fn advice(&self, _seat: Seat, _language: Language) -> Option<Advice> {
        None
    }
}

/// The stage of a running game; none where the game has no scene yet.
pub fn stage(running: &dyn Running) -> Option<Box<dyn Stage + '_>> {
    match running.kind() {
        Kind::Burgundy => burgundy::stage(running),
        Kind::Tuscany => tuscany::stage(running),
        Kind::Viscounts => viscounts::stage(running),
    }
}
