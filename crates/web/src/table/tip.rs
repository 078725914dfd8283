//! What a thing is: beside it while the pointer rests on it or it has the focus, at the foot of a small screen when it was asked about.

use super::desk::Desk;
use crate::browser;
use demesne_scene::{Frame, Picture};
use leptos::{html::Div, prelude::*};

/// Between the thing and its explanation.
const GAP: f64 = 10.0;
/// Between it, where it is a sheet, and what is asked.
const EDGE: f64 = 6.0;
/// It needs so much room at least to be read.
const LEAST: f64 = 150.0;

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
    let small = move || desk.room.get().is_small();
    Effect::new(move || {
        let (Some(tip), Some((key, _))) = (node.get(), told.get()) else { return };
        match small() {
            true => stand_clear(&tip, &key),
            false => stand_beside(&tip, &key),
        }
    });
    view! {
        <div class="tip" class:foot=small role="status" node_ref=node hidden=move || told.read().is_none()>
            {move || told.get().map(|(_, told)| view! {
                {told.picture.map(|Picture { markup, frame: Frame { left, top, width, height } }| view! {
                    <svg viewBox=format!("{left} {top} {width} {height}") aria-hidden="true" inner_html=markup></svg>
                })}
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
    stand(tip, (left, if above >= 8.0 { above } else { below }));
}

/// Puts the explanation below what is asked, or at the top above it: where it hides neither that nor the thing, if there is any room. Where
/// nothing is asked the style sheet has a place for it.
fn stand_clear(tip: &web_sys::HtmlElement, key: &str) {
    let asking = browser::document().query_selector(".scene .asking").ok().flatten();
    let asking = asking.map(|asking| asking.get_bounding_client_rect()).filter(|rect| rect.height() > 0.0);
    let Some(asking) = asking else { return place(tip, Default::default()) };
    let (width, height) = browser::size();
    let top = browser::document().query_selector(".scene").ok().flatten();
    let top = top.map_or(0.0, |scene| scene.get_bounding_client_rect().top().max(0.0));
    let (above, below) = (asking.top() - top, height - asking.bottom());
    let is_below = super::motion::element_of(key)
        .is_some_and(|thing| thing.get_bounding_client_rect().top() > asking.top());
    let goes_above = if is_below { above > LEAST } else { below < LEAST && above > below };
    let pixels = |value: f64| format!("{}px", value.max(0.0));
    let (left, right) = (pixels(asking.left().max(EDGE)), pixels((width - asking.right()).max(EDGE)));
    let (top, room) = match goes_above {
        true => (top, above),
        false => (asking.bottom() + EDGE, below),
    };
    place(tip, [left, pixels(top), right, "auto".into(), pixels(room - 2.0 * EDGE)]);
}

/// Puts the explanation at a place.
fn stand(tip: &web_sys::HtmlElement, (left, top): (f64, f64)) {
    place(tip, [format!("{left}px"), format!("{top}px"), String::new(), String::new(), String::new()]);
}

/// Sides of the explanation, and how high it may be; what is empty is left to the style sheet.
fn place(tip: &web_sys::HtmlElement, values: [String; 5]) {
    let style = web_sys::HtmlElement::style(tip);
    for (name, value) in ["left", "top", "right", "bottom", "max-height"].into_iter().zip(values) {
        let _ = style.set_property(name, &value);
    }
}
