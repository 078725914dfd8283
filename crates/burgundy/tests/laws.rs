//! The laws of `demesne_game::laws`, and conservation, over random play of every edition and player count.

mod common;

use common::{Tally, all_tables};
use demesne_burgundy::Burgundy;
use demesne_game::{
    Game, Notation, Seed,
    laws::{Care, Walked, check_record, walk},
};

/// How many games of each edition and player count a test run plays.
fn games() -> u64 {
    std::env::var("DEMESNE_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(2_000)
}

fn play_lawfully(game: &Burgundy, seed: Seed, care: Care) -> Walked {
    let mut tally = Tally::new(game);
    let (end, steps, walked) =
        walk(game, game.start(), &seed, care, |state, step, events| tally.watch(game, state, step, events));
    if care == Care::Thorough {
        check_record(game, &seed, &steps, &end);
    }
    walked
}

/// Plays `count` games at each table and gives the number of games, decisions and actions listed.
fn play_all(count: u64, first: u64) -> (u64, u64, u64) {
    let (mut games, mut decisions, mut listed) = (0, 0, 0);
    for table in all_tables() {
        let game = Burgundy::from_setup(&table.lines).expect("a legal table");
        let share = count.div_ceil(table.variants);
        for number in first..first + share {
            let seed = Seed::from_number(number).derive(table.index);
            let care = if number % 100 == 0 { Care::Thorough } else { Care::Quick };
            let walked = play_lawfully(&game, seed, care);
            games += 1;
            decisions += walked.decisions;
            listed += walked.listed;
        }
    }
    (games, decisions, listed)
}

#[test]
fn laws_hold_over_random_games() {
    let (games, decisions, listed) = play_all(games(), 0);
    println!("{games} games, {decisions} decisions, {listed} actions listed");
}

/// The same over many more games: `cargo xtask soak`.
#[test]
#[ignore = "takes minutes: cargo xtask soak"]
fn soak() {
    let wanted: u64 =
        std::env::var("DEMESNE_SOAK_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(1_000_000);
    let threads = std::thread::available_parallelism().map_or(1, |n| n.get() as u64);
    let each = wanted.div_ceil(6 * threads);
    let sums: Vec<(u64, u64, u64)> = std::thread::scope(|scope| {
        let workers: Vec<_> =
            (0..threads).map(|t| scope.spawn(move || play_all(each, 1_000_000 + t * each))).collect();
        workers.into_iter().map(|worker| worker.join().expect("a law is broken")).collect()
    });
    let sum = |pick: fn(&(u64, u64, u64)) -> u64| sums.iter().map(pick).sum::<u64>();
    println!(
        "soak: {} games, {} decisions, {} actions listed: every law held",
        sum(|s| s.0),
        sum(|s| s.1),
        sum(|s| s.2)
    );
}
