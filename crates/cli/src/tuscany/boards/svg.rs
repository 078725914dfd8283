//! Pieces and boards as SVG: hexes, numbers, names, and a tower for the start castle. All shapes are our own.

use demesne_game::Hex;
use demesne_tuscany::{
    Colour, Tuscany,
    areas::{board_text, place},
    assembly::{Assembly, SPACES},
    piece::{PLACES, PieceId, SLOTS},
};

/// The side of a hex, which is half its width.
const SIDE: f64 = 40.0;
/// Half its height.
const HALF: f64 = 34.641;
/// Around the picture.
const MARGIN: f64 = 12.0;
/// For the words below it.
const FOOT: f64 = 34.0;

/// One piece as it is printed.
pub fn piece(game: &Tuscany, id: PieceId) -> String {
    let printed = game.pieces().hexes(id);
    let hexes: Vec<(Hex, Colour)> = (0..SLOTS).map(|slot| (PLACES[slot], printed[slot])).collect();
    picture(&format!("Region piece {}", id.name()), &hexes, None)
}

/// A board, with its start castle where that is shown.
pub fn board(game: &Tuscany, board: Assembly, castle: bool) -> String {
    let hexes: Vec<(Hex, Colour)> =
        (0..SPACES as u8).map(|space| (place(board.joints(), space), game.colour_of(board, space))).collect();
    let start = castle.then(|| game.start_space(board));
    let title = match start {
        Some(space) => format!("Board {} castle {space}", board_text(board)),
        None => format!("Board {}", board_text(board)),
    };
    picture(&title, &hexes, start)
}

/// The ground and the ink of a colour.
fn paints(colour: Colour) -> (&'static str, &'static str) {
    match colour {
        Colour::DarkGreen => ("#1f5c37", "#ffffff"),
        Colour::Red => ("#b5342c", "#ffffff"),
        Colour::Turquoise => ("#3fb6ad", "#10312e"),
        Colour::LightGreen => ("#9ac64b", "#1f2d08"),
        Colour::Grey => ("#a7abae", "#1d1f20"),
        Colour::Orange => ("#e58a2e", "#2f1a04"),
        Colour::Yellow => ("#f2cf48", "#332a05"),
        Colour::Beige => ("#dcc39a", "#33291a"),
    }
}

fn picture(title: &str, hexes: &[(Hex, Colour)], start: Option<u8>) -> String {
    let columns = f64::from(hexes.iter().map(|(hex, _)| hex.row).max().unwrap_or(0));
    let top = hexes.iter().map(|(hex, _)| hex.x).min().unwrap_or(0);
    let bottom = hexes.iter().map(|(hex, _)| hex.x).max().unwrap_or(0);
    let width = 2.0 * MARGIN + 2.0 * SIDE + 1.5 * SIDE * columns;
    let height = 2.0 * MARGIN + HALF * f64::from(bottom - top + 2) + FOOT;
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width:.1} {height:.1}\" font-family=\"sans-serif\" \
         text-anchor=\"middle\">\n<title>{title}</title>\n<rect width=\"100%\" height=\"100%\" fill=\"#f7f3ea\"/>\n"
    );
    for (number, (hex, colour)) in hexes.iter().enumerate() {
        let x = MARGIN + SIDE + 1.5 * SIDE * f64::from(hex.row);
        let y = MARGIN + HALF * f64::from(hex.x - top + 1);
        let (ground, ink) = paints(*colour);
        let corners = [(1.0, 0.0), (0.5, 1.0), (-0.5, 1.0), (-1.0, 0.0), (-0.5, -1.0), (0.5, -1.0)];
        let points: Vec<String> =
            corners.iter().map(|(dx, dy)| format!("{:.1},{:.1}", x + dx * SIDE, y + dy * HALF)).collect();
        text.push_str(&format!(
            "<polygon points=\"{}\" fill=\"{ground}\" stroke=\"#f7f3ea\" stroke-width=\"3\"><title>space {number}: {} \
             ({})</title></polygon>\n",
            points.join(" "),
            colour.kind(),
            colour.name()
        ));
        if start == Some(number as u8) {
            text.push_str(&tower(x, y, ink));
        }
        text.push_str(&format!(
            "<text x=\"{x:.1}\" y=\"{:.1}\" font-size=\"13\" font-weight=\"bold\" fill=\"{ink}\">{number}</text>\n",
            y - 17.0
        ));
        if start != Some(number as u8) {
            text.push_str(&format!(
                "<text x=\"{x:.1}\" y=\"{:.1}\" font-size=\"11\" fill=\"{ink}\">{}</text>\n",
                y + 8.0,
                colour.kind()
            ));
        }
    }
    text.push_str(&format!(
        "<text x=\"{:.1}\" y=\"{:.1}\" font-size=\"16\" fill=\"#333333\">{title}</text>\n</svg>\n",
        width / 2.0,
        height - MARGIN
    ));
    text
}

/// A tower with three battlements and a door.
fn tower(x: f64, y: f64, ink: &str) -> String {
    let outline = [
        (-14.0, 24.0),
        (-14.0, -8.0),
        (-8.0, -8.0),
        (-8.0, -2.0),
        (-3.0, -2.0),
        (-3.0, -8.0),
        (3.0, -8.0),
        (3.0, -2.0),
        (8.0, -2.0),
        (8.0, -8.0),
        (14.0, -8.0),
        (14.0, 24.0),
        (4.0, 24.0),
        (4.0, 12.0),
        (-4.0, 12.0),
        (-4.0, 24.0),
    ];
    let points: Vec<String> = outline.iter().map(|(dx, dy)| format!("{:.1},{:.1}", x + dx, y + dy)).collect();
    format!("<polygon points=\"{}\" fill=\"{ink}\"><title>start castle</title></polygon>\n", points.join(" "))
}
