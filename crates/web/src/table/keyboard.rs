//! Everything by keyboard: arrows walk from thing to thing, Enter touches, letters do what is done often.

use super::{actions::END, desk::Desk, drag};
use crate::browser;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent, SvgElement};

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
        ("h" | "H", _) => {
            super::hint::ask(desk);
            true
        }
        (digit @ ("1" | "2" | "3" | "4" | "5" | "6"), _) => shortcut(desk, digit),
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

/// A digit stands for what the game says: mostly the die that shows it.
fn shortcut(desk: Desk, digit: &str) -> bool {
    let (Some(seat), Some(digit)) = (untrack(|| desk.play.asked()), digit.chars().next()) else {
        return false;
    };
    let key = desk.play.peek(|running| demesne_scene::stage(running)?.shortcut(seat, digit));
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
