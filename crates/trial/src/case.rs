//! A case of a rule file: a position, and the lines that follow it.

use crate::Trial;
use demesne_game::{
    Actor, Game, Ignore, Notation, Seat, Step, ToAct, Viewer,
    record::{result_text, undo_length},
};

type State<T> = <<T as Trial>::Game as Game>::State;
type Action<T> = <<T as Trial>::Game as Game>::Action;

/// A position, and what happens to it.
pub(crate) struct Case<'g, T: Trial> {
    game: &'g T::Game,
    universe: &'g T::Universe,
    start: State<T>,
    state: State<T>,
    /// What was played since the start.
    steps: Vec<Step<Action<T>>>,
    /// What the last step scored.
    scored: Vec<String>,
    /// What lines `+` say that it scored.
    said: Option<Vec<String>>,
}

impl<'g, T: Trial> Case<'g, T> {
    pub(crate) fn new(game: &'g T::Game, universe: &'g T::Universe, start: State<T>) -> Case<'g, T> {
        Case { game, universe, start, state: start, steps: Vec::new(), scored: Vec::new(), said: None }
    }

    pub(crate) fn line(&mut self, text: &str) -> Result<(), String> {
        if let Some(points) = text.strip_prefix("+ ") {
            self.said.get_or_insert_default().extend((points != "none").then(|| points.to_owned()));
            return Ok(());
        }
        self.settle()?;
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        match word {
            "!" => self.refused(rest),
            "=" => self.holds(&self.state, rest),
            "?" | "?!" => self.listed(rest, word == "?"),
            "?=" => self.whole_list(rest),
            "who" => expect("to act", rest, &self.who()),
            "score" => self.score(rest),
            "result" => expect("the result", rest, &result_text(self.game, &self.state).unwrap_or_default()),
            "view" => self.view(rest),
            "undo" => self.undo(rest),
            "back" => {
                self.state = self.start;
                self.steps.clear();
                self.scored.clear();
                Ok(())
            }
            _ => self.play(text),
        }
    }

    /// Lines `+` name all that the last step scored, in its order.
    pub(crate) fn settle(&mut self) -> Result<(), String> {
        match self.said.take() {
            Some(said) => expect("scored", &said.join(", "), &self.scored.join(", ")),
            None => Ok(()),
        }
    }

    fn step(&self, text: &str) -> Result<Step<Action<T>>, String> {
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
        self.steps.push(step);
        self.scored = events.iter().filter_map(T::scored).collect();
        T::check(self.universe, self.game, &self.state)?;
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
    fn holds(&self, state: &State<T>, text: &str) -> Result<(), String> {
        let lines = self.game.position_lines(state);
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

    /// `view p1 = p2 hand: 5 hidden`, `view spectator = no p1 hand`
    fn view(&self, text: &str) -> Result<(), String> {
        let (who, line) = text.split_once(" = ").ok_or("write \"view p1 = …\" or \"view spectator = …\"")?;
        let viewer = match who {
            "spectator" => Viewer::Spectator,
            _ => Viewer::Seat(self.seat(who)?),
        };
        self.holds(&self.game.view(&self.state, viewer), line).map_err(|why| format!("{who} sees: {why}"))
    }

    /// `undo p1 2`: the seat can take back so many of the steps since the start, and no more.
    fn undo(&self, text: &str) -> Result<(), String> {
        let (who, wanted) = text.split_once(' ').ok_or("a seat and a number are needed")?;
        let seat = self.seat(who)?;
        let mut left = self.steps.len();
        while let Some(fewer) = undo_length(self.game, &self.steps[..left], seat) {
            left = fewer;
        }
        expect(&format!("{who} takes back"), wanted, &(self.steps.len() - left).to_string())
    }

    fn seat(&self, text: &str) -> Result<Seat, String> {
        let seat = Seat::parse(text).filter(|seat| seat.0 < self.game.seats());
        seat.ok_or_else(|| format!("\"{text}\" is nobody at this table"))
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
        let mut found = self.list(self.seat(who)?);
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
        let score = &self.game.scores(&self.state).seats[self.seat(seat)?.index()];
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
