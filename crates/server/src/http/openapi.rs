//! The routes of the API and their document, made from the same list.

use super::{
    App, games, live, people,
    tables::{looking, making, playing, seats},
};
use axum::{Json, Router, routing::get};
use std::sync::Arc;
use utoipa::{OpenApi, openapi};
use utoipa_axum::{router::OpenApiRouter, routes as listed};

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Demesne",
        description = "Tables of The Castles of Burgundy, The Castles of Tuscany and Viscounts of the West Kingdom for people and programs. A program takes a \
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
        .routes(listed!(looking::list, making::make))
        .routes(listed!(looking::show))
        .routes(listed!(looking::events))
        .routes(listed!(looking::story))
        .routes(listed!(looking::record))
        .routes(listed!(playing::play))
        .routes(listed!(seats::sit, seats::leave))
        .routes(listed!(making::start))
        .routes(listed!(playing::undo))
        .routes(listed!(playing::answer_undo))
        .routes(listed!(playing::say))
        .routes(listed!(playing::resign))
        .routes(listed!(making::close))
        .routes(listed!(seats::hand_over))
        .routes(listed!(making::rematch))
        .routes(listed!(live::live))
        .merge(people::routes())
}

/// The document alone.
pub fn document() -> openapi::OpenApi {
    complete(routes().split_for_parts().1)
}

/// When a route may refuse besides its own reasons.
enum Where {
    Everywhere,
    WithBody,
    AtATable,
}

/// The refusals that stand before and behind all routes.
const USUAL: [(&str, Where, &str); 11] = [
    ("400", Where::WithBody, "The body cannot be read"),
    ("401", Where::Everywhere, "Nobody knows who asks"),
    ("403", Where::Everywhere, "Whoever asks may not do this"),
    ("404", Where::AtATable, "There is no such thing"),
    ("408", Where::Everywhere, "The answer took too long"),
    ("409", Where::AtATable, "It does not fit what has happened"),
    ("413", Where::WithBody, "The body is too large"),
    ("415", Where::WithBody, "The body is not JSON"),
    ("422", Where::Everywhere, "What is asked for cannot be done"),
    ("429", Where::Everywhere, "Too much was asked in a short time"),
    ("503", Where::Everywhere, "The server cannot do it now: try again"),
];

/// Writes the usual refusals to every route.
fn complete(mut document: openapi::OpenApi) -> openapi::OpenApi {
    for (path, item) in &mut document.paths.paths {
        let methods = [&mut item.get, &mut item.post, &mut item.put, &mut item.patch, &mut item.delete];
        for operation in methods.into_iter().flatten() {
            let body = operation.request_body.is_some();
            for (status, place, what) in &USUAL {
                let fits = match place {
                    Where::Everywhere => true,
                    Where::WithBody => body,
                    Where::AtATable => body || path.contains('{'),
                };
                if fits && !operation.responses.responses.contains_key(*status) {
                    let schema = openapi::Ref::from_schema_name("ErrorBody");
                    let content = openapi::ContentBuilder::new().schema(Some(schema)).build();
                    let answer = openapi::ResponseBuilder::new().description(*what);
                    let answer = answer.content("application/json", content).build();
                    operation.responses.responses.insert((*status).to_owned(), answer.into());
                }
            }
        }
    }
    document
}

/// The routes, and the address where the document is served.
pub fn serve(api: Router<Arc<App>>, document: openapi::OpenApi) -> Router<Arc<App>> {
    let document = Arc::new(complete(document));
    api.route("/api/openapi.json", get(move || std::future::ready(Json(document.as_ref().clone()))))
}
