//! A course can be repeated to the bit, taken up again, and teaches something.

use demesne_bots::Network;
use demesne_burgundy::Burgundy;
use demesne_train::{Course, Plan, Tables};
use demesne_tuscany::Tuscany;

fn plan(course: &str, rounds: u32, games: u32) -> Plan {
    Plan { games, deep: 1.0, ..Plan::new(course, rounds) }
}

/// The network after a whole course.
fn learned<G: Tables>(plan: Plan, threads: usize) -> Network {
    let mut course: Course<G> = Course::new(plan).expect("a course of this game");
    while course.done() < course.plan().rounds {
        course.round(threads);
    }
    course.network().clone()
}

#[test]
fn the_number_of_threads_changes_nothing() {
    // The second half is played with a search.
    let plan = Plan { deep: 0.5, nodes: 24, ..plan("together", 2, 8) };
    assert_eq!(learned::<Burgundy>(plan.clone(), 1), learned::<Burgundy>(plan.clone(), 3));
    let other = Plan { seed: 2, ..plan.clone() };
    assert_ne!(learned::<Burgundy>(plan, 1), learned::<Burgundy>(other, 1), "the seed does");
}

#[test]
fn a_course_that_was_left_ends_like_one_that_was_not() {
    let plan = plan("together", 4, 4);
    let mut course: Course<Tuscany> = Course::new(plan.clone()).expect("a course");
    course.round(1);
    course.round(1);
    let saved = course.save();
    let mut again: Course<Tuscany> = Course::resume(plan.clone(), &saved).expect("what was saved");
    assert_eq!((again.done(), again.network()), (2, course.network()));
    again.round(1);
    again.round(1);
    assert_eq!(again.network(), &learned::<Tuscany>(plan, 1));
}

#[test]
fn what_is_no_course_is_refused_in_a_sentence() {
    let plan = plan("together", 4, 4);
    let course: Course<Tuscany> = Course::new(plan.clone()).expect("a course");
    let saved = course.save();
    let why = |plan: Plan, bytes: &[u8]| {
        Course::<Tuscany>::resume(plan, bytes).expect_err("it is no course").to_string()
    };
    assert!(why(plan.clone(), b"hello").contains("it starts otherwise"));
    assert!(why(plan.clone(), &saved[..saved.len() - 4]).contains("it ends too early"));
    assert!(why(plan.clone(), &[&saved[..], &[0; 4]].concat()).contains("something is left over"));
    let longer = Plan { rounds: 5, ..plan.clone() };
    assert!(why(longer, &saved).contains("follows another plan (together, 4 rounds of 4 games, seed 1"));
    let other = Course::<Burgundy>::resume(plan, &saved).expect_err("of another game").to_string();
    assert!(other.contains("it was made for other features"), "{other}");
}

#[test]
fn self_play_teaches_something() {
    let plan = Plan { times: 4, ..plan("together", 12, 24) };
    let mut course: Course<Tuscany> = Course::new(plan).expect("a course");
    let mean = |means: &[(String, u32, f32)]| {
        let seats: u32 = means.iter().map(|(_, seats, _)| seats).sum();
        means.iter().map(|(_, seats, mean)| *seats as f32 * mean).sum::<f32>() / seats as f32
    };
    let first = mean(&course.round(2).means);
    let mut last = 0.0;
    while course.done() < course.plan().rounds {
        last = mean(&course.round(2).means);
    }
    assert!(last > first + 10.0, "{first} points at first, {last} in the end");
}
