//! Bonus actions that a covered space gives: on a trade route (X-ROUTE-9) and in a vineyard (X-VINE-15 to X-VINE-17).

use crate::{
    Building, Burgundy, Event,
    open::{Open, Takes},
    state::State,
    tally::During,
};
use demesne_game::{Seat, Sink};

/// What a covered space gives. Most are what a building or a castle does, without being one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Bonus {
    /// 2 silver, as a bank.
    Silver,
    /// 4 workers, as a boarding house.
    Workers,
    /// 4 points, as a watchtower.
    Points,
    /// An extra action, as a castle.
    Action,
    /// A building from a depot, as a carpenter's workshop.
    Building,
    /// A mine, monastery or castle from a depot, as a church.
    MineMonasteryCastle,
    /// A ship or livestock from a depot, as a market.
    ShipLivestock,
    /// A sale, as a warehouse.
    Sell,
    /// The placement of a stored tile, as a city hall.
    Place,
    /// A tile of the black depot or a double tile of the vine shop (X-VINE-16).
    BlackOrShop,
    /// A double tile of the vine depot (X-VINE-17).
    VineDepot,
}

impl Bonus {
    /// All of them.
    pub const ALL: [Bonus; 11] = [
        Bonus::Silver,
        Bonus::Workers,
        Bonus::Points,
        Bonus::Action,
        Bonus::Building,
        Bonus::MineMonasteryCastle,
        Bonus::ShipLivestock,
        Bonus::Sell,
        Bonus::Place,
        Bonus::BlackOrShop,
        Bonus::VineDepot,
    ];

    /// Its name in files.
    pub const fn name(self) -> &'static str {
        match self {
            Bonus::Silver => "silver_2",
            Bonus::Workers => "workers_4",
            Bonus::Points => "vp_4",
            Bonus::Action => "extra_action",
            Bonus::Building => "take_building",
            Bonus::MineMonasteryCastle => "take_mine_monastery_castle",
            Bonus::ShipLivestock => "take_ship_livestock",
            Bonus::Sell => "sell_goods",
            Bonus::Place => "place_stored_tile",
            Bonus::BlackOrShop => "take_black_or_vine_shop",
            Bonus::VineDepot => "take_double_from_vine_depot",
        }
    }

    /// Reads what [`Bonus::name`] writes.
    pub fn parse(name: &str) -> Option<Bonus> {
        Bonus::ALL.into_iter().find(|bonus| bonus.name() == name)
    }
}

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
    fn bonus_possible(&self, state: &State, seat: Seat, bonus: Bonus) -> bool {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bonuses_have_names_of_their_own() {
        for bonus in Bonus::ALL {
            assert_eq!(Bonus::parse(bonus.name()), Some(bonus));
        }
        assert_eq!(Bonus::parse("silver"), None);
    }
}
