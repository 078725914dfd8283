//! Clocks: what is left of each, running for whoever is to act.

use super::{lines::span, visit::Visit};
use crate::{browser, later};
use demesne_wire::Status;
use leptos::prelude::*;

/// Less than this is little, in milliseconds.
pub const LITTLE: f64 = 60_000.0;

/// The time, told anew twice a second for as long as somebody looks.
pub fn now() -> RwSignal<f64> {
    let now = RwSignal::new(browser::now());
    later::work(now, async move {
        loop {
            browser::wait(500).await;
            now.set(browser::now());
        }
    });
    now
}

/// What a seat has left in milliseconds, or until when it must act; none where there is no clock. In a reactive place.
pub fn left(visit: Visit, seat: &str, now: RwSignal<f64>) -> Option<f64> {
    let view = visit.view.read();
    let view = view.as_ref().filter(|view| view.line.status == Status::Playing)?;
    let (place, line) = view.line.seats.iter().enumerate().find(|(_, line)| line.seat == seat)?;
    // Bots keep no time, nor does the game's own opponent.
    if line.bot.is_some() || line.automaton {
        return None;
    }
    let runs = line.to_act;
    let passed = |runs: bool| if runs { (now.get() - visit.at.get()).max(0.0) } else { 0.0 };
    let clock = view.play.as_ref().and_then(|play| play.clocks.get(place).copied());
    match (clock, view.line.deadline) {
        (Some(clock), _) => Some(clock as f64 - passed(runs)),
        (None, Some(deadline)) if runs => Some(deadline as f64 - now.get()),
        _ => None,
    }
}

/// The clock of a seat.
#[component]
pub fn Clock(
    /// The table.
    visit: Visit,
    /// The seat.
    seat: String,
    /// The time.
    now: RwSignal<f64>,
) -> impl IntoView {
    let left = Memo::new(move |_| left(visit, &seat, now).map(|left| (span(left), left < LITTLE)));
    view! {
        <Show when=move || left.read().is_some()>
            <span class="clock" class:short=move || left.get().is_some_and(|(_, short)| short) role="timer">
                {move || left.get().map(|(text, _)| text)}
            </span>
        </Show>
    }
}
