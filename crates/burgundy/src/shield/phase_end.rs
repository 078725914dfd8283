//! The steps at the end of a phase that shields add (X-SEQ-7): shields 14 and 15, then tribute; after phase E the last chance of
//! shield 6. In each, players act in the turn order that the track shows when the step begins (X-SEQ-8).

use crate::{
    Burgundy, Event,
    open::Open,
    state::{Stage, State},
};
use demesne_game::{MAX_SEATS, Seat, Sink};

impl Burgundy {
    /// X-SEQ-7, step 1.
    #[inline(never)]
    pub(crate) fn start_levies(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        // The step still belongs to the last round: X-WHITE-8.
        state.round = 4;
        start_step(state, Stage::Levies);
        self.ask_for_levies(state, sink);
    }

    /// The next seat that shield 14 or 15 lets place something.
    fn ask_for_levies(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        while state.turn < self.players() {
            let seat = state.on_turn();
            let levies = self.levies_of(state, seat);
            if levies != 0 && self.levies_possible(state, seat, levies) {
                return state.open.push(Open::Levies(levies));
            }
            state.turn += 1;
        }
        // X-SEQ-7, step 2.
        start_step(state, Stage::Tribute);
        self.ask_for_tribute(state, sink);
    }

    /// The next seat with shields; it is asked even where it can pay for none.
    fn ask_for_tribute(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        while state.turn < self.players() {
            if state.estate(state.on_turn()).shields != 0 {
                return;
            }
            state.turn += 1;
        }
        end_steps(state);
        self.pay_mines(state, sink);
    }

    /// X-SHIELD-6.1: the choice of shield 6 is made at final scoring at the latest.
    #[inline(never)]
    pub(crate) fn start_last_copy(&self, state: &mut State, _: &mut impl Sink<Event>) {
        let holder = Seat::first(self.persons()).find(|&seat| state.estate(seat).holds(6));
        let Some(holder) = holder.filter(|_| state.shields.copied == 0) else {
            state.stage = Stage::Over;
            return;
        };
        start_step(state, Stage::LastCopy);
        state.turn = state.order.iter().position(|&seat| seat == holder).unwrap_or(0) as u8;
    }

    /// What comes when the seat that was asked has answered.
    pub(crate) fn go_on_at_phase_end(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        match state.stage {
            Stage::Levies => {
                state.turn += 1;
                self.ask_for_levies(state, sink);
            }
            Stage::Tribute => {
                state.turn += 1;
                self.ask_for_tribute(state, sink);
            }
            Stage::LastCopy => {
                end_steps(state);
                state.stage = Stage::Over;
            }
            _ => {}
        }
    }
}

fn start_step(state: &mut State, stage: Stage) {
    state.stage = stage;
    state.order = state.track.order;
    state.turn = 0;
}

/// The order of a step means nothing after it: states that do not differ are to be equal.
fn end_steps(state: &mut State) {
    state.order = [Seat(0); MAX_SEATS];
    state.turn = 0;
}
