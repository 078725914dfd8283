//! A table: the scene, what is asked, who plays, what happened.
//!
//! [`board::Table`] puts the pieces together for any [`crate::play::Play`]; what a reader holds in hand, points at and has open is the
//! [`desk::Desk`] that all pieces share.

pub mod actions;
pub mod board;
pub mod choose;
pub mod cover;
pub mod desk;
pub mod drag;
pub mod game;
pub mod glow;
pub mod hint;
pub mod keyboard;
pub mod lens;
pub mod log;
pub mod motion;
pub mod moves;
pub mod paint;
pub mod pointer;
pub mod scene;
pub mod seats;
pub mod tabs;
pub mod text;
pub mod tip;
