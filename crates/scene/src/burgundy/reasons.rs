//! Why nothing can be done with a thing now: what the rules answer to whoever tries.

use super::{Burgundian, keys, named::Named};
use crate::Look;
use crate::names::with_names;
use demesne_burgundy::{
    Action, Burgundy, Tile,
    action::{Pick, Source, With},
    distance,
    open::Open,
    state::{Stage, UNKNOWN},
};
use demesne_game::{Game, Ignore, Illegal, Notation, Seat, Step};
use demesne_text::{Shown, burgundy::moment};

/// The rules that say what something costs: whoever is refused by one of them was nearest.
const PRICES: [&str; 4] = ["B5.3", "X-SHIELD-D", "B12.1", "B15.6"];

/// How many reasons are given.
const MOST: usize = 2;

/// Why a seat that is to act can do nothing with a thing; nothing where that is plain.
pub(super) fn why_not(table: &Burgundian<'_>, look: &Look<'_>, seat: Seat, named: Named) -> Vec<String> {
    let language = look.language;
    let tried = tries(table, seat, named);
    let needs_die = |action: &Action| super::ways::with(*action).is_some_and(With::is_effect);
    if table.state.open.is_empty() && table.state.stage.is_turn() && tried.iter().any(needs_die) {
        return vec![moment::dice_used(language).into()];
    }
    let mut refusals: Vec<Illegal> = Vec::new();
    for action in &tried {
        if let Err(illegal) = table.game.check(table.state, Step::seat(seat, *action))
            && !refusals.contains(&illegal)
        {
            refusals.push(illegal);
        }
    }
    let say = |illegal: &Illegal| with_names(&Burgundy::refused(illegal, language), look.names);
    let prices = refusals.iter().filter(|illegal| PRICES.contains(&illegal.rule));
    let prices: Vec<String> = prices.map(say).take(MOST).collect();
    if !prices.is_empty() {
        // Of many spaces or tiles the nearest one tells enough.
        let most =
            if matches!(named, Named::Stored(..) | Named::Private(..) | Named::Space(..)) { 1 } else { MOST };
        return prices.into_iter().take(most).collect();
    }
    // What is open stands before everything else, whatever was tried.
    let all_alike = refusals.len() == 1;
    match named {
        _ if refusals.is_empty() => Vec::new(),
        _ if all_alike => refusals.iter().map(say).collect(),
        Named::Stored(..) | Named::Private(..) => vec![moment::no_space(language).into()],
        Named::Space(..) | Named::VineSpace(..) => {
            let rules = ["B7.2", "X-BOARD-3", "X-INN-5", "B7.3", "X-VINE-10"];
            let near = refusals.iter().filter(|illegal| rules.contains(&illegal.rule)).map(say);
            let near: Vec<String> = near.take(MOST).collect();
            if near.is_empty() { vec![moment::no_tile(language).into()] } else { near }
        }
        _ => refusals.iter().map(say).take(MOST).collect(),
    }
}

/// Whether an action brings a tile into a full storage.
pub(super) fn fills_storage(table: &Burgundian<'_>, seat: Seat, action: &str) -> bool {
    let Ok(action) = table.game.parse_action(action) else { return false };
    if !matches!(
        action,
        Action::Take { .. }
            | Action::Buy(_)
            | Action::BuyFrom { .. }
            | Action::Hire { .. }
            | Action::TakeVine { .. }
            | Action::TakeBlack(_)
    ) {
        return false;
    }
    let mut after = *table.state;
    let played = table.game.play(&mut after, Step::seat(seat, action), &mut Ignore);
    let asks = matches!(after.open.top(), Some(Open::Store(_)));
    // In a team a tile asks where it goes while there is room.
    let keeps = || table.game.check(&after, Step::seat(seat, Action::Keep { private: false })).is_ok();
    played.is_ok() && asks && !keeps()
}

/// What somebody who touches a thing may want to do, the likeliest first.
fn tries(table: &Burgundian<'_>, seat: Seat, named: Named) -> Vec<Action> {
    let state = table.state;
    let own = |other: Seat| keys::home(state, other) == keys::home(state, seat);
    let dice = means(table, seat);
    match named {
        Named::DepotTile(depot, place) => {
            let Some(Some(tile)) = state.depots[usize::from(depot)].get(place).copied() else {
                return Vec::new();
            };
            dice.into_iter().map(|with| Action::Take { with, tile, depot }).collect()
        }
        Named::BlackTile(place) => {
            state.black.get(place).copied().flatten().map(Action::Buy).into_iter().collect()
        }
        Named::Inn if state.inns > 0 => vec![Action::Buy(Tile::INN)],
        Named::VineShop(place) => state.vines.shop[place].map(Action::Buy).into_iter().collect(),
        Named::VineDepot(place) => match state.vines.depot[place] {
            Some(tile) => {
                let place = place as u8;
                dice.into_iter().map(|with| Action::TakeVine { with, tile, place }).collect()
            }
            None => Vec::new(),
        },
        Named::Goods(other, number) if own(other) => {
            dice.into_iter().map(|with| Action::Sell { with, goods: number - 1 }).collect()
        }
        Named::TakeWorkers(other) if other == seat => {
            dice.into_iter().map(|with| Action::Workers { with }).collect()
        }
        Named::Depot(depot) if state.open.top() == Some(Open::Ship) => {
            let goods = state.depot_goods[usize::from(depot)];
            let kinds =
                (0..6u8).filter(|&kind| goods[usize::from(kind)] > 0).fold(0, |set, kind| set | 1 << kind);
            vec![Action::Ship { depots: 1 << depot, kinds }]
        }
        Named::Shield(shield) => vec![Action::Shield { shield, replaces: 0, marked: 0 }],
        Named::Stored(other, place) if own(other) => state
            .estate(seat)
            .storage
            .iter()
            .nth(place)
            .map_or(Vec::new(), |tile| placings(table, seat, tile, false)),
        Named::Private(other, place) if other == seat => state.private[seat.index()]
            .tiles
            .get(place)
            .copied()
            .flatten()
            .map_or(Vec::new(), |tile| placings(table, seat, tile, true)),
        Named::Space(other, space) if own(other) => on_space(table, seat, space),
        Named::VineSpace(other, space) if own(other) => {
            let doubles: Vec<Tile> =
                state.estate(seat).storage.distinct().filter(|tile| tile.is_double()).collect();
            let plant = |tile, with| Action::Plant { with, tile, space, turned: false };
            doubles.iter().flat_map(|&tile| dice.iter().map(move |&with| plant(tile, with))).collect()
        }
        _ => Vec::new(),
    }
}

/// What an action could be done with now: the dice that are left, or what is open.
fn means(table: &Burgundian<'_>, seat: Seat) -> Vec<With> {
    let state = table.state;
    match state.open.top() {
        Some(Open::White) => return vec![With::WHITE],
        Some(_) => return vec![With::EFFECT],
        None => {}
    }
    let mut dice: Vec<With> =
        state.dice[seat.index()].into_iter().filter(|&value| value != 0).map(With::die).collect();
    dice.dedup();
    if dice.is_empty() { vec![With::EFFECT] } else { dice }
}

/// A stored tile on every space, those first that a die is nearest to.
fn placings(table: &Burgundian<'_>, seat: Seat, tile: Tile, private: bool) -> Vec<Action> {
    let (game, state) = (table.game, table.state);
    let Some(duchy) = game.duchy_of(state, seat) else { return Vec::new() };
    let mut tries = Vec::new();
    for with in means(table, seat) {
        let with = if private { with.private() } else { with };
        if tile.is_double() {
            let plant = |space| Action::Plant { with, tile, space, turned: false };
            let number = |space: u8| game.vine_board().number[usize::from(space)];
            tries.extend((0..12).map(|space| (far(with, number(space)), plant(space))));
        } else {
            let number = |space: u8| duchy.number[usize::from(space)];
            let place = |space| Action::Place { with, tile, space };
            tries.extend((0..duchy.size).map(|space| (far(with, number(space)), place(space))));
        }
    }
    tries.sort_by_key(|(far, _)| *far);
    tries.into_iter().map(|(_, action)| action).collect()
}

/// How far a die is from a number.
fn far(with: With, number: u8) -> u8 {
    with.own().map_or(0, |value| distance(value, number))
}

/// Every stored tile on a space, or a castle before the game.
fn on_space(table: &Burgundian<'_>, seat: Seat, space: u8) -> Vec<Action> {
    let state = table.state;
    if state.stage == Stage::Castles {
        return vec![Action::Castle(Pick { board: UNKNOWN, space })];
    }
    if state.estate(seat).covered.contains(space) {
        return Vec::new();
    }
    if matches!(state.open.top(), Some(Open::ColourTile(_) | Open::Levies(_))) {
        let black = state.black.iter().flatten();
        return black.map(|&tile| Action::Put { tile, from: Source::BLACK, space }).collect();
    }
    let mut tries = Vec::new();
    for with in means(table, seat) {
        let shared = state.estate(seat).storage.distinct();
        tries.extend(shared.map(|tile| Action::Place { with, tile, space }));
        let own = state.private[seat.index()].distinct().filter(|_| state.paired);
        tries.extend(own.map(|tile| Action::Place { with: with.private(), tile, space }));
    }
    tries
}
