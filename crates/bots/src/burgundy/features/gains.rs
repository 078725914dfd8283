//! What could be scored at once: regions that one tile completes, livestock that finds its like.

use super::{moment::When, places};
use crate::network::Inputs;
use demesne_burgundy::{Burgundy, Colour, State, Tile, duchy::Duchy, tile::Face};
use demesne_game::{Seat, Spaces};

/// Tells about gains; `herds` are the animals of the best pasture for each species.
pub(super) fn tell(
    game: &Burgundy,
    state: &State,
    seat: Seat,
    (duchy, herds): (&Duchy, &[u8; 5]),
    when: When,
    out: &mut Inputs,
) {
    let with_die =
        |space: Spaces| when.dice.into_iter().any(|die| space.meets(duchy.within[usize::from(die)][0]));
    let (finish, last) = finish(game, state, seat, duchy);
    for (colour, &points) in finish.iter().enumerate() {
        out.add(places::FINISH + colour, points / 10.0);
    }
    let herd = |tile: Tile| match tile.face() {
        Face::Livestock(species, animals) => f32::from(animals + herds[usize::from(species).min(4)]),
        _ => 0.0,
    };
    let coloured = |tile: &Tile| !tile.is_double() && !tile.is_wild();
    let (mut stored, mut at_once, mut stored_herd) = (0.0, 0.0f32, 0.0f32);
    for tile in state.estate(seat).storage.iter().filter(coloured) {
        let colour = tile.colour().index();
        stored += finish[colour];
        if with_die(last[colour]) {
            at_once = at_once.max(finish[colour]);
        }
        stored_herd = stored_herd.max(herd(tile));
    }
    out.add(places::GAINS, stored / 10.0);
    out.add(places::GAINS + 1, at_once / 10.0);
    out.add(places::HERDS, stored_herd / 5.0);
    let (mut best, mut taken) = ((0.0f32, 0.0f32), (0.0f32, 0.0f32));
    for (depot, tiles) in (1u8..).zip(&state.depots) {
        for tile in tiles.iter().flatten().copied().filter(coloured) {
            let (points, animals) = (finish[tile.colour().index()], herd(tile));
            best = (best.0.max(points), best.1.max(animals));
            if when.dice.contains(&depot) {
                taken = (taken.0.max(points), taken.1.max(animals));
            }
        }
    }
    out.add(places::GAINS + 2, best.0 / 10.0);
    out.add(places::GAINS + 3, taken.0 / 10.0);
    out.add(places::HERDS + 1, best.1 / 5.0);
    out.add(places::HERDS + 2, taken.1 / 5.0);
    let black = state.black.iter().flatten().copied().filter(coloured);
    let black = black.map(|tile| finish[tile.colour().index()]).fold(0.0, f32::max);
    out.add(places::GAINS + 4, black / 10.0);
}

/// For each colour the most that one tile in reach would score by completing a region, and where.
fn finish(game: &Burgundy, state: &State, seat: Seat, duchy: &Duchy) -> ([f32; 6], [Spaces; 6]) {
    let estate = state.estate(seat);
    let open = estate.reach.minus(estate.covered);
    let printed = game.printed();
    let phase = printed.phase[usize::from(state.phase).min(4)];
    let (mut best, mut last) = ([0.0f32; 6], [Spaces::EMPTY; 6]);
    for region in &duchy.regions {
        let empty = region.spaces.minus(estate.covered);
        if empty.len() != 1 || !empty.meets(open) {
            continue;
        }
        let c = region.colour.index();
        let mut points = printed.region_size[usize::from(region.size).min(10)] + phase;
        if duchy.by_colour[c].minus(estate.covered) == empty {
            points += match state.bonus[c] {
                [0, _] => printed.bonus_large,
                [_, 0] => printed.bonus_small,
                _ => 0,
            };
        }
        best[c] = best[c].max(f32::from(points));
        last[c] |= empty;
    }
    debug_assert_eq!(Colour::ALL.len(), best.len());
    (best, last)
}
