//! The scene: the game's panels as pictures, and what happens when somebody touches them.

use super::{desk::Desk, paint::Painted, pointer};
use crate::{browser, later};
use demesne_scene::{Panel, stage};
use leptos::{html::Div, prelude::*};
use std::{cell::RefCell, collections::HashMap, rc::Rc};
use wasm_bindgen::JsCast;

/// All panels of the game. `behind` says whether it shows those of the open tab, or those that are always there.
#[component]
pub fn Panels(
    /// What the reader does.
    desk: Desk,
    /// Which panels it shows.
    shows: fn(&Panel, Desk) -> bool,
    /// All panels, as they are now.
    panels: Memo<Vec<Panel>>,
) -> impl IntoView {
    let painted: Rc<RefCell<HashMap<&'static str, Painted>>> = Rc::default();
    let here = Memo::new(move |_| {
        let panels = panels.read();
        panels
            .iter()
            .filter(|panel| shows(panel, desk))
            .map(|panel| (panel.id, panel.title.clone()))
            .collect::<Vec<_>>()
    });
    let painted = StoredValue::new_local(painted);
    // A picture that is new on the page is painted when it is there; those that are known follow every change.
    let paint = move || {
        let panels = panels.read();
        painted.with_value(|painted| {
            let mut painted = painted.borrow_mut();
            painted.retain(|id, _| here.read_untracked().iter().any(|(one, _)| one == id));
            for panel in panels.iter() {
                if let Some(picture) = painted.get_mut(panel.id) {
                    picture.show(panel);
                }
            }
        });
    };
    Effect::new(paint);
    view! {
        <For each=move || here.get() key=|(id, title)| (*id, title.clone()) let:panel>
            {
                let (id, title) = panel;
                let label = title.clone();
                let svg = NodeRef::<leptos::svg::Svg>::new();
                Effect::new(move || {
                    let Some(svg) = svg.get() else { return };
                    let mut picture = Painted::new(svg.unchecked_into());
                    if let Some(panel) = panels.read_untracked().iter().find(|panel| panel.id == id) {
                        picture.show(panel);
                    }
                    painted.with_value(|painted| painted.borrow_mut().insert(id, picture));
                });
                view! {
                    <section class="panel" data-panel=id aria-label=label>
                        <h2>{title}</h2>
                        <svg node_ref=svg role="presentation" preserveAspectRatio="xMidYMid meet"></svg>
                    </section>
                }
            }
        </For>
    }
}

/// What pictures refer to: once for the whole scene.
#[component]
pub fn Definitions(
    /// What the reader does.
    desk: Desk,
) -> impl IntoView {
    let definitions = desk.play.peek(|running| stage(running).map(|stage| stage.definitions()));
    definitions.map(|definitions| {
        view! { <svg class="definitions" width="0" height="0" aria-hidden="true" inner_html=definitions></svg> }
    })
}

/// The key of the thing that an event is about.
pub fn key_of(target: Option<web_sys::EventTarget>) -> Option<String> {
    browser::closest(target, ".thing")?.get_attribute("data-key")
}

/// Tells style sheets what is in the scene.
pub fn describe(desk: Desk, root: NodeRef<Div>, panels: Memo<Vec<Panel>>) {
    let words = Memo::new(move |_| demesne_scene::words(&panels.read()));
    Effect::new(move || {
        let Some(root) = root.get() else { return };
        let (here, usable) = &*words.read();
        let _ = root.set_attribute("data-panels", here);
        let _ = root.set_attribute("data-usable", usable);
        let _ = match desk.tab.get() {
            Some(tab) => root.set_attribute("data-sheet", tab),
            None => root.remove_attribute("data-sheet"),
        };
    });
    // The page around it does not scroll.
    browser::mark_root("data-scene", "true");
    on_cleanup(|| browser::mark_root("data-scene", "false"));
}

/// Listens to everything that happens on the pictures inside of an element.
pub fn listen(desk: Desk, root: NodeRef<Div>) {
    Effect::new(move || {
        if let Some(root) = root.get() {
            pointer::listen(desk, &root);
            let target: &web_sys::EventTarget = &root;
            later::hear(desk.drag, target, "focusin", move |event: web_sys::FocusEvent| {
                let Some(element) = browser::closest(event.target(), ".thing") else { return };
                // A click focuses as well, but only the keyboard needs to be told what it is at.
                if element.matches(":focus-visible").unwrap_or(false) {
                    let key = element.get_attribute("data-key");
                    desk.pointed.set(key.clone());
                    desk.asked_about.set(key);
                }
            });
            later::hear(desk.drag, target, "focusout", move |_: web_sys::FocusEvent| {
                desk.pointed.set(None);
                desk.asked_about.set(None);
            });
        }
    });
}
