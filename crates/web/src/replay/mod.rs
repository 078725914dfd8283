//! A game step by step: by button, by key, by scrubber, from any seat.

mod controls;
mod go_on;
mod hand_out;
mod load;
pub mod look;
mod more;
mod review;
mod showing;

use crate::{
    browser,
    ending::Recap,
    later,
    route::{self, Link, Route},
    table::{
        desk::Desk,
        keyboard,
        scene::{self, Definitions, Panels},
        seats::Seats,
        tip::Tip,
    },
    words::{self, lang},
};
use controls::Controls;
use demesne_game::{Seat, Viewer};
use demesne_scene::Room;
use leptos::{ev, html::Div, portal::Portal, prelude::*};
use more::More;
use review::{Here, Reviewing, Sheet};
use showing::Showing;

/// The page of a game step by step.
#[component]
pub fn Replay(
    /// Where the record is.
    source: String,
    /// How many steps were played.
    at: Option<usize>,
    /// From which seat it is seen.
    seat: Option<String>,
    /// Whether its review is wanted.
    review: bool,
) -> impl IntoView {
    let found = RwSignal::new_local(None::<Result<Showing, String>>);
    let owner = Owner::current();
    let (from, place) = (source.clone(), at);
    later::work(found, async move {
        let loaded = load::load(&from).await;
        let make = move || {
            let loaded = loaded?;
            let seats = loaded.whole.seats();
            // Whoever brings a link sees what its sender saw; else the first seat.
            let viewer = match seat.as_deref() {
                Some("all") => Viewer::Everybody,
                Some(seat) => {
                    Seat::parse(seat).filter(|seat| seat.0 < seats).map_or(Viewer::Everybody, Viewer::Seat)
                }
                None => Viewer::Seat(Seat(0)),
            };
            Showing::new(loaded, place, viewer)
        };
        let showing = match owner {
            Some(owner) => owner.with(make),
            None => make(),
        };
        found.set(Some(showing));
    });
    let source = StoredValue::new(source);
    move || match found.get() {
        None => {
            view! { <p class="place" role="status">{move || words::replay::loading(lang())}</p> }.into_any()
        }
        Some(Err(error)) => view! { <Nothing error/> }.into_any(),
        Some(Ok(showing)) => view! { <Shown showing source=source.get_value() review/> }.into_any(),
    }
}

/// Why there is nothing to see.
#[component]
fn Nothing(
    /// What is wrong.
    error: String,
) -> impl IntoView {
    view! {
        <div class="place folio narrow">
            <h1>{move || words::replay::replay(lang())}</h1>
            <p class="error" role="alert">{error}</p>
            <Link to=Route::Look class="button".to_string()>{move || words::replay::paste_another(lang())}</Link>
        </div>
    }
}

/// A game that was found.
#[component]
fn Shown(
    /// Where the reader is in it.
    showing: Showing,
    /// Where the record is.
    source: String,
    /// Whether its review is wanted.
    review: bool,
) -> impl IntoView {
    let play = showing.play;
    let desk = Desk::new(play);
    // A game of this browser may still go on; a record that somebody handed out is what it is.
    let reviewing = Reviewing::new(showing, !source.starts_with(load::OWN));
    if let Some(reviewing) = reviewing.filter(|_| review) {
        reviewing.open();
    }
    let root = NodeRef::<Div>::new();
    scene::listen(desk, root);
    let panels = Memo::new(move |_| desk.panels().unwrap_or_default());
    scene::describe(desk, root, panels);
    let more = RwSignal::new(false);
    follow(showing, reviewing, source);
    let keys = window_event_listener(ev::keydown, move |event| {
        match browser::closest(event.target(), ".thing") {
            // Among the things of the scene keys do what they do at a table.
            Some(_) => keyboard::pressed(desk, &event),
            None => pressed(showing, &event),
        }
    });
    on_cleanup(move || keys.remove());
    let has_scene = play.peek(|running| demesne_scene::stage(running).is_some());
    view! {
        <h1 class="visually-hidden">{move || words::replay::replay(lang())}</h1>
        <Definitions desk/>
        <div class="replay">
            <div
                class="scene"
                node_ref=root
                data-game=play.peek(|running| running.kind().name())
                data-room=move || desk.room.get().name()
            >
                <Plates desk/>
                {if has_scene {
                    view! { <Panels desk panels shows=|panel, _| panel.tab.is_none()/> }.into_any()
                } else {
                    view! { <Written showing/> }.into_any()
                }}
                <section class="panel frame caption" data-panel="actions" tabindex="0" aria-label=move || words::replay::this_step(lang())>
                    <p class="passage">{move || showing.passage().map(|passage| passage.chapter.title)}</p>
                    <p role="status">{move || showing.told()}</p>
                    {reviewing.map(|reviewing| view! {
                        <Show when=move || !reviewing.open.get()><Here reviewing/></Show>
                    })}
                </section>
                <Chronicle showing/>
                <Tip desk/>
            </div>
            <Controls showing reviewing more/>
        </div>
        <More showing open=more/>
        {reviewing.map(|reviewing| view! { <Sheet reviewing desk/> })}
        <Recap play/>
    }
}

/// Who plays: in the bar of the page where there is room, as at a table.
#[component]
fn Plates(desk: Desk) -> impl IntoView {
    let slot = move || browser::by_id("bar-slot").filter(|_| desk.room.get() == Room::Wide);
    move || match slot() {
        Some(slot) => view! { <Portal mount=slot><Seats desk/></Portal> }.into_any(),
        None => view! { <Seats desk/> }.into_any(),
    }
}

/// The table in characters, where a game has no pictures yet.
#[component]
fn Written(
    /// Where the reader is in the game.
    showing: Showing,
) -> impl IntoView {
    let play = showing.play;
    let lines = move || {
        let (viewer, names) = (play.viewer.get(), play.names.get());
        play.with(|running| running.screen(viewer, &names, lang()).join("\n"))
    };
    view! { <pre class="written" tabindex="0" aria-label=move || words::replay::table(lang())>{lines}</pre> }
}

/// What happened until now; a line leads to its moment.
#[component]
fn Chronicle(
    /// Where the reader is in the game.
    showing: Showing,
) -> impl IntoView {
    let lines = move || {
        let at = showing.at.get();
        let story = showing.story.read();
        let until = story.partition_point(|(step, _)| *step < at);
        story[..until].iter().rev().take(60).cloned().collect::<Vec<_>>()
    };
    view! {
        <section class="panel frame" data-panel="log" aria-label=move || words::replay::chronicle(lang())>
            <h2>{move || words::replay::chronicle(lang())}</h2>
            <ol tabindex="0" aria-label=move || words::replay::chronicle(lang())>
                <For each=lines key=|line| line.clone() let:line>
                    {
                        let (step, text) = line;
                        view! {
                            <li class:now=move || showing.at.get() == step + 1>
                                <button
                                    class="to-moment"
                                    on:click=move |_| {
                                        showing.playing.set(false);
                                        showing.go(step + 1);
                                    }
                                >
                                    {text}
                                </button>
                            </li>
                        }
                    }
                </For>
            </ol>
        </section>
    }
}

/// The address follows the scrubber, a moment later: browsers do not like to be told hundreds of places a second.
fn follow(showing: Showing, reviewing: Option<Reviewing>, source: String) {
    let source = StoredValue::new(source);
    let turn = StoredValue::new(0_u32);
    Effect::new(move || {
        let (at, viewer) = (showing.at.get(), showing.play.viewer.get());
        let review = reviewing.is_some_and(|reviewing| reviewing.open.get());
        turn.update_value(|turn| *turn += 1);
        let now = turn.get_value();
        later::work(turn, async move {
            browser::wait(300).await;
            if turn.get_value() == now {
                route::replace(&place(source.get_value(), at, viewer, review));
            }
        });
    });
}

/// The place of a moment.
fn place(source: String, at: usize, viewer: Viewer, review: bool) -> Route {
    let seat = match viewer {
        Viewer::Seat(seat) => seat.to_string(),
        _ => "all".into(),
    };
    Route::Replay { source, at: Some(at), seat: Some(seat), review }
}

/// Keys that lead through the game. Where something has the focus that uses them itself, it keeps them.
fn pressed(showing: Showing, event: &web_sys::KeyboardEvent) {
    let busy = browser::closest(event.target(), "input, textarea, select, dialog, .curve").is_some();
    if busy || event.ctrl_key() || event.meta_key() || event.alt_key() {
        return;
    }
    let on_button = browser::closest(event.target(), "button, a, summary").is_some();
    match event.key().as_str() {
        "ArrowLeft" if event.shift_key() => showing.leap(false),
        "ArrowRight" if event.shift_key() => showing.leap(true),
        "ArrowLeft" => showing.step(-1),
        "ArrowRight" => showing.step(1),
        "PageUp" => showing.leap(false),
        "PageDown" => showing.leap(true),
        "Home" => showing.step(isize::MIN),
        "End" => showing.step(isize::MAX),
        " " if !on_button => showing.toggle(),
        _ => return,
    }
    event.prevent_default();
}
