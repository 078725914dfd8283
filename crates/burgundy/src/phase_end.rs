//! The ends of turns, rounds and phases (B4.3, B13, X-SEQ-7).

use crate::{
    Action, Burgundy, Event, Expansion,
    state::{Stage, State},
};
use demesne_game::{Illegal, MAX_SEATS, Seat, Sink};

impl Burgundy {
    /// The turn of the seat that `order` and `turn` name begins: a person decides, the Châteautoma rolls.
    #[inline]
    pub(crate) fn begin_turn(&self, state: &mut State) {
        state.stage = match self.automa_seat() {
            Some(seat) if seat == state.on_turn() => Stage::AutomaDie,
            _ => Stage::Turn,
        };
    }

    pub(crate) fn end_turn(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        state.bought = false;
        state.hired = false;
        state.shields.wielded = false;
        state.turn += 1;
        if state.turn < self.players() {
            return self.begin_turn(state);
        }
        state.turn = 0;
        // The order of a round means nothing after it: states that do not differ are to be equal.
        state.order = [Seat(0); MAX_SEATS];
        state.round += 1;
        if state.round < 5 {
            state.stage = Stage::Roll;
            return;
        }
        self.end_phase(state, sink);
    }

    /// X-SEQ-7: shields 14 and 15 act, tribute is paid, mines pay. Without shields only the mines.
    fn end_phase(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        match self.on(Expansion::Shields) {
            true => self.start_levies(state, sink),
            false => self.pay_mines(state, sink),
        }
    }

    /// B13.1, B15.2: mines pay, after phase E too. Then the next phase starts, or the game is over.
    pub(crate) fn pay_mines(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        // X-SEQ-8: in which order they are paid changes nothing, not even for shield 2.
        for seat in self.estate_holders() {
            let mines = u16::from(state.estate(seat).mines);
            if mines > 0 {
                // X-SHIELD-8, X-SHIELD-8.1.
                let silver = mines * (1 + u16::from(state.estate(seat).holds(8)));
                self.gain_silver(state, seat, silver, sink);
                if state.estate(seat).has(2) {
                    self.take_workers(state, seat, mines, sink);
                }
            }
        }
        if self.options.chateautoma.is_some() {
            self.pay_automa_mines(state, sink);
        }
        sink.tell(|| Event::PhaseEnd(state.phase));
        if state.phase < 4 {
            state.phase += 1;
            state.round = 0;
            return self.start_phase(state, sink);
        }
        state.round = 4;
        match self.on(Expansion::Shields) {
            true => self.start_last_copy(state, sink),
            false => state.stage = Stage::Over,
        }
    }

    /// The seats that stand for the estates of people: everybody, or of each team the first.
    pub(crate) fn estate_holders(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::first(if self.options.team.is_some() { 2 } else { self.persons() })
    }

    /// What can be chosen at the end of a phase.
    #[cold]
    pub(crate) fn list_at_phase_end(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        match (state.open.top(), state.stage) {
            (Some(open), _) => self.list_answers(state, seat, open, out),
            (None, Stage::Tribute) => self.list_tribute(state, seat, out),
            (None, _) => self.list_copies(state, seat, out),
        }
    }

    /// Between turns only what the moment asks for can be done.
    #[cold]
    pub(crate) fn check_between(&self, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        match (state.stage, action) {
            (Stage::Tribute, Action::Tribute { keep, workers }) => {
                self.check_tribute(state, seat, keep, workers)
            }
            (Stage::Tribute, _) => {
                Illegal::err("X-SHIELD-K", "tribute is paid now: \"tribute 1 8\", or \"tribute -\"")
            }
            (Stage::LastCopy, Action::Copy(other)) => self.check_copy(state, seat, other),
            // X-SEQ-11: shield 6 may be declined.
            (Stage::LastCopy, Action::Skip) => Ok(()),
            _ => Illegal::err("X-SHIELD-6.1", "the player whom shield 6 copies is chosen now: \"copy p2\""),
        }
    }
}
