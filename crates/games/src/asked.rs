//! Questions to a bot that thinks elsewhere, in a worker of a page: a game is told as text, an action or advice comes back.

use crate::{Advice, Kind};
use demesne_game::{Seat, Viewer};
use serde::{Deserialize, Serialize};

/// How a game begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Beginning {
    /// The game.
    pub kind: Kind,
    /// Its setup.
    pub setup: Vec<(String, String)>,
    /// The position that it starts from, where that is not the setup's own.
    pub position: Option<String>,
    /// Whose knowledge it is told with: everybody's, or what one seat saw.
    pub viewer: Viewer,
}

/// A game as it is told to whoever thinks about it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Told {
    /// The game.
    pub game: String,
    /// Its setup.
    pub setup: Vec<(String, String)>,
    /// The position that it starts from, where that is not the setup's own.
    #[serde(default)]
    pub position: Option<String>,
    /// The seat that saw what is told; none where all of it is.
    #[serde(default)]
    pub viewer: Option<String>,
    /// What was played.
    pub steps: Vec<String>,
}

/// What a bot is asked.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Ask {
    /// Its number: the answer has the same.
    pub id: u32,
    /// The game.
    pub told: Told,
    /// Whose decision it is.
    pub seat: String,
    /// The bot's level and budget.
    pub level: String,
    /// Its randomness.
    pub number: u64,
    /// Where advice is asked for and no action: how many steps were played before the decision.
    #[serde(default)]
    pub advice_at: Option<usize>,
}

/// What it answers.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Reply {
    /// The number of the question.
    pub id: u32,
    /// The action.
    #[serde(default)]
    pub action: Option<String>,
    /// How many positions were looked at for it.
    #[serde(default)]
    pub nodes: u32,
    /// The advice, where that was asked for.
    #[serde(default)]
    pub advice: Option<Advice>,
    /// Why there is neither.
    #[serde(default)]
    pub error: Option<String>,
}

impl Told {
    /// What the game begins with; an error is a sentence.
    pub fn beginning(&self) -> Result<Beginning, String> {
        let viewer = match &self.viewer {
            Some(seat) => Viewer::Seat(Seat::parse(seat).ok_or("that is no seat")?),
            None => Viewer::Everybody,
        };
        Ok(Beginning {
            kind: Kind::parse(&self.game).map_err(|error| error.to_string())?,
            setup: self.setup.clone(),
            position: self.position.clone(),
            viewer,
        })
    }
}
