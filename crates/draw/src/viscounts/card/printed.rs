//! The townsfolk that is printed where a pile was (V10.13): a wash with a dashed edge; it can be used, not taken.

use super::{Size, value, window};
use crate::{
    hex::Frame,
    pen,
    viscounts::{
        glyph,
        shape::{open, rect},
        sign,
    },
};
use demesne_viscounts::ability::Townsfolk;

/// The printed townsfolk of a segment in a frame of a small or a medium card.
pub fn printed(out: &mut String, townsfolk: &Townsfolk, size: Size, frame: Frame) {
    let (width, height) = size.extent();
    open(out, "v vc", (frame.left, frame.top), frame.width / width, r#"data-printed="townsfolk""#);
    rect(out, Frame::new(0.0, 0.0, width, height), size.round(), r#"class="vc-prt""#);
    out.push_str(r#"<g class="vc-dim">"#);
    pen::glyph(out, glyph::TOWNSFOLK, (width * 0.56, height * 0.44), width * 0.57);
    out.push_str("</g>");
    window::seals(out, townsfolk, size);
    value(out, townsfolk, size);
    let signs = sign::atoms(townsfolk.hire);
    match size {
        Size::Small => {
            rect(out, Frame::new(31.0, 36.0, 16.0, 16.0), 3.0, r#"class="vc-plate""#);
            sign::sentence(out, &signs, (39.0, 44.0), 14.0, 14.0);
        }
        Size::Medium | Size::Large => {
            let (y, unit) = (height * 0.88, width / 84.0);
            pen::glyph(out, glyph::HIRED[1], (26.0 * unit, y), 16.0 * unit);
            pen::glyph(out, glyph::ARROW, (42.5 * unit, y), 9.0 * unit);
            sign::sentence(out, &signs, (61.0 * unit, y), 26.0 * unit, 18.0 * unit);
        }
    }
    out.push_str("</g>");
}
