//! What is left in the supplies, as far as the viewer may know it (T18).

use super::{
    explain::harvest_words,
    look::{counts_in_words, some},
};
use crate::draw::{WIDTH, wrap};
use demesne_game::{Seat, supply as counted};
use demesne_tuscany::{Colour, Harvest, State, Tile, Token, Tuscany, state::Eyes, tile::TILES};

/// Tiles, cards and tokens that are not in play, and what has left it.
pub fn supply(game: &Tuscany, state: &State) -> Vec<String> {
    let mut lines = Vec::new();
    let mut say = |text: String| lines.extend(wrap(&text, WIDTH, 4));
    say(format!("Neutral stack, {}: {}", tiles_left(&state.neutral), tiles(&state.neutral)));
    for seat in Seat::first(game.options().players) {
        let stack = &state.estate(seat).stack;
        say(format!("Own tiles of {seat} face down, {}: {}", tiles_left(stack), tiles(stack)));
    }
    let mut removed = [0; TILES];
    for (i, count) in removed.iter_mut().enumerate() {
        *count = state.removed.own[i] + state.removed.neutral[i];
    }
    say(format!("Removed from the centre: {}", tiles(&removed)));
    say(format!("Left the game: {}", tiles(&state.gone)));
    let unseen: [u8; 8] = std::array::from_fn(|i| match state.eyes {
        Eyes::All => state.deck[i],
        _ => game.unseen_cards(state, Colour::ALL[i]),
    });
    let where_ = match state.eyes {
        Eyes::All => "Cards in the deck",
        _ => "Cards that you do not see (in the deck or in other hands)",
    };
    say(format!("{where_}: {}", counts_in_words(&unseen).unwrap_or_else(|| "none".into())));
    say(format!(
        "Cards in the deck: {}. Discarded: {}",
        state.deck_size,
        counts_in_words(&state.discards).unwrap_or_else(|| "none".into())
    ));
    let harvest: Vec<String> = Harvest::ALL
        .into_iter()
        .filter(|card| state.harvest[card.index()] > 0)
        .map(|card| format!("{}× {}", state.harvest[card.index()], harvest_words(card)))
        .collect();
    say(format!("Harvest deck, {}: {}", some(counted::count(&state.harvest), "card"), none(harvest)));
    let tokens: Vec<String> = Token::ALL
        .into_iter()
        .map(|token| format!("{} {}", game.printed().tokens - state.taken(token), token.name()))
        .collect();
    say(format!("Tokens: {}", tokens.join(", ")));
    lines
}

fn tiles_left(counts: &[u8; TILES]) -> String {
    some(counted::count(counts), "tile")
}

fn tiles(counts: &[u8; TILES]) -> String {
    none(
        Tile::ALL
            .into_iter()
            .filter(|tile| counts[tile.index()] > 0)
            .map(|tile| format!("{} {}", counts[tile.index()], tile.name()))
            .collect(),
    )
}

fn none(words: Vec<String>) -> String {
    if words.is_empty() { "none".into() } else { words.join(", ") }
}
