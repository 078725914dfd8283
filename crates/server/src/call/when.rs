//! Whether somebody is called, and when: at once, after the quiet hours, with the next digest, or never.
//!
//! Pure decisions: the clock, the queue and the channels are elsewhere. A decision holds for all channels that a person
//! chose.

use serde::{Deserialize, Serialize};
use std::fmt;

/// Minutes of a day.
pub const DAY: u16 = 24 * 60;
/// The furthest that a clock on Earth is from UTC, in minutes.
pub const FURTHEST_OFFSET: i16 = 14 * 60;

/// What somebody is called for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// It is their turn.
    Turn,
    /// The game has begun.
    Started,
    /// The game is over.
    Finished,
    /// Somebody wrote to the table.
    Chat,
    /// Somebody invites them.
    Invited,
}

impl Kind {
    /// All of them.
    pub const ALL: [Kind; 5] = [Kind::Turn, Kind::Started, Kind::Finished, Kind::Chat, Kind::Invited];

    /// Its name, as in JSON.
    pub fn name(self) -> &'static str {
        match self {
            Kind::Turn => "turn",
            Kind::Started => "started",
            Kind::Finished => "finished",
            Kind::Chat => "chat",
            Kind::Invited => "invited",
        }
    }
}

/// What a person wants to be called for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Kinds {
    /// Their turn.
    pub turn: bool,
    /// A game has begun.
    pub started: bool,
    /// A game is over.
    pub finished: bool,
    /// Somebody wrote.
    pub chat: bool,
    /// Somebody invites them.
    pub invited: bool,
}

impl Default for Kinds {
    fn default() -> Kinds {
        Kinds { turn: true, started: true, finished: true, chat: false, invited: true }
    }
}

impl Kinds {
    /// Whether a kind is wanted.
    pub fn has(&self, kind: Kind) -> bool {
        match kind {
            Kind::Turn => self.turn,
            Kind::Started => self.started,
            Kind::Finished => self.finished,
            Kind::Chat => self.chat,
            Kind::Invited => self.invited,
        }
    }
}

/// Whether news is gathered. In JSON `"off"`, `"hourly"` or `{"daily": 480}`.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Digest {
    /// Each is sent at once.
    #[default]
    Off,
    /// Together, on the hour.
    Hourly,
    /// Together, at a minute of the day.
    Daily(u16),
}

/// How a person wants to be called.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Wishes {
    /// By the browsers that agreed to it.
    pub push: bool,
    /// By webhook.
    pub webhook: bool,
    /// By mail.
    pub mail: bool,
    /// Whether news is gathered.
    pub digest: Digest,
    /// Minutes of the day between which nothing is sent; the first may be later than the second, across midnight.
    pub quiet: Option<(u16, u16)>,
    /// The person's clock, in minutes from UTC. Browsers know it.
    pub utc_offset_minutes: i16,
    /// Also for a table that is open before their eyes.
    pub even_if_open: bool,
    /// For what.
    pub kinds: Kinds,
}

/// Why wishes cannot be kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BadWishes {
    /// A minute that no day has.
    Minute,
    /// A clock that nobody on Earth has.
    Offset,
}

impl fmt::Display for BadWishes {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadWishes::Minute => write!(out, "A minute of the day is a number from 0 to {}.", DAY - 1),
            BadWishes::Offset => {
                write!(out, "A clock is at most {FURTHEST_OFFSET} minutes from UTC, to either side.")
            }
        }
    }
}

impl std::error::Error for BadWishes {}

/// What is sent when.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum When {
    /// At once.
    Now,
    /// At this second since 1970, when the quiet hours are over.
    AfterQuiet(i64),
    /// With everything else at this second since 1970.
    Digest(i64),
    /// Not at all.
    Never,
}

impl When {
    /// The second at which it is due, if ever.
    pub fn due(self, now: i64) -> Option<i64> {
        match self {
            When::Now => Some(now),
            When::AfterQuiet(at) | When::Digest(at) => Some(at),
            When::Never => None,
        }
    }
}

/// Where the person is when something happens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Presence {
    /// The table is open before their eyes.
    AtTheTable,
    /// It is not.
    Elsewhere,
}

impl Wishes {
    /// Checks wishes that somebody sent.
    pub fn check(&self) -> Result<(), BadWishes> {
        let daily = if let Digest::Daily(at) = self.digest { at } else { 0 };
        let (from, to) = self.quiet.unwrap_or_default();
        if [daily, from, to].iter().any(|minute| *minute >= DAY) {
            return Err(BadWishes::Minute);
        }
        if self.utc_offset_minutes.unsigned_abs() > FURTHEST_OFFSET.unsigned_abs() {
            return Err(BadWishes::Offset);
        }
        Ok(())
    }

    /// Whether there is any way to call the person.
    pub fn reachable(&self) -> bool {
        self.push || self.webhook || self.mail
    }

    /// When the person is told of something that happens at `now`, a second since 1970.
    pub fn decide(&self, kind: Kind, presence: Presence, now: i64) -> When {
        if !self.reachable() || !self.kinds.has(kind) {
            return When::Never;
        }
        if presence == Presence::AtTheTable && !self.even_if_open {
            return When::Never;
        }
        let gathered = match self.digest {
            Digest::Off => None,
            Digest::Hourly => Some(self.next(now, 0, 60)),
            Digest::Daily(at) => Some(self.next(now, at, DAY)),
        };
        match gathered {
            // A digest that falls into the quiet hours waits for their end.
            Some(at) => When::Digest(self.quiet_until(at).unwrap_or(at)),
            None => self.quiet_until(now).map_or(When::Now, When::AfterQuiet),
        }
    }

    /// The end of the quiet hours, if a moment lies in them. They begin with their first minute and end before the last.
    pub fn quiet_until(&self, at: i64) -> Option<i64> {
        let (from, to) = self.quiet.map(|(from, to)| (from % DAY, to % DAY))?;
        let minute = self.minute_of_day(at);
        let quiet = match from.cmp(&to) {
            std::cmp::Ordering::Less => (from..to).contains(&minute),
            // The same minute twice: no quiet hours at all.
            std::cmp::Ordering::Equal => false,
            std::cmp::Ordering::Greater => minute >= from || minute < to,
        };
        quiet.then(|| self.next(at, to, DAY))
    }

    /// The next moment after `now` at which the person's clock shows a minute of each `period` of minutes.
    fn next(&self, now: i64, minute: u16, period: u16) -> i64 {
        let period = i64::from(period) * 60;
        let into = self.local(now).saturating_sub(i64::from(minute) * 60).rem_euclid(period);
        now.saturating_add(period - into)
    }

    fn minute_of_day(&self, at: i64) -> u16 {
        // Less than a day, so it fits.
        (self.local(at).div_euclid(60).rem_euclid(i64::from(DAY))) as u16
    }

    fn local(&self, at: i64) -> i64 {
        at.saturating_add(i64::from(self.utc_offset_minutes) * 60)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Midnight (UTC) at the beginning of a day.
    const MIDNIGHT: i64 = 19_700 * 86_400;

    fn at(hour: i64, minute: i64) -> i64 {
        MIDNIGHT + hour * 3_600 + minute * 60
    }

    fn wishes() -> Wishes {
        Wishes { push: true, ..Wishes::default() }
    }

    fn quiet(from: u16, to: u16) -> Wishes {
        Wishes { quiet: Some((from * 60, to * 60)), ..wishes() }
    }

    #[test]
    fn who_wants_nothing_gets_nothing() {
        for kind in Kind::ALL {
            assert_eq!(Wishes::default().decide(kind, Presence::Elsewhere, at(12, 0)), When::Never);
        }
        let reachable = [
            Wishes { push: true, ..Wishes::default() },
            Wishes { webhook: true, ..Wishes::default() },
            Wishes { mail: true, ..Wishes::default() },
        ];
        for wishes in reachable {
            assert_eq!(wishes.decide(Kind::Turn, Presence::Elsewhere, at(12, 0)), When::Now);
        }
    }

    #[test]
    fn kinds_are_chosen_one_by_one() {
        for kind in Kind::ALL {
            let none = Kinds { turn: false, started: false, finished: false, chat: false, invited: false };
            let only = match kind {
                Kind::Turn => Kinds { turn: true, ..none },
                Kind::Started => Kinds { started: true, ..none },
                Kind::Finished => Kinds { finished: true, ..none },
                Kind::Chat => Kinds { chat: true, ..none },
                Kind::Invited => Kinds { invited: true, ..none },
            };
            for other in Kind::ALL {
                let when = Wishes { kinds: only, ..wishes() }.decide(other, Presence::Elsewhere, at(12, 0));
                assert_eq!(when, if kind == other { When::Now } else { When::Never }, "{kind:?} {other:?}");
            }
        }
    }

    #[test]
    fn a_table_before_the_eyes_is_silent() {
        let open = Wishes { even_if_open: true, ..wishes() };
        let hourly = Wishes { digest: Digest::Hourly, ..wishes() };
        assert_eq!(wishes().decide(Kind::Turn, Presence::AtTheTable, at(12, 0)), When::Never);
        assert_eq!(hourly.decide(Kind::Turn, Presence::AtTheTable, at(12, 0)), When::Never);
        assert_eq!(open.decide(Kind::Turn, Presence::AtTheTable, at(12, 0)), When::Now);
    }

    /// Wishes, when it happens, when it is sent. Times are UTC.
    #[test]
    fn quiet_hours() {
        let tomorrow = |hour: i64, minute: i64| at(24 + hour, minute);
        let east = |from, to| Wishes { utc_offset_minutes: 330, ..quiet(from, to) };
        let west = |from, to| Wishes { utc_offset_minutes: -180, ..quiet(from, to) };
        for (number, (wishes, happens, sent)) in [
            (quiet(13, 15), at(12, 59), When::Now),
            (quiet(13, 15), at(13, 0), When::AfterQuiet(at(15, 0))),
            (quiet(13, 15), at(14, 59) + 59, When::AfterQuiet(at(15, 0))),
            (quiet(13, 15), at(15, 0), When::Now),
            // Across midnight.
            (quiet(22, 7), at(21, 59), When::Now),
            (quiet(22, 7), at(22, 0), When::AfterQuiet(tomorrow(7, 0))),
            (quiet(22, 7), at(23, 59), When::AfterQuiet(tomorrow(7, 0))),
            (quiet(22, 7), at(0, 0), When::AfterQuiet(at(7, 0))),
            (quiet(22, 7), at(6, 59), When::AfterQuiet(at(7, 0))),
            (quiet(22, 7), at(7, 0), When::Now),
            // To and from midnight.
            (quiet(22, 0), at(23, 0), When::AfterQuiet(tomorrow(0, 0))),
            (quiet(22, 0), at(0, 0), When::Now),
            (quiet(0, 7), at(0, 0), When::AfterQuiet(at(7, 0))),
            // The same minute twice.
            (quiet(7, 7), at(7, 0), When::Now),
            // Clocks elsewhere: 22 to 7 is 16:30 to 1:30 UTC, and 1 to 10 UTC.
            (east(22, 7), at(16, 29), When::Now),
            (east(22, 7), at(16, 30), When::AfterQuiet(tomorrow(1, 30))),
            (east(22, 7), at(1, 30), When::Now),
            (west(22, 7), at(0, 59), When::Now),
            (west(22, 7), at(1, 0), When::AfterQuiet(at(10, 0))),
            (west(22, 7), at(9, 59), When::AfterQuiet(at(10, 0))),
        ]
        .into_iter()
        .enumerate()
        {
            assert_eq!(wishes.decide(Kind::Turn, Presence::Elsewhere, happens), sent, "{number}");
        }
    }

    #[test]
    fn digests() {
        let tomorrow = |hour: i64, minute: i64| at(24 + hour, minute);
        let hourly = Wishes { digest: Digest::Hourly, ..wishes() };
        let daily = Wishes { digest: Digest::Daily(8 * 60 + 30), ..wishes() };
        let half = Wishes { utc_offset_minutes: 330, ..hourly };
        let west = Wishes { utc_offset_minutes: -180, ..daily };
        let night = Wishes { digest: Digest::Hourly, ..quiet(22, 7) };
        let early = Wishes { digest: Digest::Daily(6 * 60), ..quiet(22, 7) };
        for (number, (wishes, happens, sent)) in [
            (hourly, at(12, 1), at(13, 0)),
            (hourly, at(12, 59) + 59, at(13, 0)),
            (hourly, at(13, 0), at(14, 0)),
            (hourly, at(23, 30), tomorrow(0, 0)),
            (half, at(12, 1), at(12, 30)),
            (half, at(12, 31), at(13, 30)),
            (daily, at(8, 29), at(8, 30)),
            (daily, at(8, 30), tomorrow(8, 30)),
            (daily, at(8, 31), tomorrow(8, 30)),
            (west, at(11, 29), at(11, 30)),
            (west, at(11, 31), tomorrow(11, 30)),
            (night, at(20, 30), at(21, 0)),
            (night, at(21, 30), tomorrow(7, 0)),
            (night, at(3, 0), at(7, 0)),
            (early, at(12, 0), tomorrow(7, 0)),
        ]
        .into_iter()
        .enumerate()
        {
            assert_eq!(wishes.decide(Kind::Chat, Presence::Elsewhere, happens), When::Never, "{number}");
            assert_eq!(
                wishes.decide(Kind::Turn, Presence::Elsewhere, happens),
                When::Digest(sent),
                "{number}"
            );
        }
    }

    /// Whatever is decided lies in the future, within two days, and never in the quiet hours.
    #[test]
    fn nothing_is_sent_in_quiet_hours() {
        let digests =
            [Digest::Off, Digest::Hourly, Digest::Daily(0), Digest::Daily(1_439), Digest::Daily(400)];
        for (from, to) in [(0, 1), (1, 0), (0, 1_439), (1_439, 0), (700, 600), (1_320, 420)] {
            for digest in digests {
                for utc_offset_minutes in [-720, -61, 0, 345, 840] {
                    let wishes = Wishes { digest, utc_offset_minutes, quiet: Some((from, to)), ..wishes() };
                    assert_eq!(wishes.check(), Ok(()));
                    for minute in (0..1_440).step_by(7) {
                        let now = at(0, minute) + minute % 60;
                        let due = wishes.decide(Kind::Turn, Presence::Elsewhere, now).due(now).unwrap();
                        assert!((now..=now + 2 * 86_400).contains(&due), "{wishes:?} {minute}");
                        assert_eq!(wishes.quiet_until(due), None, "{wishes:?} {minute}");
                    }
                }
            }
        }
    }

    #[test]
    fn wishes_are_kept_as_json() {
        let none: Wishes = serde_json::from_str("{}").unwrap();
        assert_eq!(none, Wishes::default());
        let text = r#"{"mail":true,"digest":{"daily":480},"quiet":[1320,420],"utc_offset_minutes":-180,"kinds":{"chat":true}}"#;
        let some: Wishes = serde_json::from_str(text).unwrap();
        assert_eq!((some.digest, some.quiet), (Digest::Daily(480), Some((1_320, 420))));
        assert!(some.mail && some.kinds.chat && some.kinds.turn && !some.push && !some.even_if_open);
        let again: Wishes = serde_json::from_str(&serde_json::to_string(&some).unwrap()).unwrap();
        assert_eq!(again, some);
        for (text, digest) in
            [(r#"{"digest":"off"}"#, Digest::Off), (r#"{"digest":"hourly"}"#, Digest::Hourly)]
        {
            assert_eq!(serde_json::from_str::<Wishes>(text).unwrap().digest, digest);
        }
        for kind in Kind::ALL {
            assert_eq!(serde_json::to_value(kind).unwrap(), kind.name());
        }
    }

    #[test]
    fn wishes_that_no_clock_can_keep() {
        let bad = [
            (Wishes { digest: Digest::Daily(DAY), ..wishes() }, BadWishes::Minute),
            (Wishes { quiet: Some((DAY, 0)), ..wishes() }, BadWishes::Minute),
            (Wishes { quiet: Some((0, u16::MAX)), ..wishes() }, BadWishes::Minute),
            (Wishes { utc_offset_minutes: 841, ..wishes() }, BadWishes::Offset),
            (Wishes { utc_offset_minutes: i16::MIN, ..wishes() }, BadWishes::Offset),
        ];
        for (wishes, why) in bad {
            assert_eq!(wishes.check(), Err(why), "{wishes:?}");
            // Decisions stay sound even if somebody forgot to check.
            for now in [i64::MIN, -1, 0, i64::MAX] {
                let _ = wishes.decide(Kind::Turn, Presence::Elsewhere, now);
            }
        }
    }
}
