//! Final scoring, which can be asked for at any moment, and the winner (V19, V25).

use crate::{
    Viscounts,
    building::BuildingKind,
    icon::{Icon, Icons},
    manuscript::{RIBBONS, Ribbon},
    printed::{Counted, Writ},
    state::{Player, State},
};
use demesne_game::{MAX_SEATS, Outcome, Place, Seat, SeatScore, SeatSet};

/// Where points come from, in the order of V19.
pub const SOURCES: [&str; 11] = [
    "buildings",
    "workers",
    "sets",
    "manuscripts",
    "leader",
    "bonus-cards",
    "debts",
    "deeds",
    "poverty",
    "prosperity",
    "leftovers",
];

impl Viscounts {
    /// The points of a seat by source (V19.1 to V19.9, V25.3).
    fn scored(&self, state: &State, seat: Seat) -> [i32; SOURCES.len()] {
        let (tables, player) = (&self.printed.tables, state.player(seat));
        let [unpaid, paid, acquired, approved] = tables.documents.map(i32::from);
        // V12.26
        let buildings = BuildingKind::ALL.into_iter().map(|kind| match player.built_of(kind) {
            0 => 0,
            number => i32::from(tables.buildings[kind as usize].points[usize::from(number) - 1]),
        });
        // V13.18
        let tiers = [player.first.iter().sum::<u8>(), player.second.iter().sum::<u8>(), player.third];
        let workers = tiers.into_iter().zip(tables.worker_points).map(|(n, vp)| i32::from(n) * i32::from(vp));
        let leftovers = match self.is_solo(seat) {
            true => i32::from(self.printed.solo.leftover) * resources(player),
            false => 0,
        };
        [
            buildings.sum(),
            workers.sum(),
            self.sets(player),
            self.tile_points(state, seat),
            if state.leader == Some(seat) { tables.leader.into() } else { 0 },
            player.bonus.count_ones() as i32 * i32::from(tables.bonus_card),
            unpaid * i32::from(player.unpaid) + paid * i32::from(player.paid),
            acquired * i32::from(player.acquired) + approved * i32::from(player.approved),
            // V19.8, V19.9: only what is revealed.
            if state.poverty == 0 { self.majority(state, seat, |player| player.approved) } else { 0 },
            if state.prosperity == 0 { self.majority(state, seat, |player| player.paid) } else { 0 },
            leftovers,
        ]
    }

    pub(crate) fn score_list(&self, state: &State, seat: Seat) -> SeatScore {
        let mut score = SeatScore::default();
        for (source, points) in SOURCES.into_iter().zip(self.scored(state, seat)) {
            score.add(source, points);
        }
        score
    }

    pub(crate) fn total(&self, state: &State, seat: Seat) -> i32 {
        self.scored(state, seat).into_iter().sum()
    }

    /// V14.8, V14.9: set number i has a tile of every colour of which there are at least i.
    fn sets(&self, player: &Player) -> i32 {
        let counts: [u32; RIBBONS] = Ribbon::ALL
            .map(|ribbon| (player.manuscripts.0 & self.printed.ribbons[ribbon as usize].0).count_ones());
        let most = counts.into_iter().max().unwrap_or(0);
        (1..=most)
            .map(|set| counts.iter().filter(|&&count| count >= set).count())
            .map(|size| i32::from(self.printed.sets[size - 1]))
            .sum()
    }

    /// V14.10, V19.6: the tiles with points.
    fn tile_points(&self, state: &State, seat: Seat) -> i32 {
        let player = state.player(seat);
        if player.manuscripts.is_empty() {
            return 0;
        }
        let mut points = 0;
        let mut icons = None;
        for tile in player.manuscripts.iter() {
            let Writ::Score { vp, per, of } = self.printed.tile(tile).writ else { continue };
            let count = match of {
                Counted::Resource => resources(player),
                Counted::Silver => player.silver.into(),
                Counted::Building => player.built.count_ones() as i32,
                Counted::Manuscript => player.manuscripts.len().into(),
                Counted::ApprovedDeed => player.approved.into(),
                Counted::PaidDebt => player.paid.into(),
                Counted::Worker => player.in_castle().into(),
                Counted::Icon(icon) => {
                    let icons = *icons.get_or_insert_with(|| self.all_icons(state, seat));
                    icons[icon as usize]
                }
            };
            points += i32::from(vp) * (count / i32::from(per));
        }
        points
    }

    /// V19.6, V19.7, V25.2: all icons of a seat, wherever its cards are.
    fn all_icons(&self, state: &State, seat: Seat) -> [i32; Icon::ALL.len()] {
        let mut sum = [0; Icon::ALL.len()];
        let mut add = |icons: Icons| {
            for (sum, count) in sum.iter_mut().zip(icons.0) {
                *sum += i32::from(count);
            }
        };
        if self.is_solo(seat) {
            let solo = &state.solo;
            // Those that were shuffled in unseen (V21.9) are turned up at the end; before, nobody can say what they show.
            let owned = solo.pile.or(solo.discards).iter().chain(solo.board());
            owned.for_each(|scheme| add(self.printed.solo.schemes[scheme.index()].header));
            add(self.solo_lasting(state, seat));
        } else {
            let player = state.player(seat);
            player.own_cards().iter().for_each(|card| add(self.printed.card(card).icons));
            add(self.lasting_icons(player));
        }
        sum
    }

    /// V19.8 to V19.12: points of a majority; those who are as many share the places that they take.
    fn majority(&self, state: &State, seat: Seat, count: impl Fn(&Player) -> u8) -> i32 {
        let mut places = self.printed.tables.majority;
        // V19.11, V25.4: with fewer than three players the second place is left out.
        if self.options.seats() < 3 {
            places = [places[0], places[2], 0];
        }
        let own = count(state.player(seat));
        // V19.10
        if own == 0 {
            return 0;
        }
        let counts = || self.every_seat().map(|seat| count(state.player(seat)));
        let better = counts().filter(|&other| other > own).count();
        let tied = counts().filter(|&other| other == own).count();
        let sum: i32 = places.iter().skip(better).take(tied).map(|&points| i32::from(points)).sum();
        sum / tied as i32
    }

    /// V19.16, V25.5: most points, then most silver and resources; against the solo opponent a tie is no win.
    pub(crate) fn rank(&self, state: &State) -> Outcome {
        let mut totals = [0; MAX_SEATS];
        for seat in self.every_seat() {
            totals[seat.index()] = self.total(state, seat);
        }
        let goods = |seat: Seat| resources(state.player(seat)) + i32::from(state.player(seat).silver);
        if let Some(solo) = self.solo_seat() {
            let person = Seat(0);
            let [yours, its] = [person, solo].map(|seat| totals[seat.index()]);
            let order = if yours > its { [person, solo] } else { [solo, person] };
            let place = |seat: Seat, tie_break| Place {
                seats: SeatSet::one(seat),
                points: totals[seat.index()],
                tie_break,
            };
            let tie = (yours == its).then_some("V25.5");
            return Outcome {
                winners: SeatSet::one(order[0]),
                places: vec![place(order[0], tie), place(order[1], None)],
                remark: None,
            };
        }
        let mut seats: Vec<Seat> = self.every_seat().collect();
        let key = |seat: &Seat| (totals[seat.index()], goods(*seat));
        seats.sort_by_key(|seat| std::cmp::Reverse(key(seat)));
        let mut places: Vec<Place> = Vec::new();
        let mut last = None;
        for seat in seats {
            let (points, goods) = key(&seat);
            match places.last_mut() {
                Some(place) if last == Some((points, goods)) => place.seats = place.seats.with(seat),
                before => {
                    if let Some(place) = before.filter(|place| place.points == points) {
                        place.tie_break = Some("V19.16");
                    }
                    places.push(Place { seats: SeatSet::one(seat), points, tie_break: None });
                }
            }
            last = Some((points, goods));
        }
        let winners = places.first().map_or(SeatSet::EMPTY, |place| place.seats);
        Outcome { winners, places, remark: None }
    }
}

fn resources(player: &Player) -> i32 {
    player.resources.iter().map(|&count| i32::from(count)).sum()
}
