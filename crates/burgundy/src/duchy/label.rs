//! What a duchy is called, and where it comes from.

use demesne_game::TextError;

/// Where what a board shows is known from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Provenance {
    /// Printed in a rulebook.
    Rulebook,
    /// Put together from public sources.
    Public,
    /// A layout of our own in place of one that is not known.
    Original,
    /// Typed in by the players.
    Own,
}

impl Provenance {
    /// All four.
    pub const ALL: [Provenance; 4] =
        [Provenance::Rulebook, Provenance::Public, Provenance::Original, Provenance::Own];

    /// Its name in board files.
    pub const fn name(self) -> &'static str {
        ["rulebook", "public", "original", "own"][self as usize]
    }

    /// What a person is told of the layout.
    pub const fn in_words(self) -> &'static str {
        [
            "the printed layout, as in a rulebook",
            "the printed layout, known from public sources",
            "a layout of our own, not a printed one",
            "a layout that players brought along",
        ][self as usize]
    }

    /// Reads a name.
    pub fn parse(text: &str) -> Option<Provenance> {
        Provenance::ALL.into_iter().find(|provenance| provenance.name() == text)
    }
}

/// What a duchy is called and where it comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Label {
    /// A number ("1" … "34") or a name of the players' own: letters, digits and hyphens, at most 20.
    pub id: String,
    /// A few words for people.
    pub title: String,
    /// Where what it shows is known from.
    pub provenance: Provenance,
    /// The same in a sentence.
    pub source: String,
}

impl Label {
    /// The label of a board that players brought along; refuses what is no id.
    pub fn own(id: &str) -> Result<Label, TextError> {
        let fits = |c: char| c.is_ascii_alphanumeric() || c == '-';
        if id.is_empty() || id.len() > 20 || !id.chars().all(fits) {
            return Err(TextError::new(format!(
                "{} is no id of a duchy: use 1 to 20 letters (a to z), digits and hyphens",
                quoted(id)
            )));
        }
        Ok(Label {
            id: id.into(),
            title: format!("Duchy {id}"),
            provenance: Provenance::Own,
            source: String::new(),
        })
    }
}

/// Foreign text for an error message: in quotes, on one line, not too long.
pub(super) fn quoted(text: &str) -> String {
    let mut short: String = text.chars().take(24).map(|c| if c.is_control() { ' ' } else { c }).collect();
    if text.chars().nth(24).is_some() {
        short.push('…');
    }
    format!("\"{short}\"")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_short_and_plain() {
        for id in ["1", "mine", "North-East-2", "abcdefghijklmnopqrst"] {
            assert_eq!(Label::own(id).map(|label| label.id).as_deref(), Ok(id));
        }
        for id in ["", "two words", "abcdefghijklmnopqrstu", "é", "a\nb"] {
            assert!(Label::own(id).is_err(), "{id:?}");
        }
    }
}
