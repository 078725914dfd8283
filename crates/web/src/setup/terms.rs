//! What holds at a table on the server: time, who may come, what can be taken back.

use super::{
    details::Segments,
    making::{Making, Terms},
};
use crate::words::{self, lang};
use demesne_scene::Choice;
use demesne_wire::{OutOfTime, Pace, UndoPolicy};
use leptos::prelude::*;

fn choice(value: &str, name: &str, chosen: bool) -> Choice {
    Choice { value: value.into(), name: name.into(), what: None, icon: None, chosen, refused: None }
}

/// The terms.
#[component]
pub fn Customs(
    /// The table that is being made.
    making: Making,
) -> impl IntoView {
    let terms = making.terms;
    let paces = Signal::derive(move || {
        let pace = terms.read().pace;
        vec![
            choice("none", words::setup::pace_none(lang()), pace == Pace::None),
            choice("live", words::setup::pace_live(lang()), matches!(pace, Pace::Live { .. })),
            choice("days", words::setup::pace_days(lang()), matches!(pace, Pace::Days { .. })),
        ]
    });
    let set_pace = Callback::new(move |kind: String| {
        let pace = match kind.as_str() {
            "live" => Pace::Live { seconds: 1800, increment: 20 },
            "days" => Pace::Days { days: 3 },
            _ => Pace::None,
        };
        terms.update(|terms| terms.pace = pace);
    });
    let doors = Signal::derive(move || {
        let private = terms.read().private;
        vec![
            choice("open", words::setup::open_to_all(lang()), !private),
            choice("private", words::setup::by_invitation(lang()), private),
        ]
    });
    let set_door = Callback::new(move |door: String| terms.update(|terms| terms.private = door == "private"));
    view! {
        <section class="customs" aria-labelledby="setup-customs">
            <h2 id="setup-customs">{move || words::setup::customs(lang())}</h2>
            <div class="field">
                <span class="label">{move || words::setup::pace(lang())}</span>
                <Segments label=Signal::derive(move || words::setup::pace(lang()).to_owned()) choices=paces choose=set_pace/>
            </div>
            <Clock terms/>
            <div class="field">
                <span class="label">{move || words::setup::visibility(lang())}</span>
                <Segments label=Signal::derive(move || words::setup::visibility(lang()).to_owned()) choices=doors choose=set_door/>
            </div>
            <details>
                <summary>{move || words::setup::more_terms(lang())}</summary>
                <div class="stack"><More terms/></div>
            </details>
        </section>
    }
}

#[component]
fn Clock(terms: RwSignal<Terms>) -> impl IntoView {
    let number = move |id: &'static str,
                       name: fn(demesne_text::Language) -> &'static str,
                       range: (u32, u32),
                       read: fn(Pace) -> u32,
                       write: fn(&mut Pace, u32)| {
        let change = move |text: String| {
            if let Ok(number) = text.parse::<u32>() {
                terms.update(|terms| write(&mut terms.pace, number.clamp(range.0, range.1)));
            }
        };
        view! {
            <div class="field">
                <label for=id>{move || name(lang())}</label>
                <input
                    id=id class="small" type="number" inputmode="numeric" min=range.0 max=range.1
                    prop:value=move || read(terms.read().pace) on:change:target=move |event| change(event.target().value())
                />
            </div>
        }
    };
    let kind = Memo::new(move |_| match terms.read().pace {
        Pace::None => 0,
        Pace::Live { .. } => 1,
        Pace::Days { .. } => 2,
    });
    move || match kind.get() {
        1 => view! {
            <div class="row">
                {number("setup-minutes", words::setup::minutes, (1, 1440),
                    |pace| if let Pace::Live { seconds, .. } = pace { seconds / 60 } else { 30 },
                    |pace, n| if let Pace::Live { seconds, .. } = pace { *seconds = n * 60 })}
                {number("setup-increment", words::setup::increment, (0, 600),
                    |pace| if let Pace::Live { increment, .. } = pace { increment } else { 20 },
                    |pace, n| if let Pace::Live { increment, .. } = pace { *increment = n })}
            </div>
        }
        .into_any(),
        2 => number(
            "setup-days",
            words::setup::days,
            (1, 60),
            |pace| if let Pace::Days { days } = pace { days } else { 3 },
            |pace, n| {
                if let Pace::Days { days } = pace {
                    *days = n
                }
            },
        )
        .into_any(),
        _ => ().into_any(),
    }
}

#[component]
fn More(terms: RwSignal<Terms>) -> impl IntoView {
    let outs = Signal::derive(move || {
        let out = terms.read().out_of_time;
        vec![
            choice("bot", words::setup::out_bot(lang()), out == OutOfTime::Bot),
            choice("resign", words::setup::out_resign(lang()), out == OutOfTime::Resign),
        ]
    });
    let set_out = Callback::new(move |out: String| {
        let out = if out == "bot" { OutOfTime::Bot } else { OutOfTime::Resign };
        terms.update(|terms| terms.out_of_time = out);
    });
    let undos = Signal::derive(move || {
        let undo = terms.read().undo;
        vec![
            choice("agreed", words::setup::undo_agreed(lang()), undo == UndoPolicy::Agreed),
            choice("own", words::setup::undo_own(lang()), undo == UndoPolicy::Own),
            choice("none", words::setup::undo_none(lang()), undo == UndoPolicy::None),
        ]
    });
    let set_undo = Callback::new(move |undo: String| {
        let undo = match undo.as_str() {
            "own" => UndoPolicy::Own,
            "none" => UndoPolicy::None,
            _ => UndoPolicy::Agreed,
        };
        terms.update(|terms| terms.undo = undo);
    });
    view! {
        <div class="field" hidden=move || terms.read().pace == Pace::None>
            <span class="label">{move || words::setup::out_of_time(lang())}</span>
            <Segments label=Signal::derive(move || words::setup::out_of_time(lang()).to_owned()) choices=outs choose=set_out/>
        </div>
        <div class="field">
            <span class="label">{move || words::setup::undo(lang())}</span>
            <Segments label=Signal::derive(move || words::setup::undo(lang()).to_owned()) choices=undos choose=set_undo/>
        </div>
        <label class="tick">
            <input
                type="checkbox" prop:checked=move || terms.read().spectators
                on:change:target=move |event| terms.update(|terms| terms.spectators = event.target().checked())
            />
            {move || words::setup::spectators(lang())}
        </label>
        <label class="tick">
            <input
                type="checkbox" prop:checked=move || terms.read().rated aria-describedby="setup-rated-what"
                on:change:target=move |event| terms.update(|terms| terms.rated = event.target().checked())
            />
            {move || words::setup::rated(lang())}
        </label>
        <small id="setup-rated-what">{move || words::setup::rated_what(lang())}</small>
    }
}
