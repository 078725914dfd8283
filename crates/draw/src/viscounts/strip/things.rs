//! What lies on a segment: links and sites, viscounts, piles.

use super::{SITES, SPACES, STRIP, Strip};
use crate::{
    pen::N,
    viscounts::{
        card::{self, Size},
        ring::{self, Link, Look},
        tile,
    },
};
use demesne_viscounts::{Site, Space};

/// The link from a site of the segment to the next one clockwise, if there is one; `near` is one that would close.
pub fn link(out: &mut String, strip: &Strip<'_>, from: Site, near: bool) {
    let Some((effect, link)) = Link::of(strip.game, strip.state, from, near) else { return };
    let last = from.place() + 1 == strip.sites().count;
    let other = if last { STRIP.0 - 2.0 } else { strip.across(from.place() + 1) };
    line(out, strip, link, strip.across(from.place()), other);
    let height = if strip.sites().count > 4 || last { 18.5 } else { 23.0 };
    link.plate(out, effect, strip.link(from), height);
}

/// The end of the link that comes from the segment before, if there is one.
pub fn link_before(out: &mut String, strip: &Strip<'_>, near: bool) {
    if let Some((_, link)) = Link::of(strip.game, strip.state, strip.site_before(), near) {
        line(out, strip, link, 2.0, strip.across(0));
    }
}

fn line(out: &mut String, strip: &Strip<'_>, link: Link, from: f32, to: f32) {
    let ((x1, y), (x2, _)) = (strip.at((from, SITES)), strip.at((to, SITES)));
    link.line(out, &format!("M{} {}H{}", N(x1), N(y), N(x2)));
}

/// A site with what stands on it.
pub fn site(out: &mut String, strip: &Strip<'_>, site: Site, look: Look) {
    let Some(&effect) = strip.sites().effects.get(usize::from(site.place())) else { return };
    let centre = strip.at((strip.across(site.place()), SITES));
    put!(out, r#"<g data-site="{}">"#, site.name());
    ring::site_at(out, effect, strip.state.plot(site).get(), look, centre, strip.site_radius());
    out.push_str("</g>");
}

/// A space with its banner, without viscounts; whether it may be moved to, and whether its trade may be done.
pub fn space(out: &mut String, strip: &Strip<'_>, space: Space, legal: bool, trading: bool) {
    if let Some((merchants, gain)) = strip.game.exchange_at(space) {
        ring::trade(out, merchants, gain, trading, strip.banner(space));
    }
    let (centre, radius) = SPACES[space.side() as usize];
    let empty = ring::standing(strip.game, strip.state, space, None).is_empty();
    ring::disc(out, space, ring::Disc { legal, empty }, strip.at(centre), radius);
}

/// The viscounts on a space, and its number beside them.
pub fn viscounts(out: &mut String, strip: &Strip<'_>, space: Space) {
    let seats = ring::standing(strip.game, strip.state, space, strip.own);
    let (centre, radius) = SPACES[space.side() as usize];
    ring::group(out, space, &seats, strip.at(centre), radius);
}

/// The pile of townsfolk, without its count.
pub fn folk(out: &mut String, strip: &Strip<'_>) {
    let (state, i) = (strip.state, strip.segment.index());
    match state.tops[i].is_some() {
        true => strip.cards.pile(out, state.tops[i], state.under[i], strip.folk()),
        false => {
            let print = &strip.game.printed().segments[i].townsfolk;
            card::printed(out, print, Size::Small, strip.folk());
        }
    }
}

/// The pile of manuscripts, without its count.
pub fn manuscripts(out: &mut String, strip: &Strip<'_>) {
    let (state, i, printed) = (strip.state, strip.segment.index(), strip.game.printed());
    match state.tiles[i].is_some() {
        true => tile::pile(out, printed, state.tiles[i], state.tiles_under[i], strip.tile()),
        false => tile::printed(out, &printed.segments[i], strip.tile()),
    }
}

/// How many cards and manuscripts the piles have.
pub fn counts(out: &mut String, strip: &Strip<'_>) {
    let (state, i) = (strip.state, strip.segment.index());
    if state.tops[i].is_some() {
        strip.cards.count(out, state.under[i] + 1, strip.folk());
    }
    if state.tiles[i].is_some() {
        tile::count(out, state.tiles_under[i] + 1, strip.tile());
    }
}
