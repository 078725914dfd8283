//! A game that is being played, for whoever does not care which one it is: all that goes in and out is text.

use crate::{Answer, Kind, Line, Playable, Question, Refused, Seen, Thinking, Visit, shared::shared};
use demesne_game::{
    Actor, Ignore, Outcome, Record, Seat, SeatSet, Seed, SetupLine, Step, TextError, ToAct, Viewer,
    record::{result_text, undo_length, write_position},
};
use demesne_text::{Chapter, Entry, Language, Pen, Stock, Told, chronicled};
use std::{any::Any, sync::Arc};

/// A game that is being played. It holds the truth, or what one viewer knows of it: a view is a state, and the steps that
/// the viewer saw lead from one to the next, so a client is the same thing as a table.
pub trait Running: Thinking + Send + Sync {
    /// Which game it is.
    fn kind(&self) -> Kind;

    /// The version of the rules that it is played by.
    fn rules(&self) -> u32;

    /// How many seats there are.
    fn seats(&self) -> u8;

    /// The setup, defaults spelled out.
    fn setup(&self) -> Vec<(String, String)>;

    /// Who may act.
    fn to_act(&self) -> ToAct;

    /// How many steps were played.
    fn length(&self) -> usize;

    /// A seat's action and all that chance does after it, as steps in text; nothing is played yet.
    fn consequences(&self, seat: Seat, action: &str, seed: &Seed) -> Result<Vec<String>, Refused>;

    /// What chance does now, before anybody may act, as steps in text; nothing is played yet.
    fn chance(&self, seed: &Seed) -> Vec<String>;

    /// Plays a step, whoever's it is, and says what it looked like. Only whoever knows everything is told that.
    fn play(&mut self, step: &str) -> Result<Seen, Refused>;

    /// The legal actions of a seat; none if it is not to act.
    fn legal(&self, seat: Seat) -> Vec<String>;

    /// The steps that were played.
    fn steps(&self) -> Vec<String>;

    /// What a viewer knows, as the lines of a position.
    fn view(&self, viewer: Viewer) -> Vec<String>;

    /// How many steps a seat can take back, one after another, by [`undo_length`].
    fn own_tail(&self, seat: Seat) -> usize;

    /// The last moment, not after so many steps, when somebody had to decide. Between what is decided and the chance that
    /// follows nothing can stop: there would be nobody to go on.
    fn decided_before(&self, length: usize) -> usize;

    /// Takes steps back: what is left is played anew, from a state that was kept on the way.
    fn cut(&mut self, length: usize);

    /// The moments, as numbers of steps, when a seat chose among several actions. Whoever knows what one seat knows is told its own.
    fn decisions(&self) -> Vec<(usize, Seat)>;

    /// What an action of a seat after so many steps does, as people say it; what is not legal stays as it is.
    fn deed(&self, at: usize, seat: Seat, action: &str, language: Language) -> String;

    /// Points so far of each seat, as a viewer knows them: their source, its name for people, the points.
    fn scores(&self, viewer: Viewer, language: Language) -> Vec<Vec<(String, String, i32)>>;

    /// The points that a seat and its allies have.
    fn points(&self, seat: Seat) -> i32;

    /// The seats that win and lose together with a seat.
    fn allies(&self, seat: Seat) -> SeatSet;

    /// The seat where the game itself acts, and nobody can sit down.
    fn automaton(&self) -> Option<Seat>;

    /// Whether seats know what others do not.
    fn has_secrets(&self) -> bool;

    /// What people call what acts there.
    fn automaton_name(&self, language: Language) -> Option<&'static str>;

    /// The table drawn in characters, as a viewer knows it.
    fn screen(&self, viewer: Viewer, names: &[String], language: Language) -> Vec<String>;

    /// What is asked of a seat that is to act, and its legal actions with a word on each.
    fn question(&self, seat: Seat, language: Language) -> Question;

    /// Why a step was refused, in a sentence for people.
    fn why_not(&self, refused: &Refused, language: Language) -> String;

    /// The chronicle from a step on as plain texts, one for each step that is worth a word: a heading is the first line of the
    /// text that it stands above.
    fn story(&self, viewer: Viewer, from: usize, language: Language) -> Vec<(usize, String)>;

    /// The chronicle from a step on, as a viewer saw what happened: a line for each step that is worth a word.
    fn chronicle(&self, viewer: Viewer, from: usize, language: Language) -> Vec<Line>;

    /// How it ended, once it has.
    fn outcome(&self) -> Option<Outcome>;

    /// The same as text.
    fn result(&self) -> Option<String>;

    /// The game and its state, for [`inside`].
    fn opened(&self) -> (&dyn Any, &dyn Any);

    /// The state after so many steps, for [`moment`].
    fn after(&self, length: usize) -> Box<dyn Any>;

    /// The position of this moment as a text that [`Kind::run_from`] reads, as a viewer knows it.
    fn position(&self, viewer: Viewer) -> String;

    /// The position that it began with, as such a text; none where it began at the beginning.
    fn began(&self) -> Option<String>;

    /// The parts of the game so far, such as its rounds, each with the moment when it began and everybody's points then. Empty
    /// where the game has none.
    fn passages(&self, language: Language) -> Vec<Passage>;

    /// What is left in the supplies, as a viewer may know it.
    fn stock(&self, viewer: Viewer, language: Language) -> Vec<Stock>;

    /// What there is at this table, and what it does.
    fn glossary(&self, language: Language) -> Vec<Entry>;

    /// The sources of points, in the order of play: those with a number (`regions-8`) stand here without it.
    fn sources(&self) -> &'static [&'static str];

    /// What people call a source of points.
    fn source_name(&self, source: &str, language: Language) -> String;

    /// How it ended, in lines, where there are no winners and losers by points.
    fn verdict(&self, language: Language) -> Option<String>;

    /// What put a place before the next one, by the rule of a tie-break: `has fewer empty spaces`.
    fn tie_break(&self, rule: &str, language: Language) -> &'static str;

    /// The record, with the seed where it may be known.
    fn record(&self, names: Vec<String>, commitment: Option<String>, seed: Option<Seed>) -> String;
}

/// The game itself and its state, or what is known of it, for whoever knows which game it is; none if it is another one.
pub fn inside<G: Playable>(running: &dyn Running) -> Option<(&G, &G::State)> {
    let (game, state) = running.opened();
    Some((game.downcast_ref()?, state.downcast_ref()?))
}

/// The state after so many steps, for whoever knows which game it is.
pub fn moment<G: Playable>(running: &dyn Running, length: usize) -> Option<G::State> {
    running.after(length).downcast().ok().map(|state| *state)
}

/// A part of a game that is being played or was.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Passage {
    /// How many steps were played when it began.
    pub at: usize,
    /// Its names.
    pub chapter: Chapter,
    /// The points of all seats at that moment.
    pub points: Vec<i32>,
}

impl Kind {
    /// Sets a game up. `viewer` is whose knowledge it holds: everybody's for the table itself.
    pub fn run(self, setup: &[(String, String)], viewer: Viewer) -> Result<Box<dyn Running>, TextError> {
        self.visit(Run { lines: lines(setup), viewer })
    }
}

/// The lines of a setup.
pub(crate) fn lines(setup: &[(String, String)]) -> Vec<SetupLine> {
    let line =
        |(key, value): &(String, String)| SetupLine { key: key.clone(), value: value.clone(), line: 0 };
    setup.iter().map(line).collect()
}

impl Kind {
    /// Why a setup is refused, in a sentence for people who choose from what there is.
    pub fn why_no_table(self, error: &TextError, language: Language) -> String {
        self.visit(Why { error, language })
    }
}

struct Why<'e> {
    error: &'e TextError,
    language: Language,
}

impl Visit for Why<'_> {
    type Output = String;

    fn visit<G: Playable>(self) -> String {
        G::refused_setup(self.error, self.language)
    }
}

struct Run {
    lines: Vec<SetupLine>,
    viewer: Viewer,
}

impl Visit for Run {
    type Output = Result<Box<dyn Running>, TextError>;

    fn visit<G: Playable>(self) -> Self::Output {
        Ok(Box::new(Table::<G>::begin(&self.lines, self.viewer)?))
    }
}

/// After so many steps the state is kept, so that taking back does not replay a whole game.
const MARK: usize = 64;

pub(crate) struct Table<G: Playable> {
    pub(crate) game: Arc<G>,
    pub(crate) state: G::State,
    pub(crate) start: G::State,
    pub(crate) viewer: Viewer,
    pub(crate) steps: Vec<Step<G::Action>>,
    /// Chance events so far.
    events: u64,
    /// The state after each [`MARK`] steps, and how many chance events there were.
    marks: Vec<(G::State, u64)>,
}

impl<G: Playable> Table<G> {
    /// A game that is set up.
    pub(crate) fn begin(lines: &[SetupLine], viewer: Viewer) -> Result<Table<G>, TextError> {
        let game = shared::<G>(lines)?;
        let start = game.view(&game.start(), viewer);
        Ok(Table::at(game, start, viewer))
    }

    /// A game that begins at a state, as the viewer knows it.
    pub(crate) fn at(game: Arc<G>, start: G::State, viewer: Viewer) -> Table<G> {
        Table { game, state: start, start, viewer, steps: Vec::new(), events: 0, marks: Vec::new() }
    }

    /// The state after so many steps.
    pub(crate) fn after(&self, length: usize) -> G::State {
        let length = length.min(self.steps.len());
        let kept = (length / MARK).min(self.marks.len());
        let mut state = kept.checked_sub(1).map_or(self.start, |place| self.marks[place].0);
        for &step in &self.steps[kept * MARK..length] {
            self.game.apply(&mut state, step, &mut Ignore);
        }
        state
    }

    /// Whether it began where its setup begins.
    fn is_from_start(&self) -> bool {
        self.start == self.game.view(&self.game.start(), self.viewer)
    }

    pub(crate) fn put(&mut self, step: Step<G::Action>) {
        self.game.apply(&mut self.state, step, &mut Ignore);
        self.events += u64::from(step.by == Actor::Chance);
        self.steps.push(step);
        if self.steps.len().is_multiple_of(MARK) {
            self.marks.push((self.state, self.events));
        }
    }

    /// What the viewers see of a step that is about to be played.
    fn look(&self, step: Step<G::Action>) -> Seen {
        let mut seen = Seen::default();
        if self.viewer == Viewer::Everybody {
            for viewer in Seat::first(self.game.seats()).map(Viewer::Seat).chain([Viewer::Spectator]) {
                let sight = self.game.seen(&self.state, step, viewer);
                if sight != step {
                    seen.differing.push((viewer, self.game.step_text(sight)));
                }
            }
        }
        seen
    }

    /// Lets chance act on a state until somebody else is to act.
    fn draw(&self, state: &mut G::State, seed: &Seed) -> Vec<String> {
        let mut texts = Vec::new();
        while self.game.to_act(state) == ToAct::Chance {
            let action = self.game.sample(state, &mut seed.event(self.events + texts.len() as u64));
            let step = Step::chance(action);
            self.game.apply(state, step, &mut Ignore);
            texts.push(self.game.step_text(step));
        }
        texts
    }
}

impl<G: Playable> Running for Table<G> {
    fn kind(&self) -> Kind {
        G::KIND
    }

    fn rules(&self) -> u32 {
        self.game.rules()
    }

    fn seats(&self) -> u8 {
        self.game.seats()
    }

    fn setup(&self) -> Vec<(String, String)> {
        self.game.setup()
    }

    fn to_act(&self) -> ToAct {
        self.game.to_act(&self.state)
    }

    fn length(&self) -> usize {
        self.steps.len()
    }

    fn consequences(&self, seat: Seat, action: &str, seed: &Seed) -> Result<Vec<String>, Refused> {
        let action = self.game.parse_action(action).map_err(Refused::Text)?;
        let (mut state, step) = (self.state, Step::seat(seat, action));
        self.game.play(&mut state, step, &mut Ignore).map_err(Refused::Rule)?;
        let mut texts = vec![self.game.step_text(step)];
        texts.extend(self.draw(&mut state, seed));
        Ok(texts)
    }

    fn chance(&self, seed: &Seed) -> Vec<String> {
        let mut state = self.state;
        self.draw(&mut state, seed)
    }

    fn play(&mut self, step: &str) -> Result<Seen, Refused> {
        let step = self.game.parse_step(step).map_err(Refused::Text)?;
        self.game.check(&self.state, step).map_err(Refused::Rule)?;
        let seen = self.look(step);
        self.put(step);
        Ok(seen)
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        let mut list = Vec::new();
        self.game.legal_actions(&self.state, seat, &mut list);
        list.into_iter().map(|action| self.game.action_text(action)).collect()
    }

    fn steps(&self) -> Vec<String> {
        self.steps.iter().map(|&step| self.game.step_text(step)).collect()
    }

    fn view(&self, viewer: Viewer) -> Vec<String> {
        self.game.position_lines(&self.game.view(&self.state, viewer))
    }

    fn own_tail(&self, seat: Seat) -> usize {
        let mut left = self.steps.len();
        while let Some(length) = undo_length(&*self.game, &self.steps[..left], seat) {
            left = length;
        }
        self.steps.len() - left
    }

    fn decided_before(&self, length: usize) -> usize {
        let mut length = length.min(self.steps.len());
        while length > 0 && self.steps.get(length).is_some_and(|next| next.by == Actor::Chance) {
            length -= 1;
        }
        length
    }

    fn cut(&mut self, length: usize) {
        let length = length.min(self.steps.len());
        self.marks.truncate(length / MARK);
        (self.state, self.events) = self.marks.last().copied().unwrap_or((self.start, 0));
        let again: Vec<_> = self.steps.drain(self.marks.len() * MARK..).collect();
        for step in again.into_iter().take(length - self.steps.len()) {
            self.put(step);
        }
    }

    fn decisions(&self) -> Vec<(usize, Seat)> {
        Table::decisions(self)
    }

    fn deed(&self, at: usize, seat: Seat, action: &str, language: Language) -> String {
        Table::deed(self, at, seat, action, language)
    }

    fn automaton(&self) -> Option<Seat> {
        self.game.automaton_seat()
    }

    fn has_secrets(&self) -> bool {
        G::SECRETS
    }

    fn automaton_name(&self, language: Language) -> Option<&'static str> {
        self.game.automaton_seat().and_then(|_| G::automaton_title(language))
    }

    fn screen(&self, viewer: Viewer, names: &[String], language: Language) -> Vec<String> {
        let (view, pen) = (self.game.view(&self.state, viewer), Pen::plain(language));
        match viewer {
            Viewer::Seat(seat) => self.game.screen(&view, seat, names, pen),
            Viewer::Spectator | Viewer::Everybody => self.game.everything(&view, names, pen),
        }
    }

    fn question(&self, seat: Seat, language: Language) -> Question {
        let view = self.game.view(&self.state, Viewer::Seat(seat));
        let mut list = Vec::new();
        self.game.legal_actions(&view, seat, &mut list);
        if list.is_empty() {
            return Question::default();
        }
        // Of many those that look best stand first, under a heading of their own.
        let few = self.game.few(&view, seat, &list).unwrap_or_default();
        let rest = (0..list.len()).filter(|place| !few.contains(place));
        let answer = |place: usize| {
            let action = list[place];
            let gloss = self.game.aside(&view, seat, action, language);
            let price = self.game.price(&view, seat, action, language);
            let between = if gloss.is_empty() || price.is_empty() { "" } else { ", " };
            Answer {
                action: self.game.action_text(action),
                heading: match few.contains(&place) {
                    true => {
                        language.pick("What looks best", "Lo que parece mejor", "O que parece melhor").into()
                    }
                    false => self.game.heading(&view, seat, action, language),
                },
                gloss: format!("{gloss}{between}{price}"),
                says: self.game.deed(&view, seat, action, language),
            }
        };
        Question {
            prompt: self.game.question(&view, seat, &list, language),
            answers: few.iter().copied().chain(rest).map(answer).collect(),
        }
    }

    fn why_not(&self, refused: &Refused, language: Language) -> String {
        match refused {
            Refused::Text(error) => error.to_string(),
            Refused::Rule(illegal) => G::refused(illegal, language),
        }
    }

    fn story(&self, viewer: Viewer, from: usize, language: Language) -> Vec<(usize, String)> {
        let said = |line: Line| match (line.heading, line.text.is_empty()) {
            (Some(heading), true) => (line.step, heading),
            (Some(heading), false) => (line.step, format!("{heading}\n{}", line.text)),
            (None, _) => (line.step, line.text),
        };
        self.chronicle(viewer, from, language).into_iter().map(said).collect()
    }

    fn chronicle(&self, viewer: Viewer, from: usize, language: Language) -> Vec<Line> {
        // From the last state that was kept before it.
        let marks = (from / MARK).min(self.marks.len());
        let mut state = marks.checked_sub(1).map_or(self.start, |mark| self.marks[mark].0);
        let mut lines = Vec::new();
        for (place, &step) in self.steps.iter().enumerate().skip(marks * MARK) {
            if place >= from {
                let Told { text, sign, heading } = chronicled(&*self.game, &state, step, viewer, language);
                if !text.is_empty() || heading.is_some() {
                    lines.push(Line { step: place, text, sign, heading });
                }
            }
            self.game.apply(&mut state, step, &mut Ignore);
        }
        lines
    }

    fn scores(&self, viewer: Viewer, language: Language) -> Vec<Vec<(String, String, i32)>> {
        let scores = self.game.scores(&self.game.view(&self.state, viewer));
        let name = |&(source, points): &(&'static str, i32)| {
            (source.to_owned(), G::source_name(source, language), points)
        };
        scores.seats.iter().map(|seat| seat.sources.iter().map(name).collect()).collect()
    }

    fn points(&self, seat: Seat) -> i32 {
        self.game.points(&self.state, seat)
    }

    fn allies(&self, seat: Seat) -> SeatSet {
        self.game.allies(seat)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game.outcome(&self.state)
    }

    fn result(&self) -> Option<String> {
        result_text(&*self.game, &self.state)
    }

    fn opened(&self) -> (&dyn Any, &dyn Any) {
        (&*self.game, &self.state)
    }

    fn after(&self, length: usize) -> Box<dyn Any> {
        Box::new(Table::after(self, length))
    }

    fn position(&self, viewer: Viewer) -> String {
        write_position(&*self.game, &self.game.view(&self.state, viewer))
    }

    fn began(&self) -> Option<String> {
        (!self.is_from_start()).then(|| write_position(&*self.game, &self.start))
    }

    fn passages(&self, language: Language) -> Vec<Passage> {
        let mut state = self.start;
        let mut passages: Vec<Passage> = Vec::new();
        for at in 0..=self.steps.len() {
            if let Some(chapter) = self.game.chapter(&state, language)
                && passages.last().is_none_or(|last| last.chapter != chapter)
            {
                let points = Seat::first(self.game.seats()).map(|seat| self.game.points(&state, seat));
                passages.push(Passage { at, chapter, points: points.collect() });
            }
            if let Some(&step) = self.steps.get(at) {
                self.game.apply(&mut state, step, &mut Ignore);
            }
        }
        passages
    }

    fn stock(&self, viewer: Viewer, language: Language) -> Vec<Stock> {
        self.game.stock(&self.game.view(&self.state, viewer), language)
    }

    fn glossary(&self, language: Language) -> Vec<Entry> {
        self.game.entries(language)
    }

    fn sources(&self) -> &'static [&'static str] {
        G::SOURCES
    }

    fn source_name(&self, source: &str, language: Language) -> String {
        G::source_name(source, language)
    }

    fn verdict(&self, language: Language) -> Option<String> {
        self.game.verdict(&self.state, language)
    }

    fn tie_break(&self, rule: &str, language: Language) -> &'static str {
        self.game.tie_break(rule, language)
    }

    fn record(&self, names: Vec<String>, commitment: Option<String>, seed: Option<Seed>) -> String {
        let start = match self.is_from_start() {
            true => Vec::new(),
            false => self.game.position_lines(&self.start),
        };
        let record = Record {
            start,
            steps: self.steps.clone(),
            seed,
            result: self.result(),
            ..Record::new(names, commitment)
        };
        record.write(&*self.game)
    }
}
