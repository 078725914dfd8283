//! The connection over which the server tells what happens. When it breaks it comes back, later each time, and goes on where it was.

use crate::{browser, later, words::lang};
use demesne_wire::{FromClient, FromServer};
use leptos::prelude::*;
use std::{cell::RefCell, collections::HashMap, rc::Rc, sync::OnceLock};
use wasm_bindgen::{JsCast, closure::Closure};
use web_sys::{MessageEvent, WebSocket};

const FIRST_WAIT: i32 = 400;
const LONGEST_WAIT: i32 = 15_000;
/// Shorter than the server is ever silent: it asks after 30 seconds.
const PING: i32 = 25_000;
/// After so long without a word the connection is dead, even if nobody has said so.
const SILENCE: f64 = 60_000.0;

/// What listeners hear.
#[derive(Clone, Debug)]
pub enum Heard {
    /// The connection is there, for the first time or again.
    Up,
    /// The server said something.
    Said(FromServer),
}

/// How far a watched table was told, and for whose eyes.
#[derive(Clone)]
struct Watched {
    after: i64,
    seat: Option<String>,
    invite: Option<String>,
}

type Listener = Rc<dyn Fn(&Heard)>;

#[derive(Default)]
struct Connection {
    socket: Option<WebSocket>,
    /// Rises with every attempt: what an old connection does has no say any more.
    attempt: u32,
    wait: i32,
    heard: f64,
    watched: HashMap<String, Watched>,
    listeners: Vec<(u32, Listener)>,
    next: u32,
    wanted: bool,
}

thread_local! {
    static CONNECTION: RefCell<Connection> = RefCell::default();
}

static UP: OnceLock<RwSignal<bool>> = OnceLock::new();

/// Whether news comes in now.
pub fn is_up() -> RwSignal<bool> {
    *UP.get_or_init(|| RwSignal::new(false))
}

/// Connects, if nobody has yet.
pub fn open() {
    if CONNECTION.with_borrow_mut(|all| !std::mem::replace(&mut all.wanted, true)) {
        browser::listen(&browser::document(), "visibilitychange", |_: web_sys::Event| {
            say(&FromClient::Eyes { open: !browser::document().hidden() });
            if !browser::document().hidden() {
                hurry();
            }
        });
        browser::listen(&browser::window(), "online", |_: web_sys::Event| hurry());
        later::anyway(keep_asking());
        connect();
    }
}

/// Connects anew: who the reader is has changed.
pub fn renew() {
    if CONNECTION.with_borrow(|all| all.wanted) {
        drop_socket();
        connect();
    }
}

/// Hears what the server says, until [`unhear`].
pub fn hear(listener: impl Fn(&Heard) + 'static) -> u32 {
    CONNECTION.with_borrow_mut(|all| {
        all.next += 1;
        all.listeners.push((all.next, Rc::new(listener)));
        all.next
    })
}

/// Hears no more.
pub fn unhear(listener: u32) {
    CONNECTION.with_borrow_mut(|all| all.listeners.retain(|(id, _)| *id != listener));
}

/// Asks for what happens at a table after a number, for some eyes.
pub fn watch(table: &str, after: i64, seat: Option<String>, invite: Option<String>) {
    open();
    let watched = Watched { after, seat, invite };
    say(&watching(table, &watched));
    CONNECTION.with_borrow_mut(|all| all.watched.insert(table.to_owned(), watched));
}

/// No more of it.
pub fn unwatch(table: &str) {
    if CONNECTION.with_borrow_mut(|all| all.watched.remove(table)).is_some() {
        say(&FromClient::Unwatch { table: table.to_owned() });
    }
}

/// A table was told up to a number, by whatever way: a new connection goes on from there.
pub fn told(table: &str, seq: i64) {
    CONNECTION.with_borrow_mut(|all| {
        if let Some(watched) = all.watched.get_mut(table) {
            watched.after = watched.after.max(seq);
        }
    });
}

fn watching(table: &str, watched: &Watched) -> FromClient {
    let Watched { after, seat, invite } = watched.clone();
    FromClient::Watch { table: table.to_owned(), after, seat, invite }
}

fn say(message: &FromClient) {
    let Ok(text) = serde_json::to_string(message) else { return };
    CONNECTION.with_borrow(|all| {
        let open = all.socket.as_ref().filter(|socket| socket.ready_state() == WebSocket::OPEN);
        if let Some(socket) = open {
            let _ = socket.send_with_str(&text);
        }
    });
}

/// Tells all listeners; each may listen, stop listening or speak meanwhile.
fn tell(heard: &Heard) {
    let listeners: Vec<Listener> =
        CONNECTION.with_borrow(|all| all.listeners.iter().map(|(_, listener)| Rc::clone(listener)).collect());
    for listener in listeners {
        listener(heard);
    }
}

/// Somebody looks again, or there is a network again: no reason to wait longer.
fn hurry() {
    if CONNECTION.with_borrow(|all| all.wanted && all.socket.is_none()) {
        connect();
    }
}

fn drop_socket() {
    let old = CONNECTION.with_borrow_mut(|all| {
        all.attempt += 1;
        all.socket.take()
    });
    if let Some(old) = old {
        let _ = old.close();
    }
    is_up().set(false);
}

fn connect() {
    let location = browser::window().location();
    let scheme = if location.protocol().as_deref() == Ok("https:") { "wss" } else { "ws" };
    let host = location.host().unwrap_or_default();
    let address = format!("{scheme}://{host}/api/live?lang={}", untrack(lang).code());
    let Ok(socket) = WebSocket::new(&address) else { return };
    let attempt = CONNECTION.with_borrow_mut(|all| {
        all.attempt += 1;
        all.socket = Some(socket.clone());
        all.attempt
    });
    let current = move || CONNECTION.with_borrow(|all| all.attempt == attempt);
    let opened = Closure::<dyn FnMut()>::new(move || {
        if current() {
            up();
        }
    });
    socket.set_onopen(Some(opened.as_ref().unchecked_ref()));
    opened.forget();
    let said = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        if !current() {
            return;
        }
        CONNECTION.with_borrow_mut(|all| all.heard = browser::now());
        let message =
            event.data().as_string().and_then(|text| serde_json::from_str::<FromServer>(&text).ok());
        if let Some(message) = message {
            tell(&Heard::Said(message));
        }
    });
    socket.set_onmessage(Some(said.as_ref().unchecked_ref()));
    said.forget();
    let closed = Closure::<dyn FnMut()>::new(move || {
        if current() {
            drop_socket();
            try_again();
        }
    });
    socket.set_onclose(Some(closed.as_ref().unchecked_ref()));
    closed.forget();
}

fn up() {
    let watched = CONNECTION.with_borrow_mut(|all| {
        all.wait = FIRST_WAIT;
        all.heard = browser::now();
        all.watched.clone()
    });
    say(&FromClient::Eyes { open: !browser::document().hidden() });
    for (table, watched) in &watched {
        say(&watching(table, watched));
    }
    is_up().set(true);
    tell(&Heard::Up);
}

/// Tries again, a little later each time, and not in step with everybody else.
fn try_again() {
    let (attempt, wait) = CONNECTION.with_borrow_mut(|all| {
        let wait = all.wait.max(FIRST_WAIT);
        all.wait = (wait * 2).min(LONGEST_WAIT);
        (all.attempt, wait)
    });
    let wait = (f64::from(wait) * (0.75 + js_sys::Math::random() / 2.0)) as i32;
    later::anyway(async move {
        browser::wait(wait).await;
        if CONNECTION.with_borrow(|all| all.attempt == attempt && all.socket.is_none()) {
            connect();
        }
    });
}

async fn keep_asking() {
    loop {
        browser::wait(PING).await;
        let (there, heard) = CONNECTION.with_borrow(|all| (all.socket.is_some(), all.heard));
        if there && is_up().get_untracked() && browser::now() - heard > SILENCE {
            drop_socket();
            connect();
        } else {
            say(&FromClient::Ping {});
        }
    }
}
