//! Whoever follows a table by its events alone: what a client shows.
#![allow(dead_code)] // Every test uses some of it.

use demesne_game::{Seat, ToAct, Viewer};
use demesne_games::{Kind, Running};
use demesne_wire::{Event, Happening, Over, TableLine};

/// A game as one viewer was told it.
pub struct Follower {
    pub viewer: Viewer,
    pub game: Box<dyn Running>,
    /// The number of the last event.
    pub seq: i64,
    pub over: Option<Over>,
    pub closed: bool,
}

impl Follower {
    pub fn new(line: &TableLine, viewer: Viewer) -> Follower {
        let setup: Vec<(String, String)> = line.setup.clone().into_iter().collect();
        let game = Kind::parse(&line.game).expect("a game").run(&setup, viewer).expect("a setup");
        Follower { viewer, game, seq: 0, over: None, closed: false }
    }

    /// Takes in what is new. What came before is passed over; what comes too early is refused.
    pub fn take(&mut self, events: &[Event]) -> bool {
        for event in events {
            if event.seq <= self.seq {
                continue;
            }
            if event.seq != self.seq + 1 {
                return false;
            }
            self.seq = event.seq;
            match &event.what {
                Happening::Started { steps, length, .. } | Happening::Played { steps, length, .. } => {
                    for step in steps {
                        self.game.play(step).unwrap_or_else(|why| panic!("{step}: {why}"));
                    }
                    assert_eq!(self.game.length(), *length);
                }
                Happening::Undone { length, .. } => self.game.cut(*length),
                Happening::Closed { .. } => self.closed = true,
                _ => {}
            }
            if event.over.is_some() {
                self.over.clone_from(&event.over);
            }
        }
        true
    }

    pub fn is_done(&self) -> bool {
        self.over.is_some() || self.closed
    }

    /// Whether a seat is to act.
    pub fn acts(&self, seat: Seat) -> bool {
        !self.is_done() && matches!(self.game.to_act(), ToAct::Seats(seats) if seats.contains(seat))
    }

    /// What is shown.
    pub fn shows(&self) -> Vec<String> {
        self.game.view(self.viewer)
    }
}
