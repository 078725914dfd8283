//! The texts of Tuscany that a drawn table shows: deeds, the chronicle, refusals, and how things stand.

mod chronicle;
mod deeds;
mod moments;
mod refusals;

use crate::common;
use demesne_bots::{Policy, play_between};
use demesne_game::{Game, Step};
use demesne_tuscany::{Action, State, Tuscany};

/// Plays some games on every table, at random and greedily, and shows each step with the state before it.
fn walk(games: u64, mut visit: impl FnMut(&Tuscany, &State, Step<Action>)) {
    for (table, options) in (0..).zip(common::TUSCANY) {
        let game: Tuscany = common::table(options);
        for number in 0..games {
            let policy = if number.is_multiple_of(2) { Policy::Random } else { Policy::Greedy };
            let policies = vec![policy; game.seats().into()];
            play_between(&game, &policies, 1000 * table + number, |state, step| visit(&game, state, step))
                .expect("bots play legal actions");
        }
    }
}
