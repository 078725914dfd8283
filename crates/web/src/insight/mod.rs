//! What one wants to know at a table, at any time: points by source, what is left in the supplies, what things are.

mod glossary;
mod supply;

use crate::{
    browser,
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
    // Where there is room, what is left is seen at once.
    let (width, height) = browser::size();
    let roomy = width >= 840.0 && height >= 600.0;
    view! {
        <section aria-label=move || words::insight::points(lang())>
            <h2>{move || words::insight::points(lang())}</h2>
            <div class="insight"><Sources play/></div>
        </section>
        <details open=roomy>
            <summary>{move || words::insight::supplies(lang())}</summary>
            <Supply play/>
        </details>
        <details>
            <summary>{move || words::insight::what_is_what(lang())}</summary>
            <Glossary play/>
        </details>
    }
}
