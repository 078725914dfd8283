//! The Châteautoma: its cards, its duchy, its reserve.

use super::{Pen, estate::symbol};
use demesne_burgundy::{Burgundy, Colour, State};

/// Its two cards and the areas of its duchy, a line each. A hex is its colour's letter, `$` and `&` for symbols, and its tile; a
/// tile that lies face down is in brackets.
pub fn cards_and_areas(game: &Burgundy, state: &State, pen: Pen) -> Vec<String> {
    let (automa, edition) = (&state.automa, game.options().edition);
    let mut lines = Vec::new();
    for (side, card) in ["left", "right"].into_iter().zip(&automa.cards) {
        if card.card == 0 {
            lines.push(format!("{side:5} no card"));
            continue;
        }
        let printed = game.county().card(card.card);
        let mut line = format!("{side:5} card {:2} ", card.card);
        for (hex, colour) in printed.hexes.iter().flatten().enumerate() {
            let mut text = colour.letter().to_string();
            text.push_str(if printed.sell >> hex & 1 != 0 { "$" } else { "" });
            text.push_str(if printed.double >> hex & 1 != 0 { "&" } else { "" });
            if let Some(tile) = card.tiles[hex] {
                let tile = symbol(tile, edition);
                text.push_str(&if card.face_down >> hex & 1 != 0 {
                    format!("({tile})")
                } else {
                    format!(":{tile}")
                });
            }
            line.push_str(&format!(" {}", pen.colour(&text, *colour, card.tiles[hex].is_some())));
        }
        lines.push(line);
    }
    let areas = game.areas();
    let counts = Colour::ALL.map(|colour| {
        let i = colour.index();
        let covered = automa.moved(colour) + areas.face_down[i] + areas.face_up[i];
        pen.colour(
            &format!("{} {covered}/{}", colour.letter(), areas.spaces[i]),
            colour,
            covered >= areas.spaces[i],
        )
    });
    lines.push(format!("duchy {}: {}", areas.side, counts[..3].join(", ")));
    lines.push(format!("          {}", counts[3..].join(", ")));
    lines
}

/// What lies in its reserve, and its shields and double tiles.
pub fn reserve(game: &Burgundy, state: &State) -> String {
    let automa = &state.automa;
    let mut words: Vec<String> = automa.reserved().map(|tile| game.tile_name(tile)).collect();
    words.extend(automa.wild.map(|tile| format!("wild ({})", game.tile_name(tile))));
    let mut text = format!("reserve: {}", if words.is_empty() { "empty".into() } else { words.join(", ") });
    for (n, what) in
        [(automa.shields, "shields"), (automa.doubles, "double tiles"), (automa.posts, "border-post cards")]
    {
        if n > 0 {
            text.push_str(&format!("; {what}: {n}"));
        }
    }
    text
}
