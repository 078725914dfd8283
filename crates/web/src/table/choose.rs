//! Which of several ways is meant, where touching cannot tell them apart.

use super::desk::Desk;
use crate::words::{self, lang};
use leptos::{html::Dialog, prelude::*};

/// The question, as a dialog that is open while there is something to choose.
#[component]
pub fn Choose(
    /// What the reader does.
    desk: Desk,
) -> impl IntoView {
    let dialog = NodeRef::<Dialog>::new();
    Effect::new(move || {
        let Some(dialog) = dialog.get() else { return };
        match desk.choices.read().is_empty() {
            true => dialog.close(),
            false if !dialog.open() => {
                let _ = dialog.show_modal();
            }
            false => {}
        }
    });
    let never_mind = move || {
        desk.choices.set(Vec::new());
        desk.hand.update(|hand| hand.clear());
    };
    view! {
        <dialog node_ref=dialog class="choose" aria-label=move || words::table::which(lang()) on:close=move |_| never_mind()>
            <h2>{move || words::table::which(lang())}</h2>
            {move || desk.choices.get().into_iter().map(|way| {
                let (says, action) = (way.says.clone(), way.action.clone());
                view! { <button data-action=action on:click=move |_| desk.take(way.clone())>{says}</button> }
            }).collect_view()}
            <button class="quiet" on:click=move |_| never_mind()>{move || words::table::never_mind(lang())}</button>
        </dialog>
    }
}
