//! The coach: what happened for the first time, what to do now, and why.

use super::{Viscount, payment, rearrange, ways};
use crate::{Advice, Way};
use demesne_bots::{Moment, by_hand};
use demesne_game::{Actor, Game, Notation, Quick, Seat, Step, ToAct};
use demesne_games::moment;
use demesne_text::{
    Language, Shown,
    viscounts::{
        coach::{Proposal, Topic, brings},
        things::{self, Thing},
    },
};
use demesne_viscounts::{Act, Action, Document, Event, Icon, State, Viscounts, state::Stage};
use std::collections::BTreeSet;

/// What the coach says to a seat that is to act.
pub(super) fn advice(table: &Viscount<'_>, seat: Seat, language: Language) -> Option<Advice> {
    let game = table.game;
    if !matches!(game.to_act(table.state), ToAct::Seats(seats) if seats.contains(seat)) {
        return None;
    }
    let view = table.view(seat);
    let legal = ways::legal(game, &view, seat);
    let action = advised(table, &view, seat, &legal);
    let (text, way) = (game.action_text(action), way_of(table, &view, seat, action, language));
    let past = past(table, seat);
    let mut why = Vec::new();
    // What was done before need not be explained again; what it is for, each time.
    if !past.done.contains(verb(&text)) {
        why.push(proposal(action).why(language).to_owned());
    }
    if let Some(thing) = thing_of(action)
        && let Some(rule) = things::rule(game, thing, language).into_iter().next()
    {
        why.push(format!("{}: {rule}", things::title(game, thing, language)));
    }
    let (says, keys, points) = match way {
        Some(way) => (way.says, way.keys, way.points),
        None => (game.deed(&view, seat, action, language), Vec::new(), 0),
    };
    if points > 0 {
        why.push(brings(points, false, language));
    }
    let mut news: Vec<String> = past.news.iter().map(|topic| topic.text(language).to_owned()).collect();
    if past.points > 0 {
        news.insert(0, brings(past.points, true, language));
    }
    Some(Advice { news, says, why, keys, action: text })
}

/// The same moment always gets the same advice; payments are those that are proposed, and cards stay as they lie.
fn advised(table: &Viscount<'_>, view: &State, seat: Seat, legal: &[Action]) -> Action {
    let game = table.game;
    if let Some(cheapest) = payment::asked(view, seat).and_then(|_| payment::cheapest(game, view, seat)) {
        return Action::Pay(cheapest);
    }
    if rearrange::is_asked(view, seat) {
        return Action::Skip;
    }
    by_hand(Moment { game, view, seat, legal }, &mut Quick::new(0))
}

/// The way that begins with an action, and goes on as the same hand would; of equal ones the first: what has fewest keys stands there.
fn way_of(table: &Viscount<'_>, view: &State, seat: Seat, action: Action, language: Language) -> Option<Way> {
    let game = table.game;
    let text = game.action_text(action);
    let ways: Vec<Way> =
        ways::ways(table, seat, language).into_iter().filter(|way| way.action == text).collect();
    let mut state = *view;
    let mut meant = vec![text];
    let mut step = action;
    // What the hand would do next, as far as nothing unknown comes between.
    while meant.len() < 8 {
        game.apply(&mut state, Step::seat(seat, step), &mut demesne_game::Ignore);
        if game.to_act(&state) != ToAct::seat(seat) {
            break;
        }
        let legal = ways::legal(game, &state, seat);
        step = match payment::cheapest(game, &state, seat) {
            Some(cheapest) => Action::Pay(cheapest),
            None => by_hand(Moment { game, view: &state, seat, legal: &legal }, &mut Quick::new(0)),
        };
        if !matches!(step, Action::Pay(_)) {
            meant.push(game.action_text(step));
        }
    }
    let agrees = |way: &Way| way.then.iter().zip(&meant[1..]).take_while(|(one, other)| one == other).count();
    ways.into_iter().reduce(|best, way| if agrees(&way) > agrees(&best) { way } else { best })
}

/// The first word of an action.
fn verb(text: &str) -> &str {
    text.split(' ').next().unwrap_or_default()
}

/// The thing that an action is about, where a learner may not know it.
const fn thing_of(action: Action) -> Option<Thing> {
    match action {
        Action::Play(card) | Action::Hire(card) => Some(Thing::Card(card)),
        Action::Act(act) => Some(Thing::Act(act)),
        Action::Pick(number) => Some(Thing::PlayerCard(number)),
        Action::Move(space) => Some(Thing::Space(space)),
        _ => None,
    }
}

const fn proposal(action: Action) -> Proposal {
    match action {
        Action::Pick(_) => Proposal::Pick,
        Action::Play(_) => Proposal::Play,
        Action::Move(_) => Proposal::Move,
        Action::Act(Act::Trade) => Proposal::Trade,
        Action::Act(Act::Build) => Proposal::Build,
        Action::Act(Act::Workers) => Proposal::Workers,
        Action::Act(Act::Transcribe) => Proposal::Transcribe,
        Action::Rest => Proposal::Rest,
        Action::Dismiss => Proposal::Dismiss,
        Action::Keep => Proposal::Keep,
        Action::Exchange(_) | Action::Build(_) | Action::Workers(_) | Action::Take(_) => Proposal::Amount,
        Action::Pay(_) => Proposal::Pay,
        Action::Site(_) | Action::Link(_) => Proposal::Site,
        Action::Choose(_) | Action::Next(_) => Proposal::Choose,
        Action::Gain(_) => Proposal::Resource,
        Action::Flip(_) => Proposal::Flip,
        Action::Arrange(_) => Proposal::Arrange,
        Action::Discard(_) => Proposal::Discard,
        Action::Destroy(_) => Proposal::Destroy,
        Action::Hire(_) => Proposal::Hire,
        Action::CastleMove(..)
        | Action::Section(_)
        | Action::Resolve(_)
        | Action::Spread(_)
        | Action::Remove(..) => Proposal::Castle,
        Action::Skip => Proposal::Skip,
        _ => Proposal::End,
    }
}

/// What a learner has met so far.
struct Past {
    /// What came up for the first time since the learner's last decision, and with it.
    news: Vec<Topic>,
    /// The points that came of that, if the game ended now.
    points: i32,
    /// What the learner has done already, by the first word.
    done: BTreeSet<String>,
}

/// What happened until now: all of it is played anew, so nothing has to be kept beside the game.
fn past(table: &Viscount<'_>, seat: Seat) -> Past {
    let game = table.game;
    let mut past = Past { news: Vec::new(), points: 0, done: BTreeSet::new() };
    let Some(mut state) = moment::<Viscounts>(table.running, 0) else { return past };
    let steps: Vec<Step<Action>> =
        table.running.steps().iter().filter_map(|step| game.parse_step(step).ok()).collect();
    let last = steps.iter().rposition(|step| step.by == Actor::Seat(seat)).unwrap_or(0);
    let (mut seen, mut before) = (BTreeSet::new(), 0);
    for (place, &step) in steps.iter().enumerate() {
        if place == last {
            before = game.points(&state, seat);
        }
        if step.by == Actor::Seat(seat) {
            past.done.insert(verb(&game.action_text(step.action)).to_owned());
        }
        let (early, mut events) = (state.stage != Stage::Turn, Vec::new());
        if game.play(&mut state, step, &mut events).is_err() {
            break;
        }
        if early {
            continue;
        }
        for topic in topics(game, &state, step, &events, seat) {
            if seen.insert(topic) && place >= last {
                past.news.push(topic);
            }
        }
    }
    past.points = game.points(&state, seat) - before;
    past
}

/// What a step shows for the learner.
fn topics(game: &Viscounts, state: &State, step: Step<Action>, events: &[Event], me: Seat) -> Vec<Topic> {
    let mut topics = Vec::new();
    if matches!(step.by, Actor::Seat(seat) if seat != me) {
        topics.push(Topic::Rival);
    }
    for event in events {
        let topic = match *event {
            Event::Played(seat, card) if seat == me => {
                topics.push(Topic::Played);
                (game.printed().card(card).icons.of(Icon::Criminal) > 0).then_some(Topic::Criminal)
            }
            Event::Dropped(seat, _) if seat == me => Some(Topic::Dropped),
            Event::Moved(seat, ..) if seat == me => Some(Topic::Moved),
            Event::Acts(seat, act) if seat == me && act == Act::Trade => Some(Topic::of_act(act)),
            Event::Built(seat, ..) if seat == me => Some(Topic::Built),
            Event::Linked(one, other) => {
                let mine = |site| state.plot(site).get().is_some_and(|(owner, _)| owner == me);
                (mine(one) || mine(other)).then_some(Topic::Linked)
            }
            Event::Placed(seat, ..) if seat == me => Some(Topic::Placed),
            Event::Inwards(seat, ..) if seat == me => Some(Topic::Inwards),
            Event::Removed(..) => Some(Topic::Removed),
            Event::Leader(_) => Some(Topic::Leader),
            Event::Took(seat, ..) if seat == me => Some(Topic::Transcribed),
            Event::Bonus(..) => Some(Topic::Bonus),
            Event::Dismissed(seat, ..) if seat == me => Some(Topic::Dismissed),
            Event::Hired(seat, _) if seat == me => Some(Topic::Hired),
            Event::Debt(seat) if seat == me => Some(Topic::Debt),
            Event::Deed(seat) if seat == me => Some(Topic::Deed),
            Event::Flipped(seat, Document::Debt) if seat == me => Some(Topic::DebtFlipped),
            Event::Flipped(seat, Document::Deed) if seat == me => Some(Topic::DeedFlipped),
            Event::Virtue(seat, one, other) | Event::Corruption(seat, one, other)
                if seat == me && one == other =>
            {
                Some(Topic::Met)
            }
            Event::Collision(seat, _) if seat == me => Some(Topic::Collision),
            Event::Shuffled(seat) if seat == me => Some(Topic::Shuffled),
            Event::Drew(seat, ..) if seat == me => Some(Topic::Drawn),
            Event::Scheme(_) => Some(Topic::Scheme),
            Event::Revealed(_) => Some(Topic::Revealed),
            _ => None,
        };
        topics.extend(topic);
    }
    topics
}
