//! What stands before and behind every request: whose page asks, how much is asked, the language of refusals, headers that keep
//! browsers safe, and the figures.

use super::{
    App,
    answer::spoken,
    body,
    caller::{Tongue, bearer, cookie},
    limits::Class,
};
use crate::{refusal::Refusal, secret};
use axum::{
    extract::{ConnectInfo, Request, State},
    http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header},
    middleware::Next,
    response::{IntoResponse, Response},
};
use std::{
    net::{IpAddr, SocketAddr},
    sync::Arc,
    time::Instant,
};

/// What browsers may load and do on our pages: only what comes from here, and no script or sheet of styles inside of markup. The
/// client is WebAssembly, which has to be allowed (that allows no `eval` of text), and its pictures have attributes of style.
const CONTENT_POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
                              style-src-attr 'unsafe-inline'; worker-src 'self'; connect-src 'self'; img-src 'self' data:; \
                              object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// Puts refusals into the caller's language, adds headers, counts.
pub async fn speak(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let start = Instant::now();
    let tongue = Tongue::of(request.uri(), request.headers());
    let is_move = request.method() == Method::POST && request.uri().path().ends_with("/moves");
    let (method, path) = (request.method().clone(), request.uri().path().to_owned());
    let mut response = next.run(request).await;
    if response.status() == StatusCode::REQUEST_TIMEOUT {
        response.extensions_mut().insert(Refusal::new("timeout"));
    }
    if let Some(refusal) = response.extensions_mut().remove::<Refusal>() {
        response = spoken(&refusal, tongue.0);
    }
    let headers = response.headers_mut();
    for (name, value) in [
        (header::CONTENT_SECURITY_POLICY, CONTENT_POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "same-origin"),
        (header::X_FRAME_OPTIONS, "DENY"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
        (HeaderName::from_static("permissions-policy"), "camera=(), microphone=(), geolocation=()"),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if app.config.is_secure() {
        let year = HeaderValue::from_static("max-age=31536000");
        headers.insert(header::STRICT_TRANSPORT_SECURITY, year);
    }
    if !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    let (metrics, took, status) = (&app.hall.metrics, start.elapsed(), response.status());
    metrics.requests.took(took);
    if is_move {
        metrics.moves.took(took);
    }
    if let Some(counter) = metrics.answers.get(usize::from(status.as_u16() / 100)) {
        counter.add(1);
    }
    // Addresses can hold secrets behind the question mark: only the path is logged.
    tracing::debug!(%method, path, status = status.as_u16(), micros = took.as_micros() as u64, "request");
    response
}

/// Refuses pages of other sites and callers who ask too much.
pub async fn limit(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    if let Err(refusal) = check(&app, &request) {
        return refusal.into_response();
    }
    match body::whole(request).await {
        Ok(request) => next.run(request).await,
        Err(refusal) => refusal.into_response(),
    }
}

fn check(app: &App, request: &Request) -> Result<(), Refusal> {
    let headers = request.headers();
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let socket = headers.contains_key(header::UPGRADE);
    if (changes || socket) && bearer(headers).is_none() && is_foreign(app, headers) {
        return Refusal::err("foreign-origin");
    }
    let path = request.uri().path();
    let class = match changes {
        true if Class::is_door(path) => Class::Door,
        true => Class::Change,
        false => Class::Look,
    };
    // Doors are counted by address: whoever tries passwords has no name yet.
    let who = match (class, bearer(headers).or(cookie(headers))) {
        (Class::Look | Class::Change, Some(token)) => secret::hash_token(token),
        _ => address(app, request).map_or_else(String::new, |address| address.to_string()),
    };
    app.spare(&who, class)
}

/// Whether a page of another site asks.
fn is_foreign(app: &App, headers: &HeaderMap) -> bool {
    let text = |name: HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    if let Some(site) = text(HeaderName::from_static("sec-fetch-site"))
        && !matches!(site, "same-origin" | "none")
    {
        return true;
    }
    let Some(origin) = text(header::ORIGIN) else { return false };
    let host = text(header::HOST).unwrap_or("");
    let own = origin.split_once("://").is_some_and(|(_, rest)| rest == host);
    !own && origin != app.config.address()
}

/// Where a request comes from.
fn address(app: &App, request: &Request) -> Option<IpAddr> {
    let forwarded = || {
        let value = request.headers().get("x-forwarded-for")?.to_str().ok()?;
        // The last one was written by our own proxy; all before it anybody can make up.
        value.rsplit(',').next()?.trim().parse().ok()
    };
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    if app.config.trust_proxy { forwarded().or(peer) } else { peer }
}
