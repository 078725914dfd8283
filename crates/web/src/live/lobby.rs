//! A table before its game: who sits where, the invitation, the start.

use super::{
    clock::{self, Clock},
    invite::Invitation,
    lines::{self, level_name, sitter},
    menu::{Leaving, Rematch},
    options::in_words,
    table::heading,
    talk::Talk,
    visit::Visit,
};
use crate::{
    browser, people,
    people::attempt,
    words::{self, lang},
};
use demesne_bots::{Mind, Policy};
use demesne_text::levels::budgets;
use demesne_wire::{Ask, OutOfTime, Pace, SeatLine, Sit, Status, UndoPolicy};
use leptos::prelude::*;

/// The page before the start, and of a table that was closed then.
#[component]
pub fn Lobby(
    /// The table.
    visit: Visit,
) -> impl IntoView {
    view! {
        <div class="place middle folio lobby">
            <div class="lobby-head">
                <h1>{move || heading(visit)}</h1>
                <p class="lead" role="status">{move || visit.view.read().as_ref().map(|view| lines::standing(&view.line))}</p>
            </div>
            <div class="columns">
                <div class="stack">
                    <section class="sheet stack">
                        <h2>{move || words::live::seats(lang())}</h2>
                        <Seats visit/>
                        <Start visit/>
                        <Rematch visit/>
                    </section>
                    <Invitation visit/>
                </div>
                <div class="stack">
                    <Customs visit/>
                    <Talk visit/>
                    <Leaving visit/>
                </div>
            </div>
        </div>
    }
}

/// What was agreed on for the table, in words.
#[component]
pub fn Customs(
    /// The table.
    visit: Visit,
) -> impl IntoView {
    let lines = move || {
        let view = visit.view.read();
        let Some(view) = view.as_ref() else { return Vec::new() };
        let mut lines = in_words(&view.line);
        lines.push(lines::pace(view.line.pace));
        if view.line.pace != Pace::None {
            lines.push(match view.out_of_time {
                OutOfTime::Bot => words::live::out_bot(lang()).into(),
                OutOfTime::Resign => words::live::out_resign(lang()).into(),
            });
        }
        lines.push(match view.undo {
            UndoPolicy::None => words::live::undo_none(lang()).into(),
            UndoPolicy::Own => words::live::undo_own(lang()).into(),
            UndoPolicy::Agreed => words::live::undo_agreed(lang()).into(),
        });
        lines.extend(view.line.rated.then(|| words::live::is_rated(lang()).into()));
        lines.extend(view.line.private.then(|| words::live::is_private(lang()).into()));
        lines.extend((!view.spectators).then(|| words::live::no_spectators(lang()).into()));
        lines
    };
    view! {
        <section class="sheet stack" id="customs">
            <h2>{move || words::live::rules(lang())}</h2>
            <ul class="customs">{move || lines().into_iter().map(|line| view! { <li>{line}</li> }).collect_view()}</ul>
        </section>
    }
}

/// Who sits where, who is there, what is left on the clocks, and what can be done about a seat.
#[component]
pub fn Seats(
    /// The table.
    visit: Visit,
) -> impl IntoView {
    let now = clock::now();
    let watching = move || i64::try_from(visit.present.read().1).unwrap_or(0);
    view! {
        <ul class="seats">
            // A seat is drawn anew only where it changed: whoever stands on a button, or chooses a bot, is not disturbed.
            <For each=move || visit.seats() key=|seat| serde_json::to_string(seat).unwrap_or_default() let:seat>
                <Seat visit seat now/>
            </For>
        </ul>
        <Show when=move || { watching() > 0 }>
            <p class="hint">{move || words::live::spectators(lang(), watching())}</p>
        </Show>
    }
}

#[component]
fn Seat(visit: Visit, seat: SeatLine, now: RwSignal<f64>) -> impl IntoView {
    let taken = seat.who.is_some() || seat.bot.is_some() || seat.automaton;
    let (id, number, seat_name) = (seat.seat.clone(), seat.seat.clone(), seat.seat.clone());
    let here = Memo::new(move |_| visit.present.read().0.contains(&id));
    let line = StoredValue::new(seat.clone());
    let name = move || line.with_value(|seat| sitter(seat, &visit.game()));
    let acts = move || visit.status() == Some(Status::Playing) && line.with_value(|seat| seat.to_act);
    let notes = move || {
        line.with_value(|seat| {
            let mut notes = vec![words::live::seat_number(lang(), lines::number(&seat.seat))];
            notes.extend(seat.you.then(|| words::live::you(lang()).into()));
            notes.extend(lines::plays_on(visit, seat));
            notes.extend((here.get() && !seat.you).then(|| words::live::here(lang()).into()));
            notes.extend(acts().then(|| words::live::acts(lang()).into()));
            notes.join(" · ")
        })
    };
    let initial = move || if taken { name().chars().next().map(String::from) } else { Some("·".into()) };
    view! {
        <li class="seat" data-seat=number class:acts=acts class:here=move || here.get()>
            <span class="disc" aria-hidden="true">{initial}</span>
            <span class="seat-name"><strong>{name}</strong><small>{notes}</small></span>
            <Clock visit seat=seat_name now/>
            <Tools visit seat/>
        </li>
    }
}

/// What can be done about a seat.
#[component]
fn Tools(visit: Visit, seat: SeatLine) -> impl IntoView {
    let busy = RwSignal::new(false);
    let free = seat.who.is_none() && seat.bot.is_none() && !seat.automaton;
    let path = StoredValue::new(format!("/seats/{}", seat.seat));
    let sit = move |bot: Option<String>| {
        // Whoever says their name first may find another seat here when they have: what is shown of one is made anew with whoever sits there.
        let path = path.get_value();
        attempt(busy, async move {
            if people::somebody().await.is_none() || !visit.is_here() {
                return Ok(());
            }
            let sit = Sit { id: browser::fresh_id(), invite: visit.invite.get_value(), bot, code: None };
            visit.change("POST", &path, sit).await
        });
    };
    let leave = move |_| {
        attempt(busy, async move {
            visit.change("DELETE", &path.get_value(), Ask { id: browser::fresh_id(), seat: None }).await
        });
    };
    let button = move |text: fn(demesne_text::Language) -> &'static str| {
        view! { <button disabled=move || busy.get() on:click=leave>{move || text(lang())}</button> }
            .into_any()
    };
    let bots = move || visit.owns() && visit.view.read().as_ref().is_some_and(|view| !view.line.rated);
    let name = seat.seat.clone();
    let tools = move || {
        match visit.status() {
        Some(Status::Open) if free => {
            let name = name.clone();
            view! {
                <button
                    class=move || if visit.sits() { "" } else { "main" }
                    id=format!("sit-{name}")
                    disabled=move || busy.get()
                    on:click=move |_| sit(None)
                >
                    {move || words::live::sit(lang())}
                </button>
                <Show when=bots>
                    <select
                        aria-label=move || words::live::let_bot(lang())
                        disabled=move || busy.get()
                        on:change:target=move |event| sit(Some(event.target().value()))
                    >
                        <option value="" selected>{move || words::live::let_bot(lang())}</option>
                        {bots_to_choose().into_iter().map(|level| {
                            let name = level.clone();
                            view! { <option value=level>{move || words::live::bot(lang(), level_name(&name))}</option> }
                        }).collect_view()}
                    </select>
                </Show>
            }
            .into_any()
        }
        Some(Status::Open) if seat.you => button(words::live::leave),
        Some(Status::Open) if visit.owns() && !seat.automaton => button(words::live::empty_seat),
        Some(Status::Playing) if seat.you && seat.bot.is_some() && comes_back(visit, &seat.seat) => view! {
            <button disabled=move || busy.get() on:click=move |_| sit(None)>{move || words::live::take_back_seat(lang())}</button>
        }
        .into_any(),
        _ => ().into_any(),
    }
    };
    view! { <span class="row tools">{tools}</span> }
}

/// The bots that can sit down, as a table names them: each level, and those that look ahead with other times, too.
fn bots_to_choose() -> Vec<String> {
    let others = |policy| budgets(policy).into_iter().filter(|mind: &Mind| mind.budget.is_some());
    let minds = Policy::LEVELS
        .into_iter()
        .flat_map(|policy| std::iter::once(Mind::new(policy)).chain(others(policy)));
    minds.map(|mind| mind.to_string()).collect()
}

/// Whether somebody for whom a bot plays can go on: a clock that has run down stays there, and so does a resignation.
fn comes_back(visit: Visit, seat: &str) -> bool {
    !lines::has_resigned(visit, seat)
        && visit.view.read().as_ref().is_some_and(|view| !matches!(view.line.pace, Pace::Live { .. }))
}

/// The start, for whoever made the table; for others what it waits for.
#[component]
fn Start(visit: Visit) -> impl IntoView {
    let busy = RwSignal::new(false);
    let full = Memo::new(move |_| {
        visit.seats().iter().all(|seat| seat.who.is_some() || seat.bot.is_some() || seat.automaton)
    });
    let start = move |_| {
        attempt(busy, async move {
            visit.change("POST", "/start", Ask { id: browser::fresh_id(), seat: None }).await
        });
    };
    let owner = move || visit.view.read().as_ref().map(|view| view.owner.name.clone()).unwrap_or_default();
    let what = move || match (visit.status(), visit.owns(), full.get()) {
        (Some(Status::Open), true, is_full) => view! {
            <div class="row">
                <button class="main" id="start" disabled=move || busy.get() || !is_full on:click=start>
                    {move || words::live::start(lang())}
                </button>
            </div>
            <Show when=move || !is_full><p class="hint">{move || words::live::not_full(lang())}</p></Show>
        }
        .into_any(),
        (Some(Status::Open), false, true) => {
            view! { <p>{move || words::live::owner_starts(lang(), owner())}</p> }.into_any()
        }
        (Some(Status::Open), false, false) => {
            view! { <p>{move || words::live::waits_for_people(lang())}</p> }.into_any()
        }
        _ => ().into_any(),
    };
    view! { {what} }
}
