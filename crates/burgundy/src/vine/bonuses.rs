//! What a planted tile leads to: its two bonus actions, and vine bonus tiles for terraces (X-SEQ-6, X-VINE-14, X-VINE-20).

use crate::{
    Action, Burgundy, Event,
    open::{Open, Planted},
    state::State,
    tally::During,
    tile::{VINE_NAMES, VINES},
};
use demesne_game::{Ignore, Illegal, Seat, Sink};

impl Burgundy {
    /// What can be answered to what the vineyard opens.
    pub(crate) fn list_vine_answers(&self, state: &State, seat: Seat, open: Open, out: &mut Vec<Action>) {
        match open {
            Open::Bonuses(planted) => {
                out.push(Action::Bonus(0));
                if self.may_be_second(state, seat, planted) {
                    out.push(Action::Bonus(1));
                }
            }
            Open::Terrace => {
                let left = (0..VINES).filter(|&vine| state.vines.supply[usize::from(vine)] > 0);
                out.extend(left.map(Action::VineBonus));
            }
            Open::TakeBlack => self.list_black_takes(state, out),
            _ => self.list_free_vine_takes(state, out),
        }
    }

    pub(crate) fn check_bonus(&self, state: &State, seat: Seat, which: u8) -> Result<(), Illegal> {
        let planted = match state.open.top() {
            Some(Open::Bonuses(planted)) if planted.left() == 0b11 => planted,
            Some(open) => return open.comes_first(),
            None => {
                return Illegal::err("X-VINE-14", "a bonus action is used only when a double tile is placed");
            }
        };
        match which {
            0 => Ok(()),
            1 if self.may_be_second(state, seat, planted) => Ok(()),
            1 => Illegal::err("B5.7", "both orders lead to the same; write \"bonus 1\""),
            _ => Illegal::err("X-VINE-14", "a space of the vineyard has two bonus actions"),
        }
    }

    /// X-R12: whether which bonus comes first is a choice: both are possible, they are not the same, and not both pay by themselves.
    pub(crate) fn order_is_a_choice(&self, state: &State, seat: Seat, planted: Planted) -> bool {
        let [one, other] = self.vine_board.bonuses[usize::from(planted.space())];
        let possible = |bonus| self.bonus_possible(state, seat, bonus);
        !self.asks_for_real_orders_only()
            || one != other && (one.is_choice() || other.is_choice()) && possible(one) && possible(other)
    }

    /// Whether the second bonus can be named as the first to be used.
    fn may_be_second(&self, state: &State, seat: Seat, planted: Planted) -> bool {
        self.asks_for_real_orders_only() || !self.same_either_way(state, seat, planted)
    }

    /// By version 1, B5.7: whether it does not matter which of both bonuses is used first: where neither leaves anything to decide.
    fn same_either_way(&self, state: &State, seat: Seat, planted: Planted) -> bool {
        // The short way first: what opens a choice now comes before the other, or after it.
        let bonuses = self.vine_board.bonuses[usize::from(planted.space())];
        if bonuses.iter().any(|&bonus| bonus.is_choice() && self.bonus_possible(state, seat, bonus)) {
            return false;
        }
        let after = |which| {
            let mut next = *state;
            self.apply_bonus(&mut next, seat, which, &mut Ignore);
            self.settle(&mut next, seat, &mut Ignore);
            next
        };
        after(0) == after(1)
    }

    /// X-VINE-14: one bonus is used and finished, with all it starts, before the other begins.
    pub(crate) fn apply_bonus(&self, state: &mut State, seat: Seat, which: u8, sink: &mut impl Sink<Event>) {
        let Some(Open::Bonuses(planted)) = state.open.pop() else { return };
        state.open.push(Open::Bonuses(Planted::new(planted.space(), planted.left() & !(1 << which))));
        let bonus = self.vine_board.bonuses[usize::from(planted.space())][usize::from(which)];
        self.grant(state, seat, bonus, During::Vineyards, sink);
    }

    /// X-SEQ-6: the last bonus is used, or the first where that is no choice (X-R12: one that is possible); when there is none left
    /// the terraces are checked.
    pub(crate) fn go_on_in_vineyard(
        &self,
        state: &mut State,
        seat: Seat,
        planted: Planted,
        sink: &mut impl Sink<Event>,
    ) {
        match planted.left() {
            0 => self.check_terraces(state, seat, sink),
            0b11 => {
                let [first, _] = self.vine_board.bonuses[usize::from(planted.space())];
                let which = u8::from(!self.bonus_possible(state, seat, first));
                self.apply_bonus(state, seat, which, sink);
            }
            left => self.apply_bonus(state, seat, left.trailing_zeros() as u8, sink),
        }
    }

    /// X-VINE-20, X-VINE-21: a complete terrace brings a vine bonus tile, once. One at a time: the check stays open below
    /// the choice, so that it goes on after it.
    fn check_terraces(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        let vineyard = &mut state.estate_mut(seat).vineyard;
        let new = self.vine_board.complete_terraces(vineyard.covered()) & !vineyard.terraces;
        if new == 0 {
            state.open.pop();
            return;
        }
        vineyard.terraces |= 1 << new.trailing_zeros();
        // B5.8: which one is asked even where a single type is left; only an empty supply asks nothing.
        match state.vines.supply.iter().any(|&left| left > 0) {
            true => state.open.push(Open::Terrace),
            false => sink.tell(|| Event::Lapsed(seat)),
        }
    }

    pub(crate) fn check_vine_bonus(&self, state: &State, vine: u8) -> Result<(), Illegal> {
        match state.open.top() {
            Some(Open::Terrace) => {}
            Some(open) => return open.comes_first(),
            None => {
                return Illegal::err("X-VINE-20", "a vine bonus tile is taken for a complete terrace only");
            }
        }
        match state.vines.supply.get(usize::from(vine)) {
            Some(1..) => Ok(()),
            _ => Illegal::err(
                "X-VINE-21",
                format!(
                    "no vine bonus tile of type {} is left",
                    VINE_NAMES.get(usize::from(vine)).unwrap_or(&"?")
                ),
            ),
        }
    }

    pub(crate) fn apply_vine_bonus(
        &self,
        state: &mut State,
        seat: Seat,
        vine: u8,
        sink: &mut impl Sink<Event>,
    ) {
        state.open.pop();
        self.take_vine_bonus(state, seat, vine, sink);
    }
}
