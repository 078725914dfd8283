//! Building sites: an octagon with its effect; a building covers it, and the effect stays as a small sign.

use super::{Ring, SITE};
use crate::{
    hex::Point,
    pen::{self, N},
    seat::ink,
    viscounts::{
        glyph,
        shape::{Shape, circle},
        sign::{self, Sign},
    },
};
use demesne_game::Seat;
use demesne_viscounts::{Atom, Building, BuildingKind, Site};

/// How a site is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Look {
    /// Whether something may be built there: the ground is light.
    pub legal: bool,
    /// What would be built there, as a ghost.
    pub coming: Option<(Seat, BuildingKind)>,
}

pub(super) fn site(out: &mut String, ring: &Ring<'_>, site: Site, look: Look) {
    let sites = ring.game.sites(site.segment());
    let Some(&effect) = sites.effects[..usize::from(sites.count)].get(usize::from(site.place())) else {
        return;
    };
    let built = ring.state.plot(site).get();
    put!(out, r#"<g data-site="{}">"#, site.name());
    site_at(out, effect, built, look, ring.site(site), SITE * ring.radius);
    out.push_str("</g>");
}

/// A site around a point, with a radius: for rings and strips.
pub fn site_at(
    out: &mut String,
    effect: Atom,
    built: Option<(Seat, Building)>,
    look: Look,
    (x, y): Point,
    radius: f32,
) {
    let shape = Shape::Octagon { centre: (x, y), radius };
    shape.outline(out, if look.legal { r#"class="vr-site is-legal""# } else { r#"class="vr-site""# });
    let house = |out: &mut String, seat: Seat, kind: BuildingKind, with: &str| {
        let width = 1.76 * radius;
        put!(
            out,
            r##"<use href="#{}" x="{}" y="{}" width="{}" height="{}" class="g" style="{}"{with}/>"##,
            glyph::building(kind),
            N(x - width / 2.0),
            N(y - 0.1 * radius - width / 2.0),
            N(width),
            N(width),
            glyph::inks(seat)
        );
    };
    match (built, look.coming) {
        (Some((seat, building)), _) => {
            shape.outline(out, &format!(r#"class="vr-tint" style="fill:{}""#, ink(seat)));
            house(
                out,
                seat,
                building.kind(),
                &format!(r#" data-building="p{} {}""#, seat.0 + 1, building.name()),
            );
        }
        (None, Some((seat, kind))) => {
            out.push_str(r#"<g class="vg-ghost">"#);
            house(out, seat, kind, "");
            out.push_str("</g>");
        }
        (None, None) => return sign_of(out, effect, (x, y), 1.22 * radius),
    }
    let dot = (x + 0.72 * radius, y + 0.72 * radius);
    circle(out, dot, 0.478 * radius, r#"class="vr-dot""#);
    sign_of(out, effect, dot, 0.755 * radius);
}

fn sign_of(out: &mut String, effect: Atom, at: Point, width: f32) {
    match sign::atom(effect) {
        Sign::Glyph(id) => pen::glyph(out, id, at, width),
        several => sign::sentence(out, &[several], at, 1.5 * width, width),
    }
}
