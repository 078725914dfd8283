//! What the server keeps: the logs of tables, an index of them, people, calls.
//!
//! One SQL serves an embedded SQLite and PostgreSQL. The log is the truth: `(table, seq)` is its key, so of two writers
//! one wins, and what [`Store::append`] acknowledged is on disk. The index beside it is written in the same transaction.

mod append;
mod backup;
mod batch;
mod bulk;
mod calls;
mod checkpoint;
mod connect;
mod error;
mod index;
mod meta;
mod migrate;
mod notice;
mod passkeys;
mod people;
mod ratings;
mod restore;
mod sessions;
mod shape;
mod snapshot;
mod subscriptions;
mod summary;
mod writer;

pub use append::{Append, Appended, Row};
pub use backup::{BackupReport, backup};
pub use calls::Call;
pub use connect::Place;
pub use error::StoreError;
pub use index::Counts;
pub use migrate::SCHEMA;
pub use notice::Change;
pub use passkeys::{Ceremony, Passkey};
pub use people::{Confirmation, Person};
pub use ratings::{Placed, RatedGame, Rating, Ratings};
pub use restore::restore;
pub use sessions::{Session, SessionKind};
pub use subscriptions::Subscription;
pub use summary::{SeatRow, Status, Summary};

use append::Job;
use connect::Connected;
use sqlx::{Any, Row as _, Transaction};
use std::fs::File;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::Duration;
use tokio::sync::{broadcast, mpsc, watch};
use writer::Hand;

/// What the server keeps. A clone is the same store.
#[derive(Clone)]
pub struct Store {
    inner: Arc<Inner>,
    /// Not in `Inner`, which the writing task holds: when the last store is dropped, the task ends.
    orders: mpsc::Sender<Order>,
}

/// What the writing task is told.
enum Order {
    Append(Box<Job>),
    Stop,
}

/// More appends than this wait before they are queued.
const LONGEST_QUEUE: usize = 4096;
/// Changes that a slow listener may be behind before it is told that it missed some.
const MOST_CHANGES: usize = 4096;

struct Inner {
    connected: Connected,
    telling: Option<mpsc::UnboundedSender<Change>>,
    changes: broadcast::Sender<Change>,
    /// This process among those that share a database.
    process: String,
    content: Mutex<Content>,
    queued: AtomicU64,
    counters: Counters,
    failing: AtomicBool,
    closed: AtomicBool,
    /// Turns true when the writing task has written everything.
    written: watch::Receiver<bool>,
    /// Keeps other servers away from an embedded database.
    lock: Mutex<Option<File>>,
}

/// Which content the database has, as far as this process knows.
#[derive(Clone)]
struct Content {
    /// A name that a restored backup changes.
    generation: String,
    /// How often that has changed. Under the same lock, so that nobody sees one without the other.
    epoch: u64,
}

#[derive(Default)]
struct Counters {
    appends: AtomicU64,
    commits: AtomicU64,
    failures: AtomicU64,
}

/// Numbers for those who watch a server.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct StoreStats {
    /// Appends answered since the start.
    pub appends: u64,
    /// Transactions that they took.
    pub commits: u64,
    /// Transactions that failed.
    pub failures: u64,
    /// Appends that wait now.
    pub queued: u64,
}

impl Store {
    /// Opens what is kept at a place, makes it where there is nothing yet, and brings it up to date.
    pub async fn open(place: &Place) -> Result<Store, StoreError> {
        sqlx::any::install_default_drivers();
        match place {
            Place::Embedded(directory) => {
                connect::make_directory(directory)?;
                let lock = connect::hold(directory)?;
                let connected = connect::connect_embedded(directory).await?;
                migrate::migrate(&connected).await?;
                let desk = batch::sqlite::Desk::open(&connect::database_file(directory))?;
                let store = Store::start(connected, Hand::sqlite(desk), Some(lock), None).await?;
                tokio::spawn(store.inner.until_written(watch_generation(Arc::downgrade(&store.inner))));
                tokio::spawn(store.inner.until_written(checkpoint::run(Arc::downgrade(&store.inner))));
                Ok(store)
            }
            Place::Postgres(address) => {
                let connected = connect::connect_postgres(address).await?;
                migrate::migrate(&connected).await?;
                let listener = notice::connect(address).await?;
                let (telling, told) = mpsc::unbounded_channel();
                let store = Store::start(connected, Hand::postgres(), None, Some(telling)).await?;
                tokio::spawn(notice::tell(Arc::downgrade(&store.inner), told));
                let listening = notice::listen(Arc::downgrade(&store.inner), address.clone(), listener);
                tokio::spawn(store.inner.until_written(listening));
                Ok(store)
            }
        }
    }

    async fn start(
        connected: Connected,
        hand: Hand,
        lock: Option<File>,
        telling: Option<mpsc::UnboundedSender<Change>>,
    ) -> Result<Store, StoreError> {
        let row =
            sqlx::query("SELECT value FROM meta WHERE key = 'generation'").fetch_one(&connected.read).await?;
        let generation: String = row.try_get(0)?;
        let (orders, queue) = mpsc::channel(LONGEST_QUEUE);
        let (done, written) = watch::channel(false);
        let inner = Arc::new(Inner {
            connected,
            telling,
            changes: broadcast::channel(MOST_CHANGES).0,
            process: connect::random_id()?,
            content: Mutex::new(Content { generation, epoch: 0 }),
            queued: AtomicU64::new(0),
            counters: Counters::default(),
            failing: AtomicBool::new(false),
            closed: AtomicBool::new(false),
            written,
            lock: Mutex::new(lock),
        });
        let writing = writer::run(Arc::clone(&inner), hand, queue);
        tokio::spawn(async move {
            writing.await;
            // Nobody listens if the store was dropped without being closed.
            let _ = done.send(true);
        });
        Ok(Store { inner, orders })
    }

    /// What other processes do from now on. Whoever falls behind so far that the channel says so has to take it as
    /// [`Change::Everything`].
    pub fn changes(&self) -> broadcast::Receiver<Change> {
        self.inner.changes.subscribe()
    }

    /// Tells other processes of a change. Appends and changes of people are told by themselves.
    pub fn tell(&self, change: Change) {
        if let Some(telling) = &self.inner.telling {
            // The task is gone only when the store is closed, and then nobody is told anything.
            let _ = telling.send(change);
        }
    }

    /// Whether the database answers, and the last append did not fail.
    pub async fn healthy(&self) -> Result<(), StoreError> {
        if self.inner.is_closed() {
            return Err(StoreError::Closed);
        }
        let asked =
            sqlx::query("SELECT value FROM meta WHERE key = 'schema'").fetch_one(&self.inner.connected.read);
        match tokio::time::timeout(Duration::from_secs(5), asked).await {
            Ok(answer) => answer.map(|_| ())?,
            Err(_) => return Err(StoreError::Unreachable("it did not answer within five seconds".into())),
        }
        if self.inner.failing.load(Ordering::Relaxed) {
            return Err(StoreError::Failed("the last append could not be written".into()));
        }
        Ok(())
    }

    /// Writes what is queued, then lets go of the database. Later appends are refused.
    pub async fn close(&self) {
        self.inner.closed.store(true, Ordering::Release);
        // Refused only if somebody closed it before.
        let _ = self.orders.send(Order::Stop).await;
        let mut written = self.inner.written.clone();
        // An error says that the task is gone: then there is nothing to wait for.
        let _ = written.wait_for(|written| *written).await;
        self.inner.connected.close().await;
        self.inner.lock.lock().unwrap_or_else(PoisonError::into_inner).take();
    }

    /// Numbers for those who watch.
    pub fn stats(&self) -> StoreStats {
        let counters = &self.inner.counters;
        StoreStats {
            appends: counters.appends.load(Ordering::Relaxed),
            commits: counters.commits.load(Ordering::Relaxed),
            failures: counters.failures.load(Ordering::Relaxed),
            queued: self.inner.queued.load(Ordering::Relaxed),
        }
    }

    /// A writing transaction, outside of appends.
    async fn begin(&self) -> Result<Transaction<'static, Any>, StoreError> {
        Ok(self.inner.connected.begin().await?)
    }
}

impl Inner {
    /// A task that would go on for ever, ended when nothing is written any more.
    fn until_written<T: Future<Output = ()> + Send>(
        &self,
        task: T,
    ) -> impl Future<Output = ()> + Send + use<T> {
        let mut written = self.written.clone();
        async move {
            tokio::select! {
                () = task => {}
                // An error says that the writing task is gone, which is as good.
                _ = written.wait_for(|written| *written) => {}
            }
        }
    }

    fn is_closed(&self) -> bool {
        self.closed.load(Ordering::Acquire)
    }

    fn send(&self, change: Change) {
        // Nobody may be listening.
        let _ = self.changes.send(change);
    }

    fn content(&self) -> Content {
        self.content.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Takes note of what generation the database has; whether that is news.
    fn note_generation(&self, found: &str) -> bool {
        let mut known = self.content.lock().unwrap_or_else(PoisonError::into_inner);
        if known.generation == found {
            return false;
        }
        found.clone_into(&mut known.generation);
        known.epoch += 1;
        drop(known);
        tracing::info!("a backup was restored: everything is read anew");
        self.send(Change::Everything);
        true
    }

    /// Reads the generation; whether it is news. What cannot be read now is read the next time.
    async fn look_at_generation(&self) -> bool {
        let row = sqlx::query("SELECT value FROM meta WHERE key = 'generation'")
            .fetch_optional(&self.connected.read)
            .await;
        match row.map(|row| row.map(|row| row.try_get::<String, _>(0))) {
            Ok(Some(Ok(found))) => self.note_generation(&found),
            _ => false,
        }
    }
}

/// Nobody can tell a server on an embedded database that a backup was restored, so it looks.
async fn watch_generation(inner: Weak<Inner>) {
    loop {
        tokio::time::sleep(Duration::from_secs(1)).await;
        let Some(inner) = inner.upgrade() else { return };
        inner.look_at_generation().await;
    }
}
