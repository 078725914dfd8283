//! The pages: a few files that are part of the binary.

use super::App;
use axum::{Router, http::header, response::IntoResponse, routing::get};
use std::sync::Arc;

/// A file: where it is found, what it is, what is in it.
struct File {
    path: &'static str,
    kind: &'static str,
    text: &'static str,
}

macro_rules! files {
    ($($path:literal, $kind:literal, $file:literal;)+) => {
        const FILES: &[File] = &[$(File {
            path: $path,
            kind: $kind,
            text: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/page/", $file)),
        }),+];
    };
}

files! {
    "/", "text/html; charset=utf-8", "index.html";
}

pub fn routes() -> Router<Arc<App>> {
    FILES.iter().fold(Router::new(), |router, file| {
        let answer = || async { ([(header::CONTENT_TYPE, file.kind)], file.text).into_response() };
        router.route(file.path, get(answer))
    })
}
