//! The list of broken rules, and how one is put into a source text.

use crate::rules::id::Id;
use std::{collections::BTreeSet, ops::Range};

/// What encloses the expression in a line of a change.
const MARKS: [char; 2] = ['«', '»'];

/// A rule that is broken in one way.
#[derive(PartialEq, Eq, Debug)]
pub struct Mutant {
    /// From 1, in the order of the list.
    pub number: usize,
    /// The line of its heading.
    pub line: usize,
    /// The rules that it breaks.
    pub rules: String,
    /// The source file, below the folder of the sources.
    pub file: String,
    /// What is broken, in words.
    pub what: String,
    /// What changes in the file.
    pub changes: Vec<Change>,
}

/// An expression in its surroundings, and the one that stands in its place.
#[derive(PartialEq, Eq, Debug)]
pub struct Change {
    /// The text as it stands in the file.
    pub text: String,
    /// The part of it that is the expression.
    pub part: Range<usize>,
    /// The other expression.
    pub to: String,
}

impl Mutant {
    /// How it is named in what is printed.
    pub fn name(&self) -> String {
        format!("{} {} ({}): {}", self.number, self.rules, self.file, self.what)
    }
}

/// Reads the list; every fault names its line.
pub fn read(text: &str, known: &BTreeSet<Id>) -> Result<Vec<Mutant>, String> {
    let mut mutants: Vec<Mutant> = Vec::new();
    let mut from: Vec<&str> = Vec::new();
    for (line, words) in (1..).zip(text.lines()) {
        let at = |why: &str| format!("line {line}: {why}.");
        if words.starts_with('#') || words.trim().is_empty() {
            continue;
        }
        if let Some(text) = words.strip_prefix("- ") {
            from.push(text);
            continue;
        }
        if let Some(to) = words.strip_prefix("+ ") {
            let mutant = mutants.last_mut().ok_or_else(|| at("a change stands below no heading"))?;
            let text = std::mem::take(&mut from).join("\n");
            mutant.changes.push(change(&text, to).map_err(|why| at(&why))?);
            continue;
        }
        if !from.is_empty() {
            return Err(at("a line with \"+\" is missing before it"));
        }
        let parts: Vec<&str> = words.split(" | ").collect();
        let [rules, file, what] = parts[..] else {
            return Err(at("a heading is \"RULES | FILE | what is broken\""));
        };
        for rule in rules.split(' ') {
            if !Id::parse(rule).is_some_and(|id| known.contains(&id)) {
                return Err(at(&format!("\"{rule}\" is no rule of docs/rules")));
            }
        }
        let number = mutants.len() + 1;
        let [rules, file, what] = [rules, file, what].map(str::to_owned);
        mutants.push(Mutant { number, line, rules, file, what, changes: Vec::new() });
    }
    match mutants.iter().find(|mutant| mutant.changes.is_empty()) {
        _ if !from.is_empty() => Err("the last line with \"+\" is missing.".into()),
        Some(mutant) => Err(format!("line {}: nothing changes below this heading.", mutant.line)),
        None => Ok(mutants),
    }
}

fn change(text: &str, to: &str) -> Result<Change, String> {
    let bare = text.replace(MARKS, "");
    let places = MARKS.map(|mark| text.match_indices(mark).map(|(at, _)| at).collect::<Vec<_>>());
    let part = match [&places[0][..], &places[1][..]] {
        [[], []] => 0..bare.len(),
        [&[start], &[end]] if start < end => start..end - MARKS[0].len_utf8(),
        _ => return Err("one « and one » after it enclose the expression".into()),
    };
    match bare[part.clone()].trim().is_empty() || to.trim().is_empty() {
        true => Err("an expression is missing".into()),
        false => Ok(Change { part, text: bare, to: to.to_owned() }),
    }
}

/// A source text with all its mutants: each expression asks which of them holds.
pub fn bend(source: &str, mutants: &[&Mutant]) -> Result<String, String> {
    let mut places: Vec<(Range<usize>, usize, &str)> = Vec::new();
    for mutant in mutants {
        for change in &mutant.changes {
            let found: Vec<usize> = source.match_indices(&change.text).map(|(at, _)| at).collect();
            let &[at] = &found[..] else {
                return Err(format!(
                    "{} must stand once in the file, and stands there {} times: {}",
                    mutant.name(),
                    found.len(),
                    change.text
                ));
            };
            places.push((at + change.part.start..at + change.part.end, mutant.number, &change.to));
        }
    }
    places.sort_by_key(|(part, number, _)| (part.start, part.end, *number));
    let (mut bent, mut done) = (String::with_capacity(2 * source.len()), 0);
    for same in places.chunk_by(|(one, ..), (other, ..)| one == other) {
        let part = same[0].0.clone();
        if part.start < done {
            return Err(format!(
                "the expression of mutant {} is a part of another one, or overlaps it.",
                same[0].1
            ));
        }
        bent.push_str(&source[done..part.start]);
        let asked: Vec<String> =
            same.iter().map(|(_, number, to)| format!("if crate::bent::is({number}) {{ {to} }}")).collect();
        bent.push_str(&format!("({} else {{ {} }})", asked.join(" else "), &source[part.clone()]));
        done = part.end;
    }
    bent.push_str(&source[done..]);
    Ok(bent)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::id::in_digest;

    fn list(text: &str) -> Result<Vec<Mutant>, String> {
        read(text, &in_digest("- **B5.3** One.\n- **B5.4** Another.\n").into_iter().collect())
    }

    #[test]
    fn mutants_share_an_expression() {
        let text = "# Dice\n\nB5.3 B5.4 | a.rs | one\n- f(«1», 2)\n+ 3\nB5.4 | a.rs | two\n- f(«1», 2)\n+ 4\n- g()\n- + 5\n+ 6\n";
        let mutants = list(text).unwrap();
        assert_eq!(mutants[0].name(), "1 B5.3 B5.4 (a.rs): one");
        let bent = bend("x = f(1, 2) * g()\n+ 5;", &mutants.iter().collect::<Vec<_>>()).unwrap();
        let first = "(if crate::bent::is(1) { 3 } else if crate::bent::is(2) { 4 } else { 1 })";
        let second = "(if crate::bent::is(2) { 6 } else { g()\n+ 5 })";
        assert_eq!(bent, format!("x = f({first}, 2) * {second};"));
    }

    #[test]
    fn an_expression_stands_in_its_file_once() {
        let mutants = list("B5.3 | a.rs | one\n- 1 + 2\n+ 3\n").unwrap();
        let mutants: Vec<&Mutant> = mutants.iter().collect();
        let why = bend("1 + 2; 1 + 2", &mutants).unwrap_err();
        assert_eq!(why, "1 B5.3 (a.rs): one must stand once in the file, and stands there 2 times: 1 + 2");
        assert!(bend("1 + 3", &mutants).unwrap_err().contains("stands there 0 times"));
    }

    #[test]
    fn expressions_do_not_overlap() {
        let mutants = list("B5.3 | a.rs | one\n- 1 + 2\n+ 3\nB5.4 | a.rs | two\n- 2 + 4\n+ 3\n").unwrap();
        let why = bend("1 + 2 + 4", &mutants.iter().collect::<Vec<_>>()).unwrap_err();
        assert_eq!(why, "the expression of mutant 2 is a part of another one, or overlaps it.");
    }

    #[test]
    fn faults_name_their_line() {
        for (text, why) in [
            ("B5.3 | a.rs\n- 1\n+ 2\n", "line 1: a heading is \"RULES | FILE | what is broken\"."),
            ("B5.9 | a.rs | one\n- 1\n+ 2\n", "line 1: \"B5.9\" is no rule of docs/rules."),
            ("- 1\n+ 2\n", "line 2: a change stands below no heading."),
            ("B5.3 | a.rs | one\n", "line 1: nothing changes below this heading."),
            ("B5.3 | a.rs | one\n- «1\n+ 2\n", "line 3: one « and one » after it enclose the expression."),
            ("B5.3 | a.rs | one\n- »1«\n+ 2\n", "line 3: one « and one » after it enclose the expression."),
            ("B5.3 | a.rs | one\n+ 2\n", "line 2: an expression is missing."),
            ("B5.3 | a.rs | one\n- 1\n", "the last line with \"+\" is missing."),
            (
                "B5.3 | a.rs | one\n- 1\nB5.4 | a.rs | two\n",
                "line 3: a line with \"+\" is missing before it.",
            ),
        ] {
            assert_eq!(list(text).unwrap_err(), why, "{text}");
        }
    }
}
