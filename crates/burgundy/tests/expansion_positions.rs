//! Hand-written positions with inns, border posts, monastery 27 and the castle connection: what cannot be is refused with one
//! sentence, and what is not said has its default.

use demesne_burgundy::Burgundy;
use demesne_game::Notation;
use demesne_trial::positions::{read, refuse};

/// A heading, a position, and a line that it then has.
fn holds(right: &[(&str, &str, &str)]) {
    for (heading, position, line) in right {
        let (game, state) = read::<Burgundy>(heading, position).unwrap_or_else(|e| panic!("{position}: {e}"));
        let lines = game.position_lines(&state);
        assert!(lines.iter().any(|found| found == line), "{line} is not in {lines:#?}");
    }
}

#[test]
fn x_inn_1_x_inn_5_inns_come_one_a_phase_and_lie_one_in_a_region() {
    refuse::<Burgundy>(&[
        ("", "inns: 1", "line 1: there are inns only with the expansion \"inns\" (X-INN-1)"),
        ("", "p1 storage: inn", "inn lies in 1 places, but the box has 0 (B1.1)"),
        ("expansions: inns", "inns: 2", "line 1: inns come one a phase, and 1 so far (X-INN-1)"),
        (
            "expansions: inns",
            "moment: castles; inns: 1",
            "line 2: inns come one a phase, and 0 so far (X-INN-1)",
        ),
        (
            "expansions: inns",
            "phase: C; inns: 2; p1 storage: inn inn",
            "line 2: inns come one a phase, and 3 so far (X-INN-1)",
        ),
        ("expansions: inns", "inns: 6", "line 1: \"6\" is not inns: give a number from 0 to 5"),
        (
            "expansions: inns",
            "phase: E; p1 duchy: 18=inn 17=inn 19=castle",
            "line 2: a region holds one inn (X-INN-5)",
        ),
        ("expansions: inns", "depot 3: inn", "line 1: inn does not lie there now (B3.2)"),
        ("expansions: inns", "black: - inn", "line 1: a tile lies on a space that is not in use now (B1.5)"),
    ]);
    holds(&[
        ("expansions: inns", "", "inns: 1"),
        ("expansions: inns", "phase: D", "inns: 4"),
        ("expansions: inns", "phase: D; p1 storage: inn; p2 duchy: 18=inn 19=castle", "inns: 2"),
        ("expansions: inns", "phase: B; open: store:inn; p1 storage: ship ship ship", "inns: 1"),
        ("expansions: inns", "moment: castles", "inns: 0"),
    ]);
}

#[test]
fn x_board_9_castles_that_were_cleared() {
    let why =
        "line 2: castles are cleared for purchase from phase B on, with the castle connection (X-BOARD-9)";
    refuse::<Burgundy>(&[
        ("", "phase: B; castles cleared: 1", why),
        ("boards: 11-18, duchies: same 11", "phase: C; castles cleared: 1", why),
        ("connection: yes, duchies: same 11", "phase: A; castles cleared: 1", why),
        (
            "connection: yes, duchies: same 11",
            "phase: B; castles cleared: 15",
            "castle lies in 17 places, but the box has 16 (B1.1)",
        ),
        (
            "",
            "p1 points: castles-bought=20",
            "line 1: no 20 castles were bought; \"castles-bought=\" counts castles",
        ),
    ]);
    let (game, state) = read::<Burgundy>("connection: yes, duchies: same 11", "phase: B; castles cleared: 3")
        .expect("a position");
    let lines = game.position_lines(&state);
    let supply = lines.iter().find(|line| line.starts_with("supply")).expect("a supply");
    assert!(supply.starts_with("supply: castle*9 "), "what was cleared is in no supply: {supply}");
}

#[test]
fn x_post_3_x_post_4_x_post_6_posts_fit_the_duchies() {
    let posts = "expansions: posts, duchies: same 1";
    let joined = "p1 duchy: 5=cow2 6=cow3 12=bank 13=m2 8=m3 9=bank 19=castle";
    refuse::<Burgundy>(&[
        ("", "post tiles: p1", "line 1: there are border posts only with the expansion \"posts\" (X-POST-1)"),
        (
            "",
            "p2 posts: joined",
            "line 1: there are border posts only with the expansion \"posts\" (X-POST-1)",
        ),
        (posts, "p1 posts: joined", "line 1: p1 has not connected two posts (X-POST-3)"),
        (posts, "p1 posts: yes", "line 1: \"yes\" is not joined"),
        (posts, joined, "p1 has connected two posts; write \"p1 posts: joined\" (X-POST-4)"),
        (
            posts,
            "post tiles: p1 p1",
            "line 1: each post tile has an owner of its own, the large one first (X-POST-6)",
        ),
        (posts, "post tiles: p2", "line 1: p2's posts do not fit the post tiles (X-POST-6)"),
        (
            posts,
            "p1 posts: joined; p1 duchy: 5=cow2 6=cow3 12=bank 13=m2 8=m3 9=bank 19=castle 25=mine 31=m4 35=m5",
            "p1's posts do not fit the post tiles (X-POST-6)",
        ),
        (posts, "post tiles: p3", "line 1: \"p3\" is not a seat of this table"),
    ]);
}

#[test]
fn x_tile_2_the_marker_of_27_is_on_top() {
    let tiles = "expansions: tiles, players: 3";
    let why = "line 2: the marker of monastery 27's owner lies on top of its stack (X-TILE-2)";
    refuse::<Burgundy>(&[
        (tiles, "p2 duchy: 13=m27 19=castle; track: p1@0 p2@0 p3@0", why),
        (tiles, "p3 duchy: 13=m27 19=castle; track: p1@2 p2@1 p3@1", why),
    ]);
    holds(&[
        (tiles, "p3 duchy: 13=m27 19=castle", "track: p3@0 p1@0 p2@0"),
        (tiles, "p3 duchy: 13=m27 19=castle", "order: p1 p2 p3"),
        (tiles, "p2 duchy: 13=m27 19=castle; track: p3@2 p2@1 p1@1", "track: p3@2 p2@1 p1@1"),
    ]);
}

#[test]
fn tiles_and_effects_of_expansions_that_are_not_in_play() {
    let double = "green-blue lies in 1 places, but there are 0 (X-VINE-2)";
    refuse::<Burgundy>(&[
        ("", "p1 storage: green-blue", double),
        ("", "open: store:green-blue; p1 storage: ship ship ship", double),
        ("", "p1 storage: white-castle", "white-castle lies in 1 places, but the box has 0 (B1.1)"),
        ("", "p1 duchy: 13=m27 19=castle", "m27 lies in 1 places, but the box has 0 (B1.1)"),
        ("", "p1 storage: face-down", "face-down lies in 1 places, but the box has 0 (B1.1)"),
        ("", "open: white-castle", "line 1: a white castle's action cannot be open here (X-WHITE-3)"),
        (
            "expansions: white",
            "open: crane",
            "line 1: the crane's choice of a building cannot be open here (X-TILE-6)",
        ),
        (
            "",
            "supply: green-blue*1",
            "line 1: \"green-blue*1\" is not a tile and how many, such as castle*12",
        ),
    ]);
}

/// Actions with tiles that no depot holds are refused with a rule, whatever is open.
#[test]
fn tiles_without_a_colour_are_refused_everywhere() {
    use demesne_game::Game;
    for open in ["workshop", "church", "market", "extra", "city-hall"] {
        let position = format!("open: {open}; depot 1: - bank ship; depot 2: m2; p1 storage: ship");
        let (game, state) = read::<Burgundy>("expansions: tiles white inns", &position).expect("a position");
        for tile in ["inn", "face-down", "green-blue"] {
            for text in [
                format!("p1 take {tile} 1"),
                format!("p1 place {tile} 5"),
                format!("p1 hire {tile} 1"),
                format!("p1 discard {tile}"),
            ] {
                let step = game.parse_step(&text).unwrap_or_else(|e| panic!("{text}: {e}"));
                let illegal = game.check(&state, step).expect_err("refused");
                assert!(!illegal.rule.is_empty(), "{text}");
            }
        }
    }
}
