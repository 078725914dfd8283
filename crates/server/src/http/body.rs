//! Bodies of requests: JSON of a bounded size.

use crate::refusal::Refusal;
use axum::{
    body::{HttpBody as _, to_bytes},
    extract::{FromRequest, Request},
    http::header,
};
use futures_util::StreamExt as _;
use serde::de::DeserializeOwned;

/// The most bytes that a body may have.
pub const MOST_BYTES: usize = 64 * 1024;

/// What is still read of a body that is too large, so that the connection can be used again.
const MOST_PASSED_OVER: usize = 1024 * 1024;

/// Reads a body before anybody looks at the request: whatever is refused, nothing of it is left in the connection.
pub async fn whole(request: Request) -> Result<Request, Refusal> {
    if request.body().is_end_stream() {
        return Ok(request);
    }
    let (parts, body) = request.into_parts();
    let (mut chunks, mut bytes, mut length) = (body.into_data_stream(), Vec::new(), 0);
    while let Some(chunk) = chunks.next().await {
        // Whoever hangs up does not hear the answer.
        let chunk = chunk.map_err(|_| Refusal::because("bad-json", "the body is not whole"))?;
        length += chunk.len();
        if length > MOST_PASSED_OVER {
            break;
        }
        if length <= MOST_BYTES {
            bytes.extend_from_slice(&chunk);
        }
    }
    match length > MOST_BYTES {
        true => Refusal::err("too-large"),
        false => Ok(Request::from_parts(parts, bytes.into())),
    }
}

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

/// The parts of a path, with a refusal in our own form.
pub struct Path<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned + Send> axum::extract::FromRequestParts<S> for Path<T> {
    type Rejection = Refusal;

    async fn from_request_parts(
        parts: &mut axum::http::request::Parts,
        state: &S,
    ) -> Result<Path<T>, Refusal> {
        let read = axum::extract::Path::<T>::from_request_parts(parts, state).await;
        // Only what is no text cannot be read, and no address of ours is that.
        read.map(|path| Path(path.0)).map_err(|_| Refusal::new("not-found"))
    }
}
