//! Who can sit in the place of a person, by name.

use demesne_game::TextError;

/// A way to play. Five of them are the levels that people meet; the others are for studies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Policy {
    /// Any legal action, each as likely.
    Random,
    /// The action whose result looks best at once, by hand-made rules.
    Greedy,
    /// Tree search that judges by the same hand-made rules: what learning is measured against.
    Craft,
    /// The first level: knows what is good, and often overlooks it.
    Page,
    /// The second: overlooks less.
    Squire,
    /// The third: takes what its judgement likes best, without looking ahead.
    Knight,
    /// The fourth: looks ahead a little.
    Baron,
    /// The fifth and strongest: looks ahead as far as its time allows.
    Duke,
}

impl Policy {
    /// All of them.
    pub const ALL: [Policy; 8] = [
        Policy::Random,
        Policy::Greedy,
        Policy::Craft,
        Policy::Page,
        Policy::Squire,
        Policy::Knight,
        Policy::Baron,
        Policy::Duke,
    ];

    /// The levels that people choose from, the weakest first.
    pub const LEVELS: [Policy; 5] =
        [Policy::Page, Policy::Squire, Policy::Knight, Policy::Baron, Policy::Duke];

    /// Its name on the command line and in records.
    pub const fn name(self) -> &'static str {
        match self {
            Policy::Random => "random",
            Policy::Greedy => "greedy",
            Policy::Craft => "craft",
            Policy::Page => "page",
            Policy::Squire => "squire",
            Policy::Knight => "knight",
            Policy::Baron => "baron",
            Policy::Duke => "duke",
        }
    }

    /// Reads a name.
    pub fn parse(text: &str) -> Result<Policy, TextError> {
        Policy::ALL.into_iter().find(|policy| policy.name() == text).ok_or_else(|| {
            let names: Vec<&str> = Policy::ALL.iter().map(|policy| policy.name()).collect();
            TextError::new(format!("there is no bot \"{text}\"; the bots are {}", names.join(", ")))
        })
    }
}
