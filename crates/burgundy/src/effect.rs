//! What a placed tile does (B8), and what tiles of the expansions do.

use crate::{
    Building, Burgundy, Colour, Event, Expansion, Tile,
    open::{Open, Takes},
    state::State,
    tally::During,
    tile::{Face, GEESE},
};
use demesne_game::{Illegal, Seat, Sink};

impl Burgundy {
    /// B8: what a placed tile does.
    pub(crate) fn act(
        &self,
        state: &mut State,
        seat: Seat,
        tile: Tile,
        space: u8,
        sink: &mut impl Sink<Event>,
    ) {
        match tile.face() {
            Face::Monastery(27) => self.lift_markers(state, sink),
            // B8.2, B8.8: these act later. X-INN-6, X-SOLO-12: these never do.
            Face::Mine | Face::Monastery(_) | Face::Inn | Face::FaceDown | Face::Double(..) => {}
            Face::Castle => state.open.push(Open::Extra),
            Face::Ship => state.open.push(Open::Ship),
            Face::Livestock(species, _) => self.graze(state, seat, species, space, sink),
            Face::Building(kind) => self.build(state, seat, kind, sink),
        }
    }

    /// B8.6, B15.7: livestock scores, and again with monastery 7.
    #[inline(never)]
    fn graze(&self, state: &mut State, seat: Seat, species: u8, space: u8, sink: &mut impl Sink<Event>) {
        let [animals, tiles] = self.herd_points(state, seat, species, space);
        self.score(state, seat, During::Livestock, animals, sink);
        if tiles > 0 {
            self.score(state, seat, During::Monastery7, tiles, sink);
        }
    }

    /// B8.6, B15.7: what livestock on a space scores: all animals of the species in the pasture, and with monastery 7 a point for each
    /// of their tiles; geese score with every species (X-TILE-12, X-TILE-13).
    pub(crate) fn herd_points(&self, state: &State, seat: Seat, species: u8, space: u8) -> [u16; 2] {
        let duchy = self.duchy(state, seat);
        // X-SHIELD-1: all pastures are one.
        let pasture = match state.estate(seat).holds(1) {
            true => duchy.by_colour[Colour::Livestock.index()],
            false => duchy.region(space).spaces,
        };
        let mut herds = [Herd::NONE; 5];
        for space in pasture & state.estate(seat).covered {
            if let Some(Face::Livestock(kind, animals)) = state.tile(seat, space).map(Tile::face) {
                let herd = &mut herds[usize::from(kind)];
                herd.animals += u16::from(animals);
                herd.tiles += 1;
            }
        }
        let shepherd = state.estate(seat).has(7);
        let geese = herds[usize::from(GEESE)];
        let scoring = match species {
            // X-TILE-12: the best species, monastery 7 counted; the first of those that are equally good.
            GEESE => {
                let value = |herd: &Herd| herd.animals + if shepherd { herd.tiles } else { 0 };
                herds[..usize::from(GEESE)].iter().copied().rev().max_by_key(value).unwrap_or(Herd::NONE)
            }
            _ => herds[usize::from(species)],
        };
        [scoring.animals + geese.animals, if shepherd { scoring.tiles + geese.tiles } else { 0 }]
    }

    /// B8.7: what a building does. What is impossible lapses.
    pub(crate) fn build(&self, state: &mut State, seat: Seat, kind: Building, sink: &mut impl Sink<Event>) {
        if !self.effect_possible(state, seat, kind) {
            return sink.tell(|| Event::Lapsed(seat));
        }
        let open = match kind {
            Building::Watchtower => return self.score(state, seat, During::Watchtowers, 4, sink),
            Building::BoardingHouse => return self.take_workers(state, seat, 4, sink),
            Building::Bank => return self.gain_silver(state, seat, 2, sink),
            Building::Warehouse => Open::Sell,
            Building::Workshop => Open::Take(Takes::Building),
            Building::Church => Open::Take(Takes::MineMonasteryCastle),
            Building::Market => Open::Take(Takes::ShipLivestock),
            Building::CityHall => Open::CityHall,
            Building::WhiteCastle => Open::White,
            Building::Crane => Open::Crane,
        };
        state.open.push(open);
    }

    /// Whether the effect of a kind of building is possible now.
    pub(crate) fn effect_possible(&self, state: &State, seat: Seat, kind: Building) -> bool {
        match kind {
            Building::Warehouse => state.estate(seat).kinds_mask() != 0,
            Building::Workshop => self.can_take(state, Takes::Building),
            Building::Church => self.can_take(state, Takes::MineMonasteryCastle),
            Building::Market => self.can_take(state, Takes::ShipLivestock),
            Building::CityHall => self.city_hall_possible(state, seat),
            _ => true,
        }
    }

    /// Whether a depot has a tile that an effect takes.
    pub(crate) fn can_take(&self, state: &State, takes: Takes) -> bool {
        state.depots.iter().flatten().flatten().any(|&tile| takes.allows(tile))
    }

    /// B8.7: a city hall is open while a stored tile fits, or a purchase could bring one that does.
    pub(crate) fn city_hall_possible(&self, state: &State, seat: Seat) -> bool {
        let fits = |tile: Tile| !self.open_spaces(state, seat, tile).is_empty();
        self.stored_tiles(state, seat).any(fits) || self.purchasable(state, seat).any(fits)
    }

    /// X-TILE-6, X-TILE-7: the kinds that the crane can act as now.
    pub(crate) fn crane_kinds(&self, state: &State, seat: Seat) -> impl Iterator<Item = Building> {
        Building::ALL.into_iter().filter(move |&kind| match kind {
            Building::Crane => false,
            Building::WhiteCastle => self.on(Expansion::White),
            _ => self.effect_possible(state, seat, kind),
        })
    }

    pub(crate) fn check_crane(&self, state: &State, seat: Seat, kind: Building) -> Result<(), Illegal> {
        match state.open.top() {
            Some(Open::Crane) => {}
            Some(open) => return open.comes_first(),
            None => {
                return Illegal::err("X-TILE-6", "a kind of building is named only when the crane is placed");
            }
        }
        if self.crane_kinds(state, seat).any(|possible| possible == kind) {
            return Ok(());
        }
        let names: Vec<&str> = self.crane_kinds(state, seat).map(Building::name).collect();
        Illegal::err(
            "X-TILE-6",
            format!("{} can do nothing now; the crane can act as {}", kind.name(), names.join(", ")),
        )
    }

    /// X-TILE-6: the crane acts as a building of another kind.
    #[inline(never)]
    pub(crate) fn apply_crane(
        &self,
        state: &mut State,
        seat: Seat,
        kind: Building,
        sink: &mut impl Sink<Event>,
    ) {
        state.open.pop();
        self.build(state, seat, kind, sink);
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
        sink.tell(|| Event::Scored { seat, source: source.name(), points });
        if self.options.solo.is_some() {
            return self.open_gain(state, points);
        }
        state.tally_mut(seat).add(source, points);
    }

    /// Workers that a player takes during play: whoever holds shield 2 takes one too.
    pub(crate) fn take_workers(&self, state: &mut State, seat: Seat, n: u16, sink: &mut impl Sink<Event>) {
        self.gain_workers(state, seat, n, sink);
        if self.on(Expansion::Shields) {
            self.envy(state, seat, sink);
        }
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

/// The animals of one species in a pasture.
#[derive(Clone, Copy)]
struct Herd {
    animals: u16,
    tiles: u16,
}

impl Herd {
    const NONE: Herd = Herd { animals: 0, tiles: 0 };
}
