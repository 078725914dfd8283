//! The others, small beside the own board or behind a tab: cards, tally, track, means, buildings, ribbons. The solo opponent has schemes
//! in its slots and what it is after below them.

use super::{discards, folded, scene::Scene, scrolls, sheet::Sheet};
use crate::{
    Frame, Panel, Room,
    viscounts::{labels::Word, named::Named},
};
use demesne_draw::viscounts::{
    board::{WIDTH, scrolls as columns},
    card::Size,
    rival,
    shape::Shape,
};
use demesne_game::Seat;
use demesne_viscounts::{Building, Icon, Resource, state::SLOTS, state::TRACK};

/// The names of panels and tabs, by seat.
const IDS: [&str; 4] = ["rival-1", "rival-2", "rival-3", "rival-4"];
const TABS: [&str; 4] = ["g-seat-1", "g-seat-2", "g-seat-3", "g-seat-4"];
/// How wide a large one is: as its manuscripts.
const LARGE: f32 = WIDTH + 20.0;
/// So many cards of a discard pile lie in a row there.
const COLUMNS: usize = 7;

/// The panels of the others.
pub(super) fn rivals(scene: &Scene<'_>) -> Vec<Panel> {
    let rivals = scene.rivals();
    match scene.look.room {
        Room::Wide => {
            let large = rivals.iter().map(|&seat| large(scene, seat, TABS[seat.index() % 4]));
            std::iter::once(all(scene, &rivals)).chain(large).collect()
        }
        _ => rivals.iter().map(|&seat| large(scene, seat, "g-seat")).collect(),
    }
}

/// All of them, one above the other. From two on one is open and the others are folded: the one whose turn it is, else the next one.
fn all(scene: &Scene<'_>, rivals: &[Seat]) -> Panel {
    let mut sheet = Sheet::new(scene);
    let turn = scene.state.turn;
    let open = if rivals.contains(&turn) { Some(turn) } else { rivals.first().copied() };
    let mut top = 0.0;
    for &seat in rivals {
        if Some(seat) == open {
            one(&mut sheet, seat, (0.0, top));
            top += rival::height(&scene.board(seat));
        } else {
            folded::row(&mut sheet, seat, top);
            top += rival::ROW;
        }
    }
    let title = match rivals {
        [seat] => scene.name(*seat),
        _ => scene.word(Word::Rivals).into(),
    };
    let also: &[&str] = match rivals {
        [seat] if scene.game.solo_seat() == Some(*seat) => &["solo"],
        [_, _, ..] => &["several"],
        _ => &[],
    };
    Panel { also, ..sheet.panel("rivals", title, None, Frame::new(0.0, 0.0, rival::WIDTH, top.max(40.0))) }
}

/// One of them with its manuscripts laid out.
fn large(scene: &Scene<'_>, seat: Seat, tab: &'static str) -> Panel {
    let mut sheet = Sheet::new(scene);
    one(&mut sheet, seat, ((LARGE - rival::WIDTH) / 2.0, 0.0));
    let (board, top) = (scene.board(seat), rival::height(&scene.board(seat)) + 10.0);
    sheet.still("ribbons", |out| columns::heads(out, &board, (10.0, top)));
    scrolls::held(&mut sheet, seat, (10.0, top));
    let bottom = top + columns::HEIGHT + 10.0;
    let pile = discards::laid_out(&mut sheet, seat, Size::Small, COLUMNS, (12.0, bottom));
    let frame = Frame::new(0.0, 0.0, LARGE, bottom + pile);
    sheet.panel(IDS[seat.index() % 4], scene.name(seat), Some(tab), frame)
}

/// One of them from a corner on: the picture as a whole, and over it what can be asked about.
fn one(sheet: &mut Sheet<'_>, seat: Seat, at: (f32, f32)) {
    let scene = sheet.scene;
    let board = scene.board(seat);
    sheet.still(format!("{seat} picture"), |out| rival::rival(out, &board, &scene.initials, at));
    let moved = |frame: Frame| Frame { left: frame.left + at.0, top: frame.top + at.1, ..frame };
    sheet.write(&format!("{seat} name"), "v-name-big v-start", moved(rival::NAME), 16.0, &scene.name(seat));
    let solo = scene.game.solo_seat() == Some(seat);
    let piles = match solo {
        true => [Named::Schemes(seat), Named::Discards(seat), Named::Future(seat)],
        false => [Named::Cards(seat), Named::Deck(seat), Named::Discards(seat)],
    };
    for (nth, named) in piles.into_iter().enumerate() {
        sheet.shaped(named, Shape::boxed(moved(rival::pile(nth)), 5.0), |_| {});
        if matches!(named, Named::Discards(_)) {
            discards::shown_by(sheet, seat);
        }
    }
    let mut add = |named: Named, frame: Frame, round: f32| {
        sheet.shaped(named, Shape::boxed(moved(frame), round), |_| {});
    };
    for nth in 0..SLOTS {
        let number = nth as u8 + 1;
        let named = if solo { Named::Scheme(seat, number) } else { Named::Slot(seat, number) };
        add(named, rival::slot(&board, nth), 4.0);
    }
    if solo {
        add(Named::SoloBoard(seat), Frame::new(10.0, 166.0, 244.0, 30.0), 5.0);
    }
    for icon in Icon::ALL {
        add(Named::Icon(seat, icon), rival::seal(&board, icon), 5.0);
    }
    let bar = rival::bar(&board);
    for space in 1..=TRACK {
        add(Named::Track(seat, space), bar.column(space), 4.0);
    }
    let means = [
        Named::Silver(seat),
        Named::Resource(seat, Resource::Ink),
        Named::Resource(seat, Resource::Stone),
        Named::Resource(seat, Resource::Gold),
        Named::Supply(seat),
    ];
    for (nth, named) in means.into_iter().enumerate() {
        add(named, rival::mean(&board, nth), 5.0);
    }
    let papers = [Named::Debt(seat), Named::Paid(seat), Named::Deed(seat), Named::Approved(seat)];
    for (nth, named) in papers.into_iter().enumerate() {
        add(named, rival::document(&board, nth), 5.0);
    }
    for building in Building::all() {
        add(Named::Building(seat, building), rival::house(&board, building), 4.0);
    }
    let player = board.player();
    for (named, space) in [(Named::Corruption(seat), player.corruption), (Named::Virtue(seat), player.virtue)]
    {
        let ((x, y), met) = (bar.space(space), player.has_met());
        let aside = match named {
            _ if !met => 0.0,
            Named::Corruption(_) => -9.0,
            _ => 9.0,
        };
        add(named, Frame::new(x + aside - 9.0, y - 9.0, 18.0, 18.0), 9.0);
    }
}
