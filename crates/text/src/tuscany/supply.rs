//! What is left in the supplies, as far as the viewer may know it (T18).

use super::{
    explain::harvest_words,
    look::counts_in_words,
    words::{self, CARD, TILE, none},
};
use crate::{
    Language,
    draw::{WIDTH, wrap},
};
use demesne_game::{Seat, supply as counted};
use demesne_tuscany::{Colour, Harvest, State, Tile, Token, Tuscany, state::Eyes, tile::TILES};

/// Tiles, cards and tokens that are not in play, and what has left it.
pub fn supply(game: &Tuscany, state: &State, language: Language) -> Vec<String> {
    let mut lines = Vec::new();
    let mut put = |text: String| lines.extend(wrap(&text, WIDTH, 4));
    let tiles = |counts: &[u8; TILES]| tiles(counts, language);
    let tiles_left = |counts: &[u8; TILES]| TILE.count(counted::count(counts) as i32, language);
    let (left, list) = (tiles_left(&state.neutral), tiles(&state.neutral));
    put(say!(
        language,
        "Neutral stack, {left}: {list}",
        "Montón neutral, {left}: {list}",
        "Pilha neutra, {left}: {list}"
    ));
    for seat in Seat::first(game.options().players) {
        let stack = &state.estate(seat).stack;
        let (left, list) = (tiles_left(stack), tiles(stack));
        put(say!(
            language,
            "Own tiles of {seat} face down, {left}: {list}",
            "Losetas propias de {seat} boca abajo, {left}: {list}",
            "Peças próprias de {seat} viradas para baixo, {left}: {list}"
        ));
    }
    let mut removed = [0; TILES];
    for (i, count) in removed.iter_mut().enumerate() {
        *count = state.removed.own[i] + state.removed.neutral[i];
    }
    let list = tiles(&removed);
    put(say!(
        language,
        "Removed from the centre: {list}",
        "Retiradas del centro: {list}",
        "Retiradas do centro: {list}"
    ));
    let list = tiles(&state.gone);
    put(say!(language, "Left the game: {list}", "Fuera de la partida: {list}", "Fora da partida: {list}"));
    let unseen: [u8; 8] = std::array::from_fn(|i| match state.eyes {
        Eyes::All => state.deck[i],
        _ => game.unseen_cards(state, Colour::ALL[i]),
    });
    let where_ = match state.eyes {
        Eyes::All => language.pick("Cards in the deck", "Cartas en el mazo", "Cartas no baralho"),
        _ => language.pick(
            "Cards that you do not see (in the deck or in other hands)",
            "Cartas que no ves (en el mazo o en otras manos)",
            "Cartas que você não vê (no baralho ou em outras mãos)",
        ),
    };
    let cards = |counts: &[u8; 8]| counts_in_words(counts, language).unwrap_or_else(|| none(language).into());
    put(format!("{where_}: {}", cards(&unseen)));
    let (deck, discards) = (state.deck_size, cards(&state.discards));
    put(say!(
        language,
        "Cards in the deck: {deck}. Discarded: {discards}",
        "Cartas en el mazo: {deck}. Descartadas: {discards}",
        "Cartas no baralho: {deck}. Descartadas: {discards}"
    ));
    let harvest: Vec<String> = Harvest::ALL
        .into_iter()
        .filter(|card| state.harvest[card.index()] > 0)
        .map(|card| format!("{}× {}", state.harvest[card.index()], harvest_words(card, language)))
        .collect();
    let harvest = listed(harvest, language);
    let left = CARD.count(counted::count(&state.harvest) as i32, language);
    put(say!(
        language,
        "Harvest deck, {left}: {harvest}",
        "Mazo de cosecha, {left}: {harvest}",
        "Baralho de colheita, {left}: {harvest}"
    ));
    let tokens: Vec<String> = Token::ALL
        .into_iter()
        .map(|token| {
            format!("{} {}", game.printed().tokens - state.taken(token), words::token(token, language))
        })
        .collect();
    let tokens = tokens.join(", ");
    put(say!(language, "Tokens: {tokens}", "Fichas: {tokens}", "Fichas: {tokens}"));
    lines
}

/// Tiles by their names of notation.
fn tiles(counts: &[u8; TILES], language: Language) -> String {
    let there = Tile::ALL.into_iter().filter(|tile| counts[tile.index()] > 0);
    listed(there.map(|tile| format!("{} {}", counts[tile.index()], tile.name())).collect(), language)
}

fn listed(items: Vec<String>, language: Language) -> String {
    if items.is_empty() { none(language).into() } else { items.join(", ") }
}
