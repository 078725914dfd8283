//! Bots in a browser.
//!
//! A module of its own beside the page's: the page shows games and is built small; this one thinks about them and is built quick. It is
//! loaded when a bot is asked for the first time, by a worker, or by the page itself where there can be no worker. A game is told as
//! text ([`demesne_games::Ask`]), an action or advice comes back ([`demesne_games::Reply`]).
//!
//! Everything here is for `wasm32-unknown-unknown`.

#![cfg(target_arch = "wasm32")]

mod networks;
mod think;

use wasm_bindgen::prelude::wasm_bindgen;

/// Says where the networks of bots are: JSON, an object from names to addresses.
#[wasm_bindgen]
pub fn networks_at(places: &str) {
    std::panic::set_hook(Box::new(|info| web_sys::console::error_1(&info.to_string().into())));
    networks::are_at(places);
}

/// The answer to a question, both in JSON.
#[wasm_bindgen]
pub async fn answer(text: String) -> String {
    think::answer(&text).await
}
