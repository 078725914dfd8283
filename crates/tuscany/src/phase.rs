//! The ends of turns, rounds and phases (T4.1, T15).

use crate::{
    Event, Tuscany,
    state::{Beat, Stage, State},
    tally::Source,
};
use demesne_game::Sink;

/// T15.1: tiles of a stack.
pub(crate) const STACK: u8 = 7;
/// The phases.
pub(crate) const PHASES: u8 = 3;

impl Tuscany {
    /// T4.1: the next player's turn, or the end of a round.
    pub(crate) fn end_turn(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        state.beat = Beat::First;
        state.fresh = 0;
        state.turn = self.next_seat(state.turn);
        if state.turn == state.first {
            self.end_round(state, sink);
        }
    }

    /// T15.2, T15.3, T15.5: phases 1 and 2 end with the round in which a stack was used up, phase 3 with one more round.
    fn end_round(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        // T15.1, T15.8: only the stack of the running phase is looked at.
        let used_up = STACK * (state.phase + 1);
        let reached = state.estates.iter().any(|estate| estate.turned >= used_up);
        // T14.9: where nothing is left to take, the running phase ends.
        if state.centre.is_empty() {
            self.end_phase(state, sink);
        } else if state.phase + 1 < PHASES {
            if reached {
                self.end_phase(state, sink);
            }
        } else if state.last_round {
            self.end_phase(state, sink);
        } else if reached && state.round < self.options.round_limit {
            // T5.5: none is added after the round limit.
            state.last_round = true;
            sink.tell(|| Event::LastRound);
        }
        // T5.5: a game that has not ended ends with the scorings that are still open.
        if state.stage != Stage::Over && state.round >= self.options.round_limit {
            sink.tell(|| Event::RoundLimit);
            while state.stage != Stage::Over {
                self.end_phase(state, sink);
            }
        }
        if state.stage != Stage::Over {
            state.round += 1;
        }
    }

    /// T16.1 to T16.4: all green points count, and are not reset; the last time what is left counts too.
    fn end_phase(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        let phase = state.phase;
        sink.tell(|| Event::PhaseEnd(phase + 1));
        let source = [Source::Scoring1, Source::Scoring2, Source::Scoring3][usize::from(phase)];
        for seat in self.every_seat() {
            let green = state.estate(seat).tally.green();
            self.score(state, seat, source, green, sink);
        }
        if phase + 1 < PHASES {
            state.phase += 1;
            return;
        }
        for seat in self.every_seat() {
            self.score_leftovers(state, seat, sink);
        }
        state.stage = Stage::Over;
    }
}
