//! What everybody may know of others.

use super::told_ratings;
use crate::{http::App, refusal::Refusal, secret};
use axum::{
    Json,
    extract::{Path, State},
};
use demesne_games::Kind;
use demesne_wire::{ErrorBody, Profile, Ranked};
use std::sync::Arc;

/// The best of a game are so many.
const BEST: i64 = 100;

/// Shows somebody: name, ratings, number of games.
#[utoipa::path(get, path = "/api/people/{id}", tag = "people", params(("id" = String, Path)),
    responses((status = 200, body = Profile), (status = 404, body = ErrorBody)))]
pub async fn profile(State(app): State<Arc<App>>, Path(id): Path<String>) -> Result<Json<Profile>, Refusal> {
    if !secret::is_id(&id) {
        return Refusal::err("no-such-person");
    }
    let store = &app.hall.store;
    let person = store.person(&id).await?.filter(|person| !person.deleted);
    let person = person.ok_or_else(|| Refusal::new("no-such-person"))?;
    let ratings = told_ratings(store.ratings_of(&id).await?);
    Ok(Json(Profile { id: person.id, name: person.name, ratings, games: store.games_of(&id).await? }))
}

/// Lists the best of a game.
#[utoipa::path(get, path = "/api/ratings/{game}", tag = "people", params(("game" = String, Path)),
    responses((status = 200, body = Vec<Ranked>), (status = 404, body = ErrorBody)))]
pub async fn best(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
) -> Result<Json<Vec<Ranked>>, Refusal> {
    let game = Kind::parse(&game).map_err(|_| Refusal::new("no-such-game"))?;
    let best = app.hall.store.best(game.name(), BEST).await?;
    let people: Vec<String> = best.iter().map(|(user, _)| user.clone()).collect();
    app.hall.names.learn(&people).await?;
    let ranked = best.into_iter().map(|(user, rating)| Ranked {
        person: app.hall.names.person(&user),
        rating: rating.rating,
        games: rating.games,
    });
    Ok(Json(ranked.collect()))
}
