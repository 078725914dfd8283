//! Making a game or a table: the frame around `demesne_scene::Draft`, which knows what can be chosen.

mod boards;
pub mod cards;
mod details;
mod finish;
mod games;
pub mod levels;
pub mod making;
mod seats;
mod terms;

use crate::words::{self, lang};
use boards::Boards;
use cards::{Modes, Several};
use demesne_games::Kind;
use demesne_scene::Field;
use details::{Details, Essentials};
use finish::Finish;
use games::Games;
use leptos::prelude::*;
use making::Making;
use seats::Seats;
use terms::Customs;

/// The symbols that the page shows.
const SYMBOLS: &[&str] = &[
    "g-castle",
    "g-vine-1",
    "g-vine-2",
    "g-seat",
    "g-bot",
    "g-team",
    "g-solo",
    "g-crane",
    "g-white-castle",
    "g-inn",
    "g-border-post",
    "g-trade-route",
    "g-shield",
    "g-lock",
    "g-end-turn",
    "g-close",
];

/// The game that a table is made of at first.
pub fn kind(online: bool) -> Kind {
    making::Kept::load(online).kind()
}

/// The page.
#[component]
pub fn New(
    /// Whether it is a table on the server.
    online: bool,
) -> impl IntoView {
    let making = Making::new(online);
    let fields = Memo::new(move |_| making.draft.read().fields(lang()));
    view! {
        <svg class="definitions" width="0" height="0" aria-hidden="true" inner_html=demesne_scene::symbols(SYMBOLS)></svg>
        <form class="folio making" novalidate on:submit=move |event| { event.prevent_default(); making.begin() }>
            <header class="making-head">
                <h1>
                    {move || match online {
                        true => words::setup::new_table(lang()),
                        false => words::setup::new_game(lang()),
                    }}
                </h1>
                <Essentials making fields only=|field: &Field| !field.of_mode/>
            </header>
            <div class="making-columns">
                <div class="stack">
                    <Games making/>
                    <Seats making fields/>
                    <Boards making/>
                </div>
                <div class="stack">
                    <Modes making/>
                    <Several making fields/>
                    <Show when=move || online><Customs making/></Show>
                    <Details making fields/>
                </div>
            </div>
            <Finish making/>
        </form>
    }
}
