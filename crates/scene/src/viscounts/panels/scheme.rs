//! The scheme that the solo opponent uses, enlarged: its rows side by side, the options with what became of them.

use super::{scene::Scene, sheet::Sheet};
use crate::{
    Frame, Panel,
    viscounts::{
        named::Named,
        solo::{self, Stands},
    },
};
use demesne_draw::viscounts::{
    glyph,
    mark::{self, Mark},
    shape::Shape,
    sign::{self, Sign},
};
use demesne_text::viscounts::{names, words};
use demesne_viscounts::{
    Atom, Icon,
    printed::{Focus, SchemeOption},
};

/// How large signs are where all of them have room, how high a row is, and how much is left free around it.
const SIGN: f32 = 36.0;
const HIGH: f32 = 56.0;
const EDGE: f32 = 10.0;
/// The line with its name.
const NAME: f32 = 24.0;

/// The panel, while its turn is shown and nobody is asked anything.
pub(super) fn scheme(scene: &Scene<'_>, (wide, high): (f32, f32)) -> Option<Panel> {
    let game = scene.game;
    let (seat, board) = game.solo_seat().zip(game.solo_board())?;
    if !scene.marks.usable.is_empty() {
        return None;
    }
    let tried = solo::tried(scene.table)?;
    let print = &game.printed().solo.schemes[tried.scheme.index()];
    let mut rows: Vec<(Vec<Sign>, Option<u8>)> = vec![(sign::icons(print.header), None)];
    if print.header.of(Icon::Criminal) > 0 {
        // V24.4
        let criminal = Sign::Glyph(glyph::icon(Icon::Criminal));
        rows.push((vec![criminal, Sign::Arrow, sign::atom(Atom::Corruption)], None));
    }
    rows.push((sign::atoms(print.bonus), None));
    rows.push((vec![Sign::Times(glyph::STEP, print.steps)], None));
    for (nth, &option) in (1..).zip(&print.options) {
        let signs = match (option, board.focus) {
            (SchemeOption::Effect(atoms), _) => sign::atoms(atoms),
            (SchemeOption::Act(act), _) | (SchemeOption::Focus, Focus::Act(act)) => {
                vec![Sign::Glyph(glyph::act(act))]
            }
            (SchemeOption::Focus, Focus::Flip) => vec![sign::atom(Atom::Flip); 2],
        };
        rows.push((signs, Some(nth)));
    }
    rows.retain(|(signs, _)| !signs.is_empty());
    let width = |signs: &[Sign]| sign::width(signs, SIGN) + 2.0 * EDGE;
    let all: f32 = rows.iter().map(|(signs, _)| width(signs) + EDGE).sum();
    let scale = ((wide - EDGE) / all).min(1.0);
    let mut sheet = Sheet::new(scene);
    let name = words::capital(&names::scheme(game, tried.scheme, scene.look.language));
    sheet.write("scheme", "v-name-big v-start", Frame::new(EDGE, 4.0, wide - 2.0 * EDGE, NAME), 16.0, &name);
    let (mut left, top) = ((wide - all * scale + EDGE) / 2.0, NAME + (high - NAME - HIGH) / 2.0);
    for (place, (signs, option)) in rows.into_iter().enumerate() {
        let frame = Frame::new(left, top, width(&signs) * scale, HIGH);
        left += frame.width + EDGE * scale;
        let shape = Shape::boxed(frame, 6.0);
        let draw = |out: &mut String, class: &str| {
            shape.outline(out, &format!(r#"class="v-plate {class}""#));
            sign::sentence(out, &signs, frame.centre(), frame.width - EDGE * scale, SIGN);
        };
        let Some(nth) = option else {
            sheet.still(format!("row {place}"), |out| draw(out, "free"));
            continue;
        };
        let stands = tried.option(game, nth).and_then(|(_, stands)| stands);
        sheet.shaped(Named::SchemeOption(seat, nth), shape, |out| match stands {
            Some(Stands::Done) => draw(out, "pay"),
            Some(Stands::Passed(_)) => {
                draw(out, "lack");
                mark::unlit(out, Mark::Forbidden, shape);
            }
            None => draw(out, "alt"),
        });
    }
    let mut panel = sheet.panel("sum", name, None, Frame::new(0.0, 0.0, wide, high));
    panel.also = &["summing"];
    Some(panel)
}
