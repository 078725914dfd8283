//! The kinds of bonus actions.

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

    /// Whether it asks something; silver, workers and points come without asking (X-SEQ-11).
    pub const fn is_choice(self) -> bool {
        !matches!(self, Bonus::Silver | Bonus::Workers | Bonus::Points)
    }

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
