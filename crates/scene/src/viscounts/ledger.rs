//! The sum of a primary action: what it needs, what counts towards it and from where, what is paid, and what could fill what is missing
//! (V10.3 to V10.6).
//!
//! All of it is read from the rules: [`demesne_viscounts::Viscounts::sources`] says where icons come from, the budget what buys the others.

use super::{
    Viscount, ahead, keys,
    named::Named,
    payment::{self, Uses},
    ways::{legal, played},
};
use crate::{Key, Marks};
use demesne_game::Seat;
use demesne_text::viscounts::facts;
pub(super) use demesne_viscounts::Source;
use demesne_viscounts::{
    Act, Action, Building, Card, Icon, Payment, State, Viscounts,
    ability::{Cost, Currency},
    state::Beat,
    task::Task,
};

/// What is bought with the icons.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Goal {
    /// So many exchanges.
    Exchanges(u8),
    /// A building.
    Building(Building),
    /// So many workers.
    Workers(u8),
    /// The manuscript of the segment.
    Manuscript,
}

/// Icons of one kind from one source.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Plate {
    /// Its own key: `sum 1`.
    pub(super) key: Key,
    /// The thing on the board that it comes from: it glows with the plate. None where that is gone.
    pub(super) from: Option<Key>,
    /// What that is.
    pub(super) source: Source,
    /// The seal that is printed there: that of the action, a criminal, or merchants that stand for others.
    pub(super) seal: Icon,
    /// How many icons of the action it counts as.
    pub(super) count: u16,
}

/// What is paid of one currency.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Paid {
    /// Its key: `pay ink`. Touched, it takes one use back.
    pub(super) key: Key,
    /// What is paid.
    pub(super) currency: Currency,
    /// So much of it.
    pub(super) amount: u16,
    /// What it counts as.
    pub(super) icons: u16,
    /// The card whose ability makes it count, where it would not otherwise.
    pub(super) by: Option<Card>,
    /// What it comes from: `p1 ink`. It glows with this one.
    pub(super) from: Key,
}

/// What could fill what is missing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Filling {
    /// What to touch for it: `p1 stone`, `p1 slot 2` for a card that makes it count, `folk 7-8` for the dismissal.
    pub(super) key: Key,
    /// What it is.
    pub(super) with: With,
    /// How many icons one use fills.
    pub(super) icons: u16,
}

/// What fills.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum With {
    /// So much of a currency, of so much that is left; by the ability of a card.
    Spend {
        /// What.
        currency: Currency,
        /// What one use costs.
        cost: u16,
        /// What is left of it.
        left: u16,
        /// The card that makes it count; none where it always does.
        by: Option<Card>,
    },
    /// Dismissing the townsfolk of the segment, for so much silver.
    Dismissal {
        /// Who; none is the printed one.
        card: Card,
        /// What it costs.
        silver: u16,
    },
}

/// A sum.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Ledger {
    /// The action.
    pub(super) act: Act,
    /// What is bought.
    pub(super) goal: Goal,
    /// The icons that it needs.
    pub(super) need: u16,
    /// What counts for nothing.
    pub(super) plates: Vec<Plate>,
    /// What is paid: what was put together, or the cheapest payment.
    pub(super) paid: Vec<Paid>,
    /// Icons that are still missing: so many empty seals, with keys [`super::keys::missing`].
    pub(super) missing: u16,
    /// What could fill them, or take the place of what is paid.
    pub(super) fillings: Vec<Filling>,
    /// What it costs in all, by currency.
    pub(super) payment: Payment,
    /// Whether it is under way: chosen, and only the payment is open.
    pub(super) open: bool,
}

/// The cards on the board of a seat that make a currency count for an action: slot, card, and what it makes count.
pub(super) fn payers(
    game: &Viscounts,
    view: &State,
    seat: Seat,
    act: Act,
) -> impl Iterator<Item = (u8, Card, Currency)> {
    let slots = (1..).zip(view.player(seat).slots).filter(|(_, card)| card.is_some());
    slots.flat_map(move |(slot, card)| {
        let fundings = game.printed().card(card).funding.into_iter().flatten();
        fundings.filter(move |funding| funding.act == act).filter_map(move |funding| match funding.cost {
            Cost::Spend(currency, _) => Some((slot, card, currency)),
            Cost::Merchants(_) => None,
        })
    })
}

/// The sums to be shown to a seat now, the one that is meant first: that of the action under way, else one for each action that there is
/// where its viscount stands, for what is held or pointed at, else for the least of it.
pub(super) fn ledgers(table: &Viscount<'_>, view: &State, seat: Seat, marks: &Marks) -> Vec<Ledger> {
    let game = table.game;
    if let Some((act, number)) = payment::asked(view, seat) {
        let sketched = marks.sketch.as_ref().and_then(|sketch| payment::sketched(game, view, seat, sketch));
        let payment = sketched.or_else(|| payment::cheapest(game, view, seat));
        let goal = goal_of(act, number);
        return vec![Ledger { open: true, ..ledger(game, view, seat, goal, payment) }];
    }
    let acts: Vec<Act> = match view.tasks.top() {
        _ if view.turn != seat || !view.player(seat).viscount.is_some() => Vec::new(),
        Some(Task::Amount(act) | Task::Dismissal(act)) => vec![act],
        None if view.beat == Beat::Act => {
            let outer = view.player(seat).viscount.is_outer();
            Act::ALL.into_iter().filter(|act| act.is_outer() == outer).collect()
        }
        _ => Vec::new(),
    };
    if acts.is_empty() {
        return Vec::new();
    }
    // Where the townsfolk is held, all is shown as it will be when it is dismissed.
    let folk = keys::folk(view.segment(seat));
    let dismisses = marks.preview.iter().chain(&marks.chosen).any(|key| *key == folk);
    let mut all: Vec<(bool, Ledger)> = Vec::new();
    for act in acts {
        let after = dismissable(game, view, seat, act).filter(|_| dismisses);
        let moment = after.and_then(|state| ahead::dismissed(game, &state, seat)).unwrap_or(*view);
        let (goal, is_meant) = match meant(view, seat, act, marks) {
            Some(goal) => (Some(goal), true),
            None => (least(game, view, seat, act), touches(view, seat, act, marks)),
        };
        let Some(goal) = goal else { continue };
        all.push((is_meant, ledger(game, &moment, seat, goal, None)));
    }
    all.sort_by_key(|(is_meant, _)| !is_meant);
    all.into_iter().map(|(_, ledger)| ledger).collect()
}

/// The sum for something that could be bought now: what is paid is the cheapest payment, or all there is where that is not enough.
pub(super) fn ledger(
    game: &Viscounts,
    view: &State,
    seat: Seat,
    goal: Goal,
    payment: Option<Payment>,
) -> Ledger {
    let (act, number) = goal.parts();
    let need = game.needed(view, seat, act, number);
    let budget = game.funds(view, seat, act);
    let uses = match payment.or_else(|| payment::cheapest_for(game, view, seat, act, need)) {
        Some(payment) => payment::uses_of(&budget, payment),
        None => Currency::ALL.map(|currency| budget.use_of(currency).map_or(0, |of| of.times)),
    };
    let plates: Vec<Plate> = (1..)
        .zip(game.sources(view, seat, act))
        .map(|(nth, sourced)| Plate {
            key: keys::plate(nth),
            from: from(seat, sourced.source),
            source: sourced.source,
            seal: sourced.icon,
            count: sourced.count,
        })
        .collect();
    let by = |currency: Currency| {
        payers(game, view, seat, act).find(|(.., one)| *one == currency && currency != act.currency())
    };
    let payment = payment::paid(&budget, uses);
    let paid: Vec<Paid> = Currency::ALL
        .into_iter()
        .filter(|&currency| uses[currency as usize] > 0)
        .map(|currency| Paid {
            key: keys::pay(currency),
            currency,
            amount: payment.0[currency as usize],
            icons: payment::icons_of(&budget, currency, uses[currency as usize]),
            by: by(currency).map(|(_, card, _)| card),
            from: keys::currency(seat, currency),
        })
        .collect();
    let missing = need.saturating_sub(budget.free()).saturating_sub(payment::icons(&budget, uses));
    let mut fillings: Vec<Filling> = Currency::ALL
        .into_iter()
        .filter_map(|currency| filling(game, view, seat, act, currency, uses))
        .filter(|_| need > budget.free())
        .collect();
    fillings.extend(dismissal(game, view, seat, act));
    Ledger { act, goal, need, plates, paid, missing, fillings, payment, open: false }
}

/// A currency of which something is left that buys icons.
fn filling(
    game: &Viscounts,
    view: &State,
    seat: Seat,
    act: Act,
    currency: Currency,
    uses: Uses,
) -> Option<Filling> {
    let budget = game.funds(view, seat, act);
    let used = uses[currency as usize];
    let of = budget.use_of(currency).filter(|of| of.times > used)?;
    let card = payers(game, view, seat, act).find(|(.., one)| *one == currency && currency != act.currency());
    let left = facts::purse(view, seat, currency).saturating_sub(used * of.cost);
    let key = match card {
        Some((slot, ..)) => keys::slot(seat, slot),
        None => keys::currency(seat, currency),
    };
    let icons = payment::icons_of(&budget, currency, used + 1) - payment::icons_of(&budget, currency, used);
    Some(Filling {
        key,
        with: With::Spend { currency, cost: of.cost, left, by: card.map(|(_, card, _)| card) },
        icons,
    })
}

/// The moment in which it is asked whether somebody is dismissed for an action; none where nobody can be.
fn dismissable(game: &Viscounts, view: &State, seat: Seat, act: Act) -> Option<State> {
    let mut state = *view;
    if state.tasks.is_empty() && state.beat == Beat::Act {
        if !legal(game, &state, seat).contains(&Action::Act(act)) {
            return None;
        }
        state = played(game, &state, seat, Action::Act(act));
    }
    matches!(state.tasks.top(), Some(Task::Dismissal(one)) if one == act).then_some(state)
}

/// V10.8: the dismissal, where it can be had for an action; how many icons it brings is seen by trying.
fn dismissal(game: &Viscounts, view: &State, seat: Seat, act: Act) -> Option<Filling> {
    let state = dismissable(game, view, seat, act)?;
    let after = played(game, &state, seat, Action::Dismiss);
    let icons = game.funds(&after, seat, act).free().saturating_sub(game.funds(&state, seat, act).free());
    let segment = view.segment(seat);
    let silver = facts::dismissal_cost(game, view, seat).into();
    let with = With::Dismissal { card: view.tops[segment.index()], silver };
    Some(Filling { key: keys::folk(segment), with, icons })
}

impl Goal {
    /// The action, and the number in which the rules keep what was chosen.
    pub(super) const fn parts(self) -> (Act, u8) {
        match self {
            Goal::Exchanges(times) => (Act::Trade, times),
            Goal::Building(building) => (Act::Build, building.0),
            Goal::Workers(number) => (Act::Workers, number),
            Goal::Manuscript => (Act::Transcribe, 0),
        }
    }
}

const fn goal_of(act: Act, number: u8) -> Goal {
    match act {
        Act::Trade => Goal::Exchanges(number),
        Act::Build => Goal::Building(Building(number)),
        Act::Workers => Goal::Workers(number),
        Act::Transcribe => Goal::Manuscript,
    }
}

/// What of an action is held or pointed at: the last one that says it.
fn meant(view: &State, seat: Seat, act: Act, marks: &Marks) -> Option<Goal> {
    let player = view.player(seat);
    let goal = |key: &Key| match (act, Named::parse(key)?) {
        (Act::Trade, Named::Exchanges(times)) => Some(Goal::Exchanges(times)),
        (Act::Build, Named::Building(who, building)) if who == seat && !player.has_built(building) => {
            Some(Goal::Building(building))
        }
        (Act::Workers, Named::Workers(number)) => Some(Goal::Workers(number)),
        (Act::Transcribe, Named::Tile(segment)) if segment == view.segment(seat) => Some(Goal::Manuscript),
        _ => None,
    };
    marks.preview.iter().chain(marks.chosen.iter().rev()).find_map(goal)
}

/// Whether something is held or pointed at that belongs to an action.
fn touches(view: &State, seat: Seat, act: Act, marks: &Marks) -> bool {
    let segment = view.segment(seat);
    marks.preview.iter().chain(&marks.chosen).filter_map(|key| Named::parse(key)).any(|named| {
        match (act, named) {
            (Act::Trade, Named::Space(space)) => space == view.player(seat).viscount,
            (Act::Build, Named::Site(site)) => site.segment() == segment,
            (Act::Workers, Named::Castle(section, _)) => section == segment,
            (Act::Trade | Act::Build | Act::Workers | Act::Transcribe, Named::Act(one)) => one == act,
            _ => false,
        }
    })
}

/// The least that can be had of an action: the one that needs fewest icons.
fn least(game: &Viscounts, view: &State, seat: Seat, act: Act) -> Option<Goal> {
    game.fewest_icons(view, seat, act)?;
    let all: Vec<Goal> = match act {
        Act::Trade => vec![Goal::Exchanges(1)],
        Act::Build => {
            let player = view.player(seat);
            Building::all().filter(|&one| !player.has_built(one)).map(Goal::Building).collect()
        }
        Act::Workers => vec![Goal::Workers(1)],
        Act::Transcribe => vec![Goal::Manuscript],
    };
    all.into_iter().min_by_key(|goal| game.needed(view, seat, act, goal.parts().1))
}

/// The thing that icons come from, where it lies on the table.
fn from(seat: Seat, source: Source) -> Option<Key> {
    match source {
        Source::Slot(slot, _) | Source::EmptySlot(slot) | Source::Merchants(slot, _) => {
            Some(keys::slot(seat, slot))
        }
        Source::Building(building) => Some(keys::building(seat, building)),
        Source::Bonus(ribbon) => Some(keys::bonus(ribbon)),
        Source::Dismissed(..) => None,
    }
}
