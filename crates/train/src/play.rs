//! A game that the network plays against itself, and its lessons.

use crate::lesson::Lessons;
use demesne_bots::{EachSeat, Evaluate, Inputs, Judge, MANY, Moment, Network, Search, Tuning, UNIT};
use demesne_game::{Events, Ignore, MAX_SEATS, Quick, Random, Seat, Seed, Step, ToAct, Viewer};

/// One lesson of so many shows a seat as others see it: whoever plays must judge rivals too, whose hands are hidden.
const ASKED_BY_OTHERS: u32 = 4;

/// A choice of very many ([`MANY`]), like that of a board, is made once in a game. Its errors are so many times larger, or boards would be all
/// alike and nothing would be learned about the others.
const WIDER: f32 = 6.0;

/// How a game of self-play is played.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Manner {
    /// By how many points the network misjudges on purpose, so that it meets what it would not choose.
    pub error: f32,
    /// How much of the later outcome a lesson teaches, beside what the network itself said a little later.
    pub patience: f32,
    /// One of so many positions becomes a lesson.
    pub every: u32,
    /// How many positions the search looks at for a decision; none for the network's first sight.
    pub nodes: u32,
    /// How many games of a hundred have a guest who plays by hand-made rules: whoever knows only itself misjudges others.
    pub guests: u32,
}

/// A moment of the game as a seat met it.
struct Met {
    /// The lesson that it became, if it was to be one.
    lesson: Option<usize>,
    /// The points that the seat had.
    points: f32,
    /// The points that the network, or a search with it, expected in the end.
    outlook: f32,
}

/// A game of self-play.
struct Player<'a, G: Evaluate> {
    game: &'a G,
    network: &'a Network,
    judge: Judge<'a>,
    search: Search<G>,
    inputs: Inputs,
    lessons: Lessons,
    met: [Vec<Met>; MAX_SEATS],
    /// Who plays by hand-made rules, and teaches nothing.
    guest: Option<Seat>,
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
        search: Search::new(number, Tuning::default()),
        inputs: Inputs::new(),
        lessons: Lessons::default(),
        met: Default::default(),
        guest: None,
    };
    let mut rng = Quick::new(number ^ 0x5eed);
    if manner.guests > 0 && game.seats() > 1 && rng.below(100) < manner.guests {
        player.guest = Some(Seat(rng.below(game.seats().into()) as u8));
    }
    let (mut state, mut events, mut list) =
        (game.start(), Events::new(Seed::from_number(number)), Vec::new());
    loop {
        let to_act = game.to_act(&state);
        let mut found = None;
        let step = match to_act {
            ToAct::Nobody => break,
            ToAct::Chance => Step::chance(game.sample(&state, &mut events.next_event())),
            seats => {
                let Some(seat) = seats.first_seat() else { break };
                let view = game.view(&state, Viewer::Seat(seat));
                list.clear();
                game.legal_actions(&view, seat, &mut list);
                let action;
                (action, found) =
                    player.choose(Moment { game, view: &view, seat, legal: &list }, manner, &mut rng);
                Step::seat(seat, action)
            }
        };
        game.apply(&mut state, step, &mut Ignore);
        // What the seat that acted has made of it; and wherever the next one is to act, how all stand.
        let next = game.to_act(&state);
        if let Some(seat) = to_act.first_seat() {
            for other in Seat::first(game.seats()) {
                if next != ToAct::Nobody && (other == seat || next != to_act) {
                    let found = found.map(|points: EachSeat| points[other.index()]);
                    let teaches = rng.below(manner.every) == 0;
                    let viewer = match rng.below(ASKED_BY_OTHERS) {
                        0 => Viewer::Spectator,
                        _ => Viewer::Seat(other),
                    };
                    player.meet(&state, (other, viewer), found, teaches);
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
    /// An action, and what a search expects of it for each seat.
    fn choose(
        &mut self,
        moment: Moment<'_, G>,
        manner: Manner,
        rng: &mut Quick,
    ) -> (G::Action, Option<EachSeat>) {
        let Moment { seat, legal, .. } = moment;
        if legal.len() == 1 {
            return (legal[0], None);
        }
        if self.guest == Some(seat) {
            return (best(moment, &mut Judge::by_hand(), 0.0, rng), None);
        }
        // Where there are very many actions, as for the board that is laid out, a search would get nowhere.
        if manner.nodes > 0 && legal.len() < manner.nodes as usize && rng.below(16) > 0 {
            let gone = &mut |nodes| nodes as f32 / manner.nodes as f32;
            let found = self.search.study(moment, &mut self.judge, gone);
            if let Some(best) = found.first() {
                return (best.action, Some(best.worth.points));
            }
        }
        let error = if legal.len() > MANY { WIDER * manner.error } else { manner.error };
        (best(moment, &mut self.judge, error, rng), None)
    }

    /// Keeps a moment of a seat, as a lesson or only for those before it. What is hidden from the viewer is hidden from the lesson.
    fn meet(&mut self, state: &G::State, (seat, viewer): (Seat, Viewer), found: Option<f32>, teaches: bool) {
        if self.guest == Some(seat) {
            return;
        }
        self.inputs.clear();
        if self.game.all_open(state) {
            self.game.features(state, seat, &mut self.inputs);
        } else {
            self.game.features(&self.game.view(state, viewer), seat, &mut self.inputs);
        }
        let points = self.game.points(state, seat) as f32;
        let outlook = found.unwrap_or_else(|| points + UNIT * self.network.answer(&self.inputs));
        let lesson = teaches.then(|| self.lessons.push(&self.inputs));
        self.met[seat.index()].push(Met { lesson, points, outlook });
    }

    /// Says what each lesson teaches, from the end back.
    fn teach(mut self, points: &EachSeat, patience: f32) -> Lessons {
        for (met, &end) in self.met.iter().zip(points) {
            let mut later = end;
            for moment in met.iter().rev() {
                if let Some(lesson) = moment.lesson {
                    *self.lessons.wanted_mut(lesson) = (later - moment.points) / UNIT;
                }
                later = patience * later + (1.0 - patience) * moment.outlook;
            }
        }
        self.lessons
    }
}

/// So many actions are looked at with what they mean to the rivals: those that are best for the own points.
const SHORTLIST: usize = 4;

/// The action that looks best at first sight, misjudged by some points.
fn best<G: Evaluate>(moment: Moment<'_, G>, judge: &mut Judge<'_>, error: f32, rng: &mut Quick) -> G::Action {
    let Moment { game, view, seat, legal } = moment;
    let mut ways: Vec<(f32, G::Action)> = legal
        .iter()
        .map(|&action| {
            let noise = rng.below(2001) as f32 / 1000.0 - 1.0;
            (judge.outlook(game, &moment.after(action), seat) + error * noise, action)
        })
        .collect();
    ways.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    if game.seats() == 1 || !judge.has_learned() {
        return ways[0].1;
    }
    ways.truncate(SHORTLIST);
    let error = error * judge.wish_for_a_point(game, view, seat);
    let mut best = (ways[0].1, f32::NEG_INFINITY);
    for (_, action) in ways {
        let noise = rng.below(2001) as f32 / 1000.0 - 1.0;
        let value = judge.wish(game, &moment.after(action), seat) + error * noise;
        if value > best.1 {
            best = (action, value);
        }
    }
    best.0
}
