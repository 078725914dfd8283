//! What a coach tells somebody who plays for the first time: what just happened for the first time, and why to do what it proposes.

mod proposal;
mod topic;

pub use proposal::Proposal;
pub use topic::Topic;

use super::labels::{green_points, red_points};
use crate::Language;

/// What an action brought or would bring, on the green or on the red track.
pub fn brings(points: i32, red: bool, already: bool, language: Language) -> String {
    let points = if red { red_points(points, language) } else { green_points(points, language) };
    match already {
        true => {
            say!(language, "That brought you {points}.", "Te ha dado {points}.", "Isso deu a você {points}.")
        }
        false => {
            say!(language, "It brings {points} at once.", "Da {points} al momento.", "Dá {points} na hora.")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use demesne_tuscany::Colour;
    use std::collections::BTreeSet;

    #[test]
    fn everything_is_told_in_every_language() {
        let mut seen = BTreeSet::new();
        for language in Language::ALL {
            for topic in Topic::ALL {
                assert!(seen.insert(topic.text(language)), "{topic:?}");
            }
            for proposal in Proposal::ALL {
                assert!(seen.insert(proposal.why(language)), "{proposal:?}");
            }
        }
        assert_eq!(seen.len(), 3 * (26 + 15));
        assert!(seen.iter().all(|text| text.ends_with('.') && !text.contains("  ")));
        let topics: BTreeSet<Topic> = Colour::ALL.map(Topic::of_colour).into_iter().collect();
        assert_eq!(topics.len(), 8);
        assert_eq!(brings(3, false, true, Language::Portuguese), "Isso deu a você 3 pontos verdes.");
        assert_eq!(brings(1, true, false, Language::Spanish), "Da 1 punto rojo al momento.");
    }
}
