//! A table that is being made at this page: what was chosen, who sits where, what holds on the server. It is kept for the next time.

use super::levels;
use crate::{
    browser, later, live,
    play::saved::{Saved, Sitter},
    prefs::own_name,
    route::{Route, go},
    words::{self, lang},
};
use demesne_game::Seed;
use demesne_games::Kind;
use demesne_scene::Draft;
use demesne_wire::{NewTable, OutOfTime, Pace, UndoPolicy};
use leptos::prelude::*;
use serde::{Deserialize, Serialize};

/// Who takes a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Taker {
    /// The reader.
    You,
    /// Somebody else at this screen.
    Person(String),
    /// A bot, by its level.
    Bot(String),
    /// Whoever comes.
    Open,
}

/// What holds at a table on the server.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Terms {
    /// How much time there is.
    pub pace: Pace,
    /// What happens when there is none left.
    pub out_of_time: OutOfTime,
    /// What can be taken back.
    pub undo: UndoPolicy,
    /// By invitation only.
    pub private: bool,
    /// Whether others may look on.
    pub spectators: bool,
    /// Whether it counts for ratings.
    pub rated: bool,
}

impl Default for Terms {
    fn default() -> Terms {
        Terms {
            pace: Pace::default(),
            out_of_time: OutOfTime::default(),
            undo: UndoPolicy::default(),
            private: false,
            spectators: true,
            rated: false,
        }
    }
}

/// What is kept of the last table.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Kept {
    /// The game.
    pub game: String,
    /// Its setup.
    pub setup: Vec<(String, String)>,
    /// Who takes the seats.
    pub takers: Vec<Taker>,
    /// What holds on the server.
    pub terms: Terms,
}

impl Kept {
    fn place(online: bool) -> &'static str {
        if online { "demesne.setup.table" } else { "demesne.setup" }
    }

    /// What was made last.
    pub fn load(online: bool) -> Kept {
        let text = browser::kept(Kept::place(online)).unwrap_or_default();
        serde_json::from_str(&text).unwrap_or_default()
    }

    /// The game; the first one where none was chosen yet.
    pub fn kind(&self) -> Kind {
        Kind::parse(&self.game).unwrap_or(Kind::ALL[0])
    }

    /// Keeps it.
    pub fn save(&self, online: bool) {
        if let Ok(text) = serde_json::to_string(self) {
            browser::keep(Kept::place(online), &text);
        }
    }
}

/// A table that is being made. Cheap to copy; all of it is reactive.
#[derive(Clone, Copy)]
pub struct Making {
    /// Whether it will be on the server.
    pub online: bool,
    /// The game and its options.
    pub draft: RwSignal<Draft>,
    /// Who takes which seat; one for each seat that does not play itself.
    pub takers: RwSignal<Vec<Taker>>,
    /// What holds on the server.
    pub terms: RwSignal<Terms>,
    /// The seed of all chance, where somebody wants a certain one.
    pub seed: RwSignal<String>,
    /// What went wrong.
    pub trouble: RwSignal<Option<String>>,
    /// Whether the server was asked.
    pub busy: RwSignal<bool>,
}

/// The bot that sits down where nobody said which one.
pub fn usual_bot() -> Taker {
    Taker::Bot(levels::usual().to_string())
}

impl Making {
    /// As it was the last time.
    pub fn new(online: bool) -> Making {
        let kept = Kept::load(online);
        let draft = match Kind::parse(&kept.game) {
            Ok(kind) => Draft::of(kind, &kept.setup),
            Err(_) => Draft::new(kept.kind()),
        };
        let making = Making {
            online,
            draft: RwSignal::new(draft),
            takers: RwSignal::new(kept.takers),
            terms: RwSignal::new(kept.terms),
            seed: RwSignal::default(),
            trouble: RwSignal::default(),
            busy: RwSignal::new(false),
        };
        making.fit();
        making
    }

    /// Changes the draft; the seats follow.
    pub fn change(self, change: impl FnOnce(&mut Draft)) {
        self.draft.update(change);
        self.trouble.set(None);
        self.fit();
    }

    /// As many takers as there are seats for them, and the reader among them at the first chance.
    fn fit(self) {
        let persons = usize::from(self.draft.read_untracked().persons());
        let rest = if self.online { Taker::Open } else { usual_bot() };
        let online = self.online;
        self.takers.update(|takers| {
            if takers.is_empty() {
                takers.push(Taker::You);
            }
            for taker in takers.iter_mut() {
                match (online, &taker) {
                    (true, Taker::Person(_)) | (false, Taker::Open) => *taker = rest.clone(),
                    _ => {}
                }
            }
            takers.resize(persons, rest);
        });
    }

    /// Puts somebody at a seat; the reader has one only.
    pub fn seat(self, place: usize, taker: Taker) {
        let rest = if self.online { Taker::Open } else { Taker::Person(String::new()) };
        if let Taker::Bot(level) = &taker {
            levels::remember(level);
        }
        self.takers.update(|takers| {
            if taker == Taker::You {
                takers.iter_mut().filter(|one| **one == Taker::You).for_each(|one| *one = rest.clone());
            }
            if let Some(one) = takers.get_mut(place) {
                *one = taker;
            }
        });
    }

    /// Takes a seat away.
    pub fn remove(self, place: usize) {
        self.takers.update(|takers| {
            if place < takers.len() {
                takers.remove(place);
            }
        });
        self.change(|draft| draft.set_seats(draft.seats() - 1));
    }

    /// Adds a seat.
    pub fn add(self) {
        self.change(|draft| draft.set_seats(draft.seats() + 1));
    }

    fn keep(self) {
        let draft = self.draft.read_untracked();
        let kept = Kept {
            game: draft.kind().name().into(),
            setup: draft.setup(),
            takers: self.takers.get_untracked(),
            terms: self.terms.get_untracked(),
        };
        kept.save(self.online);
    }

    /// Begins: a game at this page, or a table on the server.
    pub fn begin(self) {
        self.keep();
        if self.online { self.begin_online() } else { self.begin_here() }
    }

    fn begin_here(self) {
        let seed = self.seed.get_untracked();
        let seed = match seed.trim() {
            "" => None,
            text => match Seed::parse(text) {
                Ok(_) => Some(text.to_owned()),
                Err(_) => return self.trouble.set(Some(words::setup::no_seed(lang()).into())),
            },
        };
        let draft = self.draft.read_untracked();
        let mut seats = sitters(&self.takers.get_untracked());
        seats.extend((draft.persons()..draft.seats()).map(|_| Sitter::Automaton));
        let mut saved = Saved::new(draft.kind().name(), draft.setup(), seats);
        if let Some(seed) = seed {
            saved.seed = seed;
        }
        match saved.save() {
            true => go(Route::Game(saved.id)),
            false => self.trouble.set(Some(words::table::not_kept(lang()).into())),
        }
    }

    fn begin_online(self) {
        if self.busy.get_untracked() {
            return;
        }
        let table = self.new_table();
        self.busy.set(true);
        self.trouble.set(None);
        later::anyway(async move {
            let made = live::make(table).await;
            self.busy.set(false);
            match made {
                Ok(id) => go(Route::Table { id, invite: None, handed: None }),
                Err(error) if error.is_empty() => {}
                Err(error) => self.trouble.set(Some(error)),
            }
        });
    }

    fn new_table(self) -> NewTable {
        let (draft, terms) = (self.draft.get_untracked(), self.terms.get_untracked());
        let takers = self.takers.get_untracked();
        let seat = |place: usize| format!("p{}", place + 1);
        let mine = takers.iter().position(|taker| *taker == Taker::You);
        let bots = takers.iter().enumerate().filter_map(|(place, taker)| match taker {
            Taker::Bot(level) => Some((seat(place), level.clone())),
            _ => None,
        });
        NewTable {
            game: draft.kind().name().into(),
            setup: draft.setup().into_iter().collect(),
            pace: terms.pace,
            out_of_time: terms.out_of_time,
            undo: terms.undo,
            private: terms.private,
            spectators: terms.spectators,
            rated: terms.rated,
            seat: Some(mine.map_or_else(|| "none".into(), seat)),
            bots: bots.collect(),
            start: takers.iter().all(|taker| *taker != Taker::Open),
            id: None,
        }
    }
}

/// Who sits where, in a game at this page.
pub fn sitters(takers: &[Taker]) -> Vec<Sitter> {
    let sitter = |(place, taker): (usize, &Taker)| match taker {
        Taker::You => Sitter::Person(untrack(own_name)),
        Taker::Person(name) if name.trim().is_empty() => {
            Sitter::Person(words::setup::player(lang(), place + 1))
        }
        Taker::Person(name) => Sitter::Person(name.trim().into()),
        Taker::Bot(level) => Sitter::Bot(level.clone()),
        Taker::Open => Sitter::Bot(levels::usual().to_string()),
    };
    takers.iter().enumerate().map(sitter).collect()
}
