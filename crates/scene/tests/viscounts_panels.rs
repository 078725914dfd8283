//! The panels of the Viscounts: all that can be touched is on the page in every room, everything is explained, nothing hidden is shown.

use crate::common::{play_of, table_of};
use demesne_game::{Actor, Game, Notation, Quick, Random, Seat, SetupLine, Step, ToAct, Viewer};
use demesne_games::{Kind, Running};
use demesne_scene::{Hand, Look, Marks, Panel, Room, Sketching, Stage, stage};
use demesne_text::{Language, viscounts::signs};
use demesne_viscounts::Viscounts;
use std::collections::{BTreeMap, BTreeSet};

pub const ROOMS: [Room; 5] = [Room::Wide, Room::Middle, Room::Narrow, Room::Phone, Room::Across];

/// Both sides of the board, one to four players, every solo opponent.
const VISCOUNTS: [&str; 6] =
    ["", "players=3", "players=4", "players=2 solo=cleric", "players=2 solo=builder", "players=2 solo=cards"];

pub fn names() -> Vec<String> {
    ["Ana", "Bruno", "Clara", "Darío"].map(String::from).to_vec()
}

pub fn look<'a>(viewer: Viewer, own: Seat, names: &'a [String], room: Room) -> Look<'a> {
    Look { viewer, own, names, language: Language::English, room }
}

/// The marks of a seat with nothing in hand.
pub fn marks(stage: &dyn Stage, seat: Seat, sketching: Option<&Sketching>) -> Marks {
    let ways = stage.ways(seat, Language::English);
    let hand = Hand::default();
    let mut marks = Marks { lit: hand.lit(&ways), usable: hand.usable(&ways), ..Marks::default() };
    if let Some(sketching) = sketching {
        marks.usable.extend(sketching.grips.iter().cloned());
        marks.chosen.extend(sketching.chosen.iter().cloned());
        marks.sketch = Some(sketching.sketch.clone());
    }
    marks
}

/// The names of what is defined.
pub fn defined(stage: &dyn Stage) -> BTreeSet<String> {
    let definitions = stage.definitions();
    let ids = definitions.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next());
    ids.map(String::from).collect()
}

pub fn whole(panels: &[Panel], definitions: &BTreeSet<String>) {
    let mut ids = BTreeSet::new();
    for panel in panels {
        assert!(ids.insert(panel.id), "{} twice", panel.id);
        assert!(!panel.title.is_empty() && panel.frame.width > 20.0 && panel.frame.height > 20.0);
        let mut keys = BTreeSet::new();
        for part in &panel.parts {
            assert!(keys.insert(&part.key), "{} twice in {}", part.key, panel.id);
            for rest in part.markup.split("href=\"#").skip(1) {
                let id = rest.split('"').next().unwrap_or_default();
                assert!(definitions.contains(id), "{id} is not defined");
            }
            let (opened, closed) = (part.markup.matches("<g").count(), part.markup.matches("</g>").count());
            assert_eq!(opened, closed, "{} in {}", part.key, panel.id);
            if let Some(thing) = &part.thing {
                assert!(
                    thing.label.len() > 2 && !thing.label.contains(".."),
                    "{}: {}",
                    part.key,
                    thing.label
                );
                assert!(panel.frame.grown(1.0).holds(thing.area.centre()), "{} lies outside", part.key);
            }
        }
    }
}

/// What is on the page when a seat looks: each thing once in its panel, with a name, and all that can be touched; what calls for a touch
/// is not behind a tab.
#[test]
fn panels_are_whole_in_every_room() {
    let names = names();
    for (number, options) in VISCOUNTS.iter().enumerate() {
        let mut turn = 0;
        play_of(
            Kind::Viscounts,
            options,
            70 + number as u64,
            |running, seat| {
                turn += 1;
                if turn % 9 != 1 && turn > 24 {
                    return;
                }
                let stage = stage(running).expect("a stage");
                let sketching = stage.sketching(seat, None, Language::English);
                let marks = marks(&*stage, seat, sketching.as_ref());
                let definitions = defined(&*stage);
                for room in ROOMS {
                    let panels = stage.panels(&look(Viewer::Seat(seat), seat, &names, room), &marks);
                    whole(&panels, &definitions);
                    reachable(&panels, &marks, room);
                }
            },
            |_, _| {},
        );
        assert!(turn > 40, "{options}: {turn}");
    }
}

fn reachable(panels: &[Panel], marks: &Marks, room: Room) {
    let things = |tabs: bool| -> BTreeSet<&str> {
        panels
            .iter()
            .filter(|panel| tabs || panel.tab.is_none())
            .flat_map(|panel| &panel.parts)
            .filter(|part| part.thing.is_some())
            .map(|part| part.key.as_str())
            .collect()
    };
    let (all, always) = (things(true), things(false));
    for key in &marks.usable {
        assert!(all.contains(key.as_str()), "{key} is not on the page of {room:?}");
    }
    for key in marks.lit.keys() {
        assert!(always.contains(key.as_str()), "{key} is behind a tab in {room:?}");
    }
}

/// Whatever is pointed at or was tried: the previews are whole, too.
#[test]
fn previews_are_whole() {
    let names = names();
    let mut seen: BTreeMap<(bool, &str), usize> = BTreeMap::new();
    for (number, options) in ["", "players=4"].into_iter().enumerate() {
        let mut turn = 0u64;
        play_of(
            Kind::Viscounts,
            options,
            20 + number as u64,
            |running, seat| {
                turn += 1;
                if turn % 4 != 1 {
                    return;
                }
                let stage = stage(running).expect("a stage");
                let marks = marks(&*stage, seat, stage.sketching(seat, None, Language::English).as_ref());
                let definitions = defined(&*stage);
                for (nth, key) in marks.usable.iter().enumerate().filter(|(nth, _)| *nth < 6) {
                    let marks = Marks {
                        preview: Some(key.clone()),
                        last: vec![key.clone()],
                        forbidden: (nth == 0).then(|| key.clone()),
                        ..marks.clone()
                    };
                    for room in [Room::Wide, Room::Phone] {
                        let panels = stage.panels(&look(Viewer::Seat(seat), seat, &names, room), &marks);
                        whole(&panels, &definitions);
                        for part in panels.iter().flat_map(|panel| &panel.parts) {
                            for mark in ["v-path", "v-cas", "near", "v-pvr", "vg-ghost"] {
                                let class = format!("{mark}\"");
                                *seen.entry((room == Room::Phone, mark)).or_default() +=
                                    part.markup.matches(&class).count();
                            }
                        }
                    }
                }
            },
            |_, _| {},
        );
    }
    // A phone shows the way and where a card would lie, too.
    for mark in ["v-path", "v-pvr", "vg-ghost"] {
        for phone in [false, true] {
            assert!(seen.get(&(phone, mark)).is_some_and(|&count| count > 0), "{mark} of {seen:?}");
        }
    }
}

/// V20: states that differ only in what a viewer may not know look the same to that viewer.
#[test]
fn v20_what_is_hidden_does_not_show() {
    let names = names();
    let mut differ = 0;
    for (options, number) in [("3", None), ("2", Some("noble"))] {
        let mut setup = vec![SetupLine { key: "players".into(), value: options.into(), line: 0 }];
        setup.extend(number.map(|solo| SetupLine { key: "solo".into(), value: solo.into(), line: 1 }));
        let game = Viscounts::from_setup(&setup).expect("a game");
        let mut rng = Quick::new(9);
        let mut truth = game.start();
        let mut step_number = 0;
        loop {
            let action = match game.to_act(&truth) {
                ToAct::Nobody => break,
                ToAct::Chance => Step { by: Actor::Chance, action: game.sample(&truth, &mut rng) },
                ToAct::Seats(seats) => {
                    let seat = seats.iter().next().expect("somebody");
                    let mut legal = Vec::new();
                    game.legal_actions(&truth, seat, &mut legal);
                    Step::seat(seat, legal[rng.below(legal.len() as u32) as usize])
                }
            };
            game.apply(&mut truth, action, &mut demesne_game::Ignore);
            step_number += 1;
            if step_number % 23 != 0 {
                continue;
            }
            for viewer in [Viewer::Seat(Seat(0)), Viewer::Spectator] {
                let view = game.view(&truth, viewer);
                let twin = game.imagine(&view, viewer, &mut rng);
                differ += u32::from(twin != truth);
                let texts = [truth, twin].map(|state| {
                    let text = demesne_game::record::write_position(&game, &state);
                    let running = Kind::Viscounts.run_from(&text, Viewer::Everybody).expect("a position");
                    shown(&*running, viewer, &names)
                });
                assert!(texts[0] == texts[1], "{viewer:?} sees what is hidden after {step_number} steps");
            }
        }
    }
    assert!(differ > 10, "{differ} twins were different at all");
}

/// All that a viewer sees and is told.
fn shown(running: &dyn Running, viewer: Viewer, names: &[String]) -> [String; 5] {
    let stage = stage(running).expect("a stage");
    ROOMS.map(|room| {
        let look = look(viewer, Seat(0), names, room);
        let panels = stage.panels(&look, &Marks::default());
        let keys: Vec<String> = panels
            .iter()
            .flat_map(|panel| &panel.parts)
            .filter(|part| part.thing.is_some())
            .map(|part| part.key.clone())
            .collect();
        let told: Vec<_> = keys.iter().map(|key| stage.explain(&look, key)).collect();
        format!("{panels:?} {told:?}")
    })
}

/// What is read aloud says all that the picture shows: the way to a space, the bank of a site, the phase; and no two cards are called the same.
#[test]
fn labels_say_what_the_picture_shows() {
    let names = names();
    let (mut turn, mut steps, mut banks, mut closing, mut now) = (0, 0, 0, 0, 0);
    let mut cards: BTreeMap<String, String> = BTreeMap::new();
    play_of(
        Kind::Viscounts,
        "",
        31,
        |running, seat| {
            turn += 1;
            if turn % 5 != 0 {
                return;
            }
            let stage = stage(running).expect("a stage");
            let marks = marks(&*stage, seat, None);
            let panels = stage.panels(&look(Viewer::Seat(seat), seat, &names, Room::Wide), &marks);
            let moves = running.legal(seat).iter().any(|action| action.starts_with("move"));
            let mut current = 0;
            for part in panels.iter().flat_map(|panel| &panel.parts) {
                let Some(label) = part.thing.as_ref().map(|thing| thing.label.as_str()) else { continue };
                assert!(!label.contains("p1") && !label.contains("p2"), "{label}");
                let words: Vec<&str> = part.key.split(' ').collect();
                match words[..] {
                    ["space" | "inner", _] if moves && marks.lit.contains_key(&part.key) => {
                        assert!(label.contains(" step"), "{label}");
                        assert!(!label.contains("legal, "), "the price is said with the way: {label}");
                        steps += 1;
                    }
                    ["site", _] => {
                        assert!(label.contains("left bank: ") || label.contains("right bank: "), "{label}");
                        banks += 1;
                        closing += usize::from(label.contains("; closes "));
                    }
                    ["phase", _] => current += usize::from(label.contains(", current phase")),
                    [_, "hand" | "discard", card] => {
                        let name = label.split(", ").next().unwrap_or_default().to_owned();
                        let known = cards.entry(name).or_insert_with(|| card.to_owned());
                        // Starting townsfolk are the same cards in every hand.
                        assert_eq!(known, card, "{label}");
                    }
                    _ => {}
                }
            }
            assert!(current <= 1);
            now += current;
        },
        |_, _| {},
    );
    assert!(steps > 20 && banks > 200 && closing > 5 && now > 10, "{steps} {banks} {closing} {now}");
    assert!(cards.len() > 10, "{cards:?}");
}

#[test]
fn everything_on_the_table_is_explained_in_three_languages() {
    let names = names();
    let mut told: BTreeMap<String, usize> = BTreeMap::new();
    for (number, options) in ["", "players=2 solo=builder"].into_iter().enumerate() {
        let mut turn = 0;
        play_of(
            Kind::Viscounts,
            options,
            11 + number as u64,
            |running, seat| {
                turn += 1;
                if turn % 25 != 1 && turn > 6 {
                    return;
                }
                let stage = stage(running).expect("a stage");
                let sketching = stage.sketching(seat, None, Language::English);
                let marks = marks(&*stage, seat, sketching.as_ref());
                for room in [Room::Wide, Room::Phone] {
                    let panels = stage.panels(&look(Viewer::Seat(seat), seat, &names, room), &marks);
                    let parts = panels.iter().flat_map(|panel| &panel.parts);
                    for part in parts.filter(|part| part.thing.is_some()) {
                        explained(&*stage, seat, &part.key, &names);
                        let kind = part.key.trim_start_matches("p1 ").trim_start_matches("p2 ");
                        *told.entry(kind.split(' ').next().unwrap_or_default().into()).or_default() += 1;
                    }
                }
                let look = look(Viewer::Seat(seat), seat, &names, Room::Wide);
                for nothing in ["p4 cards", "nonsense", "pair 99", "site 1-2.9", "p2 hand h1", ""] {
                    assert!(stage.explain(&look, nothing).is_none(), "{nothing}");
                }
            },
            |_, _| {},
        );
    }
    for kind in [
        "phase",
        "round",
        "poverty",
        "prosperity",
        "space",
        "inner",
        "site",
        "link",
        "folk",
        "tile",
        "castle",
        "leader",
        "viscount",
        "bonus",
        "pair",
        "act",
        "sum",
        "slot",
        "track",
        "corruption",
        "virtue",
        "post",
        "hall",
        "shop",
        "hand",
        "cards",
        "deck",
        "discard",
        "silver",
        "ink",
        "supply",
        "debt",
        "paid",
        "deed",
        "approved",
        "icon",
        "scheme",
        "schemes",
        "future",
        "board",
    ] {
        assert!(told.contains_key(kind), "{kind} of {told:?}");
    }
}

fn explained(stage: &dyn Stage, seat: Seat, key: &str, names: &[String]) {
    let all = Language::ALL.map(|language| {
        let look = Look { language, ..look(Viewer::Seat(seat), seat, names, Room::Wide) };
        stage.explain(&look, key).unwrap_or_else(|| panic!("{key} is not explained"))
    });
    for one in &all {
        assert!(!one.title.is_empty() && !one.rule.is_empty(), "{key}");
        assert!(one.now.iter().all(|line| !line.contains("p1") && !line.contains("p2")), "{one:?}");
        assert!(one.rule.iter().chain(&one.now).all(|line| line.ends_with('.')), "{one:?}");
    }
    assert!(all[0].rule != all[1].rule && all[1].rule != all[2].rule, "{key}");
}

#[test]
fn the_signs_of_the_chronicle_are_drawn() {
    let running = table_of(Kind::Viscounts, "");
    let definitions = stage(&*running).expect("a stage").definitions();
    for sign in signs::ALL {
        assert_eq!(definitions.matches(&format!("id=\"{sign}\"")).count(), 1, "{sign}");
    }
}

/// On a phone of 360 by 640 pixels what is lit is as large as a finger, or has a finger's room around it in its panel: the lens tells
/// neighbours apart.
#[test]
fn a_finger_reaches_what_is_lit_on_a_phone() {
    use demesne_scene::finger::{Meant, Target, meant, reach};
    let names = names();
    let mut tried = 0;
    play_of(
        Kind::Viscounts,
        "",
        5,
        |running, seat| {
            let stage = stage(running).expect("a stage");
            let marks = marks(&*stage, seat, stage.sketching(seat, None, Language::English).as_ref());
            let panels = stage.panels(&look(Viewer::Seat(seat), seat, &names, Room::Phone), &marks);
            for panel in panels.iter().filter(|panel| panel.tab.is_none()) {
                let things: Vec<Target> = panel
                    .parts
                    .iter()
                    .filter_map(|part| part.thing.as_ref())
                    .filter(|thing| thing.usable)
                    .map(|thing| Target { area: thing.area, open: thing.open })
                    .collect();
                for (nth, target) in things.iter().enumerate().filter(|(_, target)| target.open) {
                    tried += 1;
                    let found = meant(target.area.centre(), panel.frame, &things, Some(nth));
                    let is_found = match &found {
                        Meant::One(one) => *one == nth,
                        Meant::Several(several) => several.contains(&nth),
                        Meant::Nothing => false,
                    };
                    assert!(is_found && reach(target.area, panel.frame).width >= 44.0, "{found:?}");
                }
            }
        },
        |_, _| {},
    );
    assert!(tried > 500, "{tried}");
}

/// V11.1, V13.2: beside what can be had of an action stands the next of it that is out of reach; it cannot be touched, and asked about it says
/// what is missing.
#[test]
fn what_is_just_out_of_reach_is_shown_and_explained() {
    let names = names();
    let (mut trades, mut workers) = (0, 0);
    for (number, options) in (40..).zip(&VISCOUNTS[..4]) {
        let check = |running: &dyn Running, seat: Seat| {
            let stage = stage(running).expect("a stage");
            let marks = marks(&*stage, seat, None);
            let look = look(Viewer::Seat(seat), seat, &names, Room::Wide);
            let amount = |key: &&String| key.starts_with("exchanges ") || key.starts_with("workers ");
            let offered: Vec<&String> = marks.usable.iter().filter(amount).collect();
            let panels = stage.panels(&look, &marks);
            let parts = panels.iter().flat_map(|panel| &panel.parts);
            for part in parts.filter(|part| amount(&&part.key) && !offered.contains(&&part.key)) {
                // A mark around what can be had is no thing.
                let Some(thing) = &part.thing else { continue };
                assert!(!thing.usable && !thing.open, "{} is out of reach", part.key);
                let told = stage.explain(&look, &part.key).expect("an explanation");
                // V10.8: or that somebody has to be dismissed for it.
                let says = |line: &String| line.contains("at most") || line.starts_with("Dismiss ");
                assert!(told.now.iter().any(says), "{}: {told:?}", part.key);
                if part.key.starts_with("workers") { workers += 1 } else { trades += 1 }
            }
        };
        play_of(Kind::Viscounts, options, number, check, |_, _| {});
    }
    assert!(trades > 20 && workers > 5, "{trades} trades, {workers} workers");
}
