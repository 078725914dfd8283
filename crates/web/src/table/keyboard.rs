//! Everything by keyboard: arrows walk from thing to thing, Enter touches, letters do what is done often.

use super::{actions::END, desk::Desk, drag, paint};
use crate::{browser, later};
use demesne_scene::Panel;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent, SvgElement};

/// What the keyboard can be at. The page itself is nothing: the focus lies there after every change of place.
const FOCUSED: &str = "button, a, summary, input, select, textarea, [tabindex]:not(main)";

/// Where the keyboard goes on that was at something which is gone, the best first.
const ONWARDS: [&str; 6] = [
    ".scene .finish:not(:disabled)",
    ".scene .thing.is-open",
    ".scene [data-panel=actions] .buttons button",
    ".scene .thing.is-usable",
    ".scene [data-panel=actions] .always .end:not(:disabled)",
    "#main",
];

/// The keyboard is never nowhere: where what it was at went away, as a button that was pressed or a panel that nothing is left for, it goes
/// on at what can be done next. Whoever points, or uses nothing but letters, is left alone.
pub fn stay(desk: Desk, panels: Memo<Vec<Panel>>) {
    let at_something = StoredValue::new(false);
    let pressed = window_event_listener(leptos::ev::keydown, move |event| {
        at_something.set_value(browser::closest(event.target(), FOCUSED).is_some());
    });
    let pointed = window_event_listener(leptos::ev::pointerdown, move |_| at_something.set_value(false));
    on_cleanup(move || {
        pressed.remove();
        pointed.remove();
    });
    Effect::new(move || {
        panels.track();
        desk.ways.track();
        desk.sketching.track();
        // What comes in the place of what is gone has to be there.
        later::next_frame(at_something, move || {
            if at_something.get_value() && is_nowhere() {
                go_on();
            }
        });
    });
}

/// Whether the keyboard is at nothing, or at the page as a whole while others act. Browsers take it away from a button that can no longer be
/// pressed, but only later.
fn is_nowhere() -> bool {
    let active = browser::document().active_element();
    active.is_none_or(|active| active.matches("body, main, :disabled").unwrap_or(false))
}

/// Goes to the first of what there is to do.
pub(super) fn go_on() {
    let document = browser::document();
    for selector in ONWARDS {
        let Ok(found) = document.query_selector_all(selector) else { continue };
        let all = (0..found.length()).filter_map(|place| found.item(place)?.dyn_into::<Element>().ok());
        for next in all {
            paint::focus(next.clone());
            // What is hidden, as what lies under something else, takes no focus.
            if document.active_element().as_ref() == Some(&next) {
                return;
            }
        }
    }
}

/// A key was pressed anywhere on the page.
pub fn pressed(desk: Desk, event: &KeyboardEvent) {
    if event.ctrl_key() || event.meta_key() || event.alt_key() || is_writing(event) {
        return;
    }
    let thing = browser::closest(event.target(), ".thing");
    let key = event.key();
    let used = match (key.as_str(), thing) {
        ("Enter" | " ", Some(thing)) => {
            if let Some(key) = thing.get_attribute("data-key") {
                desk.touch(&key);
            }
            true
        }
        ("ArrowLeft", Some(thing)) => walk(&thing, (-1.0, 0.0)),
        ("ArrowRight", Some(thing)) => walk(&thing, (1.0, 0.0)),
        ("ArrowUp", Some(thing)) => walk(&thing, (0.0, -1.0)),
        ("ArrowDown", Some(thing)) => walk(&thing, (0.0, 1.0)),
        ("?", Some(thing)) => {
            desk.asked_about.set(thing.get_attribute("data-key"));
            true
        }
        ("Escape", _) => {
            if !drag::put_back(desk) {
                desk.clear();
            }
            false
        }
        ("u" | "U", _) => {
            desk.play.undo();
            true
        }
        ("e" | "E", _) => end(desk),
        // Enter plays what is proposed, unless something else has the focus.
        ("Enter", None) if browser::closest(event.target(), FOCUSED).is_none() => desk.finish(),
        ("h" | "H", _) => {
            super::hint::ask(desk);
            true
        }
        // Digits, and the letters of what is done often: the game says what they touch.
        (sign @ ("1" | "2" | "3" | "4" | "5" | "6" | "b" | "B" | "m" | "M" | "t" | "T" | "w" | "W"), _) => {
            shortcut(desk, sign)
        }
        _ => {
            desk.play.hurry.set(true);
            false
        }
    };
    if used {
        event.prevent_default();
    }
}

/// Whether the key belongs to a field or a dialog.
fn is_writing(event: &KeyboardEvent) -> bool {
    browser::closest(event.target(), "input, textarea, select, dialog").is_some()
}

/// Ends the turn; where that is not possible, what is being put together is done.
fn end(desk: Desk) -> bool {
    let end = desk.ways.read_untracked().iter().find(|way| way.action == END).cloned();
    end.map(|way| desk.take(way)).is_some() || desk.finish()
}

/// A sign stands for what the game says: mostly the die that shows the digit.
fn shortcut(desk: Desk, sign: &str) -> bool {
    let (Some(seat), Some(sign)) = (untrack(|| desk.play.asked()), sign.chars().next()) else {
        return false;
    };
    let key = desk.play.peek(|running| demesne_scene::stage(running)?.shortcut(seat, sign));
    key.map(|key| desk.touch(&key)).is_some()
}

/// Goes to the nearest thing of the same panel in a direction.
fn walk(from: &Element, (dx, dy): (f64, f64)) -> bool {
    let Ok(Some(panel)) = from.closest("svg") else { return false };
    let Ok(things) = panel.query_selector_all(".thing") else { return false };
    let centre = |element: &Element| {
        let rect = element
            .query_selector(".hit")
            .ok()
            .flatten()
            .unwrap_or_else(|| element.clone())
            .get_bounding_client_rect();
        (rect.left() + rect.width() / 2.0, rect.top() + rect.height() / 2.0)
    };
    let (x, y) = centre(from);
    let mut best: Option<(f64, SvgElement)> = None;
    for place in 0..things.length() {
        let Some(element) = things.item(place).and_then(|node| node.dyn_into::<SvgElement>().ok()) else {
            continue;
        };
        let (to_x, to_y) = centre(&element);
        let (along, across) =
            ((to_x - x) * dx + (to_y - y) * dy, ((to_x - x) * dy).abs() + ((to_y - y) * dx).abs());
        // Straight on is nearer than aside: hexes of the next row lie half a space aside.
        if along > 2.0 && across < along * 2.0 {
            let distance = along + 2.0 * across;
            if best.as_ref().is_none_or(|(least, _)| distance < *least) {
                best = Some((distance, element));
            }
        }
    }
    let Some((_, element)) = best else { return true };
    let _ = from.set_attribute("tabindex", "-1");
    let _ = element.set_attribute("tabindex", "0");
    let _ = element.focus();
    true
}
