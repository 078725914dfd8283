//! Dragging: a picture of the thing goes with the pointer, and where it is let go the game says what that makes of what is put together.

use super::desk::Desk;
use crate::browser;
use demesne_scene::{Gesture, Key};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, PointerEvent, SvgElement, SvgGraphicsElement};

/// Who moves less far wants to touch, in CSS pixels.
const FAR: f64 = 6.0;

/// The scene while something is dragged; and while letting it go would change something.
const DRAGGING: &str = "is-dragging";
const LANDING: &str = "is-landing";

/// A thing that is pressed, and dragged once the pointer has moved.
pub struct Drag {
    key: Key,
    thing: SvgElement,
    scene: Element,
    pointer: i32,
    from: (f64, f64),
    /// How many CSS pixels a unit of the panel is.
    scale: f64,
    /// Its picture, which goes with the pointer above all others. The thing itself stays where it is: it may be drawn anew at any time.
    picture: Option<SvgElement>,
}

impl Drag {
    /// How far the pointer has moved, in the units of the panel.
    fn way(&self, event: &PointerEvent) -> (f64, f64) {
        let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
        ((x - self.from.0) / self.scale, (y - self.from.1) / self.scale)
    }

    fn gesture(&self, (dx, dy): (f64, f64)) -> Gesture {
        Gesture::Drag(self.key.clone(), (dx as f32, dy as f32))
    }

    /// Lifts the thing: from here on it is dragged.
    fn lift(&mut self) -> Option<()> {
        let picture: SvgElement = self.thing.clone_node_with_deep(true).ok()?.dyn_into().ok()?;
        for name in
            ["data-key", "data-drags", "role", "tabindex", "aria-label", "aria-pressed", "aria-disabled"]
        {
            let _ = picture.remove_attribute(name);
        }
        let _ = picture.set_attribute("aria-hidden", "true");
        let _ = picture.class_list().add_1("is-dragged");
        self.thing.closest("svg").ok()??.append_child(&picture).ok()?;
        let _ = SvgElement::style(&self.thing).set_property("opacity", "0.35");
        let _ = self.scene.class_list().add_1(DRAGGING);
        // Whatever is drawn anew meanwhile, the pointer stays with the scene.
        let _ = self.scene.set_pointer_capture(self.pointer);
        self.picture = Some(picture);
        Some(())
    }
}

/// A pointer came down: if it is on something that can be dragged, it may be.
pub fn press(desk: Desk, event: &PointerEvent) {
    // A second finger and the other buttons of a mouse drag nothing, and disturb nothing.
    if !event.is_primary() || event.button() != 0 {
        return;
    }
    put_back(desk);
    let pressed = || {
        desk.sketching.read_untracked().as_ref()?;
        let pulled = browser::closest(event.target(), ".thing.is-movable")?;
        let key = pulled.get_attribute("data-drags")?;
        // What is pulled may lie on what is dragged.
        let thing = super::motion::element_of(&key)?;
        let drag = Drag {
            key,
            scene: thing.closest(".scene").ok()??,
            pointer: event.pointer_id(),
            from: (f64::from(event.client_x()), f64::from(event.client_y())),
            // A unit is as wide as it is high, however the panel is fitted into its place.
            scale: f64::from(thing.dyn_ref::<SvgGraphicsElement>()?.get_screen_ctm()?.a()),
            thing: thing.dyn_into().ok()?,
            picture: None,
        };
        (drag.scale > 0.0).then_some(drag)
    };
    desk.drag.set_value(pressed());
}

/// Whether something is pressed that can be dragged: then the page does not scroll.
pub fn is_pressed(desk: Desk) -> bool {
    desk.drag.with_value(Option::is_some)
}

/// The pointer moved. Says whether something is dragged.
pub fn go(desk: Desk, event: &PointerEvent) -> bool {
    // The button was let go where nobody heard it.
    if event.buttons() == 0 {
        return put_back(desk);
    }
    let gone = desk.drag.try_update_value(|drag| {
        let drag = drag.as_mut().filter(|drag| drag.pointer == event.pointer_id())?;
        let way = drag.way(event);
        if drag.picture.is_none() {
            if way.0.hypot(way.1) * drag.scale < FAR {
                return None;
            }
            drag.lift()?;
        }
        let to = format!("translate({}px,{}px)", way.0, way.1);
        let _ = SvgElement::style(drag.picture.as_ref()?).set_property("transform", &to);
        Some((drag.scene.clone(), drag.gesture(way)))
    });
    let Some((scene, gesture)) = gone.flatten() else { return false };
    let _ = scene.class_list().toggle_with_force(LANDING, desk.would_change(&gesture));
    true
}

/// The pointer was let go.
pub fn release(desk: Desk, event: &PointerEvent) {
    let gesture = desk.drag.with_value(|drag| {
        let drag =
            drag.as_ref().filter(|drag| drag.pointer == event.pointer_id() && drag.picture.is_some())?;
        Some(drag.gesture(drag.way(event)))
    });
    put_back(desk);
    if let Some(gesture) = gesture {
        desk.gesture(&gesture);
    }
}

/// Puts back what is dragged, as if nothing had been. Says whether anything was.
pub fn put_back(desk: Desk) -> bool {
    let Some(drag) = desk.drag.try_update_value(Option::take).flatten() else { return false };
    let Some(picture) = drag.picture else { return false };
    picture.remove();
    let _ = SvgElement::style(&drag.thing).remove_property("opacity");
    let _ = drag.scene.class_list().remove_2(DRAGGING, LANDING);
    let _ = drag.scene.release_pointer_capture(drag.pointer);
    true
}
