//! A table put together.

use super::{
    actions::Actions, choose::Choose, cover::Cover, desk::Desk, hint::Hints, lens::Magnifier, log::Log,
    moves::Moves, scene, scene::Definitions, scene::Panels, seats::Seats, tabs, tabs::Tabs, text::TextTable,
    tip::Tip,
};
use crate::{insight::Insight, play::Play, prefs::prefs};
use demesne_scene::Room;
use leptos::{html::Div, portal::Portal, prelude::*};

/// A table: as a scene, or as text where the reader wants that or the game has no scene.
#[component]
pub fn Table(
    /// The game.
    play: Play,
) -> impl IntoView {
    let desk = Desk::new(play);
    let has_scene = play.peek(|running| demesne_scene::stage(running).is_some());
    let as_text = Memo::new(move |_| !has_scene || prefs().read().text);
    let keys =
        window_event_listener(leptos::ev::keydown, move |event| super::keyboard::pressed(desk, &event));
    on_cleanup(move || keys.remove());
    view! {
        {move || match as_text.get() {
            true => view! { <TextTable desk/> }.into_any(),
            false => view! { <Scene desk/> }.into_any(),
        }}
        <Cover play/>
        <Choose desk/>
        <Hints desk/>
    }
}

/// The table as a scene.
#[component]
fn Scene(desk: Desk) -> impl IntoView {
    let play = desk.play;
    let root = NodeRef::<Div>::new();
    scene::listen(desk, root);
    super::motion::watch(desk);
    let panels = Memo::new(move |_| desk.panels().unwrap_or_default());
    scene::describe(desk, root, panels);
    super::keyboard::stay(desk, panels);
    let wide = Memo::new(move |_| desk.room.get() == Room::Wide);
    view! {
        <Definitions desk/>
        <div
            class="scene"
            node_ref=root
            data-game=play.peek(|running| running.kind().name())
            data-room=move || desk.room.get().name()
        >
            {move || match wide.get() {
                // There is room for them in the bar.
                true => view! { <BarSeats desk/> }.into_any(),
                false => view! { <Seats desk/> }.into_any(),
            }}
            <Panels desk panels shows=|panel, _| panel.tab.is_none()/>
            <Actions desk/>
            <Show when=move || wide.get()><Log desk/></Show>
            <Tabs desk panels/>
            {move || desk.tab.get().map(|tab| view! {
                <div class="sheet" data-tab=tab>
                    {match tab {
                        tabs::LOG => view! { <Log desk/> }.into_any(),
                        tabs::MOVES => view! { <Moves desk/> }.into_any(),
                        tabs::INSIGHT => view! { <Insight play/> }.into_any(),
                        _ => view! { <Panels desk panels shows=|panel, desk| panel.tab == desk.tab.get()/> }.into_any(),
                    }}
                </div>
            })}
            <Tip desk/>
            <Magnifier desk panels/>
        </div>
    }
}

/// The plates in the bar of the page.
#[component]
fn BarSeats(desk: Desk) -> impl IntoView {
    // Whoever comes straight to a table makes it before the bar is on the page: effects run when it is.
    let slot = RwSignal::new_local(None);
    Effect::new(move || slot.set(crate::browser::by_id("bar-slot")));
    move || slot.get().map(|slot| view! { <Portal mount=slot><Seats desk/></Portal> })
}
