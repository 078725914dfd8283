//! What inns, border posts and the castle connection add to a position.

use super::check::fail;
use crate::{
    Burgundy, Expansion, State, Tile,
    open::Open,
    storage::{ROOM, STORAGE},
};
use demesne_game::{Facts, Lines, Seat, TextError};

impl Burgundy {
    pub(super) fn write_extras(&self, state: &State, lines: &mut Lines) {
        if self.on(Expansion::Inns) {
            lines.add("inns", state.inns);
        }
        if state.cleared_castles > 0 {
            lines.add("castles cleared", state.cleared_castles);
        }
        let owners = state.posts.tiles.iter().filter_map(|owner| owner.checked_sub(1));
        lines.list("post tiles", owners.map(|seat| Seat(seat).to_string()));
        for seat in Seat::first(self.players()).filter(|seat| state.posts.joined >> seat.0 & 1 != 0) {
            lines.add(&format!("{seat} posts"), "joined");
        }
    }

    pub(super) fn read_extras(&self, facts: &Facts<'_>, state: &mut State) -> Result<(), TextError> {
        // X-INN-1: one inn came with each phase that has begun; those in storages and duchies have left the space.
        if self.on(Expansion::Inns) {
            let came = if state.stage.before_phase_a() { 0 } else { state.phase + 1 };
            state.inns = came.saturating_sub(self.inns_elsewhere(state));
        }
        if let Some(inns) = facts.with("inns", |w| w.number("inns", 0, 5))? {
            state.inns = inns as u8;
        }
        if let Some(castles) = facts.with("castles cleared", |w| w.number("castles", 0, 16))? {
            state.cleared_castles = castles as u8;
        }
        facts.with("post tiles", |words| {
            for owner in &mut state.posts.tiles {
                if words.peek().is_some() {
                    let seat = words.parse("a seat of this table", |word| self.seat(word))?;
                    *owner = seat.0 + 1;
                }
            }
            Ok(())
        })?;
        for seat in Seat::first(self.players()) {
            let joined = facts.with(&format!("{seat} posts"), |w| {
                w.parse("joined", |word| (word == "joined").then_some(()))
            })?;
            state.posts.joined |= u8::from(joined.is_some()) << seat.0;
        }
        Ok(())
    }

    /// Inns in storages and duchies, or on their way into a full storage.
    fn inns_elsewhere(&self, state: &State) -> u8 {
        let stored = state.estates.iter().flat_map(|estate| estate.storage.iter());
        let private = state.private.iter().flat_map(|private| private.tiles).flatten();
        let placed = state.tiles.iter().copied().flatten();
        let coming = state.open.iter().filter(|&open| open == Open::Store(Tile::INN)).count();
        (stored.chain(private).chain(placed).filter(|&tile| tile == Tile::INN).count() + coming) as u8
    }

    pub(super) fn check_extras(&self, facts: &Facts<'_>, state: &State) -> Result<(), TextError> {
        let early = state.stage.before_phase_a();
        let came = if early { 0 } else { state.phase + 1 };
        if !self.on(Expansion::Inns) && facts.has("inns") {
            return fail(facts, "inns", "there are inns only with the expansion \"inns\" (X-INN-1)");
        }
        if self.on(Expansion::Inns) && state.inns + self.inns_elsewhere(state) > came {
            return fail(facts, "inns", format!("inns come one a phase, and {came} so far (X-INN-1)"));
        }
        if facts.has("castles cleared") && !(self.options.connection && came > 1) {
            return fail(
                facts,
                "castles cleared",
                "castles are cleared for purchase from phase B on, with the castle connection (X-BOARD-9)",
            );
        }
        self.check_posts(facts, state)
    }

    /// X-POST-4 to X-POST-6.
    fn check_posts(&self, facts: &Facts<'_>, state: &State) -> Result<(), TextError> {
        let [large, small] = state.posts.tiles;
        if (large != 0 || state.posts.joined != 0) && !self.on(Expansion::Posts) {
            let said = Seat::first(self.players()).map(|seat| format!("{seat} posts"));
            let key = said.into_iter().find(|key| facts.has(key)).unwrap_or_else(|| "post tiles".into());
            return fail(facts, &key, "there are border posts only with the expansion \"posts\" (X-POST-1)");
        }
        if large != 0 && large == small || small != 0 && large == 0 {
            return fail(
                facts,
                "post tiles",
                "each post tile has an owner of its own, the large one first (X-POST-6)",
            );
        }
        for seat in Seat::first(self.persons()) {
            if !self.on(Expansion::Posts) || self.duchy_of(state, seat).is_none() {
                continue;
            }
            let posts = self.joined_posts(state, seat);
            let joined = state.posts.joined >> seat.0 & 1 != 0;
            if joined != (posts >= 2) {
                let why = match joined {
                    true => format!("{seat} has not connected two posts (X-POST-3)"),
                    false => {
                        format!("{seat} has connected two posts; write \"{seat} posts: joined\" (X-POST-4)")
                    }
                };
                return fail(facts, &format!("{seat} posts"), why);
            }
            let owns = state.posts.tiles.contains(&(seat.0 + 1));
            if owns && posts < 3 || !owns && posts == 3 && small == 0 {
                return fail(
                    facts,
                    "post tiles",
                    format!("{seat}'s posts do not fit the post tiles (X-POST-6)"),
                );
            }
        }
        Ok(())
    }

    /// What the storage and the duchy of a seat may hold with expansions.
    pub(super) fn check_own(&self, facts: &Facts<'_>, state: &State, seat: Seat) -> Result<(), TextError> {
        let estate = state.estate(seat);
        // X-R1: with shield 4 tiles are counted, not the spaces that they fill.
        let full = match estate.holds(4) {
            true => estate.storage.len() > ROOM,
            false => estate.storage.used() > STORAGE,
        };
        // While shield 4 is being given up there are more.
        let trimming = state.on_turn() == seat && state.open.iter().any(|open| open == Open::Trim);
        if !state.paired && !trimming && full {
            return fail(facts, &format!("{seat} storage"), "storage holds three tiles (B6.2)");
        }
        for region in &self.duchy(state, seat).regions {
            let inns = region.spaces.into_iter().filter(|&space| state.tile(seat, space) == Some(Tile::INN));
            if inns.count() > 1 {
                return fail(facts, &format!("{seat} duchy"), "a region holds one inn (X-INN-5)");
            }
        }
        Ok(())
    }
}
