//! Requests to the server: each says its language; those that must be carried out once carry an id, and are sent again with the same
//! id when the connection fails.

use crate::{
    browser,
    words::{self, lang},
};
use demesne_wire::{ErrorBody, Event, Fault};
use serde::{Serialize, de::DeserializeOwned};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Headers, RequestCredentials, RequestInit, Response};

/// How long is waited before a request is sent again, in milliseconds.
const WAITS: [i32; 7] = [300, 700, 1500, 3000, 5000, 8000, 8000];
/// A look is tried so many times more.
const LOOKS: usize = 2;

/// Why a request came to nothing, in a sentence for people.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Trouble {
    /// The status of the answer; 0 where there was none.
    pub status: u16,
    /// A word for programs.
    pub code: String,
    /// The sentence.
    pub message: String,
    /// With `stale`: what happened meanwhile.
    pub missed: Vec<Event>,
}

impl Trouble {
    /// Trouble of this page's own.
    pub fn own(code: &str, message: impl Into<String>) -> Trouble {
        Trouble { code: code.into(), message: message.into(), ..Trouble::default() }
    }

    /// Whether the server could not be reached, or could not answer now: the same request may succeed in a moment.
    pub fn passes(&self) -> bool {
        matches!(self.status, 502..=504)
            || (self.status == 0 && self.code == "offline")
            || self.code == "too-many"
    }
}

/// The language without telling anybody that it was asked for: a request is no reactive place.
fn spoken() -> demesne_text::Language {
    leptos::prelude::untrack(lang)
}

/// Sends a request once and gives the text of its answer.
async fn once(method: &str, path: &str, body: Option<&str>) -> Result<String, Trouble> {
    let offline = |_: JsValue| Trouble::own("offline", words::live::offline(spoken()));
    let headers = Headers::new().map_err(offline)?;
    headers.set("Accept-Language", spoken().code()).map_err(offline)?;
    headers.set("X-Demesne", "1").map_err(offline)?;
    let request = RequestInit::new();
    request.set_method(method);
    request.set_credentials(RequestCredentials::SameOrigin);
    if let Some(body) = body {
        headers.set("Content-Type", "application/json").map_err(offline)?;
        request.set_body(&JsValue::from_str(body));
    }
    request.set_headers(&headers);
    let fetching = browser::window().fetch_with_str_and_init(path, &request);
    let answer: Response = JsFuture::from(fetching).await.map_err(offline)?.unchecked_into();
    let text = JsFuture::from(answer.text().map_err(offline)?).await.map_err(offline)?;
    let text = text.as_string().unwrap_or_default();
    if answer.ok() {
        return Ok(text);
    }
    let fault = match serde_json::from_str::<ErrorBody>(&text) {
        Ok(body) => body.error,
        Err(_) => Fault {
            code: "unknown".into(),
            message: words::live::unknown_answer(spoken(), answer.status()),
            ..Fault::default()
        },
    };
    Err(Trouble {
        status: answer.status(),
        code: fault.code,
        message: fault.message,
        missed: fault.missed.unwrap_or_default(),
    })
}

async fn patiently(method: &str, path: &str, body: Option<&str>, tries: usize) -> Result<String, Trouble> {
    for wait in WAITS.iter().take(tries) {
        match once(method, path, body).await {
            Err(trouble) if trouble.passes() => browser::wait(*wait).await,
            done => return done,
        }
    }
    once(method, path, body).await
}

/// Reads an answer; one without a body is `null`.
fn read<T: DeserializeOwned>(text: &str) -> Result<T, Trouble> {
    let text = if text.is_empty() { "null" } else { text };
    serde_json::from_str(text).map_err(|error| {
        browser::complain(&error.to_string());
        Trouble::own("unknown", words::live::unknown_answer(spoken(), 200))
    })
}

fn written<B: Serialize>(body: &B) -> Result<String, Trouble> {
    serde_json::to_string(body).map_err(|error| Trouble::own("unknown", error.to_string()))
}

/// Looks at something.
pub async fn look<T: DeserializeOwned>(path: &str) -> Result<T, Trouble> {
    read(&patiently("GET", path, None, LOOKS).await?)
}

/// Looks at something that is plain text.
pub async fn text(path: &str) -> Result<String, Trouble> {
    patiently("GET", path, None, LOOKS).await
}

/// Changes something, once, however often it must be sent: the body carries an id.
pub async fn change<T: DeserializeOwned>(
    method: &str,
    path: &str,
    body: &impl Serialize,
) -> Result<T, Trouble> {
    read(&patiently(method, path, Some(&written(body)?), WAITS.len()).await?)
}

/// Changes something that has no id: it is sent once.
pub async fn tell<T: DeserializeOwned>(
    method: &str,
    path: &str,
    body: &impl Serialize,
) -> Result<T, Trouble> {
    read(&once(method, path, Some(&written(body)?)).await?)
}

/// Takes something away.
pub async fn remove<T: DeserializeOwned>(path: &str) -> Result<T, Trouble> {
    read(&once("DELETE", path, None).await?)
}

/// A part of an address.
pub fn coded(text: &str) -> String {
    String::from(js_sys::encode_uri_component(text))
}

/// An address with what is asked behind it; what is missing is left out.
pub fn address(path: &str, asked: &[(&str, Option<String>)]) -> String {
    let asked: Vec<String> = asked
        .iter()
        .filter_map(|(name, value)| Some(format!("{name}={}", coded(value.as_deref()?))))
        .collect();
    if asked.is_empty() { path.to_owned() } else { format!("{path}?{}", asked.join("&")) }
}
