//! Hexes on a sheet: with their rings above all neighbours.

use super::put;
use super::{Scene, marks};
use crate::{
    Frame, Key, Lit, Marks,
    burgundy::labels,
    sheet::{self, Scenery},
};
use demesne_draw::pen::At;

/// A panel of Burgundy that is being put together.
pub(super) type Sheet<'s> = sheet::Sheet<'s, Scene<'s>>;

impl Scenery for Scene<'_> {
    fn marks(&self) -> &Marks {
        self.marks
    }

    fn drawn(&self) -> &Marks {
        &self.drawn
    }

    fn state(&self, key: &str) -> String {
        labels::state(key, self.marks, self.look.language)
    }

    fn price(&self, out: &mut String, lit: &Lit, place: (f32, f32), scale: f32) {
        marks::price(out, lit, place, scale);
    }
}

impl<'s> Sheet<'s> {
    /// A thing that is a hex. The ring of the focus is part of it.
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
        let scene: &'s Scene<'s> = self.scene;
        self.glow(|out| marks::hex_glow(out, &scene.drawn, &key, at, show));
        self.mark(&key, |out| marks::hex(out, &scene.drawn, &key, at, show));
        self.thing(key, label, area, |out| {
            draw(out);
            put!(out, r##"<use href="#hx" class="focus" transform="{at}"/>"##);
        });
    }
}
