//! A table put together.

use super::{
    actions::Actions,
    choose::Choose,
    desk::Desk,
    log::Log,
    scene,
    scene::{Definitions, Panels},
    seats::Seats,
    tip::Tip,
};
use crate::play::Play;
use demesne_scene::{Panel, Room};
use leptos::{html::Div, prelude::*};

/// Whether a panel stands behind a tab where there is so much room.
fn is_behind(panel: &Panel, room: Room) -> bool {
    panel.tab.is_some() && room != Room::Wide
}

/// A table.
#[component]
pub fn Table(
    /// The game.
    play: Play,
) -> impl IntoView {
    let desk = Desk::new(play);
    let root = NodeRef::<Div>::new();
    scene::listen(desk, root);
    let panels = Memo::new(move |_| desk.panels().unwrap_or_default());
    view! {
        <Definitions desk/>
        <div class="scene" node_ref=root data-game=play.peek(|running| running.kind().name()) data-room=move || desk.room.get().name()>
            <Seats desk/>
            <Panels desk panels shows=|panel, desk| !is_behind(panel, desk.room.get())/>
            <Actions desk/>
            <Log desk/>
            <Tip desk/>
        </div>
        <Choose desk/>
    }
}
