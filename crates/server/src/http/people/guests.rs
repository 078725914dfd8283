//! Guests: a name is enough. And what everybody can ask about themselves.

use super::{begin_session, checked_name, cookie, describe, device};
use crate::{
    hall::now,
    http::{App, body::Body, caller::Caller, tables::looking::lines},
    refusal::Refusal,
    secret,
    store::{self, SessionKind},
};
use axum::{
    Json,
    extract::State,
    http::{HeaderMap, header},
    response::{IntoResponse, Response},
};
use demesne_text::Language;
use demesne_wire::{ErrorBody, Me, MeChange, NewGuest, TableList};
use std::sync::Arc;

/// The most tables in one answer.
const MOST_TABLES: i64 = 100;

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

/// Lists the caller's tables, those first where it is the caller's turn.
#[utoipa::path(get, path = "/api/me/tables", tag = "people",
    responses((status = 200, body = TableList), (status = 401, body = ErrorBody)))]
pub async fn my_tables(State(app): State<Arc<App>>, caller: Caller) -> Result<Json<TableList>, Refusal> {
    let found = app.hall.store.tables_of(&caller.who.id, MOST_TABLES).await?;
    Ok(Json(TableList { tables: lines(&app, found, Some(&caller.who)).await?, next: None }))
}

/// Changes the caller's name or language.
#[utoipa::path(patch, path = "/api/me", tag = "people", request_body = MeChange,
    responses((status = 200, body = Me), (status = 401, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub async fn change_me(
    State(app): State<Arc<App>>,
    caller: Caller,
    Body(request): Body<MeChange>,
) -> Result<Json<Me>, Refusal> {
    let (store, id) = (&app.hall.store, caller.who.id.as_str());
    // Everything is checked before anything is changed.
    let name = request.name.as_deref().map(checked_name).transpose()?;
    if let Some(language) = request.language.as_deref().filter(|language| !language.is_empty()) {
        Language::parse(language).map_err(|_| Refusal::new("bad-language"))?;
    }
    if let Some(name) = name {
        store.rename(id, &name).await?;
    }
    if let Some(language) = &request.language {
        store.set_language(id, language).await?;
    }
    app.hall.change_person(id).await?;
    me(State(app), caller).await
}
