//! The bar at the top: the name of the house, where one can go, language and theme.

use crate::{
    prefs::{self, Theme, choose, prefs},
    route::{Link, Route},
    words::{self, lang},
};
use demesne_text::Language;
use leptos::prelude::*;

/// The bar.
#[component]
pub fn Bar() -> impl IntoView {
    let dark = move || prefs::is_dark(prefs().read().theme);
    let turn = move |_| {
        let theme = if dark() { Theme::Vellum } else { Theme::Candlelight };
        choose(|chosen| chosen.theme = theme);
    };
    view! {
        <a class="skip" href="#main">{move || words::frame::skip(lang())}</a>
        <header class="bar">
            <Link to=Route::Start class="brand".to_string()>
                <img src="/icon.svg" alt="" width="36" height="36"/>
                <span>"Demesne"</span>
            </Link>
            <nav aria-label="Demesne"></nav>
            <div id="bar-slot"></div>
            <div class="knobs">
                <select
                    aria-label=move || words::frame::language(lang())
                    on:change:target=move |event| choose(|chosen| chosen.language = Some(event.target().value()))
                >
                    {Language::ALL.map(|language| view! {
                        <option value=language.code() lang=language.code() selected=move || lang() == language>{language.name()}</option>
                    })}
                </select>
                <button class="quiet" on:click=turn>
                    {move || if dark() { words::frame::by_day(lang()) } else { words::frame::by_candle(lang()) }}
                </button>
            </div>
        </header>
    }
}
