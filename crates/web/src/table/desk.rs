//! What a reader does at a table before an action is one: holding, pointing, asking.

use super::{
    hint::{self, Hint},
    lens::Lens,
};
use crate::{browser, play::Play, prefs::lang};
use demesne_scene::{Explanation, Hand, Look, Marks, Panel, Room, Touched, Way, stage};
use leptos::prelude::*;

/// What a reader holds, points at and has open. Cheap to copy.
#[derive(Clone, Copy)]
pub struct Desk {
    /// The game.
    pub play: Play,
    /// How much room there is.
    pub room: RwSignal<Room>,
    /// What was touched.
    pub hand: RwSignal<Hand>,
    /// What is pointed at.
    pub pointed: RwSignal<Option<String>>,
    /// What is explained.
    pub asked_about: RwSignal<Option<String>>,
    /// What somebody tried in vain.
    pub tried: RwSignal<Option<String>>,
    /// What a finger could mean: shown larger, until one of them is touched.
    pub lens: RwSignal<Option<Lens>>,
    /// The ways that touching could not tell apart.
    pub choices: RwSignal<Vec<Way>>,
    /// The tab that is open, where panels stand behind tabs: its symbol.
    pub tab: RwSignal<Option<&'static str>>,
    /// What is told to whoever asked for a hint.
    pub hint: RwSignal<Hint>,
    /// The legal actions of who is asked.
    pub ways: Memo<Vec<Way>>,
    /// What is marked.
    pub marks: Memo<Marks>,
}

impl Desk {
    /// A desk for a game.
    pub fn new(play: Play) -> Desk {
        let hand = RwSignal::new(Hand::default());
        let pointed = RwSignal::new(None::<String>);
        let tried = RwSignal::new(None::<String>);
        let lens = RwSignal::new(None::<Lens>);
        let ways = Memo::new(move |_| {
            let Some(seat) = play.asked() else { return Vec::new() };
            play.with(|running| stage(running).map(|stage| stage.ways(seat, lang())).unwrap_or_default())
        });
        // What was held may be gone now.
        Effect::new(move || {
            let ways = ways.read();
            if !hand.read_untracked().is_empty() {
                hand.update(|hand| hand.keep_possible(&ways));
            }
            tried.set(None);
            lens.set(None);
        });
        let marks = Memo::new(move |_| {
            let hand = hand.read();
            Marks {
                lit: hand.lit(&ways.read()),
                usable: hand.usable(&ways.read()),
                chosen: hand.held().to_vec(),
                preview: pointed.get(),
                last: play.last.read().values().flatten().cloned().collect(),
                forbidden: tried.get(),
                sketch: None,
            }
        });
        let room = RwSignal::new(room_now());
        let resized = window_event_listener(leptos::ev::resize, move |_| {
            let now = room_now();
            if room.get_untracked() != now {
                room.set(now);
            }
        });
        on_cleanup(move || resized.remove());
        Desk {
            play,
            room,
            hand,
            pointed,
            asked_about: RwSignal::new(None),
            tried,
            lens,
            choices: RwSignal::default(),
            tab: RwSignal::new(None),
            hint: RwSignal::default(),
            ways,
            marks,
        }
    }

    /// Looks at the game as the reader does.
    pub fn look<T>(self, with: impl FnOnce(&Look<'_>, &dyn demesne_games::Running) -> T) -> T {
        let names = self.play.names.read();
        let look = Look {
            viewer: self.play.viewer.get(),
            own: self.play.own(),
            names: &names,
            language: lang(),
            room: self.room.get(),
        };
        self.play.with(|running| with(&look, running))
    }

    /// The panels as they are now; none where the game has no scene.
    pub fn panels(self) -> Option<Vec<Panel>> {
        let marks = self.marks.read();
        self.look(|look, running| Some(stage(running)?.panels(look, &marks)))
    }

    /// What a thing is.
    pub fn explain(self, key: &str) -> Option<Explanation> {
        self.look(|look, running| stage(running)?.explain(look, key))
    }

    /// Touches something: that may be enough for an action.
    pub fn touch(self, key: &str) {
        self.play.hurry.set(true);
        let ways = self.ways.get_untracked();
        let mut hand = self.hand.get_untracked();
        let touched = hand.touch(key, &ways);
        self.tried.set(None);
        match touched {
            Touched::Act(way) => {
                self.hand.set(Hand::default());
                self.play.act(way.action);
            }
            Touched::Choose(ways) => {
                self.hand.set(hand);
                self.choices.set(ways);
            }
            Touched::Held => self.hand.set(hand),
            Touched::Nothing => {
                if untrack(|| self.play.asked()).is_some() {
                    self.tried.set(Some(key.to_owned()));
                }
                self.asked_about.set(Some(key.to_owned()));
            }
        }
    }

    /// Takes one of the ways.
    pub fn take(self, way: Way) {
        self.choices.set(Vec::new());
        self.hand.set(Hand::default());
        self.play.act(way.action);
    }

    /// Lets go of everything.
    pub fn clear(self) {
        self.hand.set(Hand::default());
        self.choices.set(Vec::new());
        self.asked_about.set(None);
        self.tried.set(None);
        self.lens.set(None);
        self.tab.set(None);
        hint::away(self);
    }
}

/// How much room there is now. Large letters need more: then the others and the chronicle go behind tabs sooner.
fn room_now() -> Room {
    let (width, height) = browser::size();
    match Room::of(width, height) {
        Room::Wide if width < 1200.0 * browser::letters() => Room::Middle,
        room => room,
    }
}
