//! What is good in Burgundy: hand-made features, in points.

use demesne_burgundy::{Burgundy, Colour, State, Tile, open::Open, state::Stage, tile::Face};
use demesne_game::{Game, Seat};

/// What the phase bonus of a region is worth that will be completed some phases later.
const PHASE_BONUS: [f32; 5] = [10.0, 8.0, 6.0, 4.0, 2.0];

/// More than any position can promise.
const WON: f32 = 10_000.0;

pub(super) fn value(game: &Burgundy, state: &State, seat: Seat) -> f32 {
    if game.options().solo.is_some() {
        return alone(game, state, seat);
    }
    // In a team these are the points of both.
    let points = game.points(state, seat) as f32;
    if state.stage == Stage::Over || game.duchy_of(state, seat).is_none() {
        return points;
    }
    points + resources(game, state, seat) + regions(game, state, seat) + promises(state, seat)
}

/// X-SOLO: spaces are all that counts in the end; till then what covers more of them: tiles, actions, silver, workers, goods for an
/// exchange, and a marker near its target.
fn alone(game: &Burgundy, state: &State, seat: Seat) -> f32 {
    let covered = state.estate(seat).covered.len() as f32;
    if state.stage == Stage::Over {
        // X-SOLO-23: nothing that can be hoped for is worth a game that is won.
        let won = game.outcome(state).is_some_and(|outcome| outcome.winners.contains(seat));
        return covered * 10.0 + if won { WON } else { 0.0 };
    }
    let estate = state.estate(seat);
    let left = time_left(state);
    let goods: f32 = estate.goods.iter().map(|&n| f32::from(n)).sum();
    let target = f32::from(state.solo.target);
    // A target that has come nearer gives more extra actions.
    let nearer = (100.0 - target) * 0.1 * left;
    let marker = 4.0 * f32::from(state.solo.marker) / target;
    let phases_left = 5.0 - f32::from(state.phase);
    let monasteries: f32 = (1..=14).filter(|&n| estate.has(n)).map(|n| monastery_value(n, phases_left)).sum();
    let lasting = f32::from(estate.mines) * phases_left * 1.2 + monasteries;
    let money = f32::from(estate.silver.min(12)) * 1.1 + f32::from(estate.workers.min(8)) * 0.7;
    let reach = open_reach(game, state, seat) * 0.3;
    covered * 10.0
        + (money + lasting) * left.max(0.1)
        + goods.min(12.0) * 0.7
        + stored(game, state, seat)
        + promises(state, seat)
        + nearer
        + marker
        + reach
}

/// How many empty spaces can be covered next: lands that no river opens are out of reach.
fn open_reach(game: &Burgundy, state: &State, seat: Seat) -> f32 {
    let estate = state.estate(seat);
    game.duchy_of(state, seat).map_or(0.0, |_| estate.reach.minus(estate.covered).len().min(12) as f32)
}

/// How much of the game is still to come, from 1 down to 0.
fn time_left(state: &State) -> f32 {
    let rounds = f32::from(state.phase) * 5.0 + f32::from(state.round);
    1.0 - rounds / 25.0
}

/// Silver, workers, goods and stored tiles.
fn resources(game: &Burgundy, state: &State, seat: Seat) -> f32 {
    let estate = state.estate(seat);
    let left = time_left(state);
    let per_good = f32::from(game.printed().goods_sold);
    let goods: f32 = estate.goods.iter().map(|&n| f32::from(n)).sum();
    let stacks: f32 = estate.goods.iter().map(|&n| f32::from(n * n)).sum();
    let silver = f32::from(estate.silver) * (1.0 + 1.1 * left);
    let workers = f32::from(estate.workers.min(8)) * (0.5 + 0.5 * left);
    silver + workers + goods * per_good * 0.6 + stacks * 0.12 + stored(game, state, seat)
}

/// Stored tiles, and one that is on its way: the best three, the third for little, since a full storage is a nuisance.
fn stored(game: &Burgundy, state: &State, seat: Seat) -> f32 {
    let mut best = [0.0f32; 3];
    let incoming = state.open.iter().find_map(|open| match open {
        Open::Store(tile) if state.on_turn() == seat => Some(tile),
        _ => None,
    });
    // X-TEAM-7: in a team the own private storage too; it is empty elsewhere.
    let private = state.private[seat.index()].tiles.into_iter().flatten();
    for tile in state.estate(seat).storage.iter().chain(private).chain(incoming) {
        let mut value = tile_value(game, state, seat, tile);
        for place in &mut best {
            if value > *place {
                std::mem::swap(&mut value, place);
            }
        }
    }
    best[0] * 0.5 + best[1] * 0.4 + best[2] * 0.2
}

/// What a stored tile is good for, if there is a space for it.
fn tile_value(game: &Burgundy, state: &State, seat: Seat, tile: Tile) -> f32 {
    let Some(duchy) = game.duchy_of(state, seat) else { return 0.0 };
    let estate = state.estate(seat);
    if tile.is_double() {
        return 5.0;
    }
    let fitting = if tile.is_wild() { duchy.spaces() } else { duchy.by_colour[tile.colour().index()] };
    let free = fitting.minus(estate.covered);
    if free.is_empty() {
        return 0.0;
    }
    let reachable = free & estate.reach;
    let near = if reachable.is_empty() { 0.55 } else { 1.0 };
    let phases_left = 5.0 - f32::from(state.phase);
    let worth = match tile.face() {
        Face::Castle => 7.0,
        Face::Mine => 1.2 * phases_left + 2.0,
        Face::Ship => 5.5,
        Face::Livestock(_, animals) => f32::from(animals) * 1.6 + 1.0,
        Face::Building(_) => 5.0,
        Face::Monastery(number) => monastery_value(number, phases_left) + 2.0,
        Face::FaceDown => 7.0,
        Face::Inn | Face::Double(..) => 4.0,
    };
    // Tiles that finish a small region soon bring its bonus.
    let finish = free
        .into_iter()
        .map(|space| {
            let missing = duchy.region(space).spaces.minus(estate.covered).len() as f32;
            PHASE_BONUS[usize::from(state.phase)] / (missing * missing)
        })
        .fold(0.0, f32::max);
    near * (worth + 0.8 * finish)
}

fn monastery_value(number: u8, phases_left: f32) -> f32 {
    match number {
        7 | 2 | 13 => 0.8 * phases_left,
        1 | 3 | 4 | 5 | 6 => 0.7 * phases_left,
        8..=12 | 14 => 1.2 * phases_left,
        15..=26 => 6.0,
        _ => 0.0,
    }
}

/// What partly covered regions promise.
fn regions(game: &Burgundy, state: &State, seat: Seat) -> f32 {
    let Some(duchy) = game.duchy_of(state, seat) else { return 0.0 };
    let estate = state.estate(seat);
    let phase = usize::from(state.phase);
    let mut sum = estate.covered.len() as f32 * 2.0;
    for region in &duchy.regions {
        let covered = (region.spaces & estate.covered).len() as f32;
        if covered == 0.0 {
            continue;
        }
        let size = f32::from(region.size);
        let missing = size - covered;
        if missing > 0.0 {
            let later = (phase + (missing as usize).div_ceil(2)).min(4);
            let prize = size * (size + 1.0) / 2.0 + PHASE_BONUS[later];
            sum += prize * (covered / size).powi(2) * 0.5;
        }
    }
    for colour in Colour::ALL {
        let spaces = duchy.by_colour[colour.index()];
        let covered = (spaces & estate.covered).len() as f32 / spaces.len() as f32;
        if state.bonus[colour.index()].contains(&0) && covered < 1.0 {
            sum += 4.0 * covered.powi(3);
        }
    }
    let phases_left = 5.0 - f32::from(state.phase);
    sum += f32::from(estate.mines) * phases_left * 1.3;
    for number in 1..=26 {
        if estate.has(number) {
            sum += monastery_value(number, phases_left);
        }
    }
    sum
}

/// Effects that are open will bring something.
fn promises(state: &State, seat: Seat) -> f32 {
    if state.stage != Stage::Turn || state.on_turn() != seat {
        return 0.0;
    }
    let dice = state.dice[seat.index()].iter().filter(|&&die| die != 0).count() as f32;
    let open: f32 = state
        .open
        .iter()
        .map(|open| match open {
            Open::Extra => 4.0,
            Open::CityHall => 5.0,
            Open::Take(_) => 2.5,
            Open::Sell => 3.0,
            Open::Ship => 2.5,
            Open::Grant | Open::White | Open::Crane | Open::Reset => 4.0,
            Open::Colour(_) | Open::ColourTile(_) => 6.0,
            // Counted with the stored tiles.
            Open::Store(_) => 0.0,
            _ => 1.5,
        })
        .sum();
    dice * 2.0 + open
}
