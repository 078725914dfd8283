//! What goes on without anybody asking: clocks run out, bots whose server died are taken over, other processes are listened to.

use super::{Hall, Rung, now};
use crate::store::Change;
use std::{sync::Arc, time::Duration};
use tokio::sync::broadcast::error::RecvError;

/// How often clocks are looked at.
const CLOCKS: Duration = Duration::from_millis(500);
/// How often bots are looked for that nobody drives.
const BOTS: Duration = Duration::from_secs(3);
/// A bot that has not acted for so long has lost its server.
const LOST: i64 = 5_000;

impl Hall {
    /// Starts all of it; it ends when the server stops.
    pub fn keep_up(self: &Arc<Hall>) {
        tokio::spawn(Arc::clone(self).watch_clocks());
        tokio::spawn(Arc::clone(self).watch_bots());
        tokio::spawn(Arc::clone(self).listen());
        self.rate();
    }

    async fn watch_clocks(self: Arc<Hall>) {
        while self.pause(CLOCKS).await {
            let due = match self.store.due(now()).await {
                Ok(due) => due,
                Err(why) => {
                    tracing::warn!(%why, "clocks could not be looked at");
                    continue;
                }
            };
            for id in due {
                let acted = self.act(&id, None, |table| {
                    let entry = table.times_out(now());
                    entry.map(Into::into).ok_or_else(|| crate::refusal::Refusal::new("stale"))
                });
                match acted.await {
                    Ok(_) => tracing::info!(table = id, "a seat ran out of time"),
                    Err(refusal) if refusal.code == "stale" => {}
                    Err(refusal) => {
                        tracing::warn!(table = id, code = refusal.code, "a clock could not be stopped")
                    }
                }
            }
        }
    }

    async fn watch_bots(self: Arc<Hall>) {
        while self.pause(BOTS).await {
            let Ok(due) = self.store.bots_due(now() - LOST).await else { continue };
            for id in due {
                if let Ok(open) = self.open(&id).await {
                    self.drive(&open);
                }
            }
        }
    }

    /// Waits; says whether the server still runs.
    async fn pause(&self, time: Duration) -> bool {
        let mut stopping = self.stopping.clone();
        let stopped = async { stopping.wait_for(|stop| *stop).await.is_ok() };
        tokio::select! {
            () = tokio::time::sleep(time) => true,
            _ = stopped => false,
        }
    }

    /// Hears what other processes do.
    async fn listen(self: Arc<Hall>) {
        let mut changes = self.store.changes();
        loop {
            match changes.recv().await {
                Ok(Change::Table { table, seq }) => self.hear(&table, seq).await,
                Ok(Change::Person { user }) => {
                    self.names.renew(&user).await;
                    self.sessions.forget(&user);
                    self.ring_person(&user, &Rung::Mine { table: String::new(), your_turn: false });
                }
                Ok(Change::Everything) | Err(RecvError::Lagged(_)) => {
                    self.names.forget_all();
                    self.sessions.forget_all();
                    self.forget_all();
                }
                Err(RecvError::Closed) => return,
            }
        }
    }

    /// Another process wrote at a table.
    async fn hear(self: &Arc<Hall>, id: &str, seq: i64) {
        let Some(open) = self.if_open(id) else { return };
        if open.table.read().await.seq() >= seq {
            return;
        }
        if self.catch_up(&open).await.is_err() {
            self.forget(id);
            open.ring();
            return;
        }
        self.calm(&open).await;
    }
}
