//! The bar below a replay: scrubber, steps, speed, seat.

use super::{
    review::Reviewing,
    showing::{SPEEDS, Showing},
};
use crate::words::{self, lang};
use demesne_game::{Seat, Viewer};
use leptos::prelude::*;

/// The bar.
#[component]
pub fn Controls(
    /// Where the reader is in the game.
    showing: Showing,
    /// Its review, where there can be one.
    reviewing: Option<Reviewing>,
    /// Whether the dialog with the rest is open.
    more: RwSignal<bool>,
) -> impl IntoView {
    let where_ = move || {
        let step = words::replay::step_of(lang(), showing.at.get(), showing.length);
        match showing.passage() {
            Some(passage) => format!("{}, {step}", passage.chapter.title),
            None => step,
        }
    };
    view! {
        <div class="replay-bar" role="group" aria-label=move || words::replay::controls(lang())>
            {showing.record.then(|| view! {
                <div class="scrubber">
                    <input
                        type="range"
                        min="0"
                        max=showing.length
                        prop:value=move || showing.at.get().to_string()
                        aria-label=move || words::replay::moment(lang())
                        aria-valuetext=where_
                        on:input:target=move |event| {
                            showing.playing.set(false);
                            showing.go(event.target().value().parse().unwrap_or(0));
                        }
                    />
                    <Ticks showing/>
                </div>
                <div class="steps">
                    <Knob sign="M6 5v14M19 5L9 12l10 7z" label=words::replay::first act=move || showing.step(isize::MIN)/>
                    <Knob sign="M17 5L7 12l10 7z" label=words::replay::back act=move || showing.step(-1)/>
                    <button
                        class="knob play"
                        aria-label=move || if showing.playing.get() { words::replay::pause(lang()) } else { words::replay::play(lang()) }
                        title=move || if showing.playing.get() { words::replay::pause(lang()) } else { words::replay::play(lang()) }
                        on:click=move |_| showing.toggle()
                    >
                        <svg viewBox="0 0 24 24" aria-hidden="true">
                            <path d=move || if showing.playing.get() { "M7 5h4v14H7zM14 5h4v14h-4z" } else { "M7 4l13 8-13 8z" }/>
                        </svg>
                    </button>
                    <Knob sign="M7 5l10 7-10 7z" label=words::replay::on act=move || showing.step(1)/>
                    <Knob sign="M5 5l10 7-10 7zM18 5v14" label=words::replay::last act=move || showing.step(isize::MAX)/>
                </div>
                <Chapters showing/>
            })}
            <Eyes showing/>
            {showing.record.then(|| view! { <Speed showing/> })}
            {reviewing.map(|reviewing| view! {
                <button
                    class="to-review" aria-expanded=move || reviewing.open.get().to_string()
                    on:click=move |_| if reviewing.open.get_untracked() { reviewing.open.set(false) } else { reviewing.open() }
                >
                    {move || words::replay::review(lang())}
                </button>
            })}
            <button class="more" aria-haspopup="dialog" on:click=move |_| more.set(true)>
                {move || words::replay::more(lang())}
            </button>
        </div>
    }
}

/// A round button with a sign.
#[component]
fn Knob(
    /// Its sign, as a path on a grid of 24.
    sign: &'static str,
    /// Its name.
    label: fn(demesne_text::Language) -> &'static str,
    /// What it does.
    act: impl Fn() + 'static,
) -> impl IntoView {
    view! {
        <button class="knob" aria-label=move || label(lang()) title=move || label(lang()) on:click=move |_| act()>
            <svg viewBox="0 0 24 24" aria-hidden="true"><path d=sign/></svg>
        </button>
    }
}

/// Where parts of the game begin, below the scrubber.
#[component]
fn Ticks(
    /// Where the reader is in the game.
    showing: Showing,
) -> impl IntoView {
    let length = showing.length.max(1) as f64;
    let ticks = move || {
        let passages = showing.passages.read();
        let mut part = String::new();
        passages
            .iter()
            .map(|passage| {
                let begins = passage.chapter.part != part;
                part.clone_from(&passage.chapter.part);
                let sign = begins.then(|| passage.chapter.part.clone());
                let left = format!("left: {:.3}%", 100.0 * passage.at as f64 / length);
                view! { <span class="tick" class:begins=begins style=left>{sign}</span> }
            })
            .collect_view()
    };
    view! { <div class="ticks" aria-hidden="true">{ticks}</div> }
}

/// The parts of the game by name.
#[component]
fn Chapters(
    /// Where the reader is in the game.
    showing: Showing,
) -> impl IntoView {
    let options = move || {
        let passages = showing.passages.read();
        passages
            .iter()
            .map(|passage| {
                let at = passage.at;
                let now = move || showing.passage().is_some_and(|now| now.at == at);
                view! { <option value=at selected=now>{passage.chapter.title.clone()}</option> }
            })
            .collect_view()
    };
    let there_are = move || !showing.passages.read().is_empty();
    move || {
        there_are().then(|| {
            view! {
                <select
                    class="chapters"
                    aria-label=move || words::replay::part(lang())
                    on:change:target=move |event| {
                        showing.playing.set(false);
                        showing.go(event.target().value().parse().unwrap_or(0));
                    }
                >
                    {options}
                </select>
            }
        })
    }
}

/// Whose eyes one sees with.
#[component]
fn Eyes(
    /// Where the reader is in the game.
    showing: Showing,
) -> impl IntoView {
    let play = showing.play;
    let seats = play.peek(|running| running.seats());
    view! {
        <select
            aria-label=move || words::replay::seen_by(lang())
            on:change:target=move |event| {
                let viewer = Seat::parse(&event.target().value()).map_or(Viewer::Everybody, Viewer::Seat);
                play.viewer.set(viewer);
            }
        >
            {Seat::first(seats).map(|seat| view! {
                <option value=seat.to_string() selected=move || play.viewer.get() == Viewer::Seat(seat)>
                    {move || play.name(seat)}
                </option>
            }).collect_view()}
            <option value="all" selected=move || play.viewer.get() == Viewer::Everybody>
                {move || words::replay::everybody(lang())}
            </option>
        </select>
    }
}

/// How quickly it goes on by itself.
#[component]
pub fn Speed(
    /// Where the reader is in the game.
    showing: Showing,
) -> impl IntoView {
    let names = [words::replay::slow, words::replay::normal, words::replay::fast];
    view! {
        <select
            class="speed"
            aria-label=move || words::replay::speed(lang())
            on:change:target=move |event| showing.speed.set(event.target().value().parse().unwrap_or(SPEEDS[1]))
        >
            {SPEEDS.into_iter().zip(names).map(|(speed, name)| view! {
                <option value=speed selected=move || showing.speed.get() == speed>{move || name(lang())}</option>
            }).collect_view()}
        </select>
    }
}
