//! Joining a table by an invitation: its link, or the code in it.

use crate::{
    browser,
    route::{Route, go},
    words::{self, lang},
};
use leptos::prelude::*;

/// Where a pasted link or code leads; none where it is neither.
fn target(text: &str) -> Option<Route> {
    let text = text.trim();
    if let Some((address, query)) = text.split_once('?') {
        let here = browser::window().location().origin().unwrap_or_default();
        let ours = address.is_empty() || address == "/" || address.trim_end_matches('/') == here;
        return match Route::read(query.split('#').next().unwrap_or_default()) {
            route @ Route::Table { .. } if ours => Some(route),
            _ => None,
        };
    }
    let is_code =
        text.len() >= 4 && text.chars().all(|sign| sign.is_ascii_alphanumeric() || "-_".contains(sign));
    is_code.then(|| Route::Table { id: text.to_owned(), invite: None, handed: None })
}

/// The field for it.
#[component]
pub fn Join() -> impl IntoView {
    let (text, bad) = (RwSignal::new(String::new()), RwSignal::new(false));
    let join = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        match target(&text.get_untracked()) {
            Some(route) => go(route),
            None => bad.set(true),
        }
    };
    view! {
        <section aria-labelledby="start-join">
            <h2 id="start-join">{move || words::start::join(lang())}</h2>
            <form class="join" novalidate on:submit=join>
                <label class="visually-hidden" for="join-link">{move || words::start::join_link(lang())}</label>
                <input
                    id="join-link" type="text" inputmode="url" autocomplete="off" spellcheck="false"
                    placeholder=move || words::start::join_link(lang())
                    aria-invalid=move || bad.get().then_some("true") aria-describedby="join-bad"
                    prop:value=move || text.get()
                    on:input:target=move |event| { bad.set(false); text.set(event.target().value()) }
                />
                <button type="submit">{move || words::start::join_now(lang())}</button>
            </form>
            <p id="join-bad" class="error" role="alert">{move || bad.get().then(|| words::start::join_bad(lang()))}</p>
        </section>
    }
}
