//! The page in a real browser.

#[path = "../common/browser.rs"]
mod browser;
mod calls;
#[path = "../common/mod.rs"]
mod common;
mod games;
mod people;
mod steps;
mod table;
#[path = "../visit/mod.rs"]
mod visit;
