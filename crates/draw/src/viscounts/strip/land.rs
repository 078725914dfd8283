//! The land of a segment, flat: river and roads, and its part of the castle below.

use super::{STRIP, Strip};
use crate::{
    hex::{Frame, Point},
    pen::N,
    viscounts::{
        castle::{MOST_SINGLE, Place, counted},
        glyph,
        shape::rect,
        sign,
    },
};
use demesne_game::{MAX_SEATS, Seat};
use demesne_viscounts::Tier;

/// Opens a picture of its own, which cuts off what goes beyond the segment; coordinates in it are those of the segment.
fn clipped(out: &mut String, strip: &Strip<'_>) {
    let ((x, y), (width, height)) = (strip.corner, STRIP);
    put!(
        out,
        r#"<svg class="v-clip" x="{}" y="{}" width="{width}" height="{height}" viewBox="0 0 {width} {height}">"#,
        N(x),
        N(y)
    );
}

/// Land, river and roads: all that nobody touches.
pub fn land(out: &mut String, strip: &Strip<'_>) {
    let (_, name) = glyph::land(strip.segment);
    clipped(out, strip);
    let whole = Frame::new(0.0, 0.0, STRIP.0, STRIP.1);
    rect(out, whole, 8.0, &format!(r#"style="fill:var(--l-{name})" data-land="{}""#, strip.segment.name()));
    rect(out, whole, 8.0, &format!(r#"fill="url(#pl-{name})""#));
    put!(
        out,
        r#"<path d="M0 8Q0 0 8 0H292Q300 0 300 8V58H0Z" style="fill:var(--le-{name})" class="vr-band"/>"#
    );
    put!(
        out,
        r#"<g transform="translate({} 0)"><path class="vr-river" data-river="{}" d="M-11 0C-4 10-16 20-9 30S-14 50-8 64H12C6 50 16 40 11 30S18 10 11 0Z"/><path class="vr-river2" d="M0 2C6 12-5 22 1 31S-3 50 2 62"/></g>"#,
        N(strip.river()),
        strip.segment.name()
    );
    let roads = [
        "M52 90Q150 62 246 90",
        "M52 90Q80 160 150 160",
        "M150 160Q220 160 246 90",
        "M246 90Q280 84 324 88",
        "M-24 88Q20 84 52 90",
        "M150 160Q240 182 330 164",
        "M-30 164Q60 182 150 160",
    ];
    for class in ["vr-road-e", "vr-road"] {
        for road in roads {
            put!(out, r#"<path d="{road}" class="{class}"/>"#);
        }
    }
    for (x, y, turned) in [(150, 76, 0), (82, 143, 40), (221, 143, -42), (290, 86, 0), (236, 172, 4)] {
        put!(
            out,
            r#"<path d="M-3.5-4.5L3 0-3.5 4.5" class="vr-arr" transform="translate({x} {y}) rotate({turned})"/>"#
        );
    }
    out.push_str("</svg>");
}

/// The part of the castle below the segment: two tiers, their workers, the gate; `lit` are the places that may be used.
pub fn castle(out: &mut String, strip: &Strip<'_>, lit: &[Place]) {
    clipped(out, strip);
    out.push_str(r#"<g class="vk">"#);
    let segment = strip.segment;
    let class = |tier: Tier| match lit.contains(&Place::Section(segment, tier)) {
        true => " is-lit",
        false => "",
    };
    put!(out, r#"<path d="M18 188H282L258 242H42Z" class="vk-1{}"/>"#, class(Tier::First));
    out.push_str(r#"<path d="M18 188H282L274 203H26Z" class="vk-wall"/>"#);
    put!(out, r#"<path d="M44 212H256L244 242H56Z" class="vk-2{}"/>"#, class(Tier::Second));
    for i in 0..12 {
        rect(out, Frame::new(22.0 + 22.0 * i as f32, 183.5, 11.0, 8.0), 0.0, r#"class="vk-cren""#);
    }
    let effect = strip.game.printed().tables.second_tier[strip.state.ring.reward(segment)];
    rect(out, Frame::new(182.0, 201.0, 66.0, 24.0), 8.0, r#"class="vk-gate""#);
    sign::sentence(out, &sign::effect(effect), (215.0, 213.0), 56.0, 19.0);
    for (tier, middle, size) in [(Tier::First, (68.5, 200.5), 21.0), (Tier::Second, (86.0, 224.0), 20.0)] {
        people(out, Place::Section(segment, tier).workers(strip.state), middle, size);
    }
    out.push_str("</g></svg>");
}

/// Workers in a row from a point on: one by one while there is room, else one of each colour with its count.
fn people(out: &mut String, counts: [u8; MAX_SEATS], (x, y): Point, size: f32) {
    let all: u8 = counts.iter().sum();
    let single = all <= MOST_SINGLE;
    let mut left = x;
    for seat in Seat::first(MAX_SEATS as u8) {
        let count = counts[seat.index()];
        for _ in 0..if single { count } else { u8::from(count > 0) } {
            counted(out, seat, if single { 1 } else { count }, (left, y), size);
            left += size * if single { 1.05 } else { 1.36 };
        }
    }
}
