//! Who comes for the first time says a name; an account is not needed.

use super::{answer, enter, fields::Field, is_asked, sign_in::SignInForm};
use crate::{
    prefs::prefs,
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

#[component]
fn Question() -> impl IntoView {
    let name = RwSignal::new(prefs().read_untracked().name.clone());
    let (busy, trouble) = (RwSignal::new(false), RwSignal::new(None::<String>));
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        busy.set(true);
        wasm_bindgen_futures::spawn_local(async move {
            let entered = enter(name.get_untracked()).await;
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
