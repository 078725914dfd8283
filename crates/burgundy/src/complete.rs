//! What a placed tile completes: regions (B9.1, B9.2) and colours (B9.4).

use crate::{
    Burgundy, Colour, Event, Expansion,
    duchy::Region,
    state::State,
    tally::{During, REGIONS},
};
use demesne_game::{Seat, Sink};

impl Burgundy {
    /// The region of a space, if all its spaces are covered now.
    #[inline]
    pub(crate) fn completed_region(&self, state: &State, seat: Seat, space: u8) -> Option<&Region> {
        let region = self.duchy(state, seat).region(space);
        region.spaces.within(state.estate(seat).covered).then_some(region)
    }

    /// The size that a completed region scores as: an inn in it (X-INN-8) and shield 17 make it larger.
    #[inline]
    pub(crate) fn scored_size(&self, state: &State, seat: Seat, region: &Region) -> usize {
        let mut size = usize::from(region.size);
        if self.extended {
            size += usize::from(self.on(Expansion::Inns) && self.has_inn(state, seat, region.spaces));
            size += usize::from(state.estate(seat).holds(17));
        }
        size
    }

    /// What a region of a seat's duchy would score if it were completed now: by its size, by the phase.
    pub fn region_worth(&self, state: &State, seat: Seat, region: &Region) -> [u16; 2] {
        [self.printed.region_size[self.scored_size(state, seat, region)], self.phase_value(state)]
    }

    /// B9.1, B9.2: a completed region scores by size and by phase.
    pub(crate) fn complete_region(
        &self,
        state: &mut State,
        seat: Seat,
        space: u8,
        sink: &mut impl Sink<Event>,
    ) {
        let Some(region) = self.completed_region(state, seat, space) else { return };
        let size = self.scored_size(state, seat, region);
        sink.tell(|| Event::Completed { seat, colour: region.colour, size: region.size });
        sink.tell(|| Event::Scored { seat, source: REGIONS[size], points: self.printed.region_size[size] });
        state.tally_mut(seat).regions[size] += 1;
        self.score(state, seat, During::Phases, self.phase_value(state), sink);
    }

    /// B9.2: what a region is worth in the running phase.
    #[inline]
    pub(crate) fn phase_value(&self, state: &State) -> u16 {
        self.printed.phase[usize::from(state.phase)]
    }

    /// Whether all spaces of a colour are covered.
    #[inline]
    pub(crate) fn colour_is_complete(&self, state: &State, seat: Seat, colour: Colour) -> bool {
        self.duchy(state, seat).by_colour[colour.index()].within(state.estate(seat).covered)
    }

    /// B9.4: the first to cover all spaces of a colour takes its large bonus tile, the second the small one.
    pub(crate) fn complete_colour(
        &self,
        state: &mut State,
        seat: Seat,
        colour: Colour,
        sink: &mut impl Sink<Event>,
    ) {
        if !self.colour_is_complete(state, seat, colour) {
            return;
        }
        if let Some(points) = self.take_bonus(state, seat, colour, sink) {
            // X-SHIELD-7: new bonus tiles score double.
            let times = 1 + u16::from(state.estate(seat).holds(7));
            self.score(state, seat, During::Bonuses, points * times, sink);
        }
    }

    /// Takes the bonus tile of a colour that is left, the large one first, and says what it is worth.
    pub(crate) fn take_bonus(
        &self,
        state: &mut State,
        seat: Seat,
        colour: Colour,
        sink: &mut impl Sink<Event>,
    ) -> Option<u16> {
        let owner = state.owner(seat);
        let bonus = &mut state.bonus[colour.index()];
        let place = bonus.iter().position(|&owner| owner == 0)?;
        bonus[place] = owner;
        let large = place == 0;
        sink.tell(|| Event::Bonus { seat, colour, large });
        Some(if large { self.printed.bonus_large } else { self.printed.bonus_small })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Duchies, Options, Tile, state::Stage};
    use demesne_game::Ignore;

    const P1: Seat = Seat(0);

    /// What the last space of the city of eight on board 18 scores by size, with an inn and with shields.
    fn city_of_eight(inn: bool, shields: u32) -> u16 {
        let expansions = [Expansion::Inns, Expansion::Shields].into_iter().collect();
        let options = Options { expansions, duchies: Duchies::Same("18".into()), ..Options::default() };
        let game = Burgundy::new(options).expect("a legal table");
        let mut state = game.start_state();
        state.stage = Stage::Turn;
        state.estate_mut(P1).board = game.find_board("18").expect("board 18");
        state.estate_mut(P1).shields = shields;
        let spaces = [13, 19, 23, 25, 26, 29, 30, 34].map(|space| space - 1);
        for space in spaces {
            let tile = if inn && space == 12 { Tile::INN } else { Tile::CRANE };
            game.lay(&mut state, P1, tile, space);
        }
        game.complete_region(&mut state, P1, spaces[7], &mut Ignore);
        let tally = state.tally(P1);
        (tally.total(&game.printed.region_size) - i32::from(tally.of(During::Phases))) as u16
    }

    #[test]
    fn x_inn_9_an_inn_and_shield_17_make_a_region_two_sizes_larger() {
        let scored = [(false, 0), (true, 0), (false, 1 << 17), (true, 1 << 17)];
        assert_eq!(scored.map(|(inn, shields)| city_of_eight(inn, shields)), [36, 45, 45, 55]);
    }
}
