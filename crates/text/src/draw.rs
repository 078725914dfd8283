//! Drawing in characters: what all games share.

mod words;

pub use words::{beside, columns, fitted, in_order, listed, padded, table, width, wrap};

use crate::{Language, Shown};
use demesne_game::{Seat, SeatScore};

/// The columns of a screen.
pub const WIDTH: usize = 80;

/// How to write: in which language, and whether in colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pen {
    /// Colours by escape sequences.
    pub ansi: bool,
    /// The language of all words.
    pub language: Language,
}

impl Pen {
    /// Without colours.
    pub const fn plain(language: Language) -> Pen {
        Pen { ansi: false, language }
    }

    /// Text behind an escape sequence that paints it.
    pub fn painted(self, text: &str, escape: &str) -> String {
        if self.ansi { format!("{escape}{text}\x1b[0m") } else { text.to_owned() }
    }

    /// Text that stands out.
    pub fn bold(self, text: &str) -> String {
        self.painted(text, "\x1b[1m")
    }
}

/// A seat with the name of who sits there.
pub fn seat_name(names: &[String], seat: Seat) -> String {
    match names.get(seat.index()) {
        Some(name) => format!("{seat} {name}"),
        None => seat.to_string(),
    }
}

/// Points by source, a column a seat; in teams with the sums of both members. Below it the second track, where there is one.
pub fn scores<G: Shown>(game: &G, state: &G::State, names: &[String], language: Language) -> String {
    let heads: Vec<String> = Seat::first(game.seats()).map(|seat| seat_name(names, seat)).collect();
    let scores = game.scores(state).seats;
    let mut rows = by_source::<G>(&scores, "total", language);
    if Seat::first(game.seats()).any(|seat| game.allies(seat).len() > 1) {
        let sums = Seat::first(game.seats()).map(|seat| game.points(state, seat).to_string());
        rows.push((language.pick("team", "equipo", "time").into(), sums.collect()));
    }
    let mut text = table(&heads, &rows);
    if let Some(track) = game.second_track(state, language) {
        let rows = by_source::<G>(&track.seats, track.total, language);
        text.push_str(&format!("\n{}:\n{}", track.title, table(&heads, &rows)));
    }
    text
}

/// A row for each source, and one for the sum.
fn by_source<G: Shown>(scores: &[SeatScore], total: &str, language: Language) -> Vec<(String, Vec<String>)> {
    // In English the names that records and figures have, so that one can look for them there.
    let shown = |name: &str| match language {
        Language::English => name.to_owned(),
        _ => G::source_name(name, language),
    };
    let sources = scores.iter().flat_map(|score| &score.sources).map(|&(name, _)| name);
    let mut rows: Vec<(String, Vec<String>)> = in_order(sources, G::SOURCES)
        .into_iter()
        .map(|name| (shown(name), scores.iter().map(|score| score.of(name).to_string()).collect()))
        .collect();
    rows.push((total.into(), scores.iter().map(|score| score.total().to_string()).collect()));
    rows
}
