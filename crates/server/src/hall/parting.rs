//! Somebody changes, or leaves for good: others go on without them, and what they said is forgotten.

use super::{Hall, Rung, now};
use crate::{
    refusal::Refusal,
    secret,
    store::Change,
    table::{Asked, Entry, Table, Who},
};
use demesne_game::Seat;
use demesne_wire::Status;
use std::sync::Arc;

/// More tables than anybody has.
const ALL: i64 = 1_000_000;

impl Hall {
    /// Something about somebody changed, here: their name, account, sessions or wishes. Other processes are told.
    pub async fn change_person(self: &Arc<Hall>, user: &str) -> Result<(), Refusal> {
        self.store.tell(Change::Person { user: user.to_owned() });
        self.sessions.forget(user);
        self.callable.forget(user);
        self.names.read_again(user).await?;
        self.ring_person(user, &Rung::Check);
        Ok(())
    }

    /// Something about somebody changed at another process.
    pub(super) async fn person_changed(self: &Arc<Hall>, user: &str) {
        self.sessions.forget(user);
        self.callable.forget(user);
        let read = async {
            self.names.read_again(user).await?;
            let gone = self.store.person(user).await?.is_some_and(|person| person.deleted);
            Ok::<bool, Refusal>(gone)
        };
        match read.await {
            Ok(true) => self.forget_words(user).await,
            Ok(false) => {}
            Err(refusal) => {
                tracing::warn!(code = refusal.code, "somebody changed, but could not be read again")
            }
        }
        self.ring_person(user, &Rung::Check);
    }

    /// Whether a session still counts.
    pub async fn is_signed_in(&self, user: &str, token_hash: &str) -> Result<bool, Refusal> {
        let session = self.store.session(token_hash, now()).await?;
        let person = self.store.person(user).await?;
        Ok(session.is_some_and(|session| session.user == user)
            && person.is_some_and(|person| !person.deleted && person.role != "blocked"))
    }

    /// Deletes an account. First its seats become free or resign, so that others can go on.
    pub async fn delete(self: &Arc<Hall>, who: &Who) -> Result<(), Refusal> {
        for table in self.store.open_tables_by(&who.id).await? {
            self.leave_table(&table, who).await?;
        }
        for summary in self.store.tables_of(&who.id, ALL).await? {
            if matches!(summary.status, crate::store::Status::Open | crate::store::Status::Playing) {
                self.leave_table(&summary.table, who).await?;
            }
        }
        self.store.delete_person(&who.id).await?;
        self.forget_words(&who.id).await;
        self.change_person(&who.id).await
    }

    /// Does at a table whatever somebody must do who leaves for good, step by step until nothing is left.
    async fn leave_table(self: &Arc<Hall>, table: &str, who: &Who) -> Result<(), Refusal> {
        loop {
            let (leaving, asked) = (who.clone(), Asked { by: who.id.clone(), id: secret::table_id() });
            let acted = self.act(table, Some(asked.clone()), move |table| {
                let step = last_step(table, &leaving, &asked.id)?;
                step.map(Into::into).ok_or_else(|| Refusal::new("no-seat"))
            });
            match acted.await {
                Ok(_) => {}
                Err(refusal) if refusal.code == "no-seat" => return Ok(()),
                Err(refusal) => return Err(refusal),
            }
        }
    }

    /// Tables in memory that know what somebody said are read anew.
    async fn forget_words(&self, user: &str) {
        for open in self.all_open() {
            let spoke = {
                let table = open.table.read().await;
                table.log.iter().any(
                    |kept| matches!(&kept.entry, Entry::Said { asked } if asked.by == user && kept.words.is_some()),
                )
            };
            if spoke {
                self.forget(&open.id);
                open.ring();
            }
        }
    }
}

/// The next thing that somebody must do at a table to be gone from it.
fn last_step(table: &Table, who: &Who, id: &str) -> Result<Option<Entry>, Refusal> {
    let stays = |seat: &Seat| !table.chairs[seat.index()].resigned;
    let own = table.seats_of(&who.id).find(stays);
    match (table.status, own) {
        // Nobody else could start it.
        (Status::Open, _) if table.owner == who.id => table.close(who, id).map(Some),
        (Status::Open, Some(seat)) => table.leave(who, seat, id).map(Some),
        (Status::Playing, Some(seat)) => table.resign(who, Some(&seat.to_string()), id).map(Some),
        _ => Ok(None),
    }
}
