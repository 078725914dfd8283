//! The client of Demesne in a browser.
//!
//! The frame (start page, set-up, table, replay, explanations) knows no game: what a game looks like and how it is touched comes
//! from `demesne-scene`, what it says from `demesne-text`, its rules from `demesne-games`. A table is a `play::Play`, whoever drives it: this
//! page itself (`play::local`), or a server. Bots think in a module of their own (`crates/thinker`), which is asked by messages.
//!
//! Everything here is for `wasm32-unknown-unknown`; what can be thought through without a browser lives in the other crates.

#![cfg(target_arch = "wasm32")]

mod app;
mod browser;
mod ending;
mod frame;
mod insight;
mod later;
mod lesson;
mod live;
mod people;
mod play;
mod prefs;
mod replay;
mod route;
mod setup;
mod shelf;
mod start;
mod table;
mod words;

use wasm_bindgen::prelude::wasm_bindgen;

/// Shows the page: called once its code is there, with what loads the code of a game by its name.
#[wasm_bindgen]
pub fn main_page(loader: js_sys::Function) {
    std::panic::set_hook(Box::new(|info| browser::complain(&info.to_string())));
    shelf::start(loader);
    prefs::start();
    route::start();
    people::start();
    leptos::mount::mount_to_body(app::App);
    browser::remove("loading");
}
