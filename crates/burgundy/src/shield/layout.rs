//! The setup of the shields (X-SHIELD-A).

use super::{SHIELDS, bit, members};
use crate::{
    Action, Burgundy, Event,
    state::{Stage, State},
};
use demesne_game::{Illegal, Random, Sink};

/// The shields in the box.
const ALL: u32 = (1 << (SHIELDS + 1)) - 2;

impl Burgundy {
    /// The shields that are shuffled. A16.12, X-COMPAT-5: with the Châteautoma 2 is taken out before.
    pub(crate) fn shuffled_shields(&self) -> u32 {
        if self.automa_seat().is_some() { ALL & !bit(2) } else { ALL }
    }

    /// X-SHIELD-A: how many shields are laid at a depot; the Châteautoma counts as a player.
    pub(crate) fn shields_at(&self, depot: u8) -> usize {
        let players = usize::from(self.size().clamp(2, 4)) - 2;
        self.shields.layout[players][usize::from(depot)].into()
    }

    /// The shields that are not laid yet.
    fn unlaid(&self, state: &State) -> u32 {
        state
            .shields
            .depots
            .iter()
            .flatten()
            .fold(self.shuffled_shields(), |left, &shield| left & !bit(shield))
    }

    #[inline(never)]
    pub(crate) fn sample_shields(&self, state: &State, depot: u8, rng: &mut impl Random) -> Action {
        let mut left = self.unlaid(state);
        let mut shields = [0; 2];
        for place in shields.iter_mut().take(self.shields_at(depot)) {
            let nth = rng.below(left.count_ones());
            *place = members(left).nth(nth as usize).unwrap_or(0);
            left &= !bit(*place);
        }
        if shields[1] != 0 {
            shields.sort_unstable();
        }
        Action::Shields { depot, shields }
    }

    pub(crate) fn check_shields_laid(
        &self,
        state: &State,
        expected: u8,
        depot: u8,
        shields: [u8; 2],
    ) -> Result<(), Illegal> {
        if depot != expected {
            return Illegal::err("X-SHIELD-A", format!("shields are laid at depot {} now", expected + 1));
        }
        let count = self.shields_at(depot);
        if shields.iter().filter(|&&shield| shield != 0).count() != count {
            let depot = depot + 1;
            return Illegal::err(
                "X-SHIELD-A",
                format!("depot {depot} gets {count} with this number of players"),
            );
        }
        let [first, second] = shields;
        if second != 0 && first >= second {
            return Illegal::err("B5.7", "two shields laid together are named in rising order, each once");
        }
        let left = self.unlaid(state);
        match shields.iter().find(|&&shield| shield != 0 && (shield > SHIELDS || left & bit(shield) == 0)) {
            Some(2) if self.automa_seat().is_some() => {
                Illegal::err("X-COMPAT-5", "shield 2 is taken out before the setup with the Châteautoma")
            }
            Some(shield) => Illegal::err("X-SHIELD-A", format!("shield {shield} is not there to be laid")),
            None => Ok(()),
        }
    }

    #[inline(never)]
    pub(crate) fn apply_shields_laid(
        &self,
        state: &mut State,
        depot: u8,
        shields: [u8; 2],
        sink: &mut impl Sink<Event>,
    ) {
        state.shields.depots[usize::from(depot)] = shields;
        match depot < 5 {
            true => state.stage = Stage::Shields(depot + 1),
            false => self.set_up_after(state, Stage::Shields(0), sink),
        }
    }
}
