//! A panel in the making: what is only looked at, things, and the marks above all of them.

pub(crate) mod marks;

use crate::{Frame, Key, Lit, Marks, Panel, Part, Thing};
use demesne_text::Language;

/// Writes at the end of a `String`, which cannot fail.
macro_rules! put {
    ($out:expr, $($what:tt)*) => {{
        use std::fmt::Write as _;
        let _ = write!($out, $($what)*);
    }};
}
pub(crate) use put;

/// What the panels of a game draw from.
pub(crate) trait Scenery {
    /// What is marked.
    fn marks(&self) -> &Marks;

    /// The marks as they are drawn, where not all that is lit should shine.
    fn drawn(&self) -> &Marks {
        self.marks()
    }

    /// What marks say about a thing, after its name.
    fn state(&self, key: &str) -> String;

    /// Draws a price at a point.
    fn price(&self, _out: &mut String, _lit: &Lit, _place: (f32, f32), _scale: f32) {}
}

/// What marks say about a thing when it is read aloud: ", chosen", ", legal" and what the game says of it then, ", last move".
pub(crate) fn said(key: &str, marks: &Marks, language: Language, lit: impl FnOnce(&Lit) -> String) -> String {
    let mut words: Vec<String> = Vec::new();
    let mut add = |text: &str| words.push(text.to_owned());
    if marks.chosen.iter().any(|chosen| chosen == key) {
        add(language.pick("chosen", "elegido", "escolhido"));
    }
    if let Some(how) = marks.lit.get(key) {
        add(language.pick("legal", "posible", "possível"));
        add(&lit(how));
    } else if marks.sketch.is_some() && marks.usable.contains(key) {
        add(language.pick("can be picked", "se puede elegir", "pode ser escolhido"));
    }
    if marks.last.iter().any(|last| last == key) {
        add(language.pick("last move", "última jugada", "última jogada"));
    }
    if marks.forbidden.as_deref() == Some(key) {
        add(language.pick("not possible now", "no es posible ahora", "não é possível agora"));
    }
    words.into_iter().filter(|text| !text.is_empty()).map(|text| format!(", {text}")).collect()
}

/// A panel that is being put together.
pub(crate) struct Sheet<'s, S> {
    pub scene: &'s S,
    parts: Vec<Part>,
    glows: String,
    marks: Vec<Part>,
    tops: Vec<Part>,
}

impl<'s, S: Scenery> Sheet<'s, S> {
    pub fn new(scene: &'s S) -> Sheet<'s, S> {
        Sheet { scene, parts: Vec::new(), glows: String::new(), marks: Vec::new(), tops: Vec::new() }
    }

    /// A piece that is only looked at; nothing where nothing is drawn.
    pub fn still(&mut self, key: impl Into<Key>, draw: impl FnOnce(&mut String)) {
        let mut markup = String::new();
        draw(&mut markup);
        if !markup.is_empty() {
            self.parts.push(Part::still(key, markup));
        }
    }

    /// A thing: what it is called without its marks, where it is touched, how it is drawn.
    pub fn thing(&mut self, key: Key, label: String, area: Frame, draw: impl FnOnce(&mut String)) {
        let marks = self.scene.marks();
        let mut markup = String::new();
        draw(&mut markup);
        let label = label + &self.scene.state(&key);
        let (open, usable) = (marks.lit.contains_key(&key), marks.usable.contains(&key));
        let (bright, chosen) = (self.scene.drawn().lit.contains_key(&key), marks.chosen.contains(&key));
        let thing =
            Thing { label, area, open, bright, usable, chosen, drags: None, shows: None, rest: Vec::new() };
        self.parts.push(Part { markup, thing: Some(thing), key });
    }

    /// Whoever pulls the last thing drags this one.
    pub fn drags(&mut self, key: Key) {
        if let Some(thing) = self.parts.last_mut().and_then(|part| part.thing.as_mut()) {
            thing.drags = Some(key);
        }
    }

    /// Touching the last thing shows this one.
    pub fn shows(&mut self, key: Key) {
        if let Some(thing) = self.parts.last_mut().and_then(|part| part.thing.as_mut()) {
            thing.shows = Some(key);
        }
    }

    /// The last thing stands for these, which had no room.
    pub fn stands_for(&mut self, rest: Vec<Key>) {
        if let Some(thing) = self.parts.last_mut().and_then(|part| part.thing.as_mut()) {
            thing.rest = rest;
        }
    }

    /// A thing whose ring is a box, and the price at its upper right corner.
    pub fn boxed(
        &mut self,
        key: Key,
        label: String,
        area: Frame,
        round: f32,
        draw: impl FnOnce(&mut String),
    ) {
        self.boxed_in(key, label, (area, area), round, draw);
    }

    /// The same with an area of its own: the box that is seen, and what can be hit.
    pub fn boxed_in(
        &mut self,
        key: Key,
        label: String,
        (area, hit): (Frame, Frame),
        round: f32,
        draw: impl FnOnce(&mut String),
    ) {
        let scene = self.scene;
        self.glow(|out| marks::glow(out, scene.drawn(), &key, area, round));
        self.mark(&key, |out| {
            marks::rings(out, scene.drawn(), &key, area, round);
            if let Some(lit) = scene.drawn().lit.get(&key) {
                scene.price(out, lit, (area.left + area.width - 4.0, area.top + 2.0), 0.8);
            }
        });
        self.thing(key, label, hit, draw);
    }

    /// The glow of something lit: below all marks, and one part, since many that breathe one by one keep a page busy.
    pub fn glow(&mut self, draw: impl FnOnce(&mut String)) {
        draw(&mut self.glows);
    }

    /// The mark of a thing: drawn above all things of the panel.
    pub fn mark(&mut self, key: &str, draw: impl FnOnce(&mut String)) {
        self.marks.extend(above(key, "mark", draw));
    }

    /// A price or a number of a thing: drawn above all marks, or the ring of a neighbour would hide it.
    pub fn top(&mut self, key: &str, draw: impl FnOnce(&mut String)) {
        self.tops.extend(above(key, "top", draw));
    }

    /// The panel.
    pub fn panel(
        mut self,
        id: &'static str,
        title: impl Into<String>,
        tab: Option<&'static str>,
        frame: Frame,
    ) -> Panel {
        if !self.glows.is_empty() {
            self.parts.push(Part::still("glows", format!(r#"<g class="glows">{}</g>"#, self.glows)));
        }
        self.parts.append(&mut self.marks);
        self.parts.append(&mut self.tops);
        Panel { id, title: title.into(), tab, also: &[], frame, parts: self.parts }
    }
}

/// A part above a thing, if anything is drawn.
fn above(key: &str, what: &str, draw: impl FnOnce(&mut String)) -> Option<Part> {
    let mut markup = String::new();
    draw(&mut markup);
    (!markup.is_empty()).then(|| Part::still(format!("{key} {what}"), markup))
}
