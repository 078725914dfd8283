//! The rule tests: every file `tests/rules/**/*.test`, in the format of `docs/testing.md`.

mod universe;

use demesne_burgundy::{Burgundy, Event, State};
use demesne_game::{
    Actor, Game, Ignore, Notation, Seat, Seed, SetupLine, Step, ToAct,
    laws::{Care, walk},
    record::result_text,
};
use std::{
    collections::BTreeMap,
    fs,
    panic::{AssertUnwindSafe, catch_unwind},
    path::{Path, PathBuf},
};
use universe::Universe;

/// A line and its number.
type Line<'t> = (usize, &'t str);

/// What is wrong with a file, and where.
type Fault = (usize, String);

/// Every file holds. All that do not are named, each with its line.
#[test]
fn every_rule_file_holds() {
    let only = std::env::var("DEMESNE_RULE").unwrap_or_default();
    let files = files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rules"));
    let (mut read, mut cases, mut faults) = (0, 0, Vec::new());
    let mut universes = BTreeMap::new();
    for path in &files {
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or("");
        if name.starts_with(&only) {
            read += 1;
            let text = fs::read_to_string(path).expect("a file that can be read");
            match catch_unwind(AssertUnwindSafe(|| run_file(&text, &mut universes))) {
                Ok(Ok(count)) => cases += count,
                Ok(Err((line, why))) => faults.push(format!("{name}:{line}: {why}")),
                Err(_) => faults.push(format!("{name}: a panic; its message stands above")),
            }
        }
    }
    println!("{read} rule files with {cases} cases");
    assert!(faults.is_empty(), "{} of {read} rule files fail:\n{}", faults.len(), faults.join("\n"));
    assert!(cases >= read && read > 0, "every file has a case");
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let mut paths: Vec<PathBuf> = Vec::new();
    for entry in fs::read_dir(folder).expect("the folder of rule files") {
        let path = entry.expect("a file").path();
        match path.is_dir() {
            true => paths.extend(files(&path)),
            false if path.extension().is_some_and(|end| end == "test") => paths.push(path),
            false => {}
        }
    }
    paths.sort();
    paths
}

/// A heading, then a position and its steps, as often as there are.
fn run_file(text: &str, universes: &mut BTreeMap<String, Universe>) -> Result<usize, Fault> {
    let lines: Vec<Line<'_>> = text.lines().enumerate().map(|(i, line)| (i + 1, line.trim_end())).collect();
    let mut blocks = lines.split(|(_, line)| line.is_empty()).map(|block| -> Vec<Line<'_>> {
        block.iter().copied().filter(|(_, line)| !line.starts_with('#')).collect()
    });
    let mut heading = Vec::new();
    for &(line, text) in &blocks.next().unwrap_or_default() {
        match text.split_once(": ") {
            Some(("rule", _)) => {}
            Some((key, value)) => heading.push(SetupLine { key: key.into(), value: value.into(), line }),
            None => return Err((line, format!("\"{text}\" is no line of a heading"))),
        }
    }
    let game = Burgundy::from_setup(&heading).map_err(|e| (e.line.unwrap_or(1), e.why))?;
    let options = game.options();
    let team = options.team.is_some();
    let kind =
        format!("{} {} {team} {:?}", options.edition.name(), options.solo.is_some(), options.expansions);
    let universe = universes.entry(kind).or_insert_with(|| Universe::new(&game));
    let blocks: Vec<Vec<Line<'_>>> = blocks.filter(|block| !block.is_empty()).collect();
    for pair in blocks.chunks(2) {
        let [position, steps] = pair else {
            return Err((pair[0][0].0, "a position without steps; an empty line goes between them".into()));
        };
        run_case(&game, universe, position, steps)?;
    }
    Ok(blocks.len() / 2)
}

fn run_case(
    game: &Burgundy,
    universe: &Universe,
    position: &[Line<'_>],
    steps: &[Line<'_>],
) -> Result<(), Fault> {
    let start = match position[0].1 {
        "from: start" => game.start(),
        _ => {
            let first = position[0].0;
            let last = position.last().map_or(first, |line| line.0);
            let text_of = |n| position.iter().find(|line| line.0 == n).map_or("", |line| line.1);
            let lines: Vec<&str> = (first..=last).map(text_of).collect();
            game.read_position(&lines, first).map_err(|e| (e.line.unwrap_or(first), e.why))?
        }
    };
    universe.check(game, &start).map_err(|why| (position[0].0, why))?;
    let mut case = Case { game, universe, start, state: start, scored: Vec::new(), said: None };
    for &(line, text) in steps {
        case.line(text).map_err(|why| (line, why))?;
    }
    case.settle().map_err(|why| (steps.last().map_or(0, |line| line.0), why))?;
    // Any position can be played on, and the laws of every game hold on the way.
    walk(game, start, &Seed::from_number(steps[0].0 as u64), Care::Quick, |_, _, _| {});
    Ok(())
}

/// A position, and what happens to it.
struct Case<'g> {
    game: &'g Burgundy,
    universe: &'g Universe,
    start: State,
    state: State,
    /// What the last step scored.
    scored: Vec<String>,
    /// What lines `+` say that it scored.
    said: Option<Vec<String>>,
}

impl Case<'_> {
    fn line(&mut self, text: &str) -> Result<(), String> {
        if let Some(points) = text.strip_prefix("+ ") {
            self.said.get_or_insert_default().extend((points != "none").then(|| points.to_owned()));
            return Ok(());
        }
        self.settle()?;
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        match word {
            "!" => self.refused(rest),
            "=" => self.holds(rest),
            "?" | "?!" => self.listed(rest, word == "?"),
            "?=" => self.whole_list(rest),
            "who" => expect("to act", rest, &self.who()),
            "score" => self.score(rest),
            "result" => expect("the result", rest, &result_text(self.game, &self.state).unwrap_or_default()),
            "back" => {
                self.state = self.start;
                Ok(())
            }
            _ => self.play(text),
        }
    }

    /// Lines `+` name all that the last step scored, in its order.
    fn settle(&mut self) -> Result<(), String> {
        match self.said.take() {
            Some(said) => expect("scored", &said.join(", "), &self.scored.join(", ")),
            None => Ok(()),
        }
    }

    fn step(&self, text: &str) -> Result<Step<demesne_burgundy::Action>, String> {
        let step = self.game.parse_step(text).map_err(|e| e.why)?;
        expect("read back", text, &self.game.step_text(step))?;
        Ok(step)
    }

    fn play(&mut self, text: &str) -> Result<(), String> {
        let step = self.step(text)?;
        let mut events = Vec::new();
        self.game
            .play(&mut self.state, step, &mut events)
            .map_err(|illegal| format!("\"{text}\" was refused. {illegal}"))?;
        let scored = events.iter().filter_map(|event| match event {
            Event::Scored { seat, source, points } => Some(format!("{seat} {source} {points}")),
            _ => None,
        });
        self.scored = scored.collect();
        self.universe.check(self.game, &self.state)?;
        let lines = self.game.position_lines(&self.state);
        let again = self.game.read_position(&lines.iter().map(String::as_str).collect::<Vec<_>>(), 1);
        let again = again.map_err(|e| format!("the position after it is not read back: {e}"))?;
        expect("a position read back", &format!("{:?}", self.state), &format!("{again:?}"))
    }

    /// `! B7.2 p1 place ship 3 with 4 | touches none`
    fn refused(&mut self, text: &str) -> Result<(), String> {
        let (what, why) = text.split_once(" | ").unwrap_or((text, ""));
        let (rule, step) = what.split_once(' ').ok_or("a rule and a step are needed")?;
        let (before, step) = (self.state, self.step(step)?);
        match self.game.play(&mut self.state, step, &mut Ignore) {
            Ok(()) => Err(format!("\"{what}\" was not refused")),
            Err(_) if self.state != before => Err("a refusal changed the state".into()),
            Err(illegal) if illegal.rule != rule || !illegal.why.contains(why) => {
                Err(format!("it was refused otherwise. {illegal}"))
            }
            Err(_) => Ok(()),
        }
    }

    /// `= p1 silver: 3`, `= no p1 storage`
    fn holds(&self, text: &str) -> Result<(), String> {
        let lines = self.game.position_lines(&self.state);
        if lines.iter().any(|line| line == text) {
            return Ok(());
        }
        let key = text.strip_prefix("no ").unwrap_or(text.split(": ").next().unwrap_or(text));
        let line = lines.iter().find(|line| line.split(": ").next() == Some(key));
        match (text.strip_prefix("no "), line) {
            (Some(_), None) => Ok(()),
            (_, Some(line)) => Err(format!("it is \"{line}\"")),
            (None, None) => Err(format!("there is no line \"{key}: …\"")),
        }
    }

    fn list(&self, seat: Seat) -> Vec<String> {
        let mut list = Vec::new();
        self.game.legal_actions(&self.state, seat, &mut list);
        list.into_iter().map(|action| self.game.action_text(action)).collect()
    }

    fn listed(&self, text: &str, wanted: bool) -> Result<(), String> {
        let step = self.step(text)?;
        let Actor::Seat(seat) = step.by else { return Err("chance has no list".into()) };
        let listed = self.list(seat).contains(&self.game.action_text(step.action));
        let list = self.list(seat).join(" | ");
        (listed == wanted).then_some(()).ok_or_else(|| format!("listed: {listed}. The list: {list}"))
    }

    /// `?= p1: a | b` all actions; `?= p1 place: a | b` all that start with a word; `none` for none.
    fn whole_list(&self, text: &str) -> Result<(), String> {
        let (who, wanted) = text.split_once(": ").ok_or("a colon is needed")?;
        let (who, verb) = who.split_once(' ').unwrap_or((who, ""));
        let mut found = self.list(Seat::parse(who).ok_or("a seat is needed")?);
        found.retain(|action| verb.is_empty() || action.split(' ').next() == Some(verb));
        found.sort();
        let mut wanted: Vec<&str> = wanted.split(" | ").filter(|action| *action != "none").collect();
        wanted.sort_unstable();
        expect("the list", &wanted.join(" | "), &found.join(" | "))
    }

    fn who(&self) -> String {
        match self.game.to_act(&self.state) {
            ToAct::Seats(seats) => seats.iter().map(|seat| seat.to_string()).collect::<Vec<_>>().join(" "),
            ToAct::Chance => "*".into(),
            ToAct::Nobody => "nobody".into(),
        }
    }

    /// `score p1 monastery-15 12`, `score p1 total 40`
    fn score(&self, text: &str) -> Result<(), String> {
        let words: Vec<&str> = text.split(' ').collect();
        let [seat, source, points] = words[..] else {
            return Err("seat, source and points are needed".into());
        };
        let seat = Seat::parse(seat).ok_or("a seat is needed")?;
        let score = &self.game.scores(&self.state).seats[seat.index()];
        let found = if source == "total" { score.total() } else { score.of(source) };
        expect(source, points, &found.to_string())
    }
}

fn expect(what: &str, wanted: &str, found: &str) -> Result<(), String> {
    match wanted == found {
        true => Ok(()),
        false => Err(format!("{what}: wanted \"{wanted}\", found \"{found}\"")),
    }
}
