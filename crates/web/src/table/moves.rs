//! Every legal action as a button: whoever cannot or will not touch pictures plays by it, and so does a game without a scene.

use super::desk::Desk;
use crate::words::{self, lang};
use leptos::prelude::*;

/// The list, under headings.
#[component]
pub fn Moves(
    /// What the reader does.
    desk: Desk,
) -> impl IntoView {
    let play = desk.play;
    let groups = Memo::new(move |_| {
        let Some(seat) = play.asked() else { return Vec::new() };
        let question = play.with(|running| running.question(seat, lang()));
        let names = play.names.get();
        let mut groups: Vec<(String, Vec<(String, String)>)> = Vec::new();
        for answer in question.answers {
            let says = super::log::named(&answer.says, &names);
            let text = if answer.gloss.is_empty() { says } else { format!("{says} ({})", answer.gloss) };
            // What stands under one heading stands together, wherever the list has it.
            match groups.iter_mut().find(|(heading, _)| *heading == answer.heading) {
                Some((_, list)) => list.push((answer.action, text)),
                None => groups.push((answer.heading, vec![(answer.action, text)])),
            }
        }
        groups
    });
    view! {
        <section class="panel frame moves" data-panel="moves" aria-label=move || words::table::all_moves(lang())>
            <h2>{move || words::table::all_moves(lang())}</h2>
            <Show when=move || groups.read().is_empty()>
                <p>{move || words::table::nothing_to_do(lang())}</p>
            </Show>
            {move || groups.get().into_iter().map(|(heading, list)| view! {
                {(!heading.is_empty()).then(|| view! { <h3>{heading}</h3> })}
                <ul>
                    {list.into_iter().map(|(action, text)| view! {
                        <li><button data-action=action.clone() on:click=move |_| { desk.clear(); play.act(action.clone()) }>{text}</button></li>
                    }).collect_view()}
                </ul>
            }).collect_view()}
        </section>
    }
}
