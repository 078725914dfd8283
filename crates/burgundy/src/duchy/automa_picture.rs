//! The picture of the automated opponent's duchy: its areas one below the other, spaces in rows.

use super::{AutomaDuchy, Mark, picture::paint};
use crate::colour::Colour;

/// What the marks mean, for below a picture.
const LEGEND: &str = "A, B: covered from the start with modifier A, B; +: extra turn with modifier D";

/// The duchy in characters. `ansi` adds colours for terminals that know 256.
pub fn automa_text(duchy: &AutomaDuchy, ansi: bool) -> String {
    let mut text = String::new();
    for colour in Colour::ALL {
        let name = format!("{} {}", colour.letter(), colour.name());
        for (row, spaces) in duchy.rows(colour).enumerate() {
            let signs: Vec<String> = spaces.iter().map(|mark| sign(*mark).to_string()).collect();
            let signs = signs.join("  ");
            let name = if row == 0 { name.as_str() } else { "" };
            let signs = if ansi { format!("{}{signs}\x1b[0m", paint(colour, false)) } else { signs };
            text.push_str(&format!("  {name:<13}{signs}\n"));
        }
    }
    if has_marks(duchy) {
        text.push_str(&format!("\n{LEGEND}\n"));
    }
    text
}

fn sign(mark: Option<Mark>) -> char {
    mark.map_or('.', Mark::sign)
}

fn has_marks(duchy: &AutomaDuchy) -> bool {
    duchy.marks.as_flattened().iter().any(Option::is_some)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::duchy::automa_duchies;

    #[test]
    fn pictures_show_all_spaces_and_marks() {
        let sides = automa_duchies().expect("a file without errors");
        assert!(automa_text(&sides[1], false).starts_with(
            "  C castle     B  .\n               +  .\n  M mine       B  .  .\n  S ship       A  .  .\n"
        ));
        for (side, marks) in sides.iter().zip([0, 13]) {
            let text = automa_text(side, false);
            let (areas, _) = text.split_once("\n\n").unwrap_or((&text, ""));
            assert_eq!(areas.matches('.').count(), 37 - marks);
            assert_eq!(text.contains("extra turn"), marks > 0);
        }
        assert!(automa_text(&sides[1], true).contains("\x1b["));
    }
}
