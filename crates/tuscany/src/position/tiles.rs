//! Tiles of a position: centre, piles and stacks. What is not said follows from what is.

use crate::{
    Item, Tile, Tuscany,
    setup::CENTRE,
    state::{Stage, State},
    task::Task,
    tile::TILES,
};
use demesne_game::{Facts, Seat, TextError, Words, read_counts, supply};

const WHAT: &str = "a tile and how many, such as castle*2";

pub(super) fn read_tiles(words: &mut Words<'_>) -> Result<[u8; TILES], TextError> {
    read_counts(words, WHAT, |name| Tile::parse(name).map(Tile::index))
}

impl Tuscany {
    /// The centre where none is said: one neutral tile of each type, or nothing before it is turned up. The crop is one that lies on no
    /// board and in no storage, since each pair of crops is there once.
    fn default_centre(&self, state: &State) -> [u8; TILES] {
        let lying = self.tiles_lying(state);
        let pairs = [Tile::OliveVineyard, Tile::VineyardCereal, Tile::CerealBoar, Tile::BoarOlive];
        let crop = pairs.into_iter().find(|tile| lying[tile.index()] == 0).unwrap_or(Tile::OliveVineyard);
        let types = [
            Tile::Castle,
            Tile::City,
            Tile::Estate,
            Tile::Quarry,
            Tile::Village,
            Tile::Monastery,
            Tile::Cart,
            crop,
        ];
        let mut centre = [0; TILES];
        if !matches!(state.stage, Stage::First | Stage::Centre) {
            types.into_iter().take(CENTRE.into()).for_each(|tile| centre[tile.index()] = 1);
        }
        centre
    }

    /// Reads all piles and stacks. Boards and storages are read before.
    pub(super) fn read_piles(&self, facts: &Facts<'_>, state: &mut State) -> Result<(), TextError> {
        let own_centre = facts.with("centre own", read_tiles)?;
        let none = own_centre.map(|_| [0; TILES]);
        state.centre.neutral =
            facts.with("centre", read_tiles)?.or(none).unwrap_or_else(|| self.default_centre(state));
        state.centre.own = own_centre.unwrap_or([0; TILES]);
        state.removed.neutral = facts.with("removed", read_tiles)?.unwrap_or([0; TILES]);
        state.removed.own = facts.with("removed own", read_tiles)?.unwrap_or([0; TILES]);
        let lying = self.tiles_lying(state);
        // Tiles that must have come out of somebody's stacks.
        let mut owed: [u8; TILES] =
            std::array::from_fn(|i| state.centre.own[i].saturating_add(state.removed.own[i]));
        let neutral = facts.with("neutral", read_tiles)?;
        for (i, owed) in owed.iter_mut().enumerate() {
            // What lies on boards and in storages was neutral as far as that can be.
            let open = state.centre.neutral[i].saturating_add(state.removed.neutral[i]);
            let spare =
                self.printed.neutral[i].saturating_sub(open).saturating_sub(neutral.map_or(0, |n| n[i]));
            let used = lying[i].min(spare);
            state.neutral[i] = neutral.map_or(spare - used, |counts| counts[i]);
            *owed = owed.saturating_add(lying[i] - used);
        }
        for seat in self.every_seat() {
            self.read_stack(facts, state, seat, &mut owed)?;
        }
        self.check_tiles(state)?;
        let lying = self.tiles_lying(state);
        for tile in Tile::ALL {
            let i = tile.index();
            let there = self.tiles_there(state, i) + u16::from(lying[i]);
            let in_box = u16::from(self.printed.in_box(tile, self.options.players));
            state.gone[i] = in_box.saturating_sub(there) as u8;
        }
        Ok(())
    }

    /// A stack by its tiles, `turned 6` for the number of those that left it, or all 21 but those that must have left it.
    fn read_stack(
        &self,
        facts: &Facts<'_>,
        state: &mut State,
        seat: Seat,
        owed: &mut [u8; TILES],
    ) -> Result<(), TextError> {
        let full = self.printed.player;
        let size = supply::count(&full);
        let mut turned = None;
        let said = facts.with(&format!("{seat} stack"), |words| match words.take("turned") {
            true => {
                turned = Some(words.number("the number of tiles that were turned up", 0, size)?);
                Ok(full)
            }
            false => read_tiles(words),
        })?;
        let mut stack = said.unwrap_or(full);
        if said.is_none() || turned.is_some() {
            let mut left = turned.unwrap_or(size);
            for (stack, owed) in stack.iter_mut().zip(owed.iter_mut()) {
                let taken = (*stack).min(*owed).min(left as u8);
                (*stack, *owed, left) = (*stack - taken, *owed - taken, left - u32::from(taken));
            }
            // More were turned up than can be seen: they left the game.
            if turned.is_some() {
                for _ in 0..left {
                    if let Some(most) = (0..TILES).max_by_key(|&i| (stack[i], TILES - i)) {
                        stack[most] = stack[most].saturating_sub(1);
                    }
                }
            }
        } else {
            for i in 0..TILES {
                owed[i] = owed[i].saturating_sub(full[i].saturating_sub(stack[i]));
            }
        }
        if let Some(i) = (0..TILES).find(|&i| stack[i] > full[i]) {
            return Err(TextError::at(
                facts.line(&format!("{seat} stack")),
                format!("T1.5: a player has {} {} tiles, not {}", full[i], Tile::ALL[i].name(), stack[i]),
            ));
        }
        let estate = state.estate_mut(seat);
        estate.stack = stack;
        estate.turned = (size - supply::count(&stack)) as u8;
        Ok(())
    }

    /// Tiles on boards (but start castles) and in storages.
    fn tiles_lying(&self, state: &State) -> [u8; TILES] {
        let mut counts = [0u8; TILES];
        for seat in self.every_seat() {
            let stored = state.estate(seat).storage.iter().filter_map(|item| match item {
                Item::Tile(tile) => Some(tile),
                Item::Hex => None,
            });
            for tile in self.tiles_on_board(state, seat).chain(stored) {
                counts[tile.index()] += 1;
            }
        }
        counts
    }

    /// Tiles of a face in the centre, in piles and stacks.
    fn tiles_there(&self, state: &State, i: usize) -> u16 {
        let stacks: u16 = state.estates.iter().map(|estate| u16::from(estate.stack[i])).sum();
        [
            state.centre.own[i],
            state.centre.neutral[i],
            state.removed.own[i],
            state.removed.neutral[i],
            state.neutral[i],
        ]
        .into_iter()
        .map(u16::from)
        .sum::<u16>()
            + stacks
    }

    /// T1.5, T1.6: no set has more tiles than the box, each set for itself.
    fn check_tiles(&self, state: &State) -> Result<(), TextError> {
        let lying = self.tiles_lying(state);
        for tile in Tile::ALL {
            let i = tile.index();
            let name = tile.name();
            let sum = |counts: &[u8]| counts.iter().map(|&n| u16::from(n)).sum::<u16>();
            let neutral = sum(&[state.centre.neutral[i], state.removed.neutral[i], state.neutral[i]]);
            let in_box = u16::from(self.printed.neutral[i]);
            if neutral > in_box {
                return Err(TextError::new(format!(
                    "T1.6: {neutral} neutral {name} tiles lie about; there are {in_box}"
                )));
            }
            let turned: u16 = self
                .every_seat()
                .map(|seat| u16::from(self.printed.player[i] - state.estate(seat).stack[i]))
                .sum();
            let own = sum(&[state.centre.own[i], state.removed.own[i]]);
            if own > turned {
                return Err(TextError::new(format!(
                    "T1.5: {own} {name} tiles with a player's back lie about, but {turned} were turned up; say so by a line such as \"p1 stack: turned 6\""
                )));
            }
            let spare = in_box - neutral + turned - own;
            if u16::from(lying[i]) > spare {
                return Err(TextError::new(format!(
                    "T1.4: {} {name} tiles lie on boards and in storages, but only {spare} have left the centre and the stacks; say so by a line such as \"p1 stack: turned 6\"",
                    lying[i]
                )));
            }
        }
        Ok(())
    }

    /// T14.1, T14.4: the centre holds at most eight tiles, and five of one colour only while it is looked at.
    pub(super) fn check_centre(&self, facts: &Facts<'_>, state: &State) -> Result<(), TextError> {
        let at = |why: String| {
            let line = facts.line("centre").max(facts.line("centre own"));
            Err(if line > 0 { TextError::at(line, why) } else { TextError::new(why) })
        };
        let turning: u8 =
            state.tasks.iter().map(|task| if let Task::Neutral(n) = task { n } else { 0 }).sum();
        let held = [state.gaps, turning].iter().fold(state.centre.len(), |sum, n| sum.saturating_add(*n));
        if held > CENTRE {
            return at(format!("T14.1: {held} tiles and gaps are in the centre; it has {CENTRE} places"));
        }
        let looked_at = state.tasks.iter().any(|task| task == Task::Check);
        match self.crowded(state) {
            Some(colour) if !looked_at => {
                at(format!("T14.4: five {} tiles cannot stay in the centre", colour.kind()))
            }
            _ => Ok(()),
        }
    }
}
