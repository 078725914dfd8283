//! A review of a finished game: a bot looks at every decision with what its seat knew then. It says how the chances went up and down, which
//! moments cost most, and what would have been better.

mod curve;
mod forms;
mod here;
mod moments;
mod sheet;

pub use here::Here;
pub use sheet::Sheet;

use super::showing::Showing;
use crate::{
    browser, later,
    play::thinker,
    prefs::lang,
    table::{glow, log::named},
};
use demesne_game::{Seat, Viewer};
use demesne_games::{Ask, Decision, Review, Studied, Told};
use demesne_scene::{Key, Room, stage};
use leptos::prelude::*;

/// Who looks at the decisions. Its budget counts positions: the same game is judged the same on every machine.
const REVIEWER: &str = "duke:1500n";

/// How far a review is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Stage {
    /// Nobody asked for it yet.
    #[default]
    Unasked,
    /// Decisions are looked at.
    Going,
    /// Somebody stopped it.
    Stopped,
    /// All decisions were looked at.
    Done,
}

/// A review of the game that is shown. Cheap to copy.
#[derive(Clone, Copy)]
pub struct Reviewing {
    /// Where the reader is in the game.
    pub showing: Showing,
    /// Whether its sheet is open.
    pub open: RwSignal<bool>,
    /// How far it is.
    pub stage: RwSignal<Stage>,
    /// The decisions, as numbers of steps.
    decisions: StoredValue<Vec<(usize, Seat)>>,
    /// Those that were looked at.
    studied: RwSignal<Vec<Studied>>,
    /// What that says about the game.
    pub review: Memo<Review>,
}

impl Reviewing {
    /// A review that can begin; none where there is nothing to review, or the game still goes on. `handed_out`: it is a record, finished
    /// or not.
    pub fn new(showing: Showing, handed_out: bool) -> Option<Reviewing> {
        let finished = showing.whole.with_value(|whole| whole.result().is_some());
        let decisions = showing.whole.with_value(|whole| whole.decisions());
        if decisions.is_empty() || !(finished || handed_out) {
            return None;
        }
        let studied = RwSignal::new(Vec::new());
        let review =
            Memo::new(move |_| showing.whole.with_value(|whole| Review::of(&**whole, studied.get())));
        on_cleanup(thinker::stop_advice);
        Some(Reviewing {
            showing,
            open: RwSignal::new(false),
            stage: RwSignal::default(),
            decisions: StoredValue::new(decisions),
            studied,
            review,
        })
    }

    /// Opens the sheet; whoever does so for the first time wants the review.
    pub fn open(self) {
        self.open.set(true);
        if self.stage.get_untracked() == Stage::Unasked {
            self.go();
        }
    }

    /// How many decisions were looked at, and how many there are.
    pub fn progress(self) -> (usize, usize) {
        (self.studied.read().len(), self.decisions.with_value(Vec::len))
    }

    /// Looks at the decisions that nobody looked at yet, one after another.
    pub fn go(self) {
        if self.stage.get_untracked() == Stage::Going {
            return;
        }
        self.stage.set(Stage::Going);
        let (told, steps) = self.told();
        later::work(self.stage, async move {
            let first = self.studied.with_untracked(Vec::len);
            let rest: Vec<(usize, Seat)> = self.decisions.with_value(|all| all[first..].to_vec());
            for (at, seat) in rest {
                let ask = Ask {
                    id: 0,
                    told: told.clone(),
                    seat: seat.to_string(),
                    level: REVIEWER.into(),
                    number: at as u64,
                    advice_at: Some(at),
                };
                let answer = thinker::advise(ask).await;
                // Somebody may have stopped it by now.
                if self.stage.get_untracked() != Stage::Going {
                    return;
                }
                let advice = match answer {
                    Some(Ok(advice)) => advice,
                    Some(Err(why)) => {
                        browser::complain(&why);
                        return self.stage.set(Stage::Stopped);
                    }
                    None => return self.stage.set(Stage::Stopped),
                };
                let played = steps[at].split_once(' ').map_or("", |(_, action)| action).to_owned();
                self.studied.update(|studied| studied.push(Studied { at, seat, played, advice }));
            }
            self.stage.set(Stage::Done);
        });
    }

    /// Stops looking.
    pub fn stop(self) {
        self.stage.set(Stage::Stopped);
        thinker::stop_advice();
    }

    /// The whole game for whoever looks at it, and its steps.
    fn told(self) -> (Told, Vec<String>) {
        self.showing.whole.with_value(|whole| {
            let steps = whole.steps();
            let told = Told {
                game: whole.kind().name().into(),
                setup: whole.setup(),
                position: whole.began(),
                viewer: None,
                steps: steps.clone(),
            };
            (told, steps)
        })
    }

    /// Goes to a moment, and sees it as whoever decided then saw it. Where there is little room the sheet makes way.
    pub fn visit(self, at: usize, room: Room) {
        let seat =
            self.decisions.with_value(|all| all.iter().find(|(one, _)| *one == at).map(|(_, seat)| *seat));
        if let Some(seat) = seat {
            self.showing.play.viewer.set(Viewer::Seat(seat));
        }
        self.showing.playing.set(false);
        self.showing.go(at);
        if room != Room::Wide {
            self.open.set(false);
        }
    }

    /// The decision of the moment that is shown, once it was looked at.
    pub fn here(self) -> Option<(Decision, Studied)> {
        let at = self.showing.at.get();
        let decision = self.review.read().decisions.iter().find(|decision| decision.at == at).cloned()?;
        let studied = self.studied.read().iter().find(|studied| studied.at == at).cloned()?;
        Some((decision, studied))
    }

    /// The next decision before or after the moment that is shown.
    pub fn next(self, forward: bool) -> Option<usize> {
        let at = self.showing.at.get_untracked();
        let review = self.review.read_untracked();
        let mut all = review.decisions.iter().map(|decision| decision.at);
        match forward {
            true => all.find(|&one| one > at),
            false => all.rfind(|&one| one < at),
        }
    }

    /// What an action of a moment does, as people say it.
    pub fn says(self, at: usize, seat: Seat, action: &str) -> String {
        let deed = self.showing.whole.with_value(|whole| whole.deed(at, seat, action, lang()));
        named(&deed, &self.showing.play.names.read())
    }

    /// What is touched for an action of the moment that is shown.
    pub fn keys(self, seat: Seat, action: &str) -> Vec<Key> {
        self.showing.play.with(|running| {
            let ways = stage(running).map(|stage| stage.ways(seat, lang())).unwrap_or_default();
            glow::keys(&ways, action)
        })
    }
}
