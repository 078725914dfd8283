//! The panels of Burgundy: at random moments of all modes, for every room, viewer and language.

#[path = "../../draw/tests/common/mod.rs"]
mod common;

use common::{SETUPS, check_markup};
use demesne_game::{Random, Seat, Seed, ToAct, Viewer};
use demesne_games::{Kind, Running};
use demesne_scene::{Hand, Look, Marks, Panel, Part, Room, Thing, Way, stage};
use demesne_text::Language;
use std::collections::BTreeSet;

const ROOMS: [Room; 5] = [Room::Wide, Room::Middle, Room::Narrow, Room::Phone, Room::Across];

fn names(running: &dyn Running) -> Vec<String> {
    let names = ["Aveline", "Odo <&>", "Béatrice de Bourgogne la Longue", ""];
    names.iter().take(running.seats().into()).map(|&name| name.into()).collect()
}

fn start(setup: &[(&str, &str)]) -> Box<dyn Running> {
    let setup: Vec<(String, String)> =
        setup.iter().map(|(key, value)| ((*key).into(), (*value).into())).collect();
    Kind::Burgundy.run(&setup, Viewer::Everybody).expect("a table")
}

/// Somebody who is to act.
fn to_act(running: &dyn Running) -> Option<Seat> {
    match running.to_act() {
        ToAct::Seats(seats) => seats.iter().next(),
        _ => None,
    }
}

/// Plays a game at random and looks at some of its moments.
fn walk(setup: &[(&str, &str)], number: u64, every: usize, mut look: impl FnMut(&dyn Running, usize)) {
    let mut running = start(setup);
    let seed = Seed::from_number(number);
    let mut choice = seed.event(1_000_000);
    let mut moment = 0;
    loop {
        let steps = match to_act(running.as_ref()) {
            Some(seat) => {
                if moment % every == 0 {
                    look(running.as_ref(), moment / every);
                }
                moment += 1;
                let list = running.legal(seat);
                let action = &list[choice.below(list.len() as u32) as usize];
                running.consequences(seat, action, &seed).expect("a listed action is legal")
            }
            None if running.outcome().is_some() => return look(running.as_ref(), moment / every + 1),
            None => running.chance(&seed),
        };
        for step in steps {
            running.play(&step).expect("what follows can be played");
        }
    }
}

/// The panels and what may be touched, with so many things touched already.
fn shown(running: &dyn Running, look: &Look<'_>, touches: usize, at: usize) -> (Vec<Panel>, Marks) {
    let stage = stage(running).expect("Burgundy has a stage");
    let ways: Vec<Way> = stage.ways(look.own, look.language);
    let mut hand = Hand::default();
    for _ in 0..touches {
        let lit = hand.lit(&ways);
        if let Some(key) = lit.keys().nth(at % lit.len().max(1)) {
            hand.touch(key, &ways);
        }
    }
    let lit = hand.lit(&ways);
    let preview = lit.keys().nth(at / 2 % lit.len().max(1)).cloned();
    let forbidden = Some(format!("{} space 3", look.own));
    let last = running.steps().last().map(|step| stage.touched(step)).unwrap_or_default();
    let usable = hand.usable(&ways);
    let marks = Marks { lit, usable, chosen: hand.held().to_vec(), preview, last, forbidden, sketch: None };
    (stage.panels(look, &marks), marks)
}

fn things(panels: &[Panel]) -> impl Iterator<Item = (&Panel, &str, &Thing)> {
    panels.iter().flat_map(|panel| {
        let parts = panel.parts.iter();
        parts.filter_map(move |part| Some((panel, part.key.as_str(), part.thing.as_ref()?)))
    })
}

fn check(running: &dyn Running, panels: &[Panel], marks: &Marks, what: &str) {
    let definitions = stage(running).expect("a stage").definitions();
    let ids: BTreeSet<&str> = panels.iter().map(|panel| panel.id).collect();
    assert_eq!(ids.len(), panels.len(), "{what}: panels have names of their own");
    for panel in panels {
        assert!(!panel.title.is_empty(), "{what}: {} has a title", panel.id);
        let keys: BTreeSet<&str> = panel.parts.iter().map(|part| part.key.as_str()).collect();
        assert_eq!(keys.len(), panel.parts.len(), "{what}: keys of {} are unique", panel.id);
        if let Some(tab) = panel.tab {
            assert!(definitions.contains(&format!(r#"id="{tab}""#)), "{what}: the symbol {tab} is defined");
        }
        for part in &panel.parts {
            check_markup(&part.markup)
                .unwrap_or_else(|fault| panic!("{what}: {} in {}: {fault}", part.key, panel.id));
            for mark in [r##"href="#"##, "url(#"] {
                for rest in part.markup.split(mark).skip(1) {
                    let id = rest.split(['"', ')']).next().unwrap_or_default();
                    let defined = definitions.contains(&format!(r#"id="{id}""#));
                    assert!(defined, "{what}: {id} of {} in {} is defined", part.key, panel.id);
                }
            }
        }
    }
    for (panel, key, thing) in things(panels) {
        assert!(!thing.label.trim().is_empty(), "{what}: {key} has a label");
        let (area, frame) = (thing.area, panel.frame.grown(0.6));
        let corners = [(area.left, area.top), (area.left + area.width, area.top + area.height)];
        assert!(
            corners.into_iter().all(|corner| frame.holds(corner)) && area.width > 8.0 && area.height > 8.0,
            "{what}: {key} lies in {}: {area:?} {frame:?}",
            panel.id
        );
        assert_eq!(thing.open, marks.lit.contains_key(key), "{what}: {key} is open while it is lit");
        assert_eq!(thing.chosen, marks.chosen.iter().any(|chosen| chosen == key), "{what}: {key}");
    }
    let (here, usable) = demesne_scene::words(panels);
    for panel in panels {
        let is_usable = panel.parts.iter().any(|part| part.thing.as_ref().is_some_and(|thing| thing.usable));
        let told = |words: &str| words.split(' ').any(|word| word == panel.id);
        assert_eq!(told(&here), panel.tab.is_none(), "{what}: {} is said to be there", panel.id);
        assert_eq!(
            told(&usable),
            panel.tab.is_none() && is_usable,
            "{what}: {} is said to be of use",
            panel.id
        );
        // Dice have a ring of their own, which rises with them; what is pointed at may show a tile in its place.
        let glows = panel.parts.iter().any(|part| part.key == "glows");
        let is_bright = |part: &Part| part.thing.as_ref().is_some_and(|thing| thing.bright);
        let bright =
            panel.parts.iter().find(|part| is_bright(part) && marks.preview.as_ref() != Some(&part.key));
        if let Some(part) = bright.filter(|_| panel.id != "dice") {
            assert!(glows, "{what}: {} is lit, and nothing glows in {}", part.key, panel.id);
        }
        for word in panel.also {
            assert!(here.split(' ').any(|told| told == *word), "{what}: {word} is told");
        }
    }
    for key in marks.lit.keys() {
        let open = things(panels).filter(|(_, other, thing)| other == key && thing.open).count();
        assert_eq!(open, 1, "{what}: {key} can be touched in one place");
    }
}

#[test]
fn every_moment_of_every_mode_can_be_looked_at() {
    let mut lit: BTreeSet<String> = BTreeSet::new();
    for (index, setup) in SETUPS.iter().enumerate() {
        walk(setup, index as u64, 4, |running, at| {
            let names = names(running);
            let seat = to_act(running).unwrap_or(Seat(0));
            let (language, touches, room) = (Language::ALL[at % 3], at % 4, ROOMS[at % 5]);
            let look = Look { viewer: Viewer::Seat(seat), own: seat, names: &names, language, room };
            let (panels, marks) = shown(running, &look, touches, at);
            check(running, &panels, &marks, &format!("{setup:?} {} at {at}", room.name()));
            if at % 8 == 0 {
                assert!(panels == shown(running, &look, touches, at).0, "the same state looks the same");
            }
            lit.extend(marks.lit.keys().chain(&marks.chosen).map(|key| kind(key)));
        });
    }
    // All that an action can touch was there to be touched.
    let all = [
        "black inn",
        "black tile",
        "depot",
        "depot tile",
        "die",
        "goods",
        "own shield",
        "private",
        "shield",
        "silver",
        "space",
        "stored",
        "take workers",
        "vine bonus",
        "vine depot",
        "vine shop",
        "vine space",
        "white die",
    ];
    assert_eq!(lit.iter().map(String::as_str).collect::<Vec<_>>(), all);
}

/// What a key names, without seat and numbers.
fn kind(key: &str) -> String {
    let own = key.starts_with('p');
    let words: Vec<&str> =
        key.split(' ').filter(|word| Seat::parse(word).is_none() && word.parse::<u8>().is_err()).collect();
    match words[..] {
        ["shield"] if own => "own shield".into(),
        ["vine", "bonus", _] => "vine bonus".into(),
        _ => words.join(" "),
    }
}

#[test]
fn who_looks_on_sees_every_seat() {
    for setup in [SETUPS[2], SETUPS[7], SETUPS[11]] {
        walk(setup, 5, 61, |running, at| {
            let names = names(running);
            let own = Seat(at as u8 % running.seats());
            let (language, room) = (Language::Spanish, ROOMS[at % 5]);
            let look = Look { viewer: Viewer::Spectator, own, names: &names, language, room };
            let stage = stage(running).expect("a stage");
            let panels = stage.panels(&look, &Marks::default());
            check(running, &panels, &Marks::default(), &format!("{setup:?} {own}"));
            assert!(things(&panels).all(|(_, _, thing)| !thing.open && !thing.chosen));
        });
    }
}

#[test]
fn labels_are_in_the_language_of_the_reader() {
    for (index, setup) in SETUPS.iter().enumerate() {
        walk(setup, 40 + index as u64, 97, |running, at| {
            let names = names(running);
            let seat = to_act(running).unwrap_or(Seat(0));
            let all = Language::ALL.map(|language| {
                let room = ROOMS[at % 5];
                let look = Look { viewer: Viewer::Seat(seat), own: seat, names: &names, language, room };
                shown(running, &look, 1, 0).0
            });
            let [english, spanish, portuguese] = &all;
            for other in [spanish, portuguese] {
                assert_eq!(things(english).count(), things(other).count());
                for ((_, key, one), (_, same, two)) in things(english).zip(things(other)) {
                    assert_eq!(key, same);
                    assert_ne!(one.label, two.label, "{key} in {setup:?}");
                    assert_eq!(one.area, two.area);
                }
            }
        });
    }
}

#[test]
fn a_castle_that_waits_is_shown_to_nobody_else() {
    let seed = Seed::from_number(3);
    let mut tables = Vec::new();
    for choice in [0, 1] {
        let mut running = start(&[]);
        for step in running.chance(&seed) {
            running.play(&step).expect("chance");
        }
        let list = running.legal(Seat(0));
        assert!(list[choice].starts_with("castle "), "{list:?}");
        running.play(&format!("p1 {}", list[choice])).expect("a castle is chosen");
        tables.push(running);
    }
    let names = names(tables[0].as_ref());
    for room in ROOMS {
        let see = |viewer: Viewer, own: Seat| {
            let look = Look { viewer, own, names: &names, language: Language::English, room };
            let panels = tables
                .iter()
                .map(|running| stage(running.as_ref()).expect("a stage").panels(&look, &Marks::default()));
            panels.collect::<Vec<_>>()
        };
        for (viewer, own) in
            [(Viewer::Seat(Seat(1)), Seat(1)), (Viewer::Seat(Seat(1)), Seat(0)), (Viewer::Spectator, Seat(0))]
        {
            let both = see(viewer, own);
            assert!(both[0] == both[1], "{viewer:?} looking at {own} sees nothing of it");
        }
        let both = see(Viewer::Seat(Seat(0)), Seat(0));
        assert!(both[0] != both[1], "whoever chose sees the own castle");
    }
}

#[test]
fn pointing_at_something_changes_little() {
    walk(SETUPS[0], 9, 41, |running, at| {
        let Some(seat) = to_act(running) else { return };
        let names = names(running);
        let room = ROOMS[at % 5];
        let look =
            Look { viewer: Viewer::Seat(seat), own: seat, names: &names, language: Language::English, room };
        let stage = stage(running).expect("a stage");
        let lit = Hand::default().lit(&stage.ways(seat, Language::English));
        let before = stage.panels(&look, &Marks { lit: lit.clone(), ..Marks::default() });
        for key in lit.keys() {
            let marks = Marks { lit: lit.clone(), preview: Some(key.clone()), ..Marks::default() };
            let after = stage.panels(&look, &marks);
            let parts = |panels: &[Panel]| -> BTreeSet<(String, String)> {
                let all = panels.iter().flat_map(|panel| &panel.parts);
                all.map(|part| (part.key.clone(), part.markup.clone())).collect()
            };
            let (before, after) = (parts(&before), parts(&after));
            assert!(after.difference(&before).count() <= 2, "{key}: the thing and its mark at the most");
        }
    });
}

#[test]
fn every_panel_has_its_place_in_every_room() {
    let style = include_str!("../src/burgundy/style.css");
    assert_eq!(style.matches('{').count(), style.matches('}').count());
    for setup in SETUPS {
        let running = start(setup);
        let names = names(running.as_ref());
        for room in ROOMS {
            let look = Look {
                viewer: Viewer::Everybody,
                own: Seat(0),
                names: &names,
                language: Language::English,
                room,
            };
            let panels = stage(running.as_ref()).expect("a stage").panels(&look, &Marks::default());
            let frame = ["seats", "actions"];
            let shown = panels.iter().filter(|panel| panel.tab.is_none()).map(|panel| panel.id);
            for id in shown.chain(frame) {
                // Where there is little room the pieces of the panel of actions stand apart.
                let apart = format!("[data-panel={id}]>.always{{grid-area");
                let placed = style.lines().any(|line| {
                    line.contains(&format!("[data-room={}]", room.name()))
                        && (line.contains(&format!("[data-panel={id}]{{grid-area")) || line.contains(&apart))
                });
                assert!(placed, "{id} in {}", room.name());
            }
        }
    }
}

#[test]
fn a_label_says_where_what_and_how() {
    let mut found = BTreeSet::new();
    walk(&[], 2, 3, |running, at| {
        let Some(seat) = to_act(running) else { return };
        let names = names(running);
        let look = Look {
            viewer: Viewer::Seat(seat),
            own: seat,
            names: &names,
            language: Language::English,
            room: Room::Phone,
        };
        let stage = stage(running).expect("a stage");
        let ways = stage.ways(seat, look.language);
        let mut hand = Hand::default();
        hand.touch(&format!("{seat} die {}", 1 + at % 2), &ways);
        let marks = Marks { lit: hand.lit(&ways), chosen: hand.held().to_vec(), ..Marks::default() };
        for (_, key, thing) in things(&stage.panels(&look, &marks)) {
            if key.contains(" space ") && thing.open && thing.label.ends_with("points") {
                found.insert("space");
                let (place, rest) = thing.label.split_once(": ").expect("a place");
                assert!(place.starts_with("Row ") && place.contains(", space "), "{}", thing.label);
                assert!(rest.contains(", legal, "), "{}", thing.label);
            }
            if key.contains(" die ") && thing.chosen {
                found.insert("die");
                assert!(
                    thing.label.starts_with("Die ") && thing.label.ends_with(", chosen"),
                    "{}",
                    thing.label
                );
            }
            if key.starts_with("depot ") && key.contains(" tile ") && thing.label.contains("worker") {
                found.insert("depot");
                assert!(thing.label.starts_with("Depot "), "{}", thing.label);
            }
            if key.contains(" goods ") && seat == look.own && thing.open {
                found.insert("goods");
                assert!(thing.label.starts_with("Goods: ") && thing.label.contains("sell with the "));
            }
        }
    });
    assert_eq!(found.len(), 4, "{found:?}");
}
