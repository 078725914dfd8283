//! The lens: where a finger could mean several things, that piece of the picture is shown larger, and each of them is a button.

use super::desk::Desk;
use crate::{
    browser,
    words::{self, lang},
};
use demesne_scene::{
    Frame, Panel,
    finger::{self, FINGER, Meant, Target},
};
use leptos::{html::Dialog, prelude::*};
use wasm_bindgen::JsCast;
use web_sys::{DomRect, Element, MouseEvent};

/// How large the smallest thing under the lens is at least, in CSS pixels.
const LARGE: f32 = 56.0;
/// How much of the picture is seen around them, and how much of the window stays free.
const AROUND: f32 = 14.0;
const FREE: f32 = 24.0;
/// It is never narrower.
const NARROWEST: f32 = 160.0;
/// The room of what stands below the picture.
const FOOT: f32 = 64.0;

/// What lies under the lens.
#[derive(Clone, PartialEq, Debug)]
pub struct Lens {
    /// The panel that it is held over.
    panel: String,
    /// The things that could be meant.
    keys: Vec<String>,
    /// Where the finger was, on the page.
    at: (f32, f32),
}

/// What a finger reaches.
pub enum Reached {
    /// Nothing that can be used; what lies there, if anything does.
    Nothing(Option<Element>),
    /// This thing.
    One(String),
    /// One of several.
    Several(Lens),
}

/// What a finger reaches that came down there.
pub fn reached((x, y): (i32, i32)) -> Reached {
    let there = browser::document().element_from_point(x as f32, y as f32);
    let around = |selector: &str| there.as_ref().and_then(|there| there.closest(selector).ok().flatten());
    let Some(panel) = around("section[data-panel]") else { return Reached::Nothing(there) };
    let Ok(things) = panel.query_selector_all(".thing.is-usable") else { return Reached::Nothing(there) };
    let things: Vec<Element> =
        (0..things.length()).filter_map(|place| things.item(place)?.dyn_into().ok()).collect();
    let target = |thing: &Element| {
        let area = thing.query_selector(":scope > .hit").ok().flatten();
        let area = area.unwrap_or_else(|| thing.clone()).get_bounding_client_rect();
        Target { area: frame(&area), open: thing.class_list().contains("is-open") }
    };
    let targets: Vec<Target> = things.iter().map(target).collect();
    let hit = around(".thing");
    let hit = things.iter().position(|thing| hit.as_ref() == Some(thing));
    let at = (x as f32, y as f32);
    let key = |place: usize| things[place].get_attribute("data-key").unwrap_or_default();
    match finger::meant(at, frame(&panel.get_bounding_client_rect()), &targets, hit) {
        Meant::Nothing => Reached::Nothing(there),
        Meant::One(place) => Reached::One(key(place)),
        Meant::Several(places) => Reached::Several(Lens {
            panel: panel.get_attribute("data-panel").unwrap_or_default(),
            keys: places.into_iter().map(key).collect(),
            at,
        }),
    }
}

fn frame(rect: &DomRect) -> Frame {
    Frame::new(rect.left() as f32, rect.top() as f32, rect.width() as f32, rect.height() as f32)
}

/// A piece of a panel as it is seen through the lens.
#[derive(Clone, PartialEq)]
struct Seen {
    /// The piece, in the units of the panel.
    view: Frame,
    /// How many CSS pixels a unit is.
    scale: f32,
    /// The whole picture.
    markup: String,
    /// The things that could be meant: key, label, box.
    things: Vec<(String, String, Frame)>,
    /// Where the lens stands on the page.
    place: (f32, f32),
}

impl Seen {
    fn of(lens: &Lens, panel: &Panel, (width, height): (f32, f32)) -> Option<Seen> {
        let meant = panel.parts.iter().filter(|part| lens.keys.contains(&part.key));
        let things: Vec<(String, String, Frame)> = meant
            .filter_map(|part| {
                let thing = part.thing.as_ref()?;
                Some((part.key.clone(), thing.label.clone(), thing.area))
            })
            .collect();
        let least = things.iter().map(|(_, _, area)| area.width.min(area.height)).reduce(f32::min)?;
        let around = things.iter().map(|(_, _, area)| *area).reduce(both)?;
        let room = (width - FREE, height - FREE - FOOT);
        // All of them are seen, whatever the window is like; and none of them is smaller than a finger.
        let fits = ((room.0 - 2.0 * AROUND) / around.width).min((room.1 - 2.0 * AROUND) / around.height);
        let scale = (LARGE / least).min(fits).max(FINGER / least);
        let mut view = around.grown(AROUND / scale);
        let more = (NARROWEST / scale - view.width).max(0.0);
        (view.left, view.width) = (view.left - more / 2.0, view.width + more);
        let size = (view.width * scale, view.height * scale);
        // As near to the finger as it can stand.
        let beside = |at: f32, size: f32, room: f32| {
            (at - size / 2.0).clamp(FREE / 2.0, (room - size - FREE / 2.0).max(FREE / 2.0))
        };
        let place = (beside(lens.at.0, size.0, width), beside(lens.at.1, size.1 + FOOT, height));
        let markup = panel.parts.iter().map(|part| part.markup.as_str()).collect();
        Some(Seen { view, scale, markup, things, place })
    }
}

fn both(one: Frame, other: Frame) -> Frame {
    let (left, top) = (one.left.min(other.left), one.top.min(other.top));
    let right = (one.left + one.width).max(other.left + other.width);
    let bottom = (one.top + one.height).max(other.top + other.height);
    Frame::new(left, top, right - left, bottom - top)
}

/// The lens, as a dialog that is open while there is something under it.
#[component]
pub fn Magnifier(
    /// What the reader does.
    desk: Desk,
    /// All panels, as they are now.
    panels: Memo<Vec<Panel>>,
) -> impl IntoView {
    let dialog = NodeRef::<Dialog>::new();
    let seen = Memo::new(move |_| {
        let lens = desk.lens.get()?;
        let (width, height) = browser::size();
        let panels = panels.read();
        let panel = panels.iter().find(|panel| panel.id == lens.panel)?;
        Seen::of(&lens, panel, (width as f32, height as f32))
    });
    Effect::new(move || {
        let Some(dialog) = dialog.get() else { return };
        match seen.read().as_ref() {
            None => dialog.close(),
            Some(seen) => {
                let style = web_sys::HtmlElement::style(&dialog);
                let _ = style.set_property("left", &format!("{}px", seen.place.0));
                let _ = style.set_property("top", &format!("{}px", seen.place.1));
                if !dialog.open() {
                    let _ = dialog.show_modal();
                }
            }
        }
    });
    let away = move || desk.lens.set(None);
    // A tap beside it is meant for none of them.
    let beside = move |event: MouseEvent| {
        if event.target().and_then(|target| target.dyn_into::<web_sys::HtmlDialogElement>().ok()).is_some() {
            away();
        }
    };
    view! {
        <dialog
            node_ref=dialog
            class="lens"
            aria-label=move || words::table::which(lang())
            on:close=move |_| away()
            on:click=beside
        >
            {move || seen.get().map(|seen| view! { <Glass desk seen/> })}
            <button class="quiet" on:click=move |_| away()>{move || words::table::never_mind(lang())}</button>
        </dialog>
    }
}

/// The picture under the lens, and a button for each thing.
#[component]
fn Glass(desk: Desk, seen: Seen) -> impl IntoView {
    let Seen { view, scale, markup, things, .. } = seen;
    let window = format!("{} {} {} {}", view.left, view.top, view.width, view.height);
    let buttons = things.into_iter().map(|(key, label, area)| {
        let style = format!(
            "left:{}px;top:{}px;width:{}px;height:{}px",
            (area.left - view.left) * scale,
            (area.top - view.top) * scale,
            area.width * scale,
            area.height * scale
        );
        let touched = key.clone();
        view! {
            <button
                class="under"
                data-key=key
                style=style
                aria-label=label
                on:click=move |_| {
                    desk.lens.set(None);
                    desk.touch(&touched);
                }
            ></button>
        }
    });
    view! {
        <div class="glass" style=format!("width:{}px;height:{}px", view.width * scale, view.height * scale)>
            <svg viewBox=window aria-hidden="true" inner_html=markup></svg>
            {buttons.collect_view()}
        </div>
    }
}
