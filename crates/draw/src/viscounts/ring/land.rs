//! Rim, wedges with their lands, borders, vignettes.

use super::{RIM, Ring};
use crate::{
    pen::{self, N},
    viscounts::{glyph, shape::circle},
};

/// Where the band of the sites begins.
const BAND: f32 = 0.852;

pub(super) fn land(out: &mut String, ring: &Ring<'_>) {
    circle(out, ring.centre, ring.radius + RIM, r#"class="vr-edge""#);
    for segment in ring.state.ring.order() {
        let ((_, name), angle) = (glyph::land(segment), ring.angle(segment));
        let ((x, y), r) = (ring.centre, N(ring.radius));
        let (one, other) = (ring.point(angle - 36.0, 1.0), ring.point(angle + 36.0, 1.0));
        let arc = format!("M{} {}A{r} {r} 0 0 1 {} {}", N(one.0), N(one.1), N(other.0), N(other.1));
        let wedge = format!("{arc}L{} {}Z", N(x), N(y));
        put!(out, r#"<path d="{wedge}" style="fill:var(--l-{name})" data-land="{}"/>"#, segment.name());
        put!(out, r#"<path d="{wedge}" fill="url(#pl-{name})"/>"#);
        let (one, other, r) =
            (ring.point(angle - 36.0, BAND), ring.point(angle + 36.0, BAND), N(BAND * ring.radius));
        put!(
            out,
            r#"<path d="{arc}L{} {}A{r} {r} 0 0 0 {} {}Z" style="fill:var(--le-{name})" class="vr-band"/>"#,
            N(other.0),
            N(other.1),
            N(one.0),
            N(one.1)
        );
    }
    circle(out, ring.centre, BAND * ring.radius, r#"class="vr-hair""#);
}

pub(super) fn borders(out: &mut String, ring: &Ring<'_>) {
    let (x, y) = ring.centre;
    for segment in ring.state.ring.order() {
        let (ex, ey) = ring.point(ring.angle(segment) + 36.0, 1.0);
        put!(out, r#"<path d="M{} {}L{} {}" class="vr-lead"/>"#, N(x), N(y), N(ex), N(ey));
    }
    circle(out, ring.centre, ring.radius, r#"class="vr-rim""#);
}

pub(super) fn vignettes(out: &mut String, ring: &Ring<'_>) {
    out.push_str(r#"<g class="vr-vig" aria-hidden="true">"#);
    for segment in ring.state.ring.order() {
        let place = ring.point(ring.angle(segment) - 26.5, 0.54);
        pen::glyph(out, glyph::land(segment).0, place, 0.1 * ring.radius);
    }
    out.push_str("</g>");
}
