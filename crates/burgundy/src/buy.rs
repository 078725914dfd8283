//! Purchases: the black depot (B12), and what monastery 6 adds (B15.6).

use crate::{
    Action, Burgundy, Colour, Event, Tile,
    open::Open,
    state::State,
    take::{each_once, take_from},
};
use demesne_game::{Illegal, Seat, Sink};

/// What a purchase costs, in silver or (monastery 6, SE) in workers.
const PRICE: u16 = 2;
/// The monastery that widens purchases.
const TRADING: u8 = 6;

impl Burgundy {
    /// B5.5: whether the moment allows a purchase.
    #[inline]
    fn purchase_moment(&self, state: &State) -> bool {
        match state.open.top() {
            None => true,
            Some(Open::Extra | Open::CityHall) => self.special(),
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

    /// Every purchase that is possible now.
    #[inline]
    pub(crate) fn list_purchases(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if !self.purchase_moment(state) {
            return;
        }
        if self.can_buy(state, seat) {
            each_once(&state.black, |tile| out.push(Action::Buy(tile)));
            if state.estate(seat).has(TRADING) && !self.special() {
                for (tiles, depot) in state.depots.iter().zip(0u8..) {
                    each_once(tiles, |tile| out.push(Action::BuyFrom { tile, depot }));
                }
            }
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
        let buys = self.special() && self.can_buy(state, seat);
        let hires = self.can_hire(state, seat);
        let black = state.black.iter().flatten().copied().filter(move |_| buys);
        let buildings = state.depots.iter().flatten().flatten().copied();
        black.chain(buildings.filter(move |tile| hires && tile.colour() == Colour::Building))
    }

    fn check_purchase_moment(&self, state: &State) -> Result<(), Illegal> {
        match state.open.top() {
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
        if state.black.contains(&Some(tile)) {
            return Ok(());
        }
        let names: Vec<String> = state.black.iter().flatten().map(|&tile| self.tile_name(tile)).collect();
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
        if tile.colour() != Colour::Building {
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
            None => take_from(&mut state.black, tile),
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
