//! Answers that are no success: every one has the same form, and a sentence in the caller's language.

use crate::{
    refusal::Refusal,
    words::{Value, Words},
};
use axum::{
    Json,
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use demesne_text::Language;
use demesne_wire::{ErrorBody, Fault};
use std::any::Any;

/// The status that goes with a refusal.
fn status(code: &str) -> StatusCode {
    match code {
        "sign-in-first" | "wrong-login" | "bad-token" | "passkey-refused" | "wrong-password" => {
            StatusCode::UNAUTHORIZED
        }
        "csrf" | "foreign-origin" | "not-your-seat" | "no-seat" | "not-owner" | "not-administrator"
        | "not-invited" | "no-spectators" | "account-needed" | "chat-not-allowed" | "blocked"
        | "bad-code" | "not-yourself" => StatusCode::FORBIDDEN,
        "not-found" | "no-such-table" | "no-such-route" | "no-such-seat" | "no-such-person"
        | "ceremony-gone" | "no-such-game" => StatusCode::NOT_FOUND,
        "wrong-method" => StatusCode::METHOD_NOT_ALLOWED,
        "timeout" => StatusCode::REQUEST_TIMEOUT,
        "stale" | "seat-taken" | "already-seated" | "table-started" | "table-not-started" | "table-over"
        | "table-not-over" | "table-not-full" | "not-to-act" | "login-taken" | "login-kept" | "bot-plays"
        | "undo-not-asked" | "undo-nothing" | "undo-not-allowed" | "seat-empty" | "seat-resigned"
        | "rated-no-bots" | "rated-no-hand-over" | "seen-ahead" | "has-account" | "last-key"
        | "tokens-full" | "passkeys-full" | "passkey-known" | "confirm-first" | "no-mail-server"
        | "no-passkeys" => StatusCode::CONFLICT,
        "sockets-only" => StatusCode::UPGRADE_REQUIRED,
        "too-large" => StatusCode::PAYLOAD_TOO_LARGE,
        "bad-json" => StatusCode::BAD_REQUEST,
        "bad-media" => StatusCode::UNSUPPORTED_MEDIA_TYPE,
        "too-many" => StatusCode::TOO_MANY_REQUESTS,
        "storage" | "restored" | "stopping" | "busy" => StatusCode::SERVICE_UNAVAILABLE,
        "internal" => StatusCode::INTERNAL_SERVER_ERROR,
        _ => StatusCode::UNPROCESSABLE_ENTITY,
    }
}

impl IntoResponse for Refusal {
    /// The sentence is put in by `guard::speak`, which knows the caller's language.
    fn into_response(self) -> Response {
        let mut response = status(self.code).into_response();
        response.extensions_mut().insert(self);
        response
    }
}

/// A refusal as it is told in a language.
pub fn fault(refusal: &Refusal, language: Language) -> Fault {
    // Reasons come with a full stop at their end or without; a sentence has one.
    let reason = refusal.reason.as_deref().unwrap_or("").trim_end_matches('.');
    let mut message =
        Words::say(language, &format!("error-{}", refusal.code), &[("reason", Value::from(reason))]);
    if !message.ends_with('.') {
        message.push('.');
    }
    Fault {
        code: refusal.code.to_owned(),
        message,
        rule: refusal.rule.map(str::to_owned),
        missed: refusal.missed.clone(),
    }
}

/// The whole answer.
pub fn spoken(refusal: &Refusal, language: Language) -> Response {
    let body = ErrorBody { error: fault(refusal, language) };
    let mut response = (status(refusal.code), Json(body)).into_response();
    if let Some(seconds) = refusal.retry_after {
        response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
    }
    response
}

/// There is nothing at this address.
pub async fn no_such_route() -> Refusal {
    Refusal::new("no-such-route")
}

/// There is, but not for this method.
pub async fn wrong_method() -> Refusal {
    Refusal::new("wrong-method")
}

/// A handler panicked. It is a fault of ours; the caller hears that, the operator why.
pub fn panicked(panic: Box<dyn Any + Send + 'static>) -> Response {
    let why = panic.downcast_ref::<String>().map(String::as_str);
    let why = why.or(panic.downcast_ref::<&str>().copied()).unwrap_or("unknown");
    tracing::error!(why, "a request failed");
    Refusal::new("internal").into_response()
}
