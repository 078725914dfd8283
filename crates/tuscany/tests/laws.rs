//! The laws of every game, over random play of every number of players and all options.

use crate::common::{TABLES, assert_conserved, table};
use demesne_game::{
    Game, Seed,
    laws::{Care, check_record, walk},
};

/// Random games a run, spread over the tables; `cargo xtask soak` asks for more.
fn games() -> u64 {
    std::env::var("DEMESNE_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(800)
}

fn play(games: u64, thorough: u64) {
    let (mut decisions, mut listed) = (0, 0);
    for (index, options) in (0..).zip(TABLES) {
        let game = table(options);
        for number in 0..(games / TABLES.len() as u64).max(1) {
            let seed = Seed::from_number(number * 100 + index);
            let care = if number < thorough { Care::Thorough } else { Care::Quick };
            let (end, steps, walked) = walk(&game, game.start(), &seed, care, |state, _, _| {
                assert_conserved(&game, state);
            });
            decisions += walked.decisions;
            listed += walked.listed;
            if number < 3 * thorough {
                check_record(&game, &seed, &steps, &end);
            }
        }
    }
    println!("{games} games, {decisions} decisions, {listed} listed actions");
}

#[test]
fn the_laws_hold_over_random_games() {
    play(games(), 3);
}

#[test]
#[ignore = "long: cargo xtask soak"]
fn soak() {
    let games = std::env::var("DEMESNE_SOAK_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(100_000);
    play(games, 50);
}
