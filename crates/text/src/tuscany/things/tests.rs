//! Every thing has a name and a rule.

use super::*;
use demesne_tuscany::{FreshHex, Options};
use std::collections::BTreeSet;

/// Every thing there is.
fn all() -> Vec<Thing> {
    let mut all = vec![
        Thing::Hex,
        Thing::Storage,
        Thing::Hand,
        Thing::Deck,
        Thing::Discards,
        Thing::Workers,
        Thing::Marble,
        Thing::HarvestDeck,
        Thing::Centre,
        Thing::Neutral,
        Thing::Removed,
        Thing::Stacks,
        Thing::Round,
        Thing::Green,
        Thing::Red,
        Thing::Piece,
        Thing::Turn,
        Thing::Joint,
        Thing::StartCastle,
        Thing::Cards,
    ];
    all.extend(Tile::ALL.map(Thing::Tile));
    all.extend(Token::ALL.map(Thing::Token));
    all.extend((0..3).map(Thing::Phase));
    for colour in Colour::ALL {
        all.extend([Thing::Space(colour), Thing::Card(colour), Thing::ColourBonus(colour)]);
    }
    all
}

#[test]
fn every_thing_has_a_name_and_a_rule_in_every_language() {
    let tables = [
        Options::default(),
        Options {
            draw_base: 2,
            final_cards_per_point: 3,
            fresh_hex: FreshHex::SameTurn,
            same_colour_pairs: false,
            ..Options::default()
        },
    ];
    for options in tables {
        let game = Tuscany::new(options).expect("a table");
        for thing in all() {
            let rules = Language::ALL.map(|language| rule(&game, thing, language));
            assert!(rules[0] != rules[1] && rules[0] != rules[2] && rules[1] != rules[2], "{rules:?}");
            for text in rules.iter().flatten() {
                assert!(text.ends_with('.') && text.starts_with(char::is_uppercase), "{text}");
                assert!(!text.contains("(T") && !text.contains("  "), "{text}");
            }
            assert!(rules.iter().all(|rule| (1..=2).contains(&rule.len())), "{rules:?}");
        }
        for language in Language::ALL {
            let titles: BTreeSet<String> =
                all().into_iter().map(|thing| title(&game, thing, language)).collect();
            assert_eq!(titles.len(), all().len(), "{titles:?}");
        }
    }
}

/// The numbers are those of the table.
#[test]
fn options_are_respected() {
    let say = |options: Options, thing| {
        let game = Tuscany::new(options).expect("a table");
        rule(&game, thing, Language::English).join(" ")
    };
    let usual = Options::default();
    assert!(say(usual.clone(), Thing::Deck).contains("3 cards"));
    assert!(say(Options { draw_base: 2, ..usual.clone() }, Thing::Deck).contains("2 cards"));
    assert!(say(usual.clone(), Thing::Hand).contains("every 5 cards"));
    let three = Options { final_cards_per_point: 3, ..usual.clone() };
    assert!(say(three, Thing::Hand).contains("every 3 cards"));
    assert!(say(usual.clone(), Thing::Hex).contains("cannot be placed in the turn"));
    let same = Options { fresh_hex: FreshHex::SameTurn, ..usual.clone() };
    assert!(say(same, Thing::Hex).contains("may be placed in the turn"));
    let strict = Options { same_colour_pairs: false, ..usual };
    assert!(say(strict, Thing::Card(Colour::Red)).contains("must have different colours"));
}
