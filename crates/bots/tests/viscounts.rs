//! The bots at tables of Viscounts, where they see what their seats may know.

use crate::walk;
#[cfg(feature = "networks")]
use crate::walk::wins;
use crate::walk::{legal, walk};
use demesne_bots::{Bot, Evaluate, Mind, Moment, Policy, no_clock, play_between};
use demesne_game::{Game, Random, Seat, Viewer};
use demesne_viscounts::{
    Opponent, Options, State, Viscounts,
    state::{Eyes, Stage},
};

fn table(players: u8) -> Viscounts {
    Viscounts::new(Options { players, ..Options::default() }).expect("a table")
}

fn alone(opponent: Opponent) -> Viscounts {
    let options = Options { players: 1, first: Some(Seat(0)), solo: Some(opponent), ..Options::default() };
    Viscounts::new(options).expect("a table")
}

fn end(game: &Viscounts, seed: u64, policies: &[Policy]) -> State {
    play_between(game, policies, seed, |_, _| {}).expect("bots play legal actions")
}

#[test]
fn greedy_beats_random() {
    let game = table(2);
    let won = (0..20)
        .filter(|&seed| {
            let state = end(&game, seed, &[Policy::Random, Policy::Greedy]);
            game.outcome(&state).expect("it is over").winners.contains(Seat(1))
        })
        .count();
    assert!(won >= 19, "greedy won {won} of 20");
}

/// Two to four play, come to the end by themselves, and use what they have: actions are taken, and debts do not pile up.
#[test]
fn greedy_plays_sensibly_whatever_the_number_of_players() {
    for (players, wanted) in [(2, 60.0), (3, 45.0), (4, 38.0)] {
        let game = table(players);
        let games = 8;
        let (mut rounds, mut points, mut silver, mut unpaid, mut tiles, mut built) = (0, 0, 0, 0, 0, 0);
        for seed in 0..games {
            let state = end(&game, seed, &vec![Policy::Greedy; players.into()]);
            rounds += u32::from(state.round);
            for seat in Seat::first(players) {
                let player = state.player(seat);
                points += game.points(&state, seat);
                silver += u32::from(player.silver);
                unpaid += u32::from(player.unpaid);
                tiles += u32::from(player.manuscripts.len());
                built += player.built.count_ones();
            }
        }
        let mean = |sum: f64| sum / (games as f64 * f64::from(players));
        let [points, silver, unpaid] = [points.into(), silver.into(), unpaid.into()].map(mean);
        let [tiles, built] = [tiles.into(), built.into()].map(mean);
        println!(
            "{players} players: {:.1} rounds, {points:.1} points, {silver:.1} silver left, {unpaid:.1} debts unpaid, {tiles:.1} manuscripts, {built:.1} buildings",
            f64::from(rounds) / games as f64
        );
        assert!(f64::from(rounds) / (games as f64) < 40.0, "the game comes to its end");
        assert!(points > wanted, "points are made");
        assert!(silver < 8.0, "silver is used");
        assert!(unpaid < 3.0, "debts are paid");
        assert!(tiles > 0.8 && built > 2.0, "every action is taken");
    }
}

/// All that is told about a state through somebody's eyes.
fn told(game: &Viscounts, state: &State) -> Vec<(Vec<(u16, f32)>, f32)> {
    let each = |seat| (walk::told(game, state, seat), game.value(state, seat));
    Seat::first(game.seats()).map(each).collect()
}

/// Whoever judges a view must not look at hands and decks that it hides: they are left in here, and nothing may change.
#[test]
fn what_is_hidden_is_not_looked_at() {
    for game in [table(2), table(4), alone(Opponent::Noble)] {
        let mut compared = 0;
        walk(&game, 3, 1500, |truth, Moment { view, seat, legal, .. }, _, rng| {
            let open = State { eyes: Eyes::Seat(seat), ..*truth };
            let twin = game.imagine(view, Viewer::Seat(seat), rng);
            let other = State { eyes: Eyes::Seat(seat), ..twin };
            let blank = told(&game, view);
            assert_eq!(blank, told(&game, &open));
            assert_eq!(blank, told(&game, &other));
            compared += u32::from(open != other);
            legal[rng.below(legal.len() as u32) as usize]
        });
        // Against the solo opponent nothing is hidden from the only player.
        assert!(compared > 100 || game.solo_seat().is_some(), "{compared}");
    }
}

/// States that differ only in what is hidden get the same answer.
#[test]
fn twins_get_the_same_answer() {
    let game = table(2);
    let mut compared = 0;
    walk(&game, 11, 400, |truth, Moment { view, seat, legal: list, .. }, _, rng| {
        let twin = game.imagine(view, Viewer::Seat(seat), rng);
        if twin != *truth && list.len() > 1 && compared < 20 {
            compared += 1;
            let choose = |truth: &State| {
                let view = game.view(truth, Viewer::Seat(seat));
                let mut bot = Bot::new(Mind::parse("craft:150n").expect("a bot"), 5);
                let list = legal(&game, &view, seat);
                bot.choose(Moment { game: &game, view: &view, seat, legal: &list }, &mut no_clock)
            };
            assert_eq!(choose(truth), choose(&twin));
        }
        list[rng.below(list.len() as u32) as usize]
    });
    assert_eq!(compared, 20);
}

/// Features have their places, the time runs out, and what is judged is a number, at every table and for every seat.
#[test]
fn every_position_can_be_judged() {
    let mut tables: Vec<Viscounts> = (2..=4).map(table).collect();
    tables.extend(Opponent::ALL.map(alone));
    for game in tables {
        let mut last = 0.0;
        walk(&game, 5, 5000, |truth, Moment { legal, .. }, _, rng| {
            for (inputs, value) in told(&game, truth) {
                assert!(value.is_finite() && value.abs() < 300.0, "{value}");
                for (place, number) in inputs {
                    assert!(
                        usize::from(place) < Viscounts::FEATURES && number.abs() < 40.0,
                        "{place}: {number}"
                    );
                }
            }
            last = game.time_left(truth);
            assert!((0.0..=1.0).contains(&last) && game.spread(truth) > 1.0);
            legal[rng.below(legal.len() as u32) as usize]
        });
        assert!(last < 0.2, "the time has run out: {last}");
        let over = end(&game, 1, &vec![Policy::Greedy; game.options().players.into()]);
        assert_eq!(over.stage, Stage::Over);
        assert_eq!(game.time_left(&over), 0.0);
    }
}

/// The strongest, with a hair of its time, against hand-made rules: what it has learned shows in a few games.
#[test]
#[cfg(feature = "networks")]
fn the_strongest_beats_hand_made_rules() {
    let won = wins(&table(2), ["duke:200n", "greedy"], 8);
    assert!(won >= 6, "the strongest won {won} of 8");
}
