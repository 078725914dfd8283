//! How long a step of somebody else is shown.

use super::Play;
use crate::{browser, prefs};
use leptos::prelude::*;

/// Waits until a step was seen, or somebody does not want to wait.
pub async fn shown(play: Play) {
    let speed = prefs::prefs().read_untracked().speed;
    let long = if browser::document().hidden() { Some(0) } else { speed.milliseconds() };
    let mut waited = 0;
    // Whoever has left the table waits for nothing.
    while play.hurry.try_get_untracked() == Some(false) && long.is_none_or(|long| waited < long) {
        browser::wait(40).await;
        waited += 40;
    }
    if long.is_none() && !play.hurry.is_disposed() {
        // One step at a time: the next one waits for the next wish.
        play.hurry.set(false);
    }
}
