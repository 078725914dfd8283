//! Options as rows of buttons, lists and numbers: the essential ones in the open, the rest folded away.

use super::making::Making;
use crate::words::{self, lang};
use demesne_scene::{Choice, Field};
use leptos::prelude::*;

/// The essential options of which one value is chosen.
#[component]
pub fn Essentials(
    /// The table that is being made.
    making: Making,
    /// Its options.
    fields: Memo<Vec<Field>>,
    /// Which of them.
    only: fn(&Field) -> bool,
) -> impl IntoView {
    let keys = move || {
        let shown = |field: &&Field| field.essential && !field.several && only(field);
        fields.read().iter().filter(shown).map(|field| field.key).collect::<Vec<_>>()
    };
    view! { <For each=keys key=|key| *key children=move |key| view! { <One making fields key/> }/> }
}

/// The options that most people leave as they are.
#[component]
pub fn Details(
    /// The table that is being made.
    making: Making,
    /// Its options.
    fields: Memo<Vec<Field>>,
) -> impl IntoView {
    let keys = move || {
        let shown = |field: &&Field| !field.essential;
        fields.read().iter().filter(shown).map(|field| field.key).collect::<Vec<_>>()
    };
    view! {
        <details class="further">
            <summary>{move || words::setup::further(lang())}</summary>
            <div class="stack">
                <For each=keys key=|key| *key children=move |key| view! { <One making fields key/> }/>
                <Show when=move || !making.online>
                    <div class="field">
                        <label for="setup-seed">{move || words::setup::seed(lang())}</label>
                        <input
                            id="setup-seed" class="mono" autocomplete="off" spellcheck="false" aria-describedby="setup-seed-what"
                            prop:value=move || making.seed.get()
                            on:input:target=move |event| making.seed.set(event.target().value())
                        />
                        <small id="setup-seed-what">{move || words::setup::seed_what(lang())}</small>
                    </div>
                </Show>
            </div>
        </details>
    }
}

/// So many values still stand side by side.
const ABREAST: usize = 4;

#[component]
fn One(making: Making, fields: Memo<Vec<Field>>, key: &'static str) -> impl IntoView {
    let field = Memo::new(move |_| fields.read().iter().find(|field| field.key == key).cloned());
    let of = move |part: fn(&Field) -> String| field.read().as_ref().map(part).unwrap_or_default();
    let choices = move || field.read().as_ref().map(|field| field.choices.clone()).unwrap_or_default();
    let choose = Callback::new(move |value: String| making.change(|draft| draft.choose(key, &value)));
    let shape = Memo::new(move |_| {
        let field = field.read();
        let field = field.as_ref()?;
        Some((field.range, field.several || field.choices.len() <= ABREAST))
    });
    let (id, what) = (format!("setup-{key}"), format!("setup-{key}-what"));
    let reasons = move || {
        let mut all: Vec<String> = choices().into_iter().filter_map(|choice| choice.refused).collect();
        all.dedup();
        all.into_iter().map(|reason| view! { <small class="reason">{reason}</small> }).collect_view()
    };
    // What an essential choice brings is said for the one that is chosen.
    let brings = move || match field.read().as_ref() {
        Some(field) if field.essential => {
            field.choices.iter().find(|choice| choice.chosen).and_then(|choice| choice.what.clone())
        }
        Some(field) => Some(field.what.clone()),
        None => None,
    };
    let control = move || {
        match shape.get() {
        Some((Some((from, to)), _)) => view! {
            <input
                id=id.clone() type="number" min=from max=to inputmode="numeric" aria-describedby=what.clone()
                prop:value=move || of(|field| field.value.clone())
                on:change:target=move |event| choose.run(event.target().value())
            />
        }
        .into_any(),
        Some((None, true)) => {
            view! { <Segments label=Signal::derive(move || of(|field| field.name.clone())) choices=Signal::derive(choices) choose/> }.into_any()
        }
        _ => view! {
            <select id=id.clone() aria-describedby=what.clone() on:change:target=move |event| choose.run(event.target().value())>
                {move || choices().into_iter().map(|choice| view! {
                    <option value=choice.value selected=choice.chosen disabled=choice.refused.is_some()>{choice.name}</option>
                }).collect_view()}
            </select>
        }
        .into_any(),
    }
    };
    let plain = move || matches!(shape.get(), Some((None, true)));
    view! {
        <div class="field one-of" data-key=key>
            {move || match plain() {
                true => view! { <span class="label">{move || of(|field| field.name.clone())}</span> }.into_any(),
                false => view! { <label for=format!("setup-{key}")>{move || of(|field| field.name.clone())}</label> }.into_any(),
            }}
            {control}
            <small id=format!("setup-{key}-what")>{brings}</small>
            {reasons}
        </div>
    }
}

/// Values side by side, one or some of them pressed.
#[component]
pub fn Segments(
    /// What is chosen.
    #[prop(into)]
    label: Signal<String>,
    /// The values.
    choices: Signal<Vec<Choice>>,
    /// Is told which one is wanted.
    choose: Callback<String>,
) -> impl IntoView {
    let values = move || choices.get().into_iter().map(|choice| choice.value).collect::<Vec<_>>();
    let button = move |value: String| {
        let this = StoredValue::new(value);
        let find =
            move || choices.get().into_iter().find(|choice| this.with_value(|value| choice.value == *value));
        let choice = Memo::new(move |_| find());
        let off = move || choice.read().as_ref().is_some_and(|choice| choice.refused.is_some());
        let pressed = move || choice.read().as_ref().is_some_and(|choice| choice.chosen);
        view! {
            <button
                type="button" aria-pressed=move || pressed().to_string() aria-disabled=move || off().then_some("true")
                title=move || choice.read().as_ref().and_then(|choice| choice.refused.clone())
                on:click=move |_| if !off() { choose.run(this.get_value()) }
            >
                {move || choice.read().as_ref().map(|choice| choice.name.clone())}
            </button>
        }
    };
    view! {
        <div class="segments" role="group" aria-label=move || label.get()>
            <For each=values key=|value| value.clone() children=button/>
        </div>
    }
}
