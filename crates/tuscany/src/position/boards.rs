//! Boards of a position: pieces, spaces, and what lies on them.

use super::read::plain;
use crate::{
    Colour, Item, Tile, Tuscany,
    assembly::{Assembly, Deal, Laid, SPACES},
    notation::read_item,
    piece::{NUMBERS, PieceId},
    state::{Choice, Stage, State},
    task::Task,
};
use demesne_game::{Facts, MAX_SEATS, Seat, TextError, Words};

impl Tuscany {
    pub(super) fn read_boards(&self, facts: &Facts<'_>, state: &mut State) -> Result<(), TextError> {
        let mut boards = [Assembly::UNKNOWN; MAX_SEATS];
        for seat in self.every_seat() {
            let key = |what: &str| format!("{seat} {what}");
            let has = |what: &str| facts.has(&key(what));
            if !self.has_boards(state) && (has("board") || has("items")) {
                let line = facts.line(&key("board")).max(facts.line(&key("items")));
                return Err(TextError::at(line, "T3.9: the boards do not lie on the table yet"));
            }
            if let Some(board) = facts.with(&key("board"), |words| self.read_assembly(words))? {
                boards[seat.index()] = board;
                state.estate_mut(seat).deal = board.numbers();
            }
            if let Some(deal) = facts.with(&key("pieces"), Deal::read)? {
                if !matches!(state.stage, Stage::Boards | Stage::Reveal) {
                    return Err(TextError::at(
                        facts.line(&key("pieces")),
                        "T3.9: pieces lie apart while boards are laid out, and never else; say \"board\" later",
                    ));
                }
                state.estate_mut(seat).deal = deal;
            }
            let choice = facts.with(&key("choice"), |words| match words.take("hidden") {
                true => Ok(Choice::Hidden),
                false => Ok(Choice::Made(self.read_assembly(words)?.listed())),
            })?;
            state.choices[seat.index()] = choice.unwrap_or(Choice::Open);
        }
        if matches!(state.stage, Stage::Boards | Stage::Reveal) {
            self.deal_the_rest(state);
        }
        if self.has_boards(state) {
            for seat in self.every_seat() {
                if boards[seat.index()] == Assembly::UNKNOWN {
                    boards[seat.index()] = self.default_board(state);
                    state.estate_mut(seat).deal = boards[seat.index()].numbers();
                }
                self.lay_out(state, seat, boards[seat.index()]);
                facts.with(&format!("{seat} items"), |words| self.read_items(words, state, seat))?;
            }
        }
        Ok(())
    }

    /// Numbers of a letter that nobody has.
    fn free_number(&self, state: &State, letter: usize) -> impl Iterator<Item = u8> {
        let deals: [Deal; MAX_SEATS] = std::array::from_fn(|seat| state.estates[seat].deal);
        (0..NUMBERS as u8)
            .filter(move |&n| deals.iter().all(|deal| *deal == Deal::NONE || deal.number(letter) != n))
    }

    /// Seats whose pieces are not said get those that are left.
    fn deal_the_rest(&self, state: &mut State) {
        for seat in self.every_seat() {
            if state.estate(seat).deal == Deal::NONE {
                let numbers = [0, 1, 2].map(|letter| self.free_number(state, letter).next().unwrap_or(0));
                state.estate_mut(seat).deal = Deal::new(numbers);
            }
        }
    }

    /// A board that is not said: B2 C1 A2 if these pieces are free, else A, B and C with the lowest numbers that are.
    fn default_board(&self, state: &State) -> Assembly {
        let free = |letter: u8, number: u8| self.free_number(state, letter.into()).any(|n| n == number);
        let laid = |letter, number| Laid { piece: PieceId { letter, number }, turned: false };
        let lowest = |letter: u8| laid(letter, self.free_number(state, letter.into()).next().unwrap_or(0));
        let (row, start) = match free(1, 1) && free(2, 0) && free(0, 1) {
            true => ([laid(1, 1), laid(2, 0), laid(0, 1)], 1),
            false => ([lowest(0), lowest(1), lowest(2)], 0),
        };
        Assembly::new(row, [true, false], start).unwrap_or(Assembly::UNKNOWN)
    }

    /// `15=cart 22=hex`.
    fn read_items(&self, words: &mut Words<'_>, state: &mut State, seat: Seat) -> Result<(), TextError> {
        while words.peek().is_some() {
            let (space, name) = words.parse("a space and what lies there, such as 15=cart", |word| {
                let (space, name) = word.split_once('=')?;
                Some((plain(space).filter(|&space| usize::from(space) < SPACES)? as u8, name))
            })?;
            let item = read_item(&mut Words::new(name))?;
            let estate = state.estate(seat);
            if estate.covered.contains(space) {
                return Err(TextError::new(format!("T7.4: space {space} is covered twice")));
            }
            self.check_colour(estate.board, item, space).map_err(|e| TextError::new(e.to_string()))?;
            self.cover(state, seat, item, space);
        }
        Ok(())
    }

    /// T13.4: a colour that is covered has had its bonus step, unless that is still to be done.
    pub(super) fn complete_colours(&self, state: &mut State) {
        for seat in self.every_seat() {
            let done: Vec<Colour> = self.covered_colours(state, seat).collect();
            for colour in done {
                let waits = seat == state.turn && state.tasks.iter().any(|task| task == Task::Bonus(colour));
                if !waits {
                    state.estate_mut(seat).completed.insert(colour);
                }
            }
        }
    }

    pub(super) fn check_boards(&self, facts: &Facts<'_>, state: &State) -> Result<(), TextError> {
        let at = |seat: Seat, what: &str, why: String| {
            let line = facts.line(&format!("{seat} {what}"));
            Err(if line > 0 { TextError::at(line, why) } else { TextError::new(why) })
        };
        let dealt = !matches!(state.stage, Stage::First | Stage::Centre | Stage::Hands(_) | Stage::Pieces);
        for seat in self.every_seat() {
            let deal = state.estate(seat).deal;
            for other in self.every_seat().filter(|&other| dealt && other < seat) {
                let same =
                    (0..3).find(|&letter| state.estate(other).deal.number(letter) == deal.number(letter));
                if let Some(letter) = same {
                    let piece = PieceId { letter: letter as u8, number: deal.number(letter) }.name();
                    let key = if self.has_boards(state) { "board" } else { "pieces" };
                    return at(
                        seat,
                        key,
                        format!("T1.12: {other} and {seat} both have the piece {piece}; it is there once"),
                    );
                }
            }
            match state.choices[seat.index()] {
                Choice::Open => {}
                _ if !matches!(state.stage, Stage::Boards | Stage::Reveal) => {
                    return at(seat, "choice", "T3.9: nobody lays out a board now".into());
                }
                Choice::Hidden if state.eyes.see(seat) => {
                    return at(seat, "choice", format!("T3.9: {seat}'s choice is not hidden here; say it"));
                }
                Choice::Made(_) if !state.eyes.see(seat) => {
                    return at(
                        seat,
                        "choice",
                        format!("T3.9: {seat}'s choice is hidden here; write \"hidden\""),
                    );
                }
                Choice::Made(board) if board.numbers() != deal => {
                    return at(seat, "choice", format!("T3.9: {seat} has the pieces {}", deal.text()));
                }
                Choice::Made(_) | Choice::Hidden => {}
            }
        }
        let open = self.undecided(state).is_empty();
        if state.stage == Stage::Boards && open || state.stage == Stage::Reveal && !open {
            return Err(TextError::new(
                "T3.9: boards are turned up when all are laid out; the moment is \"boards\" before, \"reveal\" then",
            ));
        }
        if self.has_boards(state) {
            for seat in self.every_seat() {
                self.check_connected(state, seat).or_else(|why| at(seat, "items", why))?;
            }
        }
        Ok(())
    }

    /// T7.3: whatever lies on a board was placed next to something.
    fn check_connected(&self, state: &State, seat: Seat) -> Result<(), String> {
        let estate = state.estate(seat);
        let start = demesne_game::Spaces::one(self.start_space(estate.board));
        let around = &self.neighbours[estate.board.joints()];
        let joined = demesne_game::hex::connected_to(start, estate.covered, around);
        match estate.covered.minus(joined).into_iter().next() {
            None => Ok(()),
            Some(space) => Err(format!(
                "T7.3: what lies on {space} is not joined to the start castle by other covered spaces"
            )),
        }
    }

    /// The tiles on a board but the start castle.
    pub(super) fn tiles_on_board(&self, state: &State, seat: Seat) -> impl Iterator<Item = Tile> {
        let estate = *state.estate(seat);
        let start = match estate.board {
            Assembly::UNKNOWN => u8::MAX,
            board => self.start_space(board),
        };
        (0..).zip(estate.items).filter(move |(space, _)| *space != start).filter_map(|(_, item)| match item {
            Some(Item::Tile(tile)) => Some(tile),
            _ => None,
        })
    }
}
