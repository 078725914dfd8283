//! What all panels draw from: the state as its viewer knows it, the marks, the words.

use crate::{
    Look, Marks, Room,
    tuscany::{
        Tuscan,
        labels::{self, Word},
        named::Named,
        payment::{self, Stands},
        pieces,
    },
};
use demesne_draw::seat::Initials;
use demesne_game::{Game, Seat};
use demesne_tuscany::{
    Item, State, Tuscany,
    assembly::Assembly,
    state::{Choice, Estate},
    task::Task,
};

/// A table that is looked at.
pub(super) struct Scene<'a> {
    pub game: &'a Tuscany,
    pub state: State,
    pub look: &'a Look<'a>,
    pub marks: &'a Marks,
    pub initials: Initials,
    /// The board that is being laid out.
    pub sketched: Option<Assembly>,
}

impl<'a> Scene<'a> {
    pub fn new(table: &Tuscan<'a>, look: &'a Look<'a>, marks: &'a Marks) -> Scene<'a> {
        let (game, state) = (table.game, table.game.view(table.state, look.viewer));
        let own = Seat(look.own.0.min(game.seats().saturating_sub(1)));
        let sketched = marks.sketch.as_ref().and_then(|sketch| pieces::sketched(table, &state, own, sketch));
        Scene { game, state, look, marks, initials: Initials::of(look.names), sketched }
    }

    /// The seat whose things are large.
    pub fn own(&self) -> Seat {
        Seat(self.look.own.0.min(self.game.seats().saturating_sub(1)))
    }

    pub fn estate(&self, seat: Seat) -> &Estate {
        self.state.estate(seat)
    }

    pub fn word(&self, word: Word) -> &'static str {
        labels::word(word, self.look.language)
    }

    /// The name of a seat; its number where it has none.
    pub fn name(&self, seat: Seat) -> String {
        match self.look.names.get(seat.index()) {
            Some(name) if !name.is_empty() => name.clone(),
            _ => seat.to_string(),
        }
    }

    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::first(self.game.seats())
    }

    /// The seats but the own one.
    pub fn rivals(&self) -> Vec<Seat> {
        self.seats().filter(|&seat| seat != self.own()).collect()
    }

    /// The board of somebody, if it is known: turned up, or laid out by whoever looks.
    pub fn board(&self, seat: Seat) -> Option<Assembly> {
        match self.state.choices[seat.index()] {
            Choice::Made(board) => Some(board),
            _ => Some(self.estate(seat).board).filter(|board| *board != Assembly::UNKNOWN),
        }
    }

    /// Whether somebody's board is laid out but not turned up.
    pub fn is_hidden(&self, seat: Seat) -> bool {
        self.state.choices[seat.index()] == Choice::Hidden
    }

    /// Whether all supplies stand beside the board.
    pub fn roomy(&self) -> bool {
        matches!(self.look.room, Room::Wide | Room::Middle)
    }

    /// The item that would come to lie on a space: the one that was touched, or the one that is being placed.
    pub fn coming(&self) -> Option<Item> {
        match self.state.tasks.top() {
            Some(Task::Space(item)) => return Some(item),
            Some(Task::FreeSpace(tile)) => return Some(Item::Tile(tile)),
            _ => {}
        }
        let own = self.own();
        self.marks.chosen.iter().find_map(|key| match Named::parse(key)? {
            Named::Stored(seat, place) if seat == own => self.estate(own).storage.iter().nth(place),
            Named::Centre(tile, _) => Some(Item::Tile(tile)),
            _ => None,
        })
    }

    /// What something that was picked for a payment stands for.
    pub fn stands(&self, key: &str) -> Option<Stands> {
        let (_, space) = self.paid_for()?;
        let wanted = self.game.colour_of(self.estate(self.state.turn).board, space);
        payment::stands(&self.marks.chosen, key, wanted)
    }

    /// T7.6: what is being paid for lies on its space already, as people see it.
    pub fn paid_for(&self) -> Option<(Item, u8)> {
        match self.state.tasks.top() {
            Some(Task::Payment(item, space)) => Some((item, space)),
            _ => None,
        }
    }
}
