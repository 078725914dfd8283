//! What administrators can do.

use crate::{
    http::{App, body::Asking, caller::Caller, tables::looking::lines},
    refusal::Refusal,
    secret,
    store::{self, Person},
};
use axum::{
    Json,
    extract::{Path, State},
};
use demesne_wire::{AdminPerson, ErrorBody, Status, TableList};
use serde::Deserialize;
use std::sync::Arc;
use utoipa::IntoParams;

/// The most people and tables in one answer.
const MOST: i64 = 100;

/// Who is looked for.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct WhichPeople {
    /// Part of a name or login, or an id; everybody where nothing is said.
    pub query: Option<String>,
}

/// Which tables are looked for.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct WhichStatus {
    /// `playing` (the default), `open`, `over`, `closed`.
    pub status: Option<Status>,
    /// Those that follow an earlier answer.
    pub before: Option<i64>,
}

fn check(caller: &Caller) -> Result<(), Refusal> {
    if caller.who.administrator { Ok(()) } else { Refusal::err("not-administrator") }
}

fn told(person: Person) -> AdminPerson {
    AdminPerson {
        blocked: person.role == "blocked",
        id: person.id,
        name: person.name,
        login: person.login,
        made: person.made,
        seen: person.seen,
    }
}

/// Finds people.
#[utoipa::path(get, path = "/api/admin/people", tag = "people", params(WhichPeople),
    responses((status = 200, body = Vec<AdminPerson>), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody)))]
pub async fn people(
    State(app): State<Arc<App>>,
    caller: Caller,
    Asking(which): Asking<WhichPeople>,
) -> Result<Json<Vec<AdminPerson>>, Refusal> {
    check(&caller)?;
    let text = which.query.unwrap_or_default();
    // No database keeps this character, so nobody has it.
    if text.contains('\0') {
        return Ok(Json(Vec::new()));
    }
    let found = app.hall.store.find_people(text.trim(), MOST).await?;
    Ok(Json(found.into_iter().map(told).collect()))
}

async fn set_role(
    app: &Arc<App>,
    caller: &Caller,
    id: &str,
    role: &str,
) -> Result<Json<AdminPerson>, Refusal> {
    check(caller)?;
    if caller.who.id == id {
        return Refusal::err("not-yourself");
    }
    let known = if secret::is_id(id) { app.hall.store.person(id).await? } else { None };
    let Some(known) = known.filter(|person| !person.deleted) else { return Refusal::err("no-such-person") };
    // Whoever has another role keeps it where there was nothing to lift.
    if known.role == "blocked" || role == "blocked" {
        app.hall.store.set_role(id, role).await?;
        app.hall.change_person(id).await?;
        tracing::info!(by = caller.who.id, person = id, role, "an administrator changed a role");
    }
    let person = app.hall.store.person(id).await?.ok_or_else(|| Refusal::new("no-such-person"))?;
    Ok(Json(told(person)))
}

/// Keeps somebody out.
#[utoipa::path(post, path = "/api/admin/people/{id}/block", tag = "people", params(("id" = String, Path)),
    responses((status = 200, body = AdminPerson), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub async fn block(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Json<AdminPerson>, Refusal> {
    set_role(&app, &caller, &id, "blocked").await
}

/// Lets somebody in again.
#[utoipa::path(post, path = "/api/admin/people/{id}/unblock", tag = "people", params(("id" = String, Path)),
    responses((status = 200, body = AdminPerson), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub async fn unblock(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Json<AdminPerson>, Refusal> {
    set_role(&app, &caller, &id, "").await
}

/// Lists tables, private ones too.
#[utoipa::path(get, path = "/api/admin/tables", tag = "tables", params(WhichStatus),
    responses((status = 200, body = TableList), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody)))]
pub async fn tables(
    State(app): State<Arc<App>>,
    caller: Caller,
    Asking(which): Asking<WhichStatus>,
) -> Result<Json<TableList>, Refusal> {
    check(&caller)?;
    let status = match which.status.unwrap_or(Status::Playing) {
        Status::Open => store::Status::Open,
        Status::Playing => store::Status::Playing,
        Status::Over => store::Status::Over,
        Status::Closed => store::Status::Closed,
    };
    let found = app.hall.store.every_table(status, MOST, which.before).await?;
    let next = (found.len() as i64 == MOST).then(|| found.last().map(|last| last.since)).flatten();
    Ok(Json(TableList { tables: lines(&app, found, Some(&caller.who)).await?, next }))
}
