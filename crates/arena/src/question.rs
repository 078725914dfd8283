//! What a contest asks: the first line of its file.

use demesne_bots::{Evaluate, Mind, Policy};
use demesne_game::{Notation, Seed, SetupLine, TextError};
use serde::{Deserialize, Serialize};

/// The version of the file format.
const FORMAT: u32 = 1;

/// Everything that games of a contest depend on. Results with the same question belong together, wherever they were played; how many
/// games are played, by how many threads and in which parts, is no part of it.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
pub struct Question {
    arena: u32,
    /// The game's name.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// Its setup, as in a record.
    pub setup: Vec<(String, String)>,
    /// The bots by name, each once.
    pub bots: Vec<String>,
    /// The seed of all deals.
    pub seed: String,
    /// A fingerprint of what was learned, where one of the bots plays by it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub network: Option<String>,
}

impl Question {
    /// Asks how these bots do at this table.
    pub fn new<G: Evaluate + Notation>(game: &G, bots: &[Mind], seed: Seed) -> Question {
        Question {
            arena: FORMAT,
            game: G::NAME.into(),
            rules: G::RULES,
            setup: game.setup(),
            bots: bots.iter().map(Mind::to_string).collect(),
            seed: seed.to_string(),
            network: learned(game, bots),
        }
    }

    /// The first line of a file, without its end.
    pub fn line(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Reads the first line of a file.
    ///
    /// # Errors
    /// Where it is none.
    pub fn read(line: &str) -> Result<Question, TextError> {
        let question: Question = serde_json::from_str(line).map_err(|_| {
            TextError::at(1, "this is no file of the arena; the first line of one begins with {\"arena\":1,")
        })?;
        if question.arena != FORMAT {
            let version = question.arena;
            return Err(TextError::at(
                1,
                format!(
                    "this is a file of the arena in version {version}; this program knows version {FORMAT}"
                ),
            ));
        }
        Ok(question)
    }

    /// The setup as lines that a game is made of.
    pub fn setup_lines(&self) -> Vec<SetupLine> {
        let line =
            |(key, value): &(String, String)| SetupLine { key: key.clone(), value: value.clone(), line: 0 };
        self.setup.iter().map(line).collect()
    }

    /// The bots.
    ///
    /// # Errors
    /// Where there is no such bot, or none at all.
    pub fn minds(&self) -> Result<Vec<Mind>, TextError> {
        self.bots.iter().map(|name| Mind::parse(name)).collect()
    }

    /// What another question asks otherwise, in a few words; nothing where it is the same.
    pub fn difference(&self, other: &Question) -> Option<String> {
        let tell = |what: &str, ours: &str, theirs: &str| {
            (ours != theirs).then(|| format!("{what} is {theirs} there and {ours} here"))
        };
        let rules = |question: &Question| format!("{} (rules {})", question.game, question.rules);
        let unless = |text: &Option<String>| text.clone().unwrap_or_else(|| "none".into());
        tell("the game", &rules(self), &rules(other))
            .or_else(|| {
                tell(
                    "the setup",
                    &setup_text(&self.setup, &other.setup),
                    &setup_text(&other.setup, &self.setup),
                )
            })
            .or_else(|| tell("the line of bots", &self.bots.join(","), &other.bots.join(",")))
            .or_else(|| tell("the seed", &self.seed, &other.seed))
            .or_else(|| tell("what the bots have learned", &unless(&self.network), &unless(&other.network)))
    }
}

/// The lines of a setup that another one does not have.
fn setup_text(setup: &[(String, String)], other: &[(String, String)]) -> String {
    let lines: Vec<String> = setup
        .iter()
        .filter(|line| !other.contains(line))
        .map(|(key, value)| format!("{key}={value}"))
        .collect();
    if lines.is_empty() && setup.len() != other.len() { "without it".into() } else { lines.join(" ") }
}

/// A short name for what was learned, if one of the bots plays by it.
fn learned<G: Evaluate>(game: &G, bots: &[Mind]) -> Option<String> {
    let by_hand = |mind: &Mind| matches!(mind.policy, Policy::Random | Policy::Greedy | Policy::Craft);
    let network = || game.network().get().map(|network| fingerprint(&network.to_bytes()));
    if bots.iter().all(by_hand) { None } else { network() }
}

/// A short name for bytes (FNV-1a): it tells files apart that were made differently, not by somebody who means harm.
fn fingerprint(bytes: &[u8]) -> String {
    let hash = bytes.iter().fold(0xcbf2_9ce4_8422_2325_u64, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    format!("{hash:016x}")
}
