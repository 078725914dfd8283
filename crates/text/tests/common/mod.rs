//! Tables of every mode, and random games on them.

use demesne_bots::{Evaluate, Policy, play_between};
use demesne_burgundy::Burgundy;
use demesne_game::{Game, Ignore, Notation, Seat, SetupLine, Step, Viewer};
use demesne_text::Shown;
use demesne_trial::archive::records;
use demesne_tuscany::Tuscany;
use demesne_viscounts::Viscounts;
use std::path::Path;

/// Tables of Burgundy: editions, expansions, modes.
pub const BURGUNDY: &[&str] = &[
    "",
    "edition=2011 players=3 duchies=random castles=open",
    "players=4 duchies=random",
    "players=3 expansions=all duchies=random route-order=chosen vine-types=fewer",
    "players=4 expansions=shields,routes",
    "players=2 boards=11-18 duchies=random connection=yes expansions=tiles,white,inns,posts",
    "team=basic expansions=tiles,white,inns",
    "team=advanced",
    "solo=33",
    "solo=34 target=5 expansions=tiles,white",
    "chateautoma=novice players=2",
    "chateautoma=expert players=3 modifiers=A,B,C,D expansions=tiles,white,posts,routes,shields,vineyards",
];

/// Tables of Tuscany.
pub const TUSCANY: &[&str] = &[
    "",
    "players=3 same_colour_pairs=no tie_break=english",
    "players=4 draw_base=2 final_cards_per_point=3 fresh_hex=same_turn",
    "players=2 round_limit=6",
];

/// Tables of Viscounts: with rivals, and against the boards of the solo opponent that differ most.
pub const VISCOUNTS: &[&str] = &["", "players=4", "solo=cleric", "solo=cards difficulty=2"];

/// A game by its options, each `key=value`; commas of a value are blanks.
pub fn table<G: Notation>(options: &str) -> G {
    let line = |word: &str| {
        let (key, value) = word.split_once('=').expect("key=value");
        SetupLine { key: key.into(), value: value.replace(',', " "), line: 0 }
    };
    let lines: Vec<SetupLine> = options.split_whitespace().map(line).collect();
    G::from_setup(&lines).unwrap_or_else(|error| panic!("{options}: {error}"))
}

/// What can be done with the games of one type.
pub trait Walk {
    /// A moment of a game, and the step that is played next.
    fn at<G: Shown + Evaluate>(&mut self, game: &G, state: &G::State, step: Step<G::Action>);

    /// The end of a game.
    fn end<G: Shown + Evaluate>(&mut self, _game: &G, _state: &G::State) {}
}

/// Plays some games on every table, at random and greedily.
pub fn walk_all(games: u64, walk: &mut impl Walk) {
    for (i, options) in (0..).zip(BURGUNDY) {
        walk_one::<Burgundy>(options, 100 * i, games, walk);
    }
    for (i, options) in (100..).zip(TUSCANY) {
        walk_one::<Tuscany>(options, 100 * i, games, walk);
    }
    for (i, options) in (200..).zip(VISCOUNTS) {
        walk_one::<Viscounts>(options, 100 * i, games, walk);
    }
}

fn walk_one<G: Shown + Evaluate>(options: &str, first: u64, games: u64, walk: &mut impl Walk) {
    let game: G = table(options);
    for number in first..first + games {
        let policy = if number.is_multiple_of(2) { Policy::Random } else { Policy::Greedy };
        let policies = vec![policy; game.seats().into()];
        let end = play_between(&game, &policies, number, |state, step| walk.at(&game, state, step));
        let end = end.expect("bots play legal actions");
        assert!(game.outcome(&end).is_some(), "{options} was played to its end");
        walk.end(&game, &end);
    }
}

/// Replays the recorded games of a name that starts so: they show what hardly ever happens.
pub fn walk_archive<G: Shown + Evaluate>(named: &str, walk: &mut impl Walk) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/games");
    for (name, read) in records::<G>(&folder).into_iter().filter(|(name, _)| name.starts_with(named)) {
        let mut state = read.start().unwrap_or_else(|error| panic!("{name}: {error}"));
        for &step in &read.record.steps {
            walk.at(&read.game, &state, step);
            read.game.play(&mut state, step, &mut Ignore).unwrap_or_else(|error| panic!("{name}: {error}"));
        }
        if read.game.outcome(&state).is_some() {
            walk.end(&read.game, &state);
        }
    }
}

/// Everybody who watches a table.
pub fn viewers<G: Game>(game: &G) -> Vec<Viewer> {
    Seat::first(game.seats()).map(Viewer::Seat).chain([Viewer::Spectator]).collect()
}

/// A name for each seat.
pub fn names<G: Game>(game: &G) -> Vec<String> {
    ["Ada", "Blas", "Catarina", "Zoé"].iter().take(game.seats().into()).map(|&name| name.into()).collect()
}

/// English words that are no words of notation, nor of Spanish or Portuguese.
const ENGLISH: &str = " the and of point points storage silver left none turn dice yet tiles depot \
    phase round goods takes draws pays puts cards hand deck empty with you your is are it its this each bonus duchy \
    region regions moves completes loses chosen spaces covered choose where which other both full done action actions \
    one more now when as from free hex space reach area crop crops marble tokens phases scoring scores lies laid \
    discarded removed game over before first second player harvest shields route vineyard cannot nobody nothing \
    all what does by to in on at for has ";

/// Words of that list that notation has, or that mean something else.
const AMBIGUOUS: &str = " with action has all as one to on for in over place is a what bonus hex harvest marble \
    space area green red card first crop crops vineyard ";

/// The English words of a text.
pub fn english(text: &str) -> Option<&str> {
    // What stands in quotation marks is to be typed.
    let unquoted = text.split('"').step_by(2);
    let mut words = unquoted.flat_map(|part| part.split(|c: char| !c.is_alphabetic()));
    words.find(|word| {
        let padded = format!(" {word} ");
        word.len() > 1 && ENGLISH.contains(&padded) && !AMBIGUOUS.contains(&padded)
    })
}

/// The texts that stand behind `start` in a source, up to the end of that call: its string literals.
pub fn literals(source: &str, start: &str) -> Vec<String> {
    let mut found = Vec::new();
    for rest in source.split(start).skip(1) {
        // To the closing bracket of the call, with strings left out of the count.
        let (mut depth, mut inside, mut text, mut escaped) = (1, false, String::new(), false);
        let mut texts = Vec::new();
        for c in rest.chars() {
            match (inside, c) {
                (true, _) if escaped => {
                    text.push(c);
                    escaped = false;
                }
                (true, '\\') => escaped = true,
                (true, '"') => {
                    inside = false;
                    texts.push(std::mem::take(&mut text));
                }
                (true, c) => text.push(c),
                (false, '"') => inside = true,
                (false, '(') => depth += 1,
                (false, ')') => depth -= 1,
                _ => {}
            }
            if depth == 0 {
                break;
            }
        }
        // Of a refusal the rule comes first; the names of what is filled in may follow.
        found.extend(texts.into_iter().find(|text| text.contains(' ')));
    }
    found
}
