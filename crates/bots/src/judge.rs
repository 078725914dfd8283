//! How a position is judged: expected points of each seat, chances to win, and what a seat wants.

use crate::{Evaluate, Inputs, Network, network::RunningSums};
use demesne_game::{MAX_SEATS, Seat, SeatSet, ToAct};

/// One number for each seat.
pub type EachSeat = [f32; MAX_SEATS];

/// What one unit of a network's answer means, in points.
pub const UNIT: f32 = 40.0;

/// What a point is worth beside the chance to win: little, but it keeps a bot playing well when a game is decided, and makes it prefer
/// many points of its own to few of everybody.
const POINT: f32 = 0.01;

/// So many points are worth as much as a game that is won, where there is nobody to win against.
const ALONE: f32 = 100.0;

/// What a position is worth to each seat.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Worth {
    /// What each seat wants to be large: its chance to win, and a little for points.
    pub wants: EachSeat,
    /// The points that each seat is expected to have in the end.
    pub points: EachSeat,
}

impl Worth {
    /// Adds another, so many times.
    #[inline]
    pub(crate) fn add(&mut self, other: &Worth, times: f32) {
        for seat in 0..MAX_SEATS {
            self.wants[seat] += times * other.wants[seat];
            self.points[seat] += times * other.points[seat];
        }
    }

    /// The chances of each seat to win; alone there are none.
    pub fn chances(&self, seats: u8) -> EachSeat {
        std::array::from_fn(|seat| match seats {
            1 => 0.0,
            _ => (self.wants[seat] - POINT * self.points[seat]).clamp(0.0, 1.0),
        })
    }
}

/// Judges positions, by what was learned or by hand-made rules.
#[derive(Clone, Debug)]
pub struct Judge<'n> {
    network: Option<&'n Network>,
    inputs: Inputs,
    /// The last position as each seat saw it.
    last: Vec<RunningSums>,
}

impl<'n> Judge<'n> {
    /// By what was learned about a game; by hand-made rules while that is not there.
    pub fn of<G: Evaluate>(game: &G) -> Judge<'static> {
        game.network().get().map_or_else(Judge::by_hand, Judge::learned)
    }

    /// By a network.
    pub fn learned(network: &'n Network) -> Judge<'n> {
        Judge {
            network: Some(network),
            inputs: Inputs::new(),
            last: vec![RunningSums::new(network); MAX_SEATS],
        }
    }

    /// By hand-made rules.
    pub fn by_hand() -> Judge<'static> {
        Judge { network: None, inputs: Inputs::new(), last: Vec::new() }
    }

    /// Whether it judges by what was learned.
    pub fn has_learned(&self) -> bool {
        self.network.is_some()
    }

    /// The points that a seat, with its allies, is expected to have in the end.
    pub fn outlook<G: Evaluate>(&mut self, game: &G, state: &G::State, seat: Seat) -> f32 {
        match self.network {
            Some(network) if game.to_act(state) != ToAct::Nobody => {
                self.inputs.clear();
                game.features(state, seat, &mut self.inputs);
                let sums = self.last[seat.index()].of(network, &self.inputs);
                game.points(state, seat) as f32 + UNIT * network.answer_from(sums)
            }
            Some(_) => game.points(state, seat) as f32,
            None => outlook_by_hand(game, state, seat),
        }
    }

    /// The same for all seats.
    pub fn outlooks<G: Evaluate>(&mut self, game: &G, state: &G::State) -> EachSeat {
        let mut all = [0.0; MAX_SEATS];
        for seat in Seat::first(game.seats()) {
            // Allies have their points in common.
            let first = game.allies(seat).iter().next().unwrap_or(seat);
            all[seat.index()] =
                if first < seat { all[first.index()] } else { self.outlook(game, state, seat) };
        }
        all
    }

    /// What a position is worth to each seat.
    pub fn worth<G: Evaluate>(&mut self, game: &G, state: &G::State) -> Worth {
        let points = self.outlooks(game, state);
        weigh(game, state, points)
    }

    /// How much a seat wants to stand so: what a rival loses counts too, as far as it helps to win. Hand-made rules look at the own estate
    /// only, and say points.
    pub fn wish<G: Evaluate>(&mut self, game: &G, state: &G::State, seat: Seat) -> f32 {
        match self.network {
            Some(_) => self.worth(game, state).wants[seat.index()],
            None => self.outlook(game, state, seat),
        }
    }

    /// How much more a seat that stands so would want to stand there with one point more.
    pub fn wish_for_a_point<G: Evaluate>(&mut self, game: &G, state: &G::State, seat: Seat) -> f32 {
        match self.network {
            Some(_) if game.seats() == 1 => 1.0 / ALONE,
            Some(_) => {
                let chance = self.worth(game, state).chances(game.seats())[seat.index()];
                POINT + chance * (1.0 - chance) / game.spread(state).max(0.5)
            }
            None => 1.0,
        }
    }

    /// The same after an action of a seat, at a fraction of the effort: what the others expected before they expect still.
    pub(crate) fn worth_after<G: Evaluate>(
        &mut self,
        game: &G,
        state: &G::State,
        seat: Seat,
        before: &Worth,
    ) -> Worth {
        if game.to_act(state) == ToAct::Nobody {
            return self.worth(game, state);
        }
        let own = self.outlook(game, state, seat);
        let mut points = before.points;
        game.allies(seat).iter().for_each(|ally| points[ally.index()] = own);
        weigh(game, state, points)
    }
}

/// The points that a seat is expected to have in the end by hand-made rules, in the measure of those rules: where they do not speak
/// of points (alone), an end must be comparable with what comes before it.
pub(crate) fn outlook_by_hand<G: Evaluate>(game: &G, state: &G::State, seat: Seat) -> f32 {
    game.value(state, seat)
}

/// What a position is worth to each seat, given the points that are expected of all.
fn weigh<G: Evaluate>(game: &G, state: &G::State, points: EachSeat) -> Worth {
    if game.seats() == 1 {
        // Alone there is nobody to win against: points are all, but a game that is won is worth more than any that only looks well.
        let won = game.outcome(state).map_or([0.0; MAX_SEATS], |outcome| won(outcome.winners, 1));
        return Worth { wants: std::array::from_fn(|seat| won[seat] + points[seat] / ALONE), points };
    }
    let chances = match game.outcome(state) {
        Some(outcome) => won(outcome.winners, game.seats()),
        None => chances(game, state, &points),
    };
    Worth { wants: std::array::from_fn(|seat| wants(chances[seat], points[seat])), points }
}

/// How much a seat that plays against others wants to stand so: a chance to win, and points expected.
fn wants(chance: f32, points: f32) -> f32 {
    chance + POINT * points
}

/// Who won, as chances.
fn won(winners: SeatSet, seats: u8) -> EachSeat {
    std::array::from_fn(|seat| {
        let seat = Seat(seat as u8);
        if seat.0 < seats && winners.contains(seat) { 1.0 } else { 0.0 }
    })
}

/// The chance of each seat to win, from the points that are expected of all. Allies win together and have one chance in common.
pub fn chances<G: Evaluate>(game: &G, state: &G::State, outlooks: &EachSeat) -> EachSeat {
    let spread = game.spread(state).max(0.5);
    let seats = usize::from(game.seats());
    let best = outlooks[..seats].iter().fold(f32::NEG_INFINITY, |best, &points| best.max(points));
    let mut weights = [0.0; MAX_SEATS];
    let mut sum = 0.0;
    for seat in Seat::first(game.seats()) {
        let weight = exp((outlooks[seat.index()] - best) / spread);
        weights[seat.index()] = weight;
        // A side counts once.
        if game.allies(seat).iter().next() == Some(seat) {
            sum += weight;
        }
    }
    weights.map(|weight| weight / sum)
}

/// e to the power of a number that is not above 0, to seven digits. The standard library's may differ from machine to machine in the last
/// digit, and with it what a bot does.
pub(crate) fn exp(x: f32) -> f32 {
    // e^x = 2^n · 2^f with f between −1/2 and 1/2, and 2^f by its series.
    let power = (x * std::f32::consts::LOG2_E).max(-126.0);
    let whole = power.round();
    let rest = (power - whole) * std::f32::consts::LN_2;
    let series = 1.0 + rest * (1.0 + rest * (0.5 + rest * (1.0 / 6.0 + rest * (1.0 / 24.0 + rest / 120.0))));
    f32::from_bits(((whole as i32 + 127) as u32) << 23) * series
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exp_is_the_exponential() {
        for n in 0..2000 {
            let x = -0.05 * n as f32;
            let (own, known) = (f64::from(exp(x)), f64::from(x).exp());
            assert!((own - known).abs() <= 5e-6 * known + 1e-37, "{x}: {own} {known}");
        }
        assert_eq!((exp(0.0), exp(-1e9) < 1e-37), (1.0, true));
    }
}
