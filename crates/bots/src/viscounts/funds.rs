//! What a seat can bring up for its primary actions (V10.3, V10.4, V26.9): reckoned once, asked for every space.

use super::worth::Prices;
use demesne_viscounts::{
    Act, Icon, Icons,
    ability::{ACTS, Cost, Currency, Funding},
    printed::Printed,
    state::Player,
};

/// The most abilities that let something else be spent for an action: Emma's two, and the Clergyman's (V26.17).
const OTHERS: usize = 3;

/// Something else that can be spent: so many units for an icon.
#[derive(Clone, Copy, Default)]
struct Other {
    cost: u16,
    own: u16,
    unit: f32,
    is_silver: bool,
}

/// What there is for one action.
#[derive(Clone, Copy, Default)]
pub(super) struct Fund {
    icon: usize,
    /// Icons that cost nothing, and merchants that may count in pairs.
    free: u8,
    merchants: u8,
    /// V26.11: so many merchants are one icon; 0 where they are not.
    pair: u8,
    /// What buys a missing icon: how much there is, and what one is worth.
    own: u16,
    unit: f32,
    is_silver: bool,
    /// V26.12: the first unit counts twice.
    twice: bool,
    others: [Other; OTHERS],
}

impl Fund {
    fn new(act: Act, icons: Icons, player: &Player, prices: &Prices) -> Fund {
        let purse = |currency: Currency| match currency.resource() {
            Some(resource) => (player.resource(resource), prices.resource),
            None => (player.silver, prices.silver),
        };
        let (own, unit) = purse(act.currency());
        Fund {
            icon: act.icon() as usize,
            free: icons.of(act.icon()) + icons.of(Icon::Criminal),
            merchants: icons.of(Icon::Merchant),
            own,
            unit,
            is_silver: act.currency() == Currency::Silver,
            ..Fund::default()
        }
    }

    /// An ability on the board that helps to pay.
    fn add(&mut self, funding: Funding, player: &Player, prices: &Prices) {
        match funding.cost {
            Cost::Merchants(each) => self.pair = each,
            Cost::Spend(..) if funding.once => self.twice = true,
            Cost::Spend(currency, cost) => {
                let (own, unit) = match currency.resource() {
                    Some(resource) => (player.resource(resource), prices.resource),
                    None => (player.silver, prices.silver),
                };
                let other = Other { cost: cost.into(), own, unit, is_silver: currency == Currency::Silver };
                if let Some(place) = self.others.iter_mut().find(|place| place.cost == 0) {
                    *place = other;
                }
            }
        }
    }

    /// The icons that cost nothing.
    #[inline]
    pub fn free(&self, more: Icons) -> u8 {
        let free = self.free + more.0[self.icon] + more.of(Icon::Criminal);
        match self.pair {
            0 => free,
            pair => free + (self.merchants + more.of(Icon::Merchant)) / pair,
        }
    }

    /// What so many icons cost, in points, with more icons and so much silver spent before; nothing where they cannot be brought up.
    #[inline]
    pub fn cost(&self, needed: u8, more: Icons, spent: u16, pays: bool) -> Option<f32> {
        let mut missing = u16::from(needed.saturating_sub(self.free(more)));
        if missing == 0 {
            return Some(0.0);
        }
        let mut price = 0.0;
        if pays {
            let mut own = if self.is_silver { self.own - spent } else { self.own };
            if self.twice && own > 0 {
                (own, price, missing) = (own - 1, self.unit, missing.saturating_sub(2));
            }
            let paid = own.min(missing);
            price += self.unit * f32::from(paid);
            missing -= paid;
        }
        for other in self.others.iter().take_while(|other| other.cost > 0) {
            let own = if other.is_silver { other.own - spent } else { other.own };
            let uses = (own / other.cost).min(missing);
            price += other.unit * f32::from(uses * other.cost);
            missing -= uses;
        }
        (missing == 0).then_some(price)
    }
}

/// What there is for each action.
pub(super) fn funds(printed: &Printed, icons: Icons, player: &Player, prices: &Prices) -> [Fund; ACTS] {
    let mut funds = Act::ALL.map(|act| Fund::new(act, icons, player, prices));
    for card in player.board() {
        for funding in printed.card(card).funding.iter().flatten() {
            funds[funding.act as usize].add(*funding, player, prices);
        }
    }
    funds
}
