//! The centre under the worst that chance can do to it.

use crate::common::table;
use demesne_game::{Game, Ignore, Notation, Step, ToAct};
use demesne_tuscany::{Action, Colour, State, Tile, Tuscany};

/// T1.6, T14.10: there are never five neutral tiles of a colour.
#[test]
fn t14_10_five_of_one_colour_include_a_players_tile() {
    let game = table("");
    for colour in Colour::ALL {
        let neutral: u8 = Tile::of_colour(colour).map(|tile| game.printed().neutral[tile]).sum();
        assert_eq!(neutral, 4, "{}", colour.name());
    }
}

/// The neutral tile that makes five of a colour soonest.
fn worst(game: &Tuscany, state: &State) -> Option<Action> {
    let legal = |tile: &Tile| game.is_legal(state, Step::chance(Action::Neutral(*tile)));
    let worst = Tile::ALL.into_iter().filter(legal).max_by_key(|tile| {
        let of = state.centre.of_colour(tile.colour());
        (of, state.neutral[tile.index()])
    });
    worst.map(Action::Neutral)
}

/// T14.4, T14.10: each refresh takes a tile with a player's back out of the centre for good, so there are no more refreshes than such
/// tiles, however the neutral ones come.
#[test]
fn t14_10_a_refresh_that_is_repeated_ends() {
    let game = table("players=4");
    let mut longest = 0;
    for centre in [
        "centre: none; centre own: village*4 cart*4",
        "centre: none; centre own: monastery*3 cart*3 village*2",
        "centre: village*3; centre own: village*1 quarry*1 cart*1 monastery*1 city*1",
        "centre: cart*1 monastery*1 village*1; centre own: village*1 quarry*1 cart*1 monastery*1 city*1",
    ] {
        for others in ["", "; neutral: none", "; neutral: village*1 cart*1"] {
            let position = format!(
                "round: 9; p1 stack: turned 6; p2 stack: turned 6; p3 stack: turned 6; p4 stack: turned 6; {centre}{others}"
            );
            let lines: Vec<&str> = position.split("; ").collect();
            let start = game.read_position(&lines, 1).unwrap_or_else(|e| panic!("{position}: {e}"));
            for taken in start.centre.faces() {
                for turned in Tile::ALL {
                    let mut state = start;
                    game.play(&mut state, Step::seat(start.turn, Action::Take(taken)), &mut Ignore)
                        .expect("a take action");
                    if game.play(&mut state, Step::chance(Action::Own(turned)), &mut Ignore).is_err() {
                        continue;
                    }
                    let mut came = 0;
                    while game.to_act(&state) == ToAct::Chance {
                        let action = worst(&game, &state).expect("a neutral tile");
                        game.play(&mut state, Step::chance(action), &mut Ignore).expect("a neutral tile");
                        came += 1;
                        assert!(came <= 8 * 8, "{position}: the refresh does not end");
                    }
                    longest = longest.max(came);
                    assert!(Colour::ALL.into_iter().all(|colour| state.centre.of_colour(colour) < 5));
                }
            }
        }
    }
    assert!(longest > 5, "no refresh was repeated, so this shows nothing");
}
