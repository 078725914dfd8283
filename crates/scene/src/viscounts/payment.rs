//! Paying for a primary action, unit by unit (V10.3, V10.6).
//!
//! The sketch says how often each currency is used. It begins with the cheapest payment. Touching a currency, or the card that makes it
//! count, adds a use and takes away what that makes needless: one touch swaps. Touching what is paid takes it back.

use super::{Viscount, keys, ledger, named::Named, price};
use crate::{Gesture, Key, Sketch, Sketching, Way};
use demesne_game::{Game, Notation, Seat, Step};
use demesne_text::{Language, Shown};
use demesne_viscounts::{
    Act, Action, Budget, Payment, State, Viscounts,
    ability::{CURRENCIES, Currency},
    task::Task,
};

/// What a sketch of a payment begins with.
const WORD: &str = "pay";
/// How much dearer a resource is than silver when payments are compared.
const RESOURCE: u16 = 2;

/// How often each currency is used.
pub(super) type Uses = [u16; CURRENCIES];

/// What a seat has to pay for, if it has: the action, and what was chosen about it.
pub(super) fn asked(view: &State, seat: Seat) -> Option<(Act, u8)> {
    match view.tasks.top() {
        Some(Task::Payment(act, chosen)) if view.turn == seat => Some((act, chosen)),
        _ => None,
    }
}

/// The cheapest of the legal payments: silver before resources, then what the seat has most of.
pub(super) fn cheapest(game: &Viscounts, view: &State, seat: Seat) -> Option<Payment> {
    let (act, chosen) = asked(view, seat)?;
    cheapest_for(game, view, seat, act, game.needed(view, seat, act, chosen))
}

/// The cheapest payment for so many icons; none where they cannot be brought up.
pub(super) fn cheapest_for(
    game: &Viscounts,
    view: &State,
    seat: Seat,
    act: Act,
    needed: u16,
) -> Option<Payment> {
    let mut payments = Vec::new();
    game.funds(view, seat, act).payments(needed, |payment| payments.push(payment));
    let player = view.player(seat);
    let has = |currency: Currency| currency.resource().map_or(player.silver, |kind| player.resource(kind));
    let worth = |payment: &Payment| {
        let of = |currency: Currency| {
            let each = if currency == Currency::Silver { 1 } else { RESOURCE };
            payment.0[currency as usize] * each
        };
        let left = Currency::ALL
            .into_iter()
            .filter(|&currency| payment.0[currency as usize] > 0)
            .map(|currency| has(currency).saturating_sub(payment.0[currency as usize]))
            .min()
            .unwrap_or(u16::MAX);
        (Currency::ALL.into_iter().map(of).sum::<u16>(), u16::MAX - left)
    };
    payments.into_iter().min_by_key(worth)
}

/// How the payment stands that a seat has to make.
pub(super) fn sketching(
    table: &Viscount<'_>,
    seat: Seat,
    sketch: Option<&Sketch>,
    language: Language,
) -> Option<Sketching> {
    let (game, view) = (table.game, table.view(seat));
    let (act, _) = asked(&view, seat)?;
    let budget = game.funds(&view, seat, act);
    let proposal = uses_of(&budget, cheapest(game, &view, seat)?);
    let uses = sketch.and_then(|sketch| read(&budget, sketch)).unwrap_or(proposal);
    let payment = paid(&budget, uses);
    let action = Action::Pay(payment);
    let comes_to = match game.check(&view, Step::seat(seat, action)) {
        Ok(()) => Ok(Way {
            action: game.action_text(action),
            then: Vec::new(),
            keys: Vec::new(),
            needs_first: false,
            price: price::of(payment),
            points: 0,
            says: game.deed(&view, seat, action, language),
            brings: None,
        }),
        Err(illegal) => Err(Viscounts::refused(&illegal, language)),
    };
    Some(Sketching {
        sketch: written(uses),
        proposed: uses == proposal,
        grips: grips(game, &view, seat, act, uses),
        chosen: spent(game, &view, seat, act, uses),
        comes_to,
    })
}

/// What a touch makes of it.
pub(super) fn resketch(
    table: &Viscount<'_>,
    seat: Seat,
    sketch: &Sketch,
    gesture: &Gesture,
) -> Option<Sketch> {
    let (game, view) = (table.game, table.view(seat));
    let (act, chosen) = asked(&view, seat)?;
    let Gesture::Touch(key) = gesture else { return None };
    let budget = game.funds(&view, seat, act);
    let mut uses = read(&budget, sketch)?;
    if !grips(game, &view, seat, act, uses).contains(key) {
        return None;
    }
    let named = Named::parse(key)?;
    let needed = game.needed(&view, seat, act, chosen);
    match named {
        Named::Pay(currency) => uses[currency as usize] = uses[currency as usize].saturating_sub(1),
        Named::Resource(..) | Named::Silver(_) => {
            let currency = Currency::ALL.into_iter().find(|&one| keys::currency(seat, one) == *key)?;
            add(&budget, needed, &mut uses, currency);
        }
        Named::Slot(_, slot) => add(&budget, needed, &mut uses, by_slot(game, &view, seat, act, slot)?),
        _ => return None,
    }
    Some(written(uses))
}

/// The payment of a sketch that a seat is making.
pub(super) fn sketched(game: &Viscounts, view: &State, seat: Seat, sketch: &Sketch) -> Option<Payment> {
    let (act, _) = asked(view, seat)?;
    let budget = game.funds(view, seat, act);
    read(&budget, sketch).map(|uses| paid(&budget, uses))
}

/// The icons that uses of the currencies count as.
pub(super) fn icons(budget: &Budget, uses: Uses) -> u16 {
    Currency::ALL.into_iter().map(|currency| icons_of(budget, currency, uses[currency as usize])).sum()
}

/// The icons that so many uses of one currency count as.
pub(super) fn icons_of(budget: &Budget, currency: Currency, times: u16) -> u16 {
    let Some(of) = budget.use_of(currency).filter(|_| times > 0) else { return 0 };
    times * of.icons + of.first
}

/// How often a payment uses each currency.
pub(super) fn uses_of(budget: &Budget, payment: Payment) -> Uses {
    std::array::from_fn(|nth| {
        budget.use_of(Currency::ALL[nth]).map_or(0, |of| payment.0[nth].checked_div(of.cost).unwrap_or(0))
    })
}

/// What uses of the currencies cost.
pub(super) fn paid(budget: &Budget, uses: Uses) -> Payment {
    Payment(std::array::from_fn(|nth| budget.use_of(Currency::ALL[nth]).map_or(0, |of| of.cost * uses[nth])))
}

fn used(uses: Uses) -> impl Iterator<Item = Currency> {
    Currency::ALL.into_iter().filter(move |&currency| uses[currency as usize] > 0)
}

/// One use more, without what is needless then; where no more fits, none at all.
fn add(budget: &Budget, needed: u16, uses: &mut Uses, currency: Currency) {
    let missing = needed.saturating_sub(budget.free());
    let most = budget.use_of(currency).map_or(0, |of| of.times);
    let others = |uses: &Uses| used(*uses).any(|one| one != currency);
    let is_full = icons(budget, *uses) >= missing;
    if uses[currency as usize] >= most || is_full && !others(uses) {
        uses[currency as usize] = 0;
        return;
    }
    uses[currency as usize] += 1;
    for other in Currency::ALL.into_iter().filter(|&other| other != currency) {
        while uses[other as usize] > 0 {
            let mut fewer = *uses;
            fewer[other as usize] -= 1;
            if icons(budget, fewer) < missing {
                break;
            }
            *uses = fewer;
        }
    }
}

/// The currency that the card in a slot makes count for an action.
fn by_slot(game: &Viscounts, view: &State, seat: Seat, act: Act, slot: u8) -> Option<Currency> {
    let card = *view.player(seat).slots.get(usize::from(slot).checked_sub(1)?)?;
    ledger::payers(game, view, seat, act).find(|(_, one, _)| *one == card).map(|(_, _, currency)| currency)
}

/// All that can be touched: what buys icons, the cards that make it count, and what is paid already.
fn grips(game: &Viscounts, view: &State, seat: Seat, act: Act, uses: Uses) -> Vec<Key> {
    let budget = game.funds(view, seat, act);
    let useful = |currency: Currency| budget.use_of(currency).is_some_and(|of| of.times > 0);
    let mut grips: Vec<Key> = Currency::ALL
        .into_iter()
        .filter(|&currency| useful(currency))
        .map(|currency| keys::currency(seat, currency))
        .collect();
    for (slot, ..) in ledger::payers(game, view, seat, act).filter(|(.., currency)| useful(*currency)) {
        grips.push(keys::slot(seat, slot));
    }
    grips.extend(used(uses).map(keys::pay));
    grips
}

/// What is marked as paid.
fn spent(game: &Viscounts, view: &State, seat: Seat, act: Act, uses: Uses) -> Vec<Key> {
    let mut spent: Vec<Key> =
        used(uses).flat_map(|currency| [keys::currency(seat, currency), keys::pay(currency)]).collect();
    for (slot, _, currency) in ledger::payers(game, view, seat, act) {
        if uses[currency as usize] > 0 {
            spent.push(keys::slot(seat, slot));
        }
    }
    spent
}

fn written(uses: Uses) -> Sketch {
    let [ink, stone, gold, silver] = uses;
    Sketch(format!("{WORD} {ink} {stone} {gold} {silver}"))
}

/// The uses of a sketch; none where it is no payment, or uses more than there is.
fn read(budget: &Budget, sketch: &Sketch) -> Option<Uses> {
    let numbers = sketch.0.strip_prefix(WORD)?.split_whitespace().map(|word| word.parse::<u16>().ok());
    let numbers: Option<Vec<u16>> = numbers.collect();
    let uses: Uses = numbers?.try_into().ok()?;
    let fits =
        |currency: Currency| uses[currency as usize] <= budget.use_of(currency).map_or(0, |of| of.times);
    Currency::ALL.into_iter().all(fits).then_some(uses)
}
