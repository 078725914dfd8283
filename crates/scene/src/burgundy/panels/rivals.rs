//! The others: small beside the own duchy or behind a tab, and one by one large.

use super::put;
use super::{cards, duchy, route, scene::Scene, sheet::Sheet, vines};
use crate::{
    Frame, Panel, Room,
    burgundy::{keys, labels, labels::Word},
};
use demesne_burgundy::{Expansion, shield::members};
use demesne_draw::{
    die, dock, glyphs, goods,
    hex::HALF,
    pen::{At, N, escape, glyph},
    seat, tile, vine,
};
use demesne_game::{Game, Seat};

/// How wide the panel of all of them is, and how high one is alone, or one of several.
const WIDE: f32 = 268.0;
const ALONE: f32 = 296.0;
const SEVERAL: f32 = 152.0;
/// A large one, and how much wider it is with a vineyard at its side.
const LARGE: Frame = Frame::new(0.0, 0.0, 560.0, 420.0);
const VINEYARD: f32 = 120.0;
/// The names of panels and tabs, by seat.
const IDS: [&str; 4] = ["rival-1", "rival-2", "rival-3", "rival-4"];
const TABS: [&str; 4] = ["g-seat-1", "g-seat-2", "g-seat-3", "g-seat-4"];

/// The panels of the others.
pub(super) fn rivals(scene: &Scene<'_>) -> Vec<Panel> {
    let rivals = scene.rivals();
    if rivals.is_empty() {
        return Vec::new();
    }
    match scene.look.room {
        Room::Wide => {
            let large = rivals.iter().map(|party| large(scene, party, TABS[party[0].index() % 4]));
            std::iter::once(all(scene, &rivals)).chain(large).collect()
        }
        _ => rivals.iter().map(|party| large(scene, party, "g-seat")).collect(),
    }
}

/// All of them, one above the other.
fn all(scene: &Scene<'_>, rivals: &[Vec<Seat>]) -> Panel {
    let mut sheet = Sheet::new(scene);
    let height = if rivals.len() == 1 { ALONE } else { SEVERAL };
    for (i, party) in rivals.iter().enumerate() {
        let frame = Frame::new(0.0, height * i as f32, WIDE, height - 6.0);
        rival(&mut sheet, party, frame);
        if i > 0 {
            sheet.still(format!("line {i}"), |out| {
                put!(out, r#"<path class="hair" d="M8 {}H{}"/>"#, N(frame.top - 4.0), N(WIDE - 8.0));
            });
        }
    }
    let frame = Frame::new(0.0, 0.0, WIDE, height * rivals.len() as f32);
    let title = match rivals {
        [party] => names(scene, party),
        _ => scene.word(Word::Rivals).into(),
    };
    sheet.panel("rivals", title, None, frame)
}

/// One of them, large.
fn large(scene: &Scene<'_>, party: &[Seat], tab: &'static str) -> Panel {
    let mut sheet = Sheet::new(scene);
    let first = party[0];
    let mut frame = LARGE;
    let beside = scene.has(Expansion::Vineyards) && !matches!(scene.look.room, Room::Phone | Room::Across);
    match beside && scene.game.automa_seat() != Some(first) {
        true => {
            heading(&mut sheet, party, Frame { width: LARGE.width + VINEYARD, ..LARGE });
            body(&mut sheet, party, LARGE);
        }
        false => rival(&mut sheet, party, LARGE),
    }
    if scene.game.automa_seat() != Some(first) {
        if scene.has(Expansion::Vineyards) {
            let unit = vine::frame(scene.game.vine_board(), 1.0);
            let room = match beside {
                false => Frame { top: frame.height + 8.0, height: unit.height * 24.0, ..frame },
                true => {
                    frame.width += VINEYARD;
                    let width = frame.width - 400.0;
                    Frame::new(
                        400.0,
                        frame.height - unit.height / unit.width * width,
                        width,
                        unit.height / unit.width * width,
                    )
                }
            };
            vines::terraces(
                &mut sheet,
                first,
                (room.width / unit.width).min(room.height / unit.height),
                room,
            );
            if !beside {
                frame.height += room.height + 8.0;
            }
        }
        if scene.has(Expansion::Routes) {
            let scale = (frame.width / route::width(scene, first).max(1.0)).min(0.9);
            route::tiles(&mut sheet, first, (0.0, frame.height + 8.0), scale);
            frame.height += 64.0 * scale + 10.0;
        }
    }
    sheet.panel(IDS[first.index() % 4], names(scene, party), Some(tab), frame)
}

fn names(scene: &Scene<'_>, party: &[Seat]) -> String {
    let names: Vec<String> = party.iter().map(|&seat| scene.name(seat)).collect();
    names.join(" + ")
}

/// A party in a frame: heading, duchy, what it has below or beside it.
fn rival(sheet: &mut Sheet<'_>, party: &[Seat], frame: Frame) {
    let automatic = sheet.scene.game.automa_seat().is_some_and(|seat| party.contains(&seat));
    if frame.height < 200.0 && !automatic {
        // Low: the duchy has the whole height, all else stands beside it.
        let side = 104.0;
        duchy::small(sheet, party[0], Frame { width: frame.width - side - 6.0, ..frame });
        let beside = Frame { left: frame.left + frame.width - side, width: side, ..frame };
        heading(sheet, party, beside);
        return column(sheet, party, Frame { top: frame.top + 58.0, height: frame.height - 58.0, ..beside });
    }
    heading(sheet, party, frame);
    body(sheet, party, frame);
}

/// All below the heading.
fn body(sheet: &mut Sheet<'_>, party: &[Seat], frame: Frame) {
    let body = Frame { top: frame.top + 30.0, height: frame.height - 30.0, ..frame };
    match sheet.scene.game.automa_seat() {
        Some(seat) if party.contains(&seat) => cards::automaton(sheet, seat, body),
        _ if body.width > 1.35 * body.height => {
            let side = (frame.width * 0.3).clamp(88.0, 150.0);
            duchy::small(sheet, party[0], Frame { width: body.width - side - 6.0, ..body });
            column(sheet, party, Frame { left: body.left + body.width - side, width: side, ..body });
        }
        _ => {
            let row = 34.0;
            duchy::small(sheet, party[0], Frame { height: body.height - row - 4.0, ..body });
            line(sheet, party, Frame { top: body.top + body.height - row, height: row, ..body });
        }
    }
}

/// Discs, names, points and dice.
fn heading(sheet: &mut Sheet<'_>, party: &[Seat], frame: Frame) {
    let scene = sheet.scene;
    let first = party[0];
    let automatic = scene.game.automa_seat() == Some(first);
    let dice = if automatic { 0 } else { 2 * party.len() };
    let right = frame.left + frame.width;
    // Beside a duchy the dice stand below the name.
    let folded = frame.width < 150.0;
    let beside = if folded { 0 } else { dice };
    let points = scene.game.points(&scene.state, first);
    let name = names(scene, party);
    sheet.still(format!("{first} heading"), |out| {
        let y = frame.top + 14.0;
        for (i, &seat) in party.iter().enumerate().rev() {
            seat::disc(out, seat, scene.initials.get(seat), (frame.left + 13.0 + 17.0 * i as f32, y), 11.0);
        }
        let x = frame.left + 30.0 + 17.0 * (party.len() - 1) as f32;
        let room = right - x - 26.0 * beside as f32 - if folded { 2.0 } else { 46.0 };
        put!(out, r#"<text class="rival-name" x="{}" y="{}">"#, N(x), N(y + 5.5));
        escape(out, &short(&name, room));
        out.push_str("</text>");
        let (x, y) = match folded {
            true => (frame.left + 38.0, y + 28.0),
            false => (right - 26.0 * dice as f32 - if automatic { 30.0 } else { 8.0 }, y),
        };
        put!(out, r#"<text class="rival-points" x="{}" y="{}">{points}</text>"#, N(x), N(y + 7.5));
        if automatic {
            glyph(out, glyphs::AUTOMA, (right - 14.0, frame.top + 14.0), 24.0);
        }
    });
    if automatic {
        return;
    }
    let mut x = right - 26.0 * dice as f32;
    let top = frame.top + if folded { 30.0 } else { 2.0 };
    for &seat in party {
        for place in 0..2 {
            let number = scene.state.dice[seat.index()][place];
            let area = Frame::new(x + 1.0, top, 24.0, 24.0);
            let label = format!("{}: {}", scene.name(seat), labels::die(number, scene.look.language));
            sheet.boxed(keys::die(seat, place), label, area, 5.0, |out| {
                die::die(out, number, seat, area.centre(), 23.0, die::Lit::Plain);
            });
            x += 26.0;
        }
    }
}

/// A name that fits: letters of it are left out where it is too long.
fn short(name: &str, room: f32) -> String {
    let most = (room / 9.4).max(3.0) as usize;
    match name.chars().count() > most {
        true => name.chars().take(most - 1).chain(['…']).collect(),
        false => name.to_owned(),
    }
}

/// What a party has, in a row.
fn line(sheet: &mut Sheet<'_>, party: &[Seat], frame: Frame) {
    let scene = sheet.scene;
    let estate = scene.state.estate(party[0]);
    let y = frame.top + 17.0;
    let mut x = frame.left + 2.0;
    x = counts(sheet, party[0], (x, y), 43.0);
    let s = 14.0;
    let stored = 2.0 * HALF * s * dock::places(scene.state.paired).max(estate.storage.used()) as f32;
    let shields = 25.0 * members(estate.shields).count() as f32;
    let room = frame.left + frame.width - x - stored - shields - 8.0;
    stock(sheet, party[0], Frame::new(x, frame.top, room, 34.0));
    held_shields(sheet, party[0], (x + room + 2.0, y), 24.0);
    stored_tiles(sheet, party[0], (frame.left + frame.width - stored, y), s);
}

/// What a party has, one below the other.
fn column(sheet: &mut Sheet<'_>, party: &[Seat], frame: Frame) {
    let scene = sheet.scene;
    let large = frame.width > 110.0;
    let rows = match (large, scene.has(Expansion::Shields)) {
        (true, _) => 5.0,
        (false, true) => 4.0,
        (false, false) => 3.0,
    };
    let step = (frame.height / rows).min(if large { 52.0 } else { 30.0 });
    let first = party[0];
    let mut y = frame.top + step / 2.0;
    counts(sheet, first, (frame.left, y), if large { 68.0 } else { 44.0 });
    y += step;
    stock(sheet, first, Frame::new(frame.left, y - 17.0, frame.width, 34.0));
    y += step;
    let used = dock::places(scene.state.paired).max(scene.state.estate(first).storage.used());
    let s = (frame.width / (2.0 * HALF * used as f32)).min(if large { 24.0 } else { 15.0 }).min(step / 1.8);
    stored_tiles(sheet, first, (frame.left, y), s);
    y += step;
    held_shields(sheet, first, (frame.left, y), if large { 36.0 } else { step.min(22.0) });
}

/// Workers and silver; the result is where the next thing begins.
fn counts(sheet: &mut Sheet<'_>, seat: Seat, (x, y): (f32, f32), step: f32) -> f32 {
    let scene = sheet.scene;
    let (home, estate, language) = (scene.home(seat), scene.state.estate(seat), scene.look.language);
    let things = [
        (keys::workers(home), labels::own_workers(estate.workers, language), glyphs::WORKER, estate.workers),
        (keys::silver(home), labels::own_silver(estate.silver, language), glyphs::SILVER, estate.silver),
    ];
    for (i, (key, label, id, count)) in things.into_iter().enumerate() {
        let left = x + step * i as f32;
        let label = format!("{}: {label}", scene.name(seat));
        let large = step > 60.0;
        let (size, class, drop) = if large { (32.0, "count", 9.0) } else { (20.0, "count-s", 5.0) };
        sheet.thing(key, label, Frame::new(left, y - size * 0.6, step - 2.0, size * 1.2), |out| {
            glyph(out, id, (left + size / 2.0, y), size);
            let (x, y) = (N(left + size + 1.0), N(y + drop));
            put!(out, r#"<text class="{class}" x="{x}" y="{y}">{count}</text>"#);
        });
    }
    x + 2.0 * step
}

/// Goods.
fn stock(sheet: &mut Sheet<'_>, seat: Seat, room: Frame) {
    let scene = sheet.scene;
    let home = scene.home(seat);
    let kinds = (1u8..).zip(scene.state.estate(seat).goods).filter(|(_, count)| *count > 0);
    let kinds: Vec<(u8, u8)> = kinds.collect();
    let step = (room.width / kinds.len().max(1) as f32).min(if room.width > 110.0 { 50.0 } else { 37.0 });
    let scale = (step / 40.0).min(1.2);
    for (i, &(number, count)) in kinds.iter().enumerate() {
        let x = room.left + step * (i as f32 + 0.5);
        let (y, half) = (room.centre().1, 14.0 * scale);
        let label = format!("{}: {}", scene.name(seat), labels::goods(count, number, scene.look.language));
        let area = Frame::new(x - half, y - half, 2.0 * half, 2.0 * half);
        sheet.thing(keys::goods(home, number), label, area, |out| {
            goods::good(out, number, (x, y), scale, Some(count));
        });
    }
}

/// Stored tiles from a point on, around its height.
fn stored_tiles(sheet: &mut Sheet<'_>, seat: Seat, (x, y): (f32, f32), s: f32) {
    let scene = sheet.scene;
    let (home, storage) = (scene.home(seat), scene.state.estate(seat).storage);
    let step = 2.0 * HALF * s;
    let mut used = 0;
    for (place, content) in storage.iter().enumerate() {
        let spaces = content.storage_spaces();
        let at = At::new(x + step * (used as f32 + spaces as f32 / 2.0), y, s);
        let name = scene.tile_name(content);
        let label =
            format!("{}: {}", scene.name(seat), labels::stored(Some(&name), false, scene.look.language));
        let half = HALF * s * spaces as f32;
        sheet.thing(
            keys::stored(home, place),
            label,
            Frame::new(at.x - half, y - s, 2.0 * half, 2.0 * s),
            |out| {
                tile::tile(out, content, at);
            },
        );
        used += spaces;
    }
    let free: Vec<usize> = (used..dock::places(scene.state.paired)).collect();
    sheet.still(format!("{home} free places"), |out| {
        for place in free {
            let at = At::new(x + step * (place as f32 + 0.5), y, s);
            put!(out, r##"<g class="slot" transform="{at}"><use href="#hx"/></g>"##);
        }
    });
}

/// Shields from a point on, around its height.
fn held_shields(sheet: &mut Sheet<'_>, seat: Seat, (x, y): (f32, f32), width: f32) {
    let scene = sheet.scene;
    let home = scene.home(seat);
    for (i, shield) in members(scene.state.estate(seat).shields).enumerate() {
        let area = Frame::new(x + (width + 1.0) * i as f32, y - width / 2.0, width, width);
        let label = labels::shield(shield, None, scene.look.language);
        sheet.boxed(
            keys::own_shield(home, shield),
            format!("{}: {label}", scene.name(seat)),
            area,
            4.0,
            |out| {
                glyph(out, glyphs::shield(shield), area.centre(), width);
            },
        );
    }
}
