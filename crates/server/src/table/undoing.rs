//! Taking steps back: one's own at once, more if all agree, as the table's policy says.

use super::{
    entry::{Asked, Entry},
    fold::Table,
    seating::Who,
};
use crate::refusal::Refusal;
use demesne_game::{Seat, SeatSet};
use demesne_wire::{Undo, UndoAnswer, UndoPolicy};

impl Table {
    /// How many steps remain if a seat takes its last step back, if it may.
    pub fn own_undo(&self, seat: Seat) -> Option<usize> {
        match (self.terms.undo, self.playing().is_ok()) {
            (UndoPolicy::None, _) | (_, false) => None,
            _ => (self.game.own_tail(seat) > 0).then(|| self.game.length() - 1),
        }
    }

    /// A seat wants to go back.
    pub fn undo(&self, who: &Who, request: &Undo) -> Result<Entry, Refusal> {
        let seat = self.own_seat(who, request.seat.as_deref())?;
        self.playing()?;
        self.check_fresh(seat, request.seen)?;
        if self.terms.undo == UndoPolicy::None {
            return Refusal::err("undo-not-allowed");
        }
        let asked = Asked { by: who.id.clone(), id: request.id.clone() };
        let last = self.game.length().checked_sub(1).ok_or_else(|| Refusal::new("undo-nothing"))?;
        let length = request.length.or(self.own_undo(seat)).unwrap_or(last);
        if length > last || length < self.opening() {
            return Refusal::err("undo-nothing");
        }
        let length = self.game.decided_before(length);
        if self.own_undo_reaches(seat, length) {
            return Ok(Entry::Undone { asked, seat: seat.into(), length });
        }
        if self.terms.undo == UndoPolicy::Own {
            return Refusal::err("undo-not-allowed");
        }
        // Bots agree to everything; whoever has nobody to ask goes back at once.
        match self.others(seat).is_empty() {
            true => Ok(Entry::Undone { asked, seat: seat.into(), length }),
            false => Ok(Entry::UndoAsked { asked, seat: seat.into(), length }),
        }
    }

    /// Somebody answers a wish to go back.
    pub fn answer_undo(&self, who: &Who, request: &UndoAnswer) -> Result<Entry, Refusal> {
        let seat = self.own_seat(who, request.seat.as_deref())?;
        let wish = self.wish.as_ref().ok_or_else(|| Refusal::new("undo-not-asked"))?;
        if !self.undo_waits_for().contains(seat) {
            return Refusal::err("undo-not-asked");
        }
        let asked = Asked { by: who.id.clone(), id: request.id.clone() };
        let last = self.undo_waits_for() == SeatSet::one(seat);
        Ok(match request.agrees && last {
            true => Entry::Undone { asked, seat: wish.seat.into(), length: wish.length },
            false => Entry::UndoAnswered { asked, seat: seat.into(), agrees: request.agrees },
        })
    }

    /// Whose answer to a wish is missing.
    pub fn undo_waits_for(&self) -> SeatSet {
        let Some(wish) = &self.wish else { return SeatSet::EMPTY };
        self.others(wish.seat).iter().filter(|&seat| !wish.agreed.contains(seat)).collect()
    }

    /// The seats of other people who play.
    fn others(&self, seat: Seat) -> SeatSet {
        let own = &self.chairs[seat.index()].who;
        self.seats()
            .filter(|other| {
                let chair = &self.chairs[other.index()];
                chair.who.is_some() && chair.who != *own && chair.bot.is_none()
            })
            .collect()
    }

    /// The steps before the first decision: nobody takes them back.
    fn opening(&self) -> usize {
        self.log.iter().find(|kept| !kept.entry.steps().is_empty()).map_or(0, |kept| kept.length)
    }

    /// Whether a seat may go back so far by itself: all of the steps that go are its own, nothing became known by them.
    fn own_undo_reaches(&self, seat: Seat, length: usize) -> bool {
        self.game.length() - length <= self.game.own_tail(seat)
    }
}
