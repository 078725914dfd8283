//! Going on from the moment that is shown: the same game, other ends.

use super::showing::Showing;
use crate::{
    frame::notice,
    play::saved::{Saved, Sitter},
    prefs::own_name,
    route::{Route, go},
    setup::levels,
    words::{self, lang},
};
use demesne_game::{Seat, ToAct, Viewer};
use leptos::prelude::*;

/// Whether people sit at a seat, or the house does.
type Choice = RwSignal<bool>;

/// Who shall play on, and the button.
#[component]
pub fn GoOn(
    /// Where the reader is in the game.
    showing: Showing,
) -> impl IntoView {
    let play = showing.play;
    let (seats, automaton) = play.peek(|running| (running.seats(), running.automaton()));
    let chosen: Vec<(Seat, Choice)> = Seat::first(seats)
        .filter(|seat| Some(*seat) != automaton)
        .map(|seat| (seat, RwSignal::new(play.viewer.get_untracked() == Viewer::Seat(seat))))
        .collect();
    let rows = chosen.clone();
    let over = move || play.with(|running| matches!(running.to_act(), ToAct::Nobody));
    let begin = move |_| begin(showing, &chosen);
    view! {
        <section class="stack">
            <h3>{move || words::replay::go_on(lang())}</h3>
            {move || match over() {
                true => view! { <p class="hint">{move || words::replay::go_on_over(lang())}</p> }.into_any(),
                false => view! { <p class="hint">{move || words::replay::go_on_what(lang())}</p> }.into_any(),
            }}
            <div class="ticks-of-seats">
                {rows.into_iter().map(|(seat, mine)| view! {
                    <label class="tick">
                        <input type="checkbox" prop:checked=move || mine.get() on:change:target=move |event| mine.set(event.target().checked())/>
                        <span>{move || words::replay::i_play(lang(), play.name(seat))}</span>
                    </label>
                }).collect_view()}
            </div>
            <button class="main" disabled=over on:click=begin>{move || words::replay::go_on_button(lang())}</button>
        </section>
    }
}

/// Makes the game and goes there.
fn begin(showing: Showing, chosen: &[(Seat, Choice)]) {
    let (kind, setup, began, seats) =
        showing.whole.with_value(|whole| (whole.kind().name(), whole.setup(), whole.began(), whole.seats()));
    let mut number = 0;
    let name = untrack(own_name);
    let sitters = Seat::first(seats).map(|seat| match chosen.iter().find(|(one, _)| *one == seat) {
        None => Sitter::Automaton,
        Some((_, mine)) if mine.get_untracked() => {
            number += 1;
            Sitter::Person(if number == 1 { name.clone() } else { showing.play.name(seat) })
        }
        Some(_) => Sitter::Bot(levels::usual().to_string()),
    });
    let mut saved = Saved::new(kind, setup, sitters.collect());
    saved.position = began;
    saved.steps = showing.played();
    // What was taken over was not drawn from this seed.
    saved.continued = !saved.steps.is_empty();
    match saved.save() {
        true => go(Route::Game(saved.id)),
        false => notice::fail(words::table::not_kept(lang())),
    }
}
