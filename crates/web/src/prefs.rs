//! What a reader chose for this browser: language, theme, motion, sound, the speed of others' moves, text in place of pictures.

use crate::browser;
use demesne_text::Language;
use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use std::sync::OnceLock;

/// The light on the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Theme {
    /// As the system has it.
    #[default]
    System,
    /// By day.
    Vellum,
    /// By candle.
    Candlelight,
}

/// How quickly others' moves are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Speed {
    /// At once.
    AtOnce,
    /// Quickly.
    Quick,
    /// So that one can follow.
    #[default]
    Calm,
    /// One by one, as the reader says.
    Steps,
}

impl Speed {
    /// The time that a step is shown for; none where the reader goes on by hand.
    pub const fn milliseconds(self) -> Option<i32> {
        match self {
            Speed::AtOnce => Some(0),
            Speed::Quick => Some(220),
            Speed::Calm => Some(600),
            Speed::Steps => None,
        }
    }
}

/// What is kept.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Chosen {
    /// The code of the language; as the browser has it where nothing was chosen.
    pub language: Option<String>,
    /// The theme.
    pub theme: Theme,
    /// The speed of others' moves.
    pub speed: Speed,
    /// Whether there are sounds.
    pub sound: bool,
    /// Whether things move less than they might.
    pub still: bool,
    /// Whether tables are shown as text.
    pub text: bool,
    /// The name that the reader plays under.
    pub name: String,
    /// The name that the house gave to whoever has not said one: a chronicle speaks of people by name.
    pub house_name: String,
}

/// Names that the house gives.
const HOUSE_NAMES: [&str; 12] = [
    "Aveline",
    "Alix",
    "Béatrice",
    "Eudes",
    "Guy",
    "Hugues",
    "Isabeau",
    "Mahaut",
    "Odo",
    "Perrin",
    "Renaud",
    "Thibaut",
];

impl Default for Chosen {
    fn default() -> Chosen {
        Chosen {
            language: None,
            theme: Theme::default(),
            speed: Speed::default(),
            sound: true,
            still: false,
            text: false,
            name: String::new(),
            house_name: String::new(),
        }
    }
}

const KEPT: &str = "demesne.prefs";

static PREFS: OnceLock<RwSignal<Chosen>> = OnceLock::new();

/// Reads what was chosen, and looks after it.
pub fn start() {
    let chosen = browser::kept(KEPT).and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default();
    // The signal has no owner: it lives as long as the page.
    let signal = *PREFS.get_or_init(|| RwSignal::new(chosen));
    if signal.read_untracked().house_name.is_empty() {
        let [lot] = browser::random::<1>();
        choose(|chosen| chosen.house_name = HOUSE_NAMES[usize::from(lot) % HOUSE_NAMES.len()].into());
    }
    show(&signal.get_untracked());
}

/// The choices.
pub fn prefs() -> RwSignal<Chosen> {
    *PREFS.get_or_init(|| RwSignal::new(Chosen::default()))
}

/// Changes a choice, shows it and keeps it.
pub fn choose(change: impl FnOnce(&mut Chosen)) {
    prefs().update(change);
    let chosen = prefs().get_untracked();
    show(&chosen);
    if let Ok(text) = serde_json::to_string(&chosen) {
        browser::keep(KEPT, &text);
    }
}

/// What the reader is called: the name that they said, else the one that the house gave.
pub fn own_name() -> String {
    let chosen = prefs().read();
    let said = chosen.name.trim();
    if said.is_empty() { chosen.house_name.clone() } else { said.to_owned() }
}

/// The reader's language; whoever asks in a reactive place is told when it changes.
pub fn lang() -> Language {
    language(&prefs().read())
}

fn language(chosen: &Chosen) -> Language {
    let by_choice = chosen.language.as_deref().and_then(|code| Language::parse(code).ok());
    by_choice.or_else(by_browser).unwrap_or_default()
}

fn by_browser() -> Option<Language> {
    let list: Vec<String> =
        browser::window().navigator().languages().iter().filter_map(|tag| tag.as_string()).collect();
    Language::accepted(&list.join(","))
}

/// Whether it is dark now.
pub fn is_dark(theme: Theme) -> bool {
    match theme {
        Theme::System => browser::matches("(prefers-color-scheme: dark)"),
        Theme::Vellum => false,
        Theme::Candlelight => true,
    }
}

/// Whether nothing shall move.
pub fn is_still() -> bool {
    prefs().read_untracked().still || browser::matches("(prefers-reduced-motion: reduce)")
}

fn show(chosen: &Chosen) {
    browser::mark_root("lang", language(chosen).code());
    browser::mark_root("data-theme", if is_dark(chosen.theme) { "candlelight" } else { "vellum" });
    browser::mark_root("data-still", if chosen.still { "true" } else { "false" });
}
