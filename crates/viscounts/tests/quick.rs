//! scratch
use demesne_game::*;
use demesne_viscounts::*;
#[test]
fn random_games() {
    for table in [
        Options::default(),
        Options { players: 3, ..Options::default() },
        Options { players: 4, ..Options::default() },
        Options { players: 1, solo: Some(Opponent::Cleric), first: Some(Seat(0)), difficulty: 2 },
        Options { players: 1, solo: Some(Opponent::Cards), first: Some(Seat(0)), difficulty: 0 },
    ] {
        let game = Viscounts::new(table.clone()).unwrap();
        let mut rng = Quick::new(5);
        let n = 300;
        let (mut steps, mut rounds, mut points, mut deepest, mut chance) = (0u64, 0u64, 0i64, 0, 0u64);
        for _ in 0..n {
            let mut state = game.start();
            let mut list = Vec::new();
            loop {
                deepest = deepest.max(state.tasks.iter().count());
                let step = match game.to_act(&state) {
                    ToAct::Nobody => break,
                    ToAct::Chance => {
                        chance += 1;
                        Step::chance(game.sample(&state, &mut rng))
                    }
                    ToAct::Seats(s) => {
                        let seat = s.iter().next().unwrap();
                        list.clear();
                        game.legal_actions(&state, seat, &mut list);
                        assert!(!list.is_empty(), "{:?} {:?}", state.tasks.top(), state.beat);
                        steps += 1;
                        Step::seat(seat, list[rng.below(list.len() as u32) as usize])
                    }
                };
                if let Err(e) = game.play(&mut state, step, &mut Ignore) {
                    panic!("{step:?} {e}")
                }
                let v = game.view(&state, Viewer::Seat(Seat(0)));
                let im = game.imagine(&v, Viewer::Seat(Seat(0)), &mut rng);
                assert_eq!(game.view(&im, Viewer::Seat(Seat(0))), v);
            }
            rounds += u64::from(state.round);
            points += i64::from(game.points(&state, Seat(0)));
            assert!(game.outcome(&state).is_some());
        }
        println!(
            "{table:?}: {} decisions, {} chance, {} rounds, {} points, deepest {deepest}, state {} action {}",
            steps / n,
            chance / n,
            rounds / n,
            points / n as i64,
            size_of::<State>(),
            size_of::<Action>()
        );
    }
}
