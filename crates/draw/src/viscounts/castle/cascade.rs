//! What a group of workers sets off, step by step, before it happens: dotted arrows with numbers.

use super::{Castle, Place};
use crate::{
    pen::N,
    viscounts::shape::{circle, text},
};
use demesne_viscounts::Tier;

/// A worker that moves in a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Step {
    /// The number of the step: what happens at once has the same.
    pub number: u8,
    /// From where.
    pub from: Place,
    /// To where.
    pub to: Place,
}

/// The arrows of steps over a castle.
pub fn cascade(out: &mut String, castle: &Castle<'_>, steps: &[Step]) {
    for step in steps {
        arrow(out, castle, *step);
    }
}

fn arrow(out: &mut String, castle: &Castle<'_>, step: Step) {
    let (a, (cx, cy)) = (castle.apothem, castle.centre);
    let (from, to) = (castle.middle(step.from), castle.middle(step.to));
    let middle = ((from.0 + to.0) / 2.0, (from.1 + to.1) / 2.0);
    // Sideways it goes round the castle, inwards straight on with a little bend, so that a gate stays readable.
    let sideways =
        matches!((step.from, step.to), (Place::Section(_, one), Place::Section(_, other)) if one == other);
    let bend = if sideways {
        let out = if matches!(step.from, Place::Section(_, Tier::First)) { 0.14 } else { 0.1 };
        let away = (middle.0 - cx).hypot(middle.1 - cy).max(0.01);
        ((middle.0 - cx) / away * out * a, (middle.1 - cy) / away * out * a)
    } else {
        let long = (to.0 - from.0).hypot(to.1 - from.1).max(0.01);
        ((to.1 - from.1) / long * 0.14 * a, (from.0 - to.0) / long * 0.14 * a)
    };
    let bent = (middle.0 + bend.0, middle.1 + bend.1);
    put!(
        out,
        r#"<path d="M{} {}Q{} {} {} {}" class="v-cas"/>"#,
        N(from.0),
        N(from.1),
        N(bent.0),
        N(bent.1),
        N(to.0),
        N(to.1)
    );
    let turned = (to.1 - bent.1).atan2(to.0 - bent.0).to_degrees();
    put!(
        out,
        r#"<path d="M-9-6L2 0-9 6Z" class="v-cas-head" transform="translate({} {}) rotate({})"/>"#,
        N(to.0),
        N(to.1),
        N(turned)
    );
    // The middle of the curve.
    let at = ((middle.0 + bent.0) / 2.0, (middle.1 + bent.1) / 2.0);
    let radius = if a < 140.0 { 8.5 } else { 10.0 };
    circle(out, at, radius, r#"class="v-cas-disc""#);
    text(out, "v-cas-n", (at.0, at.1 + 4.5), 0.0, step.number);
}
