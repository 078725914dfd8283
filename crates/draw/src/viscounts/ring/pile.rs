//! The piles of a segment: townsfolk and manuscripts, or what is printed below them.

use super::Ring;
use crate::viscounts::{
    card::{self, Size},
    tile as leaf,
};
use demesne_viscounts::Segment;

pub(super) fn folk(out: &mut String, ring: &Ring<'_>, segment: Segment) {
    let (frame, i) = (ring.folk(segment), segment.index());
    let top = ring.state.tops[i];
    match top.is_some() {
        true => ring.cards.pile(out, top, ring.state.under[i], frame),
        false => card::printed(out, &ring.game.printed().segments[i].townsfolk, Size::Small, frame),
    }
}

pub(super) fn tile(out: &mut String, ring: &Ring<'_>, segment: Segment) {
    let (frame, i) = (ring.tile(segment), segment.index());
    let (printed, top) = (ring.game.printed(), ring.state.tiles[i]);
    match top.is_some() {
        true => leaf::pile(out, printed, top, ring.state.tiles_under[i], frame),
        false => leaf::printed(out, &printed.segments[i], frame),
    }
}

pub(super) fn counts(out: &mut String, ring: &Ring<'_>, segment: Segment) {
    let (state, i) = (ring.state, segment.index());
    if state.tops[i].is_some() {
        ring.cards.count(out, state.under[i] + 1, ring.folk(segment));
    }
    if state.tiles[i].is_some() {
        leaf::count(out, state.tiles_under[i] + 1, ring.tile(segment));
    }
}
