//! Where a record comes from: a game of this browser, a table of the server, or what somebody pasted.

use crate::{
    browser,
    live::api,
    play::saved::{Saved, Sitter},
    shelf,
    words::{self, lang},
};
use demesne_bots::Mind;
use demesne_game::Seed;
use demesne_games::{Kind, Running, kind_of, open};
use demesne_text::{Language, unreadable};

/// Where pasted text is kept, so that its link works while the reader stays in this browser.
pub const PASTED: &str = "demesne.pasted";

/// How the source of a game that this browser keeps begins; its id follows.
pub const OWN: &str = "game-";

/// A game that can be shown step by step.
pub struct Loaded {
    /// The game after its last step.
    pub whole: Box<dyn Running>,
    /// Who sat where.
    pub sat: Sat,
    /// Whether there are steps; what was pasted may be one position.
    pub record: bool,
    /// SHA-256 of the seed.
    pub commitment: Option<String>,
    /// The seed, where it may be known.
    pub seed: Option<Seed>,
}

/// Who sat where: by name, or as this browser calls them in the reader's language.
#[derive(Clone)]
pub enum Sat {
    /// Names as they were written down.
    Named(Vec<String>),
    /// People and bots of a game in this browser.
    Here(Vec<Sitter>),
}

impl Sat {
    /// What the seats are called.
    pub fn names(&self, running: &dyn Running) -> Vec<String> {
        match self {
            Sat::Named(names) => names.iter().map(|name| spoken(name, names, running)).collect(),
            Sat::Here(seats) => seats
                .iter()
                .map(|sitter| match sitter {
                    Sitter::Person(name) => name.clone(),
                    Sitter::Bot(_) => words::replay::house(lang()).into(),
                    Sitter::Automaton => running.automaton_name(lang()).unwrap_or_default().into(),
                })
                .collect(),
        }
    }
}

/// A name of a record as the reader says it: records call bots by their level, and the game's own opponent in English.
fn spoken(name: &str, names: &[String], running: &dyn Running) -> String {
    if running.automaton_name(Language::English) == Some(name) {
        return running.automaton_name(lang()).unwrap_or_default().into();
    }
    if Mind::parse(name).is_err() {
        return name.to_owned();
    }
    let bots: Vec<usize> = (0..names.len()).filter(|place| Mind::parse(&names[*place]).is_ok()).collect();
    match bots.as_slice() {
        [_] => words::replay::house(lang()).into(),
        // Where several play, each is told from the others by its seat.
        _ => {
            let place = names.iter().position(|one| std::ptr::eq(one.as_str(), name)).unwrap_or_default();
            words::replay::house_at(lang(), place + 1)
        }
    }
}

/// Loads a record by its source: `game-ID`, `table-ID` or `pasted`.
pub async fn load(source: &str) -> Result<Loaded, String> {
    if let Some(id) = source.strip_prefix(OWN) {
        return kept(id).await;
    }
    if let Some(id) = source.strip_prefix("table-") {
        return read(&fetched(id).await?).await;
    }
    let text = browser::kept(PASTED).ok_or_else(|| words::replay::nothing_pasted(lang()).to_owned())?;
    read(&text).await
}

/// What a text says.
async fn read(text: &str) -> Result<Loaded, String> {
    if let Ok(kind) = kind_of(text) {
        shelf::bring(kind).await?;
    }
    let opened = match open(text) {
        Ok(opened) => opened,
        Err(error) => {
            // Any game may have words for it.
            for kind in Kind::ALL {
                shelf::bring(kind).await?;
            }
            return Err(unreadable(&error, lang()));
        }
    };
    Ok(Loaded {
        whole: opened.running,
        sat: Sat::Named(opened.names),
        record: opened.record,
        commitment: opened.commitment,
        seed: opened.seed,
    })
}

/// A game that this browser keeps.
async fn kept(id: &str) -> Result<Loaded, String> {
    let saved = Saved::load(id).ok_or_else(|| words::replay::no_such_game(lang()).to_owned())?;
    if let Ok(kind) = Kind::parse(&saved.game) {
        shelf::bring(kind).await?;
    }
    let whole = saved.played()?;
    let seed = saved.seed();
    let over = whole.result().is_some();
    Ok(Loaded {
        whole,
        sat: Sat::Here(saved.seats.clone()),
        record: true,
        commitment: (!saved.continued).then(|| seed.commitment()),
        // While it goes on nobody should know what comes.
        seed: (over && !saved.continued).then_some(seed),
    })
}

/// The record of a table on the server.
async fn fetched(id: &str) -> Result<String, String> {
    let record = api::text(&format!("/api/tables/{}/record", api::coded(id))).await;
    record.map_err(|trouble| trouble.message)
}

/// The same game before its first step.
pub fn afresh(whole: &dyn Running) -> Result<Box<dyn Running>, String> {
    let everybody = demesne_game::Viewer::Everybody;
    let begun = match whole.began() {
        Some(position) => whole.kind().run_from(&position, everybody),
        None => whole.kind().run(&whole.setup(), everybody),
    };
    begun.map_err(|error| whole.kind().why_no_table(&error, lang()))
}
