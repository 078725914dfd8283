//! `demesne train`: learning what positions are worth.

use crate::{
    cli::TrainArgs,
    fault::{Code, Fault},
    files, table,
};
use demesne_bots::Network;
use demesne_burgundy::Burgundy;
use demesne_games::Kind;
use demesne_train::{Course, Plan, Report, Tables};
use demesne_tuscany::Tuscany;
use demesne_viscounts::Viscounts;
use serde_json::json;
use std::{
    path::Path,
    time::{Duration, Instant},
};

/// How often a course is kept at least, beside the end of it.
const KEEP: Duration = Duration::from_secs(60);
const MOST_ROUNDS: u64 = 1_000_000;
const MOST_GAMES: u64 = 100_000;
const MOST_NODES: u64 = 100_000;
const MOST_EVERY: u64 = 100;
const MOST_TIMES: u64 = 20;

/// Follows a course to its end.
pub fn run(args: &TrainArgs) -> Result<Code, Fault> {
    match table::kind(args.game.as_deref())? {
        Kind::Burgundy => follow::<Burgundy>(args),
        Kind::Tuscany => follow::<Tuscany>(args),
        Kind::Viscounts => follow::<Viscounts>(args),
    }
}

fn follow<G: Tables>(args: &TrainArgs) -> Result<Code, Fault> {
    let plan = plan::<G>(args)?;
    let threads = table::threads(args.threads.as_deref())? as usize;
    files::check_writable(&args.out)?;
    let kept = args.out.with_extension("course");
    if kept == args.out {
        return Err(Fault::input(
            "the course is kept in a file that ends in .course; name the network NAME.net",
        ));
    }
    let mut course = begin::<G>(args, plan, &kept)?;
    if !args.json {
        files::say(&format!("{}: {}, {} rounds done\n", G::NAME, course.plan(), course.done()))?;
    }
    let (started, first) = (Instant::now(), course.done());
    let mut kept_at = Instant::now();
    while course.done() < course.plan().rounds {
        let report = course.round(threads);
        let left = started.elapsed().as_secs_f64() / f64::from(course.done() - first)
            * f64::from(course.plan().rounds - course.done());
        if args.json {
            files::say(&format!("{}\n", as_json(&report)))?;
        } else if report.round.is_multiple_of(10) || left < 1.0 {
            files::say(&line(&report, left))?;
        }
        if kept_at.elapsed() >= KEEP || course.done() == course.plan().rounds {
            files::write_bytes(&kept, &course.save())?;
            files::write_bytes(&args.out, &course.network().to_bytes())?;
            kept_at = Instant::now();
        }
    }
    Ok(Code::Fine)
}

/// What is asked for.
fn plan<G: Tables>(args: &TrainArgs) -> Result<Plan, Fault> {
    let course = args.course.as_deref().unwrap_or(G::COURSES[0]);
    if !G::COURSES.contains(&course) {
        return Err(Fault::input(format!(
            "{} has no course \"{course}\"; it has {}",
            G::NAME,
            G::COURSES.join(", ")
        )));
    }
    let seed = args
        .seed
        .parse()
        .map_err(|_| Fault::input(format!("\"{}\" is no value of --seed; give a whole number", args.seed)))?;
    Ok(Plan {
        course: course.into(),
        seed,
        rounds: table::count("--rounds", &args.rounds, MOST_ROUNDS)? as u32,
        games: table::count("--games", &args.games, MOST_GAMES)? as u32,
        rate: number("--rate", &args.rate, 1.0)?,
        noise: number("--noise", &args.noise, 10.0)?,
        deep: number("--deep", &args.deep, 1.0)?,
        nodes: table::count("--nodes", &args.nodes, MOST_NODES)? as u32,
        guests: number("--guests", &args.guests, 1.0).map(|share| (100.0 * share).round() as u32)?,
        patience: number("--patience", &args.patience, 1.0)?,
        every: table::count("--every", &args.every, MOST_EVERY)? as u32,
        times: table::count("--times", &args.times, MOST_TIMES)? as u32,
    })
}

/// A number from 0 on.
fn number(flag: &str, text: &str, most: f32) -> Result<f32, Fault> {
    match text.parse::<f32>() {
        Ok(number) if (0.0..=most).contains(&number) => Ok(number),
        _ => Err(Fault::input(format!("\"{text}\" is no value of {flag}; give a number from 0 to {most}"))),
    }
}

/// A course from its beginning, or from where it was left.
fn begin<G: Tables>(args: &TrainArgs, plan: Plan, kept: &Path) -> Result<Course<G>, Fault> {
    if kept.exists() {
        let bytes = files::read_bytes(kept)?;
        return Course::resume(plan, &bytes)
            .map_err(|error| Fault::input(format!("{}: {error}", kept.display())));
    }
    let mut course = Course::new(plan)?;
    let networks: Vec<Network> =
        args.from.iter().map(|path| read(path, G::FEATURES)).collect::<Result<_, Fault>>()?;
    if let Some(mean) = Network::mean(&networks) {
        course.start_from(mean);
    }
    Ok(course)
}

fn read(path: &Path, features: usize) -> Result<Network, Fault> {
    let bytes = files::read_bytes(path)?;
    Network::from_bytes(&bytes, features)
        .map_err(|error| Fault::input(format!("{}: {error}", path.display())))
}

fn line(report: &Report, left: f64) -> String {
    let means: Vec<String> =
        report.means.iter().map(|(name, _, points)| format!("{name} {points:.0}")).collect();
    let Report { round, error, lessons, .. } = report;
    format!(
        "round {round}: off by {error:.2} points over {lessons} positions, {left:.0} s left; means: {}\n",
        means.join(", ")
    )
}

fn as_json(report: &Report) -> serde_json::Value {
    let means: Vec<_> = report
        .means
        .iter()
        .map(|(tables, seats, points)| json!({ "tables": tables, "seats": seats, "mean_score": points }))
        .collect();
    json!({ "round": report.round, "error": report.error, "positions": report.lessons, "means": means })
}
