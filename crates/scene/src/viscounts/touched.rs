//! What a step touched: what is marked as having happened last, and how long it is shown.

use super::{Viscount, keys};
use crate::Key;
use demesne_game::{Actor, Notation, Seat, Step};
use demesne_games::moment;
use demesne_text::viscounts::facts;
use demesne_viscounts::{
    Action, Card, Document, Event, Manuscript, Segment, State, Tier, Viscounts,
    state::Stage,
    task::{Fate, Task},
};

/// The castle and collisions are what people misread: they take their time.
const LONG: u8 = 2;

/// The keys of what a step touched that was just played. What is no step of this game touched nothing.
pub(super) fn touched(table: &Viscount<'_>, step: &str) -> Vec<Key> {
    let Ok(read) = table.game.parse_step(step) else { return Vec::new() };
    match read.by {
        Actor::Seat(seat) => by_seat(table, seat, read.action),
        Actor::Chance => by_chance(table, read.action),
    }
}

/// A burst in the castle and a collision are shown for two moments; a scheme, and a card that nobody knew, for one.
pub(super) fn dwells(table: &Viscount<'_>, step: &str) -> u8 {
    let Ok(read) = table.game.parse_step(step) else { return 0 };
    let by_chance = match read.action {
        Action::Scheme(_) | Action::Future(_) | Action::TurnUp(_) => 1,
        _ => 0,
    };
    let long = happened(table, read)
        .into_iter()
        .any(|event| matches!(event, Event::Inwards(..) | Event::Collision(..) | Event::Revealed(_)));
    if long { LONG } else { by_chance }
}

/// What happened in the step that was just played, with all that followed by itself. Most steps cannot do much: they are not played anew.
fn happened(table: &Viscount<'_>, step: Step<Action>) -> Vec<Event> {
    if matches!(
        step.action,
        Action::Draw(..) | Action::Play(_) | Action::Move(_) | Action::Rest | Action::Tile(..)
    ) {
        return Vec::new();
    }
    let mut events = Vec::new();
    if let Some(mut state) = before(table).filter(|state| state.stage == Stage::Turn) {
        let _ = demesne_game::Game::play(table.game, &mut state, step, &mut events);
    }
    events
}

/// The moment before the last step.
fn before(table: &Viscount<'_>) -> Option<State> {
    moment::<Viscounts>(table.running, table.running.length().checked_sub(1)?)
}

/// What a seat did. The state is the one after it.
fn by_seat(table: &Viscount<'_>, seat: Seat, action: Action) -> Vec<Key> {
    let state = table.state;
    let player = state.player(seat);
    let viscount = player.viscount;
    let here = || viscount.is_some().then(|| viscount.segment());
    let slots = || facts::slots(player.slots).map(|(slot, _)| keys::slot(seat, slot as u8)).collect();
    match action {
        Action::Pick(_) => vec![keys::viscount(seat)],
        Action::Play(card) => slot_of(state, seat, card).into_iter().collect(),
        Action::Move(space) => vec![keys::space(space), keys::viscount(seat)],
        Action::Dismiss => here().map(keys::folk).into_iter().collect(),
        Action::Exchange(_) => viscount.is_some().then(|| keys::space(viscount)).into_iter().collect(),
        Action::Build(building) => vec![keys::building(seat, building)],
        Action::Workers(_) => here().map(|section| keys::castle(section, Tier::First)).into_iter().collect(),
        Action::Take(Manuscript::NONE) => here().map(keys::tile).into_iter().collect(),
        Action::Take(tile) => vec![keys::own_tile(seat, tile)],
        Action::Site(site) => vec![keys::site(site)],
        Action::Link(other) => linked(table, other).into_iter().chain([keys::site(other)]).collect(),
        Action::Gain(resource) => vec![keys::resource(seat, resource)],
        Action::Flip(Document::Debt) => vec![keys::paid(seat)],
        Action::Flip(Document::Deed) => vec![keys::approved(seat)],
        Action::Next(card) => slot_of(state, seat, card).into_iter().collect(),
        Action::Arrange(_) => slots(),
        Action::Discard(_) => vec![keys::discards(seat)],
        Action::Destroy(_) => vec![keys::silver(seat)],
        Action::Hire(card) => hired_from(table, card).into_iter().chain([keys::discards(seat)]).collect(),
        Action::CastleMove(from, to) => first_tiers([from, to]),
        Action::Section(section) | Action::Spread(section) => first_tiers([section]),
        Action::Resolve(section) => {
            vec![keys::castle(section, Tier::First), keys::castle(section, Tier::Second)]
        }
        Action::Remove(section, tier, _) => vec![keys::castle(section, tier)],
        _ => Vec::new(),
    }
}

/// What chance brought.
fn by_chance(table: &Viscount<'_>, action: Action) -> Vec<Key> {
    let solo = || table.game.solo_seat();
    match action {
        Action::Draw(seat, _) => vec![keys::deck(seat)],
        Action::Top(segment, _) => vec![keys::folk(segment)],
        Action::Tile(segment, _) => vec![keys::tile(segment)],
        Action::TurnUp(card) => turned_up(table, card).into_iter().collect(),
        Action::Scheme(_) => solo().map(|seat| keys::scheme(seat, 1)).into_iter().collect(),
        Action::Future(_) => solo().map(keys::future).into_iter().collect(),
        Action::Stranger(_) => solo().map(keys::schemes).into_iter().collect(),
        _ => Vec::new(),
    }
}

fn slot_of(state: &State, seat: Seat, card: Card) -> Option<Key> {
    let slots = facts::slots(state.player(seat).slots);
    slots.into_iter().find(|(_, one)| *one == card).map(|(slot, _)| keys::slot(seat, slot as u8))
}

fn first_tiers<const N: usize>(sections: [Segment; N]) -> Vec<Key> {
    sections.into_iter().map(|section| keys::castle(section, Tier::First)).collect()
}

/// The link that was gained first.
fn linked(table: &Viscount<'_>, other: demesne_viscounts::Site) -> Option<Key> {
    let Some(Task::Links { site, .. }) = before(table)?.tasks.top() else { return None };
    let leads = table.game.linked_after(table.state, site) == Some(other);
    Some(keys::link(if leads { site } else { other }))
}

/// The pile from which a townsfolk was hired.
fn hired_from(table: &Viscount<'_>, card: Card) -> Option<Key> {
    facts::pile_of(&before(table)?, card).map(keys::folk)
}

/// Where a card lies now that was turned up from a deck.
fn turned_up(table: &Viscount<'_>, card: Card) -> Option<Key> {
    match before(table)?.tasks.top() {
        Some(Task::TurnUp(seat, Fate::Play)) => slot_of(table.state, seat, card),
        Some(Task::TurnUp(seat, Fate::Discard)) => Some(keys::discards(seat)),
        Some(Task::TurnUp(seat, Fate::Destroy)) => Some(keys::silver(seat)),
        _ => None,
    }
}
