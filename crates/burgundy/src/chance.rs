//! What chance does: the draws of the setup (B2), the start of a phase (B3), the roll of a round (B4).

use crate::{
    Action, Burgundy, Colour, Event, Expansion, Tile,
    printed::Counts,
    state::{Stage, State, UNKNOWN},
    tile::FACES,
};
use demesne_game::{Illegal, MAX_SEATS, Random, Seat, Sink, supply};

impl Burgundy {
    /// B3.1: what is left in the depots leaves the game; goods stay. Then the depots are filled.
    pub(crate) fn start_phase(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        for place in state.depots.iter_mut().flatten().chain(&mut state.black) {
            if let Some(tile) = place.take() {
                // X-BOARD-9: castles can be bought back.
                state.cleared_castles += u8::from(tile == Tile::CASTLE && self.options.connection);
                sink.tell(|| Event::Cleared(tile));
            }
        }
        if self.on(Expansion::Inns) {
            state.inns += 1;
            sink.tell(|| Event::InnLaid);
        }
        if self.on(Expansion::Vineyards) {
            self.clear_vines(state, sink);
        }
        state.stage = Stage::Depot(0);
    }

    pub(crate) fn sample_chance(&self, state: &State, rng: &mut impl Random) -> Action {
        match state.stage {
            Stage::First => Action::First(Seat(rng.below(self.persons().into()) as u8)),
            Stage::Boards => Action::Boards(self.sample_boards(rng)),
            Stage::Gift(seat) => {
                let mut supply = state.goods_supply;
                let mut goods = [0; 3].map(|_| draw_goods(&mut supply, rng));
                goods.sort_unstable();
                Action::Gift { seat: Seat(seat), goods }
            }
            Stage::Depot(depot) => {
                let mut supply = state.supply;
                let colours = self.printed.depot_colours(depot.into(), self.size(), state.phase);
                let tiles =
                    colours.map(|colour| colour.and_then(|c| draw_tile(&mut supply, Tile::range(c), rng)));
                Action::Depot { depot, tiles }
            }
            Stage::Black => {
                let mut supply = state.black_supply;
                Action::Black(self.black_spaces().map(|used| match used {
                    true => draw_tile(&mut supply, 1..FACES, rng),
                    false => None,
                }))
            }
            Stage::Goods => {
                let mut supply = state.goods_supply;
                Action::Goods([0; 5].map(|_| draw_goods(&mut supply, rng)))
            }
            Stage::Roll => {
                let mut dice = [[0; 2]; MAX_SEATS];
                for pair in dice.iter_mut().take(self.persons().into()) {
                    let (one, other) = (rng.die(), rng.die());
                    *pair = [one.min(other), one.max(other)];
                }
                Action::Roll { dice, white: rng.die() }
            }
            Stage::RevealSides | Stage::RevealCastles => self.sample_reveal(state),
            Stage::FirstCard(_) | Stage::FirstBuilding | Stage::AutomaDie | Stage::Card(_) => {
                self.sample_automa(state, rng)
            }
            Stage::Shields(depot) => self.sample_shields(state, depot, rng),
            Stage::Route(seat) => self.sample_route(state, Seat(seat), rng),
            Stage::VineTypes | Stage::VineGifts | Stage::VineDepot | Stage::VineShop => {
                self.sample_vines(state, rng)
            }
            Stage::Sides
            | Stage::Castles
            | Stage::RouteOrders
            | Stage::Turn
            | Stage::Levies
            | Stage::Tribute
            | Stage::LastCopy
            | Stage::Over => {
                debug_assert!(false, "chance has nothing to do now");
                Action::End
            }
        }
    }

    /// B2.11: boards are drawn without replacement.
    #[inline(never)]
    fn sample_boards(&self, rng: &mut impl Random) -> [u8; MAX_SEATS] {
        let mut copies: Vec<u8> = self.two_sided.iter().map(|&(_, copies)| copies).collect();
        let mut boards = [UNKNOWN; MAX_SEATS];
        for board in boards.iter_mut().take(self.persons().into()) {
            let drawn = supply::draw(&mut copies, rng).unwrap_or(0);
            *board = drawn as u8;
        }
        boards
    }

    /// B2.11: how many copies of a two-sided board there are.
    pub(crate) fn copies(&self, board: u8) -> usize {
        self.two_sided.get(usize::from(board)).map_or(0, |&(_, copies)| copies.into())
    }

    /// The spaces of the black depot that the number of players uses.
    fn black_spaces(&self) -> [bool; 8] {
        self.printed.black_depot.map(|least| self.size() >= least)
    }

    pub(crate) fn check_chance(&self, state: &State, action: Action) -> Result<(), Illegal> {
        match (state.stage, action) {
            (Stage::First, Action::First(seat)) => {
                if seat.0 < self.persons() {
                    return Ok(());
                }
                Illegal::err("B2.6", format!("the first player is one of p1 to p{}", self.persons()))
            }
            (Stage::Boards, Action::Boards(boards)) => self.check_boards(&boards),
            (Stage::Gift(expected), Action::Gift { seat, goods }) => {
                if seat.0 != expected {
                    return Illegal::err(
                        "B2.3",
                        format!("it is p{}'s goods that are drawn now", expected + 1),
                    );
                }
                if !goods.is_sorted() {
                    return Illegal::err("B5.7", "three goods drawn together are named in rising order");
                }
                check_goods("B2.3", &state.goods_supply, &goods)
            }
            (Stage::Depot(expected), Action::Depot { depot, tiles }) => {
                if depot != expected {
                    return Illegal::err("B3.2", format!("depot {} is filled now", expected + 1));
                }
                let colours = self.printed.depot_colours(depot.into(), self.size(), state.phase);
                self.check_fill(&state.supply, &colours.map(|c| c.map(Tile::range)), &tiles)
            }
            (Stage::Black, Action::Black(tiles)) => {
                let ranges = self.black_spaces().map(|used| used.then_some(1..FACES));
                self.check_fill(&state.black_supply, &ranges, &tiles)
            }
            (Stage::Goods, Action::Goods(goods)) => check_goods("B3.4", &state.goods_supply, &goods),
            (Stage::Roll, Action::Roll { dice, white }) => self.check_roll(&dice, white),
            (Stage::RevealSides | Stage::RevealCastles, Action::Reveal(picks)) => {
                self.check_reveal(state, &picks)
            }
            (Stage::FirstCard(_) | Stage::FirstBuilding | Stage::AutomaDie | Stage::Card(_), _) => {
                self.check_automa(state, action)
            }
            (Stage::Shields(expected), Action::Shields { depot, shields }) => {
                self.check_shields_laid(state, expected, depot, shields)
            }
            (Stage::Route(expected), Action::Route { seat, tiles }) => {
                self.check_route_dealt(state, Seat(expected), seat, tiles)
            }
            (Stage::VineTypes | Stage::VineGifts | Stage::VineDepot | Stage::VineShop, _) => {
                self.check_vines(state, action)
            }
            (stage, _) => wrong_chance(stage),
        }
    }

    fn check_boards(&self, boards: &[u8; MAX_SEATS]) -> Result<(), Illegal> {
        let (drawn, unused) = boards.split_at(self.persons().into());
        for &board in drawn {
            if drawn.iter().filter(|&&other| other == board).count() > self.copies(board) {
                return Illegal::err("B2.11", "there are not so many copies of that board");
            }
        }
        match unused.iter().all(|&board| board == UNKNOWN) {
            true => Ok(()),
            false => Illegal::err("B2.11", "one board is drawn for each player"),
        }
    }

    /// B3.2, B3.3: every space in use gets a tile of its supply while that lasts.
    fn check_fill<const N: usize>(
        &self,
        supply: &Counts,
        ranges: &[Option<std::ops::Range<usize>>; N],
        tiles: &[Option<Tile>; N],
    ) -> Result<(), Illegal> {
        let mut supply = *supply;
        for (range, tile) in ranges.iter().zip(tiles) {
            match (range, tile) {
                (None, None) => {}
                (Some(range), Some(tile)) => {
                    if !range.contains(&tile.index()) || supply[tile.index()] == 0 {
                        let (name, here) = (self.tile_name(*tile), range.contains(&tile.index()));
                        return Illegal::err(
                            "B3.2",
                            match here {
                                true => format!("no {name} is left in the supply"),
                                false => format!("{name} has not the colour of its space"),
                            },
                        );
                    }
                    supply[tile.index()] -= 1;
                }
                (Some(range), None) => {
                    if supply[range.clone()].iter().any(|&n| n > 0) {
                        return Illegal::err("B3.3", "a space stays empty only when its supply has run out");
                    }
                }
                (None, Some(_)) => {
                    return Illegal::err(
                        "B3.2",
                        "a tile lies on a space that this number of players does not use",
                    );
                }
            }
        }
        Ok(())
    }

    fn check_roll(&self, dice: &[[u8; 2]; MAX_SEATS], white: u8) -> Result<(), Illegal> {
        let (rolled, unused) = dice.split_at(self.persons().into());
        let fine = |&[low, high]: &[u8; 2]| 1 <= low && low <= high && high <= 6;
        if rolled.iter().all(fine) && unused.iter().all(|pair| *pair == [0; 2]) && (1..=6).contains(&white) {
            return Ok(());
        }
        Illegal::err(
            "B4.1",
            "every player rolls two dice of 1 to 6, the lower named first, and the white die",
        )
    }

    #[inline(never)]
    pub(crate) fn apply_chance(&self, state: &mut State, action: Action, sink: &mut impl Sink<Event>) {
        match action {
            Action::First(seat) => self.apply_first(state, seat, sink),
            Action::Boards(boards) => self.apply_boards(state, boards, sink),
            Action::Gift { seat, goods } => self.apply_gift(state, seat, goods, sink),
            Action::Reveal(picks) => self.apply_reveal(state, picks, sink),
            Action::Depot { depot, tiles } => {
                state.depots[usize::from(depot)] = tiles;
                for tile in tiles.into_iter().flatten() {
                    state.supply[tile.index()] -= 1;
                }
                state.stage = if depot < 5 { Stage::Depot(depot + 1) } else { Stage::Black };
            }
            Action::Black(tiles) => {
                state.black = tiles;
                for tile in tiles.into_iter().flatten() {
                    state.black_supply[tile.index()] -= 1;
                }
                state.stage = if self.on(Expansion::Vineyards) { Stage::VineDepot } else { Stage::Goods };
            }
            Action::Goods(goods) => {
                for (place, kind) in state.round_goods.iter_mut().zip(goods) {
                    state.goods_supply[usize::from(kind)] -= 1;
                    *place = kind + 1;
                }
                state.stage = Stage::Roll;
            }
            Action::Roll { dice, white } => self.start_round(state, dice, white, sink),
            Action::Card { .. } | Action::FirstBuilding(_) | Action::AutomaDie(_) => {
                self.apply_automa(state, action, sink);
            }
            Action::Shields { depot, shields } => self.apply_shields_laid(state, depot, shields, sink),
            Action::Route { seat, tiles } => self.apply_route_dealt(state, seat, tiles, sink),
            Action::VineTypes(_) | Action::VineGifts(_) | Action::VineDepot(_) | Action::VineShop(_) => {
                self.apply_vines(state, action, sink);
            }
            _ => debug_assert!(false, "apply() was given what check() refuses"),
        }
    }

    /// B4.1 to B4.3: the dice lie, the next goods go to the depot of the white die, the order of the round is fixed.
    fn start_round(
        &self,
        state: &mut State,
        dice: [[u8; 2]; MAX_SEATS],
        white: u8,
        sink: &mut impl Sink<Event>,
    ) {
        state.dice = dice;
        state.white = white;
        let goods = std::mem::take(&mut state.round_goods[usize::from(state.round)]);
        if let Some(kind) = goods.checked_sub(1) {
            state.depot_goods[usize::from(white - 1)][usize::from(kind)] += 1;
            sink.tell(|| Event::GoodsLaid { goods: kind, depot: white - 1 });
        }
        if self.options.solo.is_some() {
            self.clear_first_tile(state, white - 1, sink);
        }
        state.order = state.track.order;
        state.turn = 0;
        self.begin_turn(state);
    }
}

/// Takes a random tile of some faces out of a supply; `None` when it has none (B3.3).
#[inline]
fn draw_tile(supply: &mut Counts, faces: std::ops::Range<usize>, rng: &mut impl Random) -> Option<Tile> {
    let first = faces.start;
    supply::draw(&mut supply[faces], rng).and_then(|face| Tile::from_index(first + face))
}

/// Takes a random goods tile out of what is left. There are always enough (B2.3).
#[inline]
fn draw_goods(supply: &mut [u8; 6], rng: &mut impl Random) -> u8 {
    supply::draw(supply, rng).map_or(0, |kind| kind as u8)
}

fn check_goods(rule: &'static str, supply: &[u8; 6], goods: &[u8]) -> Result<(), Illegal> {
    for kind in 0..6u8 {
        if goods.iter().filter(|&&g| g == kind).count() > supply[usize::from(kind)].into() {
            return Illegal::err(
                rule,
                format!("there are only {} goods of number {} left", supply[usize::from(kind)], kind + 1),
            );
        }
    }
    match goods.iter().all(|&kind| kind < 6) {
        true => Ok(()),
        false => Illegal::err(rule, "goods have the numbers 1 to 6"),
    }
}

#[cold]
fn wrong_chance(stage: Stage) -> Result<(), Illegal> {
    let (rule, what) = match stage {
        Stage::First => ("B2.6", "the first player is drawn now: \"first p2\""),
        Stage::Boards => ("B2.11", "the boards are drawn now: \"boards 1/2 3/4\""),
        Stage::Gift(_) => ("B2.3", "a player's three goods are drawn now: \"gift p1 1 3 3\""),
        Stage::RevealSides | Stage::RevealCastles => ("B2.8", "the choices are turned up now: \"reveal …\""),
        Stage::Depot(_) => ("B3.2", "a depot is filled now: \"depot 1 bank ship\""),
        Stage::Black => ("B3.2", "the black depot is filled now: \"black mine m7 ship ship\""),
        Stage::Shields(_) => ("X-SHIELD-A", "the shields of a depot are laid out now: \"shields 1 7\""),
        Stage::Route(_) => ("X-ROUTE-1", "a player's route tiles are dealt now: \"route p1 4 7 2\""),
        Stage::Goods => ("B3.4", "the goods of the phase are laid out now: \"goods 3 1 4 4 6\""),
        _ => ("B4.1", "the dice are rolled now: \"roll 35 26 w4\""),
    };
    Illegal::err(rule, what)
}

/// The faces of a colour in a supply, counted (B16.1: shown on request).
pub fn left_of(supply: &Counts, colour: Colour) -> u32 {
    supply[Tile::range(colour)].iter().map(|&n| u32::from(n)).sum()
}
