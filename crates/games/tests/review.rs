//! What synthetic advice says about a game that never was: every number is chosen here.

use demesne_game::{Actor, Seat};
use demesne_games::{Advice, Advised, Grade, Outlook, Review, Studied, Then};

const P1: Seat = Seat(0);
const P2: Seat = Seat(1);

fn outlook(chance: f32, points: f32) -> Outlook {
    Outlook { points, chance }
}

/// A decision between `best` and `other`, of which `played` was done.
fn studied(at: usize, seat: Seat, played: &str, best: Outlook, other: Outlook) -> Studied {
    let way = |action: &str, outlook| Advised { action: action.into(), outlook, weight: 0.5 };
    let rival = Outlook { points: 100.0, chance: 1.0 - best.chance };
    let outlooks = if seat == P1 { vec![best, rival] } else { vec![rival, best] };
    let advice = Advice { outlooks, ways: vec![way("best", best), way("other", other)] };
    Studied { at, seat, played: played.into(), advice }
}

fn outlook_of(chance: f32) -> Outlook {
    outlook(chance, 100.0)
}

/// Steps of one seat alone.
fn all_by(seat: Seat, n: usize) -> Vec<Actor> {
    vec![Actor::Seat(seat); n]
}

fn close(a: f32, b: f32) -> bool {
    (a - b).abs() < 1e-4
}

#[test]
fn a_decision_costs_what_the_best_action_promised_more() {
    let fine = studied(0, P1, "best", outlook(0.6, 100.0), outlook(0.1, 50.0));
    let worse = studied(3, P1, "other", outlook(0.6, 110.0), outlook(0.5, 104.0));
    let review = Review::from(2, &all_by(P1, 5), vec![worse, fine], None);
    let costs: Vec<_> = review.decisions.iter().map(|d| (d.at, d.cost)).collect();
    assert_eq!((costs[0].0, costs[0].1.loss, costs[0].1.points), (0, 0.0, 0.0), "in the order of play");
    let cost = costs[1].1;
    assert!(close(cost.chance, 0.1) && close(cost.points, 6.0), "{cost:?}");
    assert!(cost.loss > cost.chance, "points count a little");
    assert_eq!(review.decisions[1].best.action, "best");
}

/// More points may go with a smaller chance: then no points were lost.
#[test]
fn nothing_is_lost_below_nothing() {
    let greedy = studied(0, P1, "other", outlook(0.6, 100.0), outlook(0.4, 110.0));
    let cost = Review::from(2, &all_by(P1, 1), vec![greedy], None).decisions[0].cost;
    assert_eq!(cost.points, 0.0);
    assert!(close(cost.chance, 0.2));
}

#[test]
fn noise_is_no_mistake_however_much_of_it_there_is() {
    let noise = |at| studied(at, P1, "other", outlook_of(0.5), outlook_of(0.493));
    let review = Review::from(2, &all_by(P1, 100), (0..100).map(noise).collect(), None);
    assert!(review.moments.is_empty());
    assert_eq!(review.forms[0].accuracy, Some(1.0));
    assert_eq!(review.forms[0].cost.loss, 0.0);
}

#[test]
fn the_worst_comes_first_and_has_a_name() {
    let lost: [f32; 4] = [0.03, 0.3, 0.015, 0.07];
    let all = lost.iter().enumerate().map(|(n, lost)| {
        // Of each seat in turn: moments of their own.
        studied(n, Seat(n as u8 % 2), "other", outlook_of(0.5), outlook_of(0.5 - lost))
    });
    let actors: Vec<Actor> = (0..4).map(|n| Actor::Seat(Seat(n % 2))).collect();
    let review = Review::from(2, &actors, all.collect(), None);
    let named: Vec<_> = review.moments.iter().map(|m| (review.decisions[m.worst].at, m.grade)).collect();
    assert_eq!(named, [(1, Grade::Blunder), (3, Grade::Mistake), (0, Grade::Slip)]);
    let [p1, p2] = [review.forms[0], review.forms[1]];
    assert_eq!((p1.slips, p1.mistakes, p1.blunders, p1.decisions), (1, 0, 0, 2));
    assert_eq!((p2.slips, p2.mistakes, p2.blunders, p2.decisions), (0, 1, 1, 2));
    assert!(close(p1.cost.chance, 0.045), "what is no slip is lost all the same");
}

/// A turn is many small decisions: what goes wrong in it is told once.
#[test]
fn decisions_of_one_turn_are_one_moment() {
    let lose = |at, seat, lost: f32| studied(at, seat, "other", outlook_of(0.5), outlook_of(0.5 - lost));
    let all = vec![lose(0, P1, 0.03), lose(2, P1, 0.04), lose(5, P1, 0.03), lose(7, P1, 0.04)];
    let mut actors = all_by(P1, 8);
    // After the third step dice are rolled, after the sixth the other one does something.
    actors[3] = Actor::Chance;
    actors[6] = Actor::Seat(P2);
    let review = Review::from(2, &actors, all, None);
    let told: Vec<_> = review.moments.iter().map(|m| (m.decisions.clone(), m.worst, m.grade)).collect();
    assert_eq!(told, [(vec![0, 1], 1, Grade::Mistake), (vec![3], 3, Grade::Slip), (vec![2], 2, Grade::Slip)]);
    assert!(close(review.moments[0].cost.chance, 0.07));
}

#[test]
fn accuracy_halves_where_five_of_a_hundred_chances_are_lost() {
    let lost = studied(0, P1, "other", outlook_of(0.5), outlook_of(0.45));
    let fine = studied(1, P1, "best", outlook_of(0.5), outlook_of(0.45));
    let review = Review::from(2, &all_by(P1, 2), vec![lost, fine], None);
    assert!(review.forms[0].accuracy.is_some_and(|accuracy| close(accuracy, 0.75)));
    assert_eq!(review.forms[1].accuracy, None, "nobody looked at the other one");
}

/// Alone there is no chance to lose: points are all.
#[test]
fn alone_points_make_the_cost() {
    let mut alone = studied(0, P1, "other", outlook(0.0, 30.0), outlook(0.0, 27.0));
    alone.advice.outlooks.truncate(1);
    let review = Review::from(1, &all_by(P1, 1), vec![alone], None);
    assert_eq!((review.moments.len(), review.moments[0].grade), (1, Grade::Mistake));
    assert_eq!(review.moments[0].cost.points, 3.0);
}

#[test]
fn the_curve_goes_from_the_first_decision_to_the_end() {
    let all = vec![
        studied(4, P2, "best", outlook_of(0.7), outlook_of(0.1)),
        studied(1, P1, "other", outlook_of(0.4), outlook_of(0.2)),
    ];
    let end = Then { at: 9, outlooks: vec![outlook(0.0, 90.0), outlook(1.0, 95.0)] };
    let review = Review::from(2, &all_by(P1, 9), all, Some(end));
    let first: Vec<_> = review.curve.iter().map(|then| (then.at, then.outlooks[0].chance)).collect();
    assert_eq!(first.len(), 3);
    assert!(close(first[0].1, 0.4) && close(first[1].1, 0.3) && first[2] == (9, 0.0), "{first:?}");
}

/// Advice that does not know what was done says nothing about it, and nothing breaks.
#[test]
fn what_advice_does_not_know_is_left_out() {
    let strange = studied(700, P1, "something else", outlook_of(0.5), outlook_of(0.4));
    let empty = Studied { at: 2, seat: P2, played: String::new(), advice: Advice::default() };
    let review = Review::from(2, &[], vec![strange, empty], None);
    assert!(review.decisions.is_empty() && review.moments.is_empty());
    assert_eq!(review.curve.len(), 2);
}
