//! The Châteautoma's side of the table: its duchy of areas (A1.12) and its county cards (A1.11).

use crate::{
    board::Board,
    glyphs, goods,
    hex::{Frame, Point},
    pen::{At, N, glyph},
    space::{self, Look},
    tile,
};
use demesne_burgundy::{
    Colour, Tile,
    automa::CardInPlay,
    duchy::{AutomaDuchy, Mark},
    options::Modifier,
};

/// How many areas lie side by side.
const COLUMNS: usize = 3;
/// From space to space, in radii: across and down.
const STEP: (f32, f32) = (1.78, 2.04);
/// Between areas, in radii.
const BETWEEN: f32 = 0.9;

/// A printed side, and what lies on it.
#[derive(Clone, Copy, Debug)]
pub struct Picture<'a> {
    /// The side.
    pub duchy: &'a AutomaDuchy,
    /// The tiles on the spaces of each colour, in reading order; nothing past the end.
    pub tiles: &'a [Vec<Option<Tile>>; 6],
    /// The radius of its hexes.
    pub s: f32,
}

/// Nothing on any space.
pub const BARE: [Vec<Option<Tile>>; 6] = [const { Vec::new() }; 6];

impl Picture<'_> {
    /// How wide and how high an area is, in spaces.
    fn area(&self, colour: Colour) -> (usize, usize) {
        let wide = self.duchy.rows(colour).map(<[_]>::len).max().unwrap_or(0);
        (wide, self.duchy.rows(colour).count())
    }

    /// The upper left corner of an area.
    fn corner(&self, index: usize) -> Point {
        let area = |i: usize| self.area(Colour::ALL[i]);
        let (row, column) = (index / COLUMNS, index % COLUMNS);
        let wide = |column: usize| (column..6).step_by(COLUMNS).map(|i| area(i).0).max().unwrap_or(0);
        let high = |row: usize| (row * COLUMNS..(row + 1) * COLUMNS).map(|i| area(i).1).max().unwrap_or(0);
        let x: f32 = (0..column).map(|c| wide(c) as f32 * STEP.0 + BETWEEN).sum();
        let y: f32 = (0..row).map(|r| high(r) as f32 * STEP.1 + BETWEEN).sum();
        (x * self.s, y * self.s)
    }

    /// The place of a space, from the upper left corner of all areas.
    pub fn at(&self, colour: Colour, index: usize) -> At {
        let (x, y) = self.corner(colour.index());
        let wide = self.area(colour).0.max(1);
        let (column, row) = ((index % wide) as f32 + 0.5, (index / wide) as f32 + 0.5);
        At::new(x + column * STEP.0 * self.s, y + row * STEP.1 * self.s, self.s)
    }

    /// The box around all areas.
    pub fn frame(&self) -> Frame {
        let (mut right, mut bottom) = (0.0f32, 0.0f32);
        for colour in Colour::ALL {
            let ((x, y), (wide, high)) = (self.corner(colour.index()), self.area(colour));
            right = right.max(x + wide as f32 * STEP.0 * self.s);
            bottom = bottom.max(y + high as f32 * STEP.1 * self.s);
        }
        Frame::new(0.0, 0.0, right, bottom)
    }
}

/// The areas, from their upper left corner on.
pub fn duchy(out: &mut String, picture: &Picture<'_>) {
    for colour in Colour::ALL {
        let marks = picture.duchy.rows(colour).flatten();
        for (i, mark) in marks.enumerate() {
            let at = picture.at(colour, i);
            match picture.tiles[colour.index()].get(i).copied().flatten() {
                Some(tile) => tile::tile(out, tile, at),
                None => one_space(out, colour, *mark, at),
            }
        }
    }
}

/// A space without number; with the sign of a modifier where one is printed (A15.4).
fn one_space(out: &mut String, colour: Colour, mark: Option<Mark>, at: At) {
    let look = Look { colour, number: None, legal: false };
    let (class, name) = (space::class(look), colour.name());
    put!(out, r#"<g class="{class}" data-t="{name}" transform="{at}">"#);
    space::layers(out, look, at.s);
    if let Some(mark) = mark {
        put!(out, r#"<text class="mark-a" x="24" y="24">{}</text>"#, mark.sign());
    }
    out.push_str("</g>");
}

/// What lies on the spaces of its duchy: tiles of the modifiers (A15.5, A15.6), and those that came from cards, in the order
/// of the spaces (A9.3).
pub fn tiles(board: &Board<'_>, duchy: &AutomaDuchy) -> [Vec<Option<Tile>>; 6] {
    let (areas, automa) = (board.game.areas(), &board.state.automa);
    let has = |modifier| board.game.options().chateautoma.is_some_and(|automa| automa.has(modifier));
    let mut all = BARE;
    for colour in Colour::ALL {
        let spaces = &mut all[colour.index()];
        spaces.extend(duchy.rows(colour).flatten().map(|mark| match mark {
            Some(Mark::A) if has(Modifier::A) => Some(Tile::FACE_DOWN),
            Some(Mark::B) if has(Modifier::B) => match colour {
                Colour::Building => automa.building.map(Tile::building),
                _ => Tile::from_index(Tile::range(colour).start),
            },
            _ => None,
        }));
        let came = Tile::range(colour)
            .filter_map(Tile::from_index)
            .flat_map(|tile| std::iter::repeat_n(tile, automa.duchy[tile.index()].into()));
        for (moved, tile) in (0u8..).zip(came) {
            let place = areas.space(colour, moved).and_then(|space| spaces.get_mut(usize::from(space)));
            if let Some(place) = place {
                *place = Some(tile);
            }
        }
    }
    all
}

/// How wide and how high a county card is.
pub const CARD: (f32, f32) = (222.0, 74.0);

/// A county card from its upper left corner on: its hexes with what lies on them, the signs below, its points.
pub fn card(out: &mut String, board: &Board<'_>, place: &CardInPlay, (x, y): Point) {
    let (width, height) = CARD;
    put!(out, r#"<g class="county-card" transform="translate({} {})">"#, N(x), N(y));
    put!(out, r#"<rect width="{width}" height="{height}" rx="8" class="card"/>"#);
    if place.card != 0 {
        let printed = board.game.county().card(place.card);
        for (i, colour) in printed.hexes.iter().flatten().enumerate() {
            let at = At::new(26.0 + 38.0 * i as f32, 28.0, 20.0);
            // A5.10: the front of a tile that lies face down is known to all, but counts for nothing.
            match place.tiles[i]
                .map(|tile| if place.face_down >> i & 1 != 0 { Tile::FACE_DOWN } else { tile })
            {
                Some(tile) => tile::tile(out, tile, at),
                None => space::space(out, Look { colour: *colour, number: None, legal: false }, at),
            }
            let signs = [(printed.sell, glyphs::SALE), (printed.double, glyphs::ANY_VINE)];
            for (_, id) in signs.into_iter().filter(|(set, _)| set >> i & 1 != 0) {
                glyph(out, id, (at.x, 58.0), 18.0);
            }
        }
        let signs = [(printed.border_post, glyphs::POST), (printed.shield, glyphs::ANY_SHIELD)];
        for (_, id) in signs.into_iter().filter(|(on, _)| *on) {
            glyph(out, id, (width - 16.0, 20.0), 22.0);
        }
        // A9.2: what completing it brings at the level of the table.
        if let Some(automa) = board.game.options().chateautoma {
            let points = printed.points[automa.level as usize % printed.points.len()];
            put!(out, r#"<text class="card-pts" x="{}" y="64">+{points}</text>"#, width - 18.0);
        }
    }
    out.push_str("</g>");
}

/// The reserve (A6) from a point on: each face once, with how many there are; the wild last.
pub fn reserve(out: &mut String, board: &Board<'_>, (x, y): Point, s: f32) {
    let automa = &board.state.automa;
    let mut left = x + s;
    let mut rest = automa.reserve.iter().flatten().peekable();
    while let Some(&tile) = rest.next() {
        let mut count = 1;
        while rest.next_if(|next| **next == tile).is_some() {
            count += 1;
        }
        tile::tile(out, tile, At::new(left, y + s, s));
        if count > 1 {
            put!(out, r#"<g transform="translate({} {}) scale(.7)">"#, N(left + s * 0.6), N(y + s * 1.6));
            goods::pill(out, count);
            out.push_str("</g>");
        }
        left += 1.9 * s;
    }
    if automa.wild.is_some() {
        tile::tile(out, Tile::FACE_DOWN, At::new(left, y + s, s));
    }
}
