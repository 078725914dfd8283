//! Lines of a screen: rows with a label, and parts that are not broken.

use crate::draw::{WIDTH, padded, wrap};

/// Where the text of a row begins.
const INDENT: usize = 14;

/// A text whose words stay together in one line.
pub fn unbroken(text: &str) -> String {
    text.replace(' ', "\u{a0}")
}

/// A text in lines of at most so many columns, with what is [`unbroken`] kept together where it fits.
pub fn wrapped(text: &str, room: usize, indent: usize) -> Vec<String> {
    let plain = |line: String| line.replace('\u{a0}', " ");
    let lines = wrap(text, room, indent);
    let lines = lines.into_iter().flat_map(|line| {
        // A part that is wider than the screen has to be broken after all.
        let line = plain(line);
        match crate::draw::width(&line) > room {
            true => wrap(&line, room, indent + 2),
            false => vec![line],
        }
    });
    lines.map(|line| line.trim_end().to_owned()).collect()
}

/// A row: a label, and the text beside it.
pub fn row(label: &str, text: &str) -> Vec<String> {
    let lines = wrapped(text, WIDTH - INDENT, 0);
    let begin =
        |nth: usize| if nth == 0 { padded(&format!("  {label}"), INDENT) } else { " ".repeat(INDENT) };
    lines.into_iter().enumerate().map(|(nth, line)| format!("{}{line}", begin(nth))).collect()
}

/// Columns in which the beginning of a part says something.
const WORDS: usize = 16;

/// As many parts, in order, as fit a room; the one that is too wide is cut.
pub fn fitting(parts: &[String], room: usize) -> String {
    let mut text = String::new();
    for part in parts.iter().filter(|part| !part.is_empty()) {
        let comma = if text.is_empty() { "" } else { ", " };
        let left = room.saturating_sub(crate::draw::width(&text) + comma.len());
        if crate::draw::width(part) > left {
            // A beginning says something where there is room for some words.
            if left >= WORDS || text.is_empty() && left > 1 {
                let cut: String = part.chars().take(left - 1).collect();
                text.push_str(comma);
                text.push_str(cut.trim_end());
                text.push('…');
            }
            break;
        }
        text.push_str(comma);
        text.push_str(part);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draw::width;

    #[test]
    fn rows_fit_and_parts_stay_together() {
        let text = format!("{} {}", unbroken(&"a b c d ".repeat(6)), unbroken(&"e f g h ".repeat(6)));
        let lines = row("label", &text);
        assert_eq!(lines.len(), 2, "{lines:?}");
        assert!(lines[0].starts_with("  label       a b") && lines[1].trim_start().starts_with("e f"));
        let long = row("label", &unbroken(&"word ".repeat(40)));
        assert!(long.len() > 2 && long.iter().all(|line| width(line) <= WIDTH), "{long:?}");
    }

    #[test]
    fn what_does_not_fit_is_left_out() {
        let parts = ["one", "two", "three"].map(String::from);
        assert_eq!(fitting(&parts, 9), "one, two");
        assert_eq!(fitting(&parts, 20), "one, two, three");
        assert_eq!(fitting(&["seventeen".into()], 5), "seve…");
    }
}
