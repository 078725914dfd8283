//! Phase 5, the collision (V16).

use crate::{
    Atom, Building, Event, Viscounts,
    ability::Trigger,
    printed::{Rivals, SoloTrigger},
    state::{State, TRACK},
    task::Task,
};
use demesne_game::{Seat, Sink};

impl Viscounts {
    /// V16.1: the collision of the active player, if its markers have met.
    pub(crate) fn begin_collision(&self, state: &mut State) {
        if state.player(state.turn).has_met() {
            state.tasks.push(Task::Collision { step: 1, nth: 0 });
        }
    }

    /// V16.9: the next player of a step, clockwise from the active one; then the next step.
    pub(crate) fn collide(&self, state: &mut State, step: u8, nth: u8, sink: &mut impl Sink<Event>) {
        if nth >= self.options.seats() {
            // V16.5: the active player is no rival.
            let first = u8::from(step + 1 == 4);
            state.tasks.replace(Task::Collision { step: step + 1, nth: first });
            return;
        }
        let (active, seat) = (state.turn, self.nth_seat(state.turn, nth));
        let next = if step == 3 { self.options.seats() } else { nth + 1 };
        state.tasks.replace(Task::Collision { step, nth: next });
        match step {
            1 => self.collision_buildings(state, seat, sink),
            // V16.3
            2 => self.trigger(state, seat, Trigger::Collision),
            3 => {
                // V16.8: the space is read now, and again in step 4.
                let space = state.player(active).corruption;
                sink.tell(|| Event::Collision(active, space));
                let place = usize::from(space) - 1;
                let reward = match self.is_solo(active) {
                    true => self.printed.solo.collision[place],
                    false => self.printed.tables.collision[place].active,
                };
                state.tasks.gain(active, reward);
            }
            4 => {
                let print = &self.printed.tables.collision[usize::from(state.player(active).corruption) - 1];
                let criminal = self.criminals(state, seat) > 0;
                let gains = match print.who {
                    Rivals::WithCriminal => criminal,
                    Rivals::All => true,
                    Rivals::WithoutCriminal => !criminal,
                };
                if gains {
                    state.tasks.gain(seat, print.rivals);
                }
            }
            // V16.6
            _ => {
                let player = state.player_mut(active);
                (player.corruption, player.virtue) = (1, TRACK);
                sink.tell(|| Event::Reset(active));
                state.tasks.pop();
            }
        }
    }

    /// V16.2, V12.24, V22.17: buildings that act in a collision, for whoever has no criminal.
    fn collision_buildings(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        if self.criminals(state, seat) > 0 {
            return;
        }
        if self.is_solo(seat) {
            self.solo_trigger(state, seat, SoloTrigger::Collision);
        } else if state.player(seat).has_built(Building::COLLISION_VIRTUE) {
            self.shift(state, seat, Atom::Virtue, sink);
        }
    }
}
