//! Shield 6: the monasteries of another player count as one's own (X-SHIELD-6).

use super::bit;
use crate::{
    Action, Burgundy, Event,
    open::Open,
    state::{Stage, State},
};
use demesne_game::{Illegal, Seat, Sink};

/// The shield that copies monasteries.
const COPYING: u8 = 6;
/// The monastery that is never copied (X-SHIELD-6, X-TILE-4).
const TURN_ORDER: u8 = 27;

impl Burgundy {
    /// Every player who can be copied, while nobody is chosen; at the last chance nobody, too (X-SEQ-11).
    #[inline(never)]
    pub(crate) fn list_copies(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if !state.estate(seat).holds(COPYING) || state.shields.copied != 0 {
            return;
        }
        out.extend(Seat::first(self.players()).filter(|&other| other != seat).map(Action::Copy));
        if state.stage == Stage::LastCopy {
            out.push(Action::Skip);
        }
    }

    pub(crate) fn check_copy(&self, state: &State, seat: Seat, other: Seat) -> Result<(), Illegal> {
        if !state.estate(seat).holds(COPYING) {
            return Illegal::err("X-SHIELD-6", format!("{seat} does not hold shield 6"));
        }
        if let Some(chosen) = state.shields.copied.checked_sub(1).map(Seat) {
            return Illegal::err(
                "X-SHIELD-6.1",
                format!("the choice is made once and stays: {chosen} is copied"),
            );
        }
        let moment = match state.stage {
            Stage::Turn => state.open.top().is_none_or(Open::is_a_moment),
            stage => stage == Stage::LastCopy,
        };
        if !moment {
            return Illegal::err(
                "X-SEQ-17",
                "whom shield 6 copies is chosen when an action can be chosen, in the own turn",
            );
        }
        match other != seat && other.0 < self.players() {
            true => Ok(()),
            false => Illegal::err(
                "X-SHIELD-6",
                format!("shield 6 copies another player of this table, not {other}"),
            ),
        }
    }

    pub(crate) fn apply_copy(&self, state: &mut State, other: Seat, _: &mut impl Sink<Event>) {
        state.shields.copied = other.0 + 1;
        self.copy_monasteries(state);
    }

    /// X-SHIELD-6.1: with one opponent the choice is made at once.
    pub(super) fn choose_only_opponent(&self, state: &mut State, seat: Seat) {
        if let Some(only) = self.only_opponent(seat) {
            state.shields.copied = only.0 + 1;
        }
    }

    /// The other player of a table of two.
    pub(crate) fn only_opponent(&self, seat: Seat) -> Option<Seat> {
        (self.players() == 2).then_some(Seat(1 - (seat.0 & 1)))
    }

    /// B8.8, X-SHIELD-6: which monasteries hold for whom: the own, and those that are copied. To be called whenever a monastery
    /// comes into a duchy (the Châteautoma's too, A16.13), and whenever shield 6 comes, leaves or chooses.
    #[inline(never)]
    pub(crate) fn copy_monasteries(&self, state: &mut State) {
        let copied =
            state.shields.copied.checked_sub(1).map_or(0, |seat| self.monasteries_of(state, Seat(seat)));
        for estate in state.estates.iter_mut().take(self.persons().into()) {
            let copies = if estate.holds(COPYING) { copied & !bit(TURN_ORDER) } else { 0 };
            estate.effects = estate.monasteries | copies;
        }
    }

    /// The monasteries of a seat that can be copied. A16.13: of the Châteautoma those that lie face up.
    fn monasteries_of(&self, state: &State, seat: Seat) -> u32 {
        match Some(seat) == self.automa_seat() {
            true => self.automa_monasteries(state),
            false => state.estate(seat).monasteries,
        }
    }
}
