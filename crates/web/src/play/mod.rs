//! A game at this page, whoever drives it.

mod chain;
mod cover;
pub mod local;
pub mod saved;
pub mod shown;
pub mod thinker;

use demesne_game::{Seat, SeatSet, ToAct, Viewer};
use demesne_games::{Refused, Running, Told};
use demesne_scene::{Chain, Initials, Key, stage};
use leptos::prelude::*;
use std::collections::BTreeMap;

/// Who carries actions out: this page, or a server.
pub trait Driver {
    /// A seat of this page acts.
    fn act(&self, play: Play, seat: Seat, action: String);

    /// How many steps would remain if the last decision were taken back; none where it cannot be. Asked in a reactive place.
    fn undo_to(&self, play: Play) -> Option<usize>;

    /// Takes steps back.
    fn undo(&self, play: Play, length: usize);

    /// The game as it is told to whoever advises the seat that is asked; none where advice would be unfair: against people, or where
    /// the game counts. Asked in a reactive place.
    fn told(&self, _: Play) -> Option<Told> {
        None
    }

    /// Whoever should take the screen is there: the page sees with their eyes.
    fn take_screen(&self, play: Play, seat: Seat) {
        play.viewer.set(Viewer::Seat(seat));
    }
}

/// What the page is doing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Doing {
    /// Nothing: somebody is to decide, or the game is over.
    #[default]
    Nothing,
    /// A bot thinks.
    Thinking(Seat),
    /// What others did is being shown.
    Showing,
    /// An action is on its way to the server.
    Sending,
}

/// What stands beside the name of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Note {
    /// Whether its person is at the table now.
    pub here: bool,
    /// What is left on its clock.
    pub clock: Option<String>,
    /// Whether that is little.
    pub short: bool,
    /// What else there is to say: that somebody resigned, or that a bot plays on.
    pub says: Option<String>,
}

/// A game at this page. Cheap to copy; all of it is reactive.
#[derive(Clone, Copy)]
pub struct Play {
    running: StoredValue<Box<dyn Running>>,
    change: RwSignal<u64>,
    driver: StoredValue<Box<dyn Driver>, LocalStorage>,
    /// What people call the seats.
    pub names: RwSignal<Vec<String>>,
    /// What stands beside the names: who is there, what is left on the clocks. Nothing where nobody keeps time.
    pub notes: RwSignal<Vec<Note>>,
    /// The seats that people at this page decide for.
    pub mine: RwSignal<SeatSet>,
    /// Whose eyes the page sees with.
    pub viewer: RwSignal<Viewer>,
    /// Whose the screen is, where it is covered between the turns of several people. While it is covered who should take it, or had it last.
    pub screen: RwSignal<Option<Seat>>,
    /// What each seat, and chance as `*`, touched last.
    pub last: RwSignal<BTreeMap<String, Vec<Key>>>,
    /// What the page is doing.
    pub doing: RwSignal<Doing>,
    /// Set by whoever does not want to wait for what is being shown.
    pub hurry: RwSignal<bool>,
    /// Why nobody acts any more though the game has not come to its end, in words.
    pub stopped: RwSignal<Option<String>>,
    /// What went wrong, in words.
    pub trouble: RwSignal<Option<String>>,
    /// For how many moments the last step is shown.
    dwells: StoredValue<u8>,
    /// What was meant with the last action and follows it.
    chain: StoredValue<Chain>,
}

impl Play {
    /// A game that somebody drives.
    pub fn new(running: Box<dyn Running>, viewer: Viewer, driver: Box<dyn Driver>) -> Play {
        Play {
            running: StoredValue::new(running),
            change: RwSignal::new(0),
            driver: StoredValue::new_local(driver),
            names: RwSignal::default(),
            notes: RwSignal::default(),
            mine: RwSignal::new(SeatSet::EMPTY),
            viewer: RwSignal::new(viewer),
            screen: RwSignal::default(),
            last: RwSignal::default(),
            doing: RwSignal::default(),
            hurry: RwSignal::new(false),
            stopped: RwSignal::default(),
            trouble: RwSignal::default(),
            dwells: StoredValue::new(0),
            chain: StoredValue::new(Chain::default()),
        }
    }

    /// Looks at the game; whoever asks in a reactive place is told when it changes.
    pub fn with<T>(self, look: impl FnOnce(&dyn Running) -> T) -> T {
        self.change.track();
        self.running.with_value(|running| look(&**running))
    }

    /// Looks at the game once.
    pub fn peek<T>(self, look: impl FnOnce(&dyn Running) -> T) -> T {
        self.running.with_value(|running| look(&**running))
    }

    /// Changes the game.
    pub fn update<T>(self, change: impl FnOnce(&mut dyn Running) -> T) -> T {
        let result = self
            .running
            .try_update_value(|running| change(&mut **running))
            .expect("the page still has the game");
        self.change.update(|count| *count += 1);
        result
    }

    /// Puts another game in its place.
    pub fn replace(self, running: Box<dyn Running>) {
        self.running.set_value(running);
        self.change.update(|count| *count += 1);
    }

    /// Plays a step and marks what it touched.
    pub fn step(self, step: &str) -> Result<(), Refused> {
        let (viewer, mine) = (self.viewer.get_untracked(), self.mine.get_untracked());
        let (touched, dwells) = self.update(|running| {
            // Somebody's secret is marked as the reader saw it; at one screen as those saw it who must not know it.
            let differing = running.play(step)?.differing;
            let several = mine.iter().count() > 1;
            let eyes = |who: Viewer| match who {
                Viewer::Seat(seat) if several => mine.contains(seat),
                _ => who == viewer,
            };
            let seen = differing.iter().find(|(who, _)| eyes(*who)).map_or(step, |(_, text)| text);
            Ok(stage(running).map(|stage| (stage.touched(seen), stage.dwells(seen))).unwrap_or_default())
        })?;
        self.dwells.set_value(dwells);
        let who = step.split(' ').next().unwrap_or_default().to_owned();
        self.last.update(|last| {
            last.insert(who, touched);
        });
        Ok(())
    }

    /// For how many moments the last step is shown, whoever's action it came of.
    pub fn dwells(self) -> u8 {
        self.dwells.get_value()
    }

    /// What the last step was, in words, while it is dwelt on.
    pub fn dwelt_on(self) -> Option<String> {
        if self.doing.get() != Doing::Showing {
            return None;
        }
        self.change.track();
        let viewer = self.viewer.get();
        (self.dwells() > 0).then(|| {
            let told = self.peek(|running| {
                running.story(viewer, running.length().saturating_sub(1), crate::prefs::lang())
            });
            told.into_iter().map(|(_, text)| text).collect::<Vec<_>>().join("\n")
        })
    }

    /// The seats that are to act.
    pub fn to_act(self) -> SeatSet {
        if self.stopped.read().is_some() {
            return SeatSet::EMPTY;
        }
        match self.with(|running| running.to_act()) {
            ToAct::Seats(seats) => seats,
            _ => SeatSet::EMPTY,
        }
    }

    /// The seat that the reader is asked to act for now.
    pub fn asked(self) -> Option<Seat> {
        let Viewer::Seat(seat) = self.viewer.get() else { return None };
        let free = matches!(self.doing.get(), Doing::Nothing);
        (free && self.to_act().contains(seat) && self.mine.get().contains(seat)).then_some(seat)
    }

    /// Whose things are shown large.
    pub fn own(self) -> Seat {
        match self.viewer.get() {
            Viewer::Seat(seat) => seat,
            _ => self.screen.get().or_else(|| self.to_act().iter().next()).unwrap_or(Seat(0)),
        }
    }

    /// What a seat is called.
    pub fn name(self, seat: Seat) -> String {
        self.names.read().get(seat.index()).cloned().unwrap_or_else(|| seat.to_string())
    }

    /// The letter that stands for a seat: no two have the same.
    pub fn initial(self, seat: Seat) -> String {
        Initials::of(&self.names.read()).get(seat).to_string()
    }

    /// What stands beside a seat's name.
    pub fn note(self, seat: Seat) -> Note {
        self.notes.read().get(seat.index()).cloned().unwrap_or_default()
    }

    /// Whether the game has ended.
    pub fn is_over(self) -> bool {
        self.with(|running| matches!(running.to_act(), ToAct::Nobody))
    }

    /// The game as it is told to whoever advises the seat that is asked; none where nobody may.
    pub fn told(self) -> Option<Told> {
        self.change.track();
        self.driver.with_value(|driver| driver.told(self))
    }

    /// How many steps would remain if the last decision were taken back.
    pub fn undo_to(self) -> Option<usize> {
        self.change.track();
        self.driver.with_value(|driver| driver.undo_to(self))
    }

    /// Takes the last decision back.
    pub fn undo(self) {
        if let Some(length) = untrack(|| self.undo_to()) {
            self.chain.set_value(Chain::default());
            self.trouble.set(None);
            self.driver.with_value(|driver| driver.undo(self, length));
        }
    }
}
