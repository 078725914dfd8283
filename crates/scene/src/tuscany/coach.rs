//! The coach: what happened for the first time, what to do now, and why.

use super::{Tuscan, pieces, ways};
use crate::{Advice, Way};
use demesne_bots::{Moment, by_hand};
use demesne_game::{Actor, Game, Notation, Quick, Seat, Step, ToAct};
use demesne_games::moment;
use demesne_text::{
    Language, Shown,
    tuscany::{
        coach::{Proposal, Topic, brings},
        labels::{capital, item_name},
        things::{self, Thing},
    },
};
use demesne_tuscany::{Action, Event, Item, State, Tuscany, state::Stage, task::Task};
use std::collections::BTreeSet;

/// What the coach says to a seat that is to act.
pub(super) fn advice(table: &Tuscan<'_>, seat: Seat, language: Language) -> Option<Advice> {
    let game = table.game;
    if !matches!(game.to_act(table.state), ToAct::Seats(seats) if seats.contains(seat)) {
        return None;
    }
    let (view, mut legal) = (table.view(seat), Vec::new());
    game.legal_actions(&view, seat, &mut legal);
    let action = advised(table, &view, seat, &legal);
    let (text, way) = (game.action_text(action), way_of(table, seat, action, language));
    let past = past(table, seat);
    let proposal = proposal(&view, action);
    let mut why = Vec::new();
    // What was done before need not be explained again; what it is for, each time.
    if !past.proposed.contains(&(proposal as u8)) {
        why.push(proposal.why(language).to_owned());
    }
    if let Some(item) = item_of(action) {
        let thing = match item {
            Item::Tile(tile) => Thing::Tile(tile),
            Item::Hex => Thing::Hex,
        };
        if let Some(rule) = things::rule(game, thing, language).into_iter().next() {
            why.push(format!("{}: {rule}", capital(item_name(item, language))));
        }
    }
    let (says, keys, points) = match way {
        Some(way) => (way.says, way.keys, way.points),
        None => (game.deed(&view, seat, action, language), Vec::new(), 0),
    };
    if points > 0 {
        why.push(brings(points, false, false, language));
    }
    let mut news: Vec<String> = past.news.iter().map(|topic| topic.text(language).to_owned()).collect();
    if past.red > 0 {
        news.insert(0, brings(past.red, true, true, language));
    }
    if past.green > 0 {
        news.insert(0, brings(past.green, false, true, language));
    }
    Some(Advice { news, says, why, keys, action: text })
}

/// The same moment always gets the same advice; boards and payments are those that are proposed.
fn advised(table: &Tuscan<'_>, view: &State, seat: Seat, legal: &[Action]) -> Action {
    let game = table.game;
    let sketch = pieces::sketching(table, seat, None, Language::English)
        .or_else(|| super::payment::sketching(table, seat, None, Language::English));
    let proposed = sketch.and_then(|sketch| game.parse_action(&sketch.comes_to.ok()?.action).ok());
    proposed
        .filter(|action| legal.contains(action))
        .unwrap_or_else(|| by_hand(Moment { game, view, seat, legal }, &mut Quick::new(0)))
}

/// The way that begins with an action and scores most.
fn way_of(table: &Tuscan<'_>, seat: Seat, action: Action, language: Language) -> Option<Way> {
    let text = table.game.action_text(action);
    let ways = ways::ways(table, seat, language).into_iter().filter(|way| way.action == text);
    // Of equal ones the first: a button stands before the thing itself.
    ways.reduce(|best, way| if way.points > best.points { way } else { best })
}

/// The item that an action is about.
const fn item_of(action: Action) -> Option<Item> {
    match action {
        Action::Take(tile) | Action::Free(tile) => Some(Item::Tile(tile)),
        Action::Place(item) => Some(item),
        _ => None,
    }
}

fn proposal(state: &State, action: Action) -> Proposal {
    match (action, state.tasks.top()) {
        (Action::Board(_), _) => Proposal::Board,
        (Action::Token(_), _) if state.stage == Stage::Tokens => Proposal::StartToken,
        (Action::Token(_), _) => Proposal::Token,
        (Action::Draw, _) => Proposal::Draw,
        (Action::Take(_), _) => Proposal::Take,
        (Action::GiveUp(_), _) => Proposal::GiveUp,
        (Action::Exchange(_), _) => Proposal::Exchange,
        (Action::Place(_), _) => Proposal::Place,
        (Action::On(_), Some(Task::FreeSpace(_))) => Proposal::FreeOn,
        (Action::On(_), _) => Proposal::On,
        (Action::Pay(_), _) => Proposal::Pay,
        (Action::Free(_), _) => Proposal::Free,
        (Action::Skip, _) => Proposal::Skip,
        (Action::Marble, _) => Proposal::Marble,
        _ => Proposal::End,
    }
}

/// What a learner has met so far.
struct Past {
    /// What came up for the first time since the learner's last decision, and with it.
    news: Vec<Topic>,
    /// The points that came of that, on both tracks.
    green: i32,
    red: i32,
    /// What the learner has done already.
    proposed: BTreeSet<u8>,
}

/// What happened until now: all of it is played anew, so nothing has to be kept beside the game.
fn past(table: &Tuscan<'_>, seat: Seat) -> Past {
    let game = table.game;
    let mut past = Past { news: Vec::new(), green: 0, red: 0, proposed: BTreeSet::new() };
    let Some(mut state) = moment::<Tuscany>(table.running, 0) else { return past };
    let steps: Vec<Step<Action>> =
        table.running.steps().iter().filter_map(|step| game.parse_step(step).ok()).collect();
    let last = steps.iter().rposition(|step| step.by == Actor::Seat(seat)).unwrap_or(0);
    let points = |state: &State| {
        let tally = state.estate(seat).tally;
        (i32::from(tally.green()), i32::from(tally.red()))
    };
    let (mut seen, mut before) = (BTreeSet::new(), (0, 0));
    for (place, &step) in steps.iter().enumerate() {
        if place == last {
            before = points(&state);
        }
        if step.by == Actor::Seat(seat) {
            past.proposed.insert(proposal(&state, step.action) as u8);
        }
        let (early, mut events) = (state.stage != Stage::Turn, Vec::new());
        if game.play(&mut state, step, &mut events).is_err() {
            break;
        }
        for topic in topics(game, &state, step, &events, seat, early) {
            if seen.insert(topic) && place >= last {
                past.news.push(topic);
            }
        }
    }
    let now = points(&state);
    (past.green, past.red) = (now.0 - before.0, now.1 - before.1);
    past
}

/// What a step shows for the learner.
fn topics(
    game: &Tuscany,
    state: &State,
    step: Step<Action>,
    events: &[Event],
    me: Seat,
    early: bool,
) -> Vec<Topic> {
    let mut topics = Vec::new();
    if early {
        return topics;
    }
    if matches!(step.by, Actor::Seat(seat) if seat != me) {
        topics.push(Topic::Rival);
    }
    for event in events {
        match *event {
            Event::Drew(seat, ..) if seat == me => topics.push(Topic::Drawn),
            Event::Stored(seat, _) if seat == me => topics.push(Topic::Stored),
            Event::TurnedUp(_, Some(_)) if state.turn == me => topics.push(Topic::Refilled),
            Event::Placed(seat, item, space) if seat == me => {
                topics.push(Topic::Placed);
                if item == Item::Hex {
                    topics.push(Topic::HexPlaced);
                }
                topics.push(Topic::of_colour(game.colour_of(state.estate(me).board, space)));
            }
            Event::AreaDone(seat, ..) if seat == me => topics.push(Topic::Area),
            Event::ColourDone(seat, ..) if seat == me => topics.push(Topic::Colour),
            Event::Marble(seat, count) if seat == me => {
                topics.push(if count > 0 { Topic::MarbleGained } else { Topic::MarbleSpent });
            }
            Event::Paid(seat, cards, workers) if seat == me => {
                if workers > 0 {
                    topics.push(Topic::WorkerPaid);
                }
                if cards.len() + workers > 2 {
                    topics.push(Topic::PairPaid);
                }
            }
            Event::Hex(seat) if seat == me => topics.push(Topic::Hex),
            Event::Harvest(seat, _) if seat == me => topics.push(Topic::Harvest),
            Event::Removed { refresh: true, .. } => topics.push(Topic::Refresh),
            Event::PhaseEnd(1) => topics.push(Topic::Scoring),
            Event::PhaseEnd(_) => topics.push(Topic::PhaseEnd),
            Event::LastRound => topics.push(Topic::LastRound),
            _ => {}
        }
    }
    topics
}
