//! A game that a server drives: own actions are shown at once and sent, what others do is shown one step after another.

use super::{cover::has_secrets, news, visit::Visit};
use crate::{
    browser, later,
    play::{Doing, Driver, Play, shown::shown},
};
use demesne_game::{Seat, ToAct, Viewer};
use demesne_games::Told;
use demesne_wire::{Event, Happening, Move, Undo, UndoPolicy};
use leptos::prelude::*;

/// The driver of a game on the server.
pub struct Remote(pub(super) Visit);

impl Driver for Remote {
    fn act(&self, play: Play, seat: Seat, action: String) {
        let visit = self.0;
        let length = play.peek(|running| running.length());
        // The same rules hold here and there: it is shown at once, and what chance does after it when the answer comes.
        if let Err(refused) = play.step(&format!("{seat} {action}")) {
            browser::complain(&format!("{seat} {action}: {refused}"));
        }
        let seen = visit.begin(play);
        let request = Move { seen, id: browser::fresh_id(), action, seat: Some(seat.to_string()) };
        let sent = visit.change("POST", "/moves", request);
        // Whoever leaves the table has moved all the same.
        later::anyway(async move {
            let done = sent.await;
            if !visit.is_here() {
                return;
            }
            visit.log.update_value(|log| log.sending = false);
            if let Err(trouble) = done {
                play.update(|running| running.cut(length));
                play.last.update(|last| drop(last.remove(&seat.to_string())));
                play.trouble.set(Some(trouble.message));
                visit.feed(trouble.missed);
            }
            visit.go_on();
        });
    }

    fn undo_to(&self, play: Play) -> Option<usize> {
        let Viewer::Seat(seat) = play.viewer.get() else { return None };
        if !play.mine.get().contains(seat) || !matches!(play.doing.get(), Doing::Nothing) {
            return None;
        }
        let (policy, alone) = self.0.view.with(|view| {
            let view = view.as_ref()?;
            let people =
                view.line.seats.iter().any(|seat| !seat.you && seat.who.is_some() && seat.bot.is_none());
            (view.line.status == demesne_wire::Status::Playing).then_some((view.undo, !people))
        })?;
        let own = |length: usize, tail: usize| (tail > 0).then(|| length - 1);
        match policy {
            UndoPolicy::None => None,
            // Bots agree to everything.
            UndoPolicy::Agreed if alone => play.with(|running| last_decision(running, seat)),
            _ => play.with(|running| own(running.length(), running.own_tail(seat))),
        }
    }

    fn undo(&self, play: Play, length: usize) {
        let visit = self.0;
        let Viewer::Seat(seat) = play.viewer.get_untracked() else { return };
        play.update(|running| running.cut(length));
        play.last.update(|last| last.clear());
        let seen = visit.begin(play);
        let request =
            Undo { seen, id: browser::fresh_id(), seat: Some(seat.to_string()), length: Some(length) };
        let sent = visit.change("POST", "/undo", request);
        later::anyway(async move {
            let done = sent.await;
            if !visit.is_here() {
                return;
            }
            visit.log.update_value(|log| log.sending = false);
            if let Err(trouble) = done {
                play.trouble.set(Some(trouble.message));
                visit.reload();
            }
            visit.go_on();
        });
    }

    fn told(&self, play: Play) -> Option<Told> {
        let Viewer::Seat(seat) = play.viewer.get() else { return None };
        self.0.view.with(|view| {
            let line = &view.as_ref()?.line;
            // A person who is out of time may come back.
            let alone = line.seats.iter().all(|seat| seat.you || seat.who.is_none());
            (alone && !line.rated).then(|| Told {
                game: line.game.clone(),
                setup: line.setup.clone().into_iter().collect(),
                position: None,
                viewer: Some(seat.to_string()),
                steps: play.peek(|running| running.steps()),
            })
        })
    }

    fn take_screen(&self, play: Play, seat: Seat) {
        self.0.take_screen(play, seat);
    }
}

/// The moment before the last step that a seat decided.
pub(super) fn last_decision(running: &dyn demesne_games::Running, seat: Seat) -> Option<usize> {
    let own = format!("{seat} ");
    running.steps().iter().rposition(|step| step.starts_with(&own))
}

impl Visit {
    /// A request begins: nobody acts until it is answered. Gives the number of the last event that the reader knows.
    fn begin(self, play: Play) -> i64 {
        play.doing.set(Doing::Sending);
        self.log.update_value(|log| log.sending = true);
        self.log.with_value(|log| log.received)
    }

    /// Shows what waits, one after another.
    pub(super) fn go_on(self) {
        if self.log.try_update_value(|log| std::mem::replace(&mut log.at_work, true)) == Some(false) {
            later::work(self.id, async move {
                let turn = self.log.with_value(|log| log.turn);
                let fits = self.work(turn).await;
                self.log.update_value(|log| log.at_work = false);
                match fits {
                    Ok(()) => self.rest(),
                    // What is here does not fit what happened: it is fetched anew, and nobody need notice.
                    Err(error) => {
                        browser::complain(&error);
                        self.reload();
                    }
                }
            });
        }
    }

    async fn work(self, turn: u32) -> Result<(), String> {
        loop {
            if self.log.with_value(|log| log.turn != turn) {
                return Ok(());
            }
            let Some(event) = self.log.try_update_value(|log| log.queue.pop_front()).flatten() else {
                return Ok(());
            };
            self.take_in(&event, turn).await?;
            if self.log.with_value(|log| log.turn == turn) {
                self.keep_seen(event.seq);
            }
        }
    }

    /// Shows one event.
    async fn take_in(self, event: &Event, turn: u32) -> Result<(), String> {
        let Some(play) = self.play.get_untracked() else {
            if matches!(event.what, Happening::Started { .. }) {
                self.begin_game(event)?;
            }
            return Ok(());
        };
        match &event.what {
            Happening::Played { seat, steps, length } => {
                let own = self.eyes.with_untracked(|eyes| eyes.as_ref() == Some(seat)) && !self.is_bots(seat);
                let steps =
                    play.update(|running| news::missing(running, steps, *length).map(<[String]>::to_vec))?;
                for step in steps {
                    play.step(&step).map_err(|refused| format!("{step}: {refused}"))?;
                    self.cover(play);
                    let moments = play.dwells();
                    if own && moments == 0 {
                        continue;
                    }
                    play.doing.set(Doing::Showing);
                    self.until_seen().await;
                    for _ in 0..moments.max(1) {
                        shown(play).await;
                    }
                    if self.log.with_value(|log| log.turn != turn) {
                        return Ok(());
                    }
                }
            }
            Happening::Undone { length, .. } if play.peek(|running| running.length() > *length) => {
                play.update(|running| running.cut(*length));
                play.last.update(|last| last.clear());
            }
            _ => {}
        }
        Ok(())
    }

    /// Whether a bot plays at a seat.
    fn is_bots(self, seat: &str) -> bool {
        self.view.with_untracked(|view| {
            let seats = view.as_ref().map(|view| view.line.seats.as_slice()).unwrap_or_default();
            seats.iter().any(|line| line.seat == seat && line.bot.is_some())
        })
    }

    /// The game begins while the reader is here.
    fn begin_game(self, event: &Event) -> Result<(), String> {
        let viewer = self.eyes.get_untracked().and_then(|seat| Seat::parse(&seat));
        let viewer = viewer.map_or(Viewer::Spectator, Viewer::Seat);
        let running = self.view.with_untracked(|view| {
            let view = view.as_ref().ok_or("the table is not known yet")?;
            super::visit::run(view, viewer)
        });
        let mut running = running?;
        news::fold(&mut *running, event)?;
        // Nobody has said yet that they are there.
        let covered = self.view.with_untracked(|view| view.as_ref().is_some_and(has_secrets));
        self.put_up(running, if covered { Viewer::Spectator } else { viewer });
        if let Some(view) = self.view.get_untracked() {
            self.show_view(view);
        }
        Ok(())
    }

    /// Nobody looks: what happens waits until somebody does.
    async fn until_seen(self) {
        while browser::document().hidden() {
            browser::wait(250).await;
        }
    }

    /// Everything is shown: whoever is asked may act.
    fn rest(self) {
        let Some(play) = self.play.get_untracked() else { return };
        if self.log.with_value(|log| !log.queue.is_empty()) {
            return self.go_on();
        }
        let sending = self.log.with_value(|log| log.sending);
        play.hurry.set(false);
        let doing = if sending { Doing::Sending } else { Doing::Nothing };
        if play.doing.get_untracked() != doing {
            play.doing.set(doing);
        }
        if !sending {
            self.change_eyes(play);
            play.follow();
        }
    }

    /// Whoever has several seats sees with the eyes of the one that is to act; several people with secrets say first who is there.
    fn change_eyes(self, play: Play) {
        if self.cover(play) {
            // What the last one knows is not kept here for the next one.
            if !self.is_seen() && self.eyes.read_untracked().is_some() {
                self.reload();
            }
            return;
        }
        if self.wished.get_untracked().is_some() {
            return;
        }
        let ToAct::Seats(seats) = play.peek(|running| running.to_act()) else { return };
        let eyes = self.eyes.get_untracked().and_then(|seat| Seat::parse(&seat));
        if eyes.is_none_or(|eyes| seats.contains(eyes)) {
            return;
        }
        let other = self.view.with_untracked(|view| {
            let mut lines = view.iter().flat_map(|view| &view.line.seats);
            lines.any(|line| {
                line.you
                    && line.bot.is_none()
                    && Seat::parse(&line.seat).is_some_and(|seat| seats.contains(seat))
            })
        });
        if other {
            self.reload();
        }
    }
}
