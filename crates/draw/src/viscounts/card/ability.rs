//! What a card does: the band whose edge tells when, and the torn strip of what hiring it brings.

use super::Size;
use crate::{
    hex::Frame,
    pen::{self, N},
    viscounts::{
        glyph,
        shape::rect,
        sign::{self, Sign},
    },
};
use demesne_viscounts::{
    Card,
    ability::{Cost, Funding, Townsfolk, Trigger},
};

/// When an ability acts, as the edge of its band tells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Timing {
    /// When the card is played: the upper edge.
    Played,
    /// When it leaves the third slot: the right edge.
    Dropped,
    /// As long as it lies there: all around.
    Ongoing,
}

impl Timing {
    /// The timing of a card; none where it has no ability.
    pub fn of(townsfolk: &Townsfolk) -> Option<Timing> {
        match townsfolk.ability {
            Some((Trigger::Played, _)) => Some(Timing::Played),
            Some((Trigger::Dropped, _)) => Some(Timing::Dropped),
            Some(_) => Some(Timing::Ongoing),
            None => townsfolk.funding.iter().flatten().next().map(|_| Timing::Ongoing),
        }
    }

    /// Its sign.
    pub const fn sign(self) -> &'static str {
        match self {
            Timing::Played => "g-v-immediate",
            Timing::Dropped => "g-v-dropoff",
            Timing::Ongoing => glyph::ONGOING,
        }
    }
}

/// The sentence of an ability, without its timing.
pub(super) fn said(townsfolk: &Townsfolk) -> Vec<Sign> {
    let mut signs = Vec::new();
    if let Some((trigger, effect)) = townsfolk.ability {
        if let Some(awaited) = glyph::awaited(trigger) {
            signs.extend([Sign::Glyph(awaited), Sign::Arrow]);
        }
        signs.extend(sign::effect(effect));
    }
    let rules: Vec<Funding> = townsfolk.funding.into_iter().flatten().collect();
    for (i, rule) in rules.iter().enumerate() {
        if !signs.is_empty() {
            signs.push(Sign::Or);
        }
        let (id, count) = match rule.cost {
            Cost::Merchants(count) => (glyph::icon(demesne_viscounts::Icon::Merchant), count),
            Cost::Spend(currency, count) => (glyph::currency(currency), count),
        };
        signs.extend((0..count).map(|_| Sign::Glyph(id)));
        // Costs that buy the same are said one after the other, and what they buy once.
        let like = |other: &Funding| (other.act, other.icons) == (rule.act, rule.icons);
        if !rules.get(i + 1).is_some_and(like) {
            signs.push(Sign::Equals);
            signs.extend((0..rule.icons).map(|_| Sign::Glyph(glyph::icon(rule.act.icon()))));
        }
    }
    signs
}

/// The band of the ability; on a card without one, a line with a lozenge.
pub(super) fn ability(out: &mut String, townsfolk: &Townsfolk, band: Option<Frame>, size: Size) {
    let Some(band) = band else { return };
    let Frame { left, top, width, height } = band;
    let (right, bottom, (x, y)) = (left + width, top + height, band.centre());
    let Some(timing) = Timing::of(townsfolk) else {
        let (reach, half) = (width * 0.34, height * 0.26);
        put!(
            out,
            r#"<path d="M{} {}H{}M{} {}H{}" class="vc-bare"/><path d="M{} {}l{} {}l{} {}l{} {}Z" fill="var(--rb-red)" class="vc-gem"/>"#,
            N(x - reach),
            N(y),
            N(x - 2.0 * half),
            N(x + 2.0 * half),
            N(y),
            N(x + reach),
            N(x),
            N(y - half),
            N(half * 0.75),
            N(half),
            N(-half * 0.75),
            N(half),
            N(-half * 0.75),
            N(-half)
        );
        return;
    };
    rect(out, band, 3.0, r#"class="vc-band""#);
    match timing {
        Timing::Played => put!(out, r#"<path d="M{} {}H{}" class="vc-edge"/>"#, N(left), N(top), N(right)),
        Timing::Dropped => put!(out, r#"<path d="M{} {}V{}" class="vc-edge"/>"#, N(right), N(top), N(bottom)),
        Timing::Ongoing => rect(out, band, 3.0, r#"class="vc-edge""#),
    }
    let (lead, most) = signs(size);
    pen::glyph(out, timing.sign(), (left + 2.0 + lead / 2.0, y), lead);
    let hair = left + lead + 4.5;
    put!(out, r#"<path d="M{} {}V{}" class="vc-hair"/>"#, N(hair), N(top + 4.0), N(bottom - 4.0));
    let (from, to) = room(band, size);
    sign::sentence(out, &said(townsfolk), ((from + to) / 2.0, y), to - from, most);
}

/// How large the sign of the timing is, and how large the others are at the most.
const fn signs(size: Size) -> (f32, f32) {
    match size {
        Size::Large => (22.0, 21.0),
        Size::Medium | Size::Small => (15.0, 15.0),
    }
}

/// From where to where a band has room for its sentence.
const fn room(band: Frame, size: Size) -> (f32, f32) {
    (band.left + signs(size).0 + 7.0, band.left + band.width - 3.0)
}

/// How large the signs of a card's sentence are.
pub(super) fn sign_size(townsfolk: &Townsfolk, band: Frame, size: Size) -> Option<f32> {
    let (said, (from, to)) = (said(townsfolk), room(band, size));
    (!said.is_empty()).then(|| sign::fitting(&said, to - from, signs(size).1))
}

/// What hiring or dismissing it brings.
pub(super) fn hired(out: &mut String, townsfolk: &Townsfolk, card: Card, size: Size) {
    let signs = sign::atoms(townsfolk.hire);
    let (Some(frame), false) = (super::hired(card, size), signs.is_empty()) else { return };
    let (x, y) = frame.centre();
    if size == Size::Small {
        rect(out, frame, 3.0, r#"class="vc-plate""#);
        sign::sentence(out, &signs, (x, y), frame.width - 2.0, 14.0);
        return;
    }
    torn(out, frame);
    let large = size == Size::Large;
    // A townsfolk of a pile can be hired, and dismissed: large cards have room for both.
    let leads = if large { &glyph::HIRED[..] } else { &glyph::HIRED[..1] };
    let (lead, arrow, most) = if large { (17.0, 10.0, 19.0) } else { (13.0, 8.0, 14.0) };
    let wide = sign::width(&signs, most).min(frame.width * 0.5);
    let mut left = x - (leads.len() as f32 * (lead + 1.0) + arrow + 6.0 + wide) / 2.0;
    for id in leads {
        pen::glyph(out, id, (left + lead / 2.0, y + 1.0), lead);
        left += lead + 1.0;
    }
    pen::glyph(out, glyph::ARROW, (left + 2.0 + arrow / 2.0, y + 1.0), arrow);
    left += arrow + 6.0;
    sign::sentence(out, &signs, (left + wide / 2.0, y + 0.5), wide, most);
}

/// A strip whose upper edge is torn.
fn torn(out: &mut String, frame: Frame) {
    let Frame { left, top, width, height } = frame;
    let teeth = (width / 8.0).round() as usize;
    put!(out, r#"<path class="vc-strip" d="M{} {}"#, N(left), N(top + 1.6));
    for tooth in 0..2 * teeth {
        let depth = if tooth % 2 == 0 { 0.0 } else { 2.2 };
        put!(out, "L{} {}", N(left + width * (tooth as f32 + 0.8) / (2 * teeth) as f32), N(top + depth));
    }
    put!(out, r#"L{} {}V{}H{}Z"/>"#, N(left + width), N(top + 0.8), N(top + height), N(left));
}
