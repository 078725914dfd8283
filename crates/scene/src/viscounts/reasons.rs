//! Why nothing can be done with a thing now: what the rules answer to whoever tries.

use super::{
    named::Named,
    payment,
    ways::{legal, played},
};
use demesne_game::{Game, Illegal, Seat, Step};
use demesne_text::{Language, Shown};
use demesne_viscounts::{
    Act, Action, Atom, Card, Document, Manuscript, State, Viscounts,
    state::{Beat, Stage},
    task::Task,
};

/// Why a seat that is to act can do nothing with a thing; none where that is plain, or where something can be done.
pub(super) fn why_not(
    game: &Viscounts,
    view: &State,
    seat: Seat,
    named: Named,
    language: Language,
) -> Option<String> {
    if game.to_act(view).first_seat() != Some(seat) || !view.player(seat).viscount.is_some() {
        return None;
    }
    let refused = |actions: Vec<Action>| refusal(game, view, seat, &actions);
    let illegal = tries(game, view, seat, named).into_iter().find_map(refused)?;
    Some(<Viscounts as Shown>::refused(&illegal, language))
}

/// What the rules have against the first of some actions after each other that is not legal. What lies between is answered as it is cheapest.
fn refusal(game: &Viscounts, view: &State, seat: Seat, actions: &[Action]) -> Option<Illegal> {
    let mut state = *view;
    for &action in actions {
        // Nobody is dismissed by the way, and payments are not what is asked about.
        if matches!(state.tasks.top(), Some(Task::Dismissal(_))) && action != Action::Dismiss {
            if let Err(illegal) = game.check(&state, Step::seat(seat, Action::Keep)) {
                return Some(illegal);
            }
            state = played(game, &state, seat, Action::Keep);
        }
        if let Some(cheapest) = payment::cheapest(game, &state, seat) {
            state = played(game, &state, seat, Action::Pay(cheapest));
        }
        if let Err(illegal) = game.check(&state, Step::seat(seat, action)) {
            return Some(illegal);
        }
        state = played(game, &state, seat, action);
    }
    None
}

/// What a touch of a thing could mean now, each as the actions that it would take.
fn tries(game: &Viscounts, view: &State, seat: Seat, named: Named) -> Vec<Vec<Action>> {
    match (view.tasks.top(), view.beat) {
        (Some(task), _) => asked(view, seat, task, named).into_iter().map(|action| vec![action]).collect(),
        (None, Beat::Play) if view.stage == Stage::Turn => match named {
            Named::Hand(who, card) if who == seat => vec![vec![Action::Play(card)]],
            _ => Vec::new(),
        },
        (None, Beat::Move) if view.stage == Stage::Turn => match named {
            Named::Space(space) => vec![vec![Action::Move(space)]],
            _ => Vec::new(),
        },
        (None, Beat::Act) if view.stage == Stage::Turn => acting(game, view, seat, named),
        (None, Beat::Hire | Beat::End) if view.stage == Stage::Turn => match named {
            Named::Folk(segment) => Some(view.tops[segment.index()])
                .filter(|card| card.is_some())
                .map_or_else(|| hire_of_none(view, seat, segment), |card| vec![vec![Action::Hire(card)]]),
            _ => Vec::new(),
        },
        _ => Vec::new(),
    }
}

/// An empty pile is only asked about where its townsfolk would be hired.
fn hire_of_none(view: &State, seat: Seat, segment: demesne_viscounts::Segment) -> Vec<Vec<Action>> {
    if view.segment(seat) == segment { vec![vec![Action::Hire(Card::NONE)]] } else { Vec::new() }
}

/// The same while an action is to be chosen.
fn acting(game: &Viscounts, view: &State, seat: Seat, named: Named) -> Vec<Vec<Action>> {
    let act = |act: Act| vec![vec![Action::Act(act)]];
    match named {
        Named::Act(one) => act(one),
        Named::Space(space) if space == view.player(seat).viscount => act(Act::Trade),
        Named::Building(who, building) if who == seat => {
            vec![vec![Action::Act(Act::Build), Action::Build(building)]]
        }
        Named::Exchanges(times) => vec![vec![Action::Act(Act::Trade), Action::Exchange(times)]],
        Named::Workers(number) => vec![vec![Action::Act(Act::Workers), Action::Workers(number)]],
        Named::Castle(section, _) if section == view.segment(seat) => act(Act::Workers),
        Named::Tile(segment) => {
            let take = Action::Take(view.tiles[segment.index()]);
            vec![vec![Action::Act(Act::Transcribe), take]]
        }
        Named::Site(site) => {
            let mut tries = vec![Action::Act(Act::Build)];
            // Any building that can be paid for leads to the question where it goes.
            tries.extend(affordable(game, view, seat));
            tries.push(Action::Site(site));
            vec![tries]
        }
        Named::Folk(segment) if segment == view.segment(seat) => {
            let outer = view.player(seat).viscount.is_outer();
            let here = Act::ALL.into_iter().filter(|one| one.is_outer() == outer);
            here.map(|one| vec![Action::Act(one), Action::Dismiss]).collect()
        }
        _ => Vec::new(),
    }
}

/// A building that can be built without a dismissal.
fn affordable(game: &Viscounts, view: &State, seat: Seat) -> Option<Action> {
    let act = Action::Act(Act::Build);
    if game.check(view, Step::seat(seat, act)).is_err() {
        return None;
    }
    let mut state = played(game, view, seat, act);
    if legal(game, &state, seat).contains(&Action::Keep) {
        state = played(game, &state, seat, Action::Keep);
    }
    legal(game, &state, seat).into_iter().find(|action| matches!(action, Action::Build(_)))
}

/// The same while something is asked.
fn asked(view: &State, seat: Seat, task: Task, named: Named) -> Option<Action> {
    let atom = match task {
        Task::Gain(_, atoms) => atoms.first(),
        _ => None,
    };
    // Who is not dismissed need not be mentioned: how much is asked in the same breath.
    if let Task::Amount(act) | Task::Dismissal(act) = task
        && let Some(amount) = amount(view, seat, act, named)
    {
        return Some(amount);
    }
    Some(match (task, atom, named) {
        (Task::Amount(_), _, Named::Folk(segment)) if segment == view.segment(seat) => Action::Dismiss,
        (Task::Site { .. }, _, Named::Site(site)) => Action::Site(site),
        (Task::Links { .. }, _, Named::Site(site)) => Action::Link(site),
        (Task::Castle, _, Named::Worker(section, tier, owner)) => Action::Remove(section, tier, owner),
        (Task::Castle, _, Named::Castle(section, _)) => Action::Resolve(section),
        (Task::Spread(..), _, Named::Castle(section, _)) => Action::Spread(section),
        (_, Some(Atom::FreeManuscript), Named::Tile(segment)) => match view.tiles[segment.index()] {
            Manuscript::NONE => return None,
            tile => Action::Take(tile),
        },
        (_, Some(Atom::Flip), Named::Debt(who)) if who == seat => Action::Flip(Document::Debt),
        (_, Some(Atom::Flip), Named::Deed(who)) if who == seat => Action::Flip(Document::Deed),
        (_, Some(Atom::AnyResource), Named::Resource(who, kind)) if who == seat => Action::Gain(kind),
        (_, Some(Atom::Discard), Named::Hand(who, card)) if who == seat => Action::Discard(card),
        (_, Some(Atom::Destroy), Named::Hand(who, card)) if who == seat => Action::Destroy(card),
        (_, Some(Atom::Discard), Named::Deck(who)) if who == seat => Action::Discard(Card::NONE),
        (_, Some(Atom::Destroy), Named::Deck(who)) if who == seat => Action::Destroy(Card::NONE),
        (_, Some(one), Named::Building(who, building)) if who == seat && one.building().is_some() => {
            Action::Build(building)
        }
        _ => return None,
    })
}

/// How much of an action a thing stands for.
fn amount(view: &State, seat: Seat, act: Act, named: Named) -> Option<Action> {
    Some(match (act, named) {
        (Act::Build, Named::Building(who, building)) if who == seat => Action::Build(building),
        (Act::Trade, Named::Exchanges(times)) => Action::Exchange(times),
        (Act::Workers, Named::Workers(number)) => Action::Workers(number),
        (Act::Transcribe, Named::Tile(segment)) => Action::Take(view.tiles[segment.index()]),
        _ => return None,
    })
}
