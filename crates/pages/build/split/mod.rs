//! The client is cut into parts: what only one game needs is a module of its own, which a page loads when it opens that game.
//!
//! Nothing in the sources says where to cut. The compiler made one program; its linker says who calls what and who reads what ([`links`]);
//! the names of functions say whose they are, and what can be reached by way of a game's functions alone belongs to that game
//! ([`shares`]). Only then are the bytes moved ([`cut`]): all parts share one memory and one table of functions, so a value is the same
//! value everywhere, and a call from one part to another is a call.

mod cut;
mod links;
mod shares;

use std::{fs, path::Path};

/// A module in parts.
pub struct Parts {
    /// What every page needs.
    pub first: Vec<u8>,
    /// The rest: its name and the module, which takes memory, table and functions from the first one.
    pub others: Vec<(String, Vec<u8>)>,
}

/// Cuts a module. `linked` is the file as the linker wrote it, with its relocations; `bound` the module that was made of it, with the names
/// of its functions.
pub fn split(linked: &Path, bound: &[u8], games: &[String]) -> Result<Parts, String> {
    let fault = |why: String| format!("The client cannot be cut into parts: {why}.");
    let bytes = fs::read(linked).map_err(|why| format!("{} cannot be read: {why}.", linked.display()))?;
    let links = links::read(&bytes).map_err(|why| fault(why.to_string()))?;
    let shares = shares::of(&links, games);
    cut::cut(bound, &shares, games).map_err(fault)
}

/// What lists the games.
pub const GAMES: &str = "crates/games/src/kind.rs";

/// The games of the house, as `crates/games` lists them: one that is added there has its part without a word here.
pub fn games(root: &Path) -> Result<Vec<String>, String> {
    let path = root.join(GAMES);
    let text =
        fs::read_to_string(&path).map_err(|why| format!("{} cannot be read: {why}.", path.display()))?;
    let list = text.split_once("games! {").and_then(|(_, rest)| rest.split_once("\n}")).map(|(list, _)| list);
    let lines = list.unwrap_or_default().lines().filter(|line| !line.trim().starts_with("//"));
    let games: Vec<String> = lines
        .filter_map(|line| Some(line.split_once(": demesne_")?.1.split_once("::")?.0.to_owned()))
        .collect();
    match games.is_empty() {
        true => Err(format!("{} does not list the games any more as this build knows it.", path.display())),
        false => Ok(games),
    }
}
