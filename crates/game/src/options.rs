//! The options of a game: a catalogue that help and errors are made of, and reading setup lines by it.

use crate::{Game, SetupLine, TextError};

/// An option in the catalogue of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionLine {
    /// Its key. `board NAME` stands for every key that starts with `board `.
    pub key: &'static str,
    /// The values that it takes, for people.
    pub values: &'static str,
    /// What it does.
    pub what: &'static str,
}

impl OptionLine {
    /// Whether a key is that of this option.
    fn is(&self, key: &str) -> bool {
        match self.key.split_once(' ') {
            Some((first, _)) => key.strip_prefix(first).is_some_and(|rest| rest.starts_with(' ')),
            None => self.key == key,
        }
    }
}

/// The key of the setup line that names an older version of the rules.
pub const RULES_KEY: &str = "rules";

/// The version of the rules that setup lines ask for, and the other lines, for a game that still knows older ones.
pub fn take_rules<G: Game>(lines: &[SetupLine]) -> Result<(u32, Vec<SetupLine>), TextError> {
    let (rules, others): (Vec<SetupLine>, Vec<SetupLine>) =
        lines.iter().cloned().partition(|line| line.key == RULES_KEY);
    match &rules[..] {
        [] => Ok((G::RULES, others)),
        [SetupLine { value, line, .. }] => {
            let place = |e: TextError| if *line > 0 { e.on_line(*line) } else { e };
            Ok((check_rules::<G>(value).map_err(place)?, others))
        }
        [.., _] => Err(TextError::new("the version of the rules stands here twice; name it once")),
    }
}

/// A version of the rules that can be played.
pub(crate) fn check_rules<G: Game>(value: &str) -> Result<u32, TextError> {
    let known = G::OLDEST_RULES..=G::RULES;
    value.parse().ok().filter(|version| known.contains(version)).ok_or_else(|| {
        let known = match G::OLDEST_RULES == G::RULES {
            true => format!("version {}", G::RULES),
            false => format!("versions {} to {}", G::OLDEST_RULES, G::RULES),
        };
        TextError::new(format!(
            "this was played by version {value} of the rules of {}; this program knows {known}",
            G::NAME
        ))
    })
}

/// Reads setup lines: each key once, and one of the catalogue. `set` is given key and value; `Ok(false)` says that the
/// option has no such value.
pub fn read_options(
    catalogue: &[OptionLine],
    lines: &[SetupLine],
    mut set: impl FnMut(&str, &str) -> Result<bool, TextError>,
) -> Result<(), TextError> {
    for (i, SetupLine { key, value, line }) in lines.iter().enumerate() {
        let place = |e: TextError| if *line > 0 { e.on_line(*line) } else { e };
        if lines[..i].iter().any(|other| other.key == *key) {
            let why = format!("the option \"{key}\" stands here twice; name it once");
            return Err(place(TextError::new(why)));
        }
        let Some(option) = catalogue.iter().find(|option| option.is(key)) else {
            let keys: Vec<&str> = catalogue.iter().map(|option| option.key).collect();
            let why = format!("\"{key}\" is no option of this game; the options are: {}", keys.join(", "));
            return Err(place(TextError::new(why)));
        };
        if !set(key, value).map_err(place)? {
            let why = format!("\"{value}\" is no value of the option {key}; it takes: {}", option.values);
            return Err(place(TextError::new(why)));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    const CATALOGUE: &[OptionLine] = &[
        OptionLine { key: "players", values: "2, 3", what: "how many play" },
        OptionLine { key: "board NAME", values: "rows", what: "a board of your own" },
    ];

    fn read(lines: &[(&str, &str)], first: usize) -> Result<Vec<String>, String> {
        let number = |i: usize| if first > 0 { first + i } else { 0 };
        let lines: Vec<SetupLine> = (lines.iter().enumerate())
            .map(|(i, (key, value))| SetupLine {
                key: (*key).into(),
                value: (*value).into(),
                line: number(i),
            })
            .collect();
        let mut said = Vec::new();
        let set = |key: &str, value: &str| {
            said.push(format!("{key}={value}"));
            match value {
                "torn" => Err(TextError::new("the board is torn; mend it")),
                _ => Ok(key != "players" || matches!(value, "2" | "3")),
            }
        };
        read_options(CATALOGUE, &lines, set).map_err(|e| e.to_string())?;
        Ok(said)
    }

    #[test]
    fn options_are_set_in_the_order_of_their_lines() {
        let said = read(&[("board a", "x"), ("players", "3"), ("board b", "y")], 1);
        assert_eq!(said.unwrap(), ["board a=x", "players=3", "board b=y"]);
    }

    #[test]
    fn what_is_no_option_or_no_value_is_refused_on_its_line() {
        let list = "is no option of this game; the options are: players, board NAME";
        for (lines, first, error) in [
            (&[("players", "3"), ("moon", "full")][..], 4, format!("line 5: \"moon\" {list}")),
            (&[("board", "x")], 0, format!("\"board\" {list}")),
            (&[("boardroom x", "x")], 0, format!("\"boardroom x\" {list}")),
            (
                &[("players", "5")],
                1,
                "line 1: \"5\" is no value of the option players; it takes: 2, 3".into(),
            ),
            (
                &[("players", "2"), ("players", "2")],
                1,
                "line 2: the option \"players\" stands here twice; name it once".into(),
            ),
            (&[("board a", "torn")], 3, "line 3: the board is torn; mend it".into()),
            (&[("board a", "torn")], 0, "the board is torn; mend it".into()),
        ] {
            assert_eq!(read(lines, first).unwrap_err(), error);
        }
    }
}
