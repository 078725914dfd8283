//! One ply: every action is tried, and the best result taken.

use crate::Evaluate;
use demesne_game::{Ignore, Quick, Random, Seat, Step};

pub(crate) fn choose<G: Evaluate>(
    game: &G,
    view: &G::State,
    seat: Seat,
    legal: &[G::Action],
    rng: &mut Quick,
) -> G::Action {
    let mut best = (legal[0], f32::NEG_INFINITY);
    let mut equals = 0;
    for &action in legal {
        let mut after = *view;
        game.apply(&mut after, Step::seat(seat, action), &mut Ignore);
        let value = game.value(&after, seat);
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

#[cfg(test)]
mod tests {
    use crate::{Bot, Policy};
    use demesne_burgundy::{Burgundy, Options};
    use demesne_game::{Game, Ignore, Seed, Step, ToAct};

    fn winner(seed: u64, policies: [Policy; 2]) -> usize {
        let game = Burgundy::new(Options::default()).expect("the default table");
        let mut state = game.start();
        let mut bots = policies.map(|policy| Bot::new(policy, seed));
        let (mut events, mut list) = (0, Vec::new());
        loop {
            let step = match game.to_act(&state) {
                ToAct::Nobody => break,
                ToAct::Chance => {
                    events += 1;
                    Step::chance(game.sample(&state, &mut Seed::from_number(seed).event(events)))
                }
                seats => {
                    let seat = seats.first_seat().expect("somebody is to act");
                    list.clear();
                    game.legal_actions(&state, seat, &mut list);
                    Step::seat(seat, bots[seat.index()].choose(&game, &state, seat, &list))
                }
            };
            game.play(&mut state, step, &mut Ignore).expect("bots play legal actions");
        }
        game.outcome(&state).expect("it is over").winners.iter().next().expect("somebody won").index()
    }

    #[test]
    fn greedy_beats_random() {
        let won = (0..20).filter(|&n| winner(n, [Policy::Random, Policy::Greedy]) == 1).count();
        assert!(won >= 19, "greedy won {won} of 20");
    }
}
