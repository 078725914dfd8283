//! The page: where the reader is decides what it shows.

use crate::{
    frame::{
        bar::Bar,
        notice::Notices,
        place::{self, Unknown},
    },
    route::{Route, route},
    setup::New,
    start::Start,
    table::game::Game,
};
use leptos::prelude::*;

/// The whole page.
#[component]
pub fn App() -> impl IntoView {
    place::follow();
    view! {
        <Bar/>
        <Notices/>
        <main id="main" tabindex="-1">
            {move || match route().get() {
                Route::Game(id) => view! { <Game id=id/> }.into_any(),
                Route::New { online } => view! { <New online/> }.into_any(),
                Route::Link(_) => view! { <Unknown/> }.into_any(),
                _ => view! { <Start/> }.into_any(),
            }}
        </main>
    }
}
