//! What the others are about to get: races for bonus tiles, their storage, their points.

use super::places;
use crate::network::Inputs;
use demesne_burgundy::{Burgundy, Colour, State, duchy::Duchy};
use demesne_game::{Game, Seat};

pub(super) fn tell(game: &Burgundy, state: &State, seat: Seat, _: &Duchy, out: &mut Inputs) {
    let allies = game.allies(seat);
    let mut nearest = [7usize; 6];
    let (mut stored, mut rivals, mut best) = (0.0, 0.0, f32::NEG_INFINITY);
    for rival in Seat::first(game.seats()).filter(|&rival| !allies.contains(rival)) {
        best = best.max(game.points(state, rival) as f32);
        if Some(rival) == game.automa_seat() {
            continue;
        }
        let Some(duchy) = game.duchy_of(state, rival) else { continue };
        let estate = state.estate(rival);
        stored += estate.storage.len() as f32;
        rivals += 1.0;
        for colour in Colour::ALL {
            let c = colour.index();
            let empty = duchy.by_colour[c].minus(estate.covered).len() as usize;
            // Who has the colour complete races no more.
            if empty > 0 {
                nearest[c] = nearest[c].min(empty);
            }
        }
    }
    for (colour, &empty) in nearest.iter().enumerate() {
        if state.bonus[colour].contains(&0) {
            out.one_of(places::RACES + colour * 8, 8, empty);
        }
    }
    if best.is_finite() {
        out.add(places::LEAD, (game.points(state, seat) as f32 - best) / 50.0);
    }
    if rivals > 0.0 {
        out.add(places::RIVALS_STORED, stored / rivals / 3.0);
    }
}
