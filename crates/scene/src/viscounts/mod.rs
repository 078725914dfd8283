//! Viscounts of the West Kingdom.

mod ahead;
mod burst;
mod coach;
mod explain;
mod keys;
mod labels;
mod ledger;
mod motion;
mod named;
mod panels;
mod payment;
mod pictured;
mod pieces;
mod price;
mod rearrange;
mod reasons;
mod road;
mod solo;
#[cfg(test)]
mod tests;
mod touched;
mod ways;

use crate::{Advice, Explanation, Gesture, Key, Look, Marks, Motion, Panel, Sketch, Sketching, Stage, Way};
use demesne_game::{Game, Seat, Viewer};
use demesne_games::{Running, inside};
use demesne_text::Language;
use demesne_viscounts::{Act, State, Viscounts, task::Task};

/// A game of the Viscounts at one moment, as whoever holds it knows it.
pub(crate) struct Viscount<'a> {
    game: &'a Viscounts,
    state: &'a State,
    /// The game that it is a moment of: what was played before.
    running: &'a dyn Running,
}

/// The stage of a game of the Viscounts.
pub(crate) fn stage(running: &dyn Running) -> Option<Box<dyn Stage + '_>> {
    let (game, state) = inside::<Viscounts>(running)?;
    Some(Box::new(Viscount { game, state, running }))
}

impl Viscount<'_> {
    /// The moment as a seat knows it.
    fn view(&self, seat: Seat) -> State {
        self.game.view(self.state, Viewer::Seat(seat))
    }
}

impl Stage for Viscount<'_> {
    fn ways(&self, seat: Seat, language: Language) -> Vec<Way> {
        ways::ways(self, seat, language)
    }

    fn sketching(&self, seat: Seat, sketch: Option<&Sketch>, language: Language) -> Option<Sketching> {
        payment::sketching(self, seat, sketch, language)
            .or_else(|| rearrange::sketching(self, seat, sketch, language))
    }

    fn resketch(&self, seat: Seat, sketch: &Sketch, gesture: &Gesture) -> Option<Sketch> {
        payment::resketch(self, seat, sketch, gesture)
            .or_else(|| rearrange::resketch(self, seat, sketch, gesture))
    }

    fn holds(&self, seat: Seat) -> bool {
        let tasks = &self.state.tasks;
        let decided = |task: Task| matches!(task, Task::Amount(_) | Task::Dismissal(_));
        // V10.7: the payment comes between an amount and its place, the effect of a dismissal before the amount.
        match tasks.top() {
            _ if self.state.turn != seat => false,
            Some(Task::Payment(..)) => true,
            Some(top) => !decided(top) && tasks.iter().any(decided),
            None => false,
        }
    }

    fn panels(&self, look: &Look<'_>, marks: &Marks) -> Vec<Panel> {
        panels::panels(self, look, marks)
    }

    fn explain(&self, look: &Look<'_>, key: &str) -> Option<Explanation> {
        explain::explain(self, look, key)
    }

    fn definitions(&self) -> String {
        panels::definitions()
    }

    /// A digit stands for a card of the hand, or for how much of an action; the letters of the four actions for what they begin with.
    fn shortcut(&self, seat: Seat, sign: char) -> Option<Key> {
        let ways = ways::ways(self, seat, Language::English);
        // V10.8: what is only possible with a dismissal begins with the townsfolk, and is lit once that is held.
        let is_key = |key: &Key| ways.iter().any(|way| way.keys.contains(key));
        if let Some(number) = sign.to_digit(10).and_then(|digit| u8::try_from(digit).ok()) {
            let view = self.view(seat);
            let nth = usize::from(number.checked_sub(1)?);
            let card = view.player(seat).hand.iter().nth(nth).map(|card| keys::hand(seat, card));
            let amounts = [keys::exchanges(number), keys::workers(number), keys::choice(number.into())];
            return card.into_iter().chain(amounts).find(is_key);
        }
        let act = match sign.to_ascii_lowercase() {
            't' => Act::Trade,
            'b' => Act::Build,
            'w' => Act::Workers,
            'm' => Act::Transcribe,
            _ => return None,
        };
        Some(keys::act(act)).filter(is_key)
    }

    fn touched(&self, step: &str) -> Vec<Key> {
        touched::touched(self, step)
    }

    fn dwells(&self, step: &str) -> u8 {
        touched::dwells(self, step)
    }

    fn motions(&self, look: &Look<'_>, since: usize, _: &[Key]) -> Vec<Motion> {
        motion::motions(self, look, since)
    }

    fn proclaims(&self, since: usize, language: Language) -> Option<String> {
        motion::proclaims(self, since, language)
    }

    fn advice(&self, seat: Seat, language: Language) -> Option<Advice> {
        coach::advice(self, seat, language)
    }
}
