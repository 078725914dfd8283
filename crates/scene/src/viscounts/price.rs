//! What things cost: silver, and the three resources in the order of the game's currencies.

use super::named::Named;
use crate::Price;
use demesne_text::{Language, viscounts::effects};
use demesne_viscounts::{
    Payment,
    ability::{CURRENCIES, Currency},
};

/// The price that a payment is.
pub(super) fn of(payment: Payment) -> Price {
    let [ink, stone, gold, silver] = payment.0.map(|amount| amount.try_into().unwrap_or(u8::MAX));
    Price { workers: 0, resources: [ink, stone, gold], silver }
}

/// How much of each currency a price asks for.
pub(super) fn amounts(price: Price) -> [u16; CURRENCIES] {
    let [ink, stone, gold] = price.resources;
    [ink, stone, gold, price.silver].map(u16::from)
}

/// The currencies that a price asks for, and how much of each.
pub(super) fn parts(price: Price) -> Vec<(Currency, u16)> {
    Currency::ALL.into_iter().zip(amounts(price)).filter(|(_, amount)| *amount > 0).collect()
}

/// A price in words; nothing where there is none.
pub(super) fn words(price: Price, language: Language) -> String {
    match price {
        Price::FREE => String::new(),
        _ => effects::paid(amounts(price), language),
    }
}

/// Whether a thing is bought with icons and what makes up for them: where nothing has to, that is said.
pub(super) const fn is_bought(named: Named) -> bool {
    matches!(named, Named::Building(..) | Named::Exchanges(_) | Named::Workers(_) | Named::Tile(_))
}

/// "Free".
pub(super) const fn free(language: Language) -> &'static str {
    language.pick("free", "gratis", "grátis")
}
