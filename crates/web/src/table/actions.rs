//! What is asked, the buttons that touch nothing, undo and the end of a turn.

use super::{desk::Desk, log::named};
use crate::{
    browser,
    frame::sign::Sign,
    later,
    play::Doing,
    words::{self, lang},
};
use demesne_scene::Way;
use leptos::{html::Button, prelude::*};

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
    let brings = Memo::new(move |_| end.read().as_ref()?.brings.clone());
    let prompt = Memo::new(move |_| prompt(desk));
    let sketching = Memo::new(move |_| desk.sketching.read().is_some());
    let lack = Memo::new(move |_| desk.sketching.with(|now| now.as_ref()?.comes_to.as_ref().err().cloned()));
    let silent = move || prompt.read().is_empty() && buttons.read().is_empty() && !sketching.get();
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
                class:calm=move || silent() && whose.read().is_none()
                class:whose=move || silent() && play.doing.get() != Doing::Showing
                class:sketching=move || sketching.get()
            >
                <div class="prompt" role="status">
                    {move || whose.get().map(|line| view! { <p class="whose">{line}</p> })}
                    {move || prompt.get().into_iter().map(|line| view! { <p>{line}</p> }).collect_view()}
                    {move || lack.get().map(|line| view! { <p class="lack">{named(&line, &play.names.read())}</p> })}
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
                <Show when=move || sketching.get()><Finish desk/></Show>
            </div>
            <div class="always">
                <button class="undo" disabled=move || play.undo_to().is_none() on:click=move |_| { desk.clear(); play.undo() }>
                    <Sign id="f-undo"/>
                    {move || words::table::undo(lang())}
                </button>
                <button
                    class="end"
                    class:ready=move || end.read().is_some() && !sketching.get() && desk.ways.read().iter().all(|way| way.action == END)
                    disabled=move || end.read().is_none()
                    title=move || end.read().as_ref().map(|way| named(&way.says, &play.names.read()))
                    on:click=move |_| if let Some(way) = end.get_untracked() { desk.take(way) }
                >
                    <Sign id="f-hourglass"/>
                    <span>
                        {move || words::table::end_turn(lang())}
                        {move || brings.get().map(|line| view! { <small>{named(&line, &play.names.read())}</small> })}
                    </span>
                </button>
            </div>
        </section>
    }
}

/// What is being put together: the button for what it comes to, and the one back to what was proposed. Both keep their places.
#[component]
fn Finish(desk: Desk) -> impl IntoView {
    let play = desk.play;
    let comes_to =
        Memo::new(move |_| desk.sketching.with(|now| now.as_ref()?.comes_to.as_ref().ok().cloned()));
    let changed =
        Memo::new(move |_| desk.sketching.with(|now| now.as_ref().is_some_and(|now| !now.proposed)));
    let finish = NodeRef::<Button>::new();
    // Whoever plays by keyboard goes on here: Enter plays what is proposed, and what it is made of is a Tab away.
    Effect::new(move || {
        let Some(finish) = finish.get() else { return };
        let active = browser::document().active_element();
        if active.is_some_and(|active| active.matches(".scene :focus-visible").unwrap_or(false)) {
            let _ = finish.focus();
        }
    });
    let back = move |_| {
        desk.sketch.set(None);
        // The button that was pressed goes away, and the other one may come to something again.
        later::next_frame(finish, move || {
            if let Some(finish) = finish.get_untracked() {
                let _ = finish.focus();
            }
        });
    };
    let says = move || match &*comes_to.read() {
        Some(way) => named(&way.says, &play.names.read()),
        None => words::table::finish(lang()).into(),
    };
    view! {
        <div class="finishing">
            <button
                class="finish"
                node_ref=finish
                data-action=move || comes_to.get().map(|way| way.action)
                disabled=move || comes_to.read().is_none()
                on:click=move |_| { desk.finish(); }
            >
                {says}
            </button>
            <button class="quiet proposed" disabled=move || !changed.get() on:click=back>
                {move || words::table::as_proposed(lang())}
            </button>
        </div>
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
    if let Some(told) = play.dwelt_on() {
        let names = play.names.get();
        return told.lines().map(|line| named(line, &names)).collect();
    }
    if let Some(seat) = play.asked() {
        let names = play.names.get();
        let lines = play.with(|running| running.question(seat, lang()).prompt);
        return lines.iter().map(|line| named(line, &names)).collect();
    }
    // The cover says it.
    if play.taker().is_some() {
        return Vec::new();
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
