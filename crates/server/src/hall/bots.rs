//! Bots at tables: they think on a few threads of their own and never while somebody waits for an answer.

use super::{Hall, OpenTable};
use demesne_game::{Seat, Seed};
use demesne_games::{Mind, Thinker};
use std::{
    sync::{Arc, atomic::Ordering},
    time::{Duration, Instant},
};

/// How long a bot without a time of its own waits for a thread. What it thinks of is short.
const LONGEST_WAIT: Duration = Duration::from_millis(500);

impl Hall {
    /// Lets the bots of a table act until it is a person's turn.
    pub fn drive(self: &Arc<Hall>, open: &Arc<OpenTable>) {
        if self.is_stopping() || open.driven.swap(true, Ordering::AcqRel) {
            return;
        }
        let (hall, open) = (Arc::clone(self), Arc::clone(open));
        tokio::spawn(async move {
            hall.drive_on(&open).await;
            open.driven.store(false, Ordering::Release);
            // Somebody may have acted between the last look and the line above.
            let due = open.table.read().await.bot_to_act().is_some();
            if due && !hall.is_stopping() && !open.gone.load(Ordering::Acquire) {
                hall.drive(&open);
            }
        });
    }

    async fn drive_on(self: &Arc<Hall>, open: &Arc<OpenTable>) {
        // What a bot thought of serves its next decision in the same turn; longer it is not kept, since it is large.
        let mut last: Option<(Seat, Thinker)> = None;
        while !self.is_stopping() && !open.gone.load(Ordering::Acquire) {
            let (seat, seen, mind, thought) = {
                let table = open.table.read().await;
                let (Some((seat, mind)), Some(seed)) = (table.bot_to_act(), table.seed) else { return };
                let thinker = match last.take() {
                    Some((before, thinker)) if before == seat && thinker.mind() == mind => thinker,
                    _ => table.game.thinker(mind, mood(&seed, table.game.length())),
                };
                (seat, table.seq(), mind, table.game.thought(seat, thinker))
            };
            // Its time runs while it waits for a thread, too: where many bots want to think at once each thinks less, and nobody
            // waits longer than the table said. Whose time is over thinks no more and needs no place.
            let mut gone = clock(mind);
            let place = Arc::clone(&self.thinking).acquire_owned();
            let permit = tokio::time::timeout(mind.time().unwrap_or(LONGEST_WAIT), place).await.ok();
            let thinking = tokio::task::spawn_blocking(move || {
                let _permit = permit;
                thought(&mut gone)
            });
            let Ok((action, thinker)) = thinking.await else { return };
            last = Some((seat, thinker));
            let acted = self.act(&open.id, None, move |table| {
                let entry = table.bot_plays(seat, seen, &action);
                entry.map(Into::into).ok_or_else(|| crate::refusal::Refusal::new("stale"))
            });
            // Whatever came between, the next round of the loop looks at the table as it is.
            match acted.await {
                Ok((_, now_open)) if !Arc::ptr_eq(&now_open, open) => return self.drive(&now_open),
                Ok(_) => {}
                Err(refusal) if refusal.code == "stale" => {}
                Err(_) => return,
            }
        }
    }
}

/// How much of a bot's time for a decision is gone, counted from now on.
fn clock(mind: Mind) -> impl FnMut() -> f32 {
    let (began, time) = (Instant::now(), mind.time().unwrap_or_default());
    move || began.elapsed().as_secs_f32() / time.as_secs_f32().max(0.001)
}

/// A bot's randomness: it depends on the seed and on what was played, so taking back does not change its mind.
fn mood(seed: &Seed, length: usize) -> u64 {
    seed.derive(length as u64).0.iter().take(8).fold(0, |number, &byte| number << 8 | u64::from(byte))
}
