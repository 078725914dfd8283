//! The centre and the neutral stack: refilling, five of one colour, reshuffling (T14).

use crate::{Colour, Event, Tile, Tuscany, state::State, task::Task, tile::TILES};
use demesne_game::{Seat, Sink, supply};

/// T14.4: so many tiles of one colour are too many.
const TOO_MANY: u8 = 5;

impl Tuscany {
    /// T14.4: a colour that has five tiles or more in the centre.
    pub(crate) fn crowded(&self, state: &State) -> Option<Colour> {
        Colour::ALL.into_iter().find(|&colour| state.centre.of_colour(colour) >= TOO_MANY)
    }

    /// T14.4, T14.5, T6.13: all tiles of a colour go to the removed pile, and as many neutral ones will be turned up.
    pub(crate) fn remove_colour(
        &self,
        state: &mut State,
        colour: Colour,
        refresh: bool,
        sink: &mut impl Sink<Event>,
    ) {
        let count = state.centre.of_colour(colour);
        for i in Tile::of_colour(colour) {
            state.removed.own[i] += std::mem::take(&mut state.centre.own[i]);
            state.removed.neutral[i] += std::mem::take(&mut state.centre.neutral[i]);
        }
        sink.tell(|| Event::Removed { colour, count, refresh });
        state.tasks.push(Task::Neutral(count));
    }

    /// T14.8, T14.9: makes sure that a neutral tile can be turned up; whether one can.
    pub(crate) fn neutral_ready(&self, state: &mut State, sink: &mut impl Sink<Event>) -> bool {
        if supply::count(&state.neutral) > 0 {
            return true;
        }
        // Tiles with a player's back leave the game.
        for (gone, own) in state.gone.iter_mut().zip(&mut state.removed.own) {
            *gone += std::mem::take(own);
        }
        state.neutral = std::mem::replace(&mut state.removed.neutral, [0; TILES]);
        let ready = supply::count(&state.neutral) > 0;
        if ready {
            sink.tell(|| Event::NeutralShuffled);
        }
        ready
    }

    /// T6.7: a tile from the own stack goes into the centre; T15.1 counts it.
    pub(crate) fn turn_own(&self, state: &mut State, seat: Seat, tile: Tile, sink: &mut impl Sink<Event>) {
        let estate = state.estate_mut(seat);
        estate.stack[tile.index()] -= 1;
        estate.turned += 1;
        let n = estate.turned;
        state.centre.own[tile.index()] += 1;
        state.gaps -= 1;
        sink.tell(|| Event::TurnedUp(tile, Some(n)));
    }

    /// T14.7: a neutral tile goes into the centre; it counts for no phase.
    pub(crate) fn turn_neutral(&self, state: &mut State, tile: Tile, sink: &mut impl Sink<Event>) {
        state.neutral[tile.index()] -= 1;
        state.centre.neutral[tile.index()] += 1;
        sink.tell(|| Event::TurnedUp(tile, None));
        match state.tasks.top() {
            Some(Task::Neutral(n)) => state.tasks.replace(Task::Neutral(n - 1)),
            Some(Task::Refill) => state.gaps -= 1,
            _ => {}
        }
    }
}
