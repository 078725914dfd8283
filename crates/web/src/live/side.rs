//! What stands beside the board of a table: it opens from the bar, and says by itself what must not be missed.

use super::{
    ending::Ending,
    invite::Invitation,
    lobby::{Customs, Seats},
    menu::{Leaving, Rematch, Viewpoint},
    socket,
    talk::Talk,
    undo::{Further, Wish},
    visit::Visit,
};
use crate::{
    browser, later,
    play::{Doing, Play},
    words::{self, lang},
};
use demesne_wire::{Happening, Status};
use leptos::{ev, html::Aside, portal::Portal, prelude::*};

/// A connection that is gone for less than this nobody need hear of, in milliseconds.
const UNNOTICED: i32 = 4000;

/// The side of a table.
#[component]
pub fn Side(
    /// The table.
    visit: Visit,
    /// The game.
    play: Play,
) -> impl IntoView {
    let open = RwSignal::new(false);
    let heard = RwSignal::new(visit.talk.read_untracked().len());
    // What was said while nobody looked.
    let unread = Memo::new(move |_| {
        let talk = visit.talk.read();
        match open.get() {
            true => 0,
            false => {
                let new = talk.iter().skip(heard.get());
                new.filter(|event| matches!(event.what, Happening::Said { .. })).count()
            }
        }
    });
    Effect::new(move || {
        if open.get() {
            heard.set(visit.talk.read().len());
        }
    });
    // An end that the board does not show is not to be overlooked, unless the reader comes to a game that was over long ago.
    let over = Memo::new(move |_| visit.status() == Some(Status::Over) && !play.is_over());
    Effect::new(move |before: Option<bool>| {
        let now = over.get();
        if now && before == Some(false) {
            later::work(open, async move {
                // The last moves may still be on their way to the board, and then it shows the end itself.
                browser::wait(800).await;
                while play.doing.get_untracked() != Doing::Nothing {
                    browser::wait(200).await;
                }
                if over.get_untracked() {
                    open.set(true);
                }
            });
        }
        now
    });
    view! {
        // Whoever looks on has no turn to end and nothing to take back.
        <Show when=move || !visit.sits()><span id="watching" hidden></span></Show>
        <Opener open unread/>
        <div class="live-notes"><Wish visit/><Offline/></div>
        <Show when=move || open.get()><Drawer visit play open/></Show>
    }
}

/// The button in the bar.
#[component]
fn Opener(open: RwSignal<bool>, unread: Memo<usize>) -> impl IntoView {
    let button = move || {
        let name = move || match unread.get() {
            0 => words::live::talk(lang()).to_owned(),
            count => words::live::talk_unread(lang(), i64::try_from(count).unwrap_or(0)),
        };
        view! {
            <button
                id="at-table"
                class="quiet at-table"
                aria-expanded=move || open.get().to_string()
                aria-label=name
                on:click=move |_| open.update(|open| *open = !*open)
            >
                <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
                    <path
                        d="M4 5.500h16v10.500h-8.500l-4.500 4v-4H4z"
                        fill="none"
                        stroke="currentColor"
                        stroke-width="1.600"
                        stroke-linejoin="round"
                    />
                    <path d="M7.500 9h9M7.500 12.300h6" stroke="currentColor" stroke-width="1.400" stroke-linecap="round"/>
                </svg>
                <Show when=move || { unread.get() > 0 }><span class="count" aria-hidden="true">{move || unread.get()}</span></Show>
            </button>
        }
    };
    match browser::by_id("bar-live") {
        Some(slot) => view! { <Portal mount=slot>{button()}</Portal> }.into_any(),
        None => view! { <div class="live-corner">{button()}</div> }.into_any(),
    }
}

/// The drawer itself.
#[component]
fn Drawer(visit: Visit, play: Play, open: RwSignal<bool>) -> impl IntoView {
    let place = NodeRef::<Aside>::new();
    Effect::new(move || {
        if let Some(place) = place.get() {
            let _ = place.focus();
        }
    });
    let close = move || {
        open.set(false);
        if let Some(button) = browser::by_id("at-table") {
            let _ = button.focus();
        }
    };
    let keys = window_event_listener(ev::keydown, move |event| {
        let dialog = browser::closest(event.target(), "dialog").is_some();
        if event.key() == "Escape" && !dialog {
            close();
        }
    });
    on_cleanup(move || keys.remove());
    view! {
        <aside node_ref=place class="live-side" tabindex="-1" aria-label=move || words::live::talk(lang())>
            <button class="quiet close" on:click=move |_| close()>{move || words::frame::close(lang())}</button>
            <Ending visit/>
            <Rematch visit/>
            <Talk visit/>
            <section class="sheet stack">
                <h2>{move || words::live::seats(lang())}</h2>
                <Seats visit/>
                <Further visit play/>
                <Viewpoint visit/>
            </section>
            <Invitation visit/>
            <Leaving visit/>
            <details class="customs-fold"><summary>{move || words::live::rules(lang())}</summary><Customs visit/></details>
        </aside>
    }
}

/// That the connection is lost, once that lasts.
#[component]
fn Offline() -> impl IntoView {
    let long = RwSignal::new(false);
    Effect::new(move || {
        if socket::is_up().get() {
            long.set(false);
            return;
        }
        later::work(long, async move {
            browser::wait(UNNOTICED).await;
            if !socket::is_up().get_untracked() {
                long.set(true);
            }
        });
    });
    view! {
        <p class="offline" role="status" hidden=move || !long.get()>
            {move || long.get().then(|| words::live::connection_lost(lang()))}
        </p>
    }
}
