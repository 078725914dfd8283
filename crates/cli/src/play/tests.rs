//! A table of a game with hidden hands: what each seat reads, proposals, headings, and handing the screen over.

use super::{Table, ask::Asker, choices::Choices, hint::hint, player::Player, sitting::Sitting};
use crate::{
    fault::{Code, Fault},
    tricks::{Act, Tricks},
};
use demesne_bots::Policy;
use demesne_game::{Game, Seat, Seed, Step, ToAct};
use demesne_text::{Language, Pen};

/// A table in the middle of nowhere: what is typed, and whether it comes through a pipe.
fn played(players: &[Player], typed: &str, pipe: bool) -> (String, Result<Code, Fault>) {
    let game = Tricks::new(players.len() as u8);
    let start = game.start();
    let sitting = Sitting::from(game, start, Seed::from_number(5), false).seated(players);
    let mut output = Vec::new();
    let asker =
        Asker::new(typed.as_bytes(), &mut output, Pen { ansi: true, language: Language::English }, pipe);
    let ended =
        Table { sitting, players: players.to_vec(), path: None, asker, facing: None, saved: None }.play();
    (String::from_utf8(output).expect("UTF-8"), ended)
}

/// What clears the screen.
const CLEAR: &str = "\x1b[2J\x1b[3J\x1b[H";
const HUMANS: [Player; 2] = [Player::Human; 2];

/// The cards that the seats get, by the seed of these tests.
fn dealt() -> [[u8; 3]; 3] {
    let game = Tricks::new(2);
    let start = game.start();
    let mut sitting = Sitting::from(game, start, Seed::from_number(5), false);
    while sitting.game.to_act(&sitting.state) == ToAct::Chance {
        sitting.chance().expect("a card");
    }
    sitting.state.hands
}

#[test]
fn each_seat_reads_what_it_saw_and_nothing_else() {
    let (out, ended) = played(&HUMANS, &"\n".repeat(100), false);
    assert_eq!(ended, Ok(Code::Fine));
    let [one, two, _] = dealt();
    let (game, end) = out.split_once("The game is over.").expect("an end");
    let mut screens = [0, 0];
    for part in game.split(CLEAR).filter(|part| part.contains("> ")) {
        let me = usize::from(part.contains("you are p2"));
        screens[me] += 1;
        assert!(part.contains(&format!("you are p{}", me + 1)), "{part}");
        // What another drew and played is told to that seat alone; the others see cards when all show them.
        for card in [one, two][1 - me] {
            for words in [format!("draws card {card}"), format!("plays card {card}")] {
                assert!(!part.contains(&words), "p{} reads \"{words}\":\n{part}", me + 1);
            }
        }
        let others = part.lines().filter_map(|line| line.strip_prefix(&format!("p{} has [", 2 - me)));
        for hand in others {
            assert!(hand.trim_end_matches(']').split(", ").all(|card| card == "0" || card == "10"), "{hand}");
        }
    }
    assert_eq!(screens, [3, 3], "{game}");
    for (seat, hand) in [("p1", one), ("p2", two)] {
        for card in hand {
            assert!(game.contains(&format!("{seat} draws card {card}")), "{seat} sees its own {card}");
        }
    }
    assert!(end.contains("result: p"), "{end}");
}

#[test]
fn the_screen_is_handed_over_where_hands_are_hidden() {
    let (out, _) = played(&HUMANS, &"\n".repeat(100), false);
    assert_eq!(out.matches("p2's turn: press Enter when nobody else looks.").count(), 3, "{out}");
    assert_eq!(out.matches("p1's turn: press Enter when nobody else looks.").count(), 3, "{out}");
    assert_eq!(out.matches(CLEAR).count(), 2 * 6 - 1, "before the other comes, and when it is there");
    // Whoever leaves has read what came of the last step.
    let [[lowest, ..], ..] = dealt();
    let left = out.split(CLEAR).nth(1).expect("the first screen");
    assert!(left.contains(&format!("p1 plays card {lowest}\np1: press Enter")), "{left}");
    // One human alone hides nothing from anybody, and a pipe is not asked.
    let (out, ended) = played(&[Player::Human, Player::Bot(Policy::Random.into())], &"\n".repeat(100), false);
    assert!(ended == Ok(Code::Fine) && !out.contains("press Enter") && !out.contains(CLEAR));
    let (out, ended) = played(&HUMANS, &"\n".repeat(6), true);
    assert!(ended == Ok(Code::Fine) && !out.contains("press Enter") && !out.contains(CLEAR));
}

#[test]
fn an_empty_line_takes_what_is_proposed() {
    let [hand, ..] = dealt();
    for typed in ["\n", "ok\n", "OK please\nok\n"] {
        let (out, ended) = played(&HUMANS, typed, true);
        assert!(ended.is_err(), "the input ended");
        assert!(
            out.contains(&format!("p1 plays card {}", hand[0])) || out.contains("p1 has played"),
            "{out}"
        );
        let lowest = format!(": play {}", hand[0]);
        let line = out.lines().find(|line| line.starts_with("Enter takes ")).expect("a proposal");
        assert!(line.ends_with(&lowest), "{line}");
    }
    let (out, _) = played(&HUMANS, "OK please\n", true);
    assert!(!out.contains("p1 has played"), "only the word alone is an answer");
}

#[test]
fn actions_under_one_heading_stand_together_and_numbers_follow() {
    let game = Tricks::new(2);
    let mut table = game.start();
    (table.hands, table.dealt) = ([[2, 3, 4], [5, 6, 7], [0; 3]], 6);
    table.unseen = 1 << 1 | 1 << 8 | 1 << 9;
    let sitting = Sitting::from(game, table, Seed::from_number(1), true);
    let choices = Choices::new(&sitting, Seat(0));
    assert_eq!(choices.actions, [Act::Play(2), Act::Play(4), Act::Play(3)]);
    for (text, card) in [("2", 4), ("3", 3), ("play 3", 3), ("p1 play 2", 2)] {
        assert_eq!(choices.read(&sitting.game, text), Ok(Step::seat(Seat(0), Act::Play(card))), "{text}");
    }
    assert_eq!(choices.proposed(), Some(Step::seat(Seat(0), Act::Play(2))));
    assert!(choices.read(&sitting.game, "4").unwrap_err().contains("they are 1 to 3"));
    assert!(choices.read(&sitting.game, "play 5").unwrap_err().starts_with("C2"), "that card is another's");
}

/// Two tables that differ in what the other one holds: the seat that asks cannot know, and is told the same.
#[test]
fn a_hint_comes_from_what_the_seat_knows() {
    let told = |other: [u8; 3], unseen: [u8; 3]| {
        let game = Tricks::new(2);
        let mut table = game.start();
        (table.hands, table.dealt) = ([[2, 3, 4], other, [0; 3]], 6);
        table.unseen = unseen.into_iter().fold(0, |set, card| set | 1 << card);
        let sitting = Sitting::from(game, table, Seed::from_number(1), true);
        hint(&sitting.game, &Choices::new(&sitting, Seat(0)), "craft:400n", 7)
    };
    let one = told([5, 6, 7], [1, 8, 9]);
    assert_eq!(one, told([1, 8, 9], [5, 6, 7]));
    assert_eq!(one.lines().filter(|line| line.contains(" play ")).count(), 3, "{one}");
}

#[test]
fn commands_show_a_seat_its_view() {
    let [one, two, _] = dealt();
    let (out, _) = played(&HUMANS, "show p1\nshow p2\nposition\nsupply\nhelp\nwhat 5\n", true);
    assert!(out.contains(&format!("large: {one:?}")), "{out}");
    assert!(out.contains("large: [10, 10, 10]") && !out.contains(&format!("large: {two:?}")), "{out}");
    let hand = |cards: [u8; 3]| cards.map(|card| card.to_string()).join(" ");
    assert!(out.contains(&format!("p1 hand: {}\n", hand(one))), "{out}");
    assert!(out.contains("p2 hand: ? ? ?\n") && !out.contains(&format!("p2 hand: {}", hand(two))), "{out}");
    // The deck and the other's hand cannot be told apart.
    let unseen = (1..=9).filter(|card| !one.contains(card)).fold(0, |set, card| set | 1 << card);
    assert!(out.contains(&format!("unseen: {unseen}\n")), "{out}");
    assert!(out.contains("what 5        what a card is worth") && out.contains("Cards are 1 to 9."), "{out}");
}
