//! The cover over the secrets of people who share a screen: whoever is to act says first that they are there.

use crate::{
    browser,
    play::Play,
    words::{self, lang},
};
use demesne_game::Seat;
use leptos::{html::Button, prelude::*};

/// The cover; nothing while whoever sees may see.
#[component]
pub fn Cover(
    /// The game.
    play: Play,
) -> impl IntoView {
    let taker = Memo::new(move |_| play.taker());
    move || taker.get().map(|seat| view! { <Call play seat/> })
}

/// Calls somebody to the screen.
#[component]
fn Call(play: Play, seat: Seat) -> impl IntoView {
    let button = NodeRef::<Button>::new();
    // Whoever comes need only press Enter; whoever is just writing goes on.
    Effect::new(move || {
        let writing = browser::document().active_element().is_some_and(|element| {
            element.closest("input, textarea, select, dialog").is_ok_and(|found| found.is_some())
        });
        if let Some(button) = button.get().filter(|_| !writing) {
            let _ = button.focus();
        }
    });
    let here = move |_| {
        play.take_screen();
        // The button goes away: the keyboard goes on at the table.
        if let Some(main) = browser::by_id("main") {
            let _ = main.focus();
        }
    };
    view! {
        <section class="cover" role="dialog" aria-labelledby="cover-turn" aria-describedby="cover-what">
            <h2 id="cover-turn">{move || words::table::cover_turn(lang(), play.name(seat))}</h2>
            <p id="cover-what">{move || words::table::cover_hand(lang(), play.name(seat))}</p>
            <button class="main" node_ref=button on:click=here>
                {move || words::table::cover_show(lang(), play.name(seat))}
            </button>
        </section>
    }
}
