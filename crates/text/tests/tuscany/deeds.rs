//! What people can do is said in words that differ from action to action, and from language to language.

use super::{common::english, walk};
use demesne_game::{Actor, Game, Notation, Viewer};
use demesne_text::{Language, Shown};
use demesne_tuscany::Action;
use std::collections::{BTreeMap, BTreeSet};

#[test]
fn no_two_actions_of_a_list_are_said_alike() {
    let (mut lists, mut kinds) = (0, BTreeMap::<String, u32>::new());
    walk(4, |game, state, step| {
        let Actor::Seat(seat) = step.by else { return };
        let (view, mut list) = (game.view(state, Viewer::Seat(seat)), Vec::new());
        game.legal_actions(&view, seat, &mut list);
        // All boards of a deal are 288: once a game is enough.
        if matches!(step.action, Action::Board(_)) && seat.0 > 0 {
            return;
        }
        lists += 1;
        for language in Language::ALL {
            let said: BTreeSet<String> =
                list.iter().map(|&action| game.deed(&view, seat, action, language)).collect();
            assert_eq!(said.len(), list.len(), "{said:#?}");
            for text in &said {
                assert!(text.starts_with(char::is_uppercase) && !text.ends_with('.'), "{text}");
                assert!(language == Language::English || english(text).is_none(), "{text}");
            }
            for &action in list.iter().filter(|action| matches!(action, Action::Take(_) | Action::Place(_))) {
                // Spaces have no numbers on a drawn board.
                let aside = game.aside(&view, seat, action, language);
                assert!(!aside.contains(char::is_numeric), "{aside}");
            }
        }
        for &action in &list {
            let text = game.action_text(action);
            *kinds.entry(text.split(' ').next().unwrap_or_default().to_owned()).or_default() += 1;
        }
    });
    assert!(lists > 2_000, "{lists}");
    for word in
        ["board", "token", "draw", "take", "give", "place", "on", "pay", "free", "skip", "marble", "end"]
    {
        assert!(kinds.contains_key(word), "{word} was never offered: {kinds:?}");
    }
}

/// People see no numbers on a drawn board, no rule ids, and type nothing.
#[test]
fn questions_are_for_people_who_click() {
    let mut asked = BTreeSet::new();
    walk(4, |game, state, step| {
        let Actor::Seat(seat) = step.by else { return };
        let (view, mut list) = (game.view(state, Viewer::Seat(seat)), Vec::new());
        game.legal_actions(&view, seat, &mut list);
        let all = Language::ALL.map(|language| game.question(&view, seat, &list, language).join(" "));
        assert!(all[0] != all[1] && all[1] != all[2] && all[0] != all[2], "{all:?}");
        for text in &all {
            assert!(!text.is_empty(), "nothing is asked before {:?}", step.action);
            assert!(
                !text.contains(['"', '+', '*']) && !text.contains("(T") && !text.contains("(skip"),
                "{text}"
            );
            assert!(!text.contains(char::is_numeric), "{text}");
        }
        if matches!(step.action, Action::Board(_)) {
            assert!(all[0].matches(". ").count() <= 1, "two sentences at most: {}", all[0]);
        }
        asked.insert(all[0].clone());
    });
    for words in [
        "Lay out your region",
        "It works for the whole game",
        "Your turn: draw cards",
        "Your storage is full. What do you give up for",
        "Where does the wooden hex go?",
        "How do you pay for the wooden hex as a",
        "The castle may place a tile",
        "Where does the castle place the",
        "The city brings a bonus token",
        "or spend a marble for another action",
        "One more action for the marble",
        "Both actions of this turn are done",
        "before you take a tile you may exchange a type",
    ] {
        assert!(asked.iter().any(|text| text.contains(words)), "\"{words}\" was never asked");
    }
}
