//! Rule ids and the ways to write them.

use std::collections::BTreeSet;
use std::fmt;

/// The id of a rule, such as `B4.3`, `X-SHIELD-7.1`, `B-R1` or `X-R1`. Sorted by chapter, then by number.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Id {
    /// What stands before the numbers: `B`, `B-R`, `X-R`, `X-SHIELD-`.
    prefix: String,
    /// The numbers.
    numbers: Vec<u32>,
    /// A letter in place of a number: `X-SHIELD-A`.
    letter: Option<char>,
}

/// What ids of rulings of this project start with, one a digest.
const RULINGS: [&str; 5] = ["A-R", "B-R", "T-R", "V-R", "X-R"];

impl Id {
    /// Reads the id that a text starts with, and gives the rest of the text.
    pub fn start_of(text: &str) -> Option<(Id, &str)> {
        // Rulings of this project: `B-R1`. `X-ROUTE-1` begins alike, and is none: no number follows.
        if let Some((prefix, rest)) = text.get(..3).zip(text.get(3..))
            && RULINGS.contains(&prefix)
            && let Some((number, rest)) = number(rest)
        {
            return Id::numbered(prefix, [number]).ending(rest);
        }
        if let Some(after) = text.strip_prefix("X-") {
            let name = after.split('-').next().filter(|name| is_name(name))?;
            let prefix = text.get(..2 + name.len() + 1)?;
            let rest = text.strip_prefix(prefix)?;
            if let Some((first, rest)) = number(rest) {
                if let Some((second, rest)) = rest.strip_prefix('.').and_then(number) {
                    return Id::numbered(prefix, [first, second]).ending(rest);
                }
                return Id::numbered(prefix, [first]).ending(rest);
            }
            let letter = rest.chars().next().filter(char::is_ascii_uppercase)?;
            let id = Id { prefix: prefix.to_owned(), numbers: Vec::new(), letter: Some(letter) };
            return id.ending(&rest[1..]);
        }
        let prefix = text.get(..1).filter(|prefix| "ABTV".contains(prefix))?;
        let (chapter, rest) = number(&text[1..])?;
        let (second, rest) = number(rest.strip_prefix('.')?)?;
        Id::numbered(prefix, [chapter, second]).ending(rest)
    }

    /// Reads a text that is an id and nothing else.
    pub fn parse(text: &str) -> Option<Id> {
        Id::start_of(text).filter(|(_, rest)| rest.is_empty()).map(|(id, _)| id)
    }

    fn numbered<const N: usize>(prefix: &str, numbers: [u32; N]) -> Id {
        Id { prefix: prefix.to_owned(), numbers: numbers.to_vec(), letter: None }
    }

    /// The id, unless a word runs on after it.
    fn ending(self, rest: &str) -> Option<(Id, &str)> {
        (!rest.starts_with(|c: char| c.is_alphanumeric())).then_some((self, rest))
    }

    /// This id and those after it up to a last number: `B15.16–23`.
    fn up_to(&self, last: u32) -> Vec<Id> {
        let first = self.numbers.last().copied().unwrap_or(0);
        let with = |number| {
            let mut id = self.clone();
            id.numbers.pop();
            id.numbers.push(number);
            id
        };
        (first..=last).map(with).collect()
    }
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let numbers: Vec<String> = self.numbers.iter().map(u32::to_string).collect();
        write!(f, "{}{}", self.prefix, numbers.join("."))?;
        self.letter.map_or(Ok(()), |letter| write!(f, "{letter}"))
    }
}

fn is_name(text: &str) -> bool {
    !text.is_empty() && text.chars().all(|c| c.is_ascii_uppercase())
}

fn number(text: &str) -> Option<(u32, &str)> {
    let digits = text.chars().take_while(char::is_ascii_digit).count();
    Some((text[..digits].parse().ok()?, &text[digits..]))
}

/// The ids that a digest states: in bold, alone or as a range, or at the head of a bold title.
pub fn in_digest(text: &str) -> Vec<Id> {
    let mut ids = Vec::new();
    // Every other piece between pairs of stars is bold.
    for bold in text.split("**").skip(1).step_by(2) {
        let Some((id, rest)) = Id::start_of(bold) else { continue };
        match rest.strip_prefix('–').and_then(number) {
            Some((last, _)) => ids.extend(id.up_to(last)),
            None if rest.is_empty() || rest.starts_with(' ') => ids.push(id),
            None => {}
        }
    }
    ids
}

/// The ids at the start of the name of a Rust test: `b15_9_b15_10_free_step` names B15.9 and B15.10.
///
/// `known` decides where the name leaves it open: `x_shield_7_1_…` is X-SHIELD-7.1 if there is such a rule.
pub fn in_function_name(name: &str, known: &BTreeSet<Id>) -> Vec<Id> {
    let words: Vec<&str> = name.split('_').collect();
    let mut ids = Vec::new();
    let mut at = 0;
    while at < words.len() {
        let readings: Vec<(Id, usize)> =
            [4, 3, 2, 1].iter().filter_map(|&n| Some((of_words(words.get(at..at + n)?)?, n))).collect();
        let Some((id, used)) = readings.iter().find(|(id, _)| known.contains(id)).or(readings.last()) else {
            break;
        };
        ids.push(id.clone());
        at += used;
    }
    ids
}

fn of_words(words: &[&str]) -> Option<Id> {
    let text = match words {
        [one] => {
            let (chapter, number) = one.get(..1).zip(one.get(1..).and_then(|rest| rest.strip_prefix('r')))?;
            format!("{}-R{number}", chapter.to_uppercase())
        }
        [chapter, number] => format!("{}.{number}", chapter.to_uppercase()),
        ["x", name, number] => format!("X-{}-{}", name.to_uppercase(), number.to_uppercase()),
        ["x", name, first, second] => format!("X-{}-{first}.{second}", name.to_uppercase()),
        _ => return None,
    };
    Id::parse(&text)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(ids: &[Id]) -> Vec<String> {
        ids.iter().map(Id::to_string).collect()
    }

    #[test]
    fn ids_are_read_and_written() {
        for text in [
            "B4.3",
            "A5.2",
            "T20.12",
            "V12.4",
            "X-SHIELD-7",
            "X-SHIELD-7.1",
            "X-SHIELD-A",
            "B-R12",
            "X-R1",
            "A-R2",
            "X-ROUTE-1",
        ] {
            assert_eq!(Id::parse(text).map(|id| id.to_string()).as_deref(), Some(text));
        }
        for text in [
            "B4",
            "B4.",
            "B4.3a",
            "C4.3",
            "2011",
            "SE",
            "RULING",
            "EX1",
            "X-7",
            "X-SHIELD-AB",
            "B-R",
            "X-R",
            "X-SHIELD",
            "X-R1a",
            "C-R1",
            "",
            "é",
        ] {
            assert_eq!(Id::parse(text), None, "{text}");
        }
    }

    #[test]
    fn ids_are_sorted_by_number() {
        let mut ids: Vec<Id> =
            ["B15.9", "B15.10", "B2.1"].iter().filter_map(|text| Id::parse(text)).collect();
        ids.sort();
        assert_eq!(texts(&ids), ["B2.1", "B15.9", "B15.10"]);
    }

    #[test]
    fn digests_state_ids_in_bold() {
        let digest = "Editions: **2011** and **SE**.\n- **B1.1** DATA. As B9.9 says.\n- **B15.16–19** x **RULING**\n\
                      **T9.1 Castle (green).** **X-SHIELD-A** y **B-R1** RULING";
        assert_eq!(
            texts(&in_digest(digest)),
            ["B1.1", "B15.16", "B15.17", "B15.18", "B15.19", "T9.1", "X-SHIELD-A", "B-R1"]
        );
    }

    #[test]
    fn test_functions_start_with_ids() {
        let known: BTreeSet<Id> =
            ["X-SHIELD-7", "X-SHIELD-7.1", "X-SHIELD-9"].iter().filter_map(|text| Id::parse(text)).collect();
        let names = |name| texts(&in_function_name(name, &known));
        assert_eq!(names("b7_2_tile_must_touch"), ["B7.2"]);
        assert_eq!(names("b15_9_b15_10_free_step"), ["B15.9", "B15.10"]);
        assert_eq!(names("b5_3_2_to_6_costs_2"), ["B5.3"]);
        assert_eq!(names("br1_side_and_castle"), ["B-R1"]);
        assert_eq!(names("xr1_a_25th_tile_b7_2"), ["X-R1"]);
        assert_eq!(names("xr2_ar1_the_first_chooses"), ["X-R2", "A-R1"]);
        assert_eq!(names("x_shield_7_1_twice"), ["X-SHIELD-7.1"]);
        assert_eq!(names("x_shield_9_2_players"), ["X-SHIELD-9"]);
        assert_eq!(names("x_shield_a"), ["X-SHIELD-A"]);
        assert!(names("ids_are_read").is_empty());
        assert!(names("brown_b7_2").is_empty());
    }
}
