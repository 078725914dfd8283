//! What the tests share: tables, and the place of every piece.

use demesne_game::{Game, Ignore, Notation, Seat, SetupLine, supply};
use demesne_tuscany::{Colour, Harvest, Item, State, Tile, Token, Tuscany, assembly::Assembly, state::Eyes};

/// A table from its lines: `players=3 tie_break=english`.
pub fn table(options: &str) -> Tuscany {
    let lines: Vec<SetupLine> = options
        .split_ascii_whitespace()
        .filter_map(|word| word.split_once('='))
        .map(|(key, value)| SetupLine { key: key.into(), value: value.into(), line: 0 })
        .collect();
    Tuscany::from_setup(&lines).unwrap_or_else(|e| panic!("{options}: {e}"))
}

/// Setup lines from keys and values.
pub fn setup(pairs: &[(&str, &str)]) -> Vec<SetupLine> {
    let line = |&(key, value): &(&str, &str)| SetupLine { key: key.into(), value: value.into(), line: 0 };
    pairs.iter().map(line).collect()
}

/// A table and a position at it.
pub fn position(options: &str, lines: &[&str]) -> (Tuscany, State) {
    let game = table(options);
    let state = game.read_position(lines, 1).unwrap_or_else(|e| panic!("{e}\n{lines:#?}"));
    (game, state)
}

/// Plays a step.
pub fn play(game: &Tuscany, state: &mut State, step: &str) {
    let read = game.parse_step(step).unwrap_or_else(|e| panic!("{step}: {e}"));
    game.play(state, read, &mut Ignore).unwrap_or_else(|illegal| panic!("{step}: {illegal}"));
}

/// Tables of all numbers of players, with the options in different ways.
pub const TABLES: [&str; 8] = [
    "players=2",
    "players=3",
    "players=4",
    "players=2 draw_base=2 fresh_hex=same_turn",
    "players=3 same_colour_pairs=no tie_break=english first=p2",
    "players=4 final_cards_per_point=3 round_limit=12",
    "players=2 round_limit=1000 same_colour_pairs=no",
    "players=4 fresh_hex=same_turn draw_base=2 tie_break=english first=p4",
];

/// Every tile, card and token is in exactly one place.
pub fn assert_conserved(game: &Tuscany, state: &State) {
    let (printed, players) = (game.printed(), game.options().players);
    for tile in Tile::ALL {
        let i = tile.index();
        let piles = [
            state.centre.own[i],
            state.centre.neutral[i],
            state.removed.own[i],
            state.removed.neutral[i],
            state.neutral[i],
            state.gone[i],
        ];
        let mut found: u32 = piles.iter().map(|&n| u32::from(n)).sum();
        for seat in Seat::first(players) {
            let estate = state.estate(seat);
            found += u32::from(estate.stack[i]);
            let items = estate.items.iter().flatten().copied().chain(estate.storage.iter());
            found += items.filter(|&item| item == Item::Tile(tile)).count() as u32;
            // The start castle is a tile of its own.
            found -= u32::from(tile == Tile::Castle && estate.board != Assembly::UNKNOWN);
        }
        assert_eq!(found, u32::from(printed.in_box(tile, players)), "{} tiles", tile.name());
    }
    for seat in Seat::first(players) {
        let estate = state.estate(seat);
        assert_eq!(supply::count(&estate.hand), u32::from(estate.cards), "{seat}'s hand");
        assert_eq!(supply::count(&estate.stack) + u32::from(estate.turned), 21, "{seat}'s stacks");
        assert_eq!(estate.covered.len() as usize, estate.items.iter().flatten().count(), "{seat}'s board");
        assert!(estate.storage.len() <= estate.room(), "{seat}'s storage");
    }
    if state.eyes == Eyes::All {
        assert_eq!(supply::count(&state.deck), u32::from(state.deck_size), "the deck");
        for colour in Colour::ALL {
            let i = colour.index();
            let hands: u8 = state.estates.iter().map(|estate| estate.hand[i]).sum();
            assert_eq!(
                hands + state.deck[i] + state.discards[i],
                printed.cards[i],
                "{} cards",
                colour.name()
            );
        }
    }
    for card in Harvest::ALL {
        let i = card.index();
        assert_eq!(state.harvest[i] + state.harvest_discards[i], printed.harvest[i], "{}", card.name());
    }
    for token in Token::ALL {
        assert!(state.taken(token) <= printed.tokens, "{} tokens", token.name());
    }
    assert!(state.centre.len() <= 8, "the centre");
}
