//! What is small or folded at the table of the Viscounts can be read all the same: large beside its words, a touch away, in the solo opponent's turn.

use crate::{
    common::play_of,
    viscounts_panels::{ROOMS, defined, look, marks, names, whole},
};
use demesne_game::{Seat, Viewer};
use demesne_games::Kind;
use demesne_scene::{Marks, Room, stage};
use demesne_text::Language;
use std::collections::BTreeMap;

/// What has no room of its own is a touch away: folded rivals, discard piles (V20.4), chips that were left out.
#[test]
fn what_is_folded_leads_to_all_of_it() {
    let names = names();
    let (mut rivals, mut piles, mut rest) = (0, 0, 0);
    let mut turn = 0;
    play_of(
        Kind::Viscounts,
        "players=4",
        17,
        |running, seat| {
            turn += 1;
            if turn % 7 != 1 {
                return;
            }
            let stage = stage(running).expect("a stage");
            let marks = marks(&*stage, seat, None);
            for room in ROOMS {
                let panels = stage.panels(&look(Viewer::Seat(seat), seat, &names, room), &marks);
                let lies = |key: &str| {
                    panels
                        .iter()
                        .any(|panel| panel.parts.iter().any(|part| part.key == key && part.thing.is_some()))
                };
                for part in panels.iter().flat_map(|panel| &panel.parts) {
                    let Some(thing) = &part.thing else { continue };
                    if let Some(shown) = &thing.shows {
                        // While pairs are picked there is no road that a wedge could lead to.
                        let picked = part.key.starts_with("wedge ") && !lies("inner 1-2");
                        assert!(
                            picked || lies(shown),
                            "{} shows {shown}, which is nowhere in {room:?}",
                            part.key
                        );
                        rivals += usize::from(part.key.ends_with(" rival"));
                        piles += usize::from(part.key.ends_with(" discard"));
                    }
                    rest += thing.rest.len();
                    assert!(thing.rest.iter().all(|key| marks.usable.contains(key)), "{:?}", thing.rest);
                    assert_eq!(part.key == "more", !thing.rest.is_empty());
                }
                if room == Room::Wide {
                    let wide = panels.iter().find(|panel| panel.id == "rivals").expect("the others");
                    let written: String = wide.parts.iter().map(|part| part.markup.as_str()).collect();
                    for other in (0..4).filter(|&other| Seat(other) != seat) {
                        assert!(written.contains(&names[usize::from(other)]), "no name of p{}", other + 1);
                    }
                }
            }
        },
        |_, _| {},
    );
    assert!(rivals > 20 && piles > 20 && rest > 20, "{rivals} {piles} {rest}");
}

/// V24.5: while the solo opponent's turn is shown its scheme stands enlarged in the place of the sum, and says of each option what became of it.
#[test]
fn v24_5_the_scheme_in_use_is_enlarged_and_says_what_was_passed_over() {
    let names = names();
    let (mut shown, mut passed, mut done) = (0, 0, 0);
    for (number, options) in ["solo=cleric", "solo=cards", "solo=noble"].into_iter().enumerate() {
        play_of(
            Kind::Viscounts,
            options,
            5 + number as u64,
            |running, seat| {
                let stage = stage(running).expect("a stage");
                let marks = marks(&*stage, seat, None);
                let panels = stage.panels(&look(Viewer::Seat(seat), seat, &names, Room::Phone), &marks);
                let parts = panels.iter().flat_map(|panel| &panel.parts);
                let over = parts.filter(|part| part.key.starts_with("p2 option ")).count();
                assert!(over == 0 || marks.usable.is_empty(), "it stands in the way of what is asked");
            },
            |running, step| {
                if !step.starts_with("* scheme ") {
                    return;
                }
                let told = Language::ALL.map(|language| {
                    let lines = running.chronicle(Viewer::Seat(Seat(0)), running.length() - 1, language);
                    lines.into_iter().map(|line| line.text).collect::<String>()
                });
                let over = [" passes over ", " pasa por alto ", " passa por cima de "];
                let says = [0, 1, 2].map(|nth| told[nth].contains(over[nth]));
                assert!(says == [says[0]; 3], "{told:?}");
                let stage = stage(running).expect("a stage");
                for room in ROOMS {
                    let look = look(Viewer::Seat(Seat(0)), Seat(0), &names, room);
                    let panels = stage.panels(&look, &Marks::default());
                    let sum = panels.iter().find(|panel| panel.id == "sum").expect("the scheme in use");
                    whole(&panels, &defined(&*stage));
                    let tried: Vec<_> = sum
                        .parts
                        .iter()
                        .filter(|part| part.key.starts_with("p2 option ") && part.thing.is_some())
                        .collect();
                    assert!(!tried.is_empty(), "{step}");
                    shown += 1;
                    for part in tried {
                        let now = stage.explain(&look, &part.key).expect("it is explained").now.join(" ");
                        let over = now.contains("Passed over: ");
                        assert_eq!(over, part.markup.contains("v-plate lack"), "{now}");
                        assert!(!over || says[0], "{now} {told:?}");
                        assert_eq!(now.contains("Carried out"), part.markup.contains("v-plate pay"), "{now}");
                        passed += usize::from(over);
                        done += usize::from(now.contains("Carried out"));
                    }
                }
            },
        );
    }
    assert!(shown > 50 && passed > 20 && done > 50, "{shown} {passed} {done}");
}

/// A card, a manuscript and a scheme can be read: their explanation shows them large, and nothing else is shown.
#[test]
fn what_has_much_on_it_is_explained_with_a_large_picture() {
    let names = names();
    let mut shown: BTreeMap<&str, usize> = BTreeMap::new();
    for (number, options) in ["", "players=2 solo=builder"].into_iter().enumerate() {
        let mut turn = 0;
        play_of(
            Kind::Viscounts,
            options,
            3 + number as u64,
            |running, seat| {
                turn += 1;
                if turn % 20 != 1 {
                    return;
                }
                let stage = stage(running).expect("a stage");
                let marks = marks(&*stage, seat, stage.sketching(seat, None, Language::English).as_ref());
                let look = look(Viewer::Seat(seat), seat, &names, Room::Phone);
                let panels = stage.panels(&look, &marks);
                for part in panels.iter().flat_map(|panel| &panel.parts).filter(|part| part.thing.is_some()) {
                    let told = stage.explain(&look, &part.key).expect("it is explained");
                    let words: Vec<&str> = part.key.split(' ').collect();
                    let (kind, sign) = match words[..] {
                        ["sum", _] => continue,
                        [_, "hand", _] => ("hand", "data-card"),
                        [_, "discard", _] => ("discard", "data-card"),
                        [_, "slot", _] if told.title.starts_with("Slot") => continue,
                        [_, "slot", _] => ("slot", "data-card"),
                        ["pair", _] => ("pair", "data-card"),
                        ["folk", _] => ("folk", "data-card"),
                        ["tile", _] => ("tile", "data-tile"),
                        [_, "tile", _] => ("own tile", "data-tile"),
                        [_, "scheme", _] => ("scheme", "data-scheme"),
                        _ => ("", ""),
                    };
                    match &told.picture {
                        None => assert!(
                            !["hand", "discard", "slot", "pair", "own tile"].contains(&kind),
                            "{}",
                            part.key
                        ),
                        Some(picture) => {
                            assert!(!kind.is_empty() && picture.markup.contains(sign), "{}", part.key);
                            // Its name stands on a card, in one line or two.
                            let first = told.title.split([' ', ',']).next().unwrap_or_default();
                            let named = kind == "pair" || picture.markup.contains(first);
                            assert!(sign != "data-card" || named, "{first}: {}", picture.markup);
                            *shown.entry(kind).or_default() += 1;
                        }
                    }
                }
            },
            |_, _| {},
        );
    }
    for kind in ["hand", "discard", "slot", "pair", "folk", "tile", "own tile", "scheme"] {
        assert!(shown.contains_key(kind), "{kind}: {shown:?}");
    }
}
