//! What a table can choose with the expansions, and every combination that is refused, with its sentence (X-COMPAT).

use crate::common::setup;
use demesne_burgundy::{Burgundy, Duchies, Expansion, Expansions, Options, duchy::BoardSet};
use demesne_game::{Game, Notation};

type Pairs<'t> = [(&'t str, &'t str)];

fn options(pairs: &Pairs<'_>) -> Result<Options, String> {
    Options::from_lines(&setup(pairs)).map_err(|error| error.to_string())
}

fn table(pairs: &Pairs<'_>) -> Burgundy {
    Burgundy::from_setup(&setup(pairs)).unwrap_or_else(|error| panic!("{pairs:?}: {error}"))
}

fn refused(pairs: &Pairs<'_>, why: &str) {
    match options(pairs) {
        Ok(_) => panic!("{pairs:?} is allowed; wanted: {why}"),
        Err(found) => assert_eq!(found, why, "{pairs:?}"),
    }
}

/// The rows and columns of the table of X-COMPAT, each with the setup that it stands for.
const THINGS: [(&str, &Pairs<'static>); 11] = [
    ("duchies", &[("duchies", "same 12")]),
    ("connection", &[("connection", "yes")]),
    ("TILE", &[("expansions", "tiles")]),
    ("WHITE", &[("expansions", "white")]),
    ("INN", &[("expansions", "inns")]),
    ("ROUTE", &[("expansions", "routes")]),
    ("SHIELD", &[("expansions", "shields")]),
    ("VINE", &[("expansions", "vineyards")]),
    ("POST", &[("expansions", "posts")]),
    ("TEAM", &[("team", "basic")]),
    ("SOLO", &[("solo", "33")]),
];

/// Both of two things; expansions are one option.
fn both(one: &Pairs<'_>, other: &Pairs<'_>) -> Result<Options, String> {
    let mut pairs: Vec<(String, String)> = Vec::new();
    for (key, value) in one.iter().chain(other) {
        match pairs.iter_mut().find(|(known, _)| known == key) {
            Some((_, known)) => known.push_str(&format!(" {value}")),
            None => pairs.push((key.to_string(), value.to_string())),
        }
    }
    let pairs: Vec<(&str, &str)> = pairs.iter().map(|(key, value)| (key.as_str(), value.as_str())).collect();
    options(&pairs)
}

/// The cells of X-COMPAT that are refused: row, column, and the sentence.
const REFUSED: [(&str, &str, &str); 20] = [
    ("duchies", "TEAM", "X-COMPAT-6: a team or solo game has its own board; leave \"duchies\" out"),
    ("duchies", "SOLO", "X-COMPAT-6: a team or solo game has its own board; leave \"duchies\" out"),
    ("connection", "TEAM", "X-BOARD-11: the castle connection is played with boards 11 to 18 only"),
    ("connection", "SOLO", "X-BOARD-11: the castle connection is played with boards 11 to 18 only"),
    ("INN", "SOLO", "X-COMPAT-2: a solo game takes the expansions tiles and white only; leave \"inns\" out"),
    (
        "ROUTE",
        "TEAM",
        "X-COMPAT-4: trade routes belong to a player, and the rules do not say how partners share; leave \"routes\" out",
    ),
    (
        "ROUTE",
        "SOLO",
        "X-COMPAT-2: a solo game takes the expansions tiles and white only; leave \"routes\" out",
    ),
    (
        "SHIELD",
        "TEAM",
        "X-COMPAT-4: shields belong to a player, and the rules do not say how partners share; leave \"shields\" out",
    ),
    (
        "SHIELD",
        "SOLO",
        "X-COMPAT-2: a solo game takes the expansions tiles and white only; leave \"shields\" out",
    ),
    (
        "VINE",
        "TEAM",
        "X-COMPAT-4: vineyards belong to a player, and the rules do not say how partners share; leave \"vineyards\" out",
    ),
    (
        "VINE",
        "SOLO",
        "X-COMPAT-2: a solo game takes the expansions tiles and white only; leave \"vineyards\" out",
    ),
    (
        "POST",
        "TEAM",
        "X-COMPAT-6: border posts are on the player board, which a team does not use; leave \"posts\" out",
    ),
    (
        "POST",
        "SOLO",
        "X-COMPAT-2: a solo game takes the expansions tiles and white only; leave \"posts\" out",
    ),
    ("TEAM", "SOLO", "X-COMPAT-2: a game is a team game or a solo game, not both"),
    ("INN", "Châteautoma", "A16.7: inns are not played with the Châteautoma; leave \"inns\" out"),
    ("TEAM", "Châteautoma", "A16.17: the Châteautoma does not play on team or solo boards"),
    ("SOLO", "Châteautoma", "A16.17: the Châteautoma does not play on team or solo boards"),
    // The same with the columns in the other order.
    ("SOLO", "TEAM", "X-COMPAT-2: a game is a team game or a solo game, not both"),
    (
        "TEAM",
        "POST",
        "X-COMPAT-6: border posts are on the player board, which a team does not use; leave \"posts\" out",
    ),
    ("SOLO", "connection", "X-BOARD-11: the castle connection is played with boards 11 to 18 only"),
];

#[test]
fn x_compat_2_x_compat_3_x_compat_4_x_compat_6_every_cell_of_the_table() {
    let automa: (&str, &Pairs<'_>) = ("Châteautoma", &[("chateautoma", "novice")]);
    let mut cells = 0;
    for (i, (row, one)) in THINGS.into_iter().enumerate() {
        for (column, other) in THINGS.into_iter().skip(i + 1).chain([automa]) {
            cells += 1;
            let found = both(one, other);
            let wanted = REFUSED.iter().find(|cell| (cell.0, cell.1) == (row, column)).map(|cell| cell.2);
            assert_eq!(found.as_ref().err().map(String::as_str), wanted, "{row} with {column}");
            if let Ok(options) = found {
                let game = Burgundy::new(options.clone()).unwrap_or_else(|e| panic!("{row}, {column}: {e}"));
                assert_eq!(game.setup(), options.lines());
            }
        }
    }
    // Eleven things among each other, and each with the Châteautoma.
    assert_eq!(cells, 11 * 10 / 2 + 11);
    for (row, column, why) in REFUSED {
        let of = |name| THINGS.into_iter().chain([automa]).find(|thing| thing.0 == name).expect("a thing").1;
        assert_eq!(both(of(column), of(row)), Err(why.into()), "{column} with {row}");
    }
}

#[test]
fn x_compat_1_the_castle_connection_goes_with_the_chateautoma() {
    let found = options(&[("connection", "yes"), ("chateautoma", "expert"), ("players", "3")]);
    let found = found.expect("allowed");
    assert!(found.connection && found.persons() == 2 && found.boards == BoardSet::Connection);
}

#[test]
fn x_compat_5_shields_go_with_the_chateautoma() {
    assert!(options(&[("expansions", "shields"), ("chateautoma", "expert")]).is_ok());
}

#[test]
fn x_compat_7_player_counts() {
    for players in ["1", "2", "3"] {
        refused(
            &[("team", "basic"), ("players", players)],
            &format!("X-TEAM-1: exactly four play in teams, not {players}; use \"players: 4\""),
        );
    }
    for players in ["2", "3", "4"] {
        refused(
            &[("solo", "34"), ("players", players)],
            &format!("X-COMPAT-7: one plays solo, not {players}; use \"players: 1\""),
        );
        for expansion in Expansion::ALL {
            assert!(options(&[("expansions", expansion.name()), ("players", players)]).is_ok());
            let automa = [("expansions", expansion.name()), ("players", players), ("chateautoma", "novice")];
            assert_eq!(options(&automa).is_ok(), expansion != Expansion::Inns, "{expansion:?}");
        }
    }
    // Where it is not said, the number that is meant.
    assert_eq!(options(&[("team", "advanced")]).expect("allowed").players, 4);
    assert_eq!(options(&[("solo", "34")]).expect("allowed").players, 1);
    refused(
        &[("expansions", "tiles"), ("players", "1")],
        "B2.1: \"1\" players cannot play; 2, 3 or 4 can, and one with \"solo: 33\"",
    );
    refused(
        &[("chateautoma", "novice"), ("players", "1")],
        "A1.4: the Châteautoma counts as a player; use \"players: 2\" for one person",
    );
}

#[test]
fn x_seq_1_every_expansion_is_off_until_it_is_switched_on() {
    let base = options(&[]).expect("allowed");
    assert_eq!((base.expansions, base.connection, base.boards), (Expansions::NONE, false, BoardSet::Base));
    assert_eq!((base.team, base.solo, base.chateautoma), (None, None, None));
    assert_eq!(options(&[("expansions", "none")]), Ok(base));
    for expansion in Expansion::ALL {
        let one = options(&[("expansions", expansion.name())]).expect("allowed").expansions;
        for other in Expansion::ALL {
            assert_eq!(one.has(other), other == expansion);
        }
    }
    assert_eq!(options(&[("expansions", "all")]).expect("allowed").expansions, Expansions::ALL);
    let values = "none, all, or some of: tiles white inns posts routes shields vineyards";
    for wrong in ["", "geese", "tiles tiles", "none tiles"] {
        refused(
            &[("expansions", wrong)],
            &format!("\"{wrong}\" is no value of the option expansions; it takes: {values}"),
        );
    }
}

#[test]
fn x_seq_2_expansions_are_played_under_the_special_edition() {
    for expansion in Expansion::ALL {
        let name = expansion.name();
        refused(
            &[("edition", "2011"), ("expansions", name)],
            &format!(
                "X-SEQ-2: expansions are played under the Special Edition; leave \"{name}\" out or use \"edition: se\""
            ),
        );
        assert!(options(&[("edition", "se"), ("expansions", name)]).is_ok());
    }
    for (key, value) in [("team", "basic"), ("solo", "33"), ("boards", "11-18"), ("connection", "yes")] {
        refused(
            &[("edition", "2011"), (key, value)],
            "X-SEQ-2: team and solo games and boards past 10 belong to the Special Edition; use \"edition: se\"",
        );
    }
    refused(
        &[("edition", "2011"), ("chateautoma", "novice")],
        "A1.3: the Châteautoma belongs to the Special Edition; use \"edition: se\"",
    );
    // A board past 10 is not in the box of 2011 either.
    let error = Burgundy::from_setup(&setup(&[("edition", "2011"), ("duchies", "same 11")]));
    assert!(error.expect_err("refused").to_string().starts_with("B2.5: there is no board \"11\""));
    // Monasteries 6, 15 and 26 are those of the Special Edition.
    let game = table(&[("expansions", "tiles")]);
    assert_eq!((game.printed().per_kind_sold, game.printed().per_bonus_tile), (2, 3));
}

#[test]
fn x_board_11_the_connection_needs_boards_11_to_18_for_everybody() {
    let why = "X-BOARD-11: with the castle connection every player has one of the boards 11 to 18; use \"boards: 11-18\"";
    for (key, value) in [
        ("duchies", "same 1"),
        ("duchies", "same 19"),
        ("duchies", "random"),
        ("duchies", "chosen 11 10"),
        ("duchies", "chosen 23 18"),
        ("boards", "1-10"),
        ("boards", "19-22"),
        ("boards", "23-30"),
    ] {
        refused(&[("connection", "yes"), (key, value)], why);
    }
    for board in 11..=18 {
        assert!(options(&[("connection", "yes"), ("duchies", &format!("same {board}"))]).is_ok());
    }
    assert!(options(&[("connection", "yes"), ("duchies", "chosen 11 18")]).is_ok());
    let random = [("connection", "yes"), ("boards", "11-18"), ("duchies", "random")];
    assert_eq!(options(&random).expect("allowed"), options(&[("connection", "yes")]).expect("allowed"));
    assert!(
        !options(&[("boards", "11-18")]).expect("allowed").connection,
        "the option is off until it is named"
    );
}

#[test]
fn x_seq_18_the_set_that_duchies_come_from() {
    let found = |pairs: &Pairs<'_>| {
        let options = options(pairs).expect("allowed");
        (options.boards, options.duchies)
    };
    let drawn = |set| (set, Duchies::Random);
    assert_eq!(found(&[("expansions", "posts")]), drawn(BoardSet::Border), "posts alone draw from 23-30");
    assert_eq!(found(&[("expansions", "posts"), ("connection", "yes")]), drawn(BoardSet::Connection));
    assert_eq!(found(&[("expansions", "posts"), ("boards", "11-18")]), drawn(BoardSet::Connection));
    assert_eq!(found(&[("boards", "23-30")]), drawn(BoardSet::Border), "without posts too");
    let named = found(&[("expansions", "posts"), ("boards", "1-10")]);
    assert_eq!(named, (BoardSet::Base, Duchies::Same("1".into())));
    let base = found(&[("expansions", "posts"), ("boards", "1-10"), ("duchies", "random")]);
    assert_eq!(base, drawn(BoardSet::Base));
    // Only boards of the set can be drawn.
    let game = table(&[("boards", "11-18")]);
    for seed in 0..20 {
        let mut state = game.start();
        let mut draws = Vec::new();
        for event in 0..2 {
            let step = demesne_game::Step::chance(
                game.sample(&state, &mut demesne_game::Seed::from_number(seed).event(event)),
            );
            draws.push(game.step_text(step));
            game.play(&mut state, step, &mut demesne_game::Ignore).expect("legal");
        }
        let boards: Vec<&str> = draws[1].split([' ', '/']).skip(2).collect();
        assert!(boards.iter().all(|id| matches!(id.parse(), Ok(11..=18))), "{boards:?}");
    }
}

#[test]
fn x_champ_1_x_champ_2_championship_boards_are_named() {
    let default = options(&[("boards", "19-22")]).expect("allowed");
    assert_eq!(default.duchies, Duchies::Same("19".into()), "the same for all");
    refused(
        &[("boards", "19-22"), ("duchies", "random")],
        "X-CHAMP-2: boards 19 to 22 are named, not drawn; use \"duchies: same 19\" or \"duchies: chosen …\"",
    );
    assert!(options(&[("boards", "19-22"), ("duchies", "chosen 20 22")]).is_ok());
    // They add no rule: the box and the tables are those of the base game.
    let (base, champion) = (table(&[]), table(&[("boards", "19-22")]));
    assert_eq!(
        (&base.printed().normal, &base.printed().black),
        (&champion.printed().normal, &champion.printed().black)
    );
    let copies = demesne_burgundy::printed::Printed::two_sided_of(
        demesne_burgundy::Edition::Special,
        BoardSet::Championship,
    );
    let sides = |one: &str, other: &str| ([one.to_owned(), other.to_owned()], 4);
    assert_eq!(copies, Ok(vec![sides("19", "20"), sides("21", "22")]));
}

#[test]
fn x_seq_15_supplies_with_expansions() {
    use demesne_burgundy::{Colour, left_of};
    let counts = |expansions: &str| {
        let game = table(&[("expansions", expansions)]);
        let printed = game.printed();
        let black: u32 = printed.black.iter().map(|&n| u32::from(n)).sum();
        (left_of(&printed.normal, Colour::Monastery), left_of(&printed.normal, Colour::Building), black)
    };
    assert_eq!(counts("none"), (20, 40, 40));
    assert_eq!(counts("tiles"), (22, 40, 42));
    assert_eq!(counts("white"), (21, 46, 42));
    assert_eq!(counts("tiles white"), (23, 46, 44));
    assert_eq!(counts("inns posts"), (20, 40, 40));
}

#[test]
fn x_seq_16_all_but_the_order_of_supplies_is_open() {
    use demesne_game::{Seat, Viewer, laws};
    let game = table(&[("expansions", "tiles white inns posts"), ("boards", "11-18"), ("connection", "yes")]);
    let seed = demesne_game::Seed::from_number(16);
    let mut compared = 0;
    laws::walk(&game, game.start(), &seed, laws::Care::Quick, |state, _, _| {
        if game.all_open(state) {
            for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator] {
                let view = game.view(state, viewer);
                assert_eq!(game.position_lines(&view)[..3], game.position_lines(state)[..3]);
                let shown = demesne_burgundy::State { veiled: state.veiled, ..view };
                assert_eq!(shown, *state, "{viewer:?} sees everything");
                compared += 1;
            }
        }
    });
    assert!(compared > 600);
}

#[test]
fn setup_lines_of_every_option_are_read_back() {
    let tables: [&Pairs<'_>; 6] = [
        &[
            ("expansions", "tiles white inns posts routes shields vineyards"),
            ("vine-types", "without blue red"),
        ],
        &[("connection", "yes"), ("expansions", "routes"), ("route-order", "chosen"), ("players", "4")],
        &[("expansions", "vineyards"), ("vine-types", "fewer"), ("players", "3")],
        &[("team", "advanced"), ("expansions", "inns")],
        &[("solo", "34"), ("target", "35"), ("expansions", "tiles white")],
        &[("chateautoma", "expert"), ("modifiers", "A C"), ("boards", "19-22")],
    ];
    for pairs in tables {
        let once = options(pairs).unwrap_or_else(|e| panic!("{pairs:?}: {e}"));
        let lines = once.lines();
        let lines: Vec<(&str, &str)> = lines.iter().map(|(k, v)| (k.as_str(), v.as_str())).collect();
        assert_eq!(options(&lines), Ok(once.clone()), "{lines:?}");
        for pair in pairs {
            assert!(lines.contains(pair), "{pair:?} in {lines:?}");
        }
    }
}

#[test]
fn xr2_of_a_team_the_member_who_plays_first_chooses_the_castle() {
    use demesne_game::{Ignore, Seat, ToAct};
    for (first, wanted) in [("* first p1", [0, 1]), ("* first p2", [1, 2]), ("* first p4", [3, 0])] {
        let game = table(&[("team", "advanced")]);
        let mut state = game.start();
        for text in [first, "* gift p1 1 1 1", "* gift p2 2 2 2"] {
            let step = game.parse_step(text).unwrap_or_else(|e| panic!("{e}"));
            game.play(&mut state, step, &mut Ignore).unwrap_or_else(|e| panic!("{text}: {e}"));
        }
        assert_eq!(game.to_act(&state), ToAct::Seats(wanted.map(Seat).into_iter().collect()), "{first}");
    }
}
