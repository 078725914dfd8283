//! The rules in short, and what everything at this table does; searchable.

use crate::{
    play::Play,
    words::{self, lang},
};
use demesne_text::Entry;
use leptos::prelude::*;

/// The glossary.
#[component]
pub fn Glossary(
    /// The game.
    play: Play,
) -> impl IntoView {
    let wanted = RwSignal::new(String::new());
    let all = Memo::new(move |_| play.with(|running| running.glossary(lang())));
    let found = Memo::new(move |_| {
        let wanted = plain(&wanted.read());
        let fits = |entry: &Entry| {
            let text = plain(&format!("{} {} {}", entry.heading, entry.name, entry.text));
            wanted.split_whitespace().all(|word| text.contains(word))
        };
        all.read().iter().filter(|entry| fits(entry)).cloned().collect::<Vec<_>>()
    });
    view! {
        <div class="insight glossary">
            <div class="field">
                <label for="glossary-search">{move || words::insight::search(lang())}</label>
                <input
                    id="glossary-search"
                    type="search"
                    autocomplete="off"
                    prop:value=move || wanted.get()
                    on:input:target=move |event| wanted.set(event.target().value())
                />
            </div>
            <p class="hint" role="status">
                {move || match found.read().len() {
                    0 => words::insight::nothing(lang()).to_owned(),
                    count => words::insight::found(lang(), count as i64),
                }}
            </p>
            {move || parts(found.get())}
        </div>
    }
}

/// Entries under their headings.
fn parts(entries: Vec<Entry>) -> impl IntoView {
    let mut parts: Vec<(String, Vec<Entry>)> = Vec::new();
    for entry in entries {
        match parts.last_mut() {
            Some((heading, list)) if *heading == entry.heading => list.push(entry),
            _ => parts.push((entry.heading.clone(), vec![entry])),
        }
    }
    parts
        .into_iter()
        .map(|(heading, entries)| {
            let entries = entries.into_iter().map(|entry| {
                view! { <dt>{entry.name}</dt><dd>{entry.text}</dd> }
            });
            view! { <section><h3>{heading}</h3><dl>{entries.collect_view()}</dl></section> }
        })
        .collect_view()
}

/// Small letters without accents: whoever searches may leave them out.
fn plain(text: &str) -> String {
    text.to_lowercase()
        .chars()
        .map(|letter| match letter {
            'á' | 'à' | 'â' | 'ã' => 'a',
            'é' | 'ê' => 'e',
            'í' => 'i',
            'ó' | 'ô' | 'õ' => 'o',
            'ú' | 'ü' => 'u',
            'ç' => 'c',
            'ñ' => 'n',
            other => other,
        })
        .collect()
}
