//! `demesne sim`: many games between bots, and what they add up to.

mod report;
mod sums;

use crate::{
    cli::SimArgs,
    clock,
    fault::{Code, Fault},
    files,
    progress::Progress,
    table,
    terminal::{self, Task, Terminal},
};
use demesne_arena::play;
use demesne_bots::Mind;
use demesne_game::{Game, Record, Seat, Seed, Step, record::result_text};
use std::{
    path::PathBuf,
    sync::atomic::{AtomicBool, AtomicU64, Ordering},
    thread,
    time::{Duration, Instant},
};
use sums::Sums;

/// Games that a thread takes on at once.
const CHUNK: u64 = 16;
/// More games than anybody will wait for, and few enough for sums of their points.
const MOST_GAMES: u64 = 1_000_000_000_000;

/// What is simulated.
#[derive(Debug)]
pub struct Plan<'g, G: Game> {
    game: &'g G,
    /// One for each person.
    bots: Vec<Mind>,
    games: u64,
    seed: Seed,
    threads: u64,
    records: Option<PathBuf>,
}

impl<G: Terminal> Plan<'_, G> {
    /// Who sits at a seat.
    fn name(&self, seat: Seat) -> String {
        match G::AUTOMATON {
            Some(automaton) if self.game.automaton_seat() == Some(seat) => automaton.name.into(),
            _ => self.bots.get(seat.index()).map_or_else(String::new, Mind::to_string),
        }
    }
}

/// Plays the games and reports.
pub fn run(args: &SimArgs) -> Result<Code, Fault> {
    terminal::run(table::kind(args.table.game.as_deref())?, args)
}

impl Task for &SimArgs {
    type Output = Result<Code, Fault>;

    fn run<G: Terminal>(self) -> Result<Code, Fault> {
        let names = table::names(&self.bots);
        // Before the table is set up: a wrong name is wrong whatever the number of players.
        let bots = table::bots(&names)?;
        let game: G = table::set_up(&self.table, &names)?;
        let plan = Plan {
            bots: table::minds(bots, &game)?,
            game: &game,
            games: table::count("--games", &self.games, MOST_GAMES)?,
            seed: Seed::parse(&self.seed)?,
            threads: table::threads(self.threads.as_deref())?,
            records: self.records.clone(),
        };
        if let Some(folder) = &plan.records {
            files::make_folder(folder)?;
        }
        let started = Instant::now();
        let sums = simulate(&plan)?;
        let seconds = started.elapsed().as_secs_f64();
        match self.json {
            true => files::say_json(&report::json(&plan, &sums, seconds))?,
            false => files::say(&report::text(&plan, &sums, seconds))?,
        }
        Ok(Code::Fine)
    }
}

/// Plays all games. Which thread plays which does not matter: games depend on their numbers alone, sums on no order.
fn simulate<G: Terminal>(plan: &Plan<'_, G>) -> Result<Sums, Fault> {
    let (next, done, stop) = (AtomicU64::new(0), AtomicU64::new(0), AtomicBool::new(false));
    let work = || -> Result<Sums, Fault> {
        let mut worker = Worker { plan, list: Vec::with_capacity(256), steps: Vec::new() };
        let mut sums = Sums::new(plan.game);
        while !stop.load(Ordering::Relaxed) {
            let first = next.fetch_add(CHUNK, Ordering::Relaxed);
            let end = (first + CHUNK).min(plan.games);
            if first >= end {
                break;
            }
            for number in first..end {
                worker.game(number, &mut sums).inspect_err(|_| stop.store(true, Ordering::Relaxed))?;
            }
            done.fetch_add(end - first, Ordering::Relaxed);
        }
        Ok(sums)
    };
    let mut bar = Progress::new("games", plan.games);
    let result = thread::scope(|scope| {
        let threads: Vec<_> = (0..plan.threads).map(|_| scope.spawn(work)).collect();
        while bar.is_seen() && !threads.iter().all(|thread| thread.is_finished()) {
            bar.at(done.load(Ordering::Relaxed));
            thread::sleep(Duration::from_millis(20));
        }
        let mut all = Sums::new(plan.game);
        for thread in threads {
            match thread.join() {
                Ok(sums) => all.merge(&sums?),
                Err(_) => return Err(Fault::check("a fault of this program: a thread broke off")),
            }
        }
        Ok(all)
    });
    bar.finish();
    result
}

/// What a thread keeps from game to game, so that playing takes no memory from the heap.
struct Worker<'p, 'g, G: Game> {
    plan: &'p Plan<'g, G>,
    list: Vec<G::Action>,
    steps: Vec<Step<G::Action>>,
}

impl<G: Terminal> Worker<'_, '_, G> {
    /// Plays the game with a number and adds it up.
    fn game(&mut self, number: u64, sums: &mut Sums) -> Result<(), Fault> {
        let game = self.plan.game;
        let seed = self.plan.seed.derive(number);
        let state = self.play(seed, sums);
        sums.add(game, &state);
        let Some(folder) = &self.plan.records else { return Ok(()) };
        let names = Seat::first(game.seats()).map(|seat| self.plan.name(seat)).collect();
        let mut record = Record::new(names, Some(seed.commitment()));
        record.steps = std::mem::take(&mut self.steps);
        record.seed = Some(seed);
        record.result = result_text(game, &state);
        files::write(&folder.join(format!("game-{:06}.txt", number + 1)), &record.write(game))?;
        self.steps = record.steps;
        Ok(())
    }

    /// Plays a game to its end.
    fn play(&mut self, seed: Seed, sums: &mut Sums) -> G::State {
        let Worker { plan, list, steps } = self;
        let keep = plan.records.is_some();
        steps.clear();
        let over = play(
            plan.game,
            &plan.bots,
            seed,
            list,
            |bot, moment| {
                sums.decisions += 1;
                bot.choose(moment, &mut clock::clock(bot.mind()))
            },
            |step| {
                if keep {
                    steps.push(step);
                }
            },
        );
        sums.chance_events += over.chance_events;
        over.state
    }
}
