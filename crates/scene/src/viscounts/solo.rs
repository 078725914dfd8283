//! What the solo opponent does with its scheme, as its turn tells it.

use super::Viscount;
use demesne_game::{Game, Notation};
use demesne_games::moment;
use demesne_viscounts::{Event, Obstacle, Scheme, Viscounts, printed::SchemeOption, task::Task};

/// A scheme that is in use, and how far.
pub(super) struct Tried {
    /// The scheme.
    pub(super) scheme: Scheme,
    /// Why the first options were passed over.
    passed: Vec<Obstacle>,
    /// Whether the one after them was carried out.
    done: bool,
}

/// How an option stands that was tried.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Stands {
    /// It was passed over.
    Passed(Obstacle),
    /// It was carried out.
    Done,
}

impl Tried {
    /// An option, from 1 on, and how it stands; not at all where it was not tried.
    pub(super) fn option(&self, game: &Viscounts, nth: u8) -> Option<(SchemeOption, Option<Stands>)> {
        let nth = usize::from(nth).checked_sub(1)?;
        let option = *game.printed().solo.schemes[self.scheme.index()].options.get(nth)?;
        let done = (self.done && nth == self.passed.len()).then_some(Stands::Done);
        Some((option, self.passed.get(nth).map(|&why| Stands::Passed(why)).or(done)))
    }
}

/// The scheme that the solo opponent uses, until somebody else has begun a turn. Its turn is played anew: so the rules say what they passed over.
pub(super) fn tried(table: &Viscount<'_>) -> Option<Tried> {
    let solo = table.game.solo_seat()?;
    let steps = table.running.steps();
    let turned_up = steps.iter().rposition(|step| step.starts_with("* scheme "))?;
    if table.state.turn != solo && steps[turned_up..].iter().any(|step| !step.starts_with('*')) {
        return None;
    }
    let scheme = table.state.solo.slots[0];
    let (mut state, mut events) = (moment::<Viscounts>(table.running, turned_up)?, Vec::new());
    for step in &steps[turned_up..] {
        table.game.play(&mut state, table.game.parse_step(step).ok()?, &mut events).ok()?;
    }
    let passed = events.iter().filter_map(|event| match *event {
        Event::PassedOver(_, _, why) => Some(why),
        _ => None,
    });
    let waits = |task: Task| matches!(task, Task::March(_) | Task::Options(_));
    scheme.is_some().then(|| Tried { scheme, passed: passed.collect(), done: !state.tasks.iter().any(waits) })
}
