//! Points by source, the end of the game (B14) and monasteries that score then (B15.15 to B15.26).

use crate::{
    Building, Burgundy, Expansion, Tile,
    state::{Stage, State},
    tally::{During, RANSOM, REGIONS},
    team::partner,
    tile::Face,
};
use demesne_game::{Outcome, Place, Seat, SeatScore, SeatSet};

/// The names of the sources "monastery n" for those that score at the end; index 0 is monastery 15.
const AT_THE_END: [&str; 12] = [
    "monastery-15",
    "monastery-16",
    "monastery-17",
    "monastery-18",
    "monastery-19",
    "monastery-20",
    "monastery-21",
    "monastery-22",
    "monastery-23",
    "monastery-24",
    "monastery-25",
    "monastery-26",
];

impl Burgundy {
    pub(crate) fn score_of(&self, state: &State, seat: Seat) -> SeatScore {
        if self.options.solo.is_some() {
            return self.score_alone(state, seat);
        }
        let mut score = SeatScore::default();
        let tally = state.tally(seat);
        for (size, &count) in tally.regions.iter().enumerate().filter(|(_, count)| **count > 0) {
            score.add(REGIONS[size], i32::from(count) * i32::from(self.printed.region_size[size]));
        }
        for source in During::ALL {
            let points = tally.of(source);
            if points > 0 {
                score.add(source.name(), points.into());
            }
        }
        score.add("castles-bought", -i32::from(tally.ransoms) * i32::from(RANSOM));
        // X-TEAM-11: what comes to the team as a whole is counted once, with its first seat.
        if state.stage == Stage::Over && !(state.paired && seat.0 > 1) {
            self.final_scoring(state, seat, |source, points| score.add(source, points));
        }
        score
    }

    pub(crate) fn points_of(&self, state: &State, seat: Seat) -> i32 {
        if self.options.solo.is_some() {
            return self.points_alone(state, seat);
        }
        let mut points = state.tally(seat).total(&self.printed.region_size);
        if state.paired {
            // X-TEAM-16: what counts is the sum of both members.
            points += state.tally(partner(seat)).total(&self.printed.region_size);
        }
        if state.stage == Stage::Over {
            self.final_scoring(state, seat, |_, more| points += more);
        }
        points
    }

    /// B14.1: unsold goods, silver, workers and monasteries. B14.2: tiles in storage are worth nothing.
    fn final_scoring(&self, state: &State, seat: Seat, mut add: impl FnMut(&'static str, i32)) {
        if Some(seat) == self.automa_seat() {
            return self.final_scoring_of_automa(state, add);
        }
        let estate = state.estate(seat);
        add("unsold-goods", estate.goods.iter().map(|&n| i32::from(n)).sum());
        add("silver", estate.silver.into());
        add("workers", i32::from(estate.workers / 2));
        // X-SHIELD-10: doubled; X-SHIELD-6.4: copied ones too, which are among the effects.
        let times = 1 + i32::from(estate.holds(10));
        let mut crane = match self.on(Expansion::Tiles) {
            true => self.count(state, seat, |tile| tile == Tile::CRANE),
            false => 0,
        };
        for monastery in (15..=26).chain([29]) {
            if estate.has(monastery) {
                let mut points = self.monastery_points(state, seat, monastery);
                // X-TILE-9, X-TILE-10: the crane counts once, for one monastery of a kind of building.
                if matches!(monastery, 16..=23 | 29) {
                    points += 4 * std::mem::take(&mut crane);
                }
                add(source_of(monastery), times * points);
            }
        }
        if self.on(Expansion::Shields) {
            add("shields", self.shield_points(state, seat));
        }
        if self.on(Expansion::Vineyards) {
            add("vineyards", self.vineyard_points(state, seat));
        }
    }

    /// What a monastery is worth at the end of the game.
    pub fn monastery_points(&self, state: &State, seat: Seat, monastery: u8) -> i32 {
        let estate = state.estate(seat);
        match monastery {
            15 => estate.sold.iter().filter(|&&n| n > 0).count() as i32 * self.printed.per_kind_sold,
            16..=23 => {
                let tile = Tile::building(Building::ALL[usize::from(monastery) - 16]);
                4 * self.count(state, seat, |placed| placed == tile)
            }
            24 => {
                let mut species = 0u8;
                self.count(state, seat, |tile| match tile.face() {
                    Face::Livestock(kind, _) => {
                        species |= 1 << kind;
                        true
                    }
                    _ => false,
                });
                4 * species.count_ones() as i32
            }
            29 => 4 * self.count(state, seat, |tile| tile == Tile::WHITE_CASTLE),
            25 => estate.sold.iter().map(|&n| i32::from(n)).sum(),
            _ => {
                let own = state.bonus.iter().flatten().filter(|&&owner| owner == state.owner(seat)).count();
                own as i32 * self.printed.per_bonus_tile
            }
        }
    }

    /// How many tiles in a duchy are such tiles.
    pub(crate) fn count(&self, state: &State, seat: Seat, mut such: impl FnMut(Tile) -> bool) -> i32 {
        state.duchy_tiles(seat).iter().flatten().filter(|&&tile| such(tile)).count() as i32
    }

    /// Empty spaces of a duchy.
    pub(crate) fn empty_spaces(&self, state: &State, seat: Seat) -> u32 {
        u32::from(self.duchy(state, seat).size) - state.estate(seat).covered.len()
    }

    /// B14.3, B14.4: most points; tied, more (2011) or fewer (SE, X-SEQ-10) empty spaces; still tied, furthest back in turn order.
    pub(crate) fn rank(&self, state: &State) -> Outcome {
        if self.options.solo.is_some() {
            return self.rank_alone(state);
        }
        let holders = self.estate_holders().chain(self.automa_seat());
        let mut standings: Vec<Standing> = holders.map(|seat| self.standing(state, seat)).collect();
        standings.sort_by_key(|s| std::cmp::Reverse((s.points, s.automa, s.empty, s.back)));
        let places = standings.iter().enumerate().map(|(i, standing)| {
            let next = standings.get(i + 1).filter(|next| next.points == standing.points);
            let tie_break = next.map(|next| match state.paired {
                _ if standing.automa => "A14.8",
                true => "X-TEAM-16",
                false if next.empty == standing.empty => "B14.4",
                false => "B14.3",
            });
            Place { seats: standing.seats, points: standing.points, tie_break }
        });
        Outcome { winners: standings[0].seats, places: places.collect(), remark: None }
    }

    fn standing(&self, state: &State, seat: Seat) -> Standing {
        let automa = Some(seat) == self.automa_seat();
        let seats = match state.paired {
            true => [seat, partner(seat)].into_iter().collect(),
            false => SeatSet::one(seat),
        };
        let empty = if automa { 0 } else { i64::from(self.empty_spaces(state, seat)) };
        Standing {
            seats,
            points: self.points_of(state, seat),
            automa,
            // The larger the better, in both editions.
            empty: if self.special() { -empty } else { empty },
            // X-TEAM-16: of a team its foremost marker counts.
            back: state.track.order.iter().position(|&s| seats.contains(s)).unwrap_or(0),
        }
    }
}

/// What decides about a place.
struct Standing {
    seats: SeatSet,
    points: i32,
    /// A14.8: the Châteautoma stands before every person with the same points.
    automa: bool,
    empty: i64,
    back: usize,
}

/// The name of the source "monastery n" for those that score at the end.
pub(crate) fn source_of(monastery: u8) -> &'static str {
    if monastery == 29 { "monastery-29" } else { AT_THE_END[usize::from(monastery) - 15] }
}
