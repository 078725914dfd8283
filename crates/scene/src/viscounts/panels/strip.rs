//! The road unrolled, for phones: all segments flat side by side, beginning with the one that matters now. Whoever wants to see another
//! one pushes the strip along.

use super::{castle, preview, ring::reached, scene::Scene, sheet::Sheet};
use crate::{
    Frame, Panel,
    sheet::put,
    viscounts::{keys, labels::Word, named::Named},
};
use demesne_draw::{
    pen::N,
    viscounts::{
        castle::Place,
        mark,
        ring::{self, Link, Look, Thing},
        shape::Shape,
        strip::{self, STRIP, Strip},
    },
};
use demesne_viscounts::{Act, Segment, Side, Site, Space, Tier, space::SEGMENTS};

/// Between two segments.
const GAP: f32 = 8.0;
/// How much of the segment before is seen.
const PEEP: f32 = 16.0;
/// Around all of them: prices and rings need room.
const EDGE: f32 = 8.0;

/// The panel of the strip.
pub(super) fn strip(scene: &Scene<'_>) -> Panel {
    let mut sheet = Sheet::new(scene);
    let seen = first(scene);
    // The segment before peeps in; it is the last one to the right.
    let before = scene.strip(scene.state.ring.previous(seen), (EDGE - STRIP.0 - GAP, EDGE));
    sheet.still("before", |out| strip::strip(out, &before, &ring::Marks::default()));
    for (nth, segment) in scene.state.ring.from(seen).take(SEGMENTS).enumerate() {
        let strip = scene.strip(segment, (EDGE + (STRIP.0 + GAP) * nth as f32, EDGE));
        one(&mut sheet, &strip);
    }
    let wide = 2.0 * EDGE + (STRIP.0 + GAP) * SEGMENTS as f32 - GAP + PEEP;
    let frame = Frame::new(-PEEP, 0.0, wide, STRIP.1 + 2.0 * EDGE);
    sheet.panel("strip", scene.word(Word::Ring), None, frame)
}

/// The segment where the strip begins: where something is lit, the nearest one from the own viscount on; else where that stands.
pub(super) fn first(scene: &Scene<'_>) -> Segment {
    let viscount = scene.player(scene.own()).viscount;
    let here = if viscount.is_some() { viscount.segment() } else { scene.state.ring.at(0) };
    let lit = |segment: Segment| {
        scene.is_lit(|named| match named {
            Named::Space(space) => space.segment() == segment,
            Named::Site(site) | Named::Link(site) => site.segment() == segment,
            Named::Folk(one) | Named::Tile(one) | Named::Castle(one, _) | Named::Worker(one, ..) => {
                one == segment
            }
            _ => false,
        })
    };
    scene.state.ring.from(here).take(SEGMENTS).find(|&segment| lit(segment)).unwrap_or(here)
}

fn one(sheet: &mut Sheet<'_>, strip: &Strip<'_>) {
    let (scene, segment) = (sheet.scene, strip.segment);
    let closing = preview::closing(scene);
    let near = |site: Site| closing.iter().any(|(from, _)| *from == site);
    let name = segment.name();
    let lit: Vec<Place> = [Tier::First, Tier::Second]
        .into_iter()
        .filter(|&tier| scene.marks.lit.contains_key(&keys::castle(segment, tier)))
        .map(|tier| Place::Section(segment, tier))
        .collect();
    sheet.still(format!("land {name}"), |out| {
        strip::land(out, strip);
        strip::castle(out, strip, &lit);
        strip::link_before(out, strip, near(strip.site_before()));
    });
    castle::section(sheet, segment, |place| strip.shape(Thing::Castle(place)));
    let sites = || (0..scene.game.sites(segment).count).map(|place| Site::of(segment, place));
    for from in sites().filter(|&from| Link::of(scene.game, &scene.state, from, false).is_some()) {
        let shape = Shape::Round { centre: strip.link(from), radius: 11.0 };
        sheet.plain(Named::Link(from), shape, shape.frame(), |out| strip::link(out, strip, from, near(from)));
        sheet.ringed(&keys::link(from), shape);
    }
    let coming = preview::coming(scene);
    for site in sites() {
        let Some(shape) = strip.shape(Thing::Site(site)) else { continue };
        let key = keys::site(site);
        let look = Look {
            legal: scene.marks.lit.contains_key(&key),
            coming: coming.filter(|(at, ..)| *at == site).map(|(_, seat, kind)| (seat, kind)),
        };
        sheet.plain(Named::Site(site), shape, shape.frame(), |out| strip::site(out, strip, site, look));
        sheet.ringed(&key, shape);
    }
    let spaces = [Side::Left, Side::Right, Side::Inner].map(|side| Space::on(segment, side));
    for space in spaces {
        self::space(sheet, strip, space);
    }
    if let Some(shape) = strip.shape(Thing::Folk(segment)) {
        sheet.shaped(Named::Folk(segment), shape, |out| strip::folk(out, strip));
    }
    if let Some(shape) = strip.shape(Thing::Tile(segment)) {
        sheet.shaped(Named::Tile(segment), shape, |out| strip::manuscripts(out, strip));
    }
    viscounts(sheet, strip, &spaces);
    sheet.still(format!("counts {name}"), |out| {
        strip::counts(out, strip);
        for (from, seats) in closing.iter().filter(|(from, _)| from.segment() == segment) {
            let (x, y) = strip.link(*from);
            mark::gainers(out, seats, &scene.initials, (x, y + 18.7));
        }
    });
    let frame = Frame::new(strip.corner.0 + 0.8, strip.corner.1 + 0.8, STRIP.0 - 1.6, STRIP.1 - 1.6);
    sheet.still(format!("frame {name}"), |out| {
        Shape::boxed(frame, 8.0).outline(out, r#"class="vr-frame""#);
    });
}

fn space(sheet: &mut Sheet<'_>, strip: &Strip<'_>, space: Space) {
    let scene = sheet.scene;
    let Some(shape) = strip.shape(Thing::Space(space)) else { return };
    let key = keys::space(space);
    let legal = scene.marks.lit.contains_key(&key);
    let trading = space == scene.player(scene.own()).viscount && scene.trades();
    sheet.plain(Named::Space(space), shape, shape.frame(), |out| {
        strip::space(out, strip, space, legal, trading);
    });
    sheet.ringed(&key, shape);
    if let Some(&(_, silver)) = preview::reach(scene).iter().find(|(reached, _)| *reached == space) {
        sheet.mark(&format!("{key} reached"), |out| reached(out, shape, silver));
    }
    if let Some(banner) = strip.shape(Thing::Trade(space)).filter(|_| trading) {
        sheet.plain(Named::Act(Act::Trade), banner, banner.frame(), |_| {});
    }
}

fn viscounts(sheet: &mut Sheet<'_>, strip: &Strip<'_>, spaces: &[Space]) {
    let scene = sheet.scene;
    let place = |space: Space| match strip.shape(Thing::Space(space)) {
        Some(Shape::Round { centre, radius }) => Some((centre, radius)),
        _ => None,
    };
    if let Some((seat, way)) = preview::way(scene) {
        sheet.still(format!("way {}", strip.segment.name()), |out| path(out, strip, &way));
        if let Some((centre, radius)) = way.last().and_then(|&to| place(to)) {
            sheet.still(format!("coming {}", strip.segment.name()), |out| {
                out.push_str(r#"<g class="pv">"#);
                ring::viscount(out, seat, centre, radius);
                out.push_str("</g>");
            });
        }
    }
    for &space in spaces {
        sheet.still(format!("viscounts {}", space.name()), |out| strip::viscounts(out, strip, space));
        let Some(((x, y), _)) = place(space) else { continue };
        let here: Vec<_> = scene.seats().filter(|&seat| scene.player(seat).viscount == space).collect();
        for (nth, &seat) in here.iter().enumerate() {
            let aside = 24.0 * (nth as f32 - (here.len() as f32 - 1.0) / 2.0);
            let shape = Shape::Round { centre: (x + aside, y - 24.0), radius: 9.0 };
            // Whoever may go there means the space.
            if !scene.marks.usable.contains(&keys::space(space)) {
                sheet.plain(Named::Viscount(seat), shape, shape.frame(), |_| {});
            }
            sheet.ringed(&keys::viscount(seat), Shape::Round { centre: (x, y), radius: 20.0 });
        }
    }
}

/// So much of a way as lies on a segment: it comes from the left edge, and goes on at the right one.
fn path(out: &mut String, strip: &Strip<'_>, way: &[Space]) {
    let left = strip.corner.0 - GAP / 2.0;
    let edges = [left, left + STRIP.0 + GAP];
    let here = |space: Space| {
        let shape = strip.shape(Thing::Space(space)).filter(|_| space.segment() == strip.segment)?;
        Some(shape.frame().centre())
    };
    let lines: String = way
        .windows(2)
        .filter_map(|pair| {
            let [one, other] = [here(pair[0]), here(pair[1])];
            let from = one.or(other.map(|(_, y)| (edges[0], y)))?;
            let to = other.or(one.map(|(_, y)| (edges[1], y)))?;
            Some(format!("M{} {}L{} {}", N(from.0), N(from.1), N(to.0), N(to.1)))
        })
        .collect();
    if !lines.is_empty() {
        put!(out, r#"<path d="{lines}" class="v-path"/>"#);
    }
}
