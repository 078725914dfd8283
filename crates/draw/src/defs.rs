//! What a picture needs once: outlines, patterns, light, colours.

/// The hex `hx`, its inner rule `hxi`, the patterns of tiles (`pt-…`) and of empty spaces (`pe-…`), light and hatching.
pub const DEFS: &str = include_str!("../data/defs.svg");

/// The ornament of the corners, `spray`; it carries no meaning.
pub const SPRAY: &str = include_str!("../data/spray.svg");

/// Colours and type of both themes, `vellum` and `candlelight` by `data-theme` on the root.
pub const TOKENS: &str = include_str!("../data/tokens.css");

/// How the parts of a picture use them.
pub const SCENE: &str = include_str!("../data/scene.css");

/// By which light a document is seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// As the reader's system has it: light or dark.
    #[default]
    Reader,
    /// By day.
    Vellum,
    /// By candle.
    Candlelight,
}

impl Theme {
    /// The attribute of the root element, with a space before it; nothing where the reader's system decides.
    pub const fn attribute(self) -> &'static str {
        match self {
            Theme::Reader => "",
            Theme::Vellum => r#" data-theme="vellum""#,
            Theme::Candlelight => r#" data-theme="candlelight""#,
        }
    }
}

/// All styles of a document: both themes, and the dark one where a reader's system is dark and no theme is set.
pub fn style(out: &mut String) {
    themed(out, TOKENS);
    themed(out, SCENE);
}

/// Styles with what the dark theme says in them, once more for readers whose system is dark and who have set no theme.
pub fn themed(out: &mut String, styles: &str) {
    const DARK: &str = "[data-theme=candlelight]";
    out.push_str(styles);
    let tokens = styles.split_once(&format!("{DARK}{{")).and_then(|(_, rest)| rest.split_once('}'));
    if let Some((dark, _)) = tokens {
        put!(out, "@media (prefers-color-scheme:dark){{:root:not([data-theme]){{{dark}}}}}\n");
    }
    // What the dark theme alone says about a part.
    let rules = styles.lines().filter_map(|line| line.strip_prefix(DARK)?.strip_prefix(' '));
    for rule in rules {
        put!(out, "@media (prefers-color-scheme:dark){{:root:not([data-theme]) {rule}}}\n");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_dark_theme_is_there_twice_by_name_and_by_system() {
        let mut css = String::new();
        style(&mut css);
        assert_eq!(css.matches("{\n  color-scheme:dark").count(), 2, "by name and by query");
        assert_eq!(css.matches("[data-theme=candlelight] .price").count(), 1);
        assert_eq!(css.matches(":root:not([data-theme]) .price").count(), 1);
        assert_eq!(css.matches('{').count(), css.matches('}').count());
    }

    #[test]
    fn every_colour_has_its_patterns() {
        for colour in demesne_burgundy::Colour::ALL {
            for kind in ["pt", "pe"] {
                assert!(DEFS.contains(&format!(r#"<pattern id="{kind}-{}""#, colour.name())));
            }
        }
    }
}
