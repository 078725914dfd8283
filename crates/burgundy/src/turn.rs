//! A turn: which action is meant, and the end of turns, rounds and phases (B5, B13, B14).

use crate::{
    Action, Burgundy, Event,
    action::With,
    open::Open,
    state::{Stage, State},
};
use demesne_game::{Illegal, Seat, Sink};

impl Burgundy {
    /// Every action that the player whose turn it is can choose.
    #[inline]
    pub(crate) fn list_turn(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        match state.open.top() {
            None => {
                // Used dice are 0 and stand first; two dice of one value are one (B5.7).
                match state.dice[seat.index()].map(With::die) {
                    [With::EFFECT, With::EFFECT] => {
                        self.list_purchases(state, seat, out);
                        return out.push(Action::End);
                    }
                    [low, high] if low == With::EFFECT || low == high => {
                        self.list_die_actions(state, seat, &[high], out);
                    }
                    both => self.list_die_actions(state, seat, &both, out),
                }
                self.list_purchases(state, seat, out);
            }
            Some(Open::Extra) => {
                self.list_die_actions(state, seat, &[With::EFFECT], out);
                self.list_purchases(state, seat, out);
            }
            Some(Open::CityHall) => {
                self.list_places(state, seat, &[With::EFFECT], out);
                self.list_purchases(state, seat, out);
                out.push(Action::Skip);
            }
            Some(Open::Take(takes)) => {
                self.list_effect_takes(state, takes, out);
                out.push(Action::Skip);
            }
            Some(Open::Sell) => {
                self.list_sales(state, seat, With::EFFECT, out);
                out.push(Action::Skip);
            }
            Some(Open::Ship) => self.list_ship(state, seat, out),
            Some(Open::Store(_)) => {
                out.extend(state.estate(seat).storage.distinct().map(Action::Discard));
            }
        }
    }

    /// B5.2: the four die actions, with each of some dice.
    #[inline]
    fn list_die_actions(&self, state: &State, seat: Seat, dice: &[With], out: &mut Vec<Action>) {
        for &with in dice {
            self.list_takes(state, seat, with, out);
        }
        self.list_places(state, seat, dice, out);
        for &with in dice {
            self.list_sales(state, seat, with, out);
            out.push(Action::Workers { with });
        }
    }

    #[inline]
    pub(crate) fn check_turn(&self, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        match action {
            Action::Take { with, tile, depot } => self.check_take(state, seat, with, tile, depot),
            Action::Place { with, tile, space } => self.check_place(state, seat, with, tile, space),
            Action::Sell { with, goods } => self.check_sell(state, seat, with, goods),
            Action::Workers { with } => self.check_take_workers(state, seat, with),
            Action::Buy(tile) => self.check_buy(state, seat, tile),
            Action::BuyFrom { tile, depot } => self.check_buy_from(state, seat, tile, depot),
            Action::Hire { tile, depot } => self.check_hire(state, seat, tile, depot),
            Action::Ship { depots, kinds } => self.check_ship(state, seat, depots, kinds),
            Action::Discard(tile) => self.check_discard(state, seat, tile),
            Action::Skip => check_skip(state),
            Action::End => check_end(state, seat),
            Action::Side(_) | Action::Castle(_) => {
                Illegal::err("B2.8", "sides and starting castles are chosen before phase A only")
            }
            _ => Illegal::err("B5.2", "that is for chance to do, not for a player"),
        }
    }

    #[inline]
    pub(crate) fn apply_turn(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        sink: &mut impl Sink<Event>,
    ) {
        match action {
            Action::Take { with, tile, depot } => self.apply_take(state, seat, with, tile, depot, sink),
            Action::Place { with, tile, space } => self.apply_place(state, seat, with, tile, space, sink),
            Action::Sell { with, goods } => self.apply_sell(state, seat, with, goods, sink),
            Action::Workers { with } => self.apply_take_workers(state, seat, with, sink),
            Action::Buy(tile) => self.apply_buy(state, seat, tile, None, sink),
            Action::BuyFrom { tile, depot } => self.apply_buy(state, seat, tile, Some(depot), sink),
            Action::Hire { tile, depot } => self.apply_hire(state, seat, tile, depot, sink),
            Action::Ship { depots, kinds } => self.apply_ship(state, seat, depots, kinds, sink),
            Action::Discard(tile) => self.apply_discard(state, seat, tile, sink),
            Action::Skip => {
                state.open.pop();
            }
            Action::End => return self.end_turn(state, sink),
            _ => debug_assert!(false, "apply() was given what check() refuses"),
        }
        // B8.7: a city hall stays open only while something could be placed by it.
        if state.open.top() == Some(Open::CityHall) && !self.city_hall_possible(state, seat) {
            state.open.pop();
            sink.tell(|| Event::Lapsed(seat));
        }
    }

    fn end_turn(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        state.bought = false;
        state.hired = false;
        state.turn += 1;
        if state.turn < self.players() {
            return;
        }
        state.turn = 0;
        // The order of a round means nothing after it: states that do not differ are to be equal.
        state.order = [Seat(0); demesne_game::MAX_SEATS];
        state.round += 1;
        if state.round < 5 {
            state.stage = Stage::Roll;
            return;
        }
        self.end_phase(state, sink);
    }

    /// B13.1, B15.2: mines pay, after phase E too. Then the next phase starts, or the game is over.
    fn end_phase(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        for seat in Seat::first(self.players()) {
            let mines = u16::from(state.estate(seat).mines);
            if mines > 0 {
                self.gain_silver(state, seat, mines, sink);
                if state.estate(seat).has(2) {
                    self.gain_workers(state, seat, mines, sink);
                }
            }
        }
        sink.tell(|| Event::PhaseEnd(state.phase));
        if state.phase == 4 {
            state.round = 4;
            state.stage = Stage::Over;
            return;
        }
        state.phase += 1;
        state.round = 0;
        self.start_phase(state, sink);
    }
}

/// B8.7: workshop, church, market, warehouse and city hall can be declined, nothing else.
fn check_skip(state: &State) -> Result<(), Illegal> {
    match state.open.top() {
        Some(Open::CityHall | Open::Take(_) | Open::Sell) => Ok(()),
        Some(Open::Extra) => Illegal::err("B8.1", "a castle's extra action cannot be declined"),
        Some(open) => Illegal::err(open.rule(), format!("{} cannot be declined", open.description())),
        None => Illegal::err("B8.7", "nothing is open that could be declined"),
    }
}

/// B5.1, B5.6: the turn ends when both dice are used, nothing is open, and the player says so.
fn check_end(state: &State, seat: Seat) -> Result<(), Illegal> {
    if let Some(open) = state.open.top() {
        return open.comes_first();
    }
    let left: Vec<String> =
        state.dice[seat.index()].iter().filter(|&&die| die != 0).map(u8::to_string).collect();
    match left.is_empty() {
        true => Ok(()),
        false => Illegal::err(
            "B5.1",
            format!(
                "no die can be left unused; {seat} still has {} (workers are always possible)",
                left.join(" and ")
            ),
        ),
    }
}
