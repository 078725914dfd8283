//! Where the board leads: what lies beyond reach, what castles open, what a farm still takes.

use super::{
    land::kind_of,
    places,
    works::{best_score, missing_crops},
};
use crate::{network::Inputs, tuscany::by_hand};
use demesne_game::{Seat, Spaces};
use demesne_tuscany::{Colour, Item, State, Tile, Tuscany, assembly::Assembly};

pub(super) fn tell(game: &Tuscany, state: &State, seat: Seat, board: Assembly, out: &mut Inputs) {
    let estate = state.estate(seat);
    let open = estate.reach.minus(estate.covered);
    if estate.covered.len() == 1 {
        out.add(places::OUTLOOK, by_hand::outlook(game, board) / 40.0);
    }
    out.one_of(places::OPEN, 13, open.len() as usize);
    let colours = Colour::ALL.into_iter().filter(|&colour| game.spaces_of(board, colour).meets(open));
    out.one_of(places::OPEN_COLOURS, 9, colours.count());
    beyond(game, state, seat, board, open, out);
    castles(game, state, seat, board, open, out);
    crops(game, state, seat, board, open, out);
}

/// All spaces that share a side with one of these.
fn around(game: &Tuscany, board: Assembly, spaces: Spaces) -> Spaces {
    spaces.into_iter().fold(Spaces::EMPTY, |all, space| all | game.around(board, space))
}

/// What comes into reach next, and what after that.
fn beyond(game: &Tuscany, state: &State, seat: Seat, board: Assembly, open: Spaces, out: &mut Inputs) {
    let known = state.estate(seat).covered | open;
    let next = around(game, board, open).minus(known);
    let later = around(game, board, next).minus(known | next);
    for colour in Colour::ALL {
        let spaces = game.spaces_of(board, colour);
        let last = spaces.minus(known | next | later);
        for (step, ring) in [spaces & next, spaces & later, last].into_iter().enumerate() {
            out.add(places::BEYOND + 3 * colour.index() + step, ring.len() as f32 / 2.0);
        }
        let mut seen = Spaces::EMPTY;
        for space in spaces & next {
            if seen.contains(space) {
                continue;
            }
            let area = game.area_of(board, space);
            seen |= area;
            if !area.meets(open) {
                let kind = kind_of(area, state.estate(seat).covered);
                out.set(places::NEXT_AREAS + colour.index() * places::AREA_KINDS + kind);
            }
        }
    }
}

/// T9.1: a castle places a tile of the centre, and its own neighbours count as in reach.
fn castles(game: &Tuscany, state: &State, seat: Seat, board: Assembly, open: Spaces, out: &mut Inputs) {
    let estate = state.estate(seat);
    let to_come = game.spaces_of(board, Colour::DarkGreen).minus(estate.covered);
    let near = around(game, board, to_come).minus(estate.covered);
    for colour in Colour::ALL {
        let there = game.spaces_of(board, colour) & near;
        out.add(places::AROUND_CASTLES + 2 * colour.index(), there.len() as f32 / 2.0);
        out.add(places::AROUND_CASTLES + 2 * colour.index() + 1, there.minus(open).len() as f32 / 2.0);
    }
    if !to_come.meets(open) {
        return;
    }
    let reach = open | around(game, board, to_come & open).minus(estate.covered);
    let mut best = 0.0f32;
    for colour in Colour::ALL.into_iter().filter(|&colour| state.centre.of_colour(colour) > 0) {
        let sites = game.spaces_of(board, colour) & reach;
        if !sites.is_empty() {
            best = best.max(best_score(game, state, seat, (board, colour), sites));
        }
    }
    if estate.storage.iter().any(|item| item == Item::Tile(Tile::Castle)) {
        out.add(places::CHAINS, best / 10.0);
    }
    if state.centre.of_colour(Colour::DarkGreen) > 0 {
        out.add(places::CHAINS + 1, best / 10.0);
    }
}

/// T9.9: the crops that the farms in reach do not show yet, as far as tiles with them are there.
fn crops(game: &Tuscany, state: &State, seat: Seat, board: Assembly, open: Spaces, out: &mut Inputs) {
    let estate = state.estate(seat);
    let [mut stored, mut offered] = [0u32; 2];
    for site in game.spaces_of(board, Colour::LightGreen) & open {
        let missing = missing_crops(estate, game.area_of(board, site));
        let new = |tile: Tile| (tile.crops() & missing).count_ones();
        for item in estate.storage.iter() {
            if let Item::Tile(tile) = item {
                stored = stored.max(new(tile));
            }
        }
        offered = state.centre.faces().map(new).fold(offered, u32::max);
    }
    out.add(places::NEW_CROPS, stored as f32 / 2.0);
    out.add(places::NEW_CROPS + 1, offered as f32 / 2.0);
}
