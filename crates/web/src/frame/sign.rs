//! The frame's own symbols.

use leptos::prelude::*;

/// A symbol beside a word, by its id in [`demesne_scene::signs`].
#[component]
pub fn Sign(
    /// Its id.
    id: &'static str,
) -> impl IntoView {
    view! { <svg class="sign" viewBox="0 0 64 64" aria-hidden="true"><use href=format!("#{id}")/></svg> }
}

/// All of them, once for the page.
#[component]
pub fn Signs() -> impl IntoView {
    view! { <svg class="definitions" width="0" height="0" aria-hidden="true" inner_html=demesne_scene::signs()></svg> }
}
