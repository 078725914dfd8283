//! What belongs to a seat, in words: points, hand, storage, tokens.

use super::look::{coloured, some, unbroken};
use crate::draw::Pen;
use demesne_game::Seat;
use demesne_tuscany::{
    Colour, Item, State, Token, Tuscany,
    state::{Choice, Stage},
};

/// The lines on a seat, each of any length: points and stacks first, then what it has.
pub fn standing(game: &Tuscany, state: &State, seat: Seat, pen: Pen) -> Vec<String> {
    let estate = state.estate(seat);
    let mut lines = vec![stores(state, seat, pen)];
    let tokens: Vec<String> = Token::ALL
        .into_iter()
        .filter(|&token| estate.token(token) > 0)
        .map(|token| match estate.token(token) {
            1 => token.name().to_owned(),
            n => format!("{} {n}×", token.name()),
        })
        .collect();
    let tokens = if tokens.is_empty() { "none".into() } else { tokens.join(", ") };
    lines.push(format!("{} marble, {}; tokens: {tokens}", estate.marble, some(estate.workers, "worker")));
    let complete: Vec<&str> = estate.completed.iter().map(Colour::kind).collect();
    if !complete.is_empty() {
        lines.push(format!("all covered: {}", complete.join(", ")));
    }
    lines.push(hand(state, seat, pen));
    if state.stage == Stage::Boards && game.options().players > seat.0 {
        lines.push(match state.choices[seat.index()] {
            Choice::Open => format!("pieces {}; is laying them out", estate.deal.text()),
            _ => format!("pieces {}; has laid them out", estate.deal.text()),
        });
    }
    lines
}

/// Storage, with its free spaces.
fn stores(state: &State, seat: Seat, pen: Pen) -> String {
    let estate = state.estate(seat);
    let mut items: Vec<String> = estate
        .storage
        .iter()
        .map(|item| match item {
            Item::Tile(tile) => coloured(pen, tile.name(), tile.colour(), true),
            Item::Hex => pen.bold("hex"),
        })
        .collect();
    items.extend((estate.storage.len()..estate.room()).map(|_| "free".to_owned()));
    format!("storage: {}", items.join(", "))
}

/// The cards of a hand, most of a colour first where they are known; else only their number (T18.1, T18.3).
pub fn hand(state: &State, seat: Seat, pen: Pen) -> String {
    let estate = state.estate(seat);
    if !state.knows_hand(seat) {
        return format!("{} in hand (hidden)", some(estate.cards, "card"));
    }
    let mut colours: Vec<Colour> =
        Colour::ALL.into_iter().filter(|colour| estate.hand[colour.index()] > 0).collect();
    colours.sort_by_key(|colour| std::cmp::Reverse(estate.hand[colour.index()]));
    let cards: Vec<String> = colours
        .into_iter()
        .map(|colour| {
            let text = format!("{} {} ({})", estate.hand[colour.index()], colour.name(), colour.kind());
            coloured(pen, &unbroken(&text), colour, false)
        })
        .collect();
    match cards.is_empty() {
        true => "hand: no cards".into(),
        false => format!("hand, {}: {}", some(estate.cards, "card"), cards.join(", ")),
    }
}

/// Both tracks of a seat: `green 7, red 12`.
pub fn tracks(state: &State, seat: Seat) -> String {
    let estate = state.estate(seat);
    format!("green {}, red {}", estate.tally.green(), estate.tally.red())
}
