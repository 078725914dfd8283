//! The buildings: each on its plinth, below it what it covers; once it is built, that is lit in its place (V12.17).

use super::Board;
use crate::{
    hex::{Frame, Point},
    pen::{self, N},
    viscounts::{
        glyph,
        scheme::chip,
        shape::{Shape, open, rect, text},
        sign::{self, Sign},
    },
};
use demesne_viscounts::{Building, BuildingKind, Icon};

/// How high the rows are.
pub const HEIGHT: f32 = 88.0;
/// From a kind to the next.
const COLUMN: f32 = 400.0 / 3.0;

/// The plinth of a building, from the corner of the row; what it covers is below.
pub fn plinth(building: Building) -> Frame {
    let (kind, nth) = (f32::from(building.kind() as u8), f32::from(building.position() - 1));
    Frame::new(COLUMN * kind + 1.9 + 41.75 * nth, 25.0, 34.0, 38.0)
}

/// What a finger hits of a building: the plinth and what is below.
pub fn reach(building: Building) -> Frame {
    let frame = plinth(building);
    Shape::boxed(Frame { height: 61.0, ..frame }, 4.0).reach()
}

/// The outline of a plinth.
pub fn shape(building: Building) -> Shape {
    Shape::boxed(plinth(building), 4.0)
}

/// Where the host can say below a plinth that a building is built, from the corner of the row.
pub fn label(building: Building) -> Frame {
    let frame = plinth(building);
    Frame { top: frame.top + 41.0, height: 20.0, ..frame }
}

/// What a building uncovers: icons, or something to do.
pub fn uncovered(board: &Board<'_>, building: Building) -> Vec<Sign> {
    let icons = sign::icons(board.game.printed().building_icons(building));
    match icons.is_empty() {
        true => glyph::uncovered(building).iter().map(|id| Sign::Glyph(id)).collect(),
        false => icons,
    }
}

pub(super) fn posts(out: &mut String, board: &Board<'_>, at: Point) {
    heads(out, board, at);
    open(out, "v vb", at, 1.0, r#"data-part="posts""#);
    for building in Building::all() {
        one(out, board, building);
    }
    out.push_str("</g>");
}

/// What each kind costs and brings, from the corner of the row on.
pub fn heads(out: &mut String, board: &Board<'_>, at: Point) {
    open(out, "v vb", at, 1.0, "");
    for kind in BuildingKind::ALL {
        head(out, board, kind);
    }
    out.push_str("</g>");
}

/// One building with its plinth, from the corner of the row on.
pub fn post(out: &mut String, board: &Board<'_>, building: Building, at: Point) {
    open(out, "v vb", at, 1.0, "");
    one(out, board, building);
    out.push_str("</g>");
}

/// What a building of a kind costs, and the points of one, two and three: the next ones red.
fn head(out: &mut String, board: &Board<'_>, kind: BuildingKind) {
    let (x, print) = (COLUMN * f32::from(kind as u8), board.game.printed().tables.buildings[kind as usize]);
    chip(out, glyph::icon(Icon::Builder), (x + 8.5, 10.5), 17.0);
    text(out, "vb-cost", (x + 20.0, 16.0), 0.0, print.cost);
    pen::glyph(out, glyph::POINTS, (x + 57.0, 10.5), 14.0);
    let built = usize::from(board.player().built_of(kind));
    let mut left = x + 69.0;
    for (i, points) in print.points.into_iter().enumerate() {
        let class = match i.cmp(&built) {
            std::cmp::Ordering::Less => "vb-pn done",
            std::cmp::Ordering::Equal => "vb-pn next",
            std::cmp::Ordering::Greater => "vb-pn",
        };
        text(out, class, (left, 16.0), 0.0, points);
        left += if points > 9 { 22.0 } else { 14.0 };
    }
}

fn one(out: &mut String, board: &Board<'_>, building: Building) {
    let frame = plinth(building);
    let ((x, y), built) = (frame.centre(), board.player().has_built(building));
    let signs = uncovered(board, building);
    let class = if built { "vb-plinth open" } else { "vb-plinth" };
    rect(out, frame, 0.0, &format!(r#"class="{class}" data-plinth="{}""#, building.name()));
    if built {
        return sign::sentence(out, &signs, (x, y), 32.0, 26.0);
    }
    put!(
        out,
        r##"<use href="#{}" x="{}" y="{}" width="32" height="32" class="g" style="{}"/>"##,
        glyph::building(building.kind()),
        N(x - 16.0),
        N(y - 15.0),
        glyph::inks(board.seat)
    );
    let below = label(building);
    rect(out, below, 4.0, r#"class="vb-und""#);
    sign::sentence(out, &signs, below.centre(), 31.0, 16.0);
}
