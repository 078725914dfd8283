//! Tabs for what has no room of its own.

use super::desk::Desk;
use crate::words::{self, lang};
use demesne_scene::{Panel, Room};
use leptos::prelude::*;

/// The tab of the chronicle: its symbol.
pub const LOG: &str = "f-log";
/// The tab of all legal actions.
pub const MOVES: &str = "f-menu";

/// The tab of points, supplies and explanations.
pub const INSIGHT: &str = "f-hint";

/// A row of tabs: those of the game's panels, then those of the frame.
#[component]
pub fn Tabs(
    /// What the reader does.
    desk: Desk,
    /// All panels, as they are now.
    panels: Memo<Vec<Panel>>,
) -> impl IntoView {
    let tabs = Memo::new(move |_| {
        let mut tabs: Vec<(&'static str, String)> = Vec::new();
        for panel in panels.read().iter() {
            if let Some(tab) = panel.tab.filter(|tab| !tabs.iter().any(|(known, _)| known == tab)) {
                tabs.push((tab, panel.title.clone()));
            }
        }
        if desk.room.get() != Room::Wide {
            tabs.push((LOG, words::table::log(lang()).into()));
        }
        tabs.push((INSIGHT, words::table::insight(lang()).into()));
        tabs.push((MOVES, words::table::all_moves(lang()).into()));
        tabs
    });
    let turn = move |tab: &'static str| {
        desk.tab.update(|open| *open = if *open == Some(tab) { None } else { Some(tab) });
    };
    view! {
        <div class="tabs" role="group" aria-label=move || words::table::more(lang())>
            <For each=move || tabs.get() key=|tab| tab.clone() let:tab>
                {
                    let (symbol, title) = tab;
                    view! {
                        <button
                            aria-expanded=move || if desk.tab.get() == Some(symbol) { "true" } else { "false" }
                            on:click=move |_| turn(symbol)
                        >
                            <svg viewBox="0 0 64 64" aria-hidden="true">
                                <use href=format!("#{symbol}")/>
                            </svg>
                            <span>{title}</span>
                        </button>
                    }
                }
            </For>
        </div>
    }
}
