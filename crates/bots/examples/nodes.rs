//! How many positions a second the search looks at, on one core, at the start of each game. `cargo xtask bench` runs it.

use demesne_bots::{Evaluate, Judge, Moment, Search, Tuning};
use demesne_burgundy::Burgundy;
use demesne_game::{Ignore, Notation, Quick, SetupLine, Step, ToAct};
use demesne_tuscany::Tuscany;
use demesne_viscounts::Viscounts;
use std::time::{Duration, Instant};

/// How long each measurement takes.
const TIME: Duration = Duration::from_secs(3);

fn main() {
    for (name, setup) in [("2 players", ""), ("4 players", "players=4"), ("all expansions", "expansions=all")]
    {
        measure::<Burgundy>(name, setup);
    }
    measure::<Tuscany>("2 players", "");
    measure::<Viscounts>("2 players", "");
}

/// Searches from the first turn on, a tenth of a second for a decision, always anew.
fn measure<G: Evaluate + Notation>(name: &str, setup: &str) {
    let line = setup.split_once('=');
    let lines: Vec<SetupLine> = line
        .map(|(key, value)| SetupLine { key: key.into(), value: value.into(), line: 0 })
        .into_iter()
        .collect();
    let Ok(game) = G::from_setup(&lines) else { return println!("{}, {name}: no such table", G::NAME) };
    let (mut state, mut rng) = (game.start(), Quick::new(1));
    let mut legal = Vec::new();
    // To the first turn: before it each seat decides once, about its castle or its board.
    let mut decided = 0;
    let seat = loop {
        match game.to_act(&state) {
            ToAct::Nobody => return,
            ToAct::Chance => {
                let action = game.sample(&state, &mut rng);
                game.apply(&mut state, Step::chance(action), &mut Ignore);
            }
            seats => {
                let Some(seat) = seats.first_seat() else { return };
                legal.clear();
                game.legal_actions(&state, seat, &mut legal);
                if decided == game.seats() {
                    break seat;
                }
                game.apply(&mut state, Step::seat(seat, legal[0]), &mut Ignore);
                decided += 1;
            }
        }
    };
    let (began, mut nodes) = (Instant::now(), 0);
    while began.elapsed() < TIME {
        let mut search = Search::new(u64::from(nodes), Tuning::default());
        let decision = Instant::now();
        let mut gone = |_| decision.elapsed().as_secs_f32() / 0.1;
        let moment = Moment { game: &game, view: &state, seat, legal: &legal };
        search.choose(moment, &mut Judge::of(&game), &mut gone);
        nodes += search.nodes();
    }
    println!("{}, {name}: {:.0} nodes a second", G::NAME, f64::from(nodes) / began.elapsed().as_secs_f64());
}
