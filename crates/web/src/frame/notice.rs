//! What the page says to the reader: news quietly, trouble aloud.

use leptos::prelude::*;
use std::sync::OnceLock;

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

/// Where both are shown.
#[component]
pub fn Notices() -> impl IntoView {
    let close = |signal: RwSignal<Option<String>>| {
        move || {
            signal.get().map(|text| {
                view! {
                    <div class="notice">
                        <span>{text}</span>
                        <button class="quiet" on:click=move |_| signal.set(None)>{move || crate::words::frame::close(crate::words::lang())}</button>
                    </div>
                }
            })
        }
    };
    view! {
        <div class="notices">
            <div id="said" role="status" aria-live="polite">{close(said())}</div>
            <div id="failed" role="alert">{close(failed())}</div>
        </div>
    }
}
