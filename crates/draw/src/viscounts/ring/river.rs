//! Rivers: they part the sites of a segment, and nobody builds across (V12.3); so they are drawn strongly.

use super::Ring;
use crate::{hex::Point, pen::N};
use demesne_viscounts::Segment;

/// Where a river ends, below the townsfolk.
const END: f32 = 0.607;
/// Half its width, how far it swings, and how fast.
const HALF: f32 = 8.8;
const SWING: f32 = 4.5;
const PHASE: f32 = 1.35;
const STEPS: usize = 14;

/// The angle of a segment's river: between the sites that it parts.
pub(super) fn angle(ring: &Ring<'_>, segment: Segment) -> f32 {
    let sites = ring.game.sites(segment);
    ring.angle(segment) + ring.step(segment) * (f32::from(sites.left) - f32::from(sites.count) / 2.0)
}

/// A bank or the middle, from the rim inwards.
fn course(ring: &Ring<'_>, segment: Segment, beside: f32) -> Vec<Point> {
    let unit = ring.unit();
    let (sin, cos) = angle(ring, segment).to_radians().sin_cos();
    let last = END * ring.radius + 8.0 * unit;
    (0..=STEPS)
        .map(|i| {
            let along = ring.radius - (ring.radius - last) * i as f32 / STEPS as f32;
            let across = (SWING * (PHASE * i as f32).sin() + beside) * unit;
            (ring.centre.0 + along * sin + across * cos, ring.centre.1 - along * cos + across * sin)
        })
        .collect()
}

pub(super) fn river(out: &mut String, ring: &Ring<'_>, segment: Segment) {
    let mut banks = course(ring, segment, -HALF);
    banks.extend(course(ring, segment, HALF).into_iter().rev());
    line(out, &banks);
    put!(out, r#"Z" class="vr-river" data-river="{}"/>"#, segment.name());
    line(out, &course(ring, segment, 0.0));
    out.push_str(r#"" class="vr-river2"/>"#);
}

fn line(out: &mut String, points: &[Point]) {
    out.push_str(r#"<path d=""#);
    for (i, (x, y)) in points.iter().enumerate() {
        put!(out, "{}{} {}", if i == 0 { "M" } else { "L" }, N(*x), N(*y));
    }
}
