//! Vineyards (X-VINE): depot, shop and bonus tiles beside the board, and the own vineyard.

use super::{
    marks::{self, Show},
    scene::Scene,
    sheet::Sheet,
};
use crate::{
    Frame, Key, Panel,
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
        true => vec![vineyard(scene), depot(scene)],
        false => Vec::new(),
    }
}

fn vineyard(scene: &Scene<'_>) -> Panel {
    let mut sheet = Sheet::new(scene);
    let printed = vine::frame(scene.game.vine_board(), LARGE);
    let frame = Frame::new(0.0, 0.0, printed.width + 12.0, printed.height + 12.0);
    terraces(&mut sheet, scene.own(), LARGE, frame);
    let bonus = scene.state.estate(scene.own()).vineyard.bonus;
    sheet.still("bonus tiles", |out| vine::bonus_tiles(out, &bonus, (4.0, 4.0)));
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
    let marks = sheet.scene.marks;
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
    let columns = 3;
    let places = board.places();
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
    let mut low = row * places.div_ceil(columns) as f32 + 6.0;
    sheet.still("shop price", |out| {
        glyph(out, glyphs::SILVER, (12.0, low + 9.0), 16.0);
        put!(out, r#"<text class="count-s" x="23" y="{}">2</text>"#, N(low + 14.0));
        put!(out, r#"<text class="lab" x="36" y="{}">{}</text>"#, N(low + 14.0), scene.word(Word::Shop));
    });
    for (i, content) in vines.shop.into_iter().take(board.shop.into()).enumerate() {
        let at = At::new(step * (i as f32 + 0.5), low + 20.0 + DEPOT, DEPOT);
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

fn supply(sheet: &mut Sheet<'_>, (x, y): Point) {
    let scene = sheet.scene;
    let vines = &scene.state.vines;
    let kinds = (0u8..).zip(vines.supply).filter(|(vine, _)| vines.without >> vine & 1 == 0);
    for (i, (vine, left)) in kinds.enumerate() {
        let area = Frame::new(x + 45.0 * i as f32, y, 40.0, 40.0);
        let label = labels::vine_bonus(vine, left, scene.look.language);
        let (cx, cy) = area.centre();
        sheet.boxed(keys::vine_bonus(VINE_NAMES[usize::from(vine)]), label, area, 8.0, |out| {
            put!(
                out,
                r#"<rect x="{}" y="{}" width="40" height="40" rx="8" class="card"/>"#,
                N(area.left),
                N(area.top)
            );
            glyph(out, glyphs::vine(vine), (cx, cy), 30.0);
            put!(out, r#"<g transform="translate({} {}) scale(.8)">"#, N(cx + 12.0), N(cy + 14.0));
            goods::pill(out, left.into());
            out.push_str("</g>");
        });
    }
}
