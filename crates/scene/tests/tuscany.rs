//! Tuscany's scene: all that is legal can be touched, all that can be touched is legal, and nothing hidden is shown.

use crate::common;
use crate::common::{TUSCAN, play_of};
use demesne_game::{Actor, Game, Notation, Quick, Random, Seat, SetupLine, Step, ToAct, Viewer};
use demesne_games::{Kind, Running};
use demesne_scene::{Gesture, Hand, Look, Marks, Panel, Room, Sketch, Sketching, Stage, Touched, Way, stage};
use demesne_text::{Language, tuscany::signs};
use demesne_tuscany::Tuscany;
use std::collections::{BTreeMap, BTreeSet};

const ROOMS: [Room; 5] = [Room::Wide, Room::Middle, Room::Narrow, Room::Phone, Room::Across];

fn names() -> Vec<String> {
    ["Ana", "Bruno", "Clara", "Darío"].map(String::from).to_vec()
}

fn look<'a>(viewer: Viewer, own: Seat, names: &'a [String], room: Room) -> Look<'a> {
    Look { viewer, own, names, language: Language::English, room }
}

/// The marks of a seat with nothing in hand.
fn marks(stage: &dyn Stage, seat: Seat, sketching: Option<&Sketching>) -> Marks {
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

/// All actions that ways begin with, or that sketches come to.
fn touch(running: &dyn Running, seat: Seat, key: &str, sketch: &Sketch) -> Option<Sketch> {
    stage(running)?.resketch(seat, sketch, &Gesture::Touch(key.into()))
}

#[test]
fn every_legal_action_can_be_touched_and_nothing_else() {
    let mut verbs: BTreeSet<String> = BTreeSet::new();
    for (number, options) in TUSCAN.iter().enumerate() {
        play_of(
            Kind::Tuscany,
            options,
            number as u64,
            |running, seat| {
                let stage = stage(running).expect("a stage");
                let (ways, legal) = (stage.ways(seat, Language::English), running.legal(seat));
                verbs.extend(legal.iter().filter_map(|action| action.split(' ').next()).map(String::from));
                if let Some(sketching) = stage.sketching(seat, None, Language::English) {
                    assert!(ways.is_empty(), "what is put together is not touched as well");
                    assert!(sketching.proposed);
                    let way = sketching.comes_to.expect("what is proposed can be played");
                    assert!(legal.contains(&way.action), "{}", way.action);
                    return;
                }
                for action in &legal {
                    assert!(ways.iter().any(|way| way.action == *action), "{action} of {legal:?}");
                }
                for way in &ways {
                    assert!(legal.contains(&way.action), "{way:?}");
                    assert!(!way.says.is_empty());
                    leads_to(way, &ways);
                    goes_on(running, seat, way);
                }
            },
            |_, _| {},
        );
    }
    for verb in
        ["board", "token", "draw", "take", "give", "place", "on", "pay", "free", "skip", "marble", "end"]
    {
        assert!(verbs.contains(verb), "{verb} never came up");
    }
}

/// Touching what a way touches, in its order, comes to it or to a question that has it.
fn leads_to(way: &Way, ways: &[Way]) {
    if way.keys.is_empty() {
        return;
    }
    let mut hand = Hand::default();
    for key in &way.keys {
        match hand.touch(key, ways) {
            Touched::Held => {}
            Touched::Act(found) => return assert!(found.does_as(way), "{way:?}"),
            Touched::Choose(found) => {
                return assert!(found.iter().any(|one| one.does_as(way)), "{way:?}");
            }
            Touched::Nothing => panic!("{key} cannot be touched"),
        }
    }
    panic!("{way:?} leads nowhere");
}

/// What follows a way is legal after it.
fn goes_on(running: &dyn Running, seat: Seat, way: &Way) {
    let Some(next) = way.then.first() else { return };
    let mut after = Kind::Tuscany.run(&running.setup(), Viewer::Everybody).expect("a legal table");
    for step in running.steps() {
        after.play(&step).expect("it was played before");
    }
    after.play(&format!("{seat} {}", way.action)).expect("legal");
    assert!(after.legal(seat).contains(next), "{way:?}");
    assert_eq!(way.then.len(), 1);
}

/// T2.3 to T2.6, T2.11, T3.10: from what is proposed, touches lead to each of the 288 boards and to no other.
#[test]
fn t2_11_every_board_can_be_laid_out_by_touching_and_by_dragging() {
    let mut seen = 0;
    play_of(
        Kind::Tuscany,
        "players=3",
        5,
        |running, seat| {
            let stage = stage(running).expect("a stage");
            let legal: BTreeSet<String> = running.legal(seat).into_iter().collect();
            let Some(first) = stage.sketching(seat, None, Language::English) else { return };
            if !first.sketch.0.starts_with("board") || seen > 0 {
                return;
            }
            seen += 1;
            assert_eq!(legal.len(), 288);
            for drag in [false, true] {
                let (mut found, mut open) = (BTreeSet::new(), vec![first.sketch.clone()]);
                let mut known: BTreeSet<String> = BTreeSet::new();
                while let Some(sketch) = open.pop() {
                    if !known.insert(sketch.0.clone()) {
                        continue;
                    }
                    let now = stage.sketching(seat, Some(&sketch), Language::English).expect("a sketch");
                    assert_eq!(now.sketch, sketch);
                    let way = now.comes_to.expect("every board can be kept");
                    assert!(legal.contains(&way.action), "{}", way.action);
                    assert_eq!(now.proposed, way.action == first.comes_to.as_ref().expect("a way").action);
                    found.insert(way.action);
                    let touched = now
                        .grips
                        .iter()
                        .filter(|key| !drag || key.starts_with("start") || key.starts_with("turn"));
                    open.extend(
                        touched.map(|key| touch(running, seat, key, &sketch).expect("a grip changes it")),
                    );
                    for letter in ['A', 'B', 'C'].into_iter().filter(|_| drag) {
                        for by in [
                            (-130.0, 4.0),
                            (130.0, -8.0),
                            (260.0, 0.0),
                            (6.0, -45.0),
                            (-3.0, 45.0),
                            (1.0, 2.0),
                        ] {
                            let gesture = Gesture::Drag(format!("piece {letter}"), by);
                            open.extend(stage.resketch(seat, &sketch, &gesture));
                        }
                    }
                }
                assert_eq!(found, legal, "by dragging: {drag}");
            }
            // From place to place it is 4.5 radii of 50: a piece goes to where it is let go.
            let order = |sketch: &Sketch| -> Vec<char> {
                let words = sketch.0.split(' ').skip(1).take(3);
                words.map(|word| word.to_uppercase().chars().next().expect("a letter")).collect()
            };
            let now = order(&first.sketch);
            let dragged = |dx: f32| {
                let gesture = Gesture::Drag(format!("piece {}", now[0]), (dx, 3.0));
                stage.resketch(seat, &first.sketch, &gesture).map(|sketch| order(&sketch))
            };
            assert_eq!(dragged(225.0), Some(vec![now[1], now[0], now[2]]));
            assert_eq!(dragged(450.0), Some(vec![now[1], now[2], now[0]]));
            assert_eq!(dragged(90.0), None);
            let nothing = |gesture: &Gesture| stage.resketch(seat, &first.sketch, gesture);
            assert_eq!(nothing(&Gesture::Drag("piece A".into(), (3.0, 5.0))), None, "too short");
            assert_eq!(nothing(&Gesture::Touch("deck".into())), None);
            assert_eq!(nothing(&Gesture::Touch("piece D".into())), None);
            // A sketch of other pieces, or of nothing, begins anew.
            for wrong in ["", "board", "board A9", "pay p1 card grey 1", "nonsense"] {
                let anew = stage.sketching(seat, Some(&Sketch(wrong.into())), Language::English);
                assert_eq!(anew.map(|anew| anew.sketch), Some(first.sketch.clone()), "{wrong}");
            }
        },
        |_, _| {},
    );
    assert_eq!(seen, 1);
}

#[test]
fn dragging_a_piece_up_or_down_shifts_it_against_both_neighbours() {
    play_of(
        Kind::Tuscany,
        "",
        3,
        |running, seat| {
            let stage = stage(running).expect("a stage");
            let Some(first) = stage.sketching(seat, None, Language::English) else { return };
            let Some(board) = first.sketch.0.strip_prefix("board ") else { return };
            let words: Vec<&str> = board.split(' ').collect();
            let joints = |sketch: &Sketch| {
                let words: Vec<String> = sketch.0.split(' ').map(String::from).collect();
                [words[4].clone(), words[5].clone()]
            };
            for (place, down, wanted) in [
                (0, true, ["-1", ""]),
                (0, false, ["+1", ""]),
                (1, true, ["+1", "-1"]),
                (1, false, ["-1", "+1"]),
                (2, true, ["", "+1"]),
                (2, false, ["", "-1"]),
            ] {
                let letter = words[place].to_uppercase().chars().next().expect("a letter");
                let by = (0.0, if down { 40.0 } else { -40.0 });
                let after =
                    stage.resketch(seat, &first.sketch, &Gesture::Drag(format!("piece {letter}"), by));
                let after = joints(&after.unwrap_or_else(|| first.sketch.clone()));
                let before = joints(&first.sketch);
                for joint in 0..2 {
                    let expected = if wanted[joint].is_empty() { &before[joint] } else { wanted[joint] };
                    assert_eq!(after[joint], *expected, "piece {place} dragged, joint {joint}");
                }
            }
        },
        |_, _| {},
    );
}

/// T7.8 to T7.14: every legal payment can be picked card by card, and nothing else can be paid.
#[test]
fn t7_14_every_payment_can_be_picked_and_no_other() {
    let (mut moments, mut payments) = (0, 0);
    for (number, options) in TUSCAN.iter().enumerate() {
        play_of(
            Kind::Tuscany,
            options,
            40 + number as u64,
            |running, seat| {
                let stage = stage(running).expect("a stage");
                let Some(first) = stage.sketching(seat, None, Language::English) else { return };
                if !first.sketch.0.starts_with("pay") {
                    return;
                }
                moments += 1;
                let legal: BTreeSet<String> = running.legal(seat).into_iter().collect();
                // Nothing picked is no payment, and says what is missing.
                let mut empty = first.sketch.clone();
                for key in &first.chosen {
                    empty = touch(running, seat, key, &empty).expect("it can be put back");
                }
                let bare = stage.sketching(seat, Some(&empty), Language::English).expect("a sketch");
                assert!(bare.chosen.is_empty() && !bare.proposed);
                assert!(bare.comes_to.is_err_and(|lacks| lacks.contains("counts as 0")));
                // All sets of up to four picks of up to seven things.
                let mut grips = first.grips.clone();
                let mut rng = Quick::new(moments);
                while grips.len() > 9 {
                    grips.remove(rng.below(grips.len() as u32) as usize);
                }
                let mut found = BTreeSet::new();
                for set in 0u32..1 << grips.len() {
                    if set.count_ones() > 5 {
                        continue;
                    }
                    let mut sketch = empty.clone();
                    for (_, key) in grips.iter().enumerate().filter(|(i, _)| set >> i & 1 != 0) {
                        sketch = touch(running, seat, key, &sketch).expect("it can be picked");
                    }
                    let now = stage.sketching(seat, Some(&sketch), Language::English).expect("a sketch");
                    assert_eq!(now.chosen.len(), set.count_ones() as usize);
                    match now.comes_to {
                        Ok(way) => {
                            assert!(legal.contains(&way.action), "{}", way.action);
                            found.insert(way.action);
                        }
                        Err(lacks) => {
                            assert!(lacks.ends_with('.'), "{lacks}");
                        }
                    }
                }
                if grips.len() == first.grips.len() {
                    assert_eq!(found, legal);
                }
                payments += found.len();
            },
            |_, _| {},
        );
    }
    assert!(moments > 30 && payments > 100, "{moments} {payments}");
}

/// What is on the page when a seat looks, in every room: each thing once in its panel, with a name, and all that can be touched.
#[test]
fn panels_are_whole_in_every_room() {
    let names = names();
    for (number, options) in TUSCAN.iter().enumerate() {
        let mut turn = 0;
        play_of(
            Kind::Tuscany,
            options,
            70 + number as u64,
            |running, seat| {
                turn += 1;
                if turn % 7 != 1 && turn > 12 {
                    return;
                }
                let stage = stage(running).expect("a stage");
                let sketching = stage.sketching(seat, None, Language::English);
                let marks = marks(&*stage, seat, sketching.as_ref());
                let definitions = stage.definitions();
                for room in ROOMS {
                    let panels = stage.panels(&look(Viewer::Seat(seat), seat, &names, room), &marks);
                    whole(&panels, &definitions);
                    let things: BTreeSet<&str> = panels
                        .iter()
                        .flat_map(|panel| &panel.parts)
                        .filter(|part| part.thing.as_ref().is_some_and(|thing| thing.usable))
                        .map(|part| part.key.as_str())
                        .collect();
                    for key in &marks.usable {
                        assert!(things.contains(key.as_str()), "{key} is not on the page of {room:?}");
                    }
                    // What calls for a touch is not behind a tab.
                    let behind = panels.iter().filter(|panel| panel.tab.is_some());
                    for part in behind.flat_map(|panel| &panel.parts) {
                        assert!(
                            part.thing.as_ref().is_none_or(|thing| !thing.open),
                            "{} in {room:?}",
                            part.key
                        );
                    }
                }
            },
            |_, _| {},
        );
        assert!(turn > 40);
    }
}

fn whole(panels: &[Panel], definitions: &str) {
    let mut ids = BTreeSet::new();
    for panel in panels {
        assert!(ids.insert(panel.id), "{} twice", panel.id);
        assert!(!panel.title.is_empty() && panel.frame.width > 20.0 && panel.frame.height > 20.0);
        let mut keys = BTreeSet::new();
        for part in &panel.parts {
            assert!(keys.insert(&part.key), "{} twice in {}", part.key, panel.id);
            for rest in part.markup.split("href=\"#").skip(1) {
                let id = rest.split('"').next().unwrap_or_default();
                assert!(definitions.contains(&format!("id=\"{id}\"")), "{id} is not defined");
            }
            if let Some(thing) = &part.thing {
                assert!(thing.label.len() > 2, "{}", part.key);
                assert!(panel.frame.grown(1.0).holds(thing.area.centre()), "{} lies outside", part.key);
            }
        }
    }
}

#[test]
fn the_signs_of_the_chronicle_are_drawn() {
    let running = common::table_of(Kind::Tuscany, "");
    let definitions = stage(&*running).expect("a stage").definitions();
    for sign in signs::ALL {
        assert_eq!(definitions.matches(&format!("id=\"{sign}\"")).count(), 1, "{sign}");
    }
}

/// T18.1: states that differ only in what a viewer may not know look the same to that viewer.
#[test]
fn t18_1_what_is_hidden_does_not_show() {
    let game = Tuscany::from_setup(&[SetupLine { key: "players".into(), value: "3".into(), line: 0 }])
        .expect("a game");
    let names = names();
    let (mut rng, mut differ) = (Quick::new(9), 0);
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
        if step_number % 9 != 0 {
            continue;
        }
        for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(2)), Viewer::Spectator] {
            let view = game.view(&truth, viewer);
            let twin = game.imagine(&view, viewer, &mut rng);
            differ += u32::from(twin != truth);
            let texts = [truth, twin].map(|state| {
                let text = demesne_game::record::write_position(&game, &state);
                let running = Kind::Tuscany.run_from(&text, Viewer::Everybody).expect("a position");
                let stage = stage(&*running).expect("a stage");
                ROOMS.map(|room| {
                    let look = look(viewer, Seat(1), &names, room);
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
            });
            assert!(texts[0] == texts[1], "{viewer:?} sees what is hidden");
        }
    }
    assert!(differ > 20, "{differ} twins were different at all");
}

#[test]
fn everything_on_the_table_is_explained_in_three_languages() {
    let names = names();
    let mut told: BTreeMap<String, usize> = BTreeMap::new();
    let mut turn = 0;
    play_of(
        Kind::Tuscany,
        "players=2",
        11,
        |running, seat| {
            turn += 1;
            if turn % 6 != 1 {
                return;
            }
            let stage = stage(running).expect("a stage");
            let sketching = stage.sketching(seat, None, Language::English);
            let marks = marks(&*stage, seat, sketching.as_ref());
            let panels = stage.panels(&look(Viewer::Seat(seat), seat, &names, Room::Wide), &marks);
            for part in panels.iter().flat_map(|panel| &panel.parts).filter(|part| part.thing.is_some()) {
                let all = Language::ALL.map(|language| {
                    let look = Look { language, ..look(Viewer::Seat(seat), seat, &names, Room::Wide) };
                    stage.explain(&look, &part.key).unwrap_or_else(|| panic!("{} is not explained", part.key))
                });
                for one in &all {
                    assert!(!one.title.is_empty() && !one.rule.is_empty(), "{}", part.key);
                    assert!(
                        one.now.iter().all(|line| !line.contains("p1") && !line.contains("p2")),
                        "{one:?}"
                    );
                }
                assert!(all[0].rule != all[1].rule && all[1].rule != all[2].rule, "{}", part.key);
                let kind = part.key.trim_start_matches("p1 ").trim_start_matches("p2 ");
                *told.entry(kind.split(' ').next().unwrap_or_default().into()).or_default() += 1;
            }
            let look = look(Viewer::Seat(seat), seat, &names, Room::Wide);
            assert!(stage.explain(&look, "p4 cards").is_none() && stage.explain(&look, "nonsense").is_none());
        },
        |_, _| {},
    );
    for kind in [
        "space", "centre", "deck", "token", "bonus", "stored", "card", "workers", "marble", "stacks",
        "phase", "piece", "joint", "start",
    ] {
        assert!(told.contains_key(kind), "{kind} of {told:?}");
    }
}

/// What a step touched is on the page afterwards, if anything is.
#[test]
fn what_happened_last_is_marked_where_it_lies() {
    let names = names();
    let mut marked: BTreeMap<String, usize> = BTreeMap::new();
    play_of(
        Kind::Tuscany,
        "players=3",
        23,
        |_, _| {},
        |running, step| {
            let stage = stage(running).expect("a stage");
            let keys = stage.touched(step);
            let look = look(Viewer::Everybody, Seat(0), &names, Room::Wide);
            let panels = stage.panels(&look, &Marks::default());
            for key in &keys {
                let there = panels.iter().flat_map(|panel| &panel.parts).any(|part| part.key == *key);
                // The hand of whoever looks lies open, card by card.
                assert!(there || key == "p1 cards", "{key} after {step}");
                *marked.entry(step.split(' ').nth(1).unwrap_or_default().into()).or_default() += 1;
            }
        },
    );
    for verb in ["token", "draw", "take", "place", "on", "pay", "marble", "own", "harvest", "cards"] {
        assert!(marked.contains_key(verb), "{verb} of {marked:?}");
    }
    assert!(stage(&*common::table_of(Kind::Tuscany, "")).expect("a stage").touched("nonsense").is_empty());
}

/// T11.1, T14.4, T16: what came of one's own action and should be seen before all goes on.
#[test]
fn harvest_cards_and_scorings_take_their_time() {
    let (mut harvests, mut scorings, mut refreshes, mut others) = (0, 0, 0, 0);
    for number in 0..4 {
        play_of(
            Kind::Tuscany,
            "players=2",
            number,
            |_, _| {},
            |running, step| {
                let moments = stage(running).expect("a stage").dwells(step);
                let told = running.story(Viewer::Spectator, running.length() - 1, Language::English);
                match step {
                    _ if step.starts_with("* harvest") => {
                        harvests += 1;
                        assert_eq!(moments, 1);
                    }
                    _ if step.starts_with("* neutral") => refreshes += moments,
                    _ if step.ends_with(" end") && told.iter().any(|(_, text)| text.contains("count")) => {
                        // After the last one the page of the end tells it.
                        scorings += u32::from(moments > 1);
                        assert!(moments > 1 || running.outcome().is_some(), "{told:?}");
                    }
                    _ => {
                        others += 1;
                        assert_eq!(moments, 0, "{step}");
                    }
                }
                assert!(moments == 0 || !told.is_empty(), "{step} is dwelt on and says nothing");
            },
        );
    }
    assert!(harvests > 4 && scorings >= 8 && others > 400, "{harvests} {scorings} {others}");
    assert!(refreshes > 0, "five of one colour came up at least once");
}
