//! Vineyards (X-VINE): depot, shop and bonus tiles beside the board, and the own vineyard.

use super::put;
use super::{
    marks::{self, Show},
    scene::Scene,
    sheet::Sheet,
};
use crate::{
    Frame, Key, Panel, Room,
    burgundy::{
        keys,
        labels::{self, Word},
    },
};
use demesne_burgundy::{Expansion, Tile, tile::VINE_NAMES, vine::VINE_SPACES};
use demesne_draw::{
    die, glyphs, goods,
    hex::{self, HALF, Point},
    pen::{At, N, glyph},
    tile, vine,
};
use demesne_game::Seat;
use demesne_text::burgundy::{bonus_what, names};

/// The radius of the own vineyard's hexes, and of those in depot and shop.
const LARGE: f32 = 30.0;
const DEPOT: f32 = 25.0;

/// The panels of the vineyards; none where they are not in play.
pub(super) fn vines(scene: &Scene<'_>) -> Vec<Panel> {
    match scene.has(Expansion::Vineyards) {
        true => vec![depot(scene), vineyard(scene)],
        false => Vec::new(),
    }
}

fn vineyard(scene: &Scene<'_>) -> Panel {
    let mut sheet = Sheet::new(scene);
    let printed = vine::frame(scene.game.vine_board(), LARGE);
    let frame = Frame::new(0.0, 0.0, printed.width + 12.0, printed.height + 12.0);
    terraces(&mut sheet, scene.own(), LARGE, frame);
    let bonus = scene.state.estate(scene.own()).vineyard.bonus;
    sheet.still("bonus tiles", |out| {
        let there = (0u8..).zip(bonus).filter(|(_, count)| *count > 0);
        for (i, (vine, count)) in there.enumerate() {
            // In both upper corners of the terraces, the first ones at the left.
            let (x, y) = match i {
                0..=2 => (18.0, 18.0 + 33.0 * i as f32),
                _ => (frame.width - 18.0, 18.0 + 33.0 * (i - 3) as f32),
            };
            chip(out, vine, count, (x, y), 28.0);
        }
    });
    sheet.panel("vineyard", scene.word(Word::Vineyard), scene.tab("g-vine-1"), frame)
}

/// Somebody's vineyard in the middle of a frame.
pub(super) fn terraces(sheet: &mut Sheet<'_>, seat: Seat, s: f32, place: Frame) {
    let scene = sheet.scene;
    let (board, home) = (scene.game.vine_board(), scene.home(seat));
    let vineyard = &scene.state.estate(seat).vineyard;
    sheet.still(format!("{home} vineyard"), |out| vine::vineyard(out, board, vineyard, s, place));
    let ((x, y), (fx, fy)) = (place.centre(), vine::frame(board, s).centre());
    for space in 0..VINE_SPACES {
        let halves = [0, 1].map(|half| {
            let (hx, hy) = hex::centre(vine::hex(board, 2 * space + half), s);
            At::new(hx + x - fx, hy + y - fy, s)
        });
        let content = match vineyard.vines(space) {
            Some(vines) => names::double(vines, scene.look.language).bare,
            None => board.bonuses[space].map(|bonus| bonus_what(bonus, scene.look.language)).join("; "),
        };
        let label = labels::vine_space(space + 1, board.number[space], &content, scene.look.language);
        let key = keys::vine_space(home, space as u8);
        both(sheet, &key, halves, true);
        sheet.thing(key, label, around(halves), |_| {});
    }
}

/// Where a pair of hexes is touched: all of it where they lie side by side, else its middle.
fn around([one, other]: [At; 2]) -> Frame {
    let (x, y, s) = ((one.x + other.x) / 2.0, (one.y + other.y) / 2.0, one.s);
    match (one.y - other.y).abs() < 1.0 {
        true => Frame::new(x - 2.0 * HALF * s, y - s, 4.0 * HALF * s, 2.0 * s),
        false => Frame::new(x - HALF * s, y - s, 2.0 * HALF * s, 2.0 * s),
    }
}

/// The marks of two hexes that are one; price and points stand between them.
fn both(sheet: &mut Sheet<'_>, key: &Key, halves: [At; 2], points: bool) {
    let marks = &sheet.scene.drawn;
    sheet.glow(|out| {
        for at in halves {
            marks::hex_glow(out, marks, key, at, Show::RINGS);
        }
    });
    sheet.mark(key, |out| {
        for at in halves {
            marks::hex(out, marks, key, at, Show::RINGS);
        }
        let Some(lit) = marks.lit.get(key) else { return };
        let [one, other] = halves;
        let (x, y) = ((one.x + other.x) / 2.0, (one.y + other.y) / 2.0);
        if points && lit.points > 0 {
            let at = At::new(x, y, one.s);
            put!(out, r#"<text class="ghostpts" transform="{at}" y="-12">+{}</text>"#, lit.points);
        }
        let right = if one.x > other.x { one } else { other };
        marks::price(out, lit, (right.x + 0.5 * right.s, right.y - 0.78 * right.s), right.s / 50.0);
    });
}

/// A double tile, or its empty place.
pub(super) fn double(sheet: &mut Sheet<'_>, key: Key, label: String, at: At, content: Option<Tile>) {
    let half = HALF * at.s;
    let halves = [At { x: at.x - half, ..at }, At { x: at.x + half, ..at }];
    both(sheet, &key, halves, false);
    sheet.thing(key, label, around(halves), |out| match content {
        Some(content) => tile::tile(out, content, at),
        None => {
            for at in halves {
                put!(out, r##"<g transform="{at}" class="slot"><use href="#hx"/></g>"##);
            }
        }
    });
}

/// Vine depot (X-VINE-6), shop (X-VINE-22) and the bonus tiles that can still be won (X-VINE-20).
fn depot(scene: &Scene<'_>) -> Panel {
    let mut sheet = Sheet::new(scene);
    let (board, vines, language) = (scene.game.vine_board(), &scene.state.vines, scene.look.language);
    let step = 4.0 * HALF * DEPOT + 8.0;
    let places = board.places();
    // Behind a tab there is more room across than down: the shop stands beside the depot.
    let beside = scene.look.room != Room::Wide && places <= 3 && board.shop == 1;
    let columns = if beside { 4 } else { 3 };
    let row = 2.0 * DEPOT + 24.0;
    for (i, (&numbers, content)) in board.depot.iter().zip(vines.depot).take(places).enumerate() {
        let (x, y) = (step * (i % columns) as f32, row * (i / columns) as f32);
        let at = At::new(x + step / 2.0, y + 21.0 + DEPOT, DEPOT);
        let dice: Vec<u8> = (1..=6).filter(|number| numbers >> (number - 1) & 1 != 0).collect();
        sheet.still(format!("{} dice", keys::vine_depot(i)), |out| {
            for (j, number) in dice.iter().enumerate() {
                let left = at.x + 20.0 * (j as f32 - (dice.len() as f32 - 1.0) / 2.0);
                die::white(out, *number, (left, y + 10.0), 18.0);
            }
        });
        let name = content.map(|tile| scene.tile_name(tile));
        let label = labels::vine_place(&dice, name.as_deref(), language);
        double(&mut sheet, keys::vine_depot(i), label, at, content);
    }
    let (left, mut low) = match beside {
        true => (step * 3.0, 0.0),
        false => (0.0, row * places.div_ceil(columns) as f32 + 6.0),
    };
    sheet.still("shop price", |out| {
        glyph(out, glyphs::SILVER, (left + 12.0, low + 9.0), 16.0);
        put!(out, r#"<text class="count-s" x="{}" y="{}">2</text>"#, N(left + 23.0), N(low + 14.0));
        let (x, words) = (N(left + 36.0), scene.word(Word::Shop));
        put!(out, r#"<text class="lab" x="{x}" y="{}">{words}</text>"#, N(low + 14.0));
    });
    for (i, content) in vines.shop.into_iter().take(board.shop.into()).enumerate() {
        let at = At::new(left + step * (i as f32 + 0.5), low + 21.0 + DEPOT, DEPOT);
        let name = content.map(|tile| scene.tile_name(tile));
        double(
            &mut sheet,
            keys::vine_shop(i),
            labels::vine_place(&[], name.as_deref(), language),
            at,
            content,
        );
    }
    low += 2.0 * DEPOT + 26.0;
    supply(&mut sheet, (6.0, low));
    let frame = Frame::new(0.0, 0.0, step * columns as f32, low + 44.0);
    sheet.panel("vine-depot", scene.word(Word::Vines), scene.tab("g-vine-1"), frame)
}

/// Vine bonus tiles of a type around a point, so wide. A chip lies below: lines stay dark by candlelight, too.
fn chip(out: &mut String, vine: u8, count: u8, (x, y): Point, width: f32) {
    let side = N(width);
    put!(
        out,
        r#"<rect x="{}" y="{}" width="{side}" height="{side}" rx="{}" class="chip"/>"#,
        N(x - width / 2.0),
        N(y - width / 2.0),
        N(width * 0.2)
    );
    glyph(out, glyphs::vine(vine), (x, y), width * 0.78);
    put!(out, r#"<g transform="translate({} {}) scale(.8)">"#, N(x + width * 0.34), N(y + width * 0.38));
    goods::pill(out, count.into());
    out.push_str("</g>");
}

fn supply(sheet: &mut Sheet<'_>, (x, y): Point) {
    let scene = sheet.scene;
    let vines = &scene.state.vines;
    let kinds = (0u8..).zip(vines.supply).filter(|(vine, _)| vines.without >> vine & 1 == 0);
    for (i, (vine, left)) in kinds.enumerate() {
        let area = Frame::new(x + 45.0 * i as f32, y, 40.0, 40.0);
        let label = labels::vine_bonus(vine, left, scene.look.language);
        sheet.boxed(keys::vine_bonus(VINE_NAMES[usize::from(vine)]), label, area, 8.0, |out| {
            chip(out, vine, left, area.centre(), 38.0);
        });
    }
}
