//! Browsers that agreed to be called.

use super::{
    account::person_of,
    calls::{describe_calls, keep_settings},
};
use crate::{
    call::{
        push::{Subscription, SubscriptionKeys},
        settings::Settings,
    },
    hall::now,
    http::{
        App,
        body::{Body, MaybeBody},
        caller::{Caller, Tongue},
    },
    refusal::Refusal,
    store,
};
use axum::{Json, extract::State};
use demesne_wire::{Calls, EndPush, ErrorBody, NewPush};
use std::sync::Arc;

/// The most browsers of one person; the oldest make room.
const MOST: usize = 10;

/// Adds a browser that agreed to be called, and switches push on.
#[utoipa::path(post, path = "/api/me/push", tag = "calls", request_body = NewPush,
    responses((status = 200, body = Calls), (status = 401, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub async fn add_push(
    State(app): State<Arc<App>>,
    Tongue(language): Tongue,
    caller: Caller,
    Body(request): Body<NewPush>,
) -> Result<Json<Calls>, Refusal> {
    let person = person_of(&app, &caller).await?;
    let keys = SubscriptionKeys { p256dh: request.keys.p256dh, auth: request.keys.auth };
    let subscription = Subscription { endpoint: request.endpoint, keys };
    // An address is plain letters; a database keeps no others.
    if !subscription.endpoint.bytes().all(|byte| byte.is_ascii_graphic()) {
        return Refusal::err("bad-subscription");
    }
    subscription.check(&app.sender.channels.guard).map_err(|_| Refusal::new("bad-subscription"))?;
    let browser = store::Subscription {
        endpoint: subscription.endpoint,
        user: person.id.clone(),
        p256dh: subscription.keys.p256dh,
        auth: subscription.keys.auth,
        made: now(),
    };
    app.hall.store.add_subscription(&browser).await?;
    let browsers = app.hall.store.subscriptions_of(&person.id).await?;
    for old in browsers.iter().take(browsers.len().saturating_sub(MOST)) {
        app.hall.store.drop_subscription(&person.id, &old.endpoint).await?;
    }
    let mut settings = Settings::read(&person.settings);
    settings.wishes.push = true;
    keep_settings(&app, &person, &mut settings, language).await?;
    Ok(Json(describe_calls(&app, &person, &settings).await?))
}

/// Takes a browser away, or all; with the last one push is switched off.
#[utoipa::path(delete, path = "/api/me/push", tag = "calls", request_body = EndPush,
    responses((status = 200, body = Calls), (status = 401, body = ErrorBody)))]
pub async fn end_push(
    State(app): State<Arc<App>>,
    Tongue(language): Tongue,
    caller: Caller,
    MaybeBody(request): MaybeBody<EndPush>,
) -> Result<Json<Calls>, Refusal> {
    let person = person_of(&app, &caller).await?;
    match &request.endpoint {
        // No browser has such an address.
        Some(endpoint) if !endpoint.bytes().all(|byte| byte.is_ascii_graphic()) => {}
        Some(endpoint) => drop(app.hall.store.drop_subscription(&person.id, endpoint).await?),
        None => drop(app.hall.store.drop_subscriptions(&person.id).await?),
    }
    let mut settings = Settings::read(&person.settings);
    if app.hall.store.subscriptions_of(&person.id).await?.is_empty() {
        settings.wishes.push = false;
        keep_settings(&app, &person, &mut settings, language).await?;
    }
    Ok(Json(describe_calls(&app, &person, &settings).await?))
}
