//! What is left in the supplies: everybody may know it (B16.1).

use super::belongings::vine_list;
use crate::draw::{WIDTH, wrap};
use demesne_burgundy::{Burgundy, Colour, Expansion, State, Tile, left_of, printed::Counts};

/// The tiles and goods that are not drawn yet.
pub fn supply(game: &Burgundy, state: &State) -> Vec<String> {
    let mut lines = vec!["Tiles left for the six depots:".to_owned()];
    lines.extend(tiles(game, &state.supply));
    lines.push("Tiles left for the black depot:".into());
    lines.extend(tiles(game, &state.black_supply));
    let goods: Vec<String> =
        (1..).zip(state.goods_supply).map(|(kind, n)| format!("{n} with {kind}")).collect();
    lines.push(format!("Goods left: {}", goods.join(", ")));
    if game.options().expansions.has(Expansion::Vineyards) {
        let bag: u32 = state.vines.bag.iter().map(|&n| u32::from(n)).sum();
        lines.push(format!("Double tiles in the bag: {bag}"));
        lines.push(format!("Vine bonus tiles left: {}", vine_list(&state.vines.supply)));
    }
    if let Some(seat) = game.automa_seat() {
        let cards = |set| {
            demesne_burgundy::automa::numbers(set).map(|card| card.to_string()).collect::<Vec<_>>().join(" ")
        };
        let (deck, discards) = (cards(state.automa.deck), cards(state.automa.discards));
        lines.push(format!("Cards of {seat}, the Châteautoma, not dealt yet: {deck}"));
        if !discards.is_empty() {
            lines.push(format!("Cards that it has completed: {discards}"));
        }
    }
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
