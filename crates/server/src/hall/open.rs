//! Tables in memory: folded from their logs when somebody asks for them, let go when there are too many.

use super::{Bell, Hall, lock};
use crate::{
    refusal::Refusal,
    secret,
    store::{Row, StoreError},
    table::{Entry, Table, Who},
};
use std::{
    collections::HashSet,
    sync::{
        Arc, Mutex, Weak,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
};
use tokio::sync::{OnceCell, RwLock};

/// A place in memory for a table, before and after it is loaded: whoever asks at the same time waits for one loading.
pub(super) struct Slot {
    cell: OnceCell<Arc<OpenTable>>,
    used: AtomicU64,
}

/// A table in memory.
pub struct OpenTable {
    /// Its id.
    pub id: String,
    /// The table. Whoever writes holds it until the disk has it, so nobody ever reads what could still be lost.
    pub table: RwLock<Table>,
    /// What [`crate::store::Store::epoch`] was before it was loaded.
    pub(super) epoch: u64,
    /// Whether the log said something else than this: nobody may use it any more.
    pub(super) gone: AtomicBool,
    /// Whether somebody lets the bots of this table think.
    pub(super) driven: AtomicBool,
    watchers: Mutex<Vec<Weak<Bell>>>,
    present: Mutex<Present>,
}

/// Who has a table open.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Present {
    /// The seats whose people look at it.
    pub seats: Vec<String>,
    /// How many look on; of many only about how many, or each who comes would be told to all others.
    pub spectators: usize,
}

impl OpenTable {
    /// From now on a connection hears of what happens here.
    pub fn watch(&self, bell: &Arc<Bell>) {
        let mut watchers = lock(&self.watchers);
        watchers.retain(|known| known.strong_count() > 0);
        if !watchers.iter().any(|known| known.as_ptr() == Arc::as_ptr(bell)) {
            watchers.push(Arc::downgrade(bell));
        }
    }

    /// No more.
    pub fn unwatch(&self, bell: &Arc<Bell>) {
        lock(&self.watchers).retain(|known| known.as_ptr() != Arc::as_ptr(bell) && known.strong_count() > 0);
    }

    /// The connections that hear of it.
    pub fn watchers(&self) -> Vec<Arc<Bell>> {
        lock(&self.watchers).iter().filter_map(Weak::upgrade).collect()
    }

    /// Tells all who watch that there is something new.
    pub fn ring(&self) {
        for bell in self.watchers() {
            bell.ring_table(&self.id);
        }
    }

    /// Who has the table open, as it was last told.
    pub fn present(&self) -> Present {
        lock(&self.present).clone()
    }

    /// Looks who is there, and tells all who watch if that has changed.
    pub async fn look_round(&self) {
        let table = self.table.read().await;
        if self.sees_others(&table) {
            drop(table);
            self.ring();
        }
    }

    /// Looks who is there; says whether that has changed.
    pub fn sees_others(&self, table: &Table) -> bool {
        let watchers = self.watchers();
        let here =
            |who: &str| watchers.iter().any(|bell| bell.person.as_deref() == Some(who) && bell.has_eyes());
        let sits =
            |bell: &Arc<Bell>| bell.person.as_deref().is_some_and(|who| table.seats_of(who).next().is_some());
        let seats = table.seats().filter(|seat| table.chairs[seat.index()].who.as_deref().is_some_and(here));
        // Somebody with several windows is one; whoever has no name cannot be told from others.
        let mut names = HashSet::new();
        let looks_on = |bell: &&Arc<Bell>| bell.shows && !sits(bell);
        let once = |bell: &&Arc<Bell>| bell.person.as_deref().is_none_or(|who| names.insert(who.to_owned()));
        let spectators = about(watchers.iter().filter(looks_on).filter(once).count());
        let now = Present { seats: seats.map(|seat| seat.to_string()).collect(), spectators };
        let mut present = lock(&self.present);
        let changed = *present != now;
        *present = now;
        changed
    }

    fn is_idle(&self) -> bool {
        lock(&self.watchers).iter().all(|watcher| watcher.strong_count() == 0)
    }
}

impl Hall {
    /// A table, from memory or from its log.
    pub async fn open(&self, id: &str) -> Result<Arc<OpenTable>, Refusal> {
        if !secret::is_id(id) {
            return Refusal::err("no-such-table");
        }
        loop {
            let slot = self.slot(id);
            let loaded = slot.cell.get_or_try_init(|| self.load(id)).await;
            match loaded {
                Ok(table) if table.gone.load(Ordering::Acquire) => self.forget_slot(id, &slot),
                Ok(table) => return Ok(Arc::clone(table)),
                Err(refusal) => {
                    self.forget_slot(id, &slot);
                    return Err(refusal);
                }
            }
        }
    }

    /// A table that somebody may see. Whoever sat down at another process a moment ago is not sent away by this one.
    pub async fn visible(
        &self,
        id: &str,
        who: Option<&Who>,
        invite: Option<&str>,
    ) -> Result<Arc<OpenTable>, Refusal> {
        let open = self.open(id).await?;
        let seen = open.table.read().await.check_visible(who, invite);
        if let Err(refusal) = seen {
            if !self.catch_up(&open).await? {
                return Err(refusal);
            }
            open.table.read().await.check_visible(who, invite)?;
        }
        Ok(open)
    }

    /// A table if it is in memory.
    pub fn if_open(&self, id: &str) -> Option<Arc<OpenTable>> {
        lock(&self.open).get(id).and_then(|slot| slot.cell.get().cloned())
    }

    /// How many tables are in memory.
    pub fn count_open(&self) -> usize {
        lock(&self.open).len()
    }

    /// All tables in memory.
    pub(super) fn all_open(&self) -> Vec<Arc<OpenTable>> {
        lock(&self.open).values().filter_map(|slot| slot.cell.get().cloned()).collect()
    }

    /// Lets go of a table; its log has everything. Whoever watches it looks again.
    pub fn forget(&self, id: &str) {
        let slot = lock(&self.open).remove(id);
        if let Some(table) = slot.as_ref().and_then(|slot| slot.cell.get()) {
            table.gone.store(true, Ordering::Release);
            table.ring();
        }
    }

    /// Takes a slot away, unless another one has its place already.
    fn forget_slot(&self, id: &str, slot: &Arc<Slot>) {
        let mut open = lock(&self.open);
        if open.get(id).is_some_and(|known| Arc::ptr_eq(known, slot)) {
            open.remove(id);
        }
    }

    /// Lets go of all tables, because what is kept has been replaced.
    pub fn forget_all(&self) {
        let tables = self.all_open();
        lock(&self.open).clear();
        for table in tables {
            table.gone.store(true, Ordering::Release);
            table.ring();
        }
    }

    fn slot(&self, id: &str) -> Arc<Slot> {
        let used = self.uses.fetch_add(1, Ordering::Relaxed);
        let mut open = lock(&self.open);
        if let Some(slot) = open.get(id) {
            slot.used.store(used, Ordering::Relaxed);
            return Arc::clone(slot);
        }
        if open.len() >= self.most_open {
            // A tenth at once, those first that nobody has used for longest. What is in use or watched stays.
            let mut idle: Vec<(u64, String)> = open
                .iter()
                .filter(|(_, slot)| Arc::strong_count(slot) == 1)
                .filter(|(_, slot)| {
                    slot.cell.get().is_some_and(|table| Arc::strong_count(table) == 1 && table.is_idle())
                })
                .map(|(id, slot)| (slot.used.load(Ordering::Relaxed), id.clone()))
                .collect();
            idle.sort_unstable();
            for (_, id) in idle.into_iter().take(self.most_open.div_ceil(10)) {
                open.remove(&id);
            }
        }
        let slot = Arc::new(Slot { cell: OnceCell::new(), used: AtomicU64::new(used) });
        open.insert(id.to_owned(), Arc::clone(&slot));
        slot
    }

    async fn load(&self, id: &str) -> Result<Arc<OpenTable>, Refusal> {
        let epoch = self.store.epoch();
        let rows = self.store.log(id, 0).await?;
        let table = fold(id, rows)?;
        self.names.learn(&table.people).await?;
        self.metrics.tables_loaded.add(1);
        Ok(Arc::new(OpenTable {
            id: id.to_owned(),
            table: RwLock::new(table),
            epoch,
            gone: AtomicBool::new(false),
            driven: AtomicBool::new(false),
            watchers: Mutex::default(),
            present: Mutex::default(),
        }))
    }

    /// Brings a table in memory up to its log, where another process wrote; says whether one did.
    pub async fn catch_up(&self, open: &OpenTable) -> Result<bool, Refusal> {
        let mut table = open.table.write().await;
        let rows = self.store.log(&open.id, table.seq()).await?;
        let news = !rows.is_empty();
        for row in rows {
            if row.seq != table.seq() + 1 {
                break;
            }
            let entry = read(&row)?;
            table.apply(row.at, entry, row.words).map_err(|why| damaged(&open.id, &why.to_string()))?;
        }
        self.names.learn(&table.people).await?;
        open.sees_others(&table);
        drop(table);
        if news {
            open.ring();
        }
        Ok(news)
    }
}

/// A number that changes the more seldom the larger it is.
fn about(count: usize) -> usize {
    match count {
        0..=20 => count,
        21..=200 => count / 10 * 10,
        _ => count / 100 * 100,
    }
}

/// The table that a log tells of.
pub fn fold(id: &str, rows: Vec<Row>) -> Result<Table, Refusal> {
    let mut rows = rows.into_iter();
    let first = rows.next().ok_or_else(|| Refusal::new("no-such-table"))?;
    let wrong = |why: demesne_game::TextError| damaged(id, &why.to_string());
    let mut table = Table::open(id, first.at, read(&first)?).map_err(wrong)?;
    for row in rows {
        if row.seq != table.seq() + 1 {
            return Err(damaged(id, &format!("entry {} is missing", table.seq() + 1)));
        }
        let entry = read(&row)?;
        table.apply(row.at, entry, row.words).map_err(wrong)?;
    }
    Ok(table)
}

fn read(row: &Row) -> Result<Entry, Refusal> {
    serde_json::from_str(&row.body).map_err(|why| damaged("", &format!("entry {}: {why}", row.seq)))
}

fn damaged(id: &str, why: &str) -> Refusal {
    tracing::error!(table = id, why, "the log of a table cannot be read");
    Refusal::new("internal")
}

impl From<StoreError> for Refusal {
    fn from(error: StoreError) -> Refusal {
        match error {
            StoreError::Restored => Refusal { retry_after: Some(1), ..Refusal::new("restored") },
            StoreError::Closed => Refusal { retry_after: Some(5), ..Refusal::new("stopping") },
            StoreError::Unfit(why) => Refusal::because("unfit", why),
            other => {
                tracing::error!(why = %other, "storage failed");
                Refusal { retry_after: Some(5), ..Refusal::new("storage") }
            }
        }
    }
}
