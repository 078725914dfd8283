//! A whole game between bots.

use crate::{Bot, Evaluate, Moment, Policy, no_clock};
use demesne_game::{Events, Ignore, Illegal, Seed, Step, ToAct, Viewer};

/// Plays a game to its end between bots, one for each seat that decides, and gives its last state. `watch` sees every step, with the
/// state before it. The same seed plays the same game.
///
/// # Errors
/// Where a bot does what is not legal, which is a fault of its own.
pub fn play_between<G: Evaluate>(
    game: &G,
    policies: &[Policy],
    number: u64,
    mut watch: impl FnMut(&G::State, Step<G::Action>),
) -> Result<G::State, Illegal> {
    let mut bots: Vec<Bot<G>> = policies.iter().map(|&policy| Bot::new(policy, number)).collect();
    let (mut state, mut events, mut list) =
        (game.start(), Events::new(Seed::from_number(number)), Vec::new());
    loop {
        let step = match game.to_act(&state) {
            ToAct::Chance => Step::chance(game.sample(&state, &mut events.next_event())),
            seats => {
                let Some(seat) = seats.first_seat() else { return Ok(state) };
                let Some(bot) = bots.get_mut(seat.index()) else { return Ok(state) };
                let view = game.view(&state, Viewer::Seat(seat));
                list.clear();
                game.legal_actions(&view, seat, &mut list);
                let moment = Moment { game, view: &view, seat, legal: &list };
                Step::seat(seat, bot.choose(moment, &mut no_clock))
            }
        };
        watch(&state, step);
        game.play(&mut state, step, &mut Ignore)?;
    }
}
