//! The search at a game so small that the truth is known: whoever takes the last stone wins, and each takes one, two or three.

use crate::walk::{legal, walk};
use demesne_bots::{Bot, Evaluate, Inputs, Judge, Learned, Mind, Moment, Search, Tuning, no_clock};
use demesne_burgundy::{Burgundy, Options};
use demesne_game::*;
use demesne_tuscany::Tuscany;

/// Stones on a heap; after each move a coin may take one more, if `coin` says so.
struct Stones {
    coin: bool,
    heap: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Heap {
    stones: u8,
    next: Seat,
    toss: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Act {
    Take(u8),
    Coin(bool),
}

impl Game for Stones {
    type State = Heap;
    type Action = Act;
    type Event = ();
    const NAME: &'static str = "stones";
    const RULES: u32 = 1;

    fn seats(&self) -> u8 {
        2
    }

    fn start(&self) -> Heap {
        Heap { stones: self.heap, next: Seat(0), toss: false }
    }

    fn to_act(&self, heap: &Heap) -> ToAct {
        match heap {
            Heap { stones: 0, .. } => ToAct::Nobody,
            Heap { toss: true, .. } => ToAct::Chance,
            Heap { next, .. } => ToAct::seat(*next),
        }
    }

    fn legal_actions(&self, heap: &Heap, _: Seat, out: &mut Vec<Act>) {
        out.extend((1..=heap.stones.min(3)).map(Act::Take));
    }

    fn check(&self, _: &Heap, _: Step<Act>) -> Result<(), Illegal> {
        Ok(())
    }

    fn apply(&self, heap: &mut Heap, step: Step<Act>, _: &mut impl Sink<()>) {
        match step.action {
            Act::Take(n) => {
                heap.stones -= n;
                heap.next = Seat(1 - heap.next.0);
                heap.toss = self.coin && heap.stones > 1;
            }
            Act::Coin(more) => {
                heap.stones -= u8::from(more);
                heap.toss = false;
            }
        }
    }

    fn sample(&self, _: &Heap, rng: &mut impl Random) -> Act {
        Act::Coin(rng.below(4) == 0)
    }

    fn view(&self, heap: &Heap, _: Viewer) -> Heap {
        *heap
    }

    fn all_open(&self, _: &Heap) -> bool {
        true
    }

    fn seen(&self, _: &Heap, step: Step<Act>, _: Viewer) -> Step<Act> {
        step
    }

    fn imagine(&self, view: &Heap, _: Viewer, _: &mut impl Random) -> Heap {
        *view
    }

    fn scores(&self, _: &Heap) -> Scores {
        Scores { seats: vec![SeatScore::default(); 2] }
    }

    fn points(&self, _: &Heap, _: Seat) -> i32 {
        0
    }

    fn outcome(&self, heap: &Heap) -> Option<Outcome> {
        // Whoever moved last has won.
        (heap.stones == 0).then(|| Outcome {
            winners: SeatSet::one(Seat(1 - heap.next.0)),
            places: Vec::new(),
            remark: None,
        })
    }
}

impl Evaluate for Stones {
    const FEATURES: usize = 0;

    /// It knows nothing of the game: what is found is found by looking ahead.
    fn value(&self, _: &Heap, _: Seat) -> f32 {
        0.0
    }

    fn features(&self, _: &Heap, _: Seat, _: &mut Inputs) {}

    fn time_left(&self, _: &Heap) -> f32 {
        1.0
    }

    fn spread(&self, _: &Heap) -> f32 {
        1.0
    }

    fn network(&self) -> &'static Learned {
        static NOTHING: Learned = Learned::new("stones", 0, None);
        &NOTHING
    }
}

fn moment<'a, G: Game>(game: &'a G, view: &'a G::State, seat: Seat, legal: &'a [G::Action]) -> Moment<'a, G> {
    Moment { game, view, seat, legal }
}

/// What a search of so many nodes takes from a heap.
fn takes(game: &Stones, nodes: u32) -> Act {
    let (heap, seat) = (game.start(), Seat(0));
    let mut search = Search::new(1, Tuning::default());
    let list = legal(game, &heap, seat);
    search.choose(moment(game, &heap, seat, &list), &mut Judge::by_hand(), &mut |done| {
        done as f32 / nodes as f32
    })
}

/// Four stones are lost for whoever is to move, and so is every multiple of four.
#[test]
fn it_finds_the_only_way_to_win() {
    for heap in (5..=15).filter(|heap| heap % 4 != 0) {
        assert_eq!(takes(&Stones { coin: false, heap }, 3000), Act::Take(heap % 4), "{heap} stones");
    }
}

/// How often whoever is to move wins, if both play their best, by going through all of it.
fn truth(game: &Stones, heap: Heap) -> f64 {
    let after = |action| {
        let mut after = heap;
        game.apply(&mut after, Step::seat(heap.next, action), &mut Ignore);
        match (after.stones, after.toss) {
            (0, _) => 1.0,
            (_, false) => 1.0 - truth(game, after),
            (_, true) => {
                let coin = |more| {
                    let mut thrown = after;
                    game.apply(&mut thrown, Step::chance(Act::Coin(more)), &mut Ignore);
                    1.0 - truth(game, thrown)
                };
                0.25 * coin(true) + 0.75 * coin(false)
            }
        }
    };
    legal(game, &heap, heap.next).into_iter().map(after).fold(0.0, f64::max)
}

/// The chances that a study names are those that going through everything gives, and the best action is the best.
#[test]
fn chances_behind_chance_are_weighed_by_their_odds() {
    for heap in [6, 7, 9] {
        let game = Stones { coin: true, heap };
        let (state, seat) = (game.start(), Seat(0));
        let tuning = Tuning { trust: 0.5, curiosity: 0.3, ..Tuning::default() };
        let mut search = Search::new(5, tuning);
        let list = legal(&game, &state, seat);
        let moment = moment(&game, &state, seat, &list);
        let found = search.study(moment, &mut Judge::by_hand(), &mut |n| n as f32 / 40_000.0);
        let (best, truth) = (found[0].worth.chances(2), truth(&game, state));
        assert!((f64::from(best[0]) - truth).abs() < 0.08, "{heap} stones: {best:?} {truth}");
    }
}

fn burgundy() -> (Burgundy, demesne_burgundy::State) {
    let game = Burgundy::new(Options::default()).expect("the default table");
    let mut state = game.start();
    let mut rng = Quick::new(3);
    // Into the first turn.
    for _ in 0..40 {
        match game.to_act(&state) {
            ToAct::Chance => {
                let action = game.sample(&state, &mut rng);
                game.apply(&mut state, Step::chance(action), &mut Ignore);
            }
            seats => {
                let seat = seats.first_seat().expect("it has just begun");
                if state.stage == demesne_burgundy::state::Stage::Turn {
                    break;
                }
                let action = legal(&game, &state, seat)[0];
                game.apply(&mut state, Step::seat(seat, action), &mut Ignore);
            }
        }
    }
    (game, state)
}

#[test]
fn the_same_seed_and_budget_give_the_same_answers() {
    let (game, state) = burgundy();
    let seat = game.to_act(&state).first_seat().expect("a turn");
    let list = legal(&game, &state, seat);
    let study = |seed, nodes: u32| {
        let mut search = Search::new(seed, Tuning::default());
        let found = search.study(moment(&game, &state, seat, &list), &mut Judge::by_hand(), &mut |done| {
            done as f32 / nodes as f32
        });
        (found, search.nodes())
    };
    let (first, nodes) = study(7, 900);
    assert_eq!(study(7, 900).0, first);
    assert_ne!(study(8, 900).0, first, "luck comes from the seed");
    assert!((450..900 + 2 * list.len() as u32).contains(&nodes), "{nodes} nodes of 900");
    assert_eq!(first.len(), list.len(), "every action is judged");
    assert!(first.windows(2).all(|pair| pair[0].visits >= pair[1].visits), "the best first");
}

/// A time budget is asked about after every round, and ends the search at once.
#[test]
fn it_stops_when_the_time_is_gone() {
    let (game, state) = burgundy();
    let seat = game.to_act(&state).first_seat().expect("a turn");
    let list = legal(&game, &state, seat);
    let mut bot = Bot::new(Mind::parse("craft:50ms").expect("a bot"), 1);
    let mut asked = 0;
    let action = bot.choose(moment(&game, &state, seat, &list), &mut || {
        asked += 1;
        if asked < 10 { 0.5 } else { 1.0 }
    });
    assert!(list.contains(&action));
    assert_eq!(asked, 10);
}

/// The second decision of a turn starts from what was found out for the first.
#[test]
fn what_was_found_serves_the_next_decision_of_the_turn() {
    let (game, mut state) = burgundy();
    let seat = game.to_act(&state).first_seat().expect("a turn");
    let mut search = Search::new(7, Tuning::default());
    let mut judge = Judge::by_hand();
    let mut budget = |nodes: u32| nodes as f32 / 1500.0;
    let list = legal(&game, &state, seat);
    let action = search.choose(moment(&game, &state, seat, &list), &mut judge, &mut budget);
    game.apply(&mut state, Step::seat(seat, action), &mut Ignore);
    let list = legal(&game, &state, seat);
    // Not one new node is paid for.
    let moment = moment(&game, &state, seat, &list);
    let again = search.study(moment, &mut judge, &mut |_| 1.0);
    let fresh = Search::new(7, Tuning::default()).study(moment, &mut judge, &mut |_| 1.0);
    let visits = |found: &[demesne_bots::Found<_>]| found.iter().map(|found| found.visits).sum::<u32>();
    assert!(visits(&again) > 20 + visits(&fresh), "{} {}", visits(&again), visits(&fresh));
}

/// The same where hands are hidden: the worlds of a turn's first decision are met again at its second.
#[test]
fn imagined_worlds_last_as_long_as_the_turn() {
    let game = Tuscany::new(demesne_tuscany::Options::default()).expect("a table");
    let mut search = Search::new(7, Tuning::default());
    let (mut judge, mut last, mut met) = (Judge::by_hand(), None, Vec::new());
    walk(&game, 3, 120, |_, moment, at, _| {
        let Moment { view, seat, legal, .. } = moment;
        // Nothing was drawn since, and nobody else acted.
        if last == Some((seat, at)) && !game.all_open(view) && (2..100).contains(&legal.len()) {
            let kept = search.study(moment, &mut judge, &mut |_| 1.0);
            met.push(kept.iter().map(|found| found.visits).sum::<u32>());
        }
        last = Some((seat, at + 1));
        search.choose(moment, &mut judge, &mut |nodes| nodes as f32 / 1500.0)
    });
    assert!(met.len() > 5, "{met:?}");
    assert!(met.iter().all(|&visits| visits > 10), "{met:?}");
}

/// Bots are given views: whatever a seat cannot know, its bot does the same. Two tables that differ in the cards of another hand alone.
#[test]
fn what_a_seat_cannot_know_does_not_change_its_bot() {
    let game = Tuscany::new(demesne_tuscany::Options::default()).expect("a table");
    let mut compared = 0;
    walk(&game, 11, 400, |truth, Moment { view, seat, legal: list, .. }, _, rng| {
        let twin = game.imagine(view, Viewer::Seat(seat), rng);
        if twin != *truth && (2..100).contains(&list.len()) && compared < 25 {
            compared += 1;
            let choose = |truth: &demesne_tuscany::State| {
                let view = game.view(truth, Viewer::Seat(seat));
                let mut bot = Bot::new(Mind::parse("craft:150n").expect("a bot"), 5);
                bot.choose(moment(&game, &view, seat, &legal(&game, &view, seat)), &mut no_clock)
            };
            assert_eq!(choose(truth), choose(&twin));
        }
        list[rng.below(list.len() as u32) as usize]
    });
    assert_eq!(compared, 25);
}

/// An action that the search would leave after a glance is looked at as often as the best one, and then its chances are right too.
#[test]
fn a_fair_look_finds_what_any_action_is_worth() {
    let game = Stones { coin: true, heap: 9 };
    let (state, seat) = (game.start(), Seat(0));
    let list = legal(&game, &state, seat);
    let tuning = Tuning { trust: 0.5, curiosity: 0.3, ..Tuning::default() };
    for &action in &list {
        let mut search = Search::new(5, tuning);
        let moment = moment(&game, &state, seat, &list);
        let found = search.study_fairly(moment, &mut Judge::by_hand(), action, &mut |n| n as f32 / 60_000.0);
        let looked_at = found.iter().find(|found| found.action == action).expect("all are there");
        let mut after = state;
        game.apply(&mut after, Step::seat(seat, action), &mut Ignore);
        let coin = |more| {
            let mut thrown = after;
            game.apply(&mut thrown, Step::chance(Act::Coin(more)), &mut Ignore);
            1.0 - truth(&game, thrown)
        };
        let truth = 0.25 * coin(true) + 0.75 * coin(false);
        let chance = f64::from(looked_at.worth.chances(2)[0]);
        assert!((chance - truth).abs() < 0.08, "{action:?}: {chance} {truth}");
        let wants = |found: &demesne_bots::Found<Act>| found.worth.wants[0];
        assert!(
            wants(&found[0]) >= wants(looked_at),
            "nothing that was looked at fairly is better than the best"
        );
    }
}
