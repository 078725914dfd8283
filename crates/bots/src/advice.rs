//! What a bot thinks of a moment, for people who ask: how everybody stands, and what each action would lead to.

use crate::{Budget, Evaluate, Found, Judge, Mind, Moment, Policy, Search, Tuning, Worth};

/// What a bot thinks of a moment.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice<A> {
    /// What the moment is worth to each seat, if the best is done.
    pub worth: Worth,
    /// The legal actions: first what the bot would do, then the others by what they are worth to the seat.
    pub ways: Vec<Way<A>>,
}

/// An action, and what it leads to.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Way<A> {
    /// The action.
    pub action: A,
    /// What it is worth to each seat.
    pub worth: Worth,
    /// The share of the search's attention that it drew, from 0 to 1.
    pub weight: f32,
}

/// What a bot thinks of the legal actions of a seat, from what the seat knows. `played` is looked at as
/// thoroughly as the best, so that what it costs can be said. `number` is the bot's randomness; `gone` says how much of the time is used
/// up, and is asked where the budget is a time.
///
/// Who does not look ahead judges at first sight; whoever plays at random has no judgement and is given that of the hand-made rules.
pub fn advise<G: Evaluate>(
    moment: Moment<'_, G>,
    mind: Mind,
    number: u64,
    played: Option<G::Action>,
    gone: &mut dyn FnMut() -> f32,
) -> Advice<G::Action> {
    let mut judge = match mind.policy {
        Policy::Random | Policy::Greedy | Policy::Craft => Judge::by_hand(),
        Policy::Page | Policy::Squire | Policy::Knight | Policy::Baron | Policy::Duke => {
            Judge::of(moment.game)
        }
    };
    let mut search = Search::new(number, Tuning::default());
    let mut spent = |nodes: u32| match mind.budget() {
        Some(Budget::Nodes(most)) => nodes as f32 / most as f32,
        Some(Budget::Time(_)) => gone(),
        None => 1.0,
    };
    let mut found = match played {
        Some(played) => search.study_fairly(moment, &mut judge, played, &mut spent),
        None => search.study(moment, &mut judge, &mut spent),
    };
    if let [_, others @ ..] = &mut found[..] {
        let wants = |found: &Found<G::Action>| found.worth.wants[moment.seat.index()];
        others.sort_by(|a, b| wants(b).total_cmp(&wants(a)));
    }
    let visits: u32 = found.iter().map(|found| found.visits).sum();
    let weight = |own: u32| if visits == 0 { 0.0 } else { own as f32 / visits as f32 };
    Advice {
        worth: found.first().map_or_else(Worth::default, |best| best.worth),
        ways: found
            .into_iter()
            .map(|found| Way { action: found.action, worth: found.worth, weight: weight(found.visits) })
            .collect(),
    }
}
