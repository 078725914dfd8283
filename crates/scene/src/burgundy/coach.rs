//! The coach: what happened for the first time, what to do now, and why.

use super::{Burgundian, ways};
use crate::Advice;
use demesne_bots::{Moment, by_hand};
use demesne_burgundy::{Action, Burgundy, Colour, Event, State, Tile, open::Open};
use demesne_game::{Actor, Game, Notation, Quick, Seat, Step, ToAct, Viewer};
use demesne_games::moment;
use demesne_text::{
    Language,
    burgundy::{
        coach::{Proposal, Topic, bends, brings},
        names, tile_what,
    },
};
use std::collections::BTreeSet;

/// What the coach says to a seat that is to act.
pub(super) fn advice(table: &Burgundian<'_>, seat: Seat, language: Language) -> Option<Advice> {
    let game = table.game;
    if !matches!(game.to_act(table.state), ToAct::Seats(seats) if seats.contains(seat)) {
        return None;
    }
    // The same moment always gets the same advice.
    let (view, mut legal) = (game.view(table.state, Viewer::Seat(seat)), Vec::new());
    game.legal_actions(&view, seat, &mut legal);
    let parsed = by_hand(Moment { game, view: &view, seat, legal: &legal }, &mut Quick::new(0));
    let action = game.action_text(parsed);
    let way = ways::ways(table, seat, language).into_iter().find(|way| way.action == action)?;
    let past = past(table, seat);
    let proposal = proposal(table.state, seat, parsed);
    let mut why = Vec::new();
    // What was done before need not be explained again; what it is for, each time.
    if !past.proposed.contains(&(proposal as u8)) || !is_common(proposal) {
        why.push(proposal.why(language).to_owned());
    }
    if way.price.workers > 0 && !matches!(parsed, Action::Hire { .. }) {
        why.push(bends(way.price.workers, language));
    }
    if let Some(tile) = tile_of(parsed) {
        let edition = game.options().edition;
        let (name, what) = (names::tile(tile, edition, language).bare, tile_what(tile, edition, language));
        why.push(format!("{}: {what}.", names::capital(&name)));
    }
    if way.points > 0 {
        why.push(brings(way.points, false, language));
    }
    let mut news: Vec<String> = past.news.iter().map(|topic| topic.text(language).to_owned()).collect();
    if past.gained > 0 {
        news.insert(0, brings(past.gained, true, language));
    }
    Some(Advice { news, says: way.says, why, keys: way.keys, action })
}

/// Actions that people know after the first time.
const fn is_common(proposal: Proposal) -> bool {
    matches!(
        proposal,
        Proposal::Take
            | Proposal::Place
            | Proposal::Sell
            | Proposal::Buy
            | Proposal::Load
            | Proposal::End
            | Proposal::Extra
    )
}

/// The tile that an action is about.
const fn tile_of(action: Action) -> Option<Tile> {
    match action {
        Action::Take { tile, .. }
        | Action::Place { tile, .. }
        | Action::Buy(tile)
        | Action::BuyFrom { tile, .. }
        | Action::Hire { tile, .. }
        | Action::Put { tile, .. } => Some(tile),
        _ => None,
    }
}

fn proposal(state: &State, seat: Seat, action: Action) -> Proposal {
    let by_effect = match action {
        Action::Take { with, .. }
        | Action::Place { with, .. }
        | Action::Sell { with, .. }
        | Action::Workers { with } => with.is_effect(),
        _ => false,
    };
    if by_effect {
        let extra = matches!(state.open.top(), Some(Open::Extra | Open::Grant));
        return if extra { Proposal::Extra } else { Proposal::Effect };
    }
    match action {
        Action::Castle(_) => Proposal::Begin,
        Action::Take { .. } => Proposal::Take,
        Action::Place { .. } => Proposal::Place,
        Action::Sell { .. } => Proposal::Sell,
        Action::Workers { .. } => Proposal::Workers,
        Action::Buy(_) => Proposal::Buy,
        Action::Ship { .. } => Proposal::Load,
        Action::Discard(_) => Proposal::Discard,
        Action::Skip => Proposal::Skip,
        Action::End if state.dice[seat.index()].iter().any(|&die| die > 0) => Proposal::EndEarly,
        Action::End => Proposal::End,
        _ => Proposal::Other,
    }
}

/// What a learner has met so far.
struct Past {
    /// What came up for the first time since the learner's last decision, and with it.
    news: Vec<Topic>,
    /// The points that came of that.
    gained: i32,
    /// What the learner has done already.
    proposed: BTreeSet<u8>,
}

/// What happened until now: all of it is played anew, so nothing has to be kept beside the game.
fn past(table: &Burgundian<'_>, seat: Seat) -> Past {
    let game = table.game;
    let mut past = Past { news: Vec::new(), gained: 0, proposed: BTreeSet::new() };
    let Some(mut state) = moment::<Burgundy>(table.running, 0) else { return past };
    let steps: Vec<Step<Action>> =
        table.running.steps().iter().filter_map(|step| game.parse_step(step).ok()).collect();
    let last = steps.iter().rposition(|step| step.by == Actor::Seat(seat)).unwrap_or(0);
    let (mut seen, mut before) = (BTreeSet::new(), 0);
    for (place, &step) in steps.iter().enumerate() {
        if place == last {
            before = game.points(&state, seat);
        }
        if step.by == Actor::Seat(seat) {
            past.proposed.insert(proposal(&state, seat, step.action) as u8);
        }
        let (early, mut events) = (state.stage.before_phase_a(), Vec::new());
        if game.play(&mut state, step, &mut events).is_err() {
            break;
        }
        for topic in topics(step, &events, seat, early) {
            if seen.insert(topic) && place >= last {
                past.news.push(topic);
            }
        }
    }
    past.gained = game.points(&state, seat) - before;
    past
}

/// What a step shows for the learner.
fn topics(step: Step<Action>, events: &[Event], me: Seat, early: bool) -> Vec<Topic> {
    let mut topics = Vec::new();
    if early {
        return topics;
    }
    match (step.by, step.action) {
        (Actor::Chance, Action::Roll { .. }) => topics.push(Topic::Dice),
        (Actor::Seat(seat), _) if seat != me => topics.push(Topic::Rival),
        _ => {}
    }
    for event in events {
        match *event {
            Event::GoodsLaid { .. } => topics.push(Topic::WhiteDie),
            Event::Stored(seat, _) if seat == me => match step.action {
                Action::Buy(_) => topics.push(Topic::Bought),
                _ => topics.push(Topic::Stored),
            },
            Event::Placed(seat, tile, _) if seat == me => {
                topics.push(Topic::Placed);
                topics.push(match tile.colour() {
                    Colour::Castle => Topic::Castle,
                    Colour::Mine => Topic::Mine,
                    Colour::Ship => Topic::Ship,
                    Colour::Livestock => Topic::Livestock,
                    Colour::Building => Topic::Building,
                    Colour::Monastery => Topic::Monastery,
                });
            }
            Event::Marker(seat) if seat == me => topics.push(Topic::TurnOrder),
            Event::Goods(seat, ..) if seat == me => topics.push(Topic::Goods),
            Event::Completed { seat, .. } if seat == me => topics.push(Topic::Region),
            Event::Bonus { seat, .. } if seat == me => topics.push(Topic::Bonus),
            Event::Sold(seat, ..) if seat == me => topics.push(Topic::Sold),
            Event::Workers(seat, count) if seat == me => match step.action {
                Action::Workers { .. } if count > 0 => topics.push(Topic::WorkersTaken),
                _ if count < 0 => topics.push(Topic::WorkersPaid),
                _ => {}
            },
            Event::PhaseEnd(_) => topics.push(Topic::PhaseEnd),
            _ => {}
        }
    }
    topics
}
