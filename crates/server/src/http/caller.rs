//! Who calls: by a cookie (browsers) or by a token (programs), and in which language.

use super::App;
use crate::{hall::Sessions, refusal::Refusal, table::Who};
use axum::{
    extract::{FromRequestParts, OptionalFromRequestParts},
    http::{HeaderMap, Method, Uri, header, request::Parts},
};
use demesne_text::Language;
use std::{convert::Infallible, sync::Arc};

/// The name of the cookie.
pub const COOKIE: &str = "demesne";
/// Browsers send this header only for pages of this server: other pages cannot act in somebody's name.
pub const OWN_HEADER: &str = "x-demesne";

/// Somebody who is signed in, as a guest or with an account.
#[derive(Clone, Debug)]
pub struct Caller {
    /// Who.
    pub who: Who,
    /// The hash of the token of the session.
    pub token_hash: String,
}

impl FromRequestParts<Arc<App>> for Caller {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Caller, Refusal> {
        caller(parts, &app.hall.sessions).await?.ok_or_else(|| Refusal::new("sign-in-first"))
    }
}

impl OptionalFromRequestParts<Arc<App>> for Caller {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Option<Caller>, Refusal> {
        caller(parts, &app.hall.sessions).await
    }
}

async fn caller(parts: &Parts, sessions: &Sessions) -> Result<Option<Caller>, Refusal> {
    let found = match (bearer(&parts.headers), cookie(&parts.headers)) {
        (Some(token), _) => match sessions.of_token(token).await? {
            Some(signed) => Some(signed),
            None => return Refusal::err("bad-token"),
        },
        (None, Some(token)) => {
            if !matches!(parts.method, Method::GET | Method::HEAD) && !parts.headers.contains_key(OWN_HEADER)
            {
                return Refusal::err("csrf");
            }
            sessions.of_token(token).await?
        }
        (None, None) => None,
    };
    Ok(found.map(|signed| Caller { who: signed.who, token_hash: signed.token_hash }))
}

/// The token of a program.
pub fn bearer(headers: &HeaderMap) -> Option<&str> {
    headers.get(header::AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ").map(str::trim)
}

/// The token of a browser.
pub fn cookie(headers: &HeaderMap) -> Option<&str> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    cookies
        .flat_map(|value| value.split(';'))
        .find_map(|pair| pair.trim().strip_prefix(COOKIE)?.strip_prefix('='))
        .filter(|token| !token.is_empty())
}

/// The language of an answer: `lang=` in the address, or what the browser likes best.
#[derive(Clone, Copy, Debug)]
pub struct Tongue(pub Language);

impl Tongue {
    /// From an address and headers.
    pub fn of(uri: &Uri, headers: &HeaderMap) -> Tongue {
        let named = uri.query().and_then(|query| {
            query
                .split('&')
                .find_map(|pair| pair.strip_prefix("lang="))
                .and_then(|code| Language::parse(code).ok())
        });
        let liked = || Language::accepted(headers.get(header::ACCEPT_LANGUAGE)?.to_str().ok()?);
        Tongue(named.or_else(liked).unwrap_or_default())
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Tongue {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Tongue, Infallible> {
        Ok(Tongue::of(&parts.uri, &parts.headers))
    }
}
