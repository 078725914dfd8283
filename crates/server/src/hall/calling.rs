//! Whoever is to act, and is not there, is called: what happens at tables becomes calls in the queue.
//!
//! Moves do not wait for this. They leave errands, which one task does in their order, so that a call which somebody has answered by
//! acting is never queued after it was dropped.

use super::{Hall, News, OpenTable, now};
use crate::{
    call::when::{Kind, Presence, When},
    store::{Call, StoreError},
};
use serde::{Deserialize, Serialize};
use std::{sync::Arc, time::Duration};
use tokio::sync::mpsc;

/// Whoever just closed the page, or sits at another process, is found within this time, in milliseconds.
pub const GRACE: i64 = 10_000;
/// How long another process may need to queue a call of which this one hears.
const CALM: Duration = Duration::from_secs(3);
/// What people write while others are away is counted in their digests up to this.
const MOST_CHATS: i64 = 50;

/// Something to be done about calls.
pub(super) enum Errand {
    /// Somebody may want to be called.
    Call(Occasion),
    /// Somebody has seen a table by themselves; `acted` if they did something there.
    Seen {
        /// Who.
        user: String,
        /// Which.
        table: String,
        /// Whether they acted, or only look.
        acted: bool,
    },
}

/// Something that happened, for one person.
pub(super) struct Occasion {
    user: String,
    table: String,
    kind: Kind,
    presence: Presence,
    /// Who did it.
    by: Option<String>,
    /// The number of the entry.
    seq: i64,
    at: i64,
}

/// What the queue keeps of a call. People are named by their ids, and what they said is not repeated: whoever deletes an account
/// leaves nothing here.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct Details {
    /// What it is about.
    pub kind: Option<Kind>,
    /// The number of the entry.
    pub seq: i64,
    /// Who did it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<String>,
    /// Only over the way that failed before.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub only: Option<super::ways::Way>,
}

impl Details {
    /// As text.
    pub fn write(&self) -> String {
        // Texts and numbers can always be written.
        serde_json::to_string(self).unwrap_or_default()
    }
}

impl Hall {
    /// Calls people to a table, where something happened: `by` did it, for `called` it is new that they are to act.
    pub(super) fn call(
        &self,
        open: &OpenTable,
        (seq, by): (i64, Option<&str>),
        called: &[String],
        news: Option<&News>,
        people: &[(String, bool)],
    ) {
        if let Some(by) = by {
            self.seen(by, &open.id, true);
        }
        for (user, _) in people.iter().filter(|(user, _)| Some(user.as_str()) != by) {
            let kind = match news {
                _ if called.contains(user) => Kind::Turn,
                Some(News::Started) => Kind::Started,
                Some(News::Finished) => Kind::Finished,
                Some(News::Said { .. }) => Kind::Chat,
                None => continue,
            };
            self.occasion(open, user, kind, by, seq);
        }
    }

    /// Somebody made a table where others have a seat.
    pub(super) fn invite(&self, open: &OpenTable, by: &str, others: &[String]) {
        for user in others.iter().filter(|user| user.as_str() != by) {
            self.occasion(open, user, Kind::Invited, Some(by), 1);
        }
    }

    fn occasion(&self, open: &OpenTable, user: &str, kind: Kind, by: Option<&str>, seq: i64) {
        if self.callable.is_deaf(user) {
            return;
        }
        let presence = if self.sees(open, user) { Presence::AtTheTable } else { Presence::Elsewhere };
        let occasion = Occasion {
            user: user.to_owned(),
            table: open.id.clone(),
            kind,
            presence,
            by: by.map(str::to_owned),
            seq,
            at: now(),
        };
        // The task is gone only when the server stops.
        let _ = self.errands.send(Errand::Call(occasion));
    }

    /// Somebody has seen a table by themselves: they need not be called to it any more.
    pub fn seen(&self, user: &str, table: &str, acted: bool) {
        if !self.callable.is_deaf(user) {
            let _ = self.errands.send(Errand::Seen { user: user.to_owned(), table: table.to_owned(), acted });
        }
    }

    /// Calls that other processes queue are not needed for whoever has the table before their eyes here.
    pub(super) fn calm(self: &Arc<Hall>, open: &Arc<OpenTable>) {
        let mut here: Vec<String> = open
            .watchers()
            .iter()
            .filter(|bell| bell.has_eyes())
            .filter_map(|bell| bell.person.clone())
            .collect();
        here.retain(|user| !self.callable.is_deaf(user));
        if here.is_empty() {
            return;
        }
        let (hall, open) = (Arc::clone(self), Arc::clone(open));
        tokio::spawn(async move {
            // The other process queues its calls only after it has told us what happened.
            if hall.pause(CALM).await {
                for user in here.iter().filter(|user| hall.sees(&open, user)) {
                    hall.seen(user, &open.id, false);
                }
            }
        });
    }

    /// Does errands until the server stops, and then those that are left.
    pub(super) async fn run_errands(self: Arc<Hall>, mut errands: mpsc::UnboundedReceiver<Errand>) {
        let mut stopping = self.stopping.clone();
        loop {
            let errand = tokio::select! {
                errand = errands.recv() => errand,
                _ = async { stopping.wait_for(|stop| *stop).await.is_ok() } => errands.try_recv().ok(),
            };
            let Some(errand) = errand else { return };
            if let Err(why) = self.run_errand(errand).await {
                tracing::warn!(%why, "somebody could not be called");
            }
        }
    }

    async fn run_errand(&self, errand: Errand) -> Result<(), StoreError> {
        match errand {
            Errand::Call(occasion) => self.queue(occasion).await,
            Errand::Seen { user, table, acted } => match self.callable.wishes(&user).await? {
                Some(wishes) if acted || !wishes.even_if_open => {
                    self.store.drop_calls(&user, &table).await.map(drop)
                }
                _ => Ok(()),
            },
        }
    }

    async fn queue(&self, occasion: Occasion) -> Result<(), StoreError> {
        let Occasion { user, table, kind, presence, by, seq, at } = occasion;
        let Some(wishes) = self.callable.wishes(&user).await? else { return Ok(()) };
        let when = wishes.decide(kind, presence, at.div_euclid(1000));
        let Some(due) = when.due(at.div_euclid(1000)) else { return Ok(()) };
        let most = match (kind, when) {
            (Kind::Chat, When::Digest(_)) => MOST_CHATS,
            _ => 1,
        };
        let details = Details { kind: Some(kind), seq, by, only: None };
        let call = Call {
            id: format!("{user}-{table}-{}-{seq}", kind.name()),
            user,
            table: Some(table),
            kind: kind.name().to_owned(),
            details: details.write(),
            at,
            due: due.saturating_mul(1000).max(at + GRACE),
            tries: 0,
        };
        self.store.queue_call(&call, most).await.map(drop)
    }
}
