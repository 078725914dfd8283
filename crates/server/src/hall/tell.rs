//! After something happened: whoever watches hears of it, whoever is to act is called, bots go on.

use super::{Bell, Hall, OpenTable, Rung, lock};
use crate::{
    store::Change,
    table::{Entry, Table},
};
use demesne_game::SeatSet;
use demesne_wire::Status;
use std::sync::{Arc, Weak};

/// What there is to tell of an entry.
pub struct After {
    /// Who sits at the table, and whether they are to act now.
    people: Vec<(String, bool)>,
    /// Those of them for whom it is new that they are to act.
    called: Vec<String>,
    bot_due: bool,
    /// What others than those who are to act may want to be called for.
    pub news: Option<News>,
    rated: bool,
    /// The number of the entry.
    seq: i64,
    /// Who did it.
    by: Option<String>,
}

/// Something that people may want to hear of even if they are not to act.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum News {
    /// The game began.
    Started,
    /// The game ended.
    Finished,
    /// Somebody said something.
    Said {
        /// Who.
        by: String,
    },
}

impl After {
    /// What there is to tell of the last entry of a table, before which these seats were to act.
    pub fn of(table: &Table, before: SeatSet) -> After {
        let to_act: SeatSet =
            table.to_act().iter().filter(|seat| table.chairs[seat.index()].bot.is_none()).collect();
        let mut people: Vec<(String, bool)> = Vec::new();
        let mut called = Vec::new();
        for seat in table.seats() {
            let Some(who) = &table.chairs[seat.index()].who else { continue };
            let acts = to_act.contains(seat);
            match people.iter_mut().find(|(known, _)| known == who) {
                Some(known) => known.1 |= acts,
                None => people.push((who.clone(), acts)),
            }
            if acts && !before.contains(seat) && !called.contains(who) {
                called.push(who.clone());
            }
        }
        let news = match table.last_entry() {
            _ if table.just_ended() => Some(News::Finished),
            Some(Entry::Started { .. }) => Some(News::Started),
            Some(Entry::Said { asked }) => Some(News::Said { by: asked.by.clone() }),
            _ => None,
        };
        let rated = table.just_ended() && table.terms.rated;
        let bot_due = table.bot_to_act().is_some() && table.status == Status::Playing;
        let by = table.last_entry().and_then(Entry::asked).map(|asked| asked.by.clone());
        After { people, called, bot_due, news, rated, seq: table.seq(), by }
    }
}

impl Hall {
    /// Tells everybody whom it concerns.
    pub(super) fn tell(self: &Arc<Hall>, open: &Arc<OpenTable>, after: After) {
        open.ring();
        if !after.called.is_empty() || after.news.is_some() {
            for (person, your_turn) in &after.people {
                let rung = Rung::Mine { table: open.id.clone(), your_turn: *your_turn };
                if !self.ring_person(person, &rung) {
                    // Perhaps another process has them.
                    self.store.tell(Change::Ring { user: person.clone() });
                }
            }
        }
        self.call(open, (after.seq, after.by.as_deref()), &after.called, after.news.as_ref(), &after.people);
        if after.bot_due {
            self.drive(open);
        }
        if after.rated {
            self.rate();
        }
    }

    /// A connection of somebody came up: it hears of all their tables.
    pub fn arrive(&self, person: &str, bell: &Arc<Bell>) {
        lock(&self.present).entry(person.to_owned()).or_default().push(Arc::downgrade(bell));
    }

    /// A connection of somebody is gone.
    pub fn go(&self, person: &str) {
        let mut present = lock(&self.present);
        if let Some(bells) = present.get_mut(person) {
            bells.retain(|bell| bell.strong_count() > 0);
            if bells.is_empty() {
                present.remove(person);
            }
        }
    }

    /// How many people are here.
    pub fn count_present(&self) -> usize {
        lock(&self.present).len()
    }

    /// Rings at all connections of somebody; says whether there is one.
    pub fn ring_person(&self, person: &str, rung: &Rung) -> bool {
        let bells: Vec<Arc<Bell>> = match lock(&self.present).get(person) {
            Some(bells) => bells.iter().filter_map(Weak::upgrade).collect(),
            None => return false,
        };
        for bell in &bells {
            bell.ring(rung.clone());
        }
        !bells.is_empty()
    }

    /// Whether somebody has a table before their eyes.
    pub fn sees(&self, open: &OpenTable, person: &str) -> bool {
        open.watchers().iter().any(|bell| bell.person.as_deref() == Some(person) && bell.has_eyes())
    }
}
