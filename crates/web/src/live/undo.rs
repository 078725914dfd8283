//! Going further back than one may by oneself: the others are asked, and answer.

use super::{driver::last_decision, lines::shortly, visit::Visit};
use crate::{
    browser,
    people::attempt,
    play::Play,
    words::{self, lang},
};
use demesne_game::Seat;
use demesne_wire::{Status, Undo, UndoAnswer, UndoPolicy};
use leptos::prelude::*;

/// A wish that waits for answers.
#[component]
pub fn Wish(
    /// The table.
    visit: Visit,
) -> impl IntoView {
    let wish = Memo::new(move |_| {
        let view = visit.view.read();
        let view = view.as_ref().filter(|view| view.line.status == Status::Playing)?;
        let play = view.play.as_ref()?;
        let wish = play.undo_asked.clone()?;
        let steps = i64::try_from(play.length.saturating_sub(wish.length)).unwrap_or(0);
        let eyes = visit.eyes.get();
        let mine = view.line.seats.iter().filter(|seat| seat.you).map(|seat| &seat.seat);
        let answers = mine.into_iter().find(|seat| wish.waits_for.contains(*seat)).cloned();
        Some((wish.by, steps, answers, eyes))
    });
    let busy = RwSignal::new(false);
    let name = move |seat: &str| {
        let (seats, game) = (visit.seats(), visit.game());
        seats
            .iter()
            .find(|line| line.seat == seat)
            .map_or_else(|| seat.to_owned(), |line| shortly(line, &seats, &game))
    };
    let answer = move |agrees: bool| {
        let Some((_, _, seat, _)) = wish.get_untracked() else { return };
        attempt(busy, async move {
            visit.change("POST", "/undo/answer", UndoAnswer { id: browser::fresh_id(), seat, agrees }).await
        });
    };
    view! {
        {move || wish.get().map(|(by, steps, answers, _)| {
            let asks = answers.is_some();
            let text = move || match asks {
                true => words::live::undo_asks_you(lang(), steps, name(&by)),
                false => words::live::undo_asks(lang(), steps, name(&by)),
            };
            view! {
                <section class="wish sheet" role="alert">
                    <p>{text}</p>
                    {asks.then(|| view! {
                        <div class="row">
                            <button class="main" id="agree" disabled=move || busy.get() on:click=move |_| answer(true)>
                                {move || words::live::agree(lang())}
                            </button>
                            <button id="refuse" disabled=move || busy.get() on:click=move |_| answer(false)>
                                {move || words::live::refuse(lang())}
                            </button>
                        </div>
                    })}
                </section>
            }
        })}
    }
}

/// Asking to go further back.
#[component]
pub fn Further(
    /// The table.
    visit: Visit,
    /// The game.
    play: Play,
) -> impl IntoView {
    let (steps, busy) = (RwSignal::new(String::new()), RwSignal::new(false));
    let may = move || {
        let view = visit.view.read();
        view.as_ref().is_some_and(|view| {
            view.line.status == Status::Playing
                && view.undo == UndoPolicy::Agreed
                && view.play.as_ref().is_some_and(|play| play.undo_asked.is_none())
        }) && visit.eyes.read().is_some()
    };
    // As far as the reader's last decision, where nothing else is said.
    let usual = move || {
        let seat = visit.eyes.get().and_then(|seat| Seat::parse(&seat));
        play.with(|running| {
            let last = seat.and_then(|seat| last_decision(running, seat));
            last.map_or(1, |last| running.length() - last)
        })
    };
    let ask = move |_| {
        let count = steps.get_untracked().parse::<usize>().unwrap_or_else(|_| untrack(usual)).max(1);
        let length = play.peek(|running| running.length()).saturating_sub(count);
        let seat = visit.eyes.get_untracked();
        let seen = visit.log.with_value(|log| log.received);
        attempt(busy, async move {
            let request = Undo { seen, id: browser::fresh_id(), seat, length: Some(length) };
            visit.change("POST", "/undo", request).await?;
            let _ = steps.try_set(String::new());
            Ok(())
        });
    };
    view! {
        <Show when=may>
            <details id="further">
                <summary>{move || words::live::further(lang())}</summary>
                <div class="stack">
                    <div class="row">
                        <label for="further-steps">{move || words::live::steps(lang())}</label>
                        <input
                            id="further-steps"
                            class="small"
                            type="number"
                            min="1"
                            max="99"
                            inputmode="numeric"
                            placeholder=move || usual().to_string()
                            prop:value=move || steps.get()
                            on:input:target=move |event| steps.set(event.target().value())
                        />
                        <button id="ask-undo" disabled=move || busy.get() on:click=ask>{move || words::live::ask_others(lang())}</button>
                    </div>
                    <p class="hint">{move || words::live::further_hint(lang())}</p>
                </div>
            </details>
        </Show>
    }
}
