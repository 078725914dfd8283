//! Prints the picture of a table: `cargo run -p demesne-draw --example table [vellum|candlelight] [FILE]`, where FILE is a
//! position. Without one it is that of `position.txt`, lit for Aveline's 2.

use demesne_burgundy::Burgundy;
use demesne_draw::defs::Theme;
use demesne_draw::{
    board, die,
    dock::Sale,
    mark::Mark,
    page::{self, Style},
    table::{Marks, Table},
};
use demesne_game::{Seat, Viewer, record::read_position};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut words = std::env::args().skip(1);
    let theme = match words.next().as_deref() {
        Some("vellum") => Theme::Vellum,
        Some("candlelight") => Theme::Candlelight,
        _ => Theme::Reader,
    };
    let file = words.next();
    let text = match &file {
        Some(path) => std::fs::read_to_string(path)?,
        None => include_str!("position.txt").to_owned(),
    };
    let (game, state) = read_position::<Burgundy>(&text)?;
    let mut table = Table::new(&game, &state, Viewer::Seat(Seat(0)), &["Aveline", "Odo"]);
    if file.is_none() {
        table.marks = lit();
    }
    let style = Style { theme, edition: game.options().edition };
    print!("{}", page::table(&table, "Demesne", style));
    Ok(())
}

/// What Aveline may do with the 2: what is free, and what costs her worker.
fn lit() -> Marks {
    Marks {
        board: board::Lit { depots: [Some(1), Some(0), Some(1), None, None, None], black: false },
        duchy: vec![
            (4, Mark::Free),
            (4, Mark::Points(10)),
            (27, Mark::Free),
            (27, Mark::Points(10)),
            (33, Mark::Paid(1)),
            (33, Mark::Points(14)),
        ],
        last: vec![(Seat(1), 13)],
        dice: [die::Lit::Chosen, die::Lit::Plain],
        storage: vec![Mark::Free, Mark::Free],
        sales: [
            None,
            Some(Sale { workers: 0, points: 4 }),
            Some(Sale { workers: 1, points: 2 }),
            None,
            None,
            None,
        ],
    }
}
