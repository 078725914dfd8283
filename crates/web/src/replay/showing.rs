//! A game that is shown step by step: where the reader is in it, and going elsewhere.

use super::load::{Loaded, Sat, afresh};
use crate::{
    browser, later,
    play::{Driver, Play},
    table::log::named,
    words::{self, lang},
};
use demesne_game::{Seat, Seed, Viewer};
use demesne_games::{Passage, Running};
use demesne_scene::stage;
use leptos::prelude::*;
use std::collections::BTreeMap;

/// Nobody acts here: one looks.
struct Looking;

impl Driver for Looking {
    fn act(&self, _: Play, _: Seat, _: String) {}

    fn undo_to(&self, _: Play) -> Option<usize> {
        None
    }

    fn undo(&self, _: Play, _: usize) {}
}

/// How long a step is shown, in milliseconds.
pub const SPEEDS: [i32; 3] = [1400, 700, 200];

/// A game that is shown step by step. Cheap to copy.
#[derive(Clone, Copy)]
pub struct Showing {
    /// The moment that is shown.
    pub play: Play,
    /// The game after its last step.
    pub whole: StoredValue<Box<dyn Running>>,
    steps: StoredValue<Vec<String>>,
    /// How many steps there are.
    pub length: usize,
    /// How many of them were played.
    pub at: RwSignal<usize>,
    /// Whether it goes on by itself.
    pub playing: RwSignal<bool>,
    /// How long a step is shown then.
    pub speed: RwSignal<i32>,
    /// The parts of the game.
    pub passages: Memo<Vec<Passage>>,
    /// What each step did, in words; steps that the scene says just as well have none.
    pub story: Memo<Vec<(usize, String)>>,
    /// Whether there are steps at all.
    pub record: bool,
    /// SHA-256 of the seed.
    pub commitment: StoredValue<Option<String>>,
    /// The seed, where it may be known.
    pub seed: Option<Seed>,
    turn: StoredValue<u32>,
}

impl Showing {
    /// A game at one of its moments, seen by a viewer.
    pub fn new(loaded: Loaded, at: Option<usize>, viewer: Viewer) -> Result<Showing, String> {
        let begun = afresh(&*loaded.whole)?;
        let steps = loaded.whole.steps();
        let length = steps.len();
        let play = Play::new(begun, viewer, Box::new(Looking));
        let whole = StoredValue::new(loaded.whole);
        let sat: Sat = loaded.sat;
        let sat = StoredValue::new_local(sat);
        Effect::new(move || {
            let names = whole.with_value(|whole| {
                let mut names = sat.with_value(|sat| sat.names(&**whole));
                let rest = Seat::first(whole.seats()).skip(names.len());
                // A position says nothing of people.
                names.extend(rest.map(|seat| words::setup::player(lang(), seat.0 + 1)).collect::<Vec<_>>());
                names
            });
            play.names.set(names);
        });
        let passages = Memo::new(move |_| whole.with_value(|whole| whole.passages(lang())));
        let story = Memo::new(move |_| {
            let (viewer, names) = (play.viewer.get(), play.names.get());
            let told = whole.with_value(|whole| whole.story(viewer, 0, lang()));
            told.into_iter().map(|(step, text)| (step, named(&text, &names))).collect::<Vec<_>>()
        });
        let showing = Showing {
            play,
            whole,
            steps: StoredValue::new(steps),
            length,
            at: RwSignal::new(0),
            playing: RwSignal::new(false),
            speed: RwSignal::new(SPEEDS[1]),
            passages,
            story,
            record: loaded.record,
            commitment: StoredValue::new(loaded.commitment),
            seed: loaded.seed,
            turn: StoredValue::new(0),
        };
        showing.go(at.unwrap_or(0));
        Ok(showing)
    }

    /// Goes to the moment after so many steps.
    pub fn go(self, to: usize) {
        let to = to.min(self.length);
        let touched = self.play.update(|running| {
            self.steps.with_value(|steps| {
                if to < running.length() {
                    running.cut(to);
                }
                for step in &steps[running.length()..to] {
                    if let Err(refused) = running.play(step) {
                        browser::complain(&format!("{step}: {refused}"));
                        break;
                    }
                }
                let last = to.checked_sub(1).and_then(|place| steps.get(place))?;
                let who = last.split(' ').next().unwrap_or_default().to_owned();
                Some((who, stage(running)?.touched(last)))
            })
        });
        self.play.last.set(touched.into_iter().collect::<BTreeMap<_, _>>());
        self.at.set(to);
    }

    /// Goes so many steps on or back; whoever does that wants to look, not to watch.
    pub fn step(self, by: isize) {
        self.playing.set(false);
        self.go(self.at.get_untracked().saturating_add_signed(by));
    }

    /// Goes to the next part of the game, or to the beginning of this one or the one before.
    pub fn leap(self, forward: bool) {
        self.playing.set(false);
        let at = self.at.get_untracked();
        let passages = self.passages.read_untracked();
        let to = match forward {
            true => passages.iter().map(|passage| passage.at).find(|&start| start > at),
            false => passages.iter().rev().map(|passage| passage.at).find(|&start| start < at),
        };
        drop(passages);
        self.go(to.unwrap_or(if forward { self.length } else { 0 }));
    }

    /// The part of the game that is shown.
    pub fn passage(self) -> Option<Passage> {
        let at = self.at.get();
        self.passages.read().iter().rev().find(|passage| passage.at <= at).cloned()
    }

    /// What the last step did, in words; empty before the first.
    pub fn told(self) -> String {
        let Some(place) = self.at.get().checked_sub(1) else { return String::new() };
        let story = self.story.read();
        let found = story.iter().find(|(step, _)| *step == place).map(|(_, text)| text.clone());
        found.unwrap_or_else(|| self.passage().map(|passage| passage.chapter.title).unwrap_or_default())
    }

    /// Lets it go on by itself, or stops it.
    pub fn toggle(self) {
        if self.playing.get_untracked() {
            self.playing.set(false);
            return;
        }
        if self.at.get_untracked() >= self.length {
            self.go(0);
        }
        self.playing.set(true);
        self.turn.update_value(|turn| *turn += 1);
        let turn = self.turn.get_value();
        later::work(self.playing, async move {
            loop {
                browser::wait(self.speed.get_untracked()).await;
                if !self.playing.get_untracked() || self.turn.get_value() != turn {
                    return;
                }
                self.go(self.at.get_untracked() + 1);
                if self.at.get_untracked() >= self.length {
                    self.playing.set(false);
                    return;
                }
            }
        });
    }

    /// The record as text.
    pub fn text(self) -> String {
        let (names, commitment) = (self.play.names.get_untracked(), self.commitment.get_value());
        self.whole.with_value(|whole| whole.record(names, commitment, self.seed))
    }

    /// The steps up to the moment that is shown.
    pub fn played(self) -> Vec<String> {
        let at = self.at.get_untracked();
        self.steps.with_value(|steps| steps[..at].to_vec())
    }
}
