//! What must hold of every game, as code: tests of the rules crates run it over random play.
//!
//! Each law panics with the step that breaks it. Nothing here is used while playing.

use crate::{
    Actor, Game, Ignore, Notation, Quick, Random, ReadRecord, Record, Seat, Seed, Step, ToAct, Viewer,
    record::{read_position, result_text, write_position},
};
use std::collections::HashSet;

/// What a random game was like.
#[derive(Clone, Copy, Default, Debug)]
pub struct Walked {
    /// Decisions of players.
    pub decisions: u64,
    /// Steps of chance.
    pub chance: u64,
    /// Legal actions listed, over all decisions.
    pub listed: u64,
}

/// How much is checked on a walk.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Care {
    /// Every law at every step.
    Thorough,
    /// Cheap laws at every step, the others now and then.
    Quick,
}

/// Plays one random game from a state and checks the laws on the way. `watch` sees every step after it was
/// played, with what happened.
///
/// # Panics
/// Where a law is broken.
pub fn walk<G: Notation>(
    game: &G,
    start: G::State,
    seed: &Seed,
    care: Care,
    mut watch: impl FnMut(&G::State, Step<G::Action>, &[G::Event]),
) -> (G::State, Vec<Step<G::Action>>, Walked)
where
    G::State: Sized,
{
    let mut state = start;
    let mut rng = Quick::new(u64::from_le_bytes(seed.0[..8].try_into().unwrap_or([0; 8])));
    let mut steps: Vec<Step<G::Action>> = Vec::new();
    let mut strangers: Vec<Step<G::Action>> = Vec::new();
    let (mut walked, mut list, mut events) = (Walked::default(), Vec::new(), Vec::new());
    loop {
        let often = care == Care::Thorough || rng.below(64) == 0;
        let step = match game.to_act(&state) {
            ToAct::Nobody => break,
            ToAct::Chance => {
                let action = game.sample(&state, &mut seed.event(walked.chance));
                walked.chance += 1;
                Step::chance(action)
            }
            ToAct::Seats(seats) => {
                let nth = rng.below(seats.len()) as usize;
                let seat = seats.iter().nth(nth).expect("somebody is to act");
                list.clear();
                game.legal_actions(&state, seat, &mut list);
                walked.decisions += 1;
                walked.listed += list.len() as u64;
                check_list(game, &state, seat, &list, often);
                if often {
                    check_strangers(game, &state, seat, &list, &strangers);
                }
                let action = list[rng.below(list.len() as u32) as usize];
                Step::seat(seat, action)
            }
        };
        if often {
            check_idle_seats(game, &state);
            check_views(game, &state, &strangers, &mut rng);
            check_texts(game, &state, step);
            check_points(game, &state);
        }
        let before = state;
        events.clear();
        game.play(&mut state, step, &mut events)
            .unwrap_or_else(|illegal| panic!("{} was refused: {illegal}", game.step_text(step)));
        if often {
            check_seen(game, &before, step, &state);
        }
        // Steps of elsewhere: is_legal must judge them as the list does.
        if strangers.len() < 64 {
            strangers.push(step);
        } else {
            strangers[rng.below(64) as usize] = step;
        }
        steps.push(step);
        watch(&state, step, &events);
    }
    assert!(game.outcome(&state).is_some(), "a game that is over has an outcome");
    check_views(game, &state, &strangers, &mut rng);
    check_whole_position(game, &state);
    (state, steps, walked)
}

/// The list is not empty, names each action once, and each is legal; with `effects`, no two do the same.
fn check_list<G: Notation>(game: &G, state: &G::State, seat: Seat, list: &[G::Action], effects: bool) {
    assert!(!list.is_empty(), "{seat} is to act and has nothing to do");
    for &action in list {
        if let Err(illegal) = game.check(state, Step::seat(seat, action)) {
            panic!("{seat} {} is listed and refused: {illegal}", game.action_text(action));
        }
    }
    if !effects {
        return;
    }
    let mut after = HashSet::new();
    for &action in list {
        let mut next = *state;
        game.apply(&mut next, Step::seat(seat, action), &mut Ignore);
        assert!(after.insert(next), "{seat} {} does what another action does", game.action_text(action));
        let text = game.action_text(action);
        assert_eq!(game.parse_action(&text).as_ref(), Ok(&action), "{text} is not read back");
    }
}

/// A step from elsewhere is legal here exactly if it is in the list; a refusal changes nothing and says why.
fn check_strangers<G: Notation>(
    game: &G,
    state: &G::State,
    seat: Seat,
    list: &[G::Action],
    strangers: &[Step<G::Action>],
) {
    for &Step { by, action } in strangers {
        let here = Step::seat(seat, action);
        let mut next = *state;
        match game.play(&mut next, here, &mut Ignore) {
            Ok(()) => assert!(list.contains(&action), "{} is legal, not listed", game.step_text(here)),
            Err(illegal) => {
                assert!(!list.contains(&action), "{} is listed, not legal", game.step_text(here));
                assert_eq!(next, *state, "a refusal of {} changed the state", game.step_text(here));
                assert!(!illegal.rule.is_empty() && !illegal.why.is_empty(), "a refusal says why");
            }
        }
        if by == Actor::Chance {
            assert!(!game.is_legal(state, Step { by, action }), "chance acts out of turn");
        }
    }
}

/// Seats that are not to act have nothing to choose.
fn check_idle_seats<G: Game>(game: &G, state: &G::State) {
    for seat in Seat::first(game.seats()) {
        if !matches!(game.to_act(state), ToAct::Seats(seats) if seats.contains(seat)) {
            assert!(list(game, state, seat).is_empty(), "{seat} is not to act and has something to do");
        }
    }
}

/// A view is its own view, can be written down, and fits the state imagined from it, which its viewer cannot tell from
/// the truth. Steps from elsewhere are judged by what their seat knows: a refusal must not give away what is hidden.
fn check_views<G: Notation>(game: &G, state: &G::State, strangers: &[Step<G::Action>], rng: &mut Quick) {
    assert_eq!(game.view(state, Viewer::Everybody), *state, "everybody together knows everything");
    let mut written = HashSet::new();
    for viewer in viewers(game) {
        let view = game.view(state, viewer);
        assert_eq!(game.view(&view, viewer), view, "the view of a view is that view");
        // Where little is hidden, many see the same; once is enough.
        if written.insert(view) {
            check_position(game, &view);
        }
        let imagined = game.imagine(&view, viewer, rng);
        if game.all_open(state) {
            assert_eq!(imagined, *state, "where nothing is hidden, nothing is left to imagine");
        }
        // A view is played on by whoever has nothing else: it must offer what the truth offers.
        assert_eq!(game.to_act(&view), game.to_act(state), "whose turn it is, is no secret");
        if let Viewer::Seat(seat) = viewer {
            assert_eq!(list(game, state, seat), list(game, &view, seat), "a view shows its seat all choices");
        }
        if imagined == *state {
            continue;
        }
        check_position(game, &imagined);
        check_twins(game, state, &imagined, viewer);
        if let Viewer::Seat(seat) = viewer {
            for &Step { action, .. } in strangers {
                let here = Step::seat(seat, action);
                let judged = [state, &imagined].map(|state| game.check(state, here));
                assert_eq!(judged[0], judged[1], "{} tells what {seat} may not know", game.step_text(here));
            }
        }
    }
}

/// Two states that differ only in what a viewer may not know are the same to that viewer: the same view, the same
/// position in text, the same seats to act and, for a seat, the same list of actions in the same order and words.
///
/// A walk makes twins by imagining, and so finds nothing where a view says too much and imagining keeps to it: a game with
/// hidden things also makes twins by hand, one for each thing that it hides.
///
/// # Panics
/// Where something tells them apart.
pub fn check_twins<G: Notation>(game: &G, one: &G::State, other: &G::State, viewer: Viewer) {
    let (view, twin) = (game.view(one, viewer), game.view(other, viewer));
    assert_eq!(view, twin, "{viewer:?} sees what is hidden");
    assert_eq!(game.position_lines(&view), game.position_lines(&twin), "{viewer:?} reads what is hidden");
    assert_eq!(game.to_act(one), game.to_act(other), "{viewer:?} knows what is hidden by whose turn it is");
    if let Viewer::Seat(seat) = viewer {
        let (list, twins) = (list(game, one, seat), list(game, other, seat));
        assert_eq!(list, twins, "{seat} has choices by what is hidden from it");
        let texts = |list: &[G::Action]| -> Vec<String> {
            list.iter().map(|&action| game.action_text(action)).collect()
        };
        assert_eq!(texts(&list), texts(&twins), "{seat} reads what is hidden in its choices");
    }
}

fn list<G: Game>(game: &G, state: &G::State, seat: Seat) -> Vec<G::Action> {
    let mut list = Vec::new();
    game.legal_actions(state, seat, &mut list);
    list
}

/// Playing what is seen on what is known gives what is known of what happened.
fn check_seen<G: Notation>(game: &G, before: &G::State, step: Step<G::Action>, after: &G::State) {
    for viewer in viewers(game) {
        let mut view = game.view(before, viewer);
        let seen = game.seen(before, step, viewer);
        game.play(&mut view, seen, &mut Ignore)
            .unwrap_or_else(|illegal| panic!("{} cannot be watched: {illegal}", game.step_text(seen)));
        assert_eq!(view, game.view(after, viewer), "{} leaves a wrong view", game.step_text(seen));
    }
}

fn viewers<G: Game>(game: &G) -> impl Iterator<Item = Viewer> {
    Seat::first(game.seats()).map(Viewer::Seat).chain([Viewer::Spectator])
}

/// Steps and positions are read back as they were written.
fn check_texts<G: Notation>(game: &G, state: &G::State, step: Step<G::Action>) {
    let text = game.step_text(step);
    assert_eq!(game.parse_step(&text).as_ref(), Ok(&step), "{text} is not read back");
    check_position(game, state);
}

/// A position, or what a viewer knows of one, is read back as it was written.
fn check_position<G: Notation>(game: &G, state: &G::State) {
    let lines = game.position_lines(state);
    let borrowed: Vec<&str> = lines.iter().map(String::as_str).collect();
    let read = game.read_position(&borrowed, 1).unwrap_or_else(|e| panic!("{e}\n{lines:#?}"));
    assert_eq!(read, *state, "a position is not read back:\n{lines:#?}");
    assert_eq!(game.position_lines(&read), lines, "a position is not written again as it was");
}

/// The same with its heading, from which the game itself is set up again.
fn check_whole_position<G: Notation>(game: &G, state: &G::State) {
    let text = write_position(game, state);
    let (again, read) = read_position::<G>(&text).unwrap_or_else(|e| panic!("{e}\n{text}"));
    assert_eq!(read, *state, "a position is not read back:\n{text}");
    assert_eq!(write_position(&again, &read), text, "a position is not written again as it was");
}

fn check_points<G: Game>(game: &G, state: &G::State) {
    let scores = game.scores(state);
    for seat in Seat::first(game.seats()) {
        let allies = game.allies(seat);
        assert!(
            allies.contains(seat) && allies.iter().all(|ally| game.allies(ally) == allies),
            "allies are mutual"
        );
        let sum: i32 = allies.iter().map(|ally| scores.seats[ally.index()].total()).sum();
        assert_eq!(game.points(state, seat), sum, "points are the sum of sources");
    }
}

/// The record of a walk replays to the same state, is read back, and its chance is that of the seed.
///
/// # Panics
/// Where it does not.
pub fn check_record<G: Notation>(game: &G, seed: &Seed, steps: &[Step<G::Action>], end: &G::State) {
    let mut record = Record::new(vec!["Ada".into()], Some(seed.commitment()));
    record.steps = steps.to_vec();
    record.seed = Some(*seed);
    record.result = result_text(game, end);
    let text = record.write(game);
    let read = ReadRecord::<G>::read(&text).unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(read.record, record, "a record is not read back");
    assert_eq!(read.record.write(&read.game), text, "a record is not written again as it was");
    assert_eq!(read.check().as_ref(), Ok(end), "a record does not replay");
    let chance = steps.iter().filter(|step| step.by == Actor::Chance).count() as u64;
    assert_eq!(read.verify(), Ok(chance), "chance is not that of the seed");
}
