//! The six phases of a turn, the current one lit, and the round; once the end is near it is said here.

use super::{
    scene::Scene,
    sheet::{Sheet, write},
};
use crate::{
    Frame, Panel, Room,
    viscounts::{
        labels::{self, Word},
        named::Named,
    },
};
use demesne_draw::{
    pen,
    viscounts::{glyph, shape::Shape},
};
use demesne_text::viscounts::things;
use demesne_viscounts::{
    State,
    state::{Beat, Stage},
};

/// How it is laid out: columns, the step to the next phase, the size of a sign, and the box of the round.
struct Plan {
    columns: usize,
    step: (f32, f32),
    sign: f32,
    top: f32,
    round: Frame,
    frame: Frame,
    named: bool,
}

const WIDE: Plan = Plan {
    columns: 3,
    step: (54.0, 54.0),
    sign: 30.0,
    top: 24.0,
    round: Frame::new(4.0, 2.0, 160.0, 18.0),
    frame: Frame::new(0.0, 0.0, 168.0, 134.0),
    named: true,
};
const STRIP: Plan = Plan {
    columns: 6,
    step: (34.0, 34.0),
    sign: 24.0,
    top: 0.0,
    round: Frame::new(210.0, 6.0, 110.0, 22.0),
    frame: Frame::new(0.0, 0.0, 322.0, 34.0),
    named: false,
};
const SMALL: Plan = Plan {
    columns: 6,
    step: (27.0, 30.0),
    sign: 20.0,
    top: 0.0,
    round: Frame::new(164.0, 5.0, 28.0, 20.0),
    frame: Frame::new(0.0, 0.0, 194.0, 30.0),
    named: false,
};

/// The same beside three or four seats: the round is that of the log.
const MANY: Plan = Plan {
    step: (21.0, 30.0),
    sign: 16.0,
    round: Frame::new(127.0, 6.0, 24.0, 18.0),
    frame: Frame::new(0.0, 0.0, 152.0, 30.0),
    ..SMALL
};

/// The panel.
pub(super) fn phases(scene: &Scene<'_>) -> Panel {
    let mut sheet = Sheet::new(scene);
    let plan = match scene.look.room {
        Room::Wide => WIDE,
        Room::Middle | Room::Narrow => STRIP,
        Room::Phone | Room::Across if scene.game.options().seats() > 2 => MANY,
        Room::Phone | Room::Across => SMALL,
    };
    let (state, language) = (&scene.state, scene.look.language);
    let now = phase(state).map(|number| usize::from(number) - 1);
    for (i, id) in glyph::PHASES.into_iter().enumerate() {
        let (column, row) = ((i % plan.columns) as f32, (i / plan.columns) as f32);
        let cell = Frame::new(
            plan.step.0 * column + 2.0,
            plan.top + plan.step.1 * row + 2.0,
            plan.step.0 - 4.0,
            plan.step.1 - 4.0,
        );
        let middle = (cell.centre().0, if plan.named { cell.top + 18.0 } else { cell.centre().1 });
        let side = plan.sign + 6.0;
        let around = Frame::new(middle.0 - side / 2.0, middle.1 - side / 2.0, side, side);
        let number = i as u8 + 1;
        sheet.shaped_in(Named::Phase(number), Shape::boxed(around, 6.0), cell, |out| {
            let class = if now == Some(i) { r#"class="vp-now v-now""# } else { r#"class="v-chip""# };
            Shape::boxed(around, 6.0).outline(out, class);
            out.push_str(if now == Some(i) { "<g>" } else { r#"<g class="v-past">"# });
            pen::glyph(out, id, middle, plan.sign);
            if plan.named {
                let below = Frame::new(cell.left - 4.0, cell.top + 37.0, cell.width + 8.0, 14.0);
                write(out, "v-tiny", below, 11.5, things::phase_name(number, language));
            }
            out.push_str("</g>");
        });
    }
    round(&mut sheet, &plan);
    let mut panel = sheet.panel("phases", scene.word(Word::Phases), None, plan.frame);
    panel.also = if scene.game.options().seats() > 2 { &["many"] } else { &[] };
    panel
}

/// The phase of the turn, 1 to 6: that of what is still to be done, where the rules are already about what comes next.
pub(in crate::viscounts) fn phase(state: &State) -> Option<u8> {
    let next = glyph::phase(state.beat) as u8;
    let before = match state.beat {
        Beat::End => next,
        _ => next.saturating_sub(1),
    };
    let number = if state.tasks.is_empty() { next } else { before };
    (state.stage == Stage::Turn).then_some(number + 1)
}

fn round(sheet: &mut Sheet<'_>, plan: &Plan) {
    let scene = sheet.scene;
    let (state, language) = (&scene.state, scene.look.language);
    let last = state.last_round > 0;
    let text = match scene.small() {
        true => state.round.max(1).to_string(),
        false => labels::round(state.round.max(1), state.last_round, language),
    };
    let pill = Frame { width: plan.round.width.min(super::sheet::wide(&text, 15.0) + 16.0), ..plan.round };
    sheet.shaped(Named::Round, Shape::boxed(pill, 9.0), |out| {
        if last {
            Shape::boxed(pill, pill.height / 2.0).outline(out, r#"class="v-end""#);
        }
        let class = if last { "v-round v-last-round" } else { "v-round" };
        write(out, class, pill.grown(-3.0), 15.0, &text);
    });
}
