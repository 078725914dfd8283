//! Hand-written positions: what cannot be is refused with one sentence, and what is not said has its default.

use demesne_game::{
    Game, Notation, Quick, Seat, Seed, Viewer,
    laws::{Care, walk},
};
use demesne_trial::positions::{read, refuse, table};
use demesne_tuscany::{Colour, Tuscany};

#[test]
fn lines_that_say_nothing() {
    refuse::<Tuscany>(&[
        (
            "",
            "p1 gold: 3",
            "line 1: \"p1 gold\" is nothing that a position says; docs/notation.md lists the keys",
        ),
        (
            "",
            "p3 marble: 3",
            "line 1: \"p3 marble\" is nothing that a position says; docs/notation.md lists the keys",
        ),
        ("", "marble", "line 1: \"marble\" is no line of a position; write \"key: value\""),
        ("", "p1 marble: 1; p1 marble: 2", "line 2: \"p1 marble\" stands here twice; say it once"),
        (
            "",
            "moment: soon",
            "line 1: \"soon\" is no moment; the moments are first, centre, pieces, boards, reveal, tokens, turn, over, hands 1",
        ),
        ("", "moment: hands", "line 1: \"hands\" lacks whose hand is dealt"),
        ("", "moment: hands 3", "line 1: \"3\" is not whose hand is dealt: give a number from 1 to 2"),
        ("", "eyes: p3", "line 1: \"p3\" is not a seat of this table: p1 to p2"),
        ("", "eyes: p1 p2", "line 1: \"p1 p2\" has a word too many: \"p2\""),
        ("", "first: p3", "line 1: \"p3\" is not a seat of this table: p1 to p2"),
        ("", "turn: nobody", "line 1: \"nobody\" is not a seat of this table: p1 to p2"),
        ("", "round: 0", "line 1: \"0\" is not a round: give a number from 1 to 200"),
        ("", "round: 201", "line 1: \"201\" is not a round: give a number from 1 to 200"),
        ("", "round: +3", "line 1: \"+3\" is not a round: give a number from 1 to 200"),
        ("", "phase: 0", "line 1: \"0\" is not a phase: give a number from 1 to 3"),
        ("", "phase: 4", "line 1: \"4\" is not a phase: give a number from 1 to 3"),
        ("", "last round: no", "line 1: \"no\" is not yes"),
        (
            "",
            "beat: third",
            "line 1: \"third\" is not how far a turn has come: first, between, extra or last",
        ),
        ("", "tasks: dance", "line 1: \"dance\" is not a task, such as castle, cards:3 or payment:castle:24"),
        (
            "",
            "tasks: check:1",
            "line 1: \"check:1\" is not a task, such as castle, cards:3 or payment:castle:24",
        ),
        (
            "",
            "tasks: cards:9",
            "line 1: \"cards:9\" is not a task, such as castle, cards:3 or payment:castle:24",
        ),
        (
            "",
            "tasks: cards:+3",
            "line 1: \"cards:+3\" is not a task, such as castle, cards:3 or payment:castle:24",
        ),
        (
            "",
            "tasks: harvest:6",
            "line 1: \"harvest:6\" is not a task, such as castle, cards:3 or payment:castle:24",
        ),
        (
            "",
            "tasks: give:hex",
            "line 1: \"give:hex\" is not a task, such as castle, cards:3 or payment:castle:24",
        ),
        (
            "",
            "tasks: payment:castle",
            "line 1: \"payment:castle\" is not a task, such as castle, cards:3 or payment:castle:24",
        ),
        (
            "",
            "tasks: payment:castle:30",
            "line 1: \"payment:castle:30\" is not a task, such as castle, cards:3 or payment:castle:24",
        ),
        ("", "gaps: 0", "line 1: \"0\" is not a number of gaps: give a number from 1 to 2"),
        ("", "gaps: 3", "line 1: \"3\" is not a number of gaps: give a number from 1 to 2"),
        ("", "fresh: 6", "line 1: \"6\" is not a number of wooden hexes: give a number from 1 to 5"),
        ("", "centre: horse*1", "line 1: \"horse*1\" is not a tile and how many, such as castle*2"),
        ("", "centre: castle", "line 1: \"castle\" is not a tile and how many, such as castle*2"),
        ("", "centre: castle*1 castle*1", "line 1: \"castle*1 castle*1\" counts the same thing twice"),
        ("", "neutral: castle*256", "line 1: \"castle*256\" is not a tile and how many, such as castle*2"),
        ("", "deck: pink*3", "line 1: \"pink*3\" is not a colour and how many, such as red*2"),
        ("", "harvest: luck*1", "line 1: \"luck*1\" is not a harvest card and how many, such as two_cards*5"),
        ("", "p1 tokens: gold*1", "line 1: \"gold*1\" is not a token and how many, such as card*2"),
        (
            "",
            "p1 storage: horse",
            "line 1: \"horse\" is not a tile, such as castle or olive+vineyard, or hex",
        ),
        ("", "p1 marble: 250", "line 1: \"250\" is not how many there are: give a number from 0 to 249"),
        ("", "p1 workers: -1", "line 1: \"-1\" is not how many there are: give a number from 0 to 249"),
        ("", "p1 points: luck=3", "line 1: \"luck\" is no source of points"),
        ("", "p1 points: areas", "line 1: \"areas\" is not points, such as areas=3"),
        ("", "p1 points: areas=0", "line 1: \"areas=0\" is not points, such as areas=3"),
        ("", "p1 points: areas=+3", "line 1: \"areas=+3\" is not points, such as areas=3"),
        ("", "p1 points: areas=10000", "line 1: \"areas=10000\" is not points, such as areas=3"),
        ("", "p1 points: areas=1 areas=1", "line 1: \"areas\" stands here twice; say it once"),
        ("", "p1 items: 15", "line 1: \"15\" is not a space and what lies there, such as 15=cart"),
        ("", "p1 items: 30=cart", "line 1: \"30=cart\" is not a space and what lies there, such as 15=cart"),
        (
            "",
            "p1 items: +15=cart",
            "line 1: \"+15=cart\" is not a space and what lies there, such as 15=cart",
        ),
        (
            "",
            "p1 items: 15=horse",
            "line 1: \"horse\" is not a tile, such as castle or olive+vineyard, or hex",
        ),
        ("", "p1 stack: turned", "line 1: \"turned\" lacks the number of tiles that were turned up"),
        (
            "",
            "p1 stack: turned 22",
            "line 1: \"22\" is not the number of tiles that were turned up: give a number from 0 to 21",
        ),
    ]);
}

#[test]
fn t2_boards_that_cannot_be() {
    refuse::<Tuscany>(&[
        ("", "p1 board: A1 B1", "line 1: \"A1 B1\" lacks a region piece, such as B2, or b2 if it is turned"),
        (
            "",
            "p1 board: A1 A2 B1 +1 -1 castle 5",
            "line 1: T2.1: a board is made of one piece A, one piece B and one piece C",
        ),
        (
            "",
            "p1 board: A5 B2 C1 +1 -1 castle 5",
            "line 1: \"A5\" is not a region piece, such as B2, or b2 if it is turned",
        ),
        (
            "",
            "p1 board: B2 C1 A2 +2 -1 castle 5",
            "line 1: \"+2\" is not a joint: +1 if the right piece lies half a hex lower, -1 if higher",
        ),
        ("", "p1 board: B2 C1 A2 +1 -1", "line 1: \"B2 C1 A2 +1 -1\" lacks the word castle"),
        (
            "",
            "p1 board: B2 C1 A2 +1 -1 castle 4",
            "line 1: T3.10: the start castle lies on a dark green space; 4 is red",
        ),
        (
            "",
            "p1 board: B2 C1 A2 +1 -1 castle 30",
            "line 1: \"30\" is not the space of the start castle: give a number from 0 to 29",
        ),
        (
            "",
            "p1 board: B2 C1 A2 +1 -1 castle 5 6",
            "line 1: \"B2 C1 A2 +1 -1 castle 5 6\" has a word too many: \"6\"",
        ),
        (
            "",
            "moment: boards; p1 hand: red*5; p2 hand: red*5; p1 pieces: B1 A1 C1",
            "line 4: \"B1\" is not a piece A, such as A2",
        ),
    ]);
}

#[test]
fn t1_12_t3_9_pieces_and_choices() {
    refuse::<Tuscany>(&[
        (
            "",
            "p1 board: B2 C1 A2 +1 -1 castle 5; p2 board: A3 B3 C1 +1 -1 castle 25",
            "line 2: T3.10: the start castle lies on a dark green space; 25 is beige",
        ),
        (
            "",
            "p2 board: A1 B1 C1 +1 -1 castle 0",
            "line 1: T3.10: the start castle lies on a dark green space; 0 is turquoise",
        ),
        (
            "",
            "p1 board: B2 C1 A2 +1 -1 castle 5; p2 board: B2 C2 A3 +1 -1 castle 5",
            "line 2: T1.12: p1 and p2 both have the piece B2; it is there once",
        ),
        (
            "",
            "moment: boards; p1 hand: red*5; p2 hand: red*5; p1 pieces: A1 B1 C1; p2 pieces: A2 B2 C1",
            "line 5: T1.12: p1 and p2 both have the piece C1; it is there once",
        ),
        (
            "",
            "p1 pieces: A1 B1 C1",
            "line 1: T3.9: pieces lie apart while boards are laid out, and never else; say \"board\" later",
        ),
        (
            "",
            "moment: boards; p1 board: B2 C1 A2 +1 -1 castle 5",
            "line 2: T3.9: the boards do not lie on the table yet",
        ),
        ("", "moment: boards; p1 items: 15=cart", "line 2: T3.9: the boards do not lie on the table yet"),
        ("", "p1 choice: hidden", "line 1: T3.9: nobody lays out a board now"),
        (
            "",
            "moment: pieces; p1 hand: red*5; p2 hand: red*5; p1 choice: B2 C1 A2 +1 -1 castle 5",
            "line 4: T3.9: nobody lays out a board now",
        ),
        ("", "moment: centre; p2 choice: hidden", "line 2: T3.9: nobody lays out a board now"),
        (
            "",
            "moment: boards; p1 hand: red*5; p2 hand: red*5; p1 choice: hidden",
            "line 4: T3.9: p1's choice is not hidden here; say it",
        ),
        (
            "",
            "moment: boards; p1 hand: red*5; p2 hand: red*5; p1 pieces: A1 B1 C1; p1 choice: B2 C1 A2 +1 -1 castle 5",
            "line 5: T3.9: p1 has the pieces A1 B1 C1",
        ),
        (
            "",
            "eyes: p1; moment: boards; p1 hand: red*5; p2 hand: 5 hidden; p2 pieces: A2 B2 C1; p2 choice: B2 C1 A2 +1 -1 castle 5",
            "line 6: T3.9: p2's choice is hidden here; write \"hidden\"",
        ),
        (
            "",
            "moment: reveal; p1 hand: red*5; p2 hand: red*5",
            "T3.9: boards are turned up when all are laid out; the moment is \"boards\" before, \"reveal\" then",
        ),
        (
            "",
            "moment: boards; p1 hand: red*5; p2 hand: red*5; p1 pieces: A2 B2 C1; p2 pieces: A1 B1 C3; p1 choice: B2 C1 A2 +1 -1 castle 5; p2 choice: A1 B1 C3 +1 -1 castle 6",
            "T3.9: boards are turned up when all are laid out; the moment is \"boards\" before, \"reveal\" then",
        ),
    ]);
}

#[test]
fn t7_what_lies_on_boards() {
    refuse::<Tuscany>(&[
        ("", "p1 items: 15=cart 15=cart", "line 1: T7.4: space 15 is covered twice"),
        ("", "p1 items: 19=castle", "line 1: T7.4: space 19 is covered twice"),
        ("", "p1 items: 15=village", "line 1: T7.2: space 15 is beige; the village goes on orange"),
        (
            "",
            "p1 items: 0=quarry",
            "line 1: T7.3: what lies on 0 is not joined to the start castle by other covered spaces",
        ),
        (
            "",
            "p1 items: 15=hex 0=hex",
            "line 1: T7.3: what lies on 0 is not joined to the start castle by other covered spaces",
        ),
    ]);
}

fn read_at(game: &Tuscany, position: &str) -> demesne_tuscany::State {
    let lines: Vec<&str> = position.split("; ").collect();
    game.read_position(&lines, 1).unwrap_or_else(|e| panic!("{position}: {e}"))
}

/// Positions on the edge of what can be: each is read, and played to its end.
#[test]
fn positions_on_the_edge_are_played_to_their_end() {
    for (options, position) in [
        ("", "moment: turn"),
        ("players: 4", "turn: p3; round: 200"),
        ("", "p1 marble: 104; p1 workers: 104; p1 points: areas=1009 crops=1009 harvest=1009"),
        ("", "phase: 3; p1 stack: none; p2 stack: none; last round: yes; neutral: none; centre: castle*1"),
        (
            "",
            "phase: 3; p1 points: scoring-1=9999 scoring-2=9999 areas=1009 crops=1009 colours=1009 storage=1009 green-harvest=1009",
        ),
        ("", "centre: none; neutral: none"),
        (
            "",
            "deck: none; discards: dark-green*14 red*14 turquoise*14 light-green*16 grey*16 orange*16 yellow*16 beige*16",
        ),
        (
            "",
            "p1 hand: dark-green*14 red*14 turquoise*14 light-green*16 grey*16 orange*16 yellow*16 beige*16",
        ),
        ("", "turn: p2; p1 stack: turned 9; p2 stack: turned 6"),
        ("", "beat: between; p1 stack: turned 9"),
        ("", "beat: extra; p1 stack: turned 7"),
        ("", "tasks: exchanged; centre: castle*1; neutral: cart*1"),
        ("", "tasks: exchanged; centre: cart*1; neutral: none"),
        (
            "",
            "p1 items: 15=hex 11=hex 8=hex 4=city; p1 tokens: storage*1; tasks: check refill bonus:city token",
        ),
        ("draw_base: 2", "p1 tokens: card*1; tasks: cards:3"),
        ("", "moment: tokens; turn: p2; p1 tokens: storage*1; p1 points: storage=2"),
        ("first: p2", "moment: tokens; first: p2; turn: p1; p2 tokens: card*1"),
        ("", "eyes: p2; p1 hand: 2 hidden; p1 storage: cart; p2 recalls: beige*2; tasks: payment:cart:15"),
        (
            "players: 3",
            "eyes: p3; p1 hand: 2 hidden; p2 hand: 60 hidden; p1 storage: cart; p3 hand: beige*14; p3 recalls: red*14 grey*16 orange*16 yellow*14; tasks: payment:cart:15",
        ),
        ("", "moment: boards; p1 hand: red*5; p2 hand: grey*5"),
        (
            "",
            "eyes: spectator; moment: reveal; p1 hand: 5 hidden; p2 hand: 5 hidden; p1 choice: hidden; p2 choice: hidden",
        ),
    ] {
        let game = table::<Tuscany>(options);
        let state = read_at(&game, position);
        let viewer = state.eyes.viewer();
        for number in 0..2 {
            let start = game.imagine(&state, viewer, &mut Quick::new(number));
            walk(&game, start, &Seed::from_number(number), Care::Quick, |_, _, _| {});
        }
    }
}

/// T4.4, T-R2: a hand that must pay holds what pays, however unlikely: here two cards out of 62 hidden ones, both of them beige.
#[test]
fn tr4_hands_that_hardly_ever_are_can_pay() {
    let game = table::<Tuscany>("players: 3");
    let view = read_at(
        &game,
        "eyes: p3; p1 hand: 2 hidden; p2 hand: 60 hidden; p1 storage: cart; p3 hand: beige*14; p3 recalls: red*14 grey*16 orange*16 yellow*14; tasks: payment:cart:15",
    );
    let state = game.imagine(&view, Viewer::Seat(Seat(2)), &mut Quick::new(1));
    assert_eq!(state.estate(Seat(0)).hand[Colour::Beige.index()], 2);
    assert_eq!(game.view(&state, Viewer::Seat(Seat(2))), view);
}

/// What is not said has its default.
#[test]
fn defaults_of_a_position() {
    let game = table::<Tuscany>("players: 2");
    let lines = game.position_lines(&read_at(&game, "round: 1"));
    assert_eq!(
        lines,
        [
            "moment: turn",
            "first: p1",
            "turn: p1",
            "round: 1",
            "phase: 1",
            "beat: first",
            "centre: castle*1 city*1 estate*1 quarry*1 village*1 monastery*1 cart*1 olive+vineyard*1",
            "neutral: castle*3 city*3 estate*3 quarry*3 village*3 monastery*3 cart*3 vineyard+cereal*1 cereal+boar*1 boar+olive*1",
            "deck: dark-green*14 red*14 turquoise*14 light-green*16 grey*16 orange*16 yellow*16 beige*16",
            "discards: none",
            "harvest: two_red_points*5 two_cards*5 card_red_point*4 green_point*4 worker*4 marble*3 wild_hex*2",
            "harvest discards: none",
            "p1 board: B2 C1 A2 +1 -1 castle 19",
            "p1 stack: castle*1 city*2 estate*1 quarry*3 village*4 monastery*3 cart*3 vineyard*1 boar*1 olive*1 cereal*1",
            "p1 hand: none",
            "p2 board: A1 B1 C2 +1 -1 castle 6",
            "p2 stack: castle*1 city*2 estate*1 quarry*3 village*4 monastery*3 cart*3 vineyard*1 boar*1 olive*1 cereal*1",
            "p2 hand: none",
        ]
    );
}

/// T15.8: what a castle that is about to be placed can still bring is counted too.
#[test]
fn t15_8_tiles_that_castles_can_still_turn_up() {
    let position =
        "p1 items: 22=village 25=village; p1 storage: castle; p1 hand: dark-green*2; tasks: space:castle";
    let refused = |turned: u8| {
        read::<Tuscany>("", &format!("{position}; p1 stack: turned {turned}")).map(|_| ()).map_err(|why| {
            why.replace("line 5: T15.8: p1 has turned up ", "")
                .replace("; in phase 1 no more than 9 can be", "")
        })
    };
    assert_eq!(refused(6), Ok(()));
    assert_eq!(refused(7), Err("7 tiles and can turn up 3 more".into()));
}
