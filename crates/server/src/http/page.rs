//! The pages: a few files that are part of the binary.

use super::App;
use axum::{
    Router,
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Response},
    routing::get,
};
use sha2::{Digest, Sha256};
use std::sync::Arc;

/// A file: where it is found, what it is, what is in it.
struct File {
    path: &'static str,
    kind: &'static str,
    text: &'static str,
}

const HTML: &str = "text/html; charset=utf-8";
const SCRIPT: &str = "text/javascript; charset=utf-8";
const STYLE: &str = "text/css; charset=utf-8";
const JSON: &str = "application/json";

/// Files of the folder `page`, found under their own names; the first one is found at the root.
macro_rules! files {
    ($first:literal, $($kind:expr => $($file:literal)+;)+) => {
        const FILES: &[File] = &[
            File { path: "/", kind: HTML, text: include_str!(concat!("../../page/", $first)) },
            $($(File {
                path: concat!("/", $file),
                kind: $kind,
                text: include_str!(concat!("../../page/", $file)),
            }),+),+
        ];
    };
}

files! {
    "index.html",
    STYLE => "style/base.css" "style/forms.css" "style/start.css" "style/table.css" "style/tokens.css";
    SCRIPT =>
        "script/account.js" "script/actions.js" "script/ask.js" "script/calls.js" "script/devices.js" "script/dom.js"
        "script/early.js" "script/ending.js" "script/house.js" "script/lines.js" "script/live.js" "script/main.js"
        "script/menu.js" "script/name.js" "script/notice.js" "script/options.js" "script/passkeys.js" "script/push.js"
        "script/scores.js" "script/screen.js" "script/seats.js" "script/setup.js" "script/signin.js" "script/start.js"
        "script/story.js" "script/table.js" "script/talk.js" "script/undo.js" "script/ways.js" "script/words.js"
        // Its place decides what it may look after: all of the page.
        "sw.js";
    JSON => "locales/en.json" "locales/es.json" "locales/pt.json";
    "application/manifest+json" => "manifest.webmanifest";
    "image/svg+xml" => "icon.svg";
}

pub fn routes() -> Router<Arc<App>> {
    FILES.iter().fold(Router::new(), |router, file| {
        let tag = tag(file.text);
        router.route(file.path, get(move |headers: HeaderMap| async move { answer(file, &tag, &headers) }))
    })
}

/// A name for what is in a file: browsers ask whether it is still the same.
fn tag(text: &str) -> String {
    let hash = Sha256::digest(text.as_bytes());
    let hex: String = hash.iter().take(12).map(|byte| format!("{byte:02x}")).collect();
    format!("\"{hex}\"")
}

/// The file, or that it is still the same. Browsers ask every time, so that a new version is seen at once.
fn answer(file: &'static File, tag: &str, headers: &HeaderMap) -> Response {
    let head = [(header::CONTENT_TYPE, file.kind), (header::ETAG, tag), (header::CACHE_CONTROL, "no-cache")];
    match is_known(tag, headers) {
        true => (StatusCode::NOT_MODIFIED, head).into_response(),
        false => (head, file.text).into_response(),
    }
}

/// Whether the caller has the file already. A proxy that compresses marks its tags as weak.
fn is_known(tag: &str, headers: &HeaderMap) -> bool {
    let known = headers.get_all(header::IF_NONE_MATCH).iter().filter_map(|value| value.to_str().ok());
    known
        .flat_map(|value| value.split(','))
        .map(str::trim)
        .any(|one| one == "*" || one.strip_prefix("W/").unwrap_or(one) == tag)
}
