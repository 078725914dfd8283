//! Team and solo games: what the table may be, who sees what, and positions that cannot be.

use crate::common::setup;
use demesne_burgundy::{Burgundy, Tile};
use demesne_game::{Game, Ignore, Notation, Seat, Viewer};

fn table(pairs: &[(&str, &str)]) -> Burgundy {
    Burgundy::from_setup(&setup(pairs)).unwrap_or_else(|e| panic!("{e}"))
}

/// Why a table is refused.
fn refused(pairs: &[(&str, &str)]) -> String {
    match Burgundy::from_setup(&setup(pairs)) {
        Ok(_) => panic!("{pairs:?} is not refused"),
        Err(error) => error.to_string(),
    }
}

#[test]
fn x_team_1_exactly_four_play() {
    assert_eq!(table(&[("team", "basic")]).seats(), 4);
    for players in ["2", "3"] {
        let why = refused(&[("team", "basic"), ("players", players)]);
        assert_eq!(why, format!("X-TEAM-1: exactly four play in teams, not {players}; use \"players: 4\""));
    }
    let game = table(&[("team", "advanced")]);
    assert_eq!((game.printed().bonus_large, game.printed().bonus_small), (7, 4));
    assert_eq!(game.printed().goods_sold, 4);
    let partners: Vec<Vec<String>> =
        Seat::first(4).map(|seat| game.allies(seat).iter().map(|ally| ally.to_string()).collect()).collect();
    assert_eq!(partners, [["p1", "p3"], ["p2", "p4"], ["p1", "p3"], ["p2", "p4"]]);
}

#[test]
fn x_team_15_partners_hide_nothing_from_each_other() {
    let game = table(&[("team", "advanced")]);
    let mut state = game.read_position(&["moment: castles"], 1).expect("a position");
    let step = game.parse_step("p1 castle 64").expect("a step");
    let seen = |viewer| game.step_text(game.seen(&state, step, viewer));
    assert_eq!(seen(Viewer::Seat(Seat(0))), "p1 castle 64");
    assert_eq!(seen(Viewer::Seat(Seat(2))), "p1 castle 64", "the partner sees it");
    for viewer in [Viewer::Seat(Seat(1)), Viewer::Seat(Seat(3)), Viewer::Spectator] {
        assert_eq!(seen(viewer), "p1 castle ?", "{viewer:?}");
    }
    game.play(&mut state, step, &mut Ignore).expect("a legal step");
    let line = |viewer| {
        let lines = game.position_lines(&game.view(&state, viewer));
        lines.into_iter().find(|line| line.starts_with("p1 choice"))
    };
    assert_eq!(line(Viewer::Seat(Seat(2))).as_deref(), Some("p1 choice: 64"));
    assert_eq!(line(Viewer::Seat(Seat(3))).as_deref(), Some("p1 choice: hidden"));
}

#[test]
fn x_solo_1_x_solo_3_boards_and_targets() {
    let game = table(&[("solo", "34"), ("target", "100")]);
    assert_eq!((game.seats(), game.start().solo.target), (1, 100));
    assert_eq!(table(&[("solo", "33")]).start().solo.target, 50);
    assert_eq!(refused(&[("solo", "35")]), "\"35\" is no value of the option solo; it takes: 33, 34");
    for target in ["0", "33", "105"] {
        let why = refused(&[("solo", "33"), ("target", target)]);
        assert_eq!(why, format!("\"{target}\" is no value of the option target; it takes: 5, 10, … 100"));
    }
    assert_eq!(refused(&[("target", "50")]), "X-SOLO-3: a target belongs to a solo game; add \"solo: 33\"");
    assert_eq!(
        refused(&[("solo", "33"), ("players", "2")]),
        "X-COMPAT-7: one plays solo, not 2; use \"players: 1\""
    );
}

#[test]
fn x_solo_25_tiles_without_monastery_27_and_white_castles() {
    let game = table(&[("solo", "33"), ("expansions", "tiles white")]);
    let count = |tile: &str| game.printed().in_box(Tile::parse(tile).expect("a tile"));
    assert_eq!([count("m27"), count("m28"), count("m29")], [0, 1, 1]);
    assert_eq!([count("crane"), count("geese"), count("white-castle")], [1, 1, 8]);
    let plain = table(&[("solo", "33")]);
    assert_eq!(plain.printed().in_box(Tile::CRANE), 0, "off where it is not said");
    for expansion in ["inns", "posts", "routes", "shields", "vineyards"] {
        assert_eq!(
            refused(&[("solo", "33"), ("expansions", expansion)]),
            format!(
                "X-COMPAT-2: a solo game takes the expansions tiles and white only; leave \"{expansion}\" out"
            )
        );
    }
}

/// Positions that cannot be: the table, the lines joined by `; `, and the whole sentence.
#[test]
fn positions_of_teams_and_of_games_alone_are_checked() {
    let team: &[(&str, &str)] = &[("team", "basic")];
    let advanced: &[(&str, &str)] = &[("team", "advanced")];
    let solo: &[(&str, &str)] = &[("solo", "33")];
    let cases = [
        (team, "p3 silver: 2", "line 1: p1 and p3 share it; write \"p1 silver: …\" (X-TEAM-9)"),
        (team, "p4 duchy: 37=castle", "line 1: p2 and p4 share it; write \"p2 duchy: …\" (X-TEAM-9)"),
        (team, "p3 private: bank bank bank", "line 1: a private storage holds two tiles (X-TEAM-7)"),
        (team, "p1 storage: bank bank ship", "the shared storage of p1's team holds two tiles (X-TEAM-7)"),
        (team, "moment: castles", "on the basic team board the starting castle is given (X-TEAM-6)"),
        (team, "moment: gift p3", "goods are drawn once for a team, under its first seat (X-TEAM-3)"),
        (team, "p1 duchy: 40=castle", "line 1: a duchy has its starting castle at least (B2.8)"),
        (
            team,
            "p1 private: bank; open: store:ship; p1 storage: bank bank",
            "line 2: the discarding of a stored tile cannot be open here (B6.2)",
        ),
        (advanced, "moment: castles; p3 choice: 64", "p3 cannot have chosen that (B2.8)"),
        (advanced, "moment: castles; p1 choice: 63", "p1 cannot have chosen that (B2.8)"),
        (&[], "marker: 3", "line 1: \"marker\" belongs to a solo game (X-SOLO-3)"),
        (&[], "p1 storage: face-down", "face-down lies in 1 places, but the box has 0 (B1.1)"),
        (solo, "marker: 50", "line 1: the marker goes back to 0 when it reaches the target (X-SOLO-19)"),
        (solo, "target: 55", "line 1: the target is a multiple of 5 and started at 50 (X-SOLO-19)"),
        (solo, "target: 48", "line 1: the target is a multiple of 5 and started at 50 (X-SOLO-19)"),
        (
            solo,
            "p1 points: phases=3",
            "line 1: alone points only move the marker; write \"marker: …\" (X-SOLO-24)",
        ),
        (solo, "p1 bonus: mine-large", "line 1: alone there are no bonus tiles (X-SOLO-4)"),
        (solo, "track: p1@1", "alone there is no turn order; the marker stays on 0 (X-SOLO-4)"),
        (solo, "moment: first", "alone no first player is drawn (X-SOLO-4)"),
        (solo, "crane: counted", "the crane has counted, but lies nowhere in the duchy (X-SOLO-16)"),
        (solo, "open: reset", "line 1: what is open goes on by itself here (X-SOLO-21)"),
        (solo, "open: phase effect:8", "line 1: the effect of a placed tile cannot be open here (X-SOLO-21)"),
        (solo, "open: phase size:2", "line 1: a region's points by size cannot be open here (X-SOLO-20)"),
        (solo, "open: exchange", "line 1: the exchange of five goods cannot be open here (X-SOLO-11)"),
        (solo, "open: extra grant", "line 1: an extra action cannot be open here (X-SEQ-11)"),
        (solo, "moment: over; phase: D", "the game is over after phase E, round 5 (B14.1)"),
    ];
    for (options, position, wanted) in cases {
        let game = table(options);
        let lines: Vec<&str> = position.split("; ").collect();
        match game.read_position(&lines, 1) {
            Ok(_) => panic!("{position} is not refused"),
            Err(error) => assert_eq!(error.to_string(), wanted, "{position}"),
        }
    }
}
