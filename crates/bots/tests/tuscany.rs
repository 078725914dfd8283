//! The bots at tables of Tuscany, where they see what their seats may know.

#[cfg(feature = "networks")]
use crate::walk::wins;
use crate::walk::{told, walk};
use demesne_bots::{Evaluate, Moment, Policy, play_between};
use demesne_game::{Actor, Game, Ignore, Random, Seat, Step};
use demesne_tuscany::{Action, Colour, Options, State, Tuscany, state::Stage};

/// A whole game: how it ended, and what its players did.
fn played(players: u8, seed: u64, policies: &[Policy]) -> (Tuscany, State, Vec<Step<Action>>) {
    let game = Tuscany::new(Options { players, ..Options::default() }).expect("a table");
    let mut steps = Vec::new();
    let state = play_between(&game, policies, seed, |_, step| steps.push(step));
    (game, state.expect("bots play legal actions"), steps)
}

#[test]
fn greedy_beats_random() {
    let won = (0..20)
        .filter(|&seed| {
            let (game, state, _) = played(2, seed, &[Policy::Random, Policy::Greedy]);
            game.outcome(&state).expect("it is over").winners.contains(Seat(1))
        })
        .count();
    assert!(won >= 19, "greedy won {won} of 20");
}

/// Two to four play, come to the end by themselves, and use what they have: nobody hoards cards or marble, and what is taken is
/// placed.
#[test]
fn greedy_plays_sensibly_whatever_the_number_of_players() {
    for players in 2..=4 {
        let (mut rounds, mut points, mut cards, mut marble, mut taken, mut placed, mut given) =
            (0, 0, 0, 0, 0, 0, 0);
        let games = 8;
        for seed in 0..games {
            let (game, state, steps) = played(players, seed, &vec![Policy::Greedy; players.into()]);
            rounds += u32::from(state.round);
            for seat in Seat::first(players) {
                points += game.points(&state, seat);
                cards += u32::from(state.estate(seat).cards);
                marble += u32::from(state.estate(seat).marble);
            }
            for step in steps.iter().filter(|step| step.by != Actor::Chance) {
                match step.action {
                    Action::Take(_) => taken += 1,
                    Action::Place(_) => placed += 1,
                    Action::GiveUp(_) => given += 1,
                    _ => {}
                }
            }
        }
        let seats = games as f64 * f64::from(players);
        let mean = |sum: f64| sum / seats;
        println!(
            "{players} players: {:.1} rounds, {:.1} points, {:.1} cards and {:.1} marble left, {:.1} taken, {:.1} placed, {:.1} given up",
            f64::from(rounds) / games as f64,
            mean(points.into()),
            mean(cards.into()),
            mean(marble.into()),
            mean(taken.into()),
            mean(placed.into()),
            mean(given.into())
        );
        assert!(f64::from(rounds) / (games as f64) < 80.0, "the game comes to its end");
        assert!(mean(points.into()) > 75.0, "points are made");
        assert!(mean(cards.into()) < 12.0, "cards are used");
        assert!(mean(marble.into()) < 3.0, "marble is used");
        assert!(f64::from(placed) > 0.7 * f64::from(taken), "what is taken is placed");
    }
}

/// T7.7, T7.10: no need is unmet exactly where the rules know a payment.
#[test]
fn what_lacks_nothing_can_be_paid() {
    for same_colour_pairs in [true, false] {
        let game = Tuscany::new(Options { same_colour_pairs, ..Options::default() }).expect("a table");
        let (mut paid, mut lacked) = (0, 0);
        let watch = |state: &State, _| {
            for (seat, colour) in Seat::first(2).flat_map(|seat| Colour::ALL.map(|colour| (seat, colour))) {
                let pays = game.cheapest_payment(state, seat, colour).is_some();
                assert_eq!(game.unmet_needs(state, seat, colour) == 0, pays, "{colour:?} of {seat}");
                if pays { paid += 1 } else { lacked += 1 }
            }
        };
        play_between(&game, &[Policy::Greedy, Policy::Random], 1, watch).expect("a game");
        assert!(paid > 100 && lacked > 100, "{paid} {lacked}");
    }
}

fn table(players: u8) -> Tuscany {
    Tuscany::new(Options { players, ..Options::default() }).expect("a table")
}

/// T3.9: a board is judged by where it leads from its start castle, before it is turned up as well as after.
#[test]
fn a_board_is_judged_as_it_will_lie() {
    let game = table(2);
    let mut boards = 0;
    walk(&game, 4, 40, |truth, Moment { view, seat, legal, .. }, _, rng| {
        if truth.stage == Stage::Boards && seat == Seat(0) {
            for &action in legal {
                let Action::Board(board) = action else { panic!("{action:?} is no board") };
                let mut chosen = *view;
                game.apply(&mut chosen, Step::seat(seat, action), &mut Ignore);
                let (before, after) =
                    (told(&game, &chosen, seat), told(&game, &game.laid_out(view, seat, board), seat));
                assert!(after.iter().all(|fact| before.contains(fact)), "{action:?}");
                boards += 1;
            }
        }
        legal[rng.below(legal.len() as u32) as usize]
    });
    assert_eq!(boards, 288);
}

/// Features have their places, the time runs out, and what is judged is a number, for whoever looks and whoever is looked at.
#[test]
fn every_position_can_be_judged() {
    for players in 2..=4 {
        let (game, mut last) = (table(players), 1.0);
        walk(&game, 5, usize::MAX, |truth, Moment { view, legal, .. }, _, rng| {
            for (state, seat) in [truth, view]
                .into_iter()
                .flat_map(|state| Seat::first(players).map(move |seat| (state, seat)))
            {
                let value = game.value(state, seat);
                assert!(value.is_finite() && value.abs() < 300.0, "{value}");
                for (place, number) in told(&game, state, seat) {
                    let fits = usize::from(place) < Tuscany::FEATURES && number.abs() < 40.0;
                    assert!(fits, "{place}: {number}");
                }
            }
            last = game.time_left(truth);
            assert!((0.0..=1.0).contains(&last) && game.spread(truth) > 1.0);
            legal[rng.below(legal.len() as u32) as usize]
        });
        assert!(last < 0.2, "the time has run out: {last}");
    }
}

/// The strongest, with a hair of its time, against hand-made rules: what it has learned shows in a few games.
#[test]
#[cfg(feature = "networks")]
fn the_strongest_beats_hand_made_rules() {
    let won = wins(&table(2), ["duke:300n", "greedy"], 10);
    assert!(won >= 8, "the strongest won {won} of 10");
}
