//! A table as a viewer may know it, and in brief.

use super::{entry::Entry, fold::Table, seating::Who};
use crate::store;
use demesne_game::{Seat, SeatSet, Viewer};
use demesne_text::Language;
use demesne_wire::{
    ActionLine, Person, PlayView, ScoreLine, SeatLine, SourceLine, Status, TableLine, TableView, UndoAsked,
};

/// What a look at a table depends on besides the table.
pub struct Looks<'l> {
    /// Who looks, if that is known.
    pub who: Option<&'l Who>,
    /// For whose eyes.
    pub viewer: Viewer,
    /// The language of all texts.
    pub language: Language,
    /// The time.
    pub now: i64,
    /// The names of people.
    pub person: &'l dyn Fn(&str) -> Person,
}

impl Table {
    /// Whose view a person has: that of the seat that is named, of the own seat that is to act, of the first own seat, or that of
    /// a spectator.
    pub fn viewer(&self, who: Option<&Who>, named: Option<&str>) -> Result<Viewer, crate::refusal::Refusal> {
        match (who, named) {
            (None, None) => Ok(Viewer::Spectator),
            (_, Some("none")) => Ok(Viewer::Spectator),
            (Some(who), named) => match self.own_seat(who, named) {
                Ok(seat) => Ok(Viewer::Seat(seat)),
                Err(_) if named.is_none() => Ok(Viewer::Spectator),
                Err(refusal) => Err(refusal),
            },
            (None, Some(_)) => crate::refusal::Refusal::err("not-your-seat"),
        }
    }

    /// The table as in lists.
    pub fn line(&self, looks: &Looks<'_>) -> TableLine {
        let to_act = self.to_act();
        let own = |seat: Seat| looks.who.is_some_and(|who| self.chairs[seat.index()].is_of(&who.id));
        let acts = |seat: Seat| to_act.contains(seat) && self.chairs[seat.index()].bot.is_none();
        TableLine {
            id: self.id.clone(),
            game: self.terms.game.clone(),
            setup: self.terms.setup.clone(),
            status: self.status,
            pace: self.terms.pace,
            rated: self.terms.rated,
            private: self.terms.private,
            seats: self.seats().map(|seat| self.seat_line(seat, looks, own(seat))).collect(),
            your_turn: self.seats().any(|seat| own(seat) && acts(seat)),
            made: self.log.first().map_or(0, |kept| kept.at),
            touched: self.touched(),
            deadline: self.clocks.deadline().filter(|_| self.status == Status::Playing),
            result: self.over.as_ref().map(|over| over.result.clone()),
        }
    }

    fn seat_line(&self, seat: Seat, looks: &Looks<'_>, you: bool) -> SeatLine {
        let chair = &self.chairs[seat.index()];
        SeatLine {
            seat: seat.to_string(),
            who: chair.who.as_deref().map(looks.person),
            bot: chair.bot.map(|level| level.to_string()),
            automaton: chair.automaton,
            to_act: self.to_act().contains(seat),
            you,
        }
    }

    /// The whole table.
    pub fn view(&self, looks: &Looks<'_>) -> TableView {
        let may_invite = looks.who.is_some_and(|who| {
            who.id == self.owner || who.administrator || self.seats_of(&who.id).next().is_some()
        });
        TableView {
            line: self.line(looks),
            seq: self.seq(),
            viewer: match looks.viewer {
                Viewer::Seat(seat) => Some(seat.to_string()),
                Viewer::Spectator | Viewer::Everybody => None,
            },
            owner: (looks.person)(&self.owner),
            out_of_time: self.terms.out_of_time,
            undo: self.terms.undo,
            spectators: self.terms.spectators,
            invite: may_invite.then(|| self.invite.clone()),
            play: self.seed.map(|seed| self.play_view(seed.commitment(), looks)),
            rematch: self.rematch.clone(),
        }
    }

    fn play_view(&self, commitment: String, looks: &Looks<'_>) -> PlayView {
        let question = match looks.viewer {
            Viewer::Seat(seat) if self.to_act().contains(seat) && self.chairs[seat.index()].bot.is_none() => {
                self.game.question(seat, looks.language)
            }
            _ => demesne_games::Question::default(),
        };
        let own_undo = match looks.viewer {
            Viewer::Seat(seat) => self.own_undo(seat),
            _ => None,
        };
        PlayView {
            commitment,
            length: self.game.length(),
            position: self.game.view(looks.viewer),
            screen: self.game.screen(looks.viewer, &self.spoken_names(looks), looks.language),
            prompt: question.prompt,
            actions: question
                .answers
                .into_iter()
                .map(|answer| ActionLine {
                    action: answer.action,
                    heading: answer.heading,
                    gloss: answer.gloss,
                })
                .collect(),
            scores: self.score_lines(looks.viewer, looks.language),
            clocks: match self.status {
                Status::Playing => self.clocks.left(looks.now),
                _ => Vec::new(),
            },
            undo_to: own_undo,
            undo_asked: self.wish.as_ref().map(|wish| UndoAsked {
                by: wish.seat.to_string(),
                length: wish.length,
                waits_for: super::ending::names(self.undo_waits_for()),
            }),
            over: self.over.clone(),
        }
    }

    /// The names at the table, one a seat, as a record has them for all readers: bots and the game's own seat by what they are.
    pub fn names(&self, looks: &Looks<'_>) -> Vec<String> {
        let name = |seat: Seat| {
            let chair = &self.chairs[seat.index()];
            match (&chair.who, chair.bot) {
                (Some(who), _) => (looks.person)(who).name,
                (None, Some(level)) => level.to_string(),
                (None, None) => self.game.automaton_name(Language::English).unwrap_or_default().to_owned(),
            }
        };
        // In a record a name is one line.
        self.seats().map(|seat| name(seat).replace(['\n', '\r'], " ")).collect()
    }

    /// The same as pages say them: a bot is the house, whatever its level, and the game's own seat is called as the reader calls it.
    fn spoken_names(&self, looks: &Looks<'_>) -> Vec<String> {
        let mut names = self.names(looks);
        for (name, chair) in names.iter_mut().zip(&self.chairs) {
            match (&chair.who, chair.bot) {
                (Some(_), _) => {}
                (None, Some(_)) => *name = looks.language.pick("House", "Casa", "Casa").to_owned(),
                (None, None) => {
                    *name = self.game.automaton_name(looks.language).unwrap_or_default().to_owned()
                }
            }
        }
        names
    }

    fn score_lines(&self, viewer: Viewer, language: Language) -> Vec<ScoreLine> {
        let scores = self.game.scores(viewer, language);
        let line = |(seat, sources): (Seat, Vec<(String, String, i32)>)| ScoreLine {
            seat: seat.to_string(),
            total: sources.iter().map(|(_, _, points)| points).sum(),
            sources: sources
                .into_iter()
                .map(|(source, name, points)| SourceLine { source, name, points })
                .collect(),
        };
        self.seats().zip(scores).map(line).collect()
    }

    /// The table in brief, as the store keeps it.
    pub fn summary(&self) -> store::Summary {
        let to_act = self.to_act();
        store::Summary {
            table: self.id.clone(),
            head: self.seq(),
            game: self.terms.game.clone(),
            status: match self.status {
                Status::Open => store::Status::Open,
                Status::Playing => store::Status::Playing,
                Status::Over => store::Status::Over,
                Status::Closed => store::Status::Closed,
            },
            listed: !self.terms.private,
            private: self.terms.private,
            rated: self.terms.rated,
            owner: self.owner.clone(),
            setup: serde_json::to_string(&self.terms.setup).unwrap_or_default(),
            pace: serde_json::to_string(&self.terms.pace).unwrap_or_default(),
            made: self.log.first().map_or(0, |kept| kept.at),
            touched: self.touched(),
            since: 0,
            deadline: self.clocks.deadline().filter(|_| self.status == Status::Playing),
            bot_due: self.bot_to_act().is_some(),
            result: self.over.as_ref().map(|over| over.result.clone()),
            seats: self.seats().map(|seat| self.seat_row(seat, to_act)).collect(),
        }
    }

    fn seat_row(&self, seat: Seat, to_act: SeatSet) -> store::SeatRow {
        let chair = &self.chairs[seat.index()];
        store::SeatRow {
            seat: seat.0,
            user: chair.who.clone(),
            bot: chair.bot.map(|level| level.to_string()),
            to_act: to_act.contains(seat),
        }
    }

    /// The record of the game: whole once it is over.
    pub fn record(&self, looks: &Looks<'_>) -> String {
        let seed = self.over.as_ref().and(self.seed);
        self.game.record(self.names(looks), self.seed.map(|seed| seed.commitment()), seed)
    }

    /// The result of a rated game, for the ratings, on the entry that ended it.
    pub fn rated_result(&self) -> Option<store::RatedGame> {
        let over = self.over.as_ref().filter(|_| self.terms.rated)?;
        let mut places = Vec::new();
        for rank in &over.ranks {
            for seat in &rank.seats {
                let seat = Seat::parse(seat)?;
                if let Some(user) = self.chairs[seat.index()].who.clone() {
                    places.push(store::Placed { user, place: rank.place as u8 });
                }
            }
        }
        Some(store::RatedGame {
            table: self.id.clone(),
            game: self.terms.game.clone(),
            at: self.touched(),
            places,
        })
    }

    /// Whether the last entry ended the game.
    pub fn just_ended(&self) -> bool {
        self.log.last().is_some_and(|kept| kept.ends)
    }

    /// Whether the last entry is one that changes what lists say.
    pub fn last_entry(&self) -> Option<&Entry> {
        self.log.last().map(|kept| &kept.entry)
    }
}
