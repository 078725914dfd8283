//! Gains of points (X-SOLO-19, X-SOLO-20, X-SOLO-22), and monasteries that score at once (X-SOLO-15).

use crate::{
    Action, Burgundy, Event, Tile,
    open::{Open, push_due},
    score::source_of,
    state::State,
};
use demesne_game::{Illegal, Seat, Sink};

/// X-SOLO-19: by how much the target goes down, and how far at the most.
const STEP: u8 = 5;
/// The source of points that silver buys.
const BOUGHT: &str = "silver";

impl Burgundy {
    /// Points are gained: the player may add to them before they count. X-SOLO-20: what one placement of livestock scores is
    /// one gain, with monastery 7 too.
    pub(crate) fn open_gain(&self, state: &mut State, points: u16) {
        let points = points.min(u8::MAX.into()) as u8;
        match state.open.top() {
            // X-SOLO-22: a purchase is part of a gain of at least 1 point.
            _ if points == 0 => {}
            Some(Open::Gain(more)) => state.open.replace(Open::Gain(more.saturating_add(points))),
            _ => state.open.push(Open::Gain(points)),
        }
    }

    /// What the player can answer while points are gained, a colour gives its tile, or goods can be exchanged.
    pub(crate) fn list_solo_answers(&self, state: &State, seat: Seat, open: Open, out: &mut Vec<Action>) {
        match open {
            Open::Gain(_) => out.extend((0..=self.most_bought(state, seat)).map(Action::Gain)),
            Open::ColourTile(offer) => self.list_colour_puts(state, seat, offer, out),
            _ => self.list_exchanges(state, seat, out),
        }
    }

    /// How many points silver can buy: 1 silver for 1 point.
    fn most_bought(&self, state: &State, seat: Seat) -> u8 {
        state.estate(seat).silver.min(u8::MAX.into()) as u8
    }

    pub(crate) fn check_gain(&self, state: &State, seat: Seat, silver: u8) -> Result<(), Illegal> {
        match state.open.top() {
            Some(Open::Gain(_)) => {}
            Some(open) => return open.comes_first(),
            None => {
                return Illegal::err("X-SOLO-22", "points are bought only when points are gained");
            }
        }
        let most = self.most_bought(state, seat);
        match silver <= most {
            true => Ok(()),
            false => Illegal::err("X-SOLO-19", format!("1 silver buys 1 point; {seat} has {most} silver")),
        }
    }

    /// X-SOLO-19: the marker moves; at the target it goes back to 0, the target comes nearer, and an extra action is due.
    pub(crate) fn apply_gain(&self, state: &mut State, seat: Seat, silver: u8, sink: &mut impl Sink<Event>) {
        let Some(Open::Gain(points)) = state.open.pop() else { return };
        if silver > 0 {
            state.estate_mut(seat).silver -= u16::from(silver);
            sink.tell(|| Event::Silver(seat, -i16::from(silver)));
            sink.tell(|| Event::Scored { seat, source: BOUGHT, points: silver.into() });
        }
        let track = &mut state.solo;
        let marker = u16::from(track.marker) + u16::from(points) + u16::from(silver);
        if marker < track.target.into() {
            track.marker = marker as u8;
            return;
        }
        track.marker = 0;
        track.target = track.target.saturating_sub(STEP).max(STEP);
        sink.tell(|| Event::Target(track.target));
        push_due(&mut state.open, Open::Reset);
    }

    /// X-SOLO-15: what a monastery scores on the state of the moment, and whether the crane counts for it. X-SOLO-16: the crane
    /// counts once in the game; points are paid without asking (X-SEQ-11), so for the first monastery that it can count for.
    pub(super) fn monastery_gain(&self, state: &State, seat: Seat, number: u8) -> (u16, bool) {
        let points = match number {
            // A colour is completed when all its spaces are covered; there are no bonus tiles to count (X-SOLO-17).
            26 => self.completed_colours(state, seat) * self.printed.per_bonus_tile,
            _ => self.monastery_points(state, seat, number),
        };
        let crane = matches!(number, 16..=23 | 29)
            && !state.solo.crane_counted
            && self.count(state, seat, |tile| tile == Tile::CRANE) > 0;
        (points as u16 + if crane { 4 } else { 0 }, crane)
    }

    pub(super) fn score_monastery(
        &self,
        state: &mut State,
        seat: Seat,
        number: u8,
        sink: &mut impl Sink<Event>,
    ) {
        let (points, crane) = self.monastery_gain(state, seat, number);
        state.solo.crane_counted |= crane;
        sink.tell(|| Event::Scored { seat, source: source_of(number), points });
        self.open_gain(state, points);
    }
}
