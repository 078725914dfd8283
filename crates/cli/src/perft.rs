//! `demesne perft`: how many sequences of decisions there are.

use crate::{
    cli::PerftArgs,
    fault::{Code, Fault},
    files,
    progress::Progress,
    table,
    terminal::{self, Task, Terminal},
};
use demesne_game::{Game, Ignore, Seed, Step, ToAct};
use serde_json::json;
use std::time::Instant;

/// Counts depth by depth.
pub fn run(args: &PerftArgs) -> Result<Code, Fault> {
    terminal::run(table::kind(args.table.game.as_deref())?, args)
}

impl Task for &PerftArgs {
    type Output = Result<Code, Fault>;

    fn run<G: Terminal>(self) -> Result<Code, Fault> {
        let game: G = table::set_up(&self.table, &[])?;
        let seed = Seed::parse(&self.seed)?;
        let depth = table::count("--depth", &self.depth, 64)? as usize;
        let mut rows = Vec::new();
        for depth in 1..=depth {
            let started = Instant::now();
            let sequences = Search::new(&game, seed, depth).count_all()?;
            let seconds = started.elapsed().as_secs_f64();
            if !self.json {
                files::say(&format!("depth {depth}: {sequences} sequences, {seconds:.3} s\n"))?;
            }
            rows.push(json!({ "depth": depth, "sequences": sequences, "seconds": seconds }));
        }
        if self.json {
            files::say_json(&json!({ "game": G::NAME, "seed": seed.to_string(), "depths": rows }))?;
        }
        Ok(Code::Fine)
    }
}

/// A count down to a depth, with a list of actions for each level.
struct Search<'g, G: Game> {
    game: &'g G,
    seed: Seed,
    depth: usize,
    lists: Vec<Vec<G::Action>>,
}

impl<'g, G: Game> Search<'g, G> {
    fn new(game: &'g G, seed: Seed, depth: usize) -> Search<'g, G> {
        Search { game, seed, depth, lists: vec![Vec::new(); depth] }
    }

    fn count_all(&mut self) -> Result<u64, Fault> {
        // Only the first decisions are counted for the bar: nobody knows the others beforehand.
        let mut bar = Progress::new("first decisions", 0);
        let sequences = self.count(self.game.start(), 0, 0, &mut bar);
        bar.finish();
        sequences
    }

    /// The sequences that go on from a state, after so many events of chance and decisions.
    fn count(
        &mut self,
        mut state: G::State,
        mut events: u64,
        made: usize,
        bar: &mut Progress,
    ) -> Result<u64, Fault> {
        let seats = loop {
            match self.game.to_act(&state) {
                ToAct::Nobody => return Ok(0),
                ToAct::Seats(seats) => break seats,
                ToAct::Chance => {
                    let action = self.game.sample(&state, &mut self.seed.event(events));
                    self.play(&mut state, Step::chance(action))?;
                    events += 1;
                }
            }
        };
        let last = made + 1 == self.depth;
        let mut list = std::mem::take(&mut self.lists[made]);
        let mut sequences = 0;
        for seat in seats.iter() {
            list.clear();
            self.game.legal_actions(&state, seat, &mut list);
            if last {
                sequences += list.len() as u64;
                continue;
            }
            if made == 0 {
                bar.expect(list.len() as u64 * u64::from(seats.len()));
            }
            for &action in &list {
                let mut after = state;
                self.play(&mut after, Step::seat(seat, action))?;
                sequences += self.count(after, events, made + 1, bar)?;
                if made == 0 {
                    bar.step();
                }
            }
        }
        self.lists[made] = list;
        Ok(sequences)
    }

    fn play(&self, state: &mut G::State, step: Step<G::Action>) -> Result<(), Fault> {
        self.game.play(state, step, &mut Ignore).map_err(|illegal| {
            Fault::check(format!("a fault of this program: {step:?} is listed, but refused: {illegal}"))
        })
    }
}
