//! Goods tiles: a framed glyph with the number at the upper left, a count at the lower right.

use crate::{
    glyphs,
    hex::Point,
    pen::{Factor, N},
};

/// The side of a goods tile with scale 1.
pub const SIDE: f32 = 24.0;

/// Goods of a number (1 to 6) around a point; with a count where they are a stack.
pub fn good(out: &mut String, number: u8, (x, y): Point, scale: f32, count: Option<u8>) {
    put!(
        out,
        r#"<g class="good" data-goods="{number}" data-count="{}" transform="translate({} {}) scale({})">"#,
        count.unwrap_or(1),
        N(x),
        N(y),
        Factor(scale)
    );
    put!(
        out,
        r##"<rect x="-12" y="-10.5" width="24" height="24" rx="5" class="t-shadow"/><rect x="-12" y="-12" width="24" height="24" rx="5" style="fill:var(--goods-{number})" class="gd"/><rect x="-10" y="-10" width="20" height="20" rx="3.5" class="gd-in"/><use href="#{}" x="-8.5" y="-8.5" width="17" height="17" class="g" style="--ga:var(--goods-{number})"/>"##,
        glyphs::goods(number)
    );
    // A large tile has room: its number and count need not grow with it.
    let large = scale > 1.2;
    let (half, side, base, font) = if large { (5.2, 10.4, 3.1, 9) } else { (6.3, 12.6, 3.8, 11) };
    put!(
        out,
        r#"<g transform="translate(-11.5 -10.5)"><rect x="-{half}" y="-{half}" width="{side}" height="{side}" rx="3" class="gn" style="stroke:var(--goods-{number})"/><text class="gnt" y="{base}" style="font-size:{font}px">{number}</text></g>"#
    );
    if let Some(count) = count {
        put!(out, r#"<g transform="translate(11.5 10.5) scale({})">"#, if large { "0.72" } else { "0.85" });
        pill(out, count.into());
        out.push_str("</g>");
    }
    out.push_str("</g>");
}

/// A count on a dark pill around 0: 20 wide, 15 high; wider where it has two digits.
pub fn pill(out: &mut String, count: u16) {
    let half = if count < 10 { 10 } else { 13 };
    put!(
        out,
        r#"<rect x="-{half}" y="-7.5" width="{}" height="15" rx="7.5" class="cnt"/><text class="cntt" y="4.2">×{count}</text>"#,
        2 * half
    );
}

/// Goods in a row around a point, as wide as there is room: one by one while there are few, else in stacks.
pub fn row(out: &mut String, goods: &[u8; 6], (x, y): Point, scale: f32, room: f32) {
    let all: u32 = goods.iter().map(|&count| u32::from(count)).sum();
    let single = all <= 3;
    let shown: Vec<(u8, Option<u8>)> = (1..)
        .zip(goods)
        .flat_map(|(number, &count)| {
            let times = if single { count } else { u8::from(count > 0) };
            (0..times).map(move |_| (number, (!single).then_some(count)))
        })
        .collect();
    let wanted = (SIDE + if single { 10.8 } else { 16.0 }) * scale;
    let step = wanted.min(room / shown.len().max(1) as f32);
    // Numbers stand out to the left, so the row looks centred a little further to the right.
    let first = x + 1.5 - step * (shown.len().max(1) - 1) as f32 / 2.0;
    for (i, (number, count)) in shown.into_iter().enumerate() {
        good(out, number, (first + step * i as f32, y), scale, count);
    }
}
