//! The laws of `demesne_game::laws`, and conservation, over random play of every edition and player count.

use crate::common::{
    Table, all_tables, automa_tables, mode_tables, play_lawfully, shield_and_route_tables,
    team_and_solo_tables, vine_tables,
};
use demesne_burgundy::Burgundy;
use std::sync::atomic::{AtomicUsize, Ordering};

use demesne_game::{Notation, Seed, laws::Care};

/// How many games of each edition and player count a test run plays; `cargo xtask soak` asks for more.
fn games() -> u64 {
    std::env::var("DEMESNE_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(200)
}

/// One of so many games is played with all care. The first of every table is.
const CAREFUL: u64 = 20;

/// Games, decisions, and actions listed.
type Sums = [u64; 3];

/// Plays `count` games of each group of tables (edition and player count, or mode), on all cores; one of so many with all care.
fn play_all(tables: &[Table], count: u64, first: u64, careful: u64) -> Sums {
    let next = AtomicUsize::new(0);
    let work = || {
        let mut sums = [0; 3];
        while let Some(table) = tables.get(next.fetch_add(1, Ordering::Relaxed)) {
            let game = Burgundy::from_setup(&table.lines).expect("a legal table");
            for number in first..first + count.div_ceil(table.variants) {
                let seed = Seed::from_number(number).derive(table.index);
                let care = if number % careful == 0 { Care::Thorough } else { Care::Quick };
                let walked = play_lawfully(&game, seed, care);
                sums = add(sums, [1, walked.decisions, walked.listed]);
            }
        }
        sums
    };
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        workers.into_iter().map(|worker| worker.join().expect("a law is broken")).fold([0; 3], add)
    })
}

fn add(a: Sums, b: Sums) -> Sums {
    [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
}

#[test]
fn laws_hold_over_random_games() {
    let [games, decisions, listed] = play_all(&all_tables(), games(), 0, CAREFUL);
    println!("{games} games, {decisions} decisions, {listed} actions listed");
}

/// The same with the first six expansions and the boards 11 to 30, a quarter as many games of each mode.
#[test]
fn laws_hold_in_every_mode() {
    let (tables, modes) = mode_tables();
    let [games, decisions, listed] = play_all(&tables, games().div_ceil(4), 0, CAREFUL);
    println!("{modes} modes, {games} games, {decisions} decisions, {listed} actions listed");
}

/// Team and solo games: a quarter as many of each table.
#[test]
fn laws_hold_over_team_and_solo_games() {
    let [games, decisions, listed] = play_all(&team_and_solo_tables(), games().div_ceil(4), 0, CAREFUL);
    println!("{games} games, {decisions} decisions, {listed} actions listed");
}

#[test]
fn laws_hold_with_shields_and_trade_routes() {
    let [games, decisions, listed] = play_all(&shield_and_route_tables(), games().div_ceil(4), 0, CAREFUL);
    println!("{games} games, {decisions} decisions, {listed} actions listed");
}

/// X-COMPAT: the same with vineyards, alone and with other expansions; a quarter as many games.
#[test]
fn laws_hold_with_vineyards() {
    let [games, decisions, listed] = play_all(&vine_tables(), games().div_ceil(4), 0, CAREFUL);
    println!("vineyards: {games} games, {decisions} decisions, {listed} actions listed");
}

#[test]
fn laws_hold_with_the_chateautoma() {
    let [games, decisions, listed] = play_all(&automa_tables(), games() / 3, 0, CAREFUL);
    println!("{games} games with the Châteautoma, {decisions} decisions, {listed} actions listed");
}

/// The same over many more games: `cargo xtask soak`.
#[test]
#[ignore = "takes minutes: cargo xtask soak"]
fn soak() {
    let wanted: u64 =
        std::env::var("DEMESNE_SOAK_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(1_000_000);
    let [games, decisions, listed] = play_all(&all_tables(), wanted.div_ceil(6), 1_000_000, 100);
    println!("soak: {games} games, {decisions} decisions, {listed} actions listed: every law held");
}
