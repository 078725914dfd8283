//! Documents and fragments are well-formed markup, made of symbols and classes that exist, without words.

use super::{SETUPS, game, portraits, ring};
use crate::common::{check_document, check_markup, values, walk, words};
use demesne_draw::{
    defs::{SCENE, Theme},
    hex::Frame,
    viscounts::{
        DEFS, STYLE, SYMBOLS,
        board::track::Coming,
        castle::{self, Place, Step},
        mark::{self, Mark},
        page,
        ring::{self as rings, Marks},
        scheme,
        shape::Shape,
        table::{self, Table},
    },
};
use demesne_game::{Game, Seat, Viewer};
use demesne_viscounts::{BuildingKind, Icon, Opponent, Segment, Site, Space, Tier, ability::Currency};
use std::collections::BTreeSet;

const MARKS: [Mark; 7] = [
    Mark::Free,
    Mark::Paid(Currency::Stone, 12),
    Mark::Chosen,
    Mark::Preview,
    Mark::Last,
    Mark::Forbidden,
    Mark::Over,
];

/// Marks on everything, one of each kind after the other.
fn everything(ring: &rings::Ring<'_>) -> Marks {
    let from = Site::of(Segment(3), 1);
    let way = vec![Space::outer(1), Space::outer(2), Space::outer(9), Space::outer(3)];
    Marks {
        things: ring.things().zip(MARKS.into_iter().cycle()).collect(),
        closing: vec![(from, vec![Seat(0), Seat(1)])],
        coming: Some((from, Seat(1), BuildingKind::Guildhall)),
        moving: Some((Seat(1), way)),
    }
}

#[test]
fn sheets_and_definitions_are_well_formed() {
    check_markup(SYMBOLS).expect("symbols");
    check_markup(DEFS).expect("definitions");
    assert_eq!(STYLE.matches('{').count(), STYLE.matches('}').count());
}

#[test]
fn marks_of_every_shape_are_well_formed_and_differ() {
    let corner = (4.0, 9.0);
    let shapes = [
        Shape::Round { centre: (20.0, 20.0), radius: 19.0 },
        Shape::Octagon { centre: (20.0, 20.0), radius: 19.0 },
        Shape::boxed(Frame::new(0.0, 0.0, 50.0, 70.0), 4.0),
        Shape::Corners([(0.0, 0.0), (9.0, 0.0), (8.0, 9.0), corner, corner]),
    ];
    for shape in shapes {
        let mut seen = BTreeSet::new();
        for what in MARKS {
            let mut out = String::new();
            mark::mark(&mut out, what, shape);
            check_markup(&out).expect("a mark");
            assert_eq!(out.contains("ring-glow"), what.is_legal());
            assert!(seen.insert(out), "{what:?} looks like another");
        }
        let mut out = String::new();
        mark::prices(&mut out, MARKS.map(|what| (shape, what)));
        assert_eq!(out.matches(r#"class="v-price""#).count(), 1, "only what costs has a price");
        check_markup(&out).expect("a price");
    }
}

#[test]
fn a_price_has_every_currency_on_one_pill() {
    let drawn = |parts: &[(Currency, u16)]| {
        let mut out = String::new();
        mark::price(&mut out, parts, (0.0, 0.0), 1.0);
        check_markup(&out).expect("a price");
        out
    };
    let both = drawn(&[(Currency::Stone, 3), (Currency::Silver, 12)]);
    assert_eq!((both.matches("<rect").count(), both.matches("<use").count()), (1, 2));
    assert!(both.contains(">3<") && both.contains(">12<"), "{both}");
    let nothing = drawn(&[]);
    assert!(nothing.contains(">0<") && !nothing.contains("<use"), "{nothing}");
}

#[test]
fn what_is_lit_is_drawn_above_its_things_and_prices_last() {
    for setup in [&[][..], &[("players", "3")][..]] {
        let game = game(setup);
        let portraits = portraits(&game);
        walk(&game, 5, 307, |state| {
            let ring = ring(&game, state, &portraits);
            let (mut plain, mut lit) = (String::new(), String::new());
            rings::ring(&mut plain, &ring, &Marks::default());
            rings::ring(&mut lit, &ring, &everything(&ring));
            check_markup(&lit).expect("a ring with marks");
            assert!(!plain.contains("ring-glow") && !plain.contains("is-legal") && !plain.contains("v-path"));
            assert!(lit.contains("v-path") && lit.contains(r#"class="pv""#));
            let prices =
                everything(&ring).things.iter().filter(|(_, mark)| matches!(mark, Mark::Paid(..))).count();
            assert_eq!(lit.matches(r#"class="v-price""#).count(), prices);
            let first_price = lit.find(r#"class="v-price""#).expect("prices");
            for below in ["ring-glow", "data-printed", "data-tile", "data-card", "data-site"] {
                assert!(lit.rfind(below).is_none_or(|last| last < first_price), "{below}");
            }
            // What is shown as a ghost is not there.
            assert_eq!(values(&plain, "data-building"), values(&lit, "data-building"));
            assert_eq!(values(&plain, "data-viscount"), values(&lit, "data-viscount"));
        });
    }
}

#[test]
fn a_cascade_numbers_its_steps() {
    let game = game(&[]);
    let portraits = portraits(&game);
    let state = game.start();
    let castle = ring(&game, &state, &portraits).castle();
    let section = |segment, tier| Place::Section(Segment(segment), tier);
    let steps = [
        Step { number: 1, from: section(1, Tier::First), to: section(1, Tier::Second) },
        Step { number: 2, from: section(1, Tier::First), to: section(2, Tier::First) },
        Step { number: 2, from: section(1, Tier::First), to: section(0, Tier::First) },
        Step { number: 3, from: section(1, Tier::Second), to: Place::Keep },
    ];
    let mut out = String::new();
    castle::cascade(&mut out, &castle, &steps);
    check_markup(&out).expect("a cascade");
    for (number, count) in [(1, 1), (2, 2), (3, 1), (4, 0)] {
        assert_eq!(out.matches(&format!(">{number}</text>")).count(), count);
    }
    assert_eq!(out.matches(r#"class="v-cas""#).count(), steps.len());
}

#[test]
fn a_document_of_a_table_is_whole_at_any_moment() {
    let mut classes = BTreeSet::new();
    for (i, setup) in SETUPS.iter().enumerate() {
        let game = game(setup);
        let names = ["Ada", "<Ben>", "Cleo & Co", "Dan"];
        walk(&game, 10 + i as u64, 173, |state| {
            for viewer in [Viewer::Spectator, Viewer::Seat(Seat(0))] {
                let mut table = Table::new(&game, state, viewer, &names).expect("portraits");
                table.marks = everything(&table.ring());
                table.lit.needed = Some(Icon::Noble);
                table.lit.paying = vec![(Currency::Gold, 2)];
                table.lit.coming = Coming { corruption: Some(3), virtue: Some(4) };
                let document = page::table(&table, "a & b", Theme::Candlelight);
                check_document(&document);
                assert_eq!(
                    document,
                    page::table(&table, "a & b", Theme::Candlelight),
                    "same state, same bytes"
                );
                let mut body = String::new();
                table::table(&mut body, &table);
                check_document(&page::html(&body, table.frame(), "a & b", Theme::Reader));
                assert_eq!(words(&body), Vec::<&str>::new(), "labels are the host's");
                assert!(!body.contains("<title"));
                classes.extend(
                    values(&body, "class").iter().flat_map(|value| value.split(' ').map(str::to_owned)),
                );
            }
        });
    }
    // Groups that only say what they hold.
    let groups = ["vc", "vm", "vr", "vs", "vb", "vp", "vn", "vn-wedge", "seat", "plate-seat"];
    let styled = |class: &str| [STYLE, SCENE].iter().any(|css| css.contains(&format!(".{class}")));
    for class in classes.iter().filter(|class| !groups.contains(&class.as_str())) {
        assert!(styled(class), ".{class} has no style");
    }
    assert!(classes.len() > 80, "{}", classes.len());
}

#[test]
fn a_document_has_only_symbols_of_its_own_game() {
    let game = game(&[]);
    let state = game.start();
    let table = Table::new::<&str>(&game, &state, Viewer::Spectator, &[]).expect("portraits");
    let document = page::table(&table, "", Theme::Reader);
    let symbols = document.matches("<symbol ").count();
    assert!((40..160).contains(&symbols), "{symbols} of 224");
    assert!(!document.contains("g-ship") && document.contains("--tr-merchant"));
}

#[test]
fn priorities_of_every_opponent_differ() {
    let game = game(&[]);
    let mut seen = BTreeSet::new();
    for (opponent, side) in Opponent::ALL.into_iter().zip(&game.printed().solo.boards) {
        assert_eq!(opponent.name(), side.id);
        let mut out = String::new();
        let width = scheme::priorities(&mut out, opponent, side, (0.0, 0.0));
        check_markup(&out).expect("a strip");
        assert!(width < 260.0);
        assert!(seen.insert(out));
    }
}
