//! Being called: by webhook, push and mail, at the right time, once, and not to a table that is open before one's eyes.

mod moments;
#[path = "../common/postgres.rs"]
mod postgres;
mod processes;
mod scene;
mod settings;
#[path = "../visit/mod.rs"]
mod visit;
mod ways;
