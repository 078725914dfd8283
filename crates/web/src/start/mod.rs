//! The start page: one click to a first board, and everything else within a second one.

pub mod begin;
mod join;
mod mine;
mod past;

use crate::{
    live,
    prefs::{choose, prefs},
    route::{Link, Route},
    setup::cards::Icon,
    words::{self, lang},
};
use begin::Begin;
use join::Join;
use leptos::prelude::*;
use mine::Mine;
use past::Past;

/// The symbols that the page shows.
const SYMBOLS: &[&str] = &[
    "g-castle",
    "g-vine-2",
    "g-seat",
    "g-bot",
    "g-team",
    "g-eye",
    "g-replay",
    "g-hint",
    "g-close",
    "g-settings",
    "g-storage",
];

/// The start page.
#[component]
pub fn Start() -> impl IntoView {
    view! {
        <svg class="definitions" width="0" height="0" aria-hidden="true" inner_html=demesne_scene::symbols(SYMBOLS)></svg>
        <div class="folio opening">
            <img class="border" src="/border.svg" alt=""/>
            <div class="opening-left">
                <h1 class="name" aria-label="Demesne"><img src="/initial.svg" alt="" width="156" height="156"/><span aria-hidden="true">"emesne"</span></h1>
                <p class="lede">{move || words::start::lede(lang())}" "<i>{move || words::start::lede_free(lang())}</i></p>
                <Begin>
                    <Mine/>
                    <div id="online"><live::Mine/></div>
                </Begin>
                <Join/>
                <Doors/>
                <Past/>
                <Name/>
            </div>
            <figure class="estate" aria-hidden="true"><img src="/estate.svg" alt="" width="608" height="766"/></figure>
        </div>
    }
}

/// Where else one can go.
#[component]
fn Doors() -> impl IntoView {
    let door = |to: Route,
                icon: &'static str,
                name: fn(demesne_text::Language) -> &'static str,
                what: fn(demesne_text::Language) -> &'static str| {
        view! {
            <li>
                <Link to=to class="door".to_string()>
                    <Icon id=icon/><b>{move || name(lang())}</b><small>{move || what(lang())}</small>
                </Link>
            </li>
        }
    };
    view! {
        <section aria-labelledby="start-doors">
            <h2 id="start-doors">{move || words::start::more(lang())}</h2>
            <ul class="doors">
                {door(Route::Lesson(None), "g-hint", words::start::learn, words::start::learn_what)}
                {door(Route::Tables, "g-eye", words::start::watch, words::start::watch_what)}
                {door(Route::Look, "g-replay", words::start::look, words::start::look_what)}
            </ul>
        </section>
    }
}

/// The name that the reader plays under.
#[component]
fn Name() -> impl IntoView {
    view! {
        <div class="field name-field">
            <label for="start-name">{move || words::start::name(lang())}</label>
            <input
                id="start-name" type="text" maxlength="40" autocomplete="nickname" placeholder=move || prefs().read().house_name.clone()
                prop:value=move || prefs().read().name.clone()
                on:change:target=move |event| choose(|chosen| chosen.name = event.target().value().trim().into())
            />
        </div>
    }
}
