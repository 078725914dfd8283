//! Shield 16: one of the own dice is given any value (X-SHIELD-16.1).

use crate::{Action, Burgundy, action::With, state::State};
use demesne_game::{Illegal, Seat};

impl Burgundy {
    /// Every action with an own die that shield 16 gives its value, where workers would be needed.
    pub(crate) fn list_marked(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if !self.wields(state, seat) {
            return;
        }
        // Used dice are 0 and stand first; two dice of one value are one (B5.7).
        match state.dice[seat.index()] {
            [_, 0] => {}
            [low, high] if low == 0 || low == high => {
                self.list_die_actions(state, seat, &[With::die(high).marked()], out);
            }
            dice => self.list_die_actions(state, seat, &dice.map(|die| With::die(die).marked()), out),
        }
    }

    /// Whether shield 16 can give a die its value now.
    pub(super) fn wields(&self, state: &State, seat: Seat) -> bool {
        state.estate(seat).holds(16) && !state.shields.wielded
    }

    /// The same, with the reason.
    pub(crate) fn check_wielding(&self, state: &State, seat: Seat) -> Result<(), Illegal> {
        if !state.estate(seat).holds(16) {
            return Illegal::err("X-SHIELD-16", format!("{seat} does not hold shield 16"));
        }
        if state.shields.wielded {
            return Illegal::err("X-SHIELD-16.1", "shield 16 changes one die in a turn, and has done so");
        }
        Ok(())
    }
}
