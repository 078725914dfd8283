//! The languages of the house.

use demesne_game::TextError;

/// A language that a text can be read in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
pub enum Language {
    /// English, in which notation is written too.
    #[default]
    English,
    /// Spanish.
    Spanish,
    /// Portuguese.
    Portuguese,
}

impl Language {
    /// All languages.
    pub const ALL: [Language; 3] = [Language::English, Language::Spanish, Language::Portuguese];

    /// Its code, as `lang` of a page has it.
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Spanish => "es",
            Language::Portuguese => "pt",
        }
    }

    /// Its name in itself, for whoever chooses one.
    pub const fn name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::Spanish => "español",
            Language::Portuguese => "português",
        }
    }

    /// Reads a code.
    pub fn parse(code: &str) -> Result<Language, TextError> {
        Language::ALL.into_iter().find(|language| language.code() == code).ok_or_else(|| {
            let codes = Language::ALL.map(Language::code).join(", ");
            TextError::new(format!("there is no language \"{code}\"; the languages are: {codes}"))
        })
    }

    /// The language that a reader likes best, by an `Accept-Language` value such as `pt-BR,pt;q=0.9,en;q=0.5`: of equals the first.
    /// None where no language of the house is welcome.
    pub fn accepted(value: &str) -> Option<Language> {
        let mut best: Option<(Language, f32)> = None;
        for range in value.split(',') {
            let mut parts = range.split(';').map(str::trim);
            let Some(language) = parts.next().and_then(Language::of_tag) else { continue };
            let quality = parts.find_map(|part| part.strip_prefix("q=").or(part.strip_prefix("Q=")));
            let quality: f32 = match quality.map(str::trim).map(str::parse::<f32>) {
                None => 1.0,
                Some(Ok(quality)) if (0.0..=1.0).contains(&quality) => quality,
                // Nobody can say how welcome that is.
                Some(_) => continue,
            };
            if quality > 0.0 && best.is_none_or(|(_, most)| quality > most) {
                best = Some((language, quality));
            }
        }
        best.map(|(language, _)| language)
    }

    /// The language of a tag like `es-419`; the part before the first hyphen decides.
    fn of_tag(tag: &str) -> Option<Language> {
        let code = tag.split('-').next()?.to_ascii_lowercase();
        Language::ALL.into_iter().find(|language| language.code() == code)
    }

    /// The one of three texts that is in this language.
    pub const fn pick<'t>(self, english: &'t str, spanish: &'t str, portuguese: &'t str) -> &'t str {
        match self {
            Language::English => english,
            Language::Spanish => spanish,
            Language::Portuguese => portuguese,
        }
    }
}

/// Something that can be counted, in every language: one, and several.
pub(crate) struct Noun {
    english: [&'static str; 2],
    spanish: [&'static str; 2],
    portuguese: [&'static str; 2],
}

impl Noun {
    /// A noun; of each language the word for one and the word for several.
    pub(crate) const fn new(
        english: [&'static str; 2],
        spanish: [&'static str; 2],
        portuguese: [&'static str; 2],
    ) -> Noun {
        Noun { english, spanish, portuguese }
    }

    /// The word for so many.
    pub(crate) const fn of(&self, count: i32, language: Language) -> &'static str {
        let [one, several] = match language {
            Language::English => self.english,
            Language::Spanish => self.spanish,
            Language::Portuguese => self.portuguese,
        };
        if matches!(count, 1 | -1) { one } else { several }
    }

    /// So many of it: `1 card`, `3 cards`.
    pub(crate) fn count(&self, count: impl Into<i32>, language: Language) -> String {
        let count = count.into();
        format!("{count} {}", self.of(count, language))
    }
}

/// A formatted text in a language: `say!(language, "{n} left", "quedan {n}", "restam {n}")`. What stands behind the three texts
/// goes into each of them; that none is missing is checked when this is compiled.
macro_rules! say {
    ($language:expr, $english:literal, $spanish:literal, $portuguese:literal $(, $name:ident = $value:expr)* $(,)?) => {
        match $language {
            $crate::Language::English => format!($english $(, $name = $value)*),
            $crate::Language::Spanish => format!($spanish $(, $name = $value)*),
            $crate::Language::Portuguese => format!($portuguese $(, $name = $value)*),
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_read_as_they_are_written() {
        for language in Language::ALL {
            assert_eq!(Language::parse(language.code()), Ok(language));
        }
        let error = Language::parse("fr").unwrap_err().to_string();
        assert_eq!(error, "there is no language \"fr\"; the languages are: en, es, pt");
    }

    #[test]
    fn readers_get_what_they_like_best() {
        for (value, language) in [
            ("en", Some(Language::English)),
            ("pt-BR,pt;q=0.9,en;q=0.8", Some(Language::Portuguese)),
            ("fr-CH, fr;q=0.9, en;q=0.7, es-419;q=0.8, *;q=0.5", Some(Language::Spanish)),
            ("es;q=0.5,pt;q=0.5", Some(Language::Spanish)),
            ("en;q=0.1, ES ; q=0.2", Some(Language::Spanish)),
            ("es;q=0, pt;q=0.001", Some(Language::Portuguese)),
            ("es;q=much, en;q=0.3", Some(Language::English)),
            ("es;q=NaN, pt;q=7", None),
            ("fr, de;q=0.5, *", None),
            ("english", None),
            (";;q=,,-", None),
            ("", None),
        ] {
            assert_eq!(Language::accepted(value), language, "{value}");
        }
    }

    #[test]
    fn the_text_of_the_language_is_taken() {
        let left = 3;
        let texts =
            Language::ALL.map(|language| say!(language, "{left} left", "quedan {left}", "restam {left}"));
        assert_eq!(texts, ["3 left", "quedan 3", "restam 3"]);
        assert_eq!(Language::Portuguese.pick("yes", "sí", "sim"), "sim");
        let card = Noun::new(["card", "cards"], ["carta", "cartas"], ["carta", "cartas"]);
        assert_eq!([0, 1, 2].map(|n| card.count(n, Language::English)), ["0 cards", "1 card", "2 cards"]);
        assert_eq!(card.count(-1, Language::Spanish), "-1 carta");
    }
}
