//! Final scoring and the winner (T16.4, T17).

use crate::{Event, Tuscany, options::TieBreak, state::State, tally::Source};
use demesne_game::{Outcome, Place, Seat, SeatSet, Sink};
use std::cmp::{Ordering, Reverse};

impl Tuscany {
    /// T16.4 to T16.6: what is left brings red points.
    pub(crate) fn score_leftovers(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        let estate = state.estate(seat);
        let hexes = estate.storage.hexes();
        let points = [
            (Source::Cards, estate.cards / self.options.final_cards_per_point),
            (Source::StoredTiles, estate.storage.len() - hexes),
            (Source::StoredHexes, hexes),
            (Source::Marble, estate.marble),
            (Source::Workers, estate.workers),
        ];
        for (source, points) in points {
            self.score(state, seat, source, points.into(), sink);
        }
    }

    /// T17: all seats, best first, with the rule that put each before the next. Seats that nothing parts share a place (T17.4).
    pub(crate) fn rank(&self, state: &State) -> Outcome {
        let mut seats: Vec<Seat> = self.every_seat().collect();
        seats.sort_by(|&one, &other| self.compare(state, one, other).0);
        let mut places: Vec<Place> = Vec::new();
        let mut last: Option<Seat> = None;
        for seat in seats {
            let (order, rule) = last.map_or((Ordering::Less, None), |last| self.compare(state, last, seat));
            match places.last_mut() {
                Some(place) if order == Ordering::Equal => place.seats = place.seats.with(seat),
                before => {
                    if let Some(before) = before {
                        before.tie_break = rule;
                    }
                    let points = state.estate(seat).tally.red().into();
                    places.push(Place { seats: SeatSet::one(seat), points, tie_break: None });
                }
            }
            last = Some(seat);
        }
        let winners = places.first().map_or(SeatSet::EMPTY, |place| place.seats);
        Outcome { winners, places, remark: None }
    }

    /// Who stands before whom, and the rule of the tie-break that says so, where points do not.
    fn compare(&self, state: &State, one: Seat, other: Seat) -> (Ordering, Option<&'static str>) {
        let (one, other) = (state.estate(one), state.estate(other));
        let red = other.tally.red().cmp(&one.tally.red());
        if red != Ordering::Equal {
            return (red, None);
        }
        let empty = Reverse(one.empty()).cmp(&Reverse(other.empty()));
        if empty != Ordering::Equal {
            return (empty, Some("T17.2"));
        }
        let most_green = Reverse(one.tally.green()).cmp(&Reverse(other.tally.green()));
        match self.options.tie_break {
            TieBreak::Spanish => (most_green, Some("T17.3")),
            TieBreak::English => (most_green.reverse().then(one.cards.cmp(&other.cards)), Some("T17.5")),
        }
    }
}
