//! Making a table, starting its game, closing it, and meeting again.

use super::{
    looking::view_of,
    request::{asked, carry_out, done, visible},
};
use crate::{
    hall::{Answer, OpenTable},
    http::{
        App,
        body::{Body, Path},
        caller::{Caller, Tongue},
    },
    refusal::Refusal,
    secret,
    table::{self, Who},
};
use axum::{Json, extract::State};
use demesne_game::Seed;
use demesne_wire::{Ask, Done, ErrorBody, NewTable, TableView};
use std::sync::Arc;

/// Makes a table.
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = NewTable,
    responses((status = 200, body = TableView), (status = 401, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub async fn make(
    State(app): State<Arc<App>>,
    Tongue(language): Tongue,
    caller: Caller,
    Body(request): Body<NewTable>,
) -> Result<Json<TableView>, Refusal> {
    let id = request.id.clone().unwrap_or_else(secret::table_id);
    let entry = table::make(&request, &caller.who, &id, secret::table_id())?;
    // The same request has the same table, so that repeating it makes no second one.
    let table = secret::id_of(&[&app.secret, &caller.who.id, &id]);
    let mut open = app.hall.make(&table, entry).await?;
    if request.start {
        open = begin(&app, &caller.who, &table, &format!("{}-start", &id[..id.len().min(58)])).await?.1;
    }
    view_of(&app, &open, Some(&caller.who), None, language).await
}

async fn begin(
    app: &Arc<App>,
    who: &Who,
    id: &str,
    request: &str,
) -> Result<(Answer, Arc<OpenTable>), Refusal> {
    let (asked, who, seed) = (asked(who, request)?, who.clone(), Seed(secret::random_bytes()));
    let request = request.to_owned();
    app.hall.act(id, Some(asked), move |table| Ok(table.start(&who, &request, seed)?.into())).await
}

/// Starts the game.
#[utoipa::path(post, path = "/api/tables/{table}/start", tag = "tables", params(("table" = String, Path)), request_body = Ask,
    responses((status = 200, body = Done), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub async fn start(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Body(request): Body<Ask>,
) -> Result<Json<Done>, Refusal> {
    visible(&app, &id, &caller).await?;
    let (answer, open) = begin(&app, &caller.who, &id, &request.id).await?;
    let table = open.table.read().await;
    Ok(Json(done(&app, &table, &caller.who, None, None, answer.seq)))
}

/// Closes a table that shall not be played, or not to its end.
#[utoipa::path(post, path = "/api/tables/{table}/close", tag = "tables", params(("table" = String, Path)), request_body = Ask,
    responses((status = 200, body = Done), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub async fn close(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Body(request): Body<Ask>,
) -> Result<Json<Done>, Refusal> {
    visible(&app, &id, &caller).await?;
    let (who, key) = (caller.who.clone(), request.id.clone());
    carry_out(&app, &id, &caller, (&key, None, None), move |table| Ok(table.close(&who, &request.id)?.into()))
        .await
}

/// Makes a table where the same people meet again. Whoever asks second finds the table of the first.
#[utoipa::path(post, path = "/api/tables/{table}/rematch", tag = "tables", params(("table" = String, Path)), request_body = Ask,
    responses((status = 200, body = TableView), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub async fn rematch(
    State(app): State<Arc<App>>,
    Tongue(language): Tongue,
    caller: Caller,
    Path(id): Path<String>,
    Body(request): Body<Ask>,
) -> Result<Json<TableView>, Refusal> {
    visible(&app, &id, &caller).await?;
    let open = app.hall.open(&id).await?;
    let (known, entry) = {
        let table = open.table.read().await;
        (table.rematch.clone(), table::rematch(&table, &caller.who, &request.id, secret::table_id())?)
    };
    let next = match known {
        Some(next) => next,
        None => {
            // One table has one rematch, whoever asks and however often.
            let next = secret::id_of(&[&app.secret, "rematch", &id]);
            app.hall.make(&next, entry).await?;
            let (asked, table) = (asked(&caller.who, &request.id)?, next.clone());
            let told = asked.clone();
            let acted = app.hall.act(&id, Some(asked), move |old| match &old.rematch {
                Some(_) => Refusal::err("stale"),
                None => Ok(table::Entry::Rematch { asked: told.clone(), table: table.clone() }.into()),
            });
            match acted.await {
                Ok(_) => {}
                Err(refusal) if refusal.code == "stale" => {}
                Err(refusal) => return Err(refusal),
            }
            next
        }
    };
    let open = app.hall.open(&next).await?;
    view_of(&app, &open, Some(&caller.who), None, language).await
}
