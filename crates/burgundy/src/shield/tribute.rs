//! Tribute at the end of a phase (X-SHIELD-K to X-SHIELD-N).

use super::{SHIELDS, bit, members};
use crate::{Action, Burgundy, Event, state::State};
use demesne_game::{Illegal, Seat, Sink};

/// The shields that stay, in rising order; 0 behind them.
type Keep = [u8; 4];

impl Burgundy {
    /// X-SHIELD-L: every set of shields that can be paid for, with every mixture of silver and workers (X-SHIELD-3).
    pub(crate) fn list_tribute(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let estate = state.estate(seat);
        let mut own = [0; 4];
        own.iter_mut().zip(members(estate.shields)).for_each(|(place, shield)| *place = shield);
        for set in 0..1u8 << estate.shields.count_ones().min(4) {
            let mut keep = [0; 4];
            let chosen = own.iter().zip(0..).filter(|(_, i)| set >> i & 1 != 0).map(|(&shield, _)| shield);
            keep.iter_mut().zip(chosen).for_each(|(place, shield)| *place = shield);
            let count = set.count_ones() as u16;
            let most = if estate.holds(3) { estate.workers.min(count) } else { 0 };
            let paid = (0..=most).filter(|workers| count - workers <= estate.silver);
            out.extend(paid.map(|workers| Action::Tribute { keep, workers: workers as u8 }));
        }
    }

    pub(crate) fn check_tribute(
        &self,
        state: &State,
        seat: Seat,
        keep: Keep,
        workers: u8,
    ) -> Result<(), Illegal> {
        let estate = state.estate(seat);
        let count = keep.iter().take_while(|&&shield| shield != 0).count();
        let named = &keep[..count];
        if !named.is_sorted_by(|a, b| a < b) || keep[count..].iter().any(|&shield| shield != 0) {
            return Illegal::err("B5.7", "the shields that stay are named in rising order, each once");
        }
        if let Some(shield) = named.iter().find(|&&shield| shield > SHIELDS || !estate.holds(shield)) {
            return Illegal::err("X-SHIELD-K", format!("{seat} has no shield {shield} to pay for"));
        }
        if workers > 0 && !estate.holds(3) {
            return Illegal::err("X-SHIELD-3", "only shield 3 lets workers pay tribute");
        }
        let (workers, count) = (u16::from(workers), count as u16);
        if workers > count || workers > estate.workers {
            let most = count.min(estate.workers);
            return Illegal::err("X-SHIELD-3", format!("workers pay for {most} shields here at the most"));
        }
        let (due, silver) = (count - workers, estate.silver);
        match due <= silver {
            true => Ok(()),
            false => Illegal::err("X-SHIELD-K", format!("that costs {due} silver; {seat} has {silver}")),
        }
    }

    /// X-SHIELD-L: all payment is one step, then the unpaid shields leave together.
    pub(crate) fn apply_tribute(
        &self,
        state: &mut State,
        seat: Seat,
        keep: Keep,
        workers: u8,
        sink: &mut impl Sink<Event>,
    ) {
        let kept = keep.iter().filter(|&&shield| shield != 0).fold(0, |set, &shield| set | bit(shield));
        let workers = u16::from(workers);
        let silver = kept.count_ones() as u16 - workers;
        let estate = state.estate_mut(seat);
        estate.silver -= silver;
        estate.workers -= workers;
        let lost = estate.shields & !kept;
        if silver > 0 {
            sink.tell(|| Event::Silver(seat, -(silver as i16)));
        }
        if workers > 0 {
            sink.tell(|| Event::Workers(seat, -(workers as i16)));
        }
        self.lose_shields(state, seat, lost, sink);
    }
}
