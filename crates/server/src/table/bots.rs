//! Which bots sit at tables: those that somebody asks for, within bounds, and the one that plays on for a person.

use crate::refusal::Refusal;
use demesne_bots::{Budget, Mind, Policy};
use std::time::Duration;

/// The longest that a bot at a table thinks about a decision: whoever makes a table may ask for less, and for more only in a browser of
/// their own. The threads that think serve all tables.
pub const LONGEST_THOUGHT: Duration = Duration::from_secs(10);
/// The most positions that it looks at, where its budget counts those: about as much work.
pub const MOST_POSITIONS: u32 = 200_000;

/// The bot that plays on for whoever runs out of time or resigns: it looks ahead, so that the game stays one for the others, by so few
/// positions that nobody waits for it.
pub const STAND_IN: Mind = Mind::new(Policy::Baron);

/// The stand-in of logs that do not name one: they are older than the levels.
pub const FIRST_STAND_IN: &str = "greedy";

/// The bot that somebody wants at a table, as its log will name it.
pub fn wanted(level: &str) -> Result<Mind, Refusal> {
    let mind = Mind::parse(level).map_err(|_| Refusal::new("bad-level"))?;
    match mind.budget() {
        Some(Budget::Time(time)) if time > LONGEST_THOUGHT => Refusal::err("slow-level"),
        Some(Budget::Nodes(nodes)) if nodes > MOST_POSITIONS => Refusal::err("slow-level"),
        _ => Ok(mind),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_gives_a_bot_its_time_within_bounds() {
        for level in ["page", "duke", "duke:3000ms", "baron:10s", "duke:200000n"] {
            assert_eq!(wanted(level).expect(level), Mind::parse(level).expect(level));
        }
        for (level, code) in [
            ("duke:10001ms", "slow-level"),
            ("baron:60s", "slow-level"),
            ("duke:200001n", "slow-level"),
            ("duke:61s", "bad-level"),
            ("knight:1s", "bad-level"),
            ("king", "bad-level"),
        ] {
            assert_eq!(wanted(level).expect_err(level).code, code, "{level}");
        }
    }

    #[test]
    fn the_stand_in_may_sit_at_any_table_and_keeps_nobody_waiting() {
        assert_eq!(wanted(&STAND_IN.to_string()), Ok(STAND_IN));
        assert!(STAND_IN.time().is_none_or(|time| time <= Duration::from_millis(200)));
        assert!(Policy::LEVELS.contains(&STAND_IN.policy), "one that people can meet elsewhere");
        assert!(Mind::parse(FIRST_STAND_IN).is_ok());
    }
}
