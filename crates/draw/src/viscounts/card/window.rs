//! The portrait on its field, the mark of cadency, the seals.

use super::{Cards, Kind, Size, kind};
use crate::{
    hex::{Frame, Point},
    pen::{self, N},
    viscounts::{
        glyph,
        shape::{circle, rect},
    },
};
use demesne_viscounts::{Card, Icon, ability::Townsfolk};

/// The window of a portrait, and the square of the portrait in it, from the window's corner.
const fn places(size: Size) -> (Frame, Frame) {
    match size {
        Size::Large => (Frame::new(6.0, 6.0, 120.0, 94.0), Frame::new(18.0, -2.3, 97.8, 97.8)),
        Size::Medium => (Frame::new(4.0, 4.0, 76.0, 68.0), Frame::new(8.0, -1.7, 70.7, 70.7)),
        Size::Small => (Frame::new(3.0, 3.0, 44.0, 47.0), Frame::new(2.0, 3.4, 45.0, 45.0)),
    }
}

/// Where the mark of cadency stands, and how wide it is.
const fn cadency(size: Size) -> (Point, f32) {
    match size {
        Size::Large => ((113.0, 19.0), 20.0),
        Size::Medium => ((70.0, 14.0), 14.0),
        Size::Small => ((39.5, 10.5), 12.0),
    }
}

/// The window of a card.
pub(super) fn window(out: &mut String, cards: &Cards<'_>, card: Card, size: Size) {
    let (window, square) = places(size);
    field_with(out, cards, card, window, square);
    rect(out, window, 2.0, r#"class="vc-win""#);
    if let Some(id) = cards.portraits.cadency(card) {
        let (place, width) = cadency(size);
        pen::glyph(out, id, place, width);
    }
}

/// The face of a card in a square of its own.
pub(super) fn face(out: &mut String, cards: &Cards<'_>, card: Card, frame: Frame) {
    if !card.is_some() || card.index() >= cards.printed.cards.len() {
        return;
    }
    let side = frame.width;
    put!(out, r#"<g class="v" data-face="{}">"#, card.id());
    field_with(out, cards, card, frame, Frame::new(0.0, side * 0.02, side, side));
    rect(out, frame, 2.0, r#"class="vc-win""#);
    out.push_str("</g>");
}

/// A window that cuts off what is beyond it: the field, a hero's nimbus, the portrait.
fn field_with(out: &mut String, cards: &Cards<'_>, card: Card, window: Frame, square: Frame) {
    let (x, y, width, height) = (N(window.left), N(window.top), N(window.width), N(window.height));
    put!(
        out,
        r#"<svg class="v-clip" x="{x}" y="{y}" width="{width}" height="{height}" viewBox="0 0 {width} {height}">"#
    );
    field(out, cards.printed.card(card), (window.width, window.height));
    if kind(card) == Kind::Hero {
        nimbus(out, (window.width * 0.53, window.height * 0.42), window.height * 0.42);
    }
    if let Some(portrait) = cards.portraits.of(card) {
        portrait.draw(out, square);
    }
    out.push_str("</svg>");
}

/// The field by the kinds of icons: one plain, two parted from the upper right, the first above.
fn field(out: &mut String, townsfolk: &Townsfolk, (width, height): (f32, f32)) {
    let mut kinds = ORDER.into_iter().filter(|&icon| townsfolk.icons.of(icon) > 0);
    let (Some(above), below) = (kinds.next(), kinds.next()) else { return };
    let whole = Frame::new(0.0, 0.0, width, height);
    for fill in grounds(below.unwrap_or(above)) {
        rect(out, whole, 0.0, &fill);
    }
    if below.is_some() {
        for fill in grounds(above) {
            put!(out, r#"<path d="M0 0H{}L0 {}Z" {fill}/>"#, N(width), N(height));
        }
        put!(out, r#"<path d="M{} 0L0 {}" class="vc-bend"/>"#, N(width), N(height));
    }
    rect(out, whole, 0.0, r#"fill="url(#fieldlit)""#);
}

/// The colour of a trade's field, and its diaper.
fn grounds(icon: Icon) -> [String; 2] {
    let name = icon.name();
    let colour = match icon {
        // Lighter than the seal, so that dark cloaks stand out.
        Icon::Criminal => "--tf-criminal".to_owned(),
        _ => format!("--tr-{name}"),
    };
    [format!(r#"style="fill:var({colour})""#), format!(r#"fill="url(#pf-{name})""#)]
}

/// The gilt disc behind a hero's head, and its rays.
fn nimbus(out: &mut String, (x, y): Point, radius: f32) {
    for i in 0..16 {
        let angle = std::f32::consts::TAU * i as f32 / 16.0;
        let (dx, dy) = (angle.sin() * radius * 1.9, angle.cos() * radius * 1.9);
        put!(out, r#"<path d="M{} {}L{} {}" class="vc-ray"/>"#, N(x), N(y), N(x + dx), N(y + dy));
    }
    circle(out, (x, y), radius, r#"class="vc-nimbus""#);
}

/// What stands above on a card with two trades: the trade that most cards have in common comes last.
const ORDER: [Icon; 5] = [Icon::Criminal, Icon::Builder, Icon::Cleric, Icon::Noble, Icon::Merchant];

/// The icons: a column of seals below the coin, on small cards a row at the foot.
pub(super) fn seals(out: &mut String, townsfolk: &Townsfolk, size: Size) {
    let of = |icon: Icon| std::iter::repeat_n(icon, townsfolk.icons.of(icon).into());
    let icons: Vec<Icon> = ORDER.into_iter().flat_map(of).collect();
    let (first, side, step): (Point, f32, Point) = match size {
        Size::Large => ((21.0, 53.0), 26.0, (0.0, if icons.len() > 2 { 21.0 } else { 27.0 })),
        Size::Medium => ((14.0, 36.0), 18.0, (0.0, if icons.len() > 2 { 15.5 } else { 19.0 })),
        Size::Small => ((12.0, 60.0), 17.0, (if icons.len() > 2 { 13.5 } else { 16.0 }, 0.0)),
    };
    for (i, icon) in icons.into_iter().enumerate() {
        let place = (first.0 + step.0 * i as f32, first.1 + step.1 * i as f32);
        pen::glyph(out, glyph::icon(icon), place, side);
    }
}
