//! The table of Viscounts in characters: for a player, for one seat, for whoever sees everything.

use super::{
    estate::{large, small},
    facts::seats,
    table::table,
};
use crate::draw::{Pen, seat_name};
use demesne_game::Seat;
use demesne_viscounts::{State, Viscounts, state::Stage};

/// What a player sees: the table, the own board large, the boards of the others small.
pub fn screen(game: &Viscounts, view: &State, me: Seat, names: &[String], pen: Pen) -> Vec<String> {
    let mut lines = table(game, view, names, pen);
    if early(view) {
        return lines;
    }
    for seat in seats(game).filter(|&seat| seat != me) {
        lines.push(String::new());
        lines.extend(small(game, view, seat, &seat_name(names, seat), pen));
    }
    // The own board last: it stands just above the question.
    lines.push(String::new());
    let name = seat_name(names, me);
    let own = say!(pen.language, "{name} (you)", "{name} (tú)", "{name} (você)");
    lines.extend(large(game, view, me, &own, pen));
    lines
}

/// Before pairs are dealt nobody has anything.
fn early(view: &State) -> bool {
    matches!(view.stage, Stage::First | Stage::Board | Stage::Townsfolk | Stage::Manuscripts | Stage::Pairs)
}

/// Everything at the table, all boards large.
pub fn everything(game: &Viscounts, state: &State, names: &[String], pen: Pen) -> Vec<String> {
    let mut lines = table(game, state, names, pen);
    for seat in seats(game) {
        lines.push(String::new());
        lines.extend(one_seat(game, state, seat, names, pen));
    }
    lines
}

/// What one seat has, large.
pub fn one_seat(game: &Viscounts, state: &State, seat: Seat, names: &[String], pen: Pen) -> Vec<String> {
    large(game, state, seat, &seat_name(names, seat), pen)
}
