//! Records: a setup and one step a line. And positions, which share their heading.
//!
//! ```text
//! demesne record 1
//! game: burgundy
//! rules: 1
//! players: 2
//! seat p1: Ada
//! seat p2: Ben
//! commitment: 66687aad…
//!
//! * first p2
//! …
//! p1 end
//!
//! seed: 0000…
//! result: p1 187 > p2 154
//! ```

use crate::{
    Game, Ignore, Notation, Outcome, RULES_KEY, Seat, Seed, SetupLine, Step, TextError, options::check_rules,
};

/// The version of the record and position formats.
pub const FORMAT: u32 = 1;

/// The lines below a heading, with their numbers; without blank lines and comments.
pub type Body<'t> = Vec<(usize, &'t str)>;

/// What stands above the steps.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Heading {
    /// The game's name.
    pub game: String,
    /// The line that names it.
    pub game_line: usize,
    /// The version of its rules.
    pub rules: u32,
    /// The line that says it; 0 where none does.
    pub rules_line: usize,
    /// Names at the table, one a seat; empty where none is given.
    pub names: Vec<String>,
    /// SHA-256 of the seed, where the dice can be checked.
    pub commitment: Option<String>,
    /// The game's own setup.
    pub setup: Vec<SetupLine>,
    /// The lines of the position that the game starts from, where it does not start from the beginning.
    pub start: Vec<String>,
    /// The line of the first of these.
    pub start_line: usize,
}

/// A game written down.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record<A> {
    /// Names at the table; empty where none is given.
    pub names: Vec<String>,
    /// SHA-256 of the seed.
    pub commitment: Option<String>,
    /// The lines of the position that it starts from; none for the beginning of a game.
    pub start: Vec<String>,
    /// What was done.
    pub steps: Vec<Step<A>>,
    /// The seed, once the game is over.
    pub seed: Option<Seed>,
    /// The result, as [`result_text`] says it; none while the game is unfinished.
    pub result: Option<String>,
}

/// A record as read: the game that it is of, what it says, and the line of each step.
#[derive(Debug)]
pub struct ReadRecord<G: Game> {
    /// The game, set up.
    pub game: G,
    /// The record.
    pub record: Record<G::Action>,
    /// The line of each step, for messages.
    pub lines: Vec<usize>,
}

impl<A: Copy> Record<A> {
    /// An empty record.
    pub fn new(names: Vec<String>, commitment: Option<String>) -> Record<A> {
        Record { names, commitment, start: Vec::new(), steps: Vec::new(), seed: None, result: None }
    }

    /// The record as text.
    pub fn write<G: Notation<Action = A>>(&self, game: &G) -> String {
        let mut text = heading_text("record", game, &self.names, self.commitment.as_deref());
        for line in &self.start {
            text.push_str(&format!("start: {line}\n"));
        }
        text.push('\n');
        for &step in &self.steps {
            text.push_str(&game.step_text(step));
            text.push('\n');
        }
        text.push('\n');
        if let Some(seed) = self.seed {
            text.push_str(&format!("seed: {seed}\n"));
        }
        text.push_str(&format!("result: {}\n", self.result.as_deref().unwrap_or("unfinished")));
        text
    }
}

impl<G: Notation> ReadRecord<G> {
    /// Reads a record. The steps are read, not yet played: see [`ReadRecord::replay`].
    pub fn read(text: &str) -> Result<ReadRecord<G>, TextError> {
        let (heading, body) = Heading::read("record", text)?;
        let game = heading.game::<G>()?;
        let mut read =
            ReadRecord { record: Record::new(heading.names, heading.commitment), game, lines: Vec::new() };
        if !heading.start.is_empty() {
            let lines: Vec<&str> = heading.start.iter().map(String::as_str).collect();
            read.game.read_position(&lines, heading.start_line)?;
        }
        read.record.start = heading.start;
        let mut finished = false;
        let mut last = body.first().map_or(1, |&(number, _)| number);
        for (number, line) in body {
            last = number;
            if finished {
                return Err(TextError::at(number, "nothing may follow the line \"result: …\""));
            }
            if let Some(seed) = line.strip_prefix("seed: ") {
                read.record.seed = Some(Seed::parse(seed).map_err(|e| e.on_line(number))?);
            } else if let Some(result) = line.strip_prefix("result: ") {
                read.record.result = (result != "unfinished").then(|| result.to_owned());
                finished = true;
            } else {
                read.record.steps.push(read.game.parse_step(line).map_err(|e| e.on_line(number))?);
                read.lines.push(number);
            }
        }
        if !finished {
            return Err(TextError::at(
                last,
                "the record is cut off here; its last line must be \"result: …\" (\"result: unfinished\" for a game that goes on)",
            ));
        }
        Ok(read)
    }

    /// The state that the record starts from.
    pub fn start(&self) -> Result<G::State, TextError> {
        if self.record.start.is_empty() {
            return Ok(self.game.start());
        }
        let lines: Vec<&str> = self.record.start.iter().map(String::as_str).collect();
        self.game.read_position(&lines, 0).map_err(|e| TextError::new(format!("the start: {}", e.why)))
    }

    /// Plays the first `count` steps. The error names the first line that is not legal.
    pub fn replay(&self, count: usize) -> Result<G::State, TextError> {
        let mut state = self.start()?;
        for (&step, &line) in self.record.steps.iter().zip(&self.lines).take(count) {
            self.game.play(&mut state, step, &mut Ignore).map_err(|illegal| {
                TextError::at(line, format!("\"{}\" is not legal. {illegal}", self.game.step_text(step)))
            })?;
        }
        Ok(state)
    }

    /// Replays all of it and compares the result.
    pub fn check(&self) -> Result<G::State, TextError> {
        let state = self.replay(usize::MAX)?;
        let found = result_text(&self.game, &state);
        match (&self.record.result, &found) {
            (said, found) if said == found => Ok(state),
            (Some(said), Some(found)) => Err(TextError::new(format!(
                "the record says \"result: {said}\", but its steps lead to \"result: {found}\""
            ))),
            (Some(said), None) => Err(TextError::new(format!(
                "the record says \"result: {said}\", but its {} steps do not reach the end of the game",
                self.record.steps.len()
            ))),
            (None, found) => Err(TextError::new(format!(
                "the record says \"result: unfinished\", but its steps lead to \"result: {}\"",
                found.as_deref().unwrap_or("unfinished")
            ))),
        }
    }

    /// Checks that the seed is the one whose hash was shown, and that every chance step is what the seed gives.
    /// Says how many chance steps were checked.
    pub fn verify(&self) -> Result<u64, TextError> {
        let Some(seed) = self.record.seed else {
            return Err(TextError::new("the record has no line \"seed: …\"; its dice cannot be verified"));
        };
        let Some(commitment) = &self.record.commitment else {
            return Err(TextError::new(
                "the record has no line \"commitment: …\"; its dice cannot be verified",
            ));
        };
        if *commitment != seed.commitment() {
            return Err(TextError::new(format!(
                "the seed does not fit the commitment: its hash is {}, the record says {commitment}",
                seed.commitment()
            )));
        }
        let mut state = self.start()?;
        let mut events = 0;
        for (&step, &line) in self.record.steps.iter().zip(&self.lines) {
            if step.by == crate::Actor::Chance {
                if self.game.to_act(&state) == crate::ToAct::Chance {
                    let drawn = self.game.sample(&state, &mut seed.event(events));
                    if drawn != step.action {
                        return Err(TextError::at(
                            line,
                            format!(
                                "the seed gives \"{}\" here, the record says \"{}\"",
                                self.game.action_text(drawn),
                                self.game.action_text(step.action)
                            ),
                        ));
                    }
                }
                events += 1;
            }
            self.game.play(&mut state, step, &mut Ignore).map_err(|illegal| {
                TextError::at(line, format!("\"{}\" is not legal. {illegal}", self.game.step_text(step)))
            })?;
        }
        Ok(events)
    }
}

/// A position as text.
pub fn write_position<G: Notation>(game: &G, state: &G::State) -> String {
    let mut text = heading_text("position", game, &[], None);
    text.push('\n');
    for line in game.position_lines(state) {
        text.push_str(&line);
        text.push('\n');
    }
    text
}

/// Reads a position, and the game that it is of.
pub fn read_position<G: Notation>(text: &str) -> Result<(G, G::State), TextError> {
    let (heading, body) = Heading::read("position", text)?;
    let game = heading.game::<G>()?;
    let first = body.first().map_or(1, |&(number, _)| number);
    // Comments and blank lines were dropped: put them back as blanks so that line numbers stay true.
    let mut lines: Vec<&str> = Vec::new();
    for (number, line) in body {
        lines.resize(number - first, "");
        lines.push(line);
    }
    let state = game.read_position(&lines, first)?;
    Ok((game, state))
}

/// The result of a finished game: the seats from the best on, their points, and the rule behind each tie-break:
/// `p2 187 > p1 154`, `p1 160 >B14.3 p2 160`; `p1+p3 300 > p2+p4 280` in teams; `p1 34 lost (3 spaces empty)` where nobody
/// won, with a remark in brackets where the game has one.
pub fn result_text<G: Game>(game: &G, state: &G::State) -> Option<String> {
    game.outcome(state).map(|outcome| outcome_text(&outcome))
}

fn outcome_text(outcome: &Outcome) -> String {
    let mut text = String::new();
    for (i, place) in outcome.places.iter().enumerate() {
        let seats: Vec<String> = place.seats.iter().map(|seat| seat.to_string()).collect();
        text.push_str(&format!("{} {}", seats.join("+"), place.points));
        if i + 1 < outcome.places.len() {
            text.push_str(&format!(" >{} ", place.tie_break.unwrap_or("")));
        }
    }
    if outcome.winners.is_empty() {
        text.push_str(" lost");
    }
    if let Some(remark) = &outcome.remark {
        text.push_str(&format!(" ({remark})"));
    }
    text
}

fn heading_text<G: Notation>(kind: &str, game: &G, names: &[String], commitment: Option<&str>) -> String {
    let mut text = format!("demesne {kind} {FORMAT}\ngame: {}\nrules: {}\n", G::NAME, game.rules());
    for (key, value) in game.setup().into_iter().filter(|(key, _)| key != RULES_KEY) {
        text.push_str(&format!("{key}: {value}\n"));
    }
    for (seat, name) in Seat::first(game.seats()).zip(names) {
        text.push_str(&format!("seat {seat}: {name}\n"));
    }
    if let Some(commitment) = commitment {
        text.push_str(&format!("commitment: {commitment}\n"));
    }
    text
}

impl Heading {
    /// Reads the heading of a text, up to the first empty line, and gives the other lines with their numbers.
    /// Lines that start with `#` are comments.
    pub fn read<'t>(kind: &str, text: &'t str) -> Result<(Heading, Body<'t>), TextError> {
        let mut lines = text.lines().enumerate().map(|(i, line)| (i + 1, line.trim_end()));
        let first = lines.next().map_or("", |(_, line)| line);
        let version = first.strip_prefix("demesne ").and_then(|rest| rest.strip_prefix(kind));
        match version.map(str::trim) {
            Some("1") => {}
            Some(other) => {
                return Err(TextError::at(
                    1,
                    format!(
                        "\"{other}\" is an unknown version of the {kind} format; this program reads version {FORMAT}"
                    ),
                ));
            }
            None => {
                return Err(TextError::at(
                    1,
                    format!("this is no {kind}; the first line of one is \"demesne {kind} {FORMAT}\""),
                ));
            }
        }
        let mut heading = Heading::default();
        for (number, line) in lines.by_ref() {
            if line.is_empty() {
                break;
            }
            if !line.starts_with('#') {
                heading.read_line(number, line)?;
            }
        }
        if heading.game.is_empty() {
            return Err(TextError::new("the heading lacks the line \"game: …\""));
        }
        let body = lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#')).collect();
        Ok((heading, body))
    }

    fn read_line(&mut self, number: usize, line: &str) -> Result<(), TextError> {
        let Some((key, value)) = line.split_once(": ") else {
            return Err(TextError::at(
                number,
                format!("\"{line}\" is no line of a heading; write \"key: value\""),
            ));
        };
        match key {
            "game" => (self.game, self.game_line) = (value.to_owned(), number),
            "rules" => {
                self.rules_line = number;
                self.rules = value.parse().map_err(|_| {
                    TextError::at(number, format!("\"{value}\" is no version of rules; write a number"))
                })?;
            }
            "commitment" => self.commitment = Some(value.to_owned()),
            "start" => {
                if self.start.is_empty() {
                    self.start_line = number;
                }
                self.start.push(value.to_owned());
            }
            _ => match key.strip_prefix("seat ") {
                Some(seat) => match Seat::parse(seat) {
                    Some(seat) if seat.index() == self.names.len() => self.names.push(value.to_owned()),
                    _ => {
                        return Err(TextError::at(
                            number,
                            format!("\"{key}\" is out of order; seats are named from p1 on"),
                        ));
                    }
                },
                None => {
                    self.setup.push(SetupLine { key: key.to_owned(), value: value.to_owned(), line: number });
                }
            },
        }
        Ok(())
    }

    /// The setup, with a line for the version of the rules where it is an older one that can still be played.
    pub fn setup_lines<G: Game>(&self) -> Result<Vec<SetupLine>, TextError> {
        let mut lines = self.setup.clone();
        if self.rules != G::RULES {
            let line = self.rules_line;
            let value = self.rules.to_string();
            check_rules::<G>(&value).map_err(|error| error.on_line(line))?;
            lines.push(SetupLine { key: RULES_KEY.into(), value, line });
        }
        Ok(lines)
    }

    /// Sets the game up.
    pub fn game<G: Notation>(&self) -> Result<G, TextError> {
        if self.game != G::NAME {
            return Err(TextError::at(
                self.game_line,
                format!("this is a game of \"{}\", not of {}", self.game, G::NAME),
            ));
        }
        if self.rules_line == 0 {
            return Err(TextError::new(format!("the heading lacks the line \"rules: {}\"", G::RULES)));
        }
        let game = G::from_setup(&self.setup_lines::<G>()?)?;
        if self.names.len() > game.seats().into() {
            return Err(TextError::new(format!(
                "{} seats are named, but the game has {}",
                self.names.len(),
                game.seats()
            )));
        }
        Ok(game)
    }
}

/// How many steps remain when the seat takes its last step back: down to its own latest steps since chance or another seat
/// acted, and since a decision that is final. `None` if the last step is not its own or cannot be taken back.
///
/// Whatever becomes known by a step becomes known by a step of chance or of another seat, so nobody can unlearn anything.
pub fn undo_length<G: Game>(game: &G, steps: &[Step<G::Action>], seat: Seat) -> Option<usize> {
    match steps.last() {
        Some(step) if step.by == crate::Actor::Seat(seat) && !game.is_final(step.action) => {
            Some(steps.len() - 1)
        }
        _ => None,
    }
}
