//! Looking at decisions, several at once.

use crate::{clock::clock, fault::Fault, progress::Progress};
use demesne_bots::Mind;
use demesne_game::Seat;
use demesne_games::{Running, Studied};
use std::{
    sync::atomic::{AtomicUsize, Ordering},
    thread,
    time::Duration,
};

/// What a bot thinks of each of these moments. Which thread looks at which does not matter: what is found depends on the moment alone.
pub fn study(
    running: &dyn Running,
    moments: &[(usize, Seat)],
    mind: Mind,
    threads: u64,
) -> Result<Vec<Studied>, Fault> {
    let steps = running.steps();
    let (next, done) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let work = || {
        let mut found = Vec::new();
        while let Some(&(at, seat)) = moments.get(next.fetch_add(1, Ordering::Relaxed)) {
            if let Some(counsel) = running.advise(at, seat, mind, number(at, seat)) {
                let advice = counsel(&mut clock(mind));
                let played = steps.get(at).and_then(|step| step.split_once(' '));
                let played = played.map_or_else(String::new, |(_, action)| action.to_owned());
                found.push(Studied { at, seat, played, advice });
            }
            done.fetch_add(1, Ordering::Relaxed);
        }
        found
    };
    let mut bar = Progress::new("decisions", moments.len() as u64);
    let threads = threads.min(moments.len() as u64);
    let all = thread::scope(|scope| {
        let threads: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        while bar.is_seen() && !threads.iter().all(|thread| thread.is_finished()) {
            bar.at(done.load(Ordering::Relaxed) as u64);
            thread::sleep(Duration::from_millis(20));
        }
        let mut all = Vec::new();
        for thread in threads {
            match thread.join() {
                Ok(found) => all.extend(found),
                Err(_) => return Err(Fault::check("a fault of this program: a thread broke off")),
            }
        }
        Ok(all)
    });
    bar.finish();
    let mut all = all?;
    all.sort_by_key(|studied| (studied.at, studied.seat));
    Ok(all)
}

/// The randomness of a moment.
fn number(at: usize, seat: Seat) -> u64 {
    (at as u64) << 8 | u64::from(seat.0)
}
