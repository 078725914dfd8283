//! Vineyards in positions: writing, reading, and what must hold of them (X-VINE).

use super::check::fail;
use crate::{
    Burgundy, Expansion, State, Tile,
    bonus::Bonus,
    notation::{parse_planted, planted_text, read_tiles, read_vines, vines_text},
    open::{Open, Planted, Takes},
    options::VineTypes,
    state::Stage,
    tile::{DOUBLES, VINE_NAMES, VINES, parse_vine},
    vine::{TERRACES, VINE_SPACES, Vines},
};
use demesne_game::{Facts, Lines, Seat, TextError, Words, counts_text, read_counts};

/// What a position says of the vineyards as a whole, and of each of them.
pub(super) const KEYS: [&str; 5] = ["vine types", "vine depot", "vine shop", "vine bag", "vine supply"];
pub(super) const SEAT_KEYS: [&str; 3] = ["vineyard", "vine bonus", "terraces"];

impl Burgundy {
    pub(super) fn write_vines(&self, state: &State, lines: &mut Lines) {
        if !self.on(Expansion::Vineyards) {
            return;
        }
        let vines = &state.vines;
        if self.options.vine_types == VineTypes::Fewer && vines.without != 0 {
            lines.add("vine types", vines_text(vines.without));
        }
        for (key, tiles) in [("vine depot", &vines.depot[..]), ("vine shop", &vines.shop)] {
            lines.list(key, tiles.iter().any(Option::is_some).then(|| self.tiles_text(tiles)));
        }
        let double = |i| Tile::from_double_index(i).map_or(String::new(), |tile| self.tile_name(tile));
        lines.add("vine bag", counts_text(&vines.bag, double));
        if vines.supply != self.default_vine_supply(state) {
            lines.add("vine supply", counts_text(&vines.supply, |vine| VINE_NAMES[vine].into()));
        }
    }

    pub(super) fn write_vineyard(&self, state: &State, seat: Seat, lines: &mut Lines) {
        let vineyard = &state.estate(seat).vineyard;
        let planted = (0..VINE_SPACES).filter_map(|space| {
            let text = planted_text(vineyard.tiles[space]?, vineyard.turned >> space & 1 != 0);
            Some(format!("v{}={text}", space + 1))
        });
        lines.list(&format!("{seat} vineyard"), planted);
        let bonus = VINE_NAMES.iter().zip(vineyard.bonus);
        let bonus = bonus.flat_map(|(name, n)| (0..n).map(move |_| (*name).to_owned()));
        lines.list(&format!("{seat} vine bonus"), bonus);
        let terraces = (0..TERRACES).filter(|terrace| vineyard.terraces >> terrace & 1 != 0);
        lines.list(&format!("{seat} terraces"), terraces.map(|terrace| (terrace + 1).to_string()));
    }

    /// Reads all of it. What is open must be known already.
    pub(super) fn read_vines(&self, facts: &Facts<'_>, state: &mut State) -> Result<(), TextError> {
        self.read_vine_types(facts, state)?;
        if let Some(tiles) = facts.with("vine depot", read_tiles)? {
            state.vines.depot = tiles;
        }
        if let Some(tiles) = facts.with("vine shop", read_tiles)? {
            state.vines.shop = tiles;
        }
        for seat in Seat::first(self.players()) {
            self.read_vineyard(facts, state, seat)?;
        }
        let elsewhere = doubles_elsewhere(state);
        state.vines.bag = match facts.with("vine bag", |words| read_counted(words, parse_double))? {
            Some(bag) => bag,
            None => std::array::from_fn(|i| state.vines.bag[i].saturating_sub(elsewhere[i])),
        };
        state.vines.supply = match facts.with("vine supply", |words| read_counted(words, parse_type))? {
            Some(supply) => supply,
            None => self.default_vine_supply(state),
        };
        Ok(())
    }

    /// X-VINE-4: the types that chance has taken out.
    fn read_vine_types(&self, facts: &Facts<'_>, state: &mut State) -> Result<(), TextError> {
        let key = "vine types";
        let drawn = self.options.vine_types == VineTypes::Fewer && !types_to_come(state.stage);
        match facts.with(key, read_vines)? {
            Some(_) if !drawn => fail(
                facts,
                key,
                "types of vines are drawn with \"vine-types: fewer\" only, before phase A (X-VINE-4)",
            ),
            Some(types) if types.count_ones() != self.vine_board.fewer_types.into() => fail(
                facts,
                key,
                format!(
                    "with {} players {} of the types are out (X-VINE-4)",
                    self.players(),
                    self.vine_board.fewer_types
                ),
            ),
            Some(types) => {
                state.vines.leave_out(types);
                Ok(())
            }
            None if drawn => Err(TextError::new(format!(
                "with \"vine-types: fewer\" the line \"{key}: …\" is needed (X-VINE-4)"
            ))),
            None => Ok(()),
        }
    }

    fn read_vineyard(&self, facts: &Facts<'_>, state: &mut State, seat: Seat) -> Result<(), TextError> {
        let open = self.open_terraces(state, seat);
        let vineyard = &mut state.estate_mut(seat).vineyard;
        facts.with(&format!("{seat} vineyard"), |words| {
            while words.peek().is_some() {
                let (space, (tile, turned)) =
                    words.parse("a space and its double tile, such as v2=green-blue", |word| {
                        let (space, tile) = word.split_once('=')?;
                        Some((parse_vine_space(space)?, parse_planted(tile)?))
                    })?;
                if vineyard.tiles[usize::from(space)].replace(tile).is_some() {
                    return Err(TextError::new(format!("v{} has two double tiles", space + 1)));
                }
                vineyard.turned |= u16::from(turned) << space;
            }
            Ok(())
        })?;
        facts.with(&format!("{seat} vine bonus"), |words| {
            while words.peek().is_some() {
                let vine = words.parse("a type of vines, such as green", parse_vine)?;
                let count = &mut vineyard.bonus[usize::from(vine)];
                *count = count.saturating_add(1);
            }
            Ok(())
        })?;
        let terraces = facts.with(&format!("{seat} terraces"), |words| {
            let mut set = 0u8;
            while words.peek().is_some() {
                set |= 1 << (words.number("a terrace", 1, TERRACES as u32)? - 1);
            }
            Ok(set)
        })?;
        let complete = self.vine_board.complete_terraces(vineyard.covered());
        vineyard.terraces = terraces.unwrap_or(complete & !open);
        Ok(())
    }

    /// The terraces with a planted tile whose bonus actions are not done yet: they may be complete and not checked.
    fn open_terraces(&self, state: &State, seat: Seat) -> u8 {
        let planted = state.open.iter().filter_map(|open| match open {
            Open::Bonuses(planted) if seat == state.on_turn() => Some(planted.space()),
            _ => None,
        });
        planted.fold(0, |set, space| set | 1 << self.terrace_of(space))
    }

    fn terrace_of(&self, space: u8) -> usize {
        self.vine_board.terraces.iter().position(|spaces| spaces >> space & 1 != 0).unwrap_or(0)
    }

    /// Every vine bonus tile that nobody has: none ever leaves the game but with its type.
    fn default_vine_supply(&self, state: &State) -> [u8; VINES as usize] {
        let full = Vines { without: state.vines.without, ..self.first_vines() };
        std::array::from_fn(|vine| {
            let out = full.without >> vine & 1 != 0;
            let held = state.estates.iter().fold(0u8, |sum, e| sum.saturating_add(e.vineyard.bonus[vine]));
            if out { 0 } else { full.supply[vine].saturating_sub(held) }
        })
    }

    pub(super) fn check_vines_lie(&self, facts: &Facts<'_>, state: &State) -> Result<(), TextError> {
        if !self.on(Expansion::Vineyards) {
            let seats = Seat::first(self.players());
            let own = seats.flat_map(|seat| SEAT_KEYS.map(|what| format!("{seat} {what}")));
            if let Some(key) = KEYS.map(String::from).into_iter().chain(own).find(|key| facts.has(key)) {
                return fail(
                    facts,
                    &key,
                    format!("without vineyards \"{key}\" has nothing to say (X-VINE-1)"),
                );
            }
        }
        self.check_vine_stage(facts, state)?;
        self.check_double_tiles(facts, state)?;
        for seat in Seat::first(self.players()) {
            self.check_vineyard(facts, state, seat)?;
        }
        for (vine, name) in VINE_NAMES.iter().enumerate() {
            let held: u32 = state.estates.iter().map(|e| u32::from(e.vineyard.bonus[vine])).sum();
            let out = state.vines.without >> vine & 1 != 0;
            let most = if out { 0 } else { u32::from(self.vine_bonus_sets()) };
            if held + u32::from(state.vines.supply[vine]) > most && self.on(Expansion::Vineyards) {
                return Err(TextError::new(format!(
                    "there are {most} vine bonus tiles of type {name} (X-VINE-3)"
                )));
            }
        }
        Ok(())
    }

    fn check_vine_stage(&self, facts: &Facts<'_>, state: &State) -> Result<(), TextError> {
        let (on, stage) = (self.on(Expansion::Vineyards), state.stage);
        if matches!(stage, Stage::VineGifts | Stage::VineDepot | Stage::VineShop) && !on
            || stage == Stage::VineTypes && self.options.vine_types != VineTypes::Fewer
        {
            return fail(facts, "moment", "this moment does not come at this table (X-VINE-1)");
        }
        let early = stage.before_phase_a() || matches!(stage, Stage::Depot(_) | Stage::Black);
        let depot_empty = early || stage == Stage::VineDepot;
        let shop_empty = depot_empty || stage == Stage::VineShop;
        let places = [
            ("vine depot", &state.vines.depot[..], if depot_empty { 0 } else { self.vine_board.places() }),
            ("vine shop", &state.vines.shop, if shop_empty { 0 } else { self.vine_board.shop.into() }),
        ];
        for (key, tiles, used) in places {
            if tiles[used..].iter().any(Option::is_some) {
                return fail(facts, key, "a double tile lies on a place that is not in use now (X-VINE-5)");
            }
            if tiles.iter().flatten().any(|tile| !tile.is_double()) {
                return fail(facts, key, "only double tiles lie there (X-VINE-1)");
            }
        }
        Ok(())
    }

    /// Each double tile is in one place.
    fn check_double_tiles(&self, facts: &Facts<'_>, state: &State) -> Result<(), TextError> {
        let mut full = self.first_vines();
        full.leave_out(state.vines.without);
        let elsewhere = doubles_elsewhere(state);
        for (i, (lying, bag)) in elsewhere.into_iter().zip(state.vines.bag).enumerate() {
            let sum = u32::from(lying) + u32::from(bag);
            if sum > full.bag[i].into() {
                let name = Tile::from_double_index(i).map_or(String::new(), |tile| self.tile_name(tile));
                let why = format!("{name} lies in {sum} places, but there are {} (X-VINE-2)", full.bag[i]);
                return fail(facts, "vine bag", why);
            }
        }
        Ok(())
    }

    fn check_vineyard(&self, facts: &Facts<'_>, state: &State, seat: Seat) -> Result<(), TextError> {
        let vineyard = &state.estate(seat).vineyard;
        let fail = |what: &str, why: &str| fail(facts, &format!("{seat} {what}"), why);
        let covered = vineyard.covered();
        if covered != 0 && state.stage.before_phase_a() {
            return fail("vineyard", "before phase A nothing is planted (X-VINE-9)");
        }
        let bottom = covered & self.vine_board.terraces[0];
        let mut reached = bottom & bottom.wrapping_neg();
        for _ in 0..VINE_SPACES {
            let from = (0..VINE_SPACES).filter(|space| reached >> space & 1 != 0);
            reached = from.fold(reached, |set, space| set | self.vine_board.neighbours[space] & covered);
        }
        if reached != covered {
            return fail(
                "vineyard",
                "the first double tile lies on the bottom terrace, each other touches one (X-VINE-10)",
            );
        }
        let complete = self.vine_board.complete_terraces(covered);
        let due = complete & !self.open_terraces(state, seat);
        if vineyard.terraces & !complete != 0 || due & !vineyard.terraces != 0 {
            return fail(
                "terraces",
                "the terraces that brought a vine bonus tile are those that are complete (X-VINE-20)",
            );
        }
        let held: u32 = vineyard.bonus.iter().map(|&n| u32::from(n)).sum();
        let dealt = u32::from(seat.0 < self.persons() && !gifts_to_come(state.stage));
        if held > dealt + vineyard.terraces.count_ones() {
            return fail(
                "vine bonus",
                &format!(
                    "{seat} has {held} vine bonus tiles: one is dealt, one more comes with each terrace (X-VINE-20)"
                ),
            );
        }
        Ok(())
    }

    /// Whether the bonuses of a planted tile can be open like that; those below others are used in part.
    pub(super) fn bonuses_fit(&self, state: &State, planted: Planted, innermost: bool) -> bool {
        let covered = state.estate(state.on_turn()).vineyard.covered();
        let same = |open: &Open| matches!(open, Open::Bonuses(other) if other.space() == planted.space());
        covered >> planted.space() & 1 != 0
            && (planted.left() == 0b11) == innermost
            && state.open.iter().filter(same).count() == 1
    }

    /// X-VINE-20: whether a vine bonus tile can be chosen: a check is going on, and one is left.
    pub(super) fn terrace_fits(&self, state: &State, below: Option<Open>) -> bool {
        matches!(below, Some(Open::Bonuses(planted)) if planted.left() == 0)
            && state.vines.supply.iter().any(|&left| left > 0)
            && state.estate(state.on_turn()).vineyard.terraces != 0
    }

    /// X-VINE-14: whether something can be open because of a bonus that was used.
    pub(super) fn bonus_leads_to(&self, planted: Planted, open: Open) -> bool {
        if open == Open::Terrace {
            return planted.left() == 0;
        }
        let takes = |takes: Takes| match open {
            Open::Take(other) => other == takes,
            Open::Store(tile) => takes.allows(tile),
            _ => false,
        };
        let bonuses = self.vine_board.bonuses[usize::from(planted.space())];
        let used = (0..).zip(bonuses).filter(|(which, _)| planted.left() >> which & 1 == 0);
        used.into_iter().any(|(_, bonus)| match bonus {
            Bonus::Silver | Bonus::Workers | Bonus::Points => false,
            // A sale lays goods on a trade route, and that leads anywhere too.
            Bonus::Action | Bonus::Place => true,
            Bonus::Sell => open == Open::Sell || self.on(Expansion::Routes),
            Bonus::Building => takes(Takes::Building),
            Bonus::MineMonasteryCastle => takes(Takes::MineMonasteryCastle),
            Bonus::ShipLivestock => takes(Takes::ShipLivestock),
            Bonus::BlackOrShop => matches!(open, Open::TakeBlack | Open::Store(_)),
            Bonus::VineDepot => {
                open == Open::TakeVine || matches!(open, Open::Store(tile) if tile.is_double())
            }
        })
    }
}

/// The moments before the types that are out are drawn (X-VINE-4).
fn types_to_come(stage: Stage) -> bool {
    stage.before_gifts() && stage != Stage::VineGifts && !matches!(stage, Stage::Gift(_))
}

/// The moments before each person has a vine bonus tile (X-VINE-3).
fn gifts_to_come(stage: Stage) -> bool {
    types_to_come(stage) || stage == Stage::VineGifts
}

/// How many double tiles of each kind lie in depot, shop, storages and vineyards, or are on their way.
fn doubles_elsewhere(state: &State) -> [u8; DOUBLES] {
    let mut counts = [0u8; DOUBLES];
    let stored = state.estates.iter().flat_map(|estate| estate.storage.iter());
    let planted = state.estates.iter().flat_map(|estate| estate.vineyard.tiles).flatten();
    let lying = state.vines.depot.into_iter().chain(state.vines.shop).flatten();
    let coming = state.open.iter().filter_map(|open| match open {
        Open::Store(tile) => Some(tile),
        _ => None,
    });
    for i in stored.chain(planted).chain(lying).chain(coming).filter_map(Tile::double_index) {
        counts[i] = counts[i].saturating_add(1);
    }
    counts
}

fn parse_double(name: &str) -> Option<usize> {
    Tile::parse(name)?.double_index()
}

fn parse_type(name: &str) -> Option<usize> {
    parse_vine(name).map(usize::from)
}

fn parse_vine_space(word: &str) -> Option<u8> {
    let digits = word.strip_prefix('v')?;
    let number = digits.parse::<u8>().ok().filter(|n| n.to_string() == digits)?;
    number.checked_sub(1).filter(|&space| usize::from(space) < VINE_SPACES)
}

/// Names and how many: `green-blue*3 red-red*1`, or `none`.
fn read_counted<const N: usize>(
    words: &mut Words<'_>,
    kind: impl Fn(&str) -> Option<usize>,
) -> Result<[u8; N], TextError> {
    read_counts(words, "a name and how many, such as green-blue*3 or green*2", kind)
}
