//! Being called: by webhook, push and mail, at the right time, once, and not to a table that is open before one's eyes.

#[path = "../common/mod.rs"]
mod common;
mod moments;
mod processes;
mod scene;
mod settings;
#[path = "../visit/mod.rs"]
mod visit;
mod ways;
