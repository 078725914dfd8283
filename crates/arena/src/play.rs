//! A game between bots.

use demesne_bots::{Bot, Evaluate, Mind, Moment, Policy};
use demesne_game::{Events, Ignore, MAX_SEATS, Seed, Step, ToAct, Viewer};

/// A game that is over.
#[derive(Clone, PartialEq, Debug)]
pub struct Over<S> {
    /// Its last state.
    pub state: S,
    /// How many rolls, draws and reveals there were.
    pub chance_events: u64,
}

/// What a seat did in a game, besides winning or losing it.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Tally {
    /// How often it was asked.
    pub decisions: u32,
    /// How many positions it judged for that, if it looks ahead.
    pub nodes: u64,
    /// How long all of it took.
    pub seconds: f64,
}

/// Plays a game to its end. `minds` sit at the first seats; who decides nothing, as an automated opponent, need not be among them. All
/// chance comes from the seed, and so does the randomness of each bot, by its seat. `list` is a caller's buffer.
///
/// `answer` asks a bot, which sees only what its seat may know; whoever has a clock brings it there. `watch` sees every step.
#[inline]
pub fn play<G: Evaluate>(
    game: &G,
    minds: &[Mind],
    seed: Seed,
    list: &mut Vec<G::Action>,
    mut answer: impl FnMut(&mut Bot<G>, Moment<'_, G>) -> G::Action,
    mut watch: impl FnMut(Step<G::Action>),
) -> Over<G::State> {
    let mut bots = seat_bots::<G>(minds, seed);
    let mut events = Events::new(seed);
    let mut state = game.start();
    loop {
        let step = match game.to_act(&state) {
            ToAct::Nobody => break,
            ToAct::Chance => Step::chance(game.sample(&state, &mut events.next_event())),
            seats => {
                let Some(seat) = seats.first_seat() else { break };
                list.clear();
                game.legal_actions(&state, seat, list);
                let bot = &mut bots[seat.index()];
                let action = if game.all_open(&state) || !bot.looks() {
                    answer(bot, Moment { game, view: &state, seat, legal: list })
                } else {
                    let view = game.view(&state, Viewer::Seat(seat));
                    answer(bot, Moment { game, view: &view, seat, legal: list })
                };
                Step::seat(seat, action)
            }
        };
        // Listed and sampled steps are legal: a law that the tests of the rules check at every step.
        debug_assert!(game.is_legal(&state, step), "{step:?}");
        game.apply(&mut state, step, &mut Ignore);
        watch(step);
    }
    Over { state, chance_events: events.drawn() }
}

/// The bots of a game, each with randomness of its own that comes from the game's seed.
fn seat_bots<G: Evaluate>(minds: &[Mind], seed: Seed) -> [Bot<G>; MAX_SEATS] {
    let bytes = seed.derive(0).0;
    std::array::from_fn(|seat| {
        let word: [u8; 8] = std::array::from_fn(|i| bytes[seat * 8 + i]);
        Bot::new(minds.get(seat).copied().unwrap_or(Policy::Random.into()), u64::from_le_bytes(word))
    })
}
