//! Before the first turn: start player, centre, hands, boards, tokens (T3).

use crate::{
    Action, Colour, Event, Item, Tile, Tuscany,
    assembly::{Assembly, Deal},
    colour::COLOURS,
    harvest::HARVESTS,
    piece::NUMBERS,
    state::{Beat, Choice, Estate, Eyes, Stage, State, WATCHERS},
    task::Tasks,
    tile::{Pile, TILES},
};
use demesne_game::{Illegal, MAX_SEATS, Random, Seat, SeatSet, Sink};

/// T3.7, T14.1: tiles in the centre.
pub(crate) const CENTRE: u8 = 8;

impl Tuscany {
    /// T3.1 to T3.5: everything shuffled, nothing turned up.
    pub(crate) fn start_state(&self) -> State {
        let mut state = State {
            eyes: Eyes::All,
            stage: if self.options.first.is_some() { Stage::Centre } else { Stage::First },
            beat: Beat::First,
            tasks: Tasks::EMPTY,
            first: self.options.first.unwrap_or(Seat(0)),
            turn: self.options.first.unwrap_or(Seat(0)),
            round: 1,
            phase: 0,
            last_round: false,
            gaps: 0,
            fresh: 0,
            estates: [Estate::EMPTY; MAX_SEATS],
            choices: [Choice::Open; MAX_SEATS],
            centre: Pile::EMPTY,
            removed: Pile::EMPTY,
            neutral: self.printed.neutral,
            gone: [0; TILES],
            deck: self.printed.cards,
            deck_size: self.printed.cards.iter().sum(),
            discards: [0; COLOURS],
            harvest: self.printed.harvest,
            harvest_discards: [0; HARVESTS],
            recalled: [[0; COLOURS]; WATCHERS],
        };
        // T3.4, T3.12: the sets of unused colours stay in the box.
        for seat in self.every_seat() {
            state.estate_mut(seat).stack = self.printed.player;
        }
        state
    }

    /// T18.7: the seat that is dealt to, counted from the start player.
    pub(crate) fn nth_seat(&self, state: &State, n: u8) -> Seat {
        Seat((state.first.0 + n) % self.options.players)
    }

    /// The seat after another one, clockwise.
    pub(crate) fn next_seat(&self, seat: Seat) -> Seat {
        Seat((seat.0 + 1) % self.options.players)
    }

    /// T3.7: the last tile of the centre is followed by the hands. Five of one colour cannot lie there yet (T1.6).
    pub(crate) fn centre_turned(&self, state: &mut State) {
        if state.centre.len() == CENTRE {
            state.stage = Stage::Hands(0);
        }
    }

    /// T3.8: after the last hand come the pieces.
    pub(crate) fn hand_dealt(&self, state: &mut State, nth: u8) {
        state.stage = if nth + 1 < self.options.players { Stage::Hands(nth + 1) } else { Stage::Pieces };
    }

    /// T3.9: a piece of each letter for each player, at random.
    pub(crate) fn sample_pieces(&self, rng: &mut impl Random) -> [Deal; MAX_SEATS] {
        let mut numbers = [[0u8, 1, 2, 3]; 3];
        numbers.iter_mut().for_each(|numbers| rng.shuffle(numbers));
        std::array::from_fn(|seat| match seat < usize::from(self.options.players) {
            true => Deal::new([numbers[0][seat], numbers[1][seat], numbers[2][seat]]),
            false => Deal::NONE,
        })
    }

    pub(crate) fn check_pieces(&self, deals: &[Deal; MAX_SEATS]) -> Result<(), Illegal> {
        let players = usize::from(self.options.players);
        if deals.iter().enumerate().any(|(seat, deal)| (*deal != Deal::NONE) != (seat < players)) {
            return Illegal::err("T3.9", format!("each of the {players} players gets three pieces"));
        }
        for letter in 0..3 {
            let mut seen = [false; NUMBERS];
            for deal in &deals[..players] {
                if std::mem::replace(&mut seen[usize::from(deal.number(letter))], true) {
                    return Illegal::err(
                        "T1.12",
                        "each region piece is there once; two players cannot have it",
                    );
                }
            }
        }
        Ok(())
    }

    pub(crate) fn apply_pieces(&self, state: &mut State, deals: [Deal; MAX_SEATS]) {
        for (estate, deal) in state.estates.iter_mut().zip(deals) {
            estate.deal = deal;
        }
        state.stage = Stage::Boards;
    }

    /// T3.9: those who have not laid out their board yet.
    pub(crate) fn undecided(&self, state: &State) -> SeatSet {
        self.every_seat().filter(|seat| state.choices[seat.index()] == Choice::Open).collect()
    }

    /// T2, T3.10: all boards and start spaces that the pieces allow.
    pub(crate) fn list_boards(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.extend(Assembly::all(state.estate(seat).deal).map(Action::Board));
    }

    pub(crate) fn check_board(&self, state: &State, seat: Seat, board: Assembly) -> Result<(), Illegal> {
        if board == Assembly::UNKNOWN {
            return match state.eyes.see(seat) {
                true => Illegal::err("T3.9", "say how the pieces lie"),
                false => Ok(()),
            };
        }
        if board.numbers() != state.estate(seat).deal {
            return Illegal::err(
                "T3.9",
                format!("{seat} has the pieces {}; lay these out", state.estate(seat).deal.text()),
            );
        }
        match board.is_listed() {
            true => Ok(()),
            false => Illegal::err("T2.11", "name the board with piece A left of piece C"),
        }
    }

    pub(crate) fn apply_board(&self, state: &mut State, seat: Seat, board: Assembly) {
        state.choices[seat.index()] = match board {
            Assembly::UNKNOWN => Choice::Hidden,
            board => Choice::Made(board),
        };
        if self.undecided(state).is_empty() {
            state.stage = Stage::Reveal;
        }
    }

    pub(crate) fn sample_reveal(&self, state: &State) -> [Assembly; MAX_SEATS] {
        state.choices.map(|choice| match choice {
            Choice::Made(board) => board,
            Choice::Open | Choice::Hidden => Assembly::UNKNOWN,
        })
    }

    pub(crate) fn check_reveal(&self, state: &State, boards: &[Assembly; MAX_SEATS]) -> Result<(), Illegal> {
        for (seat, &board) in (0..).map(Seat).zip(boards) {
            let fits = match state.choices[seat.index()] {
                Choice::Made(chosen) => board == chosen,
                Choice::Open => board == Assembly::UNKNOWN,
                Choice::Hidden => {
                    board != Assembly::UNKNOWN
                        && board.is_listed()
                        && board.numbers() == state.estate(seat).deal
                }
            };
            if !fits {
                return Illegal::err("T3.9", format!("that is not the board that {seat} has laid out"));
            }
        }
        Ok(())
    }

    /// T3.9, T3.10: all boards are turned up, each with its start castle, which does nothing.
    pub(crate) fn apply_reveal(&self, state: &mut State, boards: [Assembly; MAX_SEATS]) {
        for seat in self.every_seat() {
            self.lay_out(state, seat, boards[seat.index()]);
        }
        state.choices = [Choice::Open; MAX_SEATS];
        state.stage = Stage::Tokens;
        state.turn = state.first;
    }

    /// A state with the board of a seat turned up already: for whoever judges a board before that.
    pub fn laid_out(&self, state: &State, seat: Seat, board: Assembly) -> State {
        let mut laid_out = *state;
        laid_out.choices[seat.index()] = Choice::Open;
        self.lay_out(&mut laid_out, seat, board);
        laid_out
    }

    /// A board with nothing on it but the start castle.
    pub(crate) fn lay_out(&self, state: &mut State, seat: Seat, board: Assembly) {
        state.estate_mut(seat).board = board;
        self.cover(state, seat, Item::Tile(Tile::Castle), self.start_space(board));
    }

    /// T3.11: the start player takes a token, then the others clockwise.
    pub(crate) fn apply_start_token(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        sink: &mut impl Sink<Event>,
    ) {
        if let Action::Token(token) = action {
            self.take_token(state, seat, token, sink);
        }
        state.turn = self.next_seat(seat);
        if state.turn == state.first {
            state.stage = Stage::Turn;
        }
    }

    /// The colours of a board whose spaces are all covered.
    pub fn covered_colours(&self, state: &State, seat: Seat) -> impl Iterator<Item = Colour> {
        let estate = *state.estate(seat);
        Colour::ALL
            .into_iter()
            .filter(move |_| estate.board != Assembly::UNKNOWN)
            .filter(move |&colour| self.spaces_of(estate.board, colour).within(estate.covered))
    }
}
