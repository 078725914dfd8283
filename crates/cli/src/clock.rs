//! The time that bots may take.

use demesne_bots::Mind;
use std::time::Instant;

/// How much of a bot's time for a decision is gone, counted from now on.
pub fn clock(mind: Mind) -> impl FnMut() -> f32 {
    // Whoever has no time of its own is never asked for it, and the clock not read.
    let timed = mind.time().map(|time| (Instant::now(), time.as_secs_f32()));
    move || timed.map_or(0.0, |(began, time)| began.elapsed().as_secs_f32() / time)
}
