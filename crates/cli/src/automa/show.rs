//! What is known: the Châteautoma's things, and the table.

use crate::pen::LANGUAGE;
use demesne_burgundy::{Burgundy, Expansion, State};
use demesne_game::Game;
use demesne_text::{Pen, burgundy};

/// All that is known.
pub fn all(game: &Burgundy, state: &State) -> String {
    let mut lines = burgundy::automa(game, state, Pen::plain(LANGUAGE));
    if let Some(seat) = game.automa_seat() {
        lines.insert(0, format!("The Châteautoma has {} points.", game.points(state, seat)));
    }
    lines.push("The table, as far as I know:".into());
    lines.join("\n") + "\n" + &table(game, state)
}

/// Depots, black depot and what expansions put beside them.
pub fn table(game: &Burgundy, state: &State) -> String {
    let on = |expansion| game.options().expansions.has(expansion);
    let mut text = String::new();
    for (depot, tiles) in state.depots.iter().enumerate() {
        let goods = burgundy::goods_list(&state.depot_goods[depot]);
        text.push_str(&format!("  depot {}: {}", depot + 1, names(game, tiles)));
        if !goods.is_empty() {
            text.push_str(&format!("; goods {goods}"));
        }
        let shields: Vec<String> =
            state.shields.depots[depot].iter().filter(|&&n| n > 0).map(u8::to_string).collect();
        if !shields.is_empty() {
            text.push_str(&format!("; shields {}", shields.join(" ")));
        }
        text.push('\n');
    }
    text.push_str(&format!("  black depot: {}\n", names(game, &state.black)));
    if on(Expansion::Vineyards) {
        let places = |tiles: &[Option<_>]| {
            let full: Vec<String> = (1..)
                .zip(tiles)
                .filter(|(_, tile)| tile.is_some())
                .map(|(n, _): (u8, _)| n.to_string())
                .collect();
            if full.is_empty() { "empty".into() } else { format!("double tiles at {}", full.join(" ")) }
        };
        text.push_str(&format!(
            "  vine depot: {}; vine shop: {}\n",
            places(&state.vines.depot),
            places(&state.vines.shop)
        ));
    }
    text
}

fn names(game: &Burgundy, tiles: &[Option<demesne_burgundy::Tile>]) -> String {
    let names: Vec<String> = tiles.iter().flatten().map(|&tile| game.tile_name(tile)).collect();
    if names.is_empty() { "empty".into() } else { names.join(" ") }
}
