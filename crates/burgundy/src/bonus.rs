//! Bonus actions that a covered space gives: on a trade route (X-ROUTE-9) and in a vineyard (X-VINE-15 to X-VINE-17).

mod kind;

pub use kind::Bonus;

use crate::{
    Building, Burgundy, Event,
    open::{Open, Takes},
    state::State,
    tally::During,
};
use demesne_game::{Seat, Sink};

impl Burgundy {
    /// Gives a bonus: what nobody decides about comes at once, the rest is opened. What is impossible is lost (X-SEQ-11).
    pub(crate) fn grant(
        &self,
        state: &mut State,
        seat: Seat,
        bonus: Bonus,
        source: During,
        sink: &mut impl Sink<Event>,
    ) {
        let open = match bonus {
            Bonus::Silver => return self.gain_silver(state, seat, 2, sink),
            // No take-workers action, so monasteries 13 and 14 add nothing; but workers taken, for shield 2.
            Bonus::Workers => return self.take_workers(state, seat, 4, sink),
            Bonus::Points => return self.score(state, seat, source, 4, sink),
            // No placed castle: it can be declined, and shield 11 has no part in it.
            Bonus::Action => Open::Grant,
            Bonus::Building => Open::Take(Takes::Building),
            Bonus::MineMonasteryCastle => Open::Take(Takes::MineMonasteryCastle),
            Bonus::ShipLivestock => Open::Take(Takes::ShipLivestock),
            Bonus::Sell => Open::Sell,
            Bonus::Place => Open::CityHall,
            Bonus::BlackOrShop => Open::TakeBlack,
            Bonus::VineDepot => Open::TakeVine,
        };
        match self.bonus_possible(state, seat, bonus) {
            true => state.open.push(open),
            false => sink.tell(|| Event::Lapsed(seat)),
        }
    }

    /// Whether a bonus can bring anything now.
    pub(crate) fn bonus_possible(&self, state: &State, seat: Seat, bonus: Bonus) -> bool {
        match bonus {
            Bonus::Silver | Bonus::Workers | Bonus::Points | Bonus::Action => true,
            Bonus::Building => self.effect_possible(state, seat, Building::Workshop),
            Bonus::MineMonasteryCastle => self.effect_possible(state, seat, Building::Church),
            Bonus::ShipLivestock => self.effect_possible(state, seat, Building::Market),
            Bonus::Sell => self.effect_possible(state, seat, Building::Warehouse),
            Bonus::Place => self.effect_possible(state, seat, Building::CityHall),
            Bonus::BlackOrShop => {
                state.black.iter().any(Option::is_some) || self.beside_black(state).next().is_some()
            }
            Bonus::VineDepot => state.vines.depot.iter().any(Option::is_some),
        }
    }
}
