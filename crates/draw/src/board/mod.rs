//! The main board: phases and rounds, the rose of depots, the turn-order track, the bonus tiles.

mod bonuses;
mod depot;
mod rose;
mod rounds;
mod track;

pub use bonuses::bonuses;
pub use depot::{black_depot, black_slots, depot, slot, slots};
pub use rose::{PANEL, centre, panel, rose};
pub use rounds::{phases, rounds};
pub use track::{markers, solo_track, stop, track};

use crate::{hex::Point, seat::Initials};
use demesne_burgundy::{Burgundy, State};

/// How wide and how high the board is.
pub const SIZE: (f32, f32) = (404.0, 676.0);
/// The middle of the rose.
pub const ROSE: Point = (202.0, 306.0);
/// Where a label of the turn-order track has room: its base line, from the left.
pub const TRACK_LABEL: Point = (22.0, 549.0);
/// Where a label of the bonus tiles has room, likewise.
pub const BONUS_LABEL: Point = (22.0, 624.0);

/// The main board of a state.
#[derive(Clone, Copy, Debug)]
pub struct Board<'a> {
    /// The game.
    pub game: &'a Burgundy,
    /// The state, or what a viewer knows of it.
    pub state: &'a State,
    /// The initials of the seats.
    pub initials: Initials,
    /// What may be taken.
    pub lit: Lit,
}

/// What may be taken from the board with what is chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Lit {
    /// For each depot the workers that it costs, 0 for none; `None` where nothing can be taken.
    pub depots: [Option<u16>; 6],
    /// The black depot (B12.1).
    pub black: bool,
}

impl Board<'_> {
    /// The number of players that depots are for: alone as for two (X-SOLO-4).
    pub fn players(&self) -> u8 {
        self.game.options().players.max(2)
    }
}

/// The whole board, [`SIZE`] large from 0 on.
pub fn board(out: &mut String, board: &Board<'_>) {
    phases(out, board);
    out.push_str(r#"<path class="hair" d="M208 14V74"/>"#);
    rounds(out, board);
    out.push_str(r#"<path class="hair" d="M20 84H384"/>"#);
    rose(out, board);
    out.push_str(r#"<path class="hair" d="M20 528H384"/>"#);
    match board.game.options().solo {
        Some(_) => solo_track(out, board),
        None => track(out, board),
    }
    out.push_str(r#"<path class="hair" d="M20 604H384"/>"#);
    bonuses(out, board);
}
