//! A game that the network plays against itself, and its lessons.

use crate::lesson::Lessons;
use demesne_bots::{EachSeat, Evaluate, Inputs, Judge, Network, UNIT};
use demesne_game::{Events, Ignore, MAX_SEATS, Quick, Random, Seat, Seed, Step, ToAct, Viewer};

/// How a game of self-play is played.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Manner {
    /// By how many points the network misjudges on purpose, so that it meets what it would not choose.
    pub error: f32,
    /// How much of the later outcome a lesson teaches, beside what the network itself said a little later.
    pub patience: f32,
    /// Whether the network looks at what its actions mean for the others, too.
    pub rivalry: bool,
}

/// A moment of the game as a seat met it.
struct Met {
    lesson: usize,
    /// The points that the seat had.
    points: f32,
    /// The points that the network expected in the end.
    outlook: f32,
}

/// A game of self-play.
struct Player<'a, G: Evaluate> {
    game: &'a G,
    network: &'a Network,
    judge: Judge<'a>,
    inputs: Inputs,
    lessons: Lessons,
    met: [Vec<Met>; MAX_SEATS],
}

/// Plays a game and gives its lessons, and the points in the end.
pub(crate) fn play<G: Evaluate>(
    game: &G,
    network: &Network,
    number: u64,
    manner: Manner,
) -> (Lessons, EachSeat) {
    let mut player = Player {
        game,
        network,
        judge: Judge::learned(network),
        inputs: Inputs::new(),
        lessons: Lessons::default(),
        met: Default::default(),
    };
    let mut rng = Quick::new(number ^ 0x5eed);
    let (mut state, mut events, mut list) =
        (game.start(), Events::new(Seed::from_number(number)), Vec::new());
    loop {
        let to_act = game.to_act(&state);
        let step = match to_act {
            ToAct::Nobody => break,
            ToAct::Chance => Step::chance(game.sample(&state, &mut events.next_event())),
            seats => {
                let Some(seat) = seats.first_seat() else { break };
                let view = game.view(&state, Viewer::Seat(seat));
                list.clear();
                game.legal_actions(&view, seat, &mut list);
                Step::seat(seat, player.choose(&view, seat, &list, manner, &mut rng))
            }
        };
        game.apply(&mut state, step, &mut Ignore);
        // What the seat that acted has made of it; and wherever the next one is to act, how all stand.
        let next = game.to_act(&state);
        if let Some(seat) = to_act.first_seat() {
            for other in Seat::first(game.seats()) {
                if next != ToAct::Nobody && (other == seat || next != to_act) {
                    player.meet(&state, other);
                }
            }
        }
    }
    let points = std::array::from_fn(|seat| match (seat as u8) < game.seats() {
        true => game.points(&state, Seat(seat as u8)) as f32,
        false => 0.0,
    });
    (player.teach(&points, manner.patience), points)
}

impl<G: Evaluate> Player<'_, G> {
    fn choose(
        &mut self,
        view: &G::State,
        seat: Seat,
        legal: &[G::Action],
        manner: Manner,
        rng: &mut Quick,
    ) -> G::Action {
        let mut best = (legal[0], f32::NEG_INFINITY);
        if legal.len() == 1 {
            return best.0;
        }
        for &action in legal {
            let mut after = *view;
            self.game.apply(&mut after, Step::seat(seat, action), &mut Ignore);
            let looks = match manner.rivalry {
                true => 50.0 * self.judge.worth(self.game, &after).wants[seat.index()],
                false => self.judge.outlook(self.game, &after, seat),
            };
            let noise = rng.below(2001) as f32 / 1000.0 - 1.0;
            let value = looks + manner.error * noise;
            if value > best.1 {
                best = (action, value);
            }
        }
        best.0
    }

    /// Keeps a position as a lesson of a seat. What is hidden from the seat is hidden from the lesson.
    fn meet(&mut self, state: &G::State, seat: Seat) {
        self.inputs.clear();
        if self.game.all_open(state) {
            self.game.features(state, seat, &mut self.inputs);
        } else {
            self.game.features(&self.game.view(state, Viewer::Seat(seat)), seat, &mut self.inputs);
        }
        let points = self.game.points(state, seat) as f32;
        let outlook = points + UNIT * self.network.answer(&self.inputs);
        let lesson = self.lessons.push(&self.inputs);
        self.met[seat.index()].push(Met { lesson, points, outlook });
    }

    /// Says what each lesson teaches, from the end back.
    fn teach(mut self, points: &EachSeat, patience: f32) -> Lessons {
        for (met, &end) in self.met.iter().zip(points) {
            let mut later = end;
            for moment in met.iter().rev() {
                *self.lessons.wanted_mut(moment.lesson) = (later - moment.points) / UNIT;
                later = patience * later + (1.0 - patience) * moment.outlook;
            }
        }
        self.lessons
    }
}
