//! All tests of the server but those of the client in a browser: one program, which is linked once.

mod bot;
#[path = "calls/main.rs"]
mod calls;
mod common;
mod files;
mod flaky;
mod hidden;
mod limits;
#[path = "openapi/main.rs"]
mod openapi;
mod people;
mod postgres;
#[path = "store/main.rs"]
mod store;
#[path = "tables/main.rs"]
mod tables;
mod visit;
