//! One screen for several people who have secrets from each other: nobody sees with the eyes of another.

use demesne_game::{Seat, SeatSet};

/// Who has a screen that several people share. Between their turns it is covered, until the next one says that they are there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Screen {
    /// Who sees what they know; none while it is covered.
    pub sees: Option<Seat>,
    /// Whose it is; while it is covered who should take it or, where none of them is to act, who had it last.
    pub of: Option<Seat>,
}

impl Screen {
    /// The screen when it is looked at who acts. Whoever sees keeps it as long as they are to act; of several who decide at the same time
    /// one comes after another.
    pub fn turned(self, people: SeatSet, acting: SeatSet) -> Screen {
        if let Some(seat) = self.sees.filter(|seat| acting.contains(*seat)) {
            return Screen { sees: Some(seat), of: Some(seat) };
        }
        let waits = |seat: &Seat| people.contains(*seat) && acting.contains(*seat);
        let next = self.of.filter(waits).or_else(|| people.iter().find(waits));
        Screen { sees: None, of: next.or(self.of) }
    }

    /// Who should take it, where it is covered and somebody should.
    pub fn taker(self, acting: SeatSet) -> Option<Seat> {
        self.of.filter(|seat| self.sees.is_none() && acting.contains(*seat))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANA: Seat = Seat(0);
    const BEN: Seat = Seat(1);
    const BOT: Seat = Seat(2);

    fn people() -> SeatSet {
        SeatSet::one(ANA).with(BEN)
    }

    fn seen_by(seat: Seat) -> Screen {
        Screen { sees: Some(seat), of: Some(seat) }
    }

    #[test]
    fn it_begins_covered() {
        let screen = Screen::default().turned(people(), SeatSet::one(BEN));
        assert_eq!(screen, Screen { sees: None, of: Some(BEN) });
        assert_eq!(screen.taker(SeatSet::one(BEN)), Some(BEN));
    }

    #[test]
    fn whoever_acts_keeps_it_and_the_next_one_finds_it_covered() {
        assert_eq!(seen_by(ANA).turned(people(), SeatSet::one(ANA)), seen_by(ANA));
        let screen = seen_by(ANA).turned(people(), SeatSet::one(BEN));
        assert_eq!((screen.sees, screen.taker(SeatSet::one(BEN))), (None, Some(BEN)));
        assert_eq!(screen.turned(people(), SeatSet::one(BEN)), screen, "nothing changes by looking again");
    }

    #[test]
    fn while_a_bot_acts_nobody_sees_and_nobody_is_called() {
        let screen = seen_by(ANA).turned(people(), SeatSet::one(BOT));
        assert_eq!(screen, Screen { sees: None, of: Some(ANA) }, "what is large stays");
        assert_eq!(screen.taker(SeatSet::one(BOT)), None);
        let screen = screen.turned(people(), SeatSet::one(ANA));
        assert_eq!(screen.taker(SeatSet::one(ANA)), Some(ANA), "somebody else may stand there by now");
    }

    #[test]
    fn of_those_who_decide_at_the_same_time_one_comes_after_another() {
        let all = people().with(BOT);
        let screen = Screen::default().turned(people(), all);
        assert_eq!(screen.taker(all), Some(ANA));
        assert_eq!(seen_by(BEN).turned(people(), all), seen_by(BEN), "others do not take it away");
        let left = SeatSet::one(BEN).with(BOT);
        assert_eq!(seen_by(ANA).turned(people(), left).taker(left), Some(BEN));
        let called = Screen { sees: None, of: Some(BEN) };
        assert_eq!(
            called.turned(people(), all).taker(all),
            Some(BEN),
            "whoever was called first comes first"
        );
    }

    #[test]
    fn when_nobody_acts_nobody_is_called() {
        let screen = seen_by(BEN).turned(people(), SeatSet::EMPTY);
        assert_eq!((screen.of, screen.taker(SeatSet::EMPTY)), (Some(BEN), None));
        assert_eq!(seen_by(ANA).taker(SeatSet::one(ANA)), None, "whoever sees need not be called");
    }
}
