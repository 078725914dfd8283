//! Shield 5: a placed ship also brings all goods of one number (X-SHIELD-5).

use crate::{
    Action, Burgundy, Event,
    open::Open,
    ship::KINDS,
    state::{State, kinds_of},
};
use demesne_game::{Illegal, Seat, Sink};

impl Burgundy {
    /// The numbers of goods that lie in some depot and fit (B8.4), a bit each.
    fn numbers_for_shield(&self, state: &State, seat: Seat) -> u8 {
        let there = state.depot_goods.iter().fold(0, |set, goods| set | kinds_of(goods));
        let owned = state.estate(seat).kinds_mask();
        if owned.count_ones() < KINDS { there } else { there & owned }
    }

    /// X-SEQ-11: an effect that is impossible is lost.
    pub(crate) fn also_possible(&self, state: &State, seat: Seat) -> bool {
        self.numbers_for_shield(state, seat) != 0
    }

    pub(crate) fn list_also(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let numbers = self.numbers_for_shield(state, seat);
        out.extend((0..6).filter(|kind| numbers >> kind & 1 != 0).map(Action::Also));
        out.push(Action::Skip);
    }

    pub(crate) fn check_also(&self, state: &State, seat: Seat, goods: u8) -> Result<(), Illegal> {
        match state.open.top() {
            Some(Open::Also) => {}
            Some(open) => return open.comes_first(),
            None => return Illegal::err("X-SHIELD-5", "shield 5 acts only when a ship is placed"),
        }
        let number = u32::from(goods) + 1;
        if goods >= 6 || state.depot_goods.iter().all(|depot| depot[usize::from(goods)] == 0) {
            return Illegal::err("X-SHIELD-5", format!("no depot has goods of number {number}"));
        }
        match self.numbers_for_shield(state, seat) >> goods & 1 != 0 {
            true => Ok(()),
            false => {
                Illegal::err("B8.4", format!("goods of number {number} would be a fourth kind; three fit"))
            }
        }
    }

    /// X-SHIELD-5.1: after the ship's own goods, before the turn-order step.
    pub(crate) fn apply_also(&self, state: &mut State, seat: Seat, goods: u8, sink: &mut impl Sink<Event>) {
        let kind = usize::from(goods);
        let count = state.depot_goods.iter_mut().map(|depot| std::mem::take(&mut depot[kind])).sum::<u8>();
        state.estate_mut(seat).goods[kind] += count;
        sink.tell(|| Event::Goods(seat, goods, count));
        self.close_also(state, seat, sink);
    }

    /// The marker moves on when shield 5 has acted or is declined.
    pub(crate) fn close_also(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        state.open.pop();
        self.advance_marker(state, seat, sink);
    }
}
