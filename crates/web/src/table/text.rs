//! A table as text: drawn in characters, with every action as a button.

use super::{actions::Actions, desk::Desk, log::Log, moves::Moves, seats::Seats};
use crate::words::{self, lang};
use leptos::prelude::*;

/// The table as text.
#[component]
pub fn TextTable(
    /// What the reader does.
    desk: Desk,
) -> impl IntoView {
    let play = desk.play;
    let screen = Memo::new(move |_| {
        let (viewer, names) = (play.viewer.get(), play.names.get());
        play.with(|running| running.screen(viewer, &names, lang())).join("\n")
    });
    view! {
        <div class="place text-table">
            <Seats desk/>
            <section class="vellum" aria-label=move || words::table::as_text(lang())>
                <pre tabindex="0">{move || screen.get()}</pre>
            </section>
            <div class="stack">
                <Actions desk/>
                <Moves desk/>
                <Log desk/>
            </div>
        </div>
    }
}
