//! Points by source, the end of the game (B14) and monasteries that score then (B15.15 to B15.26).

use crate::{
    Building, Burgundy, Tile,
    state::{DUCHY, Stage, State},
    tally::{During, REGIONS},
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
        let estate = state.estate(seat);
        let mut score = SeatScore::default();
        for (size, &count) in estate.tally.regions.iter().enumerate() {
            score.add(REGIONS[size], i32::from(count) * i32::from(self.printed.region_size[size]));
        }
        for source in During::ALL {
            score.add(source.name(), estate.tally.of(source).into());
        }
        if state.stage == Stage::Over {
            self.final_scoring(state, seat, |source, points| score.add(source, points));
        }
        score
    }

    pub(crate) fn points_of(&self, state: &State, seat: Seat) -> i32 {
        let mut points = state.estate(seat).tally.total(&self.printed.region_size);
        if state.stage == Stage::Over {
            self.final_scoring(state, seat, |_, more| points += more);
        }
        points
    }

    /// B14.1: unsold goods, silver, workers and monasteries. B14.2: tiles in storage are worth nothing.
    fn final_scoring(&self, state: &State, seat: Seat, mut add: impl FnMut(&'static str, i32)) {
        let estate = state.estate(seat);
        add("unsold-goods", estate.goods.iter().map(|&n| i32::from(n)).sum());
        add("silver", estate.silver.into());
        add("workers", i32::from(estate.workers / 2));
        for monastery in 15..=26 {
            if estate.has(monastery) {
                let source = AT_THE_END[usize::from(monastery) - 15];
                add(source, self.monastery_points(state, seat, monastery));
            }
        }
    }

    /// What a monastery is worth at the end of the game.
    fn monastery_points(&self, state: &State, seat: Seat, monastery: u8) -> i32 {
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
            25 => estate.sold.iter().map(|&n| i32::from(n)).sum(),
            _ => {
                let own = state.bonus.iter().flatten().filter(|&&owner| owner == seat.0 + 1).count();
                own as i32 * self.printed.per_bonus_tile
            }
        }
    }

    /// How many tiles in a duchy are such tiles.
    fn count(&self, state: &State, seat: Seat, mut such: impl FnMut(Tile) -> bool) -> i32 {
        let tiles = &state.tiles[seat.index() * DUCHY..][..DUCHY];
        tiles.iter().flatten().filter(|&&tile| such(tile)).count() as i32
    }

    /// Empty spaces of a duchy.
    fn empty_spaces(&self, state: &State, seat: Seat) -> u32 {
        u32::from(self.duchy(state, seat).size) - state.estate(seat).covered.len()
    }

    /// B14.3, B14.4: most points; tied, more (2011) or fewer (SE) empty spaces; still tied, furthest back in turn order.
    pub(crate) fn rank(&self, state: &State) -> Outcome {
        struct Standing {
            seat: Seat,
            points: i32,
            empty: i64,
            back: usize,
        }
        let mut standings: Vec<Standing> = Seat::first(self.players())
            .map(|seat| {
                let empty = i64::from(self.empty_spaces(state, seat));
                Standing {
                    seat,
                    points: self.points_of(state, seat),
                    // The larger the better, in both editions.
                    empty: if self.special() { -empty } else { empty },
                    back: state.track.order.iter().position(|&s| s == seat).unwrap_or(0),
                }
            })
            .collect();
        standings.sort_by_key(|s| std::cmp::Reverse((s.points, s.empty, s.back)));
        let places = standings.iter().enumerate().map(|(i, standing)| {
            let tie_break = standings
                .get(i + 1)
                .filter(|next| next.points == standing.points)
                .map(|next| if next.empty == standing.empty { "B14.4" } else { "B14.3" });
            Place { seats: SeatSet::one(standing.seat), points: standing.points, tie_break }
        });
        Outcome { winners: SeatSet::one(standings[0].seat), places: places.collect() }
    }
}
