//! Who plays, their points, whose turn it is.

use super::desk::Desk;
use crate::words::{self, lang};
use demesne_game::Seat;
use leptos::prelude::*;

/// The plates of all seats.
#[component]
pub fn Seats(
    /// What the reader does.
    desk: Desk,
) -> impl IntoView {
    let play = desk.play;
    let seats = play.peek(|running| running.seats());
    view! {
        <ul class="panel frame" data-panel="seats" aria-label=move || words::table::seats(lang())>
            {Seat::first(seats).map(|seat| {
                let on = move || play.to_act().contains(seat);
                let name = move || play.name(seat);
                view! {
                    <li class="plate" data-seat=seat.to_string() class:on=on aria-current=move || on().then_some("true")>
                        <span class="disc" aria-hidden="true">{move || name().chars().next().map(|c| c.to_string())}</span>
                        <span class="who">{name}</span>
                        <span class="points">{move || play.with(|running| running.points(seat))}</span>
                    </li>
                }
            }).collect_view()}
        </ul>
    }
}
