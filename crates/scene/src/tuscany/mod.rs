//! The Castles of Tuscany.

mod coach;
mod explain;
mod keys;
mod labels;
mod named;
mod panels;
mod payment;
mod pieces;
mod touched;
mod ways;

use crate::{Advice, Explanation, Gesture, Key, Look, Marks, Panel, Sketch, Sketching, Stage, Way};
use demesne_game::{Game, Seat, Viewer};
use demesne_games::{Running, inside};
use demesne_text::Language;
use demesne_tuscany::{
    State, Tuscany,
    colour::{COLOURS, Colour},
};

/// A game of Tuscany at one moment, as whoever holds it knows it.
pub(crate) struct Tuscan<'a> {
    game: &'a Tuscany,
    state: &'a State,
    /// The game that it is a moment of: what was played before.
    running: &'a dyn Running,
}

/// The stage of a game of Tuscany.
pub(crate) fn stage(running: &dyn Running) -> Option<Box<dyn Stage + '_>> {
    let (game, state) = inside::<Tuscany>(running)?;
    Some(Box::new(Tuscan { game, state, running }))
}

impl Tuscan<'_> {
    /// The moment as a seat knows it.
    fn view(&self, seat: Seat) -> State {
        self.game.view(self.state, Viewer::Seat(seat))
    }
}

impl Stage for Tuscan<'_> {
    fn ways(&self, seat: Seat, language: Language) -> Vec<Way> {
        ways::ways(self, seat, language)
    }

    fn sketching(&self, seat: Seat, sketch: Option<&Sketch>, language: Language) -> Option<Sketching> {
        pieces::sketching(self, seat, sketch, language)
            .or_else(|| payment::sketching(self, seat, sketch, language))
    }

    fn resketch(&self, seat: Seat, sketch: &Sketch, gesture: &Gesture) -> Option<Sketch> {
        pieces::resketch(self, seat, sketch, gesture)
            .or_else(|| payment::resketch(self, seat, sketch, gesture))
    }

    fn panels(&self, look: &Look<'_>, marks: &Marks) -> Vec<Panel> {
        panels::panels(self, look, marks)
    }

    fn explain(&self, look: &Look<'_>, key: &str) -> Option<Explanation> {
        explain::explain(self, look, key)
    }

    /// A digit stands for a stored item, the next ones for nothing: 0 would be the deck, but digits begin with 1.
    fn shortcut(&self, seat: Seat, digit: char) -> Option<Key> {
        let place = usize::try_from(digit.to_digit(10)?).ok()?.checked_sub(1)?;
        (place < usize::from(self.state.estate(seat).storage.len())).then(|| keys::stored(seat, place))
    }

    fn definitions(&self) -> String {
        panels::definitions()
    }

    fn touched(&self, step: &str) -> Vec<Key> {
        touched::touched(self, step)
    }

    fn dwells(&self, step: &str) -> u8 {
        touched::dwells(self, step)
    }

    fn advice(&self, seat: Seat, language: Language) -> Option<Advice> {
        coach::advice(self, seat, language)
    }
}

/// The letter of a region piece: A, B or C.
fn letter(piece: demesne_tuscany::piece::PieceId) -> char {
    demesne_tuscany::piece::LETTERS[usize::from(piece.letter) % 3]
}

/// T7.10: no payment takes more cards of a colour, so no more of them lie side by side; a number says how many there are.
const SIDE_BY_SIDE: u8 = 4;

/// How many cards of each colour lie side by side.
fn side_by_side(hand: &[u8; COLOURS]) -> [u8; COLOURS] {
    hand.map(|count| count.min(SIDE_BY_SIDE))
}

/// Cards one by one: their colours with the number of each among its like.
fn one_by_one(hand: &[u8; COLOURS]) -> impl Iterator<Item = (Colour, u8)> + '_ {
    Colour::ALL.into_iter().flat_map(|colour| (0..hand[colour.index()]).map(move |copy| (colour, copy)))
}
