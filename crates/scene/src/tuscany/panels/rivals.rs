//! The others: small beside the own board or behind a tab, and one by one large.

use super::{estate, means, scene::Scene, sheet::Sheet, storage};
use crate::{
    Frame, Panel, Room,
    sheet::put,
    tuscany::{
        keys,
        labels::{self, Word},
    },
};
use demesne_draw::{
    pen::{N, escape},
    seat,
};
use demesne_game::Seat;

/// How wide the panel of all of them is, and how high one is alone, or one of several.
const WIDE: f32 = 268.0;
const ALONE: f32 = 292.0;
const SEVERAL: f32 = 168.0;
/// A large one.
const LARGE: Frame = Frame::new(0.0, 0.0, 560.0, 430.0);
/// The names of panels and tabs, by seat.
const IDS: [&str; 4] = ["rival-1", "rival-2", "rival-3", "rival-4"];
const TABS: [&str; 4] = ["g-seat-1", "g-seat-2", "g-seat-3", "g-seat-4"];

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

/// All of them, one above the other.
fn all(scene: &Scene<'_>, rivals: &[Seat]) -> Panel {
    let mut sheet = Sheet::new(scene);
    let height = if rivals.len() == 1 { ALONE } else { SEVERAL };
    for (i, &seat) in rivals.iter().enumerate() {
        let frame = Frame::new(0.0, height * i as f32, WIDE, height - 6.0);
        rival(&mut sheet, seat, frame);
        if i > 0 {
            sheet.still(format!("line {i}"), |out| {
                put!(out, r#"<path class="hair" d="M8 {}H{}"/>"#, N(frame.top - 4.0), N(WIDE - 8.0));
            });
        }
    }
    let title = match rivals {
        [seat] => scene.name(*seat),
        _ => scene.word(Word::Rivals).into(),
    };
    let frame = Frame::new(0.0, 0.0, WIDE, height * rivals.len() as f32);
    let also: &[&str] = if rivals.len() > 1 { &["several"] } else { &[] };
    Panel { also, ..sheet.panel("rivals", title, None, frame) }
}

/// One of them, large.
fn large(scene: &Scene<'_>, seat: Seat, tab: &'static str) -> Panel {
    let mut sheet = Sheet::new(scene);
    rival(&mut sheet, seat, LARGE);
    sheet.panel(IDS[seat.index() % 4], scene.name(seat), Some(tab), LARGE)
}

/// One in a frame: heading, board, what it has below.
fn rival(sheet: &mut Sheet<'_>, seat: Seat, frame: Frame) {
    heading(sheet, seat, frame);
    // Low: what it has stands in one row, else in two.
    let low = frame.height < 200.0;
    let unit = if frame.width > 400.0 { 1.7 } else { 1.0 };
    let row = 30.0 * unit;
    let rows = if low { row } else { 2.0 * row + 4.0 };
    let body = Frame { top: frame.top + 30.0, height: frame.height - 30.0 - rows, ..frame };
    estate::small(sheet, seat, body);
    let y = body.top + body.height + row / 2.0;
    let x = counts(sheet, seat, (frame.left + 2.0, y), unit * if low { 0.86 } else { 1.0 });
    let (left, y) = if low { (x, y) } else { (frame.left + 2.0, y + row + 2.0) };
    let (s, radius) = if low { (11.0, 9.0) } else { (14.0 * unit, 11.0 * unit) };
    let right = storage::stored(sheet, seat, (left, y), s);
    means::tokens(sheet, seat, (right + 4.0, y), radius, frame.left + frame.width - right - 4.0 - radius);
}

/// Disc, name and points on both tracks.
fn heading(sheet: &mut Sheet<'_>, seat: Seat, frame: Frame) {
    let scene = sheet.scene;
    let tally = scene.estate(seat).tally;
    let right = frame.left + frame.width;
    sheet.still(format!("{seat} heading"), |out| {
        let y = frame.top + 14.0;
        seat::disc(out, seat, scene.initials.get(seat), (frame.left + 13.0, y), 11.0);
        let name = scene.name(seat);
        let most = ((frame.width - 130.0) / 9.4) as usize;
        let short: String = match name.chars().count() > most {
            true => name.chars().take(most.saturating_sub(1)).chain(['…']).collect(),
            false => name,
        };
        put!(out, r#"<text class="rival-name" x="{}" y="{}">"#, N(frame.left + 30.0), N(y + 5.5));
        escape(out, &short);
        put!(
            out,
            r#"</text><text class="rival-points rival-green" x="{}" y="{}">+{}</text><text class="rival-points" x="{}" y="{}">{}</text>"#,
            N(right - 4.0),
            N(y + 7.5),
            tally.green(),
            N(right - 44.0),
            N(y + 7.5),
            tally.red()
        );
    });
}

/// Cards, workers, marble and used stacks; the result is where the next thing begins.
fn counts(sheet: &mut Sheet<'_>, seat: Seat, (x, y): (f32, f32), unit: f32) -> f32 {
    let scene = sheet.scene;
    let (estate, language) = (scene.estate(seat), scene.look.language);
    let name = scene.name(seat);
    let things = [
        (keys::cards(seat), labels::cards(estate.cards, language), "g-cards", estate.cards),
        (
            keys::workers(seat),
            labels::count(labels::workers(language), estate.workers),
            "g-worker",
            estate.workers,
        ),
        (
            keys::marble(seat),
            labels::count(labels::marble(language), estate.marble),
            "g-marble",
            estate.marble,
        ),
    ];
    let step = 46.0 * unit;
    for (i, (key, label, symbol, count)) in things.into_iter().enumerate() {
        let area = Frame::new(x + step * i as f32, y - 12.0 * unit, step - 2.0, 24.0 * unit);
        sheet.count(key, format!("{name}: {label}"), symbol, count, area);
    }
    x + 3.0 * step
}
