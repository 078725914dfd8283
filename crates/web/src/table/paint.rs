//! Panels on the page: only what changed is drawn anew, so that focus, hover and motion stay where they are.

use crate::browser::document;
use demesne_scene::{Panel, Part, Thing};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, SvgElement};

const SVG: &str = "http://www.w3.org/2000/svg";

/// A panel that is on the page.
pub struct Painted {
    svg: Element,
    parts: Vec<(Part, Element)>,
    frame: String,
}

impl Painted {
    /// Nothing yet, in this picture.
    pub fn new(svg: Element) -> Painted {
        Painted { svg, parts: Vec::new(), frame: String::new() }
    }

    /// Brings the picture to what the panel says.
    pub fn show(&mut self, panel: &Panel) {
        let frame = panel.frame;
        let frame = format!("{} {} {} {}", frame.left, frame.top, frame.width, frame.height);
        if self.frame != frame {
            set(&self.svg, "viewBox", &frame);
            self.frame = frame;
        }
        let active = document().active_element();
        let was_here = active.as_ref().is_some_and(|active| self.svg.contains(Some(active)));
        let mut old = std::mem::take(&mut self.parts);
        // What is gone goes first, or all that follows it would be taken for moved.
        old.retain(|(known, element)| {
            let stays = panel.parts.iter().any(|part| part.key == known.key);
            if !stays {
                element.remove();
            }
            stays
        });
        let mut place = self.svg.first_element_child();
        for part in &panel.parts {
            let known = old.iter().position(|(known, _)| known.key == part.key).map(|at| old.remove(at));
            let element = match known {
                Some((known, element)) => {
                    renew(&element, &known, part);
                    element
                }
                None => made(part),
            };
            // Mostly it is where it belongs already; a move would lose the focus.
            if place.as_ref() == Some(&element) {
                place = element.next_element_sibling();
            } else {
                let _ = self.svg.insert_before(&element, place.as_deref());
            }
            self.parts.push((part.clone(), element));
        }
        self.one_way_in();
        if let Some(active) = active.filter(|_| was_here) {
            match active.is_connected() && active.has_attribute("tabindex") {
                // What the keyboard was at is gone, as goods that were sold: it goes on beside it.
                false => self.take_focus(),
                // It was moved among the others.
                true if document().active_element().as_ref() != Some(&active) => focus(active),
                true => {}
            }
        }
    }

    /// The keyboard goes on at the way into this panel; where it has none, at what can be done.
    fn take_focus(&self) {
        match self.svg.query_selector("[tabindex='0']").ok().flatten() {
            Some(own) => focus(own),
            None => super::keyboard::go_on(),
        }
    }

    /// Things of the panel with their elements.
    pub fn things(&self) -> impl Iterator<Item = (&Thing, &Element)> {
        self.parts.iter().filter_map(|(part, element)| Some((part.thing.as_ref()?, element)))
    }

    /// The tab key comes in at one place: where the reader was, else at the first thing that can be used, else at the first.
    fn one_way_in(&self) {
        let is_in = |element: &Element| element.get_attribute("tabindex").as_deref() == Some("0");
        let things: Vec<(&Thing, &Element)> = self.things().collect();
        let active = document().active_element();
        let way_in = things
            .iter()
            .position(|(_, element)| active.as_ref() == Some(*element))
            .or_else(|| things.iter().position(|(thing, element)| thing.open && is_in(element)))
            .or_else(|| things.iter().position(|(thing, _)| thing.open))
            .unwrap_or(0);
        for (place, (_, element)) in things.iter().enumerate() {
            let index = if place == way_in { "0" } else { "-1" };
            if element.get_attribute("tabindex").as_deref() != Some(index) {
                set(element, "tabindex", index);
            }
        }
    }
}

/// The keyboard goes there.
pub(super) fn focus(element: Element) {
    match element.dyn_into::<SvgElement>() {
        Ok(thing) => drop(thing.focus()),
        Err(other) => drop(other.dyn_into::<HtmlElement>().map(|other| other.focus())),
    }
}

fn set(element: &Element, name: &str, value: &str) {
    let _ = element.set_attribute(name, value);
}

fn made(part: &Part) -> Element {
    let element = document().create_element_ns(Some(SVG), "g").expect("a group can always be made");
    set(&element, "data-key", &part.key);
    fill(&element, part);
    if let Some(thing) = &part.thing {
        set(&element, "role", "button");
        tell(&element, thing);
    }
    element
}

fn renew(element: &Element, known: &Part, part: &Part) {
    let area = |part: &Part| part.thing.as_ref().map(|thing| thing.area);
    if known.markup != part.markup || area(known) != area(part) {
        fill(element, part);
    }
    match (&known.thing, &part.thing) {
        (old, Some(thing)) if old.as_ref() != Some(thing) => {
            set(element, "role", "button");
            tell(element, thing);
        }
        (Some(_), None) => {
            for name in TOLD {
                let _ = element.remove_attribute(name);
            }
        }
        _ => {}
    }
}

/// Draws a part. Where a thing is met stays the same element as long as it is a thing: what changes under a pointer that was just pressed would
/// lose its click.
fn fill(element: &Element, part: &Part) {
    let Some(area) = part.thing.as_ref().map(|thing| thing.area) else {
        return element.set_inner_html(&part.markup);
    };
    let sides = [("x", area.left), ("y", area.top), ("width", area.width), ("height", area.height)];
    let sides = sides.map(|(name, value)| (name, value.to_string()));
    if let Some(hit) = element.last_element_child().filter(|last| last.class_list().contains("hit")) {
        while let Some(first) = element.first_child().filter(|first| !hit.is_same_node(Some(first))) {
            let _ = element.remove_child(&first);
        }
        if hit.insert_adjacent_html("beforebegin", &part.markup).is_ok() {
            for (name, value) in &sides {
                set(&hit, name, value);
            }
            return;
        }
    }
    let [x, y, width, height] = sides.map(|(name, value)| format!(r#" {name}="{value}""#));
    element.set_inner_html(&format!(r#"{}<rect class="hit"{x}{y}{width}{height}/>"#, part.markup));
}

/// What only things have.
const TOLD: [&str; 8] =
    ["role", "aria-label", "aria-pressed", "aria-disabled", "tabindex", "class", "data-drags", "data-shows"];

fn tell(element: &Element, thing: &Thing) {
    set(element, "aria-label", &thing.label);
    let acts = thing.usable || thing.chosen || thing.shows.is_some() || !thing.rest.is_empty();
    set(element, "aria-disabled", if acts { "false" } else { "true" });
    set(element, "aria-pressed", if thing.chosen { "true" } else { "false" });
    for (name, key) in [("data-drags", &thing.drags), ("data-shows", &thing.shows)] {
        match key {
            Some(key) => set(element, name, key),
            None => drop(element.remove_attribute(name)),
        }
    }
    let mut class = String::from("thing");
    let states = [
        ("is-open", thing.open),
        ("is-bright", thing.bright),
        ("is-usable", thing.usable),
        ("is-chosen", thing.chosen),
        ("is-movable", thing.drags.is_some()),
    ];
    for (name, holds) in states {
        if holds {
            class.push(' ');
            class.push_str(name);
        }
    }
    set(element, "class", &class);
}
