//! The words of a command line.

use crate::tools::Failure;
use std::{fmt::Display, str::FromStr};

/// The games, each with a crate of its own.
const GAMES: [&str; 3] = ["burgundy", "tuscany", "viscounts"];

/// What follows the name of a command, taken out piece by piece.
#[derive(Debug)]
pub struct Args {
    command: String,
    words: Vec<String>,
}

impl Args {
    /// The words after the name of the command.
    pub fn new(command: &str, words: Vec<String>) -> Args {
        Args { command: command.to_owned(), words }
    }

    /// Takes a switch such as `--list` and says whether it was there.
    pub fn switch(&mut self, name: &str) -> bool {
        let before = self.words.len();
        self.words.retain(|word| word != name);
        self.words.len() < before
    }

    /// Takes an option with a value, `--games 5` or `--games=5`.
    pub fn value<T: FromStr<Err: Display>>(&mut self, name: &str) -> Result<Option<T>, Failure> {
        let Some(at) = self.words.iter().position(|word| word.split('=').next() == Some(name)) else {
            return Ok(None);
        };
        let word = self.words.remove(at);
        let value = match word.split_once('=') {
            Some((_, value)) => value.to_owned(),
            None if at < self.words.len() => self.words.remove(at),
            None => return Err(self.refuse(format!("{name} needs a value"))),
        };
        match value.parse() {
            Ok(value) => Ok(Some(value)),
            Err(why) => Err(self.refuse(format!("\"{value}\" is no value for {name} ({why})"))),
        }
    }

    /// Takes `--game NAME` and gives the package that holds the game's rules; without it that of Burgundy.
    pub fn rules_crate(&mut self) -> Result<String, Failure> {
        let name: String = self.value("--game")?.unwrap_or_else(|| GAMES[0].to_owned());
        match GAMES.contains(&name.as_str()) {
            true => Ok(format!("demesne-{name}")),
            false => {
                Err(self.refuse(format!("there is no game \"{name}\"; the games are {}", GAMES.join(", "))))
            }
        }
    }

    /// The words that are left, none of which may look like an option.
    pub fn rest(self) -> Result<Vec<String>, Failure> {
        match self.words.iter().find(|word| word.starts_with('-')) {
            Some(word) => Err(self.refuse(format!("there is no option \"{word}\""))),
            None => Ok(self.words),
        }
    }

    /// Nothing may be left.
    pub fn finish(self) -> Result<(), Failure> {
        match self.words.first() {
            Some(word) => Err(self.refuse(format!("\"{word}\" means nothing here"))),
            None => Ok(()),
        }
    }

    fn refuse(&self, why: String) -> Failure {
        Failure::Usage(format!(
            "cargo xtask {0}: {why}; \"cargo xtask {0} --help\" says what it takes.",
            self.command
        ))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn args(text: &str) -> Args {
        Args::new("soak", text.split_whitespace().map(str::to_owned).collect())
    }

    #[test]
    fn options_are_taken_out() {
        let mut args = args("--list --games 5 --minutes=2 record");
        assert!(args.switch("--list"));
        assert!(!args.switch("--list"));
        assert_eq!(args.value::<u32>("--games").unwrap(), Some(5));
        assert_eq!(args.value::<u32>("--minutes").unwrap(), Some(2));
        assert_eq!(args.value::<u32>("--hours").unwrap(), None);
        assert_eq!(args.rest().unwrap(), ["record"]);
    }

    #[test]
    fn a_game_is_a_crate() {
        assert_eq!(args("").rules_crate().unwrap(), "demesne-burgundy");
        assert_eq!(args("--game tuscany").rules_crate().unwrap(), "demesne-tuscany");
        let Failure::Usage(why) = args("--game chess").rules_crate().unwrap_err() else { panic!("a usage") };
        assert!(why.contains("the games are burgundy, tuscany, viscounts"), "{why}");
    }

    #[test]
    fn nonsense_is_refused_in_words() {
        let why = |failure: Failure| match failure {
            Failure::Usage(why) => why,
            Failure::Check(why) => panic!("{why}"),
        };
        assert!(why(args("--games").value::<u32>("--games").unwrap_err()).contains("--games needs a value"));
        assert!(
            why(args("--games many").value::<u32>("--games").unwrap_err()).contains("\"many\" is no value")
        );
        assert!(why(args("--loud").rest().unwrap_err()).contains("no option \"--loud\""));
        assert!(why(args("loud").finish().unwrap_err()).contains("\"loud\" means nothing here"));
    }
}
