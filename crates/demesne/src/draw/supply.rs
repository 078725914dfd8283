//! What is left in the supplies: everybody may know it (B16.1).

use super::{WIDTH, wrap};
use demesne_burgundy::{Burgundy, Colour, State, Tile, left_of, printed::Counts};

/// The tiles and goods that are not drawn yet.
pub fn supply(game: &Burgundy, state: &State) -> Vec<String> {
    let mut lines = vec!["Tiles left for the six depots:".to_owned()];
    lines.extend(tiles(game, &state.supply));
    lines.push("Tiles left for the black depot:".into());
    lines.extend(tiles(game, &state.black_supply));
    let goods: Vec<String> =
        (1..).zip(state.goods_supply).map(|(kind, n)| format!("{n} with {kind}")).collect();
    lines.push(format!("Goods left: {}", goods.join(", ")));
    lines
}

fn tiles(game: &Burgundy, supply: &Counts) -> Vec<String> {
    let mut lines = Vec::new();
    for colour in Colour::ALL {
        let faces: Vec<String> = Tile::all()
            .filter(|tile| tile.has_colour(colour) && supply[tile.index()] > 0)
            .map(|tile| match supply[tile.index()] {
                1 => game.tile_name(tile),
                n => format!("{} {n}×", game.tile_name(tile)),
            })
            .collect();
        let list = if faces.len() < 2 { String::new() } else { format!(": {}", faces.join(", ")) };
        lines.extend(wrap(&format!("{} {}{list}", left_of(supply, colour), colour.name()), WIDTH - 2, 4));
    }
    for line in &mut lines {
        line.insert_str(0, "  ");
    }
    lines
}
