//! Tiles fly to where they go, points rise from where they were won. None of it is needed to play: it says what happened.

use super::desk::Desk;
use crate::{browser, prefs};
use leptos::prelude::*;
use std::time::Duration;
use wasm_bindgen::JsCast;
use web_sys::{DomRect, Element, HtmlElement};

/// How long a flight takes; the style sheet has the same.
const FLIGHT: Duration = Duration::from_millis(420);

/// Watches what is played.
pub fn watch(desk: Desk) {
    let play = desk.play;
    Effect::new(move |before: Option<(usize, Vec<i32>)>| {
        let length = play.with(|running| running.length());
        let points: Vec<i32> = play.peek(|running| {
            demesne_game::Seat::first(running.seats()).map(|seat| running.points(seat)).collect()
        });
        if let Some((known, had)) = before
            && length == known + 1
            && !prefs::is_still()
            && !browser::document().hidden()
        {
            let gained: Vec<i32> = points.iter().zip(had).map(|(now, had)| now - had).collect();
            // What the step leads to is drawn by now or in a moment.
            request_animation_frame(move || show(desk, &gained));
        }
        (length, points)
    });
}

/// Shows the last step.
fn show(desk: Desk, gained: &[i32]) {
    let Some(step) = desk.play.peek(|running| running.steps().last().cloned()) else { return };
    let who = step.split(' ').next().unwrap_or_default();
    let Some(seat) = demesne_game::Seat::parse(who) else { return };
    let keys = desk.play.last.with_untracked(|last| last.get(who).cloned().unwrap_or_default());
    let there: Vec<Element> = keys.iter().filter_map(|key| element_of(key)).collect();
    let Some(to) = there.last() else { return };
    if let [.., from, to] = there.as_slice()
        && keys.len() >= 2
    {
        fly(&from.get_bounding_client_rect(), to);
    }
    let won = gained.get(seat.index()).copied().unwrap_or(0);
    if won > 0 {
        rise(&area(to), won);
    }
}

/// The thing of a key, where it is on the page.
pub fn element_of(key: &str) -> Option<Element> {
    let things = browser::document().query_selector_all(".scene .thing").ok()?;
    (0..things.length())
        .filter_map(|place| things.item(place)?.dyn_into::<Element>().ok())
        .find(|element| element.get_attribute("data-key").as_deref() == Some(key))
}

fn area(thing: &Element) -> DomRect {
    thing.query_selector(".hit").ok().flatten().unwrap_or_else(|| thing.clone()).get_bounding_client_rect()
}

/// A picture of the thing flies from somewhere to where it is; the thing itself shows when it has landed.
fn fly(from: &DomRect, to: &Element) {
    let goal = area(to);
    let Some(hit) = to.query_selector(".hit").ok().flatten() else { return };
    let number = |name: &str| hit.get_attribute(name).unwrap_or_default();
    let view = format!("{} {} {} {}", number("x"), number("y"), number("width"), number("height"));
    let (dx, dy) = (
        from.left() + from.width() / 2.0 - goal.left() - goal.width() / 2.0,
        from.top() + from.height() / 2.0 - goal.top() - goal.height() / 2.0,
    );
    let markup = format!(r#"<svg viewBox="{view}" overflow="visible">{}</svg>"#, to.inner_html());
    let Some(ghost) = put("flight", &goal, &markup) else { return };
    let style = web_sys::HtmlElement::style(&ghost);
    let _ = style.set_property("--dx", &format!("{dx}px"));
    let _ = style.set_property("--dy", &format!("{dy}px"));
    let _ = to.class_list().add_1("is-arriving");
    let to = to.clone();
    set_timeout(
        move || {
            ghost.remove();
            let _ = to.class_list().remove_1("is-arriving");
        },
        FLIGHT,
    );
}

/// Points rise and fade.
fn rise(from: &DomRect, points: i32) {
    if let Some(text) = put("risen", from, &format!("+{points}")) {
        set_timeout(move || text.remove(), FLIGHT * 2);
    }
}

/// Something over the page that nobody can touch and no reader is told of.
fn put(class: &str, area: &DomRect, markup: &str) -> Option<HtmlElement> {
    let element: HtmlElement = browser::document().create_element("div").ok()?.dyn_into().ok()?;
    element.set_class_name(class);
    let _ = element.set_attribute("aria-hidden", "true");
    let style = web_sys::HtmlElement::style(&element);
    for (name, value) in
        [("left", area.left()), ("top", area.top()), ("width", area.width()), ("height", area.height())]
    {
        let _ = style.set_property(name, &format!("{value}px"));
    }
    element.set_inner_html(markup);
    // Inside of the scene, so that its styles hold.
    let scene = browser::document().query_selector(".scene").ok().flatten()?;
    scene.append_child(&element).ok()?;
    Some(element)
}
