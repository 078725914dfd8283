//! Mouse, finger and pen: a click touches, a rest or a long press asks, and what can be dragged is.

use super::{
    desk::Desk,
    drag,
    lens::{self, Reached},
    scene::key_of,
};
use crate::{browser, later};
use leptos::prelude::*;
use std::{cell::Cell, rc::Rc, time::Duration};
use web_sys::{Event, EventTarget, MouseEvent, PointerEvent};

/// A mouse that rests so long wants to know.
const REST: Duration = Duration::from_millis(450);
/// A finger that stays so long wants to know, too, and not to act.
const PRESS: Duration = Duration::from_millis(480);

/// Listens to mouse and finger on the pictures inside of an element.
pub fn listen(desk: Desk, root: &web_sys::HtmlDivElement) {
    let target: &EventTarget = root;
    // What is waited for: only the newest wish counts.
    let wish = Rc::new(Cell::new(0_u32));
    // Whether a press was for something else than a touch: its click means nothing.
    let spent = Rc::new(Cell::new(false));
    // Where a finger came down, until its click: browsers move that to what they take for meant. A mouse meets what it points at.
    let finger = Rc::new(Cell::new(None::<(i32, i32)>));
    let hope = {
        let wish = Rc::clone(&wish);
        move |wait: Duration, then: Box<dyn FnOnce()>| {
            wish.set(wish.get() + 1);
            let (wish, mine) = (Rc::clone(&wish), wish.get());
            later::after(wait, desk.drag, move || {
                if wish.get() == mine {
                    then()
                }
            });
        }
    };
    let never = {
        let wish = Rc::clone(&wish);
        move || wish.set(wish.get() + 1)
    };

    later::hear(desk.drag, target, "click", {
        let (spent, never, finger) = (Rc::clone(&spent), never.clone(), Rc::clone(&finger));
        move |event: MouseEvent| {
            never();
            let down =
                finger.take().filter(|_| browser::closest(event.target(), "button, a, dialog").is_none());
            if spent.replace(false) {
                return;
            }
            let key = match down.map(lens::reached) {
                Some(Reached::One(key)) => Some(key),
                Some(Reached::Several(lens)) => {
                    desk.asked_about.set(None);
                    desk.play.hurry.set(true);
                    desk.lens.set(Some(lens));
                    return;
                }
                Some(Reached::Nothing(there)) => key_of(there.map(Into::into)),
                None => key_of(event.target()),
            };
            match key {
                Some(key) => {
                    desk.asked_about.set(None);
                    desk.touch(&key);
                }
                // Beside everything: what is being shown need not be waited for, and an explanation was read.
                None => {
                    desk.asked_about.set(None);
                    desk.play.hurry.set(true);
                }
            }
        }
    });
    later::hear(desk.drag, target, "pointerover", {
        let (hope, never) = (hope.clone(), never.clone());
        move |event: PointerEvent| {
            if event.pointer_type() != "mouse" {
                return;
            }
            let key = key_of(event.target());
            if desk.pointed.get_untracked() == key {
                return;
            }
            desk.pointed.set(key.clone());
            desk.asked_about.set(None);
            match key {
                Some(key) => hope(REST, Box::new(move || desk.asked_about.set(Some(key)))),
                None => never(),
            }
        }
    });
    later::hear(desk.drag, target, "pointerleave", {
        let never = never.clone();
        move |event: PointerEvent| {
            if event.pointer_type() == "mouse" {
                never();
                desk.pointed.set(None);
                desk.asked_about.set(None);
            }
        }
    });
    later::hear(desk.drag, target, "pointerdown", {
        let spent = Rc::clone(&spent);
        move |event: PointerEvent| {
            spent.set(false);
            drag::press(desk, &event);
            finger.set((event.pointer_type() != "mouse").then(|| (event.client_x(), event.client_y())));
            lifted(desk, &event);
            let Some(key) = key_of(event.target()).filter(|_| event.pointer_type() != "mouse") else {
                return;
            };
            let spent = Rc::clone(&spent);
            hope(
                PRESS,
                Box::new(move || {
                    spent.set(true);
                    // It sees what a mouse sees that points there, too.
                    desk.pointed.set(Some(key.clone()));
                    desk.asked_about.set(Some(key));
                }),
            );
        }
    });
    later::hear(desk.drag, target, "pointermove", {
        let never = never.clone();
        move |event: PointerEvent| {
            if drag::go(desk, &event) {
                never();
                spent.set(true);
                if desk.asked_about.read_untracked().is_some() {
                    desk.asked_about.set(None);
                }
            }
        }
    });
    later::hear(desk.drag, target, "pointerup", move |event: PointerEvent| {
        drag::release(desk, &event);
        lifted(desk, &event);
    });
    later::hear(desk.drag, target, "pointercancel", move |event: PointerEvent| {
        drag::put_back(desk);
        lifted(desk, &event);
    });
    // Not every browser knows pieces of a picture that it must not scroll with.
    later::hear(desk.drag, target, "touchmove", move |event: Event| {
        if drag::is_pressed(desk) {
            event.prevent_default();
        }
    });
    for gone in ["pointerup", "pointercancel", "pointermove"] {
        let never = never.clone();
        later::hear(desk.drag, target, gone, move |event: PointerEvent| {
            let still = gone == "pointermove" && event.movement_x().abs() + event.movement_y().abs() < 4;
            if event.pointer_type() != "mouse" && !still {
                never();
            }
        });
    }
    // A long press is a question to us, not to the browser.
    later::hear(desk.drag, target, "contextmenu", |event: Event| event.prevent_default());
}

/// A finger that stayed was lifted, or another one came down: what it saw goes. A sheet is read at leisure, and the next tap closes it.
fn lifted(desk: Desk, event: &PointerEvent) {
    if event.pointer_type() == "mouse" || desk.pointed.read_untracked().is_none() {
        return;
    }
    desk.pointed.set(None);
    if !desk.room.get_untracked().is_small() {
        desk.asked_about.set(None);
    }
}
