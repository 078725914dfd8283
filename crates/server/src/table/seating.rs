//! Before the game, and who sits where: making a table, sitting down, leaving, starting, handing over, meeting again.

use super::{
    bots,
    entry::{Asked, Entry, Sitter, Terms},
    fold::Table,
};
use crate::refusal::Refusal;
use demesne_game::{RULES_KEY, Seat, Seed, Viewer};
use demesne_games::Kind;
use demesne_wire::{NewTable, Pace, Sit, Status};
use sha2::{Digest, Sha256};

/// Who asks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Who {
    /// The person's id.
    pub id: String,
    /// Whether there is an account behind it, not only a name.
    pub account: bool,
    /// Whether it is an administrator.
    pub administrator: bool,
}

/// Checks a client's id of a request.
pub fn check_id(id: &str) -> Result<(), Refusal> {
    let fits = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    match (1..=64).contains(&id.len()) && id.chars().all(fits) {
        true => Ok(()),
        false => Refusal::err("bad-request-id"),
    }
}

/// The first entry of a table that somebody wants to make.
pub fn make(request: &NewTable, who: &Who, id: &str, invite: String) -> Result<Entry, Refusal> {
    check_id(id)?;
    let bad = |reason: demesne_game::TextError| Refusal::because("bad-setup", reason.to_string());
    let kind = Kind::parse(&request.game).map_err(bad)?;
    let setup: Vec<(String, String)> = request.setup.clone().into_iter().collect();
    if request.setup.contains_key(RULES_KEY) {
        return Err(bad(demesne_game::TextError::new(
            "new tables are played by the newest rules; leave out \"rules\"",
        )));
    }
    let game = kind.run(&setup, Viewer::Everybody).map_err(bad)?;
    check_pace(request.pace)?;
    if request.rated && !who.account {
        return Refusal::err("account-needed");
    }
    if request.rated && (!request.bots.is_empty() || game.automaton().is_some() || game.seats() < 2) {
        return Refusal::err("rated-no-bots");
    }
    let open: Vec<Seat> = Seat::first(game.seats()).filter(|&seat| game.automaton() != Some(seat)).collect();
    let seat = |name: &str| open.iter().copied().find(|seat| seat.to_string() == name);
    let mut sitters = vec![Sitter::Free; game.seats().into()];
    for (name, level) in &request.bots {
        let seat = seat(name).ok_or_else(|| Refusal::new("no-such-seat"))?;
        let level = bots::wanted(level)?;
        sitters[seat.index()] = Sitter::Bot(level.to_string());
    }
    let free = open.iter().copied().find(|seat| sitters[seat.index()] == Sitter::Free);
    let own = match request.seat.as_deref() {
        Some("none") => None,
        Some(name) => Some(seat(name).ok_or_else(|| Refusal::new("no-such-seat"))?),
        None => free,
    };
    if let Some(own) = own {
        if sitters[own.index()] != Sitter::Free {
            return Refusal::err("seat-taken");
        }
        sitters[own.index()] = Sitter::Person(who.id.clone());
    }
    let terms = Terms {
        game: kind.name().into(),
        rules: kind.rules(),
        setup: game.setup().into_iter().collect(),
        pace: request.pace,
        out_of_time: request.out_of_time,
        undo: request.undo,
        private: request.private,
        spectators: request.spectators,
        rated: request.rated,
    };
    Ok(Entry::Made { asked: Asked { by: who.id.clone(), id: id.into() }, terms, invite, sitters })
}

/// The first entry of a table where the people of another meet again: everybody moves on by one seat, so that another begins.
pub fn rematch(table: &Table, who: &Who, id: &str, invite: String) -> Result<Entry, Refusal> {
    check_id(id)?;
    if !matches!(table.status, Status::Over | Status::Closed) {
        return Refusal::err("table-not-over");
    }
    if table.seats_of(&who.id).next().is_none() {
        return Refusal::err("no-seat");
    }
    let places: Vec<usize> = (0..table.chairs.len()).filter(|&i| !table.chairs[i].automaton).collect();
    let mut sitters = vec![Sitter::Free; table.chairs.len()];
    for (i, &from) in places.iter().enumerate() {
        let chair = &table.chairs[from];
        sitters[places[(i + places.len() - 1) % places.len()]] = match (&chair.who, chair.bot) {
            (Some(who), _) => Sitter::Person(who.clone()),
            (None, Some(level)) => Sitter::Bot(level.to_string()),
            (None, None) => Sitter::Free,
        };
    }
    let asked = Asked { by: who.id.clone(), id: id.into() };
    Ok(Entry::Made { asked, terms: table.terms.renewed(), invite, sitters })
}

fn check_pace(pace: Pace) -> Result<(), Refusal> {
    let fits = match pace {
        Pace::None => true,
        Pace::Live { seconds, increment } => (30..=86_400).contains(&seconds) && increment <= 600,
        Pace::Days { days } => (1..=60).contains(&days),
    };
    if fits { Ok(()) } else { Refusal::err("bad-pace") }
}

impl Table {
    /// A seat of this table by its name.
    pub fn seat(&self, name: &str) -> Result<Seat, Refusal> {
        self.seats().find(|seat| seat.to_string() == name).ok_or_else(|| Refusal::new("no-such-seat"))
    }

    /// The seat that a person acts for: the one that is named, or the only one.
    pub fn own_seat(&self, who: &Who, named: Option<&str>) -> Result<Seat, Refusal> {
        match named {
            Some(name) => {
                let seat = self.seat(name)?;
                match self.chairs[seat.index()].is_of(&who.id) {
                    true => Ok(seat),
                    false => Refusal::err("not-your-seat"),
                }
            }
            None => {
                // Whoever has several seats means the one that is to act.
                let to_act = self.seats_of(&who.id).find(|&seat| self.to_act().contains(seat));
                to_act.or_else(|| self.seats_of(&who.id).next()).ok_or_else(|| Refusal::new("no-seat"))
            }
        }
    }

    /// Whether somebody may see the table at all.
    pub fn check_visible(&self, who: Option<&Who>, invite: Option<&str>) -> Result<(), Refusal> {
        let inside = who.is_some_and(|who| {
            who.administrator || who.id == self.owner || self.seats_of(&who.id).next().is_some()
        });
        if inside {
            return Ok(());
        }
        // Nobody learns whether there is a private table with this id.
        if self.terms.private && !self.is_invited(invite) {
            return Refusal::err("no-such-table");
        }
        // Before the start a table must be seen to be joined.
        match self.terms.spectators || self.status == Status::Open {
            true => Ok(()),
            false => Refusal::err("no-spectators"),
        }
    }

    /// Whether the key of the invitation is the right one.
    pub fn is_invited(&self, invite: Option<&str>) -> bool {
        invite.is_some_and(|invite| crate::secret::same(invite.as_bytes(), self.invite.as_bytes()))
    }

    /// Somebody sits down, or comes back to a seat that a bot kept; or its owner lets a bot sit down.
    pub fn sit(&self, who: &Who, seat: Seat, request: &Sit, secret: &str) -> Result<Entry, Refusal> {
        let asked = Asked { by: who.id.clone(), id: request.id.clone() };
        let chair = &self.chairs[seat.index()];
        if let Some(code) = &request.code {
            return self.take_over(asked, seat, code, who, secret);
        }
        if let Some(level) = &request.bot {
            self.check_owner(who)?;
            self.check_open()?;
            if self.terms.rated {
                return Refusal::err("rated-no-bots");
            }
            let level = bots::wanted(level)?;
            if !chair.is_free() {
                return Refusal::err("seat-taken");
            }
            return Ok(Entry::BotSat { asked, seat: seat.into(), level: level.to_string() });
        }
        if chair.is_of(&who.id) {
            let can_return = self.status == Status::Playing && chair.bot.is_some() && !chair.resigned;
            return match can_return && !self.clocks.is_live() {
                true => Ok(Entry::Sat { asked, seat: seat.into() }),
                false => Refusal::err("already-seated"),
            };
        }
        self.check_open()?;
        if self.terms.private && who.id != self.owner && !self.is_invited(request.invite.as_deref()) {
            return Refusal::err("not-invited");
        }
        if self.terms.rated && !who.account {
            return Refusal::err("account-needed");
        }
        if self.terms.rated && self.seats_of(&who.id).next().is_some() {
            return Refusal::err("already-seated");
        }
        match chair.is_free() {
            true => Ok(Entry::Sat { asked, seat: seat.into() }),
            false => Refusal::err("seat-taken"),
        }
    }

    /// Somebody leaves before the start, or the owner frees a seat.
    pub fn leave(&self, who: &Who, seat: Seat, id: &str) -> Result<Entry, Refusal> {
        let chair = &self.chairs[seat.index()];
        if !chair.is_of(&who.id) && who.id != self.owner && !who.administrator {
            return Refusal::err("not-your-seat");
        }
        self.check_open()?;
        if chair.automaton || chair.is_free() {
            return Refusal::err("seat-empty");
        }
        Ok(Entry::Left { asked: Asked { by: who.id.clone(), id: id.into() }, seat: seat.into() })
    }

    /// The owner starts the game.
    pub fn start(&self, who: &Who, id: &str, seed: Seed) -> Result<Entry, Refusal> {
        self.check_owner(who)?;
        self.check_open()?;
        if self.chairs.iter().any(|chair| chair.is_free()) {
            return Refusal::err("table-not-full");
        }
        let asked = Asked { by: who.id.clone(), id: id.into() };
        Ok(Entry::Started { asked, seed: seed.to_string(), steps: self.game.chance(&seed) })
    }

    /// The owner, or an administrator, closes the table for good: before the start, or when the game cannot go on.
    pub fn close(&self, who: &Who, id: &str) -> Result<Entry, Refusal> {
        match self.status {
            Status::Open if who.id == self.owner => {}
            Status::Open | Status::Playing if who.administrator => {}
            Status::Playing if who.id == self.owner => {
                // People who play cannot be sent home by one of them.
                let others =
                    self.chairs.iter().any(|chair| chair.who.as_ref().is_some_and(|other| *other != who.id));
                if others {
                    return Refusal::err("table-started");
                }
            }
            Status::Over | Status::Closed => return Refusal::err("table-over"),
            _ => return Refusal::err("not-owner"),
        }
        Ok(Entry::Closed { asked: Asked { by: who.id.clone(), id: id.into() } })
    }

    /// The code with which the holder of a seat hands it to whoever has the code. It is good until the seat changes hands.
    pub fn hand_over_code(&self, seat: Seat, secret: &str) -> Result<String, Refusal> {
        if self.terms.rated {
            return Refusal::err("rated-no-hand-over");
        }
        let holder = self.chairs[seat.index()].who.as_deref().ok_or_else(|| Refusal::new("seat-empty"))?;
        let changes = self.log.iter().filter(|kept| {
            matches!(&kept.entry, Entry::HandedOver { seat: at, .. } | Entry::Sat { seat: at, .. } if at.seat() == seat)
        });
        let text = format!("{secret}\n{}\n{seat}\n{holder}\n{}", self.id, changes.count());
        let hash = Sha256::digest(text.as_bytes());
        Ok(hash.iter().take(16).map(|byte| format!("{byte:02x}")).collect())
    }

    fn take_over(
        &self,
        asked: Asked,
        seat: Seat,
        code: &str,
        who: &Who,
        secret: &str,
    ) -> Result<Entry, Refusal> {
        if matches!(self.status, Status::Over | Status::Closed) {
            return Refusal::err("table-over");
        }
        if !crate::secret::same(code.as_bytes(), self.hand_over_code(seat, secret)?.as_bytes()) {
            return Refusal::err("bad-code");
        }
        let chair = &self.chairs[seat.index()];
        if chair.is_of(&who.id) {
            return Refusal::err("already-seated");
        }
        if chair.resigned {
            return Refusal::err("seat-resigned");
        }
        Ok(Entry::HandedOver { asked, seat: seat.into() })
    }

    fn check_owner(&self, who: &Who) -> Result<(), Refusal> {
        if who.id == self.owner || who.administrator { Ok(()) } else { Refusal::err("not-owner") }
    }

    fn check_open(&self) -> Result<(), Refusal> {
        match self.status {
            Status::Open => Ok(()),
            Status::Playing => Refusal::err("table-started"),
            Status::Over | Status::Closed => Refusal::err("table-over"),
        }
    }
}
