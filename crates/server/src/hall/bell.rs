//! How a connection hears that there is something new. It is told *that*, not *what*: it reads the table itself, from where it
//! stands, so nothing is lost however slow it is.

use super::lock;
use std::sync::{
    Mutex,
    atomic::{AtomicBool, Ordering},
};
use tokio::sync::Notify;

/// What is new.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Rung {
    /// Something happened at a watched table, or its presence changed.
    Table(String),
    /// Something happened at a table of this person.
    Mine {
        /// The table.
        table: String,
        /// Whether the person is to act.
        your_turn: bool,
    },
    /// Whoever this is may have been signed out.
    Check,
}

/// The bell of one connection.
#[derive(Default)]
pub struct Bell {
    /// Whose connection it is; nobody's where a spectator has no name.
    pub person: Option<String>,
    /// Whether others are told that somebody is here.
    pub shows: bool,
    eyes: AtomicBool,
    notify: Notify,
    rung: Mutex<Vec<Rung>>,
}

impl Bell {
    /// A bell for a connection of somebody.
    pub fn of(person: Option<String>) -> Bell {
        Bell { person, shows: true, eyes: AtomicBool::new(true), ..Bell::default() }
    }

    /// A bell for a request that waits. It is no presence.
    pub fn silent() -> Bell {
        Bell::default()
    }

    /// Something happened at a table.
    pub fn ring_table(&self, table: &str) {
        self.ring(Rung::Table(table.to_owned()));
    }

    /// Something is new.
    pub fn ring(&self, rung: Rung) {
        let mut waiting = lock(&self.rung);
        if !waiting.contains(&rung) {
            waiting.push(rung);
        }
        drop(waiting);
        self.notify.notify_one();
    }

    /// Waits until something is new, and says what.
    pub async fn heard(&self) -> Vec<Rung> {
        loop {
            let rung = std::mem::take(&mut *lock(&self.rung));
            if !rung.is_empty() {
                return rung;
            }
            self.notify.notified().await;
        }
    }

    /// Whether a person looks at the page.
    pub fn has_eyes(&self) -> bool {
        self.eyes.load(Ordering::Relaxed)
    }

    /// A person looks at the page, or no longer.
    pub fn set_eyes(&self, open: bool) {
        self.eyes.store(open, Ordering::Relaxed);
    }
}
