//! The coach: what happened, what to do, why; and a glow on what to touch.

use super::corner;
use crate::{
    browser::Style,
    play::Play,
    table::glow,
    words::{self, lang},
};
use demesne_game::Seat;
use demesne_scene::{Advice, stage};
use leptos::{html::Aside, prelude::*};

/// The coach's card.
#[component]
pub fn Coach(
    /// The game.
    play: Play,
    /// Goes on without the coach.
    leave: Callback<()>,
) -> impl IntoView {
    let advice = Memo::new(move |_| {
        let seat = play.asked()?;
        play.with(|running| stage(running)?.advice(seat, lang()))
    });
    let open = RwSignal::new(true);
    let card = NodeRef::<Aside>::new();
    // Whoever has not done anything yet is welcome.
    let begins = move || {
        let mine = play.mine.get();
        let is_mine = |step: &String| {
            step.split(' ').next().and_then(Seat::parse).is_some_and(|seat| mine.contains(seat))
        };
        play.with(|running| !running.steps().iter().any(is_mine))
    };
    // On a phone the card hides half of the duchy: only what is new is told at length there.
    let whole = RwSignal::new(true);
    Effect::new(move || {
        let told = advice.read().as_ref().is_none_or(|advice| !advice.news.is_empty());
        whole.set(told || begins());
    });
    let keys =
        Signal::derive(move || advice.read().as_ref().map(|advice| advice.keys.clone()).unwrap_or_default());
    corner::keep_out_of_the_way(card, keys, Signal::derive(move || (open.get(), whole.get())));
    let style = StoredValue::new_local(Style::new());
    Effect::new(move || {
        let text = match advice.read().as_ref().filter(|_| open.get()) {
            Some(advice) => glow::sheet(&advice.keys, &advice.action, glow::ADVISED),
            None => String::new(),
        };
        style.with_value(|style| style.set(&text));
    });
    on_cleanup(move || style.with_value(|style| style.set("")));
    view! {
        <aside class="coach" node_ref=card class:folded=move || !open.get() class:short=move || !whole.get() aria-label=move || words::lesson::coach(lang())>
            <Show
                when=move || open.get()
                fallback=move || view! {
                    <button class="ask" on:click=move |_| open.set(true)>{move || words::lesson::show(lang())}</button>
                }
            >
                <div class="head">
                    <h2>{move || words::lesson::coach(lang())}</h2>
                    <button
                        class="quiet length"
                        aria-expanded=move || whole.get().to_string()
                        on:click=move |_| whole.update(|whole| *whole = !*whole)
                    >
                        {move || if whole.get() { words::lesson::less(lang()) } else { words::lesson::more(lang()) }}
                    </button>
                    <button class="quiet" on:click=move |_| open.set(false)>{move || words::lesson::hide(lang())}</button>
                </div>
                // On a phone it is longer than its room: whoever has no finger pushes it along by arrow keys.
                <div class="says" role="status" tabindex="0">
                    {move || begins().then(|| view! { <p class="news">{move || words::lesson::welcome(lang())}</p> })}
                    {move || match advice.get() {
                        Some(advice) => view! { <Saying advice/> }.into_any(),
                        None if play.is_over() => view! { <p>{move || words::lesson::over(lang())}</p> }.into_any(),
                        None => view! { <p>{move || words::lesson::waits(lang())}</p> }.into_any(),
                    }}
                </div>
                <div class="row">
                    <button
                        disabled=move || advice.read().is_none()
                        on:click=move |_| if let Some(advice) = advice.get_untracked() { play.act(advice.action) }
                    >
                        {move || words::lesson::do_it(lang())}
                    </button>
                    <button class="quiet" on:click=move |_| leave.run(())>{move || words::lesson::leave(lang())}</button>
                </div>
            </Show>
        </aside>
    }
}

/// What the coach says now.
#[component]
fn Saying(advice: Advice) -> impl IntoView {
    let Advice { news, says, why, keys, .. } = advice;
    let how =
        move || if keys.is_empty() { words::lesson::press(lang()) } else { words::lesson::touch(lang()) };
    view! {
        {news.into_iter().map(|line| view! { <p class="news">{line}</p> }).collect_view()}
        <p class="do"><strong>{says}"."</strong>" "{how}</p>
        {why.into_iter().map(|line| view! { <p class="why">{line}</p> }).collect_view()}
    }
}
