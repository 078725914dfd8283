//! Devices and programs that somebody is signed in with.

use super::{begin_session, checked_label};
use crate::{
    hall::now,
    http::{App, body::Body, caller::Caller},
    refusal::Refusal,
    secret,
    store::{Session, SessionKind},
};
use axum::{
    Json,
    extract::{Path, State},
    http::StatusCode,
};
use demesne_wire::{ErrorBody, NewToken, SessionLine, Token};
use std::sync::Arc;

/// So many digits of a token's hash name its session: enough to tell sessions apart, and of no use to anybody else.
const ID_DIGITS: usize = 16;
/// The most sessions of one person that programs have.
const MOST_TOKENS: usize = 50;

fn id_of(token_hash: &str) -> &str {
    token_hash.get(..ID_DIGITS).unwrap_or(token_hash)
}

fn line(session: &Session, caller: &Caller) -> SessionLine {
    SessionLine {
        id: id_of(&session.token_hash).to_owned(),
        label: session.label.clone(),
        kind: session.kind.word().to_owned(),
        made: session.made,
        seen: session.seen,
        current: session.token_hash == caller.token_hash,
    }
}

/// Lists where the caller is signed in.
#[utoipa::path(get, path = "/api/me/sessions", tag = "people",
    responses((status = 200, body = Vec<SessionLine>), (status = 401, body = ErrorBody)))]
pub async fn my_sessions(
    State(app): State<Arc<App>>,
    caller: Caller,
) -> Result<Json<Vec<SessionLine>>, Refusal> {
    let sessions = app.hall.store.sessions_of(&caller.who.id, now()).await?;
    Ok(Json(sessions.iter().map(|session| line(session, &caller)).collect()))
}

/// Signs one of the caller's devices out.
#[utoipa::path(delete, path = "/api/me/sessions/{id}", tag = "people", params(("id" = String, Path)),
    responses((status = 204), (status = 401, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub async fn end_session(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<StatusCode, Refusal> {
    let sessions = app.hall.store.sessions_of(&caller.who.id, now()).await?;
    let session = sessions.iter().find(|session| id_of(&session.token_hash) == id);
    let session = session.ok_or_else(|| Refusal::new("not-found"))?;
    app.hall.store.drop_session(&caller.who.id, &session.token_hash).await?;
    app.hall.change_person(&caller.who.id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Signs all of the caller's devices out but this one.
#[utoipa::path(delete, path = "/api/me/sessions", tag = "people",
    responses((status = 204), (status = 401, body = ErrorBody)))]
pub async fn end_others(State(app): State<Arc<App>>, caller: Caller) -> Result<StatusCode, Refusal> {
    app.hall.store.drop_sessions(&caller.who.id, Some(&caller.token_hash)).await?;
    app.hall.change_person(&caller.who.id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Gives a token for a program that plays as the caller. It is shown once.
#[utoipa::path(post, path = "/api/me/tokens", tag = "people", request_body = NewToken,
    responses((status = 200, body = Token), (status = 401, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub async fn make_token(
    State(app): State<Arc<App>>,
    caller: Caller,
    Body(request): Body<NewToken>,
) -> Result<Json<Token>, Refusal> {
    if checked_label(&request.label).is_empty() {
        return Refusal::err("name-empty");
    }
    let sessions = app.hall.store.sessions_of(&caller.who.id, now()).await?;
    if sessions.iter().filter(|session| session.kind == SessionKind::Token).count() >= MOST_TOKENS {
        return Refusal::err("tokens-full");
    }
    let token = begin_session(&app, &caller.who.id, SessionKind::Token, &request.label).await?;
    let made = app.hall.store.session(&secret::hash_token(&token), now()).await?;
    let made = made.ok_or_else(|| Refusal::new("internal"))?;
    Ok(Json(Token { token, session: line(&made, &caller) }))
}
