//! Who is signed in: the sessions that were shown lately, so that not every request asks the database.

use super::{Administrators, lock, now};
use crate::{
    refusal::Refusal,
    secret,
    store::{Person, Store},
    table::Who,
};
use std::{collections::HashMap, sync::Mutex};

/// For how long what the database said is believed. Another process that ends a session tells at once.
const BELIEVED: i64 = 60_000;
/// A session that is used lives on for so long.
pub const LIFE: i64 = 400 * 24 * 60 * 60 * 1000;
/// How often its last use is written down.
const TOUCHED: i64 = 60 * 60 * 1000;
/// More than this are not kept in memory.
const MOST: usize = 50_000;

#[derive(Clone)]
struct Known {
    who: Who,
    until: i64,
}

/// Somebody who is signed in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Signed {
    /// Who.
    pub who: Who,
    /// The hash of the session's token.
    pub token_hash: String,
}

/// Sessions by the hash of their token.
pub struct Sessions {
    store: Store,
    /// Those whom the operator named.
    pub administrators: Administrators,
    known: Mutex<HashMap<String, Known>>,
}

impl Sessions {
    /// None yet.
    pub fn new(store: Store, administrators: Administrators) -> Sessions {
        Sessions { store, administrators, known: Mutex::default() }
    }

    /// Whoever a token belongs to.
    pub async fn of_token(&self, token: &str) -> Result<Option<Signed>, Refusal> {
        let (token_hash, now) = (secret::hash_token(token), now());
        if let Some(known) = lock(&self.known).get(&token_hash).filter(|known| known.until > now) {
            return Ok(Some(Signed { who: known.who.clone(), token_hash }));
        }
        let Some(session) = self.store.session(&token_hash, now).await? else { return Ok(None) };
        let Some(person) = self.store.person(&session.user).await?.filter(|person| !person.deleted) else {
            return Ok(None);
        };
        if person.role == "blocked" {
            return Refusal::err("blocked");
        }
        if now - session.seen > TOUCHED {
            self.store.touch_session(&token_hash, now, now + LIFE).await?;
            self.store.seen(&person.id, now).await?;
        }
        let administrator = self.is_administrator(&person);
        let who = Who { id: person.id, account: person.login.is_some(), administrator };
        let known = Known { who: who.clone(), until: now + BELIEVED };
        let mut all = lock(&self.known);
        if all.len() >= MOST {
            all.clear();
        }
        all.insert(token_hash.clone(), known);
        Ok(Some(Signed { who, token_hash }))
    }

    /// Whether somebody is an administrator: by role, or because the operator named them.
    pub fn is_administrator(&self, person: &Person) -> bool {
        person.role == "administrator" || self.administrators.has(&person.id)
    }

    /// Something about a person changed.
    pub fn forget(&self, user: &str) {
        lock(&self.known).retain(|_, known| known.who.id != user);
    }

    /// Everything may have changed.
    pub fn forget_all(&self) {
        lock(&self.known).clear();
    }
}
