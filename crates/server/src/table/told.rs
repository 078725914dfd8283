//! A table's log as a viewer may know it.

use super::{
    ending::names,
    entry::Entry,
    fold::{Kept, Table},
};
use demesne_game::{Seat, Viewer};
use demesne_wire::{Event, Happening, OutOfTime, Person};

impl Table {
    /// The events after a number, in order, as a viewer may know them.
    pub fn events(&self, after: i64, viewer: Viewer, person: &dyn Fn(&str) -> Person) -> Vec<Event> {
        let from = usize::try_from(after).unwrap_or(0).min(self.log.len());
        (from..self.log.len()).map(|place| self.event(place, viewer, person)).collect()
    }

    /// The seat that acted by itself in an entry.
    pub fn acted(&self, seq: i64) -> Option<Seat> {
        let place = usize::try_from(seq - 1).ok()?;
        match &self.log.get(place)?.entry {
            Entry::Played { seat, .. } | Entry::UndoAsked { seat, .. } | Entry::UndoAnswered { seat, .. } => {
                Some(seat.seat())
            }
            _ => None,
        }
    }

    fn event(&self, place: usize, viewer: Viewer, person: &dyn Fn(&str) -> Person) -> Event {
        let kept = &self.log[place];
        Event {
            seq: place as i64 + 1,
            at: kept.at,
            what: self.happening(kept, viewer, person),
            to_act: names(kept.to_act),
            over: kept.ends.then(|| self.over.clone()).flatten(),
        }
    }

    fn happening(&self, kept: &Kept, viewer: Viewer, person: &dyn Fn(&str) -> Person) -> Happening {
        let length = kept.length;
        match &kept.entry {
            Entry::Made { asked, .. } => Happening::Made { by: person(&asked.by) },
            Entry::Sat { asked, seat } => {
                Happening::Sat { seat: seat.seat().to_string(), who: person(&asked.by) }
            }
            Entry::BotSat { seat, level, .. } => {
                Happening::BotSat { seat: seat.seat().to_string(), level: level.clone() }
            }
            Entry::Left { seat, .. } => Happening::Left { seat: seat.seat().to_string() },
            Entry::Started { .. } => Happening::Started {
                commitment: self.seed.map(|seed| seed.commitment()).unwrap_or_default(),
                steps: kept.seen(viewer),
                length,
            },
            Entry::Played { seat, .. } | Entry::BotPlayed { seat, .. } => {
                Happening::Played { seat: seat.seat().to_string(), steps: kept.seen(viewer), length }
            }
            Entry::Undone { seat, .. } => Happening::Undone { seat: seat.seat().to_string(), length },
            Entry::UndoAsked { seat, length, .. } => {
                Happening::UndoAsked { seat: seat.seat().to_string(), length: *length }
            }
            Entry::UndoAnswered { seat, agrees, .. } => {
                Happening::UndoAnswered { seat: seat.seat().to_string(), agrees: *agrees }
            }
            Entry::Said { asked } => Happening::Said { who: person(&asked.by), text: kept.words.clone() },
            Entry::OutOfTime { seat, bot } => Happening::OutOfTime {
                seat: seat.seat().to_string(),
                bot: (self.terms.out_of_time == OutOfTime::Bot || !kept.ends).then(|| bot.clone()),
            },
            Entry::Resigned { seat, bot, .. } => {
                Happening::Resigned { seat: seat.seat().to_string(), bot: (!kept.ends).then(|| bot.clone()) }
            }
            Entry::HandedOver { asked, seat } => {
                Happening::HandedOver { seat: seat.seat().to_string(), who: person(&asked.by) }
            }
            Entry::Closed { asked } => Happening::Closed { by: person(&asked.by) },
            Entry::Rematch { table, .. } => Happening::Rematch { table: table.clone() },
        }
    }
}

impl Kept {
    /// Its steps as a viewer saw them.
    fn seen(&self, viewer: Viewer) -> Vec<String> {
        let mut steps = self.entry.steps().to_vec();
        for (place, other, sight) in &self.differing {
            if *other == viewer {
                steps[*place].clone_from(sight);
            }
        }
        steps
    }
}
