//! How a game ended: who won and why, where the points came from, how they grew.

mod bars;
mod chart;
pub mod sources;

use crate::{
    play::Play,
    route::{Link, Route, go},
    words::{self, lang},
};
use bars::Bars;
use chart::Chart;
use demesne_game::{Place, Seat, Viewer};
use leptos::{html::Section, prelude::*};
use sources::Sources;

/// The final page of a table; nothing while the game goes on.
#[component]
pub fn Ending(
    /// The game.
    play: Play,
    /// Plays it again: the same table, other dice. Whoever only looks on cannot.
    #[prop(into)]
    again: Signal<Option<Callback<()>>>,
    /// Where it can be looked at step by step.
    replay: Option<Route>,
) -> impl IntoView {
    let over = Memo::new(move |_| play.is_over());
    let replay = StoredValue::new(replay);
    move || {
        over.get().then(|| view! { <Ended play again replay=replay.get_value() open=RwSignal::new(true)/> })
    }
}

/// The same where one looks at a game that was played: it waits behind a button.
#[component]
pub fn Recap(
    /// The game.
    play: Play,
) -> impl IntoView {
    let over = Memo::new(move |_| play.is_over());
    move || {
        over.get()
            .then(|| view! { <Ended play again=Signal::stored(None) replay=None open=RwSignal::new(false)/> })
    }
}

#[component]
fn Ended(
    play: Play,
    again: Signal<Option<Callback<()>>>,
    replay: Option<Route>,
    open: RwSignal<bool>,
) -> impl IntoView {
    let sheet = NodeRef::<Section>::new();
    // Whoever hears or types is where the news is.
    Effect::new(move || {
        if let Some(sheet) = sheet.get() {
            let _ = sheet.focus();
        }
    });
    let replay = StoredValue::new(replay);
    move || {
        match open.get() {
        false => view! {
            <button class="main finale-again" on:click=move |_| open.set(true)>{move || words::ending::results(lang())}</button>
        }
        .into_any(),
        true => view! {
            <section class="finale" node_ref=sheet tabindex="-1" aria-labelledby="ending-title">
                <header>
                    <p class="over">{move || words::ending::title(lang())}</p>
                    <h2 id="ending-title">{move || headline(play)}</h2>
                    {move || reason(play).map(|why| view! { <p class="why">{why}</p> })}
                </header>
                <div class="row choices">
                    {move || again.get().map(|again| view! {
                        <button class="main" on:click=move |_| again.run(())>{move || words::ending::again(lang())}</button>
                    })}
                    {replay.get_value().map(|to| view! {
                        <Link to=to.clone() class="button".to_string()>{move || words::ending::replay(lang())}</Link>
                        <Link to=to.with_review() class="button to-review".to_string()>{move || words::ending::review(lang())}</Link>
                    })}
                    <button on:click=move |_| open.set(false)>{move || words::ending::board(lang())}</button>
                    <button on:click=move |_| go(Route::Start)>{move || words::ending::start(lang())}</button>
                </div>
                <Places play/>
                <section>
                    <h3>{move || words::ending::sources(lang())}</h3>
                    <Bars play/>
                    <Sources play/>
                </section>
                <section>
                    <h3>{move || words::ending::course(lang())}</h3>
                    <Chart play/>
                </section>
            </section>
        }
        .into_any(),
    }
    }
}

/// The seats of a place by name.
fn names(play: Play, place: &Place) -> String {
    place.seats.iter().map(|seat| play.name(seat)).collect::<Vec<_>>().join(" + ")
}

/// Who won, in a line.
fn headline(play: Play) -> String {
    let language = lang();
    if let Some(verdict) = play.with(|running| running.verdict(language)) {
        return verdict.trim().to_owned();
    }
    let Some(outcome) = play.with(|running| running.outcome()) else { return String::new() };
    let Some(first) =
        outcome.places.iter().find(|place| place.seats.iter().any(|seat| outcome.winners.contains(seat)))
    else {
        return words::ending::lost(language).into();
    };
    let mine = matches!(play.viewer.get(), Viewer::Seat(seat) if outcome.winners.contains(seat));
    match first.seats.iter().count() {
        1 if mine && play.mine.get().iter().count() == 1 => words::ending::won_you(language, first.points),
        1 => words::ending::won(language, names(play, first), first.points),
        _ => words::ending::won_together(language, names(play, first), first.points),
    }
}

/// What decided, where points did not.
fn reason(play: Play) -> Option<String> {
    let outcome = play.with(|running| running.outcome())?;
    let place = outcome.places.iter().find(|place| place.tie_break.is_some())?;
    let why = play.with(|running| running.tie_break(place.tie_break.unwrap_or_default(), lang()));
    Some(words::ending::by_tie(lang(), names(play, place), why))
}

/// The final places.
#[component]
fn Places(play: Play) -> impl IntoView {
    let rows = move || {
        let outcome = play.with(|running| running.outcome())?;
        let rows = outcome.places.into_iter().enumerate().map(|(number, place)| {
            let won = place.seats.iter().any(|seat| outcome.winners.contains(seat));
            let first = place.seats.iter().next().unwrap_or(Seat(0));
            let name = names(play, &place);
            view! {
                <li class:won=won data-seat=first.to_string()>
                    <span class="number">{number + 1}"."</span>
                    <span class="disc" aria-hidden="true">{play.initial(first)}</span>
                    <strong>{name}</strong>
                    <span class="points">{words::ending::points(lang(), place.points)}</span>
                </li>
            }
        });
        Some(rows.collect_view())
    };
    view! { <ol class="places" aria-label=move || words::ending::places(lang())>{rows}</ol> }
}
