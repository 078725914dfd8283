//! Playing: moves, going back, words, giving up.

use super::request::{carry_out, visible};
use crate::{
    hall::Deed,
    http::{
        App,
        body::{Body, Path},
        caller::Caller,
    },
    refusal::Refusal,
};
use axum::{Json, extract::State};
use demesne_wire::{Ask, Done, ErrorBody, Move, Say, Undo, UndoAnswer};
use std::sync::Arc;

/// Plays a move.
#[utoipa::path(post, path = "/api/tables/{table}/moves", tag = "tables", params(("table" = String, Path)), request_body = Move,
    responses((status = 200, body = Done), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody),
        (status = 422, body = ErrorBody)))]
pub async fn play(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Body(request): Body<Move>,
) -> Result<Json<Done>, Refusal> {
    let who = caller.who.clone();
    let key = (request.id.clone(), request.seat.clone(), Some(request.seen));
    carry_out(&app, &id, &caller, (&key.0, key.1, key.2), move |table| {
        table.check_visible(Some(&who), None)?;
        Ok(table.play(&who, &request)?.into())
    })
    .await
}

/// Takes steps back, or asks the others whether one may.
#[utoipa::path(post, path = "/api/tables/{table}/undo", tag = "tables", params(("table" = String, Path)), request_body = Undo,
    responses((status = 200, body = Done), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub async fn undo(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Body(request): Body<Undo>,
) -> Result<Json<Done>, Refusal> {
    let who = caller.who.clone();
    let key = (request.id.clone(), request.seat.clone(), Some(request.seen));
    carry_out(&app, &id, &caller, (&key.0, key.1, key.2), move |table| {
        table.check_visible(Some(&who), None)?;
        Ok(table.undo(&who, &request)?.into())
    })
    .await
}

/// Answers somebody who asked to go back.
#[utoipa::path(post, path = "/api/tables/{table}/undo/answer", tag = "tables", params(("table" = String, Path)),
    request_body = UndoAnswer,
    responses((status = 200, body = Done), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub async fn answer_undo(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Body(request): Body<UndoAnswer>,
) -> Result<Json<Done>, Refusal> {
    let who = caller.who.clone();
    let key = (request.id.clone(), request.seat.clone());
    carry_out(&app, &id, &caller, (&key.0, key.1, None), move |table| {
        table.check_visible(Some(&who), None)?;
        Ok(table.answer_undo(&who, &request)?.into())
    })
    .await
}

/// Says something at a table.
#[utoipa::path(post, path = "/api/tables/{table}/chat", tag = "tables", params(("table" = String, Path)), request_body = Say,
    responses((status = 200, body = Done), (status = 403, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub async fn say(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Body(request): Body<Say>,
) -> Result<Json<Done>, Refusal> {
    visible(&app, &id, &caller).await?;
    let (who, key) = (caller.who.clone(), request.id.clone());
    carry_out(&app, &id, &caller, (&key, None, None), move |table| {
        let (entry, words) = table.say(&who, &request)?;
        Ok(Deed { entry, words: Some(words) })
    })
    .await
}

/// Gives up.
#[utoipa::path(post, path = "/api/tables/{table}/resign", tag = "tables", params(("table" = String, Path)), request_body = Ask,
    responses((status = 200, body = Done), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub async fn resign(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Body(request): Body<Ask>,
) -> Result<Json<Done>, Refusal> {
    let (who, key) = (caller.who.clone(), (request.id.clone(), request.seat.clone()));
    carry_out(&app, &id, &caller, (&key.0, key.1, None), move |table| {
        table.check_visible(Some(&who), None)?;
        Ok(table.resign(&who, request.seat.as_deref(), &request.id)?.into())
    })
    .await
}
