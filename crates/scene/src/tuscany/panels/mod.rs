//! The table of Tuscany in panels.

mod bonuses;
mod centre;
mod clock;
mod estate;
mod hand;
mod laying;
mod means;
mod piles;
mod rivals;
mod scene;
mod sheet;
mod storage;
mod tokens;
mod tracks;

use super::Tuscan;
use crate::{Look, Marks, Panel, sheet as sheets};
use demesne_draw::{defs, tuscany};
use scene::Scene;

/// All panels of the table, as its viewer knows it.
pub(super) fn panels(table: &Tuscan<'_>, look: &Look<'_>, marks: &Marks) -> Vec<Panel> {
    let scene = Scene::new(table, look, marks);
    let mut panels = vec![
        clock::clock(&scene),
        centre::centre(&scene),
        piles::deck(&scene),
        piles::supplies(&scene),
        tokens::tokens(&scene),
        bonuses::bonuses(&scene),
        laying::laying(&scene).unwrap_or_else(|| estate::estate(&scene)),
        tracks::tracks(&scene),
        storage::storage(&scene),
        hand::hand(&scene),
        means::means(&scene),
    ];
    panels.extend(rivals::rivals(&scene));
    panels
}

/// What their pictures refer to.
pub(super) fn definitions() -> String {
    let mut all = String::from(defs::DEFS);
    all.push_str(defs::SPRAY);
    all.push_str(&tuscany::definitions());
    for seat in 1..=4 {
        sheets::put!(
            all,
            r##"<symbol id="g-seat-{seat}" viewBox="0 0 64 64"><use href="#g-seat" width="64" height="64" style="--gf:var(--p-{seat});--ga:var(--p-{seat})"/></symbol>"##
        );
    }
    all
}
