//! The first words of a game and the last.

use super::{player::Player, sitting::Sitting};
use crate::{pen::LANGUAGE, terminal::Terminal};
use demesne_game::{Place, Seat, record::result_text};
use demesne_text::draw;
use std::path::Path;

/// What is said before the first draw.
pub fn greeting<G: Terminal>(sitting: &Sitting<G>, players: &[Player], path: Option<&Path>) -> String {
    let mut text = format!("{}\n", G::KIND.title());
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
    text.push_str(sitting.game.aim(LANGUAGE));
    if players.contains(&Player::Human) {
        text.push_str("Type the number of an action or its text; \"help\" shows what else.\n");
    }
    text
}

/// What is said at the end: all that happened last, the points, who won and why, and how to verify it.
pub fn farewell<G: Terminal>(sitting: &Sitting<G>, path: Option<&Path>) -> String {
    let (game, state) = (&sitting.game, &sitting.state);
    let mut text = format!("{}\nThe game is over.\n\n", "─".repeat(draw::WIDTH));
    text.push_str(&game.verdict(state, LANGUAGE).unwrap_or_else(|| ranking(sitting)));
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

/// The points by source, who won, and by which tie-breaks.
fn ranking<G: Terminal>(sitting: &Sitting<G>) -> String {
    let (game, names) = (&sitting.game, &sitting.record.names);
    let mut text = draw::scores(game, &sitting.state, names, LANGUAGE) + "\n";
    let Some(outcome) = game.outcome(&sitting.state) else { return text };
    let winners: Vec<String> = outcome.winners.iter().map(|seat| draw::seat_name(names, seat)).collect();
    text.push_str(&match winners.len() {
        0 => "Nobody wins.\n".into(),
        1 => format!("{} wins.\n", winners[0]),
        _ => format!("{} win.\n", winners.join(" and ")),
    });
    for place in &outcome.places {
        text.push_str(&tie_break(game, place));
    }
    text
}

/// What put a place before the next one, where points did not.
fn tie_break<G: Terminal>(game: &G, place: &Place) -> String {
    let Some(rule) = place.tie_break else { return String::new() };
    let seats: Vec<String> = place.seats.iter().map(|seat| seat.to_string()).collect();
    let why = game.tie_break(rule, LANGUAGE);
    format!("Tied at {} points, {} {why} ({rule}).\n", place.points, seats.join("+"))
}
