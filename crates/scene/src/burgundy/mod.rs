//! The Castles of Burgundy.

mod coach;
mod explain;
mod keys;
mod labels;
mod named;
mod panels;
mod reasons;
pub(crate) mod tables;
mod touched;
mod ways;

use crate::{Advice, Explanation, Key, Look, Marks, Panel, Stage, Way};
use demesne_burgundy::{Burgundy, State};
use demesne_game::Seat;
use demesne_games::{Running, inside};
use demesne_text::Language;

/// A game of Burgundy at one moment, as whoever holds it knows it.
pub(crate) struct Burgundian<'a> {
    game: &'a Burgundy,
    state: &'a State,
    /// The game that it is a moment of: what was played before.
    running: &'a dyn Running,
}

/// The stage of a game of Burgundy.
pub(crate) fn stage(running: &dyn Running) -> Option<Box<dyn Stage + '_>> {
    let (game, state) = inside::<Burgundy>(running)?;
    Some(Box::new(Burgundian { game, state, running }))
}

impl Stage for Burgundian<'_> {
    fn ways(&self, seat: Seat, language: Language) -> Vec<Way> {
        ways::ways(self, seat, language)
    }

    fn panels(&self, look: &Look<'_>, marks: &Marks) -> Vec<Panel> {
        panels::panels(self, look, marks)
    }

    fn explain(&self, look: &Look<'_>, key: &str) -> Option<Explanation> {
        explain::explain(self, look, key)
    }

    fn shortcut(&self, seat: Seat, digit: char) -> Option<Key> {
        let number = digit.to_digit(10)?;
        let dice = self.state.dice[seat.index()];
        dice.iter().position(|&die| u32::from(die) == number).map(|place| keys::die(seat, place))
    }

    fn definitions(&self) -> String {
        panels::definitions(self.game.options().edition)
    }

    fn touched(&self, step: &str) -> Vec<Key> {
        touched::touched(self, step)
    }

    fn advice(&self, seat: Seat, language: Language) -> Option<Advice> {
        coach::advice(self, seat, language)
    }
}
