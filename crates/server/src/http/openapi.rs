//! The routes of the API and their document, made from the same list.

use super::{App, games, people, tables};
use axum::{Json, Router, routing::get};
use std::sync::Arc;
use utoipa::{OpenApi, openapi};
use utoipa_axum::{router::OpenApiRouter, routes as listed};

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Demesne",
        description = "Tables of The Castles of Burgundy and The Castles of Tuscany for people and programs. A program takes a \
                       token (`POST /api/guests` with `token: true`), sends it as `Authorization: Bearer …`, sits down, and plays: it reads \
                       `GET /api/tables/{table}`, sends one of the listed actions to `POST /api/tables/{table}/moves`, and waits with \
                       `GET /api/tables/{table}/events?after=…&wait=25` or on the WebSocket `/api/live`. Every request that changes a \
                       table carries an id of the client's own: repeated, it gets the same answer."
    ),
    tags(
        (name = "tables", description = "Tables and games"),
        (name = "people", description = "Guests, accounts, passkeys, devices"),
        (name = "calls", description = "Being called when it is one's turn"),
    ),
    components(schemas(demesne_wire::FromClient, demesne_wire::FromServer))
)]
struct Document;

/// All routes of the API, with their document.
pub fn routes() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::with_openapi(Document::openapi())
        .routes(listed!(games::offer))
        .routes(listed!(tables::list, tables::make))
        .routes(listed!(tables::show))
        .routes(listed!(tables::events))
        .routes(listed!(tables::story))
        .routes(listed!(tables::record))
        .routes(listed!(tables::play))
        .routes(listed!(tables::sit, tables::leave))
        .routes(listed!(tables::start))
        .routes(listed!(tables::undo))
        .routes(listed!(tables::answer_undo))
        .routes(listed!(tables::say))
        .routes(listed!(tables::resign))
        .routes(listed!(tables::close))
        .routes(listed!(tables::hand_over))
        .routes(listed!(tables::rematch))
        .merge(people::routes())
}

/// The document alone.
pub fn document() -> openapi::OpenApi {
    routes().split_for_parts().1
}

/// The routes, and the address where the document is served.
pub fn serve(api: Router<Arc<App>>, document: openapi::OpenApi) -> Router<Arc<App>> {
    let document = Arc::new(document);
    api.route("/api/openapi.json", get(move || std::future::ready(Json(document.as_ref().clone()))))
}
