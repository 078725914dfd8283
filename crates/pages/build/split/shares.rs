//! What belongs to which game.
//!
//! A function of the house whose name has a game in it (`demesne_burgundy::…`, `demesne_text::burgundy::…`, `Table<Burgundy>`) is that
//! game's, and so is all that can be reached by way of such functions alone: what the library made for its types, its tables, its texts.
//! What two games share, and what can be reached without any of them, is every page's.

use super::links::{Kind, Links};
use std::{collections::HashMap, ops::Range};

/// The compiler makes one of functions that come to the same. It has all of their names then, and is nobody's where they disagree; but of
/// some only one name remains. Those are small: so small ones are not taken at their name, they go where they are used.
const SMALL: usize = 150;

/// A module of this name holds what a page says of a game before it is opened.
const DOOR: &str = "door";

/// What belongs to the games; the rest is every page's.
pub struct Shares {
    /// The number of the game that a function belongs to, by the function's name.
    pub functions: HashMap<String, usize>,
    /// The places in memory whose contents belong to each game.
    pub data: Vec<Vec<Range<u64>>>,
}

/// Who a node belongs to.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Owner {
    Nobody,
    Game(usize),
    All,
}

/// Finds what belongs to whom.
pub fn of(links: &Links, games: &[String]) -> Shares {
    let named: Vec<Option<usize>> = links
        .nodes
        .iter()
        .map(|node| match &node.kind {
            Kind::Function { name: Some(name), names } if node.size >= SMALL => game_of(name, games)
                .filter(|game| names.iter().all(|name| game_of(name, games) == Some(*game))),
            _ => None,
        })
        .collect();
    let mut owner = vec![Owner::Nobody; links.nodes.len()];
    // What a page reaches without entering a game.
    let mut next: Vec<usize> = links.roots.clone();
    while let Some(node) = next.pop() {
        if owner[node] != Owner::All {
            owner[node] = Owner::All;
            next.extend(links.nodes[node].to.iter().copied().filter(|to| named[*to].is_none()));
        }
    }
    // What each game reaches; what two of them do is everybody's again.
    for game in 0..games.len() {
        let mut seen = vec![false; links.nodes.len()];
        let mut next: Vec<usize> = (0..named.len()).filter(|node| named[*node] == Some(game)).collect();
        while let Some(node) = next.pop() {
            if owner[node] == Owner::All || seen[node] {
                continue;
            }
            seen[node] = true;
            owner[node] = if owner[node] == Owner::Nobody { Owner::Game(game) } else { Owner::All };
            next.extend(links.nodes[node].to.iter().copied());
        }
    }
    let mut shares = Shares { functions: HashMap::new(), data: vec![Vec::new(); games.len()] };
    // Of two functions of one name nobody could say later which is meant: they stay.
    let mut times: HashMap<&str, u32> = HashMap::new();
    for node in &links.nodes {
        if let Kind::Function { name: Some(name), .. } = &node.kind {
            *times.entry(name).or_default() += 1;
        }
    }
    for (node, owner) in links.nodes.iter().zip(owner) {
        match (&node.kind, owner) {
            (Kind::Function { name: Some(name), .. }, Owner::Game(game)) if times[name.as_str()] == 1 => {
                shares.functions.insert(name.clone(), game);
            }
            (Kind::Data(range), Owner::Game(game)) => shares.data[game].push(range.clone()),
            _ => {}
        }
    }
    shares
}

/// The one game that a function of the house names.
fn game_of(name: &str, games: &[String]) -> Option<usize> {
    let name = format!("{:#}", rustc_demangle::demangle(name));
    let mut words = name
        .split(|c: char| !c.is_ascii_alphanumeric() && c != '_')
        .filter(|word| !matches!(*word, "" | "mut" | "dyn" | "const"));
    let own = words.clone().next()?.starts_with("demesne_");
    if !own || words.clone().any(|word| word == DOOR) {
        return None;
    }
    let game =
        |word: &str| games.iter().position(|game| word.strip_prefix("demesne_").unwrap_or(word) == game);
    let first = words.find_map(game)?;
    words.all(|word| game(word).is_none_or(|other| other == first)).then_some(first)
}
