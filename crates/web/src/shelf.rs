//! The games that are here. What belongs to one game alone is not in the page's own module: it is loaded when that game is opened
//! (`crates/pages/build/split`).
//!
//! Before that nothing of a game may be asked, neither its rules nor its options nor its texts; the browser would stop the page there.
//! What the start page says of every game is in modules called `door`, which are always here.

use crate::{
    browser,
    frame::notice,
    later,
    words::{self, lang},
};
use demesne_games::Kind;
use js_sys::{Function, Promise};
use leptos::prelude::*;
use std::{cell::RefCell, sync::OnceLock};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

static HERE: OnceLock<RwSignal<Vec<Kind>>> = OnceLock::new();

thread_local! {
    /// Loads a game by its name and gives a promise: only the script around the page knows where the files are.
    static LOADER: RefCell<Option<Function>> = const { RefCell::new(None) };
}

fn here() -> RwSignal<Vec<Kind>> {
    *HERE.get_or_init(|| RwSignal::new(Vec::new()))
}

/// Takes what loads games.
pub fn start(loader: Function) {
    LOADER.set(Some(loader));
    // Made here it belongs to no place of the page, and none takes it along when it goes.
    here();
}

/// Whether a game is here; in a reactive place.
pub fn is_here(kind: Kind) -> bool {
    here().read().contains(&kind)
}

/// Has a game here. An error is a sentence for people.
pub async fn bring(kind: Kind) -> Result<(), String> {
    if here().read_untracked().contains(&kind) {
        return Ok(());
    }
    match loaded(kind).await {
        Ok(()) => {
            if !here().read_untracked().contains(&kind) {
                here().update(|here| here.push(kind));
            }
            Ok(())
        }
        Err(why) => {
            browser::complain(&format!("{}: {why:?}", kind.name()));
            Err(words::frame::not_opened(lang()).into())
        }
    }
}

async fn loaded(kind: Kind) -> Result<(), JsValue> {
    let loader = LOADER.with_borrow(Clone::clone).ok_or("nobody said how games are loaded")?;
    let promise: Promise = loader.call1(&JsValue::NULL, &kind.name().into())?.dyn_into()?;
    JsFuture::from(promise).await.map(drop)
}

/// Has several games here, or as many of them as can be had.
pub async fn bring_some(kinds: impl IntoIterator<Item = Kind>) {
    for kind in kinds {
        // Whoever needs the game itself says why it is not here.
        let _ = bring(kind).await;
    }
}

/// Does something as soon as some games are here: at once where they are, and not at all where whoever wanted it has left meanwhile.
pub fn with(
    kinds: impl IntoIterator<Item = Kind>,
    whose: impl IsDisposed + 'static,
    act: impl FnOnce() + 'static,
) {
    let missing: Vec<Kind> =
        kinds.into_iter().filter(|kind| !here().read_untracked().contains(kind)).collect();
    if missing.is_empty() {
        return act();
    }
    later::work(whose, async move {
        for kind in missing {
            if let Err(why) = bring(kind).await {
                return notice::fail(why);
            }
        }
        act();
    });
}

/// A place of the page that needs a game: it is shown as soon as the game is here. Without a game there is nothing to wait for.
pub fn opened(kind: Option<Kind>, place: impl Fn() -> AnyView + Send + 'static) -> AnyView {
    let Some(kind) = kind.filter(|kind| !here().read_untracked().contains(kind)) else { return place() };
    let trouble = RwSignal::new(None::<String>);
    let fetch = move || {
        trouble.set(None);
        later::anyway(async move {
            if let Err(why) = bring(kind).await {
                trouble.try_set(Some(why));
            }
        });
    };
    fetch();
    // Another game that comes is no reason to make the place anew.
    let is_here = Memo::new(move |_| is_here(kind));
    let waits = move || match trouble.get() {
        None => {
            view! { <p class="place" role="status">{move || words::frame::opening(lang())}</p> }.into_any()
        }
        Some(why) => view! {
            <div class="place">
                <p class="error" role="alert">{why}</p>
                <p><button on:click=move |_| fetch()>{move || words::frame::try_again(lang())}</button></p>
            </div>
        }
        .into_any(),
    };
    (move || if is_here.get() { place() } else { waits.into_any() }).into_any()
}
