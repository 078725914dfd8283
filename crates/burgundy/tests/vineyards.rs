//! Vineyards (X-VINE): what is in the box, how it is drawn, and meetings with shields that need no shield to be taken.

use crate::common::setup;
use demesne_burgundy::{
    Action, Burgundy, Event, State, Tile,
    action::With,
    bonus::Bonus,
    open::Open,
    tile::{DOUBLES, Face},
};
use demesne_game::{Game, Ignore, Notation, Seat, Seed, Step};

fn table(players: &str, types: &str) -> Burgundy {
    let lines = [("players", players), ("expansions", "vineyards"), ("vine-types", types)];
    Burgundy::from_setup(&setup(&lines)).expect("a legal table")
}

fn position(game: &Burgundy, lines: &[&str]) -> State {
    game.read_position(lines, 1).expect("a position")
}

fn double(name: &str) -> Tile {
    Tile::parse(name).expect("a double tile")
}

fn refusal(game: &Burgundy, state: &State, action: Action) -> Option<&'static str> {
    game.check(state, Step::seat(Seat(0), action)).err().map(|illegal| illegal.rule)
}

/// How many tiles of the box show one of some types.
fn showing(game: &Burgundy, types: &[u8]) -> u32 {
    let shows = |index: &usize| match Tile::from_double_index(*index).map(Tile::face) {
        Some(Face::Double(one, other)) => types.contains(&one) || types.contains(&other),
        _ => false,
    };
    (0..DOUBLES).filter(shows).map(|index| u32::from(game.vine_board().doubles[index])).sum()
}

#[test]
fn x_vine_2_each_type_is_on_16_of_51_tiles_and_any_two_are_on_29() {
    let game = table("2", "all");
    assert_eq!(showing(&game, &[0, 1, 2, 3, 4, 5]), 51);
    for one in 0..6 {
        assert_eq!(showing(&game, &[one]), 16);
        for other in 0..one {
            assert_eq!(showing(&game, &[one, other]), 29);
        }
    }
}

#[test]
fn x_vine_2_x_vine_11_the_board() {
    let game = table("2", "all");
    let board = game.vine_board();
    assert_eq!(board.number, [1, 4, 3, 6, 2, 5, 4, 1, 2, 3, 6, 5]);
    assert_eq!(board.terraces.map(u16::count_ones), [2, 3, 3, 2, 2]);
    assert_eq!(board.bonuses[1], [Bonus::Workers, Bonus::ShipLivestock]);
    let touching = |space: usize| (1..=12).filter(move |n| board.neighbours[space - 1] >> (n - 1) & 1 != 0);
    let wanted: [&[usize]; 12] = [
        &[2, 3, 4],
        &[1, 4, 5],
        &[1, 4, 6, 7],
        &[1, 2, 3, 5, 7, 8, 9, 10],
        &[2, 4, 8],
        &[3, 7, 9, 11],
        &[3, 4, 6, 9],
        &[4, 5, 10],
        &[4, 6, 7, 10, 11, 12],
        &[4, 8, 9, 12],
        &[6, 9, 12],
        &[9, 10, 11],
    ];
    for (space, wanted) in (1..).zip(wanted) {
        assert_eq!(touching(space).collect::<Vec<_>>(), wanted, "v{space}");
    }
    for bonus in Bonus::ALL {
        let wanted = if matches!(bonus, Bonus::BlackOrShop | Bonus::VineDepot) { 3 } else { 2 };
        assert_eq!(board.bonuses.iter().flatten().filter(|&&b| b == bonus).count(), wanted, "{bonus:?}");
    }
}

/// Plays the setup up to the first turn, with chance from a seed.
fn set_up(game: &Burgundy, number: u64) -> State {
    let (mut state, seed) = (game.start(), Seed::from_number(number));
    for event in 0.. {
        let mut list = Vec::new();
        match game.to_act(&state) {
            demesne_game::ToAct::Chance => {
                let action = game.sample(&state, &mut seed.event(event));
                game.play(&mut state, Step::chance(action), &mut Ignore).expect("legal chance");
            }
            demesne_game::ToAct::Seats(_) if state.stage == demesne_burgundy::state::Stage::Turn => break,
            demesne_game::ToAct::Seats(seats) => {
                let seat = seats.iter().next().expect("a seat");
                game.legal_actions(&state, seat, &mut list);
                game.play(&mut state, Step::seat(seat, list[0]), &mut Ignore).expect("legal");
            }
            demesne_game::ToAct::Nobody => unreachable!("the game has begun"),
        }
    }
    state
}

#[test]
fn x_vine_3_one_of_six_different_tiles_each_and_four_of_each_type() {
    for players in ["2", "3", "4"] {
        let game = table(players, "all");
        let mut first = [0u32; 6];
        for number in 0..600 {
            let state = set_up(&game, number);
            let mut all = state.vines.supply;
            for seat in Seat::first(game.seats()) {
                let own = state.estate(seat).vineyard.bonus;
                assert_eq!(own.iter().sum::<u8>(), 1, "one each");
                all.iter_mut().zip(own).for_each(|(sum, n)| *sum += n);
            }
            assert_eq!(all, [4; 6], "four of each type");
            assert!(state.vines.supply.iter().all(|&n| n >= 3), "no type is dealt twice");
            let mine = state.estate(Seat(0)).vineyard.bonus.iter().position(|&n| n == 1).expect("a tile");
            first[mine] += 1;
        }
        assert!(first.iter().all(|n| (60..=140).contains(n)), "each type is as likely: {first:?}");
    }
}

#[test]
fn x_vine_4_every_type_can_be_out_and_4_players_have_all() {
    for (players, out) in [("2", 2), ("3", 1)] {
        let game = table(players, "fewer");
        let mut seen = 0;
        for number in 0..60 {
            let state = set_up(&game, number);
            assert_eq!(state.vines.without.count_ones(), out);
            for vine in (0..6).filter(|vine| state.vines.without >> vine & 1 != 0) {
                assert_eq!(state.vines.supply[vine], 0, "its bonus tiles are out");
            }
            seen |= state.vines.without;
        }
        assert_eq!(seen, 0b11_1111);
    }
    for (players, types) in [("4", "fewer"), ("3", "without red blue"), ("2", "without red")] {
        let lines = [("players", players), ("expansions", "vineyards"), ("vine-types", types)];
        let error = Burgundy::from_setup(&setup(&lines)).expect_err("refused");
        assert!(error.why.starts_with("X-VINE-4: "), "{error}");
    }
    let error = Burgundy::from_setup(&setup(&[("vine-types", "fewer")])).expect_err("refused");
    assert!(error.why.starts_with("X-VINE-4: "), "{error}");
}

#[test]
fn x_vine_5_the_bag_always_suffices() {
    for (players, types, left) in
        [("4", "all", 6), ("3", "all", 21), ("2", "all", 31), ("3", "fewer", 5), ("2", "fewer", 2)]
    {
        let game = table(players, types);
        let bag: u8 = set_up(&game, 1).vines.bag.iter().sum();
        let each = game.vine_board().places() as u8 + game.vine_board().shop;
        assert_eq!(bag - 4 * each, left, "{players} players, types {types}");
    }
}

#[test]
fn x_vine_25_points_of_areas() {
    let game = table("2", "all");
    let points: Vec<i32> = (0..=14).map(|size| game.vine_board().area_points(size)).collect();
    assert_eq!(points, [0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78, 91, 105]);
}

#[test]
fn x_vine_12_shield_16_changes_the_die_where_workers_would_be_needed() {
    let game = table("2", "all");
    let mut state = position(
        &game,
        &["p1 dice: - 3", "p1 storage: green-green", "vine depot: green-blue blue-red red-white"],
    );
    let take = |name, place| Action::TakeVine { with: With::die(3).marked(), tile: double(name), place };
    let plant = |space| Action::Plant {
        with: With::die(3).marked(),
        tile: double("green-green"),
        space,
        turned: false,
    };
    assert_eq!(refusal(&game, &state, take("green-blue", 0)), Some("X-SHIELD-16"));
    state.estates[0].shields |= 1 << 16;
    // 3 serves for the place with 3 and 4 as it is.
    assert_eq!(refusal(&game, &state, take("blue-red", 1)), Some("X-SHIELD-16.1"));
    assert_eq!(refusal(&game, &state, take("green-blue", 0)), None);
    assert_eq!(refusal(&game, &state, take("red-white", 2)), None);
    assert_eq!((refusal(&game, &state, plant(0)), refusal(&game, &state, plant(1))), (None, None));
    game.play(&mut state, Step::seat(Seat(0), plant(0)), &mut Ignore).expect("legal");
    assert!(state.shields.wielded && state.estates[0].workers == 0 && state.dice[0] == [0, 0]);
}

#[test]
fn x_vine_12_shield_18_is_not_for_double_tiles() {
    let game = table("2", "all");
    let mut state = position(&game, &["p1 dice: 2 3", "p1 storage: green-green"]);
    state.estates[0].shields |= 1 << 18;
    let plant = |die, space| Action::Plant {
        with: With::die(die),
        tile: double("green-green"),
        space,
        turned: false,
    };
    assert_eq!(refusal(&game, &state, plant(3, 2)), Some("X-VINE-10"));
    assert_eq!(refusal(&game, &state, plant(2, 4)), Some("X-VINE-10"));
}

#[test]
fn x_vine_15_shield_2_sees_the_four_workers() {
    let lines = [("expansions", "shields vineyards")];
    let game = Burgundy::from_setup(&setup(&lines)).expect("a legal table");
    let mut state =
        table("2", "all").read_position(&["p1 dice: - 4", "p1 storage: green-blue"], 1).expect("it");
    state.estates[1].shields |= 1 << 2;
    let plant = Action::Plant { with: With::die(4), tile: double("green-blue"), space: 1, turned: false };
    game.apply(&mut state, Step::seat(Seat(0), plant), &mut Ignore);
    game.apply(&mut state, Step::seat(Seat(0), Action::Bonus(0)), &mut Ignore);
    assert_eq!((state.estates[0].workers, state.estates[1].workers), (4, 1));
}

/// X-SHIELD-15.1: while shield 15 acts a double tile of the shop goes directly onto any legal space, with its bonuses.
#[test]
fn x_vine_23_x_shield_15_1_a_double_tile_of_the_shop_placed_directly() {
    let game = table("3", "all");
    let mut state = position(
        &game,
        &["p1 vineyard: v1=red-white", "vine shop: green-blue green-green", "vine depot: red-red"],
    );
    let put = |name: &str, space, turned| Action::PutVine { tile: double(name), space, turned };
    assert_eq!(refusal(&game, &state, put("green-blue", 1, false)), Some("X-SHIELD-15.1"));
    state.open.push(Open::Levies(1));
    assert_eq!(refusal(&game, &state, put("green-blue", 1, false)), Some("X-SHIELD-15.1"));
    state.open.replace(Open::Levies(3));
    assert_eq!(refusal(&game, &state, put("red-red", 1, false)), Some("X-SHIELD-15.1"), "not of the depot");
    assert_eq!(refusal(&game, &state, put("green-blue", 4, false)), Some("X-VINE-10"));
    assert_eq!(refusal(&game, &state, put("green-blue", 0, false)), Some("X-VINE-9"));
    assert_eq!(refusal(&game, &state, put("green-green", 1, true)), Some("B5.7"));
    for space in [1, 2, 3] {
        assert_eq!(refusal(&game, &state, put("green-blue", space, true)), None);
    }
    let mut events: Vec<Event> = Vec::new();
    game.apply(&mut state, Step::seat(Seat(0), put("green-blue", 1, true)), &mut events);
    assert!(events.contains(&Event::Planted(Seat(0), double("green-blue"), 1)));
    assert_eq!(state.vines.shop, [None, Some(double("green-green")), None]);
    assert_eq!(state.estates[0].vineyard.vines(1), Some([1, 0]));
    let open: Vec<Open> = state.open.iter().collect();
    assert!(
        matches!(open[..], [Open::Levies(1), Open::Bonuses(_), Open::Terrace]),
        "shield 14 is still to act, and the bottom terrace is complete: {open:?}"
    );
    assert_eq!(state.estates[0].workers, 4, "the bonus of the space");
}
