//! The board: areas and what they still need, colours, spaces in reach, crops.

use super::{places, works::missing_crops};
use crate::{network::Inputs, tuscany::by_hand::scorings};
use demesne_game::{Seat, Spaces};
use demesne_tuscany::{Colour, State, Tuscany, assembly::Assembly};

pub(super) fn tell(game: &Tuscany, state: &State, seat: Seat, board: Assembly, out: &mut Inputs) {
    let estate = state.estate(seat);
    let open = estate.reach.minus(estate.covered);
    let green = f32::from(estate.tally.green());
    out.add(places::GREEN, green / 20.0);
    out.add(places::GREEN + 1, green * scorings(state) / 40.0);
    out.add(places::COVERED, estate.covered.len() as f32 / 30.0);
    let mut welcome = 0.0;
    for colour in Colour::ALL {
        let c = colour.index();
        let empty = game.spaces_of(board, colour).minus(estate.covered);
        let completed = usize::from(state.completed(colour)).min(2);
        out.one_of(places::COLOURS_LEFT + (3 * c + completed) * 6, 6, empty.len() as usize);
        out.one_of(places::REACH + 4 * c, 4, (empty & open).len() as usize);
        areas(game, state, seat, (board, colour), open, out);
        if empty.meets(open) && state.centre.of_colour(colour) > 0 {
            welcome += 1.0;
        }
    }
    out.add(places::WELCOME, welcome / 4.0);
}

/// The areas of a colour that are not complete.
fn areas(
    game: &Tuscany,
    state: &State,
    seat: Seat,
    (board, colour): (Assembly, Colour),
    open: Spaces,
    out: &mut Inputs,
) {
    let estate = state.estate(seat);
    let mut seen = Spaces::EMPTY;
    for space in game.spaces_of(board, colour).minus(estate.covered) {
        if seen.contains(space) {
            continue;
        }
        let area = game.area_of(board, space);
        seen |= area;
        let (empty, kind) = (area.minus(estate.covered), kind_of(area, estate.covered));
        out.set(places::AREAS + colour.index() * places::AREA_KINDS + kind);
        if empty.meets(open) {
            out.set(places::NEAR + colour.index() * places::AREA_KINDS + kind);
            if colour == Colour::LightGreen {
                out.add(places::CROPS, missing_crops(estate, area).count_ones() as f32 / 4.0);
            }
        }
    }
}

/// The kind of an area that is not complete, by its size and by how many of its spaces are empty: one of [`places::AREA_KINDS`].
pub(super) fn kind_of(area: Spaces, covered: Spaces) -> usize {
    let size = (area.len() as usize).clamp(1, 3);
    let empty = (area.minus(covered).len() as usize).clamp(1, size);
    size * (size - 1) / 2 + empty - 1
}
