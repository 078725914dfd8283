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
    let Some(thing) = super::motion::element_of(key) else { return };
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
