//! The phases, the round, and how far each player's stacks are used up: they are the clock of the game (T15).

use super::{scene::Scene, sheet::Sheet};
use crate::{
    Frame, Panel,
    sheet::put,
    tuscany::{
        keys,
        labels::{self, Word},
    },
};
use demesne_draw::{pen::N, seat};
use demesne_tuscany::state::Stage;

const WIDE: f32 = 336.0;
const ROW: f32 = 18.0;

/// The panel: all of it, or phases and round alone where there is little room.
pub(super) fn clock(scene: &Scene<'_>) -> Panel {
    let mut sheet = Sheet::new(scene);
    let small = !scene.roomy();
    let (step, radius) = if small { (30.0, 12.0) } else { (52.0, 17.0) };
    let y = radius + 3.0;
    let over = scene.state.stage == Stage::Over;
    for phase in 0..3 {
        let x = radius + 4.0 + step * f32::from(phase);
        let class = match phase {
            _ if over || phase < scene.state.phase => "ph past",
            _ if phase == scene.state.phase => "ph on",
            _ => "ph",
        };
        let area = Frame::new(x - radius, y - radius, 2.0 * radius, 2.0 * radius);
        sheet.thing(keys::phase(phase), labels::phase(phase, scene.look.language), area, |out| {
            put!(
                out,
                r#"<g class="{class}"><circle cx="{}" cy="{}" r="{}"/><text class="phl" x="{}" y="{}" style="font-size:{}px">{}</text></g>"#,
                N(x),
                N(y),
                N(radius - 1.5),
                N(x),
                N(y + radius * 0.36),
                N(radius * 1.1),
                phase + 1
            );
        });
    }
    let round = labels::round(scene.state.round.max(1), scene.state.last_round, scene.look.language);
    let x = step * 3.0 + 8.0;
    let wide = if small { 72.0 } else { 150.0 };
    sheet.thing(keys::round(), round.clone(), Frame::new(x, y - radius, wide, 2.0 * radius), |out| {
        let class = if scene.state.last_round { "lab rub" } else { "lab" };
        put!(
            out,
            r#"<text class="{class}" x="{}" y="{}" style="font-size:{}px">{round}</text>"#,
            N(x),
            N(y + 5.0),
            N(if small { 13.0 } else { 16.0 })
        );
    });
    if small {
        let frame = Frame::new(0.0, 0.0, x + wide, 2.0 * y);
        return sheet.panel("clock", scene.word(Word::Clock), None, frame);
    }
    let top = 2.0 * y + 6.0;
    for (place, seat) in scene.seats().enumerate() {
        let (y, turned) = (top + ROW * place as f32 + 8.0, scene.estate(seat).turned);
        let area = Frame::new(2.0, y - 8.0, WIDE - 4.0, 16.0);
        let label = labels::turned(&scene.name(seat), turned, scene.look.language);
        sheet.thing(keys::stacks(seat), label, area, |out| {
            seat::disc(out, seat, scene.initials.get(seat), (12.0, y), 7.5);
            let unit = (WIDE - 34.0) / 21.0;
            for tile in 0..21 {
                let x = 26.0 + unit * f32::from(tile) + f32::from(tile / 7) * 2.0;
                let class = if tile < turned { "used" } else { "unused" };
                put!(
                    out,
                    r#"<rect class="{class}" x="{}" y="{}" width="{}" height="9" rx="2" style="--seat:{}"/>"#,
                    N(x),
                    N(y - 4.5),
                    N(unit - 2.0),
                    seat::ink(seat)
                );
            }
        });
    }
    let frame = Frame::new(0.0, 0.0, WIDE, top + ROW * f32::from(scene.game.options().players) + 2.0);
    sheet.panel("clock", scene.word(Word::Clock), None, frame)
}
