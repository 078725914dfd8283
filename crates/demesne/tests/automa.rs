//! `demesne automa`: walks through games with cardboard, through a pipe.

use crate::common::*;
use demesne_burgundy::{Action, Burgundy, Colour, Event, Expansion, State, Tile, state::Stage};
use demesne_game::{Game, Notation, Random, Seat, Seed, SetupLine, Step, ToAct};

/// The first turn of a game of two, up to its die.
const OPENING: &str = "2\nexperienced\nnone\nnone\n4\n1\n2 3\nbank ship\nm16 castle\nsheep3 market\nship city\nmine m5\n\
                       watch cow2\ncow3 pig2 mine bank\nok\n";

#[test]
fn a_turn_is_told_with_its_reasons() {
    let run = piped(&["automa"], &format!("{OPENING}5\nshow\nquit\nquit\n"));
    assert_eq!((run.code, run.err.as_str()), (0, ""), "{}", run.out);
    for words in [
        "Its duchy lies with side 35 up",
        "It starts last",
        "Phase A, round 1",
        "Which tiles lie in depot 6",
        "so the left card, 4, is selected (A3.3)",
        "from depot 5 onto hex 3 of card 4",
        "It has 0 points and 1 silver now.",
        "Phase A, round 2",
        "left card 4 (white die 1 to 4, 21 points): building [castle] [m5] mine building",
        "depot 5: mine\n",
        "This walk is not saved",
    ] {
        assert!(run.out.contains(words), "{words} is missing in {}", run.out);
    }
    for line in run.out.lines() {
        assert!(line.chars().count() <= 80, "{line}");
    }
}

#[test]
fn answers_are_taken_back_one_by_one() {
    let run = piped(
        &["automa"],
        &format!("undo\n{OPENING}5\nundo\n6\nundo\nundo\ntook bank 1\nok\n6\nquit\nquit\n"),
    );
    assert_eq!((run.code, run.err.as_str()), (0, ""), "{}", run.out);
    assert!(run.out.contains("There is nothing to take back."));
    assert!(run.out.contains("Taken back: 5\n") && run.out.contains("Taken back: ok\n"));
    assert_eq!(run.out.matches("watchtower goes from depot 6 onto hex 1").count(), 2, "{}", run.out);
    assert!(run.out.contains("depot 1: ship\n"), "{}", run.out);
}

#[test]
fn wrong_answers_get_a_sentence_and_lose_nothing() {
    let script = "5\n2\nhard\nnovice\nE\nA,B\nteam\ninns\nnone\n3\n4\n4\n1\ncastle\nbank\n7 1\n3\n2 3\nbank bank bank\nba\nb\n\
                  horse\ninn\n-\n-\n-\n-\n-\n-\n-\nnonsense\ntook bank 2\ntook\nbought mine\ndepot 9 -\nshields 1 3\nbonus red\n\
                  bonus castle\nbonus castle\nbonus castle\ntook bank 1\nok\n0\nseven\n1\nhelp\nsave\nquit\nquit\n";
    let run = piped(&["automa"], script);
    assert_eq!((run.code, run.err.as_str()), (0, ""), "{}", run.out);
    for words in [
        "\"5\" players cannot play with it",
        "\"hard\" is no level",
        "\"E\" are no modifiers",
        "\"team\" is no value of the option expansions",
        "A16.7: inns are not played with the Châteautoma",
        "side 36",
        "Modifier A: ",
        "Modifier B: ",
        "A2.5: card 3 cannot be dealt",
        "A2.6: card 4 cannot be dealt",
        "\"castle\" is no building",
        "\"7\" is no number from 1 to 6.",
        "Say two numbers",
        "there are only 2 spaces",
        "\"b\" can be several tiles: ",
        "\"horse\" is no tile",
        "There is no inn in this game.",
        "\"nonsense\" says nothing to me",
        "I know of no bank in depot 2.",
        "Say it like this: took bank 3",
        "I know of no mine in the black depot.",
        "\"9\" is no number from 1 to 6.",
        "There are no shields in this game.",
        "\"red\" is no colour",
        "Both castle bonus tiles are taken already.",
        "\"seven\" is no number from 1 to 6.",
        "the black depot is empty, so it gets 2 silver",
        "Say where: save FILE",
    ] {
        assert!(run.out.to_lowercase().contains(&words.to_lowercase()), "{words} is missing in {}", run.out);
    }
}

#[test]
fn walks_are_kept_and_gone_on_with() {
    let folder = Folder::new();
    let (walk, copy) = (folder.path("walk.txt"), folder.path("copy.txt"));
    let flags = [
        "automa",
        "--players",
        "2",
        "--level",
        "expert",
        "--modifiers",
        "A,C",
        "--expansions",
        "tiles,white",
    ];
    let with_state = [&flags[..], &["--state", &walk]].concat();
    let run = piped(&with_state, "4\n1\n2 3\n");
    assert_eq!((run.code, run.err.as_str()), (0, ""), "kept, so nothing is lost: {}", run.out);
    assert!(run.out.contains("The walk is kept in"), "{}", run.out);
    assert_eq!(folder.read("walk.txt"), "demesne automa 1\n\n2\nexpert\nA,C\ntiles,white\n4\n1\n2 3\n");
    // Gone on with; what was answered is not asked again; and taken back on file as well.
    let run = piped(&["automa", "--state", &walk], &format!("bank\nundo\nship\nsave {copy}\nquit\n"));
    assert_eq!((run.code, run.err.as_str()), (0, ""), "{}", run.out);
    assert!(!run.out.contains("Which level") && run.out.contains("depot 1"), "{}", run.out);
    assert!(folder.read("walk.txt").ends_with("2 3\nship\n"));
    assert_eq!(folder.read("copy.txt"), folder.read("walk.txt"));
    assert!(refused(2, &with_state).contains("has begun already"));
    // A line that somebody spoilt is named.
    let bad = folder.write("bad.txt", "demesne automa 1\n\n2\nexpert\nnone\nnone\n4\n12\n");
    assert!(refused(2, &["automa", "--state", &bad]).contains("line 8"));
    let record = folder.write("record.txt", "demesne record 1\n");
    assert!(refused(2, &["automa", "--state", &record]).contains("is no walk"));
    assert!(piped(&["automa"], &format!("save {record}\nquit\n")).out.contains("is no walk"));
    let nowhere = piped(&["automa"], &format!("save {}\nquit\n", folder.path("no/walk.txt")));
    assert!(nowhere.out.contains("there is no folder"), "{}", nowhere.out);
    assert!(refused(2, &["automa", "--state", &folder.path("no/walk.txt")]).contains("there is no folder"));
}

#[test]
fn wrong_flags_are_refused() {
    for (flags, words) in [
        (&["--players", "5"][..], "\"5\" players"),
        (&["--players", "2", "--level", "hard"], "is no level"),
        (&["--players", "2", "--level", "expert", "--modifiers", "X"], "are no modifiers"),
        (
            &["--players", "2", "--level", "expert", "--modifiers", "none", "--expansions", "inns"],
            "A16.7: inns are not played",
        ),
    ] {
        let run = piped(&[&["automa"], flags].concat(), "");
        assert_eq!(run.code, 2, "{flags:?}");
        assert!(run.err.contains(words) && run.err.matches('\n').count() == 1, "{flags:?}: {}", run.err);
    }
    let run = piped(&["automa"], "2\n");
    assert_eq!(run.code, 2);
    assert!(run.err.contains("the input ended in the middle of the walk"));
}

/// A game that the engine plays, and what a person at the table would type about it.
struct Simulated {
    game: Burgundy,
    state: State,
    seat: Seat,
    script: String,
    /// The bonus tiles and border-post tiles of people that were told of.
    told: [u8; 7],
}

impl Simulated {
    fn new(options: &[(&str, &str)]) -> Simulated {
        let lines: Vec<SetupLine> = options
            .iter()
            .map(|&(key, value)| SetupLine { key: key.into(), value: value.into(), line: 0 })
            .collect();
        let game = Burgundy::from_setup(&lines).expect("options");
        let (state, seat) = (game.start(), game.automa_seat().expect("a Châteautoma"));
        let of = |key: &str| options.iter().find(|(k, _)| *k == key).map_or("none", |(_, value)| value);
        let script =
            format!("{}\n{}\n{}\n{}\n", of("players"), of("chateautoma"), of("modifiers"), of("expansions"));
        Simulated { game, state, seat, script, told: [0; 7] }
    }

    fn names(&self, tiles: &[Option<Tile>]) -> String {
        let names: Vec<String> = tiles.iter().flatten().map(|&tile| self.game.tile_name(tile)).collect();
        if names.is_empty() { "-".into() } else { names.join(" ") }
    }

    fn on(&self, expansion: Expansion) -> bool {
        self.game.options().expansions.has(expansion)
    }

    /// How many of the tiles of a colour, or of the border posts, people have.
    fn of_people(&self, which: usize) -> u8 {
        let owners = if which < 6 { self.state.bonus[which] } else { self.state.posts.tiles };
        owners.iter().filter(|&&owner| owner != 0 && owner != self.seat.0 + 1).count() as u8
    }

    /// What a person says before the Châteautoma's die is rolled.
    fn describe(&mut self, goods: u8) {
        let mut lines = vec![format!("{} {goods}", self.state.white)];
        let first = self.state.round == 0;
        for depot in 0..6 {
            let tiles = self.names(&self.state.depots[depot]);
            lines.push(if first { tiles } else { format!("depot {} {tiles}", depot + 1) });
        }
        let black = self.names(&self.state.black);
        lines.push(if first { black } else { format!("black {black}") });
        if self.on(Expansion::Vineyards) {
            let full = |tiles: &[Option<Tile>]| {
                let full: Vec<String> = (1..=6)
                    .zip(tiles)
                    .filter(|(_, tile)| tile.is_some())
                    .map(|(n, _): (u8, _)| n.to_string())
                    .collect();
                if full.is_empty() { "-".into() } else { full.join(" ") }
            };
            let (depot, shop) = (full(&self.state.vines.depot), full(&self.state.vines.shop));
            lines.push(if first { depot } else { format!("vines {depot}") });
            lines.push(if first { shop } else { format!("shop {shop}") });
        }
        for depot in 0..6 {
            lines.push(format!("goods {} {}", depot + 1, numbers(&counted(&self.state.depot_goods[depot]))));
            if self.on(Expansion::Shields) {
                let shields: Vec<u8> =
                    self.state.shields.depots[depot].iter().copied().filter(|&n| n > 0).collect();
                lines.push(format!("shields {} {}", depot + 1, numbers(&shields)));
            }
        }
        for which in 0..7 {
            let taken = self.of_people(which);
            for _ in self.told[which]..taken {
                lines.push(if which < 6 {
                    format!("bonus {}", Colour::ALL[which].name())
                } else {
                    "post".into()
                });
            }
            self.told[which] = taken;
        }
        lines.push("ok".into());
        for which in self.contested() {
            lines.push(self.of_people(which).to_string());
        }
        self.script.push_str(&(lines.join("\n") + "\n"));
    }

    /// What it may take in this turn, whatever its die: that is asked.
    fn contested(&self) -> Vec<usize> {
        let mut wanted: Vec<usize> = Vec::new();
        for die in 1..=6 {
            let mut state = self.state;
            let mut events = Vec::new();
            let mut play = |state: &mut State, action| {
                self.game.play(state, Step::chance(action), &mut events).expect("legal");
            };
            play(&mut state, Action::AutomaDie(die));
            while let Stage::Card(place) = state.stage {
                let card = demesne_burgundy::automa::numbers(state.automa.deck).next().expect("a card");
                play(&mut state, Action::Card { place, card });
            }
            for event in events {
                let which = match event {
                    Event::Bonus { seat, colour, .. } if seat == self.seat => colour.index(),
                    Event::PostTile { seat, .. } if seat == self.seat => 6,
                    _ => continue,
                };
                if !wanted.contains(&which) {
                    wanted.push(which);
                }
            }
        }
        // Colours as they come up, border posts last.
        wanted.sort_by_key(|&which| which == 6);
        wanted
    }

    /// Plays the game to its end; the Châteautoma's points.
    fn play(&mut self, seed: &str) -> i32 {
        let seed = Seed::parse(seed).expect("a seed");
        let (mut events, mut list, mut goods) = (0, Vec::new(), 0);
        let mut dice = seed.derive(7).event(0);
        let mut shields_told = !self.on(Expansion::Shields);
        loop {
            let step = match self.game.to_act(&self.state) {
                ToAct::Nobody => return self.game.points(&self.state, self.seat),
                ToAct::Seats(seats) => {
                    let seat = seats.iter().next().expect("a seat");
                    list.clear();
                    self.game.legal_actions(&self.state, seat, &mut list);
                    Step::seat(seat, list[dice.below(list.len() as u32) as usize])
                }
                ToAct::Chance => {
                    let action = self.game.sample(&self.state, &mut seed.event(events));
                    events += 1;
                    if !shields_told && matches!(action, Action::Roll { .. }) {
                        shields_told = true;
                        for places in self.state.shields.depots {
                            let shields: Vec<u8> = places.into_iter().filter(|&n| n > 0).collect();
                            self.script.push_str(&(numbers(&shields) + "\n"));
                        }
                    }
                    match action {
                        Action::Roll { .. } => goods = self.state.round_goods[usize::from(self.state.round)],
                        Action::AutomaDie(die) => {
                            self.describe(goods);
                            self.script.push_str(&format!("{die}\n"));
                        }
                        Action::Card { card, .. } => self.script.push_str(&format!("{card}\n")),
                        Action::FirstBuilding(kind) => self.script.push_str(&format!("{}\n", kind.name())),
                        _ => {}
                    }
                    Step::chance(action)
                }
            };
            self.game.play(&mut self.state, step, &mut demesne_game::Ignore).expect("legal");
        }
    }
}

fn counted(goods: &[u8; 6]) -> Vec<u8> {
    (1..=6).zip(goods).flat_map(|(n, &count)| (0..count).map(move |_| n)).collect()
}

fn numbers(list: &[u8]) -> String {
    let list: Vec<String> = list.iter().map(u8::to_string).collect();
    if list.is_empty() { "-".into() } else { list.join(" ") }
}

/// Plays games with the engine, walks through them, and wants the same points.
fn walk_like_the_engine(options: &[(&str, &str)]) {
    for seed in ["1", "2", "3"] {
        let mut simulated = Simulated::new(options);
        let points = simulated.play(seed);
        let run = piped(&["automa"], &simulated.script);
        assert_eq!((run.code, run.err.as_str()), (0, ""), "{options:?}, seed {seed}: {}", run.out);
        let total = run.out.lines().find(|line| line.trim_start().starts_with("total")).expect("a total");
        assert_eq!(
            total.split_whitespace().last(),
            Some(points.to_string().as_str()),
            "{options:?}, seed {seed}"
        );
        assert!(run.out.contains("At the end of phase A"));
        // Whole walks can be resumed at any answer: here in the middle.
        let folder = Folder::new();
        let answers: Vec<&str> = simulated.script.lines().collect();
        let (head, tail) = answers.split_at(answers.len() / 2);
        let walk = folder.write("walk.txt", format!("demesne automa 1\n\n{}\n", head.join("\n")));
        let again = piped(&["automa", "--state", &walk], &(tail.join("\n") + "\n"));
        assert_eq!((again.code, again.err.as_str()), (0, ""));
        assert!(again.out.contains(total));
    }
}

#[test]
fn whole_games_score_what_the_engine_scores() {
    walk_like_the_engine(&[("players", "2"), ("chateautoma", "experienced")]);
    walk_like_the_engine(&[("players", "4"), ("chateautoma", "novice"), ("modifiers", "C")]);
}

#[test]
fn modifiers_and_tiles_score_what_the_engine_scores() {
    walk_like_the_engine(&[
        ("players", "3"),
        ("chateautoma", "expert"),
        ("modifiers", "A B D"),
        ("expansions", "tiles white"),
    ]);
}

#[test]
fn expansions_score_what_the_engine_scores() {
    walk_like_the_engine(&[
        ("players", "2"),
        ("chateautoma", "experienced"),
        ("expansions", "posts routes shields vineyards"),
        ("duchies", "same 1"),
    ]);
    walk_like_the_engine(&[
        ("players", "4"),
        ("chateautoma", "expert"),
        ("modifiers", "D"),
        ("expansions", "tiles white posts shields vineyards"),
        ("duchies", "same 1"),
    ]);
}
