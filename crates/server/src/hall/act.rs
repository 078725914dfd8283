//! Something happens at a table: it is decided, written, and then told.

use super::{Hall, OpenTable, now};
use crate::{
    refusal::Refusal,
    store::{Append, Appended, StoreError},
    table::{Asked, Entry, Table},
};
use std::sync::{Arc, atomic::Ordering};

/// What somebody wants to happen.
pub struct Deed {
    /// The entry that the log gets.
    pub entry: Entry,
    /// What was said, where something was.
    pub words: Option<String>,
}

impl From<Entry> for Deed {
    fn from(entry: Entry) -> Deed {
        Deed { entry, words: None }
    }
}

/// The entry that a request became.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Answer {
    /// Its number.
    pub seq: i64,
    /// Whether it had been carried out before, and was only answered again.
    pub again: bool,
}

/// How often another process may be quicker before a request is given up.
const TRIES: usize = 20;

impl Hall {
    /// Lets something happen at a table. `decide` is asked with the table as it is, again if another process was quicker. A request that was carried out before is answered, not carried out again.
    ///
    /// Once begun it is finished, even if whoever asked has gone.
    pub async fn act<F>(
        self: &Arc<Hall>,
        id: &str,
        asked: Option<Asked>,
        decide: F,
    ) -> Result<(Answer, Arc<OpenTable>), Refusal>
    where
        F: Fn(&Table) -> Result<Deed, Refusal> + Send + Sync + 'static,
    {
        let (hall, id) = (Arc::clone(self), id.to_owned());
        let acting = tokio::spawn(async move { hall.act_now(&id, asked, decide).await });
        acting.await.unwrap_or_else(|_| Refusal::err("internal"))
    }

    async fn act_now(
        self: &Arc<Hall>,
        id: &str,
        asked: Option<Asked>,
        decide: impl Fn(&Table) -> Result<Deed, Refusal>,
    ) -> Result<(Answer, Arc<OpenTable>), Refusal> {
        for _ in 0..TRIES {
            let open = self.open(id).await?;
            let mut table = open.table.write().await;
            if open.gone.load(Ordering::Acquire) {
                continue;
            }
            if let Some(seq) = asked.as_ref().and_then(|asked| table.answered(asked)) {
                drop(table);
                return Ok((Answer { seq, again: true }, open));
            }
            let deed = match decide(&table) {
                Ok(deed) => deed,
                Err(refusal) => {
                    // What would allow it may stand in the log already, written by a process that this one has not heard of yet.
                    drop(table);
                    match self.catch_up(&open).await? {
                        true => continue,
                        false => return Err(refusal),
                    }
                }
            };
            let body = serde_json::to_string(&deed.entry).map_err(|_| Refusal::new("internal"))?;
            let before = table.to_act();
            let (at, written) = (now().max(table.touched()), table.log.len());
            let words = deed.words.clone();
            let speaker = words.as_ref().and(deed.entry.asked()).map(|asked| asked.by.clone());
            if let Err(why) = table.apply(at, deed.entry, words.clone()) {
                // Half of it may be done: the log has the truth.
                self.take_back(&open, &mut table, written);
                tracing::error!(table = id, %why, "an entry that was checked could not be carried out");
                return Refusal::err("internal");
            }
            let append = Append {
                table: id.to_owned(),
                seq: table.seq(),
                at,
                body,
                words,
                speaker,
                summary: Some(table.summary()),
                rated: table.just_ended().then(|| table.rated_result()).flatten(),
                epoch: Some(open.epoch),
            };
            match self.store.append(append).await {
                Ok(Appended::Done) => {
                    let answer = Answer { seq: table.seq(), again: false };
                    // It has happened, and everybody must hear of it; a name that cannot be read now is read the next time.
                    if self.names.learn(&table.people).await.is_err() {
                        tracing::warn!(table = id, "a name could not be read");
                    }
                    let after = super::tell::After::of(&table, before);
                    // Who sits where may have changed; moves do not change it.
                    if !matches!(table.last_entry(), Some(Entry::Played { .. } | Entry::BotPlayed { .. })) {
                        open.sees_others(&table);
                    }
                    drop(table);
                    self.metrics.entries.add(1);
                    if open.gone.load(Ordering::Acquire) {
                        // It was let go meanwhile, and may have been folded anew from a log that lacked this entry.
                        self.forget(id);
                    }
                    self.tell(&open, after);
                    return Ok((answer, open));
                }
                // Another process was quicker, or a backup was restored: read the log anew.
                Ok(Appended::Taken) => self.take_back(&open, &mut table, written),
                Err(StoreError::Restored) => {
                    self.take_back(&open, &mut table, written);
                    self.forget_all();
                }
                Err(error) => {
                    // Nobody knows whether it was written.
                    self.take_back(&open, &mut table, written);
                    open.ring();
                    return Err(error.into());
                }
            }
            drop(table);
            open.ring();
        }
        Refusal::err("busy")
    }

    /// What was not written did not happen: whoever waits to read this table must not see it. Everybody else reads the log anew.
    fn take_back(&self, open: &OpenTable, table: &mut Table, written: usize) {
        open.gone.store(true, Ordering::Release);
        self.forget(&open.id);
        if let Err(why) = table.refold(written) {
            tracing::error!(table = open.id, %why, "a table could not be folded again");
        }
    }

    /// Opens a new table; its first entry is its making. The same request again finds the table that it made.
    pub async fn make(self: &Arc<Hall>, id: &str, entry: Entry) -> Result<Arc<OpenTable>, Refusal> {
        let (hall, id) = (Arc::clone(self), id.to_owned());
        let making = tokio::spawn(async move { hall.make_now(&id, entry).await });
        making.await.unwrap_or_else(|_| Refusal::err("internal"))
    }

    async fn make_now(self: &Arc<Hall>, id: &str, entry: Entry) -> Result<Arc<OpenTable>, Refusal> {
        let body = serde_json::to_string(&entry).map_err(|_| Refusal::new("internal"))?;
        let at = now();
        let table =
            Table::open(id, at, entry).map_err(|why| Refusal::because("bad-setup", why.to_string()))?;
        let append = Append {
            table: id.to_owned(),
            seq: 1,
            at,
            body,
            summary: Some(table.summary()),
            ..Append::default()
        };
        let (others, owner) = (table.people.clone(), table.owner.clone());
        let appended = self.store.append(append).await?;
        self.metrics.entries.add(1);
        let open = self.open(id).await?;
        // Asked again, it is no news.
        if appended == Appended::Done {
            self.invite(&open, &owner, &others);
        }
        Ok(open)
    }
}
