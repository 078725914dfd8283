//! Bodies of requests: JSON of a bounded size.

use crate::refusal::Refusal;
use axum::{
    body::to_bytes,
    extract::{FromRequest, Request},
    http::header,
};
use serde::de::DeserializeOwned;

/// The most bytes that a body may have.
pub const MOST_BYTES: usize = 64 * 1024;

/// A body in JSON.
pub struct Body<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Body<T> {
    type Rejection = Refusal;

    async fn from_request(request: Request, _: &S) -> Result<Body<T>, Refusal> {
        let kind =
            request.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or("");
        if kind.split(';').next().map(str::trim) != Some("application/json") {
            return Refusal::err("bad-media");
        }
        let bytes = to_bytes(request.into_body(), MOST_BYTES).await.map_err(|_| Refusal::new("too-large"))?;
        // Every body is an object; the reader would take a list of its fields, too.
        if bytes.trim_ascii_start().first() != Some(&b'{') {
            return Err(Refusal::because("bad-json", "it is no object"));
        }
        let read = serde_json::from_slice(&bytes);
        read.map(Body).map_err(|why| Refusal::because("bad-json", why.to_string()))
    }
}

/// A body in JSON, or none at all.
pub struct MaybeBody<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned + Default> FromRequest<S> for MaybeBody<T> {
    type Rejection = Refusal;

    async fn from_request(request: Request, state: &S) -> Result<MaybeBody<T>, Refusal> {
        if request.headers().contains_key(header::CONTENT_TYPE) {
            return Body::from_request(request, state).await.map(|Body(read)| MaybeBody(read));
        }
        Ok(MaybeBody(T::default()))
    }
}

/// The question part of an address, with a refusal in our own form.
pub struct Asking<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned> axum::extract::FromRequestParts<S> for Asking<T> {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut axum::http::request::Parts, _: &S) -> Result<Asking<T>, Refusal> {
        let read = axum::extract::Query::<T>::try_from_uri(&parts.uri);
        read.map(|query| Asking(query.0)).map_err(|why| Refusal::because("bad-query", why.body_text()))
    }
}
