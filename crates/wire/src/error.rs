//! Refusals.

use crate::Event;
use serde::{Deserialize, Serialize};

/// The body of every answer that is no success.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ErrorBody {
    /// What is wrong.
    pub error: Fault,
}

/// What is wrong and what would be right.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Fault {
    /// A word for programs: `stale`, `illegal`, `not-found` …
    pub code: String,
    /// One sentence for people, in the language that they asked for.
    pub message: String,
    /// The rule that forbids an action.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// With `stale`: what happened since the number that the request named.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub missed: Option<Vec<Event>>,
}
