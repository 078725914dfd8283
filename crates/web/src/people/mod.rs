//! People: who the reader is, how they come in, and how they are called.
//!
//! Nobody needs an account: where the server wants to know who asks, [`somebody`] asks for a name first.

pub mod account;
mod calls;
mod confirm;
mod devices;
mod entry;
mod export;
pub mod fields;
mod passkey;
mod passkeys;
mod push;
mod sign_in;
mod ways;

pub use confirm::{Confirm, confirm};
pub use entry::{Entry, MeLink};

use crate::{
    later,
    live::{
        api::{self, Trouble},
        socket,
    },
    prefs,
};
use demesne_wire::{Me, MeChange};
use futures_channel::oneshot;
use leptos::prelude::*;
use std::{
    cell::{Cell, RefCell},
    sync::OnceLock,
};

static ME: OnceLock<RwSignal<Option<Me>>> = OnceLock::new();
static ASKED: OnceLock<RwSignal<bool>> = OnceLock::new();

thread_local! {
    static KNOWN: Cell<bool> = const { Cell::new(false) };
    static WAITING: RefCell<Vec<oneshot::Sender<()>>> = const { RefCell::new(Vec::new()) };
}

/// Makes what lives as long as the page: whatever is made inside of a component ends with it.
pub fn start() {
    let _ = (me(), is_asked(), confirm::asked(), socket::is_up());
}

/// Who the reader is to the server; nobody yet for most.
pub fn me() -> RwSignal<Option<Me>> {
    *ME.get_or_init(|| RwSignal::new(None))
}

/// Whether the page asks the reader for a name.
fn is_asked() -> RwSignal<bool> {
    *ASKED.get_or_init(|| RwSignal::new(false))
}

/// Asks the server who the reader is, unless that is known. Nobody is no fault; a server that does not answer is asked again.
pub async fn learn() {
    if !KNOWN.get() {
        learn_anew().await;
    }
}

/// Asks the server who the reader is.
pub async fn learn_anew() {
    match api::look::<Me>("/api/me").await {
        Ok(found) => become_somebody(found),
        Err(trouble) if trouble.status == 401 => {
            KNOWN.set(true);
            if me().read_untracked().is_some() {
                me().set(None);
            }
        }
        Err(_) => {}
    }
}

/// The reader is somebody now: came in, or changed something.
pub fn become_somebody(found: Me) {
    let other =
        me().with_untracked(|me| me.as_ref().map(|me| me.person.id.clone())) != Some(found.person.id.clone());
    KNOWN.set(true);
    // Who chose a language once hears it on every device, unless this browser was told another.
    let chosen = prefs::prefs().read_untracked().language.clone();
    prefs::choose(|prefs| {
        prefs.name.clone_from(&found.person.name);
        if chosen.is_none() && found.language.is_some() {
            prefs.language.clone_from(&found.language);
        }
    });
    me().set(Some(found));
    if other {
        socket::renew();
    }
    answer();
}

/// The reader is nobody any more.
pub fn become_nobody() {
    KNOWN.set(true);
    me().set(None);
    socket::renew();
}

/// Tells the server which language an account reads, so that calls come in it.
async fn tell_language(code: &'static str) {
    let account = me().with_untracked(|me| me.as_ref().is_some_and(|me| me.login.is_some()));
    if account {
        let change = MeChange { name: None, language: Some(code.to_owned()) };
        if let Ok(found) = api::tell::<Me>("PATCH", "/api/me", &change).await {
            me().set(Some(found));
        }
    }
}

/// Whoever the reader is, asking for a name where they are nobody yet. None if they do not want to say one.
pub async fn somebody() -> Option<Me> {
    learn().await;
    if me().read_untracked().is_none() {
        let (sender, receiver) = oneshot::channel();
        WAITING.with_borrow_mut(|waiting| waiting.push(sender));
        is_asked().set(true);
        let _ = receiver.await;
    }
    me().get_untracked()
}

/// Those who wait for somebody go on, with or without.
fn answer() {
    is_asked().set(false);
    for sender in WAITING.take() {
        let _ = sender.send(());
    }
}

/// Plays under a name, without an account.
async fn enter(name: String) -> Result<(), Trouble> {
    let guest = demesne_wire::NewGuest { name, token: false };
    let found: Me = api::tell("POST", "/api/guests", &guest).await?;
    become_somebody(found);
    Ok(())
}

/// Does something that may be refused, with the button that asked for it out of use meanwhile.
pub fn attempt(busy: RwSignal<bool>, work: impl Future<Output = Result<(), Trouble>> + 'static) {
    let _ = busy.try_set(true);
    later::anyway(async move {
        // The work reads forms when it begins. After that it is done to its end, whoever is still there.
        if busy.is_disposed() {
            return;
        }
        let done = work.await;
        let _ = busy.try_set(false);
        if let Err(trouble) = done {
            crate::frame::notice::fail(trouble.message);
        }
    });
}

/// Whether a link of a mail leads to how the reader is called: `/?settings=calls`.
pub fn is_calls(parts: &[(String, String)]) -> bool {
    parts.iter().any(|(name, value)| name == "settings" && value == "calls")
}
