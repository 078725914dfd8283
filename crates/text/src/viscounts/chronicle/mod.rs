//! What happened, in prose: the step, what came of it, and how the game ended.

mod account;
mod deeds;
mod ending;
mod foretold;

pub use account::revealed;
pub use foretold::Foretold;

use super::signs;
use crate::{Language, Told};
use demesne_game::{Actor, Seat, Step};
use demesne_viscounts::{
    Action, Event, State, Viscounts,
    state::Stage,
    task::{Fate, Task},
};

/// A step in sentences.
pub fn step(
    game: &Viscounts,
    before: &State,
    step: Step<Action>,
    events: &[Event],
    after: &State,
    language: Language,
) -> Told {
    let teller = Teller { game, before, after, language };
    let mut lines = Vec::new();
    let own: Vec<String> = teller.deed(step).into_iter().chain(teller.account(events)).collect();
    if !own.is_empty() {
        lines.push(own.join(" "));
    }
    lines.extend(teller.opponent_begins());
    let ends = after.stage == Stage::Over && before.stage != Stage::Over;
    if ends {
        lines.extend(teller.ending());
    }
    let text = lines.join("\n");
    let sign = if ends { signs::POINTS } else { teller.sign(step.action, events) };
    let heading = if ends { Some(teller.ending_heading()) } else { teller.heading(step) };
    Told { sign: (!text.is_empty()).then_some(sign), text, heading }
}

/// Who tells a step, from what to what, and in which language.
#[derive(Clone, Copy)]
struct Teller<'a> {
    game: &'a Viscounts,
    before: &'a State,
    after: &'a State,
    language: Language,
}

impl Teller<'_> {
    /// The seats at the table.
    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::first(self.game.options().seats())
    }

    /// The symbol beside a step.
    fn sign(&self, action: Action, events: &[Event]) -> &'static str {
        if events.iter().any(|event| matches!(event, Event::Collision(..))) {
            return signs::COLLISION;
        }
        match action {
            Action::First(_) | Action::Pairs(_) | Action::Pick(_) => signs::SEAT,
            Action::Board(..) | Action::Move(_) => signs::VISCOUNT,
            Action::Townsfolk(_) | Action::Top(..) | Action::Hire(_) | Action::Dismiss | Action::Keep => {
                signs::TOWNSFOLK
            }
            Action::Manuscripts(_) | Action::Tile(..) | Action::Take(_) => signs::MANUSCRIPT,
            Action::Draw(..)
            | Action::TurnUp(_)
            | Action::Play(_)
            | Action::Next(_)
            | Action::Arrange(_)
            | Action::Discard(_)
            | Action::Destroy(_) => signs::CARD,
            Action::Scheme(_) | Action::Future(_) | Action::Stranger(_) => signs::SCHEME,
            Action::Act(act) => signs::act(act),
            Action::Exchange(_) => signs::TRADE,
            Action::Build(_) | Action::Site(_) | Action::Link(_) => signs::BUILDING,
            Action::Workers(_)
            | Action::CastleMove(..)
            | Action::Section(_)
            | Action::Resolve(_)
            | Action::Spread(_)
            | Action::Remove(..) => signs::WORKER,
            Action::Pay(_) => match self.before.tasks.top() {
                Some(Task::Payment(act, _)) => signs::act(act),
                _ => signs::SILVER,
            },
            Action::Gain(kind) => signs::resource(kind),
            Action::Flip(document) => signs::document(document),
            Action::Rest => signs::VISCOUNT,
            Action::Choose(_) | Action::Skip | Action::End => signs::CARD,
        }
    }

    /// The heading of a round: above the card that the start player plays.
    fn heading(&self, step: Step<Action>) -> Option<String> {
        let State { stage, turn, first, round, last_round, .. } = *self.before;
        let played = match (step.by, step.action) {
            (Actor::Seat(_), Action::Play(_)) => true,
            (Actor::Chance, Action::TurnUp(_)) => {
                matches!(self.before.tasks.top(), Some(Task::TurnUp(_, Fate::Play)))
            }
            _ => false,
        };
        if stage != Stage::Turn || turn != first || !played {
            return None;
        }
        Some(match last_round == round {
            false => say!(self.language, "Round {round}", "Ronda {round}", "Rodada {round}"),
            true => say!(
                self.language,
                "Round {round}: the last round",
                "Ronda {round}: la última ronda",
                "Rodada {round}: a última rodada"
            ),
        })
    }
}
