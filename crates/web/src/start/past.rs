//! Games that are over: to be seen again, step by step.

use super::mine::Line;
use crate::{
    play::saved::Saved,
    words::{self, lang},
};
use leptos::prelude::*;

/// The finished games of this browser.
#[component]
pub fn Past() -> impl IntoView {
    let over: Vec<Saved> = Saved::all().into_iter().filter(|saved| saved.result.is_some()).collect();
    let count = over.len();
    view! {
        <details class="past" hidden=count == 0>
            <summary>{move || words::start::finished(lang(), count as i64)}</summary>
            <ul class="lines">{over.into_iter().map(|saved| view! { <Line saved/> }).collect_view()}</ul>
        </details>
    }
}
