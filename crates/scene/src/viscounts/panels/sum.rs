//! The sum of the action under way, as a row of plates that adds up: what is needed, what counts from where, what is paid, what is
//! missing, and what could fill it. Before it the choices that lie nowhere on the table.

use super::{
    chips::{self, Chip},
    scene::Scene,
    scheme,
    sheet::{Sheet, write},
};
use crate::{
    Frame, Panel, Price, Room,
    sheet::put,
    viscounts::{
        keys,
        labels::Word,
        ledger::{self, Goal, Ledger, Source, With},
        named::Named,
        road,
    },
};
use demesne_draw::{
    pen::{self, N},
    viscounts::{glyph, shape::Shape},
};
use demesne_text::viscounts::{names, words};
use demesne_viscounts::{Act, Card, Segment};
use std::collections::BTreeSet;

/// How wide the panel is, and how high: two rows of chips, or one over the plates.
const fn size(room: Room) -> (f32, f32) {
    match room {
        Room::Wide => (668.0, 104.0),
        Room::Middle => (640.0, 104.0),
        Room::Narrow => (736.0, 118.0),
        Room::Phone => (348.0, 116.0),
        Room::Across => (316.0, 108.0),
    }
}

/// The panel; none where nothing is to be chosen or added up. It is the last one, and is told which panels there are besides.
pub(super) fn sum(scene: &Scene<'_>, panels: &[Panel]) -> Option<Panel> {
    if let Some(scheme) = scheme::scheme(scene, size(scene.look.room)) {
        return Some(scheme);
    }
    let ledger = scene.ledgers.first();
    let chips = choices(scene, panels, ledger);
    if chips.is_empty() && ledger.is_none() {
        return None;
    }
    let mut sheet = Sheet::new(scene);
    let (wide, mut high) = size(scene.look.room);
    // Chips alone are one row on a phone: the hand stays where it is.
    let low = ledger.is_none() && scene.small() && chips.iter().all(|chip| chip.spare);
    match ledger {
        Some(ledger) => {
            // Where they would be too small in one row they stand in two, lower ones.
            let rows = if scene.small() && chips::width(&chips) > 1.3 * wide { 2 } else { 1 };
            let tall = if rows > 1 { 0.84 * chips::HIGH } else { chips::HIGH };
            let over = if chips.is_empty() { 0.0 } else { rows as f32 * tall + 4.0 };
            chips::rows(&mut sheet, chips, Frame::new(4.0, 2.0, wide - 8.0, rows as f32 * tall), rows);
            plates(&mut sheet, ledger, Frame::new(4.0, over + 4.0, wide - 8.0, high - over - 8.0));
        }
        None => {
            let rows = if low { 1 } else { 2 };
            high = if low { chips::HIGH + 6.0 } else { high };
            chips::rows(&mut sheet, chips, Frame::new(4.0, 3.0, wide - 8.0, high - 6.0), rows);
        }
    }
    let mut panel = sheet.panel("sum", scene.word(Word::Sum), None, Frame::new(0.0, 0.0, wide, high));
    panel.also = if low { &["chips"] } else { &["summing"] };
    Some(panel)
}

/// What is to be chosen and stands nowhere else, and on phones the spaces, which lie far from each other.
fn choices(scene: &Scene<'_>, panels: &[Panel], ledger: Option<&Ledger>) -> Vec<Chip> {
    let there: BTreeSet<&str> = panels
        .iter()
        .filter(|panel| panel.tab.is_none())
        .flat_map(|panel| &panel.parts)
        .filter(|part| part.thing.is_some())
        .map(|part| part.key.as_str())
        .collect();
    let summed: BTreeSet<String> = ledger.map(keys_of).unwrap_or_default();
    let marks = scene.marks;
    let mut chips: Vec<((Price, usize), Chip)> = Vec::new();
    for key in marks.usable.union(&marks.lit.keys().cloned().collect()) {
        let Some(named) = Named::parse(key).filter(|_| !summed.contains(key)) else { continue };
        let spare = there.contains(key.as_str());
        let wanted = match named {
            // While it is asked how much of an action, its seal in the sum stands for it.
            Named::Act(act) => !(scene.asks_how_much() && ledger.is_some_and(|ledger| ledger.act == act)),
            Named::Exchanges(_) | Named::Workers(_) | Named::Choice(_) => true,
            Named::Building(seat, _) => !spare || seat == scene.own() && marks.lit.contains_key(key),
            Named::Space(_) => !spare || scene.small() && scene.moves() && marks.lit.contains_key(key),
            _ => !spare,
        };
        // A banner is small: what stands there stands here, too.
        let spare = spare && !matches!(named, Named::Act(_));
        if wanted {
            let price = marks.lit.get(key).map_or(Price::FREE, |lit| lit.price);
            chips.push(((price, steps(scene, named)), Chip::of(scene, named, spare)));
        }
    }
    // What is free and near comes first: the rest may have no room.
    chips.sort_by_key(|(order, _)| *order);
    let mut chips: Vec<Chip> = chips.into_iter().map(|(_, chip)| chip).collect();
    chips.extend(ledger.and_then(|ledger| next(scene, ledger, &chips)));
    chips
}

/// How far a space is from the viscount that goes; nothing for what is no space.
fn steps(scene: &Scene<'_>, named: Named) -> usize {
    let (state, from) = (&scene.state, scene.player(scene.state.turn).viscount);
    match named {
        Named::Space(to) if from.is_some() && state.played.is_some() => {
            let least = scene.game.printed().card(state.played).silver;
            road::way(state, from, to, least.into()).map_or(0, |way| way.len())
        }
        _ => 0,
    }
}

/// The least of an action that is out of reach, beside what is offered of it: what more would need. On a phone the sum needs the room.
fn next(scene: &Scene<'_>, ledger: &Ledger, offered: &[Chip]) -> Option<Chip> {
    if scene.small() {
        return None;
    }
    let number = |named: Named| match (ledger.act, named) {
        (Act::Trade, Named::Exchanges(number)) | (Act::Workers, Named::Workers(number)) => Some(number),
        _ => None,
    };
    let most = offered.iter().filter_map(|chip| number(chip.named)).max()?;
    let more = match ledger.act {
        Act::Trade => Goal::Exchanges(most + 1),
        _ if usize::from(most) < scene.game.printed().tables.nobles.len() => Goal::Workers(most + 1),
        _ => return None,
    };
    let lacks = ledger::ledger(scene.game, &scene.state, scene.state.turn, more, None).missing;
    let named = match more {
        Goal::Exchanges(number) => Named::Exchanges(number),
        _ => Named::Workers(most + 1),
    };
    // V13.1: what is not missing icons is missing workers, and no seal says that.
    (lacks > 0).then(|| Chip::of(scene, named, true).lacking(lacks, ledger.act))
}

/// The things of a sum.
fn keys_of(ledger: &Ledger) -> BTreeSet<String> {
    let plates = ledger.plates.iter().map(|plate| plate.key.clone());
    let paid = ledger.paid.iter().map(|paid| paid.key.clone());
    let missing = (1..=ledger.missing).map(|nth| keys::missing(nth.into()));
    plates.chain(paid).chain(missing).chain(ledger.fillings.iter().map(|one| one.key.clone())).collect()
}

/// What is drawn on a plate.
enum Face {
    Card(Card),
    Sign(&'static str, &'static str),
    Empty(&'static str),
}

/// A plate: what it is, what stands on it and below it, and how it is framed.
struct Shown {
    named: Named,
    face: Face,
    count: u16,
    below: String,
    class: &'static str,
}

/// How wide and how high a plate is, with the word below it.
const PLATE: (f32, f32) = (50.0, 50.0);
/// The face of a plate.
const FACE: f32 = 32.0;
/// What stands between plates.
const BETWEEN: f32 = 18.0;

fn plates(sheet: &mut Sheet<'_>, ledger: &Ledger, room: Frame) {
    let scene = sheet.scene;
    let (free, paid, missing, fill) =
        (free(scene, ledger), paid(scene, ledger), missing(ledger), fillings(scene, ledger));
    // A plate stands once: what fills can be what is paid already.
    let mut seen: BTreeSet<String> = BTreeSet::new();
    let mut rows: Vec<(&str, Shown)> = Vec::new();
    let or = scene.word(Word::Or);
    for (sign, group) in [("=", free), ("+", paid), ("", missing), (or, fill)] {
        for (nth, shown) in group.into_iter().enumerate() {
            if seen.insert(shown.named.key()) {
                let sign = if nth == 0 || sign == or { sign } else { "" };
                rows.push((sign, shown));
            }
        }
    }
    let needed = 58.0;
    let wide: f32 = needed
        + rows
            .iter()
            .map(|(sign, _)| PLATE.0 + 2.0 + if sign.is_empty() { 0.0 } else { BETWEEN })
            .sum::<f32>();
    let scale = (room.width / wide).min(room.height / PLATE.1).min(1.0);
    let (mut x, top) = (room.left, room.top + (room.height - PLATE.1 * scale) / 2.0);
    let middle = top + 20.0 * scale;
    let seal = Frame::new(x, middle - 15.0 * scale, 30.0 * scale, 30.0 * scale);
    if scene.asks_how_much() && scene.marks.usable.contains(&keys::act(ledger.act)) {
        sheet.shaped(Named::Act(ledger.act), Shape::boxed(seal, 6.0), |_| {});
    }
    sheet.still("need", |out| {
        Shape::boxed(seal, 6.0).outline(out, r#"class="v-chip""#);
        pen::glyph(out, chips::seal(ledger.act), seal.centre(), 28.0 * scale);
        let place = Frame::new(x + 30.0 * scale, middle - 12.0, 26.0 * scale, 24.0);
        let (class, size) = ("v-need", 24.0 * scale);
        write(out, class, place, size, &ledger.need.to_string());
    });
    x += needed * scale;
    for (nth, (sign, shown)) in rows.iter().enumerate() {
        if !sign.is_empty() {
            let place = Frame::new(x, middle - 10.0, (BETWEEN - 2.0) * scale, 20.0);
            sheet.still(format!("sign {nth}"), |out| write(out, "v-sign", place, 17.0 * scale, sign));
            x += BETWEEN * scale;
        }
        plate(sheet, shown, Frame::new(x, top, PLATE.0 * scale, PLATE.1 * scale), scale);
        x += (PLATE.0 + 2.0) * scale;
    }
}

fn plate(sheet: &mut Sheet<'_>, shown: &Shown, frame: Frame, scale: f32) {
    let scene = sheet.scene;
    let side = (FACE + 8.0) * scale;
    let boxed = Frame::new(frame.centre().0 - side / 2.0, frame.top, side, side);
    let shape = Shape::boxed(boxed, 6.0 * scale);
    sheet.written_on(shown.named, &shown.below, shape, frame, |out| {
        shape.outline(out, &format!(r#"class="v-plate {}""#, shown.class));
        let face = boxed.grown(-4.0 * scale);
        match shown.face {
            Face::Card(card) => scene.cards().face(out, card, face),
            Face::Sign(id, style) => pen::glyph_styled(out, id, face.centre(), face.width, style),
            Face::Empty(id) => {
                out.push_str(r#"<g class="v-missing">"#);
                pen::glyph(out, id, face.centre(), face.width);
                out.push_str("</g>");
            }
        }
        if scale > 0.7 {
            let below = Frame::new(frame.left + 1.0, boxed.top + boxed.height + 1.0, frame.width - 2.0, 11.0);
            write(out, "v-tiny", below, 11.0, &shown.below);
        }
    });
    if shown.count > 0 {
        let (x, y) = (boxed.left + boxed.width - 4.0 * scale, boxed.top + 4.0 * scale);
        sheet.top(&format!("{} count", shown.named.key()), |out| {
            put!(
                out,
                r#"<circle cx="{}" cy="{}" r="8.5" class="v-count-disc"/><text class="v-count" x="{}" y="{}">{}</text>"#,
                N(x),
                N(y),
                N(x),
                N(y + 4.4),
                shown.count
            );
        });
    }
}

/// What counts for nothing.
fn free(scene: &Scene<'_>, ledger: &Ledger) -> Vec<Shown> {
    let language = scene.look.language;
    let name = |card: Card| names::plain(card, language).to_owned();
    let plates = ledger.plates.iter().filter_map(|plate| {
        let (face, below) = match plate.source {
            Source::Slot(_, card) | Source::Merchants(_, card) => (Face::Card(card), name(card)),
            Source::EmptySlot(_) => (Face::Sign(glyph::icon(plate.seal), ""), String::new()),
            Source::Building(building) => (
                Face::Sign(glyph::building(building.kind()), glyph::inks(scene.state.turn)),
                words::kind(building.kind(), language).to_owned(),
            ),
            Source::Bonus(ribbon) => (Face::Sign(glyph::ribbon(ribbon), ""), String::new()),
            Source::Dismissed(card) => dismissed(scene, scene.state.segment(scene.state.turn), card),
        };
        Some(Shown { named: Named::parse(&plate.key)?, face, count: plate.count, below, class: "free" })
    });
    plates.collect()
}

fn dismissed(scene: &Scene<'_>, segment: Segment, card: Card) -> (Face, String) {
    match card.is_some() {
        true => (Face::Card(card), names::plain(card, scene.look.language).to_owned()),
        false => (Face::Sign(glyph::TOWNSFOLK, ""), segment.name().to_owned()),
    }
}

/// What is paid, on gold.
fn paid(scene: &Scene<'_>, ledger: &Ledger) -> Vec<Shown> {
    let shown = ledger.paid.iter().filter_map(|paid| {
        let below = match paid.by {
            Some(card) => names::plain(card, scene.look.language).to_owned(),
            None => words::currency(paid.currency, paid.amount, scene.look.language),
        };
        let face = Face::Sign(glyph::currency(paid.currency), "");
        Some(Shown { named: Named::parse(&paid.key)?, face, count: paid.icons, below, class: "pay" })
    });
    shown.collect()
}

fn missing(ledger: &Ledger) -> Vec<Shown> {
    let one = |nth: u16| Shown {
        named: Named::Missing(nth.min(255) as u8),
        face: Face::Empty(chips::seal(ledger.act)),
        count: 0,
        below: String::new(),
        class: "lack",
    };
    // A sum that lacks very much is hopeless: so many seals say it.
    (1..=ledger.missing.min(6)).map(one).collect()
}

/// What could fill what is missing, or take the place of what is paid; dashed.
fn fillings(scene: &Scene<'_>, ledger: &Ledger) -> Vec<Shown> {
    let language = scene.look.language;
    let shown = ledger.fillings.iter().filter_map(|filling| {
        let (face, below) = match filling.with {
            With::Spend { currency, cost, by, .. } => {
                let price = words::currency(currency, cost, language);
                let below = by.map_or(price, |card| names::plain(card, language).to_owned());
                (Face::Sign(glyph::currency(currency), ""), below)
            }
            With::Dismissal { card, silver } => {
                let segment = scene.state.segment(scene.state.turn);
                (dismissed(scene, segment, card).0, words::silver(silver, language))
            }
        };
        Some(Shown { named: Named::parse(&filling.key)?, face, count: filling.icons, below, class: "alt" })
    });
    shown.collect()
}
