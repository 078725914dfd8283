//! The game as it lies in its box, and its part of the contract: who acts, and which step answers.

use crate::{
    Action, Event, Options,
    printed::{Printed, Sites, SoloBoard},
    space::{SITES, Segment, Site},
    state::{Stage, State},
};
use demesne_game::{
    Actor, Game, Illegal, Outcome, Random, Scores, Seat, Sink, Step, TextError, ToAct, Viewer,
};

/// Viscounts of the West Kingdom, set up with its options.
#[derive(Clone, Debug)]
pub struct Viscounts {
    pub(crate) options: Options,
    pub(crate) printed: Printed,
    /// V2.1: which side of the segments is up.
    pub(crate) side: usize,
}

impl Viscounts {
    /// Sets a game up.
    pub fn new(options: Options) -> Result<Viscounts, TextError> {
        let printed = Printed::load()?;
        let side = usize::from(options.players > 2);
        Ok(Viscounts { options, printed, side })
    }

    /// The options of the table.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// The printed matter.
    pub fn printed(&self) -> &Printed {
        &self.printed
    }

    /// V2.1: the building sites of a segment on the side that is up.
    #[inline]
    pub fn sites(&self, segment: Segment) -> &Sites {
        &self.printed.segments[segment.index()].sites[self.side]
    }

    /// All sites of the board in use, by number.
    pub fn every_site(&self) -> impl Iterator<Item = Site> + '_ {
        (0..SITES as u8).map(Site).filter(|site| site.place() < self.sites(site.segment()).count)
    }

    /// The seat of the solo opponent: the last one.
    #[inline]
    pub fn solo_seat(&self) -> Option<Seat> {
        self.options.solo.map(|_| Seat(self.options.players))
    }

    /// Whether a seat is the solo opponent's.
    #[inline]
    pub(crate) fn is_solo(&self, seat: Seat) -> bool {
        self.solo_seat() == Some(seat)
    }

    /// The board of the solo opponent.
    pub fn solo_board(&self) -> Option<&SoloBoard> {
        self.options.solo.map(|opponent| &self.printed.solo.boards[opponent as usize])
    }

    /// The seats at the table.
    pub(crate) fn every_seat(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        Seat::first(self.options.seats())
    }

    /// The seat so many places clockwise from another.
    #[inline]
    pub(crate) fn nth_seat(&self, from: Seat, nth: u8) -> Seat {
        Seat((from.0 + nth) % self.options.seats())
    }
}

impl Game for Viscounts {
    type State = State;
    type Action = Action;
    type Event = Event;

    const NAME: &'static str = "viscounts";
    const RULES: u32 = 1;

    fn seats(&self) -> u8 {
        self.options.seats()
    }

    fn start(&self) -> State {
        self.start_state()
    }

    #[inline]
    fn to_act(&self, state: &State) -> ToAct {
        match state.stage {
            Stage::Over => ToAct::Nobody,
            Stage::Pick => ToAct::seat(state.turn),
            Stage::Prepare | Stage::Turn => self.who_decides(state).map_or(ToAct::Chance, ToAct::seat),
            Stage::First | Stage::Board | Stage::Townsfolk | Stage::Manuscripts | Stage::Pairs => {
                ToAct::Chance
            }
        }
    }

    #[inline]
    fn legal_actions(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if self.to_act(state) != ToAct::seat(seat) {
            return;
        }
        match state.stage {
            Stage::Pick => self.list_pairs(state, out),
            _ => self.list_turn(state, seat, out),
        }
    }

    #[inline]
    fn check(&self, state: &State, step: Step<Action>) -> Result<(), Illegal> {
        match (step.by, self.to_act(state)) {
            (Actor::Seat(seat), to_act) if to_act == ToAct::seat(seat) => match state.stage {
                Stage::Pick => self.check_pick(state, step.action),
                _ => self.check_turn(state, seat, step.action),
            },
            (Actor::Chance, ToAct::Chance) => self.check_chance(state, step.action),
            (by, to_act) => not_to_act(state, by, to_act),
        }
    }

    #[inline]
    fn apply(&self, state: &mut State, step: Step<Action>, sink: &mut impl Sink<Event>) {
        match (step.by, state.stage) {
            (Actor::Chance, _) => self.apply_chance(state, step.action, sink),
            (Actor::Seat(seat), Stage::Pick) => self.apply_pick(state, seat, step.action, sink),
            (Actor::Seat(seat), _) => self.apply_turn(state, seat, step.action, sink),
        }
        self.settle(state, sink);
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

    fn imagine(&self, view: &State, _: Viewer, rng: &mut impl Random) -> State {
        self.imagined(view, rng)
    }

    /// What would be scored if the game ended now (V19).
    fn scores(&self, state: &State) -> Scores {
        Scores { seats: self.every_seat().map(|seat| self.score_list(state, seat)).collect() }
    }

    fn points(&self, state: &State, seat: Seat) -> i32 {
        self.total(state, seat)
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        (state.stage == Stage::Over).then(|| self.rank(state))
    }
}

#[cold]
fn not_to_act(state: &State, by: Actor, to_act: ToAct) -> Result<(), Illegal> {
    let rule = match state.stage {
        Stage::First => "V2.10",
        Stage::Board => "V2.2",
        Stage::Townsfolk => "V2.4",
        Stage::Manuscripts => "V2.6",
        Stage::Pairs => "V2.11",
        Stage::Pick | Stage::Prepare => "V2.12",
        Stage::Turn if to_act == ToAct::Chance => "V7.6",
        // V7.9: somebody else may have to decide in a turn.
        Stage::Turn if to_act != ToAct::seat(state.turn) => "V7.9",
        Stage::Turn => "V8.1",
        Stage::Over => "V18.2",
    };
    Err(Illegal::not_to_act(rule, by, to_act))
}
