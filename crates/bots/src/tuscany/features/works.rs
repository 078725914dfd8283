//! What could be placed soon: what is stored or offered, what its price still lacks, and what it would score at once.

use super::places;
use crate::{network::Inputs, tuscany::by_hand::scorings};
use demesne_game::{Seat, Spaces};
use demesne_tuscany::{
    Colour, Item, State, Tile, Token, Tuscany, assembly::Assembly, colour::COLOURS, state::Estate,
};

pub(super) fn tell(game: &Tuscany, state: &State, seat: Seat, board: Assembly, left: f32, out: &mut Inputs) {
    let estate = state.estate(seat);
    let open = estate.reach.minus(estate.covered);
    let mut stored = [false; COLOURS];
    for item in estate.storage.iter() {
        if let Item::Tile(tile) = item {
            stored[tile.colour().index()] = true;
        }
    }
    let [mut paid, mut at_hand, mut offered, mut by_hex] = [0.0f32; 4];
    for colour in Colour::ALL {
        let sites = game.spaces_of(board, colour) & open;
        if sites.is_empty() {
            continue;
        }
        let c = colour.index();
        let score = best_score(game, state, seat, (board, colour), sites);
        out.add(places::SCORES + c, score / 10.0);
        by_hex = by_hex.max(score);
        // Somebody else's hand may be hidden; then nothing is said about prices.
        let lacking: Option<usize> =
            state.knows_hand(seat).then(|| game.unmet_needs(state, seat, colour).into());
        if stored[c] {
            at_hand = at_hand.max(score);
            if let Some(lacking) = lacking {
                out.set(places::STORED_LACKS + 3 * c + lacking);
                paid = if lacking == 0 { paid.max(score) } else { paid };
            }
        }
        if state.centre.of_colour(colour) > 0 {
            offered = offered.max(score);
            if let Some(lacking) = lacking {
                out.set(places::OFFERED_LACKS + 3 * c + lacking);
            }
        }
    }
    out.add(places::BEST_SCORES, paid / 10.0);
    out.add(places::BEST_SCORES + 1, at_hand / 10.0);
    out.add(places::BEST_SCORES + 2, offered / 10.0);
    if estate.storage.hexes() > 0 {
        out.add(places::BEST_SCORES + 3, by_hex / 10.0);
    }
    let works =
        [(Token::Marble, Colour::Grey), (Token::Worker, Colour::Orange), (Token::Harvest, Colour::Beige)];
    for (place, (token, colour)) in works.into_iter().enumerate() {
        let spaces = game.spaces_of(board, colour).minus(estate.covered).len() as f32;
        let work = f32::from(estate.token(token)) * spaces / 4.0;
        out.add(places::TOKENS_AT_WORK + place, work);
        out.add(places::TOKENS_AT_WORK + 3 + place, work * left);
    }
}

/// The green points that the best placement on a colour brings at once, by how often they will count.
pub(super) fn best_score(
    game: &Tuscany,
    state: &State,
    seat: Seat,
    (board, colour): (Assembly, Colour),
    sites: Spaces,
) -> f32 {
    let estate = state.estate(seat);
    let last = game.spaces_of(board, colour).minus(estate.covered).len() == 1;
    let bonus = game.printed().bonus[colour.index()].get(usize::from(state.completed(colour)));
    let bonus = if last { bonus.copied().unwrap_or(0) } else { 0 };
    let score = |space: u8| {
        let area = game.area_of(board, space);
        let whole = area.minus(estate.covered).len() == 1;
        let points = if whole { game.printed().area[area.len() as usize] } else { 0 };
        let crop =
            if colour == Colour::LightGreen { missing_crops(estate, area).count_ones().min(1) } else { 0 };
        u32::from(points) + crop
    };
    let best = sites.into_iter().map(score).max().unwrap_or(0);
    (best + u32::from(bonus)) as f32 * scorings(state)
}

/// The crops that a farm does not show yet.
pub(super) fn missing_crops(estate: &Estate, area: Spaces) -> u8 {
    let there = area.into_iter().filter_map(|space| estate.items[usize::from(space)]);
    let crops = there.fold(0, |crops, item| crops | item.crops());
    let all = Tile::ALL.into_iter().fold(0, |all, tile| all | tile.crops());
    all & !crops
}
