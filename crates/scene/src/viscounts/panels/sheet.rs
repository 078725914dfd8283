//! Things with outlines on a sheet: a disc, an octagon, a card, a part of the castle.

use super::scene::Scene;
use crate::{
    Frame, Key, Marks,
    sheet::{self, Scenery, put},
    viscounts::{labels, named::Named, price},
};
use demesne_draw::{
    pen::{N, escape},
    viscounts::{
        mark::{self, Mark},
        shape::Shape,
    },
};

/// A panel of the Viscounts that is being put together.
pub(super) type Sheet<'s> = sheet::Sheet<'s, Scene<'s>>;

impl Scenery for Scene<'_> {
    fn marks(&self) -> &Marks {
        self.marks
    }

    fn state(&self, key: &str) -> String {
        labels::state(key, self.marks, self.look.language)
    }
}

impl<'s> Sheet<'s> {
    /// A thing with an outline; its rings lie above all things of the panel.
    pub fn shaped(&mut self, named: Named, shape: Shape, draw: impl FnOnce(&mut String)) {
        self.shaped_in(named, shape, shape.frame(), draw);
    }

    /// The same with an area of its own for fingers.
    pub fn shaped_in(&mut self, named: Named, shape: Shape, hit: Frame, draw: impl FnOnce(&mut String)) {
        self.written_on(named, "", shape, hit, draw);
    }

    /// The same with words on it that its name begins with: whoever steers by voice says what is written there.
    pub fn written_on(
        &mut self,
        named: Named,
        words: &str,
        shape: Shape,
        hit: Frame,
        draw: impl FnOnce(&mut String),
    ) {
        let (scene, key) = (self.scene, named.key());
        self.light(&key, shape);
        self.mark(&key, |out| {
            rings(out, scene.marks, &key, shape);
            echo(out, scene, &key, shape);
        });
        self.top(&key, |out| price(out, scene.marks, &key, shape));
        let label = match scene.label(named) {
            label if label.contains(words) => label,
            label => format!("{words}. {label}"),
        };
        self.outlined(key, label, shape, hit, draw);
    }

    /// A thing whose rings are drawn elsewhere.
    pub fn plain(&mut self, named: Named, shape: Shape, hit: Frame, draw: impl FnOnce(&mut String)) {
        self.outlined(named.key(), self.scene.label(named), shape, hit, draw);
    }

    fn outlined(
        &mut self,
        key: Key,
        label: String,
        shape: Shape,
        hit: Frame,
        draw: impl FnOnce(&mut String),
    ) {
        self.thing(key, label, hit, |out| {
            draw(out);
            mark::focus(out, shape);
        });
    }

    /// The rings of a thing here and now: what comes later lies above them. Prices follow at the end.
    pub fn ringed(&mut self, key: &Key, shape: Shape) {
        let (scene, marks) = (self.scene, self.scene.marks);
        self.light(key, shape);
        self.still(format!("{key} ring"), |out| {
            rings(out, marks, key, shape);
            echo(out, scene, key, shape);
        });
        self.top(key, |out| price(out, marks, key, shape));
    }

    fn light(&mut self, key: &Key, shape: Shape) {
        if self.scene.marks.lit.contains_key(key) {
            self.glow(|out| mark::glow(out, shape));
        }
    }

    /// A line of writing of the host, in a box: narrower where it would not fit.
    pub fn write(&mut self, key: &str, class: &str, frame: Frame, size: f32, what: &str) {
        self.still(key, |out| write(out, class, frame, size, what));
    }
}

/// All rings of a thing, without glow and price.
pub(super) fn rings(out: &mut String, marks: &Marks, key: &Key, shape: Shape) {
    if marks.last.contains(key) {
        mark::unlit(out, Mark::Last, shape);
    }
    // What a sketch can be changed with has a ring, but does not glow.
    if marks.sketch.is_some() && marks.usable.contains(key) && !marks.chosen.contains(key) {
        mark::unlit(out, Mark::Free, shape);
    }
    if let Some(lit) = marks.lit.get(key) {
        let paid = price::parts(lit.price).first().map(|&(currency, amount)| Mark::Paid(currency, amount));
        mark::unlit(out, paid.unwrap_or(Mark::Free), shape);
    }
    if marks.chosen.contains(key) {
        mark::unlit(out, Mark::Chosen, shape);
    }
    if marks.preview.as_ref() == Some(key) {
        mark::unlit(out, Mark::Preview, shape);
    }
    if marks.forbidden.as_ref() == Some(key) {
        mark::unlit(out, Mark::Forbidden, shape);
    }
}

/// Where icons of the sum come from shines with their plate, and the plate with it.
fn echo(out: &mut String, scene: &Scene<'_>, key: &Key, shape: Shape) {
    if scene.echoes(key) {
        mark::unlit(out, Mark::Preview, shape);
    }
}

/// What a lit thing costs, on a pill: all of it. What is bought and costs nothing says so.
pub(super) fn price(out: &mut String, marks: &Marks, key: &Key, shape: Shape) {
    let Some(lit) = marks.lit.get(key) else { return };
    let parts = price::parts(lit.price);
    if !parts.is_empty() || Named::parse(key).is_some_and(price::is_bought) {
        mark::price(out, &parts, mark::price_place(shape), 0.92);
    }
}

/// How wide a letter of writing is on average, in parts of its size.
const LETTER: f32 = 0.62;

/// How wide a line of writing is, more or less.
pub(super) fn wide(what: &str, size: f32) -> f32 {
    what.chars().count() as f32 * LETTER * size
}

/// A line around the middle of a box, or at its side as the class says; it is pressed together rather than cut.
pub(super) fn write(out: &mut String, class: &str, frame: Frame, size: f32, what: &str) {
    let (x, y) = match class {
        _ if class.ends_with("-start") => (frame.left, frame.centre().1),
        _ if class.ends_with("-end") => (frame.left + frame.width, frame.centre().1),
        _ => frame.centre(),
    };
    put!(
        out,
        r#"<text class="{class}" x="{}" y="{}" style="font-size:{}px""#,
        N(x),
        N(y + 0.33 * size),
        N(size)
    );
    // Small writing has narrow letters.
    let letters = if class.contains("tiny") { 0.84 } else { 1.0 };
    if wide(what, size) * letters > frame.width {
        put!(out, r#" textLength="{}" lengthAdjust="spacingAndGlyphs""#, N(frame.width));
    }
    out.push('>');
    escape(out, what);
    out.push_str("</text>");
}
