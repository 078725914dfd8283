//! During the game: moves, words, giving up, running out of time.

use super::{
    bots::STAND_IN,
    entry::{Asked, Entry},
    fold::Table,
    seating::Who,
};
use crate::refusal::Refusal;
use demesne_game::{Seat, Seed};
use demesne_wire::{Move, Say, Status};

/// The longest thing that can be said at once, in characters.
const LONGEST_WORDS: usize = 500;

impl Table {
    /// The seed of a game that is on.
    pub fn playing(&self) -> Result<&Seed, Refusal> {
        match (self.status, &self.seed) {
            (Status::Playing, Some(seed)) => Ok(seed),
            (Status::Over | Status::Closed, _) => Refusal::err("table-over"),
            _ => Refusal::err("table-not-started"),
        }
    }

    /// A person's move. `stale` is refused without what was missed: whoever tells it knows for whose eyes.
    pub fn play(&self, who: &Who, request: &Move) -> Result<Entry, Refusal> {
        let seat = self.own_seat(who, request.seat.as_deref())?;
        let seed = self.playing()?;
        self.check_fresh(seat, request.seen)?;
        if !self.to_act().contains(seat) {
            return Refusal::err("not-to-act");
        }
        if self.chairs[seat.index()].bot.is_some() {
            return Refusal::err("bot-plays");
        }
        let steps = self.game.consequences(seat, &request.action, seed)?;
        Ok(Entry::Played {
            asked: Asked { by: who.id.clone(), id: request.id.clone() },
            seat: seat.into(),
            steps,
        })
    }

    /// What a bot decided after the entry with number `seen`; nothing if things have changed since.
    pub fn bot_plays(&self, seat: Seat, seen: i64, action: &str) -> Option<Entry> {
        let seed = self.playing().ok()?;
        let acts = self.to_act().contains(seat) && self.chairs[seat.index()].bot.is_some();
        if !acts || self.news[seat.index()] > seen {
            return None;
        }
        let steps = self.game.consequences(seat, action, seed).ok()?;
        Some(Entry::BotPlayed { seat: seat.into(), steps })
    }

    /// A request that decides something must have seen all that the decision depends on.
    pub fn check_fresh(&self, seat: Seat, seen: i64) -> Result<(), Refusal> {
        if seen > self.seq() {
            return Refusal::err("seen-ahead");
        }
        if seen < self.news[seat.index()] { Refusal::err("stale") } else { Ok(()) }
    }

    /// Somebody says something: whoever sits at the table, or looks on as somebody with a name.
    pub fn say(&self, who: &Who, request: &Say) -> Result<(Entry, String), Refusal> {
        let text = request.text.trim();
        if text.is_empty() {
            return Refusal::err("chat-empty");
        }
        if text.chars().count() > LONGEST_WORDS || text.chars().any(|c| c.is_control() && c != '\n') {
            return Refusal::err("chat-long");
        }
        if self.seats_of(&who.id).next().is_none() && who.id != self.owner {
            return Refusal::err("chat-not-allowed");
        }
        let asked = Asked { by: who.id.clone(), id: request.id.clone() };
        Ok((Entry::Said { asked }, text.to_owned()))
    }

    /// A seat gives up.
    pub fn resign(&self, who: &Who, named: Option<&str>, id: &str) -> Result<Entry, Refusal> {
        let seat = self.own_seat(who, named)?;
        self.playing()?;
        if self.chairs[seat.index()].resigned {
            return Refusal::err("seat-resigned");
        }
        let asked = Asked { by: who.id.clone(), id: id.into() };
        Ok(Entry::Resigned { asked, seat: seat.into(), bot: STAND_IN.to_string() })
    }

    /// Whoever is out of time.
    pub fn times_out(&self, now: i64) -> Option<Entry> {
        self.playing().ok()?;
        let seat = self.clocks.out_of_time(now)?;
        Some(Entry::OutOfTime { seat: seat.into(), bot: STAND_IN.to_string() })
    }
}
