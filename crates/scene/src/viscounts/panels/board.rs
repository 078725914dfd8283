//! The own player board: the way of the cards, the tally, the track, the buildings, means, debts and deeds, manuscripts. Each part can
//! stand alone, from its own corner on, for rooms that have no place for all of them.

use super::{
    cards, discards, preview,
    scene::Scene,
    scrolls,
    sheet::{Sheet, write},
};
use crate::{
    Frame, Panel,
    sheet::put,
    viscounts::{
        keys,
        labels::{self, Word},
        named::Named,
    },
};
use demesne_draw::pen::{Factor, N};
use demesne_draw::viscounts::{
    board::{self, Lit, Part, means, posts, slots, tally, track},
    card::{self as townsfolk, Size},
    mark::{self, Mark},
    shape::Shape,
};
use demesne_viscounts::{
    Building, Icon, Resource,
    ability::Currency,
    state::{Player, SLOTS, TRACK},
};

/// The whole board.
const FRAME: Frame = Frame::new(0.0, 0.0, board::EXTENT.0, board::EXTENT.1);
/// Lines between its parts.
const LINES: [f32; 5] = [162.0, 210.0, 346.0, 448.0, 544.0];

/// The panel of the whole board.
pub(super) fn board(scene: &Scene<'_>) -> Panel {
    let mut sheet = Sheet::new(scene);
    sheet.still("lines", |out| {
        for top in LINES {
            put!(out, r#"<path d="M18 {top}H418" class="vb-hair"/>"#);
        }
    });
    for part in Part::ALL {
        let Frame { left, top, .. } = part.frame();
        self::part(&mut sheet, part, (left, top));
    }
    headings(&mut sheet, &[Part::Slots, Part::Track, Part::Scrolls], (0.0, 0.0));
    sheet.panel("board", scene.word(Word::Board), None, FRAME)
}

/// What some parts are, above them; the board is moved by so much.
pub(super) fn headings(sheet: &mut Sheet<'_>, parts: &[Part], (dx, dy): (f32, f32)) {
    let scene = sheet.scene;
    for &part in parts {
        let Some(frame) = board::label(part) else { continue };
        let frame = Frame { left: frame.left + dx, top: frame.top + dy, ..frame };
        let half = Frame { width: frame.width / 2.0 - 4.0, ..frame };
        let right = Frame { left: frame.left + frame.width / 2.0 + 4.0, ..half };
        let (one, other) = match part {
            Part::Slots => (scene.word(Word::InPlay).to_owned(), scene.word(Word::Leaves).to_owned()),
            Part::Track => (scene.word(Word::Corruption).to_owned(), scene.word(Word::Virtue).to_owned()),
            _ => (scene.word(Word::Scrolls).to_owned(), scrolls::sets(scene)),
        };
        sheet.write(&format!("heading {}", frame.top), "lab v-start", half, 14.0, &one);
        sheet.write(&format!("heading {} end", frame.top), "lab v-end", right, 14.0, &other);
    }
}

/// One part from its corner on.
pub(super) fn part(sheet: &mut Sheet<'_>, part: Part, at: (f32, f32)) {
    match part {
        Part::Slots => slots(sheet, at),
        Part::Tally => tally(sheet, at),
        Part::Track => track(sheet, at, board::WIDTH, true),
        Part::Posts => posts(sheet, at),
        Part::Means => means(sheet, at),
        Part::Documents => documents(sheet, at),
        Part::Scrolls => scrolls::columns(sheet, at),
    }
}

fn moved(frame: Frame, (x, y): (f32, f32)) -> Frame {
    Frame { left: frame.left + x, top: frame.top + y, ..frame }
}

/// Deck, three slots, door and discard pile.
pub(super) fn slots(sheet: &mut Sheet<'_>, at: (f32, f32)) {
    let scene = sheet.scene;
    let (own, board) = (scene.own(), scene.board(scene.own()));
    let player = board.player();
    sheet.still("way of the cards", |out| slots::ground(out, at));
    let deck = moved(slots::deck(), at);
    sheet.shaped(Named::Deck(own), Shape::boxed(deck, 5.0), |out| match player.deck_size {
        0 => Shape::boxed(deck, 5.0).outline(out, r#"class="vb-none""#),
        count => {
            townsfolk::back(out, own, deck);
            mark::pill(out, count.into(), (deck.left + deck.width - 8.0, deck.top + deck.height - 2.0));
        }
    });
    for nth in 0..SLOTS {
        slot(sheet, nth, moved(slots::slot(nth), at), Size::Medium);
    }
    sheet.still("leaving", |out| slots::leaving(out, &board, at));
    discards(sheet, moved(slots::discards(), at));
}

/// A slot in a frame: with its card, or with what is printed there. While the cards are rearranged it shows the one that would lie there.
pub(super) fn slot(sheet: &mut Sheet<'_>, nth: usize, frame: Frame, size: Size) {
    let scene = sheet.scene;
    let (own, board) = (scene.own(), scene.board(scene.own()));
    let shape = Shape::boxed(frame, size.round());
    let key = keys::slot(own, nth as u8 + 1);
    let card = scene.in_slot(nth);
    sheet.shaped(Named::Slot(own, nth as u8 + 1), shape, |out| match card.is_some() {
        true => cards::card(out, scene, card, size, own, frame),
        false => slots::empty(out, &board, nth, frame),
    });
    let then = scene.ahead.as_ref().map_or(card, |ahead| ahead.state.player(own).slots[nth]);
    if then.is_some() && then != card && scene.marks.sketch.is_none() {
        sheet.mark(&format!("{key} then"), |out| {
            out.push_str(r#"<g class="vg-ghost">"#);
            cards::card(out, scene, then, size, own, frame);
            out.push_str("</g>");
            mark::unlit(out, Mark::Preview, shape);
        });
    }
    if scene.marks.sketch.is_some() && scene.marks.usable.contains(&key) {
        sheet.drags(key);
    }
}

/// The discard pile in a frame; nobody knows an order, so any card may lie above.
pub(super) fn discards(sheet: &mut Sheet<'_>, frame: Frame) {
    let scene = sheet.scene;
    let own = scene.own();
    let (discards, shape) = (scene.player(own).discards, Shape::boxed(frame, 4.0));
    sheet.shaped(Named::Discards(own), shape, |out| match discards.iter().last() {
        None => shape.outline(out, r#"class="vb-none""#),
        Some(top) => {
            scene.cards().pile(out, top, discards.len() - 1, frame);
            let place = (frame.left + frame.width - 5.0, frame.top + frame.height - 4.0);
            mark::pill(out, discards.len().into(), place);
        }
    });
    discards::shown_by(sheet, own);
}

/// The tally of icons; the seal that the action needs lies on gold.
pub(super) fn tally(sheet: &mut Sheet<'_>, at: (f32, f32)) {
    let scene = sheet.scene;
    let (own, board) = (scene.own(), scene.board(scene.own()));
    let lit = Lit { needed: scene.act().map(|act| act.icon()), ..Lit::default() };
    sheet.still("tally", |out| board::part(out, &board, &lit, Part::Tally, at));
    for icon in Icon::ALL {
        let frame = moved(tally::seal(icon), at);
        sheet.shaped(Named::Icon(own, icon), Shape::boxed(frame, 6.0), |_| {});
        let then = scene.ahead_board(own).map(|board| board.icons().of(icon).into());
        change(sheet, Named::Icon(own, icon), above(frame), board.icons().of(icon).into(), then);
    }
}

/// The track, so wide; with what its spaces bring, all of it smaller where it is narrow, or the bar alone.
pub(super) fn track(sheet: &mut Sheet<'_>, (left, top): (f32, f32), width: f32, rows: bool) {
    let scene = sheet.scene;
    let (own, board) = (scene.own(), scene.board(scene.own()));
    let (scale, wide) = if rows { (width / board::WIDTH, board::WIDTH) } else { (1.0, width) };
    let bar = track::Track::of(&board, (0.0, 0.0), wide);
    let bar = match rows {
        true => track::Track { rows: Some(track::gains(&board)), ..bar },
        false => track::Track { height: 22.0, ..bar },
    };
    let at = |frame: Frame| {
        let (x, y) = (left + frame.left * scale, top + frame.top * scale);
        Frame::new(x, y, frame.width * scale, frame.height * scale)
    };
    sheet.still("track", |out| {
        // One more and they meet: the gap pulses once.
        let near =
            if board.player().virtue == board.player().corruption + 1 { r#" class="v-near""# } else { "" };
        put!(out, r#"<g{near} transform="translate({} {}) scale({})">"#, N(left), N(top), Factor(scale));
        track::track(out, &bar, preview::markers(scene));
        out.push_str("</g>");
    });
    for space in 1..=TRACK {
        let shape = Shape::boxed(at(bar.column(space)), 5.0);
        sheet.shaped(Named::Track(own, space), shape, |_| {});
    }
    let player = board.player();
    let markers =
        [(Named::Corruption(own), player.corruption, -0.25), (Named::Virtue(own), player.virtue, 0.25)];
    for (named, space, aside) in markers {
        let ((x, y), radius) = (bar.space(space), 0.44 * bar.height);
        // Markers that have met stand side by side.
        let aside = if player.has_met() { aside * 4.0 * radius } else { 0.0 };
        let frame = at(Frame::new(x + aside - radius, y - radius, 2.0 * radius, 2.0 * radius));
        sheet.shaped(named, Shape::Round { centre: frame.centre(), radius: frame.width / 2.0 }, |_| {});
    }
}

fn posts(sheet: &mut Sheet<'_>, at: (f32, f32)) {
    let scene = sheet.scene;
    let (own, board) = (scene.own(), scene.board(scene.own()));
    sheet.still("costs", |out| posts::heads(out, &board, at));
    for building in Building::all() {
        let shape = Shape::boxed(moved(posts::plinth(building), at), 4.0);
        let named = Named::Building(own, building);
        let hit = moved(Frame { height: 61.0, ..posts::plinth(building) }, at);
        sheet.shaped_in(named, shape, hit, |out| posts::post(out, &board, building, at));
        if board.player().has_built(building) {
            let place = moved(posts::label(building), at);
            let word = scene.word(Word::Built);
            sheet.write(&format!("{} built", named.key()), "v-tiny", place, 11.0, word);
        }
    }
}

/// What is about to be paid.
pub(super) fn paying(scene: &Scene<'_>) -> Vec<(Currency, u16)> {
    let open = scene.ledgers.first().filter(|ledger| ledger.open);
    open.map(|ledger| ledger.paid.iter().map(|paid| (paid.currency, paid.amount)).collect())
        .unwrap_or_default()
}

fn means(sheet: &mut Sheet<'_>, at: (f32, f32)) {
    let scene = sheet.scene;
    let (own, board) = (scene.own(), scene.board(scene.own()));
    let lit = Lit { paying: paying(scene), ..Lit::default() };
    sheet.still("means", |out| board::part(out, &board, &lit, Part::Means, at));
    for (nth, named) in all_means(own).into_iter().enumerate() {
        let frame = moved(means::mean(nth), at).grown(-2.0);
        sheet.shaped(named, Shape::boxed(frame, 6.0), |_| {});
        let then = scene.ahead_board(own).map(|board| amount(board.player(), nth));
        change(sheet, named, above(frame), amount(board.player(), nth), then);
    }
}

/// How much there is of the nth of [`all_means`].
pub(super) fn amount(player: &Player, nth: usize) -> u16 {
    match nth {
        0 => player.silver,
        4 => player.supply.into(),
        _ => player.resources[nth - 1],
    }
}

/// At the upper right of a number.
fn above(frame: Frame) -> Frame {
    Frame::new(frame.left, frame.top - 7.0, frame.width - 3.0, 14.0)
}

/// What would come of a number, at the right end of a place; nothing where it stays.
pub(super) fn change(sheet: &mut Sheet<'_>, named: Named, place: Frame, now: u16, then: Option<u16>) {
    let Some(then) = then.filter(|&then| then != now) else { return };
    let text = format!("→ {then}");
    sheet.mark(&format!("{} then", named.key()), |out| write(out, "v-then v-end", place, 13.0, &text));
}

/// Silver, resources and workers, in the order in which they lie.
pub(super) fn all_means(own: demesne_game::Seat) -> [Named; 5] {
    [
        Named::Silver(own),
        Named::Resource(own, Resource::Ink),
        Named::Resource(own, Resource::Stone),
        Named::Resource(own, Resource::Gold),
        Named::Supply(own),
    ]
}

fn documents(sheet: &mut Sheet<'_>, at: (f32, f32)) {
    let scene = sheet.scene;
    let (own, board) = (scene.own(), scene.board(scene.own()));
    sheet.still("documents", |out| board::part(out, &board, &Lit::default(), Part::Documents, at));
    let all = [Named::Debt(own), Named::Paid(own), Named::Deed(own), Named::Approved(own)];
    for (nth, named) in all.into_iter().enumerate() {
        let shape = Shape::boxed(moved(means::document(nth), at).grown(-1.0), 6.0);
        sheet.shaped(named, shape, |_| {});
        let place = moved(means::document_label(nth), at);
        let word = labels::document(nth, scene.look.language);
        sheet.write(&format!("{} kind", named.key()), "v-tiny v-start", place, 11.0, word);
    }
}
