//! What a coach tells somebody who plays for the first time: what just happened for the first time, and why to do what it proposes.

mod proposal;
mod topic;

pub use proposal::Proposal;
pub use topic::Topic;

use super::words::points;
use crate::Language;

/// What an action brought or would bring, in points if the game ended now.
pub fn brings(count: i32, already: bool, language: Language) -> String {
    let points = points(count, language);
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
    use demesne_viscounts::Act;
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
        assert_eq!(seen.len(), 3 * (Topic::ALL.len() + Proposal::ALL.len()));
        assert!(seen.iter().all(|text| text.ends_with('.') && !text.contains("  ")));
        let acts: BTreeSet<Topic> = Act::ALL.map(Topic::of_act).into_iter().collect();
        assert_eq!(acts.len(), 4);
        assert_eq!(brings(3, true, Language::Portuguese), "Isso deu a você 3 pontos.");
        assert_eq!(brings(1, false, Language::Spanish), "Da 1 punto al momento.");
    }
}
