//! The messages of the WebSocket `/api/live`.

use crate::Event;
use serde::{Deserialize, Serialize};

/// What a client says.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum FromClient {
    /// Send me what happens at a table, from a number on. Said again it starts anew from there.
    Watch {
        /// The table.
        table: String,
        /// The number of the last event that the client has; 0 for none.
        #[serde(default)]
        after: i64,
        /// Whose view is wanted, by whoever has several seats.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<String>,
        /// For private tables: the key of the invitation.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        invite: Option<String>,
    },
    /// No more of it.
    Unwatch {
        /// The table.
        table: String,
    },
    /// Whether a person looks at the page now; whoever looks at a table is not called to it. Told once, it holds until told again.
    Eyes {
        /// Whether the page is in front.
        open: bool,
    },
    /// Are you there?
    Ping {},
}

/// What the server says.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum FromServer {
    /// What happened at a watched table, in order and without gaps.
    Events {
        /// The table.
        table: String,
        /// The events.
        events: Vec<Event>,
    },
    /// Who looks at a watched table, as names; sent when that changes.
    Present {
        /// The table.
        table: String,
        /// The seats whose people are there.
        seats: Vec<String>,
        /// How many look on.
        spectators: usize,
    },
    /// A table of this person, not necessarily watched, changed: it may be its turn.
    Mine {
        /// The table.
        table: String,
        /// Whether the person is to act.
        your_turn: bool,
    },
    /// A message could not be used.
    Refused {
        /// The table, where it was about one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        table: Option<String>,
        /// What is wrong and what would be right.
        error: crate::Fault,
    },
    /// Yes.
    Pong {},
}
