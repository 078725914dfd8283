//! A turn: what can be done in it, and what goes on by itself after each action (T4, T12).

use crate::{
    Action, Event, Token, Tuscany,
    state::{Beat, State},
    task::Task,
};
use demesne_game::{Illegal, Seat, Sink, supply};

impl Tuscany {
    #[inline]
    pub(crate) fn list_turn(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        match state.tasks.top() {
            None => match state.beat {
                // T4.2, T12.1: one of the three actions.
                Beat::First | Beat::Extra => {
                    out.push(Action::Draw);
                    self.list_takes(state, seat, out);
                    self.list_places(state, seat, out);
                }
                Beat::Between => {
                    if state.estate(seat).marble > 0 {
                        out.push(Action::Marble);
                    }
                    out.push(Action::End);
                }
                Beat::Last => out.push(Action::End),
            },
            Some(Task::GiveUp(_)) => self.list_give_ups(state, seat, out),
            Some(Task::Exchanged) => self.list_exchanged(state, seat, out),
            Some(Task::Space(item)) => self.list_spaces(state, seat, item, out),
            Some(Task::Payment(_, space)) => {
                let colour = self.colour_of(state.estate(seat).board, space);
                self.list_payments(state, seat, colour, |payment| out.push(Action::Pay(payment)));
            }
            Some(Task::Castle) => self.list_free(state, seat, out),
            Some(Task::FreeSpace(tile)) => self.list_free_spaces(state, seat, tile, out),
            Some(Task::Token) => self.list_tokens(state, out),
            // Chance, or by itself.
            Some(
                Task::Check
                | Task::Refill
                | Task::Neutral(_)
                | Task::Cards(_)
                | Task::Harvest(_)
                | Task::Bonus(_),
            ) => {}
        }
    }

    pub(crate) fn list_tokens(&self, state: &State, out: &mut Vec<Action>) {
        let left = |token: &Token| state.taken(*token) < self.printed.tokens;
        out.extend(Token::ALL.into_iter().filter(left).map(Action::Token));
    }

    pub(crate) fn check_token(&self, state: &State, token: Token) -> Result<(), Illegal> {
        match state.taken(token) < self.printed.tokens {
            true => Ok(()),
            false => {
                Illegal::err("T9.6", format!("all {} tokens are taken; take another kind", token.name()))
            }
        }
    }

    pub(crate) fn check_turn(&self, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        let choosing = state.tasks.is_empty() && matches!(state.beat, Beat::First | Beat::Extra);
        match (state.tasks.top(), action) {
            (None, Action::Draw) if choosing => Ok(()),
            (None, Action::Take(tile)) if choosing => self.check_take(state, seat, tile),
            (Some(Task::Exchanged), Action::Take(tile)) => self.check_take(state, seat, tile),
            (None, Action::Exchange(colour)) if choosing => self.check_exchange(state, seat, colour),
            (Some(Task::Exchanged), Action::Exchange(colour)) => self.check_exchange(state, seat, colour),
            (None, Action::Place(item)) if choosing => self.check_place(state, seat, item),
            (None, Action::Marble) => match (state.beat, state.estate(seat).marble) {
                (Beat::Between, 0) => Illegal::err("T12.1", format!("{seat} has no marble to spend")),
                (Beat::Between, _) => Ok(()),
                (Beat::First, _) => Illegal::err(
                    "T12.2",
                    "a marble is spent after the first action: draw, take or place before",
                ),
                (Beat::Extra, _) => {
                    Illegal::err("T12.1", "a marble was spent already: draw, take or place now")
                }
                (Beat::Last, _) => {
                    Illegal::err("T12.4", "a turn has no more than two actions; only its end is left")
                }
            },
            (None, Action::End) => match state.beat {
                Beat::Between | Beat::Last => Ok(()),
                Beat::First | Beat::Extra => {
                    Illegal::err("T4.3", "there is no passing: draw, take or place first")
                }
            },
            (Some(Task::GiveUp(_)), Action::GiveUp(item)) => self.check_give_up(state, seat, item),
            (Some(Task::Space(item)), Action::On(space)) => self.check_space(state, seat, item, space),
            (Some(Task::Payment(_, space)), Action::Pay(payment)) => {
                let colour = self.colour_of(state.estate(seat).board, space);
                self.check_payment(state, seat, colour, payment)
            }
            (Some(Task::Castle), Action::Free(tile)) => self.check_free(state, seat, tile),
            (Some(Task::Castle), Action::Skip) => Ok(()),
            (Some(Task::FreeSpace(tile)), Action::On(space)) => {
                self.check_free_space(state, seat, tile, space)
            }
            (Some(Task::Token), Action::Token(token)) => self.check_token(state, token),
            _ => self.out_of_place(state, action),
        }
    }

    /// Something that is not to be done now: the refusal says what is.
    #[cold]
    fn out_of_place(&self, state: &State, action: Action) -> Result<(), Illegal> {
        match state.tasks.top() {
            Some(Task::GiveUp(tile)) => Illegal::err(
                "T6.5",
                format!("storage is full: give up a stored item for the {}", tile.name()),
            ),
            Some(Task::Exchanged) => Illegal::err("T6.15", "after an exchange a tile must be taken"),
            Some(Task::Space(item)) => {
                Illegal::err("T7.1", format!("choose a space for the {}", item.name()))
            }
            Some(Task::Payment(item, space)) => {
                Illegal::err("T7.1", format!("choose how to pay for the {} on space {space}", item.name()))
            }
            Some(Task::Castle) => {
                Illegal::err("T9.1", "a castle was placed: place a tile of the centre for free, or skip it")
            }
            Some(Task::FreeSpace(tile)) => {
                Illegal::err("T9.1", format!("choose a space for the free {}", tile.name()))
            }
            Some(Task::Token) => Illegal::err("T9.5", "a city was placed: take a bonus token"),
            Some(_) => Illegal::err("T4.5", "an action is resolved completely before anything else"),
            None => match action {
                Action::GiveUp(_) => {
                    Illegal::err("T6.4", "nothing may be given up but for a tile that finds no free space")
                }
                Action::On(_) | Action::Pay(_) => Illegal::err("T4.4", "choose a stored item to place first"),
                Action::Free(_) | Action::Skip => {
                    Illegal::err("T9.1", "only a castle that was just placed brings a free tile")
                }
                Action::Token(_) => Illegal::err("T9.5", "only a city that was just placed brings a token"),
                _ => match state.beat {
                    Beat::First | Beat::Extra => {
                        Illegal::err("T4.2", "the actions are: draw cards, take a tile, place a tile")
                    }
                    Beat::Between => Illegal::err(
                        "T12.1",
                        "the action is done: spend a marble for another one, or end the turn",
                    ),
                    Beat::Last => Illegal::err("T12.4", "a turn has no more than two actions; end it"),
                },
            },
        }
    }

    #[inline]
    pub(crate) fn apply_turn(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        sink: &mut impl Sink<Event>,
    ) {
        match (state.tasks.top(), action) {
            // T12.1: the marble goes back to the supply.
            (_, Action::Marble) => {
                state.estate_mut(seat).marble -= 1;
                sink.tell(|| Event::Marble(seat, -1));
                state.beat = Beat::Extra;
                return;
            }
            (_, Action::End) => return self.end_turn(state, sink),
            // T5.1, T5.2.
            (_, Action::Draw) => {
                let cards = self.options.draw_base + state.estate(seat).token(Token::Card);
                state.tasks.push(Task::Cards(cards));
            }
            (_, Action::Take(tile)) => self.apply_take(state, seat, tile, sink),
            (Some(Task::GiveUp(tile)), Action::GiveUp(item)) => {
                self.apply_give_up(state, seat, tile, item, sink);
            }
            (_, Action::Exchange(colour)) => self.apply_exchange(state, colour, sink),
            (_, Action::Place(item)) => state.tasks.push(Task::Space(item)),
            (Some(Task::Space(item)), Action::On(space)) => state.tasks.replace(Task::Payment(item, space)),
            (Some(Task::Payment(item, space)), Action::Pay(payment)) => {
                self.apply_payment(state, seat, (item, space), payment, sink);
            }
            (_, Action::Free(tile)) => state.tasks.replace(Task::FreeSpace(tile)),
            (Some(Task::FreeSpace(tile)), Action::On(space)) => {
                self.apply_free(state, seat, tile, space, sink)
            }
            (_, Action::Skip) => {
                state.tasks.pop();
            }
            (_, Action::Token(token)) => {
                state.tasks.pop();
                self.take_token(state, seat, token, sink);
            }
            _ => debug_assert!(false, "{action:?} is not to be done now"),
        }
        self.settle(state, seat, sink);
    }

    /// What goes on by itself, until somebody decides, chance acts, or the action is done.
    pub(crate) fn settle(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        while let Some(task) = state.tasks.top() {
            match task {
                Task::Bonus(colour) => {
                    state.tasks.pop();
                    self.colour_bonus(state, seat, colour, sink);
                }
                // T4.4: nothing fits, so nothing is asked.
                Task::Castle if !self.centre_fits(state, seat) => {
                    state.tasks.pop();
                    sink.tell(|| Event::CastlePassed(seat));
                }
                Task::Cards(n) => match n > 0 && self.deck_ready(state, sink) {
                    true => return,
                    false => {
                        state.tasks.pop();
                        if n > 0 {
                            sink.tell(|| Event::DrawLost(seat, n));
                        }
                    }
                },
                Task::Harvest(0) => {
                    state.tasks.pop();
                }
                Task::Harvest(_) => {
                    self.harvest_ready(state, sink);
                    return;
                }
                Task::Refill if state.gaps == 0 => {
                    state.tasks.pop();
                }
                // T6.9, T6.10.
                Task::Refill => {
                    if supply::count(&state.estate(seat).stack) > 0 || self.neutral_ready(state, sink) {
                        return;
                    }
                    state.gaps = 0;
                    sink.tell(|| Event::GapStays);
                }
                Task::Neutral(0) => {
                    state.tasks.pop();
                }
                Task::Neutral(_) => {
                    if self.neutral_ready(state, sink) {
                        return;
                    }
                    state.tasks.pop();
                    sink.tell(|| Event::GapStays);
                }
                Task::Check => match self.crowded(state) {
                    Some(colour) => self.remove_colour(state, colour, true, sink),
                    None => {
                        state.tasks.pop();
                    }
                },
                // T14.9: nothing came, so nothing can be taken.
                Task::Exchanged if state.centre.is_empty() => {
                    state.tasks.pop();
                }
                Task::Castle
                | Task::Exchanged
                | Task::GiveUp(_)
                | Task::Space(_)
                | Task::Payment(..)
                | Task::FreeSpace(_)
                | Task::Token => return,
            }
        }
        state.beat = match state.beat {
            Beat::First | Beat::Between => Beat::Between,
            Beat::Extra | Beat::Last => Beat::Last,
        };
    }
}
