//! The sides of a table: who wins and loses together.

use demesne_game::{Game, Seat, SeatSet};

/// Who sits at a table, as far as bots are concerned.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sides {
    /// How many seats there are.
    seats: u8,
    /// The sides that bots take: a seat each, or a team each.
    sides: Vec<SeatSet>,
    /// Where the game plays itself.
    automaton: Option<Seat>,
}

impl Sides {
    /// The sides of a game, one of whose seats may be that of an automated opponent.
    pub fn of(game: &impl Game, automaton: Option<Seat>) -> Sides {
        let seats = Seat::first(game.seats()).filter(|&seat| Some(seat) != automaton);
        let first = |seat: &Seat| game.allies(*seat).iter().next() == Some(*seat);
        let sides = seats.filter(first).map(|seat| game.allies(seat)).collect();
        Sides { seats: game.seats(), sides, automaton }
    }

    /// How many seats there are, the automated opponent's among them.
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// How many sides bots take.
    pub fn len(&self) -> usize {
        self.sides.len()
    }

    /// Whether bots have nothing to do here.
    pub fn is_empty(&self) -> bool {
        self.sides.is_empty()
    }

    /// The seats of each side.
    pub fn iter(&self) -> impl Iterator<Item = SeatSet> {
        self.sides.iter().copied()
    }

    /// Where the game plays itself.
    pub fn automaton(&self) -> Option<Seat> {
        self.automaton
    }
}
