//! Acting, and what was meant with an action: it follows by itself.

use super::{Doing, Play};
use demesne_game::Seat;
use demesne_scene::{Chain, Way, stage};
use leptos::prelude::*;

impl Play {
    /// Acts for the seat that is asked.
    pub fn act(self, action: String) {
        self.begin(action, Vec::new());
    }

    /// Goes a way for the seat that is asked: all of it, where it has several steps.
    pub fn take(self, way: Way) {
        self.begin(way.action, way.then);
    }

    fn begin(self, action: String, then: Vec<String>) {
        if let Some(seat) = untrack(|| self.asked()) {
            self.trouble.set(None);
            // Whatever was to follow another action is not meant any more, unless this one only comes between.
            if self.holds(seat) {
                self.chain.update_value(|chain| chain.insert(seat, then));
            } else {
                self.chain.set_value(Chain::new(seat, then));
            }
            self.carry_out(seat, action);
            self.follow();
        }
    }

    /// Goes on with what was meant with the last action. Whoever has carried something out calls it, once somebody may decide again: then
    /// nobody sees the question that is answered already.
    pub fn follow(self) {
        while let Some((seat, action)) = self.next() {
            self.carry_out(seat, action);
        }
    }

    fn next(self) -> Option<(Seat, String)> {
        // What is on its way to a server comes back here when it is answered.
        if self.chain.with_value(Chain::is_empty) || self.doing.get_untracked() != Doing::Nothing {
            return None;
        }
        let asked = untrack(|| self.asked()).filter(|_| self.trouble.read_untracked().is_none());
        let is_legal = |action: &str| {
            asked.is_some_and(|seat| self.peek(|running| running.legal(seat).iter().any(|one| one == action)))
        };
        let holds = asked.is_some_and(|seat| self.holds(seat));
        let next = self.chain.try_update_value(|chain| chain.next(asked, holds, is_legal)).flatten();
        asked.zip(next)
    }

    /// Whether what is asked of a seat comes between what it began and what it meant to follow.
    fn holds(self, seat: Seat) -> bool {
        self.peek(|running| stage(running).is_some_and(|stage| stage.holds(seat)))
    }

    fn carry_out(self, seat: Seat, action: String) {
        self.driver.with_value(|driver| driver.act(self, seat, action));
    }
}
