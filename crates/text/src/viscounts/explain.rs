//! What something is that somebody asks about in a terminal, by its name of notation or by a word.

use super::{
    names,
    things::{Thing, rule, title},
};
use crate::Language;
use demesne_viscounts::{
    Act, Building, BuildingKind, Card, Icon, Manuscript, Resource, Ribbon, Scheme, Segment, Side, Site,
    Space, Tier, Viscounts, card::CARDS,
};

/// What somebody asks about.
pub fn what(game: &Viscounts, text: &str, language: Language) -> String {
    let things = meant(game, text.trim(), language);
    if things.is_empty() {
        return unknown(language).into();
    }
    things.into_iter().map(|thing| line(game, thing, language)).collect()
}

fn line(game: &Viscounts, thing: Thing, language: Language) -> String {
    let name = match thing {
        Thing::Card(card) => names::with_id(card, language),
        Thing::Manuscript(tile) => format!("{} {}", tile.id(), title(game, thing, language)),
        Thing::Scheme(scheme) => scheme.name().to_owned(),
        _ => title(game, thing, language),
    };
    format!("{name}: {}\n", rule(game, thing, language).join(" "))
}

/// The things that a text means: by an id, a name, or a word for many of them.
fn meant(game: &Viscounts, text: &str, language: Language) -> Vec<Thing> {
    if let Some(thing) = exact(game, text) {
        return vec![thing];
    }
    let lower = text.to_lowercase();
    // Names in the reader's language, or in English.
    let named: Vec<Thing> = (0..CARDS)
        .map(Card)
        .filter(|&card| {
            [language, Language::English].iter().any(|&in_| names::plain(card, in_).to_lowercase() == lower)
        })
        .map(Thing::Card)
        .collect();
    if !named.is_empty() {
        return named;
    }
    let (word, rest) = lower.split_once(' ').unwrap_or((&lower, ""));
    match word {
        "card" => match rest.parse() {
            Ok(number @ 1..=10) => vec![Thing::PlayerCard(number)],
            _ => (1..=10).map(Thing::PlayerCard).collect(),
        },
        "cards" | "hand" => vec![Thing::Hand, Thing::Deck, Thing::Discards],
        "deck" | "shuffle" => vec![Thing::Deck, Thing::Discards],
        "discard" | "discards" => vec![Thing::Discards],
        "slot" | "slots" => (1..=3).map(Thing::Slot).collect(),
        "icon" | "icons" => Icon::ALL.map(Thing::Icon).to_vec(),
        "resource" | "resources" => Resource::ALL.map(Thing::Resource).to_vec(),
        "silver" => vec![Thing::Silver],
        "debt" | "debts" => vec![Thing::UnpaidDebt, Thing::PaidDebt],
        "deed" | "deeds" => vec![Thing::AcquiredDeed, Thing::ApprovedDeed],
        "flip" => vec![Thing::UnpaidDebt, Thing::AcquiredDeed],
        "virtue" | "corruption" | "marker" | "markers" | "track" => vec![Thing::Virtue],
        "collision" => (1..=7).map(Thing::Track).collect(),
        "ribbon" | "ribbons" | "set" | "sets" => Ribbon::ALL.map(Thing::BonusCard).to_vec(),
        "manuscript" | "manuscripts" => vec![Thing::ManuscriptPile(Segment(0)), Thing::Act(Act::Transcribe)],
        "castle" | "tier" | "tiers" => vec![
            Thing::Section(Segment(0), Tier::First),
            Thing::Section(Segment(0), Tier::Second),
            Thing::ThirdTier,
            Thing::Leader,
        ],
        "leader" => vec![Thing::Leader],
        "worker" => vec![Thing::Worker, Thing::Act(Act::Workers)],
        "building" | "buildings" => Building::all().map(Thing::Building).collect(),
        "viscount" | "move" => vec![Thing::Viscount],
        "townsfolk" | "hire" | "dismiss" => vec![Thing::TownsfolkPile(Segment(0))],
        "poverty" => vec![Thing::Poverty],
        "prosperity" => vec![Thing::Prosperity],
        "end" | "round" => vec![Thing::Round, Thing::Poverty, Thing::Prosperity],
        "solo" | "opponent" => vec![Thing::SoloBoard, Thing::SchemePile, Thing::FuturePile],
        "scheme" | "schemes" => Scheme::all().map(Thing::Scheme).collect(),
        _ => Vec::new(),
    }
}

/// What has just this name in notation.
fn exact(game: &Viscounts, text: &str) -> Option<Thing> {
    let kind = BuildingKind::parse(text).map(|kind| Building(kind as u8 * 3));
    let site = Site::parse(text).filter(|site| game.every_site().any(|other| other == *site));
    Card::parse(text)
        .map(Thing::Card)
        .or_else(|| Manuscript::parse(text).map(Thing::Manuscript))
        .or_else(|| Building::parse(text).or(kind).map(Thing::Building))
        .or_else(|| Scheme::parse(text).map(Thing::Scheme))
        .or_else(|| Segment::parse(text).map(|segment| Thing::Space(Space::on(segment, Side::Inner))))
        .or_else(|| Space::parse(text).map(Thing::Space))
        .or_else(|| site.map(Thing::Site))
        .or_else(|| Icon::parse(text).map(Thing::Icon))
        .or_else(|| Resource::parse(text).map(Thing::Resource))
        .or_else(|| Act::parse(text).map(Thing::Act))
        .or_else(|| Ribbon::parse(text).map(Thing::BonusCard))
}

const fn unknown(language: Language) -> &'static str {
    language.pick(
        "Say what: \"what n15\", \"what m07\", \"what workshop-2\", \"what 4\", \"what 3-4.1\", \"what card 3\", \"what S-noble\", \
         \"what trade\", \"what criminal\", \"what collision\", \"what debt\", \"what castle\", \"what end\".\n",
        "Di qué: \"what n15\", \"what m07\", \"what workshop-2\", \"what 4\", \"what 3-4.1\", \"what card 3\", \"what S-noble\", \
         \"what trade\", \"what criminal\", \"what collision\", \"what debt\", \"what castle\", \"what end\".\n",
        "Diga o quê: \"what n15\", \"what m07\", \"what workshop-2\", \"what 4\", \"what 3-4.1\", \"what card 3\", \"what S-noble\", \
         \"what trade\", \"what criminal\", \"what collision\", \"what debt\", \"what castle\", \"what end\".\n",
    )
}
