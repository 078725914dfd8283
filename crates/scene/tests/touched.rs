//! What happened last is marked on things that exist.

use crate::common::{TABLES, play};
use demesne_game::{Seat, Viewer};
use demesne_scene::{Look, Room, stage};
use demesne_text::Language;
use std::collections::BTreeMap;

#[test]
fn every_step_marks_things_that_can_be_asked_about() {
    let mut marked: BTreeMap<String, usize> = BTreeMap::new();
    let names: Vec<String> = ["Ada", "Blas", "Catarina", "Zoé"].map(String::from).into();
    for (number, options) in (50..).zip(TABLES) {
        play(
            options,
            number,
            |_, _| {},
            |running, step| {
                let stage = stage(running).expect("Burgundy has a stage");
                let look = Look {
                    viewer: Viewer::Everybody,
                    own: Seat(0),
                    names: &names,
                    language: Language::English,
                    room: Room::Wide,
                };
                let keys = stage.touched(step);
                let verb = step.split(' ').nth(1).expect("a word").to_owned();
                *marked.entry(verb).or_default() += keys.len();
                for key in keys {
                    assert!(stage.explain(&look, &key).is_some(), "{step} marks {key}, which is nothing");
                }
                assert_eq!(stage.touched("p1 nonsense"), Vec::<String>::new());
            },
        );
    }
    for verb in [
        "take",
        "place",
        "sell",
        "workers",
        "buy",
        "ship",
        "castle",
        "roll",
        "depot",
        "black",
        "goods",
        "gift",
        "card",
        "automa-die",
        "plant",
        "shield",
        "route",
        "vine-depot",
        "reveal",
    ] {
        assert!(marked.get(verb).is_some_and(|&count| count > 0), "{verb} marks nothing: {marked:?}");
    }
}
