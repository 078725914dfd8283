//! Who can be called, and how: known at once, so that moves of people who want no calls cost nothing.

use crate::{
    call::{settings::Settings, when::Wishes},
    store::{Store, StoreError},
};
use std::{
    collections::HashMap,
    sync::{
        PoisonError, RwLock,
        atomic::{AtomicU64, Ordering},
    },
};

/// More people than this are not kept in memory.
const MOST: usize = 50_000;

/// The wishes of people, by id; `None` for whoever wants no calls.
pub struct Callable {
    store: Store,
    known: RwLock<HashMap<String, Option<Wishes>>>,
    /// How often something was forgotten: what was read before that is not kept.
    forgotten: AtomicU64,
}

impl Callable {
    /// Nobody yet.
    pub fn new(store: Store) -> Callable {
        Callable { store, known: RwLock::default(), forgotten: AtomicU64::new(0) }
    }

    /// Whether it is known that somebody wants no calls.
    pub fn is_deaf(&self, user: &str) -> bool {
        let known = self.known.read().unwrap_or_else(PoisonError::into_inner);
        matches!(known.get(user), Some(None))
    }

    /// The wishes of somebody who wants to be called.
    pub async fn wishes(&self, user: &str) -> Result<Option<Wishes>, StoreError> {
        if let Some(known) = self.known.read().unwrap_or_else(PoisonError::into_inner).get(user) {
            return Ok(*known);
        }
        let before = self.forgotten.load(Ordering::Acquire);
        let person = self.store.person(user).await?.filter(|person| !person.deleted);
        let wishes = person.map(|person| Settings::read(&person.settings).wishes);
        let wishes = wishes.filter(Wishes::reachable);
        let mut known = self.known.write().unwrap_or_else(PoisonError::into_inner);
        if before == self.forgotten.load(Ordering::Acquire) {
            if known.len() >= MOST {
                known.clear();
            }
            known.insert(user.to_owned(), wishes);
        }
        Ok(wishes)
    }

    /// Somebody's wishes may have changed.
    pub fn forget(&self, user: &str) {
        let mut known = self.known.write().unwrap_or_else(PoisonError::into_inner);
        self.forgotten.fetch_add(1, Ordering::AcqRel);
        known.remove(user);
    }

    /// All may have changed.
    pub fn forget_all(&self) {
        let mut known = self.known.write().unwrap_or_else(PoisonError::into_inner);
        self.forgotten.fetch_add(1, Ordering::AcqRel);
        known.clear();
    }
}
