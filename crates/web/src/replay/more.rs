//! The rest of a replay, in a dialog: link, record, position, dice, and going on from here.

use super::{controls::Speed, go_on::GoOn, hand_out, showing::Showing};
use crate::{
    browser,
    insight::Insight,
    shelf,
    words::{self, lang},
};
use demesne_games::Kind;
use leptos::{html::Dialog, prelude::*};

/// The dialog.
#[component]
pub fn More(
    /// Where the reader is in the game.
    showing: Showing,
    /// Whether it is open.
    open: RwSignal<bool>,
) -> impl IntoView {
    let dialog = NodeRef::<Dialog>::new();
    Effect::new(move || {
        let Some(dialog) = dialog.get() else { return };
        match open.get() {
            true if !dialog.open() => {
                let _ = dialog.show_modal();
            }
            false => dialog.close(),
            true => {}
        }
    });
    view! {
        <dialog node_ref=dialog class="replay-more" aria-labelledby="more-title" on:close=move |_| open.set(false)>
            // What is not looked at need not be worked out at every step.
            <Show when=move || open.get()><Rest showing open/></Show>
        </dialog>
    }
}

/// All of it.
#[component]
fn Rest(showing: Showing, open: RwSignal<bool>) -> impl IntoView {
    let link = move |_| {
        let location = browser::window().location();
        hand_out::copy(location.href().unwrap_or_default());
    };
    // What only this browser keeps, others cannot open.
    let query = browser::window().location().search().unwrap_or_default();
    let only_here = !query.contains("replay=table-");
    let position = move |_| {
        let viewer = showing.play.viewer.get_untracked();
        hand_out::copy(showing.play.peek(|running| running.position(viewer)));
    };
    let file = move |_| {
        let game = showing.whole.with_value(|whole| whole.kind().name());
        hand_out::download(&format!("demesne-{game}.txt"), &showing.text());
    };
    view! {
        <div class="between">
            <h2 id="more-title">{move || words::replay::this_game(lang())}</h2>
            <button class="quiet" on:click=move |_| open.set(false)>{move || words::replay::close(lang())}</button>
        </div>
        <section class="stack">
            <h3>{move || words::replay::this_moment(lang())}</h3>
            <div class="row">
                <button on:click=link>{move || words::replay::copy_link(lang())}</button>
                <button on:click=position>{move || words::replay::copy_position(lang())}</button>
            </div>
            {only_here.then(|| view! { <p class="hint">{move || words::replay::only_here(lang())}</p> })}
        </section>
        {showing.record.then(|| view! {
            // On a phone the bar has no room for it.
            <div class="field only-small">
                <span class="label">{move || words::replay::speed(lang())}</span>
                <Speed showing/>
            </div>
        })}
        <GoOn showing/>
        <section class="known">
            <h3>{move || words::replay::known(lang())}</h3>
            <Insight play=showing.play/>
        </section>
        {showing.record.then(|| view! {
            <section class="stack">
                <h3>{move || words::replay::record(lang())}</h3>
                <div class="row">
                    <button on:click=move |_| hand_out::copy(showing.text())>{move || words::replay::copy_record(lang())}</button>
                    <button on:click=file>{move || words::replay::download(lang())}</button>
                </div>
            </section>
            <Dice showing/>
        })}
    }
}

/// Whether chance was fair.
#[component]
fn Dice(
    /// Where the reader is in the game.
    showing: Showing,
) -> impl IntoView {
    let found = RwSignal::new(None::<Result<u64, demesne_game::TextError>>);
    let check = move |_| {
        let verified = demesne_games::verify(&showing.text());
        // Any game may have words for what is wrong.
        let needed = if verified.is_err() { Kind::ALL.as_slice() } else { &[] };
        shelf::with(needed.iter().copied(), found, move || found.set(Some(verified)));
    };
    let can = showing.seed.is_some() && showing.commitment.with_value(Option::is_some);
    let answer = move || {
        found.get().map(|found| match found {
            Ok(count) => {
                view! { <p class="right">{move || words::replay::dice_right(lang(), count as i64)}</p> }
                    .into_any()
            }
            Err(why) => {
                view! { <p class="error">{move || words::replay::dice_wrong(lang(), demesne_text::unreadable(&why, lang()))}</p> }
                    .into_any()
            }
        })
    };
    view! {
        <section class="stack">
            <h3>{move || words::replay::dice(lang())}</h3>
            <p class="hint">{move || if can { words::replay::dice_what(lang()) } else { words::replay::dice_cannot(lang()) }}</p>
            {can.then(|| view! { <button on:click=check>{move || words::replay::verify(lang())}</button> })}
            <div role="status">{answer}</div>
        </section>
    }
}
