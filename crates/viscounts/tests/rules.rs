//! The rule tests: every file `tests/rules/**/*.test`, in the format of `docs/testing.md`.

use crate::universe::Universe;
use demesne_game::Game;
use demesne_trial::{Trial, rules::run_folder};
use demesne_viscounts::{Event, State, Viscounts};
use std::path::Path;

struct Rules;

impl Trial for Rules {
    type Game = Viscounts;
    type Universe = Universe;

    /// Nothing is scored before the end: what a step gains is looked at instead, so that a test can say that nothing else was.
    fn scored(event: &Event) -> Option<String> {
        match event {
            Event::Silver(seat, amount) => Some(format!("{seat} silver {amount}")),
            Event::Resource(seat, resource, amount) => Some(format!("{seat} {} {amount}", resource.name())),
            Event::Debt(seat) => Some(format!("{seat} debt")),
            Event::Deed(seat) => Some(format!("{seat} deed")),
            Event::Flipped(seat, demesne_viscounts::Document::Debt) => Some(format!("{seat} paid")),
            Event::Flipped(seat, demesne_viscounts::Document::Deed) => Some(format!("{seat} approved")),
            Event::Virtue(seat, ..) => Some(format!("{seat} virtue")),
            Event::Corruption(seat, ..) => Some(format!("{seat} corruption")),
            Event::Lost(seat, atom) => Some(format!("{seat} lost {}", atom.name())),
            Event::Shuffled(seat) => Some(format!("{seat} shuffled")),
            Event::Removed(seat, ..) => Some(format!("{seat} removed")),
            Event::PassedOver(seat, _, why) => Some(format!("{seat} passed over {}", obstacle(*why))),
            Event::Leader(seat) => Some(format!("{seat} leader")),
            Event::Bonus(seat, ribbon) => Some(format!("{seat} bonus {}", ribbon.name())),
            Event::Collision(seat, space) => Some(format!("{seat} collision {space}")),
            Event::Revealed(demesne_viscounts::EndCard::Poverty) => Some("poverty".into()),
            Event::Revealed(demesne_viscounts::EndCard::Prosperity) => Some("prosperity".into()),
            _ => None,
        }
    }

    /// Workers of every seat can be named.
    fn kind(game: &Viscounts) -> String {
        game.seats().to_string()
    }

    fn universe(game: &Viscounts) -> Universe {
        Universe::new(game)
    }

    fn check(universe: &Universe, game: &Viscounts, state: &State) -> Result<(), String> {
        universe.check(game, state)
    }
}

#[test]
fn every_rule_file_holds() {
    run_folder::<Rules>(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rules"));
}

/// V24.5: why an option was passed over.
fn obstacle(why: demesne_viscounts::Obstacle) -> String {
    use demesne_viscounts::Obstacle;
    match why {
        Obstacle::Price(needs, has) => format!("price {needs} of {has}"),
        Obstacle::Site => "site".into(),
        Obstacle::Supply => "supply".into(),
        Obstacle::Flip => "flip".into(),
    }
}
