//! The contract of a game.

use crate::{
    Actor, Illegal, OptionLine, Outcome, Random, Scores, Seat, SeatSet, Sink, Step, TextError, ToAct, Viewer,
};
use std::{fmt::Debug, hash::Hash};

/// A game as it lies in its box, set up with its options: rules, printed matter and tables, all of it immutable.
///
/// What changes is the [`Game::State`], plain data that is copied freely. Everything that changes a state is an
/// action, whether a player or chance decides it, so the setup and the list of actions *are* the game.
///
/// The laws that every game keeps are in [`crate::laws`], as code.
///
/// # Example
///
/// A whole game: each player in turn takes one or two stones, and the last stone wins. Chance says how many there are.
///
/// ```
/// use demesne_game::*;
///
/// struct Stones;
///
/// #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
/// struct Heap { stones: Option<u8>, next: Seat }
///
/// #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
/// enum Act { Heap(u8), Take(u8) }
///
/// impl Game for Stones {
///     type State = Heap;
///     type Action = Act;
///     type Event = ();
///     const NAME: &'static str = "stones";
///     const RULES: u32 = 1;
///
///     fn seats(&self) -> u8 { 2 }
///     fn start(&self) -> Heap { Heap { stones: None, next: Seat(0) } }
///     fn to_act(&self, heap: &Heap) -> ToAct {
///         match heap.stones {
///             None => ToAct::Chance,
///             Some(0) => ToAct::Nobody,
///             Some(_) => ToAct::seat(heap.next),
///         }
///     }
///     fn legal_actions(&self, heap: &Heap, seat: Seat, out: &mut Vec<Act>) {
///         if self.to_act(heap) == ToAct::seat(seat) {
///             out.extend((1..=heap.stones.unwrap_or(0).min(2)).map(Act::Take));
///         }
///     }
///     fn check(&self, heap: &Heap, step: Step<Act>) -> Result<(), Illegal> {
///         match (step.by, step.action, self.to_act(heap)) {
///             (Actor::Chance, Act::Heap(5..=9), ToAct::Chance) => Ok(()),
///             (Actor::Seat(seat), Act::Take(n), to_act) if to_act == ToAct::seat(seat) => {
///                 let left = heap.stones.unwrap_or(0);
///                 match (1..=left.min(2)).contains(&n) {
///                     true => Ok(()),
///                     false => Illegal::err("S1", format!("take one or two; {left} are left")),
///                 }
///             }
///             _ => Illegal::err("S2", "that is not to be done now"),
///         }
///     }
///     fn apply(&self, heap: &mut Heap, step: Step<Act>, _: &mut impl Sink<()>) {
///         match step.action {
///             Act::Heap(n) => heap.stones = Some(n),
///             Act::Take(n) => {
///                 heap.stones = heap.stones.map(|left| left - n);
///                 heap.next = Seat(1 - heap.next.0);
///             }
///         }
///     }
///     fn sample(&self, _: &Heap, rng: &mut impl Random) -> Act { Act::Heap(rng.below(5) as u8 + 5) }
///     // Nothing is hidden here.
///     fn view(&self, heap: &Heap, _: Viewer) -> Heap { *heap }
///     fn seen(&self, _: &Heap, step: Step<Act>, _: Viewer) -> Step<Act> { step }
///     fn imagine(&self, view: &Heap, _: Viewer, _: &mut impl Random) -> Heap { *view }
///     fn scores(&self, heap: &Heap) -> Scores {
///         let mut scores = Scores { seats: vec![SeatScore::default(); 2] };
///         if heap.stones == Some(0) {
///             scores.seats[usize::from(1 - heap.next.0)].add("last stone", 1);
///         }
///         scores
///     }
///     fn outcome(&self, heap: &Heap) -> Option<Outcome> {
///         let (winner, loser) = (Seat(1 - heap.next.0), heap.next);
///         let place = |seat, points| Place { seats: SeatSet::one(seat), points, tie_break: None };
///         (heap.stones == Some(0)).then(|| Outcome {
///             winners: SeatSet::one(winner),
///             places: vec![place(winner, 1), place(loser, 0)],
///             remark: None,
///         })
///     }
/// }
///
/// let (game, mut events) = (Stones, Events::new(Seed::from_number(7)));
/// let mut heap = game.start();
/// let mut list = Vec::new();
/// while game.outcome(&heap).is_none() {
///     let step = match game.to_act(&heap) {
///         ToAct::Chance => Step::chance(game.sample(&heap, &mut events.next_event())),
///         to_act => {
///             let seat = to_act.first_seat().expect("it is not over");
///             list.clear();
///             game.legal_actions(&heap, seat, &mut list);
///             Step::seat(seat, list[0])
///         }
///     };
///     game.play(&mut heap, step, &mut Ignore).expect("a listed action is legal");
/// }
/// let refused = game.play(&mut heap, Step::seat(Seat(0), Act::Take(1)), &mut Ignore);
/// assert_eq!(refused.unwrap_err().to_string(), "S2: that is not to be done now");
/// ```
pub trait Game {
    /// All that changes while the game is played. No heap, cheap to copy.
    type State: Copy + Eq + Hash + Debug;
    /// What players decide and what chance decides. Actions with the same effect are one action.
    type Action: Copy + Eq + Hash + Debug;
    /// What an action made happen, for logs, animations and tests.
    type Event: Debug;

    /// The game's name in records and on the command line.
    const NAME: &'static str;
    /// The version of the rules. It goes up when a fix changes what an old record means.
    const RULES: u32;
    /// The oldest version that can still be played: records of it replay, and tables of it are played to their end.
    const OLDEST_RULES: u32 = Self::RULES;

    /// How many seats there are.
    fn seats(&self) -> u8;

    /// The version of the rules that this table is played by: the newest, unless its setup has a line `rules`.
    fn rules(&self) -> u32 {
        Self::RULES
    }

    /// The state before the first action.
    fn start(&self) -> Self::State;

    /// Who may act.
    fn to_act(&self, state: &Self::State) -> ToAct;

    /// Puts every legal action of a seat, each once, at the end of `out`; at least one if the seat is to act, else none.
    fn legal_actions(&self, state: &Self::State, seat: Seat, out: &mut Vec<Self::Action>);

    /// Whether a step is legal, and if not, why: agrees with [`Game::legal_actions`], is cheap, and for chance
    /// says whether the box allows it.
    fn check(&self, state: &Self::State, step: Step<Self::Action>) -> Result<(), Illegal>;

    /// Carries out a step that [`Game::check`] allows. Calling it with any other step is a bug of the caller.
    fn apply(&self, state: &mut Self::State, step: Step<Self::Action>, sink: &mut impl Sink<Self::Event>);

    /// What chance does next, by the right odds, without replacement where the box has none.
    /// Only while chance is to act.
    fn sample(&self, state: &Self::State, rng: &mut impl Random) -> Self::Action;

    /// The state as a viewer may know it: everything hidden is blanked out, the same way whatever it is.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::State;

    /// Whether nothing is hidden from anybody now, so that the state itself serves as a view without a copy.
    /// `false` is always right; `true` is for whoever plays many games.
    #[inline]
    fn all_open(&self, _: &Self::State) -> bool {
        false
    }

    /// A step as a viewer may see it, just before it is played. Playing it on the view gives the view of what
    /// playing the true step gives.
    fn seen(&self, state: &Self::State, step: Step<Self::Action>, viewer: Viewer) -> Step<Self::Action>;

    /// Whether a decision cannot be taken back, although nothing became known by it: a rule says that it is final when given.
    fn is_final(&self, _: Self::Action) -> bool {
        false
    }

    /// A full state drawn, by the right odds, from all that fit a view.
    fn imagine(&self, view: &Self::State, viewer: Viewer, rng: &mut impl Random) -> Self::State;

    /// Points scored so far, by source.
    fn scores(&self, state: &Self::State) -> Scores;

    /// The seats that win and lose together with a seat: itself, and in a team its partners.
    fn allies(&self, seat: Seat) -> SeatSet {
        SeatSet::one(seat)
    }

    /// The points that count for a seat so far: the sum of its sources and of those of its allies, without their list.
    fn points(&self, state: &Self::State, seat: Seat) -> i32 {
        let scores = self.scores(state);
        self.allies(seat).iter().map(|ally| scores.seats[ally.index()].total()).sum()
    }

    /// How the game ended, once it has.
    fn outcome(&self, state: &Self::State) -> Option<Outcome>;

    /// Plays a step: a legal one succeeds, any other leaves the state as it was and says why.
    #[inline]
    fn play(
        &self,
        state: &mut Self::State,
        step: Step<Self::Action>,
        sink: &mut impl Sink<Self::Event>,
    ) -> Result<(), Illegal> {
        self.check(state, step)?;
        self.apply(state, step, sink);
        Ok(())
    }

    /// Whether a step is legal.
    #[inline]
    fn is_legal(&self, state: &Self::State, step: Step<Self::Action>) -> bool {
        self.check(state, step).is_ok()
    }
}

/// A line of a setup: a key and its value, and where it stood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetupLine {
    /// What is set.
    pub key: String,
    /// To what.
    pub value: String,
    /// The line of the text, counted from 1; 0 where it came from elsewhere (a command line).
    pub line: usize,
}

/// A game that can be written down: its setup, its actions and its positions as text (`docs/notation.md`).
pub trait Notation: Game + Sized {
    /// Every option, for help and errors: the keys that [`Notation::from_setup`] knows.
    fn catalogue() -> &'static [OptionLine];

    /// Sets a game up from its lines. A key that is missing has its default; an unknown one is refused.
    fn from_setup(lines: &[SetupLine]) -> Result<Self, TextError>;

    /// The setup as lines: what [`Notation::from_setup`] reads, defaults spelled out. A line `rules` names the version of the rules
    /// where it is not the newest, so that whoever is told a setup plays by the same rules.
    fn setup(&self) -> Vec<(String, String)>;

    /// An action in action text.
    fn action_text(&self, action: Self::Action) -> String;

    /// Reads action text.
    fn parse_action(&self, text: &str) -> Result<Self::Action, TextError>;

    /// The complete state, one fact a line.
    fn position_lines(&self, state: &Self::State) -> Vec<String>;

    /// Reads what [`Notation::position_lines`] writes, or what somebody wrote by hand, and refuses what cannot be.
    /// `first_line` is the number of the first line, for errors.
    fn read_position(&self, lines: &[&str], first_line: usize) -> Result<Self::State, TextError>;

    /// A step in text: who, then the action.
    fn step_text(&self, step: Step<Self::Action>) -> String {
        format!("{} {}", step.by, self.action_text(step.action))
    }

    /// Reads a step.
    fn parse_step(&self, text: &str) -> Result<Step<Self::Action>, TextError> {
        let (who, what) = text.trim().split_once(' ').unwrap_or((text.trim(), ""));
        let by = match (who, Seat::parse(who)) {
            ("*", _) => Actor::Chance,
            (_, Some(seat)) if seat.0 < self.seats() => Actor::Seat(seat),
            _ => {
                return Err(TextError::new(format!(
                    "\"{who}\" is nobody at this table; a step starts with p1 to p{} or with * for chance",
                    self.seats()
                )));
            }
        };
        Ok(Step { by, action: self.parse_action(what)? })
    }
}
