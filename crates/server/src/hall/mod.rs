//! The hall: all tables of this server. Those that are open are in memory, as many as a bound allows; all others are only their
//! logs. Whatever happens at a table happens through [`Hall::act`].

mod act;
mod administrators;
mod bell;
mod bots;
mod callable;
mod calling;
mod names;
mod notices;
mod open;
mod parting;
mod rating;
mod sender;
mod sessions;
mod tell;
#[cfg(test)]
mod tests;
mod upkeep;
mod ways;

pub use act::{Answer, Deed};
pub use administrators::Administrators;
pub use bell::{Bell, Rung};
pub use callable::Callable;
pub use calling::GRACE;
pub use names::Names;
pub use open::{OpenTable, Present, fold};
pub use rating::FIRST as FIRST_RATING;
pub use sender::Sender;
pub use sessions::{LIFE as SESSION_LIFE, Sessions};
pub use tell::News;
pub use ways::{Called, Way};

use crate::{config::Config, metrics::Metrics, store::Store};
use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError, Weak, atomic::AtomicU64},
    time::{SystemTime, UNIX_EPOCH},
};
use tokio::sync::{Semaphore, mpsc, watch};

/// All tables.
pub struct Hall {
    /// Where everything is kept.
    pub store: Store,
    /// The names of people.
    pub names: Names,
    /// Who is signed in.
    pub sessions: Sessions,
    /// Who can be called.
    pub callable: Callable,
    /// Figures for those who watch the server.
    pub metrics: Arc<Metrics>,
    open: Mutex<HashMap<String, Arc<open::Slot>>>,
    /// The connections of each person who is here.
    present: Mutex<HashMap<String, Vec<Weak<Bell>>>>,
    most_open: usize,
    uses: AtomicU64,
    thinking: Arc<Semaphore>,
    errands: mpsc::UnboundedSender<calling::Errand>,
    /// Until the task that does them is started.
    waiting_errands: Mutex<Option<mpsc::UnboundedReceiver<calling::Errand>>>,
    stopping: watch::Receiver<bool>,
}

impl Hall {
    /// A hall over what is kept.
    pub fn new(
        store: Store,
        config: &Config,
        administrators: Administrators,
        metrics: Arc<Metrics>,
        stopping: watch::Receiver<bool>,
    ) -> Arc<Hall> {
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        let (errands, waiting) = mpsc::unbounded_channel();
        Arc::new(Hall {
            callable: Callable::new(store.clone()),
            names: Names::new(store.clone(), config.cache_tables),
            sessions: Sessions::new(store.clone(), administrators),
            store,
            metrics,
            open: Mutex::default(),
            present: Mutex::default(),
            most_open: config.cache_tables.max(1),
            uses: AtomicU64::new(0),
            thinking: Arc::new(Semaphore::new(threads)),
            errands,
            waiting_errands: Mutex::new(Some(waiting)),
            stopping,
        })
    }

    /// Whether the server is about to stop.
    pub fn is_stopping(&self) -> bool {
        *self.stopping.borrow()
    }
}

/// Milliseconds since 1970.
pub fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

/// A lock whose holders never leave it in the middle of something.
pub fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
