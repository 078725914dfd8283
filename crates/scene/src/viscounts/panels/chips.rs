//! Chips: what can be touched and has no place of its own at the table, or lies far away on a phone. Each says in signs what it is, what
//! it costs and what it brings.

use super::{
    scene::Scene,
    sheet::{Sheet, wide, write},
};
use crate::{
    Frame,
    viscounts::{explain, named::Named},
};
use demesne_draw::{
    pen,
    viscounts::{
        board::posts,
        glyph,
        shape::Shape,
        sign::{self, Sign},
    },
};
use demesne_text::viscounts::{facts, words};
use demesne_viscounts::{Act, Card, Icon};

/// How high a chip is: as high as a finger.
pub(super) const HIGH: f32 = 44.0;
/// Between two chips, and at their ends.
const GAP: f32 = 10.0;
const EDGE: f32 = 9.0;
/// Room for how many were left out.
const MORE: f32 = 30.0;
/// Signs and writing.
const SIGN: f32 = 26.0;
const TEXT: f32 = 17.0;

/// A piece of a chip.
enum Piece {
    Sign(&'static str, &'static str),
    Signs(Vec<Sign>),
    Text(String),
    Face(Card),
    /// Points that it brings at once.
    Won(i32),
    /// So many icons are missing.
    Lacks(u16),
}

impl Piece {
    fn width(&self) -> f32 {
        match self {
            Piece::Sign(..) => SIGN,
            Piece::Signs(signs) => sign::width(signs, SIGN),
            Piece::Text(text) => wide(text, TEXT) + 2.0,
            Piece::Face(_) => 32.0,
            Piece::Won(points) => wide(&format!("+{points}"), TEXT),
            Piece::Lacks(icons) => wide(&format!("−{icons}"), TEXT) + 2.0,
        }
    }
}

/// A chip.
pub(super) struct Chip {
    pub named: Named,
    /// Whether it is lit elsewhere, too: it may be left out.
    pub spare: bool,
    /// Whether it only says what is out of reach.
    lacking: bool,
    pieces: Vec<Piece>,
}

impl Chip {
    /// The chip of a thing.
    pub fn of(scene: &Scene<'_>, named: Named, spare: bool) -> Chip {
        let mut pieces = pieces(scene, named);
        let points = scene.marks.lit.get(&named.key()).map_or(0, |lit| lit.points);
        if points > 0 {
            pieces.push(Piece::Won(points));
        }
        Chip { named, spare, lacking: false, pieces }
    }

    /// The same where so many icons of an action are missing for it.
    pub fn lacking(mut self, icons: u16, act: Act) -> Chip {
        self.lacking = true;
        self.pieces.extend([Piece::Lacks(icons), Piece::Sign(seal(act), "")]);
        self
    }

    fn width(&self) -> f32 {
        let between = 4.0 * (self.pieces.len().max(1) - 1) as f32;
        (self.pieces.iter().map(Piece::width).sum::<f32>() + between + 2.0 * EDGE).max(HIGH)
    }
}

fn pieces(scene: &Scene<'_>, named: Named) -> Vec<Piece> {
    let (game, state, language) = (scene.game, &scene.state, scene.look.language);
    let sign = |id| Piece::Sign(id, "");
    let text = |text: &str| Piece::Text(text.to_owned());
    let acting = state.turn;
    match named {
        Named::Space(space) => match space.number() {
            Some(number) => vec![Piece::Text(number.to_string())],
            None => vec![sign(glyph::CASTLE), Piece::Text(space.name())],
        },
        Named::Act(act) => {
            vec![sign(glyph::act(act)), Piece::Text(words::capital(words::act(act, language)))]
        }
        Named::Exchanges(times) => {
            let gain = game.exchange_at(state.player(acting).viscount).map(|(_, gain)| sign::atom(gain));
            let mut pieces: Vec<Piece> = gain.into_iter().map(|one| Piece::Signs(vec![one])).collect();
            pieces.push(Piece::Text(format!("×{times}")));
            pieces
        }
        Named::Workers(number) => {
            let nobles = game.printed().tables.nobles[usize::from(number.clamp(1, 4)) - 1];
            let workers = Sign::Times(glyph::WORKER, number);
            vec![Piece::Text(nobles.to_string()), sign(glyph::icon(Icon::Noble)), Piece::Signs(vec![workers])]
        }
        Named::Choice(nth) => {
            let bundle = explain::choices(game, state).get(usize::from(nth) - 1).copied();
            vec![Piece::Signs(bundle.map(sign::atoms).unwrap_or_default())]
        }
        Named::Building(seat, building) => {
            // What it costs the sum says; what it uncovers tells buildings of a kind apart.
            let uncovered = posts::uncovered(&scene.board(seat), building);
            let house = Piece::Sign(glyph::building(building.kind()), glyph::inks(seat));
            vec![house, Piece::Signs(uncovered)]
        }
        Named::Debt(_) => vec![sign(glyph::DOCUMENTS[0])],
        Named::Paid(_) => vec![sign(glyph::DOCUMENTS[1])],
        Named::Deed(_) => vec![sign(glyph::DOCUMENTS[2])],
        Named::Approved(_) => vec![sign(glyph::DOCUMENTS[3])],
        Named::Resource(_, kind) => vec![sign(glyph::resource(kind))],
        Named::Silver(_) => vec![sign(glyph::SILVER)],
        Named::Castle(segment, tier) => vec![sign(glyph::tier(tier)), text(segment.name())],
        Named::Worker(segment, _, seat) => {
            vec![Piece::Sign(glyph::WORKER, glyph::inks(seat)), text(segment.name())]
        }
        Named::Keep => vec![sign("g-v-tier-3")],
        Named::Site(site) => {
            let effect = sign::atom(facts::site_effect(game, site));
            vec![Piece::Signs(vec![effect]), Piece::Text(site.name())]
        }
        Named::Link(site) => vec![Piece::Signs(sign::atoms(facts::link_after(game, state, site).1))],
        Named::Folk(segment) => match state.tops[segment.index()] {
            card if card.is_some() => vec![Piece::Face(card)],
            _ => vec![sign(glyph::TOWNSFOLK), text(segment.name())],
        },
        Named::Tile(segment) => vec![sign("g-v-manuscript"), text(segment.name())],
        Named::Hand(_, card) | Named::Discarded(_, card) => vec![Piece::Face(card)],
        Named::Slot(seat, slot) => match state.player(seat).slots[usize::from(slot) - 1] {
            card if card.is_some() => vec![text(&slot.to_string()), Piece::Face(card)],
            _ => vec![text(&slot.to_string()), sign("g-v-card")],
        },
        Named::Deck(seat) => vec![Piece::Sign(glyph::PILES[1], glyph::inks(seat))],
        Named::Discards(seat) => vec![Piece::Sign(glyph::PILES[2], glyph::inks(seat))],
        Named::Pay(currency) => vec![sign(glyph::currency(currency))],
        Named::Dismissal => vec![sign(glyph::HIRED[1])],
        Named::Missing(_) => vec![sign("g-v-any-trade")],
        Named::Pair(number) => vec![sign(glyph::VISCOUNT), Piece::Text(number.to_string())],
        Named::Track(_, space) => vec![sign("g-v-collision"), Piece::Text(space.to_string())],
        Named::Bonus(_) => vec![sign("g-v-bonus-card")],
        Named::Viscount(seat) => vec![Piece::Sign(glyph::VISCOUNT, glyph::inks(seat))],
        _ => vec![Piece::Text(scene.teller().of(named).map(|one| one.title).unwrap_or_default())],
    }
}

/// The action that an act is: its sign, for whoever declines it.
pub(super) const fn seal(act: Act) -> &'static str {
    glyph::icon(act.icon())
}

/// How wide chips are side by side.
pub(super) fn width(chips: &[Chip]) -> f32 {
    chips.iter().map(|chip| chip.width() + GAP).sum()
}

/// So many rows of chips in a box: they shrink until all fit that must be there; others are left out first.
pub(super) fn rows(sheet: &mut Sheet<'_>, mut chips: Vec<Chip>, room: Frame, rows: usize) {
    if chips.is_empty() {
        return;
    }
    let high = room.height / rows as f32;
    let mut scale = (high / HIGH).min(1.0);
    let mut places = packed(&chips, room.width / scale, rows);
    let mut rest = Vec::new();
    while places.is_none() {
        match chips.iter().rposition(|chip| chip.spare) {
            Some(last) if chips.len() > 1 => {
                let left = chips.remove(last);
                // What is out of reach cannot be offered.
                if !left.lacking {
                    rest.push(left.named.key());
                }
            }
            _ => scale *= 0.92,
        }
        // How many were left out has to be said.
        let said = if rest.is_empty() { 0.0 } else { MORE };
        places = packed(&chips, room.width / scale - said, rows);
    }
    if !rest.is_empty() {
        let place = Frame::new(room.left + room.width - MORE, room.top, MORE, room.height);
        let said = format!("+{}", rest.len());
        sheet.shaped(Named::More, Shape::boxed(place, 7.0), |out| write(out, "v-more", place, TEXT, &said));
        sheet.stands_for(rest);
    }
    for (chip, (x, row)) in chips.iter().zip(places.into_iter().flatten()) {
        let frame = Frame::new(
            room.left + x * scale,
            room.top + high * row as f32 + 2.0,
            chip.width() * scale,
            (HIGH * scale).min(high) - 4.0,
        );
        one(sheet, chip, frame, scale);
    }
}

/// Where chips begin in rows of a width, and in which row; none where they do not fit.
fn packed(chips: &[Chip], width: f32, rows: usize) -> Option<Vec<(f32, usize)>> {
    let (mut x, mut row) = (0.0, 0);
    let mut places = Vec::with_capacity(chips.len());
    for chip in chips {
        let wide = chip.width();
        if x > 0.0 && x + wide > width {
            (x, row) = (0.0, row + 1);
        }
        if row >= rows || wide > width {
            return None;
        }
        places.push((x, row));
        x += wide + GAP;
    }
    Some(places)
}

fn one(sheet: &mut Sheet<'_>, chip: &Chip, frame: Frame, scale: f32) {
    let scene = sheet.scene;
    let shape = Shape::boxed(frame, 7.0);
    sheet.shaped(chip.named, shape, |out| {
        shape
            .outline(out, if chip.lacking { r#"class="v-choice v-lacking""# } else { r#"class="v-choice""# });
        let wide: f32 = chip.pieces.iter().map(|piece| piece.width() + 4.0).sum::<f32>() - 4.0;
        let (mut x, y) = (frame.centre().0 - wide * scale / 2.0, frame.centre().1);
        for piece in &chip.pieces {
            let width = piece.width() * scale;
            let centre = (x + width / 2.0, y);
            match piece {
                Piece::Sign(id, style) => pen::glyph_styled(out, id, centre, SIGN * scale, style),
                Piece::Signs(signs) => sign::sentence(out, signs, centre, width, SIGN * scale),
                Piece::Face(card) => {
                    let place = Frame::new(x, y - width / 2.0, width, width);
                    scene.cards().face(out, *card, place);
                }
                Piece::Text(text) => {
                    let place = Frame::new(x, y - 12.0 * scale, width, 24.0 * scale);
                    write(out, "v-choice-text", place, TEXT * scale, text);
                }
                Piece::Won(points) => {
                    let place = Frame::new(x, y - 12.0 * scale, width, 24.0 * scale);
                    write(out, "v-won", place, TEXT * scale, &format!("+{points}"));
                }
                Piece::Lacks(icons) => {
                    let place = Frame::new(x, y - 12.0 * scale, width, 24.0 * scale);
                    write(out, "v-choice-text", place, TEXT * scale, &format!("−{icons}"));
                }
            }
            x += width + 4.0 * scale;
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use demesne_game::Seat;

    fn chip(letters: usize) -> Chip {
        Chip {
            named: Named::Deck(Seat(0)),
            spare: false,
            lacking: false,
            pieces: vec![Piece::Text("x".repeat(letters))],
        }
    }

    #[test]
    fn chips_are_packed_in_rows_and_no_smaller_than_a_finger() {
        assert_eq!(chip(1).width(), HIGH);
        let three = [chip(1), chip(1), chip(1)];
        assert_eq!(packed(&three, 152.0, 1), Some(vec![(0.0, 0), (54.0, 0), (108.0, 0)]));
        assert_eq!(packed(&three, 100.0, 1), None);
        assert_eq!(packed(&three, 100.0, 2), Some(vec![(0.0, 0), (54.0, 0), (0.0, 1)]));
        assert_eq!(packed(&[chip(40)], 100.0, 3), None);
    }
}
