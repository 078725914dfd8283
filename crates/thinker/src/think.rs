//! What a bot does, or advises.

use crate::networks;
use demesne_bots::Mind;
use demesne_game::Seat;
use demesne_games::{Advice, Ask, Followed, Reply};
use std::cell::RefCell;

thread_local! {
    /// The game that was told last, and the bot that was asked: a turn has many decisions.
    static FOLLOWED: RefCell<Followed> = RefCell::default();
}

/// The answer to a question in JSON.
pub async fn answer(text: &str) -> String {
    let reply = match serde_json::from_str::<Ask>(text) {
        Err(error) => Reply { error: Some(error.to_string()), ..Reply::default() },
        Ok(ask) => answered(&ask).await,
    };
    serde_json::to_string(&reply).unwrap_or_default()
}

/// The answer to a question.
async fn answered(ask: &Ask) -> Reply {
    let reply = Reply { id: ask.id, ..Reply::default() };
    match think(ask).await {
        Ok(Thought::Action(action, nodes)) => Reply { action: Some(action), nodes, ..reply },
        Ok(Thought::Advice(advice)) => Reply { advice: Some(advice), ..reply },
        Err(error) => Reply { error: Some(error), ..reply },
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
