//! Silver, resources, workers and the tally beside the hand, where there is no whole board.

use super::{board, scene::Scene, sheet::Sheet};
use crate::{
    Frame, Panel, Room,
    sheet::put,
    viscounts::{labels::Word, named::Named},
};
use demesne_draw::{
    pen::{self, N},
    viscounts::{board::Lit, glyph, shape::Shape},
};
use demesne_viscounts::{Icon, Resource, ability::Currency};

/// A line of the panel: a sign and a number.
struct Line {
    named: Named,
    symbol: &'static str,
    style: &'static str,
    count: u16,
    /// How many it would be after what is pointed at.
    then: Option<u16>,
    /// What is about to be paid of it.
    minus: u16,
    /// Whether the action under way needs it.
    needed: bool,
}

/// The panel: two columns where it stands beside the hand, two rows where it lies below.
pub(super) fn means(scene: &Scene<'_>) -> Panel {
    let mut sheet = Sheet::new(scene);
    let (columns, frame) = match scene.look.room {
        Room::Across => (5, Frame::new(0.0, 0.0, 316.0, 52.0)),
        Room::Narrow => (2, Frame::new(0.0, 0.0, 150.0, 124.0)),
        _ => (2, Frame::new(0.0, 0.0, 104.0, 124.0)),
    };
    let rows = 10 / columns;
    let (width, height) = (frame.width / columns as f32, frame.height / rows as f32);
    for (nth, line) in lines(scene).into_iter().enumerate() {
        // Means fill the first column or row, seals the second.
        let (column, row) = if columns == 2 { (nth / 5, nth % 5) } else { (nth % 5, nth / 5) };
        // Means come to have two digits, seals hardly ever.
        let more = if columns == 2 { 0.07 * frame.width } else { 0.0 };
        let (left, width) = match column {
            0 => (0.0, width + more),
            _ => (width * column as f32 + more, width - more),
        };
        let area = Frame::new(left, height * row as f32, width, height);
        one(&mut sheet, &line, area);
    }
    sheet.panel("means", scene.word(Word::Means), None, frame)
}

fn lines(scene: &Scene<'_>) -> Vec<Line> {
    let (own, lit) = (scene.own(), Lit { paying: board::paying(scene), ..Lit::default() });
    let player = scene.player(own);
    let minus = |currency: Currency| {
        lit.paying.iter().filter(|(other, _)| *other == currency).map(|(_, paid)| *paid).sum::<u16>()
    };
    let ahead = scene.ahead_board(own);
    let mean = |nth: usize, named| {
        let then = ahead.map(|board| board::amount(board.player(), nth));
        Line {
            named,
            symbol: "",
            style: "",
            count: board::amount(player, nth),
            then,
            minus: 0,
            needed: false,
        }
    };
    let [silver, ink, stone, gold, supply] = board::all_means(own);
    let resource = |nth: usize, named, kind, currency| Line {
        symbol: glyph::resource(kind),
        minus: minus(currency),
        ..mean(nth, named)
    };
    let mut lines = vec![
        Line { symbol: glyph::SILVER, minus: minus(Currency::Silver), ..mean(0, silver) },
        resource(1, ink, Resource::Ink, Currency::Ink),
        resource(2, stone, Resource::Stone, Currency::Stone),
        resource(3, gold, Resource::Gold, Currency::Gold),
        Line { symbol: glyph::WORKER, style: glyph::inks(own), ..mean(4, supply) },
    ];
    let (icons, needed) = (scene.board(own).icons(), scene.act().map(|act| act.icon()));
    lines.extend(Icon::ALL.into_iter().map(|icon| Line {
        named: Named::Icon(own, icon),
        symbol: glyph::icon(icon),
        style: "",
        count: icons.of(icon).into(),
        then: ahead.map(|board| board.icons().of(icon).into()),
        minus: 0,
        needed: needed == Some(icon),
    }));
    lines
}

fn one(sheet: &mut Sheet<'_>, line: &Line, area: Frame) {
    let side = (area.height - 4.0).min(24.0);
    let shape = Shape::boxed(area.grown(-1.0), 5.0);
    let place = Frame { width: area.width - 2.0, ..area };
    board::change(sheet, line.named, place, line.count, line.then.filter(|_| line.minus == 0));
    sheet.shaped(line.named, shape, |out| {
        if line.needed {
            shape.outline(out, r#"class="vb-hi""#);
        }
        let (x, y) = (area.left + side / 2.0 + 3.0, area.centre().1);
        let chip = Frame::new(x - side / 2.0 - 1.0, y - side / 2.0 - 1.0, side + 2.0, side + 2.0);
        Shape::boxed(chip, 5.0).outline(out, r#"class="v-chip""#);
        pen::glyph_styled(out, line.symbol, (x, y), side, line.style);
        let place = x + side / 2.0 + 4.0;
        put!(out, r#"<text class="vb-mid2" x="{}" y="{}">{}</text>"#, N(place), N(y + 5.6), line.count);
        if line.minus > 0 {
            let digits = if line.count > 9 { 17.0 } else { 9.0 };
            put!(
                out,
                r#"<text class="vb-minus" x="{}" y="{}">−{}</text>"#,
                N(place + digits),
                N(y + 5.6),
                line.minus
            );
        }
    });
}
