//! Tables, seats, people, clocks and storage, over HTTP and WebSocket.

pub mod call;
pub mod passkey;
pub mod password;
pub mod secret;
pub mod words;
