//! Administrators: the accounts that the operator named by their logins.
//!
//! A login that is named before anybody has it would belong to whoever is first to take it. So logins mean the accounts that
//! had them when the server started, and nobody can take one that is named.

use crate::store::{Store, StoreError};
use std::collections::HashSet;

/// Those whom the operator named.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Administrators {
    /// The ids of their accounts.
    people: HashSet<String>,
    /// All logins that were named, as they are kept: in small letters.
    named: Vec<String>,
    /// Those of them that nobody has.
    vacant: Vec<String>,
}

impl Administrators {
    /// The accounts that have these logins now.
    pub async fn find(store: &Store, logins: &[String]) -> Result<Administrators, StoreError> {
        let mut found = Administrators::default();
        for login in logins.iter().map(|login| login.trim().to_ascii_lowercase()) {
            if login.is_empty() {
                continue;
            }
            match store.person_of_login(&login).await? {
                Some(person) => {
                    found.people.insert(person.id);
                }
                None => found.vacant.push(login.clone()),
            }
            found.named.push(login);
        }
        Ok(found)
    }

    /// Whether somebody is one of them.
    pub fn has(&self, person: &str) -> bool {
        self.people.contains(person)
    }

    /// Whether a login is kept for one of them.
    pub fn keeps(&self, login: &str) -> bool {
        self.named.iter().any(|named| named == login)
    }

    /// The logins that nobody had when the server started.
    pub fn vacant(&self) -> &[String] {
        &self.vacant
    }
}
