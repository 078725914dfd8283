//! The page of a table of the server: seats and invitation before the start, the board while it is played, the side of it always.

use super::{
    api, clock,
    lines::{self, shortly},
    lobby::Lobby,
    menu,
    side::Side,
    visit::Visit,
};
use crate::{
    browser,
    ending::Ending,
    people,
    people::attempt,
    play::{Note, Play},
    route::{Link, Route, replace, route},
    table::board,
    words::{self, lang},
};
use demesne_wire::{Done, Sit, Status};
use leptos::prelude::*;

/// What is shown of a table.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shown {
    Nothing,
    Trouble,
    Lobby,
    Board,
}

/// A table of the server.
#[component]
pub fn Table(
    /// Its id.
    id: String,
    /// The key of an invitation.
    invite: Option<String>,
    /// A seat that somebody hands over, and the code.
    handed: Option<(String, String)>,
) -> impl IntoView {
    if let Some((seat, code)) = handed {
        return view! { <Handed id seat code/> }.into_any();
    }
    let visit = Visit::new(&id, invite);
    let shown = Memo::new(move |_| match (visit.play.read().is_some(), visit.status()) {
        (true, _) => Shown::Board,
        (false, Some(Status::Playing | Status::Over)) => Shown::Nothing,
        (false, Some(Status::Open | Status::Closed)) => Shown::Lobby,
        (false, None) if visit.trouble.read().is_some() => Shown::Trouble,
        (false, None) => Shown::Nothing,
    });
    name_seats(visit);
    tell_turn(visit);
    note_seats(visit);
    note_end(visit);
    view! {
        {move || match shown.get() {
            Shown::Nothing => view! { <p class="place" aria-busy="true"></p> }.into_any(),
            Shown::Trouble => view! { <Trouble visit/> }.into_any(),
            Shown::Lobby => view! { <Lobby visit/> }.into_any(),
            Shown::Board => visit.play.get_untracked().map(|play: Play| view! {
                <h1 class="visually-hidden">{move || heading(visit)}</h1>
                <board::Table play/>
                <Side visit play/>
                <Ending play again=again(visit) replay=Some(replay(visit))/>
            }).into_any(),
        }}
    }
    .into_any()
}

/// Meets the same people again, for whoever played.
fn again(visit: Visit) -> Signal<Option<Callback<()>>> {
    let meet = Callback::new(move |()| menu::meet_again(visit, RwSignal::new(false)));
    Signal::derive(move || visit.sits().then_some(meet))
}

fn replay(visit: Visit) -> Route {
    Route::Replay { source: format!("table-{}", visit.id.get_value()), at: None, seat: None, review: false }
}

/// What the table is called.
pub fn heading(visit: Visit) -> String {
    visit.view.read().as_ref().map(|view| lines::game_title(&view.line.game)).unwrap_or_default()
}

/// Names follow the people, and the language: a bot is called something else in each.
fn name_seats(visit: Visit) {
    Effect::new(move || {
        let Some(play) = visit.play.get() else { return };
        let (seats, game) = (visit.seats(), visit.game());
        let plain: Vec<String> = seats.iter().map(|seat| shortly(seat, &seats, &game)).collect();
        // Whoever has several seats is told apart by their numbers.
        let twice = |name: &String| plain.iter().filter(|other| *other == name).count() > 1;
        let names: Vec<String> = plain
            .iter()
            .zip(&seats)
            .map(
                |(name, seat)| {
                    if twice(name) { format!("{name} {}", lines::number(&seat.seat)) } else { name.clone() }
                },
            )
            .collect();
        if play.names.read_untracked().as_slice() != names.as_slice() {
            play.names.set(names);
        }
    });
}

/// Who is there and what is left on the clocks stands on the plates.
fn note_seats(visit: Visit) {
    let now = clock::now();
    Effect::new(move || {
        let Some(play) = visit.play.get() else { return };
        let present = visit.present.read();
        let notes: Vec<Note> = visit
            .seats()
            .iter()
            .map(|seat| {
                let left = clock::left(visit, &seat.seat, now);
                Note {
                    here: present.0.contains(&seat.seat),
                    clock: left.map(lines::span),
                    short: left.is_some_and(|left| left < clock::LITTLE),
                    says: lines::plays_on(visit, seat),
                }
            })
            .collect();
        if *play.notes.read_untracked() != notes {
            play.notes.set(notes);
        }
    });
}

/// A game that somebody gave up, or that was closed, is over though its rules know no end.
fn note_end(visit: Visit) {
    Effect::new(move || {
        let Some(play) = visit.play.get() else { return };
        let stopped = visit.view.read().as_ref().filter(|_| !play.is_over()).and_then(|view| {
            let why = lines::standing(&view.line);
            match view.line.status {
                Status::Over => Some(words::live::stopped(lang(), why)),
                Status::Closed => Some(format!("{why}.")),
                Status::Open | Status::Playing => None,
            }
        });
        if *play.stopped.read_untracked() != stopped {
            play.stopped.set(stopped);
        }
    });
}

/// The browser's tab says whose turn it is.
fn tell_turn(visit: Visit) {
    let standing = Memo::new(move |_| {
        let view = visit.view.read();
        let line = &view.as_ref()?.line;
        Some((line.status == Status::Playing && line.your_turn, lines::standing(line)))
    });
    lines::title(move || match standing.get() {
        Some((true, text)) => format!("● {text}"),
        Some((false, text)) => text,
        None => String::new(),
    });
    Effect::new(move || lines::badge(usize::from(matches!(standing.get(), Some((true, _))))));
}

/// Why the table cannot be shown.
#[component]
fn Trouble(visit: Visit) -> impl IntoView {
    let account = move || {
        visit.trouble.read().as_ref().is_some_and(|trouble| matches!(trouble.status, 401 | 403 | 404))
    };
    view! {
        <div class="place">
            <div class="folio narrow stack">
                <h1>{move || words::live::did_not_work(lang())}</h1>
                <p role="alert">{move || visit.trouble.get().map(|trouble| trouble.message)}</p>
                <div class="row">
                    <button class="main" on:click=move |_| visit.reload()>{move || words::live::again(lang())}</button>
                    <Show when=account>
                        <Link to=Route::Account class="button".to_string()>{move || words::people::sign_in(lang())}</Link>
                    </Show>
                    <Link to=Route::Tables class="button".to_string()>{move || words::live::to_tables(lang())}</Link>
                </div>
            </div>
        </div>
    }
}

/// Somebody hands their seat over by a link.
#[component]
fn Handed(id: String, seat: String, code: String) -> impl IntoView {
    let busy = RwSignal::new(false);
    let number = lines::number(&seat);
    let take = move |_| {
        let (id, seat, code) = (id.clone(), seat.clone(), code.clone());
        attempt(busy, async move {
            if people::somebody().await.is_none() {
                return Ok(());
            }
            let path = format!("/api/tables/{}/seats/{}", api::coded(&id), api::coded(&seat));
            let sit = Sit { id: browser::fresh_id(), code: Some(code), ..Sit::default() };
            api::change::<Done>("POST", &path, &sit).await?;
            let to = Route::Table { id, invite: None, handed: None };
            replace(&to);
            route().set(to);
            Ok(())
        });
    };
    view! {
        <div class="place">
            <div class="folio narrow stack">
                <h1>{move || words::live::handed_title(lang())}</h1>
                <p>{move || words::live::handed_offer(lang(), &number)}</p>
                <div class="row">
                    <button class="main" id="take-over" disabled=move || busy.get() on:click=take>
                        {move || words::live::handed_take(lang())}
                    </button>
                </div>
            </div>
        </div>
    }
}
