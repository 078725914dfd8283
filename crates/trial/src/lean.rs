//! Playouts that count what they take from the heap.

use demesne_game::{Events, Game, Ignore, Quick, Random, Step, ToAct};

/// Plays the first legal action of whoever is to act until a state is reached.
///
/// # Panics
/// Where the game ends before.
pub fn play_until<G: Game>(game: &G, events: &mut Events, reached: impl Fn(&G::State) -> bool) -> G::State {
    let (mut state, mut list) = (game.start(), Vec::new());
    while !reached(&state) {
        let step = match game.to_act(&state) {
            ToAct::Chance => Step::chance(game.sample(&state, &mut events.next_event())),
            seats => {
                let seat = seats.first_seat().expect("the game goes on");
                list.clear();
                game.legal_actions(&state, seat, &mut list);
                Step::seat(seat, list[0])
            }
        };
        game.play(&mut state, step, &mut Ignore).expect("a listed action is legal");
    }
    state
}

/// What a playout took.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Taken {
    /// Decisions of players.
    pub decisions: u32,
    /// Allocations.
    pub allocations: u64,
}

/// Plays a random game to its end, with a copy of the state for each step as a search would make it, and counts.
pub fn playout<G: Game>(game: &G, state: G::State, events: &mut Events) -> Taken {
    let mut list = Vec::with_capacity(4096);
    let mut decisions = 0;
    let info = allocation_counter::measure(|| decisions = play(game, state, events, &mut list));
    Taken { decisions, allocations: info.count_total }
}

fn play<G: Game>(game: &G, mut state: G::State, events: &mut Events, list: &mut Vec<G::Action>) -> u32 {
    let mut rng = Quick::new(1);
    let mut decisions = 0;
    loop {
        let step = match game.to_act(&state) {
            ToAct::Nobody => return decisions,
            ToAct::Chance => Step::chance(game.sample(&state, &mut events.next_event())),
            seats => {
                let Some(seat) = seats.first_seat() else { return decisions };
                list.clear();
                game.legal_actions(&state, seat, list);
                decisions += 1;
                Step::seat(seat, list[rng.below(list.len() as u32) as usize])
            }
        };
        let mut next = state;
        game.play(&mut next, step, &mut Ignore).expect("a listed action is legal");
        state = next;
    }
}
