//! Step 2: what a placed tile does (A7, A16.2 to A16.6).

use super::{
    AutomaStep, Origin, Sale, Search,
    choose::top_of,
    run::{Run, clockwise},
};
use crate::{
    Building, Colour, Event, Tile,
    tally::During,
    tile::{Face, GEESE},
};
use demesne_game::Sink;

impl<S: Sink<Event>> Run<'_, S> {
    /// The benefit of a tile that was placed face up.
    pub fn benefit(&mut self, tile: Tile) {
        match tile.face() {
            Face::Castle => self.bonus_action(tile),
            Face::Ship => self.ship(),
            Face::Livestock(species, animals) => self.graze(tile, species, animals),
            Face::Building(kind) => self.building(kind, tile),
            // A7.6, A7.7, A16.1: a mine pays at the end of the phase, a monastery scores at the end.
            _ => {}
        }
    }

    fn building(&mut self, kind: Building, tile: Tile) {
        match kind {
            Building::Bank => self.silver(2),
            Building::BoardingHouse => self.score(During::BoardingHouses, 2),
            Building::Watchtower => self.score(During::Watchtowers, 4),
            Building::Warehouse => self.sell(Sale::Warehouse),
            Building::Workshop => self.fetch(kind, &[Colour::Building]),
            Building::Church => self.fetch(kind, &[Colour::Castle, Colour::Mine, Colour::Monastery]),
            Building::Market => self.fetch(kind, &[Colour::Ship, Colour::Livestock]),
            Building::CityHall => self.city_hall(),
            Building::WhiteCastle => self.white_castle(),
            Building::Crane => self.bonus_action(tile),
        }
    }

    /// A7.1 to A7.5, A16.2: choose and place with the white die, on the selected card if it has room, else on the other; if no
    /// tile can be put on that, it sells.
    fn bonus_action(&mut self, tile: Tile) {
        let (search, white) = (Search::Bonus(tile), self.white());
        if self.has_room(self.selected) {
            self.choose_and_place(search, white, self.selected, false);
            return;
        }
        if let Some(other) = self.other.filter(|&other| self.has_room(other)) {
            let (full, card) =
                (self.state.automa.cards[self.selected].card, self.state.automa.cards[other].card);
            self.tell(|| AutomaStep::OtherCard { full, card });
            if self.choose_and_place(search, white, other, true) {
                return;
            }
        }
        self.sell(Sale::Bonus);
    }

    /// A7.8: all animals of the species on its cards and in its duchy. A16.3: geese count the species of which it has most;
    /// A16.4: and they count with every species.
    #[inline(never)]
    fn graze(&mut self, tile: Tile, species: u8, animals: u8) {
        let mut herds = [0u16; 5];
        for tile in self.state.automa.face_up() {
            if let Face::Livestock(kind, animals) = tile.face() {
                herds[usize::from(kind)] += u16::from(animals);
            }
        }
        let geese = herds[usize::from(GEESE)];
        let points = geese
            + match species {
                GEESE => herds[..usize::from(GEESE)].iter().copied().max().unwrap_or(0),
                _ => herds[usize::from(species)],
            };
        self.tell(|| AutomaStep::Grazes { tile, others: points - u16::from(animals) });
        self.score(During::Livestock, points);
    }

    /// A7.10, A7.11: all goods of the depot with most, tied of the first from the white die on; then its marker moves.
    fn ship(&mut self) {
        let counts = self.state.depot_goods.map(|goods| goods.iter().sum::<u8>());
        let most = counts.into_iter().max().unwrap_or(0);
        match clockwise(self.white()).find(|&depot| counts[depot] == most).filter(|_| most > 0) {
            None => self.tell(|| AutomaStep::NoGoods),
            Some(depot) => {
                let tied = (0..6).filter(|&d| counts[d] == most).fold(0, |set, d| set | 1 << d);
                self.tell(|| AutomaStep::Loads { depot: depot as u8, count: most, tied });
                for kind in 0..6 {
                    let count = std::mem::take(&mut self.state.depot_goods[depot][kind]);
                    if count > 0 {
                        self.state.estate_mut(self.seat).goods[kind] += count;
                        let seat = self.seat;
                        self.sink.tell(|| Event::Goods(seat, kind as u8, count));
                    }
                }
            }
        }
        self.game.advance_marker(self.state, self.seat, self.sink);
    }

    /// A7.17 to A7.20: the whole circle of depots for one type before the next.
    fn fetch(&mut self, kind: Building, types: &[Colour]) {
        for &colour in types {
            for depot in clockwise(self.white()) {
                if let Some(space) = top_of(self.state, depot, colour) {
                    return self.reserve(kind, depot, space);
                }
            }
        }
        self.tell(|| AutomaStep::Idle(kind));
    }

    /// A tile goes from a depot to the reserve (A6.1).
    fn reserve(&mut self, kind: Building, depot: usize, space: usize) {
        let Some(tile) = self.state.depots[depot][space].take() else { return };
        self.state.automa.put_in_reserve(tile);
        let start = self.white();
        self.tell(|| AutomaStep::Reserves { kind, tile, start, depot: depot as u8 });
    }

    /// A7.21 to A7.23: a tile of the reserve goes to the selected card if one fits there, else to the other card; of the types
    /// that fit, the one with most tiles in the reserve.
    fn city_hall(&mut self) {
        for place in [Some(self.selected), self.other].into_iter().flatten() {
            let (card, printed) = (self.state.automa.cards[place], self.printed(place));
            let fits = |colour: &Colour| card.empty_hexes(printed).any(|(_, hex)| hex == *colour);
            let counts = Colour::ALL.map(|colour| match fits(&colour) {
                true => self.state.automa.in_reserve(colour),
                false => 0,
            });
            // Colours are in the order of A6.3.
            let most = counts.into_iter().max().unwrap_or(0);
            let first = counts.into_iter().position(|count| count == most).filter(|_| most > 0);
            let Some(colour) = first.map(|i| Colour::ALL[i]) else { continue };
            let hex = card.empty_hexes(printed).find(|&(_, hex)| hex == colour);
            if let (Some((hex, _)), Some(tile)) = (hex, self.state.automa.take_from_reserve(colour)) {
                let tied = counts.iter().filter(|&&count| count == most).count() > 1;
                let other = place != self.selected;
                return self.place(tile, place, hex, Origin::CityHall { most: most as u8, tied, other });
            }
        }
        self.tell(|| AutomaStep::Idle(Building::CityHall));
    }

    /// A16.5: the first depot with a type that the reserve lacks; there the first such type. A16.6: if there is none, of the first
    /// depot with a tile the type that is rarest in the reserve; if all are empty, 1 silver.
    fn white_castle(&mut self) {
        let had = Colour::ALL.map(|colour| self.state.automa.in_reserve(colour));
        let rarest = |state: &crate::State, depot: usize| {
            Colour::ALL
                .into_iter()
                .filter_map(|colour| Some((had[colour.index()], top_of(state, depot, colour)?)))
                .min_by_key(|&(had, _)| had)
        };
        let found = clockwise(self.white()).filter_map(|depot| Some((depot, rarest(self.state, depot)?)));
        let (mut first, mut lacking) = (None, None);
        for (depot, (had, space)) in found {
            first = first.or(Some((depot, space)));
            lacking = lacking.or((had == 0).then_some((depot, space)));
        }
        match lacking.or(first) {
            Some((depot, space)) => self.reserve(Building::WhiteCastle, depot, space),
            None => {
                self.tell(|| AutomaStep::Idle(Building::WhiteCastle));
                self.silver(1);
            }
        }
    }
}
