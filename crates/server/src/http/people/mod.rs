//! People over HTTP: names, sessions, what belongs to them.

mod account;
mod administration;
mod calls;
mod devices;
mod guests;
mod letters;
mod mail;
mod others;
mod passkeys;
mod push;

use super::{App, caller::COOKIE};
use crate::{
    hall::{SESSION_LIFE, now},
    refusal::Refusal,
    secret,
    store::{self, Session, SessionKind},
};
use axum::http::{HeaderMap, HeaderValue, header};
use demesne_wire::{Me, Person, Rating};
use std::sync::Arc;
use utoipa_axum::{router::OpenApiRouter, routes as listed};

/// The longest name, in characters.
const LONGEST_NAME: usize = 40;
/// The most characters of what somebody calls a device, a token, a passkey.
const LONGEST_LABEL: usize = 100;

pub fn routes() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new()
        .routes(listed!(guests::guest))
        .routes(listed!(guests::me, guests::change_me, account::delete_me))
        .routes(listed!(guests::my_tables))
        .routes(listed!(account::make_account))
        .routes(listed!(account::sign_in))
        .routes(listed!(account::sign_out))
        .routes(listed!(account::set_password))
        .routes(listed!(passkeys::start_registration))
        .routes(listed!(passkeys::finish_registration))
        .routes(listed!(passkeys::start_sign_in))
        .routes(listed!(passkeys::finish_sign_in))
        .routes(listed!(passkeys::my_passkeys))
        .routes(listed!(passkeys::end_passkey))
        .routes(listed!(devices::my_sessions, devices::end_others))
        .routes(listed!(devices::end_session))
        .routes(listed!(devices::make_token))
        .routes(listed!(calls::my_calls, calls::set_calls))
        .routes(listed!(calls::test_calls))
        .routes(listed!(push::add_push, push::end_push))
        .routes(listed!(mail::set_mail, mail::end_mail))
        .routes(listed!(letters::confirm_mail))
        .routes(listed!(letters::ask_stop_mail, letters::stop_mail))
        .routes(listed!(others::profile))
        .routes(listed!(others::best))
        .routes(listed!(administration::people))
        .routes(listed!(administration::block))
        .routes(listed!(administration::unblock))
        .routes(listed!(administration::tables))
}

/// A name that others can read: one line, not too long.
pub fn checked_name(name: &str) -> Result<String, Refusal> {
    let name = name.trim();
    if name.is_empty() {
        return Refusal::err("name-empty");
    }
    if name.chars().count() > LONGEST_NAME || name.chars().any(char::is_control) {
        return Refusal::err("name-long");
    }
    Ok(name.to_owned())
}

/// Begins a session and gives its token.
pub async fn begin_session(app: &App, user: &str, kind: SessionKind, label: &str) -> Result<String, Refusal> {
    let token = secret::token();
    let now = now();
    let session = Session {
        token_hash: secret::hash_token(&token),
        user: user.to_owned(),
        kind,
        label: checked_label(label),
        made: now,
        seen: now,
        expires: now + SESSION_LIFE,
    };
    app.hall.store.add_session(&session).await?;
    Ok(token)
}

/// The cookie that shows a session; an empty token takes it away.
pub fn cookie(app: &App, token: &str) -> Result<HeaderValue, Refusal> {
    let age = if token.is_empty() { 0 } else { SESSION_LIFE / 1000 };
    let secure = if app.config.is_secure() { "; Secure" } else { "" };
    let text = format!("{COOKIE}={token}; Path=/; HttpOnly; SameSite=Lax; Max-Age={age}{secure}");
    HeaderValue::from_str(&text).map_err(|_| Refusal::new("internal"))
}

/// What a browser says it is, as a label for its session.
pub fn device(headers: &HeaderMap) -> String {
    let agent = headers.get(header::USER_AGENT).and_then(|agent| agent.to_str().ok()).unwrap_or("");
    agent.to_owned()
}

/// Somebody as they see themselves.
pub async fn describe(app: &App, person: &store::Person, administrator: bool) -> Result<Me, Refusal> {
    let ratings = app.hall.store.ratings_of(&person.id).await?;
    Ok(Me {
        person: Person { id: person.id.clone(), name: person.name.clone() },
        login: person.login.clone(),
        password: person.password_hash.is_some(),
        passkeys: app.hall.store.passkeys_of(&person.id).await?.len(),
        language: Some(person.language.clone()).filter(|language| !language.is_empty()),
        administrator,
        ratings: told_ratings(ratings),
        token: None,
    })
}

/// Ratings as they are told.
fn told_ratings(ratings: Vec<(String, store::Rating)>) -> Vec<Rating> {
    let told =
        |(game, rating): (String, store::Rating)| Rating { game, rating: rating.rating, games: rating.games };
    ratings.into_iter().map(told).collect()
}

/// A label on one line, not too long.
fn checked_label(label: &str) -> String {
    label.trim().chars().filter(|letter| !letter.is_control()).take(LONGEST_LABEL).collect()
}
