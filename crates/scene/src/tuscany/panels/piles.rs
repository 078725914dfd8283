//! The deck, where cards are drawn, and the piles that only count.

use super::{
    scene::Scene,
    sheet::{Sheet, pill},
};
use crate::{
    Frame, Panel,
    sheet::put,
    tuscany::{
        keys,
        labels::{self, Word},
    },
};
use demesne_draw::{
    pen::{At, N},
    tuscany::{card, stack, tile},
};
use demesne_game::supply;
use demesne_tuscany::{Item, Tile, Token};

/// The deck as a button: a card and what it gives.
const DECK: Frame = Frame::new(0.0, 0.0, 176.0, 86.0);
/// A pile of the supplies.
const PILE: f32 = 66.0;

/// The deck.
pub(super) fn deck(scene: &Scene<'_>) -> Panel {
    let mut sheet = Sheet::new(scene);
    let language = scene.look.language;
    let estate = scene.estate(scene.own());
    let count = scene.game.options().draw_base + estate.token(Token::Card);
    let (draw, left) = (labels::draw(count, language), scene.state.deck_size);
    let area = DECK.grown(-5.0);
    let label = format!("{draw}. {}", labels::deck(left, language));
    sheet.boxed(keys::deck(), label, area, 10.0, |out| {
        put!(
            out,
            r#"<rect class="button" x="{}" y="{}" width="{}" height="{}" rx="10"/>"#,
            N(area.left),
            N(area.top),
            N(area.width),
            N(area.height)
        );
        card::back(out, Frame::new(15.0, 14.0, 41.5, 57.8));
        pill(out, left, (36.0, 70.0), 0.9);
        put!(out, r#"<text class="button-text" x="70" y="49">{draw}</text>"#);
    });
    sheet.panel("deck", scene.word(Word::Piles), None, DECK)
}

/// Discards, harvest cards, neutral tiles, the removed pile.
pub(super) fn supplies(scene: &Scene<'_>) -> Panel {
    let mut sheet = Sheet::new(scene);
    let (state, language) = (&scene.state, scene.look.language);
    let middle = |place: usize| (PILE * (place as f32 + 0.5), 40.0);
    let card_at = |place: usize| {
        let (x, y) = middle(place);
        Frame::new(x - 19.0, y - 30.0, 38.0, 53.0)
    };
    let area = |place: usize| Frame::new(PILE * place as f32 + 2.0, 4.0, PILE - 4.0, 78.0);

    let discards = supply::count(&state.discards);
    sheet.boxed(keys::discards(), labels::discards(discards, language), area(0), 8.0, |out| {
        let most = state.discards.iter().enumerate().max_by_key(|(_, count)| **count);
        match most.filter(|(_, count)| **count > 0) {
            Some((colour, _)) => card::card(out, demesne_tuscany::Colour::ALL[colour], card_at(0)),
            None => slot(out, card_at(0)),
        }
        pill(out, discards, (middle(0).0, 70.0), 0.9);
    });
    let harvest = supply::count(&state.harvest);
    sheet.boxed(keys::harvest(), labels::harvest(harvest, language), area(1), 8.0, |out| {
        card::harvest(out, card_at(1));
        pill(out, harvest, (middle(1).0, 70.0), 0.9);
    });
    let neutral = supply::count(&state.neutral);
    let label = labels::count(scene.word(Word::Neutral), neutral);
    sheet.boxed(keys::neutral(), label, area(2), 8.0, |out| {
        let (x, y) = middle(2);
        stack::stack(out, None, neutral.min(9) as u8, At::new(x, y - 6.0, 26.0));
        pill(out, neutral, (x, 70.0), 0.9);
    });
    let removed = state.removed.len();
    let label = labels::count(scene.word(Word::Removed), removed);
    sheet.boxed(keys::removed(), label, area(3), 8.0, |out| {
        let (x, y) = middle(3);
        let top = Tile::ALL.into_iter().find(|&tile| state.removed.of(tile) > 0);
        match top {
            Some(top) => {
                put!(out, r#"<g class="dim">"#);
                tile::item(out, Item::Tile(top), At::new(x, y - 4.0, 26.0));
                out.push_str("</g>");
            }
            None => put!(
                out,
                r##"<g class="slot" transform="{}"><use href="#hxf"/></g>"##,
                At::new(x, y - 4.0, 26.0)
            ),
        }
        pill(out, removed, (x, 70.0), 0.9);
    });
    let tab = (!scene.roomy()).then_some("g-token");
    sheet.panel("supplies", scene.word(Word::Market), tab, Frame::new(0.0, 0.0, 4.0 * PILE, 86.0))
}

fn slot(out: &mut String, frame: Frame) {
    put!(
        out,
        r#"<rect class="die-used" x="{}" y="{}" width="{}" height="{}" rx="5"/>"#,
        N(frame.left),
        N(frame.top),
        N(frame.width),
        N(frame.height)
    );
}
