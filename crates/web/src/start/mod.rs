//! The start page.

use crate::{
    play::saved::{Saved, Sitter},
    route::{Route, go},
    words::{self, lang},
};
use leptos::prelude::*;

/// The start page.
#[component]
pub fn Start() -> impl IntoView {
    let play = |_| {
        let saved = Saved::new(
            "burgundy",
            vec![("players".into(), "2".into())],
            vec![Sitter::Person(words::start::you(lang()).into()), Sitter::Bot("greedy".into())],
        );
        saved.save();
        go(Route::Game(saved.id));
    };
    view! {
        <div class="place">
            <h1 class="display">"Demesne"</h1>
            <button class="main" on:click=play>{move || words::start::play_now(lang())}</button>
        </div>
    }
}
