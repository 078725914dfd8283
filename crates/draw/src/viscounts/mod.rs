//! Viscounts of the West Kingdom: ring, castle, cards, manuscripts, player boards.
//!
//! A page needs, beside what all pictures need, [`definitions`] and [`STYLE`]; whoever draws cards loads [`portrait::Portraits`] once.
//! Everything has a [`shape::Shape`], which marks follow ([`mark`]) and fingers hit.

pub mod board;
pub mod card;
pub mod castle;
pub mod glyph;
pub mod mark;
pub mod mini;
pub mod page;
pub mod paper;
pub mod portrait;
pub mod ring;
pub mod rival;
pub mod scheme;
pub mod shape;
pub mod sign;
pub mod strip;
pub mod table;
pub mod tile;

use crate::glyphs::{self, SHEET};

/// The symbols that only this game has: its glyphs (`g-v-…`) and the parts of portraits (`g-vp-…`).
pub const SYMBOLS: &str = include_str!("../../data/viscounts.svg");

/// Light and patterns: fields of portraits (`pf-…`), lands (`pl-…`), masonry.
pub const DEFS: &str = include_str!("../../data/viscounts-defs.svg");

/// Its colours and parts.
pub const STYLE: &str = include_str!("../../data/viscounts.css");

/// Symbols of the house that this game shows, too.
const SHARED: [&str; 6] = ["g-worker", "g-seat", "g-storage", "g-phase", "g-hourglass", "g-vp"];

/// What pictures of this game refer to besides [`crate::defs::DEFS`]: light, patterns, symbols.
pub fn definitions() -> String {
    let mut out = String::from(DEFS);
    out.push_str(&sheet());
    out
}

/// The symbols alone, each in a line of its own.
pub fn sheet() -> String {
    let mut out = String::with_capacity(SYMBOLS.len() + 8_000);
    for id in SHARED {
        out.push_str(glyphs::symbol(SHEET, id).unwrap_or_default());
        out.push('\n');
    }
    out.push_str(SYMBOLS);
    out
}
