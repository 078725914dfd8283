//! How a game at a table ends: as its rules say, or because nobody is left to play against.

use super::fold::Table;
use demesne_game::{Seat, SeatSet};
use demesne_wire::{Over, Rank};

/// How the game ended, if it has.
pub fn over(table: &Table) -> Option<Over> {
    let seed = table.seed?.to_string();
    let given_up: Vec<SeatSet> = sides(table).into_iter().filter(|&side| has_given_up(table, side)).collect();
    if let (Some(outcome), Some(result)) = (table.game.outcome(), table.game.result()) {
        // Whoever resigned stays behind all others, whatever the bot that played on has scored.
        let (behind, before): (Vec<_>, Vec<_>) =
            outcome.places.iter().partition(|place| given_up.contains(&place.seats));
        let wins = |seats: SeatSet| outcome.winners.iter().any(|winner| seats.contains(winner));
        let winner_stayed = before.iter().any(|place| wins(place.seats));
        let ranks = before.iter().chain(&behind).enumerate().map(|(i, place)| Rank {
            place: i + 1,
            seats: names(place.seats),
            points: place.points,
            won: match winner_stayed {
                true => wins(place.seats) && i < before.len(),
                // The best of those who stayed, unless the game was lost by all.
                false => i == 0 && !before.is_empty() && !outcome.winners.is_empty(),
            },
        });
        return Some(Over { result, ranks: ranks.collect(), seed });
    }
    let all = sides(table);
    let people = |side: &&SeatSet| side.iter().any(|seat| table.chairs[seat.index()].who.is_some());
    let playing = all.iter().filter(|side| !given_up.contains(side)).count();
    let with_people = all.iter().filter(people).filter(|side| !given_up.contains(side)).count();
    if given_up.is_empty() || (playing > 1 && with_people > 0) {
        return None;
    }
    let points = |side: SeatSet| side.iter().next().map_or(0, |seat| table.game.points(seat));
    let mut order: Vec<(bool, i32, SeatSet)> =
        all.into_iter().map(|side| (given_up.contains(&side), -points(side), side)).collect();
    order.sort_by_key(|&(resigned, points, _)| (resigned, points));
    let gone: Vec<String> = given_up.iter().flat_map(|&side| names(side)).collect();
    let ranks = order.iter().enumerate().map(|(i, &(resigned, points, side))| Rank {
        place: i + 1,
        seats: names(side),
        points: -points,
        won: i == 0 && !resigned,
    });
    Some(Over { result: format!("{} resigned", gone.join("+")), ranks: ranks.collect(), seed })
}

/// The seats that win and lose together.
fn sides(table: &Table) -> Vec<SeatSet> {
    let mut sides: Vec<SeatSet> = Vec::new();
    for seat in table.seats() {
        let side = table.game.allies(seat);
        if !sides.contains(&side) {
            sides.push(side);
        }
    }
    sides
}

/// A side has given up when all its people have.
fn has_given_up(table: &Table, side: SeatSet) -> bool {
    let mut people =
        side.iter().map(|seat| &table.chairs[seat.index()]).filter(|chair| chair.who.is_some()).peekable();
    people.peek().is_some() && people.all(|chair| chair.resigned)
}

/// Seats as the wire names them.
pub fn names(seats: SeatSet) -> Vec<String> {
    seats.iter().map(|seat: Seat| seat.to_string()).collect()
}
