//! Who the reader is: name, account, passkeys, devices, calls, leaving for good.

use super::{
    attempt, become_nobody, become_somebody, calls::CallPart, confirm, devices::DevicePart, export,
    fields::Field, learn, me, passkeys::PasskeyPart, sign_in::SignInForm, somebody,
};
use crate::{
    frame::notice,
    later,
    live::{api, lines},
    route::{Route, go},
    words::{self, lang},
};
use demesne_wire::{Leaving, Me, MeChange, NewAccount, NewPassword};
use leptos::{ev::SubmitEvent, prelude::*};

/// Whose page it is.
#[derive(Clone, PartialEq)]
enum Stands {
    /// The server has not said yet.
    Unknown,
    Nobody,
    Somebody {
        id: String,
        login: Option<String>,
        password: bool,
    },
}

/// The page of the reader. `calls` says that a mail sent them here to change how they are called.
#[component]
pub fn Account(
    /// Whether the calls stand first.
    #[prop(optional)]
    calls: bool,
) -> impl IntoView {
    let learnt = RwSignal::new(false);
    later::anyway(async move {
        learn().await;
        let _ = learnt.try_set(true);
    });
    // Only who it is and what they have decides what stands here. A new name is no new page, and neither is hearing once more who it is (the bar
    // asks, too): forms that are made anew lose what was typed into them.
    let stands = Memo::new(move |_| match (&*me().read(), learnt.get()) {
        (Some(me), _) => {
            Stands::Somebody { id: me.person.id.clone(), login: me.login.clone(), password: me.password }
        }
        (None, true) => Stands::Nobody,
        (None, false) => Stands::Unknown,
    });
    lines::title(move || words::people::title(lang()).to_owned());
    view! {
        <div class="place middle folio account">
            <h1>{move || words::people::title(lang())}</h1>
            {move || match stands.get() {
                Stands::Unknown => ().into_any(),
                Stands::Nobody => view! { <Nobody/> }.into_any(),
                Stands::Somebody { login, password, .. } => view! { <Parts calls login password/> }.into_any(),
            }}
        </div>
    }
}

#[component]
fn Nobody() -> impl IntoView {
    let enter = |_| later::anyway(async { drop(somebody().await) });
    view! {
        <div class="columns">
            <section class="sheet stack">
                <h2>{move || words::people::who_are_you(lang())}</h2>
                <p>{move || words::people::nobody(lang())}</p>
                <div class="row"><button class="main" on:click=enter>{move || words::people::say_name(lang())}</button></div>
            </section>
            <section class="sheet stack">
                <h2>{move || words::people::have_account(lang())}</h2>
                <SignInForm/>
            </section>
        </div>
    }
}

#[component]
fn Parts(calls: bool, login: Option<String>, password: bool) -> impl IntoView {
    let has_account = login.is_some();
    let own = view! {
        <You login/>
        {match has_account {
            true => view! { <Password old=password/> }.into_any(),
            false => view! { <Join/> }.into_any(),
        }}
        <PasskeyPart guest=!has_account/>
    };
    let rest = view! { <DevicePart/><Farewell password/> };
    match calls {
        true => view! {
            <div class="columns">
                <div class="stack"><CallPart/></div>
                <div class="stack">{own}{rest}</div>
            </div>
        }
        .into_any(),
        false => view! {
            <div class="columns">
                <div class="stack">{own}</div>
                <div class="stack"><CallPart/>{rest}</div>
            </div>
        }
        .into_any(),
    }
}

#[component]
fn You(login: Option<String>) -> impl IntoView {
    let name = RwSignal::new(
        me().with_untracked(|me| me.as_ref().map(|me| me.person.name.clone())).unwrap_or_default(),
    );
    let busy = RwSignal::new(false);
    let rename = move |event: SubmitEvent| {
        event.prevent_default();
        attempt(busy, async move {
            let change = MeChange { name: Some(name.get_untracked()), language: None };
            become_somebody(api::tell::<Me>("PATCH", "/api/me", &change).await?);
            notice::say(words::people::renamed(lang()));
            Ok(())
        });
    };
    let sign_out = move |_| {
        attempt(busy, async {
            api::tell::<()>("POST", "/api/sign-out", &serde_json::json!({})).await?;
            become_nobody();
            go(Route::Start);
            Ok(())
        });
    };
    let ratings = move || {
        let ratings = me().read().as_ref().map(|me| me.ratings.clone()).unwrap_or_default();
        (!ratings.is_empty()).then(|| {
            view! {
                <h3>{move || words::people::ratings(lang())}</h3>
                <ul class="plain-list">
                    {ratings.into_iter().map(|rating| view! {
                        <li class="between">
                            <span>{lines::game_title(&rating.game)}</span>
                            <strong>{rating.rating}" · "{move || words::people::games(lang(), rating.games)}</strong>
                        </li>
                    }).collect_view()}
                </ul>
            }
        })
    };
    let has_account = login.is_some();
    let who = move || match &login {
        Some(login) => words::people::signed_in(lang(), login),
        None => words::people::guest(lang()).to_owned(),
    };
    view! {
        <section class="sheet stack" id="you">
            <h2>{move || words::people::your_name(lang())}</h2>
            <p>{who}</p>
            <form class="stack" on:submit=rename>
                <Field id="name" label=words::people::your_name value=name fills="nickname" long=(1, 40)/>
                <div class="row"><button disabled=move || busy.get()>{move || words::people::save(lang())}</button></div>
            </form>
            {ratings}
            {has_account.then(|| view! {
                <div class="row">
                    <button id="sign-out" disabled=move || busy.get() on:click=sign_out>{move || words::people::sign_out(lang())}</button>
                </div>
            })}
        </section>
    }
}

/// A guest makes an account, or comes in with the one that is there already.
#[component]
fn Join() -> impl IntoView {
    let (login, secret, busy) =
        (RwSignal::new(String::new()), RwSignal::new(String::new()), RwSignal::new(false));
    let make = move |event: SubmitEvent| {
        event.prevent_default();
        attempt(busy, async move {
            let account = NewAccount {
                login: login.get_untracked().trim().to_owned(),
                password: Some(secret.get_untracked()),
                name: None,
            };
            let found: Me = api::tell("POST", "/api/accounts", &account).await?;
            notice::say(words::people::account_made(lang()));
            become_somebody(found);
            Ok(())
        });
    };
    view! {
        <section class="sheet stack" id="join">
            <h2>{move || words::people::join(lang())}</h2>
            <p class="hint">{move || words::people::why_account(lang())}</p>
            <form class="stack" on:submit=make>
                <Field id="new-login" label=words::people::login value=login hint=words::people::login_hint fills="username" long=(3, 32)/>
                <Field
                    id="new-secret"
                    label=words::people::password
                    value=secret
                    hint=words::people::password_hint
                    kind="password"
                    fills="new-password"
                    long=(8, 200)
                />
                <div class="row"><button class="main" disabled=move || busy.get()>{move || words::people::make_account(lang())}</button></div>
            </form>
            <details>
                <summary>{move || words::people::have_account(lang())}</summary>
                <SignInForm/>
            </details>
        </section>
    }
}

#[component]
fn Password(old: bool) -> impl IntoView {
    let (before, after, busy) =
        (RwSignal::new(String::new()), RwSignal::new(String::new()), RwSignal::new(false));
    let change = move |event: SubmitEvent| {
        event.prevent_default();
        attempt(busy, async move {
            let request =
                NewPassword { old: old.then(|| before.get_untracked()), new: after.get_untracked() };
            let found: Me = api::tell("PUT", "/api/me/password", &request).await?;
            notice::say(words::people::password_changed(lang()));
            let _ = before.try_set(String::new());
            let _ = after.try_set(String::new());
            become_somebody(found);
            Ok(())
        });
    };
    view! {
        <section class="sheet stack" id="password">
            <h2>{move || words::people::password(lang())}</h2>
            <form class="stack" on:submit=change>
                {old.then(|| view! {
                    <Field id="old-password" label=words::people::old_password value=before kind="password" fills="current-password"/>
                })}
                <Field
                    id="new-password"
                    label=words::people::new_password
                    value=after
                    hint=words::people::password_hint
                    kind="password"
                    fills="new-password"
                    long=(8, 200)
                />
                <div class="row"><button disabled=move || busy.get()>{move || words::people::save(lang())}</button></div>
            </form>
        </section>
    }
}

/// Taking everything along, and deleting everything.
#[component]
fn Farewell(password: bool) -> impl IntoView {
    let (secret, busy) = (RwSignal::new(String::new()), RwSignal::new(false));
    let end = move |event: SubmitEvent| {
        event.prevent_default();
        // The question stays even if this page does not.
        let password = password.then(|| secret.get_untracked());
        attempt(busy, async move {
            if !confirm(words::people::delete_sure(lang()), words::people::delete(lang())).await {
                return Ok(());
            }
            let leaving = Leaving { confirm: password.is_none(), password };
            api::tell::<()>("DELETE", "/api/me", &leaving).await?;
            become_nobody();
            go(Route::Start);
            notice::say(words::people::deleted(lang()));
            Ok(())
        });
    };
    view! {
        <section class="sheet stack" id="farewell">
            <h2>{move || words::people::your_data(lang())}</h2>
            <p class="hint">{move || words::people::export_what(lang())}</p>
            <div class="row">
                <button id="export" disabled=move || busy.get() on:click=move |_| attempt(busy, export::download())>
                    {move || words::people::export(lang())}
                </button>
            </div>
            <p class="hint">{move || words::people::delete_what(lang())}</p>
            <form class="stack" on:submit=end>
                {password.then(|| view! {
                    <Field id="farewell-password" label=words::people::password value=secret kind="password" fills="current-password"/>
                })}
                <div class="row"><button class="danger" disabled=move || busy.get()>{move || words::people::delete(lang())}</button></div>
            </form>
        </section>
    }
}
