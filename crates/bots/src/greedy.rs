//! One ply: every action is tried, and the result that looks best is taken, or often is.

use crate::{Evaluate, Judge, Moment, judge::outlook_by_hand};
use demesne_game::{Quick, Random};

/// What `greedy` does: the action whose result looks best by hand-made rules. It needs neither networks nor a search, so that it can be
/// built where those are not.
pub fn by_hand<G: Evaluate>(moment: Moment<'_, G>, rng: &mut Quick) -> G::Action {
    by_value(moment, rng, |after| outlook_by_hand(moment.game, after, moment.seat))
}

/// The action whose result looks best.
pub(crate) fn best<G: Evaluate>(moment: Moment<'_, G>, judge: &mut Judge<'_>, rng: &mut Quick) -> G::Action {
    by_value(moment, rng, |after| judge.wish(moment.game, after, moment.seat))
}

fn by_value<G: Evaluate>(
    moment: Moment<'_, G>,
    rng: &mut Quick,
    mut value: impl FnMut(&G::State) -> f32,
) -> G::Action {
    let mut best = (moment.legal[0], f32::NEG_INFINITY);
    let mut equals = 0;
    for &action in moment.legal {
        let value = value(&moment.after(action));
        if value > best.1 {
            (best, equals) = ((action, value), 1);
        } else if value == best.1 {
            // Equally good ones are equally likely, without a list of them.
            equals += 1;
            if rng.below(equals) == 0 {
                best.0 = action;
            }
        }
    }
    best.0
}

/// Like somebody who knows what is good but misjudges it by some points, now in this direction, now in that: what is much better is
/// mostly seen, what is a little better often not.
pub(crate) fn fallible<G: Evaluate>(
    moment: Moment<'_, G>,
    judge: &mut Judge<'_>,
    rng: &mut Quick,
    error: f32,
) -> G::Action {
    let mut best = (moment.legal[0], f32::NEG_INFINITY);
    for &action in moment.legal {
        let outlook = judge.outlook(moment.game, &moment.after(action), moment.seat);
        let value = outlook + error * bell(rng);
        if value > best.1 {
            best = (action, value);
        }
    }
    best.0
}

/// A number near 0, mostly between −1 and 1: the sum of four even ones, with a deviation of 1.
fn bell(rng: &mut Quick) -> f32 {
    let even = |rng: &mut Quick| rng.below(1 << 16) as f32 / 65_536.0 - 0.5;
    1.732 * (0..4).map(|_| even(rng)).sum::<f32>()
}
#[cfg(test)]
mod tests {
    use crate::{Policy, play_between};
    use demesne_burgundy::{Burgundy, Options, State};
    use demesne_game::{Game, Notation, Seat, SetupLine};

    fn winner(seed: u64, policies: [Policy; 2]) -> usize {
        let game = Burgundy::new(Options::default()).expect("the default table");
        let state = end(&game, seed, &policies);
        game.outcome(&state).expect("it is over").winners.iter().next().expect("somebody won").index()
    }

    /// How a game ends between these bots.
    fn end(game: &Burgundy, seed: u64, policies: &[Policy]) -> State {
        play_between(game, policies, seed, |_, _| {}).expect("bots play legal actions")
    }

    fn table(key: &str, value: &str) -> Burgundy {
        let line = SetupLine { key: key.into(), value: value.into(), line: 0 };
        Burgundy::from_setup(&[line]).expect("a legal table")
    }

    #[test]
    fn a_greedy_team_beats_a_random_one() {
        let game = table("team", "basic");
        let bots = [Policy::Random, Policy::Greedy, Policy::Random, Policy::Greedy];
        for seed in 0..4 {
            let winners = game.outcome(&end(&game, seed, &bots)).expect("it is over").winners;
            assert_eq!(winners, game.allies(Seat(1)), "the greedy team wins");
        }
    }

    #[test]
    fn greedy_covers_more_than_random_alone() {
        for board in ["33", "34"] {
            let game = table("solo", board);
            let covered = |policy| -> i32 {
                (0..5).map(|seed| game.points(&end(&game, seed, &[policy]), Seat(0))).sum()
            };
            let (random, greedy) = (covered(Policy::Random), covered(Policy::Greedy));
            println!("board {board}: random {random}, greedy {greedy} in 5 games");
            assert!(greedy > random + 20, "random {random}, greedy {greedy}");
        }
    }

    #[test]
    fn greedy_beats_random() {
        let won = (0..20).filter(|&n| winner(n, [Policy::Random, Policy::Greedy]) == 1).count();
        assert!(won >= 19, "greedy won {won} of 20");
    }
}
