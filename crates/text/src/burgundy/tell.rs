//! What happened, in words.

use super::estate::workers;
use demesne_burgundy::{
    Action, Burgundy, Event, action::Pick, automa::AutomaStep, state::UNKNOWN, tile::VINE_NAMES,
};
use demesne_game::{Actor, Notation, Seat, Step};

/// A step and what came of it, in a line; empty for what the board shows just as well.
pub fn step(game: &Burgundy, step: Step<Action>, events: &[Event]) -> String {
    let what = match step.action {
        // What is chosen at the same time is seen by whoever chose it.
        Action::Side(UNKNOWN) | Action::Castle(Pick { board: UNKNOWN, space: UNKNOWN }) => {
            return format!("{} has chosen; it shows when all have", step.by);
        }
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
        Event::Workers(seat, n) => of(seat, format!("{}{}", if n > 0 { "+" } else { "" }, workers(n.into()))),
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
