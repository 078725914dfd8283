//! A bot as it is named: who plays, and how long it may think about a decision.

use crate::Policy;
use demesne_game::TextError;
use std::{fmt, time::Duration};

/// How much thinking a decision may take.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Budget {
    /// So many positions: the same answer on every machine.
    Nodes(u32),
    /// So long, by the clock of whoever asks.
    Time(Duration),
}

impl Budget {
    /// So many thousandths of a second.
    pub const fn milliseconds(number: u64) -> Budget {
        Budget::Time(Duration::from_millis(number))
    }
}

/// The longest that anybody may let a bot think about one decision.
pub const LONGEST: Duration = Duration::from_secs(60);
/// The most positions that a bot may look at for one decision.
pub const MOST_NODES: u32 = 10_000_000;

/// Who plays, and how long it may think: `duke`, `duke:100ms`, `baron:2s`, `duke:5000n`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Mind {
    /// Who plays.
    pub policy: Policy,
    /// Its budget, where that is not the level's own.
    pub budget: Option<Budget>,
}

impl Mind {
    /// Somebody with the usual budget.
    pub const fn new(policy: Policy) -> Mind {
        Mind { policy, budget: None }
    }

    /// What one decision may take: the own budget, else the level's; nothing for those who do not look ahead.
    pub fn budget(self) -> Option<Budget> {
        let usual = match self.policy {
            Policy::Craft | Policy::Duke => Budget::milliseconds(1000),
            Policy::Baron => Budget::Nodes(400),
            _ => return None,
        };
        Some(self.budget.unwrap_or(usual))
    }

    /// How long a decision may take by the clock, where that is the budget.
    pub fn time(self) -> Option<Duration> {
        match self.budget() {
            Some(Budget::Time(time)) => Some(time),
            _ => None,
        }
    }

    /// Reads `NAME` or `NAME:BUDGET`.
    pub fn parse(text: &str) -> Result<Mind, TextError> {
        let Some((name, budget)) = text.split_once(':') else {
            return Ok(Mind::new(Policy::parse(text)?));
        };
        let policy = Policy::parse(name)?;
        if Mind::new(policy).budget().is_none() {
            return Err(TextError::new(format!("{name} does not look ahead and takes no budget")));
        }
        Ok(Mind { policy, budget: Some(read_budget(budget)?) })
    }
}

impl From<Policy> for Mind {
    fn from(policy: Policy) -> Mind {
        Mind::new(policy)
    }
}

impl fmt::Display for Mind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.policy.name())?;
        match self.budget {
            None => Ok(()),
            Some(Budget::Nodes(nodes)) => write!(f, ":{nodes}n"),
            Some(Budget::Time(time)) => write!(f, ":{}ms", time.as_millis()),
        }
    }
}

fn read_budget(text: &str) -> Result<Budget, TextError> {
    let wrong = || {
        TextError::new(format!(
            "\"{text}\" is no budget; write a time up to 60 seconds such as 100ms or 2s, or positions such as 5000n"
        ))
    };
    let (number, unit) = text.split_at(text.find(|c: char| !c.is_ascii_digit()).ok_or_else(wrong)?);
    let number: u64 = number.parse().map_err(|_| wrong())?;
    let budget = match unit {
        "ms" => Budget::milliseconds(number),
        "s" => Budget::Time(Duration::from_secs(number)),
        "n" => Budget::Nodes(u32::try_from(number).map_err(|_| wrong())?),
        _ => return Err(wrong()),
    };
    match budget {
        Budget::Time(time) if (Duration::from_millis(1)..=LONGEST).contains(&time) => Ok(budget),
        Budget::Nodes(1..=MOST_NODES) => Ok(budget),
        _ => Err(wrong()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_budgets_are_read_back() {
        for text in ["random", "duke", "duke:100ms", "baron:5000n", "craft:60000ms"] {
            assert_eq!(Mind::parse(text).expect(text).to_string(), text);
        }
        assert_eq!(Mind::parse("duke:2s").expect("seconds").time(), Some(Duration::from_secs(2)));
    }

    #[test]
    fn anything_else_is_refused_in_a_sentence() {
        let why = |text: &str| Mind::parse(text).expect_err(text).to_string();
        assert_eq!(why("knight:1s"), "knight does not look ahead and takes no budget");
        for wrong in
            ["duke:", "duke:5", "duke:ms", "duke:0ms", "duke:61s", "duke:0n", "duke:99999999999n", "duke:1m"]
        {
            assert!(why(wrong).contains("is no budget; write a time"), "{wrong}");
        }
        assert!(why("king").starts_with("there is no bot \"king\""));
    }
}
