//! What happened, in words.

use super::desk::Desk;
use crate::words::{self, lang};
use leptos::{html::Ol, prelude::*};

/// The chronicle, newest last.
#[component]
pub fn Log(
    /// What the reader does.
    desk: Desk,
) -> impl IntoView {
    let play = desk.play;
    let list = NodeRef::<Ol>::new();
    let lines = Memo::new(move |_| {
        let (viewer, names) = (play.viewer.get(), play.names.get());
        let lines = play.with(|running| running.story(viewer, 0, lang()));
        lines.into_iter().map(|(step, text)| (step, named(&text, &names))).collect::<Vec<_>>()
    });
    Effect::new(move || {
        lines.track();
        if let Some(list) = list.get() {
            // After the new lines are there.
            request_animation_frame(move || list.set_scroll_top(list.scroll_height()));
        }
    });
    view! {
        <section class="panel frame" data-panel="log" aria-label=move || words::table::log(lang())>
            <h2>{move || words::table::log(lang())}</h2>
            <ol role="log" node_ref=list tabindex="0" aria-label=move || words::table::log(lang())>
                <For each=move || lines.get() key=|line| line.clone() let:line>
                    <li>{line.1}</li>
                </For>
            </ol>
        </section>
    }
}

/// A text with names in the place of seats: `p2` becomes the name of the second seat.
pub fn named(text: &str, names: &[String]) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    let mut before = ' ';
    while let Some(c) = rest.chars().next() {
        let number =
            rest.strip_prefix('p').and_then(|tail| tail.chars().next()).and_then(|digit| digit.to_digit(10));
        let ends = rest.chars().nth(2).is_none_or(|next| !next.is_alphanumeric());
        let name = number.and_then(|number| names.get((number as usize).checked_sub(1)?));
        match name {
            Some(name) if ends && !before.is_alphanumeric() => {
                out.push_str(name);
                rest = &rest[2..];
                before = '0';
            }
            _ => {
                out.push(c);
                rest = &rest[c.len_utf8()..];
                before = c;
            }
        }
    }
    out
}
