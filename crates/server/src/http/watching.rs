//! What one connection watches, and how far it has been told.

use super::{App, answer::fault};
use crate::{
    hall::{Bell, OpenTable, Present, Rung},
    refusal::Refusal,
    table::Who,
};
use demesne_game::Viewer;
use demesne_text::Language;
use demesne_wire::{FromClient, FromServer};
use std::{collections::HashMap, sync::Arc};

/// The most tables that one connection watches.
const MOST: usize = 50;

struct Watched {
    /// The number of the last event that was sent.
    last: i64,
    seat: Option<String>,
    invite: Option<String>,
    open: Arc<OpenTable>,
    /// Who was there when it was last told.
    present: Option<Present>,
}

/// What a connection watches.
pub struct Watching {
    app: Arc<App>,
    who: Option<Who>,
    bell: Arc<Bell>,
    language: Language,
    tables: HashMap<String, Watched>,
}

impl Watching {
    /// Nothing yet.
    pub fn new(app: Arc<App>, who: Option<Who>, bell: Arc<Bell>, language: Language) -> Watching {
        Watching { app, who, bell, language, tables: HashMap::new() }
    }

    /// The client said something.
    pub async fn hear(&mut self, message: FromClient) -> Vec<FromServer> {
        match message {
            FromClient::Ping {} => vec![FromServer::Pong {}],
            FromClient::Eyes { open } => {
                self.bell.set_eyes(open);
                for watched in self.tables.values() {
                    watched.open.look_round().await;
                    self.sees(&watched.open);
                }
                Vec::new()
            }
            FromClient::Unwatch { table } => {
                if let Some(watched) = self.tables.remove(&table) {
                    watched.open.unwatch(&self.bell);
                    watched.open.look_round().await;
                }
                Vec::new()
            }
            FromClient::Watch { table, after, seat, invite } => {
                match self.watch(&table, after, seat, invite).await {
                    Ok(()) => self.news(&table).await,
                    Err(refusal) => vec![self.refused(Some(table), &refusal)],
                }
            }
        }
    }

    /// A message that is none.
    pub fn misunderstood(&self, why: &str) -> FromServer {
        self.refused(None, &Refusal::because("bad-json", why))
    }

    /// Something is new.
    pub async fn look(&mut self, rung: Vec<Rung>) -> Vec<FromServer> {
        let mut news = Vec::new();
        for rung in rung {
            match rung {
                Rung::Table(table) => news.extend(self.news(&table).await),
                Rung::Check => {}
                Rung::Mine { table, your_turn } => news.push(FromServer::Mine { table, your_turn }),
            }
        }
        news
    }

    /// Whoever looks at a table need not be called to it.
    fn sees(&self, open: &OpenTable) {
        if let Some(who) = self.who.as_ref().filter(|_| self.bell.has_eyes()) {
            self.app.hall.seen(&who.id, &open.id, false);
        }
    }

    /// The connection is gone: the others see that.
    pub async fn end(&mut self) {
        for (_, watched) in self.tables.drain() {
            watched.open.unwatch(&self.bell);
            watched.open.look_round().await;
        }
    }

    async fn watch(
        &mut self,
        table: &str,
        after: i64,
        seat: Option<String>,
        invite: Option<String>,
    ) -> Result<(), Refusal> {
        if self.tables.len() >= MOST && !self.tables.contains_key(table) {
            return Refusal::err("too-many");
        }
        let open = self.app.hall.visible(table, self.who.as_ref(), invite.as_deref()).await?;
        open.watch(&self.bell);
        self.sees(&open);
        let watched = Watched { last: after.max(0), seat, invite, open: Arc::clone(&open), present: None };
        self.tables.insert(table.to_owned(), watched);
        open.look_round().await;
        Ok(())
    }

    /// What the client does not have yet of a table.
    async fn news(&mut self, id: &str) -> Vec<FromServer> {
        match self.try_news(id).await {
            Ok(news) => news,
            Err(refusal) => {
                self.tables.remove(id);
                vec![self.refused(Some(id.to_owned()), &refusal)]
            }
        }
    }

    async fn try_news(&mut self, id: &str) -> Result<Vec<FromServer>, Refusal> {
        let Some(watched) = self.tables.get_mut(id) else { return Ok(Vec::new()) };
        // It may have been let go and folded anew.
        let open = self.app.hall.open(id).await?;
        let anew = !Arc::ptr_eq(&open, &watched.open);
        if anew {
            open.watch(&self.bell);
            watched.open = Arc::clone(&open);
        }
        let table = open.table.read().await;
        if anew {
            open.sees_others(&table);
        }
        table.check_visible(self.who.as_ref(), watched.invite.as_deref())?;
        let viewer = table.viewer(self.who.as_ref(), watched.seat.as_deref()).unwrap_or(Viewer::Spectator);
        // After a restored backup the log may be shorter than what the client was told: it starts anew.
        if watched.last > table.seq() {
            watched.last = 0;
        }
        let names = &self.app.hall.names;
        let events = table.events(watched.last, viewer, &|id| names.person(id));
        watched.last = table.seq();
        let mut news = Vec::new();
        if !events.is_empty() {
            news.push(FromServer::Events { table: id.to_owned(), events });
        }
        let present = open.present();
        if watched.present.as_ref() != Some(&present) {
            watched.present = Some(present.clone());
            let Present { seats, spectators } = present;
            news.push(FromServer::Present { table: id.to_owned(), seats, spectators });
        }
        Ok(news)
    }

    fn refused(&self, table: Option<String>, refusal: &Refusal) -> FromServer {
        FromServer::Refused { table, error: fault(refusal, self.language) }
    }
}
