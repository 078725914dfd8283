//! Townsfolk with their names, which are the host's.

use super::{scene::Scene, sheet::write};
use crate::Frame;
use demesne_draw::viscounts::card::{self as townsfolk, Cards, Size};
use demesne_game::Seat;
use demesne_text::{Language, viscounts::names};
use demesne_viscounts::Card;

/// How high a name is written, in units of the card.
const NAME: [(Size, f32); 2] = [(Size::Large, 15.0), (Size::Medium, 12.5)];

/// A card of a seat in a frame, with its name where it has room for one.
pub(super) fn card(out: &mut String, scene: &Scene<'_>, card: Card, size: Size, seat: Seat, frame: Frame) {
    named(out, (scene.cards(), scene.look.language), card, (size, frame), seat);
}

/// The same without a table.
pub(in crate::viscounts) fn named(
    out: &mut String,
    (cards, language): (Cards<'_>, Language),
    card: Card,
    (size, frame): (Size, Frame),
    seat: Seat,
) {
    cards.card(out, card, size, seat, frame);
    let unit = frame.width / size.extent().0;
    let height = NAME.iter().find(|(known, _)| *known == size).map_or(12.0, |(_, height)| *height);
    if let Some(place) = townsfolk::name_box(card, size) {
        let place = Frame::new(
            frame.left + (place.left + 2.0) * unit,
            frame.top + place.top * unit,
            (place.width - 4.0) * unit,
            place.height * unit,
        );
        write(out, "v-name", place, height * unit, names::plain(card, language));
    }
}
