//! What lies in the middle of the table: both tracks, the centre, bonuses, tokens, stacks and decks.

use super::look::{coloured, some, unbroken, wrapped};
use crate::draw::{Pen, WIDTH, padded, seat_name, wrap};
use demesne_game::{Seat, Spaces, supply};
use demesne_tuscany::{Colour, Item, State, Token, Tuscany, assembly::Assembly, state::Stage};

/// T15.1: tiles of one stack.
const STACK: u8 = 7;

/// What is common, in lines of a screen; `me` is whose board marks the centre.
pub fn table(game: &Tuscany, state: &State, me: Option<Seat>, names: &[String], pen: Pen) -> Vec<String> {
    let mut lines = vec![heading(state, pen)];
    lines.extend(points(game, state, names, pen));
    lines.extend(centre(game, state, me, pen));
    lines.extend(bonuses(game, state, pen));
    let left: Vec<String> = Token::ALL
        .into_iter()
        .map(|token| format!("{} {}", token.name(), game.printed().tokens - state.taken(token)))
        .collect();
    lines.push(format!("Tokens left: {}", left.join(", ")));
    lines.push(format!(
        "Left: {} in the deck, {} discarded; {}; {}",
        some(state.deck_size, "card"),
        supply::count(&state.discards),
        some(supply::count(&state.harvest), "harvest card"),
        some(supply::count(&state.neutral), "neutral tile"),
    ));
    lines
}

/// Where the game stands.
fn heading(state: &State, pen: Pen) -> String {
    let phase = state.phase + 1;
    let words = match (state.stage, state.last_round) {
        (Stage::Over, _) => format!("The game is over, after round {}.", state.round),
        (Stage::Turn, true) => {
            format!("Phase 3, round {}: the last round, then the third scoring and the end.", state.round)
        }
        (Stage::Turn, false) => {
            let last = STACK * phase;
            match phase {
                3 => format!(
                    "Phase 3, round {}: after somebody's {last}st own tile one more round is played.",
                    state.round
                ),
                _ => format!(
                    "Phase {phase}, round {}: it ends with the round of somebody's {last}th own tile.",
                    state.round
                ),
            }
        }
        _ => "Before the first round.".into(),
    };
    pen.bold(&words)
}

/// A line a seat: both tracks, own tiles used.
fn points(game: &Tuscany, state: &State, names: &[String], pen: Pen) -> Vec<String> {
    let seats: Vec<Seat> = Seat::first(game.options().players).collect();
    let room = seats.iter().map(|&seat| seat_name(names, seat).chars().count()).max().unwrap_or(0);
    seats
        .into_iter()
        .map(|seat| {
            let estate = state.estate(seat);
            let name = padded(&pen.bold(&seat_name(names, seat)), room);
            let mut line = format!(
                "  {name}  red {:>3}  green {:>2}  own tiles {:>2} of 21",
                estate.tally.red(),
                estate.tally.green(),
                estate.turned,
            );
            if state.stage == Stage::Turn && !state.last_round {
                let goal = STACK * (state.phase + 1);
                let left = goal.saturating_sub(estate.turned);
                if left > 0 && left <= 3 {
                    line.push_str(&format!(", {left} to go"));
                } else if left == 0 {
                    line.push_str(", reached");
                }
            }
            let roles = [
                (state.stage != Stage::First && state.first == seat, "starts"),
                (matches!(state.stage, Stage::Turn | Stage::Tokens) && state.turn == seat, "acts"),
            ];
            let roles: Vec<&str> = roles.into_iter().filter(|(is, _)| *is).map(|(_, word)| word).collect();
            if !roles.is_empty() {
                line.push_str(&format!(" ({})", roles.join(", ")));
            }
            line
        })
        .collect()
}

/// The open tiles by face, with the spaces of the own board that each fits now.
fn centre(game: &Tuscany, state: &State, me: Option<Seat>, pen: Pen) -> Vec<String> {
    let tiles: Vec<String> = state
        .centre
        .faces()
        .map(|tile| {
            let count = state.centre.of(tile);
            let name = match count {
                1 => tile.name().to_owned(),
                n => format!("{n}×{}", tile.name()),
            };
            let fits = me.is_some_and(|me| !sites(game, state, me, Item::Tile(tile)).is_empty());
            let mark = if fits { "*" } else { "" };
            format!("{}{mark}", coloured(pen, &name, tile.colour(), true))
        })
        .collect();
    let board = me.is_some_and(|me| state.estate(me).board != Assembly::UNKNOWN);
    let legend = if board { " (* fits your board now)" } else { "" };
    let tiles = if tiles.is_empty() { "empty".into() } else { tiles.join(", ") };
    wrap(&format!("Centre, {}{legend}: {tiles}", some(state.centre.len(), "tile")), WIDTH, 2)
}

/// The spaces of a seat's board that an item may go on now, whatever it costs (T7.2 to T7.4).
pub fn sites(game: &Tuscany, state: &State, seat: Seat, item: Item) -> Spaces {
    let estate = state.estate(seat);
    if estate.board == Assembly::UNKNOWN {
        return Spaces::EMPTY;
    }
    let reach = estate.reach.minus(estate.covered);
    match item {
        Item::Tile(tile) => reach & game.spaces_of(estate.board, tile.colour()),
        Item::Hex => reach,
    }
}

/// The colour bonuses that are left: for the first and for the second who cover all spaces of a colour.
fn bonuses(game: &Tuscany, state: &State, pen: Pen) -> Vec<String> {
    let of = |colour: Colour| {
        let [first, second] = game.printed().bonus[colour.index()];
        let left = match state.completed(colour) {
            0 => format!("{first}/{second}"),
            1 => format!("-/{second}"),
            _ => "-".into(),
        };
        coloured(pen, &unbroken(&format!("{} {left}", colour.kind())), colour, false)
    };
    let all: Vec<String> = Colour::ALL.into_iter().map(of).collect();
    wrapped(&format!("Bonus for all of a colour (first/second): {}", all.join(", ")), WIDTH)
}
