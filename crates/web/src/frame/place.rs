//! The title of the page, and where the keyboard is, when the reader goes elsewhere.

use crate::{
    browser,
    route::{Link, Route, route},
    words::{self, lang},
};
use leptos::prelude::*;

/// What a place is called in the browser's own frame.
fn name(route: &Route) -> Option<&'static str> {
    Some(match route {
        Route::Start => return None,
        Route::New { online: false } => words::setup::new_game(lang()),
        Route::New { online: true } => words::setup::new_table(lang()),
        Route::Lesson(_) => words::frame::learn(lang()),
        Route::Game(_) => words::frame::title_game(lang()),
        Route::Table { .. } => words::frame::title_table(lang()),
        Route::Replay { .. } => words::frame::title_replay(lang()),
        Route::Look => words::frame::title_look(lang()),
        Route::Tables => words::frame::tables(lang()),
        Route::Account => words::frame::title_account(lang()),
        Route::Link(_) => words::frame::title_link(lang()),
    })
}

/// Keeps the title right, and moves the keyboard to what is new.
pub fn follow() {
    Effect::new(move |before: Option<Route>| {
        let now = route().get();
        let title = match name(&now) {
            Some(name) => format!("{name} · Demesne"),
            None => "Demesne".into(),
        };
        browser::document().set_title(&title);
        let moved = before.is_some_and(|before| {
            // A replay that goes on is the same place.
            std::mem::discriminant(&before) != std::mem::discriminant(&now)
        });
        if moved && let Some(main) = browser::by_id("main") {
            let _ = main.focus();
        }
        now
    });
}

/// A link that leads nowhere.
#[component]
pub fn Unknown() -> impl IntoView {
    view! {
        <div class="place folio narrow">
            <h1>{move || words::frame::title_link(lang())}</h1>
            <p>{move || words::frame::unknown_link(lang())}</p>
            <Link to=Route::Start class="button".to_string()>{move || words::frame::to_start(lang())}</Link>
        </div>
    }
}
