//! Where the reader is signed in: browsers, and programs with a token.

use super::{
    attempt, confirm,
    fields::{Copyable, Field},
};
use crate::{
    later,
    live::{
        api::{self, coded},
        lines,
    },
    words::{self, lang},
};
use demesne_wire::{NewToken, SessionLine, Token};
use leptos::{ev::SubmitEvent, prelude::*};

const MAKERS: [(&str, &str); 4] =
    [("Firefox", "Firefox"), ("Edg/", "Edge"), ("Chrome", "Chrome"), ("Safari", "Safari")];
const SYSTEMS: [(&str, &str); 6] = [
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Mac OS", "macOS"),
    ("Linux", "Linux"),
];

/// A browser by the two words that people know; its own long description helps nobody.
fn browser_of(label: &str) -> String {
    let found = |list: &[(&str, &'static str)]| {
        list.iter().find(|(sign, _)| label.contains(sign)).map(|(_, name)| *name)
    };
    match (found(&MAKERS), found(&SYSTEMS)) {
        (Some(made), Some(on)) => format!("{made}, {on}"),
        _ => label.to_owned(),
    }
}

/// The devices and tokens of the reader.
#[component]
pub fn DevicePart() -> impl IntoView {
    let (sessions, busy) = (RwSignal::new(Vec::<SessionLine>::new()), RwSignal::new(false));
    let load = move || async move {
        if let Ok(found) = api::look::<Vec<SessionLine>>("/api/me/sessions").await {
            let _ = sessions.try_set(found);
        }
    };
    later::work(sessions, load());
    let end = move |id: String| {
        attempt(busy, async move {
            api::remove::<()>(&format!("/api/me/sessions/{}", coded(&id))).await?;
            load().await;
            Ok(())
        });
    };
    let end_others = move |_| {
        attempt(busy, async move {
            if confirm(words::people::end_others_sure(lang()), words::people::end_others(lang())).await {
                api::remove::<()>("/api/me/sessions").await?;
                load().await;
            }
            Ok(())
        });
    };
    let (label, made) = (RwSignal::new(String::new()), RwSignal::new(None::<String>));
    let make = move |event: SubmitEvent| {
        event.prevent_default();
        attempt(busy, async move {
            let request = NewToken { label: label.get_untracked().trim().to_owned() };
            let token: Token = api::tell("POST", "/api/me/tokens", &request).await?;
            let _ = made.try_set(Some(token.token));
            let _ = label.try_set(String::new());
            load().await;
            Ok(())
        });
    };
    let row = move |session: SessionLine| {
        let program = session.kind == "token";
        let what =
            move || if program { words::people::token(lang()) } else { words::people::browser(lang()) };
        let name = if program { session.label.clone() } else { browser_of(&session.label) };
        let id = session.id.clone();
        view! {
            <li class="between">
                <span>
                    {move || if name.is_empty() { what().to_owned() } else { name.clone() }}
                    <small>{move || format!("{} · {}", what(), words::people::seen(lang(), lines::ago(session.seen)))}</small>
                </span>
                {match session.current {
                    true => view! { <em>{move || words::people::this_one(lang())}</em> }.into_any(),
                    false => view! {
                        <button disabled=move || busy.get() on:click=move |_| end(id.clone())>{move || words::people::end_session(lang())}</button>
                    }.into_any(),
                }}
            </li>
        }
    };
    view! {
        <section class="sheet stack" id="devices">
            <h2>{move || words::people::devices(lang())}</h2>
            <ul class="plain-list">{move || sessions.get().into_iter().map(row).collect_view()}</ul>
            <Show when=move || { sessions.read().len() > 1 }>
                <div class="row">
                    <button id="end-others" disabled=move || busy.get() on:click=end_others>{move || words::people::end_others(lang())}</button>
                </div>
            </Show>
            <details id="tokens">
                <summary>{move || words::people::programs(lang())}</summary>
                <form class="stack" on:submit=make>
                    <Field id="token-label" label=words::people::token_label value=label hint=words::people::token_hint long=(1, 100)/>
                    <div class="row"><button disabled=move || busy.get()>{move || words::people::make_token(lang())}</button></div>
                    {move || made.get().map(|token| view! {
                        <p>{move || words::people::token_once(lang())}</p>
                        <Copyable label=Signal::derive(|| words::people::token(lang()).to_owned()) text=token/>
                    })}
                </form>
            </details>
        </section>
    }
}
