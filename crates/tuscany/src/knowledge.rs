//! Who knows what (T18): views, what is seen of a step, and imagining what is hidden.

use crate::{
    Action, Cards, Colour, Item, Tuscany,
    assembly::Assembly,
    colour::COLOURS,
    state::{Choice, Eyes, Stage, State},
    task::Task,
};
use demesne_game::{Actor, MAX_SEATS, Random, Seat, Step, Viewer, supply};

/// T2.11: boards with a start space that a deal allows.
const BOARDS: u32 = 288;
/// How often hidden hands are dealt anew. A hand of two cards that can pay comes once in some thousand deals, but for tables that no
/// game comes to; there a payment is put into the hand.
const MOST_DEALS: u32 = 100_000;

impl Tuscany {
    /// T18.1 to T18.3: blanks out the hands and hidden boards of the others, and the deck.
    pub(crate) fn blank(&self, state: &State, viewer: Viewer) -> State {
        let eyes = Eyes::of(viewer);
        if eyes == Eyes::All {
            return *state;
        }
        let mut view = State { eyes, deck: [0; COLOURS], ..*state };
        for seat in (0..MAX_SEATS as u8).map(Seat) {
            if !eyes.see(seat) {
                view.estate_mut(seat).hand = [0; COLOURS];
                view.recalled[seat.index()] = [0; COLOURS];
                if matches!(view.choices[seat.index()], Choice::Made(_)) {
                    view.choices[seat.index()] = Choice::Hidden;
                }
            }
        }
        if eyes != Eyes::Spectator {
            view.recalled[MAX_SEATS] = [0; COLOURS];
        }
        view
    }

    /// T18.1, T18.4: a board is hidden until all are turned up, and drawn cards from all but who draws.
    pub(crate) fn seen_action(&self, by: Actor, action: Action, viewer: Viewer) -> Action {
        let eyes = Eyes::of(viewer);
        match (by, action) {
            (_, Action::Cards { seat, .. }) if !eyes.see(seat) => {
                Action::Cards { seat, cards: Cards::HIDDEN }
            }
            (Actor::Seat(seat), Action::Board(_)) if !eyes.see(seat) => Action::Board(Assembly::UNKNOWN),
            (_, open) => open,
        }
    }

    /// The game cards that are nowhere to be seen: in the deck or in a hidden hand.
    pub(crate) fn unseen(&self, state: &State) -> [u8; COLOURS] {
        let mut unseen = self.printed.cards;
        let known = state.estates.iter().map(|estate| &estate.hand).chain([&state.discards]);
        for counts in known {
            for (left, count) in unseen.iter_mut().zip(counts) {
                *left = left.saturating_sub(*count);
            }
        }
        unseen
    }

    /// Of a view: the unseen cards that can be in the deck.
    pub(crate) fn loose(&self, state: &State) -> [u8; COLOURS] {
        let mut loose = self.unseen(state);
        for (left, count) in loose.iter_mut().zip(self.recalled(state)) {
            *left = left.saturating_sub(count);
        }
        loose
    }

    /// Of a view: the unseen cards that must be in hidden hands.
    pub(crate) fn recalled(&self, state: &State) -> [u8; COLOURS] {
        match state.eyes {
            Eyes::All => [0; COLOURS],
            Eyes::Seat(seat) => state.recalled[seat.index()],
            Eyes::Spectator => state.recalled[MAX_SEATS],
        }
    }

    /// A whole state that fits a view. Each unseen card is as likely to be anywhere that it can be: cards that must be in hidden hands
    /// are there, of the others as many as those hands still lack are drawn, and all of them are dealt out at random. Whoever has
    /// begun to place something can pay for it (T4.4): hands with which that could not be are dealt anew, so that the odds are
    /// those of the hands that are left. Hidden boards are any that the dealt pieces allow.
    pub(crate) fn imagined(&self, view: &State, rng: &mut impl Random) -> State {
        let mut state = State { eyes: Eyes::All, ..*view };
        if view.eyes == Eyes::All {
            return state;
        }
        self.imagine_hands(view, &mut state, Cards::NONE, rng);
        for _ in 0..MOST_DEALS {
            if self.can_finish(&state) {
                break;
            }
            self.imagine_hands(view, &mut state, Cards::NONE, rng);
        }
        if !self.can_finish(&state) {
            let cards = self.some_payment(view, rng);
            self.imagine_hands(view, &mut state, cards, rng);
        }
        for seat in self.every_seat().filter(|seat| view.choices[seat.index()] == Choice::Hidden) {
            let nth = rng.below(BOARDS) as usize;
            let board = Assembly::all(view.estate(seat).deal).nth(nth);
            state.choices[seat.index()] = board.map_or(Choice::Hidden, Choice::Made);
        }
        state
    }

    /// Cards that the active player can have and pay what was begun with.
    #[cold]
    fn some_payment(&self, view: &State, rng: &mut impl Random) -> Cards {
        let (seat, unseen) = (view.turn, self.unseen(view));
        let estate = view.estate(seat);
        let mut found = Vec::new();
        for colour in self.colours_to_pay(view) {
            self.each_payment(&unseen, estate.workers, colour, |payment| {
                if self.might_hold(view, seat, payment.cards) {
                    found.push(payment.cards);
                }
            });
        }
        match found.len() as u32 {
            0 => Cards::NONE,
            all => found[rng.below(all) as usize],
        }
    }

    /// The colours of the spaces on which a placement that has begun can end.
    fn colours_to_pay(&self, state: &State) -> Vec<Colour> {
        match state.tasks.top() {
            Some(Task::Space(Item::Tile(tile))) => vec![tile.colour()],
            Some(Task::Space(Item::Hex)) => self.open_colours(state, state.turn).iter().collect(),
            Some(Task::Payment(_, space)) => vec![self.colour_of(state.estate(state.turn).board, space)],
            _ => Vec::new(),
        }
    }

    /// Deals the unseen cards to hidden hands and the deck; some of them are the active player's for sure.
    fn imagine_hands(&self, view: &State, state: &mut State, sure: Cards, rng: &mut impl Random) {
        let hidden = |seat: &Seat| !view.eyes.see(*seat);
        let hands: u32 =
            self.every_seat().filter(hidden).map(|seat| u32::from(view.estate(seat).cards)).sum();
        let (mut held, mut loose) = (self.recalled(view), self.loose(view));
        for colour in Colour::ALL {
            let (held, loose) = (&mut held[colour.index()], &mut loose[colour.index()]);
            let recalled = sure.count(colour).min(*held);
            *held -= recalled;
            *loose = loose.saturating_sub(sure.count(colour) - recalled);
        }
        for _ in supply::count(&held) + u32::from(sure.len())..hands {
            if let Some(colour) = supply::draw(&mut loose, rng) {
                held[colour] += 1;
            }
        }
        state.deck = loose;
        for seat in self.every_seat().filter(hidden) {
            let sure = if seat == view.turn { sure } else { Cards::NONE };
            let hand = &mut state.estate_mut(seat).hand;
            *hand = sure.counts();
            for _ in sure.len()..view.estate(seat).cards {
                if let Some(colour) = supply::draw(&mut held, rng) {
                    hand[colour] += 1;
                }
            }
        }
    }

    /// T4.4: whether a placement that has begun can be paid.
    fn can_finish(&self, state: &State) -> bool {
        match state.tasks.top() {
            Some(Task::Space(item)) => self.check_place(state, state.turn, item).is_ok(),
            Some(Task::Payment(_, space)) => {
                let colour = self.colour_of(state.estate(state.turn).board, space);
                self.can_pay(state, state.turn, colour)
            }
            _ => true,
        }
    }

    /// The seats at the table.
    pub(crate) fn every_seat(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::first(self.options.players)
    }

    /// Whether the boards are on the table.
    pub(crate) fn has_boards(&self, state: &State) -> bool {
        !matches!(
            state.stage,
            Stage::First | Stage::Centre | Stage::Hands(_) | Stage::Pieces | Stage::Boards | Stage::Reveal
        )
    }

    pub(crate) fn seen_step(&self, step: Step<Action>, viewer: Viewer) -> Step<Action> {
        Step { by: step.by, action: self.seen_action(step.by, step.action, viewer) }
    }

    /// The cards of a colour that a viewer sees nowhere; for whoever counts cards.
    pub fn unseen_cards(&self, state: &State, colour: Colour) -> u8 {
        self.unseen(state)[colour.index()]
    }
}
