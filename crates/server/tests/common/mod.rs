//! What the tests of the server share; those of the program, which need real processes, use it too.

pub mod client;
pub mod dice;
pub mod follower;
pub mod http;
pub mod patience;
pub mod postgres;
pub mod server;
