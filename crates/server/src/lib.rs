//! Tables, seats, people, clocks and storage, over HTTP and WebSocket.
//!
//! From the inside out: [`store`] keeps logs and people; [`table`] is the fold of a table's log, without any I/O; [`hall`] holds the
//! tables that are in use, lets things happen at them and tells everybody; [`http`] is what callers see.

pub mod call;
mod config;
pub mod hall;
pub mod http;
mod listen;
mod metrics;
pub mod passkey;
pub mod password;
mod refusal;
mod run;
pub mod secret;
pub mod store;
pub mod table;
pub mod words;

/// The client of the tests over HTTP, for those that stand inside.
#[cfg(test)]
#[path = "../tests/common/http.rs"]
mod test_http;

pub use config::{Config, Patience};
pub use http::File;
pub use metrics::Metrics;
pub use refusal::Refusal;
pub use run::{Running, start};
