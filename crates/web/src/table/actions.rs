//! What is asked, the buttons that touch nothing, undo, and the list of all legal actions.

use super::desk::Desk;
use crate::words::{self, lang};
use demesne_scene::Way;
use leptos::prelude::*;

/// The panel of actions.
#[component]
pub fn Actions(
    /// What the reader does.
    desk: Desk,
) -> impl IntoView {
    let play = desk.play;
    let prompt = move || {
        let seat = play.asked()?;
        let lines = play.with(|running| running.question(seat, lang()).prompt);
        (!lines.is_empty()).then(|| lines.into_iter().map(|line| view! { <p>{line}</p> }).collect_view())
    };
    let buttons = Memo::new(move |_| {
        desk.ways
            .read()
            .iter()
            .filter(|way| way.keys.is_empty() && way.action != "end")
            .cloned()
            .collect::<Vec<Way>>()
    });
    let end = Memo::new(move |_| desk.ways.read().iter().find(|way| way.action == "end").cloned());
    view! {
        <section class="panel frame" data-panel="actions" aria-label=move || words::table::actions(lang())>
            <div class="prompt" role="status">{prompt}</div>
            <div class="buttons">
                <For each=move || buttons.get() key=|way| (way.action.clone(), way.says.clone()) let:way>
                    {
                        let says = way.says.clone();
                        view! { <button on:click=move |_| desk.take(way.clone())>{says}</button> }
                    }
                </For>
            </div>
            <div class="always">
                <button class="undo" disabled=move || play.undo_to().is_none() on:click=move |_| play.undo()>
                    {move || words::table::undo(lang())}
                </button>
                <button
                    class="end"
                    disabled=move || end.read().is_none()
                    on:click=move |_| if let Some(way) = end.get_untracked() { desk.take(way) }
                >
                    {move || words::table::end_turn(lang())}
                </button>
            </div>
        </section>
    }
}
