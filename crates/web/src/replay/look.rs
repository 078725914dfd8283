//! A record or a position that somebody brings: pasted, dropped, or a file.

use super::load::PASTED;
use crate::{
    browser,
    frame::notice,
    later,
    route::{Route, go},
    shelf,
    words::{self, lang},
};
use demesne_games::Kind;
use leptos::{html::Textarea, prelude::*};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::Blob;

/// The page.
#[component]
pub fn Look() -> impl IntoView {
    let text = NodeRef::<Textarea>::new();
    let trouble = RwSignal::new(None::<String>);
    let hovers = RwSignal::new(false);
    let show = move |written: String| {
        if let Some(area) = text.get_untracked() {
            area.set_value(&written);
        }
        look(&written, trouble);
    };
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        look(&text.get_untracked().map(|area| area.value()).unwrap_or_default(), trouble);
    };
    let dropped = move |event: web_sys::DragEvent| {
        event.prevent_default();
        hovers.set(false);
        let carried = js_sys::Reflect::get(&event, &"dataTransfer".into()).unwrap_or(JsValue::NULL);
        read_file(carried, text, show);
    };
    view! {
        <form class="place folio look" on:submit=submit>
            <h1>{move || words::replay::look(lang())}</h1>
            <p class="lead">{move || words::replay::look_what(lang())}</p>
            <div
                class="field drop"
                class:hovers=move || hovers.get()
                on:dragover=move |event| {
                    event.prevent_default();
                    hovers.set(true);
                }
                on:dragleave=move |_| hovers.set(false)
                on:drop=dropped
            >
                <label for="brought">{move || words::replay::brought(lang())}</label>
                <textarea
                    id="brought"
                    class="mono"
                    node_ref=text
                    rows="12"
                    spellcheck="false"
                    autocomplete="off"
                    placeholder="demesne record 1"
                    aria-describedby="brought-trouble"
                    aria-invalid=move || trouble.read().is_some().then_some("true")
                ></textarea>
            </div>
            <p id="brought-trouble" class="error" role="alert">{move || trouble.get()}</p>
            <div class="row">
                <button class="main" type="submit">{move || words::replay::show(lang())}</button>
                <label class="button file">
                    {move || words::replay::file(lang())}
                    <input
                        type="file"
                        accept=".txt,text/plain"
                        class="visually-hidden"
                        on:change=move |event| {
                            let target = event.target().map(JsValue::from).unwrap_or(JsValue::NULL);
                            read_file(target, text, show);
                        }
                    />
                </label>
            </div>
        </form>
    }
}

/// Shows what a text says, or why it cannot be.
fn look(text: &str, trouble: RwSignal<Option<String>>) {
    if text.trim().is_empty() {
        return trouble.set(Some(words::replay::paste_first(lang()).into()));
    }
    let text = text.to_owned();
    shelf::with(demesne_games::kind_of(&text).ok(), trouble, move || match demesne_games::open(&text) {
        // Any game may have words for it.
        Err(error) => shelf::with(Kind::ALL, trouble, move || {
            trouble.set(Some(demesne_text::unreadable(&error, lang())));
        }),
        Ok(_) if !browser::keep(PASTED, &text) => notice::fail(words::table::not_kept(lang())),
        Ok(_) => go(Route::Replay { source: "pasted".into(), at: None, seat: None, review: false }),
    });
}

/// The first of the `files` that something carries, as text.
fn read_file(carrier: JsValue, field: NodeRef<Textarea>, read: impl Fn(String) + 'static) {
    let first = js_sys::Reflect::get(&carrier, &"files".into())
        .and_then(|files| js_sys::Reflect::get_u32(&files, 0))
        .ok()
        .and_then(|file| file.dyn_into::<Blob>().ok());
    if let Some(file) = first {
        later::work(field, async move {
            let text = JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string());
            read(text.unwrap_or_default());
        });
        return;
    }
    // No file: some text that was dragged.
    let text = js_sys::Reflect::get(&carrier, &"getData".into())
        .and_then(|get| get.dyn_into::<js_sys::Function>())
        .and_then(|get| get.call1(&carrier, &"text/plain".into()))
        .ok()
        .and_then(|text| text.as_string());
    if let Some(text) = text.filter(|text| !text.is_empty()) {
        read(text);
    }
}
