//! How somebody wants to be called.

use super::account::person_of;
use crate::{
    call::{
        settings::Settings,
        when::{Digest, Kinds, Wishes},
    },
    hall::{Called, now},
    http::{
        App,
        body::Body,
        caller::{Caller, Tongue},
        limits::Class,
    },
    refusal::Refusal,
    secret,
    store::Person,
    words::Words,
};
use axum::{Json, extract::State};
use demesne_text::Language;
use demesne_wire::{CallDigest, CallKinds, CallTest, Calls, ErrorBody, NewCalls};
use std::sync::Arc;

/// The wishes that a request holds.
fn wishes(request: &NewCalls) -> Result<Wishes, Refusal> {
    let CallKinds { turn, started, finished, chat, invited } = request.kinds;
    let wishes = Wishes {
        push: request.push,
        webhook: request.webhook,
        mail: request.mail,
        digest: match request.digest {
            CallDigest::Off => Digest::Off,
            CallDigest::Hourly => Digest::Hourly,
            CallDigest::Daily(minute) => Digest::Daily(minute),
        },
        quiet: request.quiet.map(|[from, to]| (from, to)),
        utc_offset_minutes: request.utc_offset_minutes,
        even_if_open: request.even_if_open,
        kinds: Kinds { turn, started, finished, chat, invited },
    };
    wishes.check().map_err(|_| Refusal::new("bad-times"))?;
    Ok(wishes)
}

/// How somebody is called, as they see it.
pub async fn describe_calls(app: &App, person: &Person, settings: &Settings) -> Result<Calls, Refusal> {
    let Kinds { turn, started, finished, chat, invited } = settings.wishes.kinds;
    Ok(Calls {
        push: settings.wishes.push,
        webhook: settings.wishes.webhook,
        mail: settings.wishes.mail,
        digest: match settings.wishes.digest {
            Digest::Off => CallDigest::Off,
            Digest::Hourly => CallDigest::Hourly,
            Digest::Daily(minute) => CallDigest::Daily(minute),
        },
        quiet: settings.wishes.quiet.map(|(from, to)| [from, to]),
        utc_offset_minutes: settings.wishes.utc_offset_minutes,
        even_if_open: settings.wishes.even_if_open,
        kinds: CallKinds { turn, started, finished, chat, invited },
        webhook_url: settings.webhook_url.clone(),
        webhook_secret: None,
        browsers: app.hall.store.subscriptions_of(&person.id).await?.len(),
        mail_address: person.email.clone(),
        mail_confirmed: person.email.is_some() && person.email_confirmed,
        mail_offered: app.sender.channels.has_mail(),
    })
}

/// Keeps somebody's settings, and remembers the language of the page on which they were made.
pub async fn keep_settings(
    app: &App,
    person: &Person,
    settings: &mut Settings,
    language: Language,
) -> Result<(), Refusal> {
    settings.language = Some(language.code().to_owned());
    app.hall.store.set_settings(&person.id, &settings.write()).await?;
    app.hall.callable.forget(&person.id);
    Ok(())
}

/// Tells how the caller is called.
#[utoipa::path(get, path = "/api/me/calls", tag = "calls",
    responses((status = 200, body = Calls), (status = 401, body = ErrorBody)))]
pub async fn my_calls(State(app): State<Arc<App>>, caller: Caller) -> Result<Json<Calls>, Refusal> {
    let person = person_of(&app, &caller).await?;
    Ok(Json(describe_calls(&app, &person, &Settings::read(&person.settings)).await?))
}

/// Changes how the caller is called. A webhook's secret is in the answer when it was just made, and never again.
#[utoipa::path(put, path = "/api/me/calls", tag = "calls", request_body = NewCalls,
    responses((status = 200, body = Calls), (status = 401, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub async fn set_calls(
    State(app): State<Arc<App>>,
    Tongue(language): Tongue,
    caller: Caller,
    Body(request): Body<NewCalls>,
) -> Result<Json<Calls>, Refusal> {
    let person = person_of(&app, &caller).await?;
    let mut settings = Settings::read(&person.settings);
    let wishes = wishes(&request)?;
    let channels = &app.sender.channels;
    if wishes.mail && !channels.has_mail() {
        return Refusal::err("no-mail-server");
    }
    let url = request.webhook_url.filter(|url| !url.is_empty());
    let barred = |key: &str| Refusal::because("bad-webhook", Words::say(language, key, &[]));
    if wishes.webhook && url.is_none() {
        return Err(barred("barred-no-url"));
    }
    if let Some(url) = url.as_ref().filter(|url| settings.webhook_url.as_ref() != Some(*url)) {
        channels.guard.look_up(url).await.map_err(|why| barred(why.key()))?;
    }
    // Whoever holds another address must not have the secret of this one.
    let renew = url.is_some()
        && (request.renew_secret || settings.webhook_url != url || settings.webhook_key.is_none());
    if renew {
        settings.webhook_key = Some(secret::token());
    }
    if url.is_none() {
        settings.webhook_key = None;
    }
    settings.webhook_url = url;
    settings.wishes = wishes;
    keep_settings(&app, &person, &mut settings, language).await?;
    let mut calls = describe_calls(&app, &person, &settings).await?;
    calls.webhook_secret = settings.webhook_key.filter(|_| renew);
    Ok(Json(calls))
}

/// Sends a test over every way that is on, and tells what became of it.
#[utoipa::path(post, path = "/api/me/calls/test", tag = "calls",
    responses((status = 200, body = CallTest), (status = 401, body = ErrorBody), (status = 429, body = ErrorBody)))]
pub async fn test_calls(
    State(app): State<Arc<App>>,
    Tongue(language): Tongue,
    caller: Caller,
) -> Result<Json<CallTest>, Refusal> {
    app.spare(&caller.who.id, Class::Test)?;
    let mut called = Called::new(person_of(&app, &caller).await?);
    called.language = language;
    Ok(Json(app.sender.test(&called, now()).await?))
}
