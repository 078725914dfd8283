//! A game that this page itself drives: people at one screen, bots, the game's own opponent.

use super::{
    Doing, Driver, Play,
    saved::{Saved, Sitter},
    shown::shown,
    thinker,
};
use crate::{browser, later, prefs};
use demesne_game::{Seat, SeatSet, ToAct, Viewer};
use demesne_games::{Ask, Running, Told};
use leptos::prelude::*;
use std::{
    cell::{Cell, RefCell},
    rc::Rc,
};

/// The driver of a game in this browser.
#[derive(Clone)]
pub struct Local {
    saved: Rc<RefCell<Saved>>,
    /// Rises with everything that somebody does: what was begun before it has no say any more.
    turn: Rc<Cell<u32>>,
}

/// The game of what was kept: its steps are played anew.
pub fn open(saved: Saved) -> Result<Play, String> {
    let running = saved.played()?;
    let mine = saved.people().fold(SeatSet::EMPTY, SeatSet::with);
    let viewer = saved.people().next().map_or(Viewer::Spectator, Viewer::Seat);
    let driver = Local { saved: Rc::new(RefCell::new(saved)), turn: Rc::default() };
    let play = Play::new(running, viewer, Box::new(driver.clone()));
    play.mine.set(mine);
    // Who sits there after the page was loaded is not known.
    if play.covers(mine) {
        play.viewer.set(Viewer::Spectator);
    }
    // Whoever leaves the page leaves bots to themselves.
    let turn = Rc::clone(&driver.turn);
    let turn = StoredValue::new_local(turn);
    on_cleanup(move || turn.with_value(|turn| turn.set(u32::MAX)));
    driver.go_on(play);
    Ok(play)
}

impl Driver for Local {
    fn act(&self, play: Play, seat: Seat, action: String) {
        let seed = self.saved.borrow().seed();
        match play.peek(|running| running.consequences(seat, &action, &seed)) {
            Err(refused) => {
                play.trouble.set(Some(play.peek(|running| running.why_not(&refused, prefs::lang()))));
            }
            Ok(steps) => {
                let mut steps = steps.into_iter();
                while let Some(step) = steps.next() {
                    self.put(play, &step);
                    if play.dwells() > 0 {
                        return self.dwell(play, steps.collect());
                    }
                }
                self.keep(play);
                self.go_on(play);
            }
        }
    }

    fn undo_to(&self, play: Play) -> Option<usize> {
        let mine = play.mine.get();
        play.with(|running| last_decision(running, mine))
    }

    fn undo(&self, play: Play, length: usize) {
        play.update(|running| running.cut(length));
        play.last.update(|last| last.clear());
        self.keep(play);
        self.go_on(play);
    }

    fn told(&self, play: Play) -> Option<Told> {
        let saved = self.saved.borrow();
        // The first game has its coach.
        let alone = saved.people().count() == 1 && !saved.lesson;
        alone.then(|| saved.told(play.peek(|running| running.steps())))
    }
}

/// The moment before the last step that somebody at this page decided.
fn last_decision(running: &dyn Running, mine: SeatSet) -> Option<usize> {
    let steps = running.steps();
    steps.iter().rposition(|step| {
        step.split(' ').next().and_then(Seat::parse).is_some_and(|seat| mine.contains(seat))
    })
}

impl Local {
    fn put(&self, play: Play, step: &str) {
        if let Err(refused) = play.step(step) {
            browser::complain(&format!("{step}: {refused}"));
        }
    }

    /// Shows what came of an action, one step after another, before all goes on.
    fn dwell(&self, play: Play, rest: Vec<String>) {
        self.turn.set(self.turn.get().wrapping_add(1));
        let (driver, turn) = (self.clone(), self.turn.get());
        // Whoever closes the page in the middle finds the whole move.
        self.keep_with(play, &rest);
        play.hurry.set(false);
        play.doing.set(Doing::Showing);
        later::work(play.doing, async move {
            let mut rest = rest.into_iter();
            loop {
                for _ in 0..play.dwells() {
                    shown(play).await;
                    if driver.turn.get() != turn {
                        return;
                    }
                }
                match rest.next() {
                    Some(step) => driver.put(play, &step),
                    None => break,
                }
            }
            driver.keep(play);
            driver.go_on(play);
        });
    }

    fn keep(&self, play: Play) {
        self.keep_with(play, &[]);
    }

    /// Keeps the game, with steps that are still to be shown.
    fn keep_with(&self, play: Play, rest: &[String]) {
        let mut saved = self.saved.borrow_mut();
        saved.steps = play.peek(|running| running.steps());
        saved.steps.extend_from_slice(rest);
        saved.result = play.peek(|running| running.result());
        saved.touched = browser::now();
        if !saved.save() {
            play.trouble.set(Some(crate::words::table::not_kept(prefs::lang()).into()));
        }
    }

    /// Lets everybody act who is no person at this page, then asks the next person.
    fn go_on(&self, play: Play) {
        self.turn.set(self.turn.get().wrapping_add(1));
        // Before anybody else acts: the screen may be handed on at once.
        let mine = play.mine.get_untracked();
        if play.covers(mine) {
            play.cover(mine);
        }
        let (driver, turn) = (self.clone(), self.turn.get());
        later::work(play.doing, async move { driver.others(play, turn).await });
    }

    async fn others(&self, play: Play, turn: u32) {
        // What was meant with an action may have followed it at once: then chance acts for that, step by step as it is shown.
        if self.turn.get() != turn {
            return;
        }
        let seed = self.saved.borrow().seed();
        for step in play.peek(|running| running.chance(&seed)) {
            self.put(play, &step);
        }
        while self.turn.get() == turn {
            let Some(seat) = self.next_bot(play) else { break };
            let Some(action) = self.thought(play, seat).await else { break };
            if self.turn.get() != turn {
                return;
            }
            let Ok(steps) = play.peek(|running| running.consequences(seat, &action, &seed)) else { break };
            // Kept at once: whoever closes the page in the middle finds the whole move.
            for step in steps {
                if self.turn.get() != turn {
                    return;
                }
                self.put(play, &step);
                play.doing.set(Doing::Showing);
                for _ in 0..play.dwells().max(1) {
                    shown(play).await;
                }
            }
            if self.turn.get() != turn {
                return;
            }
            self.keep(play);
        }
        if self.turn.get() == turn {
            play.hurry.set(false);
            self.ask(play);
            play.doing.set(Doing::Nothing);
            play.follow();
        }
    }

    /// The first seat of a bot that is to act.
    fn next_bot(&self, play: Play) -> Option<Seat> {
        let ToAct::Seats(seats) = play.peek(|running| running.to_act()) else { return None };
        seats.iter().find(|seat| {
            self.saved.borrow().seats.get(seat.index()).is_some_and(|sitter| sitter.policy().is_some())
        })
    }

    async fn thought(&self, play: Play, seat: Seat) -> Option<String> {
        play.doing.set(Doing::Thinking(seat));
        let ask = {
            let saved = self.saved.borrow();
            let Some(Sitter::Bot(level)) = saved.seats.get(seat.index()) else { return None };
            let steps = play.peek(|running| running.steps());
            Ask {
                id: 0,
                number: steps.len() as u64,
                told: saved.told(steps),
                seat: seat.to_string(),
                level: level.clone(),
                advice_at: None,
            }
        };
        thinker::think(ask).await.map_err(|error| play.trouble.set(Some(error))).ok()
    }

    /// Turns to the person who is to act: at one screen the seats take turns.
    fn ask(&self, play: Play) {
        let (to_act, mine) = (play.peek(|running| running.to_act()), play.mine.get_untracked());
        let viewer = play.viewer.get_untracked();
        let now = match (to_act, viewer) {
            (ToAct::Seats(_), _) if play.covers(mine) => {
                play.cover(mine);
                return;
            }
            (ToAct::Seats(seats), Viewer::Seat(seat)) if seats.contains(seat) => Some(seat),
            (ToAct::Seats(seats), _) => seats.iter().find(|seat| mine.contains(*seat)),
            // It is over: there is nothing to cover any more.
            (ToAct::Nobody, Viewer::Spectator) => play.screen.get_untracked().or_else(|| mine.iter().next()),
            _ => None,
        };
        if let Some(seat) = now {
            play.viewer.set(Viewer::Seat(seat));
        }
    }
}
