//! What stands around everything: the bar, settings, notices, the title of the page.

pub mod bar;
pub mod notice;
pub mod place;
mod settings;
pub mod sign;
