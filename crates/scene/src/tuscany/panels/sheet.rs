//! Hexes and counts on a sheet.

use super::scene::Scene;
use crate::{
    Frame, Key, Marks,
    sheet::{self, Scenery, put},
    tuscany::labels,
};
use demesne_draw::{
    hex::HALF,
    pen::{At, N, glyph},
    tuscany::mark,
};
use demesne_tuscany::Item;

/// A panel of Tuscany that is being put together.
pub(super) type Sheet<'s> = sheet::Sheet<'s, Scene<'s>>;

impl Scenery for Scene<'_> {
    fn marks(&self) -> &Marks {
        self.marks
    }

    fn state(&self, key: &str) -> String {
        labels::state(key, self.marks, self.look.language)
    }
}

/// The area of a hex: the box around it.
pub(super) fn hex_area(at: At) -> Frame {
    Frame::new(at.x - at.s, at.y - HALF * at.s, 2.0 * at.s, 2.0 * HALF * at.s)
}

impl<'s> Sheet<'s> {
    /// A thing that is a hex: with its rings above all neighbours, and what would come to lie there. The ring of the focus is part of
    /// it.
    pub fn hex(
        &mut self,
        key: Key,
        label: String,
        at: At,
        coming: Option<Item>,
        draw: impl FnOnce(&mut String),
    ) {
        self.ringed(key, label, at, (hex_area(at), Some(coming)), draw);
    }

    /// A tile that lies beside a board: with an area of its own, and without the points that it would bring elsewhere.
    pub fn tile(&mut self, key: Key, label: String, at: At, area: Frame, draw: impl FnOnce(&mut String)) {
        self.ringed(key, label, at, (area, None), draw);
    }

    fn ringed(
        &mut self,
        key: Key,
        label: String,
        at: At,
        (area, space): (Frame, Option<Option<Item>>),
        draw: impl FnOnce(&mut String),
    ) {
        let coming = space.flatten();
        let marks = self.scene.marks;
        let pointed = marks.preview.as_ref() == Some(&key);
        let lit = marks.lit.get(&key);
        let shown = coming.filter(|_| pointed && lit.is_some());
        if lit.is_some() && shown.is_none() {
            self.glow(|out| mark::glow(out, at));
        }
        self.mark(&key, |out| {
            if marks.last.contains(&key) {
                mark::last(out, at);
            }
            match (lit, shown) {
                (Some(lit), Some(item)) => mark::preview(out, item, lit.points, at),
                (Some(lit), None) => {
                    mark::ring(out, at);
                    if space.is_some() {
                        mark::points(out, lit.points, at);
                    }
                    if pointed {
                        mark::pointed(out, at);
                    }
                }
                (None, _) => {}
            }
            if marks.chosen.contains(&key) {
                mark::chosen(out, at);
            }
            if marks.forbidden.as_ref() == Some(&key) {
                mark::forbidden(out, at);
            }
        });
        self.thing(key, label, area, |out| {
            draw(out);
            put!(out, r##"<use href="#hxf" class="focus" transform="{at}"/>"##);
        });
    }

    /// A symbol with a number at its right, as a thing; the number is large where there is room.
    pub fn count(
        &mut self,
        key: Key,
        label: String,
        symbol: &str,
        count: impl std::fmt::Display,
        area: Frame,
    ) {
        let size = area.height;
        self.thing(key, label, area, |out| {
            glyph(out, symbol, (area.left + size / 2.0, area.centre().1), size * 0.94);
            number(out, &count, (area.left + size + size * 0.12, area.centre().1), size);
        });
    }
}

/// A number from a point on, around its height.
pub(super) fn number(out: &mut String, count: &impl std::fmt::Display, (x, y): (f32, f32), size: f32) {
    put!(
        out,
        r#"<text class="count" x="{}" y="{}" style="font-size:{}px">{count}</text>"#,
        N(x),
        N(y + size * 0.26),
        N(size * 0.74)
    );
}

/// A small number in a dark pill around a point.
pub(super) fn pill(out: &mut String, count: impl std::fmt::Display, (x, y): (f32, f32), scale: f32) {
    put!(
        out,
        r#"<g transform="translate({} {}) scale({})"><rect x="-12" y="-9" width="24" height="18" rx="9" class="cnt"/><text class="cntt" y="4.3">{count}</text></g>"#,
        N(x),
        N(y),
        demesne_draw::pen::Factor(scale)
    );
}
