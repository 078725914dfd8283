//! The tally: five seals with how often they count now; criminals count for any other in a primary action (V5.3).

use crate::{
    hex::{Frame, Point},
    viscounts::{
        glyph,
        scheme::chip,
        shape::{open, rect, text},
    },
};
use demesne_viscounts::{Icon, Icons};

/// How high the row is.
pub const HEIGHT: f32 = 38.0;
/// From a seal to the next.
const STEP: f32 = 80.0;

/// A seal with its number, from the corner of the row.
pub const fn seal(icon: Icon) -> Frame {
    Frame::new(STEP * icon as u8 as f32 - 5.0, 0.0, 75.0, HEIGHT)
}

/// The tally from its upper left corner on; `needed` lies on gold.
pub fn tally(out: &mut String, icons: Icons, needed: Option<Icon>, at: Point) {
    open(out, "v vb", at, 1.0, r#"data-part="tally""#);
    let wild = icons.of(Icon::Criminal);
    for icon in Icon::ALL {
        let (x, count) = (STEP * f32::from(icon as u8), icons.of(icon));
        if needed == Some(icon) {
            rect(out, seal(icon), 6.0, r#"class="vb-hi""#);
        }
        chip(out, glyph::icon(icon), (x + 14.0, 19.0), 28.0);
        text(out, "vb-big", (x + 34.0, 26.3), 0.0, count);
        if icon != Icon::Criminal && wild > 0 {
            let digits = if count > 9 { 12.0 } else { 0.0 };
            text(out, "vb-plus", (x + 48.0 + digits, 26.3), 0.0, format_args!("+{wild}"));
        }
    }
    out.push_str("</g>");
}
