//! Whatever is refused is refused in the reader's language: settings of a table, and actions in every mode.

use crate::common::{BURGUNDY, english, table};
use demesne_bots::{Policy, play_between};
use demesne_burgundy::{
    Action, Building, Burgundy, State, Tile,
    action::{Pick, Source, With},
    open::{Offer, Open},
    state::UNKNOWN,
};
use demesne_game::{Game, Illegal, Notation, Quick, Random, Seat, SetupLine, Step, ToAct};
use demesne_text::{Language, Shown};
use std::collections::{BTreeMap, BTreeSet, HashSet};

const OTHERS: [Language; 2] = [Language::Spanish, Language::Portuguese];

/// Options and the values that a person can choose, with some that nobody can.
const VALUES: &[(&str, &[&str])] = &[
    ("edition", &["se", "2011", "third"]),
    ("players", &["1", "2", "3", "4", "5"]),
    (
        "duchies",
        &["same 1", "same 12", "same 19", "same 33", "random", "chosen 1", "chosen 1 2", "chosen 1 2 3"],
    ),
    ("boards", &["1-10", "11-18", "19-22", "23-30"]),
    ("castles", &["together", "open"]),
    (
        "expansions",
        &[
            "none",
            "all",
            "tiles",
            "white",
            "inns",
            "posts",
            "routes",
            "shields",
            "vineyards",
            "shields vineyards",
        ],
    ),
    ("connection", &["yes", "no"]),
    ("route-order", &["random", "chosen"]),
    ("vine-types", &["all", "fewer", "without red", "without red blue", "without red blue green"]),
    ("team", &["basic", "advanced"]),
    ("solo", &["33", "34"]),
    ("target", &["5", "50", "100", "7"]),
    ("chateautoma", &["novice", "expert"]),
    ("modifiers", &["A", "A D", "E"]),
];

/// A setup of some settings; those of one option come once.
fn setup(chosen: &[(&str, &str)]) -> Vec<SetupLine> {
    let line = |&(key, value): &(&str, &str)| SetupLine { key: key.into(), value: value.into(), line: 0 };
    chosen.iter().map(line).collect()
}

/// A sentence without what differs from case to case.
fn shape(text: &str) -> String {
    text.chars().map(|c| if c.is_ascii_digit() { '#' } else { c }).collect()
}

#[test]
fn every_refused_setup_is_explained_in_every_language() {
    let all: Vec<(&str, &str)> =
        VALUES.iter().flat_map(|&(key, values)| values.iter().map(move |&value| (key, value))).collect();
    let mut shapes = BTreeSet::new();
    let mut refused = 0;
    for (i, &one) in all.iter().enumerate() {
        for (j, &other) in all.iter().enumerate().skip(i) {
            // Every third setting shows what two together hide.
            for third in all.iter().skip(j).copied() {
                let mut chosen = vec![one, other, third];
                chosen.dedup();
                let distinct: BTreeSet<&str> = chosen.iter().map(|(key, _)| *key).collect();
                if distinct.len() < chosen.len() {
                    continue;
                }
                let Err(error) = Burgundy::from_setup(&setup(&chosen)) else { continue };
                refused += 1;
                let texts = Language::ALL.map(|language| Burgundy::refused_setup(&error, language));
                shapes.insert(shape(&texts[0]));
                assert!(texts[0] != texts[1] && texts[0] != texts[2], "{chosen:?}: {texts:?}");
                for text in &texts {
                    assert!(text.ends_with('.') && !text.contains(['{', '}']), "{text}");
                    assert!(!text.starts_with("X-") && !text.starts_with("B2"), "{text}");
                }
                for text in &texts[1..] {
                    // Forms of values that are written by hand stay as they are written.
                    let spoken = text.split("; ad").next().and_then(|text| text.split("; ac").next());
                    assert_eq!(spoken.and_then(english), None, "{chosen:?}: {text}");
                }
            }
        }
    }
    assert!(refused > 5_000 && shapes.len() >= 27, "{refused} of {} kinds: {shapes:#?}", shapes.len());
}

/// An action of any kind with anything in it that can be written.
fn any_action(rng: &mut Quick, state: &State, seat: Seat) -> Action {
    let mut below = |n: u32| rng.below(n) as u8;
    let tiles: Vec<Tile> = Tile::all().chain((0..21).filter_map(Tile::from_double_index)).collect();
    let near: Vec<Tile> = (state.depots.iter().flatten().chain(&state.black).chain(&state.vines.shop))
        .flatten()
        .copied()
        .chain(state.estate(seat).storage.iter())
        .chain(state.private.iter().flat_map(|private| private.tiles.into_iter().flatten()))
        .collect();
    let tile = match below(3) {
        0 => tiles[usize::from(below(tiles.len() as u32))],
        _ if near.is_empty() => Tile::SHIP,
        _ => near[usize::from(below(near.len() as u32))],
    };
    let mut with = match below(4) {
        0 => With::EFFECT,
        1 => With::die(below(6) + 1),
        2 => With::die(state.dice[seat.index()][1].max(1)),
        _ => With::WHITE,
    };
    if below(6) == 0 {
        with = with.marked();
    }
    let space = below(40);
    let depot = below(6);
    match below(31) {
        0..=2 => Action::Take { with, tile, depot },
        3..=6 => Action::Place { with: if below(4) == 0 { with.private() } else { with }, tile, space },
        7 | 8 => Action::Sell { with, goods: below(6) },
        9 => Action::Workers { with },
        10 => Action::Buy(tile),
        11 => Action::BuyFrom { tile, depot },
        12 => Action::Hire { tile, depot },
        13 => Action::Ship { depots: below(64), kinds: below(64) },
        14 => match below(3) {
            0 => Action::Ship { depots: 1 << depot, kinds: 1 << below(6) },
            1 => Action::Ship { depots: 1 << depot | 1 << ((depot + 1) % 6), kinds: below(64) },
            _ => Action::Ship { depots: 0, kinds: 0 },
        },
        15 => Action::Discard(tile),
        16 => Action::DiscardPrivate(tile),
        17 => [Action::Skip, Action::End, Action::Recruit, Action::Ransom][usize::from(below(4))],
        18 => Action::Keep { private: below(2) == 0 },
        19 => Action::Crane(Building::ALL[usize::from(below(10))]),
        20 => Action::Put { tile, from: Source(below(7)), space },
        21 | 22 => {
            let lying = state.shields.depots[usize::from(depot)][0].max(1);
            let shield = if below(2) == 0 { lying } else { below(18) + 1 };
            let replaces = if below(2) == 0 { 0 } else { below(18) + 1 };
            let marked = match below(3) {
                0 => below(6) + 1,
                1 => state.dice[seat.index()][usize::from(below(2))],
                _ => 0,
            };
            Action::Shield { shield, replaces, marked }
        }
        23 => Action::Copy(Seat(below(4))),
        24 => {
            let mut keep = [0; 4];
            for place in keep.iter_mut().take(usize::from(below(3))) {
                *place = below(18) + 1;
            }
            Action::Tribute { keep, workers: below(3) }
        }
        25 => Action::Also(below(6)),
        26 => match below(3) {
            0 => Action::RouteOrder([1, 2, 3, 0, 0]),
            1 => Action::Side(below(4)),
            _ => {
                let board = if below(2) == 0 { UNKNOWN } else { below(8) };
                Action::Castle(Pick { board, space: below(37) })
            }
        },
        27 => Action::TakeVine { with, tile, place: below(6) },
        28 => match below(3) {
            0 => Action::TakeBlack(tile),
            1 => Action::Bonus(below(2)),
            _ => Action::VineBonus(below(6)),
        },
        29 => {
            let double = match tile.is_double() {
                true => tile,
                false => Tile::from_double_index(below(21).into()).unwrap_or(tile),
            };
            let (space, turned) = (below(12), below(2) == 0);
            match below(3) {
                0 => Action::PutVine { tile: double, space, turned },
                _ => Action::Plant { with, tile: double, space, turned },
            }
        }
        _ => match below(3) {
            0 => {
                let opens = [
                    Open::Phase,
                    Open::Size(below(9) + 1),
                    Open::Effect(space),
                    Open::Colour(Offer::Must),
                    Open::Reset,
                    Open::Herd(3),
                    Open::Colour(Offer::May),
                ];
                let due: Vec<Open> = state.open.iter().filter(|open| open.name() == "effect").collect();
                Action::Next(match due.is_empty() {
                    true => opens[usize::from(below(opens.len() as u32))],
                    false => due[usize::from(below(due.len() as u32))],
                })
            }
            1 => Action::Gain(below(20)),
            _ => {
                let mut goods = [0; 6];
                for _ in 0..5 {
                    goods[usize::from(below(6))] += 1;
                }
                Action::Exchange { tile, goods }
            }
        },
    }
}

/// Tries what is forbidden.
struct Trier {
    rng: Quick,
    seen: HashSet<String>,
    kinds: BTreeMap<&'static str, usize>,
    faults: BTreeSet<String>,
}

impl Trier {
    fn check(&mut self, illegal: &Illegal) {
        *self.kinds.entry(illegal.rule).or_default() += 1;
        if !self.seen.insert(shape(&illegal.why)) {
            return;
        }
        let texts = Language::ALL.map(|language| Burgundy::refused(illegal, language));
        let whole = texts.iter().all(|text| text.ends_with('.') && !text.contains(['{', '}']));
        let spoken = texts[1..].iter().all(|text| *text != texts[0] && english(text).is_none());
        if (!whole || !spoken) && self.faults.len() < 40 {
            self.faults.insert(format!("{illegal}: {texts:?}"));
        }
    }
}

impl Trier {
    fn at(&mut self, game: &Burgundy, state: &State) {
        for seat in Seat::first(game.seats()) {
            let own = matches!(game.to_act(state), ToAct::Seats(seats) if seats.contains(seat));
            for _ in 0..if own { 150 } else { 2 } {
                let action = any_action(&mut self.rng, state, seat);
                if let Err(illegal) = game.check(state, Step::seat(seat, action)) {
                    self.check(&illegal);
                }
            }
        }
    }
}

#[test]
fn every_refused_action_is_explained_in_every_language() {
    let mut trier =
        Trier { rng: Quick::new(11), seen: HashSet::new(), kinds: BTreeMap::new(), faults: BTreeSet::new() };
    for (number, options) in (0..).zip(BURGUNDY) {
        let game: Burgundy = table(options);
        for (policy, number) in [(Policy::Random, 2 * number), (Policy::Greedy, 2 * number + 1)] {
            let policies = vec![policy; game.seats().into()];
            let end = play_between(&game, &policies, number, |state, _| trier.at(&game, state));
            trier.at(&game, &end.expect("bots play legal actions"));
        }
    }
    let faults: Vec<&String> = trier.faults.iter().collect();
    assert!(faults.is_empty(), "{faults:#?}");
    assert!(trier.kinds.len() > 50, "{:?}", trier.kinds);
}

#[test]
fn a_refusal_reads_well() {
    let why = Illegal::new("B5.3", "2 → 5 costs 1 workers; p1 has 0");
    let texts = Language::ALL.map(|language| Burgundy::refused(&why, language));
    assert_eq!(texts[0], "2 → 5 costs 1 worker; p1 has 0.");
    assert_eq!(texts[1], "2 → 5 cuesta 1 trabajador; p1 tiene 0.");
    assert_eq!(texts[2], "2 → 5 custa 1 trabalhador; p1 tem 0.");
    let other = Illegal::new("Z1", "something new is wrong");
    assert_eq!(Burgundy::refused(&other, OTHERS[0]), "Something new is wrong.", "better than nothing");
}
