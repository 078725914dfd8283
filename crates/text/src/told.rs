//! What may be told of a step: to each seat what it saw, to whoever looks on what all saw.

use crate::{Language, Shown, Told};
use demesne_game::{Step, Viewer};

/// The words on a step for a viewer, just before it is played; empty where the screen says it all.
///
/// What the viewer saw is played on what it knew, so that nothing else can get into the words.
pub fn told<G: Shown>(
    game: &G,
    state: &G::State,
    step: Step<G::Action>,
    viewer: Viewer,
    language: Language,
) -> String {
    let seen = sight(game, state, step, viewer);
    seen.map(|seen| game.tell(&seen.before, seen.step, &seen.events, &seen.after, language))
        .unwrap_or_default()
}

/// The same as a chronicle has it.
pub fn chronicled<G: Shown>(
    game: &G,
    state: &G::State,
    step: Step<G::Action>,
    viewer: Viewer,
    language: Language,
) -> Told {
    let seen = sight(game, state, step, viewer);
    seen.map(|seen| game.chronicle(&seen.before, seen.step, &seen.events, &seen.after, language))
        .unwrap_or_default()
}

/// A step as a viewer saw it.
struct Sight<G: Shown> {
    before: G::State,
    step: Step<G::Action>,
    events: Vec<G::Event>,
    after: G::State,
}

fn sight<G: Shown>(game: &G, state: &G::State, step: Step<G::Action>, viewer: Viewer) -> Option<Sight<G>> {
    let before = game.view(state, viewer);
    let step = game.seen(state, step, viewer);
    let (mut after, mut events) = (before, Vec::new());
    // It is a law of every game that this cannot fail (`laws::check_seen`). If it does, nothing that is hidden gets out.
    game.play(&mut after, step, &mut events).ok()?;
    Some(Sight { before, step, events, after })
}

/// A sentence: a capital at its beginning, unless a seat stands there, and a full stop at its end.
pub(crate) fn sentence(text: &str) -> String {
    let mut seat = text.chars();
    match (seat.next(), seat.next()) {
        (Some('p'), Some('1'..='4')) => format!("{text}."),
        _ => crate::refusal::sentence(text),
    }
}
