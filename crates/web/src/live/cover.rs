//! Several people at one screen and a table of the server: what each of them knows is fetched when they say that they are there.

use super::visit::{Visit, people, run};
use crate::play::Play;
use demesne_game::{Seat, Viewer};
use demesne_wire::{Status, TableView};
use leptos::prelude::*;

impl Visit {
    /// Whether the screen is covered between turns. Whoever wished for certain eyes has them.
    pub(super) fn covers(self, view: &TableView) -> bool {
        view.line.status == Status::Playing && self.wished.read_untracked().is_none() && has_secrets(view)
    }

    /// The server tells the table for a seat of the reader that is to act. Where that is covered it is told for nobody, until somebody is there.
    pub(super) fn choose_eyes(self, view: &mut TableView) {
        if self.covers(view) {
            let taken = self.taken.get_value();
            let acts = |seat: &String| view.line.seats.iter().any(|line| line.seat == *seat && line.to_act);
            view.viewer = taken.filter(acts);
        }
    }

    /// Covers the screen when the turn of whoever has it is over. Says whether this table is one where that is done.
    pub(super) fn cover(self, play: Play) -> bool {
        let people =
            self.view.with_untracked(|view| view.as_ref().filter(|view| self.covers(view)).map(people));
        match people {
            Some(people) => {
                if play.cover(people) {
                    self.taken.set_value(None);
                }
                true
            }
            None => {
                if play.screen.read_untracked().is_some() {
                    play.screen.set(None);
                }
                false
            }
        }
    }

    /// Whether somebody sees what they know.
    pub(super) fn is_seen(self) -> bool {
        let play = self.play.get_untracked();
        play.is_some_and(|play| matches!(play.viewer.get_untracked(), Viewer::Seat(_)))
    }

    /// Whoever should take the screen is there.
    pub(super) fn take_screen(self, play: Play, seat: Seat) {
        let name = seat.to_string();
        let known = self.eyes.with_untracked(|eyes| eyes.as_ref() == Some(&name));
        self.taken.set_value(Some(name));
        match known {
            true => play.viewer.set(Viewer::Seat(seat)),
            false => self.reload(),
        }
    }
}

/// Whether several people share the screen and have secrets from each other.
pub(super) fn has_secrets(view: &TableView) -> bool {
    people(view).len() > 1 && run(view, Viewer::Spectator).is_ok_and(|running| running.has_secrets())
}
