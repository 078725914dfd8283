//! The table of Tuscany in characters: for a player, for one seat, for whoever sees everything.

use super::{
    choice::proposed_board,
    estate::{standing, tracks},
    look::wrapped,
    picture::{LARGE, SMALL, board, laid_out},
    table::table,
};
use crate::draw::{Pen, WIDTH, beside, seat_name};
use demesne_game::Seat;
use demesne_tuscany::{
    State, Tuscany,
    assembly::Assembly,
    state::{Choice, Estate, Stage},
};

/// The columns of a small board.
const SMALL_BOARD: usize = 9 * (SMALL + 1) + 1;

/// What a player sees: the table, the own board large with all that is its own, the boards of the others small.
pub fn screen(game: &Tuscany, view: &State, me: Seat, names: &[String], pen: Pen) -> Vec<String> {
    let mut lines = table(game, view, Some(me), names, pen);
    lines.push(String::new());
    let name = seat_name(names, me);
    let own = say!(pen.language, "{name} (you)", "{name} (tú)", "{name} (você)");
    lines.extend(large(game, view, me, &own, pen));
    if let Some(proposed) = proposed_board(game, view, me) {
        let proposal = pen.language.pick(
            "The board that is proposed to you:",
            "El tablero que se te propone:",
            "O tabuleiro proposto para você:",
        );
        lines.push(proposal.into());
        lines.extend(board(game, &laid_out(game, proposed, true), LARGE, pen));
    }
    let boards = !matches!(
        view.stage,
        Stage::First | Stage::Centre | Stage::Hands(_) | Stage::Pieces | Stage::Boards | Stage::Reveal
    );
    for seat in Seat::first(game.options().players).filter(|&seat| seat != me) {
        match boards {
            true => {
                lines.push(String::new());
                lines.extend(small(game, view, seat, names, pen));
            }
            // Nothing to see but who has laid out what.
            false => {
                let text = standing(game, view, seat, pen);
                let last = text.last().map_or("", String::as_str);
                lines.extend(wrapped(&format!("{}: {last}", seat_name(names, seat)), WIDTH));
            }
        }
    }
    lines
}

/// Everything at the table: what is common and all boards large.
pub fn everything(game: &Tuscany, state: &State, names: &[String], pen: Pen) -> Vec<String> {
    let mut lines = table(game, state, None, names, pen);
    for seat in Seat::first(game.options().players) {
        lines.push(String::new());
        lines.extend(one_seat(game, state, seat, names, pen));
    }
    lines
}

/// One seat's board large, and what it owns below it.
pub fn one_seat(game: &Tuscany, state: &State, seat: Seat, names: &[String], pen: Pen) -> Vec<String> {
    large(game, state, seat, &seat_name(names, seat), pen)
}

fn large(game: &Tuscany, state: &State, seat: Seat, name: &str, pen: Pen) -> Vec<String> {
    let mut lines = vec![format!("{}: {}", pen.bold(name), tracks(state, seat, pen.language))];
    let shown = shown(game, state, seat);
    if shown.board != Assembly::UNKNOWN {
        lines.extend(board(game, &shown, LARGE, pen));
    }
    lines.extend(standing(game, state, seat, pen).iter().flat_map(|text| wrapped(text, WIDTH)));
    lines
}

fn small(game: &Tuscany, state: &State, seat: Seat, names: &[String], pen: Pen) -> Vec<String> {
    let room = WIDTH - SMALL_BOARD - 2;
    let mut right = vec![pen.bold(&seat_name(names, seat)), tracks(state, seat, pen.language)];
    right.extend(standing(game, state, seat, pen).iter().flat_map(|text| wrapped(text, room)));
    beside(&board(game, &shown(game, state, seat), SMALL, pen), &right, SMALL_BOARD + 2)
}

/// What a seat has; a board that is laid out and not turned up yet shows to whoever may see it.
fn shown(game: &Tuscany, state: &State, seat: Seat) -> Estate {
    match state.choices[seat.index()] {
        Choice::Made(board) => {
            let laid = laid_out(game, board, true);
            Estate {
                board,
                items: laid.items,
                covered: laid.covered,
                reach: laid.reach,
                ..*state.estate(seat)
            }
        }
        _ => *state.estate(seat),
    }
}
