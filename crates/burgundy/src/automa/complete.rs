//! Step 4: completed cards (A9), their border posts and shields (A16.8 to A16.10, A16.14), and the extra turns of modifier D
//! (A15.9 to A15.12).

use super::{
    AutomaStep, CardInPlay, Sale, Search,
    run::{Run, clockwise},
};
use crate::{Event, Expansion, Tile, tally::During};
use demesne_game::Sink;

impl<S: Sink<Event>> Run<'_, S> {
    /// Completes every full card, left before right (A9.1), and resolves the extra turns. Says whether a card was completed.
    pub fn complete_cards(&mut self) -> bool {
        let mut extra_turns = 0;
        for place in 0..2 {
            if !self.has_room(place) {
                extra_turns += self.finish(place);
            }
        }
        while extra_turns > 0 {
            extra_turns -= 1;
            extra_turns += self.extra_turn();
        }
        let cards = &mut self.state.automa.cards;
        if cards.iter().all(|card| card.card != 0) {
            return false;
        }
        // A9.8: the right card moves to the left.
        if cards[0].card == 0 && cards[1].card != 0 {
            cards.swap(0, 1);
            let card = cards[0].card;
            self.tell(|| AutomaStep::Slides(card));
        }
        true
    }

    /// A15.10 to A15.12: choose and place on the card that remains, which is the selected one and has no other beside it; if none
    /// remains, a sale. Says how many more extra turns it brings.
    fn extra_turn(&mut self) -> u8 {
        let remaining = self.state.automa.cards.iter().position(|card| card.card != 0);
        self.tell_extra_turn(remaining);
        let Some(place) = remaining else {
            self.sell(Sale::ExtraTurn);
            return 0;
        };
        (self.selected, self.other) = (place, None);
        self.choose_and_place(Search::ExtraTurn, self.white(), place, false);
        self.resolve_symbols();
        if self.has_room(place) { 0 } else { self.finish(place) }
    }

    fn tell_extra_turn(&mut self, place: Option<usize>) {
        let card = place.map(|place| self.state.automa.cards[place].card);
        self.tell(|| AutomaStep::ExtraTurn(card));
    }

    /// A9.2 to A9.6: the card scores, its tiles go to the duchy. Says how many marks of modifier D they cover.
    fn finish(&mut self, place: usize) -> u8 {
        let (printed, card) = (self.printed(place), self.state.automa.cards[place]);
        let number = card.card;
        self.tell(|| AutomaStep::Completes { card: number });
        let level = self.game.options.chateautoma.map_or(0, |automa| automa.level as usize);
        // A1.9: what is printed on the card, and never the phase value.
        self.score(During::Cards, printed.points[level]);
        if printed.border_post && self.game.on(Expansion::Posts) {
            self.post_card();
        }
        if printed.shield && self.game.on(Expansion::Shields) {
            self.take_shield();
        }
        // A9.4: in the order of the hexes.
        let mut extra_turns = 0;
        for (hex, tile) in card.tiles.into_iter().enumerate() {
            if let Some(tile) = tile {
                extra_turns += u8::from(self.settle(tile, card.face_down >> hex & 1 != 0));
            }
        }
        self.state.automa.cards[place] = CardInPlay::NONE;
        self.state.automa.discards |= 1 << number;
        extra_turns
    }

    /// A9.3, A9.5: a tile goes to the first free space of the colour of its front, or is stacked (A9.6). Says whether it covers a
    /// mark of modifier D.
    fn settle(&mut self, tile: Tile, turned_up: bool) -> bool {
        let colour = tile.colour();
        let space = self.game.areas.space(colour, self.state.automa.moved(colour));
        let extra_turn = space.is_some_and(|space| self.game.areas.gives_extra_turn(colour, space));
        self.state.automa.duchy[tile.index()] += 1;
        self.tell(|| AutomaStep::Moves { tile, space, turned_up, extra_turn });
        extra_turn
    }

    /// A16.8 to A16.10: the second card with a border post scores the phase value, the third takes a tile.
    fn post_card(&mut self) {
        self.state.automa.posts += 1;
        let count = self.state.automa.posts;
        self.tell(|| AutomaStep::PostCard(count));
        match count {
            2 => self.score(During::BorderPosts, self.game.phase_value(self.state)),
            3 => self.game.take_post_tile(self.state, self.seat, self.sink),
            _ => {}
        }
    }

    /// A16.14: the lowest shield of the first depot with one, clockwise from the depot of the white die.
    fn take_shield(&mut self) {
        let start = self.white();
        for depot in clockwise(start) {
            let shields = &mut self.state.shields.depots[depot];
            if let Some(&shield) = shields.iter().filter(|&&shield| shield != 0).min() {
                // What is left stays in rising order, empty places last.
                *shields = [shields.iter().copied().find(|&other| other != shield).unwrap_or(0), 0];
                self.state.automa.shields += 1;
                return self.tell(|| AutomaStep::TakesShield { shield, start, depot: depot as u8 });
            }
        }
        self.tell(|| AutomaStep::NoShield);
    }
}
