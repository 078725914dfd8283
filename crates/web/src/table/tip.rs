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
    let small = move || matches!(desk.room.get(), Room::Phone | Room::Across);
    Effect::new(move || {
        let (Some(tip), Some((key, _))) = (node.get(), told.get()) else { return };
        match small() {
            // The style sheet has a place for it.
            true => stand(&tip, None),
            false => stand_beside(&tip, &key),
        }
    });
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
    let Some(thing) = super::motion::element_of(key) else { return };
    let rect = thing.query_selector(".hit").ok().flatten().unwrap_or(thing).get_bounding_client_rect();
    let (width, height) = (f64::from(tip.offset_width()), f64::from(tip.offset_height()));
    let (window_width, window_height) = browser::size();
    let left =
        (rect.left() + rect.width() / 2.0 - width / 2.0).clamp(8.0, (window_width - width - 8.0).max(8.0));
    let above = rect.top() - height - GAP;
    let below = (rect.bottom() + GAP).min(window_height - height - 8.0).max(8.0);
    stand(tip, Some((left, if above >= 8.0 { above } else { below })));
}

/// Puts the explanation at a place, or leaves its place to the style sheet.
fn stand(tip: &web_sys::HtmlElement, place: Option<(f64, f64)>) {
    let style = web_sys::HtmlElement::style(tip);
    let pixels = |value: f64| format!("{value}px");
    let (left, top) = place.map(|(left, top)| (pixels(left), pixels(top))).unwrap_or_default();
    let _ = style.set_property("left", &left);
    let _ = style.set_property("top", &top);
}
