//! What a person wishes, as it is kept beside their name.

use super::when::Wishes;
use demesne_text::Language;
use serde::{Deserialize, Serialize};

/// The settings of a person.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// How they want to be called.
    pub wishes: Wishes,
    /// The address of their webhook.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub webhook_url: Option<String>,
    /// The secret that signs what it gets.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub webhook_key: Option<String>,
    /// The language of the page on which they said all this, for whoever has not chosen one for good.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
}

impl Settings {
    /// Reads settings. Whoever has none, or such that no version wrote, wishes nothing.
    pub fn read(text: &str) -> Settings {
        serde_json::from_str(text).unwrap_or_default()
    }

    /// The settings as text.
    pub fn write(&self) -> String {
        // Texts, numbers and flags can always be written.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// The language in which somebody is called: the one that they chose, or that of the page.
    pub fn language(&self, chosen: &str) -> Language {
        let page = || self.language.as_deref().and_then(|code| Language::parse(code).ok());
        Language::parse(chosen).ok().or_else(page).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_are_kept_as_text() {
        let wishes = Wishes { mail: true, quiet: Some((1_320, 420)), ..Wishes::default() };
        let settings =
            Settings { wishes, webhook_url: Some("https://example.org".into()), ..Settings::default() };
        assert_eq!(Settings::read(&settings.write()), settings);
        for text in ["", "{}", "[]", "no settings", "{\"wishes\":7}"] {
            assert_eq!(Settings::read(text), Settings::default(), "{text}");
        }
    }

    #[test]
    fn the_chosen_language_comes_before_that_of_the_page() {
        let settings = Settings { language: Some("es".into()), ..Settings::default() };
        assert_eq!(settings.language("pt"), Language::Portuguese);
        assert_eq!(settings.language(""), Language::Spanish);
        assert_eq!(Settings::default().language("xx"), Language::English);
    }
}
