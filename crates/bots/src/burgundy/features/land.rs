//! The duchy: regions and what they still need, spaces in reach, pastures and cities.

use super::{means::sites, places};
use crate::network::Inputs;
use demesne_burgundy::{
    Building, Colour, State, Tile,
    duchy::Duchy,
    state::{CITIES, DUCHY},
    tile::Face,
};
use demesne_game::{Seat, Spaces};

/// Tells about the duchy, and gives for each species the animals of the best pasture for one more tile.
pub(super) fn tell(state: &State, seat: Seat, duchy: &Duchy, out: &mut Inputs) -> [u8; 5] {
    let estate = state.estate(seat);
    let open = estate.reach.minus(estate.covered);
    out.add(places::COVERED, estate.covered.len() as f32 / 37.0);
    for region in &duchy.regions {
        let empty = region.spaces.minus(estate.covered);
        if !empty.is_empty() {
            let kind = region.colour.index() * places::REGION_KINDS + region_kind(region.size, empty.len());
            out.set(places::REGIONS + kind);
            if empty.meets(open) {
                out.set(places::NEAR + kind);
            }
        }
    }
    for colour in Colour::ALL {
        let c = colour.index();
        let empty = duchy.by_colour[c].minus(estate.covered).len() as usize;
        let bonus = state.bonus[c];
        // The large tile is left, only the small one, none; one's own is none too.
        let left = match bonus {
            _ if bonus.contains(&state.owner(seat)) => 2,
            [0, _] => 0,
            [_, 0] => 1,
            _ => 2,
        };
        out.one_of(places::COLOURS + (c * 3 + left) * 8, 8, empty);
    }
    for space in open {
        let at = usize::from(space);
        out.set(places::REACH + duchy.colour[at].index() * 6 + usize::from(duchy.number[at]) - 1);
    }
    buildings(state, seat, duchy, open, out);
    pastures(state, seat, duchy, open, out)
}

/// A region by its size and its empty spaces; very large ones count as 8.
fn region_kind(size: u8, empty: u32) -> usize {
    let size = usize::from(size).min(8);
    let empty = (empty as usize).clamp(1, size);
    size * (size - 1) / 2 + empty - 1
}

fn buildings(state: &State, seat: Seat, duchy: &Duchy, open: Spaces, out: &mut Inputs) {
    let cities = &state.cities[state.estate_index(seat) * CITIES..];
    for &kinds in cities.iter().take(duchy.number_of_cities.into()) {
        let mut kinds = kinds;
        while kinds != 0 {
            out.set(places::BUILDINGS + (kinds.trailing_zeros() as usize).min(9));
            kinds &= kinds - 1;
        }
    }
    if !(open & duchy.by_colour[Colour::Building.index()]).is_empty() {
        for kind in Building::ALL.into_iter().take(8) {
            let here = sites(state, seat, duchy, Tile::building(kind)) & open;
            out.add(places::SITES + kind as usize, here.len().min(4) as f32 / 2.0);
        }
    }
}

/// What one more tile of a species would find in its best pasture, and which species live in the duchy.
fn pastures(state: &State, seat: Seat, duchy: &Duchy, open: Spaces, out: &mut Inputs) -> [u8; 5] {
    let estate = state.estate(seat);
    let tiles = &state.tiles[state.estate_index(seat) * DUCHY..];
    let (mut best, mut there) = ([0u8; 5], [false; 5]);
    for region in duchy.regions.iter().filter(|region| region.colour == Colour::Livestock) {
        let mut animals = [0u8; 5];
        for space in region.spaces & estate.covered {
            if let Some(Face::Livestock(species, n)) = tiles[usize::from(space)].map(Tile::face) {
                animals[usize::from(species).min(4)] += n;
                there[usize::from(species).min(4)] = true;
            }
        }
        if region.spaces.meets(open) {
            for (best, animals) in best.iter_mut().zip(animals) {
                *best = (*best).max(animals);
            }
        }
    }
    for species in 0..5 {
        out.add(places::PASTURES + species, f32::from(best[species]) / 5.0);
        if there[species] {
            out.set(places::SPECIES + species);
        }
    }
    best
}
