//! Prints a page with every tile, card, token and mark of Tuscany, and a board: `cargo run -p demesne-draw --example tuscany [vellum|candlelight]`.

use demesne_draw::{
    defs::{self, Theme},
    hex::Frame,
    lead,
    pen::At,
    tuscany::{STYLE, board::Picture, card, definitions, mark, stack, tile, token},
};
use demesne_game::Seat;
use demesne_tuscany::{
    Colour, Item, Options, Tile, Token, Tuscany,
    assembly::{Assembly, Deal, SPACES},
};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let theme = match std::env::args().nth(1).as_deref() {
        Some("candlelight") => Theme::Candlelight,
        _ => Theme::Vellum,
    };
    let mut body = String::new();
    let items = Tile::ALL.into_iter().map(Item::Tile).chain([Item::Hex]);
    for (i, item) in items.enumerate() {
        tile::item(&mut body, item, At::new(60.0 + 82.0 * i as f32, 50.0, 40.0));
        tile::item(&mut body, item, At::new(60.0 + 82.0 * i as f32, 112.0, 18.0));
    }
    for (i, colour) in Colour::ALL.into_iter().enumerate() {
        card::card(&mut body, colour, Frame::new(30.0 + 82.0 * i as f32, 146.0, 69.0, 96.0));
        tile::space(&mut body, colour, At::new(750.0 + 82.0 * i as f32, 200.0, 40.0), false);
    }
    for (i, kind) in Token::ALL.into_iter().enumerate() {
        token::token(&mut body, kind, (60.0 + 70.0 * i as f32, 290.0), 26.0);
    }
    card::back(&mut body, Frame::new(420.0, 250.0, 58.0, 80.0));
    card::harvest(&mut body, Frame::new(490.0, 250.0, 58.0, 80.0));
    for (i, count) in [7, 2, 1, 0].into_iter().enumerate() {
        stack::stack(&mut body, Some(Seat(i as u8)), count, At::new(620.0 + 90.0 * i as f32, 290.0, 40.0));
    }
    let marks: [fn(&mut String, At); 6] = [
        mark::ring,
        |out, at| mark::points(out, 6, at),
        mark::chosen,
        |out, at| mark::preview(out, Item::Hex, 3, at),
        mark::last,
        mark::forbidden,
    ];
    for (i, draw) in marks.into_iter().enumerate() {
        let at = At::new(60.0 + 100.0 * i as f32, 400.0, 46.0);
        tile::space(&mut body, Colour::Orange, at, true);
        draw(&mut body, at);
    }
    let game = Tuscany::new(Options::default())?;
    let board = Assembly::all(Deal::new([1, 2, 0])).nth(77).ok_or("no such board")?;
    let picture = Picture::within(board, Frame::new(660.0, 360.0, 700.0, 430.0));
    let lines = picture.lines(&game);
    lead::bronze(&mut body, &lines, picture.s);
    for space in 0..SPACES as u8 {
        tile::space(&mut body, game.colour_of(board, space), picture.at(space), false);
    }
    tile::start_castle(&mut body, picture.at(game.start_space(board)));
    lead::lead(&mut body, &lines, picture.s);
    let mut style = String::new();
    defs::style(&mut style);
    println!(
        r#"<!doctype html><html{}><style>{style}{STYLE} body{{margin:0;background:var(--vellum)}}</style><svg viewBox="0 0 1400 820" width="1400" height="820">{}{}{body}</svg></html>"#,
        theme.attribute(),
        defs::DEFS,
        definitions(),
    );
    Ok(())
}
