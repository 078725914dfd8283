//! What a reader can choose for this browser, as a dialog.

use crate::{
    prefs::{Speed, Theme, choose, prefs},
    words::{self, lang},
};
use demesne_text::Language;
use leptos::{html::Dialog, prelude::*};

/// The dialog; it is shown while `open` holds.
#[component]
pub fn Settings(
    /// Whether it is open.
    open: RwSignal<bool>,
) -> impl IntoView {
    let dialog = NodeRef::<Dialog>::new();
    Effect::new(move || {
        let Some(dialog) = dialog.get() else { return };
        match open.get() {
            true if !dialog.open() => {
                let _ = dialog.show_modal();
            }
            false if dialog.open() => dialog.close(),
            _ => {}
        }
    });
    let tick = |id: &'static str,
                name: fn(Language) -> &'static str,
                read: fn(&crate::prefs::Chosen) -> bool,
                write: fn(&mut crate::prefs::Chosen, bool)| {
        view! {
            <label class="tick" for=id>
                <input
                    id=id type="checkbox" prop:checked=move || read(&prefs().read())
                    on:change:target=move |event| choose(|chosen| write(chosen, event.target().checked()))
                />
                {move || name(lang())}
            </label>
        }
    };
    view! {
        <dialog node_ref=dialog class="settings" aria-labelledby="settings-title" on:close=move |_| open.set(false)>
            <h2 id="settings-title">{move || words::frame::settings(lang())}</h2>
            <div class="field">
                <label for="set-language">{move || words::frame::language(lang())}</label>
                <select id="set-language" on:change:target=move |event| choose(|chosen| chosen.language = Some(event.target().value()))>
                    {Language::ALL.map(|language| view! {
                        <option value=language.code() lang=language.code() selected=move || lang() == language>{language.name()}</option>
                    })}
                </select>
            </div>
            <div class="field">
                <span class="label">{move || words::frame::light(lang())}</span>
                <div class="segments" role="group" aria-label=move || words::frame::light(lang())>
                    {[
                        (Theme::Vellum, words::frame::by_day as fn(Language) -> &'static str),
                        (Theme::Candlelight, words::frame::by_candle),
                        (Theme::System, words::frame::by_system),
                    ].map(|(theme, name)| view! {
                        <button
                            type="button" aria-pressed=move || (prefs().read().theme == theme).to_string()
                            on:click=move |_| choose(|chosen| chosen.theme = theme)
                        >{move || name(lang())}</button>
                    })}
                </div>
            </div>
            <div class="field">
                <label for="set-speed">{move || words::frame::speed(lang())}</label>
                <select id="set-speed" on:change:target=move |event| {
                    let speed = SPEEDS.iter().find(|(name, ..)| *name == event.target().value()).map(|(_, speed, _)| *speed);
                    choose(|chosen| chosen.speed = speed.unwrap_or_default());
                }>
                    {SPEEDS.map(|(value, speed, name)| view! {
                        <option value=value selected=move || prefs().read().speed == speed>{move || name(lang())}</option>
                    })}
                </select>
            </div>
            {tick("set-sound", words::frame::sound, |chosen| chosen.sound, |chosen, on| chosen.sound = on)}
            {tick("set-still", words::frame::still, |chosen| chosen.still, |chosen, on| chosen.still = on)}
            {tick("set-text", words::frame::text_mode, |chosen| chosen.text, |chosen, on| chosen.text = on)}
            <button type="button" class="main" on:click=move |_| open.set(false)>{move || words::frame::close(lang())}</button>
        </dialog>
    }
}

type Named = (&'static str, Speed, fn(Language) -> &'static str);

/// The speeds of others' moves.
const SPEEDS: [Named; 4] = [
    ("at-once", Speed::AtOnce, words::frame::at_once),
    ("quick", Speed::Quick, words::frame::quick),
    ("calm", Speed::Calm, words::frame::calm),
    ("steps", Speed::Steps, words::frame::by_steps),
];
