//! People over HTTP: names, sessions, what belongs to them.

use super::{
    App,
    body::Body,
    caller::{COOKIE, Caller},
    tables::lines,
};
use crate::{
    hall::{SESSION_LIFE, now},
    refusal::Refusal,
    secret,
    store::{self, Session, SessionKind},
};
use axum::{
    Json,
    extract::State,
    http::{HeaderMap, HeaderValue, header},
    response::{IntoResponse, Response},
};
use demesne_wire::{ErrorBody, Me, NewGuest, Person, Rating, TableList};
use std::sync::Arc;
use utoipa_axum::{router::OpenApiRouter, routes as listed};

/// The longest name, in characters.
const LONGEST_NAME: usize = 40;
/// The most tables in one answer.
const MOST_TABLES: i64 = 100;

pub fn routes() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new().routes(listed!(guest)).routes(listed!(me)).routes(listed!(my_tables))
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
        label: label.chars().take(100).collect(),
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

/// Plays under a name: no account is needed.
#[utoipa::path(post, path = "/api/guests", tag = "people", request_body = NewGuest,
    responses((status = 200, body = Me), (status = 422, body = ErrorBody)))]
pub async fn guest(
    State(app): State<Arc<App>>,
    headers: HeaderMap,
    Body(request): Body<NewGuest>,
) -> Result<Response, Refusal> {
    let name = checked_name(&request.name)?;
    let now = now();
    let person =
        store::Person { id: secret::user_id(), name, made: now, seen: now, ..store::Person::default() };
    app.hall.store.add_person(&person).await?;
    let kind = if request.token { SessionKind::Token } else { SessionKind::Cookie };
    let token = begin_session(&app, &person.id, kind, &device(&headers)).await?;
    let mut me = describe(&app, &person, false).await?;
    if request.token {
        me.token = Some(token);
        return Ok(Json(me).into_response());
    }
    Ok(([(header::SET_COOKIE, cookie(&app, &token)?)], Json(me)).into_response())
}

/// Tells who the caller is.
#[utoipa::path(get, path = "/api/me", tag = "people",
    responses((status = 200, body = Me), (status = 401, body = ErrorBody)))]
pub async fn me(State(app): State<Arc<App>>, caller: Caller) -> Result<Json<Me>, Refusal> {
    let person = app.hall.store.person(&caller.who.id).await?.ok_or_else(|| Refusal::new("sign-in-first"))?;
    Ok(Json(describe(&app, &person, caller.who.administrator).await?))
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
        ratings: ratings
            .into_iter()
            .map(|(game, rating)| Rating { game, rating: rating.rating, games: rating.games })
            .collect(),
        token: None,
    })
}

/// Lists the caller's tables, those first where it is the caller's turn.
#[utoipa::path(get, path = "/api/me/tables", tag = "people",
    responses((status = 200, body = TableList), (status = 401, body = ErrorBody)))]
pub async fn my_tables(State(app): State<Arc<App>>, caller: Caller) -> Result<Json<TableList>, Refusal> {
    let found = app.hall.store.tables_of(&caller.who.id, MOST_TABLES).await?;
    Ok(Json(TableList { tables: lines(&app, found, Some(&caller.who)).await?, next: None }))
}
