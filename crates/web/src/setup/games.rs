//! Which game.

use super::making::Making;
use crate::{
    shelf,
    words::{self, lang},
};
use demesne_games::Kind;
use demesne_scene::{Draft, emblem};
use leptos::prelude::*;

/// The games, one of them chosen.
#[component]
pub fn Games(
    /// The table that is being made.
    making: Making,
) -> impl IntoView {
    let card = move |kind: Kind| {
        let chosen = move || making.draft.read().kind() == kind;
        let choose = move |_| {
            if !chosen() {
                shelf::with([kind], making.draft, move || making.change(|draft| *draft = Draft::new(kind)));
            }
        };
        view! {
            <button type="button" class="game-card" aria-pressed=move || chosen().to_string() on:click=choose>
                <span class="emblem" inner_html=emblem(kind)></span>
                <b>{kind.title()}</b>
            </button>
        }
    };
    view! {
        <section aria-labelledby="setup-games">
            <h2 id="setup-games">{move || words::setup::game(lang())}</h2>
            <div class="game-cards">{Kind::ALL.map(card)}</div>
        </section>
    }
}
