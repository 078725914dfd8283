//! A course of self-play: rounds of games and steps of learning.

use crate::{
    Table, Tables,
    adam::Adam,
    gradient::Gradient,
    lesson::Lessons,
    play::{Manner, play},
};
use demesne_bots::{EachSeat, FIRST, Inputs, Network, SECOND};
use demesne_game::{Quick, Random, Seat, TextError};
use std::{
    fmt,
    sync::atomic::{AtomicUsize, Ordering},
    thread,
};

/// The parts that the lessons of a step are split into, whatever the number of threads, so that sums come out the same.
const PARTS: usize = 8;
/// Lessons of a step.
const STEP: usize = 512;

/// The network that plays is the mean of the last steps: of so many at most, and of a tenth of all while there are few.
const CALM: f32 = 2_000.0;
/// The first steps are shorter: what each weight's own pace is must be seen first.
const FIRST_STEPS: f32 = 100.0;

/// A search takes so many times longer than a first sight, and teaches so much more.
const FEWER: u32 = 8;

/// What a course is to do.
#[derive(Clone, PartialEq, Debug)]
pub struct Plan {
    /// Which of the game's networks is learned.
    pub course: String,
    /// The randomness of the whole course.
    pub seed: u64,
    /// How many rounds it has.
    pub rounds: u32,
    /// Games of a round.
    pub games: u32,
    /// How far a step of learning goes at first; in the end a twentieth of it.
    pub rate: f32,
    /// By how many points an action is misjudged at first, so that everything is tried; in the end by a tenth of it.
    pub noise: f32,
    /// From which share of the rounds on games are played with a search, of which there are fewer: each takes longer and teaches more.
    pub deep: f32,
    /// How many positions that search looks at for a decision.
    pub nodes: u32,
    /// How many games of a hundred have a guest who plays by hand-made rules.
    pub guests: u32,
    /// How much of what came of a position a lesson teaches, beside what the network itself said a little later: from one lesson of a seat
    /// to its next. Near 1 it waits for the end of the game, which is true but full of luck.
    pub patience: f32,
    /// One of so many positions is a lesson: neighbours teach nearly the same.
    pub every: u32,
    /// How often the lessons of a round are gone through: playing takes far longer than learning.
    pub times: u32,
}

impl Plan {
    /// A course of so many rounds.
    pub fn new(course: &str, rounds: u32) -> Plan {
        Plan {
            course: course.into(),
            seed: 1,
            rounds,
            games: 256,
            rate: 0.001,
            noise: 2.0,
            deep: 1.0,
            nodes: 128,
            guests: 0,
            patience: 0.9,
            every: 1,
            times: 1,
        }
    }
}

impl fmt::Display for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Plan { course, seed, rounds, games, rate, noise, deep, nodes, guests, patience, every, times } =
            self;
        write!(
            f,
            "{course}, {rounds} rounds of {games} games, seed {seed}, rate {rate}, noise {noise}, search from {deep} on with {nodes} nodes, guests in {guests} of 100, patience {patience}, every {every}. position, learned {times} times"
        )
    }
}

/// What a round gave.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Report {
    /// The round, counted from 1.
    pub round: u32,
    /// How far off the network was, in points: the root of the mean square.
    pub error: f32,
    /// Positions learned from.
    pub lessons: usize,
    /// For each name of tables, how many seats of people played there and their mean points.
    pub means: Vec<(String, u32, f32)>,
}

/// A course under way.
#[derive(Clone, Debug)]
pub struct Course<G> {
    plan: Plan,
    tables: Vec<Table<G>>,
    /// The network that learns.
    pub(crate) learning: Network,
    /// The mean of what it was of late, without the noise of single steps: this one plays and is handed out.
    pub(crate) network: Network,
    pub(crate) adam: Adam,
    pub(crate) done: u32,
}

impl<G: Tables> Course<G> {
    /// A course from its beginning.
    pub fn new(plan: Plan) -> Result<Course<G>, TextError> {
        let tables = G::tables(&plan.course)?;
        let network = newborn(G::FEATURES, plan.seed);
        let learning = network.clone();
        Ok(Course { plan, tables, learning, network, adam: Adam::new(G::FEATURES), done: 0 })
    }

    /// What it is to do.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// Rounds that are done.
    pub fn done(&self) -> u32 {
        self.done
    }

    /// What was learned so far.
    pub fn network(&self) -> &Network {
        &self.network
    }

    /// Goes on from weights that were learned elsewhere.
    pub fn start_from(&mut self, network: Network) {
        self.network = network.clone();
        self.learning = network;
    }

    /// Plays a round and learns from it.
    pub fn round(&mut self, threads: usize) -> Report {
        let gone = self.done as f32 / self.plan.rounds.max(1) as f32;
        let deep = gone >= self.plan.deep;
        let manner = Manner {
            error: self.plan.noise * (1.0 - gone) + self.plan.noise / 10.0,
            patience: self.plan.patience,
            every: self.plan.every.max(1),
            nodes: if deep { self.plan.nodes } else { 0 },
            guests: self.plan.guests,
        };
        let games = self.play(manner, threads);
        let mut report = Report { round: self.done + 1, ..Report::default() };
        let mut lessons = Lessons::default();
        for (table, (found, points)) in &games {
            lessons.append(found);
            report.add(&self.tables[*table], points);
        }
        report.lessons = lessons.len();
        // The pace falls along half a cosine.
        let pace = 0.05 + 0.95 * 0.5 * (1.0 + (std::f32::consts::PI * gone).cos());
        for time in 0..self.plan.times.max(1) {
            let error = self.learn(&lessons, time, self.plan.rate * pace, threads);
            report.error = if time == 0 { error } else { report.error };
        }
        self.done += 1;
        report
    }

    /// The games of a round, in the order of their numbers.
    fn play(&self, manner: Manner, threads: usize) -> Vec<(usize, (Lessons, EachSeat))> {
        let first = u64::from(self.done) * u64::from(self.plan.games);
        let games = (self.plan.games / if manner.nodes > 0 { FEWER } else { 1 }).max(1) as usize;
        let next = AtomicUsize::new(0);
        let work = || {
            let mut played = Vec::new();
            loop {
                let place = next.fetch_add(1, Ordering::Relaxed);
                if place >= games {
                    return played;
                }
                let mut rng = Quick::new(self.plan.seed.wrapping_mul(0x9e37) ^ (first + place as u64));
                let table = self.table(&mut rng);
                let number = rng.next_u64();
                played.push((place, (table, play(&self.tables[table].game, &self.network, number, manner))));
            }
        };
        let mut all: Vec<_> = in_parallel(threads, work).into_iter().flatten().collect();
        all.sort_by_key(|(place, _)| *place);
        all.into_iter().map(|(_, game)| game).collect()
    }

    /// Draws a table.
    fn table(&self, rng: &mut Quick) -> usize {
        let all: u32 = self.tables.iter().map(|table| table.weight).sum();
        let mut left = rng.below(all.max(1));
        for (place, table) in self.tables.iter().enumerate() {
            match left.checked_sub(table.weight) {
                Some(less) => left = less,
                None => return place,
            }
        }
        0
    }

    /// Learns from all lessons once, in random order. Gives the error before.
    fn learn(&mut self, lessons: &Lessons, time: u32, rate: f32, threads: usize) -> f32 {
        let mut order: Vec<u32> = (0..lessons.len() as u32).collect();
        Quick::new(self.plan.seed ^ u64::from(self.done) ^ u64::from(time) << 32).shuffle(&mut order);
        let mut parts: Vec<Gradient> = (0..PARTS).map(|_| Gradient::new(G::FEATURES)).collect();
        let mut sum = 0.0;
        for step in order.chunks(STEP) {
            let network = &self.learning;
            let share = step.len().div_ceil(PARTS);
            let mut work: Vec<(&mut Gradient, &[u32])> = parts.iter_mut().zip(step.chunks(share)).collect();
            let per_thread = work.len().div_ceil(threads.max(1));
            thread::scope(|scope| {
                for chunk in work.chunks_mut(per_thread) {
                    scope.spawn(move || {
                        let mut inputs = Inputs::new();
                        for (gradient, lessons_of_part) in chunk {
                            gradient.clear();
                            for &lesson in *lessons_of_part {
                                let wanted = lessons.read(lesson as usize, &mut inputs);
                                gradient.learn(network, &inputs, wanted);
                            }
                        }
                    });
                }
            });
            let used = work.len();
            let (first, others) = parts.split_at_mut(1);
            for other in &others[..used - 1] {
                first[0].add(other);
            }
            sum += first[0].error;
            let steps = self.adam.steps as f32;
            let rate = rate * ((steps + 1.0) / FIRST_STEPS).min(1.0);
            self.adam.step(&mut self.learning, &mut first[0], step.len(), rate);
            self.network.draw_near(&self.learning, (10.0 / (steps + 10.0)).max(1.0 / CALM));
        }
        (sum / lessons.len().max(1) as f64).sqrt() as f32 * demesne_bots::UNIT
    }
}

impl Report {
    fn add<G: Tables>(&mut self, table: &Table<G>, points: &EachSeat) {
        let game = &table.game;
        let name = match table.name.as_str() {
            one if game.seats() > 1 => format!("{one} {}", game.seats()),
            one => one.to_owned(),
        };
        let place = self.means.iter().position(|(other, ..)| *other == name).unwrap_or_else(|| {
            self.means.push((name, 0, 0.0));
            self.means.len() - 1
        });
        let (_, count, mean) = &mut self.means[place];
        for seat in Seat::first(game.seats()) {
            *count += 1;
            *mean += (points[seat.index()] - *mean) / *count as f32;
        }
    }
}

/// A network that has learned nothing: small random weights, so that its places differ.
fn newborn(features: usize, seed: u64) -> Network {
    let mut rng = Quick::new(seed ^ 0xb0b);
    let mut network = Network::zero(features);
    let mut even = |width: f32| width * (rng.below(20_001) as f32 / 10_000.0 - 1.0);
    network.from_inputs.iter_mut().for_each(|weight| *weight = even(0.12));
    let (one, other) = ((3.0 / FIRST as f32).sqrt(), (3.0 / SECOND as f32).sqrt());
    network.to_second.as_flattened_mut().iter_mut().for_each(|weight| *weight = even(one));
    network.to_answer.iter_mut().for_each(|weight| *weight = even(other));
    network
}

/// What each of some threads gives.
fn in_parallel<T: Send>(threads: usize, work: impl Fn() -> T + Sync) -> Vec<T> {
    let work = &work;
    thread::scope(|scope| {
        let handles: Vec<_> = (0..threads.max(1)).map(|_| scope.spawn(work)).collect();
        handles.into_iter().filter_map(|handle| handle.join().ok()).collect()
    })
}
