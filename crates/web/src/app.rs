//! The page: where the reader is decides what it shows.

use crate::{
    frame::{bar::Bar, notice::Notices, sign::Signs},
    route::{Route, route},
    start::Start,
    table::game::Game,
};
use leptos::prelude::*;

/// The whole page.
#[component]
pub fn App() -> impl IntoView {
    view! {
        <Signs/>
        <Bar/>
        <Notices/>
        <main id="main" tabindex="-1">
            {move || match route().get() {
                Route::Game(id) => view! { <Game id=id/> }.into_any(),
                _ => view! { <Start/> }.into_any(),
            }}
        </main>
    }
}
