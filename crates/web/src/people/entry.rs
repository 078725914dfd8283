//! Who comes for the first time says a name; an account is not needed.

use super::{answer, enter, fields::Field, is_asked, learn, me, sign_in::SignInForm, tell_language};
use crate::{
    later,
    prefs::prefs,
    route::{Link, Route, route},
    words::{self, lang},
};
use leptos::{ev::SubmitEvent, html::Dialog, prelude::*};

/// The question, as a dialog that is open while somebody waits for the answer.
#[component]
pub fn Entry() -> impl IntoView {
    let dialog = NodeRef::<Dialog>::new();
    Effect::new(move || {
        let Some(dialog) = dialog.get() else { return };
        match is_asked().get() {
            true if !dialog.open() => {
                let _ = dialog.show_modal();
            }
            false if dialog.open() => dialog.close(),
            _ => {}
        }
    });
    // Calls come in the language that was chosen last.
    Effect::new(move |before: Option<demesne_text::Language>| {
        let now = lang();
        if before.is_some_and(|before| before != now) {
            later::anyway(tell_language(now.code()));
        }
        now
    });
    let closed = move |_| {
        if is_asked().get_untracked() {
            answer();
        }
    };
    view! {
        <dialog node_ref=dialog class="entry" aria-labelledby="entry-title" on:close=closed>
            <Show when=move || is_asked().get()><Question/></Show>
        </dialog>
    }
}

/// The way to the reader's page, called after the reader.
#[component]
pub fn MeLink() -> impl IntoView {
    later::anyway(learn());
    let name = move || match &*me().read() {
        Some(me) => me.person.name.clone(),
        None => words::people::sign_in(lang()).to_owned(),
    };
    let sign = move || match me().read().as_ref().and_then(|me| me.person.name.chars().next()) {
        Some(first) => first.to_uppercase().to_string().into_any(),
        None => view! {
            <svg viewBox="0 0 24 24" width="22" height="22">
                <g fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round">
                    <circle cx="12" cy="8" r="4"/>
                    <path d="M4.500 20c.8-4 3.800-6 7.500-6s6.700 2 7.500 6"/>
                </g>
            </svg>
        }
        .into_any(),
    };
    let here = move || (*route().read() == Route::Account).then_some("page");
    view! {
        <li id="me" aria-current=here title=move || words::people::title(lang())>
            <Link to=Route::Account>
                // Where there is no room for a name its first letter stands for it.
                <span class="me-sign" aria-hidden="true">{sign}</span>
                <span class="me-name">{name}</span>
            </Link>
        </li>
    }
}

#[component]
fn Question() -> impl IntoView {
    let name = RwSignal::new(prefs().read_untracked().name.clone());
    let (busy, trouble) = (RwSignal::new(false), RwSignal::new(None::<String>));
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        busy.set(true);
        let name = name.get_untracked();
        later::anyway(async move {
            let entered = enter(name).await;
            let _ = busy.try_set(false);
            if let Err(failed) = entered {
                let _ = trouble.try_set(Some(failed.message));
            }
        });
    };
    view! {
        <div class="stack">
            <h2 id="entry-title">{move || words::people::who_are_you(lang())}</h2>
            <form class="stack" on:submit=submit>
                <Field
                    id="entry-name"
                    label=words::people::your_name
                    value=name
                    hint=words::people::name_hint
                    fills="nickname"
                    long=(1, 40)
                />
                <p class="error" role="alert">{move || trouble.get()}</p>
                <div class="row">
                    <button class="main" id="enter" disabled=move || busy.get()>{move || words::people::come_in(lang())}</button>
                    <button type="button" on:click=move |_| answer()>{move || words::people::not_now(lang())}</button>
                </div>
            </form>
            <details>
                <summary>{move || words::people::have_account(lang())}</summary>
                <SignInForm/>
            </details>
        </div>
    }
}
