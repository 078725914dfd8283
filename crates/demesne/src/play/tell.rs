//! What happened, in words.

use crate::draw;
use demesne_burgundy::{
    Action, Burgundy, Event, State, action::Pick, automa::AutomaStep, open::Open, state::UNKNOWN,
    tile::VINE_NAMES,
};
use demesne_game::{Actor, Game, Notation, Seat, Step};

/// A step and what came of it, in a line; empty for what the board shows just as well.
pub fn step(game: &Burgundy, step: Step<Action>, events: &[Event]) -> String {
    let what = match step.action {
        Action::Depot { .. } | Action::Black(_) => return String::new(),
        Action::Goods(_) => "depots are filled for the phase".into(),
        Action::First(seat) => format!("{seat} is the first player"),
        Action::Gift { seat, goods } => {
            let [a, b, c] = goods.map(|kind| kind + 1);
            format!("{seat} starts with goods {a} {b} {c}")
        }
        Action::Roll { dice, white } => {
            let dice: Vec<String> = Seat::first(game.options().persons())
                .zip(dice)
                .map(|(seat, [low, high])| format!("{seat} {low} and {high}"))
                .collect();
            format!("dice: {}; white {white}", dice.join(", "))
        }
        Action::Reveal(picks) => {
            let picks = Seat::first(game.options().persons())
                .zip(picks)
                // Of a team one member chooses for both.
                .filter(|(_, pick)| (pick.board, pick.space) != (UNKNOWN, UNKNOWN))
                .map(|(seat, pick)| format!("{seat} {}", picked(game, pick)));
            format!("all show what they chose: {}", picks.collect::<Vec<_>>().join(", "))
        }
        Action::VineDepot(_) | Action::VineShop(_) => return String::new(),
        Action::Shields { depot, shields } => {
            let shields: Vec<String> = shields.iter().filter(|&&n| n > 0).map(u8::to_string).collect();
            format!("shields at depot {}: {}", depot + 1, shields.join(" "))
        }
        Action::Route { seat, tiles } => {
            let tiles: Vec<String> = tiles.iter().filter(|&&n| n > 0).map(u8::to_string).collect();
            format!("{seat} gets the route tiles {}", tiles.join(" "))
        }
        Action::Card { place, card } => {
            format!("the Châteautoma's {} card is {card}", ["left", "right"][usize::from(place & 1)])
        }
        Action::FirstBuilding(kind) => format!("the Châteautoma starts with a {}", kind.name()),
        Action::AutomaDie(_) => "the Châteautoma's turn".into(),
        Action::Boards(_) | Action::VineTypes(_) | Action::VineGifts(_) => game.action_text(step.action),
        _ => game.step_text(step),
    };
    if matches!(step.action, Action::AutomaDie(_) | Action::Card { .. }) {
        return automa(game, step, what, events);
    }
    let happened: Vec<String> = events.iter().filter_map(|event| words(game, step, *event)).collect();
    match happened.is_empty() {
        true => what,
        false => format!("{what}: {}", happened.join(", ")),
    }
}

/// What the Châteautoma does: a line for each of its steps, with what the step brought.
fn automa(game: &Burgundy, step: Step<Action>, what: String, events: &[Event]) -> String {
    let mut lines = vec![what];
    let own = game.automa_seat().map_or(step, |seat| Step::seat(seat, step.action));
    for event in events {
        match (words(game, own, *event), event, lines.last_mut()) {
            (Some(words), Event::Automa(_), _) => lines.push(format!("  · {words}")),
            (Some(words), _, Some(line)) => line.push_str(&format!("; {words}")),
            _ => {}
        }
    }
    lines.join("\n")
}

/// A choice that was turned up: a board, a castle space, or both.
fn picked(game: &Burgundy, pick: Pick) -> String {
    let board = game.duchies().get(usize::from(pick.board)).map(|duchy| format!("board {}", duchy.id));
    let space = (pick.space != UNKNOWN).then(|| format!("castle on {}", pick.space + 1));
    board.into_iter().chain(space).collect::<Vec<_>>().join(" with ")
}

/// An event in words, unless the step itself says it.
fn words(game: &Burgundy, step: Step<Action>, event: Event) -> Option<String> {
    let actor = match step.by {
        Actor::Seat(seat) => Some(seat),
        Actor::Chance => None,
    };
    let of =
        |seat: Seat, what: String| Some(if Some(seat) == actor { what } else { format!("{seat} {what}") });
    match event {
        Event::Scored { seat, source, points } => {
            of(seat, format!("+{points} point{} ({source})", if points == 1 { "" } else { "s" }))
        }
        Event::Silver(seat, n) => of(seat, format!("{n:+} silver")),
        Event::Workers(seat, n) => {
            of(seat, format!("{}{}", if n > 0 { "+" } else { "" }, draw::workers(n.into())))
        }
        Event::Completed { seat, colour, size } => {
            of(seat, format!("completes {} {} region of {size}", article(colour.name()), colour.name()))
        }
        Event::Bonus { seat, colour, large } => {
            let size = if large { "large" } else { "small" };
            of(seat, format!("takes the {size} {} bonus", colour.name()))
        }
        // The gift says it already.
        Event::Goods(..) if matches!(step.action, Action::Gift { .. }) => None,
        Event::Goods(seat, kind, count) => of(seat, format!("+{count} goods {}", kind + 1)),
        Event::Sold(seat, kind, count) => of(seat, format!("{count} goods {} sold", kind + 1)),
        Event::GoodsLaid { goods, depot } => Some(format!("goods {} to depot {}", goods + 1, depot + 1)),
        Event::Marker(seat) => of(seat, "moves up in turn order".into()),
        Event::Lapsed(seat) => of(seat, "the effect lapses".into()),
        Event::PostTile { seat, large } => {
            of(seat, format!("takes the {} border-post tile", if large { "large" } else { "small" }))
        }
        Event::Ransomed(seat) => of(seat, "buys a castle back for 5 points".into()),
        Event::FaceDown(seat, tile) => of(seat, format!("stores the {} face down", game.tile_name(tile))),
        Event::GoodsGone(kind, count) => Some(format!("{count} goods {} leave the game", kind + 1)),
        Event::Target(target) => Some(format!("the target is reached and goes to {target}: an extra action")),
        Event::ShieldTaken(seat, shield) => of(seat, format!("takes shield {shield}")),
        Event::ShieldLost(seat, shield) => of(seat, format!("loses shield {shield}")),
        Event::GoodsOnRoute { seat, goods, space } => {
            of(seat, format!("goods {} on space {} of the trade route", goods + 1, space + 1))
        }
        Event::VineBonus(seat, vine) => {
            let name = VINE_NAMES.get(usize::from(vine)).unwrap_or(&"?");
            of(seat, format!("takes a {name} vine bonus tile"))
        }
        // The step of chance says it.
        Event::Automa(AutomaStep::Deals { .. }) => None,
        Event::Automa(step) => Some(game.describe_automa(step)),
        Event::InnLaid => Some("an inn is put on the inn space".into()),
        Event::PhaseEnd(phase) => Some(format!("phase {} ends", char::from(b'A' + phase))),
        Event::Planted(..)
        | Event::Stored(..)
        | Event::Discarded(..)
        | Event::Cleared(..)
        | Event::Placed(..) => None,
    }
}

fn article(noun: &str) -> &'static str {
    if noun.starts_with(['a', 'e', 'i', 'o', 'u']) { "an" } else { "a" }
}

/// A word on an action whose text does not say what it means; mostly nothing.
pub fn gloss(game: &Burgundy, state: &State, seat: Seat, action: Action) -> String {
    match action {
        Action::Shield { shield, .. } => draw::shield_word(shield).into(),
        Action::Next(open) => due(game, state, seat, open),
        Action::Bonus(which) => match state.open.top() {
            Some(Open::Bonuses(planted)) => {
                let bonuses = game.vine_board().bonuses[usize::from(planted.space())];
                draw::bonus_word(bonuses[usize::from(which & 1)]).into()
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
        parts.push(draw::workers(workers));
    }
    if silver > 0 {
        parts.push(format!("{silver} silver"));
    }
    parts.join(", ")
}
