//! What happens later: before the next frame, after a while, when something is answered, when somebody touches an element.
//!
//! Whoever asked for it may be gone by then, with all that they knew: a page was left, a panel closed, a button went away with what it was for.
//! To read a signal, a memo, a stored value or the place of an element that is gone is a panic, and in WebAssembly the end of the page. So all that
//! waits names something that it works with, mostly the first signal that it reads, and does not happen any more once that is gone. What has to
//! come to its end, whoever is still there, is begun with [`anyway`]: it reads what it needs before, and afterwards asks (`try_…`, `is_disposed`).

use crate::browser;
use leptos::prelude::*;
use std::{future::poll_fn, pin::Pin, task::Poll, time::Duration};
use wasm_bindgen::JsCast;
use web_sys::EventTarget;

/// Does something before the next frame is drawn.
pub fn next_frame(whose: impl IsDisposed + 'static, act: impl FnOnce() + 'static) {
    request_animation_frame(move || {
        if !whose.is_disposed() {
            act();
        }
    });
}

/// Does something after a while.
pub fn after(wait: Duration, whose: impl IsDisposed + 'static, act: impl FnOnce() + 'static) {
    set_timeout(
        move || {
            if !whose.is_disposed() {
                act();
            }
        },
        wait,
    );
}

/// Hears of an event as long as the element that it happens at belongs to the page: fingers stay with an element that is gone.
pub fn hear<E: JsCast + 'static>(
    whose: impl IsDisposed + 'static,
    target: &EventTarget,
    event: &str,
    mut heard: impl FnMut(E) + 'static,
) {
    browser::listen(target, event, move |event: E| {
        if !whose.is_disposed() {
            heard(event);
        }
    });
}

/// Works on something that takes its time: wherever the work waits, it ends there if it is not wanted any more.
pub fn work(whose: impl IsDisposed + 'static, work: impl Future<Output = ()> + 'static) {
    let mut work: Pin<Box<dyn Future<Output = ()>>> = Box::pin(work);
    anyway(poll_fn(move |context| match whose.is_disposed() {
        true => Poll::Ready(()),
        false => work.as_mut().poll(context),
    }));
}

/// Works on something to its end, whoever is still there.
pub fn anyway(work: impl Future<Output = ()> + 'static) {
    wasm_bindgen_futures::spawn_local(work);
}
