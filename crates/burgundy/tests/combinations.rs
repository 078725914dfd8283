//! Any options that go together are a game that can be played: random combinations under the laws of every game.

use crate::common::{play_lawfully, setup};
use demesne_burgundy::{Burgundy, Expansion, Options};
use demesne_game::{Quick, Random, Seed, laws::Care};

/// How many combinations that are allowed are played.
const WANTED: usize = 200;

/// Draws options, each of its possible values, and often enough nothing for what is left to its default.
struct Draw {
    rng: Quick,
    pairs: Vec<(&'static str, String)>,
    /// Whether it is a table of 2011 without anything of the Special Edition.
    plain: bool,
}

impl Draw {
    /// One time out of some.
    fn once_in(&mut self, n: u32) -> bool {
        self.rng.below(n) == 0
    }

    fn one_of(&mut self, values: &[&'static str]) -> &'static str {
        values[self.rng.below(values.len() as u32) as usize]
    }

    fn add(&mut self, key: &'static str, value: impl Into<String>) {
        self.pairs.push((key, value.into()));
    }

    /// Adds one of some values, one time out of some.
    fn maybe(&mut self, n: u32, key: &'static str, values: &[&'static str]) {
        let out = self.plain && !matches!(key, "players" | "castles");
        if !out && self.once_in(n) {
            let value = self.one_of(values);
            self.add(key, value);
        }
    }

    fn board(&mut self, connection: bool) -> String {
        let (first, count) = match (connection, self.plain) {
            (true, _) if !self.once_in(8) => (11, 8),
            (_, true) => (1, 9),
            _ => (1, 30),
        };
        (first + self.rng.below(count)).to_string()
    }

    fn options(mut self) -> Vec<(&'static str, String)> {
        self.maybe(8, "edition", &["2011", "2011", "se"]);
        self.plain = self.pairs.iter().any(|(_, edition)| edition == "2011") && !self.once_in(4);
        self.maybe(6, "team", &["basic", "advanced"]);
        let team = self.pairs.iter().any(|(key, _)| *key == "team");
        self.maybe(if team { 12 } else { 6 }, "solo", &["33", "34"]);
        let own_board = self.pairs.iter().any(|(key, _)| matches!(*key, "team" | "solo"));
        self.maybe(if own_board { 12 } else { 3 }, "chateautoma", &["novice", "experienced", "expert"]);
        self.maybe(if own_board { 12 } else { 1 }, "players", &["2", "2", "3", "3", "4", "4", "1"]);
        self.maybe(if self.plain { 2 } else { 12 }, "castles", &["together", "open"]);
        self.maybe(if own_board { 12 } else { 4 }, "connection", &["yes", "yes", "no"]);
        let connection = self.pairs.iter().any(|(_, value)| value == "yes");
        let left_to_default = if own_board { !self.once_in(6) } else { self.once_in(2) };
        if left_to_default {
            return self.details();
        }
        self.maybe(2, "boards", &["1-10", "11-18", "19-22", "23-30"]);
        match self.rng.below(4) {
            0 => self.add("duchies", "random"),
            1 => {
                let board = self.board(connection);
                self.add("duchies", format!("same {board}"));
            }
            2 => {
                let of = |key| self.pairs.iter().find(|(k, _)| *k == key).map(|(_, value)| value.clone());
                let players: usize = of("players").and_then(|n| n.parse().ok()).unwrap_or(2);
                let persons = players - usize::from(of("chateautoma").is_some() && players > 1);
                let boards: Vec<String> = (0..persons).map(|_| self.board(connection)).collect();
                self.add("duchies", format!("chosen {}", boards.join(" ")));
            }
            _ => {}
        }
        self.details()
    }

    /// Expansions, and what belongs to one of them or to one way to play.
    fn details(mut self) -> Vec<(&'static str, String)> {
        let mut names = Vec::new();
        let often = 2 + self.rng.below(3);
        for expansion in Expansion::ALL {
            if !self.plain && self.once_in(often) {
                names.push(expansion.name());
            }
        }
        if !names.is_empty() {
            self.add("expansions", names.join(" "));
        }
        let of = |draw: &Draw, key| draw.pairs.iter().any(|(k, _)| *k == key);
        let likely = |here: bool| if here { 2 } else { 30 };
        let (routes, vines) = (names.contains(&"routes"), names.contains(&"vineyards"));
        self.maybe(likely(routes), "route-order", &["random", "chosen"]);
        self.maybe(likely(vines), "vine-types", &["all", "fewer", "without blue", "without green white"]);
        let solo = of(&self, "solo");
        self.maybe(likely(solo), "target", &["5", "30", "50", "75", "100"]);
        let automa = of(&self, "chateautoma");
        self.maybe(likely(automa), "modifiers", &["A", "B", "C", "D", "A B", "B D", "A C D", "A B C D"]);
        self.pairs
    }
}

/// Whether a refusal starts with the id of a rule, such as `X-COMPAT-4:` or `B2.8:`.
fn names_a_rule(why: &str) -> bool {
    let Some((id, _)) = why.split_once(": ") else { return false };
    let (chapter, rest) = id.split_at(1);
    let digits = |text: &str| !text.is_empty() && text.chars().all(|c| c.is_ascii_digit());
    match chapter {
        "X" => rest.split('-').next_back().is_some_and(|number| digits(number) || number.len() == 1),
        "A" | "B" => rest.split_once('.').is_some_and(|(one, other)| digits(one) && digits(other)),
        _ => false,
    }
}

#[test]
fn options_that_go_together_can_be_played() {
    let (mut played, mut refused) = (Vec::new(), 0);
    for number in 0.. {
        let pairs = Draw { rng: Quick::new(number), pairs: Vec::new(), plain: false }.options();
        let pairs: Vec<(&str, &str)> = pairs.iter().map(|(key, value)| (*key, value.as_str())).collect();
        let game = match Options::from_lines(&setup(&pairs)).and_then(Burgundy::new) {
            Ok(game) => game,
            Err(error) => {
                assert!(names_a_rule(&error.why), "{pairs:?} is refused without a rule: {error}");
                refused += 1;
                continue;
            }
        };
        // What was played already is not played again.
        let lines = game.options().lines();
        if played.contains(&lines) {
            continue;
        }
        let care = if played.len() % 10 == 0 { Care::Thorough } else { Care::Quick };
        let outcome = std::panic::catch_unwind(|| play_lawfully(&game, Seed::from_number(number), care));
        assert!(outcome.is_ok(), "a law is broken with {lines:?}, seed {number}");
        played.push(lines);
        if played.len() == WANTED {
            break;
        }
    }
    println!("{WANTED} combinations were played, {refused} were refused");
    assert!(refused >= 20, "some combinations are refused: {refused}");
    let plays = |key: &str, word: &str| {
        let has = |value: &str| value.split(' ').any(|w| w == word);
        played.iter().any(|lines| lines.iter().any(|(k, value)| k == key && has(value)))
    };
    for expansion in Expansion::ALL.map(Expansion::name) {
        assert!(plays("expansions", expansion), "{expansion}");
    }
    for (key, word) in [
        ("edition", "2011"),
        ("players", "4"),
        ("connection", "yes"),
        ("castles", "open"),
        ("boards", "19-22"),
        ("duchies", "random"),
        ("team", "advanced"),
        ("solo", "34"),
        ("chateautoma", "expert"),
    ] {
        assert!(plays(key, word), "{key}: {word}");
    }
}
