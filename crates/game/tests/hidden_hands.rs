//! The contract holds for hands that others do not see, a deck, and choices that everybody makes at the same time.

use crate::tricks::{Act, Flaw, Tricks};
use demesne_game::{
    Game, Quick, Seat, Seed, Step, Viewer,
    laws::{Care, check_record, check_twins, walk},
    record::undo_length,
};
use std::panic::catch_unwind;

#[test]
fn the_laws_hold_for_hidden_hands_and_choices_at_the_same_time() {
    for players in [2, 3] {
        let game = Tricks::new(players);
        for number in 0..200 {
            let seed = Seed::from_number(number);
            let (end, steps, walked) = walk(&game, game.start(), &seed, Care::Thorough, |table, _, _| {
                let held: usize = Seat::first(players).map(|seat| game.hand_size(table, seat)).sum();
                assert!(held <= usize::from(3 * players));
            });
            assert_eq!(walked.decisions, 3 * u64::from(players));
            check_record(&game, &seed, &steps, &end);
        }
    }
}

#[test]
fn what_became_known_cannot_be_taken_back() {
    let game = Tricks::new(2);
    let deal = Step::chance(Act::Deal(Seat(0), 1));
    let steps = [deal, Step::seat(Seat(0), Act::Play(1)), Step::seat(Seat(0), Act::Play(2))];
    assert_eq!(undo_length(&game, &steps, Seat(0)), Some(2));
    assert_eq!(undo_length(&game, &steps[..2], Seat(0)), Some(1));
    assert_eq!(undo_length(&game, &steps[..1], Seat(0)), None, "a deal stays");
    assert_eq!(undo_length(&game, &steps, Seat(1)), None, "another's step stays");
}

#[test]
fn a_view_leaks_nothing_and_imagining_has_even_odds() {
    let game = Tricks::new(2);
    let mut table = game.start();
    table.hands = [[1, 5, 9], [2, 3, 4], [0; 3]];
    table.unseen = 1 << 6 | 1 << 7 | 1 << 8;
    table.dealt = 6;
    let mut other = table;
    other.hands[1] = [6, 7, 8];
    other.unseen = 1 << 2 | 1 << 3 | 1 << 4;
    let viewer = Viewer::Seat(Seat(0));
    check_twins(&game, &table, &other, viewer);
    check_twins(&game, &table, &other, Viewer::Spectator);
    for viewer in [Viewer::Seat(Seat(1)), Viewer::Everybody] {
        let told_apart = catch_unwind(|| check_twins(&game, &table, &other, viewer));
        assert!(told_apart.is_err(), "{viewer:?} knows the hand that differs");
    }
    let view = game.view(&table, viewer);
    let mut rng = Quick::new(1);
    let mut seen = [0u32; 10];
    for _ in 0..6_000 {
        for card in game.imagine(&view, viewer, &mut rng).hands[1] {
            seen[usize::from(card)] += 1;
        }
    }
    assert_eq!(seen[1] + seen[5] + seen[9], 0, "own cards are nobody else's");
    assert!([2, 3, 4, 6, 7, 8].iter().all(|&card| (2_800..3_200).contains(&seen[card])), "{seen:?}");
}

#[test]
fn the_laws_find_what_leaks() {
    for (flaw, law) in [
        (Flaw::None, None),
        (Flaw::ShownCard, Some("leaves a wrong view")),
        (Flaw::OrderedList, Some("a view shows its seat all choices")),
        (Flaw::TellingRefusal, Some("may not know")),
        (Flaw::UnreadView, Some("what is hidden cannot be read")),
        (Flaw::Nines, Some("sees what is hidden")),
    ] {
        let game = Tricks { players: 2, flaw };
        let seed = Seed::from_number(5);
        let play = || walk(&game, game.start(), &seed, Care::Thorough, |_, _, _| {});
        let found = catch_unwind(play).map(drop).map_err(|said| match said.downcast::<String>() {
            Ok(text) => *text,
            Err(_) => String::new(),
        });
        match (law, found) {
            (None, found) => assert_eq!(found, Ok(())),
            (Some(law), found) => {
                let said = found.expect_err("a flaw that no law finds");
                assert!(said.contains(law), "{flaw:?} is found otherwise: {said}");
            }
        }
    }
}
