//! A whole duchy: its spaces, what lies on them, its lines, rivers and border posts.

use crate::{
    glyphs,
    hex::{self, Frame, HALF, Point},
    lead::{self, Lines},
    mark::{self, Mark},
    pen::{At, N, escape, glyph},
    river, space, tile,
};
use demesne_burgundy::{
    Tile,
    duchy::{Duchy, POSTS},
    state::DUCHY,
};

/// What is drawn of a duchy.
#[derive(Clone, Copy, Debug)]
pub struct Picture<'a> {
    /// The printed board.
    pub duchy: &'a Duchy,
    /// What lies on its spaces, in their order; nothing past the end.
    pub tiles: &'a [Option<Tile>],
    /// The radius of its hexes.
    pub s: f32,
    /// Whether each empty space shows its place too, as records name it.
    pub places: bool,
    /// Whether border posts are in play (X-POST-3). Only boards of the standard shape have them.
    pub posts: bool,
    /// Marks of spaces, from 0 on. They are drawn in this order.
    pub marks: &'a [(u8, Mark)],
    /// What the host calls the spaces, in their order; nothing where it labels them itself.
    pub labels: &'a [String],
}

impl<'a> Picture<'a> {
    /// A printed board with nothing on it.
    pub const fn new(duchy: &'a Duchy, s: f32) -> Picture<'a> {
        Picture { duchy, tiles: &[], s, places: false, posts: false, marks: &[], labels: &[] }
    }

    /// The tile on a space.
    pub fn tile(&self, space: u8) -> Option<Tile> {
        self.tiles.get(usize::from(space)).copied().flatten()
    }

    /// The place of a space that the duchy has, where the centre of hex (0, 0) is 0.
    pub fn at(&self, space: u8) -> At {
        let (x, y) = hex::centre(self.duchy.hex[usize::from(space)], self.s);
        At::new(x, y, self.s)
    }

    /// The box around all that is drawn, but for marks.
    pub fn frame(&self) -> Frame {
        let mut frame = hex::bounds(self.duchy, self.s).grown(lead::width(self.s) * 1.8 + 0.08 * self.s);
        for (x, y) in self.posts() {
            let (half, bottom) = (0.5 * self.s, frame.top + frame.height);
            let left = frame.left.min(x - half);
            let right = (frame.left + frame.width).max(x + half);
            frame = Frame::new(left, frame.top, right - left, bottom.max(y + half) - frame.top);
        }
        frame
    }

    /// X-POST-3: where the border posts stand, outside of the two spaces that each touches.
    pub fn posts(&self) -> Vec<Point> {
        if !self.posts || usize::from(self.duchy.size) != DUCHY || !self.duchy.rivers.is_empty() {
            return Vec::new();
        }
        let (cx, cy) = hex::bounds(self.duchy, self.s).centre();
        let place = |post: &demesne_game::Spaces| {
            let spaces: Vec<At> = post.into_iter().map(|space| self.at(space)).collect();
            let count = spaces.len().max(1) as f32;
            let x = spaces.iter().map(|at| at.x).sum::<f32>() / count;
            let y = spaces.iter().map(|at| at.y).sum::<f32>() / count;
            let (dx, dy) = (x - cx, y - cy);
            let part = 2.0 * HALF * 0.9 * self.s / dx.hypot(dy).max(1.0);
            (x + dx * part, y + dy * part)
        };
        POSTS.iter().map(place).collect()
    }

    fn is_legal(&self, space: u8) -> bool {
        self.marks.iter().any(|(at, mark)| *at == space && matches!(mark, Mark::Free | Mark::Paid(_)))
    }
}

/// The duchy, where the centre of hex (0, 0) is 0: put it into a group that moves it.
pub fn duchy(out: &mut String, picture: &Picture<'_>) {
    let lines = Lines::of(picture.duchy, picture.s);
    lead::bronze(out, &lines, picture.s);
    for index in 0..picture.duchy.size {
        one_space(out, picture, index);
    }
    lead::lead(out, &lines, picture.s);
    river::rivers(out, picture.duchy, picture.s);
    for place in picture.posts() {
        glyph(out, glyphs::POST, place, 0.9 * picture.s);
    }
    for &(index, mark) in picture.marks.iter().filter(|(index, _)| *index < picture.duchy.size) {
        mark::mark(out, mark, picture.at(index));
    }
}

/// The duchy as a plan: its colours alone, as for a choice between boards. The centre of hex (0, 0) is 0.
pub fn plan(out: &mut String, duchy: &Duchy, s: f32) {
    for (&hex, colour) in duchy.hex.iter().zip(&duchy.colour).take(usize::from(duchy.size)) {
        let ((x, y), name) = (hex::centre(hex, s), colour.name());
        put!(
            out,
            r##"<g transform="{}"><use href="#hx" style="fill:var(--t-{name})"/><use href="#hx" fill="url(#pt-{name})"/></g>"##,
            At::new(x, y, s)
        );
    }
    river::rivers(out, duchy, s);
}

/// The box around a plan.
pub fn plan_frame(duchy: &Duchy, s: f32) -> Frame {
    hex::bounds(duchy, s).grown(0.1 * s)
}

/// The duchy in the middle of a frame.
pub fn duchy_in(out: &mut String, picture: &Picture<'_>, frame: Frame) {
    let ((x, y), (px, py)) = (frame.centre(), picture.frame().centre());
    put!(out, r#"<g class="duchy" transform="translate({} {})">"#, N(x - px), N(y - py));
    duchy(out, picture);
    out.push_str("</g>");
}

/// A space of the duchy with what lies on it.
pub fn one_space(out: &mut String, picture: &Picture<'_>, index: u8) {
    let (at, i) = (picture.at(index), usize::from(index));
    let (colour, number) = (picture.duchy.colour[i], picture.duchy.number[i]);
    let look = space::Look { legal: picture.is_legal(index), ..space::Look::new(colour, number) };
    let tile = picture.tile(index);
    let (class, name) = match tile {
        Some(tile) => ("tile", tile::ground_name(tile)),
        None => (space::class(look), colour.name()),
    };
    put!(out, r#"<g class="{class}" data-t="{name}" data-space="{}" transform="{at}">"#, index + 1);
    if let Some(label) = picture.labels.get(i) {
        out.push_str("<title>");
        escape(out, label);
        out.push_str("</title>");
    }
    match tile {
        Some(tile) => tile::layers(out, tile, at.s),
        None => {
            space::layers(out, look, at.s);
            if picture.places {
                put!(out, r#"<text class="sno" x="26" y="25">{}</text>"#, index + 1);
            }
        }
    }
    out.push_str("</g>");
}
