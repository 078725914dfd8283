//! The first words of a game and the last.

use super::{player::Player, sitting::Sitting};
use crate::draw;
use demesne_burgundy::{Burgundy, Edition};
use demesne_game::{Game, Notation, Place, Seat, record::result_text};
use std::path::Path;

/// What is said before the first draw.
pub fn greeting(sitting: &Sitting, players: &[Player], path: Option<&Path>) -> String {
    let mut text = String::from("The Castles of Burgundy\n");
    for (key, value) in sitting.game.setup() {
        text.push_str(&format!("  {key}: {value}\n"));
    }
    let seats: Vec<String> = Seat::first(sitting.game.seats())
        .zip(players)
        .map(|(seat, player)| format!("{seat} {}", player.name()))
        .collect();
    text.push_str(&format!("  seats: {}\n", seats.join(", ")));
    match &sitting.record.commitment {
        Some(commitment) => text.push_str(&format!("  hash of the seed: {commitment}\n")),
        None => {
            text.push_str("  the record came without a seed, so the dice of this game cannot be verified\n")
        }
    }
    if let Some(path) = path {
        text.push_str(&format!("  record: {}, written after every step\n", path.display()));
    }
    text.push_str(aim(&sitting.game));
    if players.contains(&Player::Human) {
        text.push_str("Type the number of an action or its text; \"help\" shows what else.\n");
    }
    text
}

/// What a mode is about, where it is not the usual one.
fn aim(game: &Burgundy) -> &'static str {
    let options = game.options();
    if options.solo.is_some() {
        return "Alone: cover all spaces of your duchy within 25 rounds. Points move a marker;\n\
                when it reaches the target you get an extra action (\"what target\").\n";
    }
    if options.team.is_some() {
        return "In teams, p1 with p3 and p2 with p4: a team shares duchy, goods, workers and\n\
                silver; the sum of both counts.\n";
    }
    if options.chateautoma.is_some() {
        return "The Châteautoma has the last seat; it wins ties (\"what cards\" shows its cards).\n";
    }
    ""
}

/// What is said at the end: all that happened last, the points, who won and why, and how to verify it.
pub fn farewell(sitting: &Sitting, path: Option<&Path>) -> String {
    let (game, state) = (&sitting.game, &sitting.state);
    let mut text = format!("{}\nThe game is over.\n\n", "─".repeat(draw::WIDTH));
    // X-SOLO-24: alone there is no scoring.
    if game.options().solo.is_none() {
        text.push_str(&draw::scores(game, state, &sitting.record.names));
        text.push('\n');
    }
    if let Some(outcome) = game.outcome(state) {
        let winners: Vec<String> =
            outcome.winners.iter().map(|seat| draw::seat_name(&sitting.record.names, seat)).collect();
        text.push_str(&match (game.options().solo, winners.len()) {
            (Some(_), 0) => {
                format!("You lose: {} spaces of your duchy are empty after 25 rounds.\n", empty(sitting))
            }
            (Some(_), _) => {
                format!(
                    "You win: your duchy is covered in round {} of 25!\n",
                    5 * state.phase + state.round + 1
                )
            }
            (None, 0) => "Nobody wins.\n".into(),
            (None, 1) => format!("{} wins.\n", winners[0]),
            (None, _) => format!("{} win.\n", winners.join(" and ")),
        });
        for place in &outcome.places {
            text.push_str(&tie_break(game.options().edition, place));
        }
    }
    if let Some(result) = result_text(game, state) {
        text.push_str(&format!("result: {result}\n"));
    }
    text.push_str(&format!("seed: {}\n", sitting.seed));
    if let Some(path) = path {
        let path = path.display();
        text.push_str(&format!("record: {path}; check its dice with: demesne record verify {path}\n"));
    }
    text
}

/// How many spaces of the duchy of a game alone are empty.
fn empty(sitting: &Sitting) -> u32 {
    let spaces = sitting.game.duchy_of(&sitting.state, Seat(0)).map_or(0, |duchy| u32::from(duchy.size));
    spaces.saturating_sub(sitting.state.estate(Seat(0)).covered.len())
}

/// What put a place before the next one, where points did not.
fn tie_break(edition: Edition, place: &Place) -> String {
    let seats: Vec<String> = place.seats.iter().map(|seat| seat.to_string()).collect();
    let why = match (place.tie_break, edition) {
        (None, _) => return String::new(),
        (Some("B14.3"), Edition::Special) => "has fewer empty spaces",
        (Some("B14.3"), Edition::First) => "has more empty spaces",
        (Some("X-TEAM-16"), _) => "has fewer empty spaces, or is further back in turn order",
        (Some("A14.7" | "A14.8"), _) => "comes first, since the Châteautoma wins ties",
        (Some(_), _) => "is further back in turn order",
    };
    let rule = place.tie_break.unwrap_or_default();
    format!("Tied at {} points, {} {why} ({rule}).\n", place.points, seats.join("+"))
}
