//! Positions of random games, bent at random: a number changed, a line left out, words swapped, a line of another kind put in. Reading
//! them never panics, and whatever is read is written and read again as it was, and can be played to its end under the laws of every game.

use demesne_game::{
    Eyes, Ignore, Notation, Quick, Random, Seat, Seed, Step, ToAct, Viewer,
    laws::{Care, walk},
};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// What positions of a game are bent with.
pub struct Bends<G: Notation> {
    /// Words that stand somewhere in positions, apart by spaces.
    pub words: &'static str,
    /// Lines that are put in, in place of another of the same key or besides, apart by `; `.
    pub lines: &'static str,
    /// Numbers that something of the game ends at, or that are far off.
    pub numbers: &'static [u32],
    /// Keys of lines that are worked out from others where they are left out, so that more of what is bent can be.
    pub derived: &'static [&'static str],
    /// Through whose eyes a state is seen.
    pub eyes: fn(&G::State) -> Eyes,
    /// Panics where something of the box is lost or too many.
    pub conserved: fn(&G, &G::State),
    /// No game has as many steps.
    pub steps: u32,
}

/// How many positions are bent or made in a run: what `DEMESNE_BENDS` says, else so many.
pub fn number(usual: u64) -> u64 {
    std::env::var("DEMESNE_BENDS").ok().and_then(|n| n.parse().ok()).unwrap_or(usual)
}

/// How many positions there were, and how many of them were read.
#[derive(Clone, Copy, Default, Debug)]
pub struct Tally {
    /// All.
    pub all: u64,
    /// Those that were read.
    pub read: u64,
}

impl Tally {
    /// Enough were read to say something.
    ///
    /// # Panics
    /// Where it was less than one in so many.
    pub fn expect_one_in(self, so_many: u64) {
        let Tally { all, read } = self;
        println!("{read} of {all} positions are read");
        assert!(read * so_many > all, "{read} of {all} positions are read: too few to say much");
    }
}

impl<G: Notation> Bends<G> {
    /// Bends so many positions of random games of a table.
    ///
    /// # Panics
    /// Where one is neither refused nor played to its end.
    pub fn bend_games(&self, game: &G, name: &str, (luck, each): (u64, u64), tally: &mut Tally) {
        let mut number = 0;
        while number < each {
            let mut rng = Quick::new(number * 31 + luck);
            for state in moments(game, &mut rng, number) {
                let mut lines = game.position_lines(&state);
                for _ in 0..1 + rng.below(3) {
                    if !lines.is_empty() {
                        self.bend(&mut lines, &mut rng);
                    }
                }
                number += 1;
                self.count(game, name, &lines, number, tally);
            }
        }
    }

    /// Puts so many positions together from a few lines, as somebody writes them by hand: far from anything that a random game shows.
    ///
    /// # Panics
    /// Where one is neither refused nor played to its end.
    pub fn make(&self, game: &G, name: &str, (luck, each): (u64, u64), tally: &mut Tally) {
        let all: Vec<&str> = self.lines.split("; ").map(str::trim).collect();
        let tasks: Vec<&str> =
            self.words.split_ascii_whitespace().filter(|word| word.contains(':')).collect();
        for number in 0..each {
            let mut rng = Quick::new(number * 37 + luck);
            let mut lines: Vec<String> = Vec::new();
            for _ in 0..1 + rng.below(8) {
                let line = one_of(&all, &mut rng);
                if !lines.iter().any(|other| key(other) == key(line)) {
                    lines.push(line.to_owned());
                }
            }
            // More is to be done than any line says.
            if let Some(line) = lines.iter_mut().find(|line| line.starts_with("tasks")) {
                for _ in 0..rng.below(3) {
                    line.push(' ');
                    line.push_str(one_of(&tasks, &mut rng));
                }
            }
            self.count(game, name, &lines, number, tally);
        }
    }

    fn count(&self, game: &G, name: &str, lines: &[String], number: u64, tally: &mut Tally) {
        tally.all += 1;
        match catch_unwind(AssertUnwindSafe(|| self.survives(game, lines, number))) {
            Ok(read) => tally.read += u64::from(read),
            Err(_) => panic!("{name}: number {number}\n{}", lines.join("\n")),
        }
    }

    fn bend(&self, lines: &mut Vec<String>, rng: &mut Quick) {
        let at = pick(lines.len(), rng);
        match rng.below(8) {
            0 => {
                lines.remove(at);
            }
            1 | 2 => self.bend_number(&mut lines[at], rng),
            3 => self.bend_words(&mut lines[at], rng),
            4 => {
                let other = pick(lines.len(), rng);
                swap(lines, (at, other), rng);
            }
            _ => self.put_in(lines, rng),
        }
    }

    /// A number becomes another one, a little off or far off.
    fn bend_number(&self, line: &mut String, rng: &mut Quick) {
        let spans = number_spans(line);
        if spans.is_empty() {
            return;
        }
        let (from, to) = one_of(&spans, rng);
        let old: u32 = line[from..to].parse().unwrap_or(0);
        let new = match rng.below(3) {
            0 => old + 1,
            1 => old.saturating_sub(1),
            _ => one_of(self.numbers, rng),
        };
        line.replace_range(from..to, &new.to_string());
    }

    /// A word becomes another one, comes or goes.
    fn bend_words(&self, line: &mut String, rng: &mut Quick) {
        let all: Vec<&str> = self.words.split_ascii_whitespace().collect();
        let (key, value) = line.split_once(": ").unwrap_or(("", ""));
        let mut words: Vec<&str> = value.split(' ').collect();
        let nth = pick(words.len(), rng);
        match rng.below(3) {
            0 => words[nth] = one_of(&all, rng),
            1 => words.push(one_of(&all, rng)),
            _ => {
                words.remove(nth);
            }
        }
        *line = format!("{key}: {}", words.join(" "));
    }

    /// A line from elsewhere.
    fn put_in(&self, lines: &mut Vec<String>, rng: &mut Quick) {
        let all: Vec<&str> = self.lines.split("; ").map(str::trim).collect();
        let new = one_of(&all, rng);
        lines.retain(|line| key(line) != key(new));
        lines.push(new.to_owned());
        // What depends on it is worked out anew, so that more of it can be.
        if rng.below(2) == 0 {
            lines.retain(|line| key(line) == key(new) || !self.derived.contains(&key(line)));
        }
    }

    /// Reads, and plays what was read to its end; whether it was read.
    fn survives(&self, game: &G, lines: &[String], number: u64) -> bool {
        let borrowed: Vec<&str> = lines.iter().map(String::as_str).collect();
        let Ok(state) = game.read_position(&borrowed, 1) else { return false };
        let written = game.position_lines(&state);
        let again = game.read_position(&written.iter().map(String::as_str).collect::<Vec<_>>(), 1);
        assert_eq!(again.as_ref(), Ok(&state), "a position is not read back");
        let viewer = (self.eyes)(&state).viewer();
        let start = game.imagine(&state, viewer, &mut Quick::new(number));
        if viewer != Viewer::Everybody {
            assert_eq!(game.view(&start, viewer), state, "what was imagined looks otherwise");
        }
        (self.conserved)(game, &start);
        let mut steps = 0;
        walk(game, start, &Seed::from_number(number), Care::Quick, |state, _, _| {
            (self.conserved)(game, state);
            steps += 1;
            assert!(steps < self.steps, "the game does not end");
        });
        true
    }
}

fn pick(n: usize, rng: &mut Quick) -> usize {
    rng.below(n.max(1) as u32) as usize
}

fn one_of<T: Copy>(all: &[T], rng: &mut Quick) -> T {
    all[pick(all.len(), rng)]
}

fn key(line: &str) -> &str {
    line.split(": ").next().unwrap_or("")
}

/// Two lines swap what they say, or somebody has what another has.
fn swap(lines: &mut [String], (one, other): (usize, usize), rng: &mut Quick) {
    let seat = |line: &str| line.starts_with('p').then(|| line[3..].split(':').next().map(str::to_owned));
    let twins = seat(&lines[one]) == seat(&lines[other]) || rng.below(4) == 0;
    let split = |line: &str| line.split_once(": ").map(|(k, v)| (k.to_owned(), v.to_owned()));
    if let (true, Some((k1, v1)), Some((k2, v2))) = (twins, split(&lines[one]), split(&lines[other])) {
        lines[one] = format!("{k1}: {v2}");
        lines[other] = format!("{k2}: {v1}");
    }
}

fn number_spans(line: &str) -> Vec<(usize, usize)> {
    let mut spans: Vec<(usize, usize)> = Vec::new();
    let value = line.find(": ").map_or(0, |at| at + 2);
    for (at, byte) in line.bytes().enumerate().skip(value) {
        match spans.last_mut() {
            _ if !byte.is_ascii_digit() => {}
            Some((_, to)) if *to == at => *to += 1,
            _ => spans.push((at, at + 1)),
        }
    }
    spans
}

/// Some moments of a random game, as somebody sees them.
fn moments<G: Notation>(game: &G, rng: &mut Quick, number: u64) -> Vec<G::State> {
    let mut states = vec![game.start()];
    let seed = Seed::from_number(number);
    let (mut state, mut list, mut chance) = (game.start(), Vec::new(), 0);
    loop {
        let step = match game.to_act(&state) {
            ToAct::Nobody => break,
            ToAct::Chance => {
                chance += 1;
                Step::chance(game.sample(&state, &mut seed.event(chance)))
            }
            ToAct::Seats(seats) => {
                let seat = seats.iter().next().expect("somebody is to act");
                list.clear();
                game.legal_actions(&state, seat, &mut list);
                Step::seat(seat, one_of(&list, rng))
            }
        };
        game.play(&mut state, step, &mut Ignore).expect("a listed action is legal");
        if rng.below(12) == 0 {
            let viewer = match rng.below(4) {
                0 => Viewer::Spectator,
                1 => Viewer::Seat(Seat(0)),
                _ => Viewer::Everybody,
            };
            states.push(game.view(&state, viewer));
        }
    }
    states.push(state);
    states
}
