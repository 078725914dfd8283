//! Tabs for what has no room of its own.

use super::desk::Desk;
use crate::{
    browser, later,
    words::{self, lang},
};
use demesne_scene::{Panel, Room};
use leptos::prelude::*;
use wasm_bindgen::JsCast;

/// The tab of the chronicle: its symbol.
pub const LOG: &str = "f-log";
/// The tab of all legal actions.
pub const MOVES: &str = "f-menu";

/// The tab of points, supplies and explanations.
pub const INSIGHT: &str = "f-eye";

/// So many stand beside undo and the end of a turn on a phone.
const FEW: usize = 2;

/// More tabs, and away with the sheet.
const DOTS: &str = r#"<g fill="currentColor"><circle cx="14" cy="32" r="6"/><circle cx="32" cy="32" r="6"/><circle cx="50" cy="32" r="6"/></g>"#;
const CROSS: &str = r#"<path d="M16 16L48 48M48 16L16 48" fill="none" stroke="currentColor" stroke-width="5" stroke-linecap="round"/>"#;

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
    // A phone has room for few beside undo and the end of a turn: the rest come with the first sheet that opens.
    let small = Memo::new(move |_| matches!(desk.room.get(), Room::Phone | Room::Across));
    let shown = Memo::new(move |_| {
        let all = tabs.get();
        match small.get() && desk.tab.read().is_none() && all.len() > FEW + 1 {
            true => all[..FEW].to_vec(),
            false => all,
        }
    });
    let rest = Memo::new(move |_| tabs.read().get(shown.read().len()).map(|(symbol, _)| *symbol));
    let turn = move |tab: &'static str| {
        desk.tab.update(|open| *open = if *open == Some(tab) { None } else { Some(tab) });
    };
    view! {
        <div class="tabs" role="group" aria-label=move || words::table::more(lang())>
            <For each=move || shown.get() key=|tab| tab.clone() let:tab>
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
            {move || rest.get().map(|symbol| view! {
                <button class="rest" aria-expanded="false" on:click=move |_| { turn(symbol); stay(desk) }>
                    <svg viewBox="0 0 64 64" aria-hidden="true" inner_html=DOTS></svg>
                    <span>{move || words::table::more(lang())}</span>
                </button>
            })}
            <Show when=move || small.get() && desk.tab.read().is_some()>
                <button class="close" on:click=move |_| { desk.tab.set(None); stay(desk) }>
                    <svg viewBox="0 0 64 64" aria-hidden="true" inner_html=CROSS></svg>
                    <span>{move || words::frame::close(lang())}</span>
                </button>
            </Show>
        </div>
    }
}

/// The button that was pressed is gone: the focus goes on with the tabs.
fn stay(desk: Desk) {
    later::next_frame(desk.tab, || {
        let document = browser::document();
        let next = |selector: &str| document.query_selector(selector).ok().flatten();
        let button = next(".tabs [aria-expanded=true]").or_else(|| next(".tabs button"));
        if let Some(button) = button.and_then(|button| button.dyn_into::<web_sys::HtmlElement>().ok()) {
            let _ = button.focus();
        }
    });
}
