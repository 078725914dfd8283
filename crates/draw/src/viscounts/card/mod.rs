//! Townsfolk at three sizes, each drawn for its size: coin, seals, portrait, ability, what hiring brings.
//!
//! Names and kinds are the host's: their boxes are here as geometry.

mod ability;
mod back;
mod printed;
mod window;

pub use ability::Timing;
pub use back::{BACK, back};
pub use printed::printed;

use super::{
    glyph, mark,
    portrait::Portraits,
    shape::{Shape, open, rect, text},
};
use crate::{
    hex::{Frame, Point},
    pen, seat,
};
use demesne_game::Seat;
use demesne_viscounts::{Card, ability::Townsfolk, printed::Printed};

/// How large a card is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Size {
    /// 132 by 184: with its name, for looking at.
    Large,
    /// 84 by 116: hand and slots.
    Medium,
    /// 50 by 70: piles, and others' slots.
    Small,
}

impl Size {
    /// All three.
    pub const ALL: [Size; 3] = [Size::Large, Size::Medium, Size::Small];

    /// How wide and how high a card is.
    pub const fn extent(self) -> (f32, f32) {
        match self {
            Size::Large => (132.0, 184.0),
            Size::Medium => (84.0, 116.0),
            Size::Small => (50.0, 70.0),
        }
    }

    /// The radius of its corners.
    pub const fn round(self) -> f32 {
        match self {
            Size::Large => 6.0,
            Size::Medium => 5.0,
            Size::Small => 4.0,
        }
    }

    /// The frame of a card whose upper left corner is at a point.
    pub const fn at(self, (left, top): Point) -> Frame {
        let (width, height) = self.extent();
        Frame::new(left, top, width, height)
    }

    /// The coin with the silver value: from its upper left corner, how wide it is, and how high its number.
    const fn coin(self) -> (f32, f32, f32) {
        match self {
            Size::Large => (3.0, 30.0, 19.8),
            Size::Medium => (1.5, 22.0, 14.5),
            Size::Small => (0.0, 18.0, 11.9),
        }
    }
}

/// What kind of card it is: its frame tells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// From a pile.
    Neutral,
    /// With a gilt frame and a nimbus.
    Hero,
    /// One of the eight of each player: tinted in the colour of the seat.
    Household,
}

/// The kind of a card.
pub const fn kind(card: Card) -> Kind {
    if card.is_neutral() {
        Kind::Neutral
    } else if card.is_hero() {
        Kind::Hero
    } else {
        Kind::Household
    }
}

/// Where its name goes, in units of the card; nowhere on small ones, nor on medium ones from a pile.
pub const fn name_box(card: Card, size: Size) -> Option<Frame> {
    match (size, kind(card)) {
        (Size::Large, _) => Some(Frame::new(6.0, 102.0, 120.0, 22.0)),
        (Size::Medium, Kind::Neutral) | (Size::Small, _) => None,
        (Size::Medium, _) => Some(Frame::new(4.0, 74.0, 76.0, 16.0)),
    }
}

/// Where a large card that no hiring brings has room for a word on what it is.
pub const fn kind_box(card: Card, size: Size) -> Option<Frame> {
    match (size, kind(card)) {
        (Size::Large, Kind::Hero | Kind::Household) => Some(Frame::new(6.0, 157.0, 120.0, 22.0)),
        _ => None,
    }
}

/// The band of the ability, in units of the card; none on small ones.
pub const fn band(card: Card, size: Size) -> Option<Frame> {
    match (size, kind(card)) {
        (Size::Large, _) => Some(Frame::new(6.0, 126.0, 120.0, 27.0)),
        (Size::Medium, Kind::Neutral) => Some(Frame::new(4.0, 74.0, 76.0, 21.0)),
        (Size::Medium, _) => Some(Frame::new(4.0, 91.0, 76.0, 21.0)),
        (Size::Small, _) => None,
    }
}

/// How large the signs of an ability are, in units of the card: they shrink together until the sentence fits. None where there is no
/// sentence.
pub fn sign_size(townsfolk: &Townsfolk, card: Card, size: Size) -> Option<f32> {
    ability::sign_size(townsfolk, band(card, size)?, size)
}

/// What hiring or dismissing it brings, in units of the card: a torn strip, on small cards a plate.
pub const fn hired(card: Card, size: Size) -> Option<Frame> {
    match (size, kind(card)) {
        (_, Kind::Hero | Kind::Household) => None,
        (Size::Large, _) => Some(Frame::new(6.0, 156.0, 120.0, 22.0)),
        (Size::Medium, _) => Some(Frame::new(4.0, 96.5, 76.0, 15.5)),
        (Size::Small, _) => Some(Frame::new(31.0, 36.0, 16.0, 16.0)),
    }
}

/// The coin, in units of the card.
pub const fn coin(size: Size) -> Shape {
    let (corner, width, _) = size.coin();
    Shape::Round { centre: (corner + width / 2.0, corner + width / 2.0), radius: width / 2.0 }
}

/// The outline of a card of a size in a frame.
pub fn shape(size: Size, frame: Frame) -> Shape {
    Shape::boxed(frame, size.round() * frame.width / size.extent().0)
}

/// What cards are drawn from: the printed data and the portraits.
#[derive(Clone, Copy, Debug)]
pub struct Cards<'a> {
    /// What is printed on them.
    pub printed: &'a Printed,
    /// Their faces.
    pub portraits: &'a Portraits,
}

impl Cards<'_> {
    /// A card that fills a frame; `seat` is whose household it belongs to. Nothing is drawn of no card.
    pub fn card(&self, out: &mut String, card: Card, size: Size, seat: Seat, frame: Frame) {
        if !card.is_some() || card.index() >= self.printed.cards.len() {
            return;
        }
        let (class, style) = match kind(card) {
            Kind::Neutral => ("v vc", String::new()),
            Kind::Hero => ("v vc vc-hero", String::new()),
            Kind::Household => ("v vc vc-house", format!(r#" style="--pc:{}""#, seat::ink(seat))),
        };
        let (width, height) = size.extent();
        let with = format!(r#"data-card="{}"{style}"#, card.id());
        open(out, class, (frame.left, frame.top), frame.width / width, &with);
        let (whole, round) = (Frame::new(0.0, 0.0, width, height), size.round());
        rect(out, Frame { top: 2.5, ..whole }, round, r#"class="vc-sh""#);
        rect(out, whole, round, r#"class="vc-bg""#);
        rect(out, whole, round, r#"fill="url(#cardlit)""#);
        let townsfolk = self.printed.card(card);
        window::window(out, self, card, size);
        window::seals(out, townsfolk, size);
        ability::ability(out, townsfolk, band(card, size), size);
        ability::hired(out, townsfolk, card, size);
        value(out, townsfolk, size);
        rect(out, whole.grown(-0.8), round - 0.6, r#"class="vc-fr""#);
        out.push_str("</g>");
    }

    /// The visible card of a pile with those under it, and how many there are; the count is drawn by [`Cards::count`].
    pub fn pile(&self, out: &mut String, card: Card, under: u8, frame: Frame) {
        for layer in (1..=under.min(2)).rev() {
            let shift = 1.5 * f32::from(layer);
            let below = Frame { left: frame.left + shift, top: frame.top + shift, ..frame };
            rect(out, below, 4.0, r#"class="vc-under""#);
        }
        self.card(out, card, Size::Small, Seat(0), frame);
    }

    /// How many cards a pile in a frame has, at its upper right corner.
    pub fn count(&self, out: &mut String, count: u8, frame: Frame) {
        mark::pill(out, count.into(), (frame.left + frame.width - 9.0, frame.top - 1.0));
    }

    /// The face of a card alone on its field, for sums and lists: fills a square.
    pub fn face(&self, out: &mut String, card: Card, frame: Frame) {
        window::face(out, self, card, frame);
    }
}

/// The silver value on its coin; the boot beside it says that it is the steps, too.
fn value(out: &mut String, townsfolk: &Townsfolk, size: Size) {
    let (corner, width, number) = size.coin();
    if size == Size::Large {
        rect(out, Frame::new(16.0, 5.0, 40.0, 26.0), 13.0, r#"class="vc-plate""#);
        pen::glyph(out, glyph::STEP, (43.5, 17.5), 19.0);
    }
    let middle = corner + width / 2.0;
    pen::glyph(out, glyph::COIN, (middle, middle), width);
    text(out, "vc-n", (middle, middle + width * 0.235), number, townsfolk.silver);
}
