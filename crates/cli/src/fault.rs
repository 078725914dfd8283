//! Errors for people, and exit codes.

use demesne_game::TextError;

/// How a command ended.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Code {
    /// All is well.
    Fine = 0,
    /// A check did not pass.
    Failed = 1,
    /// The input could not be used.
    BadInput = 2,
}

/// Why a command stopped: one sentence, and the exit code that goes with it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The exit code.
    pub code: Code,
    /// The sentence.
    pub why: String,
}

impl Fault {
    /// Input that cannot be used.
    pub fn input(why: impl Into<String>) -> Fault {
        Fault { code: Code::BadInput, why: why.into() }
    }

    /// A check that did not pass.
    pub fn check(why: impl Into<String>) -> Fault {
        Fault { code: Code::Failed, why: why.into() }
    }
}

impl From<TextError> for Fault {
    fn from(error: TextError) -> Fault {
        Fault::input(error.to_string())
    }
}
