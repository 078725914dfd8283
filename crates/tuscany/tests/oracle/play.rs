//! The rules as a procedure that asks for every step and goes on with the answer: from `docs/rules/tuscany.md` alone.

use super::{
    board::{Board, all_boards},
    world::{COLOURS, TYPES, Tile, World, colour, colour_of, item, take_out},
};
use std::collections::BTreeSet;

/// The steps are used up before the game is over.
pub struct Stop;
/// What a part of the game gives.
pub type Play<T = ()> = Result<T, Stop>;

/// What chance may do.
pub enum Chance {
    /// One of these.
    OneOf(BTreeSet<String>),
    /// So many cards for a seat.
    Cards(usize, usize),
    /// The region pieces.
    Pieces,
}

/// Who answers.
pub trait Answers {
    /// A seat of those that may act decides something of its list.
    fn decision(
        &mut self,
        world: &World,
        seats: &[usize],
        list: &dyn Fn(usize) -> BTreeSet<String>,
    ) -> Play<(usize, String)>;
    /// Chance does something.
    fn chance(&mut self, world: &World, what: &Chance) -> Play<String>;
    /// The game is over, with this result.
    fn over(&mut self, world: &World, result: &str);
}

/// A game under way.
pub struct Oracle<'a> {
    pub world: World,
    pub answers: &'a mut dyn Answers,
    /// Gaps of the centre that the running action has made.
    pub gaps: usize,
}

impl Oracle<'_> {
    /// A whole game.
    pub fn play(mut self) -> Play {
        self.setup()?;
        self.rounds()
    }

    /// The rest of a game, from the beginning of a turn.
    pub fn play_on(mut self) -> Play {
        self.rounds()
    }

    pub fn decide(&mut self, seat: usize, list: &BTreeSet<String>) -> Play<String> {
        let (by, text) = self.answers.decision(&self.world, &[seat], &|_| list.clone())?;
        assert_eq!(by, seat);
        Ok(text)
    }

    pub fn chance(&mut self, verb: &str, things: impl IntoIterator<Item = &'static str>) -> Play<String> {
        let set = things.into_iter().map(|thing| format!("{verb} {thing}")).collect();
        let text = self.answers.chance(&self.world, &Chance::OneOf(set))?;
        Ok(text.strip_prefix(verb).unwrap_or_else(|| panic!("{text} is no {verb}")).trim().to_owned())
    }

    fn setup(&mut self) -> Play {
        let count = self.world.players.len();
        // T3.6
        let first = match self.world.first {
            Some(first) => first,
            None => {
                let who = self.chance("first", ["p1", "p2", "p3", "p4"].into_iter().take(count))?;
                who[1..].parse::<usize>().expect("a seat") - 1
            }
        };
        self.world.first = Some(first);
        // T3.7
        for _ in 0..8 {
            self.turn_up_neutral()?;
        }
        self.check_five()?;
        // T3.8, T18.7
        for place in 0..count {
            self.draw((first + place) % count, 5)?;
        }
        // T3.9
        let text = self.answers.chance(&self.world, &Chance::Pieces)?;
        let deals = text.strip_prefix("pieces ").expect("pieces");
        let deals: Vec<Vec<String>> =
            deals.split(" / ").map(|deal| deal.split(' ').map(str::to_owned).collect()).collect();
        let different: BTreeSet<&String> = deals.iter().flatten().collect();
        assert_eq!((deals.len(), different.len()), (count, 3 * count), "{text}");
        for (player, deal) in self.world.players.iter_mut().zip(&deals) {
            let letters: Vec<char> = deal.iter().filter_map(|name| name.chars().next()).collect();
            assert_eq!(letters, ['A', 'B', 'C'], "{text}");
            player.dealt = deal.clone();
        }
        let mut chosen: Vec<Option<String>> = vec![None; count];
        while chosen.contains(&None) {
            let open: Vec<usize> = (0..count).filter(|&seat| chosen[seat].is_none()).collect();
            let list = |seat: usize| all_boards(&self.world.pieces, &deals[seat]);
            let (seat, text) = self.answers.decision(&self.world, &open, &list)?;
            chosen[seat] = Some(text.strip_prefix("board ").expect("a board").to_owned());
        }
        let boards: Vec<String> = chosen.into_iter().flatten().collect();
        let all = BTreeSet::from([format!("reveal {}", boards.join(" / "))]);
        self.answers.chance(&self.world, &Chance::OneOf(all))?;
        for (player, text) in self.world.players.iter_mut().zip(&boards) {
            let board = Board::read(&self.world.pieces, text);
            // T3.10: no effect.
            player.items[board.start] = Some("castle");
            player.board = Some(board);
        }
        // T3.11
        for place in 0..count {
            let seat = (first + place) % count;
            self.world.turn = seat;
            self.take_token(seat)?;
        }
        self.world.turn = first;
        Ok(())
    }

    /// T4.1: rounds, until the game is over.
    fn rounds(&mut self) -> Play {
        let first = self.world.first.expect("a start player");
        let count = self.world.players.len();
        loop {
            self.turn(self.world.turn)?;
            self.world.turn = (self.world.turn + 1) % count;
            if self.world.turn == first && self.round_ends() {
                let result = self.result();
                self.answers.over(&self.world, &result);
                return Ok(());
            }
        }
    }

    /// T4.2, T4.4, T12.1 to T12.4.
    fn turn(&mut self, seat: usize) -> Play {
        self.world.players[seat].fresh = 0;
        self.action(seat)?;
        let mut list = BTreeSet::from(["end".to_owned()]);
        if self.world.players[seat].marble > 0 {
            list.insert("marble".into());
        }
        if self.decide(seat, &list)? == "marble" {
            self.world.players[seat].marble -= 1;
            self.action(seat)?;
            self.decide(seat, &BTreeSet::from(["end".to_owned()]))?;
        }
        self.world.players[seat].fresh = 0;
        Ok(())
    }

    fn action(&mut self, seat: usize) -> Play {
        let mut list = self.takes();
        list.insert("draw".into());
        if self.may_exchange(seat) {
            list.extend(self.exchanges());
        }
        for stored in self.placeable_items(seat) {
            list.insert(format!("place {stored}"));
        }
        let text = self.decide(seat, &list)?;
        let (verb, what) = text.split_once(' ').unwrap_or((&text, ""));
        match verb {
            "draw" => {
                // T5.1, T5.2
                let cards = self.world.table.draw_base + self.world.players[seat].tokens_of("card");
                self.draw(seat, cards)
            }
            "take" => self.take(seat, what),
            "exchange" => self.exchange(seat, what),
            "place" => self.place(seat, item(what)),
            _ => panic!("{text}"),
        }
    }

    /// T5.4, T5.5: draws cards, one step for what the deck has, another for the rest.
    pub fn draw(&mut self, seat: usize, cards: usize) -> Play {
        let mut left = cards;
        while left > 0 {
            if self.world.deck.is_empty() && self.world.discards.is_empty() {
                break;
            }
            if self.world.deck.is_empty() {
                self.world.deck.append(&mut self.world.discards);
                // T-R2: all other cards are in hands.
                for watcher in 0..self.world.recalled.len() {
                    self.world.recalled[watcher] = self.world.hands_of_others(watcher);
                }
            }
            let now = left.min(self.world.deck.len());
            let text = self.answers.chance(&self.world, &Chance::Cards(seat, now))?;
            let words: Vec<&str> = text.split(' ').collect();
            assert_eq!(words[..2], ["cards", &format!("p{}", seat + 1)]);
            assert_eq!(words.len(), 2 + now, "{text}");
            for word in &words[2..] {
                take_out(&mut self.world.deck, word);
                self.world.players[seat].hand.push(colour(word));
            }
            left -= now;
        }
        Ok(())
    }

    fn takes(&self) -> BTreeSet<String> {
        self.world.centre.iter().map(|tile| format!("take {}", tile.face)).collect()
    }

    /// T6.13: one type that lies in the centre.
    fn exchanges(&self) -> BTreeSet<String> {
        let kind = |colour: &str| TYPES[COLOURS.iter().position(|other| *other == colour).expect("a colour")];
        self.world.centre.iter().map(|tile| format!("exchange {}", kind(colour_of(tile.face)))).collect()
    }

    /// T6.12.
    fn something_fits(&self, seat: usize) -> bool {
        let fits = |tile: &Tile| self.fits(seat, tile.face);
        self.world.centre.iter().any(fits)
    }

    pub fn fits(&self, seat: usize, face: &str) -> bool {
        !self.world.players[seat].open_spaces(Some(colour_of(face))).is_empty()
    }

    /// T6.12, T6.16.
    fn may_exchange(&self, seat: usize) -> bool {
        let removed = self.world.removed.iter().filter(|tile| !tile.own).map(|tile| tile.face);
        let mut supply = self.world.neutral.iter().copied().chain(removed);
        !self.something_fits(seat) && supply.any(|face| self.fits(seat, face))
    }

    /// T6.13 to T6.15.
    fn exchange(&mut self, seat: usize, kind: &str) -> Play {
        let mut kind = kind.to_owned();
        loop {
            let colour = COLOURS[TYPES.iter().position(|other| *other == kind).expect("a type")];
            self.replace_colour(colour)?;
            self.check_five()?;
            if self.something_fits(seat) {
                let text = self.decide(seat, &self.takes())?;
                return self.take(seat, text.strip_prefix("take ").expect("a tile"));
            }
            let text = self.decide(seat, &self.exchanges())?;
            kind = text.strip_prefix("exchange ").expect("a type").to_owned();
        }
    }

    /// All tiles of a colour go to the removed pile, and as many neutral ones come.
    fn replace_colour(&mut self, colour: &str) -> Play {
        let (gone, stay): (Vec<Tile>, Vec<Tile>) =
            self.world.centre.iter().partition(|tile| colour_of(tile.face) == colour);
        let count = gone.len();
        self.world.centre = stay;
        self.world.removed.extend(gone);
        for _ in 0..count {
            self.turn_up_neutral()?;
        }
        Ok(())
    }

    /// T6.1 to T6.11.
    fn take(&mut self, seat: usize, face: &str) -> Play {
        if !self.world.players[seat].has_room() {
            let stored = self.world.players[seat].storage.iter();
            let list = stored.map(|stored| format!("give {stored}")).collect();
            let text = self.decide(seat, &list)?;
            let given = item(text.strip_prefix("give ").expect("an item"));
            take_out(&mut self.world.players[seat].storage, given);
            // T6.6: a wooden hex goes back to the supply, which has no end.
            if given != "hex" {
                self.world.gone.push(given);
            }
        }
        let tile = self.leave_centre(face);
        self.world.players[seat].storage.push(tile.face);
        self.gaps = 1;
        self.refill(seat)
    }

    /// T14.3: of equal faces the one with a player's back leaves first.
    pub fn leave_centre(&mut self, face: &str) -> Tile {
        let centre = &mut self.world.centre;
        let own = centre.iter().position(|tile| tile.face == face && tile.own);
        let any = centre.iter().position(|tile| tile.face == face);
        centre.remove(own.or(any).unwrap_or_else(|| panic!("{face} is not in the centre")))
    }

    /// T6.7 to T6.11, T9.3.
    pub fn refill(&mut self, seat: usize) -> Play {
        while self.gaps > 0 {
            self.gaps -= 1;
            if self.world.players[seat].stack.is_empty() {
                self.turn_up_neutral()?;
            } else {
                let face = self.chance("own", self.world.players[seat].stack.clone())?;
                take_out(&mut self.world.players[seat].stack, &face);
                self.world.players[seat].n += 1;
                self.world.centre.push(Tile { face: item(&face), own: true });
            }
        }
        self.check_five()
    }

    /// T14.7 to T14.9.
    fn turn_up_neutral(&mut self) -> Play {
        if self.world.neutral.is_empty() {
            for tile in std::mem::take(&mut self.world.removed) {
                if tile.own { self.world.gone.push(tile.face) } else { self.world.neutral.push(tile.face) }
            }
        }
        if !self.world.neutral.is_empty() {
            let face = self.chance("neutral", self.world.neutral.clone())?;
            take_out(&mut self.world.neutral, &face);
            self.world.centre.push(Tile { face: item(&face), own: false });
        }
        Ok(())
    }

    /// T14.4.
    fn check_five(&mut self) -> Play {
        while let Some(colour) = COLOURS.into_iter().find(|colour| {
            self.world.centre.iter().filter(|tile| colour_of(tile.face) == *colour).count() >= 5
        }) {
            self.replace_colour(colour)?;
        }
        Ok(())
    }
}
