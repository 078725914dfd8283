//! Seats: sitting down, leaving, handing over.

use super::request::{carry_out, visible};
use crate::{
    http::{
        App,
        body::{Body, Path},
        caller::Caller,
    },
    refusal::Refusal,
    table::check_id,
};
use axum::{Json, extract::State};
use demesne_wire::{Ask, Done, ErrorBody, HandOver, Sit, Status};
use std::sync::Arc;

/// Sits down, takes a seat over with a code, comes back to a seat that a bot kept, or (the owner) lets a bot sit down.
#[utoipa::path(post, path = "/api/tables/{table}/seats/{seat}", tag = "tables",
    params(("table" = String, Path), ("seat" = String, Path)), request_body = Sit,
    responses((status = 200, body = Done), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody),
        (status = 409, body = ErrorBody)))]
pub async fn sit(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path((id, seat)): Path<(String, String)>,
    Body(request): Body<Sit>,
) -> Result<Json<Done>, Refusal> {
    let (who, secret, key) = (caller.who.clone(), app.secret.clone(), request.id.clone());
    carry_out(&app, &id, &caller, (&key, None, None), move |table| {
        let visible = table.check_visible(Some(&who), request.invite.as_deref());
        if request.code.is_none() {
            visible.clone()?;
        }
        let sits = table.seat(&seat).and_then(|seat| table.sit(&who, seat, &request, &secret));
        // Whoever guesses at codes does not learn whether there is such a table.
        sits.map(Into::into).map_err(|refusal| visible.err().unwrap_or(refusal))
    })
    .await
}

/// Leaves a seat before the start; the owner can free any.
#[utoipa::path(delete, path = "/api/tables/{table}/seats/{seat}", tag = "tables",
    params(("table" = String, Path), ("seat" = String, Path)), request_body = Ask,
    responses((status = 200, body = Done), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub async fn leave(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path((id, seat)): Path<(String, String)>,
    Body(request): Body<Ask>,
) -> Result<Json<Done>, Refusal> {
    let (who, key) = (caller.who.clone(), request.id.clone());
    carry_out(&app, &id, &caller, (&key, None, None), move |table| {
        table.check_visible(Some(&who), None)?;
        Ok(table.leave(&who, table.seat(&seat)?, &request.id)?.into())
    })
    .await
}

/// Gives a code with which somebody else can take over the caller's seat.
#[utoipa::path(post, path = "/api/tables/{table}/hand-over", tag = "tables", params(("table" = String, Path)), request_body = Ask,
    responses((status = 200, body = HandOver), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub async fn hand_over(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Body(request): Body<Ask>,
) -> Result<Json<HandOver>, Refusal> {
    check_id(&request.id)?;
    visible(&app, &id, &caller).await?;
    let open = app.hall.open(&id).await?;
    let table = open.table.read().await;
    let seat = table.own_seat(&caller.who, request.seat.as_deref())?;
    if matches!(table.status, Status::Over | Status::Closed) {
        return Refusal::err("table-over");
    }
    let code = table.hand_over_code(seat, &app.secret)?;
    Ok(Json(HandOver { seat: seat.to_string(), code }))
}
