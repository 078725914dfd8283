//! What chance does: the setup, draws, cards and tiles that are turned up.

use crate::{
    Action, Event, Viscounts,
    card::{CardSet, Drawn},
    scheme::Scheme,
    state::{Stage, State},
    task::Task,
};
use demesne_game::{Illegal, Random, Seat, Sink};

impl Viscounts {
    pub(crate) fn sample_chance(&self, state: &State, rng: &mut impl Random) -> Action {
        match (state.stage, state.tasks.top()) {
            (Stage::First, _) => Action::First(Seat(rng.below(self.options.players.into()) as u8)),
            (Stage::Board, _) => self.sample_board(rng),
            (Stage::Townsfolk, _) => self.sample_townsfolk(rng),
            (Stage::Manuscripts, _) => self.sample_manuscripts(rng),
            (Stage::Pairs, _) => self.sample_pairs(rng),
            (_, Some(Task::TurnTownsfolk(segment))) => Action::Top(segment, state.buried.pick(rng)),
            (_, Some(Task::TurnManuscript(segment))) => Action::Tile(segment, state.buried_tiles.pick(rng)),
            (_, Some(Task::Draw(seat, count))) => Action::Draw(seat, sample_draw(state, seat, count, rng)),
            (_, Some(Task::TurnUp(seat, _))) => Action::TurnUp(state.player(seat).deck.pick(rng)),
            (_, Some(Task::Scheme)) => Action::Scheme(sample_scheme(state, rng)),
            (_, Some(Task::Future)) => Action::Future(state.solo.future.pick(rng)),
            (_, Some(Task::Stranger)) => Action::Stranger(state.solo.future.pick(rng)),
            _ => {
                debug_assert!(false, "chance has nothing to do now");
                Action::End
            }
        }
    }

    pub(crate) fn check_chance(&self, state: &State, action: Action) -> Result<(), Illegal> {
        let refuse = |rule, what: &str| Illegal::err(rule, format!("{what} now, nothing else"));
        match (state.stage, state.tasks.top(), action) {
            (Stage::First, _, Action::First(seat)) => match seat.0 < self.options.players {
                true => Ok(()),
                false => Illegal::err(
                    "V2.10",
                    format!("the start player is one of p1 to p{}", self.options.players),
                ),
            },
            (Stage::First, ..) => refuse("V2.10", "the start player is drawn"),
            (Stage::Board, _, Action::Board(order, castle)) => self.check_board(order, castle),
            (Stage::Board, ..) => refuse("V2.2", "the board is put together"),
            (Stage::Townsfolk, _, Action::Townsfolk(tops)) => self.check_townsfolk(tops),
            (Stage::Townsfolk, ..) => refuse("V2.4", "the townsfolk piles are turned up"),
            (Stage::Manuscripts, _, Action::Manuscripts(tiles)) => self.check_manuscripts(tiles),
            (Stage::Manuscripts, ..) => refuse("V2.6", "the manuscript piles are turned up"),
            (Stage::Pairs, _, Action::Pairs(pairs)) => self.check_pairs(pairs),
            (Stage::Pairs, ..) => refuse("V2.11", "pairs of player card and hero are dealt"),
            (_, Some(Task::TurnTownsfolk(segment)), Action::Top(named, card)) if named == segment => {
                match state.buried.contains(card) {
                    true => Ok(()),
                    false => Illegal::err("V2.4", format!("{} lies under no townsfolk", card.id())),
                }
            }
            (_, Some(Task::TurnTownsfolk(segment)), _) => {
                refuse("V15.3", &format!("the next townsfolk of {} is turned up", segment.name()))
            }
            (_, Some(Task::TurnManuscript(segment)), Action::Tile(named, tile)) if named == segment => {
                match state.buried_tiles.contains(tile) {
                    true => Ok(()),
                    false => Illegal::err("V2.6", format!("{} lies under no manuscript", tile.id())),
                }
            }
            (_, Some(Task::TurnManuscript(segment)), _) => {
                refuse("V14.4", &format!("the next manuscript of {} is turned up", segment.name()))
            }
            (_, Some(Task::Draw(seat, count)), Action::Draw(named, drawn)) if named == seat => {
                self.check_draw(state, seat, count, drawn)
            }
            (_, Some(Task::Draw(seat, _)), _) => refuse("V17.5", &format!("{seat} draws cards")),
            (_, Some(Task::TurnUp(seat, _)), Action::TurnUp(card)) => {
                let player = state.player(seat);
                let there = match state.knows(seat) {
                    true => player.deck.contains(card),
                    false => player.unseen.without(player.sure).contains(card),
                };
                match there {
                    true => Ok(()),
                    false => Illegal::err("V20.5", format!("{} is not in the deck of {seat}", card.id())),
                }
            }
            (_, Some(Task::TurnUp(seat, _)), _) => {
                refuse("V20.5", &format!("the top card of the deck of {seat} is turned up"))
            }
            (_, Some(Task::Scheme), Action::Scheme(scheme)) => {
                let solo = &state.solo;
                match solo.pile.contains(scheme) || solo.strangers > 0 && solo.future.contains(scheme) {
                    true => Ok(()),
                    false => Illegal::err("V24.3", format!("{} is not in the draw pile", scheme.name())),
                }
            }
            (_, Some(Task::Scheme), _) => refuse("V24.3", "the solo opponent's next scheme is turned up"),
            (_, Some(Task::Future), Action::Future(scheme)) => match state.solo.future.contains(scheme) {
                true => Ok(()),
                false => Illegal::err("V22.10", format!("{} is not in the future pile", scheme.name())),
            },
            (_, Some(Task::Stranger), Action::Stranger(scheme)) => match state.solo.future.contains(scheme) {
                true => Ok(()),
                false => Illegal::err("V21.9", format!("{} was not shuffled in", scheme.name())),
            },
            (_, Some(Task::Stranger), _) => refuse("V25.2", "a scheme of the draw pile is turned up"),
            (_, Some(Task::Future), _) => refuse("V22.10", "the solo opponent gains a future scheme"),
            _ => Illegal::err("V7.6", "chance has nothing to do now"),
        }
    }

    fn check_draw(&self, state: &State, seat: Seat, count: u8, drawn: Drawn) -> Result<(), Illegal> {
        match (drawn == Drawn::HIDDEN, state.knows(seat)) {
            (true, false) => return Ok(()),
            (true, true) => {
                return Illegal::err("V20.1", format!("the cards that {seat} draws must be named"));
            }
            (false, false) => {
                return Illegal::err("V20.1", format!("the cards that {seat} draws are hidden: write ?"));
            }
            (false, true) => {}
        }
        let set = drawn.set();
        if set.len() != count {
            return Illegal::err("V17.1", format!("{count} cards are drawn now, not {}", set.len()));
        }
        match set.without(state.player(seat).deck).iter().next() {
            None => Ok(()),
            Some(card) => Illegal::err("V17.5", format!("{} is not in the deck of {seat}", card.id())),
        }
    }

    pub(crate) fn apply_chance(&self, state: &mut State, action: Action, sink: &mut impl Sink<Event>) {
        match action {
            Action::First(seat) => {
                (state.first, state.turn) = (seat, seat);
                state.stage = Stage::Board;
            }
            Action::Board(order, castle) => self.apply_board(state, order, castle),
            Action::Townsfolk(tops) => self.apply_townsfolk(state, tops),
            Action::Manuscripts(tiles) => self.apply_manuscripts(state, tiles),
            Action::Pairs(pairs) => self.apply_pairs(state, pairs),
            Action::Draw(seat, drawn) => self.apply_draw(state, seat, drawn, sink),
            Action::TurnUp(card) => self.apply_turn_up(state, card, sink),
            Action::Top(segment, card) => {
                state.tasks.pop();
                state.tops[segment.index()] = card;
                state.under[segment.index()] -= 1;
                state.buried.remove(card);
                sink.tell(|| Event::Top(segment, card));
            }
            Action::Tile(segment, tile) => {
                state.tasks.pop();
                state.tiles[segment.index()] = tile;
                state.tiles_under[segment.index()] -= 1;
                state.buried_tiles.remove(tile);
                sink.tell(|| Event::Tile(segment, tile));
            }
            Action::Scheme(scheme) => self.apply_scheme(state, scheme, sink),
            Action::Future(scheme) => self.apply_future(state, scheme, sink),
            Action::Stranger(scheme) => {
                state.tasks.pop();
                state.solo.future.remove(scheme);
                state.solo.pile.insert(scheme);
                state.solo.strangers -= 1;
            }
            _ => debug_assert!(false, "{action:?} is no chance"),
        }
    }
}

fn sample_draw(state: &State, seat: Seat, count: u8, rng: &mut impl Random) -> Drawn {
    let mut deck = state.player(seat).deck;
    let mut cards = CardSet::EMPTY;
    for _ in 0..count {
        let card = deck.pick(rng);
        deck.remove(card);
        cards.insert(card);
    }
    Drawn::of(cards).unwrap_or(Drawn::HIDDEN)
}

/// Each scheme of the pile is as likely; a stranger is any future scheme that nobody has seen (V21.9).
fn sample_scheme(state: &State, rng: &mut impl Random) -> Scheme {
    let solo = &state.solo;
    match rng.below(solo.pile_size().into()) < solo.pile.len().into() {
        true => solo.pile.pick(rng),
        false => solo.future.pick(rng),
    }
}
