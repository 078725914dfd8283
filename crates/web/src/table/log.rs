//! What happened, in words.

use super::desk::Desk;
use crate::{
    later,
    words::{self, lang},
};
use demesne_game::Viewer;
use demesne_games::{Line, Running};
use demesne_text::Language;
use leptos::{html::Div, prelude::*};
use std::sync::Arc;

/// The chronicle, newest last.
#[component]
pub fn Log(
    /// What the reader does.
    desk: Desk,
) -> impl IntoView {
    let play = desk.play;
    let list = NodeRef::<Div>::new();
    let kept = StoredValue::new(Kept::default());
    let lines = RwSignal::new(Vec::<Entry>::new());
    Effect::new(move || {
        let (viewer, language) = (play.viewer.get(), lang());
        let changed = play.with(|running| {
            kept.try_update_value(|kept| kept.follow(running, viewer, language)).unwrap_or_default()
        });
        if changed {
            kept.with_value(|kept| lines.set(kept.lines.clone()));
        }
    });
    Effect::new(move || {
        lines.track();
        if let Some(element) = list.get() {
            // After the new lines are there.
            later::next_frame(list, move || element.set_scroll_top(element.scroll_height()));
        }
    });
    view! {
        <section class="panel frame" data-panel="log" aria-label=move || words::table::log(lang())>
            <h2>{move || words::table::log(lang())}</h2>
            // A list that is a log were no list any longer: readers would not say how many lines there are.
            <div class="log" role="log" node_ref=list tabindex="0" aria-label=move || words::table::log(lang())>
                <ol>
                    <For each=move || lines.get() key=|entry| entry.number let:entry>
                        {
                            let (heading, text) = (Arc::clone(&entry.line), entry.line);
                            let sign = text.sign;
                            let told = !text.text.is_empty();
                            view! {
                                {heading.heading.clone().map(|heading| view! { <li class="section">{heading}</li> })}
                                {told.then(|| view! {
                                    <li>
                                        <svg class="mark" data-sign=sign viewBox="0 0 64 64" aria-hidden="true">
                                            {sign.map(|sign| view! { <use href=format!("#{sign}")/> })}
                                        </svg>
                                        <p>{move || prose(&text.text, &play.names.read())}</p>
                                    </li>
                                })}
                            }
                        }
                    </For>
                </ol>
            </div>
        </section>
    }
}

/// A line that is shown. What is told anew after something was taken back has another number.
#[derive(Clone)]
struct Entry {
    number: u64,
    line: Arc<Line>,
}

/// What was told already, and of which steps: only what is new is put into words.
#[derive(Default)]
struct Kept {
    reader: Option<(Viewer, Language)>,
    steps: Vec<String>,
    lines: Vec<Entry>,
    next: u64,
}

impl Kept {
    /// Tells on, after cutting off what was taken back. Whether anything changed.
    fn follow(&mut self, running: &dyn Running, viewer: Viewer, language: Language) -> bool {
        let steps = running.steps();
        let same = match self.reader == Some((viewer, language)) {
            true => self.steps.iter().zip(&steps).take_while(|(old, new)| old == new).count(),
            // To another reader all is told anew.
            false => 0,
        };
        if self.reader.is_some() && same == self.steps.len() && same == steps.len() {
            return false;
        }
        self.reader = Some((viewer, language));
        self.steps = steps;
        self.lines.retain(|entry| entry.line.step < same);
        for line in running.chronicle(viewer, same, language) {
            self.lines.push(Entry { number: self.next, line: Arc::new(line) });
            self.next += 1;
        }
        true
    }
}

/// A text with names, which stand out.
fn prose(text: &str, names: &[String]) -> Vec<AnyView> {
    let pieces = pieces(text, names).into_iter();
    pieces
        .map(|piece| match piece {
            Piece::Text(text) => text.to_owned().into_any(),
            Piece::Name(name) => view! { <b>{name.to_owned()}</b> }.into_any(),
        })
        .collect()
}

/// A text with names in the place of seats: `p2` becomes the name of the second seat.
pub fn named(text: &str, names: &[String]) -> String {
    let pieces = pieces(text, names).into_iter();
    pieces
        .map(|piece| match piece {
            Piece::Text(text) | Piece::Name(text) => text,
        })
        .collect()
}

/// A piece of a text.
enum Piece<'t> {
    Text(&'t str),
    Name(&'t str),
}

/// A text cut where seats stand in it.
fn pieces<'t>(text: &'t str, names: &'t [String]) -> Vec<Piece<'t>> {
    let mut pieces = Vec::new();
    let (mut begin, mut before) = (0, ' ');
    for (at, c) in text.char_indices() {
        let mut tail = text[at..].chars().skip(1);
        let digit =
            tail.next().filter(|_| c == 'p' && !before.is_alphanumeric()).and_then(|c| c.to_digit(10));
        let ends = tail.next().is_none_or(|next| !next.is_alphanumeric());
        let name = digit.filter(|_| ends).and_then(|number| names.get((number as usize).checked_sub(1)?));
        if let Some(name) = name {
            pieces.push(Piece::Text(&text[begin..at]));
            pieces.push(Piece::Name(name));
            begin = at + 2;
        }
        before = c;
    }
    pieces.push(Piece::Text(&text[begin..]));
    pieces
}
