//! Prints a page with tables of every mode, each at some moment of a random game, and with every tile, mark and board:
//! `cargo run -p demesne-draw --example gallery [vellum|candlelight] [STEPS] [SETUP …]`.

#[path = "../tests/common/mod.rs"]
mod common;

use common::{SETUPS, game, walk};
use demesne_burgundy::{Tile, duchy};
use demesne_draw::{
    automa,
    defs::Theme,
    duchy::{Picture, duchy_in},
    hex::{self, Frame},
    mark::{self, Mark},
    page::{self, Style},
    pen::At,
    table::{self, Table},
    tile,
};
use demesne_game::Viewer;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut words = std::env::args().skip(1);
    let theme = match words.next().as_deref() {
        Some("vellum") => Theme::Vellum,
        Some("candlelight") => Theme::Candlelight,
        _ => Theme::Reader,
    };
    let steps: usize = words.next().map_or(Ok(300), |word| word.parse())?;
    let wanted = words.map(|word| word.parse()).collect::<Result<Vec<usize>, _>>()?;
    let (mut body, mut top) = (String::new(), 0.0);
    for (i, setup) in SETUPS.iter().enumerate().filter(|(i, _)| wanted.is_empty() || wanted.contains(i)) {
        let (game, mut moment) = (game(setup), None);
        let mut count = 0;
        walk(&game, i as u64, 1, |state| {
            count += 1;
            if count == steps || moment.is_none() {
                moment = Some(*state);
            }
        });
        let Some(state) = moment else { continue };
        let table = Table::new(&game, &state, Viewer::Spectator, &["Aveline", "Odo", "Berthe", "Hugo"]);
        body.push_str(&format!(r#"<g transform="translate(0 {top})">"#));
        table::table(&mut body, &table);
        body.push_str("</g>");
        top += table.frame().height + 20.0;
    }
    if wanted.is_empty() {
        top = parts(&mut body, top)?;
    }
    let frame = Frame::new(0.0, 0.0, table::WIDTH, top);
    print!("{}", page::html(&body, frame, "Demesne", Style { theme, ..Style::default() }));
    Ok(())
}

/// Every tile, every mark, and a board of each shape.
fn parts(body: &mut String, mut top: f32) -> Result<f32, Box<dyn std::error::Error>> {
    for (i, face) in Tile::all().enumerate() {
        let (column, row) = ((i % 19) as f32, (i / 19) as f32);
        tile::tile(body, face, At::new(50.0 + 74.0 * column, top + 50.0 + 80.0 * row, 34.0));
    }
    top += 260.0;
    for (i, face) in (0..21).filter_map(Tile::from_double_index).enumerate() {
        let (column, row) = ((i % 11) as f32, (i / 11) as f32);
        tile::tile(body, face, At::new(70.0 + 128.0 * column, top + 40.0 + 80.0 * row, 34.0));
    }
    top += 180.0;
    let marks = [
        Mark::Free,
        Mark::Paid(1),
        Mark::Points(10),
        Mark::Chosen,
        Mark::Preview(Tile::SHIP, 6),
        Mark::Last,
        Mark::Forbidden,
    ];
    for (i, what) in marks.into_iter().enumerate() {
        let at = At::new(80.0 + 130.0 * i as f32, top + 60.0, 50.0);
        tile::tile(body, Tile::CASTLE, at);
        mark::mark(body, what, at);
    }
    top += 140.0;
    let boards = [duchy::team_boards()?, duchy::solo_boards()?, duchy::printed("se")?];
    for (i, board) in boards.iter().flat_map(|set| set.iter().take(2)).enumerate() {
        let (column, row) = ((i % 2) as f32, (i / 2) as f32);
        let s = hex::radius_for(board, 680.0, 580.0).min(48.0);
        let picture = Picture { places: true, posts: i % 2 == 1, ..Picture::new(board, s) };
        duchy_in(body, &picture, Frame::new(720.0 * column, top + 620.0 * row, 720.0, 620.0));
    }
    top += 3.0 * 620.0;
    for side in duchy::automa_duchies()? {
        let picture = automa::Picture { duchy: &side, tiles: &automa::BARE, s: 30.0 };
        body.push_str(&format!(r#"<g transform="translate(60 {top})">"#));
        automa::duchy(body, &picture);
        body.push_str("</g>");
        top += picture.frame().height + 30.0;
    }
    Ok(top)
}
