//! What a bot thinks of a moment of a game, for whoever does not care which game it is.

use crate::{Playable, running::Table};
use demesne_game::{Actor, Ignore, Seat, Step, Viewer};
use demesne_text::Language;
use serde::{Deserialize, Serialize};

/// How a seat stands.
#[derive(Clone, Copy, PartialEq, Default, Debug, Serialize, Deserialize)]
pub struct Outlook {
    /// The points that are expected in the end.
    pub points: f32,
    /// The chance to win, from 0 to 1. Alone there is nobody to win against: then it is 0 until the game is won.
    pub chance: f32,
}

/// An action, and what it leads to for the seat that decides.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Advised {
    /// The action's text.
    pub action: String,
    /// How the seat stands after it.
    pub outlook: Outlook,
    /// The share of the search's attention that it drew, from 0 to 1. Where there are so many actions that none of them is looked into,
    /// it is 0 for all.
    pub weight: f32,
}

/// What a bot thinks of a moment.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
pub struct Advice {
    /// How every seat stands, if the best is done now.
    pub outlooks: Vec<Outlook>,
    /// The actions of the seat that decides: first what the bot would do, then the others by what they lead to.
    pub ways: Vec<Advised>,
}

impl<G: Playable> Table<G> {
    /// Whoever holds what one seat knows cannot say what another one knew.
    pub(crate) fn knows_for(&self, seat: Seat) -> bool {
        self.viewer == Viewer::Everybody || self.viewer == Viewer::Seat(seat)
    }

    /// What an action of a seat after so many steps does, as people say it.
    pub(crate) fn deed(&self, at: usize, seat: Seat, action: &str, language: Language) -> String {
        let view = self.game.view(&self.after(at), Viewer::Seat(seat));
        match self.game.parse_action(action) {
            Ok(parsed) if self.game.is_legal(&view, Step::seat(seat, parsed)) => {
                let deed = self.game.deed(&view, seat, parsed, language);
                let gloss = self.game.gloss(&view, seat, parsed, language);
                // Where a game has no sentence for it, there may be a word on it.
                match gloss.is_empty() || deed != self.game.action_text(parsed) {
                    true => deed,
                    false => format!("{deed} ({gloss})"),
                }
            }
            _ => action.to_owned(),
        }
    }

    /// The moments when a seat chose among several actions.
    pub(crate) fn decisions(&self) -> Vec<(usize, Seat)> {
        let (mut state, mut legal, mut moments) = (self.start, Vec::new(), Vec::new());
        for (at, &step) in self.steps.iter().enumerate() {
            if let Actor::Seat(seat) = step.by
                && self.knows_for(seat)
            {
                legal.clear();
                self.game.legal_actions(&state, seat, &mut legal);
                if legal.len() > 1 {
                    moments.push((at, seat));
                }
            }
            self.game.apply(&mut state, step, &mut Ignore);
        }
        moments
    }
}
