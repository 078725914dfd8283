//! What kind of option it is, by the values that the game's catalogue names.

/// How an option is chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Form {
    /// One of these.
    One(Vec<String>),
    /// Some of these, or none.
    Several(Vec<String>),
    /// A number of a range.
    Number(u32, u32),
}

impl Form {
    /// Reads the values of a catalogue: `a, b, c`, `some of: a b c`, `a number from 1 to 9`; none where they are anything else.
    pub(crate) fn read(values: &str) -> Option<Form> {
        let words = |text: &str, by: &str| text.split(by).map(str::to_owned).collect::<Vec<_>>();
        if let Some((_, some)) = values.split_once("some of: ") {
            return Some(Form::Several(words(some, " ")));
        }
        if let Some(range) = values.strip_prefix("a number from ") {
            let (from, to) = range.split_once(" to ")?;
            return Some(Form::Number(from.parse().ok()?, to.parse().ok()?));
        }
        let all = words(values, ", ");
        let is_word = |word: &String| {
            !word.is_empty() && word.chars().all(|sign| sign.is_ascii_alphanumeric() || "_-.".contains(sign))
        };
        all.iter().all(is_word).then_some(Form::One(all))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_read_as_they_are_written() {
        let list = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect::<Vec<_>>();
        for (values, form) in [
            ("se, 2011", Some(Form::One(list(&["se", "2011"])))),
            ("later_turn, same_turn", Some(Form::One(list(&["later_turn", "same_turn"])))),
            ("none, all, or some of: tiles white", Some(Form::Several(list(&["tiles", "white"])))),
            ("a number from 1 to 10000", Some(Form::Number(1, 10000))),
            ("5, 10, … 100", None),
            ("rows of a board, joined by \" / \"", None),
        ] {
            assert_eq!(Form::read(values), form, "{values}");
        }
    }
}
