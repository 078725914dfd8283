//! What a seat has at hand: silver, workers, goods, stored tiles, mines and monasteries.

use super::{moment::When, places};
use crate::network::Inputs;
use demesne_burgundy::{
    Burgundy, State, Tile,
    open::Open,
    tile::{FACES, Face},
};
use demesne_game::{Seat, Spaces};

pub(super) fn tell(game: &Burgundy, state: &State, seat: Seat, when: When, out: &mut Inputs) {
    let estate = state.estate(seat);
    out.one_of(places::SILVER, 13, estate.silver.into());
    out.add(places::SILVER_SUM, f32::from(estate.silver) / 10.0);
    out.one_of(places::WORKERS, 11, estate.workers.into());
    out.add(places::WORKERS_SUM, f32::from(estate.workers) / 10.0);
    goods(state, seat, when, out);
    stored(game, state, seat, when, out);
    let phases = 5.0 - f32::from(state.phase);
    out.add(places::MINES, f32::from(estate.mines) / 2.0);
    out.add(places::MINES + 1, f32::from(estate.mines) * phases / 5.0);
    let mut effects = estate.effects;
    while effects != 0 {
        let monastery = effects.trailing_zeros() as usize;
        effects &= effects - 1;
        if monastery < places::MONASTERIES {
            out.set(places::EFFECTS + monastery);
            out.add(places::LASTING + monastery, when.left);
            if monastery >= 15 && !matches!(monastery, 27 | 28) {
                let worth = game.monastery_points(state, seat, monastery as u8);
                out.add(places::WORTH + monastery, worth as f32 / 10.0);
            }
        }
    }
}

fn goods(state: &State, seat: Seat, when: When, out: &mut Inputs) {
    let estate = state.estate(seat);
    let mut stacks = estate.goods;
    stacks.sort_unstable_by(|a, b| b.cmp(a));
    for (place, &size) in stacks.iter().take(3).enumerate() {
        out.one_of(places::STACKS + 7 * place, 7, size.into());
    }
    out.add(places::GOODS_SUM, stacks.iter().map(|&n| f32::from(n)).sum::<f32>() / 10.0);
    let [one, other] = when.dice;
    let sold = |die: u8| if die > 0 { estate.goods[usize::from(die) - 1] } else { 0 };
    let second = if other == one { 0 } else { sold(other) };
    out.add(places::SALES, f32::from(sold(one) + second) / 5.0);
    out.one_of(places::SOLD_KINDS, 7, estate.sold.iter().filter(|&&n| n > 0).count());
    out.add(places::SOLD_SUM, estate.sold.iter().map(|&n| f32::from(n)).sum::<f32>() / 10.0);
}

/// Tiles in the storage, in a team in the private one too, and one that is on its way.
fn stored(game: &Burgundy, state: &State, seat: Seat, when: When, out: &mut Inputs) {
    let estate = state.estate(seat);
    out.one_of(places::STORED, 5, estate.storage.used());
    let (mut fitting, mut at_once, mut dead) = (0.0, 0.0, 0.0);
    let private = state.private[seat.index()].tiles.into_iter().flatten();
    out.add(places::PRIVATE, state.private[seat.index()].tiles.iter().flatten().count() as f32);
    let incoming = state.open.iter().find_map(|open| match open {
        Open::Store(tile) if state.on_turn() == seat => Some(tile),
        _ => None,
    });
    let duchy = game.duchy_of(state, seat);
    for tile in estate.storage.iter().chain(private).chain(incoming) {
        if tile.is_double() {
            out.set(places::STORED_DOUBLES);
            continue;
        }
        out.set(places::STORED_FACES + tile.index().min(FACES - 1));
        let Some(duchy) = duchy else { continue };
        let free = sites(state, seat, duchy, tile);
        let here = free & estate.reach;
        let with = |die: u8| here.meets(duchy.within[usize::from(die)][0]);
        match () {
            () if free.is_empty() => dead += 1.0,
            () if when.dice.into_iter().any(with) => (fitting, at_once) = (fitting + 1.0, at_once + 1.0),
            () if !here.is_empty() => fitting += 1.0,
            () => {}
        }
    }
    out.add(places::FITTING, fitting);
    out.add(places::FITTING + 1, at_once);
    out.add(places::FITTING + 2, dead);
}

/// The empty spaces where a tile may lie, in reach or not.
pub(super) fn sites(state: &State, seat: Seat, duchy: &demesne_burgundy::duchy::Duchy, tile: Tile) -> Spaces {
    let estate = state.estate(seat);
    if tile.is_wild() {
        return duchy.spaces().minus(estate.covered);
    }
    let free = duchy.by_colour[tile.colour().index()].minus(estate.covered);
    match tile.face() {
        // B7.5: no two buildings of a kind in one city, but with monastery 1.
        Face::Building(_) if !estate.has(1) => {
            let cities = &state.cities[state.estate_index(seat) * demesne_burgundy::state::CITIES..];
            let taken = |space: u8| {
                let city = usize::from(duchy.city_of[usize::from(space)]);
                cities.get(city).is_some_and(|kinds| kinds & tile.kind_bit() != 0)
            };
            free.into_iter().filter(|&space| !taken(space)).collect()
        }
        _ => free,
    }
}
