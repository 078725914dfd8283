//! The sheet of a review: beside the scene where there is room, else over it.

use super::{Here, Reviewing, Stage, curve::Curve, forms::Forms, moments::Moments};
use crate::{
    table::desk::Desk,
    words::{self, lang},
};
use leptos::{html::Section, prelude::*};

/// The sheet; nothing while it is closed.
#[component]
pub fn Sheet(
    /// The review.
    reviewing: Reviewing,
    /// What the reader does.
    desk: Desk,
) -> impl IntoView {
    view! { <Show when=move || reviewing.open.get()><Opened reviewing desk/></Show> }
}

#[component]
fn Opened(reviewing: Reviewing, desk: Desk) -> impl IntoView {
    let sheet = NodeRef::<Section>::new();
    // Whoever hears or types is where the news is.
    Effect::new(move || {
        if let Some(sheet) = sheet.get() {
            let _ = sheet.focus();
        }
    });
    view! {
        <section class="review" node_ref=sheet tabindex="-1" aria-labelledby="review-title">
            <div class="between">
                <h2 id="review-title">{move || words::replay::review(lang())}</h2>
                <button class="quiet" on:click=move |_| reviewing.open.set(false)>{move || words::replay::to_table(lang())}</button>
            </div>
            <Progress reviewing/>
            <Curve reviewing desk/>
            <Here reviewing/>
            <h3>{move || words::replay::costly(lang())}</h3>
            <Moments reviewing desk/>
            <h3>{move || words::replay::how_well(lang())}</h3>
            <Forms reviewing/>
            <p class="hint">{move || words::replay::review_what(lang())}</p>
        </section>
    }
}

/// How far it is, and stopping it.
#[component]
fn Progress(reviewing: Reviewing) -> impl IntoView {
    let stage = reviewing.stage;
    let going = move || stage.get() == Stage::Going;
    let said = move || {
        let (done, all) = reviewing.progress();
        match stage.get() {
            Stage::Done => words::replay::reviewed(lang(), all as i64),
            _ => words::replay::progress(lang(), all, done),
        }
    };
    view! {
        <div class="progress">
            <progress
                max=move || reviewing.progress().1 prop:value=move || reviewing.progress().0 as f64
                aria-label=move || words::replay::review(lang()) hidden=move || stage.get() == Stage::Done
            ></progress>
            // Read aloud once it is done, and not at every step.
            <span role=move || (!going()).then_some("status")>{said}</span>
            <Show when=going>
                <button class="stop" on:click=move |_| reviewing.stop()>{move || words::replay::stop(lang())}</button>
            </Show>
            <Show when=move || stage.get() == Stage::Stopped>
                <button class="main" on:click=move |_| reviewing.go()>{move || words::replay::review_on(lang())}</button>
            </Show>
        </div>
    }
}
