//! What a thing is: beside it while it is pointed at, at the foot of a small screen when it was asked about.

use super::desk::Desk;
use leptos::prelude::*;

/// The explanation of what was asked about.
#[component]
pub fn Tip(
    /// What the reader does.
    desk: Desk,
) -> impl IntoView {
    move || {
        let key = desk.asked_about.get()?;
        let told = desk.explain(&key)?;
        Some(view! {
            <div class="tip" role="tooltip" id="tip">
                <strong>{told.title}</strong>
                {told.rule.into_iter().map(|line| view! { <p>{line}</p> }).collect_view()}
                {told.now.into_iter().map(|line| view! { <p class="now">{line}</p> }).collect_view()}
            </div>
        })
    }
}
