//! What stands around everything: the bar, notices, dialogs.

pub mod bar;
pub mod notice;
pub mod sign;
