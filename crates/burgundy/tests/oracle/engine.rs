//! The engine beside the oracle: it answers what the oracle asks, and both must agree at every moment.

use super::{
    board::monastery,
    facts::facts_of,
    moods::{Luck, Mood, weight},
    play::{Answers, Play, Stop},
    world::World,
};
use demesne_burgundy::{Action, Burgundy, State};
use demesne_game::{
    Actor, Game, Ignore, Notation, Quick, Random, Seat, SeatSet, Step, ToAct, record::result_text,
};
use std::{
    cell::RefCell,
    collections::{BTreeMap, BTreeSet},
    rc::Rc,
};

/// The words of a line; of a long one those that another line has not.
fn but(line: &str, other: Option<&String>) -> String {
    let other: Vec<&str> = other.map_or(Vec::new(), |line| line.split(' ').collect());
    let long = line.len() > 80;
    line.split(' ').filter(|word| !(long && other.contains(word))).collect::<Vec<_>>().join(" ")
}

/// Where the steps come from.
pub enum Steps {
    /// A record.
    Script(std::vec::IntoIter<Step<Action>>),
    /// Players and chance of these kinds.
    Moods(Vec<Mood>, Luck),
}

/// The engine's side.
pub struct Engine<'g> {
    pub game: &'g Burgundy,
    pub state: State,
    pub steps: Steps,
    pub rng: Quick,
    /// What was done, for messages, also when a part of the oracle gives up.
    pub log: Rc<RefCell<Vec<String>>>,
    /// What happened how often.
    pub seen: BTreeMap<String, u64>,
    /// Texts that were legal a while ago, and words that chance said: for what must be refused.
    pub texts: Vec<String>,
    pub words: Vec<String>,
    /// How many moments were compared, and how many decisions were listed.
    pub moments: u64,
    pub listed: u64,
    pub over: bool,
}

impl Engine<'_> {
    fn differ(&self, what: &str, engine: impl std::fmt::Debug, oracle: impl std::fmt::Debug) -> ! {
        panic!("{what} differ.\n  engine: {engine:?}\n  oracle: {oracle:?}");
    }

    fn same<T: PartialEq + std::fmt::Debug>(&self, what: &str, engine: T, oracle: T) {
        if engine != oracle {
            self.differ(what, engine, oracle);
        }
    }

    fn count(&mut self, what: &str) {
        match self.seen.get_mut(what) {
            Some(count) => *count += 1,
            None => drop(self.seen.insert(what.into(), 1)),
        }
    }

    /// Everything that lies on the table.
    fn compare(&mut self, world: &World) {
        self.moments += 1;
        let engine = facts_of(&self.game.position_lines(&self.state), world.table.solo);
        let oracle = world.facts();
        if engine != oracle {
            let only = |one: &BTreeMap<String, String>, other: &BTreeMap<String, String>| {
                let lines = one.iter().filter(|(key, value)| other.get(*key) != Some(value));
                lines.map(|(key, value)| (key.clone(), but(value, other.get(key)))).collect::<Vec<_>>()
            };
            self.differ("positions", only(&engine, &oracle), only(&oracle, &engine));
        }
    }

    /// B14, X-SEQ-19: points by their sources.
    fn compare_scores(&self, world: &World) {
        for (seat, score) in self.game.scores(&self.state).seats.iter().enumerate() {
            let engine: BTreeMap<String, i32> =
                score.sources.iter().map(|(source, points)| ((*source).to_owned(), *points)).collect();
            let oracle = if world.table.solo {
                let covered = world.estates[0].duchy.iter().flatten().count() as i32;
                BTreeMap::from([("covered-spaces".to_owned(), covered)])
            } else {
                let mut points = world.players[seat].points.clone();
                for (source, more) in &world.players[seat].final_points {
                    *points.entry(source.clone()).or_default() += more;
                }
                points.retain(|_, points| *points != 0);
                points
            };
            self.same("points", (seat, engine), (seat, oracle));
        }
    }

    /// A choice by weights.
    fn choose<'t>(&mut self, texts: &'t BTreeSet<String>, weigh: impl Fn(&str) -> u32) -> &'t str {
        let total: u32 = texts.iter().map(|text| weigh(text)).sum();
        let mut at = self.rng.below(total.max(1));
        for text in texts {
            match at.checked_sub(weigh(text)) {
                Some(rest) => at = rest,
                None => return text,
            }
        }
        texts.first().expect("something to choose")
    }

    /// Carries a step out.
    fn go(&mut self, step: Step<Action>) -> String {
        let text = self.game.action_text(step.action);
        self.log.borrow_mut().push(self.game.step_text(step));
        let played = self.game.play(&mut self.state, step, &mut Ignore);
        if let Err(illegal) = played {
            panic!("the engine refuses what it lists or draws: {text}: {illegal}");
        }
        text
    }

    /// What was legal a while ago is legal now exactly if it is listed.
    fn compare_refusals(&mut self, seat: usize, texts: &BTreeSet<String>) {
        for _ in 0..2 {
            if self.texts.is_empty() {
                break;
            }
            let text = self.texts[self.rng.below(self.texts.len() as u32) as usize].clone();
            let action = self.game.parse_action(&text).unwrap_or_else(|e| panic!("{text}: {e}"));
            let legal = self.game.is_legal(&self.state, Step::seat(Seat(seat as u8), action));
            self.same("opinions on a step", (&text, legal), (&text, texts.contains(&text)));
        }
        if self.texts.len() > 60 {
            let place = self.rng.below(60) as usize;
            self.texts.swap_remove(place);
        }
        let place = self.rng.below(texts.len() as u32) as usize;
        self.texts.extend(texts.iter().nth(place).cloned());
    }

    /// The same step of chance with something changed.
    fn bent(&mut self, text: &str) -> String {
        let mut words: Vec<String> = text.split(' ').map(str::to_owned).collect();
        let count = words.len() as u32;
        let place = self.rng.below(count) as usize;
        let other = self.rng.below(count) as usize;
        let word = self.words[self.rng.below(self.words.len() as u32) as usize].clone();
        match self.rng.below(6) {
            0 => words.swap(place, other),
            1 => drop(words.remove(place)),
            2 => words.insert(place + 1, word),
            3 | 4 => words[place] = word,
            _ => {
                let digit = |letter: char| if letter.is_ascii_digit() { '1' } else { letter };
                words[place] = words[place].chars().map(digit).collect();
            }
        }
        words.join(" ")
    }

    /// Chance may do exactly what both think it may.
    fn compare_chance(&mut self, text: &str, possible: &dyn Fn(&str) -> bool) {
        if !possible(text) {
            self.differ("opinions on a step of chance", text, "impossible");
        }
        for word in text.split(' ') {
            if !self.words.iter().any(|other| other == word) {
                self.words.push(word.to_owned());
            }
        }
        for _ in 0..3 {
            let bent = self.bent(text);
            match self.game.parse_action(&bent) {
                Ok(action) => {
                    let legal = self.game.is_legal(&self.state, Step::chance(action));
                    // What is written in another order is read all the same.
                    let read = self.game.action_text(action);
                    let oracle = possible(&read);
                    self.same("opinions on a step of chance", (&read, legal), (&read, oracle));
                    self.count(if legal { "chance could have" } else { "chance could not" });
                }
                Err(error) if possible(&bent) => {
                    self.differ("opinions on a step of chance", (&bent, error.to_string()), "possible");
                }
                Err(_) => {}
            }
        }
    }
}

impl Answers for Engine<'_> {
    fn decision(
        &mut self,
        world: &World,
        seats: &[usize],
        list: &dyn Fn(usize) -> BTreeSet<String>,
    ) -> Play<(usize, String)> {
        let set = seats.iter().fold(SeatSet::EMPTY, |set, &seat| set.with(Seat(seat as u8)));
        let to_act = self.game.to_act(&self.state);
        if to_act != ToAct::Seats(set) {
            let position = self.game.position_lines(&self.state);
            self.differ("opinions on who is to act", (to_act, position), (seats, list(seats[0])));
        }
        self.compare(world);
        let scripted = match &mut self.steps {
            Steps::Script(steps) => Some(steps.next().ok_or(Stop)?),
            Steps::Moods(..) => None,
        };
        let seat = match scripted.map(|step| step.by) {
            Some(Actor::Seat(seat)) => seat.index(),
            Some(Actor::Chance) => panic!("the record has chance where p{} is to act", seats[0] + 1),
            None => seats[self.rng.below(seats.len() as u32) as usize],
        };
        let mut actions = Vec::new();
        self.game.legal_actions(&self.state, Seat(seat as u8), &mut actions);
        let texts: BTreeSet<String> = actions.iter().map(|action| self.game.action_text(*action)).collect();
        let oracle = list(seat);
        if texts != oracle {
            let more: Vec<_> = texts.difference(&oracle).collect();
            let less: Vec<_> = oracle.difference(&texts).collect();
            self.differ("legal lists", more, less);
        }
        self.same("lengths of lists", actions.len(), texts.len());
        self.listed += texts.len() as u64;
        self.compare_refusals(seat, &texts);
        let step = match (scripted, &self.steps) {
            (Some(step), _) => step,
            (None, Steps::Moods(moods, _)) => {
                let mood = moods[seat];
                let text = self.choose(&texts, |text| weight(mood, world, seat, text)).to_owned();
                let step = format!("p{} {text}", seat + 1);
                let step = self.game.parse_step(&step).unwrap_or_else(|e| panic!("{step}: {e}"));
                self.same("readings", self.game.action_text(step.action), text);
                step
            }
            (None, Steps::Script(_)) => return Err(Stop),
        };
        let text = self.go(step);
        if !oracle.contains(&text) {
            self.differ("opinions on a step", &text, &oracle);
        }
        self.note(world, seat, &text);
        Ok((seat, text))
    }

    fn chance(&mut self, world: &World, verb: &str, possible: &dyn Fn(&str) -> bool) -> Play<String> {
        let to_act = self.game.to_act(&self.state);
        if to_act != ToAct::Chance {
            let position = self.game.position_lines(&self.state);
            self.differ("opinions on who is to act", (to_act, position), verb);
        }
        self.compare(world);
        let step = match &mut self.steps {
            Steps::Script(steps) => steps.next().ok_or(Stop)?,
            Steps::Moods(_, luck) => {
                let luck = *luck;
                let tries = if luck == Luck::Fair { 1 } else { 5 };
                let draws: Vec<Action> =
                    (0..tries).map(|_| self.game.sample(&self.state, &mut self.rng)).collect();
                let best = draws.into_iter().max_by_key(|draw| luck.likes(&self.game.action_text(*draw)));
                Step::chance(best.expect("a draw"))
            }
        };
        let text = self.game.action_text(step.action);
        self.log.borrow_mut().push(format!("(chance: {text})"));
        self.compare_chance(&text, possible);
        self.log.borrow_mut().pop();
        self.count(&format!("* {verb}"));
        Ok(self.go(step))
    }

    fn over(&mut self, world: &World, result: &str) {
        self.same("opinions on who is to act", self.game.to_act(&self.state), ToAct::Nobody);
        self.compare(world);
        self.compare_scores(world);
        self.same("results", result_text(self.game, &self.state), Some(result.to_owned()));
        self.over = true;
        for rule in ["B14.3", "B14.4", "A14", "X-TEAM", "X-SEQ", "lost", "round"] {
            if result.contains(rule) {
                self.count(&format!("result {rule}"));
            }
        }
        let rest = if let Steps::Script(steps) = &self.steps { steps.len() } else { 0 };
        assert_eq!(rest, 0, "the record goes on");
    }
}

impl Engine<'_> {
    /// What a decision showed: its verb, how it was done, within what, and what its maker had.
    fn note(&mut self, world: &World, seat: usize, text: &str) {
        let words: Vec<&str> = text.split(' ').collect();
        let verb = words[0];
        self.count(verb);
        for word in &words[1..] {
            let of_vines = word.starts_with('v') && word.len() < 4;
            let told = [
                "white",
                "mark",
                "private",
                "shared",
                "black",
                "shop",
                "on",
                "for",
                "workers",
                "inn",
                "face-down",
                "crane",
                "geese",
                "white-castle",
            ];
            if told.contains(word) || of_vines {
                self.count(&format!("{verb} … {}", if of_vines { "v" } else { word }));
            }
        }
        if world.moment != "turn" {
            self.count(&format!("{verb} at {}", world.moment));
        }
        for open in &world.open {
            let open = open.split(':').next().unwrap_or(open);
            self.count(&format!("{verb} in {open}"));
        }
        if verb == "end" {
            let estate = &world.estates[world.estate_of(seat)];
            let monasteries = estate.duchy.iter().flatten().filter(|tile| monastery(tile).is_some());
            let shields = estate.shields.iter().map(|shield| format!("shield {shield} held"));
            for what in monasteries.cloned().chain(shields) {
                self.count(&what);
            }
        }
    }
}
