//! What the server says to people, in three languages.
//!
//! The texts are in `locales/`, one Fluent file a language. Arguments are put in as they are: whoever shows a text as
//! markup must escape it there.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use std::sync::LazyLock;
use unic_langid::LanguageIdentifier;

/// The value of a variable: a text, or a number that decides between singular and plural.
pub use fluent_bundle::FluentValue as Value;

pub use demesne_text::Language;

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
            .or_else(|| form(Language::English, key, &args))
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
        Language::English => &ENGLISH,
        Language::Spanish => &SPANISH,
        Language::Portuguese => &PORTUGUESE,
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
    use crate::password::Unfit;
    use std::{
        collections::{BTreeMap, BTreeSet},
        fs,
        path::Path,
    };

    const FILES: [(Language, &str); 3] = [
        (Language::English, include_str!("../locales/en.ftl")),
        (Language::Spanish, include_str!("../locales/es.ftl")),
        (Language::Portuguese, include_str!("../locales/pt.ftl")),
    ];

    /// The crate's own code without its tests.
    fn code(folder: &Path) -> String {
        let mut all = String::new();
        for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
            if path.is_dir() {
                all += &code(&path);
            } else if path.extension().is_some_and(|kind| kind == "rs") && !path.ends_with("tests.rs") {
                let text = fs::read_to_string(&path).unwrap();
                all += text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
            }
        }
        all
    }

    /// The text between quotation marks at the start, if there is one.
    fn quoted(text: &str) -> Option<&str> {
        Some(text.trim_start().strip_prefix('"')?.split_once('"')?.0)
    }

    /// The codes of all refusals in the code.
    fn codes(code: &str) -> BTreeSet<String> {
        let mut codes = BTreeSet::new();
        for rest in code.split("Refusal::").skip(1) {
            let end = rest.find(|c: char| !c.is_ascii_lowercase()).unwrap_or(rest.len());
            if !matches!(&rest[..end], "new" | "err" | "because") {
                continue;
            }
            // `err` may say what it would give if it did.
            let start = if rest[end..].starts_with("::<") { ">(" } else { "(" };
            let (_, given) = rest[end..].split_once(start).unwrap();
            match quoted(given) {
                Some(code) => drop(codes.insert(code.to_owned())),
                // A password has one of two faults; and in `Refusal` itself a code is handed on.
                None if given.starts_with("unfit.code()") => {
                    codes.extend([Unfit::Short, Unfit::Long].map(|unfit| unfit.code().to_owned()));
                }
                None => assert!(given.starts_with("code"), "a code that cannot be read here: {:.60}", given),
            }
        }
        codes
    }

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
        let code = code(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
        let plain = codes(&code);
        assert!(plain.len() > 80, "{plain:?}");
        // Every code that has a status of its own is used, too.
        let statuses = code.split_once("fn status(code: &str)").unwrap().1.split_once("\n}\n").unwrap().0;
        for word in statuses.split('"').skip(1).step_by(2) {
            assert!(plain.contains(word), "{word} has a status, and nobody says it");
        }
        let codes: BTreeSet<String> = plain.iter().map(|code| format!("error-{code}")).collect();
        let there: BTreeSet<String> =
            english.keys().filter(|key| key.starts_with("error-")).map(|key| key.to_string()).collect();
        assert_eq!(there, codes, "what is said in three languages, and what is refused with");
        for code in &codes {
            let takes_reason = ["bad-setup", "illegal", "bad-webhook", "bad-query", "unfit", "no-passkeys"]
                .contains(&code.trim_start_matches("error-"));
            assert_eq!(english[code.as_str()].contains("reason"), takes_reason, "{code}");
            for language in Language::ALL {
                let text = Words::say(language, code, &[("reason", "So it is.".into())]);
                assert!(text.ends_with('.') && text.contains([':', ';', ',']), "{text}");
                assert_eq!(text.lines().count(), 1);
            }
        }
    }

    #[test]
    fn codes_are_found_however_they_are_written() {
        let code = "Refusal::err::<()>(\n  \"one-two\") Refusal { ..Refusal::new(\"three\") } Refusal::from(x) Refusal::because(\"four\", why)";
        assert_eq!(codes(code), ["four", "one-two", "three"].map(str::to_owned).into());
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
        assert_eq!(say(Language::English, 1), "News from a table");
        assert_eq!(say(Language::English, 2), "News from 2 tables");
        assert_eq!(say(Language::Spanish, 1), "Novedades de una mesa");
        assert_eq!(say(Language::Spanish, 12), "Novedades de 12 mesas");
        assert_eq!(say(Language::Portuguese, 1), "Novidades de uma mesa");
        assert_eq!(say(Language::Portuguese, 1000), "Novidades de 1000 mesas");
    }

    #[test]
    fn what_is_missing_is_said_as_its_key() {
        assert_eq!(Words::say(Language::Spanish, "no-such-key", &[]), "no-such-key");
        assert!(!Words::has(Language::Spanish, "no-such-key"));
        assert_eq!(
            Words::say(Language::English, "error-illegal", &[]),
            "That is not possible now: {$reason}"
        );
    }
}
