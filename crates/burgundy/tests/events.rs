//! What a step says that it made happen, in its order: logs and animations are made of it.

use crate::common::setup;
use demesne_burgundy::{Burgundy, Colour, Event, Tile};
use demesne_game::{Game, Notation, Seat};

const P1: Seat = Seat(0);
const P2: Seat = Seat(1);

fn tile(name: &str) -> Tile {
    Tile::parse(name).unwrap_or_else(|| panic!("no tile {name}"))
}

fn scored(source: &'static str, points: u16) -> Event {
    Event::Scored { seat: P1, source, points }
}

/// Plays steps from a position (lines joined by `; `) and gives the events of the last one.
fn events(heading: &[(&str, &str)], position: &str, steps: &[&str]) -> Vec<Event> {
    let game = Burgundy::from_setup(&setup(heading)).expect("a legal table");
    let lines: Vec<&str> = position.split("; ").collect();
    let mut state = game.read_position(&lines, 1).unwrap_or_else(|e| panic!("{e}"));
    let mut events = Vec::new();
    for step in steps {
        events.clear();
        let step = game.parse_step(step).unwrap_or_else(|e| panic!("{e}"));
        game.play(&mut state, step, &mut events).unwrap_or_else(|e| panic!("{e}"));
    }
    events
}

#[test]
fn b7_5_a_placement_tells_what_it_completes() {
    let duchy = "19=castle 20=ship 21=ship 18=ship 11=cow3 10=cow2 5=pig2 6=pig2 1=goat2";
    let position = format!("phase: D; p1 dice: 2 4; p1 duchy: {duchy}; p1 storage: sheep4");
    let wanted = [
        Event::Placed(P1, tile("sheep4"), 27),
        Event::Completed { seat: P1, colour: Colour::Livestock, size: 1 },
        scored("regions-1", 1),
        scored("phases", 4),
        Event::Bonus { seat: P1, colour: Colour::Livestock, large: true },
        scored("bonuses", 5),
        scored("livestock", 4),
    ];
    assert_eq!(events(&[], &position, &["p1 place sheep4 28 with 2"]), wanted);
    let mines = "p2 duchy: 19=castle 25=mine 30=mine 34=mine; p2 bonus: mine-large";
    let position = format!("p1 dice: 3 3; p1 duchy: 19=castle 25=mine 30=mine; p1 storage: mine; {mines}");
    let told = events(&[], &position, &["p1 place mine 34 with 3"]);
    assert!(told.contains(&Event::Bonus { seat: P1, colour: Colour::Mine, large: false }));
}

#[test]
fn b8_7_effects_tell_that_they_lapse() {
    let placed = |name: &str| Event::Placed(P1, tile(name), 25);
    let place = |name: &str| {
        let position = format!("p1 dice: 3 3; p1 storage: {name}");
        events(&[], &position, &[&format!("p1 place {name} 26 with 3")])
    };
    for name in ["workshop", "church", "market", "warehouse", "city-hall"] {
        assert_eq!(place(name), [placed(name), Event::Lapsed(P1)]);
    }
    assert_eq!(place("bank"), [placed("bank"), Event::Silver(P1, 2)]);
    assert_eq!(place("boarding-house"), [placed("boarding-house"), Event::Workers(P1, 4)]);
    assert_eq!(place("watchtower"), [placed("watchtower"), scored("watchtowers", 4)]);
    let position = "open: city-hall; p1 silver: 2; black: - m7 - castle";
    let bought = [Event::Silver(P1, -2), Event::Stored(P1, Tile::CASTLE), Event::Lapsed(P1)];
    assert_eq!(events(&[], position, &["p1 buy castle"]), bought);
}

#[test]
fn b10_1_b11_1_sales_and_workers_tell_what_they_bring() {
    let position = "p1 dice: 3 5; p1 workers: 1; p1 goods: 4 4; p1 duchy: 8=m3 13=m4 19=castle";
    let wanted = [
        Event::Workers(P1, -1),
        Event::Sold(P1, 3, 2),
        scored("goods-sold", 4),
        Event::Silver(P1, 2),
        Event::Workers(P1, 1),
    ];
    assert_eq!(events(&[], position, &["p1 sell 4 with 5"]), wanted);
    assert_eq!(events(&[], "p1 dice: 3 5", &["p1 workers with 5"]), [Event::Workers(P1, 2)]);
}

#[test]
fn b6_2_b12_1_tiles_that_come_and_go() {
    let full = "p1 dice: 3 5; p1 silver: 2; p1 workers: 2; p1 storage: mine ship bank; p1 duchy: 19=castle 13=m6; \
                black: - m7; depot 1: - church; depot 4: - ship";
    assert_eq!(events(&[], full, &["p1 buy m7"]), [Event::Silver(P1, -2)]);
    let changed = [Event::Discarded(P1, Tile::SHIP), Event::Stored(P1, tile("m7"))];
    assert_eq!(events(&[], full, &["p1 buy m7", "p1 discard ship"]), changed);
    let roomy = full.replace("mine ship bank", "mine");
    let hired = [Event::Workers(P1, -2), Event::Stored(P1, tile("church"))];
    assert_eq!(events(&[], &roomy, &["p1 hire church 1"]), hired);
    let taken = [Event::Workers(P1, -1), Event::Stored(P1, Tile::SHIP)];
    assert_eq!(events(&[], &roomy, &["p1 take ship 4 with 3"]), taken);
}

#[test]
fn b8_3_a_ship_tells_its_goods_and_its_marker() {
    let position = "open: ship; depot 3 goods: 1 5 5; p1 duchy: 19=castle 13=m5; depot 4 goods: 5";
    let wanted = [Event::Goods(P1, 0, 1), Event::Goods(P1, 4, 2), Event::Goods(P1, 4, 1), Event::Marker(P1)];
    assert_eq!(events(&[], position, &["p1 ship 3+4 1,5"]), wanted);
    assert_eq!(events(&[], position, &["p1 ship -"]), [Event::Marker(P1)]);
}

#[test]
fn b2_6_b2_3_b2_8_the_setup_tells_what_everybody_gets() {
    let first = events(&[], "moment: first", &["* first p2"]);
    assert_eq!(first, [Event::Workers(P2, 1), Event::Workers(P1, 2)]);
    let goods = [1, 1, 5].map(|kind| Event::Goods(P1, kind, 1));
    assert_eq!(events(&[], "moment: gift p1", &["* gift p1 2 2 6"]), goods);
    let castles = [Event::Placed(P1, Tile::CASTLE, 18), Event::Placed(P2, Tile::CASTLE, 1)];
    let position = "moment: reveal-castles; p1 choice: 19; p2 choice: 2";
    assert_eq!(events(&[], position, &["* reveal p1:19 p2:2"]), castles);
}

#[test]
fn b3_1_b4_2_b13_1_rounds_and_phases() {
    let laid = [Event::GoodsLaid { goods: 4, depot: 2 }];
    assert_eq!(events(&[], "moment: roll; round goods: 5 1 1 1 1", &["* roll 11 22 w3"]), laid);
    assert_eq!(events(&[], "moment: roll", &["* roll 11 22 w3"]), []);
    let position =
        "phase: B; round: 5; turn: p2; depot 1: - bank ship; black: - m7; p1 duchy: 19=castle 25=mine 13=m2";
    let wanted = [
        Event::Silver(P1, 1),
        Event::Workers(P1, 1),
        Event::PhaseEnd(1),
        Event::Cleared(tile("bank")),
        Event::Cleared(Tile::SHIP),
        Event::Cleared(tile("m7")),
    ];
    assert_eq!(events(&[], position, &["p2 end"]), wanted);
    let position = "phase: E; round: 5; turn: p2; depot 1: - bank ship";
    assert_eq!(events(&[], position, &["p2 end"]), [Event::PhaseEnd(4)]);
}
