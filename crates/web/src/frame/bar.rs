//! The bar at the top: the name of the house, where one can go, settings. At a table it is slim.

use super::settings::Settings;
use crate::{
    people::MeLink,
    route::{Link, Route, route},
    words::{self, lang},
};
use leptos::prelude::*;

/// Three sliders: settings. The glyphs of games are not on every page.
const SLIDERS: &str = r#"<g fill="none" stroke="currentColor" stroke-width="4" stroke-linecap="round"><path d="M8 17H36M52 17H56M8 32H12M28 32H56M8 47H36M52 47H56"/><circle cx="44" cy="17" r="7"/><circle cx="20" cy="32" r="7"/><circle cx="44" cy="47" r="7"/></g>"#;

/// The bar.
#[component]
pub fn Bar() -> impl IntoView {
    let open = RwSignal::new(false);
    // At a table the board has all the room.
    let slim = move || {
        matches!(
            *route().read(),
            Route::Game(_) | Route::Table { .. } | Route::Replay { .. } | Route::Lesson(_)
        )
    };
    let place = |to: Route, name: fn(demesne_text::Language) -> &'static str| {
        let here = {
            let to = to.clone();
            move || (*route().read() == to).then_some("page")
        };
        view! { <li aria-current=here><Link to=to>{move || name(lang())}</Link></li> }
    };
    let settings = move || words::frame::settings(lang());
    view! {
        <a class="skip" href="#main">{move || words::frame::skip(lang())}</a>
        <header class="bar" class:slim=slim>
            <Link to=Route::Start class="brand".to_string()>
                <img src="/icon.svg" alt="" width="36" height="36"/>
                <span>"Demesne"</span>
            </Link>
            <nav aria-label=move || words::frame::places(lang())>
                <ul>
                    {place(Route::New { online: false }, words::frame::play)}
                    {place(Route::Tables, words::frame::tables)}
                    {place(Route::Lesson(None), words::frame::learn)}
                    <MeLink/>
                </ul>
            </nav>
            <div id="bar-slot"></div>
            <div id="bar-live"></div>
            <button type="button" class="tool" aria-label=settings title=settings aria-haspopup="dialog" on:click=move |_| open.set(true)>
                <svg viewBox="0 0 64 64" width="26" height="26" aria-hidden="true"
                    inner_html=SLIDERS.to_owned()></svg>
            </button>
        </header>
        <Settings open/>
    }
}
