//! Why a request was not carried out: a word for programs, from which the sentence for people is made in their language.

use demesne_games::Refused;
use demesne_wire::Event;

/// A refusal.
#[derive(Clone, PartialEq, Debug)]
pub struct Refusal {
    /// The word, as in the texts `error-…`.
    pub code: &'static str,
    /// What the sentence has a place for: why a setup, an action, an address cannot be used.
    pub reason: Option<String>,
    /// The rule that forbids an action.
    pub rule: Option<&'static str>,
    /// With `stale`: what happened since the number that the request named.
    pub missed: Option<Vec<Event>>,
    /// How many seconds to wait before trying again, where waiting helps.
    pub retry_after: Option<u64>,
}

impl Refusal {
    /// A refusal by its word alone.
    pub fn new(code: &'static str) -> Refusal {
        Refusal { code, reason: None, rule: None, missed: None, retry_after: None }
    }

    /// A refusal with its reason.
    pub fn because(code: &'static str, reason: impl Into<String>) -> Refusal {
        Refusal { reason: Some(reason.into()), ..Refusal::new(code) }
    }

    /// The same as an `Err`.
    pub fn err<T>(code: &'static str) -> Result<T, Refusal> {
        Err(Refusal::new(code))
    }
}

impl From<Refused> for Refusal {
    fn from(refused: Refused) -> Refusal {
        let rule = match &refused {
            Refused::Rule(illegal) => Some(illegal.rule),
            Refused::Text(_) => None,
        };
        Refusal { rule, ..Refusal::because("illegal", refused.to_string()) }
    }
}
