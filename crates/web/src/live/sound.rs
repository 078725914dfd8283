//! Short tones, made on the spot: no files.

use crate::prefs::prefs;
use js_sys::{Function, Reflect};
use leptos::prelude::*;
use std::cell::RefCell;
use wasm_bindgen::{JsCast, JsValue};

/// What there is to be heard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tone {
    /// It is the reader's turn.
    YourTurn,
    /// Somebody acted.
    Acted,
    /// Somebody said something.
    Said,
    /// The game is over.
    Over,
}

impl Tone {
    /// Its notes: hertz, when they begin and how long they sound in seconds, how loud.
    const fn notes(self) -> &'static [(f64, f64, f64, f64)] {
        match self {
            Tone::YourTurn => &[(587.3, 0.0, 0.35, 0.10), (880.0, 0.13, 0.55, 0.10)],
            Tone::Acted => &[(392.0, 0.0, 0.12, 0.05)],
            Tone::Said => &[(698.5, 0.0, 0.10, 0.04), (698.5, 0.12, 0.10, 0.03)],
            Tone::Over => &[(523.3, 0.0, 0.3, 0.08), (659.3, 0.16, 0.3, 0.08), (784.0, 0.32, 0.7, 0.09)],
        }
    }
}

thread_local! {
    static STUDIO: RefCell<Option<JsValue>> = const { RefCell::new(None) };
}

/// Plays a tone, unless the reader wants none. A browser that has no sound, or does not allow it yet, stays silent.
pub fn play(tone: Tone) {
    if prefs().read_untracked().sound && was_touched() {
        let _ = try_play(tone);
    }
}

/// Browsers want to see a click before they make a sound, and complain where there was none.
fn was_touched() -> bool {
    let navigator = crate::browser::window().navigator();
    let active = get(&navigator, "userActivation").and_then(|active| get(&active, "hasBeenActive"));
    active.ok().and_then(|active| active.as_bool()).unwrap_or(true)
}

fn get(of: &JsValue, name: &str) -> Result<JsValue, JsValue> {
    Reflect::get(of, &name.into())
}

fn call(of: &JsValue, name: &str, arguments: &[f64]) -> Result<JsValue, JsValue> {
    let arguments: js_sys::Array = arguments.iter().map(|&number| JsValue::from_f64(number)).collect();
    get(of, name)?.dyn_into::<Function>()?.apply(of, &arguments)
}

fn connect(from: &JsValue, to: &JsValue) -> Result<JsValue, JsValue> {
    get(from, "connect")?.dyn_into::<Function>()?.call1(from, to)
}

fn try_play(tone: Tone) -> Result<(), JsValue> {
    let studio = STUDIO.with_borrow_mut(|studio| match studio {
        Some(studio) => Ok::<_, JsValue>(studio.clone()),
        None => {
            let make: Function = get(&js_sys::global(), "AudioContext")?.dyn_into()?;
            let made = Reflect::construct(&make, &js_sys::Array::new())?;
            *studio = Some(made.clone());
            Ok(made)
        }
    })?;
    if get(&studio, "state")?.as_string().as_deref() == Some("suspended") {
        call(&studio, "resume", &[])?;
    }
    let now = get(&studio, "currentTime")?.as_f64().unwrap_or(0.0);
    for &(pitch, from, long, loud) in tone.notes() {
        let (string, body) = (call(&studio, "createOscillator", &[])?, call(&studio, "createGain", &[])?);
        Reflect::set(&string, &"type".into(), &"triangle".into())?;
        Reflect::set(&get(&string, "frequency")?, &"value".into(), &pitch.into())?;
        let gain = get(&body, "gain")?;
        let start = now + from;
        call(&gain, "setValueAtTime", &[0.0001, start])?;
        call(&gain, "exponentialRampToValueAtTime", &[loud, start + 0.015])?;
        call(&gain, "exponentialRampToValueAtTime", &[0.0001, start + long])?;
        connect(&string, &body)?;
        connect(&body, &get(&studio, "destination")?)?;
        call(&string, "start", &[start])?;
        call(&string, "stop", &[start + long + 0.05])?;
    }
    Ok(())
}
