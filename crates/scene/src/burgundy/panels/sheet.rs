//! A panel in the making: what is only looked at, things, and the marks above all of them.

use super::{Scene, marks};
use crate::{Frame, Key, Panel, Part, Thing, burgundy::labels};
use demesne_draw::pen::At;

/// A panel that is being put together.
pub(super) struct Sheet<'s> {
    pub scene: &'s Scene<'s>,
    parts: Vec<Part>,
    glows: String,
    marks: Vec<Part>,
}

impl<'s> Sheet<'s> {
    pub fn new(scene: &'s Scene<'s>) -> Sheet<'s> {
        Sheet { scene, parts: Vec::new(), glows: String::new(), marks: Vec::new() }
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
        let marks = self.scene.marks;
        let mut markup = String::new();
        draw(&mut markup);
        let label = label + &labels::state(&key, marks, self.scene.look.language);
        let (open, usable) = (marks.lit.contains_key(&key), marks.usable.contains(&key));
        let (bright, chosen) = (self.scene.drawn.lit.contains_key(&key), marks.chosen.contains(&key));
        self.parts.push(Part {
            markup,
            thing: Some(Thing { label, area, open, bright, usable, chosen, movable: false }),
            key,
        });
    }

    /// A thing that is a hex: with its rings above all neighbours. The ring of the focus is part of it.
    pub fn hex(
        &mut self,
        key: Key,
        label: String,
        at: At,
        show: marks::Show,
        draw: impl FnOnce(&mut String),
    ) {
        self.hex_in(key, label, at, marks::hex_area(at), show, draw);
    }

    /// The same with an area of its own.
    pub fn hex_in(
        &mut self,
        key: Key,
        label: String,
        at: At,
        area: Frame,
        show: marks::Show,
        draw: impl FnOnce(&mut String),
    ) {
        let scene = self.scene;
        self.glow(|out| marks::hex_glow(out, &scene.drawn, &key, at, show));
        self.mark(&key, |out| marks::hex(out, &scene.drawn, &key, at, show));
        self.thing(key, label, area, |out| {
            draw(out);
            put!(out, r##"<use href="#hx" class="focus" transform="{at}"/>"##);
        });
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
        self.glow(|out| marks::box_glow(out, &scene.drawn, &key, area, round));
        self.mark(&key, |out| marks::boxed(out, &scene.drawn, &key, area, round));
        self.thing(key, label, hit, draw);
    }

    /// The glow of something lit: below all marks, and one part, since many that breathe one by one keep a page busy.
    pub fn glow(&mut self, draw: impl FnOnce(&mut String)) {
        draw(&mut self.glows);
    }

    /// The mark of a thing: drawn above all things of the panel.
    pub fn mark(&mut self, key: &str, draw: impl FnOnce(&mut String)) {
        let mut markup = String::new();
        draw(&mut markup);
        if !markup.is_empty() {
            self.marks.push(Part::still(format!("{key} mark"), markup));
        }
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
        Panel { id, title: title.into(), tab, also: &[], frame, parts: self.parts }
    }
}
