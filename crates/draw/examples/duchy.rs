//! Prints the picture of a board: `cargo run -p demesne-draw --example duchy [vellum|candlelight] [ID]`.

use demesne_burgundy::duchy;
use demesne_draw::{
    defs::Theme,
    page::{self, Caption, Style},
};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut words = std::env::args().skip(1);
    let theme = match words.next().as_deref() {
        Some("vellum") => Theme::Vellum,
        Some("candlelight") => Theme::Candlelight,
        _ => Theme::Reader,
    };
    let id = words.next().unwrap_or_else(|| "1".into());
    let mut boards = duchy::printed("se")?;
    boards.extend(duchy::team_boards()?);
    boards.extend(duchy::solo_boards()?);
    let board = boards.iter().find(|board| board.id == id).ok_or("there is no such board")?;
    let style = Style { theme, ..Style::default() };
    let caption = Caption { title: &board.title, foot: board.provenance.in_words() };
    print!("{}", page::printed_duchy(board, &[], caption, style));
    Ok(())
}
