//! The page: where the reader is decides what it shows.

use crate::{
    frame::{
        bar::Bar,
        notice::Notices,
        place::{self, Unknown},
        sign::Signs,
    },
    lesson::{self, Lesson},
    live,
    people::{self, account::Account},
    replay::{Replay, look::Look},
    route::{Route, route},
    setup::{self, New},
    shelf::opened,
    start::Start,
    table::game::{self, Game},
};
use leptos::prelude::*;

/// The whole page.
#[component]
pub fn App() -> impl IntoView {
    place::follow();
    view! {
        <Signs/>
        <Bar/>
        <Notices/>
        <main id="main" tabindex="-1">
            {move || match route().get() {
                Route::Game(id) => opened(game::kind(&id), move || view! { <Game id=id.clone()/> }.into_any()),
                Route::Table { id, invite, handed } => view! { <live::Table id invite handed/> }.into_any(),
                Route::Tables => view! { <live::Tables/> }.into_any(),
                Route::Account => view! { <Account/> }.into_any(),
                Route::Link(parts) if people::is_calls(&parts) => view! { <Account calls=true/> }.into_any(),
                Route::Replay { source, at, seat, review } => view! { <Replay source at seat review/> }.into_any(),
                Route::Look => view! { <Look/> }.into_any(),
                Route::Lesson(kind) => {
                    let kind = lesson::kind(kind);
                    opened(Some(kind), move || view! { <Lesson kind/> }.into_any())
                }
                Route::New { online } => {
                    opened(Some(setup::kind(online)), move || view! { <New online/> }.into_any())
                }
                Route::Link(_) => view! { <Unknown/> }.into_any(),
                _ => view! { <Start/> }.into_any(),
            }}
        </main>
        <people::Entry/>
        <people::Confirm/>
    }
}
