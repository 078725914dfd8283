//! V13.6, V13.10: who moves within the castle, and in which order: one goes inwards, then one to each side at once.

use demesne_draw::viscounts::castle::Place;
use demesne_game::Seat;
use demesne_viscounts::{Event, Tier};

/// A worker that moves within the castle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Pushed {
    /// Whose it is.
    pub(super) seat: Seat,
    pub(super) from: Place,
    pub(super) to: Place,
    /// The number of the beat, from 1 on: what happens at once has the same.
    pub(super) beat: u8,
    /// Whether the beat begins with it.
    pub(super) first: bool,
}

impl Pushed {
    /// Whether it goes inwards: three of its group were too many.
    pub(super) fn is_inwards(&self) -> bool {
        !matches!(self.to, Place::Section(_, Tier::First))
    }
}

/// What happened so far.
#[derive(Default)]
pub(super) struct Burst {
    beat: u8,
    /// Whether the last one that moved went to a side.
    aside: bool,
}

impl Burst {
    /// The worker that an event moves, if it moves one. What lies between two that go to the sides does not part them.
    pub(super) fn follow(&mut self, event: Event) -> Option<Pushed> {
        let (seat, from, to) = match event {
            Event::Inwards(seat, segment, tier @ Tier::First) => {
                (seat, Place::Section(segment, tier), Place::Section(segment, Tier::Second))
            }
            Event::Inwards(seat, segment, tier @ Tier::Second) => {
                (seat, Place::Section(segment, tier), Place::Keep)
            }
            // Nobody goes to the sides but on the first tier.
            Event::Sideways(seat, from, to) => {
                (seat, Place::Section(from, Tier::First), Place::Section(to, Tier::First))
            }
            _ => return None,
        };
        let aside = matches!(event, Event::Sideways(..));
        let first = !(aside && self.aside);
        self.beat += u8::from(first);
        self.aside = aside;
        Some(Pushed { seat, from, to, beat: self.beat, first })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use demesne_viscounts::Segment;

    #[test]
    fn both_that_go_aside_do_so_at_once_and_each_burst_begins_anew() {
        let (seat, [one, two, three]) = (Seat(1), [0, 1, 2].map(Segment));
        let events = [
            Event::Placed(seat, one, 3),
            Event::Inwards(seat, one, Tier::First),
            Event::Deed(seat),
            Event::Sideways(seat, one, two),
            Event::Sideways(seat, one, three),
            Event::Inwards(seat, two, Tier::First),
            Event::Sideways(seat, two, one),
            Event::Inwards(seat, two, Tier::Second),
        ];
        let mut burst = Burst::default();
        let moved: Vec<Pushed> = events.into_iter().filter_map(|event| burst.follow(event)).collect();
        let beats: Vec<(u8, bool)> = moved.iter().map(|pushed| (pushed.beat, pushed.first)).collect();
        assert_eq!(beats, [(1, true), (2, true), (2, false), (3, true), (4, true), (5, true)]);
        let inwards: Vec<bool> = moved.iter().map(Pushed::is_inwards).collect();
        assert_eq!(inwards, [true, false, false, true, false, true]);
        assert_eq!((moved[5].from, moved[5].to), (Place::Section(two, Tier::Second), Place::Keep));
    }
}
