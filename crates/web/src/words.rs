//! The texts of the frame, from `locales/`: `words::start::play_now(lang())`. Arguments stand in the order of the alphabet.

#![allow(missing_docs)]

pub use crate::prefs::lang;
use demesne_text::Language;
#[allow(unused_imports, reason = "texts without arguments need it not")]
use std::fmt::Write;

include!(concat!(env!("OUT_DIR"), "/words.rs"));
