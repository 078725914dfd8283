//! What one wants to know at a table, at any time: points by source, what is left in the supplies, what things are.

mod glossary;
mod supply;

use crate::{
    ending::sources::Sources,
    play::Play,
    words::{self, lang},
};
use glossary::Glossary;
use leptos::prelude::*;
use supply::Supply;

/// All of it, the points first.
#[component]
pub fn Insight(
    /// The game.
    play: Play,
) -> impl IntoView {
    view! {
        <section aria-label=move || words::insight::points(lang())>
            <h2>{move || words::insight::points(lang())}</h2>
            <div class="insight"><Sources play/></div>
        </section>
        <details>
            <summary>{move || words::insight::supplies(lang())}</summary>
            <Supply play/>
        </details>
        <details>
            <summary>{move || words::insight::what_is_what(lang())}</summary>
            <Glossary play/>
        </details>
    }
}
