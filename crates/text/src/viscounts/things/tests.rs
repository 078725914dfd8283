//! Everything has a name and a rule in every language, in sentences.

use super::*;
use demesne_viscounts::{Opponent, Options, card::CARDS};
use std::collections::BTreeSet;

/// All things of a table.
fn all() -> Vec<Thing> {
    let mut all: Vec<Thing> = (0..CARDS).map(|n| Thing::Card(Card(n))).collect();
    for segment in Segment::all() {
        all.extend([
            Thing::PrintedTownsfolk(segment),
            Thing::TownsfolkPile(segment),
            Thing::PrintedManuscript(segment),
            Thing::ManuscriptPile(segment),
            Thing::Segment(segment),
            Thing::Section(segment, Tier::First),
            Thing::Section(segment, Tier::Second),
        ]);
        all.extend((0..4).map(|place| Thing::Site(Site::of(segment, place))));
    }
    all.extend(Manuscript::all().map(Thing::Manuscript));
    all.extend((1..=10).map(Thing::PlayerCard));
    all.extend(Space::all().map(Thing::Space));
    all.extend(Ribbon::ALL.map(Thing::BonusCard));
    all.extend(Building::all().map(Thing::Building));
    all.extend(Building::all().map(Thing::SoloBuilding));
    all.extend(Icon::ALL.map(Thing::Icon));
    all.extend(Resource::ALL.map(Thing::Resource));
    all.extend((1..=7).map(Thing::Track));
    all.extend((1..=3).map(Thing::Slot));
    all.extend((1..=6).map(Thing::Phase));
    all.extend((1..=4).flat_map(|count| [Thing::Exchanges(count), Thing::Workers(count)]));
    all.extend(Segment::all().map(|segment| Thing::Link(Site::of(segment, 0))));
    all.extend([Thing::Choice, Thing::Missing, Thing::Dismissal]);
    all.extend(Act::ALL.map(Thing::Act));
    all.extend(Scheme::all().map(Thing::Scheme));
    all.extend([
        Thing::ThirdTier,
        Thing::Leader,
        Thing::Poverty,
        Thing::Prosperity,
        Thing::Worker,
        Thing::Viscount,
        Thing::Silver,
        Thing::UnpaidDebt,
        Thing::PaidDebt,
        Thing::AcquiredDeed,
        Thing::ApprovedDeed,
        Thing::Corruption,
        Thing::Virtue,
        Thing::Hand,
        Thing::Deck,
        Thing::Discards,
        Thing::Round,
        Thing::SoloBoard,
        Thing::SchemePile,
        Thing::FuturePile,
    ]);
    all
}

#[test]
fn everything_is_named_and_explained_in_every_language() {
    for opponent in Opponent::ALL {
        let options = Options { players: 1, solo: Some(opponent), ..Options::default() };
        let game = Viscounts::new(options).expect("a table");
        for thing in all() {
            let texts = Language::ALL.map(|language| rule(&game, thing, language).join(" "));
            assert!(texts[0] != texts[1] && texts[1] != texts[2] && texts[0] != texts[2], "{texts:?}");
            for (text, language) in texts.iter().zip(Language::ALL) {
                let name = title(&game, thing, language);
                assert!(name.starts_with(|c: char| c.is_uppercase() || c.is_numeric()), "{name}");
                assert!(text.ends_with('.') && !text.contains("..") && !text.contains("  "), "{text}");
                assert!(text.starts_with(|c: char| c.is_uppercase() || c.is_numeric()), "{text}");
                assert!(!text.contains(['"', '_', '{']), "{text}");
            }
        }
    }
}

#[test]
fn rules_say_what_is_printed() {
    let game = Viscounts::new(Options::default()).expect("the default table");
    let text = |thing| rule(&game, thing, Language::English).join(" ");
    let deacon = Card::parse("n15").expect("a card");
    assert_eq!(
        text(Thing::Card(deacon)),
        "Silver value: 2 silver. Icons: 1 cleric. When it is hired or dismissed: 1 virtue. \
         Ability: After transcribing: 1 virtue."
    );
    let emma = text(Thing::Card(Card::hero(4)));
    assert!(
        emma.ends_with(
            "To transcribe, each 1 gold counts as 1 cleric; to transcribe, each 1 stone counts as 1 cleric."
        ),
        "{emma}"
    );
    assert!(text(Thing::Track(1)).starts_with(
        "If your markers collide here you gain 3 deeds and 1 silver; rivals with a criminal gain: 1 debt."
    ));
    assert!(
        text(Thing::Space(Space::outer(6)))
            .starts_with("Here you can trade: each 4 merchant icons bring flip a debt or deed.")
    );
    let places: BTreeSet<String> = (1..=10).map(|n| text(Thing::PlayerCard(n))).collect();
    assert_eq!(places.len(), 10);
}
