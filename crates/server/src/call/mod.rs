//! Being called: that it is somebody's turn, and other news, when nobody looks at the table.
//!
//! [`when`] decides whether and when, [`message`] finds the words, [`push`], [`webhook`] and [`mail`] carry them, and
//! [`guard`] sees to it that nobody makes the server knock at doors inside its own network; `http` is its client.

pub mod address;
pub mod channels;
pub mod guard;
mod http;
pub mod mail;
pub mod message;
pub mod push;
#[cfg(test)]
mod receiver;
pub mod settings;
pub mod webhook;
pub mod when;
