//! What happened, in words.

use super::desk::Desk;
use crate::words::{self, lang};
use leptos::prelude::*;

/// The chronicle.
#[component]
pub fn Log(
    /// What the reader does.
    desk: Desk,
) -> impl IntoView {
    let play = desk.play;
    let lines = Memo::new(move |_| {
        let (viewer, names) = (play.viewer.get(), play.names.get());
        let lines = play.with(|running| running.story(viewer, 0, lang()));
        lines.into_iter().map(|(step, text)| (step, named(&text, &names))).collect::<Vec<_>>()
    });
    view! {
        <section class="panel frame" data-panel="log" aria-label=move || words::table::log(lang())>
            <h2>{move || words::table::log(lang())}</h2>
            <ol role="log" tabindex="0" aria-label=move || words::table::log(lang())>
                <For each=move || lines.get().into_iter().rev().take(200) key=|line| line.clone() let:line>
                    <li>{line.1}</li>
                </For>
            </ol>
        </section>
    }
}

/// A text with names in the place of seats.
pub fn named(text: &str, names: &[String]) -> String {
    let mut text = text.to_owned();
    for (place, name) in names.iter().enumerate() {
        text = text.replace(&format!("p{}", place + 1), name);
    }
    text
}
