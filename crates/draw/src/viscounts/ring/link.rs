//! Links between neighbouring sites: dotted, with what they bring on a plate; solid once both ends are built (V12.10).

use super::{Ring, SITES};
use crate::{
    hex::{Frame, Point},
    pen::N,
    viscounts::{shape::rect, sign},
};
use demesne_viscounts::{Atoms, Site, State, Viscounts};

/// How far a link has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Link {
    /// An end is missing.
    Open,
    /// The building that is being thought of would close it.
    Near,
    /// Both ends are built.
    Closed,
}

impl Link {
    /// What the link from a site to the next one brings, and how far it has come; nothing where there is none.
    pub fn of(game: &Viscounts, state: &State, from: Site, near: bool) -> Option<(Atoms, Link)> {
        let other = game.linked_after(state, from)?;
        let effect = game.sites(from.segment()).links[usize::from(from.place())];
        let closed = !state.plot(from).is_empty() && !state.plot(other).is_empty();
        let link = match (closed, near) {
            (true, _) => Link::Closed,
            (false, true) => Link::Near,
            (false, false) => Link::Open,
        };
        Some((effect, link))
    }

    /// Its class, with a space before it.
    const fn class(self) -> &'static str {
        match self {
            Link::Open => "",
            Link::Near => " near",
            Link::Closed => " full",
        }
    }

    /// Its line.
    pub(in crate::viscounts) fn line(self, out: &mut String, data: &str) {
        put!(out, r#"<path d="{data}" class="vr-lk{}"/>"#, self.class());
    }

    /// Its plate around a point, as high as said.
    pub(in crate::viscounts) fn plate(self, out: &mut String, effect: Atoms, (x, y): Point, height: f32) {
        let signs = sign::atoms(effect);
        let width = if signs.len() > 1 { 1.52 * height } else { height };
        let frame = Frame::new(x - width / 2.0, y - height / 2.0, width, height);
        rect(out, frame, 0.43 * height, &format!(r#"class="vr-lkp{}" data-link="1""#, self.class()));
        sign::sentence(out, &signs, (x, y), 1.3 * height, 0.775 * height);
    }
}

pub(super) fn link(out: &mut String, ring: &Ring<'_>, from: Site, near: bool) {
    let Some((effect, link)) = Link::of(ring.game, ring.state, from, near) else { return };
    let (angle, step, r) = (ring.site_angle(from), ring.step(from.segment()), N(SITES * ring.radius));
    let (one, other) = (ring.site(from), ring.point(angle + step, SITES));
    link.line(out, &format!("M{} {}A{r} {r} 0 0 1 {} {}", N(one.0), N(one.1), N(other.0), N(other.1)));
    // With five sites to a segment there is less room between them.
    let height = 0.0723 * ring.radius * if step < 18.0 { 0.9 } else { 1.0 };
    link.plate(out, effect, ring.link(from), height);
}
