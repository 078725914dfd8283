//! The ways by which somebody is called: notifications of browsers, mail, a webhook.

use super::{
    attempt,
    calls::Wishes,
    fields::{Field, Tick},
    push,
};
use crate::{
    browser, later,
    live::api,
    words::{self, lang},
};
use demesne_wire::{Calls, NewMail};
use leptos::prelude::*;

/// Notifications: this browser on or off, and whether browsers are called at all.
#[component]
pub fn PushWay(
    /// What the form says.
    wishes: Wishes,
) -> impl IntoView {
    let on = RwSignal::new(false);
    later::work(on, async move {
        on.set(push::is_on().await);
    });
    let turn = move |_| {
        attempt(wishes.busy, async move {
            let calls = if on.get_untracked() { push::turn_off().await? } else { push::turn_on().await? };
            let _ = wishes.push.try_set(calls.push);
            wishes.told(calls);
            let is_on = push::is_on().await;
            let _ = on.try_set(is_on);
            // Whatever else was changed meanwhile is kept, too.
            wishes.store(false).await
        });
    };
    let some = move || wishes.calls.read().browsers > 0;
    let count = move || i64::try_from(wishes.calls.read().browsers).unwrap_or(0);
    view! {
        <fieldset>
            <legend>{move || words::people::by_notifications(lang())}</legend>
            {match push::can() {
                false => view! { <p class="hint">{move || words::people::push_cannot(lang())}</p> }.into_any(),
                true => view! {
                    <Show
                        when=some
                        fallback=|| view! { <p class="hint">{move || words::people::push_none(lang())}</p> }
                    >
                        <Tick name="push" label=words::people::by_push value=wishes.push/>
                        <p class="hint">{move || words::people::browsers(lang(), count())}</p>
                    </Show>
                    <div class="row">
                        <button type="button" id="push" disabled=move || wishes.busy.get() on:click=turn>
                            {move || if on.get() { words::people::push_off(lang()) } else { words::people::push_on(lang()) }}
                        </button>
                    </div>
                }.into_any(),
            }}
        </fieldset>
    }
}

/// The mail address, which its owner must confirm. Until then mails cannot be turned on.
#[component]
pub fn MailWay(
    /// What the form says.
    wishes: Wishes,
) -> impl IntoView {
    if !wishes.calls.read_untracked().mail_offered {
        return view! { <p class="hint">{move || words::people::no_mail(lang())}</p> }.into_any();
    }
    let address = RwSignal::new(wishes.calls.read_untracked().mail_address.clone().unwrap_or_default());
    let give = move |_| {
        let wanted = address.get_untracked().trim().to_owned();
        attempt(wishes.busy, async move {
            let calls: Calls =
                api::tell("POST", "/api/me/mail", &NewMail { address: wanted.clone() }).await?;
            let _ = wishes.asked.try_set(Some(wanted));
            wishes.told(calls);
            Ok(())
        });
    };
    let forget = move |_| {
        attempt(wishes.busy, async move {
            let calls: Calls = api::remove("/api/me/mail").await?;
            let _ = wishes.asked.try_set(None);
            let _ = wishes.mail.try_set(false);
            let _ = address.try_set(String::new());
            wishes.told(calls);
            Ok(())
        });
    };
    // Whoever comes back from the mail sees what its link did.
    let back = leptos::prelude::window_event_listener(leptos::ev::focus, move |_| {
        if !browser::document().hidden() {
            later::work(wishes.busy, async move { drop(wishes.learn_mail().await) });
        }
    });
    on_cleanup(move || back.remove());
    let state = move || match (wishes.asked.get(), &*wishes.calls.read()) {
        (Some(asked), _) => words::people::mail_waits(lang(), asked),
        (None, Calls { mail_confirmed: true, mail_address: Some(address), .. }) => {
            words::people::mail_confirmed(lang(), address)
        }
        _ => words::people::mail_first(lang()).to_owned(),
    };
    let some = move || wishes.asked.read().is_some() || wishes.calls.read().mail_address.is_some();
    view! {
        <fieldset>
            <legend>{move || words::people::by_mail_way(lang())}</legend>
            <Field id="mail-address" label=words::people::mail_address value=address kind="email" fills="email" long=(0, 254) free=true/>
            <p class="hint" id="mail-state" role="status">{state}</p>
            <div class="row">
                <button type="button" id="give-mail" disabled=move || wishes.busy.get() on:click=give>
                    {move || words::people::mail_give(lang())}
                </button>
                <Show when=some>
                    <button type="button" id="forget-mail" disabled=move || wishes.busy.get() on:click=forget>
                        {move || words::people::mail_forget(lang())}
                    </button>
                </Show>
            </div>
            <Tick
                name="mail"
                label=words::people::by_mail
                value=wishes.mail
                disabled=Signal::derive(move || !wishes.calls.read().mail_confirmed)
            />
        </fieldset>
    }
    .into_any()
}

/// An address of a program that is told.
#[component]
pub fn WebhookWay(
    /// What the form says.
    wishes: Wishes,
) -> impl IntoView {
    // Few need it: it is open only where it is used.
    let used = wishes.calls.read_untracked().webhook_url.is_some();
    view! {
        <details id="webhook" open=used>
            <summary>{move || words::people::webhook_what(lang())}</summary>
            <fieldset>
                <legend>{move || words::people::webhook(lang())}</legend>
                <Tick name="webhook" label=words::people::by_webhook value=wishes.webhook/>
                <Field
                    id="webhook-url"
                    label=words::people::webhook_url
                    value=wishes.url
                    hint=words::people::webhook_hint
                    kind="url"
                    long=(0, 1024)
                    free=true
                />
                <div class="row">
                    <button
                        type="button"
                        id="renew-secret"
                        disabled=move || wishes.busy.get()
                        on:click=move |_| attempt(wishes.busy, wishes.store(true))
                    >
                        {move || words::people::renew_secret(lang())}
                    </button>
                </div>
            </fieldset>
        </details>
    }
}
