//! What is asked, the buttons that touch nothing, undo and the end of a turn.

use super::{desk::Desk, log::named};
use crate::{
    frame::sign::Sign,
    play::Doing,
    words::{self, lang},
};
use demesne_scene::Way;
use leptos::prelude::*;

/// The panel of actions.
#[component]
pub fn Actions(
    /// What the reader does.
    desk: Desk,
) -> impl IntoView {
    let play = desk.play;
    let buttons = Memo::new(move |_| {
        let ways = desk.ways.read();
        ways.iter().filter(|way| way.keys.is_empty() && way.action != END).cloned().collect::<Vec<Way>>()
    });
    let end = Memo::new(move |_| desk.ways.read().iter().find(|way| way.action == END).cloned());
    let prompt = Memo::new(move |_| prompt(desk));
    // Several people at one screen are told who is meant; where there is little room their plate says it.
    let whose = Memo::new(move |_| {
        let seat = play.asked().filter(|_| play.mine.get().iter().count() > 1)?;
        (play.trouble.read().is_none() && !matches!(play.doing.get(), Doing::Thinking(_)))
            .then(|| words::table::turn_of(lang(), play.name(seat)))
    });
    view! {
        <section class="actions" data-panel="actions" aria-label=move || words::table::actions(lang())>
            <div
                class="asking"
                class:calm=move || prompt.read().is_empty() && buttons.read().is_empty() && whose.read().is_none()
                class:whose=move || prompt.read().is_empty() && buttons.read().is_empty() && play.doing.get() != Doing::Showing
            >
                <div class="prompt" role="status">
                    {move || whose.get().map(|line| view! { <p class="whose">{line}</p> })}
                    {move || prompt.get().into_iter().map(|line| view! { <p>{line}</p> }).collect_view()}
                </div>
                <div class="buttons">
                    <Show when=move || play.doing.get() == Doing::Showing>
                        <button class="hurry" on:click=move |_| play.hurry.set(true)>
                            {move || words::table::go_on(lang())}
                        </button>
                    </Show>
                    <For each=move || buttons.get() key=|way| (way.action.clone(), way.says.clone()) let:way>
                        {
                            let (says, action) = (way.says.clone(), way.action.clone());
                            view! {
                                <button data-action=action on:click=move |_| desk.take(way.clone())>
                                    {move || named(&says, &play.names.read())}
                                </button>
                            }
                        }
                    </For>
                </div>
            </div>
            <div class="always">
                <button class="undo" disabled=move || play.undo_to().is_none() on:click=move |_| { desk.clear(); play.undo() }>
                    <Sign id="f-undo"/>
                    {move || words::table::undo(lang())}
                </button>
                <button
                    class="end"
                    class:ready=move || end.read().is_some() && desk.ways.read().iter().all(|way| way.action == END)
                    disabled=move || end.read().is_none()
                    on:click=move |_| if let Some(way) = end.get_untracked() { desk.take(way) }
                >
                    <Sign id="f-hourglass"/>
                    {move || words::table::end_turn(lang())}
                </button>
            </div>
        </section>
    }
}

/// The action that ends a turn, in every game that has one.
pub const END: &str = "end";

/// What is asked of the reader, or what everybody waits for.
fn prompt(desk: Desk) -> Vec<String> {
    let play = desk.play;
    if let Some(trouble) = play.trouble.get() {
        return vec![trouble];
    }
    if let Doing::Thinking(seat) = play.doing.get() {
        return vec![words::table::thinks(lang(), play.name(seat))];
    }
    if let Some(seat) = play.asked() {
        let names = play.names.get();
        let lines = play.with(|running| running.question(seat, lang()).prompt);
        return lines.iter().map(|line| named(line, &names)).collect();
    }
    match play.doing.get() {
        Doing::Nothing if !play.is_over() => {
            let names: Vec<String> = play.to_act().iter().map(|seat| play.name(seat)).collect();
            if names.is_empty() {
                play.stopped.get().into_iter().collect()
            } else {
                vec![words::table::waits_for(lang(), names.join(", "))]
            }
        }
        Doing::Sending => vec![words::table::sending(lang()).into()],
        _ => Vec::new(),
    }
}
