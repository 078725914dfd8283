//! The table of Burgundy in panels.

mod board;
mod cards;
mod clock;
mod depots;
mod dice;
mod duchy;
mod goods;
mod marks;
mod rivals;
mod rose;
mod route;
mod scene;
mod sheet;
mod shields;
mod sides;
mod storage;
mod strip;
mod treasury;
mod vines;
mod worth;

use super::Burgundian;
use crate::sheet::put;
use crate::{Look, Marks, Panel};
use demesne_burgundy::Edition;
use demesne_draw::{defs, glyphs};
use scene::Scene;

/// All panels of the table, as its viewer knows it.
pub(super) fn panels(table: &Burgundian<'_>, look: &Look<'_>, marks: &Marks) -> Vec<Panel> {
    let scene = Scene::new(table.game, table.state, look, marks);
    let mut panels = Vec::with_capacity(16);
    panels.extend(clock::clock(&scene));
    panels.push(dice::dice(&scene));
    panels.push(treasury::take(&scene));
    panels.extend(storage::storage(&scene));
    panels.push(goods::goods(&scene));
    panels.push(treasury::treasury(&scene));
    panels.extend(shields::shields(&scene));
    panels.push(duchy::duchy(&scene));
    panels.extend(strip::strip(&scene));
    panels.push(board::board(&scene));
    panels.extend(vines::vines(&scene));
    panels.extend(route::route(&scene));
    panels.extend(rivals::rivals(&scene));
    panels.push(worth::worth(&scene));
    panels
}

/// What their pictures refer to.
pub(super) fn definitions(edition: Edition) -> String {
    let mut all = String::from(defs::DEFS);
    all.push_str(defs::SPRAY);
    all.push_str(&glyphs::sheet(edition));
    for seat in 1..=4 {
        put!(
            all,
            r##"<symbol id="g-seat-{seat}" viewBox="0 0 64 64"><use href="#g-seat" width="64" height="64" style="--gf:var(--p-{seat});--ga:var(--p-{seat})"/></symbol>"##
        );
    }
    all
}
