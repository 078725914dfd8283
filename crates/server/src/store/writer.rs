//! The one task that appends. While a batch is on its way to the disk the next one gathers, so however many tables are
//! played, each write to the disk serves all who wait.

use super::append::{Append, Appended, Job};
use super::batch::{Fault, Seatings, postgres, sqlite};
use super::error::StoreError;
use super::{Content, Inner, Order};
use sqlx::Any;
use sqlx::pool::PoolConnection;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::mpsc;

/// The most appends of one transaction.
const MOST: usize = 512;

/// Appends until the store is closed and all that was queued is written.
pub(super) async fn run(inner: Arc<Inner>, hand: Hand, mut orders: mpsc::Receiver<Order>) {
    let mut writer = Writer { inner, hand };
    let mut gathered = Vec::with_capacity(MOST);
    while orders.recv_many(&mut gathered, MOST).await > 0 {
        let mut jobs = Vec::with_capacity(gathered.len());
        for order in gathered.drain(..) {
            match order {
                Order::Append(job) => jobs.push(*job),
                // Nothing new comes in; what is in the queue is still written.
                Order::Stop => orders.close(),
            }
        }
        writer.inner.queued.fetch_sub(jobs.len() as u64, Ordering::Relaxed);
        writer.answer(jobs).await;
    }
}

/// Who writes.
pub(super) enum Hand {
    /// For an embedded database. It works on a thread where it may wait for the disk.
    Sqlite(Arc<Mutex<sqlite::Desk>>),
    /// For PostgreSQL.
    Postgres {
        seatings: Seatings,
        /// Kept from batch to batch.
        connection: Option<PoolConnection<Any>>,
    },
}

impl Hand {
    /// A hand for PostgreSQL.
    pub(super) fn postgres() -> Hand {
        Hand::Postgres { seatings: Seatings::default(), connection: None }
    }

    /// A hand for an embedded database.
    pub(super) fn sqlite(desk: sqlite::Desk) -> Hand {
        Hand::Sqlite(Arc::new(Mutex::new(desk)))
    }

    async fn write(
        &mut self,
        inner: &Inner,
        generation: &str,
        appends: &Arc<[Append]>,
    ) -> Result<Vec<Appended>, Fault> {
        let write = &inner.connected.write;
        match self {
            Hand::Sqlite(desk) => {
                // There is one connection for everybody else who writes. Whoever holds it is alone: so writers queue
                // here, in order, and not in the file, where they would only try again and again.
                let alone = write.acquire().await?;
                let (desk, generation, appends) =
                    (Arc::clone(desk), generation.to_owned(), Arc::clone(appends));
                let written = tokio::task::spawn_blocking(move || {
                    desk.lock().unwrap_or_else(PoisonError::into_inner).write(&generation, &appends)
                });
                let answers = written.await.unwrap_or_else(|why| {
                    Err(Fault::Unknown(StoreError::Failed(format!("writing was broken off ({why})"))))
                });
                drop(alone);
                answers
            }
            Hand::Postgres { seatings, connection } => {
                let mut held = match connection.take() {
                    Some(connection) => connection,
                    None => write.acquire().await?,
                };
                let desk = postgres::Desk { process: &inner.process, generation };
                let answers = postgres::write(&desk, &mut held, appends, seatings).await;
                match &answers {
                    Ok(_) => *connection = Some(held),
                    // What this process knew may be wrong now, and so may its connection be.
                    Err(_) => seatings.forget(),
                }
                answers
            }
        }
    }
}

struct Writer {
    inner: Arc<Inner>,
    hand: Hand,
}

impl Writer {
    async fn answer(&mut self, jobs: Vec<Job>) {
        let Content { generation, epoch } = self.inner.content();
        let (jobs, outdated): (Vec<Job>, Vec<Job>) =
            jobs.into_iter().partition(|job| job.append.epoch.is_none_or(|known| known == epoch));
        for job in outdated {
            // Whoever asked may have gone away meanwhile.
            let _ = job.answer.send(Err(StoreError::Restored));
        }
        if jobs.is_empty() {
            return;
        }
        let (appends, waiting): (Vec<Append>, Vec<_>) =
            jobs.into_iter().map(|job| (job.append, job.answer)).unzip();
        let answers = self.write(&generation, &appends.into()).await;
        let counters = &self.inner.counters;
        match answers {
            Ok(answers) => {
                counters.commits.fetch_add(1, Ordering::Relaxed);
                counters.appends.fetch_add(answers.len() as u64, Ordering::Relaxed);
                self.inner.failing.store(false, Ordering::Relaxed);
                for (waits, answer) in waiting.into_iter().zip(answers) {
                    let _ = waits.send(Ok(answer));
                }
            }
            Err(error) => {
                counters.failures.fetch_add(1, Ordering::Relaxed);
                self.inner.failing.store(error != StoreError::Restored, Ordering::Relaxed);
                for waits in waiting {
                    let _ = waits.send(Err(error.clone()));
                }
            }
        }
    }

    async fn write(
        &mut self,
        generation: &str,
        appends: &Arc<[Append]>,
    ) -> Result<Vec<Appended>, StoreError> {
        let mut tries = 0;
        loop {
            tries += 1;
            match self.hand.write(&self.inner, generation, appends).await {
                Ok(answers) => return Ok(answers),
                Err(Fault::Before { passing: true, .. }) if tries < 2 => {}
                Err(Fault::Before { error, .. } | Fault::Unknown(error)) => return Err(error),
                Err(Fault::Restored(found)) => {
                    self.inner.note_generation(&found);
                    return Err(StoreError::Restored);
                }
            }
        }
    }
}
