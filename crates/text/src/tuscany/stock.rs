//! What is left in the supplies, for whoever reads it in tables; and what has left the game. All of it as the viewer may know it.

use super::labels::{capital, colour_name, count_kind, harvest_name, item_name, kind_name, token_name};
use crate::{Language, Stock, Stocked, draw::listed};
use demesne_game::{Seat, supply};
use demesne_tuscany::{Colour, Harvest, Item, State, Tile, Token, Tuscany, state::Eyes, tile::TILES};

/// All supplies.
pub fn stock(game: &Tuscany, view: &State, language: Language) -> Vec<Stock> {
    let printed = game.printed();
    let mut all = Vec::new();
    // The own stacks stand before those of the others.
    let mut seats: Vec<Seat> = Seat::first(game.options().players).collect();
    seats.sort_by_key(|&seat| view.eyes != Eyes::Seat(seat));
    for seat in seats {
        let rows = tiles(&view.estate(seat).stack, &printed.player, language);
        all.push(Stock { title: whose(view, seat, language), rows, lines: Vec::new() });
    }
    all.push(Stock {
        title: language.pick("Neutral stack", "Montón neutral", "Pilha neutra").into(),
        rows: tiles(&view.neutral, &printed.neutral, language),
        lines: Vec::new(),
    });
    all.push(cards(game, view, language));
    all.push(Stock {
        title: language.pick("Harvest cards", "Cartas de cosecha", "Cartas de colheita").into(),
        rows: Harvest::ALL
            .into_iter()
            .map(|card| {
                row(harvest_name(card, language), view.harvest[card.index()], printed.harvest[card.index()])
            })
            .collect(),
        lines: Vec::new(),
    });
    all.push(Stock {
        title: language.pick("Bonus tokens", "Fichas de bonificación", "Fichas de bônus").into(),
        rows: Token::ALL
            .into_iter()
            .map(|token| {
                let left = printed.tokens.saturating_sub(view.taken(token));
                row(token_name(token, language), left, printed.tokens)
            })
            .collect(),
        lines: Vec::new(),
    });
    let mut removed = [0; TILES];
    for (face, count) in removed.iter_mut().enumerate() {
        *count = view.removed.own[face] + view.removed.neutral[face];
    }
    for (title, counts) in [
        (language.pick("Removed from the centre", "Retiradas del centro", "Retiradas do centro"), removed),
        (language.pick("Out of the game", "Fuera de la partida", "Fora da partida"), view.gone),
    ] {
        if supply::count(&counts) > 0 {
            all.push(Stock {
                title: title.into(),
                rows: Vec::new(),
                lines: vec![listing(&counts, language)],
            });
        }
    }
    all
}

fn row(name: &str, left: u8, of: u8) -> Stocked {
    Stocked { name: name.into(), left: left.into(), of: of.into(), faces: Vec::new() }
}

/// Whose tiles lie in a stack.
fn whose(view: &State, seat: Seat, language: Language) -> String {
    let number = seat.0 + 1;
    match view.eyes == Eyes::Seat(seat) {
        true => language
            .pick("Your tiles, face down", "Tus losetas, boca abajo", "As suas peças, viradas para baixo")
            .into(),
        false => say!(
            language,
            "Tiles of seat {number}, face down",
            "Losetas del sitio {number}, boca abajo",
            "Peças do lugar {number}, viradas para baixo"
        ),
    }
}

/// Tiles by type, and by face where there are several.
fn tiles(left: &[u8; TILES], of: &[u8; TILES], language: Language) -> Vec<Stocked> {
    let rows = Colour::ALL.into_iter().map(|colour| {
        let faces: Vec<Stocked> = Tile::of_colour(colour)
            .filter(|&face| of[face] > 0)
            .map(|face| row(item_name(Item::Tile(Tile::ALL[face]), language), left[face], of[face]))
            .collect();
        Stocked {
            name: kind_name(colour, language).into(),
            left: faces.iter().map(|face| face.left).sum(),
            of: faces.iter().map(|face| face.of).sum(),
            faces: if faces.len() > 1 { faces } else { Vec::new() },
        }
    });
    rows.filter(|row| row.of > 0).collect()
}

/// Game cards: to whoever sees all the deck, to others what they see nowhere.
fn cards(game: &Tuscany, view: &State, language: Language) -> Stock {
    let all = view.eyes == Eyes::All;
    let title = match all {
        true => language.pick("Cards in the deck", "Cartas en el mazo", "Cartas no baralho"),
        false => language.pick(
            "Cards out of sight, in the deck or in hands",
            "Cartas que no se ven, en el mazo o en manos",
            "Cartas que não se veem, no baralho ou em mãos",
        ),
    };
    let rows = Colour::ALL
        .into_iter()
        .map(|colour| {
            let left = if all { view.deck[colour.index()] } else { game.unseen_cards(view, colour) };
            row(colour_name(colour, language), left, game.printed().cards[colour.index()])
        })
        .collect();
    let (deck, discards) = (view.deck_size, supply::count(&view.discards));
    let line = say!(
        language,
        "In the deck: {deck}. Discarded: {discards}.",
        "En el mazo: {deck}. Descartadas: {discards}.",
        "No baralho: {deck}. Descartadas: {discards}."
    );
    Stock { title: title.into(), rows, lines: vec![line] }
}

/// Tiles in a sentence, by type.
fn listing(counts: &[u8; TILES], language: Language) -> String {
    let kinds: Vec<String> = Colour::ALL
        .into_iter()
        .map(|colour| (colour, Tile::of_colour(colour).map(|face| counts[face]).sum::<u8>()))
        .filter(|&(_, count)| count > 0)
        .map(|(colour, count)| count_kind(count, colour, language))
        .collect();
    capital(&listed(&kinds, language))
}
