//! What moves on the table moves between things that exist, and in time.

use crate::common::{TABLES, TUSCAN, VISCOUNTS, play_of};
use demesne_game::{Seat, Viewer};
use demesne_games::{Kind, Running};
use demesne_scene::{Look, Marks, Motion, Room, stage};
use demesne_text::Language;
use std::collections::{BTreeMap, BTreeSet};

/// Nobody watches longer than this, in milliseconds.
const LONGEST: u32 = 3_500;
/// A viscount goes no longer than this.
const JOURNEY: u16 = 700;

fn names() -> Vec<String> {
    ["Ada", "Blas", "Catarina", "Zoé"].map(String::from).into()
}

fn look(names: &[String], own: Seat) -> Look<'_> {
    Look { viewer: Viewer::Seat(own), own, names, language: Language::English, room: Room::Wide }
}

/// Calls after every step of some games.
fn steps(kind: Kind, tables: &[&str], mut each: impl FnMut(&dyn Running, &str)) {
    for (number, options) in (70..).zip(tables) {
        play_of(kind, options, number, |_, _| {}, &mut each);
    }
}

/// The seat that acted; the first one where chance did.
fn actor(step: &str) -> Seat {
    step.split(' ').next().and_then(Seat::parse).unwrap_or(Seat(0))
}

/// What is on the page of a seat.
fn on_page(running: &dyn Running, own: Seat) -> BTreeSet<String> {
    let names = names();
    let panels = stage(running).expect("a stage").panels(&look(&names, own), &Marks::default());
    panels
        .into_iter()
        .flat_map(|panel| panel.parts)
        .filter(|part| part.thing.is_some())
        .map(|part| part.key)
        .collect()
}

fn motions(running: &dyn Running, since: usize, step: &str) -> Vec<Motion> {
    let stage = stage(running).expect("a stage");
    stage.motions(since, &stage.touched(step))
}

#[test]
fn things_of_the_viscounts_move_between_things() {
    let (mut told, mut steps_told, names) = (BTreeMap::<String, usize>::new(), 0, names());
    steps(Kind::Viscounts, VISCOUNTS, |running, step| {
        let own = actor(step);
        let moved = motions(running, running.length() - 1, step);
        steps_told += usize::from(!moved.is_empty());
        let look = look(&names, own);
        let page = if moved.is_empty() { BTreeSet::new() } else { on_page(running, own) };
        for motion in moved {
            // A card came out of a hand, which only whose it is can see.
            let shown = |key: &&String| !key.contains(" hand ");
            for key in motion.path.iter().chain([&motion.thing]).filter(shown) {
                assert!(
                    stage(running).expect("a stage").explain(&look, key).is_some(),
                    "{step}: {key} is nothing: {motion:?}"
                );
            }
            assert!(u32::from(motion.after) + u32::from(motion.lasts) <= LONGEST, "{step}: {motion:?}");
            let goal = motion.path.last().expect("every motion is somewhere");
            // What is the actor's own is drawn large; of the others less is on the page.
            if goal.starts_with(&format!("{own} ")) && motion.path.len() > 1 {
                assert!(page.contains(goal), "{step}: {goal} is not on the page: {motion:?}");
            }
            if motion.thing.starts_with("viscount ") && motion.path.len() > 1 {
                assert!(motion.lasts <= JOURNEY && motion.path[0] != motion.path[1], "{step}: {motion:?}");
            }
            *told
                .entry(motion.thing.split(' ').find(|word| Seat::parse(word).is_none()).unwrap_or("").into())
                .or_default() += 1;
        }
    });
    for thing in [
        "slot",
        "viscount",
        "site",
        "link",
        "worker",
        "discard",
        "deck",
        "tile",
        "debt",
        "deed",
        "paid",
        "approved",
        "gold",
        "silver",
        "virtue",
        "corruption",
        "track",
        "leader",
        "bonus",
        "scheme",
        "poverty",
    ] {
        assert!(told.contains_key(thing), "{thing} never moves: {told:?}");
    }
    assert!(steps_told > 500, "{steps_told} steps move something");
}

/// V13.6: what happens in the castle is told one step after another.
#[test]
fn workers_burst_one_after_another() {
    let mut bursts = 0;
    steps(Kind::Viscounts, VISCOUNTS, |running, step| {
        let moved = motions(running, running.length() - 1, step);
        let inwards: Vec<&Motion> = moved
            .iter()
            .filter(|motion| matches!(&motion.path[..], [from, to] if from.starts_with("castle") && to.starts_with("castle")))
            .collect();
        let begin: BTreeSet<u16> = inwards.iter().map(|motion| motion.after).collect();
        let ring = |motion: &&Motion| motion.path[0].ends_with(" 1") && motion.path[1].ends_with(" 2");
        if let Some(first) = inwards.iter().find(|motion| ring(motion)) {
            bursts += 1;
            // Both that go aside do so at once.
            assert!(
                begin.len() == inwards.len() || begin.len() + 1 == inwards.len() || inwards.len() > 3,
                "{step}: {moved:?}"
            );
            let shines =
                |motion: &Motion| motion.path == [first.path[0].clone()] && motion.after < first.after;
            assert!(moved.iter().any(shines), "a group shines before it bursts: {moved:?}");
        }
    });
    assert!(bursts > 20, "{bursts} bursts");
}

/// V3.7, V18.1: the card that is revealed stands across the table once, and how long the game still lasts.
#[test]
fn an_end_card_is_proclaimed_once() {
    let (mut games, mut told) = (0, Vec::new());
    steps(Kind::Viscounts, VISCOUNTS, |running, step| {
        let (length, stage) = (running.length(), stage(running).expect("a stage"));
        let said = Language::ALL.map(|language| stage.proclaims(length - 1, language));
        games += usize::from(running.outcome().is_some());
        if let [Some(english), Some(spanish), Some(portuguese)] = said {
            assert!(english.contains("Poverty is revealed") || english.contains("Prosperity is revealed"));
            assert!(english.contains("Round ") || english.contains("Last round"), "{step}: {english}");
            assert!(english != spanish && spanish != portuguese && english.ends_with('.'), "{spanish}");
            told.push(english);
        } else {
            assert_eq!(said, [None, None, None], "{step}");
        }
        assert_eq!(stage.proclaims(length, Language::English), None, "nothing was played");
    });
    // Every game ends by one of them, and may reveal the other one, too.
    assert!(told.len() >= games && told.len() <= 2 * games, "{games} games: {told:?}");
    assert!(told.iter().any(|one| one.contains("Prosperity")), "{told:?}");
}

/// Several steps that follow each other by themselves are told together, and what was loaded is not told at all.
#[test]
fn what_follows_by_itself_moves_as_well() {
    let mut together = 0;
    steps(Kind::Viscounts, &VISCOUNTS[..2], |running, step| {
        let length = running.length();
        let (last, both) =
            (motions(running, length - 1, step), motions(running, length.saturating_sub(2), step));
        assert!(both.len() >= last.len(), "{step}: {last:?} {both:?}");
        together += usize::from(both.len() > last.len());
        if length > 40 {
            assert_eq!(motions(running, 0, step), [], "a game that was opened");
        }
        assert_eq!(motions(running, length, step), [], "nothing was played");
    });
    assert!(together > 100, "{together} pairs of steps");
}

/// The other games say what their last step touched.
#[test]
fn the_last_step_moves_what_it_touched() {
    for (kind, tables) in [(Kind::Burgundy, &TABLES[..3]), (Kind::Tuscany, &TUSCAN[..2])] {
        let mut moved = 0;
        steps(kind, tables, |running, step| {
            let touched = stage(running).expect("a stage").touched(step);
            let motions = motions(running, running.length() - 1, step);
            moved += motions.len();
            assert_eq!(motions.len(), usize::from(touched.len() > 1), "{step}");
            assert!(motions.iter().all(|motion| motion.path == touched[touched.len() - 2..]), "{step}");
        });
        assert!(moved > 20, "{kind:?}: {moved}");
    }
}
