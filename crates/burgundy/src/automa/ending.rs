//! The end of a phase (A13) and of the game (A14, A16.16, A17.9).

use crate::{Burgundy, Colour, Event, Tile, state::State, tile::Face};
use demesne_game::Sink;

/// A16.16: points for shields; more than four are worth no more.
const SHIELDS: [i32; 5] = [0, 8, 15, 25, 40];
/// A17.9: the number of double tiles beyond which more are worth no more.
const DOUBLES: i32 = 13;

impl Burgundy {
    /// A13.1: 1 silver for each mine that lies face up on its cards and in its duchy, that of modifier B too (A15.6).
    #[inline(never)]
    pub(crate) fn pay_automa_mines(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        let Some(seat) = self.automa_seat() else { return };
        let mines = state.automa.face_up().filter(|&tile| tile == Tile::MINE).count() as u16;
        let mines = mines + u16::from(self.areas.face_up[Colour::Mine.index()]);
        if mines > 0 {
            self.gain_silver(state, seat, mines, sink);
        }
    }

    /// A14.1 to A14.5, and what expansions add.
    #[inline(never)]
    pub(crate) fn final_scoring_of_automa(&self, state: &State, mut add: impl FnMut(&'static str, i32)) {
        let Some(seat) = self.automa_seat() else { return };
        let (automa, estate) = (&state.automa, state.estate(seat));
        let monasteries = automa.face_up().filter(|tile| tile.has_colour(Colour::Monastery)).count();
        add("monasteries", 4 * monasteries as i32);
        add("unsold-goods", estate.goods.iter().map(|&n| i32::from(n)).sum());
        add("silver", estate.silver.into());
        add("reserve", automa.reserved().count() as i32 + i32::from(automa.wild.is_some()));
        let on_cards = automa.cards.iter().flat_map(|card| card.tiles).flatten().count();
        add("tiles-on-cards", 2 * on_cards as i32);
        add("shields", SHIELDS[usize::from(automa.shields).min(4)]);
        let doubles = i32::from(automa.doubles).min(DOUBLES);
        add("double-tiles", doubles * (doubles + 1) / 2);
    }

    /// What the game's end would add to its points now.
    pub fn automa_would_score(&self, state: &State) -> i32 {
        let mut sum = 0;
        self.final_scoring_of_automa(state, |_, points| sum += points);
        sum
    }

    /// A16.13: its monasteries that lie face up in its duchy and on its cards, a bit each: what shield 6 can copy.
    pub fn automa_monasteries(&self, state: &State) -> u32 {
        state.automa.face_up().fold(0, |set, tile| match tile.face() {
            Face::Monastery(number) => set | 1 << number,
            _ => set,
        })
    }
}
