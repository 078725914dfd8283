//! The areas of the Châteautoma's duchy, as those who judge its prospects see them.

use crate::common::setup;
use demesne_burgundy::{Burgundy, Colour};
use demesne_game::Notation;

#[test]
fn a15_9_what_is_left_of_an_area_counts_down_with_the_tiles_that_came() {
    for modifiers in ["A", "B", "D", "A B C D"] {
        let one = Burgundy::from_setup(&setup(&[("chateautoma", "novice"), ("modifiers", modifiers)]))
            .expect("a legal table");
        let areas = one.areas();
        let mut turns = 0;
        for colour in Colour::ALL {
            let c = colour.index();
            let free = areas.spaces[c] - areas.face_down[c] - areas.face_up[c];
            for moved in 0..=free {
                assert_eq!(areas.empty(colour, moved), u32::from(free - moved), "{modifiers} {colour:?}");
                // The spaces still to be covered, one by one.
                let still = (moved..free).filter_map(|n| areas.space(colour, n));
                let extra = still.filter(|&space| areas.gives_extra_turn(colour, space)).count() as u32;
                assert_eq!(areas.extra_turns(colour, moved), extra, "{modifiers} {colour:?} {moved}");
            }
            turns += areas.extra_turns(colour, 0);
        }
        assert_eq!(turns > 0, modifiers.contains('D'), "A15.9: marks of D count with D alone");
    }
}
