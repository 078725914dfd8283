//! Thinking for bots, away from the page's own thread: a game is told as text, an action comes back.

use crate::networks;
use demesne_bots::Mind;
use demesne_game::{Seat, Viewer};
use demesne_games::{Advice, Beginning, Followed, Kind};
use serde::{Deserialize, Serialize};
use std::cell::RefCell;

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
pub struct Answer {
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

thread_local! {
    /// The game that was told last, and the bot that was asked: a turn has many decisions.
    static FOLLOWED: RefCell<Followed> = RefCell::default();
}

/// The answer to a question in JSON.
pub async fn answer(text: &str) -> String {
    let answer = match serde_json::from_str::<Ask>(text) {
        Err(error) => Answer { error: Some(error.to_string()), ..Answer::default() },
        Ok(ask) => answered(&ask).await,
    };
    serde_json::to_string(&answer).unwrap_or_default()
}

/// The answer to a question.
pub async fn answered(ask: &Ask) -> Answer {
    let answer = Answer { id: ask.id, ..Answer::default() };
    match think(ask).await {
        Ok(Thought::Action(action, nodes)) => Answer { action: Some(action), nodes, ..answer },
        Ok(Thought::Advice(advice)) => Answer { advice: Some(advice), ..answer },
        Err(error) => Answer { error: Some(error), ..answer },
    }
}

/// What comes of thinking.
enum Thought {
    Action(String, u32),
    Advice(Advice),
}

/// Thinks about what was asked.
async fn think(ask: &Ask) -> Result<Thought, String> {
    let beginning = ask.told.beginning()?;
    let seat = Seat::parse(&ask.seat).ok_or("that is no seat")?;
    let mind = Mind::parse(&ask.level).map_err(|error| error.to_string())?;
    let follow = |followed: &mut Followed| {
        followed.follow(&beginning, &ask.told.steps).map(|running| running.learned())
    };
    let learned = FOLLOWED.with_borrow_mut(follow).map_err(|error| error.to_string())?;
    networks::bring(learned).await;
    let (began, time) = (js_sys::Date::now(), mind.time().unwrap_or_default().as_millis().max(1) as f64);
    let mut gone = || ((js_sys::Date::now() - began) / time) as f32;
    FOLLOWED.with_borrow_mut(|followed| {
        // Somebody else may have asked about another game while the network was on its way.
        let running = followed.follow(&beginning, &ask.told.steps).map_err(|error| error.to_string())?;
        match ask.advice_at {
            Some(at) => {
                let counsel = running.advise(at, seat, mind, ask.number);
                let counsel =
                    counsel.ok_or_else(|| format!("{seat} had nothing to decide after {at} steps"))?;
                Ok(Thought::Advice(counsel(&mut gone)))
            }
            None => {
                let action = followed.think(seat, mind, ask.number, &mut gone);
                Ok(Thought::Action(action.map_err(|error| error.to_string())?, followed.nodes()))
            }
        }
    })
}

impl Told {
    fn beginning(&self) -> Result<Beginning, String> {
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
