//! Shields and trade routes: printed matter, odds of the setup, and positions that cannot be.

use crate::common::setup;
use demesne_burgundy::{Action, Burgundy, State, bonus::Bonus, shield::printed::printed_shields};
use demesne_game::{Game, Notation, Quick, Step, ToAct};

fn table(heading: &str) -> Burgundy {
    let pairs: Vec<(&str, &str)> =
        heading.split_terminator(", ").filter_map(|line| line.split_once(": ")).collect();
    Burgundy::from_setup(&setup(&pairs)).unwrap_or_else(|e| panic!("{heading}: {e}"))
}

fn position(heading: &str, lines: &str) -> (Burgundy, State) {
    let game = table(heading);
    let lines: Vec<&str> = lines.split("; ").collect();
    let state = game.read_position(&lines, 1).unwrap_or_else(|e| panic!("{lines:?}: {e}"));
    (game, state)
}

/// A heading, a position with its lines joined by `; `, and the whole error.
fn refuse(wrong: &[(&str, &str, &str)]) {
    for &(heading, position, why) in wrong {
        let lines: Vec<&str> = position.split("; ").collect();
        match table(heading).read_position(&lines, 1) {
            Ok(_) => panic!("\"{position}\" was not refused; it should be: {why}"),
            Err(error) => assert_eq!(error.to_string(), why, "{position}"),
        }
    }
}

const SHIELDS: &str = "expansions: shields";
const THREE: &str = "players: 3, expansions: shields";
const ROUTES: &str = "expansions: routes";

#[test]
fn x_shield_p_x_shield_a_what_is_printed_about_shields() {
    let printed = printed_shields().expect("the file is right");
    for (points, shields) in [(12, 1..=6), (8, 7..=12), (4, 13..=18)] {
        for shield in shields {
            assert_eq!(printed.points[shield - 1], points, "shield {shield}");
        }
    }
    assert_eq!(printed.layout.map(|depots| depots.iter().sum::<u8>()), [6, 9, 12]);
}

#[test]
fn x_route_12_twelve_tiles_of_three_spaces() {
    let game = table(ROUTES);
    let tiles = &game.route_tiles().tiles;
    assert_eq!(tiles.len(), 12);
    let spaces = || tiles.iter().flatten();
    for number in 0..6 {
        assert_eq!(spaces().filter(|space| space.goods == number).count(), 6, "number {}", number + 1);
        for place in 0..3 {
            let count = tiles.iter().filter(|tile| tile[place].goods == number).count();
            assert_eq!(count, 2, "number {} on place {}", number + 1, place + 1);
        }
    }
    for (i, [a, b, c]) in tiles.iter().enumerate() {
        assert!(a.goods != b.goods && b.goods != c.goods && a.goods != c.goods, "tile {}", i + 1);
        assert!(a.bonus != b.bonus && b.bonus != c.bonus && a.bonus != c.bonus, "tile {}", i + 1);
    }
    for (i, space) in spaces().enumerate() {
        assert!(
            !spaces().skip(i + 1).any(|other| other == space),
            "a pair of number and bonus is there once"
        );
    }
    // The three tiles that were found.
    let found = |tile: usize| tiles[tile - 1].map(|space| (space.goods + 1, space.bonus));
    assert_eq!(found(1), [(1, Bonus::Silver), (6, Bonus::Action), (5, Bonus::Building)]);
    assert_eq!(found(2), [(5, Bonus::Sell), (2, Bonus::MineMonasteryCastle), (3, Bonus::Points)]);
    assert_eq!(found(3), [(3, Bonus::Workers), (5, Bonus::MineMonasteryCastle), (2, Bonus::Action)]);
}

#[test]
fn x_route_9_every_bonus_of_a_route_is_on_some_tile() {
    let game = table(ROUTES);
    let count =
        |bonus| game.route_tiles().tiles.iter().flatten().filter(|space| space.bonus == bonus).count();
    let counts = [
        (Bonus::Silver, 5),
        (Bonus::Workers, 5),
        (Bonus::Points, 5),
        (Bonus::Action, 4),
        (Bonus::Building, 5),
        (Bonus::MineMonasteryCastle, 4),
        (Bonus::ShipLivestock, 5),
        (Bonus::Sell, 3),
    ];
    for (bonus, wanted) in counts {
        assert_eq!(count(bonus), wanted, "{bonus:?}");
    }
}

#[test]
fn x_route_1_five_four_or_three_tiles() {
    for (players, tiles) in [("2", 5), ("3", 4), ("4", 3)] {
        assert_eq!(table(&format!("players: {players}, expansions: routes")).route_tiles().dealt, tiles);
    }
}

/// Counts how often each number comes up in samples, and checks that all come equally often.
fn evenly(mut draw: impl FnMut(&mut Quick) -> Vec<u8>, numbers: std::ops::RangeInclusive<u8>) {
    let (mut seen, mut total) = ([0u32; 32], 0);
    let mut rng = Quick::new(7);
    for _ in 0..20_000 {
        for number in draw(&mut rng) {
            assert!(numbers.contains(&number), "{number} comes up");
            seen[usize::from(number)] += 1;
            total += 1;
        }
    }
    let wanted = f64::from(total) / numbers.clone().count() as f64;
    for number in numbers {
        let found = f64::from(seen[usize::from(number)]);
        assert!((found - wanted).abs() < 5.0 * wanted.sqrt(), "{number}: {found} of {wanted}");
    }
}

#[test]
fn x_shield_a_shields_are_shuffled() {
    let (game, state) = position(THREE, "moment: shields 2; depot 1 shields: 18");
    evenly(
        |rng| match game.sample(&state, rng) {
            Action::Shields { depot: 1, shields: [a, b] } => {
                assert!(0 < a && a < b);
                vec![a, b]
            }
            other => panic!("{other:?}"),
        },
        1..=17,
    );
}

#[test]
fn x_route_1_x_route_2_route_tiles_are_shuffled() {
    let (game, state) = position("players: 3, expansions: routes", "moment: route p2; p1 route: 12 11 10 9");
    let draw = |rng: &mut Quick| match game.sample(&state, rng) {
        Action::Route { tiles: [first, rest @ ..], .. } => (first, rest),
        other => panic!("{other:?}"),
    };
    evenly(|rng| vec![draw(rng).0], 1..=8);
    evenly(|rng| draw(rng).1[..3].to_vec(), 1..=8);
}

#[test]
fn x_compat_5_a16_12_no_shield_2_with_the_chateautoma() {
    let heading = "players: 3, expansions: shields, chateautoma: novice";
    let game = table(heading);
    let mut state = game.start();
    state.stage = demesne_burgundy::state::Stage::Shields(0);
    let mut rng = Quick::new(3);
    for _ in 0..2_000 {
        match game.sample(&state, &mut rng) {
            // A16.12: laid out for three players.
            Action::Shields { shields: [shield, 0], .. } => assert!(shield != 2 && shield != 0),
            other => panic!("{other:?}"),
        }
    }
    let two = Action::Shields { depot: 0, shields: [2, 0] };
    let refusal = game.check(&state, Step::chance(two)).expect_err("shield 2 is out");
    assert_eq!(refusal.rule, "X-COMPAT-5");
}

#[test]
fn x_route_1_a16_11_the_chateautoma_gets_no_route() {
    let game = table("players: 3, expansions: routes, chateautoma: novice");
    assert_eq!(game.route_tiles().dealt, 4, "it counts as a player");
    let mut state = game.start();
    state.stage = demesne_burgundy::state::Stage::Route(1);
    let deal = Step::chance(Action::Route { seat: demesne_game::Seat(1), tiles: [1, 2, 3, 4, 0] });
    game.play(&mut state, deal, &mut demesne_game::Ignore).expect("p2's tiles");
    assert_ne!(state.stage, demesne_burgundy::state::Stage::Route(2));
}

#[test]
fn x_shield_6_x_compat_7_the_chateautoma_can_be_copied() {
    let game = table("players: 3, expansions: shields, chateautoma: novice");
    let mut state = game.start();
    state.stage = demesne_burgundy::state::Stage::Turn;
    state.order = [0, 1, 2, 3].map(demesne_game::Seat);
    state.estates[0].shields = 1 << 6;
    let copy = |seat| Step::seat(demesne_game::Seat(0), Action::Copy(demesne_game::Seat(seat)));
    assert!(game.is_legal(&state, copy(1)) && game.is_legal(&state, copy(2)));
    assert!(!game.is_legal(&state, copy(0)) && !game.is_legal(&state, copy(3)));
}

#[test]
fn x_shield_g_x_shield_6_shields_lie_where_they_can() {
    let apart = "there are shields only with the expansion \"shields\" (X-SHIELD-A)";
    refuse(&[
        ("", "p1 shields: 3", &format!("line 1: {apart}")),
        ("", "depot 3 shields: 3", &format!("line 1: {apart}")),
        ("", "moment: tribute", apart),
        (SHIELDS, "p1 shields: 19", "line 1: \"19\" is not a shield: give a number from 1 to 18"),
        (SHIELDS, "p1 shields: 3 3", "line 1: shield 3 lies in two places (X-SHIELD-A)"),
        (SHIELDS, "p1 shields: 3; p2 shields: 3", "line 2: shield 3 lies in two places (X-SHIELD-A)"),
        (SHIELDS, "p1 shields: 3; depot 2 shields: 3", "line 1: shield 3 lies in two places (X-SHIELD-A)"),
        (SHIELDS, "p1 shields: 3 4", "line 1: p1 has 1 castles for shields (X-SHIELD-G)"),
        (SHIELDS, "depot 2 shields: 3 4", "line 1: depot 2 has at most 1 shields now (X-SHIELD-A)"),
        (THREE, "depot 2 shields: 4 3", "line 1: two shields at a depot are named in rising order"),
        (SHIELDS, "moment: gift p1; depot 1 shields: 3", "depot 2 has 1 shields now (X-SHIELD-A)"),
        (SHIELDS, "moment: shields 1; depot 1 shields: 3", "line 2: depot 1 has 0 shields now (X-SHIELD-A)"),
        (SHIELDS, "p1 copies: p2", "line 1: p1 does not hold shield 6 (X-SHIELD-6)"),
        (THREE, "p1 shields: 6; p1 copies: p1", "line 2: shield 6 copies another player (X-SHIELD-6)"),
        (SHIELDS, "p1 storage: bank bank bank church", "line 1: storage holds three tiles (B6.2)"),
        (
            SHIELDS,
            "open: trim",
            "line 1: the discarding down to three storage spaces cannot be open here (X-SHIELD-4.1)",
        ),
        (
            SHIELDS,
            "open: also",
            "line 1: the choice of a number for shield 5 cannot be open here (X-SHIELD-5)",
        ),
        (
            SHIELDS,
            "open: levies:14; p1 shields: 14",
            "line 1: the placement of shield 14 or 15 cannot be open here (X-SHIELD-14)",
        ),
        (SHIELDS, "moment: levies", "p1 has nothing to answer at this moment (X-SEQ-7)"),
        (SHIELDS, "moment: tribute; turn: p2", "line 2: p2 has nothing to answer at this moment (X-SEQ-7)"),
        (
            SHIELDS,
            "moment: tribute; round: 3; p1 shields: 1",
            "line 2: a phase ends after its fifth round, the game after phase E (X-SEQ-7)",
        ),
        (
            SHIELDS,
            "moment: tribute; p1 shields: 1; p1 dice: 1 2",
            "line 3: \"p1 dice\" belongs to the moment \"turn\" (B5)",
        ),
    ]);
}

#[test]
fn x_route_1_x_route_8_routes_fit_the_table() {
    refuse(&[
        (ROUTES, "p1 route: 1 2 3", "line 1: p1 has 5 route tiles now (X-ROUTE-1)"),
        (ROUTES, "p1 route: 1 2 3 4 4", "line 1: route tile 4 lies in two places (X-ROUTE-1)"),
        (
            ROUTES,
            "p1 route: 1 2 3 4 5; p2 route: 5 6 7 8 9",
            "line 2: route tile 5 lies in two places (X-ROUTE-1)",
        ),
        ("", "p1 route: 1 2 3 4 5", "line 1: p1 has 0 route tiles now (X-ROUTE-1)"),
        ("", "moment: route p1", "there are routes only with the expansion \"routes\" (X-ROUTE-1)"),
        (
            ROUTES,
            "moment: route-orders",
            "route tiles are ordered only with \"route-order: chosen\", in turn order (X-ROUTE-2)",
        ),
        (
            ROUTES,
            "open: route:5*1",
            "line 1: goods on their way to the route are among those sold (X-ROUTE-8)",
        ),
        (
            ROUTES,
            "open: route:5*1; p1 sold: 5 5",
            "line 1: the laying of goods on the trade route cannot be open here (X-ROUTE-4)",
        ),
    ]);
}

#[test]
fn x_shield_6_1_x_route_3_what_is_not_said_has_its_default() {
    let (_, state) = position(SHIELDS, "p1 shields: 6; p2 duchy: 13=m3 19=castle");
    assert_eq!(state.shields.copied, 2, "with one opponent the choice is made");
    assert!(state.estates[0].has(3) && state.estates[0].monasteries == 0);
    let (game, state) = position("players: 3, expansions: routes", "p2 route: 1 2 3 4; p1 sold: 1 1 2");
    let tiles = state.routes.map(|route| route.tiles);
    assert_eq!(tiles[..3], [[5, 6, 7, 8, 0], [1, 2, 3, 4, 0], [9, 10, 11, 12, 0]]);
    assert_eq!(state.routes.map(|route| route.filled), [3, 0, 0, 0]);
    assert!(matches!(game.to_act(&state), ToAct::Seats(_)));
}
