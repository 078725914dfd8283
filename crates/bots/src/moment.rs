//! A moment in which somebody is to act.

use demesne_game::{Game, Ignore, Quick, Seat, Step, Viewer};

/// A seat is to act: what it sees, and what it may do. There is at least one legal action.
#[derive(Debug)]
pub struct Moment<'a, G: Game> {
    /// The game, set up.
    pub game: &'a G,
    /// What the seat sees.
    pub view: &'a G::State,
    /// The seat.
    pub seat: Seat,
    /// What it may do.
    pub legal: &'a [G::Action],
}

// Derived, these would ask the same of the game itself.
impl<G: Game> Clone for Moment<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Moment<'_, G> {}

impl<G: Game> Moment<'_, G> {
    /// What the seat would see after an action.
    pub fn after(&self, action: G::Action) -> G::State {
        let mut after = *self.view;
        self.game.apply(&mut after, Step::seat(self.seat, action), &mut Ignore);
        after
    }

    /// Alone: an action that wins the game at once. There is nobody whose answer could make another one better, and no more to win, so
    /// whoever can finish does: an estimate must never talk a bot out of what is certain.
    pub(crate) fn winning(&self) -> Option<G::Action> {
        if self.game.seats() > 1 {
            return None;
        }
        let wins = |action: &G::Action| {
            let outcome = self.game.outcome(&self.after(*action));
            outcome.is_some_and(|outcome| outcome.winners.contains(self.seat))
        };
        self.legal.iter().copied().find(wins)
    }

    /// A state that fits what the seat sees. The same luck and number give the same one, as far as nothing hidden has changed since.
    pub(crate) fn world(&self, luck: u64, number: usize) -> G::State {
        let mut rng = Quick::new(luck ^ (number as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
        self.game.imagine(self.view, Viewer::Seat(self.seat), &mut rng)
    }
}
