//! Games that this browser keeps.

use crate::{
    browser,
    words::{self, lang},
};
use demesne_bots::{Mind, Policy};
use demesne_game::{RULES_KEY, Seat, Seed, TextError, Viewer};
use demesne_games::{Kind, Running, Told};
use serde::{Deserialize, Serialize};

/// Who sits at a seat of a game in this browser.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sitter {
    /// Somebody at this screen, by name.
    Person(String),
    /// A bot, by its level.
    Bot(String),
    /// The game's own opponent.
    Automaton,
}

impl Sitter {
    /// The bot that plays here.
    pub fn policy(&self) -> Option<Policy> {
        match self {
            Sitter::Bot(level) => Some(Mind::parse(level).map_or(Policy::Knight, |mind| mind.policy)),
            _ => None,
        }
    }
}

/// A game that this browser keeps.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Saved {
    /// Its id.
    pub id: String,
    /// The game.
    pub game: String,
    /// The version of its rules. Games that were kept before there was a second version do not say it.
    #[serde(default = "first_rules")]
    pub rules: u32,
    /// Its setup, in order.
    pub setup: Vec<(String, String)>,
    /// The position that it began with, where that is not the setup's own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    /// Who sits where.
    pub seats: Vec<Sitter>,
    /// The seed of all chance.
    pub seed: String,
    /// What was played.
    pub steps: Vec<String>,
    /// When it was begun.
    pub made: f64,
    /// When something happened last.
    pub touched: f64,
    /// The result, once there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<String>,
    /// Whether it is the first game, which teaches.
    #[serde(default)]
    pub lesson: bool,
    /// Whether its first steps were taken over from another game: the seed does not give those.
    #[serde(default)]
    pub continued: bool,
}

const fn first_rules() -> u32 {
    1
}

/// Where the ids of all games are kept, newest first.
const LIST: &str = "demesne.games";

fn place(id: &str) -> String {
    format!("demesne.game.{id}")
}

impl Saved {
    /// A new game with a seed of its own.
    pub fn new(game: &str, setup: Vec<(String, String)>, seats: Vec<Sitter>) -> Saved {
        let now = browser::now();
        Saved {
            id: browser::fresh_id(),
            game: game.into(),
            rules: Kind::parse(game).map_or(first_rules(), Kind::rules),
            setup,
            position: None,
            seats,
            seed: Seed(browser::random()).to_string(),
            steps: Vec::new(),
            made: now,
            touched: now,
            result: None,
            lesson: false,
            continued: false,
        }
    }

    /// The same table once more, with other dice and by the newest rules.
    pub fn again(&self) -> Saved {
        let setup = self.setup.iter().filter(|(key, _)| key != RULES_KEY).cloned().collect();
        Saved { position: self.position.clone(), ..Saved::new(&self.game, setup, self.seats.clone()) }
    }

    /// The game as it was before its first step.
    pub fn begin(&self) -> Result<Box<dyn Running>, TextError> {
        let kind = Kind::parse(&self.game)?;
        match &self.position {
            Some(position) => kind.run_from(position, Viewer::Everybody),
            None => kind.run(&self.setup, Viewer::Everybody),
        }
    }

    /// The game as it is now: its steps are played anew. An error is a sentence for people.
    pub fn played(&self) -> Result<Box<dyn Running>, String> {
        let unfit = |why: String| {
            browser::complain(&why);
            words::table::unfit(lang()).to_owned()
        };
        let mut running = self.begin().map_err(|error| unfit(error.to_string()))?;
        for step in &self.steps {
            running.play(step).map_err(|error| unfit(format!("{step}: {error}")))?;
        }
        Ok(running)
    }

    /// The game for whoever thinks about it, after these steps.
    pub fn told(&self, steps: Vec<String>) -> Told {
        Told {
            game: self.game.clone(),
            setup: self.setup.clone(),
            position: self.position.clone(),
            viewer: None,
            steps,
        }
    }

    /// The game of an id. It goes on by the rules that it was begun by.
    pub fn load(id: &str) -> Option<Saved> {
        let mut saved: Saved = serde_json::from_str(&browser::kept(&place(id))?).ok()?;
        let newest = Kind::parse(&saved.game).map_or(saved.rules, Kind::rules);
        if saved.rules != newest && saved.setup.iter().all(|(key, _)| key != RULES_KEY) {
            saved.setup.push((RULES_KEY.into(), saved.rules.to_string()));
        }
        Some(saved)
    }

    /// All games, the one that was played last first.
    pub fn all() -> Vec<Saved> {
        let mut all: Vec<Saved> = ids().iter().filter_map(|id| Saved::load(id)).collect();
        all.sort_by(|one, other| other.touched.total_cmp(&one.touched));
        all
    }

    /// Keeps it; says whether there was room.
    pub fn save(&self) -> bool {
        let mut list = ids();
        if !list.contains(&self.id) {
            list.insert(0, self.id.clone());
            browser::keep(LIST, &list.join(" "));
        }
        serde_json::to_string(self).is_ok_and(|text| browser::keep(&place(&self.id), &text))
    }

    /// Forgets a game.
    pub fn delete(id: &str) {
        browser::forget(&place(id));
        let rest: Vec<String> = ids().into_iter().filter(|one| one != id).collect();
        browser::keep(LIST, &rest.join(" "));
    }

    /// The seed of all chance.
    pub fn seed(&self) -> Seed {
        Seed::parse(&self.seed).unwrap_or(Seed([0; 32]))
    }

    /// The seats where people decide.
    pub fn people(&self) -> impl Iterator<Item = Seat> {
        let people = self.seats.iter().enumerate().filter(|(_, sitter)| matches!(sitter, Sitter::Person(_)));
        people.map(|(place, _)| Seat(place as u8))
    }
}

fn ids() -> Vec<String> {
    browser::kept(LIST).unwrap_or_default().split_whitespace().map(str::to_owned).collect()
}
