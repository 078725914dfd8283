//! Who plays, their points, whose turn it is.

use super::desk::Desk;
use crate::{
    play::Doing,
    words::{self, lang},
};
use demesne_game::Seat;
use demesne_scene::Room;
use leptos::prelude::*;

/// The plates of all seats; partners share one.
#[component]
pub fn Seats(
    /// What the reader does.
    desk: Desk,
) -> impl IntoView {
    let play = desk.play;
    let parties: Vec<Vec<Seat>> = play.peek(|running| {
        let parties =
            Seat::first(running.seats()).map(|seat| running.allies(seat).iter().collect::<Vec<_>>());
        let mut all: Vec<Vec<Seat>> = Vec::new();
        for party in parties {
            if !all.contains(&party) {
                all.push(party);
            }
        }
        all
    });
    view! {
        <ul class="seats" data-panel="seats" aria-label=move || words::table::seats(lang())>
            {parties.into_iter().map(|party| view! { <Plate desk party/> }).collect_view()}
        </ul>
    }
}

/// The plate of a party.
#[component]
fn Plate(desk: Desk, party: Vec<Seat>) -> impl IntoView {
    let play = desk.play;
    let (first, seats) = (party[0], StoredValue::new(party));
    let on = move || seats.with_value(|party| party.iter().any(|&seat| play.to_act().contains(seat)));
    let name = move || {
        seats.with_value(|party| party.iter().map(|&seat| play.name(seat)).collect::<Vec<_>>().join(" + "))
    };
    // Where there is little room a plate names only whoever of its party is to act.
    let small = move || matches!(desk.room.get(), Room::Phone | Room::Across);
    let shown = move || {
        let acting = seats.with_value(|party| {
            let acting = party.iter().filter(|&&seat| play.to_act().contains(seat));
            acting.map(|&seat| play.name(seat)).collect::<Vec<_>>()
        });
        if small() && !acting.is_empty() { acting.join(" + ") } else { name() }
    };
    let note = move || play.note(first);
    let state = move || {
        let thinks = matches!(play.doing.get(), Doing::Thinking(seat) if seats.with_value(|party| party.contains(&seat)));
        match () {
            () if thinks => words::table::thinking(lang()).to_owned(),
            () if on()
                && play.asked().is_some_and(|seat| seats.with_value(|party| party.contains(&seat))) =>
            {
                words::table::your_turn(lang()).to_owned()
            }
            () if on() => words::table::to_act(lang()).to_owned(),
            () => note().says.unwrap_or_default(),
        }
    };
    view! {
        <li
            class="plate"
            data-seat=first.to_string()
            class:on=on
            class:here=move || note().here
            aria-current=move || on().then_some("true")
        >
            <span class="disc" aria-hidden="true">{move || play.initial(first)}</span>
            <span class="who">{shown}<small>{state}</small></span>
            {move || note().clock.map(|left| view! { <span class="clock" class:short=note().short role="timer">{left}</span> })}
            <span class="points">
                {move || play.with(|running| running.points(first))}
                <span class="visually-hidden">{move || words::table::points(lang())}</span>
            </span>
        </li>
    }
}
