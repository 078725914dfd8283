//! What is left in the supplies, as far as the viewer may know it (V20).

use super::{
    estate::listing,
    facts::{end_counts, end_piles, gone, is_solo, seats},
    look::{unbroken, wrapped},
    solo_board,
    words::{self, CARD, MANUSCRIPT, none},
};
use crate::{Language, draw::WIDTH};
use demesne_viscounts::{State, Tiles, Viscounts};

/// Piles, decks and what has left the game, in lines.
pub fn supply(game: &Viscounts, state: &State, language: Language) -> Vec<String> {
    let mut lines = Vec::new();
    let mut put = |text: String| lines.extend(wrapped(&text, WIDTH, 4));
    let (count, cards) = (CARD.count(state.buried.len(), language), listing(state.buried, language));
    put(say!(
        language,
        "Townsfolk under others, nobody knows where, {count}: {cards}",
        "Ciudadanos debajo de otros, nadie sabe dónde, {count}: {cards}",
        "Cidadãos debaixo de outros, ninguém sabe onde, {count}: {cards}"
    ));
    let (count, tiles) =
        (MANUSCRIPT.count(state.buried_tiles.len(), language), tiles(game, state.buried_tiles, language));
    put(say!(
        language,
        "Manuscripts under others, {count}: {tiles}",
        "Manuscritos debajo de otros, {count}: {tiles}",
        "Manuscritos debaixo de outros, {count}: {tiles}"
    ));
    for seat in seats(game).filter(|&seat| !is_solo(game, seat)) {
        let player = state.player(seat);
        let cards = listing(player.unseen, language);
        let (hand, deck) = (player.hand_size, player.deck_size);
        put(say!(
            language,
            "{seat}, hand ({hand}) and deck ({deck}) together: {cards}",
            "{seat}, mano ({hand}) y mazo ({deck}) juntos: {cards}",
            "{seat}, mão ({hand}) e baralho ({deck}) juntos: {cards}"
        ));
    }
    if game.solo_seat().is_some() {
        let future = solo_board::listing(state.solo.future, language);
        put(say!(
            language,
            "Future schemes that nobody has seen: {future}",
            "Programaciones futuras que nadie ha visto: {future}",
            "Esquemas futuros que ninguém viu: {future}"
        ));
    }
    if end_counts(state) {
        let cards = listing(gone(game, state), language);
        put(say!(
            language,
            "Townsfolk out of the game: {cards}",
            "Ciudadanos fuera de la partida: {cards}",
            "Cidadãos fora da partida: {cards}"
        ));
        let [debts, deeds] = end_piles(game);
        let (poverty, prosperity) = (state.poverty, state.prosperity);
        put(say!(
            language,
            "Debts on Poverty: {poverty} of {debts}. Deeds on Prosperity: {prosperity} of {deeds}",
            "Deudas en Pobreza: {poverty} de {debts}. Escrituras en Prosperidad: {prosperity} de {deeds}",
            "Dívidas em Pobreza: {poverty} de {debts}. Escrituras em Prosperidade: {prosperity} de {deeds}"
        ));
    }
    lines
}

/// Manuscripts by their names of notation, with what they are for.
fn tiles(game: &Viscounts, tiles: Tiles, language: Language) -> String {
    let all: Vec<String> = tiles
        .iter()
        .map(|tile| {
            let print = game.printed().tile(tile);
            let (cost, ribbon) = (print.cost, words::ribbon(print.ribbon, language));
            unbroken(&format!("{} {cost} {ribbon}", tile.id()))
        })
        .collect();
    if all.is_empty() { none(language).into() } else { all.join(", ") }
}
