//! What a reader does at a table before an action is one: holding, pointing, asking.

use super::{
    drag::{self, Drag},
    hint::{self, Hint},
    lens::Lens,
    motion::{self, Place},
};
use crate::{browser, play::Play, prefs::lang};
use demesne_game::{Seat, Viewer};
use demesne_scene::{
    Explanation, Gesture, Hand, Key, Look, Marks, Panel, Room, Sketch, Sketching, Touched, Way, stage,
};
use leptos::prelude::*;
use std::collections::HashMap;

/// What a reader holds, points at and has open. Cheap to copy.
#[derive(Clone, Copy)]
pub struct Desk {
    /// The game.
    pub play: Play,
    /// How much room there is.
    pub room: RwSignal<Room>,
    /// What was touched.
    pub hand: RwSignal<Hand>,
    /// What was put together so far; none where that is what the game proposes.
    pub sketch: RwSignal<Option<Sketch>>,
    /// How that stands; none where nothing is to be put together.
    pub sketching: Memo<Option<Sketching>>,
    /// What is being dragged.
    pub drag: StoredValue<Option<Drag>, LocalStorage>,
    /// Where that lay which was last acted with.
    pub left: StoredValue<HashMap<Key, Place>, LocalStorage>,
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
        let sketch = RwSignal::new(None::<Sketch>);
        keep_while_asked(play, sketch);
        let sketching = Memo::new(move |_| {
            let seat = play.asked()?;
            play.with(|running| stage(running)?.sketching(seat, sketch.read().as_ref(), lang()))
        });
        let marks = Memo::new(move |_| {
            let hand = hand.read();
            let mut marks = Marks {
                lit: hand.lit(&ways.read()),
                usable: hand.usable(&ways.read()),
                chosen: hand.held().to_vec(),
                preview: pointed.get(),
                last: play.last.read().values().flatten().cloned().collect(),
                forbidden: tried.get(),
                sketch: None,
            };
            if let Some(sketching) = sketching.get() {
                marks.usable.extend(sketching.grips);
                marks.chosen.extend(sketching.chosen);
                marks.sketch = Some(sketching.sketch);
            }
            marks
        });
        let room = RwSignal::new(room_now());
        let resized = window_event_listener(leptos::ev::resize, move |_| {
            let now = room_now();
            if room.get_untracked() != now {
                room.set(now);
            }
        });
        on_cleanup(move || resized.remove());
        let desk = Desk {
            play,
            room,
            hand,
            sketch,
            sketching,
            drag: StoredValue::new_local(None),
            left: StoredValue::new_local(HashMap::new()),
            pointed,
            asked_about: RwSignal::new(None),
            tried,
            lens,
            choices: RwSignal::default(),
            tab: RwSignal::new(None),
            hint: RwSignal::default(),
            ways,
            marks,
        };
        // Whoever looks now is somebody else: what the one before held and asked is not for their eyes.
        Effect::new(move |before: Option<Viewer>| {
            let now = play.viewer.get();
            if before.is_some_and(|before| before != now) {
                desk.let_go();
                drag::put_back(desk);
            }
            now
        });
        desk
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

    /// What a gesture makes of what is being put together; none where it means nothing.
    pub fn resketched(self, gesture: &Gesture) -> Option<Sketch> {
        let seat = untrack(|| self.play.asked())?;
        let sketching = self.sketching.read_untracked();
        let now = &sketching.as_ref()?.sketch;
        self.play.peek(|running| stage(running)?.resketch(seat, now, gesture))
    }

    /// Whether a gesture would change what is being put together.
    pub fn would_change(self, gesture: &Gesture) -> bool {
        let then = self.resketched(gesture);
        then.is_some() && then.as_ref() != self.sketching.read_untracked().as_ref().map(|now| &now.sketch)
    }

    /// Changes what is being put together. Says whether the gesture meant anything.
    pub fn gesture(self, gesture: &Gesture) -> bool {
        let then = self.resketched(gesture);
        let means = then.is_some();
        if means {
            self.tried.set(None);
            self.sketch.set(then);
        }
        means
    }

    /// Plays what was put together. Says whether it comes to something.
    pub fn finish(self) -> bool {
        let comes_to = self.sketching.with_untracked(|now| now.as_ref()?.comes_to.as_ref().ok().cloned());
        comes_to.map(|way| self.take(way)).is_some()
    }

    /// Touches something: that may be enough for an action.
    pub fn touch(self, key: &str) {
        self.play.hurry.set(true);
        if self.gesture(&Gesture::Touch(key.to_owned())) {
            return;
        }
        let ways = self.ways.get_untracked();
        let mut hand = self.hand.get_untracked();
        let touched = hand.touch(key, &ways);
        self.tried.set(None);
        match touched {
            Touched::Act(way) => self.take(way),
            Touched::Choose(ways) => {
                self.hand.set(hand);
                self.choices.set(ways);
            }
            Touched::Held => self.hand.set(hand),
            Touched::Nothing if self.show(key) => {}
            Touched::Nothing => {
                if untrack(|| self.play.asked()).is_some() {
                    self.tried.set(Some(key.to_owned()));
                }
                self.asked_about.set(Some(key.to_owned()));
            }
        }
    }

    /// Shows what a thing leads to: it comes into view, or its tab opens; what had no room is offered. Says whether it leads to something.
    fn show(self, key: &str) -> bool {
        let Some(panels) = untrack(|| self.panels()) else { return false };
        let all = || panels.iter().flat_map(|panel| panel.parts.iter().map(move |part| (panel, part)));
        let things = all().filter(|(_, part)| part.key == key).filter_map(|(_, part)| part.thing.as_ref());
        let Some(thing) = { things }.find(|thing| thing.shows.is_some() || !thing.rest.is_empty()) else {
            return false;
        };
        let Some(shown) = &thing.shows else {
            let (ways, hand) = (self.ways.get_untracked(), self.hand.get_untracked());
            let rest = hand.meant(&ways).filter(|way| way.keys.iter().any(|key| thing.rest.contains(key)));
            self.choices.set(rest.cloned().collect());
            return true;
        };
        if let Some(shown) = motion::element_of(shown) {
            browser::bring(&shown);
            return true;
        }
        let tab = all().find(|(_, part)| part.key == *shown).and_then(|(panel, _)| panel.tab);
        if tab.is_some() {
            self.tab.set(tab);
        }
        tab.is_some()
    }

    /// Takes one of the ways.
    pub fn take(self, way: Way) {
        motion::remember(self, &way);
        self.choices.set(Vec::new());
        self.hand.set(Hand::default());
        self.play.take(way);
    }

    /// Lets go of everything. What was put together stays: it took longer.
    pub fn clear(self) {
        self.let_go();
        self.tab.set(None);
        hint::away(self);
    }

    /// Lets go of what is held and asked about.
    fn let_go(self) {
        self.hand.set(Hand::default());
        self.choices.set(Vec::new());
        self.asked_about.set(None);
        self.tried.set(None);
        self.lens.set(None);
    }
}

/// Lets go of a sketch when something else is asked: another seat, or the same one after it acted or something was taken back. Those who decide
/// at the same time do not disturb each other; nor do others' steps while they are shown, or an answer that did not reach the server.
fn keep_while_asked(play: Play, sketch: RwSignal<Option<Sketch>>) {
    Effect::new(move |before: Option<Option<(Seat, usize, usize)>>| {
        let before = before.flatten();
        let Some(seat) = play.asked() else { return before };
        let own = format!("{seat} ");
        let steps = play.with(|running| running.steps());
        let decided = steps.iter().filter(|step| step.starts_with(&own)).count();
        let other = |(who, had, length)| (who, had) != (seat, decided) || steps.len() < length;
        if before.is_some_and(other) && sketch.read_untracked().is_some() {
            sketch.set(None);
        }
        Some((seat, decided, steps.len()))
    });
}

/// How much room there is now. Large letters need more: then the others and the chronicle go behind tabs sooner.
fn room_now() -> Room {
    let (width, height) = browser::size();
    match Room::of(width, height) {
        Room::Wide if width < 1200.0 * browser::letters() => Room::Middle,
        room => room,
    }
}
