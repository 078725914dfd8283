//! What a thing is: beside it while the pointer rests on it or it has the focus, at the foot of a small screen when it was asked about.

use super::desk::Desk;
use crate::browser;
use demesne_scene::Room;
use leptos::{html::Div, prelude::*};

/// Between the thing and its explanation.
const GAP: f64 = 10.0;

/// The explanation of what was asked about.
#[component]
pub fn Tip(
    /// What the reader does.
    desk: Desk,
) -> impl IntoView {
    let node = NodeRef::<Div>::new();
    let told = Memo::new(move |_| {
        let key = desk.asked_about.get()?;
        let told = desk.explain(&key)?;
        Some((key, told))
    });
    Effect::new(move || {
        let (Some(tip), Some((key, _))) = (node.get(), told.get()) else { return };
        if !matches!(desk.room.get_untracked(), Room::Phone | Room::Across) {
            stand_beside(&tip, &key);
        }
    });
    let small = move || matches!(desk.room.get(), Room::Phone | Room::Across);
    view! {
        <div class="tip" class:foot=small role="status" node_ref=node hidden=move || told.read().is_none()>
            {move || told.get().map(|(_, told)| view! {
                <strong>{told.title}</strong>
                {told.rule.into_iter().map(|line| view! { <p>{line}</p> }).collect_view()}
                {(!told.now.is_empty()).then(|| view! {
                    <div class="now">{told.now.into_iter().map(|line| view! { <p>{line}</p> }).collect_view()}</div>
                })}
            })}
        </div>
    }
}

/// Puts the explanation where it hides neither the thing nor itself: above it, else below, within the window.
fn stand_beside(tip: &web_sys::HtmlElement, key: &str) {
    let things = browser::document().query_selector_all(".scene .thing").ok();
    let thing = things.and_then(|things| {
        (0..things.length()).filter_map(|place| things.item(place)).find_map(|node| {
            use wasm_bindgen::JsCast;
            let element = node.dyn_into::<web_sys::Element>().ok()?;
            (element.get_attribute("data-key").as_deref() == Some(key)).then_some(element)
        })
    });
    let Some(thing) = thing else { return };
    let rect = thing.query_selector(".hit").ok().flatten().unwrap_or(thing).get_bounding_client_rect();
    let (width, height) = (f64::from(tip.offset_width()), f64::from(tip.offset_height()));
    let (window_width, _) = browser::size();
    let left =
        (rect.left() + rect.width() / 2.0 - width / 2.0).clamp(8.0, (window_width - width - 8.0).max(8.0));
    let above = rect.top() - height - GAP;
    let top = if above >= 8.0 { above } else { rect.bottom() + GAP };
    let style = web_sys::HtmlElement::style(tip);
    let _ = style.set_property("left", &format!("{left}px"));
    let _ = style.set_property("top", &format!("{top}px"));
}
