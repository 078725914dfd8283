//! Everything that is named is in the sheet, in the definitions and in the styles.

use super::{game, portraits};
use demesne_draw::{
    defs, glyphs,
    viscounts::{
        DEFS, STYLE, SYMBOLS, definitions, glyph, sheet,
        sign::{self, Sign},
    },
};
use demesne_viscounts::{
    Act, Atom, Building, BuildingKind, Card, EndCard, Icon, Opponent, Resource, Ribbon, Segment, Tier,
    ability::{Currency, Trigger},
    card::CARDS,
    printed::{Counted, Focus, Rivals, SchemeOption},
};
use std::{collections::BTreeSet, path::Path};

fn ids() -> BTreeSet<&'static str> {
    let symbols = SYMBOLS.lines().filter_map(|line| line.strip_prefix(r#"<symbol id=""#));
    symbols.filter_map(|rest| rest.split('"').next()).collect()
}

#[test]
fn the_sheet_has_its_glyphs_and_parts() {
    let ids = ids();
    let parts = ids.iter().filter(|id| id.starts_with("g-vp-")).count();
    let own = ids.iter().filter(|id| id.starts_with("g-v-")).count();
    assert_eq!((own, parts, ids.len()), (118, 100, 218));
    let all = definitions();
    for id in ids {
        assert_eq!(all.matches(&format!(r#"id="{id}""#)).count(), 1, "{id}");
        assert!(glyphs::symbol(&sheet(), id).is_some_and(|symbol| symbol.ends_with("</symbol>")), "{id}");
    }
}

#[test]
fn every_glyph_that_is_named_is_in_the_sheet() {
    let triggers = Act::ALL.map(Trigger::After);
    let others =
        [Trigger::Played, Trigger::Dropped, Trigger::FlipDebt, Trigger::GainDebt, Trigger::Collision];
    let mut named: Vec<&str> = Icon::ALL.map(glyph::icon).into();
    named.extend(Atom::ALL.map(glyph::atom));
    named.extend(BuildingKind::ALL.map(glyph::building));
    named.extend(Building::all().flat_map(glyph::uncovered));
    named.extend(Resource::ALL.map(glyph::resource));
    named.extend(Currency::ALL.map(glyph::currency));
    named.extend(Act::ALL.map(glyph::act));
    for trigger in triggers.into_iter().chain(others) {
        named.push(glyph::timing(trigger));
        named.extend(glyph::awaited(trigger));
    }
    named.extend(
        Ribbon::ALL.into_iter().flat_map(|ribbon| [glyph::ribbon(ribbon), glyph::manuscript(ribbon)]),
    );
    let counted = [
        Counted::Resource,
        Counted::Silver,
        Counted::Building,
        Counted::Manuscript,
        Counted::ApprovedDeed,
        Counted::PaidDebt,
        Counted::Worker,
        Counted::Icon(Icon::Noble),
    ];
    named.extend(counted.map(glyph::counted));
    named.extend([Rivals::WithCriminal, Rivals::All, Rivals::WithoutCriminal].map(glyph::rivals));
    named.extend([EndCard::Poverty, EndCard::Prosperity].map(glyph::end));
    named.extend(Opponent::ALL.map(glyph::opponent));
    named.extend(Act::ALL.map(|act| glyph::focus(Focus::Act(act))));
    named.extend([glyph::focus(Focus::Flip)]);
    named.extend(glyph::option(SchemeOption::Focus));
    named.extend(Segment::all().map(|segment| glyph::land(segment).0));
    named.extend([Tier::First, Tier::Second].map(glyph::tier));
    named.extend((1..=4).map(glyph::cadency));
    named.extend(glyph::MARKERS.into_iter().chain(glyph::DOCUMENTS).chain(glyph::PILES).chain(glyph::PHASES));
    named.extend(glyph::HIRED);
    named.extend([
        glyph::ARROW,
        glyph::OR,
        glyph::EQUALS,
        glyph::ONGOING,
        glyph::SILVER,
        glyph::COIN,
        glyph::WORKER,
        glyph::VISCOUNT,
        glyph::LEADER,
        glyph::POINTS,
        glyph::CASTLE,
        glyph::TOWNSFOLK,
        glyph::STEP,
        glyph::SCHEME,
    ]);
    let sheet = sheet();
    for id in named {
        assert!(glyphs::symbol(&sheet, id).is_some(), "{id} is not in the sheet");
    }
}

/// The symbols that source files name, wherever they do.
fn named_in_source(folder: &Path, named: &mut BTreeSet<String>) {
    for entry in std::fs::read_dir(folder).expect("a folder of sources") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            named_in_source(&path, named);
            continue;
        }
        let source = std::fs::read_to_string(&path).expect("a source file");
        let ids = source.split(r#""g-"#).skip(1).filter_map(|rest| rest.split('"').next());
        named.extend(ids.filter(|id| !id.contains('{')).map(|id| format!("g-{id}")));
    }
}

#[test]
fn every_symbol_that_the_sources_name_is_in_the_sheet() {
    let mut named = BTreeSet::new();
    named_in_source(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src/viscounts"), &mut named);
    assert!(named.len() > 80, "{} symbols are named", named.len());
    let sheet = sheet();
    for id in named.iter().filter(|id| !["g-v-", "g-vp-"].contains(&id.as_str())) {
        assert!(glyphs::symbol(&sheet, id).is_some(), "{id} is not in the sheet");
    }
}

#[test]
fn unlike_things_have_unlike_glyphs() {
    let differ = |ids: &[&str]| assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), ids.len(), "{ids:?}");
    differ(&Icon::ALL.map(glyph::icon));
    differ(&Act::ALL.map(glyph::act));
    differ(&Ribbon::ALL.map(glyph::ribbon));
    differ(&Opponent::ALL.map(glyph::opponent));
    differ(&BuildingKind::ALL.map(glyph::building));
    differ(&glyph::DOCUMENTS);
    differ(&glyph::PHASES);
    // Workers are told apart by a number.
    let signs: Vec<Sign> = Atom::ALL.map(sign::atom).into();
    for (i, one) in signs.iter().enumerate() {
        assert!(!signs[..i].contains(one), "{:?} looks like another", Atom::ALL[i]);
    }
    let uncovered: Vec<_> = Building::all().map(glyph::uncovered).filter(|ids| !ids.is_empty()).collect();
    assert_eq!(uncovered.len(), 5, "four of the nine uncover icons");
}

#[test]
fn every_part_of_a_portrait_is_there_and_used() {
    let game = game(&[]);
    let portraits = portraits(&game);
    let mut used = BTreeSet::new();
    for card in (0..CARDS).map(Card) {
        used.extend(portraits.of(card).expect("a portrait").parts().map(str::to_owned));
    }
    let there: BTreeSet<String> =
        ids().into_iter().filter(|id| id.starts_with("g-vp-")).map(str::to_owned).collect();
    assert_eq!(used, there);
}

#[test]
fn every_colour_and_pattern_is_defined() {
    let mut tokens = String::new();
    defs::style(&mut tokens);
    defs::themed(&mut tokens, STYLE);
    let defined = |name: &str| tokens.contains(&format!("{name}:"));
    for source in [STYLE, DEFS] {
        for name in source.split("var(").skip(1).filter_map(|rest| rest.split([')', ',']).next()) {
            assert!(defined(name) || name == "--pc", "{name} has no value");
        }
    }
    for icon in Icon::ALL {
        assert!(
            DEFS.contains(&format!(r#"id="pf-{}""#, icon.name()))
                && defined(&format!("--tr-{}", icon.name()))
        );
    }
    for (_, name) in Segment::all().map(glyph::land) {
        assert!(DEFS.contains(&format!(r#"id="pl-{name}""#)));
        for tone in ["l", "le"] {
            assert_eq!(STYLE.matches(&format!("--{tone}-{name}:")).count(), 2, "by day and by candle");
        }
    }
}
