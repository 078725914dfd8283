//! Lists of tables: the reader's own, those to join, those to watch, those that are over.

use super::{
    api::{self, address},
    lines::{self, Line},
    socket::{self, Heard},
};
use crate::{
    browser, later, people,
    route::{Link, Route},
    shelf,
    words::{self, lang},
};
use demesne_games::Kind;
use demesne_wire::{FromServer, Status, TableLine, TableList};
use leptos::prelude::*;

/// So often lists are asked for again, in milliseconds.
const AGAIN: i32 = 30_000;

/// Loads now, when something changed, and every now and then while somebody looks.
fn keep_loading(load: impl Fn() + Copy + 'static) {
    load();
    let listener = socket::hear(move |heard| match heard {
        Heard::Up | Heard::Said(FromServer::Mine { .. }) => load(),
        Heard::Said(_) => {}
    });
    on_cleanup(move || socket::unhear(listener));
    later::work(StoredValue::new(()), async move {
        loop {
            browser::wait(AGAIN).await;
            if !browser::document().hidden() {
                load();
            }
        }
    });
}

/// The games of tables where somebody may sit down: only the game knows which of its seats nobody can take.
fn games(tables: &[TableLine]) -> Vec<Kind> {
    let open = tables.iter().filter(|line| line.status == Status::Open);
    open.filter_map(|line| Kind::parse(&line.game).ok()).collect()
}

/// The reader's tables; those where it is their turn first. Nothing for whoever has none.
#[component]
pub fn Mine() -> impl IntoView {
    let tables = RwSignal::new(Vec::<TableLine>::new());
    keep_loading(move || {
        later::anyway(async move {
            people::learn().await;
            if people::me().read_untracked().is_none() {
                let _ = tables.try_set(Vec::new());
                return;
            }
            socket::open();
            if let Ok(list) = api::look::<TableList>("/api/me/tables").await {
                let waiting = list.tables.iter().filter(|line| line.your_turn).count();
                lines::badge(waiting);
                shelf::bring_some(games(&list.tables)).await;
                let _ = tables.try_set(list.tables);
            }
        });
    });
    Effect::new(move || {
        let waiting = tables.read().iter().filter(|line| line.your_turn).count();
        browser::document().set_title(&match waiting {
            0 => "Demesne".to_owned(),
            count => format!("({count}) {} · Demesne", words::live::your_turn(lang())),
        });
    });
    on_cleanup(|| browser::document().set_title("Demesne"));
    view! {
        <Show when=move || !tables.read().is_empty()>
            <section class="tables-part" id="mine">
                <h2>{move || words::live::mine(lang())}</h2>
                <Lines tables/>
            </section>
        </Show>
    }
}

#[component]
fn Lines(tables: RwSignal<Vec<TableLine>>) -> impl IntoView {
    view! {
        <ul class="lines">
            // A line is drawn anew only where it changed: whoever stands on one with the keyboard stays there.
            <For
                each=move || tables.get()
                key=|line| (line.id.clone(), line.touched, line.your_turn, line.status as u8)
                let:line
            >
                <Line line/>
            </For>
        </ul>
    }
}

/// Which list it is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Which {
    Open,
    Playing,
    Over,
}

impl Which {
    const fn status(self) -> &'static str {
        match self {
            Which::Open => "open",
            Which::Playing => "playing",
            Which::Over => "over",
        }
    }

    fn heading(self) -> &'static str {
        match self {
            Which::Open => words::live::open_tables(lang()),
            Which::Playing => words::live::to_watch(lang()),
            Which::Over => words::live::finished(lang()),
        }
    }

    fn none(self) -> &'static str {
        match self {
            Which::Open => words::live::open_none(lang()),
            Which::Playing => words::live::watch_none(lang()),
            Which::Over => words::live::finished_none(lang()),
        }
    }
}

/// Tables of everybody.
#[component]
pub fn Tables() -> impl IntoView {
    lines::title(|| words::live::tables(lang()).to_owned());
    view! {
        <div class="place middle folio">
            <div class="tables-head">
                <h1>{move || words::live::tables(lang())}</h1>
                <Link to=Route::New { online: true } class="button".to_string()>{move || words::start::make_table(lang())}</Link>
            </div>
            <div class="columns">
                <div class="stack"><Mine/><Listed which=Which::Open/></div>
                <div class="stack"><Listed which=Which::Playing/><Listed which=Which::Over/></div>
            </div>
        </div>
    }
}

/// One list, with more of it on wish.
#[component]
fn Listed(which: Which) -> impl IntoView {
    let tables = RwSignal::new(Vec::<TableLine>::new());
    let (next, trouble) = (RwSignal::new(None::<i64>), RwSignal::new(None::<String>));
    let (loaded, longer) = (RwSignal::new(false), RwSignal::new(false));
    let fetch = move |before: Option<i64>| async move {
        people::learn().await;
        let asked =
            [("status", Some(which.status().to_owned())), ("before", before.map(|at| at.to_string()))];
        let list = api::look::<TableList>(&address("/api/tables", &asked)).await;
        if let Ok(list) = &list {
            shelf::bring_some(games(&list.tables)).await;
        }
        loaded.set(true);
        match list {
            Ok(list) => {
                // Those where the reader sits stand among their own.
                let others = list.tables.into_iter().filter(|line| !line.seats.iter().any(|seat| seat.you));
                tables.update(|tables| {
                    if before.is_none() {
                        tables.clear();
                    }
                    tables.extend(others);
                });
                next.set(list.next);
                trouble.set(None);
            }
            Err(failed) => trouble.set(Some(failed.message)),
        }
    };
    keep_loading(move || {
        // Whoever has gone further down is not thrown back.
        if longer.try_get_untracked() == Some(false) {
            later::work(tables, fetch(None));
        }
    });
    let more = move |_| {
        longer.set(true);
        later::work(tables, fetch(next.get_untracked()));
    };
    view! {
        <section class="tables-part" data-status=which.status()>
            <h2>{move || which.heading()}</h2>
            <Lines tables/>
            <Show when=move || loaded.get() && tables.read().is_empty() && trouble.read().is_none()>
                <p class="none">{move || which.none()}</p>
            </Show>
            <p class="error">{move || trouble.get()}</p>
            <Show when=move || next.read().is_some()>
                <button on:click=more>{move || words::live::more(lang())}</button>
            </Show>
        </section>
    }
}
