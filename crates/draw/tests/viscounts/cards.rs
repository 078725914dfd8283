//! Cards, manuscripts and schemes: no two look alike, what is on them can be read, names have their room.

use super::{game, portraits};
use demesne_draw::{
    hex::Frame,
    viscounts::{
        card::{self, Cards, Kind, Size, Timing},
        paper, scheme,
        sign::SMALLEST,
        tile,
    },
};
use demesne_game::Seat;
use demesne_viscounts::{Card, Manuscript, Scheme, card::CARDS};
use std::collections::{BTreeMap, BTreeSet, HashMap};

fn all() -> impl Iterator<Item = Card> {
    (0..CARDS).map(Card)
}

/// Markup without the attribute that names what it shows.
fn without(markup: &str, attribute: &str) -> String {
    let start = format!(r#"{attribute}=""#);
    let mut parts = markup.split(&start);
    let mut out = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        out.push_str(part.split_once('"').map_or("", |(_, rest)| rest));
    }
    out
}

#[test]
fn no_two_cards_of_a_size_look_alike() {
    let game = game(&[]);
    let portraits = portraits(&game);
    let cards = Cards { printed: game.printed(), portraits: &portraits };
    for size in Size::ALL {
        let mut seen = HashMap::new();
        for card in all() {
            let mut out = String::new();
            cards.card(&mut out, card, size, Seat(0), size.at((0.0, 0.0)));
            assert!(out.contains(&format!(r#"data-card="{}""#, card.id())) && out.contains("#g-vp-tool-"));
            assert_eq!(seen.insert(without(&out, "data-card"), card), None, "{card:?} at {size:?}");
        }
    }
    let mut out = String::new();
    cards.card(&mut out, Card::NONE, Size::Small, Seat(0), Size::Small.at((0.0, 0.0)));
    assert_eq!(out, "");
}

#[test]
fn a_household_has_the_colour_of_its_seat() {
    let game = game(&[]);
    let portraits = portraits(&game);
    let cards = Cards { printed: game.printed(), portraits: &portraits };
    for card in all() {
        let drawn: BTreeSet<String> = (0..4)
            .map(|seat| {
                let mut out = String::new();
                cards.card(&mut out, card, Size::Medium, Seat(seat), Size::Medium.at((0.0, 0.0)));
                out
            })
            .collect();
        assert_eq!(drawn.len(), if card::kind(card) == Kind::Household { 4 } else { 1 }, "{card:?}");
    }
}

#[test]
fn names_share_no_tool_and_hat() {
    let game = game(&[]);
    let portraits = portraits(&game);
    let mut by_tool: BTreeMap<Vec<&str>, &str> = BTreeMap::new();
    for card in all() {
        let name = game.printed().names[card.index()].as_str();
        let parts = portraits.of(card).expect("a portrait").parts();
        let key: Vec<&str> =
            parts.filter(|part| part.starts_with("g-vp-tool") || part.starts_with("g-vp-hat")).collect();
        assert_eq!(*by_tool.entry(key).or_insert(name), name);
    }
    assert_eq!(by_tool.len(), 67);
}

#[test]
fn cards_of_one_name_bear_marks_in_the_order_of_their_ids() {
    let game = game(&[]);
    let portraits = portraits(&game);
    let mut marks: BTreeMap<&str, Vec<Option<&str>>> = BTreeMap::new();
    for card in all() {
        marks.entry(&game.printed().names[card.index()]).or_default().push(portraits.cadency(card));
    }
    let several: Vec<_> = marks.values().filter(|marks| marks.len() > 1).collect();
    assert_eq!(several.len(), 12);
    for marks in marks.values() {
        let wanted: Vec<Option<&str>> = match marks.len() {
            1 => vec![None],
            many => ["g-v-cad-1", "g-v-cad-2", "g-v-cad-3", "g-v-cad-4"][..many]
                .iter()
                .copied()
                .map(Some)
                .collect(),
        };
        assert_eq!(*marks, wanted);
    }
}

#[test]
fn sentences_can_be_read() {
    let game = game(&[]);
    let mut smallest = f32::MAX;
    for card in all() {
        let townsfolk = game.printed().card(card);
        for size in [Size::Medium, Size::Large] {
            let signs = card::sign_size(townsfolk, card, size);
            assert_eq!(signs.is_some(), Timing::of(townsfolk).is_some());
            assert!(signs.is_none_or(|signs| signs >= SMALLEST), "{card:?} {size:?} {signs:?}");
            smallest = smallest.min(signs.unwrap_or(smallest));
        }
        assert_eq!(card::sign_size(townsfolk, card, Size::Small), None);
    }
    assert!(smallest < 12.0, "some sentence had to shrink");
}

#[test]
fn the_edge_of_the_band_tells_the_timing() {
    let game = game(&[]);
    let portraits = portraits(&game);
    let cards = Cards { printed: game.printed(), portraits: &portraits };
    let mut counts = [0; 4];
    for card in all() {
        let mut out = String::new();
        cards.card(&mut out, card, Size::Large, Seat(0), Size::Large.at((0.0, 0.0)));
        let edge = out.split(r#"class="vc-edge""#).next().filter(|before| before.len() < out.len());
        let drawn = edge.and_then(|before| before.rsplit('<').next());
        let place = match (Timing::of(game.printed().card(card)), drawn) {
            (Some(Timing::Played), Some(edge)) => edge.starts_with(r#"path d="M6 126H126""#).then_some(0),
            (Some(Timing::Dropped), Some(edge)) => edge.starts_with(r#"path d="M126 126V153""#).then_some(1),
            (Some(Timing::Ongoing), Some(edge)) => edge.starts_with("rect").then_some(2),
            (None, None) => Some(3),
            _ => None,
        };
        counts[place.unwrap_or_else(|| panic!("{card:?}: {drawn:?}"))] += 1;
    }
    assert!(counts.iter().all(|&count| count >= 3), "{counts:?}");
    assert_eq!(counts.iter().sum::<u8>(), CARDS);
}

#[test]
fn boxes_of_a_card_lie_in_it_and_not_on_each_other() {
    for card in all() {
        for size in Size::ALL {
            let whole = size.at((0.0, 0.0));
            let boxes: Vec<Frame> = [
                card::name_box(card, size),
                card::kind_box(card, size),
                card::band(card, size),
                card::hired(card, size),
            ]
            .into_iter()
            .flatten()
            .collect();
            for (i, one) in boxes.iter().enumerate() {
                assert!(whole.holds((one.left, one.top)));
                assert!(whole.holds((one.left + one.width, one.top + one.height)));
                for other in &boxes[..i] {
                    let apart = one.top >= other.top + other.height || other.top >= one.top + one.height;
                    assert!(apart, "{card:?} {size:?}: {one:?} {other:?}");
                }
            }
            let named = size == Size::Large || (size == Size::Medium && card::kind(card) != Kind::Neutral);
            assert_eq!(card::name_box(card, size).is_some(), named);
        }
    }
}

#[test]
fn no_two_manuscripts_schemes_or_player_cards_look_alike() {
    let game = game(&[]);
    let printed = game.printed();
    for (width, height) in [tile::SMALL, tile::STRIP, tile::LARGE] {
        let mut seen = HashMap::new();
        for id in Manuscript::all() {
            let mut out = String::new();
            tile::tile(&mut out, printed, id, Frame::new(0.0, 0.0, width, height));
            assert_eq!(seen.insert(without(&out, "data-tile"), id), None, "{id:?}");
        }
        assert_eq!(seen.len(), 35);
    }
    let mut seen = HashMap::new();
    for id in Scheme::all() {
        let mut out = String::new();
        scheme::scheme(&mut out, printed, id, Frame::new(0.0, 0.0, 84.0, 116.0));
        assert_eq!(seen.insert(without(&out, "data-scheme"), id), None, "{id:?}");
    }
    let mut seen = HashMap::new();
    for (number, print) in (1..).zip(&printed.player_cards) {
        let mut out = String::new();
        paper::player(&mut out, print, number, Frame::new(0.0, 0.0, 132.0, 150.0));
        assert_eq!(seen.insert(without(&out, "data-pair"), number), None, "{number}");
    }
}
