//! Expansions and ways to play: shields, routes, vineyards, posts, teams, alone, beside and as the Châteautoma.

use super::{moment::When, places};
use crate::network::Inputs;
use demesne_burgundy::{Burgundy, Colour, Expansion, State, Tile, shield::members};
use demesne_game::Seat;

pub(super) fn tell(game: &Burgundy, state: &State, seat: Seat, when: When, out: &mut Inputs) {
    let options = game.options();
    if options.expansions.has(Expansion::Shields) {
        for shield in members(state.estate(seat).shields) {
            out.set(places::SHIELDS + usize::from(shield));
            out.add(places::SHIELDS_LASTING + usize::from(shield), when.left);
        }
        let there = state.shields.depots.iter().flatten().filter(|&&shield| shield > 0).count();
        out.add(places::SHIELDS_THERE, there as f32 / 6.0);
    }
    if options.expansions.has(Expansion::Routes) {
        route(game, state, seat, out);
    }
    if options.expansions.has(Expansion::Vineyards) {
        let vineyard = &state.estate(seat).vineyard;
        out.add(places::VINES, vineyard.covered().count_ones() as f32 / 6.0);
        out.add(places::VINES + 1, vineyard.bonus.iter().map(|&n| f32::from(n)).sum::<f32>() / 3.0);
        out.add(places::VINES + 2, game.vineyard_points(state, seat) as f32 / 10.0);
        let there = state.vines.depot.iter().chain(&state.vines.shop).flatten().count();
        out.add(places::VINES + 3, there as f32 / 6.0);
    }
    if options.expansions.has(Expansion::Posts) {
        let joined = state.posts.joined >> seat.0 & 1 != 0;
        out.add(places::POSTS, f32::from(u8::from(joined)));
        for (place, owner) in state.posts.tiles.iter().enumerate() {
            out.add(places::POSTS + 1 + place, f32::from(u8::from(*owner == 0)));
        }
    }
    out.add(places::INNS, f32::from(state.inns));
    out.add(places::TEAM, f32::from(u8::from(state.paired)));
    if options.chateautoma.is_some() {
        out.set(places::BESIDE);
        wants(game, state, out);
    }
    if options.solo.is_some() {
        let (marker, target) = (f32::from(state.solo.marker), f32::from(state.solo.target.max(1)));
        out.add(places::SOLO, marker / 50.0);
        out.add(places::SOLO + 1, target / 50.0);
        out.add(places::SOLO + 2, marker / target);
        out.set(places::SOLO + 3);
    }
}

/// X-ROUTE: how far a trade route has come, and whether the goods at hand are those that it wants next.
fn route(game: &Burgundy, state: &State, seat: Seat, out: &mut Inputs) {
    let route = &state.routes[seat.index()];
    out.add(places::ROUTE, f32::from(route.filled) / 10.0);
    out.add(places::ROUTE + 1, f32::from(route.spaces().saturating_sub(route.filled)) / 10.0);
    for ahead in 0..2 {
        let wanted = game.route_space(state, seat, route.filled + ahead).map(|space| space.goods);
        let there = wanted.map_or(0, |kind| state.estate(seat).goods[usize::from(kind)]);
        out.add(places::ROUTE + 2 + usize::from(ahead), f32::from(there.min(4)) / 2.0);
    }
}

/// The Châteautoma has no duchy to look at: its level, its modifiers, and how far its cards and its tiles have come.
pub(super) fn automa(game: &Burgundy, state: &State, seat: Seat, out: &mut Inputs) {
    let Some(options) = game.options().chateautoma else { return };
    let first = places::AUTOMA;
    out.set(first);
    out.set(first + 1 + options.level as usize);
    for modifier in 0..4 {
        if options.modifiers >> modifier & 1 != 0 {
            out.set(first + 4 + modifier);
        }
    }
    let automa = &state.automa;
    let estate = state.estate(seat);
    out.add(first + 8, automa.discards.count_ones() as f32 / 5.0);
    let missing = automa.cards.iter().map(|card| {
        let hexes = game.county().card(card.card).size();
        hexes.saturating_sub(card.tiles.iter().flatten().count()) as f32
    });
    for (place, missing) in missing.enumerate() {
        out.add(first + 9 + place, missing / 5.0);
    }
    out.add(first + 11, f32::from(estate.silver) / 10.0);
    out.add(first + 12, estate.goods.iter().map(|&n| f32::from(n)).sum::<f32>() / 10.0);
    out.add(first + 13, automa.reserve.iter().flatten().count() as f32 / 10.0);
    out.add(first + 14, automa.duchy.iter().map(|&n| f32::from(n)).sum::<f32>() / 20.0);
    out.add(first + 15, f32::from(u8::from(automa.wild.is_some())));
    let first = places::AUTOMA_COUNTS;
    out.add(first, game.automa_would_score(state) as f32 / 40.0);
    out.add(first + 1, automa.face_up().filter(|&tile| tile == Tile::MINE).count() as f32 / 2.0);
    let extra = Colour::ALL.map(|colour| game.areas().extra_turns(colour, automa.moved(colour)));
    out.add(first + 2, extra.iter().sum::<u32>() as f32 / 3.0);
    wants(game, state, out);
}

/// The colours that the Châteautoma looks for, and how far its duchy has come.
fn wants(game: &Burgundy, state: &State, out: &mut Inputs) {
    let automa = &state.automa;
    for (place, card) in automa.cards.iter().enumerate().filter(|(_, card)| card.card > 0) {
        for (_, colour) in card.empty_hexes(game.county().card(card.card)) {
            out.add(places::AUTOMA_WANTS + 6 * place + colour.index(), 0.5);
        }
    }
    for colour in Colour::ALL {
        let empty = game.areas().empty(colour, automa.moved(colour));
        out.add(places::AUTOMA_WANTS + 12 + colour.index(), empty as f32 / 4.0);
    }
}
