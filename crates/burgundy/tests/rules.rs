//! The rule tests: every file `tests/rules/**/*.test`, in the format of `docs/testing.md`.

use crate::universe::Universe;
use demesne_burgundy::{Burgundy, Event, State};
use demesne_trial::{Trial, rules::run_folder};
use std::path::Path;

struct Rules;

impl Trial for Rules {
    type Game = Burgundy;
    type Universe = Universe;

    fn scored(event: &Event) -> Option<String> {
        match event {
            Event::Scored { seat, source, points } => Some(format!("{seat} {source} {points}")),
            _ => None,
        }
    }

    fn kind(game: &Burgundy) -> String {
        let options = game.options();
        let (team, solo) = (options.team.is_some(), options.solo.is_some());
        format!("{} {solo} {team} {:?}", options.edition.name(), options.expansions)
    }

    fn universe(game: &Burgundy) -> Universe {
        Universe::new(game)
    }

    fn check(universe: &Universe, game: &Burgundy, state: &State) -> Result<(), String> {
        universe.check(game, state)
    }
}

#[test]
fn every_rule_file_holds() {
    run_folder::<Rules>(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rules"));
}
