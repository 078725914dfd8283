//! What the server says to people, in three languages.
//!
//! The texts are in `locales/`, one Fluent file a language. Arguments are put in as they are: whoever shows a text as
//! markup must escape it there.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;
use unic_langid::LanguageIdentifier;

/// The value of a variable: a text, or a number that decides between singular and plural.
pub use fluent_bundle::FluentValue as Value;

/// A language that the server speaks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Language {
    /// English.
    #[default]
    En,
    /// Spanish.
    Es,
    /// Portuguese.
    Pt,
}

/// The most bytes of an `Accept-Language` header that are looked at.
const LONGEST_HEADER: usize = 500;

impl Language {
    /// All of them.
    pub const ALL: [Language; 3] = [Language::En, Language::Es, Language::Pt];

    /// Its code, as in `lang="es"`.
    pub fn code(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::Es => "es",
            Language::Pt => "pt",
        }
    }

    /// The language of a code such as `pt` or `pt-BR`.
    pub fn of_code(code: &str) -> Option<Language> {
        let code = code.split(['-', '_']).next().unwrap_or_default();
        Language::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(code))
    }

    /// The best language for an `Accept-Language` header; English if none fits.
    pub fn of_header(header: &str) -> Language {
        let header = header.get(..LONGEST_HEADER).unwrap_or(header);
        let mut best = (0.0, Language::En);
        for range in header.split(',').take(40) {
            let mut parts = range.split(';').map(str::trim);
            let Some(language) = parts.next().and_then(Language::of_code) else { continue };
            let weight =
                parts.find_map(|part| part.strip_prefix("q=")).map_or(Some(1.0), |q| q.trim().parse().ok());
            // Of equal ones the first counts.
            if let Some(weight) = weight.filter(|weight: &f32| *weight > best.0 && *weight <= 1.0) {
                best = (weight, language);
            }
        }
        best.1
    }
}

/// The texts of all languages.
#[derive(Debug)]
pub struct Words;

static ENGLISH: LazyLock<Bundle> = LazyLock::new(|| read("en", include_str!("../locales/en.ftl")));
static SPANISH: LazyLock<Bundle> = LazyLock::new(|| read("es", include_str!("../locales/es.ftl")));
static PORTUGUESE: LazyLock<Bundle> = LazyLock::new(|| read("pt", include_str!("../locales/pt.ftl")));

type Bundle = FluentBundle<FluentResource>;

impl Words {
    /// The text of a key in a language. A key that is missing is said in English, and one that is missing there too as
    /// itself: a strange word is better than no page.
    pub fn say(language: Language, key: &str, args: &[(&str, Value<'_>)]) -> String {
        let args: FluentArgs<'_> = args.iter().map(|(name, value)| (*name, value.clone())).collect();
        form(language, key, &args)
            .or_else(|| form(Language::En, key, &args))
            .unwrap_or_else(|| key.to_owned())
    }

    /// Whether a language has a key.
    pub fn has(language: Language, key: &str) -> bool {
        bundle(language).get_message(key).is_some_and(|message| message.value().is_some())
    }
}

fn form(language: Language, key: &str, args: &FluentArgs<'_>) -> Option<String> {
    let bundle = bundle(language);
    let pattern = bundle.get_message(key)?.value()?;
    Some(bundle.format_pattern(pattern, Some(args), &mut Vec::new()).into_owned())
}

fn bundle(language: Language) -> &'static Bundle {
    match language {
        Language::En => &ENGLISH,
        Language::Es => &SPANISH,
        Language::Pt => &PORTUGUESE,
    }
}

/// Reads what can be read: a test sees to it that this is everything.
fn read(code: &str, text: &str) -> Bundle {
    let language: LanguageIdentifier = code.parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![language]);
    // The marks that isolate directions of writing would be seen in mails and notifications.
    bundle.set_use_isolating(false);
    let resource = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(resource, _)| resource);
    bundle.add_resource_overriding(resource);
    bundle
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::{BTreeMap, BTreeSet};

    const FILES: [(Language, &str); 3] = [
        (Language::En, include_str!("../locales/en.ftl")),
        (Language::Es, include_str!("../locales/es.ftl")),
        (Language::Pt, include_str!("../locales/pt.ftl")),
    ];

    /// The codes of all errors that the server answers with.
    const CODES: &str = "bad-json too-large too-many timeout not-found no-such-table no-such-route wrong-method \
        sign-in-first csrf foreign-origin name-empty name-long login-taken login-bad password-short password-long \
        wrong-login passkey-refused ceremony-gone seat-taken no-such-seat not-your-seat no-seat already-seated \
        table-full table-started table-not-started table-over not-owner not-administrator bad-setup bad-pace bad-level \
        bad-policy not-invited no-spectators stale illegal not-to-act bad-request-id undo-nothing undo-not-allowed \
        undo-not-asked chat-empty chat-long chat-not-allowed account-needed rated-no-bots bad-webhook bad-mail \
        no-mail-server bad-subscription bad-token storage restored stopping internal";

    /// The keys of a file, each with its variables. Read by hand, so that a mistake in a file cannot hide it.
    fn keys(text: &str) -> BTreeMap<&str, BTreeSet<&str>> {
        let mut keys = BTreeMap::new();
        let mut key = "";
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let starts = line.starts_with(|first: char| first.is_ascii_lowercase());
            let rest = match line.split_once(" =").filter(|_| starts) {
                Some((name, rest)) => {
                    key = name;
                    assert!(keys.insert(key, BTreeSet::new()).is_none(), "{key} is there twice");
                    rest
                }
                None => line,
            };
            for part in rest.split('$').skip(1) {
                let end = part.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(part.len());
                keys.entry(key).or_default().insert(&part[..end]);
            }
        }
        keys
    }

    #[test]
    fn the_files_hold_the_same_keys_with_the_same_variables() {
        let english = keys(FILES[0].1);
        assert!(english.len() > 80);
        for (language, text) in FILES {
            FluentResource::try_new(text.to_owned()).map_err(|(_, errors)| errors).unwrap();
            assert_eq!(keys(text), english, "{language:?}");
            for key in english.keys() {
                assert!(Words::has(language, key), "{language:?} {key}");
            }
        }
    }

    #[test]
    fn every_code_has_its_sentence() {
        let english = keys(FILES[0].1);
        let codes: BTreeSet<String> = CODES.split_whitespace().map(|code| format!("error-{code}")).collect();
        assert_eq!(codes.len(), 58);
        let there: BTreeSet<String> =
            english.keys().filter(|key| key.starts_with("error-")).map(|key| key.to_string()).collect();
        assert_eq!(there, codes);
        for code in &codes {
            let takes_reason =
                ["error-bad-setup", "error-illegal", "error-bad-webhook"].contains(&code.as_str());
            assert_eq!(english[code.as_str()].contains("reason"), takes_reason, "{code}");
            for language in Language::ALL {
                let text = Words::say(language, code, &[("reason", "So it is.".into())]);
                assert!(text.ends_with('.') && text.contains(": "), "{text}");
                assert_eq!(text.lines().count(), 1);
            }
        }
    }

    /// Every text of three languages, with every variable given.
    #[test]
    fn texts_are_whole_and_translated() {
        let english = keys(FILES[0].1);
        for (key, variables) in &english {
            let args: Vec<(&str, Value)> = variables
                .iter()
                .map(|name| {
                    (*name, if *name == "count" { Value::from(3) } else { Value::from(format!("<{name}>")) })
                })
                .collect();
            let texts = Language::ALL.map(|language| Words::say(language, key, &args));
            for text in &texts {
                assert!(!text.contains(['{', '}', '\u{2068}']), "{text}");
                for (name, value) in &args {
                    let shown = if let Value::String(shown) = value { shown.to_string() } else { "3".into() };
                    assert!(text.contains(&shown), "{key} does not show {name}: {text}");
                }
            }
            // Nothing but variables: the same everywhere.
            if *key != "call-chat-body" {
                let different: BTreeSet<&String> = texts.iter().collect();
                assert_eq!(different.len(), 3, "{key} is not translated: {texts:?}");
            }
        }
    }

    #[test]
    fn one_and_many() {
        let say =
            |language, count: i32| Words::say(language, "call-digest-title", &[("count", count.into())]);
        assert_eq!(say(Language::En, 1), "News from a table");
        assert_eq!(say(Language::En, 2), "News from 2 tables");
        assert_eq!(say(Language::Es, 1), "Novedades de una mesa");
        assert_eq!(say(Language::Es, 12), "Novedades de 12 mesas");
        assert_eq!(say(Language::Pt, 1), "Novidades de uma mesa");
        assert_eq!(say(Language::Pt, 1000), "Novidades de 1000 mesas");
    }

    #[test]
    fn what_is_missing_is_said_as_its_key() {
        assert_eq!(Words::say(Language::Es, "no-such-key", &[]), "no-such-key");
        assert!(!Words::has(Language::Es, "no-such-key"));
        assert_eq!(Words::say(Language::En, "error-illegal", &[]), "That is not possible now: {$reason}");
    }

    #[test]
    fn languages_are_chosen_by_the_header() {
        for (header, language) in [
            ("", Language::En),
            ("es", Language::Es),
            ("ES-ar", Language::Es),
            ("pt-BR,pt;q=0.9,en;q=0.8", Language::Pt),
            ("de,fr;q=0.9", Language::En),
            ("de, es;q=0.3, pt;q=0.7", Language::Pt),
            ("en;q=0.5, es;q=0.5", Language::En),
            ("es;q=0, pt;q=0.1", Language::Pt),
            ("es;q=nan, pt;q=7, en;q=-1", Language::En),
            ("*", Language::En),
            ("espresso;q=1", Language::En),
            (";;,=,q", Language::En),
        ] {
            assert_eq!(Language::of_header(header), language, "{header}");
        }
        assert_eq!(Language::of_header(&"é,".repeat(1_000)), Language::En);
        assert_eq!(serde_json::to_string(&Language::Pt).unwrap(), "\"pt\"");
        assert_eq!(Language::of_code("pt_PT"), Some(Language::Pt));
        assert_eq!(Language::of_code("ptx"), None);
    }
}
