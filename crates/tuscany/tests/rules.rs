//! The rule tests: every file `tests/rules/**/*.test`, in the format of `docs/testing.md`.

use crate::universe::Universe;
use demesne_trial::{Trial, rules::run_folder};
use demesne_tuscany::{Event, State, Tuscany};
use std::path::Path;

struct Rules;

impl Trial for Rules {
    type Game = Tuscany;
    type Universe = Universe;

    fn scored(event: &Event) -> Option<String> {
        match event {
            Event::Scored { seat, source, points } => Some(format!("{seat} {} {points}", source.name())),
            _ => None,
        }
    }

    /// What can be said does not depend on the table.
    fn kind(_: &Tuscany) -> String {
        String::new()
    }

    fn universe(game: &Tuscany) -> Universe {
        Universe::new(game)
    }

    fn check(universe: &Universe, game: &Tuscany, state: &State) -> Result<(), String> {
        universe.check(game, state)
    }
}

#[test]
fn every_rule_file_holds() {
    run_folder::<Rules>(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rules"));
}
