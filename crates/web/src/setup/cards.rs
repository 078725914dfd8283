//! Cards with a picture and a line: ways to play, and options of which several can be chosen.

use super::making::Making;
use crate::words::{self, lang};
use demesne_scene::{Choice, Field, Mode};
use leptos::prelude::*;

/// A symbol.
#[component]
pub fn Icon(
    /// Its id.
    #[prop(into)]
    id: String,
) -> impl IntoView {
    view! { <svg class="g ic" viewBox="0 0 64 64" aria-hidden="true" inner_html=format!(r##"<use href="#{id}"/>"##)></svg> }
}

/// The ways to play; nothing where there is one.
#[component]
pub fn Modes(
    /// The table that is being made.
    making: Making,
) -> impl IntoView {
    let modes = Memo::new(move |_| making.draft.read().modes(lang()));
    let ids = move || modes.read().iter().map(|mode| mode.id).collect::<Vec<_>>();
    let card = move |id: &'static str| {
        let mode = Memo::new(move |_| modes.read().iter().find(|mode| mode.id == id).cloned());
        let of = move |part: fn(&Mode) -> String| mode.read().as_ref().map(part).unwrap_or_default();
        view! {
            <button
                type="button" class="option-card" aria-pressed=move || of(|mode| mode.chosen.to_string())
                on:click=move |_| making.change(|draft| draft.choose_mode(id))
            >
                {move || view! { <Icon id=of(|mode| mode.icon.into())/> }}
                <b>{move || of(|mode| mode.name.clone())}</b>
                <span class="line">{move || of(|mode| mode.what.clone())}</span>
            </button>
        }
    };
    view! {
        <section aria-labelledby="setup-modes" hidden=move || ids().len() < 2>
            <h2 id="setup-modes">{move || words::setup::mode(lang())}</h2>
            <div class="option-cards two"><For each=ids key=|id| *id children=card/></div>
        </section>
    }
}

/// The options of which several can be chosen: expansions.
#[component]
pub fn Several(
    /// The table that is being made.
    making: Making,
    /// Its options.
    fields: Memo<Vec<Field>>,
) -> impl IntoView {
    let keys = move || {
        let shown = |field: &&Field| field.several && field.essential;
        fields.read().iter().filter(shown).map(|field| field.key).collect::<Vec<_>>()
    };
    view! { <For each=keys key=|key| *key children=move |key| view! { <List making fields key/> }/> }
}

#[component]
fn List(making: Making, fields: Memo<Vec<Field>>, key: &'static str) -> impl IntoView {
    let field = Memo::new(move |_| fields.read().iter().find(|field| field.key == key).cloned());
    let of = move |part: fn(&Field) -> String| field.read().as_ref().map(part).unwrap_or_default();
    let values = move || {
        let choices = field.read().as_ref().map(|field| field.choices.clone()).unwrap_or_default();
        choices.into_iter().map(|choice| choice.value).collect::<Vec<_>>()
    };
    let count = move || {
        let field = field.read();
        let choices = field.as_ref().map(|field| field.choices.as_slice()).unwrap_or_default();
        let chosen = choices.iter().filter(|choice| choice.chosen).count();
        words::setup::in_play(lang(), choices.len(), chosen)
    };
    view! {
        <section aria-labelledby=format!("setup-{key}")>
            <h2 id=format!("setup-{key}")>{move || of(|field| field.name.clone())}<small>{count}</small></h2>
            <div class="option-cards"><For each=values key=|value| value.clone() children=move |value| view! { <Card making field value/> }/></div>
        </section>
    }
}

#[component]
fn Card(making: Making, field: Memo<Option<Field>>, value: String) -> impl IntoView {
    let value = StoredValue::new(value);
    let choice = Memo::new(move |_| {
        let field = field.read();
        let found =
            field.as_ref()?.choices.iter().find(|choice| value.with_value(|value| choice.value == *value));
        found.cloned()
    });
    let of = move |part: fn(&Choice) -> String| choice.read().as_ref().map(part).unwrap_or_default();
    let off = move || choice.read().as_ref().is_some_and(|choice| choice.refused.is_some());
    let icon = choice.read_untracked().as_ref().and_then(|choice| choice.icon);
    let choose = move |_| {
        if !off() {
            let key = field.read_untracked().as_ref().map(|field| field.key);
            making.change(|draft| draft.choose(key.unwrap_or_default(), &value.get_value()));
        }
    };
    view! {
        <button
            type="button" class="option-card" class:off=off aria-pressed=move || of(|choice| choice.chosen.to_string())
            aria-disabled=move || off().then_some("true") on:click=choose
        >
            {icon.map(|id| view! { <Icon id/> })}
            <b>{move || of(|choice| choice.name.clone())}</b>
            <span class="line">
                {move || of(|choice| choice.refused.clone().or_else(|| choice.what.clone()).unwrap_or_default())}
            </span>
        </button>
    }
}
