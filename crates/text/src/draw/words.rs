//! Lines, columns and tables of text.

use crate::Language;

/// The columns that a text takes on a screen: escape sequences take none.
pub fn width(text: &str) -> usize {
    let mut count = 0;
    let mut escape = false;
    for c in text.chars() {
        match (escape, c) {
            (false, '\x1b') => escape = true,
            (false, _) => count += 1,
            (true, 'm') => escape = false,
            (true, _) => {}
        }
    }
    count
}

/// A text with blanks behind it, up to a width.
pub fn padded(text: &str, columns: usize) -> String {
    format!("{text}{}", " ".repeat(columns.saturating_sub(width(text))))
}

/// Lines beside each other, the right ones from a column on.
pub fn beside(left: &[String], right: &[String], column: usize) -> Vec<String> {
    let line = |lines: &[String], i: usize| lines.get(i).cloned().unwrap_or_default();
    (0..left.len().max(right.len()))
        .map(|i| match right.get(i) {
            Some(text) if !text.is_empty() => format!("{}{text}", padded(&line(left, i), column)),
            _ => line(left, i),
        })
        .collect()
}

/// A text broken into lines of at most `room` columns; those after the first are indented.
pub fn wrap(text: &str, room: usize, indent: usize) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = String::new();
    for word in text.split(' ').filter(|word| !word.is_empty()) {
        let empty = line.trim().is_empty();
        if !empty && width(&line) + 1 + width(word) > room {
            lines.push(std::mem::replace(&mut line, " ".repeat(indent)));
            line.push_str(word);
        } else {
            if !empty {
                line.push(' ');
            }
            line.push_str(word);
        }
    }
    if !line.trim().is_empty() {
        lines.push(line);
    }
    lines
}

/// The lines of a text: those that fit stay as they are, since they may be pictures, and longer ones are wrapped.
pub fn fitted(text: &str, room: usize, indent: usize) -> Vec<String> {
    let fit = |line: &str| match width(line) <= room {
        true => vec![line.to_owned()],
        false => wrap(line, room, indent),
    };
    text.lines().flat_map(fit).collect()
}

/// Things in a sentence: `a, b and c`.
pub fn listed(items: &[String], language: Language) -> String {
    match items {
        [] => language.pick("none", "ninguno", "nenhum").into(),
        [one] => one.clone(),
        [most @ .., last] => {
            // Spanish has another word before the sound of its own.
            let y = if last.to_lowercase().starts_with('i') { "e" } else { "y" };
            format!("{} {} {last}", most.join(", "), language.pick("and", y, "e"))
        }
    }
}

/// Items in as many columns as fit, read downwards; each column is as wide as its widest item.
pub fn columns(items: &[String], room: usize) -> Vec<String> {
    const GAP: usize = 2;
    let widths = |rows: usize| -> Vec<usize> {
        items.chunks(rows).map(|chunk| chunk.iter().map(|item| width(item)).max().unwrap_or(0)).collect()
    };
    let fits = |rows: &usize| {
        let widths = widths(*rows);
        widths.iter().sum::<usize>() + GAP * (widths.len() - 1) <= room
    };
    let rows = (1..=items.len()).find(fits).unwrap_or(items.len().max(1));
    let widths = widths(rows);
    (0..rows.min(items.len()))
        .map(|row| {
            let cells = items.iter().skip(row).step_by(rows).zip(&widths);
            cells.map(|(item, room)| padded(item, room + GAP)).collect::<String>().trim_end().to_owned()
        })
        .collect()
}

/// A table with a name before each row; values stand to the right.
pub fn table(heads: &[String], rows: &[(String, Vec<String>)]) -> String {
    let names = rows.iter().map(|(name, _)| width(name)).max().unwrap_or(0);
    let widths: Vec<usize> = (0..heads.len())
        .map(|i| {
            let cells = rows.iter().filter_map(|(_, cells)| cells.get(i)).map(|cell| width(cell));
            cells.max().unwrap_or(0).max(width(&heads[i])) + 2
        })
        .collect();
    let line = |name: &str, cells: &[String]| {
        let cells: String = cells
            .iter()
            .zip(&widths)
            .map(|(cell, room)| format!("{}{cell}", " ".repeat(room.saturating_sub(width(cell)))))
            .collect();
        format!("{}{cells}\n", padded(name, names))
    };
    let mut text = line("", heads);
    for (name, cells) in rows {
        text.push_str(&line(name, cells));
    }
    text
}

/// Sources of points, each once, in the order of their kinds; a source with a number is of the kind before its number. Kinds that
/// are not listed come last.
pub fn in_order<'s>(sources: impl Iterator<Item = &'s str>, kinds: &[&str]) -> Vec<&'s str> {
    let place = |source: &&str| {
        let (kind, number) = match source.rsplit_once('-').and_then(|(k, n)| Some((k, n.parse().ok()?))) {
            Some((kind, number)) => (kind, number),
            None => (*source, 0u32),
        };
        (kinds.iter().position(|&known| known == kind).unwrap_or(kinds.len()), number)
    };
    let mut all: Vec<&str> = sources.collect();
    all.sort_by(|a, b| place(a).cmp(&place(b)).then(a.cmp(b)));
    all.dedup();
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn widths_leave_escapes_out() {
        assert_eq!(width("\x1b[1;38;5;70mbank\x1b[0m"), 4);
        assert_eq!(padded("\x1b[1mab\x1b[0m", 4), "\x1b[1mab\x1b[0m  ");
    }

    #[test]
    fn texts_are_wrapped_and_set_in_columns() {
        assert_eq!(wrap("one two three", 8, 2), ["one two", "  three"]);
        assert_eq!(wrap("", 8, 2), Vec::<String>::new());
        assert_eq!(fitted("  /  \\\none two three\n", 8, 2), ["  /  \\", "one two", "  three"]);
        let items = ["1 a", "2 b", "3 c"].map(String::from);
        assert_eq!(columns(&items, 8), ["1 a  3 c", "2 b"]);
        assert_eq!(columns(&items, 1).len(), 3);
        let rows = [("x".to_owned(), vec!["1".to_owned(), "22".to_owned()])];
        assert_eq!(table(&["p1".into(), "p2".into()], &rows), "   p1  p2\nx   1  22\n");
    }

    #[test]
    fn things_are_listed_in_sentences() {
        let items = ["derecho", "izquierdo", "inferior"].map(String::from);
        assert_eq!(listed(&[], Language::English), "none");
        assert_eq!(listed(&items[..1], Language::English), "derecho");
        assert_eq!(listed(&items, Language::English), "derecho, izquierdo and inferior");
        assert_eq!(listed(&items, Language::Spanish), "derecho, izquierdo e inferior");
        assert_eq!(listed(&items[1..], Language::Portuguese), "izquierdo e inferior");
        assert_eq!(listed(&["A1".into(), "B2".into()], Language::Spanish), "A1 y B2");
    }

    #[test]
    fn sources_come_in_the_order_of_play() {
        let sources = ["monastery-15", "silver", "regions-8", "regions-1", "monastery-7", "silver"];
        assert_eq!(
            in_order(sources.into_iter(), &["regions", "silver"]),
            ["regions-1", "regions-8", "silver", "monastery-7", "monastery-15"]
        );
    }
}
