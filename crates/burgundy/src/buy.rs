//! Purchases: the black depot (B12), and what monastery 6 adds (B15.6).

use crate::{
    Action, Burgundy, Colour, Event, Tile,
    state::State,
    take::{each_once, take_from},
};
use demesne_game::{Illegal, Seat, Sink};

/// What a purchase costs, in silver or (monastery 6, SE) in workers.
const PRICE: u16 = 2;
/// The monastery that widens purchases.
const TRADING: u8 = 6;
/// The monastery that turns silver into workers.
const RECRUITING: u8 = 28;

impl Burgundy {
    /// B5.5: whether the moment allows a purchase.
    #[inline]
    pub(crate) fn purchase_moment(&self, state: &State) -> bool {
        match state.open.top() {
            None => true,
            Some(open) if open.is_a_moment() => self.special() && state.stage.is_turn(),
            Some(_) => false,
        }
    }

    /// B12.1: whether the turn's purchase can still be paid for.
    #[inline]
    fn can_buy(&self, state: &State, seat: Seat) -> bool {
        !state.bought && state.estate(seat).silver >= PRICE
    }

    /// B15.6, SE: whether two workers can still bring a building.
    #[inline]
    fn can_hire(&self, state: &State, seat: Seat) -> bool {
        let estate = state.estate(seat);
        estate.has(TRADING) && self.special() && !state.hired && estate.workers >= PRICE
    }

    /// The same, where monastery 28 may bring the workers first (B8.7).
    fn could_hire(&self, state: &State, seat: Seat) -> bool {
        let estate = state.estate(seat);
        let workers = estate.workers >= PRICE || self.can_recruit(state, seat);
        estate.has(TRADING) && self.special() && !state.hired && workers
    }

    /// Every purchase that is possible now.
    #[inline]
    pub(crate) fn list_purchases(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if !self.purchase_moment(state) {
            return;
        }
        if self.can_buy(state, seat) {
            each_once(&state.black, |tile| out.push(Action::Buy(tile)));
            if self.extended {
                out.extend(self.beside_black(state).map(Action::Buy));
            }
            if state.estate(seat).has(TRADING) && !self.special() {
                for (tiles, depot) in state.depots.iter().zip(0u8..) {
                    each_once(tiles, |tile| out.push(Action::BuyFrom { tile, depot }));
                }
            }
        }
        if self.extended && self.can_recruit(state, seat) {
            out.push(Action::Recruit);
        }
        if self.can_hire(state, seat) {
            for (tiles, depot) in state.depots.iter().zip(0u8..) {
                each_once(tiles, |tile| {
                    if tile.colour() == Colour::Building {
                        out.push(Action::Hire { tile, depot });
                    }
                });
            }
        }
    }

    /// The tiles that a purchase could bring while a city hall is open; none in 2011, where that is no moment to buy.
    pub(crate) fn purchasable<'s>(
        &self,
        state: &'s State,
        seat: Seat,
    ) -> impl Iterator<Item = Tile> + use<'s> {
        let turn = state.stage.is_turn();
        let buys = turn && self.special() && self.can_buy(state, seat);
        let hires = turn && self.could_hire(state, seat);
        let black = state.black.iter().flatten().copied().chain((state.inns > 0).then_some(Tile::INN));
        let black = black.filter(move |_| buys);
        let buildings = state.depots.iter().flatten().flatten().copied();
        black.chain(buildings.filter(move |tile| hires && tile.colour() == Colour::Building))
    }

    /// What a purchase can take besides the tiles of the black depot: an inn (X-INN-2), double tiles of the vine shop
    /// (X-VINE-22); each once.
    #[inline(never)]
    pub(crate) fn beside_black<'s>(&self, state: &'s State) -> impl Iterator<Item = Tile> + use<'s> {
        let shop = &state.vines.shop;
        let doubles = shop.iter().enumerate().filter(|(i, tile)| !shop[..*i].contains(tile));
        (state.inns > 0).then_some(Tile::INN).into_iter().chain(doubles.filter_map(|(_, tile)| *tile))
    }

    /// Takes a tile out of the black depot, the inn space or the vine shop.
    pub(crate) fn take_black(&self, state: &mut State, tile: Tile) {
        if tile == Tile::INN {
            state.inns -= 1;
        } else if tile.is_double() {
            take_from(&mut state.vines.shop, tile);
        } else {
            take_from(&mut state.black, tile);
        }
    }

    /// X-TILE-5: whether monastery 28 can bring workers now.
    #[inline]
    fn can_recruit(&self, state: &State, seat: Seat) -> bool {
        let estate = state.estate(seat);
        estate.has(RECRUITING) && estate.silver > 0 && state.stage.is_turn()
    }

    pub(crate) fn check_recruit(&self, state: &State, seat: Seat) -> Result<(), Illegal> {
        if !state.estate(seat).has(RECRUITING) {
            return Illegal::err("X-TILE-5", "only monastery 28 turns silver into workers");
        }
        self.check_purchase_moment(state)?;
        match self.can_recruit(state, seat) {
            true => Ok(()),
            false => {
                Illegal::err("X-TILE-5", format!("2 workers cost 1 silver, in the own turn; {seat} has none"))
            }
        }
    }

    /// X-TILE-5: 1 silver, 2 workers.
    #[inline(never)]
    pub(crate) fn apply_recruit(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        state.estate_mut(seat).silver -= 1;
        sink.tell(|| Event::Silver(seat, -1));
        self.take_workers(state, seat, 2, sink);
    }

    fn check_purchase_moment(&self, state: &State) -> Result<(), Illegal> {
        match state.open.top() {
            Some(_) if !state.stage.is_turn() => Illegal::err(
                "X-SHIELD-14.2",
                "the end of a phase is no turn: nothing is bought, hired or recruited",
            ),
            Some(open) if !self.purchase_moment(state) => Illegal::err(
                "B5.5",
                format!("{} is open; a purchase waits until it is resolved", open.description()),
            ),
            _ => Ok(()),
        }
    }

    fn check_silver(&self, state: &State, seat: Seat) -> Result<(), Illegal> {
        self.check_purchase_moment(state)?;
        if state.bought {
            return Illegal::err("B12.1", "the one purchase of this turn is made already");
        }
        let silver = state.estate(seat).silver;
        if silver < PRICE {
            return Illegal::err("B12.1", format!("a purchase costs 2 silver; {seat} has {silver}"));
        }
        Ok(())
    }

    pub(crate) fn check_buy(&self, state: &State, seat: Seat, tile: Tile) -> Result<(), Illegal> {
        self.check_silver(state, seat)?;
        if state.black.contains(&Some(tile)) || self.beside_black(state).any(|beside| beside == tile) {
            return Ok(());
        }
        let lying = state.black.iter().flatten().copied().chain(self.beside_black(state));
        let names: Vec<String> = lying.map(|tile| self.tile_name(tile)).collect();
        let names = if names.is_empty() { "nothing".into() } else { names.join(", ") };
        Illegal::err("B12.1", format!("the black depot has no {}; it has {names}", self.tile_name(tile)))
    }

    pub(crate) fn check_buy_from(
        &self,
        state: &State,
        seat: Seat,
        tile: Tile,
        depot: u8,
    ) -> Result<(), Illegal> {
        if self.special() || !state.estate(seat).has(TRADING) {
            return Illegal::err(
                "B15.6",
                "only monastery 6 of the 2011 edition lets a purchase take from a depot",
            );
        }
        self.check_silver(state, seat)?;
        self.check_in_depot(state, tile, depot)
    }

    pub(crate) fn check_hire(&self, state: &State, seat: Seat, tile: Tile, depot: u8) -> Result<(), Illegal> {
        let estate = state.estate(seat);
        if !self.special() || !estate.has(TRADING) {
            return Illegal::err(
                "B15.6",
                "only monastery 6 of the Special Edition lets workers bring a building from a depot",
            );
        }
        self.check_purchase_moment(state)?;
        if state.hired {
            return Illegal::err("B15.6", "monastery 6 was used in this turn already");
        }
        if estate.workers < PRICE {
            return Illegal::err("B15.6", format!("it costs 2 workers; {seat} has {}", estate.workers));
        }
        if !tile.has_colour(Colour::Building) {
            return Illegal::err(
                "B15.6",
                format!("monastery 6 brings buildings; {} is none", self.tile_name(tile)),
            );
        }
        self.check_in_depot(state, tile, depot)
    }

    pub(crate) fn apply_buy(
        &self,
        state: &mut State,
        seat: Seat,
        tile: Tile,
        depot: Option<u8>,
        sink: &mut impl Sink<Event>,
    ) {
        state.bought = true;
        state.estate_mut(seat).silver -= PRICE;
        sink.tell(|| Event::Silver(seat, -(PRICE as i16)));
        match depot {
            None => self.take_black(state, tile),
            Some(depot) => take_from(&mut state.depots[usize::from(depot)], tile),
        }
        self.receive(state, seat, tile, sink);
    }

    pub(crate) fn apply_hire(
        &self,
        state: &mut State,
        seat: Seat,
        tile: Tile,
        depot: u8,
        sink: &mut impl Sink<Event>,
    ) {
        state.hired = true;
        state.estate_mut(seat).workers -= PRICE;
        sink.tell(|| Event::Workers(seat, -(PRICE as i16)));
        take_from(&mut state.depots[usize::from(depot)], tile);
        self.receive(state, seat, tile, sink);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Expansion, Options};

    #[test]
    fn x_inn_3_the_inn_space_is_part_of_the_black_depot() {
        let expansions = [Expansion::Inns].into_iter().collect();
        let game = Burgundy::new(Options { expansions, ..Options::default() }).expect("a legal table");
        let mut state = game.start_state();
        let beside = |state: &State| game.beside_black(state).collect::<Vec<_>>();
        assert_eq!(beside(&state), [], "no inn has come yet");
        state.inns = 2;
        // What takes a tile of the black depot sees one inn, and takes it from its space.
        assert_eq!(beside(&state), [Tile::INN]);
        game.take_black(&mut state, Tile::INN);
        assert_eq!((state.inns, beside(&state)), (1, vec![Tile::INN]));
        game.take_black(&mut state, Tile::INN);
        assert_eq!((state.inns, beside(&state)), (0, vec![]));
    }
}
