//! The castle: in the middle of the ring, and on phones a panel of its own.

use super::{
    preview,
    scene::Scene,
    sheet::{Sheet, rings},
};
use crate::{
    Frame, Panel,
    viscounts::{keys, labels::Word, named::Named},
};
use demesne_draw::viscounts::{
    castle::{self, Castle, LARGE, Place},
    shape::Shape,
};
use demesne_game::Seat;
use demesne_viscounts::{Segment, Tier};

/// The panel on phones.
const FRAME: Frame = Frame::new(0.0, 0.0, 476.0, 456.0);
const CENTRE: (f32, f32) = (238.0, 220.0);
/// The tab that it stands behind while nothing of it is asked for.
const TAB: &str = "g-v-castle";
/// The side of the square that a finger hits of a place, in apothems: places are wedges, which no box fits.
const HIT: f32 = 0.37;

/// The castle as a panel; it comes forth while a decision is about it.
pub(super) fn castle(scene: &Scene<'_>) -> Panel {
    let mut sheet = Sheet::new(scene);
    let castle = Castle { game: scene.game, state: &scene.state, centre: CENTRE, apothem: LARGE };
    places(&mut sheet, &castle);
    for segment in Segment::all() {
        let (x, y) = castle.point(castle.angle(segment), 1.17);
        let frame = Frame::new(x - 24.0, y - 9.0, 48.0, 18.0);
        sheet.write(&format!("name {}", segment.name()), "v-number", frame, 16.0, segment.name());
    }
    let asked = scene.castle_asked();
    let mut panel = sheet.panel("castle", scene.word(Word::Castle), (!asked).then_some(TAB), FRAME);
    panel.also = if asked { &["castle-asked"] } else { &[] };
    panel
}

/// Walls, places and people of a castle.
pub(super) fn places(sheet: &mut Sheet<'_>, castle: &Castle<'_>) {
    let scene = sheet.scene;
    let lit: Vec<Place> =
        Place::all().filter(|&place| scene.marks.lit.contains_key(&named(place).key())).collect();
    sheet.still("walls", |out| castle::walls(out, castle, &lit));
    for place in Place::all() {
        let shape = castle.shape(place);
        let ((x, y), half) = (castle.middle(place), HIT / 2.0 * castle.apothem);
        let hit = Frame::new(x - half, y - half, 2.0 * half, 2.0 * half);
        sheet.plain(named(place), shape, hit, |_| {});
        sheet.ringed(&named(place).key(), shape);
    }
    sheet.still("people", |out| castle::people(out, castle));
    for place in Place::all() {
        workers(sheet, castle, place);
    }
    let steps = preview::cascade(scene);
    sheet.mark("cascade", |out| castle::cascade(out, castle, &steps));
}

const fn named(place: Place) -> Named {
    match place {
        Place::Section(segment, tier) => Named::Castle(segment, tier),
        Place::Keep => Named::Keep,
    }
}

/// V13.13: the workers of a place are things while one of them can be touched, those of a seat together.
fn workers(sheet: &mut Sheet<'_>, castle: &Castle<'_>, place: Place) {
    let Place::Section(segment, tier) = place else { return };
    let scene = sheet.scene;
    let figures = castle::figures(castle, place);
    for seat in scene.seats() {
        let (named, key) = (Named::Worker(segment, tier, seat), keys::worker(segment, tier, seat));
        let shapes: Vec<Shape> =
            figures.iter().filter(|figure| figure.seat == seat).map(|figure| figure.shape).collect();
        let Some(first) = shapes.first().copied() else { continue };
        if !scene.marks.usable.contains(&key) && !scene.marks.last.contains(&key) {
            continue;
        }
        let area = shapes.iter().map(Shape::frame).fold(first.frame(), both);
        sheet.plain(named, first, area, |_| {});
        sheet.mark(&key, |out| shapes.iter().for_each(|&shape| rings(out, scene.marks, &key, shape)));
    }
}

/// The section of the castle beside a segment, as the strip of a phone shows it: its places and workers.
pub(super) fn section(sheet: &mut Sheet<'_>, segment: Segment, shape: impl Fn(Place) -> Option<Shape>) {
    for tier in [Tier::First, Tier::Second] {
        let Some(shape) = shape(Place::Section(segment, tier)) else { continue };
        let named = Named::Castle(segment, tier);
        let Frame { left, top, width, height } = shape.frame();
        // The second tier lies within the box of the first.
        let hit = Frame::new(left + 26.0, top - 2.0, width - 52.0, height.min(24.0) + 2.5);
        sheet.plain(named, shape, hit, |_| {});
        sheet.ringed(&named.key(), shape);
        for seat in sheet.scene.seats() {
            worker(sheet, (segment, tier, seat), hit);
        }
    }
}

/// Workers of a seat that can leave a section: the row is narrow, so each seat has its piece of it.
fn worker(sheet: &mut Sheet<'_>, (segment, tier, seat): (Segment, Tier, Seat), row: Frame) {
    let key = keys::worker(segment, tier, seat);
    if sheet.scene.marks.usable.contains(&key) {
        let width = row.width / 4.0;
        let area = Frame { left: row.left + width * f32::from(seat.0), width, ..row };
        sheet.shaped(Named::Worker(segment, tier, seat), Shape::boxed(area, 6.0), |_| {});
    }
}

fn both(one: Frame, other: Frame) -> Frame {
    let (left, top) = (one.left.min(other.left), one.top.min(other.top));
    let right = (one.left + one.width).max(other.left + other.width);
    let bottom = (one.top + one.height).max(other.top + other.height);
    Frame::new(left, top, right - left, bottom - top)
}
