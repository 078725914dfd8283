//! The one task that appends. While a batch is on its way to the disk the next one gathers, so however many tables are
//! played, each write to the disk serves all who wait.

use super::append::{Append, Appended, Job};
use super::batch::{self, Desk, Fault, Seatings};
use super::connect::Engine;
use super::error::{StoreError, is_passing};
use super::{Content, Inner, Order};
use sqlx::Any;
use sqlx::pool::PoolConnection;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use tokio::sync::mpsc;

/// The most appends of one transaction.
const MOST: usize = 512;

/// Appends until the store is closed and all that was queued is written.
pub(super) async fn run(inner: Arc<Inner>, mut orders: mpsc::Receiver<Order>) {
    let mut writer = Writer { inner, seatings: Seatings::default(), connection: None };
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

struct Writer {
    inner: Arc<Inner>,
    seatings: Seatings,
    /// PostgreSQL: kept from batch to batch. SQLite has one writing connection for everybody, so it is given back.
    connection: Option<PoolConnection<Any>>,
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
        let appends: Vec<&Append> = jobs.iter().map(|job| &job.append).collect();
        let answers = self.write(&generation, &appends).await;
        let counters = &self.inner.counters;
        match answers {
            Ok(answers) => {
                counters.commits.fetch_add(1, Ordering::Relaxed);
                counters.appends.fetch_add(answers.len() as u64, Ordering::Relaxed);
                self.inner.failing.store(false, Ordering::Relaxed);
                for (job, answer) in jobs.into_iter().zip(answers) {
                    let _ = job.answer.send(Ok(answer));
                }
            }
            Err(error) => {
                counters.failures.fetch_add(1, Ordering::Relaxed);
                self.inner.failing.store(error != StoreError::Restored, Ordering::Relaxed);
                for job in jobs {
                    let _ = job.answer.send(Err(error.clone()));
                }
            }
        }
    }

    async fn write(&mut self, generation: &str, appends: &[&Append]) -> Result<Vec<Appended>, StoreError> {
        let mut tries = 0;
        loop {
            tries += 1;
            match self.try_write(generation, appends).await {
                Ok(answers) => return Ok(answers),
                Err(fault) => {
                    // What this process knew may be wrong now, and so may its connection be.
                    self.seatings.forget();
                    self.connection = None;
                    match fault {
                        Fault::Before(error) if tries < 2 && is_passing(&error) => {}
                        Fault::Before(error) | Fault::Unknown(error) => return Err(error.into()),
                        Fault::Restored(found) => {
                            self.inner.note_generation(&found);
                            return Err(StoreError::Restored);
                        }
                    }
                }
            }
        }
    }

    async fn try_write(&mut self, generation: &str, appends: &[&Append]) -> Result<Vec<Appended>, Fault> {
        let mut connection = match self.connection.take() {
            Some(connection) => connection,
            None => self.inner.connected.write.acquire().await?,
        };
        let desk = Desk { engine: self.inner.connected.engine, process: &self.inner.process, generation };
        let answers = batch::write(&desk, &mut connection, appends, &mut self.seatings).await;
        if desk.engine == Engine::Postgres && answers.is_ok() {
            self.connection = Some(connection);
        }
        answers
    }
}
