//! The client of Demesne in a browser.
//!
//! The frame (start page, set-up, table, replay, explanations) knows no game: what a game looks like and how it is touched comes
//! from `demesne-scene`, what it says from `demesne-text`, its rules from `demesne-games`. A table is a `play::Play`, whoever drives it: this
//! page itself (`play::local`), or a server.
//!
//! Everything here is for `wasm32-unknown-unknown`; what can be thought through without a browser lives in the other crates.

#![cfg(target_arch = "wasm32")]

mod app;
mod browser;
mod ending;
mod frame;
mod insight;
mod lesson;
mod live;
mod networks;
mod people;
mod play;
mod prefs;
mod replay;
mod route;
mod setup;
mod start;
mod table;
mod words;
mod worker;

use wasm_bindgen::prelude::wasm_bindgen;

/// Shows the page: called once its code is there.
#[wasm_bindgen]
pub fn main_page() {
    std::panic::set_hook(Box::new(|info| browser::complain(&info.to_string())));
    prefs::start();
    route::start();
    people::start();
    if let Some(places) = browser::document().body().and_then(|body| body.get_attribute("data-networks")) {
        networks::are_at(&places);
    }
    leptos::mount::mount_to_body(app::App);
    browser::remove("loading");
}

/// Tells a worker where the networks of bots are, as JSON: names and addresses.
#[wasm_bindgen]
pub fn networks_at(places: &str) {
    networks::are_at(places);
}

/// A message to the worker that thinks for bots, and its answer.
#[wasm_bindgen]
pub async fn worker_message(text: String) -> String {
    worker::answer(&text).await
}
