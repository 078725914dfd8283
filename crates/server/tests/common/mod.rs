//! What the tests of the server share.

pub mod postgres;
