//! What will be played, and the button that begins it: always in reach.

use super::making::{Making, Taker};
use crate::words::{self, lang};
use leptos::prelude::*;

/// The foot of the page.
#[component]
pub fn Finish(
    /// The table that is being made.
    making: Making,
) -> impl IntoView {
    let players = move || words::setup::players(lang(), i64::from(making.draft.read().seats()));
    let rest = move || {
        let mut parts = making.draft.read().summary(lang());
        if let Some(first) = parts.first_mut() {
            *first = format!(" · {first}");
        }
        parts.join(", ")
    };
    let waits = move || making.takers.read().contains(&Taker::Open);
    let label = move || match (making.online, waits()) {
        (false, _) => words::setup::begin(lang()),
        (true, true) => words::setup::open_table(lang()),
        (true, false) => words::setup::begin(lang()),
    };
    view! {
        <footer class="finish">
            <p class="summary" role="status"><b>{move || making.draft.read().kind().title()}</b>" · "{players}{rest}</p>
            <p class="error" role="alert">{move || making.trouble.get()}</p>
            <button class="main big" type="submit" disabled=move || making.busy.get()>{label}</button>
        </footer>
    }
}
