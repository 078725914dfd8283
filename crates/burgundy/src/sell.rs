//! Selling goods (B10) and taking workers (B11).

use crate::{
    Action, Burgundy, Event, Expansion,
    action::With,
    dice::Use,
    open::{Cargo, Open},
    state::State,
    tally::During,
};
use demesne_game::{Illegal, Seat, Sink};

impl Burgundy {
    /// Every sale with a die, an extra action or a warehouse.
    #[inline]
    pub(crate) fn list_sales(&self, state: &State, seat: Seat, with: With, out: &mut Vec<Action>) {
        let estate = state.estate(seat);
        let mut kinds = estate.kinds_mask() & estate.numbers_for(Use::Sell, with, state.white);
        while kinds != 0 {
            out.push(Action::Sell { with, goods: kinds.trailing_zeros() as u8 });
            kinds &= kinds - 1;
        }
    }

    pub(crate) fn check_sell(&self, state: &State, seat: Seat, with: With, goods: u8) -> Result<(), Illegal> {
        self.check_with(state, seat, with)?;
        match state.open.top() {
            None | Some(Open::Sell) => {}
            Some(open) if open.is_die_action() => {}
            Some(open) => return open.comes_first(),
        }
        if state.estate(seat).goods.get(usize::from(goods)).is_none_or(|&n| n == 0) {
            return Illegal::err("B10.2", format!("{seat} has no goods of number {}", u32::from(goods) + 1));
        }
        self.check_workers(state, seat, Use::Sell, with, goods + 1)
    }

    /// B10.1, B15.3, B15.4.
    pub(crate) fn apply_sell(
        &self,
        state: &mut State,
        seat: Seat,
        with: With,
        goods: u8,
        sink: &mut impl Sink<Event>,
    ) {
        let pay = self.price(state, seat, Use::Sell, with, goods + 1);
        self.use_die(state, seat, with, pay, sink);
        let estate = state.estate_mut(seat);
        let count = std::mem::take(&mut estate.goods[usize::from(goods)]);
        estate.sold[usize::from(goods)] += count;
        // X-SHIELD-9, X-SHIELD-9.1, X-SHIELD-12.
        let coins = if estate.holds(9) { u16::from(count) } else { 1 };
        let (silver, worker) = (coins + u16::from(estate.has(3)), u16::from(estate.has(4)));
        let each = self.printed.goods_sold * (1 + u16::from(estate.holds(12)));
        sink.tell(|| Event::Sold(seat, goods, count));
        self.score(state, seat, During::GoodsSold, u16::from(count) * each, sink);
        self.gain_silver(state, seat, silver, sink);
        if worker > 0 {
            self.take_workers(state, seat, worker, sink);
        }
        if self.on(Expansion::Routes) {
            state.open.push(Open::Route(Cargo::new(goods, count)));
        }
    }

    pub(crate) fn check_take_workers(&self, state: &State, seat: Seat, with: With) -> Result<(), Illegal> {
        self.check_with(state, seat, with)?;
        match state.open.top() {
            None => self.check_unmarked(with),
            Some(open) if open.is_die_action() => Ok(()),
            Some(open) => open.comes_first(),
        }
    }

    /// X-SHIELD-16.1: the value of the die does not matter here, so shield 16 has nothing to do.
    fn check_unmarked(&self, with: With) -> Result<(), Illegal> {
        match with.is_marked() {
            true => Illegal::err(
                "X-SHIELD-16.1",
                "workers are taken with a die of any value; no need of shield 16",
            ),
            false => Ok(()),
        }
    }

    /// B11.1, B15.13, B15.14.
    pub(crate) fn apply_take_workers(
        &self,
        state: &mut State,
        seat: Seat,
        with: With,
        sink: &mut impl Sink<Event>,
    ) {
        self.use_die(state, seat, with, 0, sink);
        let estate = state.estate(seat);
        let (more, silver) = (estate.has(14), estate.has(13));
        self.take_workers(state, seat, if more { 4 } else { 2 }, sink);
        if silver {
            self.gain_silver(state, seat, 1, sink);
        }
    }
}
