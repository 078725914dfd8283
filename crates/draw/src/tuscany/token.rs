//! Bonus tokens: discs with what they add (T1.10).

use crate::pen::{N, glyph};
use demesne_tuscany::Token;

/// What is on a token.
pub const fn symbol(token: Token) -> &'static str {
    match token {
        Token::Card => "g-cards",
        Token::Storage => "g-storage",
        Token::Marble => "g-marble",
        Token::Worker => "g-worker",
        Token::Harvest => "g-harvest",
    }
}

/// A token around a point.
pub fn token(out: &mut String, token: Token, (x, y): (f32, f32), radius: f32) {
    let (cx, cy) = (N(x), N(y));
    put!(
        out,
        r#"<circle class="tok" cx="{cx}" cy="{cy}" r="{}"/><circle class="tok-in" cx="{cx}" cy="{cy}" r="{}"/>"#,
        N(radius),
        N(radius * 0.8)
    );
    glyph(out, symbol(token), (x, y), radius * 1.16);
}
