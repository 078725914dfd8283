//! Placing tiles: where a tile may lie (B7), what it completes (B9), and what it does (B8).

use crate::{
    Action, Building, Burgundy, Colour, Event, Tile,
    action::With,
    dice::Use,
    open::{Open, Takes},
    state::{CITIES, DUCHY, State},
    tally::{During, REGIONS},
    tile::Face,
};
use demesne_game::{Illegal, Seat, Sink, Spaces};

impl Burgundy {
    /// The spaces where a tile may lie, whatever the die (B7.1 to B7.3).
    #[inline]
    pub(crate) fn open_spaces(&self, state: &State, seat: Seat, tile: Tile) -> Spaces {
        let estate = state.estate(seat);
        let duchy = self.duchy(state, seat);
        let touching = (duchy.by_colour[tile.colour().index()] & estate.reach).minus(estate.covered);
        let kind = tile.kind_bit();
        if kind == 0 || touching.is_empty() || estate.has(1) {
            return touching;
        }
        let mut open = touching;
        for space in touching {
            if state.cities[city(duchy.city_of[usize::from(space)], seat)] & kind != 0 {
                open = open.minus(Spaces::one(space));
            }
        }
        open
    }

    /// Every placement with one of some dice, an extra action or a city hall.
    #[inline]
    pub(crate) fn list_places(&self, state: &State, seat: Seat, dice: &[With], out: &mut Vec<Action>) {
        let estate = state.estate(seat);
        for tile in estate.storage.distinct() {
            let open = self.open_spaces(state, seat, tile);
            if open.is_empty() {
                continue;
            }
            let reach = usize::from(estate.reach_with_workers(Use::Place(tile.colour())));
            let within = &self.duchy(state, seat).within;
            for &with in dice {
                let spaces = with.value().map_or(open, |value| open & within[usize::from(value)][reach]);
                for space in spaces {
                    out.push(Action::Place { with, tile, space });
                }
            }
        }
    }

    pub(crate) fn check_place(
        &self,
        state: &State,
        seat: Seat,
        with: With,
        tile: Tile,
        space: u8,
    ) -> Result<(), Illegal> {
        self.check_with(state, seat, with)?;
        match state.open.top() {
            None | Some(Open::Extra | Open::CityHall) => {}
            Some(open) => return open.comes_first(),
        }
        let estate = state.estate(seat);
        let duchy = self.duchy(state, seat);
        if !estate.storage.contains(tile) {
            return Illegal::err("B7.1", format!("{seat} has no {} in storage", self.tile_name(tile)));
        }
        if space >= duchy.size {
            return Illegal::err(
                "B7.1",
                format!(
                    "the duchy has no space {}; its spaces are 1 to {}",
                    u32::from(space) + 1,
                    duchy.size
                ),
            );
        }
        if !self.open_spaces(state, seat, tile).contains(space) {
            return self.why_not(state, seat, tile, space);
        }
        self.check_workers(state, seat, Use::Place(tile.colour()), with, duchy.number[usize::from(space)])
    }

    /// Which rule keeps a tile off a space.
    #[cold]
    fn why_not(&self, state: &State, seat: Seat, tile: Tile, space: u8) -> Result<(), Illegal> {
        let estate = state.estate(seat);
        let colour = self.duchy(state, seat).colour[usize::from(space)];
        let (name, number) = (self.tile_name(tile), space + 1);
        if estate.covered.contains(space) {
            return Illegal::err("B7.4", format!("placed tiles stay; space {number} is covered already"));
        }
        if colour != tile.colour() {
            let (needs, is) = (tile.colour().name(), colour.name());
            return Illegal::err("B7.1", format!("{name} needs a {needs} space; {number} is a {is} space"));
        }
        if !estate.reach.contains(space) {
            return Illegal::err("B7.2", format!("a tile must touch a covered space; {number} touches none"));
        }
        Illegal::err(
            "B7.3",
            format!("a city holds one building of each kind; the city of {number} has a {name}"),
        )
    }

    pub(crate) fn apply_place(
        &self,
        state: &mut State,
        seat: Seat,
        with: With,
        tile: Tile,
        space: u8,
        sink: &mut impl Sink<Event>,
    ) {
        let number = self.duchy(state, seat).number[usize::from(space)];
        let pay = self.price(state, seat, Use::Place(tile.colour()), with, number);
        self.use_die(state, seat, with, pay, sink);
        state.estate_mut(seat).storage.remove(tile);
        self.place(state, seat, tile, space, sink);
    }

    /// B7.5: the tile lies, a completed region scores, a completed colour takes its bonus, then the tile acts.
    fn place(&self, state: &mut State, seat: Seat, tile: Tile, space: u8, sink: &mut impl Sink<Event>) {
        self.lay(state, seat, tile, space);
        sink.tell(|| Event::Placed(seat, tile, space));
        self.complete_region(state, seat, space, sink);
        self.complete_colour(state, seat, tile.colour(), sink);
        self.act(state, seat, tile, space, sink);
    }

    /// Lays a tile on a space, without any effect but that it is there.
    pub(crate) fn lay(&self, state: &mut State, seat: Seat, tile: Tile, space: u8) {
        let duchy = self.duchy(state, seat);
        state.tiles[seat.index() * DUCHY + usize::from(space)] = Some(tile);
        if tile.kind_bit() != 0 {
            state.cities[city(duchy.city_of[usize::from(space)], seat)] |= tile.kind_bit();
        }
        let estate = &mut state.estates[seat.index()];
        estate.covered.insert(space);
        estate.reach |= duchy.neighbours[usize::from(space)];
        match tile.face() {
            Face::Monastery(number) => estate.monasteries |= 1 << number,
            Face::Mine => estate.mines += 1,
            _ => {}
        }
    }

    /// B9.1, B9.2: a completed region scores by size and by phase.
    fn complete_region(&self, state: &mut State, seat: Seat, space: u8, sink: &mut impl Sink<Event>) {
        let duchy = self.duchy(state, seat);
        let region = &duchy.regions[usize::from(duchy.region_of[usize::from(space)])];
        if !region.spaces.within(state.estate(seat).covered) {
            return;
        }
        let size = usize::from(region.size);
        sink.tell(|| Event::Completed { seat, colour: region.colour, size: region.size });
        sink.tell(|| Event::Scored { seat, source: REGIONS[size], points: self.printed.region_size[size] });
        state.estate_mut(seat).tally.regions[size] += 1;
        let points = self.printed.phase[usize::from(state.phase)];
        self.score(state, seat, During::Phases, points, sink);
    }

    /// B9.4: the first to cover all spaces of a colour takes its large bonus tile, the second the small one.
    fn complete_colour(&self, state: &mut State, seat: Seat, colour: Colour, sink: &mut impl Sink<Event>) {
        let spaces = self.duchy(state, seat).by_colour[colour.index()];
        if !spaces.within(state.estate(seat).covered) {
            return;
        }
        let bonus = &mut state.bonus[colour.index()];
        let Some(place) = bonus.iter().position(|&owner| owner == 0) else { return };
        bonus[place] = seat.0 + 1;
        let large = place == 0;
        sink.tell(|| Event::Bonus { seat, colour, large });
        let points = if large { self.printed.bonus_large } else { self.printed.bonus_small };
        self.score(state, seat, During::Bonuses, points, sink);
    }

    /// B8: what a placed tile does.
    fn act(&self, state: &mut State, seat: Seat, tile: Tile, space: u8, sink: &mut impl Sink<Event>) {
        match tile.face() {
            // B8.2, B8.8: these act later.
            Face::Mine | Face::Monastery(_) => {}
            Face::Castle => state.open.push(Open::Extra),
            Face::Ship => state.open.push(Open::Ship),
            Face::Livestock(species, _) => self.graze(state, seat, species, space, sink),
            Face::Building(kind) => self.build(state, seat, kind, sink),
        }
    }

    /// B8.6, B15.7: all animals of the species in the pasture score.
    fn graze(&self, state: &mut State, seat: Seat, species: u8, space: u8, sink: &mut impl Sink<Event>) {
        let duchy = self.duchy(state, seat);
        let pasture = duchy.regions[usize::from(duchy.region_of[usize::from(space)])].spaces;
        let (mut animals, mut tiles) = (0, 0);
        for space in pasture & state.estate(seat).covered {
            if let Some(Face::Livestock(kind, count)) = state.tile(seat, space).map(Tile::face)
                && kind == species
            {
                animals += u16::from(count);
                tiles += 1;
            }
        }
        self.score(state, seat, During::Livestock, animals, sink);
        if state.estate(seat).has(7) {
            self.score(state, seat, During::Monastery7, tiles, sink);
        }
    }

    /// B8.7: what a building does. What is impossible lapses.
    fn build(&self, state: &mut State, seat: Seat, kind: Building, sink: &mut impl Sink<Event>) {
        let takes = |takes: Takes| {
            let found = state.depots.iter().flatten().flatten().any(|tile| takes.allows(tile.colour()));
            found.then_some(Open::Take(takes))
        };
        let open = match kind {
            Building::Watchtower => return self.score(state, seat, During::Watchtowers, 4, sink),
            Building::BoardingHouse => return self.gain_workers(state, seat, 4, sink),
            Building::Bank => return self.gain_silver(state, seat, 2, sink),
            Building::Warehouse => (state.estate(seat).kinds_mask() != 0).then_some(Open::Sell),
            Building::Workshop => takes(Takes::Building),
            Building::Church => takes(Takes::MineMonasteryCastle),
            Building::Market => takes(Takes::ShipLivestock),
            Building::CityHall => self.city_hall_possible(state, seat).then_some(Open::CityHall),
        };
        match open {
            Some(open) => state.open.push(open),
            None => sink.tell(|| Event::Lapsed(seat)),
        }
    }

    /// B8.7: a city hall is open while a stored tile fits, or a purchase could bring one that does.
    pub(crate) fn city_hall_possible(&self, state: &State, seat: Seat) -> bool {
        let fits = |tile: Tile| !self.open_spaces(state, seat, tile).is_empty();
        state.estate(seat).storage.distinct().any(fits) || self.purchasable(state, seat).any(fits)
    }

    /// Adds points under a source.
    pub(crate) fn score(
        &self,
        state: &mut State,
        seat: Seat,
        source: During,
        points: u16,
        sink: &mut impl Sink<Event>,
    ) {
        state.estate_mut(seat).tally.add(source, points);
        sink.tell(|| Event::Scored { seat, source: source.name(), points });
    }

    pub(crate) fn gain_workers(&self, state: &mut State, seat: Seat, n: u16, sink: &mut impl Sink<Event>) {
        state.estate_mut(seat).workers += n;
        sink.tell(|| Event::Workers(seat, n as i16));
    }

    pub(crate) fn gain_silver(&self, state: &mut State, seat: Seat, n: u16, sink: &mut impl Sink<Event>) {
        state.estate_mut(seat).silver += n;
        sink.tell(|| Event::Silver(seat, n as i16));
    }
}

/// The place of a city's kinds in the state.
#[inline]
fn city(city: u8, seat: Seat) -> usize {
    seat.index() * CITIES + usize::from(city)
}
