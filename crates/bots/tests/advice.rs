//! Advice is given from what a seat knows, on every action, and is the same every time.

use crate::walk::{legal, walk};
use demesne_bots::{Advice, Mind, Moment, advise, no_clock};
use demesne_game::*;
use demesne_tuscany::{Options, State, Tuscany};

/// Two tables that differ in the cards of another hand alone: not a digit of the advice differs, whatever was played.
#[test]
fn what_a_seat_cannot_know_does_not_change_advice() {
    let game = Tuscany::new(Options::default()).expect("a table");
    let mut compared = 0;
    walk(&game, 11, 400, |truth, Moment { view, seat, legal: list, .. }, _, rng| {
        let played = list[rng.below(list.len() as u32) as usize];
        let twin = game.imagine(view, Viewer::Seat(seat), rng);
        if twin != *truth && (2..100).contains(&list.len()) && compared < 25 {
            compared += 1;
            let advice = |truth: &State, number| -> Advice<_> {
                let view = game.view(truth, Viewer::Seat(seat));
                let (mind, list) = (Mind::parse("craft:150n").expect("a bot"), legal(&game, &view, seat));
                let moment = Moment { game: &game, view: &view, seat, legal: &list };
                advise(moment, mind, number, Some(played), &mut no_clock)
            };
            let first = advice(truth, 5);
            assert_eq!(first, advice(&twin, 5));
            assert_eq!(first.ways.len(), list.len());
            assert_eq!(first.worth, first.ways[0].worth);
            let others: Vec<f32> = first.ways[1..].iter().map(|way| way.worth.wants[seat.index()]).collect();
            assert!(others.is_sorted_by(|a, b| a >= b), "{others:?}");
        }
        played
    });
    assert_eq!(compared, 25);
}

/// Who does not look ahead has a judgement all the same.
#[test]
fn everybody_can_be_asked() {
    let game = Tuscany::new(Options::default()).expect("a table");
    let (mut state, mut rng) = (game.start(), Quick::new(2));
    while game.to_act(&state) == ToAct::Chance {
        let step = Step::chance(game.sample(&state, &mut rng));
        game.apply(&mut state, step, &mut Ignore);
    }
    let seat = game.to_act(&state).first_seat().expect("somebody begins");
    let view = game.view(&state, Viewer::Seat(seat));
    let list = legal(&game, &view, seat);
    for policy in demesne_bots::Policy::ALL {
        // A clock that says that the time is over: nobody goes on thinking.
        let advice = advise(
            Moment { game: &game, view: &view, seat, legal: &list },
            policy.into(),
            1,
            None,
            &mut || 1.0,
        );
        assert_eq!(advice.ways.len(), list.len(), "{policy:?}");
    }
}
