//! What is asked of a player: the question, and a word on each answer.

use super::{
    belongings::{bonus_word, shield_word},
    estate::workers as workers_in_words,
};
use demesne_burgundy::{Action, Burgundy, Event, State, open::Open, state::Stage};
use demesne_game::{Game, Seat, Step};

/// What is asked, unless it is the turn as usual.
pub fn prompt(game: &Burgundy, view: &State, list: &[Action]) -> Vec<String> {
    let mut lines: Vec<String> = stage_words(view).into_iter().collect();
    match view.open.top() {
        Some(Open::Store(tile)) if list.iter().any(|action| matches!(action, Action::Keep { .. })) => {
            lines.push(format!("Choose where the {} is stored.", game.tile_name(tile)));
        }
        Some(_) if list.iter().any(|action| matches!(action, Action::Next(_))) => {
            lines.push("Several things are due: choose what comes next.".into());
        }
        Some(Open::Gain(points)) => {
            let s = if points == 1 { "" } else { "s" };
            lines.push(format!("You gain {points} point{s}; each silver adds 1 (\"gain 2\" adds 2)."));
        }
        Some(Open::Store(tile)) => lines.push(format!(
            "Storage is full: one of its tiles must go before {} comes in.",
            game.tile_name(tile)
        )),
        Some(open) => lines.push(format!("Open: {}.", open.description())),
        None => {}
    }
    lines
}

/// What is asked at a moment that is no turn.
fn stage_words(state: &State) -> Option<String> {
    let words = match state.stage {
        Stage::Sides => "Choose the side of your board.",
        Stage::Castles => "Choose the space of your starting castle.",
        Stage::RouteOrders => "Choose the order of your route tiles.",
        Stage::Levies => "The end of the phase: shields 14 and 15 act.",
        Stage::Tribute => "The end of the phase: pay 1 silver for each shield that you want to keep.",
        Stage::LastCopy => "Choose whose monasteries shield 6 copies.",
        _ => return None,
    };
    Some(words.to_owned())
}

/// A word on an action whose text does not say what it means; mostly nothing.
pub fn gloss(game: &Burgundy, state: &State, seat: Seat, action: Action) -> String {
    match action {
        Action::Shield { shield, .. } => shield_word(shield).into(),
        Action::Next(open) => due(game, state, seat, open),
        Action::Bonus(which) => match state.open.top() {
            Some(Open::Bonuses(planted)) => {
                let bonuses = game.vine_board().bonuses[usize::from(planted.space())];
                bonus_word(bonuses[usize::from(which & 1)]).into()
            }
            _ => String::new(),
        },
        Action::VineBonus(vine) => {
            let own = state.estate(seat).vineyard.bonus.get(usize::from(vine)).copied().unwrap_or(0);
            if own > 0 { format!("you have {own}") } else { String::new() }
        }
        Action::Tribute { keep, .. } => {
            let lost: Vec<String> = demesne_burgundy::shield::members(state.estate(seat).shields)
                .filter(|shield| !keep.contains(shield))
                .map(|shield| shield.to_string())
                .collect();
            if lost.is_empty() { "keeps all".into() } else { format!("loses {}", lost.join(" ")) }
        }
        Action::Recruit => "2 workers".into(),
        Action::Ransom => "5 points and both dice for a castle".into(),
        _ => String::new(),
    }
}

/// X-SOLO-21: what is due, with what it brings.
fn due(game: &Burgundy, state: &State, seat: Seat, open: Open) -> String {
    let printed = game.printed();
    match open {
        Open::Size(size) => {
            let points = printed.region_size.get(usize::from(size)).copied().unwrap_or(0);
            format!("{points} for a region of {size}")
        }
        Open::Phase => format!("{} for a region in this phase", printed.phase[usize::from(state.phase % 5)]),
        Open::Effect(space) => match state.tile(seat, space) {
            Some(tile) => format!("what the {} on {} does", game.tile_name(tile), space + 1),
            None => open.description().into(),
        },
        _ => open.description().into(),
    }
}

/// What an action costs the seat in workers and silver, in words; empty if nothing.
pub fn price(game: &Burgundy, state: &State, seat: Seat, action: Action) -> String {
    let mut events = Vec::new();
    let mut after = *state;
    // An action that is refused has no price; the list has only legal ones.
    if game.play(&mut after, Step::seat(seat, action), &mut events).is_err() {
        return String::new();
    }
    let (mut workers, mut silver) = (0, 0);
    for event in events {
        match event {
            Event::Workers(who, n) if who == seat && n < 0 => workers -= i32::from(n),
            Event::Silver(who, n) if who == seat && n < 0 => silver -= i32::from(n),
            _ => {}
        }
    }
    let mut parts = Vec::new();
    if workers > 0 {
        parts.push(workers_in_words(workers));
    }
    if silver > 0 {
        parts.push(format!("{silver} silver"));
    }
    parts.join(", ")
}
