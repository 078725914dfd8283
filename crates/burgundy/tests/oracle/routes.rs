//! Trade routes (X-ROUTE): sold goods are laid one by one and win bonuses.

use super::{
    effects::Effect,
    play::{Oracle, Play},
};

/// The bonuses of routes and vineyards work as buildings and castles do (X-ROUTE-9, X-VINE-15); points have a source of their own.
pub fn bonus_effect(name: &str, source: &'static str) -> Effect {
    match name {
        "silver_2" => Effect::Silver,
        "workers_4" => Effect::Workers,
        "vp_4" => Effect::Points(source),
        "extra_action" => Effect::Extra,
        "take_building" => Effect::TakeBuilding,
        "take_mine_monastery_castle" => Effect::TakeMineMonasteryCastle,
        "take_ship_livestock" => Effect::TakeShipLivestock,
        "sell_goods" => Effect::Sell,
        "place_stored_tile" => Effect::PlaceStored,
        "take_black_or_vine_shop" => Effect::TakeBlack,
        "take_double_from_vine_depot" => Effect::TakeVine,
        _ => panic!("bonus {name}"),
    }
}

/// How many goods a word of the line `open` says are still to be laid: `route:5*2`.
fn waiting(word: &str) -> Option<usize> {
    word.strip_prefix("route:")?.split_once('*')?.1.parse().ok()
}

impl Oracle<'_> {
    /// X-SEQ-5 step 3: goods that have left the storage are laid down, each with all that follows before the next (X-ROUTE-4).
    pub fn lay_goods(&mut self, seat: usize, number: u8, count: usize) -> Play {
        let own = self.world.estate_of(seat);
        // In positions all goods of a sale are sold from the beginning; those of outer sales that wait are not laid yet (X-ROUTE-5).
        self.world.estates[own].sold.extend(vec![number; count]);
        let waiting: usize = self.world.open.iter().filter_map(|word| waiting(word)).sum();
        for left in (0..count).rev() {
            let estate = &self.world.estates[own];
            // X-ROUTE-3, X-ROUTE-6: the leftmost free space, else the sold pile.
            let place = estate.sold.len() - waiting - left - 1;
            let Some(&tile) = estate.route.get(place / 3) else { continue };
            let (wanted, bonus) = self.world.printed.routes[usize::from(tile) - 1][place % 3].clone();
            if wanted == number {
                let effect = bonus_effect(&bonus, "routes");
                // X-ROUTE-10
                if self.possible(seat, effect) {
                    if left > 0 {
                        self.world.open.push(format!("route:{number}*{left}"));
                    }
                    self.effect(seat, effect)?;
                    if left > 0 {
                        self.world.open.pop();
                    }
                }
            }
        }
        Ok(())
    }
}
