//! What the page says to the reader: news quietly, trouble aloud.

use crate::{
    browser, later,
    words::{self, lang},
};
use leptos::{html::Div, prelude::*};
use std::sync::OnceLock;
use wasm_bindgen::{JsCast, closure::Closure};

static SAID: OnceLock<RwSignal<Option<String>>> = OnceLock::new();
static FAILED: OnceLock<RwSignal<Option<String>>> = OnceLock::new();

fn said() -> RwSignal<Option<String>> {
    *SAID.get_or_init(|| RwSignal::new(None))
}

fn failed() -> RwSignal<Option<String>> {
    *FAILED.get_or_init(|| RwSignal::new(None))
}

/// Tells something that is good to know.
pub fn say(text: impl Into<String>) {
    said().set(Some(text.into()));
}

/// Tells what went wrong, in a sentence that says what would be right.
pub fn fail(text: impl Into<String>) {
    failed().set(Some(text.into()));
}

/// How long news stays, in milliseconds. Trouble stays until it was read.
const LONG: i32 = 9000;

/// Where both are shown.
#[component]
pub fn Notices() -> impl IntoView {
    let place = NodeRef::<Div>::new();
    Effect::new(move || {
        let (news, _) = (said().get(), failed().track());
        if let Some(place) = place.get() {
            come_forward(&place);
        }
        if news.is_some() {
            later::anyway(async move {
                browser::wait(LONG).await;
                // Whoever points at it is still reading, or about to close it.
                while browser::document()
                    .query_selector("#said:hover, #said:focus-within")
                    .ok()
                    .flatten()
                    .is_some()
                {
                    browser::wait(1000).await;
                }
                if said().get_untracked() == news {
                    said().set(None);
                }
            });
        }
    });
    // What was said in a dialog is still said when the dialog is gone. Such events do not bubble.
    let closed = Closure::<dyn FnMut()>::new(move || {
        if let Some(place) = place.get_untracked() {
            come_forward(&place);
        }
    });
    let _ = browser::document().add_event_listener_with_callback_and_bool(
        "close",
        closed.as_ref().unchecked_ref(),
        true,
    );
    closed.forget();
    let close = |signal: RwSignal<Option<String>>| {
        move || {
            signal.get().map(|text| {
                view! {
                    <div class="notice">
                        <span>{text}</span>
                        <button class="quiet" on:click=move |_| signal.set(None)>{move || words::frame::close(lang())}</button>
                    </div>
                }
            })
        }
    };
    view! {
        <div class="notices" node_ref=place>
            <div id="said" role="status" aria-live="polite">{close(said())}</div>
            <div id="failed" role="alert">{close(failed())}</div>
        </div>
    }
}

/// What lies below an open dialog cannot be read or closed: notices stand in it, and else in the page.
fn come_forward(place: &web_sys::HtmlElement) {
    let document = browser::document();
    let dialog = document.query_selector("dialog:modal").ok().flatten();
    let Some(host) = dialog.or_else(|| document.body().map(Into::into)) else { return };
    if place.parent_element().as_ref() != Some(&host) {
        let _ = host.append_child(place);
    }
}
