//! The page in a real browser.

#[path = "../common/browser.rs"]
mod browser;
mod calls;
mod games;
#[path = "../common/house.rs"]
mod house;
mod people;
mod steps;
mod table;
#[path = "../visit/mod.rs"]
mod visit;
