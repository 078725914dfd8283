//! What belongs to a seat, in words: points, hand, storage, tokens.

use super::{
    look::{coloured, unbroken},
    words::{self, CARD, WORKER},
};
use crate::{Language, Pen};
use demesne_game::Seat;
use demesne_tuscany::{
    Colour, Item, State, Token, Tuscany,
    state::{Choice, Stage},
};

/// The lines on a seat, each of any length: points and stacks first, then what it has.
pub fn standing(game: &Tuscany, state: &State, seat: Seat, pen: Pen) -> Vec<String> {
    let (estate, language) = (state.estate(seat), pen.language);
    let mut lines = vec![stores(state, seat, pen)];
    let tokens: Vec<String> = Token::ALL
        .into_iter()
        .filter(|&token| estate.token(token) > 0)
        .map(|token| match estate.token(token) {
            1 => words::token(token, language).to_owned(),
            n => format!("{} {n}×", words::token(token, language)),
        })
        .collect();
    let tokens = if tokens.is_empty() { words::none(language).into() } else { tokens.join(", ") };
    let (marble, workers) = (estate.marble, WORKER.count(estate.workers, language));
    lines.push(say!(
        language,
        "{marble} marble, {workers}; tokens: {tokens}",
        "{marble} de mármol, {workers}; fichas: {tokens}",
        "{marble} de mármore, {workers}; fichas: {tokens}"
    ));
    let complete: Vec<&str> = estate.completed.iter().map(|colour| words::kind(colour, language)).collect();
    if !complete.is_empty() {
        let complete = complete.join(", ");
        lines.push(say!(
            language,
            "all covered: {complete}",
            "todo cubierto: {complete}",
            "tudo coberto: {complete}"
        ));
    }
    lines.push(hand(state, seat, pen));
    if state.stage == Stage::Boards && game.options().players > seat.0 {
        let pieces = estate.deal.text();
        lines.push(match state.choices[seat.index()] {
            Choice::Open => say!(
                language,
                "pieces {pieces}; is laying them out",
                "piezas {pieces}; las está disponiendo",
                "peças {pieces}; ainda as está dispondo"
            ),
            _ => say!(
                language,
                "pieces {pieces}; has laid them out",
                "piezas {pieces}; ya las ha dispuesto",
                "peças {pieces}; já as dispôs"
            ),
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
    items.extend(
        (estate.storage.len()..estate.room()).map(|_| pen.language.pick("free", "libre", "livre").to_owned()),
    );
    let items = items.join(", ");
    say!(pen.language, "storage: {items}", "almacén: {items}", "armazém: {items}")
}

/// The cards of a hand, most of a colour first where they are known; else only their number (T18.1, T18.3).
pub fn hand(state: &State, seat: Seat, pen: Pen) -> String {
    let (estate, language) = (state.estate(seat), pen.language);
    let cards = CARD.count(estate.cards, language);
    if !state.knows_hand(seat) {
        return say!(
            language,
            "{cards} in hand (hidden)",
            "{cards} en la mano (oculta)",
            "{cards} na mão (oculta)"
        );
    }
    let mut colours: Vec<Colour> =
        Colour::ALL.into_iter().filter(|colour| estate.hand[colour.index()] > 0).collect();
    colours.sort_by_key(|colour| std::cmp::Reverse(estate.hand[colour.index()]));
    let list: Vec<String> = colours
        .into_iter()
        .map(|colour| {
            let (count, kind) = (estate.hand[colour.index()], words::kind(colour, language));
            let text = match language {
                Language::English => format!("{count} {} ({kind})", colour.name()),
                // A payment is written with the names of notation, which need a word here.
                _ => {
                    let own = words::card_colour(colour, count, language);
                    format!("{count} {} ({own}, {kind})", colour.name())
                }
            };
            coloured(pen, &unbroken(&text), colour, false)
        })
        .collect();
    let text = list.join(", ");
    match list.is_empty() {
        true => language.pick("hand: no cards", "mano: ninguna carta", "mão: nenhuma carta").into(),
        false => say!(language, "hand, {cards}: {text}", "mano, {cards}: {text}", "mão, {cards}: {text}"),
    }
}

/// Both tracks of a seat: `green 7, red 12`.
pub fn tracks(state: &State, seat: Seat, language: Language) -> String {
    let tally = &state.estate(seat).tally;
    let (green, red) = (tally.green(), tally.red());
    say!(
        language,
        "green {green}, red {red}",
        "verdes {green}, rojos {red}",
        "verdes {green}, vermelhos {red}"
    )
}
