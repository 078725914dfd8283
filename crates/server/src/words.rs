//! What the server says to people, in three languages.
//!
//! The texts are in `locales/`, one Fluent file a language. Arguments are put in as they are: whoever shows a text as
//! markup must escape it there. Of Fluent the files use `{ $name }` and `{ $number -> … }`, as those of the client do.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey};
use fluent_syntax::parser;
use std::borrow::Cow;
use std::collections::HashMap;
use std::fmt;
use std::sync::LazyLock;

pub use demesne_text::Language;

/// The texts of all languages.
#[derive(Debug)]
pub struct Words;

/// The value of a variable: a text, or a number that decides between singular and plural.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value<'a> {
    /// A text.
    Text(Cow<'a, str>),
    /// A number.
    Number(i64),
}

impl fmt::Display for Value<'_> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Text(text) => out.write_str(text),
            Value::Number(number) => number.fmt(out),
        }
    }
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Value<'a> {
        Value::Text(text.into())
    }
}

impl From<String> for Value<'_> {
    fn from(text: String) -> Self {
        Value::Text(text.into())
    }
}

impl From<i64> for Value<'_> {
    fn from(number: i64) -> Self {
        Value::Number(number)
    }
}

impl From<usize> for Value<'_> {
    fn from(number: usize) -> Self {
        // More than that is as many as that: nobody counts so far.
        Value::Number(number.try_into().unwrap_or(i64::MAX))
    }
}

/// The messages of a language.
type Texts = HashMap<&'static str, Pattern<&'static str>>;

static ENGLISH: LazyLock<Texts> = LazyLock::new(|| read(include_str!("../locales/en.ftl")));
static SPANISH: LazyLock<Texts> = LazyLock::new(|| read(include_str!("../locales/es.ftl")));
static PORTUGUESE: LazyLock<Texts> = LazyLock::new(|| read(include_str!("../locales/pt.ftl")));

impl Words {
    /// The text of a key in a language. A key that is missing is said in English, and one that is missing there too as
    /// itself: a strange word is better than no page.
    pub fn say(language: Language, key: &str, args: &[(&str, Value<'_>)]) -> String {
        let pattern = texts(language).get(key).or_else(|| ENGLISH.get(key));
        let mut out = String::new();
        match pattern {
            Some(pattern) => write(&mut out, pattern, args),
            None => out.push_str(key),
        }
        out
    }

    /// Whether a language has a key.
    pub fn has(language: Language, key: &str) -> bool {
        texts(language).contains_key(key)
    }
}

fn texts(language: Language) -> &'static Texts {
    match language {
        Language::English => &ENGLISH,
        Language::Spanish => &SPANISH,
        Language::Portuguese => &PORTUGUESE,
    }
}

/// Reads what can be read: a test sees to it that this is everything.
fn read(text: &'static str) -> Texts {
    let resource = parser::parse_runtime(text).unwrap_or_else(|(resource, _)| resource);
    let message = |entry| match entry {
        Entry::Message(message) => Some((message.id.name, message.value?)),
        _ => None,
    };
    resource.body.into_iter().filter_map(message).collect()
}

/// Writes a text. A variable that is not given is shown by its name; a test sees to it that the files hold nothing else
/// that is not understood here.
fn write(out: &mut String, pattern: &Pattern<&str>, args: &[(&str, Value<'_>)]) {
    let value = |name: &str| args.iter().find(|(given, _)| *given == name).map(|(_, value)| value);
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => out.push_str(value),
            PatternElement::Placeable { expression } => match expression {
                Expression::Inline(InlineExpression::VariableReference { id }) => match value(id.name) {
                    Some(value) => *out += &value.to_string(),
                    None => *out += &format!("{{${}}}", id.name),
                },
                Expression::Select { selector: InlineExpression::VariableReference { id }, variants } => {
                    let fits = |variant: &&Variant<&str>| chosen(&variant.key, value(id.name));
                    let variant = variants.iter().find(fits);
                    if let Some(variant) = variant.or_else(|| variants.iter().find(|variant| variant.default))
                    {
                        write(out, &variant.value, args);
                    }
                }
                _ => {}
            },
        }
    }
}

/// Whether a case is that of a value. English, Spanish and Portuguese say one of 1 alone.
fn chosen(case: &VariantKey<&str>, value: Option<&Value<'_>>) -> bool {
    matches!((case, value), (VariantKey::Identifier { name: "one" }, Some(Value::Number(1))))
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
            parser::parse(text).map_err(|(_, errors)| errors).unwrap();
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
                    (
                        *name,
                        if *name == "count" { Value::Number(3) } else { Value::from(format!("<{name}>")) },
                    )
                })
                .collect();
            let texts = Language::ALL.map(|language| Words::say(language, key, &args));
            for text in &texts {
                assert!(!text.contains(['{', '}', '\u{2068}']), "{text}");
                for (name, value) in &args {
                    assert!(text.contains(&value.to_string()), "{key} does not show {name}: {text}");
                }
            }
            // Nothing but variables: the same everywhere.
            if *key != "call-chat-body" {
                let different: BTreeSet<&String> = texts.iter().collect();
                assert_eq!(different.len(), 3, "{key} is not translated: {texts:?}");
            }
        }
    }

    /// Nothing is in a text that would be left out.
    #[test]
    fn texts_hold_what_is_understood() {
        fn check(key: &str, pattern: &Pattern<&str>) {
            for element in &pattern.elements {
                let PatternElement::Placeable { expression } = element else { continue };
                match expression {
                    Expression::Inline(InlineExpression::VariableReference { .. }) => {}
                    Expression::Select { selector: InlineExpression::VariableReference { .. }, variants } => {
                        for variant in variants {
                            let one = variant.key == VariantKey::Identifier { name: "one" };
                            assert!(one || variant.default, "{key}: {:?}", variant.key);
                            check(key, &variant.value);
                        }
                    }
                    other => panic!("{key}: {other:?}"),
                }
            }
        }
        for language in Language::ALL {
            texts(language).iter().for_each(|(key, pattern)| check(key, pattern));
        }
    }

    #[test]
    fn one_and_many() {
        let say =
            |language, count: i64| Words::say(language, "call-digest-title", &[("count", count.into())]);
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
