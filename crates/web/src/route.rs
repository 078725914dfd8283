//! Where the reader is: one page, and its query says which part of it. So every place has a link, and an offline page is one file.

use crate::browser;
use demesne_games::Kind;
use leptos::{ev::MouseEvent, prelude::*};
use std::sync::OnceLock;
use wasm_bindgen::JsValue;

/// A place of the page.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Route {
    /// The start page: `/`.
    #[default]
    Start,
    /// Making a game: `/?new`, and a table on the server: `/?new=table`.
    New {
        /// Whether it is a table on the server.
        online: bool,
    },
    /// The first game, which teaches: `/?lesson`, of a certain game `/?lesson=tuscany`.
    Lesson(Option<Kind>),
    /// A game in this browser: `/?game=ID`.
    Game(String),
    /// A table on the server: `/?table=ID`, with what an invitation brings.
    Table {
        /// Its id.
        id: String,
        /// The key of an invitation.
        invite: Option<String>,
        /// A seat that somebody hands over, and the code.
        handed: Option<(String, String)>,
    },
    /// A game step by step: `/?replay=…&at=N&seat=p2`, with its review `&review`. The source is `game-ID`, `table-ID` or `pasted`.
    Replay {
        /// Where the record is.
        source: String,
        /// How many steps were played.
        at: Option<usize>,
        /// From which seat it is seen.
        seat: Option<String>,
        /// Whether its review is wanted.
        review: bool,
    },
    /// Records and positions can be pasted here: `/?look`.
    Look,
    /// Tables that one can watch or join, and finished ones: `/?tables`.
    Tables,
    /// The reader's account: `/?account`.
    Account,
    /// A link of a mail or of a sign-in: what it asks for stands in the query.
    Link(Vec<(String, String)>),
}

impl Route {
    /// The address.
    pub fn address(&self) -> String {
        let parts: Vec<(&str, String)> = match self {
            Route::Start => return "/".into(),
            Route::New { online: false } => vec![("new", String::new())],
            Route::New { online: true } => vec![("new", "table".into())],
            Route::Lesson(kind) => vec![("lesson", kind.map_or(String::new(), |kind| kind.name().into()))],
            Route::Game(id) => vec![("game", id.clone())],
            Route::Table { id, invite, handed } => {
                let mut parts = vec![("table", id.clone())];
                parts.extend(invite.clone().map(|key| ("invite", key)));
                if let Some((seat, code)) = handed {
                    parts.extend([("seat", seat.clone()), ("code", code.clone())]);
                }
                parts
            }
            Route::Replay { source, at, seat, review } => {
                let mut parts = vec![("replay", source.clone())];
                parts.extend(at.map(|at| ("at", at.to_string())));
                parts.extend(seat.clone().map(|seat| ("seat", seat)));
                parts.extend(review.then(|| ("review", String::new())));
                parts
            }
            Route::Look => vec![("look", String::new())],
            Route::Tables => vec![("tables", String::new())],
            Route::Account => vec![("account", String::new())],
            Route::Link(parts) => {
                return written(parts.iter().map(|(name, value)| (name.as_str(), value.as_str())));
            }
        };
        written(parts.iter().map(|(name, value)| (*name, value.as_str())))
    }

    /// The same place of a game step by step, with its review.
    pub fn with_review(self) -> Route {
        match self {
            Route::Replay { source, at, seat, .. } => Route::Replay { source, at, seat, review: true },
            other => other,
        }
    }

    /// Reads the query of an address; what is unknown is the start page.
    pub fn read(query: &str) -> Route {
        let parts = read(query);
        let get = |name: &str| parts.iter().find(|(one, _)| one == name).map(|(_, value)| value.clone());
        let has = |name: &str| parts.iter().any(|(one, _)| one == name);
        if let Some(id) = get("table").filter(|id| !id.is_empty()) {
            return Route::Table { id, invite: get("invite"), handed: get("seat").zip(get("code")) };
        }
        if let Some(source) = get("replay") {
            let at = get("at").and_then(|at| at.parse().ok());
            return Route::Replay { source, at, seat: get("seat"), review: has("review") };
        }
        match () {
            () if has("new") => Route::New { online: get("new").as_deref() == Some("table") },
            () if has("lesson") => Route::Lesson(get("lesson").and_then(|name| Kind::parse(&name).ok())),
            () if has("game") => Route::Game(get("game").unwrap_or_default()),
            () if has("look") => Route::Look,
            () if has("tables") => Route::Tables,
            () if has("account") => Route::Account,
            () if parts.is_empty() => Route::Start,
            () => Route::Link(parts),
        }
    }
}

fn written<'t>(parts: impl Iterator<Item = (&'t str, &'t str)>) -> String {
    let code = |text: &str| String::from(js_sys::encode_uri_component(text));
    let parts: Vec<String> = parts
        .map(
            |(name, value)| {
                if value.is_empty() { name.to_owned() } else { format!("{name}={}", code(value)) }
            },
        )
        .collect();
    format!("/?{}", parts.join("&"))
}

fn read(query: &str) -> Vec<(String, String)> {
    let plain = |text: &str| {
        let text = text.replace('+', " ");
        js_sys::decode_uri_component(&text).map_or(text, String::from)
    };
    let query = query.strip_prefix('?').unwrap_or(query);
    let parts = query.split('&').filter(|part| !part.is_empty());
    parts
        .map(|part| match part.split_once('=') {
            Some((name, value)) => (plain(name), plain(value)),
            None => (plain(part), String::new()),
        })
        .collect()
}

static ROUTE: OnceLock<RwSignal<Route>> = OnceLock::new();

/// Where the reader is now.
pub fn route() -> RwSignal<Route> {
    *ROUTE.get_or_init(|| RwSignal::new(here()))
}

fn here() -> Route {
    Route::read(&browser::window().location().search().unwrap_or_default())
}

/// Follows the browser's buttons for back and forward.
pub fn start() {
    let signal = route();
    browser::listen(&browser::window(), "popstate", move |_: web_sys::Event| signal.set(here()));
}

/// Goes somewhere.
pub fn go(to: Route) {
    if let Ok(history) = browser::window().history() {
        let _ = history.push_state_with_url(&JsValue::NULL, "", Some(&to.address()));
    }
    browser::window().scroll_to_with_x_and_y(0.0, 0.0);
    route().set(to);
}

/// Says where the reader is without leaving a trace: the address follows a scrubber, the way back stays short.
pub fn replace(to: &Route) {
    if let Ok(history) = browser::window().history() {
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&to.address()));
    }
}

/// A link inside of the page.
#[component]
pub fn Link(
    /// Where it leads.
    #[prop(into)]
    to: Signal<Route>,
    /// Its class.
    #[prop(into, default = "".into())]
    class: Signal<String>,
    /// What it shows.
    children: Children,
) -> impl IntoView {
    let follow = move |event: MouseEvent| {
        // Whoever wants a new tab gets one.
        if !(event.ctrl_key() || event.meta_key() || event.shift_key() || event.button() != 0) {
            event.prevent_default();
            go(to.get_untracked());
        }
    };
    view! { <a class=move || class.get() href=move || to.read().address() on:click=follow>{children()}</a> }
}
