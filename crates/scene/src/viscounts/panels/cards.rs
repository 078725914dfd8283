//! Townsfolk with their names, which are the host's.

use super::{
    scene::Scene,
    sheet::{wide, write},
};
use crate::{
    Frame,
    viscounts::labels::{self, Word},
};
use demesne_draw::viscounts::card::{self as townsfolk, Cards, Size};
use demesne_game::Seat;
use demesne_text::{Language, viscounts::names};
use demesne_viscounts::Card;

/// How high a name is written, in units of the card.
const NAME: [(Size, f32); 2] = [(Size::Large, 15.0), (Size::Medium, 12.5)];
/// The same of the word on what kind of card it is.
const KIND: f32 = 12.0;
/// How far a line is pressed together at most: below that letters lose their shape.
const PRESSED: f32 = 0.85;
/// How much smaller two lines may be than one that is pressed together.
const LITTLE: f32 = 1.0;

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
    let within = |place: Frame| {
        let (left, top) = (frame.left + place.left * unit, frame.top + place.top * unit);
        Frame::new(left, top, place.width * unit, place.height * unit)
    };
    if let Some(place) = townsfolk::kind_box(card, size) {
        let kind = if card.is_hero() { Word::Hero } else { Word::Household };
        write(out, "v-kind", within(place), KIND * unit, labels::word(kind, language));
    }
    let Some(place) = name_place(card, size) else { return };
    let Written { lines, height } = written(names::plain(card, language), place, size);
    let each = place.height / lines.len() as f32;
    for (nth, line) in lines.into_iter().enumerate() {
        let line_place = Frame { top: place.top + nth as f32 * each, height: each, ..place };
        write(out, "v-name", within(line_place), height * unit, line);
    }
}

/// Where a name is written, in units of the card.
fn name_place(card: Card, size: Size) -> Option<Frame> {
    let place = townsfolk::name_box(card, size)?;
    Some(Frame::new(place.left + 2.0, place.top, place.width - 4.0, place.height))
}

/// A name as it is written: in one line or two, so high.
struct Written<'n> {
    lines: Vec<&'n str>,
    height: f32,
}

/// A name in one line where that is pressed together only a little; else in two, broken where both are shortest; a single word that is too
/// long is written smaller.
fn written(name: &str, place: Frame, size: Size) -> Written<'_> {
    let full = NAME.iter().find(|(known, _)| *known == size).map_or(12.0, |(_, height)| *height);
    let room = place.width / PRESSED;
    let longest =
        |lines: &[&str], height: f32| lines.iter().map(|line| wide(line, height)).fold(0.0, f32::max);
    // So high that the longest line just fits, and no higher than there is room for.
    let fitting = |lines: &[&str], most: f32| most.min(most * room / longest(lines, most));
    let one = Written { lines: vec![name], height: fitting(&[name], full) };
    let breaks = name.match_indices(' ').map(|(at, _)| [&name[..at], &name[at + 1..]]);
    let two = breaks
        .map(|lines| Written { lines: lines.to_vec(), height: fitting(&lines, place.height / 2.0) })
        .max_by(|one, other| one.height.total_cmp(&other.height));
    two.filter(|two| one.height < full && two.height + LITTLE > one.height).unwrap_or(one)
}

#[cfg(test)]
mod tests {
    use super::*;
    use demesne_viscounts::card::CARDS;

    /// The smallest writing on a card that is read without effort, in units of the card.
    const LEGIBLE: f32 = 9.0;

    #[test]
    fn names_have_at_most_two_lines_and_are_hardly_pressed() {
        let (mut single, mut double) = (0, 0);
        for card in (0..CARDS).map(Card) {
            for (size, language) in
                Size::ALL.into_iter().flat_map(|size| Language::ALL.map(|one| (size, one)))
            {
                let Some(place) = name_place(card, size) else { continue };
                let name = names::plain(card, language);
                let Written { lines, height } = written(name, place, size);
                assert!(lines.len() <= 2 && lines.join(" ") == name, "{lines:?}");
                assert!(height >= LEGIBLE, "{name} is written {height} high at {size:?}");
                assert!(height * lines.len() as f32 <= place.height + 0.01, "{name}");
                for line in &lines {
                    let pressed = place.width / wide(line, height);
                    assert!(pressed >= PRESSED - 0.001, "{line} is pressed to {pressed}");
                }
                if lines.len() == 1 { single += 1 } else { double += 1 }
            }
        }
        assert!(single > 200 && double >= 3, "{single} {double}");
    }
}
