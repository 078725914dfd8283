//! The reader's passkeys.

use super::{attempt, confirm, fields::Field, learn_anew, passkey};
use crate::{
    frame::notice,
    later,
    live::{
        api::{self, coded},
        lines,
    },
    words::{self, lang},
};
use demesne_wire::PasskeyLine;
use leptos::{ev::SubmitEvent, prelude::*};

/// The passkeys, with a form for another one.
#[component]
pub fn PasskeyPart(
    /// Whether the reader has no name to sign in with yet.
    guest: bool,
) -> impl IntoView {
    let (login, label, busy) =
        (RwSignal::new(String::new()), RwSignal::new(String::new()), RwSignal::new(false));
    let keys = RwSignal::new(Vec::<PasskeyLine>::new());
    let load = move || async move {
        if !guest && let Ok(found) = api::look::<Vec<PasskeyLine>>("/api/me/passkeys").await {
            let _ = keys.try_set(found);
        }
    };
    later::work(keys, load());
    let add = move |event: SubmitEvent| {
        event.prevent_default();
        attempt(busy, async move {
            let filled = |text: RwSignal<String>| {
                Some(text.get_untracked().trim().to_owned()).filter(|text| !text.is_empty())
            };
            passkey::register(if guest { filled(login) } else { None }, filled(label)).await?;
            notice::say(words::people::passkey_added(lang()));
            let _ = label.try_set(String::new());
            load().await;
            learn_anew().await;
            Ok(())
        });
    };
    let remove = move |key: PasskeyLine| {
        attempt(busy, async move {
            if confirm(words::people::passkey_remove(lang(), &key.label), words::people::remove(lang())).await
            {
                api::remove::<()>(&format!("/api/me/passkeys/{}", coded(&key.id))).await?;
                load().await;
                learn_anew().await;
            }
            Ok(())
        });
    };
    let row = move |key: PasskeyLine| {
        let named = key.label.clone();
        let made = key.made;
        view! {
            <li class="between">
                <span>
                    {move || if named.is_empty() { words::people::passkey_unnamed(lang()).to_owned() } else { named.clone() }}
                    <small>{move || lines::date(made)}</small>
                </span>
                <button disabled=move || busy.get() on:click=move |_| remove(key.clone())>{move || words::people::remove(lang())}</button>
            </li>
        }
    };
    view! {
        <section class="sheet stack" id="passkeys">
            <h2>{move || words::people::passkeys(lang())}</h2>
            <p class="hint">{move || words::people::passkeys_what(lang())}</p>
            <ul class="plain-list">{move || keys.get().into_iter().map(row).collect_view()}</ul>
            {match passkey::can() {
                false => view! { <p>{move || words::people::passkeys_cannot(lang())}</p> }.into_any(),
                true => view! {
                    <form class="stack" on:submit=add>
                        {guest.then(|| view! {
                            <Field
                                id="passkey-login"
                                label=words::people::login
                                value=login
                                hint=words::people::login_hint
                                fills="username"
                                long=(3, 32)
                            />
                        })}
                        <Field id="passkey-label" label=words::people::passkey_label value=label long=(0, 100) free=true/>
                        <div class="row"><button disabled=move || busy.get()>{move || words::people::passkey_add(lang())}</button></div>
                    </form>
                }.into_any(),
            }}
        </section>
    }
}
