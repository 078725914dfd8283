//! Pictures of a game in characters.

mod automa;
mod board;
mod estate;
mod supply;
mod words;

pub use automa::automa;
pub use board::{goods_list, main_board};
pub use estate::{duchy, standing, workers};
pub use supply::supply;
pub use words::{beside, columns, in_order, listed, table, wrap};

use demesne_burgundy::{Burgundy, Colour, State, duchy::picture::paint};
use demesne_game::{Game, Seat};
use std::io::IsTerminal;

/// The columns of a screen.
pub const WIDTH: usize = 80;
/// The columns of a duchy drawn with hexes, and of one drawn small.
const LARGE: usize = 43;
const SMALL: usize = 34;

/// Whether to write in colour.
#[derive(Clone, Copy, Debug)]
pub struct Pen {
    /// Colours by escape sequences.
    pub ansi: bool,
}

impl Pen {
    /// For standard output: colours on a terminal that has them, unless somebody does not want them.
    pub fn for_stdout(plain: bool) -> Pen {
        let refused = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        let dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
        Pen { ansi: !plain && !refused && !dumb && std::io::stdout().is_terminal() }
    }

    /// Text in the colour of a tile or space; painted over if it is strong.
    pub fn colour(self, text: &str, colour: Colour, strong: bool) -> String {
        if self.ansi { format!("{}{text}\x1b[0m", paint(colour, strong)) } else { text.to_owned() }
    }

    /// Text that stands out.
    pub fn bold(self, text: &str) -> String {
        if self.ansi { format!("\x1b[1m{text}\x1b[0m") } else { text.to_owned() }
    }
}

/// A seat with the name of who sits there.
pub fn seat_name(names: &[String], seat: Seat) -> String {
    match names.get(seat.index()) {
        Some(name) => format!("{seat} {name}"),
        None => seat.to_string(),
    }
}

/// What a player sees: the main board, the own duchy large and those of the others small.
pub fn screen(game: &Burgundy, view: &State, me: Seat, names: &[String], pen: Pen) -> Vec<String> {
    let mut lines = main_board(game, view, pen);
    lines.push(String::new());
    let mut own = standing(game, view, me, WIDTH);
    if let Some(first) = own.first_mut() {
        *first = format!("{}: {first}", pen.bold(&format!("{} (you)", seat_name(names, me))));
    }
    lines.extend(own);
    let room = WIDTH - LARGE - 2;
    let mut others = Seat::first(game.seats()).filter(|&seat| seat != me);
    let mut small = |room| {
        let seat = others.next()?;
        let mut lines = vec![pen.bold(&seat_name(names, seat))];
        lines.extend(estate::small_duchy(game, view, seat, pen));
        lines.extend(standing(game, view, seat, room));
        Some(lines)
    };
    lines.extend(beside(&duchy(game, view, me, pen), &small(room).unwrap_or_default(), LARGE + 2));
    while let Some(one) = small(WIDTH / 2 - 1) {
        lines.push(String::new());
        match small(WIDTH / 2 - 1) {
            Some(other) => lines.extend(beside(&one, &other, WIDTH / 2)),
            None => lines.extend(one),
        }
    }
    lines
}

/// Everything at the table: the main board and all duchies large.
pub fn everything(game: &Burgundy, state: &State, names: &[String], pen: Pen) -> Vec<String> {
    let mut lines = main_board(game, state, pen);
    for seat in Seat::first(game.seats()) {
        lines.push(String::new());
        lines.extend(one_estate(game, state, seat, names, pen));
    }
    lines
}

/// One seat's duchy large, and what it owns beside it.
pub fn one_estate(game: &Burgundy, state: &State, seat: Seat, names: &[String], pen: Pen) -> Vec<String> {
    let mut lines = vec![pen.bold(&seat_name(names, seat))];
    let right = standing(game, state, seat, WIDTH - LARGE - 2);
    lines.extend(beside(&duchy(game, state, seat, pen), &right, LARGE + 2));
    lines
}

/// Points by source, a column a seat.
pub fn scores(game: &Burgundy, state: &State, names: &[String]) -> String {
    let scores = game.scores(state).seats;
    let heads: Vec<String> = Seat::first(game.seats()).map(|seat| seat_name(names, seat)).collect();
    let mut rows: Vec<(String, Vec<String>)> =
        in_order(scores.iter().flat_map(|score| &score.sources).map(|&(name, _)| name))
            .into_iter()
            .map(|name| (name.to_owned(), scores.iter().map(|score| score.of(name).to_string()).collect()))
            .collect();
    rows.push(("total".into(), scores.iter().map(|score| score.total().to_string()).collect()));
    table(&heads, &rows)
}
