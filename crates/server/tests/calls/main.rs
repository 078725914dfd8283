//! Being called: by webhook, push and mail, at the right time, once, and not to a table that is open before one's eyes.

mod moments;
mod processes;
mod scene;
mod settings;
mod ways;
