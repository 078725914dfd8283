//! The game as it lies in its box, and its part of the contract: who acts, and which step answers.

use crate::{
    Action, Event, Options,
    areas::{self, Neighbours},
    piece::Pieces,
    printed::Printed,
    state::{Stage, State},
};
use demesne_game::{
    Actor, Game, Illegal, Outcome, Random, Scores, Seat, SeatScore, Sink, Step, TextError, ToAct, Viewer,
};

/// The Castles of Tuscany, set up with its options.
#[derive(Clone, Debug)]
pub struct Tuscany {
    pub(crate) options: Options,
    pub(crate) printed: Printed,
    /// The region pieces.
    pub(crate) pieces: Pieces,
    /// Which spaces touch, for each way to shift the joints.
    pub(crate) neighbours: Neighbours,
}

impl Tuscany {
    /// Sets a game up.
    pub fn new(options: Options) -> Result<Tuscany, TextError> {
        let printed = Printed::load()?;
        let mut pieces = Pieces::printed()?;
        let neighbours = areas::neighbours();
        for &(id, hexes) in &options.own_pieces {
            pieces.put(id, hexes);
        }
        // A test checks the printed ones.
        if !options.own_pieces.is_empty() {
            areas::check_areas(&pieces, &neighbours)?;
        }
        Ok(Tuscany { options, printed, pieces, neighbours })
    }

    /// The options of the table.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// The printed matter but the region pieces.
    pub fn printed(&self) -> &Printed {
        &self.printed
    }

    /// The region pieces.
    pub fn pieces(&self) -> &Pieces {
        &self.pieces
    }

    /// Green points so far, by source (T1.15); they become red points in the scorings.
    pub fn green(&self, state: &State, seat: Seat) -> SeatScore {
        state.estate(seat).tally.list(false)
    }
}

impl Game for Tuscany {
    type State = State;
    type Action = Action;
    type Event = Event;

    const NAME: &'static str = "tuscany";
    const RULES: u32 = 1;

    fn seats(&self) -> u8 {
        self.options.players
    }

    fn start(&self) -> State {
        self.start_state()
    }

    #[inline]
    fn to_act(&self, state: &State) -> ToAct {
        match state.stage {
            Stage::Turn if self.awaits_chance(state) => ToAct::Chance,
            Stage::Turn | Stage::Tokens => ToAct::seat(state.turn),
            Stage::Boards => ToAct::Seats(self.undecided(state)),
            Stage::Over => ToAct::Nobody,
            Stage::First | Stage::Centre | Stage::Hands(_) | Stage::Pieces | Stage::Reveal => ToAct::Chance,
        }
    }

    #[inline]
    fn legal_actions(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        match self.to_act(state) {
            ToAct::Seats(seats) if seats.contains(seat) => {}
            _ => return,
        }
        match state.stage {
            Stage::Turn => self.list_turn(state, seat, out),
            Stage::Tokens => self.list_tokens(state, out),
            _ => self.list_boards(state, seat, out),
        }
    }

    #[inline]
    fn check(&self, state: &State, step: Step<Action>) -> Result<(), Illegal> {
        match (step.by, self.to_act(state)) {
            (Actor::Seat(seat), ToAct::Seats(seats)) if seats.contains(seat) => {
                match (state.stage, step.action) {
                    (Stage::Turn, action) => self.check_turn(state, seat, action),
                    (Stage::Tokens, Action::Token(token)) => self.check_token(state, token),
                    (Stage::Tokens, _) => Illegal::err("T3.11", "take a bonus token"),
                    (_, Action::Board(board)) => self.check_board(state, seat, board),
                    _ => Illegal::err("T3.9", "lay out the board and choose the space of the start castle"),
                }
            }
            (Actor::Chance, ToAct::Chance) => self.check_chance(state, step.action),
            (by, to_act) => not_to_act(state, by, to_act),
        }
    }

    #[inline]
    fn apply(&self, state: &mut State, step: Step<Action>, sink: &mut impl Sink<Event>) {
        match (step.by, state.stage, step.action) {
            (Actor::Seat(seat), Stage::Turn, action) => self.apply_turn(state, seat, action, sink),
            (Actor::Chance, _, action) => self.apply_chance(state, action, sink),
            (Actor::Seat(seat), _, Action::Board(board)) => self.apply_board(state, seat, board),
            (Actor::Seat(seat), _, action) => self.apply_start_token(state, seat, action, sink),
        }
    }

    fn sample(&self, state: &State, rng: &mut impl Random) -> Action {
        self.sample_chance(state, rng)
    }

    fn view(&self, state: &State, viewer: Viewer) -> State {
        self.blank(state, viewer)
    }

    fn seen(&self, _: &State, step: Step<Action>, viewer: Viewer) -> Step<Action> {
        self.seen_step(step, viewer)
    }

    /// T3.9: a board is final when it is given.
    fn is_final(&self, action: Action) -> bool {
        matches!(action, Action::Board(_))
    }

    fn imagine(&self, view: &State, _: Viewer, rng: &mut impl Random) -> State {
        self.imagined(view, rng)
    }

    /// Red points, by source (T17.1).
    fn scores(&self, state: &State) -> Scores {
        Scores { seats: self.every_seat().map(|seat| state.estate(seat).tally.list(true)).collect() }
    }

    fn points(&self, state: &State, seat: Seat) -> i32 {
        state.estate(seat).tally.red().into()
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        (state.stage == Stage::Over).then(|| self.rank(state))
    }
}

#[cold]
fn not_to_act(state: &State, by: Actor, to_act: ToAct) -> Result<(), Illegal> {
    let rule = match state.stage {
        Stage::Boards => "T3.9",
        Stage::Tokens => "T3.11",
        Stage::Over => "T17.1",
        Stage::Turn if to_act == ToAct::Chance => "T4.5",
        Stage::Turn => "T4.1",
        _ => "T3.6",
    };
    Err(Illegal::not_to_act(rule, by, to_act))
}
