//! What bots learned, fetched when a game needs it for the first time. Each worker has its own.

use demesne_bots::networks::Learned;
use std::{cell::RefCell, collections::BTreeMap};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Response, console};

/// Nobody waits longer for a network before a move, in milliseconds.
const PATIENCE: i32 = 6_000;
/// After a failure it is tried again when so many milliseconds have passed.
const AGAIN: f64 = 60_000.0;

thread_local! {
    /// Where each network is.
    static PLACES: RefCell<BTreeMap<String, String>> = const { RefCell::new(BTreeMap::new()) };
    /// When one could not be had, by its name.
    static FAILED: RefCell<BTreeMap<&'static str, f64>> = const { RefCell::new(BTreeMap::new()) };
}

/// Says where the networks are: JSON, an object from names to addresses.
pub fn are_at(places: &str) {
    match serde_json::from_str(places) {
        Ok(places) => PLACES.set(places),
        Err(why) => console::error_1(&format!("nobody knows where the networks are: {why}").into()),
    }
}

/// Sees to it that a network is there. Where it cannot be had bots play by hand-made rules, and the game goes on.
pub async fn bring(learned: &'static Learned) {
    let now = js_sys::Date::now();
    let lately = FAILED.with_borrow(|failed| failed.get(learned.name()).is_some_and(|at| now - at < AGAIN));
    if learned.is_there() || lately {
        return;
    }
    let Some(place) = PLACES.with_borrow(|places| places.get(learned.name()).cloned()) else { return };
    let provided = match fetched(&place).await {
        Ok(bytes) => learned.provide(&bytes).map_err(|why| why.to_string()),
        Err(why) => Err(format!("{why:?}")),
    };
    if let Err(why) = provided {
        console::error_1(&format!("{place}: {why}").into());
        FAILED.with_borrow_mut(|failed| failed.insert(learned.name(), now));
    }
}

/// A file of the server, or of what is kept of it. The page and its worker have different globals; both fetch.
async fn fetched(place: &str) -> Result<Vec<u8>, JsValue> {
    let global = js_sys::global();
    let function = |name: &str| js_sys::Reflect::get(&global, &name.into())?.dyn_into::<js_sys::Function>();
    let (fetch, wait) = (function("fetch")?, function("setTimeout")?);
    let asked: js_sys::Promise = fetch.call1(&global, &place.into())?.dyn_into()?;
    let late = js_sys::Promise::new(&mut |_, reject| {
        let _ = wait.call2(&global, &reject, &PATIENCE.into());
    });
    let answer: Response =
        JsFuture::from(js_sys::Promise::race(&js_sys::Array::of2(&asked, &late))).await?.dyn_into()?;
    if !answer.ok() {
        return Err(format!("status {}", answer.status()).into());
    }
    let buffer = JsFuture::from(answer.array_buffer()?).await?;
    Ok(js_sys::Uint8Array::new(&buffer).to_vec())
}
