//! The main board as a ring, with the castle in its middle; what its corners leave free has the cards beside it.

use super::{castle, corners, preview, scene::Scene, sheet::Sheet};
use crate::{
    Frame, Panel,
    viscounts::{keys, labels::Word, named::Named},
};
use demesne_draw::viscounts::{
    castle::{Castle, LARGE},
    mark::{self, Mark},
    ring::{self, Link, Look, Ring, Thing},
    shape::Shape,
};
use demesne_viscounts::{Act, Segment, Side, Site, Space, ability::Currency};

/// The panel: the ring and its corners.
const FRAME: Frame = Frame::new(0.0, 0.0, 684.0, 660.0);
/// The radius of the plate of a link, for fingers.
const LINK: f32 = 13.0;

/// The panel of the main board.
pub(super) fn ring(scene: &Scene<'_>) -> Panel {
    let mut sheet = Sheet::new(scene);
    let ring = scene.ring(FRAME.centre());
    let asked = scene.castle_asked();
    sheet.still("land", |out| ring::land(out, &ring));
    if !asked {
        castle::places(&mut sheet, &ring.castle());
    }
    sheet.still("vignettes", |out| ring::vignettes(out, &ring));
    let closing = preview::closing(scene);
    links(&mut sheet, &ring, &closing.iter().map(|(from, _)| *from).collect::<Vec<_>>());
    sites(&mut sheet, &ring);
    spaces(&mut sheet, &ring, asked);
    if !asked {
        piles(&mut sheet, &ring);
    }
    viscounts(&mut sheet, &ring);
    // The large castle lies where inner spaces and piles are: half of them would look out from below it, and be met by keyboard.
    if asked {
        castle::places(&mut sheet, &Castle { apothem: LARGE, ..ring.castle() });
    }
    sheet.still("gainers", |out| {
        for (site, seats) in &closing {
            let (x, y) = ring.link(*site);
            mark::gainers(out, seats, &scene.initials, (x, y + 18.7));
        }
    });
    corners::corners(&mut sheet);
    sheet.panel("ring", scene.word(Word::Ring), None, FRAME)
}

fn links(sheet: &mut Sheet<'_>, ring: &Ring<'_>, near: &[Site]) {
    let scene = sheet.scene;
    for from in scene.game.every_site() {
        if Link::of(scene.game, &scene.state, from, false).is_none() {
            continue;
        }
        let shape = Shape::Round { centre: ring.link(from), radius: LINK };
        sheet.plain(Named::Link(from), shape, shape.frame(), |out| {
            ring::link(out, ring, from, near.contains(&from));
        });
        sheet.ringed(&keys::link(from), shape);
    }
}

fn sites(sheet: &mut Sheet<'_>, ring: &Ring<'_>) {
    let scene = sheet.scene;
    let coming = preview::coming(scene);
    for site in scene.game.every_site() {
        let (key, shape) = (keys::site(site), ring.shape(Thing::Site(site)));
        let look = Look {
            legal: scene.marks.lit.contains_key(&key),
            coming: coming.filter(|(at, ..)| *at == site).map(|(_, seat, kind)| (seat, kind)),
        };
        sheet.plain(Named::Site(site), shape, shape.frame(), |out| ring::site(out, ring, site, look));
        sheet.ringed(&key, shape);
    }
}

/// All of them, or those that a large castle leaves to be seen.
fn spaces(sheet: &mut Sheet<'_>, ring: &Ring<'_>, castle: bool) {
    let scene = sheet.scene;
    let here = scene.player(scene.own()).viscount;
    let covered = |space: &Space| castle && space.side() == Side::Inner;
    for space in Space::all().filter(|space| !covered(space)) {
        let (key, shape) = (keys::space(space), ring.shape(Thing::Space(space)));
        let legal = scene.marks.lit.contains_key(&key);
        let trading = space == here && scene.trades();
        sheet.plain(Named::Space(space), shape, shape.frame(), |out| {
            ring::space(out, ring, space, legal, trading);
        });
        sheet.ringed(&key, shape);
        if trading {
            let banner = ring.shape(Thing::Trade(space));
            sheet.plain(Named::Act(Act::Trade), banner, banner.frame(), |_| {});
        }
    }
    for (space, silver) in preview::reach(scene) {
        let shape = ring.shape(Thing::Space(space));
        sheet.mark(&format!("{} reached", keys::space(space)), |out| reached(out, shape, silver));
    }
    if let Some((_, way)) = preview::way(scene) {
        sheet.still("way", |out| ring::path(out, ring, &way));
    }
}

/// A space that a card would reach, and what the way there would cost.
pub(super) fn reached(out: &mut String, shape: Shape, silver: u8) {
    mark::unlit(out, Mark::Preview, shape);
    if silver > 0 {
        mark::price(out, &[(Currency::Silver, silver.into())], mark::price_place(shape), 0.92);
    }
}

fn piles(sheet: &mut Sheet<'_>, ring: &Ring<'_>) {
    sheet.top("counts", |out| ring::counts(out, ring));
    for segment in Segment::all() {
        let shape = ring.shape(Thing::Folk(segment));
        sheet.shaped(Named::Folk(segment), shape, |out| ring::folk(out, ring, segment));
        let shape = ring.shape(Thing::Tile(segment));
        sheet.shaped(Named::Tile(segment), shape, |out| ring::tile(out, ring, segment));
    }
}

fn viscounts(sheet: &mut Sheet<'_>, ring: &Ring<'_>) {
    let scene = sheet.scene;
    if let Some((seat, way)) = preview::way(scene)
        && let Some(&to) = way.last()
    {
        sheet.still("coming", |out| {
            out.push_str(r#"<g class="pv">"#);
            ring::viscount(out, seat, ring.space(to), ring.disc());
            out.push_str("</g>");
        });
    }
    for space in Space::all() {
        sheet.still(format!("viscounts {}", space.name()), |out| ring::viscounts(out, ring, space));
    }
    // A viscount is asked about at its head: below it is its space.
    for seat in scene.seats() {
        let at = scene.player(seat).viscount;
        if !at.is_some() {
            continue;
        }
        let together: Vec<_> = scene.seats().filter(|&one| scene.player(one).viscount == at).collect();
        let nth = together.iter().position(|&one| one == seat).unwrap_or(0) as f32;
        let (x, y) = ring.space(at);
        let aside = 24.0 * (nth - (together.len() as f32 - 1.0) / 2.0);
        let lift = if at.side() == Side::Inner { 22.0 } else { 24.0 };
        let shape = Shape::Round { centre: (x + aside, y - lift), radius: 9.0 };
        // Whoever may go there means the space.
        if !scene.marks.usable.contains(&keys::space(at)) {
            sheet.plain(Named::Viscount(seat), shape, shape.frame(), |_| {});
        }
        sheet.ringed(&keys::viscount(seat), Shape::Round { centre: (x, y), radius: ring.disc() });
    }
}
