//! Coming in with an account.

use super::{become_somebody, fields::Field, passkey};
use crate::{
    frame::notice,
    later,
    live::api,
    words::{self, lang},
};
use demesne_wire::{Me, SignIn};
use leptos::{ev::SubmitEvent, prelude::*};

/// The form; the rest of the page hears of who came in by itself.
#[component]
pub fn SignInForm() -> impl IntoView {
    let (login, password) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
    let busy = RwSignal::new(false);
    let come = move |work: std::pin::Pin<Box<dyn Future<Output = Result<Me, api::Trouble>>>>| {
        busy.set(true);
        later::anyway(async move {
            let found = work.await;
            let _ = busy.try_set(false);
            match found {
                Ok(found) => become_somebody(found),
                Err(trouble) => notice::fail(trouble.message),
            }
        });
    };
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        let request = SignIn {
            login: login.get_untracked().trim().to_owned(),
            password: password.get_untracked(),
            token: false,
        };
        come(Box::pin(async move { api::tell("POST", "/api/sign-in", &request).await }));
    };
    view! {
        <form class="stack" id="sign-in" on:submit=submit>
            <Field id="login" label=words::people::login value=login fills="username" long=(0, 32)/>
            <Field id="sign-in-password" label=words::people::password value=password kind="password" fills="current-password"/>
            <div class="row">
                <button class="main" disabled=move || busy.get()>{move || words::people::sign_in(lang())}</button>
                {passkey::can().then(|| view! {
                    <button
                        type="button"
                        id="by-passkey"
                        disabled=move || busy.get()
                        on:click=move |_| come(Box::pin(passkey::sign_in()))
                    >
                        {move || words::people::by_passkey(lang())}
                    </button>
                })}
            </div>
        </form>
    }
}
