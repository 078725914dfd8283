//! The client in a real browser: whole games by clicking, by keyboard and as text, at one screen and at tables of the server; every page
//! in three sizes, two lights and three languages, looked at with the eyes of whoever cannot see or point well.

mod access;
mod advice;
mod axe;
#[path = "../common/browser.rs"]
mod browser;
mod calls;
#[path = "../common/chromium.rs"]
mod chromium;
#[path = "../common/mod.rs"]
mod common;
mod figures;
mod games;
mod gone;
mod keyboard;
mod life;
mod made;
mod motion;
mod offline;
mod parts;
mod people;
mod pictures;
mod reach;
mod reading;
mod replay;
mod screens;
mod secrets;
mod steps;
mod tables;
mod touch;
mod tuscany;
#[path = "../visit/mod.rs"]
mod visit;
mod words;
