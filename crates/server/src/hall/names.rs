//! The names of people, as tables need them: at once.

use crate::{refusal::Refusal, store::Store};
use demesne_wire::Person;
use std::{
    collections::HashMap,
    sync::{Arc, PoisonError, RwLock},
};

/// More names than this are not kept in memory.
const MOST: usize = 50_000;

/// Names by id.
pub struct Names {
    store: Store,
    known: RwLock<HashMap<String, Arc<str>>>,
}

impl Names {
    /// No names yet.
    pub fn new(store: Store) -> Names {
        Names { store, known: RwLock::default() }
    }

    /// Makes sure that these names are known.
    pub async fn learn(&self, people: &[String]) -> Result<(), Refusal> {
        let missing: Vec<&String> = {
            let known = self.known.read().unwrap_or_else(PoisonError::into_inner);
            people.iter().filter(|id| !known.contains_key(*id)).collect()
        };
        for id in missing {
            let name = self.store.person(id).await?.map_or(String::new(), |person| person.name);
            self.put(id, &name);
        }
        Ok(())
    }

    /// Somebody has this name now.
    pub fn put(&self, id: &str, name: &str) {
        let mut known = self.known.write().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= MOST {
            known.clear();
        }
        known.insert(id.to_owned(), name.into());
    }

    /// The name may have changed. It is read at once: tables that are open do not ask for it again.
    pub async fn renew(&self, id: &str) {
        if !self.known.read().unwrap_or_else(PoisonError::into_inner).contains_key(id) {
            return;
        }
        match self.store.person(id).await {
            Ok(person) => self.put(id, &person.map_or(String::new(), |person| person.name)),
            Err(why) => tracing::warn!(%why, "a name could not be read"),
        }
    }

    /// All may have changed.
    pub fn forget_all(&self) {
        self.known.write().unwrap_or_else(PoisonError::into_inner).clear();
    }

    /// Somebody with their name, as far as it is known.
    pub fn person(&self, id: &str) -> Person {
        let known = self.known.read().unwrap_or_else(PoisonError::into_inner);
        Person { id: id.to_owned(), name: known.get(id).map_or(String::new(), |name| name.to_string()) }
    }
}
