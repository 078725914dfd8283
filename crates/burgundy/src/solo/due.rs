//! What is due, and the order in which the player resolves it (X-SOLO-21).
//!
//! What a placement starts lies open side by side at the bottom of [`State::open`], in a fixed order that means nothing. Where
//! there is a choice the player picks what comes next; what is picked is resolved at once, above what is still due.

use crate::{
    Action, Building, Burgundy, Event, Tile,
    open::{Offer, Open, push_due},
    state::{Stage, State},
    tally::{During, REGIONS},
    tile::Face,
};
use demesne_game::{Illegal, MAX_SEATS, Seat, Sink};

impl Burgundy {
    /// A tile was laid: all that it starts is due; `offer` says whether the tile of a colour that it completes can be declined.
    /// X-SOLO-23: with the last space covered the game is won at once.
    #[inline(never)]
    pub(crate) fn place_alone(
        &self,
        state: &mut State,
        seat: Seat,
        tile: Tile,
        space: u8,
        offer: Offer,
        sink: &mut impl Sink<Event>,
    ) {
        if self.empty_spaces(state, seat) == 0 {
            return win(state);
        }
        if let Some(region) = self.completed_region(state, seat, space) {
            sink.tell(|| Event::Completed { seat, colour: region.colour, size: region.size });
            // X-SOLO-20: two gains.
            push_due(&mut state.open, Open::Size(region.size));
            push_due(&mut state.open, Open::Phase);
        }
        // X-SOLO-17: a colour gives no points, but a tile.
        if self.colour_is_complete(state, seat, self.duchy(state, seat).colour[usize::from(space)]) {
            push_due(&mut state.open, Open::Colour(offer));
        }
        match tile.face() {
            // B5.8: what pays by itself is never asked, and nothing is gained by waiting for silver and workers.
            Face::Building(kind @ (Building::Bank | Building::BoardingHouse)) => {
                self.build(state, seat, kind, sink)
            }
            // X-SOLO-15: these score now and never again.
            Face::Monastery(15..=26 | 29) => push_due(&mut state.open, Open::Effect(space)),
            // X-SOLO-26: with what lies there already, whenever the points are gained.
            Face::Livestock(species, _) if self.counts_herds_when_laid() => {
                let [animals, tiles] = self.herd_points(state, seat, species, space);
                push_due(&mut state.open, Open::Herd((animals + tiles).min(u8::MAX.into()) as u8));
            }
            // B8.2, B8.8: these act later. X-SOLO-12: a face-down tile never does.
            Face::Mine | Face::Monastery(_) | Face::Inn | Face::FaceDown | Face::Double(..) => {}
            _ => push_due(&mut state.open, Open::Effect(space)),
        }
    }

    /// Whether several things are due and none is being resolved.
    #[inline]
    pub(crate) fn must_pick(&self, state: &State) -> bool {
        self.options.solo.is_some() && state.open.top().is_some_and(|open| open.due().is_some())
    }

    /// What can be picked: all that is due and can do something now. Of things with the same effect the first (B5.7).
    fn choices<'s>(&'s self, state: &'s State, seat: Seat) -> impl Iterator<Item = Open> + 's {
        let due = || state.open.iter().take_while(|open| open.due().is_some());
        due().enumerate().filter_map(move |(i, open)| {
            let first =
                !due().take(i).any(|other| self.alike(state, seat, other) == self.alike(state, seat, open));
            (first && self.can_resolve(state, seat, open)).then_some(open)
        })
    }

    /// What is due with the same effect has the same numbers here: the effects of two watchtowers, or of two herds of one
    /// species in one pasture.
    fn alike(&self, state: &State, seat: Seat, open: Open) -> [usize; 3] {
        let Open::Effect(space) = open else { return [0, usize::from(open.due().unwrap_or(0)), 0] };
        match state.tile(seat, space) {
            Some(tile) => match tile.face() {
                Face::Livestock(species, _) => {
                    let pasture = self.duchy(state, seat).region_of[usize::from(space)];
                    [1, species.into(), pasture.into()]
                }
                _ => [2, tile.index(), 0],
            },
            None => [3, usize::from(space), 0],
        }
    }

    /// Whether something that is due can do anything now. What cannot stays due, since something else that is due may change
    /// that; at the end it is lost (X-SEQ-11).
    fn can_resolve(&self, state: &State, seat: Seat, open: Open) -> bool {
        match open {
            Open::Effect(space) => match state.tile(seat, space).map(Tile::face) {
                Some(Face::Building(kind)) => self.effect_possible(state, seat, kind),
                Some(Face::Monastery(number)) => self.monastery_gain(state, seat, number).0 > 0,
                Some(_) => true,
                None => false,
            },
            Open::Colour(_) => self.colour_tile_possible(state, seat),
            _ => true,
        }
    }

    pub(crate) fn list_next(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.extend(self.choices(state, seat).map(Action::Next));
    }

    pub(crate) fn check_next(&self, state: &State, seat: Seat, open: Open) -> Result<(), Illegal> {
        if !self.must_pick(state) {
            return Illegal::err("X-SOLO-21", "there is nothing to put in order now");
        }
        if self.choices(state, seat).any(|choice| choice == open) {
            return Ok(());
        }
        let name = self.open_text(open);
        if open.due().is_none() || !state.open.iter().any(|due| due == open) {
            return Illegal::err("X-SOLO-21", format!("\"{name}\" is not due"));
        }
        if !self.can_resolve(state, seat, open) {
            return Illegal::err("X-SOLO-21", format!("\"{name}\" can do nothing now"));
        }
        Illegal::err("B5.7", format!("\"{name}\" does the same as another thing that is due; name the first"))
    }

    /// Something that is due is resolved, as far as it needs no answer.
    pub(crate) fn pick(&self, state: &mut State, seat: Seat, open: Open, sink: &mut impl Sink<Event>) {
        state.open.remove(open);
        match open {
            Open::Size(size) => {
                let points = self.printed.region_size[usize::from(size)];
                sink.tell(|| Event::Scored { seat, source: REGIONS[usize::from(size)], points });
                self.open_gain(state, points);
            }
            Open::Phase => self.score(state, seat, During::Phases, self.phase_value(state), sink),
            Open::Effect(space) => match state.tile(seat, space) {
                Some(tile) => self.act_alone(state, seat, tile, space, sink),
                None => debug_assert!(false, "a tile lies where an effect is due"),
            },
            Open::Herd(points) => self.score(state, seat, During::Livestock, points.into(), sink),
            Open::Colour(offer) => state.open.push(Open::ColourTile(offer)),
            Open::Reset => state.open.push(Open::Grant),
            _ => debug_assert!(false, "only what is due is picked"),
        }
    }

    fn act_alone(&self, state: &mut State, seat: Seat, tile: Tile, space: u8, sink: &mut impl Sink<Event>) {
        match tile.face() {
            Face::Monastery(number) => self.score_monastery(state, seat, number, sink),
            _ => self.act(state, seat, tile, space, sink),
        }
    }

    /// What goes on by itself: where only one thing can be picked it is; where nothing can, what is due is lost (X-SOLO-22).
    pub(crate) fn settle_alone(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        while self.must_pick(state) {
            let mut choices = self.choices(state, seat);
            let (first, second) = (choices.next(), choices.next());
            drop(choices);
            match (first, second) {
                (Some(_), Some(_)) => return,
                (Some(only), None) => self.pick(state, seat, only, sink),
                (None, _) => {
                    state.open.pop();
                    sink.tell(|| Event::Lapsed(seat));
                }
            }
        }
    }
}

/// The game is over; what was due or open means nothing any more, and states that do not differ are to be equal.
fn win(state: &mut State) {
    while state.open.pop().is_some() {}
    state.stage = Stage::Over;
    state.order = [Seat(0); MAX_SEATS];
    state.turn = 0;
    state.dice = [[0; 2]; MAX_SEATS];
    state.bought = false;
    state.hired = false;
}
