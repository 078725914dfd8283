//! Payments (T7.7 to T7.14).

use super::world::{COLOURS, Player, Table};
use std::collections::BTreeSet;

/// What meets one of the two needs (T7.7), as the things that are paid.
fn needs(colour: &'static str) -> Vec<Vec<&'static str>> {
    let mut needs = vec![vec![colour], vec!["worker"]];
    needs.extend(COLOURS.into_iter().filter(|other| *other != colour).map(|other| vec![other, other]));
    needs
}

/// All legal payments for a space of a colour, as texts.
pub fn payments(table: &Table, player: &Player, colour: &'static str) -> BTreeSet<String> {
    let mut texts = BTreeSet::new();
    let held = |what: &str| match what {
        "worker" => player.workers,
        card => player.hand.iter().filter(|other| **other == card).count(),
    };
    let needs: Vec<Vec<&str>> =
        needs(colour).into_iter().filter(|need| need.len() <= held(need[0])).collect();
    for one in &needs {
        for other in &needs {
            // T7.10: the literal reading asks for pairs of different colours.
            if !table.same_colour_pairs && one.len() == 2 && one == other {
                continue;
            }
            let paid: Vec<&str> = one.iter().chain(other).copied().collect();
            let count = |what: &str| paid.iter().filter(|thing| **thing == what).count();
            if paid.iter().any(|what| count(what) > held(what)) {
                continue;
            }
            let mut words = vec!["pay"];
            for what in COLOURS.into_iter().chain(["worker"]) {
                words.extend(vec![what; count(what)]);
            }
            texts.insert(words.join(" "));
        }
    }
    texts
}
