//! Things fly to where they go, shine where they are, and points rise from where they were won. None of it is needed to play: it says what
//! happened, and whoever presses anything has seen enough.

use super::desk::Desk;
use crate::{browser, later, prefs};
use demesne_game::Seat;
use demesne_scene::{Key, MOST_STEPS, Motion, Picture, Seen, Way, stage};
use leptos::prelude::*;
use std::{cell::Cell, collections::HashMap, rc::Rc, time::Duration};
use wasm_bindgen::JsCast;
use web_sys::{DomRect, Element, HtmlElement};

/// How long a sentence stands across the table that nobody may miss.
const BANNER: Duration = Duration::from_millis(2_400);
/// How long points rise.
const RISE: Duration = Duration::from_millis(840);
/// What flies in one go rises so high on its way, in pixels.
const LIFT: f64 = 24.0;

/// Where something is or was on the page.
#[derive(Clone, Copy)]
pub struct Place {
    middle: (f64, f64),
    size: (f64, f64),
    /// How many pixels a unit of its panel has; none where it lies in no panel.
    scale: Option<f64>,
}

impl Place {
    /// The place of an element; none where it is not shown. What was pushed out of its panel is met at its edge.
    fn of(element: &Element) -> Option<Place> {
        let hit = hit(element);
        let area = hit.as_ref().unwrap_or(element).get_bounding_client_rect();
        let size = (area.width(), area.height());
        if size.0 <= 0.0 {
            return None;
        }
        let middle = (area.left() + size.0 / 2.0, area.top() + size.1 / 2.0);
        let middle = match element.closest("[data-panel]").ok().flatten() {
            Some(panel) => within(&panel.get_bounding_client_rect(), middle),
            None => middle,
        };
        let units = hit.map(|hit| number(&hit, "width")).filter(|&units| units > 0.0);
        Some(Place { middle, size, scale: units.map(|units| size.0 / units) })
    }

    /// An area around its middle.
    const fn around(self, size: (f64, f64)) -> Place {
        Place { size, ..self }
    }
}

/// The point of a box that is nearest to a point.
fn within(area: &DomRect, (x, y): (f64, f64)) -> (f64, f64) {
    (x.max(area.left()).min(area.right()), y.max(area.top()).min(area.bottom()))
}

/// Counts what ends all motions: those that were to begin later do not.
type Ended = Rc<Cell<u32>>;

/// Watches what is played.
pub fn watch(desk: Desk) {
    let (play, ended) = (desk.play, Ended::default());
    Effect::new({
        let ended = Rc::clone(&ended);
        move |before: Option<(usize, Vec<i32>)>| {
            let length = play.with(|running| running.length());
            let points: Vec<i32> =
                play.peek(|running| Seat::first(running.seats()).map(|seat| running.points(seat)).collect());
            if let Some((known, had)) = before
                && (known + 1..=known + MOST_STEPS).contains(&length)
                && !browser::document().hidden()
            {
                proclaim(desk, play.peek(|running| stage(running)?.proclaims(known, prefs::lang())));
                if prefs::is_still() {
                    return (length, points);
                }
                let gained: Vec<i32> = points.iter().zip(had).map(|(now, had)| now - had).collect();
                let ended = Rc::clone(&ended);
                // What the step leads to is drawn by now or in a moment.
                later::next_frame(desk.left, move || show(desk, known, &gained, &ended));
            }
            (length, points)
        }
    });
    let end = move || {
        ended.set(ended.get().wrapping_add(1));
        end_all();
    };
    let pressed = window_event_listener(leptos::ev::pointerdown, {
        let end = end.clone();
        move |_| end()
    });
    let typed = window_event_listener(leptos::ev::keydown, move |_| end());
    on_cleanup(move || {
        pressed.remove();
        typed.remove();
    });
}

/// A sentence across the table that goes away by itself, or with whatever is pressed. The chronicle has it as well, and readers are told by
/// that.
fn proclaim(desk: Desk, sentence: Option<String>) {
    let Some(sentence) = sentence else { return };
    let Some(banner) = over_the_table("proclaimed") else { return };
    banner.set_text_content(Some(&sentence));
    later::after(BANNER, desk.left, move || banner.remove());
}

/// Remembers where that lies which somebody acts with: it may be gone from there before it is seen to move.
pub fn remember(desk: Desk, way: &Way) {
    let there = things();
    let places = way.keys.iter().filter_map(|key| Some((key.clone(), Place::of(there.get(key)?)?)));
    desk.left.set_value(places.collect());
}

/// Shows what moves since so many steps were played.
fn show(desk: Desk, since: usize, gained: &[i32], ended: &Ended) {
    let Some(step) = desk.play.peek(|running| running.steps().last().cloned()) else { return };
    let who = step.split(' ').next().unwrap_or_default();
    let touched = desk.play.last.with_untracked(|last| last.get(who).cloned().unwrap_or_default());
    let motions = untrack(|| desk.look(|look, running| Some(stage(running)?.motions(look, since, &touched))));
    let there = things();
    for motion in motions.unwrap_or_default() {
        begin(desk, &motion, &there, ended);
    }
    desk.left.set_value(HashMap::new());
    let won = Seat::parse(who).and_then(|seat| gained.get(seat.index()).copied()).unwrap_or(0);
    let last = touched.iter().rev().find_map(|key| there.get(key));
    if let Some(place) = last.and_then(Place::of).filter(|_| won > 0) {
        rise(desk, place, won);
    }
}

/// Begins a motion when its time has come.
fn begin(desk: Desk, motion: &Motion, there: &HashMap<Key, Element>, ended: &Ended) {
    let (places, end) = (places(desk, motion, there), motion.path.last().and_then(|key| there.get(key)));
    let Some(&goal) = places.last() else { return };
    let flies = motion.seen != Seen::Light;
    let Some(drawn) = drawn(&motion.seen, end, &places) else { return };
    // Somewhere that is out of sight all the way.
    if flies && places.iter().all(|place| place.middle == goal.middle) {
        return;
    }
    // What arrives there shows when it has.
    let arriving = end.filter(|_| motion.arrives).cloned();
    if let Some(thing) = &arriving {
        let _ = thing.class_list().add_1(ARRIVING);
    }
    let lasts = Duration::from_millis(motion.lasts.into());
    let (ended, before) = (Rc::clone(ended), ended.get());
    let start = move || {
        if ended.get() != before {
            return;
        }
        let ghost = match flies {
            true => fly(&drawn, &places, lasts),
            false => shine(goal, lasts),
        };
        later::after(lasts, desk.left, move || {
            if let Some(ghost) = ghost {
                ghost.remove();
            }
            if let Some(thing) = arriving {
                let _ = thing.class_list().remove_1(ARRIVING);
            }
        });
    };
    match motion.after {
        0 => start(),
        after => later::after(Duration::from_millis(after.into()), desk.left, start),
    }
}

/// The places of a motion that are on the page, or were until now. Where what somebody has is not, a picture keeps to the plate of its owner;
/// from there to there nothing flies.
fn places(desk: Desk, motion: &Motion, there: &HashMap<Key, Element>) -> Vec<Place> {
    let place_of = |key: &Key| {
        let now = there.get(key).and_then(Place::of);
        now.or_else(|| desk.left.with_value(|left| left.get(key).copied()))
    };
    let mut places: Vec<Place> = motion.path.iter().filter_map(place_of).collect();
    if let ([first, .., last], false, Seen::Picture(_)) = (&motion.path[..], places.is_empty(), &motion.seen)
    {
        let plate = |key: &Key| if place_of(key).is_none() { plate_of(key) } else { None };
        if let Some(plate) = plate(first) {
            places.insert(0, plate);
        }
        places.extend(plate(last));
    }
    places
}

/// The plate of the seat that a key begins with.
fn plate_of(key: &Key) -> Option<Place> {
    let seat = Seat::parse(key.split(' ').next()?)?;
    let plate = format!(".scene .plate[data-seat={seat}] .disc");
    Place::of(&browser::document().query_selector(&plate).ok().flatten()?)
}

/// What flies: its markup, and its size on the page.
struct Drawn {
    markup: String,
    size: (f64, f64),
}

/// What is seen of a motion that ends at a thing; none where that is not on the page.
fn drawn(seen: &Seen, end: Option<&Element>, places: &[Place]) -> Option<Drawn> {
    let (view, markup, size) = match seen {
        Seen::Light => return Some(Drawn { markup: String::new(), size: (0.0, 0.0) }),
        Seen::Thing => {
            let (thing, hit) = (end?, hit(end?)?);
            let view = ["x", "y", "width", "height"].map(|name| number(&hit, name));
            (view, thing.inner_html(), Place::of(thing)?.size)
        }
        Seen::Picture(Picture { markup, frame }) => {
            let view = [frame.left, frame.top, frame.width, frame.height].map(f64::from);
            // It is as large as what is drawn where it ends; a plate knows no units.
            let scale = places.iter().rev().find_map(|place| place.scale).unwrap_or(1.0);
            (view, markup.clone(), (view[2] * scale, view[3] * scale))
        }
    };
    let [left, top, width, height] = view;
    let markup = format!(r#"<svg viewBox="{left} {top} {width} {height}" overflow="visible">{markup}</svg>"#);
    Some(Drawn { markup, size })
}

/// Marks what is on its way to where it is drawn already.
const ARRIVING: &str = "is-arriving";

/// Everything is where it belongs at once.
fn end_all() {
    let moving = format!(".scene > :is(.flight, .shine, .proclaimed), .scene .{ARRIVING}");
    let Ok(found) = browser::document().query_selector_all(&moving) else { return };
    for place in 0..found.length() {
        let Some(element) = found.item(place).and_then(|node| node.dyn_into::<Element>().ok()) else {
            continue;
        };
        match element.class_list().contains(ARRIVING) {
            true => drop(element.class_list().remove_1(ARRIVING)),
            false => element.remove(),
        }
    }
}

/// All things on the page, each where it stands first: what is repeated in a sum comes after what it repeats.
fn things() -> HashMap<Key, Element> {
    let mut all = HashMap::new();
    for element in everything() {
        if let Some(key) = element.get_attribute("data-key") {
            all.entry(key).or_insert(element);
        }
    }
    all
}

/// All elements that are things.
fn everything() -> impl Iterator<Item = Element> {
    let found = browser::document().query_selector_all(".scene .thing").ok();
    let many = found.as_ref().map_or(0, |found| found.length());
    (0..many).filter_map(move |place| found.as_ref()?.item(place)?.dyn_into::<Element>().ok())
}

/// The thing of a key, where it is on the page. A thing may stand there twice, as a pile and its plate in a sum: the one that is pointed at or
/// has the keyboard comes first.
pub fn element_of(key: &str) -> Option<Element> {
    let is_at = |element: &Element| element.matches(":hover, :focus").unwrap_or(false);
    let mut all = everything().filter(|element| element.get_attribute("data-key").as_deref() == Some(key));
    let first = all.next()?;
    Some(if is_at(&first) { first } else { all.find(is_at).unwrap_or(first) })
}

/// Where a thing is touched.
fn hit(thing: &Element) -> Option<Element> {
    thing.query_selector(".hit").ok().flatten()
}

fn number(element: &Element, name: &str) -> f64 {
    element.get_attribute(name).and_then(|text| text.parse().ok()).unwrap_or(0.0)
}

/// A picture flies along some places.
fn fly(drawn: &Drawn, places: &[Place], lasts: Duration) -> Option<HtmlElement> {
    let goal = places.last()?.around(drawn.size);
    let ghost = put("flight", goal, &drawn.markup)?;
    let frame = |(x, y): (f64, f64), lift: f64, scale: f64| {
        let (dx, dy) = (x - goal.middle.0, y - goal.middle.1 - lift);
        format!(r#"{{"transform":"translate({dx:.1}px,{dy:.1}px) scale({scale})"}}"#)
    };
    let frames: Vec<String> = match places {
        [from, to] => {
            let between = |from: f64, to: f64| from + (to - from) * 0.6;
            let (from, to) = (from.middle, to.middle);
            let half = (between(from.0, to.0), between(from.1, to.1));
            vec![frame(from, 0.0, 0.9), frame(half, LIFT, 1.08), frame(to, 0.0, 1.0)]
        }
        places => places.iter().map(|place| frame(place.middle, 0.0, 1.0)).collect(),
    };
    browser::animate(&ghost, &format!("[{}]", frames.join(",")), lasts);
    Some(ghost)
}

/// A place shines once.
fn shine(place: Place, lasts: Duration) -> Option<HtmlElement> {
    let ghost = put("shine", place, "")?;
    let _ = ghost.style().set_property("--lasts", &format!("{}ms", lasts.as_millis()));
    Some(ghost)
}

/// Points rise and fade.
fn rise(desk: Desk, place: Place, points: i32) {
    if let Some(text) = put("risen", place, &format!("+{points}")) {
        later::after(RISE, desk.left, move || text.remove());
    }
}

/// Something over the table that nobody can touch and no reader is told of. It lies inside of the scene, so that its styles hold.
fn over_the_table(class: &str) -> Option<HtmlElement> {
    let element: HtmlElement = browser::document().create_element("div").ok()?.dyn_into().ok()?;
    element.set_class_name(class);
    let _ = element.set_attribute("aria-hidden", "true");
    let scene = browser::document().query_selector(".scene").ok().flatten()?;
    scene.append_child(&element).ok()?;
    Some(element)
}

/// The same at a place of the page.
fn put(class: &str, place: Place, markup: &str) -> Option<HtmlElement> {
    let element = over_the_table(class)?;
    let (Place { middle: (x, y), size: (width, height), .. }, style) =
        (place, web_sys::HtmlElement::style(&element));
    for (name, value) in
        [("left", x - width / 2.0), ("top", y - height / 2.0), ("width", width), ("height", height)]
    {
        let _ = style.set_property(name, &format!("{value}px"));
    }
    element.set_inner_html(markup);
    Some(element)
}
