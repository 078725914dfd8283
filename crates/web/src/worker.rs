//! Thinking for bots, away from the page's own thread: a game is told as text, an action comes back.

use demesne_bots::Mind;
use demesne_game::{Seat, Viewer};
use demesne_games::Kind;
use serde::{Deserialize, Serialize};

/// What a bot is asked.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Ask {
    /// Its number: the answer has the same.
    pub id: u32,
    /// The game.
    pub game: String,
    /// Its setup.
    pub setup: Vec<(String, String)>,
    /// The position that it starts from, where that is not the setup's own.
    #[serde(default)]
    pub position: Option<String>,
    /// What was played.
    pub steps: Vec<String>,
    /// Whose turn it is.
    pub seat: String,
    /// The bot's level.
    pub level: String,
    /// Its randomness.
    pub number: u64,
}

/// What it answers.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Answer {
    /// The number of the question.
    pub id: u32,
    /// The action.
    pub action: Option<String>,
    /// Why there is none.
    pub error: Option<String>,
}

/// The answer to a question in JSON.
pub fn answer(text: &str) -> String {
    let answer = match serde_json::from_str::<Ask>(text) {
        Err(error) => Answer { id: 0, action: None, error: Some(error.to_string()) },
        Ok(ask) => {
            let id = ask.id;
            match think(&ask) {
                Ok(action) => Answer { id, action: Some(action), error: None },
                Err(error) => Answer { id, action: None, error: Some(error) },
            }
        }
    };
    serde_json::to_string(&answer).unwrap_or_default()
}

/// What the bot does.
pub fn think(ask: &Ask) -> Result<String, String> {
    let words = |error: &dyn std::fmt::Display| error.to_string();
    let kind = Kind::parse(&ask.game).map_err(|error| words(&error))?;
    let begun = match &ask.position {
        Some(position) => kind.run_from(position, Viewer::Everybody),
        None => kind.run(&ask.setup, Viewer::Everybody),
    };
    let mut running = begun.map_err(|error| words(&error))?;
    for step in &ask.steps {
        running.play(step).map_err(|error| words(&error))?;
    }
    let seat = Seat::parse(&ask.seat).ok_or("that is no seat")?;
    let mind = Mind::parse(&ask.level).map_err(|error| words(&error))?;
    let (began, time) = (js_sys::Date::now(), mind.time().unwrap_or_default().as_millis().max(1) as f64);
    let mut gone = || ((js_sys::Date::now() - began) / time) as f32;
    Ok(running.thought(seat, running.thinker(mind, ask.number))(&mut gone).0)
}
