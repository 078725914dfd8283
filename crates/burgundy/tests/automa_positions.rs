//! Hand-written positions with the Châteautoma: what cannot be is refused with one sentence.

use crate::common::setup;
use demesne_burgundy::Burgundy;
use demesne_game::Notation;

fn game(pairs: &[(&str, &str)]) -> Burgundy {
    Burgundy::from_setup(&setup(pairs)).expect("a legal table")
}

#[test]
fn a1_10_a6_1_positions_that_cannot_be() {
    let game = game(&[("chateautoma", "experienced")]);
    let modified = self::game(&[("chateautoma", "experienced"), ("modifiers", "B")]);
    let why = |game: &Burgundy, lines: &[&str]| match game.read_position(lines, 1) {
        Ok(_) => "not refused".to_owned(),
        Err(error) => error.to_string(),
    };
    for (lines, sentence) in [
        (
            &["p2 storage: bank"][..],
            "line 1: the Châteautoma has no storage; write \"automa reserve: …\" (A1.10)",
        ),
        (&["p2 workers: 1"], "line 1: the Châteautoma has no workers (A1.6)"),
        (
            &["p2 duchy: 19=castle"],
            "line 1: the Châteautoma's duchy is written \"automa duchy: bank*2 …\" (A1.12)",
        ),
        (&["p2 board: 1"], "line 1: the Châteautoma plays on sides 35 and 36 only (A2.3)"),
        (&["p2 dice: 1 2"], "line 1: the Châteautoma rolls one die, when its turn begins (A3.2)"),
        (
            &["turn: p2"],
            "line 1: the Châteautoma's turn is the moment \"automa-die\", a person's \"turn\" (A5.1)",
        ),
        (
            &["moment: automa-die", "turn: p1"],
            "line 2: the Châteautoma's turn is the moment \"automa-die\", a person's \"turn\" (A5.1)",
        ),
        (
            &["automa left: 1 mine cow2 m1"],
            "line 1: a full card is completed; a card on the table has an empty hex (A9.12)",
        ),
        (&["automa left: 1 bank"], "line 1: bank cannot lie on hex 1 of card 1, which is for mine (A5.3)"),
        (
            &["automa left: 10"],
            "each of the cards 1 2 3 4 5 6 7 8 9 is in one place: on the table, in the deck or discarded (A9.12)",
        ),
        (
            &["automa left: 3", "automa discards: 3"],
            "each of the cards 1 2 3 4 5 6 7 8 9 is in one place: on the table, in the deck or discarded (A9.12)",
        ),
        (&["automa discards: 3 3"], "line 1: card 3 stands here twice"),
        (
            &["moment: card-left", "automa left: 3"],
            "line 2: no card lies here yet at this moment (A2.5, A9.9)",
        ),
        (
            &["moment: card-right", "automa deck: none", "automa discards: 1 2 3 5 6 7 8 9"],
            "line 2: the discarded cards are the deck when a card is needed (A9.10)",
        ),
        (
            &["moment: gift p1", "automa left: 4"],
            "line 2: before phase A its left card has a castle on its first castle hex, and no other tile lies there (A2.7)",
        ),
        (
            &["moment: gift p1", "automa duchy: bank*1"],
            "line 2: before phase A nothing lies in its duchy and reserve but what modifiers give (A2)",
        ),
        (&["moment: gift p1", "p2 goods: 1"], "line 2: it starts with one good of each number (A2.8)"),
        (&["moment: gift p1", "p2 sold: 1"], "line 2: \"p2 sold\" has nothing to say before phase A (B3)"),
        (&["automa reserve: ?bank ?mine"], "line 1: the reserve has one wild at the most (A6.6)"),
        (
            &["automa reserve: bank mine"],
            "line 1: by now it can have 1 tiles by purchases and 0 by its buildings in its reserve, no more (A6.1)",
        ),
        (&["automa reserve: green-blue"], "line 1: \"green-blue\" is not a tile, or ?bank for a wild"),
        (
            &["automa building: bank"],
            "line 1: a building lies there from the start with modifier B only (A15.6)",
        ),
        (&["automa shields: 1"], "line 1: it has none: \"shields\" is not played, or not begun (A16)"),
        (&["automa doubles: 1"], "line 1: it has none: \"vineyards\" is not played, or not begun (A16)"),
        (&["automa posts: 1"], "line 1: it has none: \"posts\" is not played, or not begun (A16)"),
        (
            &["p2 bonus: castle-large"],
            "line 1: one bonus tile of castle goes to who has covered all its spaces (A10.3)",
        ),
        (&["automa duchy: castle*4"], "p2 has covered all castle spaces and must have a bonus tile (A10.1)"),
        (&["automa duchy: inn*1"], "inn lies in 1 places, but the box has 0 (B1.1)"),
        (&["automa duchy: bank*9"], "bank lies in 9 places, but the box has 7 (B1.1)"),
        (&["moment: first"], "with one person no first player is drawn (A1.13)"),
        (&["moment: first-building"], "a building is drawn with modifier B only (A15.6)"),
    ] {
        assert_eq!(why(&game, lines), sentence, "{lines:?}");
    }
    assert_eq!(
        why(&modified, &["automa building: crane"]),
        "line 1: it is one of the eight kinds of the base game (A15.6)"
    );
    let plain = self::game(&[]);
    assert_eq!(why(&plain, &["moment: automa-die"]), "the Châteautoma is not at this table (A1.2)");
    assert_eq!(why(&plain, &["automa left: 4"]), "line 1: the Châteautoma is not at this table (A1.2)");
    // No limit of three tiles or three kinds of goods.
    let reserve = ["phase: C", "automa reserve: castle castle mine ship m1 bank church"];
    assert_eq!(why(&game, &reserve), "not refused");
}
