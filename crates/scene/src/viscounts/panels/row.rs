//! The own board as one row, where there is little room: the way of the cards, the bar of the track, and what else fits. The little ring
//! beside it says where everybody is.

use super::{board, cards, discards, scene::Scene, sheet::Sheet, strip};
use crate::{
    Frame, Panel, Price, Room,
    sheet::put,
    viscounts::{keys, labels::Word, named::Named},
};
use demesne_draw::{
    pen,
    viscounts::{
        board::slots,
        card::{self as townsfolk, Size},
        glyph,
        mini::{self, Mini, Reach},
        shape::Shape,
    },
};
use demesne_viscounts::{Building, Side, Space, state::SLOTS};

/// How wide and how high the row is on a page of middling width, on a phone, and on one held across.
const NARROW: Frame = Frame::new(0.0, 0.0, 744.0, 150.0);
const PHONE: Frame = Frame::new(0.0, 0.0, 348.0, 112.0);

/// The panel of the row.
pub(super) fn row(scene: &Scene<'_>) -> Panel {
    let mut sheet = Sheet::new(scene);
    let frame = match scene.look.room {
        Room::Narrow => {
            narrow(&mut sheet);
            NARROW
        }
        _ => {
            phone(&mut sheet);
            PHONE
        }
    };
    sheet.panel("board", scene.word(Word::Board), None, frame)
}

/// The cards at the left, the track with what it brings and the buildings at the right; the tally stands beside the hand.
fn narrow(sheet: &mut Sheet<'_>) {
    board::slots(sheet, (4.0, 11.0));
    // What its spaces bring is told to whoever asks: there would be no room to read it.
    board::track(sheet, (424.0, 40.0), 312.0, false);
    let own = sheet.scene.own();
    for building in Building::all() {
        let left = 423.0 + 34.9 * f32::from(building.0);
        house(sheet, building, Frame::new(left, 104.0, 33.0, 38.0), own);
    }
}

/// A building that is left, or a lit plinth where it was.
fn house(sheet: &mut Sheet<'_>, building: Building, frame: Frame, own: demesne_game::Seat) {
    let built = sheet.scene.player(own).has_built(building);
    sheet.shaped(Named::Building(own, building), Shape::boxed(frame, 4.0), |out| {
        let class = if built { r#"class="vb-plinth open""# } else { r#"class="vb-plinth""# };
        Shape::boxed(frame, 4.0).outline(out, class);
        let style = if built { "" } else { glyph::inks(own) };
        put!(out, r#"<g{}>"#, if built { r#" class="v-built""# } else { "" });
        pen::glyph_styled(out, glyph::building(building.kind()), frame.centre(), 28.0, style);
        out.push_str("</g>");
    });
}

/// The little ring at the left, beside it the cards small, the piles, and the bar below.
fn phone(sheet: &mut Sheet<'_>) {
    let scene = sheet.scene;
    let own = scene.own();
    little_ring(sheet, (46.0, 56.0));
    for nth in 0..SLOTS {
        let frame = Size::Small.at((98.0 + 55.0 * nth as f32, 4.0));
        board::slot(sheet, nth, frame, Size::Small);
    }
    let board = scene.board(own);
    sheet.still("leaving", |out| slots::leaving(out, &board, (262.0 - 352.0 + 2.0, -5.0)));
    let player = *scene.player(own);
    let deck = Frame::new(266.0, 38.0, 26.0, 36.0);
    sheet.shaped_in(Named::Deck(own), Shape::boxed(deck, 3.0), Frame { width: 44.0, ..deck }, |out| {
        match player.deck_size {
            0 => Shape::boxed(deck, 3.0).outline(out, r#"class="vb-none""#),
            _ => townsfolk::back(out, own, deck),
        }
        number(out, player.deck_size, (deck.left + 29.0, 62.0));
    });
    let pile = Frame::new(310.0, 38.0, 26.0, 36.0);
    let hit = Frame { left: 308.0, width: 40.0, ..pile };
    sheet.shaped_in(Named::Discards(own), Shape::boxed(pile, 3.0), hit, |out| {
        match player.discards.iter().last() {
            Some(top) => cards::card(out, scene, top, Size::Small, own, pile),
            None => Shape::boxed(pile, 3.0).outline(out, r#"class="vb-none""#),
        }
        number(out, player.discards.len(), (pile.left + 28.0, 62.0));
    });
    discards::shown_by(sheet, own);
    board::track(sheet, (98.0, 84.0), 246.0, false);
}

fn number(out: &mut String, count: u8, (x, y): (f32, f32)) {
    put!(out, r#"<text class="vb-mid2" x="{}" y="{}">{count}</text>"#, pen::N(x), pen::N(y));
}

/// Five wedges with everybody's viscounts, each of which brings its segment into view; the one that the strip begins with has a gilt edge.
fn little_ring(sheet: &mut Sheet<'_>, centre: (f32, f32)) {
    let scene = sheet.scene;
    let little =
        Mini { state: &scene.state, seats: scene.game.options().seats(), centre, radius: mini::RADIUS };
    let reach: Vec<(Space, Reach)> = Space::all()
        .filter_map(|space| {
            let lit = scene.marks.lit.get(&keys::space(space))?;
            Some((space, if lit.price == Price::FREE { Reach::Free } else { Reach::Paid }))
        })
        .collect();
    let seen = strip::first(scene);
    sheet.still("little ring", |out| mini::mini(out, &little, Some(seen), &reach));
    for segment in scene.state.ring.order() {
        let wedge = little.wedge(segment);
        sheet.plain(Named::Wedge(segment), wedge, wedge.frame().grown(3.4), |_| {});
        // The inner space lies in the middle of a segment of the strip.
        sheet.shows(keys::space(Space::on(segment, Side::Inner)));
    }
}
