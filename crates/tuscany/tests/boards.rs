//! The board of a player (T2): how pieces lie, which spaces touch, which boards there are, and which pieces are refused.
//!
//! The numbers here were written down from the facts about the printed pieces, not from the code.

use crate::common::{setup, table};
use demesne_game::{Game, Notation, Seat, Spaces, Step, hex::connected_parts};
use demesne_tuscany::{
    Action, Colour, State, Tuscany,
    areas::{check_areas, neighbours, place},
    assembly::{Assembly, Deal, Laid},
    piece::{PieceId, Pieces, read_file},
};
use std::collections::{BTreeMap, BTreeSet};

/// The slots of a piece that share a side.
const IN_A_PIECE: [&[u8]; 10] = [
    &[1, 3, 4],
    &[0, 2, 4, 5],
    &[1, 5, 6],
    &[0, 4, 7],
    &[0, 1, 3, 5, 7, 8],
    &[1, 2, 4, 6, 8, 9],
    &[2, 5, 9],
    &[3, 4, 8],
    &[4, 5, 7, 9],
    &[5, 6, 8],
];
/// Slots of the left and of the right piece that share a side, where the right one lies lower.
const LOWER: [(u8, u8); 5] = [(7, 0), (8, 0), (8, 1), (9, 1), (9, 2)];
/// The same where it lies higher.
const HIGHER: [(u8, u8); 5] = [(7, 0), (7, 1), (8, 1), (8, 2), (9, 2)];

/// Spaces of each colour on a board, in the order of the colours.
const SPACES: [(&str, &str, u32); 8] = [
    ("dark-green", "castle", 3),
    ("red", "city", 3),
    ("turquoise", "estate", 2),
    ("light-green", "crop", 5),
    ("grey", "quarry", 4),
    ("orange", "village", 5),
    ("yellow", "monastery", 4),
    ("beige", "cart", 4),
];

fn deals() -> impl Iterator<Item = Deal> {
    (0..64).map(|n| Deal::new([n & 3, n >> 2 & 3, n >> 4]))
}

/// The 192 ways to lay out a deal, made here piece by piece.
fn layouts(deal: Deal) -> Vec<Assembly> {
    let mut all = Vec::new();
    for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
        for turned in 0..8 {
            for joints in 0..4 {
                let laid = [0, 1, 2].map(|place| {
                    let letter = order[place];
                    let piece = PieceId { letter, number: deal.number(letter.into()) };
                    Laid { piece, turned: turned >> place & 1 != 0 }
                });
                let joints = [joints & 1 != 0, joints & 2 != 0];
                all.push(Assembly::new(laid, joints, 0).expect("each letter comes once"));
            }
        }
    }
    all
}

/// Every hex of a board: where it lies, what colour it has, and whether it is marked.
type Picture = Vec<(i16, i16, Colour, bool)>;

/// What lies on the table: the hexes of a board, whichever side one looks from. `marked` is the start castle.
fn picture(game: &Tuscany, board: Assembly, marked: Option<u8>) -> Picture {
    let hexes = (0..30).map(|space| {
        let hex = place(board.joints(), space);
        (hex.row, hex.x, game.colour_of(board, space), marked == Some(space))
    });
    let hexes: Vec<_> = hexes.collect();
    let around = hexes.iter().map(|&(row, x, colour, mark)| (-row, -x, colour, mark)).collect();
    let settle = |mut hexes: Picture| -> Picture {
        let (row, x) =
            (hexes.iter().map(|h| h.0).min().unwrap_or(0), hexes.iter().map(|h| h.1).min().unwrap_or(0));
        hexes.iter_mut().for_each(|hex| (hex.0, hex.1) = (hex.0 - row, hex.1 - x));
        hexes.sort();
        hexes
    };
    settle(hexes.clone()).min(settle(around))
}

/// A board by its text, whichever way it is described.
fn board(game: &Tuscany, text: &str) -> Assembly {
    game.read_assembly(&mut demesne_game::Words::new(text)).unwrap_or_else(|e| panic!("{text}: {e}"))
}

fn areas(game: &Tuscany, board: Assembly, colour: &str) -> BTreeSet<Vec<u8>> {
    let colour = Colour::parse(colour).expect("a colour");
    let spaces = game.spaces_of(board, colour);
    spaces.into_iter().map(|space| game.area_of(board, space).into_iter().collect()).collect()
}

fn laying_out(pieces: &str) -> (Tuscany, State) {
    let game = table("first=p1");
    let pieces = format!("p1 pieces: {pieces}");
    let lines = ["moment: boards", "p1 hand: red*5", "p2 hand: red*5", &pieces];
    let state = game.read_position(&lines, 1).expect("a position");
    (game, state)
}

#[test]
fn t1_12_t2_1_t2_2_pieces_have_columns_of_three_four_and_three() {
    let all = neighbours();
    for around in all {
        for piece in 0..3u8 {
            for (slot, wanted) in (0..).zip(IN_A_PIECE) {
                let inside: Spaces = (10 * piece..10 * piece + 10).collect();
                let found = around[usize::from(10 * piece + slot)] & inside;
                let wanted: Spaces = wanted.iter().map(|other| 10 * piece + other).collect();
                assert_eq!(found, wanted, "slot {slot} of piece {piece}");
            }
        }
    }
    let pieces = Pieces::printed().expect("the printed pieces");
    let listed = read_file(include_str!("../data/pieces.toml")).expect("the file of pieces");
    let names: BTreeSet<String> = listed.iter().map(|(id, _)| id.name()).collect();
    let wanted = ["A", "B", "C"].iter().flat_map(|letter| (1..=4).map(move |n| format!("{letter}{n}")));
    assert_eq!(names, wanted.collect(), "four pieces of each letter");
    // The tests of the pieces that the examples use, hex by hex.
    for (id, hexes) in [
        ("A1", "turquoise light-green yellow grey orange red dark-green light-green orange beige"),
        ("A2", "yellow light-green orange grey dark-green orange beige turquoise light-green red"),
        ("B1", "light-green grey dark-green light-green grey beige orange orange red yellow"),
        ("B2", "grey grey yellow orange red dark-green orange light-green light-green beige"),
        ("C1", "light-green beige grey red yellow beige orange yellow turquoise dark-green"),
        ("C4", "turquoise dark-green grey yellow yellow beige beige light-green red orange"),
    ] {
        let found = pieces.hexes(PieceId::parse(id).expect("a piece")).map(Colour::name);
        assert_eq!(found.join(" "), hexes, "{id}");
    }
}

#[test]
fn t2_5_t2_7_t2_8_at_a_joint_five_sides_are_shared() {
    for (joints, around) in neighbours().iter().enumerate() {
        for joint in 0..2u8 {
            let wanted: BTreeSet<(u8, u8)> =
                if joints >> joint & 1 != 0 { LOWER } else { HIGHER }.into_iter().collect();
            let mut found = BTreeSet::new();
            for left in 0..10 {
                for right in 0..10 {
                    let spaces = (10 * joint + left, 10 * (joint + 1) + right);
                    let touch = around[usize::from(spaces.0)].contains(spaces.1);
                    assert_eq!(touch, around[usize::from(spaces.1)].contains(spaces.0), "both ways");
                    if touch {
                        found.insert((left, right));
                    }
                }
            }
            assert_eq!(found, wanted, "joint {joint} of {joints:02b}");
        }
        // The outer pieces never touch.
        for (left, around) in around[..10].iter().enumerate() {
            assert!(around.into_iter().all(|space| space < 20), "space {left} touches the right piece");
        }
    }
}

#[test]
fn t2_5_t2_6_joints_are_shifted_by_half_a_hex_each_for_itself() {
    // In half hexes downwards: the middle piece against the left one, the right piece against the left one.
    for (text, middle, right) in [("-1 -1", -1, -2), ("-1 +1", -1, 0), ("+1 -1", 1, 0), ("+1 +1", 1, 2)] {
        let game = table("");
        let joints = board(&game, &format!("A1 B1 C1 {text} castle 6")).joints();
        let down = |space| place(joints, space).x - place(joints, 0).x;
        assert_eq!((down(10), down(20)), (middle, right), "{text}");
        let column = |space| place(joints, space).row;
        assert_eq!([0, 3, 7, 10, 20, 29].map(column), [0, 1, 2, 3, 6, 8], "long edge against long edge");
    }
}

#[test]
fn t1_2_t2_1_every_board_has_the_same_colours() {
    let game = table("");
    for (colour, (name, kind, _)) in Colour::ALL.into_iter().zip(SPACES) {
        assert_eq!((colour.name(), colour.kind()), (name, kind));
    }
    for deal in deals() {
        for board in layouts(deal) {
            let counts = Colour::ALL.map(|colour| game.spaces_of(board, colour).len());
            assert_eq!(counts, SPACES.map(|(_, _, count)| count), "{}", game.assembly_text(board));
            for space in 0..30 {
                let colour = game.colour_of(board, space);
                assert!(game.spaces_of(board, colour).contains(space), "space {space}");
            }
        }
    }
}

#[test]
fn t2_3_t2_4_t2_11_each_deal_has_192_assemblies_and_each_board_twice() {
    let game = table("");
    for deal in deals() {
        let layouts = layouts(deal);
        assert_eq!(layouts.len(), 192);
        let mut boards: BTreeMap<Picture, Vec<Assembly>> = BTreeMap::new();
        for board in layouts {
            boards.entry(picture(&game, board, None)).or_default().push(board);
        }
        assert_eq!(boards.len(), 96, "{}", deal.text());
        for pair in boards.values() {
            assert_eq!(pair.len(), 2, "{}", deal.text());
            assert_eq!(pair.iter().filter(|board| board.is_listed()).count(), 1, "lists name each once");
            for board in pair {
                let turned = board.turned_round();
                assert_eq!(turned.turned_round(), *board);
                for space in 0..30 {
                    assert_eq!(game.colour_of(*board, space), game.colour_of(turned, 29 - space));
                }
            }
        }
    }
}

#[test]
fn t2_11_t3_10_a_deal_has_288_choices_each_once() {
    let game = table("");
    for deal in deals() {
        let all: Vec<Assembly> = Assembly::all(deal).collect();
        assert_eq!(all.len(), 288);
        let pictures: BTreeSet<Picture> =
            all.iter().map(|&board| picture(&game, board, Some(game.start_space(board)))).collect();
        assert_eq!(pictures.len(), 288, "{}", deal.text());
        for &board in &all {
            assert_eq!(game.colour_of(board, game.start_space(board)), Colour::DarkGreen);
            let text = game.assembly_text(board).to_uppercase();
            assert!(text.find('A') < text.find('C'), "{text}: piece A lies left of piece C");
        }
    }
    let (game, state) = laying_out("A2 B2 C1");
    let mut list = Vec::new();
    game.legal_actions(&state, Seat(0), &mut list);
    assert_eq!(list.len(), 288);
    let listed: BTreeSet<String> = list.iter().map(|&action| game.action_text(action)).collect();
    let all = Assembly::all(Deal::new([1, 1, 0])).map(|board| game.action_text(Action::Board(board)));
    assert_eq!(listed, all.collect());
}

#[test]
fn t2_3_t2_4_t2_11_both_descriptions_are_understood() {
    let (game, state) = laying_out("A2 B2 C1");
    // EX1, and the same board from the other side.
    let one = game.parse_action("board B2 C1 A2 +1 -1 castle 19").expect("a board");
    let other = game.parse_action("board a2 c1 b2 -1 +1 castle 10").expect("a board");
    assert_eq!(one, other);
    assert_eq!(game.action_text(one), "board a2 c1 b2 -1 +1 castle 10");
    // Every order, turn, joint and dark green space, by text: 576 descriptions, all legal, two for each choice.
    let mut said: BTreeMap<String, u32> = BTreeMap::new();
    for layout in layouts(Deal::new([1, 1, 0])) {
        for space in game.spaces_of(layout, Colour::DarkGreen) {
            let text = game.assembly_text(layout);
            let text = format!("board {} castle {space}", text.split(" castle").next().expect("a board"));
            let action = game.parse_action(&text).unwrap_or_else(|e| panic!("{text}: {e}"));
            assert!(game.is_legal(&state, Step::seat(Seat(0), action)), "{text}");
            *said.entry(game.action_text(action)).or_default() += 1;
        }
    }
    assert_eq!(said.len(), 288);
    assert!(said.values().all(|&n| n == 2));
    // An action that a program makes without the text must be one of the list.
    let unlisted = Action::Board(board(&game, "B2 C1 A2 +1 -1 castle 19"));
    let refused = game.check(&state, Step::seat(Seat(0), unlisted)).expect_err("not listed");
    assert_eq!(refused.to_string(), "T2.11: name the board with piece A left of piece C");
}

#[test]
fn t2_1_t2_5_t3_9_t3_10_what_is_no_board() {
    let (game, state) = laying_out("A2 B2 C1");
    for (text, why) in [
        (
            "board B2 B1 A2 +1 -1 castle 5",
            "T2.1: a board is made of one piece A, one piece B and one piece C",
        ),
        ("board B2 C1 A2 +1 -1 castle 12", "T3.10: the start castle lies on a dark green space; 12 is grey"),
        (
            "board B2 C1 A2 +1 +3 castle 5",
            "\"+3\" is not a joint: +1 if the right piece lies half a hex lower, -1 if higher",
        ),
        ("board B2 C1 A5 +1 -1 castle 5", "\"A5\" is not a region piece, such as B2, or b2 if it is turned"),
        (
            "board B2 C1 A2 +1 -1 castle 30",
            "\"30\" is not the space of the start castle: give a number from 0 to 29",
        ),
    ] {
        assert_eq!(game.parse_action(text).expect_err(text).why, why, "{text}");
    }
    let foreign = game.parse_step("p1 board A1 B2 C1 +1 -1 castle 6").expect("a board");
    let refused = game.check(&state, foreign).expect_err("not p1's pieces");
    assert_eq!(refused.to_string(), "T3.9: p1 has the pieces A2 B2 C1; lay these out");
}

#[test]
fn t2_8_t2_9_areas_and_neighbours_of_ex1() {
    let game = table("");
    let ex1 = board(&game, "B2 C1 A2 +1 -1 castle 19");
    let wanted: [(&str, &[&[u8]]); 8] = [
        ("dark-green", &[&[5], &[19], &[24]]),
        ("red", &[&[4], &[13], &[29]]),
        ("turquoise", &[&[18], &[27]]),
        ("light-green", &[&[7, 8, 10], &[21], &[28]]),
        ("grey", &[&[0, 1], &[12], &[23]]),
        ("orange", &[&[22, 25], &[3], &[6], &[16]]),
        ("yellow", &[&[14, 17, 20], &[2]]),
        ("beige", &[&[9, 11, 15], &[26]]),
    ];
    for (colour, wanted) in wanted {
        let wanted: BTreeSet<Vec<u8>> = wanted.iter().map(|area| area.to_vec()).collect();
        assert_eq!(areas(&game, ex1, colour), wanted, "{colour}");
    }
    let touching: [(u8, &[u8]); 8] = [
        (5, &[1, 2, 4, 6, 8, 9]),
        (8, &[4, 5, 7, 9, 10, 11]),
        (19, &[15, 16, 18, 22]),
        (24, &[20, 21, 23, 25, 27, 28]),
        (12, &[9, 11, 15, 16]),
        (17, &[13, 14, 18, 20, 21]),
        (9, &[5, 6, 8, 11, 12]),
        (20, &[17, 21, 23, 24]),
    ];
    for (space, wanted) in touching {
        assert_eq!(game.around(ex1, space), wanted.iter().copied().collect(), "around {space}");
    }
}

#[test]
fn t20_12_all_areas_of_ex1_are_worth_41() {
    let game = table("");
    let ex1 = board(&game, "B2 C1 A2 +1 -1 castle 19");
    let mut sizes = [0u16; 4];
    for (colour, _, _) in SPACES {
        areas(&game, ex1, colour).iter().for_each(|area| sizes[area.len()] += 1);
    }
    assert_eq!(sizes, [0, 17, 2, 3]);
    let worth: u16 = sizes.iter().zip(game.printed().area).map(|(count, points)| count * points).sum();
    assert_eq!(worth, 41);
    assert_eq!(
        worth - game.printed().area[game.area_of(ex1, 19).len() as usize],
        40,
        "but for the start castle's"
    );
}

#[test]
fn t2_9_t20_36_areas_of_ex2() {
    let game = table("");
    let ex2 = board(&game, "A1 C1 B1 -1 -1 castle 19");
    let wanted: BTreeSet<Vec<u8>> = [vec![6], vec![19, 22]].into();
    assert_eq!(areas(&game, ex2, "dark-green"), wanted);
}

#[test]
fn t2_10_no_area_of_the_12288_assemblies_is_larger_than_3() {
    let game = table("");
    let around = neighbours();
    let mut largest = [0u32; 31];
    for board in deals().flat_map(layouts) {
        let areas = Colour::ALL
            .into_iter()
            .flat_map(|colour| connected_parts(game.spaces_of(board, colour), &around[board.joints()]));
        largest[areas.map(|area| area.len()).max().unwrap_or(0) as usize] += 1;
    }
    assert_eq!(largest[..5], [0, 0, 4976, 7312, 0]);
    assert_eq!(largest.iter().sum::<u32>(), 12288);
    assert_eq!(check_areas(game.pieces(), &around), Ok(()));
}

fn refusal(lines: &[(&str, &str)]) -> String {
    Tuscany::from_setup(&setup(lines)).expect_err("pieces that cannot be").why
}

#[test]
fn t2_10_pieces_with_an_area_of_4_are_refused() {
    // Turned, this A1 has light green on 8 and 9, at its right edge; B1 has it on 0 and 3, and 0 touches 8 where B1 lies lower.
    let piece = "light-green light-green yellow / grey orange red dark-green / turquoise orange beige";
    assert_eq!(
        refusal(&[("piece A1", piece)]),
        "T2.10: with these pieces the board \"a1 B1 C1 +1 -1\" has a light-green area of 4 spaces; areas have at most 3"
    );
}

#[test]
fn t2_2_own_pieces_have_the_shape_of_a_piece() {
    let shape =
        "T2.2: the piece C2 must have columns of 3, 4 and 3 hexes, written \"a b c / d e f g / h i j\"";
    for hexes in [
        "",
        "yellow yellow light-green / dark-green turquoise beige beige",
        "yellow yellow light-green dark-green / turquoise beige beige / grey orange red",
        "yellow yellow light-green / dark-green turquoise beige beige / grey orange",
        "yellow yellow light-green dark-green turquoise beige beige grey orange red",
        "yellow yellow light-green / dark-green turquoise beige beige / grey orange red / red",
    ] {
        assert_eq!(refusal(&[("piece C2", hexes)]), shape, "{hexes}");
    }
    assert_eq!(
        refusal(&[(
            "piece D1",
            "yellow yellow light-green / dark-green turquoise beige beige / grey orange red"
        )]),
        "\"D1\" is no region piece; they are A1 to A4, B1 to B4, C1 to C4"
    );
    assert_eq!(
        refusal(&[(
            "piece C2",
            "yellow gold light-green / dark-green turquoise beige beige / grey orange red"
        )]),
        "\"gold\" on the piece C2 is no colour; the colours are dark-green, red, turquoise, light-green, grey, orange, yellow, beige"
    );
}

#[test]
fn t1_2_own_pieces_have_the_colours_of_their_letter() {
    let printed = "yellow yellow light-green / dark-green turquoise beige beige / grey orange red";
    assert!(
        Tuscany::from_setup(&setup(&[("piece C2", printed)])).is_ok(),
        "a printed piece may be brought along"
    );
    assert_eq!(
        refusal(&[("piece B2", printed)]),
        "T1.2: the piece B2 has 1 turquoise hexes; a piece B has 0, so that all boards have as many of each colour"
    );
    assert_eq!(
        refusal(&[(
            "piece A1",
            "turquoise light-green yellow / grey red red dark-green / light-green orange beige"
        )]),
        "T1.2: the piece A1 has 2 red hexes; a piece A has 1, so that all boards have as many of each colour"
    );
}

#[test]
fn t2_2_own_pieces_are_played_with() {
    // A2 with dark green and orange of its middle column exchanged: the start castle lies elsewhere.
    let own = "yellow light-green orange / grey orange dark-green beige / turquoise light-green red";
    let game = Tuscany::from_setup(&setup(&[("piece A2", own)])).expect("a legal table");
    let found = board(&game, "B2 C1 A2 +1 -1 castle 25");
    assert_eq!(game.start_space(found), 25);
    assert!(game.setup().contains(&("piece A2".into(), own.into())), "it is part of the record");
}
