//! Tasks as text, and which stacks of them can be.

use super::read::plain;
use crate::{Colour, Item, Tile, assembly::SPACES, task::Task};
use demesne_game::{TextError, Words};

impl Task {
    /// `cards:3`, `payment:castle:24`.
    pub(crate) fn text(self) -> String {
        match self {
            Task::Check => "check".into(),
            Task::Refill => "refill".into(),
            Task::Neutral(n) => format!("neutral:{n}"),
            Task::Cards(n) => format!("cards:{n}"),
            Task::Harvest(n) => format!("harvest:{n}"),
            Task::Bonus(colour) => format!("bonus:{}", colour.kind()),
            Task::GiveUp(tile) => format!("give:{}", tile.name()),
            Task::Exchanged => "exchanged".into(),
            Task::Space(item) => format!("space:{}", item.name()),
            Task::Payment(item, space) => format!("payment:{}:{space}", item.name()),
            Task::Castle => "castle".into(),
            Task::FreeSpace(tile) => format!("free:{}", tile.name()),
            Task::Token => "token".into(),
        }
    }

    /// Reads what [`Task::text`] writes.
    pub(crate) fn read(words: &mut Words<'_>) -> Result<Task, TextError> {
        words.parse("a task, such as castle, cards:3 or payment:castle:24", |word| {
            let (verb, what) = word.split_once(':').unwrap_or((word, ""));
            let number =
                |least: u16, most: u16| plain(what).filter(|n| (least..=most).contains(n)).map(|n| n as u8);
            Some(match verb {
                "check" if what.is_empty() => Task::Check,
                "refill" if what.is_empty() => Task::Refill,
                "exchanged" if what.is_empty() => Task::Exchanged,
                "castle" if what.is_empty() => Task::Castle,
                "token" if what.is_empty() => Task::Token,
                "neutral" => Task::Neutral(number(1, 8)?),
                "cards" => Task::Cards(number(1, 8)?),
                // None may be left while the last one's cards are drawn.
                "harvest" => Task::Harvest(number(0, 5)?),
                "bonus" => Task::Bonus(Colour::parse_kind(what)?),
                "give" => Task::GiveUp(Tile::parse(what)?),
                "space" => Task::Space(Item::parse(what)?),
                "payment" => {
                    let (item, space) = what.split_once(':')?;
                    let space = plain(space).filter(|&space| usize::from(space) < SPACES)?;
                    Task::Payment(Item::parse(item)?, space as u8)
                }
                "free" => Task::FreeSpace(Tile::parse(what)?),
                _ => return None,
            })
        })
    }

    /// Whether a task can lie directly on another one, or at the bottom.
    pub(crate) fn fits_on(self, below: Option<Task>) -> bool {
        match (below, self) {
            (
                None,
                Task::Check
                | Task::GiveUp(_)
                | Task::Exchanged
                | Task::Space(_)
                | Task::Payment(..)
                | Task::Cards(_),
            ) => true,
            (Some(Task::Check), Task::Refill | Task::Neutral(_)) => true,
            (Some(Task::Exchanged), Task::Check) => true,
            (Some(Task::Refill), Task::Bonus(_)) => true,
            (Some(Task::Bonus(Colour::DarkGreen)), Task::Castle | Task::FreeSpace(_) | Task::Bonus(_)) => {
                true
            }
            (Some(Task::Bonus(Colour::Red)), Task::Token) => true,
            (Some(Task::Bonus(Colour::Yellow)), Task::Cards(n)) => n <= 3,
            (Some(Task::Bonus(Colour::Beige)), Task::Harvest(_)) => true,
            (Some(Task::Harvest(_)), Task::Cards(n)) => n <= 2,
            _ => false,
        }
    }
}
