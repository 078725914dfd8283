//! Secrets at one screen: where several people sit at it, it is covered between their turns.

use super::Play;
use demesne_game::{Seat, SeatSet, ToAct, Viewer};
use demesne_scene::Screen;
use leptos::prelude::*;

impl Play {
    /// Whether the screen is covered between the turns of these people: they are several, and know what the others do not.
    pub fn covers(self, people: SeatSet) -> bool {
        people.len() > 1 && self.peek(|running| running.has_secrets())
    }

    /// Covers the screen as soon as whoever sees with it is not to act any more, and calls the next one. Says whether it was open before.
    pub fn cover(self, people: SeatSet) -> bool {
        let ToAct::Seats(acting) = self.peek(|running| running.to_act()) else { return false };
        let before = screen(self.viewer.get_untracked(), self.screen.get_untracked());
        let now = before.turned(people, acting);
        if now.of != before.of {
            self.screen.set(now.of);
        }
        let covered = now.sees.is_none() && before.sees.is_some();
        if covered {
            self.viewer.set(Viewer::Spectator);
        }
        covered
    }

    /// Who should take the screen, while it is covered.
    pub fn taker(self) -> Option<Seat> {
        screen(self.viewer.get(), self.screen.get()).taker(self.to_act())
    }

    /// Whoever should take the screen says that they are there.
    pub fn take_screen(self) {
        if let Some(seat) = untrack(|| self.taker()) {
            self.driver.with_value(|driver| driver.take_screen(self, seat));
        }
    }
}

fn screen(viewer: Viewer, of: Option<Seat>) -> Screen {
    let sees = match viewer {
        Viewer::Seat(seat) => Some(seat),
        _ => None,
    };
    Screen { sees, of }
}
