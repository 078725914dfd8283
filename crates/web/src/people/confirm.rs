//! Questions before something that cannot be taken back.

use crate::words::{self, lang};
use futures_channel::oneshot;
use leptos::{html::Dialog, prelude::*};
use std::{cell::RefCell, sync::OnceLock};

/// What is asked, and what the button says that agrees.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Asked {
    question: String,
    yes: String,
}

static ASKED: OnceLock<RwSignal<Option<Asked>>> = OnceLock::new();

thread_local! {
    static WAITING: RefCell<Option<oneshot::Sender<bool>>> = const { RefCell::new(None) };
}

pub(super) fn asked() -> RwSignal<Option<Asked>> {
    *ASKED.get_or_init(|| RwSignal::new(None))
}

/// Asks the reader; whoever puts the question away has said no.
pub async fn confirm(question: impl Into<String>, yes: impl Into<String>) -> bool {
    let (sender, receiver) = oneshot::channel();
    WAITING.set(Some(sender));
    asked().set(Some(Asked { question: question.into(), yes: yes.into() }));
    receiver.await.unwrap_or(false)
}

fn answer(yes: bool) {
    asked().set(None);
    if let Some(sender) = WAITING.take() {
        let _ = sender.send(yes);
    }
}

/// Where the question stands.
#[component]
pub fn Confirm() -> impl IntoView {
    let dialog = NodeRef::<Dialog>::new();
    Effect::new(move || {
        let Some(dialog) = dialog.get() else { return };
        match asked().read().is_some() {
            true if !dialog.open() => {
                let _ = dialog.show_modal();
            }
            false if dialog.open() => dialog.close(),
            _ => {}
        }
    });
    let closed = move |_| {
        if asked().read_untracked().is_some() {
            answer(false);
        }
    };
    let question = move || asked().get().map(|asked| asked.question);
    view! {
        <dialog node_ref=dialog class="confirm" aria-label=question on:close=closed>
            <p>{question}</p>
            <div class="row">
                // What is there at first does no harm.
                <button on:click=move |_| answer(false)>{move || words::people::cancel(lang())}</button>
                <button class="main" data-yes="" on:click=move |_| answer(true)>
                    {move || asked().get().map(|asked| asked.yes)}
                </button>
            </div>
        </dialog>
    }
}
