//! What chance does: draws, turned tiles, dealt pieces (T18.6).

use crate::{
    Action, Event, Harvest, Tile, Tuscany,
    deck::STARTING_HAND,
    state::{Stage, State},
    task::Task,
};
use demesne_game::{Illegal, Random, Seat, Sink, supply};

/// What chance is asked for.
enum Asked {
    First,
    Neutral,
    Own,
    Cards(Seat, u8),
    Pieces,
    Reveal,
    Harvest,
    Nothing,
}

impl Tuscany {
    #[inline]
    fn asked(&self, state: &State) -> Asked {
        match state.stage {
            Stage::First => Asked::First,
            Stage::Centre => Asked::Neutral,
            Stage::Hands(nth) => Asked::Cards(self.nth_seat(state, nth), STARTING_HAND),
            Stage::Pieces => Asked::Pieces,
            Stage::Reveal => Asked::Reveal,
            Stage::Turn => match state.tasks.top() {
                Some(Task::Cards(n)) => Asked::Cards(state.turn, n),
                Some(Task::Harvest(_)) => Asked::Harvest,
                // T6.9: a player without own tiles refills from the neutral stack.
                Some(Task::Refill) => match state.estate(state.turn).stack.iter().any(|&n| n > 0) {
                    true => Asked::Own,
                    false => Asked::Neutral,
                },
                Some(Task::Neutral(_)) => Asked::Neutral,
                _ => Asked::Nothing,
            },
            Stage::Boards | Stage::Tokens | Stage::Over => Asked::Nothing,
        }
    }

    /// Whether a turn waits for chance.
    #[inline]
    pub(crate) fn awaits_chance(&self, state: &State) -> bool {
        matches!(state.tasks.top(), Some(Task::Cards(_) | Task::Harvest(_) | Task::Refill | Task::Neutral(_)))
    }

    pub(crate) fn sample_chance(&self, state: &State, rng: &mut impl Random) -> Action {
        let tile = |supply: &[u8; crate::tile::TILES], rng| {
            let mut supply = *supply;
            Tile::ALL[supply::draw(&mut supply, rng).unwrap_or(0)]
        };
        match self.asked(state) {
            Asked::First => Action::First(Seat(rng.below(self.options.players.into()) as u8)),
            Asked::Neutral => Action::Neutral(tile(&state.neutral, rng)),
            Asked::Own => Action::Own(tile(&state.estate(state.turn).stack, rng)),
            Asked::Cards(seat, n) => Action::Cards { seat, cards: self.sample_cards(state, n, rng) },
            Asked::Pieces => Action::Pieces(self.sample_pieces(rng)),
            Asked::Reveal => Action::Reveal(self.sample_reveal(state)),
            Asked::Harvest => {
                let mut deck = state.harvest;
                Action::Harvest(Harvest::ALL[supply::draw(&mut deck, rng).unwrap_or(0)])
            }
            Asked::Nothing => {
                debug_assert!(false, "chance has nothing to do now");
                Action::End
            }
        }
    }

    pub(crate) fn check_chance(&self, state: &State, action: Action) -> Result<(), Illegal> {
        match (self.asked(state), action) {
            (Asked::First, Action::First(seat)) => match seat.0 < self.options.players {
                true => Ok(()),
                false => Illegal::err(
                    "T3.6",
                    format!("the start player is one of p1 to p{}", self.options.players),
                ),
            },
            (Asked::Neutral, Action::Neutral(tile)) => match state.neutral[tile.index()] > 0 {
                true => Ok(()),
                false => Illegal::err("T14.7", format!("the neutral stack has no {}", tile.name())),
            },
            (Asked::Own, Action::Own(tile)) => match state.estate(state.turn).stack[tile.index()] > 0 {
                true => Ok(()),
                false => Illegal::err("T6.7", format!("{}'s stacks have no {}", state.turn, tile.name())),
            },
            (Asked::Cards(seat, n), Action::Cards { seat: named, cards }) => {
                self.check_cards(state, (seat, n), named, cards)
            }
            (Asked::Pieces, Action::Pieces(deals)) => self.check_pieces(&deals),
            (Asked::Reveal, Action::Reveal(boards)) => self.check_reveal(state, &boards),
            (Asked::Harvest, Action::Harvest(card)) => match state.harvest[card.index()] > 0 {
                true => Ok(()),
                false => Illegal::err("T11.1", format!("the harvest deck has no {}", card.name())),
            },
            (asked, _) => {
                let (rule, what) = match asked {
                    Asked::First => ("T3.6", "the start player is drawn"),
                    Asked::Neutral => ("T14.7", "a neutral tile is turned up"),
                    Asked::Own => ("T6.7", "a tile of the own stack is turned up"),
                    Asked::Cards(..) => ("T5.1", "game cards are drawn"),
                    Asked::Pieces => ("T3.9", "region pieces are dealt"),
                    Asked::Reveal => ("T3.9", "the boards are turned up"),
                    Asked::Harvest => ("T11.1", "a harvest card is revealed"),
                    Asked::Nothing => ("T18.6", "nothing is drawn"),
                };
                Illegal::err(rule, format!("{what} now, nothing else"))
            }
        }
    }

    pub(crate) fn apply_chance(&self, state: &mut State, action: Action, sink: &mut impl Sink<Event>) {
        let seat = state.turn;
        match action {
            Action::First(first) => {
                (state.first, state.turn) = (first, first);
                state.stage = Stage::Centre;
            }
            Action::Neutral(tile) => {
                self.turn_neutral(state, tile, sink);
                if state.stage == Stage::Centre {
                    self.centre_turned(state);
                }
            }
            Action::Own(tile) => self.turn_own(state, seat, tile, sink),
            Action::Cards { seat, cards } => match state.stage {
                Stage::Hands(nth) => {
                    self.apply_cards(state, (seat, STARTING_HAND), cards, sink);
                    self.hand_dealt(state, nth);
                }
                _ => {
                    if let Some(Task::Cards(n)) = state.tasks.top() {
                        state.tasks.replace(Task::Cards(n - self.draw_size(state, n)));
                        self.apply_cards(state, (seat, n), cards, sink);
                    }
                }
            },
            Action::Pieces(deals) => self.apply_pieces(state, deals),
            Action::Reveal(boards) => self.apply_reveal(state, boards),
            Action::Harvest(card) => self.apply_harvest(state, seat, card, sink),
            _ => debug_assert!(false, "{action:?} is no chance"),
        }
        if state.stage == Stage::Turn {
            self.settle(state, seat, sink);
        }
    }
}
