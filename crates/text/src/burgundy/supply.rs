//! What is left in the supplies: everybody may know it (B16.1).

use super::{belongings::vine_list, words};
use crate::{
    Language,
    draw::{WIDTH, wrap},
};
use demesne_burgundy::{Burgundy, Colour, Expansion, State, Tile, left_of, printed::Counts};

/// The tiles and goods that are not drawn yet.
pub fn supply(game: &Burgundy, state: &State, language: Language) -> Vec<String> {
    let depots = language.pick(
        "Tiles left for the six depots:",
        "Losetas que quedan para los seis almacenes:",
        "Peças que restam para os seis depósitos:",
    );
    let black = language.pick(
        "Tiles left for the black depot:",
        "Losetas que quedan para el almacén negro:",
        "Peças que restam para o depósito paralelo:",
    );
    let mut lines = vec![depots.to_owned()];
    lines.extend(tiles(game, &state.supply, language));
    lines.push(black.into());
    lines.extend(tiles(game, &state.black_supply, language));
    let goods: Vec<String> = (1..)
        .zip(state.goods_supply)
        .map(|(kind, n)| say!(language, "{n} with {kind}", "{n} con {kind}", "{n} com {kind}"))
        .collect();
    let goods = goods.join(", ");
    lines.push(say!(
        language,
        "Goods left: {goods}",
        "Mercancías que quedan: {goods}",
        "Mercadorias que restam: {goods}"
    ));
    if game.options().expansions.has(Expansion::Vineyards) {
        let bag: u32 = state.vines.bag.iter().map(|&n| u32::from(n)).sum();
        let vines = vine_list(&state.vines.supply, language);
        lines.push(say!(
            language,
            "Double tiles in the bag: {bag}",
            "Losetas dobles en la bolsa: {bag}",
            "Hexaminós na bolsa: {bag}"
        ));
        let vines = say!(
            language,
            "Vine bonus tiles left: {vines}",
            "Losetas de bonificación de vid que quedan: {vines}",
            "Peças bônus de vinha que restam: {vines}"
        );
        lines.extend(wrap(&vines, WIDTH, 2));
    }
    if let Some(seat) = game.automa_seat() {
        let cards = |set| {
            demesne_burgundy::automa::numbers(set).map(|card| card.to_string()).collect::<Vec<_>>().join(" ")
        };
        let (deck, discards) = (cards(state.automa.deck), cards(state.automa.discards));
        let deck = say!(
            language,
            "Cards of {seat}, the Châteautoma, not dealt yet: {deck}",
            "Cartas de {seat}, el Châteautoma, sin repartir: {deck}",
            "Cartas de {seat}, o AutoDuque, ainda não distribuídas: {deck}"
        );
        lines.extend(wrap(deck.trim_end(), WIDTH, 2));
        if !discards.is_empty() {
            let discards = say!(
                language,
                "Cards that it has completed: {discards}",
                "Cartas que ha completado: {discards}",
                "Cartas que completou: {discards}"
            );
            lines.extend(wrap(&discards, WIDTH, 2));
        }
    }
    lines
}

fn tiles(game: &Burgundy, supply: &Counts, language: Language) -> Vec<String> {
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
        let (count, colour) = (left_of(supply, colour), words::colour(colour, language));
        lines.extend(wrap(&format!("{count} {colour}{list}"), WIDTH - 2, 4));
    }
    for line in &mut lines {
        line.insert_str(0, "  ");
    }
    lines
}
