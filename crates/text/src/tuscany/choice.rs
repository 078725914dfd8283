//! What can be proposed to a player: boards by their worth, payments by their price.

use demesne_bots::Evaluate;
use demesne_game::{Game, Ignore, Seat, Spaces, Step};
use demesne_tuscany::{
    Action, Colour, State, Tuscany,
    areas::board_text,
    assembly::Assembly,
    state::{Choice, Stage},
    task::Task,
};

/// How many boards are shown of the many that can be laid out.
pub const FEW: usize = 8;

/// What all areas of a board are worth but the one under a lonely start castle (T8.2, T8.4).
pub fn worth(game: &Tuscany, board: Assembly) -> u16 {
    let start = game.start_space(board);
    let areas = areas(game, board);
    areas
        .into_iter()
        .filter(|(_, area)| *area != Spaces::one(start))
        .map(|(_, area)| game.printed().area[area.len() as usize])
        .sum()
}

/// The areas of a board with their colours, the largest of a colour first.
pub fn areas(game: &Tuscany, board: Assembly) -> Vec<(Colour, Spaces)> {
    let mut areas: Vec<(Colour, Spaces)> = Vec::new();
    for colour in Colour::ALL {
        let mut rest = game.spaces_of(board, colour);
        let first = areas.len();
        while let Some(space) = rest.into_iter().next() {
            let area = game.area_of(board, space);
            rest = rest.minus(area);
            areas.push((colour, area));
        }
        areas[first..].sort_by_key(|(_, area)| std::cmp::Reverse(area.len()));
    }
    areas
}

/// The action that Enter takes: the cheapest payment, the board that looks best, the only answer.
pub fn proposed(game: &Tuscany, view: &State, seat: Seat, list: &[Action]) -> Option<usize> {
    match (list, view.tasks.top()) {
        ([_], _) => Some(0),
        (_, Some(Task::Payment(_, space))) => {
            let colour = game.colour_of(view.estate(seat).board, space);
            let cheapest = game.cheapest_payment(view, seat, colour)?;
            list.iter().position(|&action| action == Action::Pay(cheapest))
        }
        _ if view.stage == Stage::Boards => ranked(game, view, seat, list).first().copied(),
        _ => None,
    }
}

/// The board that is proposed to a seat that has none yet.
pub fn proposed_board(game: &Tuscany, view: &State, seat: Seat) -> Option<Assembly> {
    if view.stage != Stage::Boards || view.choices[seat.index()] != Choice::Open {
        return None;
    }
    let mut list = Vec::new();
    game.legal_actions(view, seat, &mut list);
    match list.get(*ranked(game, view, seat, &list).first()?) {
        Some(&Action::Board(board)) => Some(board),
        _ => None,
    }
}

/// The places of the boards that are shown, the best first; nothing where the whole list is.
pub fn few(game: &Tuscany, view: &State, seat: Seat, list: &[Action]) -> Option<Vec<usize>> {
    if view.stage != Stage::Boards || list.len() <= FEW {
        return None;
    }
    // The best of each way to lay the pieces, so that the few are no copies of each other.
    let mut seen: Vec<String> = Vec::new();
    let ranked = ranked(game, view, seat, list);
    let different = ranked.into_iter().filter(|&i| match list[i] {
        Action::Board(board) => {
            let text = board_text(board);
            let new = !seen.contains(&text);
            seen.push(text);
            new
        }
        _ => true,
    });
    Some(different.take(FEW).collect())
}

/// The places of the actions, the best first as the evaluator of the bots has it.
fn ranked(game: &Tuscany, view: &State, seat: Seat, list: &[Action]) -> Vec<usize> {
    let mut values: Vec<(usize, f32)> = list
        .iter()
        .enumerate()
        .map(|(i, &action)| {
            let mut after = *view;
            game.apply(&mut after, Step::seat(seat, action), &mut Ignore);
            (i, game.value(&after, seat))
        })
        .collect();
    values.sort_by(|one, other| other.1.total_cmp(&one.1));
    values.into_iter().map(|(i, _)| i).collect()
}
