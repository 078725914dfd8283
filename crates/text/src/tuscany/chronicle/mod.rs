//! The chronicle: what happened, in prose, for people who read it beside the board.

mod account;
mod deeds;
mod ending;

use super::signs;
use crate::{Language, Told};
use demesne_game::{Actor, Seat, Step};
use demesne_tuscany::{
    Action, Event, Item, State, Tuscany,
    state::{Beat, Stage},
    task::Task,
};

/// A step in prose.
pub fn step(
    game: &Tuscany,
    before: &State,
    step: Step<Action>,
    events: &[Event],
    after: &State,
    language: Language,
) -> Told {
    let teller = Teller { game, before, after, language };
    // What ends a round comes last, and is told on lines of its own.
    let closes = |event: &Event| matches!(event, Event::PhaseEnd(_) | Event::LastRound | Event::RoundLimit);
    let end = events.iter().position(closes).unwrap_or(events.len());
    let (own, closing) = events.split_at(end);
    let mut lines = teller.deed(step);
    lines.extend(teller.account(own));
    lines.extend(teller.closing(closing));
    let sign = match closing.first() {
        Some(Event::LastRound) => Some(signs::PHASE),
        Some(_) => Some(signs::POINTS),
        None => teller.sign(step.action),
    };
    let text = lines.join("\n");
    let sign = sign.filter(|_| !text.is_empty());
    Told { text, sign, heading: teller.scoring_heading(closing).or_else(|| teller.round_heading(step)) }
}

/// Who tells a step, from what to what, and in which language.
#[derive(Clone, Copy)]
struct Teller<'a> {
    game: &'a Tuscany,
    before: &'a State,
    after: &'a State,
    language: Language,
}

impl Teller<'_> {
    /// The seats at the table.
    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::first(self.game.options().players)
    }

    /// The symbol beside a step.
    fn sign(&self, action: Action) -> Option<&'static str> {
        Some(match action {
            Action::First(_) | Action::Pieces(_) => signs::SEAT,
            Action::Neutral(tile) | Action::Own(tile) | Action::Take(tile) | Action::Free(tile) => {
                signs::kind(tile.colour())
            }
            Action::Cards { .. } | Action::Draw => signs::CARDS,
            Action::Harvest(_) => signs::HARVEST,
            Action::Token(_) => signs::TOKEN,
            Action::Board(_) | Action::Reveal(_) | Action::Skip => signs::item(CASTLE),
            Action::GiveUp(item) | Action::Place(item) => signs::item(item),
            Action::Exchange(colour) => signs::kind(colour),
            Action::On(_) | Action::Pay(_) => match self.before.tasks.top() {
                Some(Task::Payment(item, _) | Task::Space(item)) => signs::item(item),
                Some(Task::FreeSpace(tile)) => signs::kind(tile.colour()),
                _ => return None,
            },
            Action::Marble => signs::MARBLE,
            Action::End => return None,
        })
    }

    /// The heading of a round: above the first thing that the start player does in it.
    fn round_heading(&self, step: Step<Action>) -> Option<String> {
        let State { stage, beat, turn, first, round, phase, last_round, .. } = *self.before;
        let opens = matches!(step.by, Actor::Seat(_)) && stage == Stage::Turn && beat == Beat::First;
        if !opens || turn != first || !self.before.tasks.is_empty() {
            return None;
        }
        let phase = phase.min(2) + 1;
        Some(match last_round {
            false => say!(
                self.language,
                "Phase {phase}, round {round}",
                "Fase {phase}, ronda {round}",
                "Fase {phase}, rodada {round}"
            ),
            true => say!(
                self.language,
                "Phase {phase}, round {round}: the last round",
                "Fase {phase}, ronda {round}: la última ronda",
                "Fase {phase}, rodada {round}: a última rodada"
            ),
        })
    }
}

/// A castle.
const CASTLE: Item = Item::Tile(demesne_tuscany::Tile::Castle);
