//! The table of the Viscounts in panels.

mod board;
mod cards;
mod castle;
mod chips;
mod corners;
mod discards;
mod estate;
mod folded;
mod hand;
mod means;
mod offer;
mod phases;
mod preview;
mod ring;
mod rivals;
mod row;
mod scene;
mod scheme;
mod scrolls;
mod sheet;
mod strip;
mod sum;

use super::Viscount;
use crate::{Look, Marks, Panel, Room, sheet as sheets};
pub(super) use cards::named;
use demesne_draw::{defs, viscounts};
use demesne_viscounts::state::Stage;
pub(super) use phases::phase;
use scene::Scene;
pub(super) use scene::{own, portraits};

/// All panels of the table, as its viewer knows it.
pub(super) fn panels(table: &Viscount<'_>, look: &Look<'_>, marks: &Marks) -> Vec<Panel> {
    // Faces are read from the box; where that cannot be read there is nothing to be drawn.
    let Some(scene) = Scene::new(table, look, marks) else { return Vec::new() };
    let mut panels = vec![phases::phases(&scene)];
    let picking = scene.state.stage == Stage::Pick;
    if picking {
        panels.push(offer::offer(&scene));
    }
    match look.room {
        // The board is empty while pairs are picked: they lie in its place.
        Room::Wide | Room::Middle => {
            panels.push(ring::ring(&scene));
            if !picking {
                panels.push(board::board(&scene));
            }
        }
        Room::Narrow => {
            if !picking {
                panels.push(ring::ring(&scene));
            }
            panels.extend([row::row(&scene), means::means(&scene)]);
            panels.extend([estate::estate(&scene), scrolls::scrolls(&scene)]);
        }
        Room::Phone | Room::Across => {
            if !picking {
                panels.push(strip::strip(&scene));
            }
            panels.extend([row::row(&scene), means::means(&scene), castle::castle(&scene)]);
            panels.extend([estate::estate(&scene), scrolls::scrolls(&scene), corners::stock(&scene)]);
        }
    }
    panels.push(hand::hand(&scene));
    panels.extend(rivals::rivals(&scene));
    panels.push(discards::discards(&scene));
    // Last: what is lit and has no place elsewhere stands here.
    if let Some(sum) = sum::sum(&scene, &panels) {
        panels.push(sum);
    }
    panels
}

/// What their pictures refer to.
pub(super) fn definitions() -> String {
    let mut all = String::from(defs::DEFS);
    all.push_str(defs::SPRAY);
    all.push_str(&viscounts::definitions());
    for seat in 1..=4 {
        sheets::put!(
            all,
            r##"<symbol id="g-seat-{seat}" viewBox="0 0 64 64"><use href="#g-seat" width="64" height="64" style="--gf:var(--p-{seat});--ga:var(--p-{seat})"/></symbol>"##
        );
    }
    all
}
