//! `demesne analyse`: what a bot thinks of the decisions of a game that was written down.

mod chart;
mod curve;
mod figures;
mod report;
mod study;
pub mod words;

use crate::{
    cli::AnalyseArgs,
    fault::{Code, Fault},
    files, pen, table,
};
use demesne_bots::Mind;
use demesne_game::{Seat, SeatSet, ToAct};
use demesne_games::{Opened, Passage, Review, Studied};
use demesne_text::Language;
use std::thread;

const MOST_THREADS: u64 = 1024;
/// More actions than any decision has.
const MOST_WAYS: u64 = 1_000_000;

/// What was found out about a game.
pub struct Analysis {
    /// The game.
    pub opened: Opened,
    /// Who looked at it.
    pub mind: Mind,
    /// What it thinks of each decision, in the order of play. At those that are still to be made nothing was played.
    pub studied: Vec<Studied>,
    /// What that adds up to.
    pub review: Review,
    /// The rounds, or whatever parts the game has.
    pub passages: Vec<Passage>,
    /// How many actions are shown of a decision.
    pub top: usize,
    /// The language of all words.
    pub language: Language,
}

/// Analyses a record or a position.
pub fn run(args: &AnalyseArgs) -> Result<Code, Fault> {
    let mind = mind(&args.mind)?;
    let language = Language::parse(&args.lang)?;
    let top = table::count("--top", &args.top, MOST_WAYS)? as usize;
    let threads = match &args.threads {
        Some(text) => table::count("--threads", text, MOST_THREADS)?,
        None => thread::available_parallelism().map_or(1, |n| n.get() as u64),
    };
    if let Some(path) = &args.chart {
        files::check_writable(path)?;
    }
    let text = files::read(&args.file)?;
    let opened = demesne_games::open(&text).map_err(|error| table::in_file(&args.file, &error))?;
    let moments = moments(args, &opened)?;
    let studied = study::study(&*opened.running, &moments, mind, threads)?;
    let review = Review::of(&*opened.running, studied.clone());
    let passages = opened.running.passages(language);
    let analysis = Analysis { opened, mind, studied, review, passages, top, language };
    if let Some(path) = &args.chart {
        files::write(path, &chart::svg(&analysis))?;
    }
    match args.json {
        true => files::say_json(&figures::json(&analysis))?,
        false => files::say(&report::text(&analysis, args.all, pen::for_stdout(false).ansi))?,
    }
    Ok(Code::Fine)
}

/// Who looks at the game.
fn mind(text: &str) -> Result<Mind, Fault> {
    let mind = Mind::parse(text)?;
    match mind.budget() {
        Some(_) => Ok(mind),
        None => Err(Fault::input(format!(
            "{text} does not look ahead; let craft, baron or duke look at the game, such as duke:200ms"
        ))),
    }
}

/// The decisions that are to be looked at: those that were made, and those that are to be made now.
fn moments(args: &AnalyseArgs, opened: &Opened) -> Result<Vec<(usize, Seat)>, Fault> {
    let (running, path) = (&opened.running, args.file.display());
    let length = running.length();
    let step = |flag: &str, text: &Option<String>, usual: usize| match text {
        None => Ok(usual),
        Some(text) => text.parse::<usize>().ok().filter(|&at| at <= length).ok_or_else(|| {
            Fault::input(format!(
                "\"{text}\" is no step of {path}; {flag} takes a whole number from 0 to {length}"
            ))
        }),
    };
    let (from, to) = (step("--from", &args.from, 0)?, step("--to", &args.to, length)?);
    if from > to {
        return Err(Fault::input(format!(
            "--from {from} comes after --to {to}; give the smaller number first"
        )));
    }
    let seats = match &args.seat {
        None => SeatSet::first(running.seats()),
        Some(text) => match Seat::parse(text).filter(|seat| seat.0 < running.seats()) {
            None => {
                return Err(Fault::input(format!(
                    "there is no seat \"{text}\" in {path}; the seats are p1 to p{}",
                    running.seats()
                )));
            }
            Some(seat) if running.automaton() == Some(seat) => {
                let title = running.automaton_name(Language::English).unwrap_or("automated opponent");
                return Err(Fault::input(format!(
                    "{seat} is the seat of the {title}, which decides nothing; name another seat"
                )));
            }
            Some(seat) => SeatSet::one(seat),
        },
    };
    let mut moments = running.decisions();
    if let ToAct::Seats(now) = running.to_act() {
        let choosing = now.iter().filter(|&seat| running.legal(seat).len() > 1);
        moments.extend(choosing.map(|seat| (length, seat)));
    }
    moments.retain(|&(at, seat)| (from..=to).contains(&at) && seats.contains(seat));
    if moments.is_empty() {
        return Err(Fault::input(match opened.record {
            true => format!("nobody had a choice in this part of {path}; leave --seat, --from and --to out"),
            false => format!(
                "nobody has a choice in {path}; give a position where a player chooses among several actions"
            ),
        }));
    }
    Ok(moments)
}

impl Analysis {
    /// Who sits at a seat.
    fn name(&self, seat: Seat) -> String {
        let automaton = self.opened.running.automaton() == Some(seat);
        match self.opened.running.automaton_name(self.language).filter(|_| automaton) {
            Some(title) => format!("{seat} {title}"),
            None => demesne_text::seat_name(&self.opened.names, seat),
        }
    }

    /// Whether a single seat plays, so that there is nobody to win against.
    fn is_alone(&self) -> bool {
        self.opened.running.seats() == 1
    }

    /// The first seat of each side, and what the side is called.
    fn sides(&self) -> Vec<(Seat, String)> {
        let running = &self.opened.running;
        Seat::first(running.seats())
            .filter(|&seat| running.allies(seat).iter().next().is_none_or(|first| first == seat))
            .map(|seat| {
                let allies: Vec<String> = running.allies(seat).iter().map(|ally| self.name(ally)).collect();
                (seat, allies.join(" + "))
            })
            .collect()
    }

    /// The round of a moment; empty where the game has none.
    fn round(&self, at: usize) -> &str {
        let passage = self.passages.iter().rev().find(|passage| passage.at <= at);
        passage.map_or("", |passage| &passage.chapter.title)
    }
}
