//! Hand-written positions: what cannot be is refused with one sentence, and what is not said has its default.

use demesne_burgundy::Burgundy;
use demesne_game::{
    Game, Notation, Seed,
    laws::{Care, walk},
};
use demesne_trial::positions::{refuse, table};

#[test]
fn lines_that_say_nothing() {
    refuse::<Burgundy>(&[
        (
            "",
            "p1 gold: 3",
            "line 1: \"p1 gold\" is nothing that a position says; docs/notation.md lists the keys",
        ),
        (
            "",
            "p3 silver: 3",
            "line 1: \"p3 silver\" is nothing that a position says; docs/notation.md lists the keys",
        ),
        (
            "",
            "depot 7: bank",
            "line 1: \"depot 7\" is nothing that a position says; docs/notation.md lists the keys",
        ),
        (
            "",
            "depot 12: bank",
            "line 1: \"depot 12\" is nothing that a position says; docs/notation.md lists the keys",
        ),
        ("", "silver", "line 1: \"silver\" is no line of a position; write \"key: value\""),
        ("", "p1 silver: 1; p1 silver: 2", "line 2: \"p1 silver\" stands here twice; say it once"),
        (
            "",
            "moment: soon",
            "line 1: \"soon\" is no moment; the moments are first, boards, first-left, first-right, first-building, sides, reveal-sides, castles, reveal-castles, black, vine-types, vine-gifts, vine-depot, vine-shop, goods, roll, turn, route-orders, levies, tribute, last-copy, automa-die, card-left, card-right, over, gift p1, depot 1, shields 1, route p1",
        ),
        ("", "moment: gift p3", "line 1: \"p3\" is not a seat"),
        ("", "moment: depot 7", "line 1: \"7\" is not a depot: give a number from 1 to 6"),
        ("", "phase: F", "line 1: \"F\" is not a phase: A to E"),
        ("", "phase: a", "line 1: \"a\" is not a phase: A to E"),
        ("", "round: 6", "line 1: \"6\" is not a round: give a number from 1 to 5"),
        ("", "round: 0", "line 1: \"0\" is not a round: give a number from 1 to 5"),
        ("", "round: 1 2", "line 1: \"1 2\" has a word too many: \"2\""),
        ("", "white: 7", "line 1: \"7\" is not the white die: give a number from 1 to 6"),
        ("", "veiled: no", "line 1: \"no\" is not yes"),
        ("", "p1 silver: 1000", "line 1: \"1000\" is not silver: give a number from 0 to 999"),
        ("", "p1 workers: -1", "line 1: \"-1\" is not workers: give a number from 0 to 999"),
        ("", "p1 goods: 7", "line 1: \"7\" is not a number of goods: give a number from 1 to 6"),
        ("", "p1 storage: horse", "line 1: \"horse\" is not a tile, such as castle, bank, cow3 or m7"),
        ("", "p1 dice: 3", "line 1: \"3\" lacks a die"),
        ("", "p1 dice: 3 7", "line 1: \"7\" is not a die: give a number from 1 to 6"),
        ("", "p1 points: luck=3", "line 1: \"luck\" is no source of points"),
        ("", "p1 points: phases", "line 1: \"phases\" is not points, such as phases=20"),
        ("", "p1 points: regions-2=38", "line 1: a duchy has no 38 regions; \"regions-2=\" counts regions"),
        ("", "done: sell", "line 1: \"sell\" is not buy, hire or mark"),
        (
            "",
            "open: door",
            "line 1: \"door\" is not an open effect: extra, city-hall, workshop, church, market, warehouse, ship, store:bank",
        ),
        ("", "supply: castle", "line 1: \"castle\" is not a tile and how many, such as castle*12"),
        ("", "goods supply: 7*1", "line 1: \"7*1\" is not a number of goods and how many, such as 3*7"),
        ("", "p1 bonus: gold-large", "line 1: \"gold-large\" is not a bonus tile, such as castle-large"),
        ("", "p1 duchy: 19-castle", "line 1: \"19-castle\" is not a space and its tile, such as 19=castle"),
        ("", "p1 duchy: 0=castle", "line 1: \"0=castle\" is not a space and its tile, such as 19=castle"),
        ("", "depot 1: - bank ship - ship", "line 1: \"- bank ship - ship\" has a word too many: \"ship\""),
    ]);
}

#[test]
fn b1_1_b1_3_each_tile_and_goods_tile_is_in_one_place() {
    refuse::<Burgundy>(&[
        ("", "p1 storage: m2; p2 storage: m2", "m2 lies in 2 places, but the box has 1 (B1.1)"),
        ("", "p1 storage: m7; black: - m7", "m7 lies in 2 places, but the box has 1 (B1.1)"),
        ("", "p1 storage: cow4 cow4; p2 storage: cow4", "cow4 lies in 3 places, but the box has 2 (B1.1)"),
        ("", "p1 duchy: 19=castle 13=m2; depot 2: m2", "m2 lies in 2 places, but the box has 1 (B1.1)"),
        ("", "p1 storage: m2 m3 m4; open: store:m2", "m2 lies in 2 places, but the box has 1 (B1.1)"),
        ("", "p1 storage: m2; supply: m2*1", "m2 lies in 2 places, but the box has 1 (B1.1)"),
        ("", "supply: castle*15", "line 1: the box has 14 × castle with a coloured back (B1.1)"),
        ("", "supply: m7*1", "line 1: the box has 0 × m7 with a coloured back (B1.1)"),
        ("", "black supply: mine*3", "line 1: the box has 2 × mine with a black back (B1.1)"),
        ("", "black supply: m1*1", "line 1: the box has 0 × m1 with a black back (B1.1)"),
        (
            "",
            "p1 goods: 1 1 1 1; p2 sold: 1 1; depot 3 goods: 1 1",
            "goods of number 1 lie in 8 places, but the box has 7 (B1.3)",
        ),
        (
            "",
            "p1 goods: 1; goods supply: 1*7 2*7 3*7 4*7 5*7 6*7",
            "goods of number 1 lie in 8 places, but the box has 7 (B1.3)",
        ),
        ("", "p1 sold: 2 2 2 2 2 2 2; round goods: - 2", "line 2: \"- 2\" lacks a number of goods"),
        (
            "",
            "p1 sold: 2 2 2 2 2 2 2; round goods: - 2 1 1 1",
            "goods of number 2 lie in 8 places, but the box has 7 (B1.3)",
        ),
    ]);
}

#[test]
fn b2_3_goods_that_are_still_needed() {
    refuse::<Burgundy>(&[
        (
            "",
            "phase: A; goods supply: 1*7 2*7 3*5",
            "19 goods are left to draw, but the phases to come need 20 (B2.3)",
        ),
        ("", "phase: D; goods supply: 1*4", "4 goods are left to draw, but the phases to come need 5 (B2.3)"),
        (
            "",
            "moment: goods; phase: D; goods supply: 1*7 2*2",
            "9 goods are left to draw, but the phases to come need 10 (B2.3)",
        ),
        (
            "",
            "moment: depot 1; phase: E; goods supply: 1*4",
            "4 goods are left to draw, but the phases to come need 5 (B2.3)",
        ),
        (
            "",
            "moment: castles; goods supply: 1*7 2*7 3*7 4*3",
            "24 goods are left to draw, but the phases to come need 25 (B2.3)",
        ),
        (
            "players: 4",
            "moment: gift p3; goods supply: 1*7 2*7 3*7 4*7 5*2",
            "30 goods are left to draw, but the phases to come need 31 (B2.3)",
        ),
        (
            "players: 4",
            "moment: gift p1; goods supply: 1*7 2*7 3*7 4*7 5*7 6*1",
            "36 goods are left to draw, but the phases to come need 37 (B2.3)",
        ),
    ]);
    let good = [
        "phase: A; goods supply: 1*7 2*7 3*6",
        "phase: E; goods supply: none",
        "moment: goods; phase: D; goods supply: 1*7 2*3",
        "moment: castles; goods supply: 1*7 2*7 3*7 4*4",
    ];
    for position in good {
        let lines: Vec<&str> = position.split("; ").collect();
        table::<Burgundy>("").read_position(&lines, 1).unwrap_or_else(|e| panic!("{position}: {e}"));
    }
}

#[test]
fn b6_2_b8_4_storages_hold_three() {
    refuse::<Burgundy>(&[
        ("", "p1 storage: ship ship mine mine", "line 1: storage holds three tiles (B6.2)"),
        ("", "p1 silver: 2; p2 goods: 1 2 3 4", "line 2: the goods storage holds three kinds (B8.4)"),
    ]);
}

#[test]
fn b7_1_b7_2_b7_3_tiles_lie_where_they_may() {
    refuse::<Burgundy>(&[
        ("", "p1 duchy: 19=castle 18=mine", "line 1: mine cannot lie on 18, which is a ship space (B7.1)"),
        ("", "p1 duchy: 19=castle 38=mine", "line 1: the duchy has the spaces 1 to 37, no 38"),
        ("", "p1 duchy: 19=castle 19=castle", "line 1: space 19 has two tiles"),
        ("", "p1 duchy: 19=castle 17=ship", "line 1: a tile lies apart; each must touch another (B7.2)"),
        ("", "p1 duchy: 18=ship", "line 1: a duchy has its starting castle at least (B2.8)"),
        (
            "",
            "p2 duchy: 19=castle 26=bank 27=bank",
            "line 1: a city has two of bank without monastery 1 (B7.3)",
        ),
        (
            "",
            "p2 duchy: 19=castle 26=bank 27=church 33=bank; p1 duchy: 19=castle 13=m1",
            "line 1: a city has two of bank without monastery 1 (B7.3)",
        ),
        ("duchies: same 3", "p1 duchy: 18=m2", "line 1: a duchy has its starting castle at least (B2.8)"),
    ]);
    let good = ["p1 duchy: 19=castle 26=bank 27=bank 13=m1", "p1 duchy: 19=castle 26=bank 12=bank"];
    for position in good {
        table::<Burgundy>("").read_position(&[position], 1).unwrap_or_else(|e| panic!("{position}: {e}"));
    }
}

#[test]
fn b9_4_bonus_tiles_fit_the_duchies() {
    let mines = "19=castle 25=mine 30=mine 34=mine";
    let wrong = [
        (
            "p1 bonus: mine-large".to_owned(),
            "line 1: one bonus tile of mine goes to who has covered all its spaces (B9.4)",
        ),
        (
            "p1 duchy: 19=castle 25=mine 30=mine; p1 bonus: mine-large".into(),
            "line 2: one bonus tile of mine goes to who has covered all its spaces (B9.4)",
        ),
        (format!("p1 duchy: {mines}"), "p1 has covered all mine spaces and must have a bonus tile (B9.4)"),
        (
            format!("p1 duchy: {mines}; p1 bonus: mine-large mine-small"),
            "line 2: one bonus tile of mine goes to who has covered all its spaces (B9.4)",
        ),
        (
            format!("p1 duchy: {mines}; p1 bonus: mine-small"),
            "line 2: the large bonus tile of mine goes before the small one (B9.4)",
        ),
        (
            format!("p1 duchy: {mines}; p2 duchy: {mines}; p1 bonus: mine-large; p2 bonus: mine-large"),
            "line 4: the bonus tile of mine lies in two places",
        ),
    ];
    for (position, why) in wrong {
        let lines: Vec<&str> = position.split("; ").collect();
        let error = table::<Burgundy>("").read_position(&lines, 1).expect_err(why);
        assert_eq!(error.to_string(), why, "{position}");
    }
}

#[test]
fn b2_7_b4_3_orders_name_each_seat_once() {
    refuse::<Burgundy>(&[
        ("", "track: p1@0", "line 1: \"p1@0\" lacks a marker and its space, such as p1@0"),
        ("", "track: p1@0 p1@0", "line 1: every seat has one marker on the track (B2.7)"),
        ("", "track: p1@0 p3@0", "line 1: \"p3@0\" is not a marker and its space, such as p1@0"),
        ("", "track: p1@0 p2@0 p3@0", "line 1: \"p1@0 p2@0 p3@0\" has a word too many: \"p3@0\""),
        ("", "track: p1@0 p2@1", "line 1: markers further along the track come first in turn order (B4.3)"),
        ("", "track: p1@7 p2@1", "line 1: the turn-order track ends at 6; 7 is beyond it (B1.6)"),
        ("", "order: p1 p1", "line 1: every seat has one turn in a round (B4.3)"),
        ("", "order: p1", "line 1: \"p1\" lacks a seat of this table"),
        ("", "order: p1 p3", "line 1: \"p3\" is not a seat of this table"),
        ("", "turn: p3", "line 1: \"p3\" is not a seat of this table"),
        ("", "order: p1 p1; turn: p2", "line 2: p2 is not in the order of the round (B4.3)"),
        (
            "players: 3",
            "track: p3@1 p2@1 p1@2",
            "line 1: markers further along the track come first in turn order (B4.3)",
        ),
    ]);
}

#[test]
fn b5_1_dice_fit_the_turns() {
    refuse::<Burgundy>(&[
        (
            "",
            "turn: p2; p1 dice: 1 2; p2 dice: 1 2",
            "line 2: p1's dice do not fit the order of turns (B5.1)",
        ),
        ("", "turn: p2; p1 dice: - 2", "line 2: p1's dice do not fit the order of turns (B5.1)"),
        ("", "turn: p1; p2 dice: - 2", "line 2: p2's dice do not fit the order of turns (B5.1)"),
        ("", "p1 dice: 1 2; p2 dice: - -", "line 2: p2's dice do not fit the order of turns (B5.1)"),
    ]);
}

#[test]
fn b1_5_b3_2_b4_2_tiles_and_goods_lie_where_they_can_be() {
    refuse::<Burgundy>(&[
        ("", "depot 1: bank", "line 1: bank does not lie there now (B3.2)"),
        ("", "depot 1: - - bank", "line 1: bank does not lie there now (B3.2)"),
        ("players: 3", "phase: B; depot 6: castle", "line 2: castle does not lie there now (B3.2)"),
        ("players: 3", "phase: A; depot 6: mine", "line 2: mine does not lie there now (B3.2)"),
        ("", "black: mine", "line 1: a tile lies on a space that is not in use now (B1.5)"),
        (
            "players: 3",
            "black: mine mine ship",
            "line 1: a tile lies on a space that is not in use now (B1.5)",
        ),
        ("", "moment: depot 3; depot 3: cow2", "line 2: cow2 does not lie there now (B3.2)"),
        (
            "",
            "moment: depot 3; black: - mine",
            "line 2: a tile lies on a space that is not in use now (B1.5)",
        ),
        ("", "moment: black; black: - mine", "line 2: a tile lies on a space that is not in use now (B1.5)"),
        ("", "moment: castles; depot 1: - bank", "line 2: bank does not lie there now (B3.2)"),
        (
            "",
            "round: 2; round goods: 1 - - - -",
            "line 2: the goods of a round are laid into a depot when it starts (B4.2)",
        ),
        (
            "",
            "round: 2; round goods: - 1 - - -",
            "line 2: the goods of a round are laid into a depot when it starts (B4.2)",
        ),
        (
            "",
            "moment: roll; round: 2; round goods: 1 1 - - -",
            "line 3: the goods of a round are laid into a depot when it starts (B4.2)",
        ),
        (
            "",
            "moment: goods; round goods: 1 1 2 3 4",
            "line 2: the goods of a round are laid into a depot when it starts (B4.2)",
        ),
    ]);
}

#[test]
fn b8_1_b8_7_open_effects_are_possible() {
    refuse::<Burgundy>(&[
        ("", "open: workshop", "line 1: a carpenter's workshop (take a building) cannot be open here (B8.7)"),
        (
            "",
            "open: workshop; depot 5: - mine",
            "line 1: a carpenter's workshop (take a building) cannot be open here (B8.7)",
        ),
        (
            "",
            "open: church; depot 1: - bank ship",
            "line 1: a church (take a mine, monastery or castle) cannot be open here (B8.7)",
        ),
        (
            "",
            "open: market; depot 5: - mine",
            "line 1: a market (take a ship or livestock) cannot be open here (B8.7)",
        ),
        ("", "open: warehouse", "line 1: a warehouse's sale cannot be open here (B8.7)"),
        ("", "open: city-hall", "line 1: a city hall's placement cannot be open here (B8.7)"),
        (
            "",
            "open: city-hall; p1 storage: castle",
            "line 1: a city hall's placement cannot be open here (B8.7)",
        ),
        (
            "",
            "open: store:bank; p1 storage: ship ship",
            "line 1: the discarding of a stored tile cannot be open here (B6.2)",
        ),
        (
            "",
            "open: store:bank ship; p1 storage: ship ship mine",
            "line 1: the discarding of a stored tile cannot be open here (B6.2)",
        ),
        ("", "open: extra extra", "line 1: a castle's extra action cannot be open here (B8.1)"),
        ("", "open: ship extra", "line 1: a ship's taking of goods cannot be open here (B8.3)"),
        ("", "open: extra ship", "line 1: a ship's taking of goods cannot be open here (B8.3)"),
        (
            "edition: 2011",
            "open: extra store:bank; p1 storage: ship ship mine",
            "line 1: a castle's extra action cannot be open here (B8.1)",
        ),
        (
            "edition: 2011",
            "open: city-hall store:bank; p1 storage: ship ship mine",
            "line 1: a city hall's placement cannot be open here (B8.7)",
        ),
        (
            "",
            "open: ship ship ship ship ship ship ship ship ship ship ship ship ship ship ship ship ship \
             ship ship ship ship ship ship ship ship ship ship ship ship ship ship ship ship",
            "line 1: so many effects are never open at once (B8)",
        ),
        ("", "moment: roll; open: extra", "line 2: \"open\" belongs to the moment \"turn\" (B5)"),
        ("", "moment: roll; done: buy", "line 2: \"done\" belongs to the moment \"turn\" (B5)"),
        (
            "",
            "moment: over; phase: E; round: 5; done: hire",
            "line 4: \"done\" belongs to the moment \"turn\" (B5)",
        ),
    ]);
}

#[test]
fn b2_8_b2_11_b14_1_moments_fit_the_table() {
    refuse::<Burgundy>(&[
        ("", "moment: boards", "boards are drawn and sides chosen only with \"duchies: random\" (B2.11)"),
        ("", "moment: sides", "boards are drawn and sides chosen only with \"duchies: random\" (B2.11)"),
        (
            "edition: 2011, duchies: random",
            "moment: sides; p1 board: 1/2; p2 board: 1/3",
            "in 2011 the side is chosen together with the castle (B2.11)",
        ),
        (
            "edition: 2011, duchies: same 3, castles: open",
            "moment: reveal-castles",
            "open choices are not turned up (B2.8)",
        ),
        ("", "moment: depot 2; round: 2", "depots are filled at the start of a phase, in round 1 (B3.2)"),
        ("", "moment: goods; round: 3", "depots are filled at the start of a phase, in round 1 (B3.2)"),
        ("", "moment: over", "the game is over after phase E, round 5 (B14.1)"),
        ("", "moment: over; phase: E; round: 4", "the game is over after phase E, round 5 (B14.1)"),
        ("", "moment: first; phase: B", "what comes before phase A is at phase A, round 1"),
        ("", "moment: castles; round: 2", "what comes before phase A is at phase A, round 1"),
        ("", "moment: castles; supply: castle*1", "the supply lacks the starting castles (B2.10)"),
        (
            "",
            "moment: castles; p1 duchy: 19=castle",
            "line 2: before phase A a duchy has its starting castle at the most (B2.8)",
        ),
        (
            "",
            "moment: first; p1 duchy: 19=castle",
            "line 2: nothing lies in a duchy before its board is known (B2.8)",
        ),
        ("", "moment: reveal-castles; p1 choice: 19", "the choices do not fit the moment (B2.8)"),
        ("", "moment: castles; p1 choice: 19; p2 choice: 19", "the choices do not fit the moment (B2.8)"),
        ("", "p1 choice: 19", "the choices do not fit the moment (B2.8)"),
        ("", "moment: castles; p1 choice: 18", "p1 cannot have chosen that (B2.8)"),
        ("", "moment: castles; p1 choice: hidden", "p1 cannot have chosen that (B2.8)"),
        ("", "moment: castles; p1 choice: 19@1", "p1 cannot have chosen that (B2.8)"),
        (
            "",
            "moment: castles; p1 choice: 19@41",
            "line 2: \"19@41\" is not a choice: hidden, 19, @2 or 19@2",
        ),
        ("", "p1 board: 2", "line 1: the table gives p1 the board 1 (B2.5)"),
        ("duchies: random", "p1 board: 2", "with random duchies the line \"p2 board: …\" is needed (B2.11)"),
        ("duchies: random", "p1 board: 1/2; p2 board: 3", "line 1: \"1/2\" is not a board of this game"),
        (
            "duchies: random",
            "moment: sides; p1 board: 1/3; p2 board: 3/4",
            "line 2: \"1/3\" is not a board of this game",
        ),
        (
            "duchies: random",
            "moment: sides; p1 board: 1/2; p2 board: 3/4; p1 choice: @3",
            "p1 cannot have chosen that (B2.8)",
        ),
        (
            "edition: 2011, duchies: same 3, castles: open, players: 3",
            "moment: castles; p2 choice: 7; p2 duchy: 7=castle",
            "castles are chosen in turn order (B2.8)",
        ),
        (
            "edition: 2011, duchies: same 3, castles: open",
            "moment: castles; p1 choice: 19; p1 duchy: 7=castle",
            "p1 cannot have chosen that (B2.8)",
        ),
        (
            "edition: 2011, duchies: same 3, castles: open",
            "moment: castles; p1 duchy: 7=castle",
            "line 2: before phase A a duchy has its starting castle at the most (B2.8)",
        ),
    ]);
}

#[test]
fn b2_3_b4_3_b9_4_what_cannot_be_yet() {
    refuse::<Burgundy>(&[
        ("", "moment: gift p1; p1 goods: 1 2 3", "line 2: p1's goods are not drawn yet (B2.3)"),
        ("", "moment: gift p2; p1 goods: 1 2 3; p2 goods: 4", "line 3: p2's goods are not drawn yet (B2.3)"),
        ("", "moment: first; p2 goods: 4", "line 2: p2's goods are not drawn yet (B2.3)"),
        ("duchies: random", "moment: boards; p1 goods: 4", "line 2: p1's goods are not drawn yet (B2.3)"),
        (
            "",
            "moment: castles; p1 bonus: mine-large",
            "line 2: \"p1 bonus\" has nothing to say before phase A (B3)",
        ),
        ("", "moment: first; p2 sold: 1", "line 2: \"p2 sold\" has nothing to say before phase A (B3)"),
        (
            "",
            "moment: castles; p2 storage: ship",
            "line 2: \"p2 storage\" has nothing to say before phase A (B3)",
        ),
        (
            "",
            "moment: castles; p1 points: phases=8",
            "line 2: \"p1 points\" has nothing to say before phase A (B3)",
        ),
        (
            "",
            "moment: castles; track: p1@1 p2@0",
            "before phase A no marker has moved, no die is rolled and no goods are laid (B2.7, B4.1)",
        ),
        (
            "",
            "moment: castles; white: 3",
            "before phase A no marker has moved, no die is rolled and no goods are laid (B2.7, B4.1)",
        ),
        (
            "",
            "moment: castles; depot 2 goods: 3",
            "before phase A no marker has moved, no die is rolled and no goods are laid (B2.7, B4.1)",
        ),
        (
            "edition: 2011, duchies: random",
            "moment: castles; p1 board: 1/2; p2 board: 1/2",
            "a two-sided board is drawn more often than it exists (B2.11)",
        ),
        ("", "done: hire", "line 1: \"hire\" is done with monastery 6 of the Special Edition (B15.6)"),
        (
            "edition: 2011",
            "done: hire; p1 duchy: 19=castle 13=m6",
            "line 1: \"hire\" is done with monastery 6 of the Special Edition (B15.6)",
        ),
        ("", "supply: ship*3 ship*4", "line 1: \"ship*3 ship*4\" counts the same thing twice"),
        ("", "goods supply: 1*3 1*4", "line 1: \"1*3 1*4\" counts the same thing twice"),
        ("", "p1 points: phases=8 phases=9", "line 1: \"phases=8 phases=9\" counts the same thing twice"),
        (
            "",
            "p1 points: regions-3=1 regions-3=1",
            "line 1: \"regions-3=1 regions-3=1\" counts the same thing twice",
        ),
        ("", "moment: roll; order: p2 p1", "line 2: \"order\" belongs to the moment \"turn\" (B5)"),
        ("", "moment: roll; turn: p1", "line 2: \"turn\" belongs to the moment \"turn\" (B5)"),
        ("", "moment: roll; p2 dice: 1 2", "line 2: \"p2 dice\" belongs to the moment \"turn\" (B5)"),
    ]);
}

#[test]
fn what_is_not_said_has_its_default() {
    let game = table::<Burgundy>("");
    let state = game.read_position(&[], 1).expect("an empty position");
    let lines = game.position_lines(&state);
    let wanted = [
        "moment: turn",
        "phase: A",
        "round: 1",
        "white: 1",
        "track: p1@0 p2@0",
        "order: p1 p2",
        "turn: p1",
        "p1 dice: - -",
        "p2 dice: 1 1",
        "p1 silver: 0",
        "p1 duchy: 19=castle",
        "p2 duchy: 19=castle",
        "goods supply: 1*7 2*7 3*7 4*7 5*7 6*7",
    ];
    for line in wanted {
        assert!(lines.iter().any(|found| found == line), "{line} is not in {lines:#?}");
    }
    let state =
        game.read_position(&["p1 dice: 5 2", "", "p1 storage: m7 castle bank"], 1).expect("a position");
    let lines = game.position_lines(&state);
    assert!(lines.contains(&"p1 dice: 2 5".into()) && lines.contains(&"p1 storage: castle m7 bank".into()));
    let black = lines.iter().find(|line| line.starts_with("black supply")).expect("a supply");
    assert!(!black.contains("m7") && black.contains("castle*2"), "what lies about is in no supply: {black}");
}

#[test]
fn good_positions_can_be_played_on() {
    let good: [(&str, &str); 14] = [
        ("", "p1 dice: 1 2"),
        ("", "moment: first"),
        ("", "moment: gift p2; p1 goods: 1 2 3"),
        ("", "moment: castles; p2 choice: 7"),
        ("", "moment: reveal-castles; p2 choice: 7; p1 choice: 2"),
        ("duchies: random", "moment: boards"),
        ("duchies: random", "moment: sides; p1 board: 1/2; p2 board: 3/4; p2 choice: @4"),
        ("duchies: random", "p1 board: 5; p2 board: 5; phase: E"),
        ("edition: 2011, duchies: random", "moment: castles; p1 board: 1/2; p2 board: 8/9; p1 choice: 37@2"),
        (
            "edition: 2011, duchies: random, castles: open",
            "moment: castles; p1 board: 2; p1 choice: 37@2; p1 duchy: 37=castle; p2 board: 8/9",
        ),
        ("players: 4", "moment: depot 4; phase: D; supply: mine*1 bank*2"),
        ("players: 3", "moment: roll; phase: B; round: 4; round goods: - - - 5 5"),
        ("players: 3", "turn: p3; p3 dice: - 4; open: extra store:m2; p3 storage: ship ship mine"),
        ("players: 4", "order: p4 p3 p2 p1; turn: p3; p3 dice: 6 6; phase: E; round: 5"),
    ];
    for (heading, position) in good {
        let game = table::<Burgundy>(heading);
        let lines: Vec<&str> = position.split("; ").collect();
        let state = game.read_position(&lines, 1).unwrap_or_else(|e| panic!("{position}: {e}"));
        for number in 0..5 {
            walk(&game, state, &Seed::from_number(number), Care::Thorough, |_, _, _| {});
        }
        assert!(game.outcome(&state).is_none());
    }
}
