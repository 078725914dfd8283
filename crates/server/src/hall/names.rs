//! The names of people, as tables need them: at once.

use crate::{refusal::Refusal, store::Store};
use demesne_wire::Person;
use std::{
    collections::HashMap,
    sync::{
        PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard,
        atomic::{AtomicU64, Ordering},
    },
};

/// At least so many names are kept in memory.
const LEAST: usize = 50_000;
/// And so many for each table that is: nobody reads a name again for a table that is in memory already.
const EACH_TABLE: usize = 25;

/// Names by id.
pub struct Names {
    store: Store,
    known: RwLock<Known>,
}

impl Names {
    /// No names yet; for so many tables in memory.
    pub fn new(store: Store, tables: usize) -> Names {
        let most = tables.saturating_mul(EACH_TABLE).max(LEAST);
        Names { store, known: RwLock::new(Known { most, ..Known::default() }) }
    }

    fn read(&self) -> RwLockReadGuard<'_, Known> {
        self.known.read().unwrap_or_else(PoisonError::into_inner)
    }

    fn write(&self) -> RwLockWriteGuard<'_, Known> {
        self.known.write().unwrap_or_else(PoisonError::into_inner)
    }

    /// Makes sure that these names are known.
    pub async fn learn(&self, people: &[String]) -> Result<(), Refusal> {
        let missing: Vec<&String> = {
            let known = self.read();
            people.iter().filter(|id| known.get(id).is_none()).collect()
        };
        for id in missing {
            self.read_again(id).await?;
        }
        Ok(())
    }

    /// The name may have changed: it is read again.
    pub async fn read_again(&self, id: &str) -> Result<(), Refusal> {
        let name = self.store.person(id).await?.map_or(String::new(), |person| person.name);
        self.write().put(id, &name);
        Ok(())
    }

    /// All may have changed.
    pub fn forget_all(&self) {
        self.write().names.clear();
    }

    /// Somebody with their name, as far as it is known.
    pub fn person(&self, id: &str) -> Person {
        Person { id: id.to_owned(), name: self.read().get(id).map_or(String::new(), str::to_owned) }
    }
}

/// A bounded number of names: those that were used lately.
#[derive(Default)]
struct Known {
    most: usize,
    names: HashMap<String, Name>,
    /// How many names were put in so far: the time by which uses are told apart.
    age: u64,
}

struct Name {
    text: Box<str>,
    used: AtomicU64,
}

impl Known {
    fn get(&self, id: &str) -> Option<&str> {
        let name = self.names.get(id)?;
        name.used.store(self.age, Ordering::Relaxed);
        Some(&name.text)
    }

    fn put(&mut self, id: &str, text: &str) {
        if self.names.len() >= self.most && !self.names.contains_key(id) {
            self.drop_unused();
        }
        self.age += 1;
        self.names.insert(id.to_owned(), Name { text: text.into(), used: AtomicU64::new(self.age) });
    }

    /// Half of all names go, those first that nobody has used for longest.
    fn drop_unused(&mut self) {
        let mut uses: Vec<u64> = self.names.values().map(|name| name.used.load(Ordering::Relaxed)).collect();
        let half = uses.len() / 2;
        if uses.is_empty() {
            return;
        }
        let (_, &mut middle, _) = uses.select_nth_unstable(half);
        let before = self.names.len();
        self.names.retain(|_, name| *name.used.get_mut() >= middle);
        // All were used since the last one came in: then none is better than another.
        if self.names.len() == before {
            let mut kept = 0;
            self.names.retain(|_, _| {
                kept += 1;
                kept <= half
            });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn full() -> Known {
        let mut known = Known { most: 8, ..Known::default() };
        for number in 0..8 {
            known.put(&number.to_string(), &format!("name {number}"));
        }
        known
    }

    #[test]
    fn those_that_nobody_used_lately_are_dropped() {
        let mut known = full();
        assert_eq!(known.get("0"), Some("name 0"));
        known.put("8", "name 8");
        let there: Vec<usize> =
            (0..9).filter(|number| known.names.contains_key(&number.to_string())).collect();
        assert_eq!(there, [0, 5, 6, 7, 8], "the first was used after all of these came");
        known.put("8", "another name");
        assert_eq!((known.get("8"), known.names.len()), (Some("another name"), 5));
    }

    #[test]
    fn there_are_never_more_than_so_many() {
        let mut known = full();
        for number in 0..8 {
            known.get(&number.to_string());
        }
        known.put("8", "name 8");
        assert_eq!(known.names.len(), 5);
        for number in 0..1000 {
            known.put(&number.to_string(), "");
            assert!(known.names.len() <= 8);
        }
    }
}
