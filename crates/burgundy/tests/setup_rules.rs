//! What is in the box (B1), what a table can choose (B2), and that the box is used up (B17.2).

use crate::common::setup;
use demesne_burgundy::{Burgundy, Colour, Tile, left_of};
use demesne_game::{
    Game, Notation, Seed,
    laws::{Care, walk},
};
use std::collections::BTreeMap;

fn table(edition: &str, players: &str) -> Burgundy {
    Burgundy::from_setup(&setup(&[("edition", edition), ("players", players)])).expect("a legal table")
}

/// Both editions with 2, 3 and 4 players.
fn tables() -> Vec<Burgundy> {
    let counts = ["2", "3", "4"];
    ["2011", "se"].iter().flat_map(|edition| counts.map(|players| table(edition, players))).collect()
}

fn tile(name: &str) -> Tile {
    Tile::parse(name).unwrap_or_else(|| panic!("no tile {name}"))
}

#[test]
fn b1_1_164_tiles_of_which_40_have_black_backs() {
    use Colour::{Building, Castle, Livestock, Mine, Monastery, Ship};
    let wanted = [
        (Building, 40, 16),
        (Livestock, 20, 8),
        (Monastery, 20, 6),
        (Castle, 14, 2),
        (Mine, 10, 2),
        (Ship, 20, 6),
    ];
    for game in tables() {
        let printed = game.printed();
        for (colour, normal, black) in wanted {
            let found = (left_of(&printed.normal, colour), left_of(&printed.black, colour));
            assert_eq!(found, (normal, black), "{colour:?}");
        }
        assert_eq!(Tile::all().map(|tile| u32::from(printed.in_box(tile))).sum::<u32>(), 164);
        let buildings = [
            "warehouse",
            "watchtower",
            "workshop",
            "church",
            "market",
            "boarding-house",
            "bank",
            "city-hall",
        ];
        for name in buildings {
            let i = tile(name).index();
            assert_eq!((printed.normal[i], printed.black[i]), (5, 2), "{name}");
        }
    }
}

#[test]
fn b1_2_livestock_and_black_monasteries() {
    for game in tables() {
        let printed = game.printed();
        for species in ["cow", "sheep", "pig", "goat"] {
            for (animals, normal, black) in [(2, 2, 0), (3, 2, 1), (4, 1, 1)] {
                let i = tile(&format!("{species}{animals}")).index();
                assert_eq!((printed.normal[i], printed.black[i]), (normal, black), "{species}{animals}");
            }
        }
        for number in 1..=26 {
            let i = Tile::monastery(number).index();
            let black = [7, 12, 14, 15, 24, 25].contains(&number);
            assert_eq!((printed.normal[i], printed.black[i]), (!black as u8, black as u8), "m{number}");
        }
    }
    let fourth = Tile::livestock(3, 2);
    assert_eq!(table("2011", "2").tile_name(fourth), "chicken2");
    assert_eq!(table("se", "2").tile_name(fourth), "goat2");
    assert_eq!(tile("chicken2"), tile("goat2"));
}

#[test]
fn b1_3_42_goods_7_of_each_number() {
    for game in tables() {
        assert_eq!(game.printed().goods, 7);
        let lines = game.position_lines(&game.start());
        assert!(lines.contains(&"goods supply: 1*7 2*7 3*7 4*7 5*7 6*7".to_owned()));
    }
}

#[test]
fn b1_4_spaces_of_a_duchy_by_colour_and_number() {
    use Colour::{Building, Castle, Livestock, Mine, Monastery, Ship};
    let spaces = [(Building, 12), (Monastery, 6), (Ship, 6), (Livestock, 6), (Castle, 4), (Mine, 3)];
    let numbers = "6543 21654 543123 6126541 254312 61256 3413".replace(' ', "");
    let boards = |edition| table(edition, "2").duchies().len();
    assert_eq!((boards("2011"), boards("se")), (9, 30));
    for game in tables() {
        for duchy in game.duchies() {
            for (colour, count) in spaces {
                let found = duchy.colour.iter().filter(|&&c| c == colour).count();
                assert_eq!(found, count, "{colour:?} on board {}", duchy.id);
            }
            let found: String = duchy.number.iter().map(u8::to_string).collect();
            assert_eq!(found, numbers, "board {}", duchy.id);
        }
    }
}

#[test]
fn b1_5_depot_spaces_by_players() {
    for (players, spaces, black) in [("2", 12, 4), ("3", 18, 6), ("4", 24, 8)] {
        for edition in ["2011", "se"] {
            let game = table(edition, players);
            let n = game.seats();
            let used = |depot| game.printed().depot_colours(depot, n, 0).iter().flatten().count();
            assert_eq!((0..6).map(used).sum::<usize>(), spaces);
            assert_eq!(game.printed().black_depot.iter().filter(|&&least| n >= least).count(), black);
        }
    }
}

#[test]
fn b1_6_the_track_has_a_start_and_six_more() {
    for game in tables() {
        assert_eq!(game.printed().track_end, 6);
        let track = |at: u8| game.read_position(&[&format!("track: {}", markers(&game, at))], 1);
        assert!(track(6).is_ok());
        let error = track(7).expect_err("beyond the end").to_string();
        assert_eq!(error, "line 1: the turn-order track ends at 6; 7 is beyond it (B1.6)");
    }
}

fn markers(game: &Burgundy, at: u8) -> String {
    let words: Vec<String> = (1..=game.seats()).map(|n| format!("p{n}@{at}")).collect();
    words.join(" ")
}

/// A setup that cannot be, and what is said of it.
fn refused(pairs: &[(&str, &str)], why: &str) {
    let error = Burgundy::from_setup(&setup(pairs)).expect_err(why);
    assert_eq!(error.to_string(), why);
}

#[test]
fn b2_1_two_to_four_players() {
    refused(&[("players", "1")], "B2.1: \"1\" players cannot play; 2, 3 or 4 can, and one with \"solo: 33\"");
    for players in ["5", "0", "two", "22", ""] {
        refused(&[("players", players)], &format!("B2.1: \"{players}\" players cannot play; 2, 3 or 4 can"));
    }
    for (players, seats) in [("2", 2), ("3", 3), ("4", 4)] {
        assert_eq!(table("se", players).seats(), seats);
    }
    let default = Burgundy::from_setup(&[]).expect("defaults");
    assert_eq!(default.seats(), 2);
    assert!(default.setup().contains(&("edition".into(), "se".into())), "the default is SE");
}

#[test]
fn b2_5_options_of_duchies() {
    refused(
        &[("players", "3"), ("duchies", "chosen 1 2")],
        "B2.5: 2 boards are chosen for 3 players; name one for each seat",
    );
    refused(
        &[("edition", "2011"), ("duchies", "same 10")],
        "B2.5: there is no board \"10\"; the boards are 1, 2, 3, 4, 5, 6, 7, 8, 9",
    );
    refused(
        &[("edition", "2011"), ("duchies", "chosen 1 10")],
        "B2.5: there is no board \"10\"; the boards are 1, 2, 3, 4, 5, 6, 7, 8, 9",
    );
    for wrong in ["same", "chosen", "same 1 2", "both", "random 3"] {
        refused(
            &[("duchies", wrong)],
            &format!(
                "\"{wrong}\" is no value of the option duchies; it takes: same BOARD, random, chosen BOARD BOARD …"
            ),
        );
    }
    refused(
        &[("duchies", "random"), ("duchies", "random")],
        "the option \"duchies\" stands here twice; name it once",
    );
    refused(&[("edition", "1999")], "\"1999\" is no value of the option edition; it takes: se, 2011");
    refused(
        &[("dice", "3")],
        "\"dice\" is no option of this game; the options are: edition, players, duchies, boards, castles, \
             expansions, connection, route-order, vine-types, team, solo, target, chateautoma, modifiers, board NAME",
    );
    let default = Burgundy::from_setup(&[]).expect("defaults");
    assert!(default.setup().contains(&("duchies".into(), "same 1".into())));
    assert!(default.setup().contains(&("castles".into(), "together".into())));
}

#[test]
fn b2_8_castles_are_chosen_openly_in_2011_only() {
    refused(
        &[("castles", "open")],
        "B2.8: castles are chosen openly only in the 2011 edition; use \"castles: together\" or \"edition: 2011\"",
    );
    refused(
        &[("castles", "hidden")],
        "\"hidden\" is no value of the option castles; it takes: together, open",
    );
    assert!(Burgundy::from_setup(&setup(&[("edition", "2011"), ("castles", "open")])).is_ok());
}

#[test]
fn b2_3_goods_that_leave_the_game_unseen() {
    // 42 goods: 25 for five phases, three a player, and the rest is never seen.
    for game in tables() {
        let (end, _, _) = walk(&game, game.start(), &Seed::from_number(3), Care::Quick, |_, _, _| {});
        let unseen: u32 = end.goods_supply.iter().map(|&n| u32::from(n)).sum();
        assert_eq!(unseen, 17 - 3 * u32::from(game.seats()));
    }
}

#[test]
fn b17_2_spaces_of_five_phases_are_the_supplies() {
    for edition in ["2011", "se"] {
        let game = table(edition, "4");
        let printed = game.printed();
        let mut drawn: BTreeMap<Colour, u32> = BTreeMap::new();
        for phase in 0..5 {
            for depot in 0..6 {
                for colour in printed.depot_colours(depot, 4, phase).into_iter().flatten() {
                    *drawn.entry(colour).or_default() += 1;
                }
            }
        }
        *drawn.entry(Colour::Castle).or_default() += 4;
        for colour in Colour::ALL {
            assert_eq!(drawn[&colour], left_of(&printed.normal, colour), "{colour:?}");
        }
        let black: u32 = Colour::ALL.iter().map(|&colour| left_of(&printed.black, colour)).sum();
        assert_eq!(black, 5 * 8);
    }
}

#[test]
fn b17_2_with_4_players_every_tile_appears_once() {
    for edition in ["2011", "se"] {
        let game = table(edition, "4");
        for number in 0..20 {
            let mut drawn: BTreeMap<String, u32> = BTreeMap::new();
            let seed = Seed::from_number(number);
            let (end, ..) = walk(&game, game.start(), &seed, Care::Quick, |_, step, _| {
                let text = game.action_text(step.action);
                let words: Vec<&str> = text.split(' ').collect();
                let tiles = match words[0] {
                    "depot" => &words[2..],
                    "black" => &words[1..],
                    _ => return,
                };
                tiles.iter().for_each(|tile| *drawn.entry((*tile).to_owned()).or_default() += 1);
            });
            for tile in Tile::all() {
                let start = if tile == Tile::CASTLE { 4 } else { 0 };
                let found = drawn.get(&game.tile_name(tile)).copied().unwrap_or(0) + start;
                assert_eq!(found, u32::from(game.printed().in_box(tile)), "{tile:?} in game {number}");
            }
            assert!(!drawn.contains_key("-"), "no space stays empty");
            let lines = game.position_lines(&end);
            assert!(lines.contains(&"supply: none".into()) && lines.contains(&"black supply: none".into()));
        }
    }
}
