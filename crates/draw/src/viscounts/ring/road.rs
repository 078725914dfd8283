//! Roads between spaces, clockwise, with an arrowhead in the middle of each.

use super::Ring;
use crate::{hex::Point, pen::N};
use demesne_viscounts::{Side, Space};

/// A road from a space to the next: one curve, or two around a tower of the castle.
enum Road {
    Curve(Point),
    Round { before: [Point; 2], middle: Point, after: [Point; 2] },
}

fn road(ring: &Ring<'_>, from: Space, to: Space) -> Road {
    let angle = ring.angle(from.segment());
    let at = |beside: f32, part: f32| ring.point(angle + beside, part);
    match (from.side(), to.side()) {
        (Side::Left, Side::Right) => Road::Curve(at(0.0, 0.805)),
        (Side::Left, Side::Inner) => Road::Curve(at(-13.0, 0.551)),
        (Side::Inner, Side::Right) => Road::Curve(at(13.0, 0.517)),
        (Side::Inner, Side::Inner) => Road::Round {
            before: [at(15.0, 0.418), at(25.5, 0.512)],
            middle: at(36.0, 0.502),
            after: [at(46.5, 0.512), at(57.0, 0.418)],
        },
        _ => Road::Curve(at(36.0, 0.764)),
    }
}

/// A road as path data, behind a start.
fn data(out: &mut String, road: &Road, (x, y): Point) {
    match road {
        Road::Curve((cx, cy)) => put!(out, "Q{} {} {} {}", N(*cx), N(*cy), N(x), N(y)),
        Road::Round { before: [a, b], middle, after: [c, d] } => put!(
            out,
            "C{} {} {} {} {} {}C{} {} {} {} {} {}",
            N(a.0),
            N(a.1),
            N(b.0),
            N(b.1),
            N(middle.0),
            N(middle.1),
            N(c.0),
            N(c.1),
            N(d.0),
            N(d.1),
            N(x),
            N(y)
        ),
    }
}

/// All edges, then all beds, then the arrowheads.
pub(super) fn roads(out: &mut String, ring: &Ring<'_>) {
    let mut all = Vec::new();
    for segment in ring.state.ring.order() {
        for side in [Side::Left, Side::Right, Side::Inner] {
            let from = Space::on(segment, side);
            all.extend(ring.state.ring.arrows(from).map(|to| (from, to)));
        }
    }
    for class in ["vr-road-e", "vr-road"] {
        for &(from, to) in &all {
            let (x, y) = ring.space(from);
            put!(out, r#"<path d="M{} {}"#, N(x), N(y));
            data(out, &road(ring, from, to), ring.space(to));
            put!(out, r#"" class="{class}"/>"#);
        }
    }
    for (from, to) in all {
        let ((x, y), turned) = middle(ring, from, to);
        put!(
            out,
            r#"<path d="M-3.5-4.5L3 0-3.5 4.5" class="vr-arr" transform="translate({} {}) rotate({})"/>"#,
            N(x),
            N(y),
            N(turned)
        );
    }
}

/// The middle of a road, and which way it leads there.
fn middle(ring: &Ring<'_>, from: Space, to: Space) -> (Point, f32) {
    let (one, other) = (ring.space(from), ring.space(to));
    match road(ring, from, to) {
        Road::Curve((cx, cy)) => {
            let at = ((one.0 + 2.0 * cx + other.0) / 4.0, (one.1 + 2.0 * cy + other.1) / 4.0);
            (at, (other.1 - one.1).atan2(other.0 - one.0).to_degrees())
        }
        Road::Round { before, middle, after } => {
            let (dx, dy) = (after[0].0 - before[1].0, after[0].1 - before[1].1);
            (middle, dy.atan2(dx).to_degrees())
        }
    }
}

/// A way from space to space; where no road leads from one to the next, the line begins anew.
pub(super) fn path(out: &mut String, ring: &Ring<'_>, way: &[Space]) {
    let Some(&first) = way.first() else { return };
    let (x, y) = ring.space(first);
    put!(out, r#"<path d="M{} {}"#, N(x), N(y));
    for pair in way.windows(2) {
        let to = ring.space(pair[1]);
        match ring.state.ring.arrows(pair[0]).any(|to| to == pair[1]) {
            true => data(out, &road(ring, pair[0], pair[1]), to),
            false => put!(out, "M{} {}", N(to.0), N(to.1)),
        }
    }
    out.push_str(r#"" class="v-path"/>"#);
}
