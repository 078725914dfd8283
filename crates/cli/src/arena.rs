//! `demesne arena`: how strong bots are, by many games, and how sure that is.

mod hall;
mod report;
mod sheet;

use crate::{
    cli::ArenaArgs,
    fault::{Code, Fault},
    files, table,
    terminal::{self, Task, Terminal},
};
use demesne_arena::{Contest, Ledger, Question, Shard, Sides, Sprt, Summary, Walk, chart};
use demesne_game::Seed;
use demesne_games::Kind;
use report::Report;
use sheet::Sheet;
use std::{path::Path, time::Instant};

/// More games than anybody will wait for, and few enough to remember all of them.
const MOST_GAMES: u64 = 100_000_000;

/// Plays or merges, and reports.
pub fn run(args: &ArenaArgs) -> Result<Code, Fault> {
    if let Some(chart) = &args.chart {
        files::check_writable(chart)?;
    }
    match &args.merge[..] {
        [] => terminal::run(table::kind(args.table.game.as_deref())?, Match(args)),
        [first, ..] => {
            let question = sheet::question(first)?;
            let kind = Kind::parse(&question.game).map_err(|error| table::in_file(first, &error))?;
            terminal::run(kind, Merge(args))
        }
    }
}

/// What is played.
#[derive(Debug)]
struct Plan<'g, G> {
    game: &'g G,
    /// The deals of all parts.
    deals: u64,
    shard: Shard,
    threads: u64,
    sprt: Option<Sprt>,
}

/// Games that are to be played.
struct Match<'a>(&'a ArenaArgs);

impl Task for Match<'_> {
    type Output = Result<Code, Fault>;

    fn run<G: Terminal>(self) -> Result<Code, Fault> {
        let args = self.0;
        let names = table::names(args.bots.as_deref().unwrap_or_default());
        // Before the table is set up: a wrong name is wrong whatever the number of players.
        let bots = table::bots(&names)?;
        let game: G = table::set_up(&args.table, &[])?;
        let contest = contest(&game, Question::new(&game, &bots, Seed::parse(&args.seed)?))?;
        let sprt = sprt(args, &contest)?;
        let games = table::count("--games", &args.games, MOST_GAMES)?;
        let plan = Plan {
            game: &game,
            deals: contest.schedule().deals_for(games),
            shard: Shard::parse(&args.shard)?,
            threads: table::threads(args.threads.as_deref())?,
            sprt,
        };
        let mut sheet = Sheet::open(contest, args.out.as_deref())?;
        let started = Instant::now();
        let walk = hall::play(&plan, &mut sheet)?;
        let effort = Some((started.elapsed().as_secs_f64(), plan.threads));
        tell(args, sheet.ledger(), walk, plan.deals, effort)
    }
}

/// Games that were played.
struct Merge<'a>(&'a ArenaArgs);

impl Task for Merge<'_> {
    type Output = Result<Code, Fault>;

    fn run<G: Terminal>(self) -> Result<Code, Fault> {
        let mut all: Option<Ledger> = None;
        for path in &self.0.merge {
            let ledger = read::<G>(path)?;
            match &mut all {
                Some(all) => all.merge(ledger).map_err(|error| table::in_file(path, &error))?,
                None => all = Some(ledger),
            }
        }
        let Some(ledger) = all else { return Err(Fault::input("no file is named; name those to merge")) };
        let walk = sprt(self.0, ledger.contest())?.map(|sprt| sprt.walk(&ledger, 0..));
        tell(self.0, &ledger, walk, u64::MAX, None)
    }
}

/// The games of a file.
fn read<G: Terminal>(path: &Path) -> Result<Ledger, Fault> {
    let question = sheet::question(path)?;
    if question.game != G::NAME || question.rules != G::RULES {
        return Err(Fault::input(format!(
            "{}: these are games of {} by version {} of its rules, not of {} by version {}; merge games of one kind",
            path.display(),
            question.game,
            question.rules,
            G::NAME,
            G::RULES
        )));
    }
    let game = G::from_setup(&question.setup_lines()).map_err(|error| table::in_file(path, &error))?;
    let contest = contest(&game, question)
        .map_err(|fault| Fault::input(format!("{}: {}", path.display(), fault.why)))?;
    sheet::read(path, contest)
}

/// A question at its table.
fn contest<G: Terminal>(game: &G, question: Question) -> Result<Contest, Fault> {
    let automaton = G::AUTOMATON.map_or("", |automaton| automaton.name);
    Ok(Contest::new(question, Sides::of(game, game.automaton_seat()), automaton)?)
}

/// The test that was asked for: it is between two who play against each other.
fn sprt(args: &ArenaArgs, contest: &Contest) -> Result<Option<Sprt>, Fault> {
    let Some(elos) = &args.sprt else { return Ok(None) };
    if contest.bots() != 2 || contest.sides().len() < 2 {
        return Err(Fault::input(
            "--sprt compares two bots that play against each other; name two, at a table where both can sit, or leave it out",
        ));
    }
    Ok(Some(Sprt::parse(elos, &args.alpha, &args.beta)?))
}

/// Says and draws what came of it, of the deals before one.
fn tell(
    args: &ArenaArgs,
    ledger: &Ledger,
    walk: Option<Walk>,
    deals: u64,
    effort: Option<(f64, u64)>,
) -> Result<Code, Fault> {
    // Games that were under way when the question was decided could favour whoever plays faster.
    let before = walk.filter(|walk| walk.accepted.is_some()).map_or(deals, |walk| walk.next);
    let summary = Summary::new(ledger, before);
    let report = Report { contest: ledger.contest(), summary: &summary, walk, effort };
    if let Some(path) = &args.chart {
        files::write(path, &chart::svg(ledger.contest(), &summary))?;
    }
    match args.json {
        true => files::say_json(&report.json()?)?,
        false => files::say(&report.text())?,
    }
    Ok(Code::Fine)
}
