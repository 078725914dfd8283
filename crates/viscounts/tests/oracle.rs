//! The game a second time, plain and slow, written from `docs/rules/viscounts.md` alone: things in lists, the rules as an agenda of what is
//! still to be done. It follows many games beside the engine, and at every moment both must agree on who is to act, on the complete list
//! of what is legal, and on where every card, tile, piece and point is.

mod action;
mod bent;
mod castle;
mod data;
mod effects;
mod engine;
mod hands;
mod moods;
mod play;
mod score;
mod solo;
mod turn;
mod world;

use demesne_game::{Game, Notation, Quick, Random, SetupLine};
use demesne_viscounts::{Action, Viscounts};
use engine::Match;
use moods::{LUCKS, MOODS, Mood};
use std::collections::BTreeMap;
use world::{Job, World};

/// Tables with all values of all options.
const TABLES: [&str; 12] = [
    "players=2",
    "players=3",
    "players=4",
    "solo=cleric",
    "solo=builder difficulty=1",
    "solo=noble difficulty=2",
    "solo=cards difficulty=3",
    "players=2 first=p2",
    "players=3 first=p3",
    "players=4 first=p2",
    "solo=cards",
    "solo=cleric difficulty=3",
];

/// Games a run.
fn games() -> u64 {
    std::env::var("DEMESNE_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(240)
}

/// A game in its box, for both.
struct Set {
    game: Viscounts,
    world: World,
    all_chance: Vec<(Action, String)>,
}

impl Set {
    fn new(options: &str) -> Set {
        let lines: Vec<SetupLine> = options
            .split(' ')
            .filter_map(|word| word.split_once('='))
            .map(|(key, value)| SetupLine { key: key.into(), value: value.into(), line: 0 })
            .collect();
        let value = |key: &str| lines.iter().find(|line| line.key == key).map(|line| line.value.as_str());
        let solo = value("solo");
        let number = |key: &str| value(key).and_then(|value| value.parse::<usize>().ok());
        let people = if solo.is_some() { 1 } else { number("players").unwrap_or(2) };
        let first = if solo.is_some() { Some(0) } else { value("first").map(play::seat_of) };
        let game = Viscounts::from_setup(&lines).unwrap_or_else(|e| panic!("{options}: {e}"));
        Set {
            world: World::new(people, first, solo, number("difficulty").unwrap_or(0)),
            all_chance: engine::all_chance(&game),
            game,
        }
    }

    /// A game with players and luck by a seed.
    fn game(&self, seed: u64) -> Match<'_> {
        let mut rng = Quick::new(seed);
        let mood = |rng: &mut Quick| MOODS[rng.below(MOODS.len() as u32) as usize];
        let mut moods: Vec<Mood> = (0..self.game.seats()).map(|_| mood(&mut rng)).collect();
        if rng.below(4) == 0 {
            moods = vec![moods[0]; moods.len()];
        }
        Match {
            game: &self.game,
            all_chance: &self.all_chance,
            state: self.game.start(),
            world: self.world.clone(),
            luck: LUCKS[rng.below(LUCKS.len() as u32) as usize],
            rng,
            moods,
            follows: false,
            hands: hands::Hands::default(),
            pool: Vec::new(),
            log: Vec::new(),
            seen: BTreeMap::new(),
            moments: 0,
            listed: 0,
        }
    }
}

/// What many games showed.
#[derive(Default)]
struct Sum {
    seen: BTreeMap<String, u64>,
    games: u64,
    moments: u64,
    listed: u64,
}

impl Sum {
    fn add(&mut self, game: Match<'_>) {
        for (what, count) in game.seen {
            *self.seen.entry(what).or_default() += count;
        }
        self.games += 1;
        self.moments += game.moments;
        self.listed += game.listed;
    }

    fn assert_shown(&self, wanted: &str) {
        for what in wanted.split(" | ") {
            assert!(self.seen.contains_key(what), "no game showed: {what}; {:?}", self.seen);
        }
    }

    fn print(&self) {
        println!(
            "{} games, {} moments, {} listed actions: {:?}",
            self.games, self.moments, self.listed, self.seen
        );
    }
}

#[test]
fn both_agree_on_whole_games() {
    let sets = TABLES.map(Set::new);
    let mut sum = Sum::default();
    for number in 0..games() {
        let mut game = sets[number as usize % sets.len()].game(number);
        game.follows = number % 10 == 0;
        game.play(4_000);
        sum.add(game);
    }
    sum.print();
    if games() >= 240 {
        sum.assert_shown(
            "over | poverty | prosperity | tie broken | a choice of payments | must dismiss | landed on a rival | collision | \
             a rival gains a link | link | next | resolve | spread | several groups of three | over-crowded | a leader | \
             bonus card | nothing to choose | shuffled for the top card | a stranger | no future scheme | the opponent builds | \
             the opponent flips | the opponent places workers | the opponent shuffles | the opponent transcribes",
        );
    }
}

#[test]
fn both_agree_on_games_from_strange_tables() {
    let sets = TABLES.map(Set::new);
    let mut sum = Sum::default();
    for number in 0..games() {
        let mut game = sets[number as usize % sets.len()].game(1_000_000 + number);
        let before = 30 + game.rng.below(200) as usize;
        game.play(before);
        // Until somebody is asked for a card.
        let at_play = |game: &mut Match<'_>| {
            game.world.now();
            game.world.agenda.last() == Some(&Job::Play)
        };
        while !at_play(&mut game) && game.step() {}
        if at_play(&mut game) {
            game.bend();
            game.log.push("bent".into());
        }
        game.play(500);
        sum.add(game);
    }
    sum.print();
    if games() >= 240 {
        sum.assert_shown(
            "over | a pile of manuscripts is used up | a pile of townsfolk is used up | printed manuscript | \
             printed townsfolk dismissed | equal exchanges | top card played | the leader changes | stranger | next | link | resolve",
        );
    }
}

/// The comparison is worth something: a rule that is wrong in the oracle is found, whichever it is.
#[test]
fn a_wrong_rule_is_found() {
    let sets = TABLES.map(Set::new);
    for wrong in ["shuffles", "links", "crowds", "arrows", "majorities", "payments", "orders"] {
        let found = (0..200u64).find_map(|number| {
            let mut game = sets[number as usize % sets.len()].game(2_000_000 + number);
            game.world.bend = wrong;
            let played = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| game.play(4_000)));
            let message = played.err()?.downcast::<String>().expect("a message");
            Some((number, message.lines().next().unwrap_or_default().to_owned()))
        });
        let (number, message) = found.unwrap_or_else(|| panic!("nobody found that {wrong} are wrong"));
        println!("{wrong}: {message} Found in game {number}.");
        assert!(message.contains(" differ after "), "{wrong}: {message}");
    }
}
