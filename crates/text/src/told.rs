//! What may be told of a step: to each seat what it saw, to whoever looks on what all saw.

use crate::{Language, Shown};
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
    let before = game.view(state, viewer);
    let step = game.seen(state, step, viewer);
    let (mut after, mut events) = (before, Vec::new());
    match game.play(&mut after, step, &mut events) {
        Ok(()) => game.tell(&before, step, &events, &after, language),
        // It is a law of every game that this cannot be (`laws::check_seen`). If it is, nothing that is hidden gets out.
        Err(_) => String::new(),
    }
}
