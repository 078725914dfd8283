//! A table of the server at this page: what is known of it, and how that follows what happens.

use super::{
    api::{self, Trouble, address, coded},
    driver::Remote,
    news,
    socket::{self, Heard},
};
use crate::{
    browser, later, people,
    play::Play,
    shelf,
    words::{self, lang},
};
use demesne_game::{Seat, SeatSet, Viewer};
use demesne_games::{Kind, Running};
use demesne_wire::{Ask, Done, Event, Events, FromServer, Happening, SeatLine, Status, TableView};
use leptos::prelude::*;
use serde::{Serialize, de::DeserializeOwned};
use std::collections::VecDeque;

/// What has come in, and how far it was shown.
#[derive(Default)]
pub struct Log {
    /// What waits to be shown.
    pub queue: VecDeque<Event>,
    /// The number of the last event that came in.
    pub received: i64,
    /// Whether somebody works on the queue.
    pub at_work: bool,
    /// Whether a request of this page is on its way.
    pub sending: bool,
    /// Rises when the table is loaded anew: what was begun before has no say any more.
    pub turn: u32,
    /// Whether a look at the table is asked for already.
    pub looking: bool,
}

/// A table of the server at this page. Cheap to copy; all of it is reactive.
#[derive(Clone, Copy)]
pub struct Visit {
    /// The table's id.
    pub id: StoredValue<String>,
    /// The key of the invitation that the reader came with.
    pub invite: StoredValue<Option<String>>,
    /// The table, as it was last told.
    pub view: RwSignal<Option<TableView>>,
    /// When that was, for clocks.
    pub at: RwSignal<f64>,
    /// Why it cannot be shown.
    pub trouble: RwSignal<Option<Trouble>>,
    /// The seats whose people are there, and how many look on.
    pub present: RwSignal<(Vec<String>, usize)>,
    /// What happened besides the game.
    pub talk: RwSignal<Vec<Event>>,
    /// The game, once it has begun.
    pub play: RwSignal<Option<Play>>,
    /// The seat whose eyes the table is seen with; none for a spectator.
    pub eyes: RwSignal<Option<String>>,
    /// Whose eyes the reader asked for: a seat, or `none`.
    pub wished: RwSignal<Option<String>>,
    /// The seat whose person has the screen, where several share it and it is covered between their turns.
    pub(super) taken: StoredValue<Option<String>>,
    pub(super) log: StoredValue<Log>,
    owner: StoredValue<Owner>,
}

/// Where the number of the last event that was shown is kept.
fn place(id: &str) -> String {
    format!("demesne.seen.{id}")
}

impl Visit {
    /// Comes to a table; must be called where a component is made, so that it ends with it.
    pub fn new(id: &str, invite: Option<String>) -> Visit {
        let visit = Visit {
            id: StoredValue::new(id.to_owned()),
            invite: StoredValue::new(invite),
            view: RwSignal::new(None),
            at: RwSignal::new(0.0),
            trouble: RwSignal::new(None),
            present: RwSignal::default(),
            talk: RwSignal::default(),
            play: RwSignal::new(None),
            eyes: RwSignal::new(None),
            wished: RwSignal::new(None),
            taken: StoredValue::new(None),
            log: StoredValue::new(Log::default()),
            owner: StoredValue::new(Owner::current().unwrap_or_default()),
        };
        let listener = socket::hear(move |heard| visit.hears(heard));
        let table = id.to_owned();
        on_cleanup(move || {
            socket::unhear(listener);
            socket::unwatch(&table);
        });
        // Whoever has become somebody else sees something else.
        Effect::new(move |before: Option<Option<String>>| {
            let me = people::me().read().as_ref().map(|me| me.person.id.clone());
            if before.is_none_or(|before| before != me) {
                visit.reload();
            }
            me
        });
        visit
    }

    /// Whether the reader is still here.
    pub fn is_here(self) -> bool {
        !self.id.is_disposed()
    }

    /// An address below the table's.
    pub fn path(self, rest: &str) -> String {
        format!("/api/tables/{}{rest}", coded(&self.id.get_value()))
    }

    /// What every look at the table says: for whose eyes, and by which invitation.
    fn looks(self, rest: &str, seat: Option<String>, after: Option<i64>) -> String {
        let asked = [
            ("after", after.map(|after| after.to_string())),
            ("seat", seat),
            ("invite", self.invite.get_value()),
        ];
        address(&self.path(rest), &asked)
    }

    /// Loads the whole table anew, silently.
    pub fn reload(self) {
        let turn = self
            .log
            .try_update_value(|log| {
                log.turn += 1;
                log.turn
            })
            .unwrap_or_default();
        later::work(self.id, async move {
            let loaded = self.load().await;
            if self.log.with_value(|log| log.turn != turn) {
                return;
            }
            match loaded {
                Ok((view, events)) => self.settle(view, events),
                // What is shown already stays; the connection tries again by itself.
                Err(trouble) if trouble.passes() && self.view.read_untracked().is_some() => {}
                Err(trouble) => self.trouble.set(Some(trouble)),
            }
        });
    }

    async fn load(self) -> Result<(TableView, Vec<Event>), Trouble> {
        people::learn().await;
        let wished = self.wished.get_untracked();
        let mut view: TableView = api::look(&self.looks("", wished, None)).await?;
        if let Ok(kind) = Kind::parse(&view.line.game) {
            shelf::bring(kind).await.map_err(|why| Trouble::own("offline", why))?;
        }
        self.choose_eyes(&mut view);
        let eyes = view.viewer.clone().unwrap_or_else(|| "none".into());
        let seat = view.line.seats.iter().any(|seat| seat.you).then_some(eyes);
        let events: Events = api::look(&self.looks("/events", seat, Some(0))).await?;
        Ok((view, events.events))
    }

    /// Shows what was loaded: what the reader has seen before at once, what came since step by step.
    fn settle(self, view: TableView, events: Vec<Event>) {
        let seen = browser::kept(&place(&self.id.get_value())).and_then(|seen| seen.parse::<i64>().ok());
        let last = events.last().map_or(0, |event| event.seq);
        let seat = view.viewer.as_deref().and_then(Seat::parse);
        let known = match (self.play.get_untracked().is_some(), seen) {
            // It was on the page already: only the state was wrong.
            (true, _) | (_, None) => last,
            (false, Some(seen)) => news::first_shown(&events, seen.min(last), view.viewer.as_deref()),
        };
        let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
        let begun = view.play.is_some();
        let (past, fresh): (Vec<Event>, Vec<Event>) =
            events.into_iter().partition(|event| event.seq <= known);
        self.eyes.set(view.viewer.clone());
        self.talk.set(past.iter().chain(&fresh).filter(|event| news::is_talk(event)).cloned().collect());
        if begun {
            match run(&view, viewer).and_then(|mut running| {
                for event in &past {
                    news::fold(&mut *running, event)?;
                }
                Ok(running)
            }) {
                Ok(running) => self.put_up(running, viewer),
                Err(error) => {
                    browser::complain(&error);
                    self.trouble.set(Some(Trouble::own("unfit", words::table::unfit(lang()))));
                }
            }
        }
        // The game began while this was on its way: its beginning is told again, for the right eyes.
        if !begun && self.play.get_untracked().is_some() {
            self.play.set(None);
        }
        self.log.update_value(|log| {
            log.queue = fresh.into();
            log.received = last;
            log.sending = false;
        });
        self.trouble.set(None);
        self.show_view(view);
        let (eyes, invite) = (self.eyes.get_untracked(), self.invite.get_value());
        let seated = self.view.with_untracked(|view| view.as_ref().is_some_and(sits));
        let seat = seated.then(|| eyes.unwrap_or_else(|| "none".into()));
        socket::watch(&self.id.get_value(), last, seat, invite);
        self.keep_seen(known);
        self.go_on();
    }

    /// Puts a game on the page, in the place of one that was there.
    pub(super) fn put_up(self, running: Box<dyn Running>, viewer: Viewer) {
        match self.play.get_untracked() {
            Some(play) => {
                play.viewer.set(viewer);
                play.replace(running);
            }
            None => {
                let play = self.owner.get_value().with(|| Play::new(running, viewer, Box::new(Remote(self))));
                self.play.set(Some(play));
            }
        }
    }

    /// Takes over what the server says of the table.
    pub(super) fn show_view(self, view: TableView) {
        if let Some(play) = self.play.get_untracked() {
            let own = self.eyes.get_untracked();
            let on = view.line.status == Status::Playing;
            let seat = view.line.seats.iter().find(|seat| on && Some(&seat.seat) == own.as_ref());
            // Where a bot plays on for somebody, that somebody does not.
            let mine =
                seat.filter(|seat| seat.you && seat.bot.is_none()).and_then(|seat| Seat::parse(&seat.seat));
            let mine = mine.map_or(SeatSet::EMPTY, SeatSet::one);
            if play.mine.get_untracked() != mine {
                play.mine.set(mine);
            }
        }
        self.at.set(browser::now());
        self.view.set(Some(view));
    }

    /// Looks at the table again, once for however many reasons.
    pub fn refresh(self) {
        let looking = self.log.try_update_value(|log| std::mem::replace(&mut log.looking, true));
        if looking != Some(false) {
            return;
        }
        later::work(self.id, async move {
            browser::wait(60).await;
            self.log.update_value(|log| log.looking = false);
            let (wished, turn) = (self.wished.get_untracked(), self.log.with_value(|log| log.turn));
            let looked = api::look::<TableView>(&self.looks("", wished, None)).await;
            if self.log.with_value(|log| log.turn != turn) {
                return;
            }
            let Ok(mut view) = looked else { return };
            self.choose_eyes(&mut view);
            let eyes = self.eyes.get_untracked();
            let kept = match self.covers(&view) {
                // Whoever sees does so until their turn was shown to its end.
                true => self.is_seen() || self.log.with_value(|log| log.at_work),
                false => {
                    eyes.is_some()
                        && view.line.seats.iter().any(|seat| seat.you && Some(&seat.seat) == eyes.as_ref())
                }
            };
            if view.viewer != eyes && !kept {
                // The reader sits down, or has handed the seat over.
                self.reload();
            } else {
                self.show_view(view);
            }
        });
    }

    fn hears(self, heard: &Heard) {
        if !self.is_here() {
            return;
        }
        match heard {
            Heard::Up if self.view.read_untracked().is_none() => self.reload(),
            Heard::Up => self.refresh(),
            Heard::Said(FromServer::Events { table, events }) if *table == self.id.get_value() => {
                self.feed(events.clone());
            }
            Heard::Said(FromServer::Present { table, seats, spectators })
                if *table == self.id.get_value() =>
            {
                self.present.set((seats.clone(), *spectators));
            }
            Heard::Said(FromServer::Refused { table: Some(table), .. }) if *table == self.id.get_value() => {
                self.reload();
            }
            Heard::Said(_) => {}
        }
    }

    /// Events that came in, by whatever way: those that are known are left out.
    pub(super) fn feed(self, events: Vec<Event>) {
        // After a restored backup the table begins anew.
        let received = self.log.with_value(|log| log.received);
        if received > 0 && events.len() > 1 && events[0].seq == 1 {
            return self.reload();
        }
        for event in events {
            let received = self.log.with_value(|log| log.received);
            if event.seq <= received {
                continue;
            }
            if event.seq > received + 1 {
                self.catch_up(received);
                break;
            }
            self.log.update_value(|log| {
                log.received = event.seq;
                log.queue.push_back(event.clone());
            });
            socket::told(&self.id.get_value(), event.seq);
            self.note(&event);
        }
        self.go_on();
    }

    /// Something is missing between what is known and what came.
    fn catch_up(self, after: i64) {
        let eyes = self.eyes.get_untracked();
        let seated = self.view.with_untracked(|view| view.as_ref().is_some_and(sits));
        let seat = seated.then(|| eyes.unwrap_or_else(|| "none".into()));
        let path = self.looks("/events", seat, Some(after));
        later::work(self.id, async move {
            if let Ok(missing) = api::look::<Events>(&path).await {
                self.feed(missing.events);
            }
        });
    }

    /// What an event says at once, whenever it is shown: whose turn it is, what was said.
    fn note(self, event: &Event) {
        if news::is_talk(event) {
            self.talk.update(|talk| talk.push(event.clone()));
        }
        let plain = matches!(event.what, Happening::Said { .. } | Happening::Played { .. });
        let mut enough = plain && event.over.is_none();
        self.view.update(|view| {
            let Some(view) = view else { return };
            let was = view.line.your_turn;
            news::note(view, event);
            enough &=
                view.play.as_ref().is_none_or(|play| play.clocks.is_empty() && play.undo_asked.is_none());
            news::sound(view, event, was);
        });
        if !enough {
            self.refresh();
        }
    }

    /// What was shown up to a number need not be shown again.
    pub(super) fn keep_seen(self, seq: i64) {
        browser::keep(&place(&self.id.get_value()), &seq.to_string());
    }

    /// Sends a request that changes the table and needs no more than an id. Whoever asked may leave while it is on its way.
    pub fn ask<B: Serialize, T: DeserializeOwned>(
        self,
        method: &'static str,
        rest: &str,
        body: B,
    ) -> impl Future<Output = Result<T, Trouble>> + use<B, T> {
        let path = self.path(rest);
        async move { api::change(method, &path, &body).await }
    }

    /// The same for what becomes an event.
    pub fn change<B: Serialize>(
        self,
        method: &'static str,
        rest: &str,
        body: B,
    ) -> impl Future<Output = Result<(), Trouble>> + use<B> {
        let asked = self.ask::<B, Done>(method, rest, body);
        async move {
            let done = asked.await?;
            if self.is_here() {
                self.feed(done.events);
            }
            Ok(())
        }
    }

    /// A request for the seat that the reader sees with.
    pub fn request(self) -> Ask {
        let first = self.view.with_untracked(|view| {
            view.as_ref()
                .and_then(|view| view.line.seats.iter().find(|seat| seat.you).map(|seat| seat.seat.clone()))
        });
        let called = self.play.get_untracked().and_then(|play| play.screen.get_untracked());
        let called = called.map(|seat| seat.to_string());
        Ask { id: browser::fresh_id(), seat: self.eyes.get_untracked().or(called).or(first) }
    }

    /// Whether the reader sits here; in a reactive place.
    pub fn sits(self) -> bool {
        self.view.read().as_ref().is_some_and(sits)
    }

    /// Where the table stands; in a reactive place.
    pub fn status(self) -> Option<Status> {
        self.view.read().as_ref().map(|view| view.line.status)
    }

    /// The seats; in a reactive place.
    pub fn seats(self) -> Vec<SeatLine> {
        self.view.read().as_ref().map(|view| view.line.seats.clone()).unwrap_or_default()
    }

    /// The name of the game; in a reactive place.
    pub fn game(self) -> String {
        self.view.read().as_ref().map(|view| view.line.game.clone()).unwrap_or_default()
    }

    /// Whether the reader made the table; in a reactive place.
    pub fn owns(self) -> bool {
        let me = people::me().read().as_ref().map(|me| me.person.id.clone());
        self.view.read().as_ref().is_some_and(|view| Some(&view.owner.id) == me.as_ref())
    }
}

/// The seats that the reader decides for; where a bot plays on for somebody, that somebody does not.
pub(super) fn people(view: &TableView) -> SeatSet {
    let mine = view.line.seats.iter().filter(|seat| seat.you && seat.bot.is_none());
    mine.filter_map(|seat| Seat::parse(&seat.seat)).fold(SeatSet::EMPTY, SeatSet::with)
}

/// Whether whoever looks sits at the table.
fn sits(view: &TableView) -> bool {
    view.line.seats.iter().any(|seat| seat.you)
}

/// The game of a table before its first step, as a viewer knows it.
pub(super) fn run(view: &TableView, viewer: Viewer) -> Result<Box<dyn Running>, String> {
    let kind = Kind::parse(&view.line.game).map_err(|error| error.to_string())?;
    let setup: Vec<(String, String)> = view.line.setup.clone().into_iter().collect();
    kind.run(&setup, viewer).map_err(|error| error.to_string())
}
