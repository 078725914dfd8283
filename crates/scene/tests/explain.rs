//! Everything at a table is explained in every language: what it is, how it stands, why it cannot be used.

use crate::common::{TABLES, play};
use demesne_game::{Seat, Viewer};
use demesne_games::Running;
use demesne_scene::{Explanation, Look, Marks, Room, stage};
use demesne_text::Language;
use std::collections::{BTreeMap, BTreeSet};

const NAMES: [&str; 4] = ["Ada", "Blas", "Catarina", "Zoé"];

/// The explanations of a thing in every language.
fn explained(running: &dyn Running, seat: Seat, key: &str) -> Option<[Explanation; 3]> {
    let names: Vec<String> = NAMES.map(String::from).into();
    let stage = stage(running).expect("Burgundy has a stage");
    let texts = Language::ALL.map(|language| {
        let look = Look { viewer: Viewer::Seat(seat), own: seat, names: &names, language, room: Room::Wide };
        stage.explain(&look, key)
    });
    let [Some(one), Some(two), Some(three)] = texts else { return None };
    Some([one, two, three])
}

fn check(running: &dyn Running, seat: Seat, seen: &mut BTreeMap<String, BTreeSet<String>>) {
    let names: Vec<String> = NAMES.map(String::from).into();
    let stage = stage(running).expect("Burgundy has a stage");
    let mut keys: BTreeSet<String> =
        stage.ways(seat, Language::English).into_iter().flat_map(|way| way.keys).collect();
    let look = Look {
        viewer: Viewer::Seat(seat),
        own: seat,
        names: &names,
        language: Language::English,
        room: Room::Wide,
    };
    for panel in stage.panels(&look, &Marks::default()) {
        keys.extend(panel.parts.into_iter().filter(|part| part.thing.is_some()).map(|part| part.key));
    }
    for key in keys {
        let Some(texts) = explained(running, seat, &key) else { panic!("{key} is not explained") };
        let kind: String = key.chars().filter(|c| !c.is_ascii_digit()).collect();
        let all = |text: &Explanation| -> Vec<String> {
            [text.title.clone()].into_iter().chain(text.rule.clone()).chain(text.now.clone()).collect()
        };
        let [one, two, three] = texts.each_ref().map(all);
        assert!(!texts[0].title.is_empty() && !texts[0].rule.is_empty(), "{key}: {texts:?}");
        assert_eq!((one.len(), two.len()), (two.len(), three.len()), "{key}: {texts:?}");
        for (line, (es, pt)) in one.iter().zip(two.iter().zip(&three)).skip(1) {
            assert!(line != es && line != pt, "{key}: {line}");
            assert!(
                [line, es, pt].iter().all(|line| line.ends_with('.') && !line.contains('"')),
                "{line} {es}"
            );
        }
        let lines = seen.entry(kind).or_default();
        lines.extend(one.into_iter().skip(1 + texts[0].rule.len()));
    }
}

#[test]
fn everything_is_explained_in_every_language() {
    let mut seen = BTreeMap::new();
    for (number, options) in (80..).zip(TABLES) {
        let mut moment = 0;
        play(
            options,
            number,
            |running, seat| {
                moment += 1;
                if moment % 12 == 1 {
                    check(running, seat, &mut seen);
                }
            },
            |_, _| {},
        );
    }
    let all: Vec<&String> = seen.values().flatten().collect();
    for part in [
        "No space for it is free",
        "Storage is full",
        "A purchase costs 2 silver",
        "None of your stored tiles",
        "costs 2 workers",
        "Completed in this phase",
        "is complete",
        "A tile must touch a covered space",
        "actions are possible",
        "Bonus tiles",
        "Order now",
    ] {
        assert!(all.iter().any(|line| line.contains(part)), "nothing says {part:?}");
    }
}

#[test]
fn what_is_no_thing_of_the_table_is_not_explained() {
    play(
        "",
        5,
        |running, seat| {
            for key in ["", "p1", "p3 workers", "p1 space 38", "card left", "nonsense", "depot 9"] {
                assert!(explained(running, seat, key).is_none(), "{key:?}");
            }
        },
        |_, _| {},
    );
}
