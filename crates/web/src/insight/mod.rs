//! What one wants to know at a table, at any time: points by source, what is left in the supplies, what things are.

mod glossary;
mod supply;

pub use glossary::Glossary;
pub use supply::Supply;

use crate::{ending::sources::Sources, play::Play};
use leptos::prelude::*;

/// The points of all seats so far, by source.
#[component]
pub fn Scores(
    /// The game.
    play: Play,
) -> impl IntoView {
    view! { <div class="insight"><Sources play/></div> }
}
