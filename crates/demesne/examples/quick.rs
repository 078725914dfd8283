use demesne_bots::{Bot, Policy};
use demesne_burgundy::{Burgundy, Options};
use demesne_game::*;
fn main() {
    let games: u64 = std::env::args().nth(1).unwrap().parse().unwrap();
    let pol =
        if std::env::args().nth(2).as_deref() == Some("greedy") { Policy::Greedy } else { Policy::Random };
    let game = Burgundy::new(Options::default()).unwrap();
    println!(
        "state {} action {}",
        std::mem::size_of::<demesne_burgundy::State>(),
        std::mem::size_of::<demesne_burgundy::Action>()
    );
    let t = std::time::Instant::now();
    let mut list = Vec::with_capacity(256);
    let base = Seed::from_number(1);
    let (mut dec, mut ch, mut listed, mut pts) = (0u64, 0u64, 0u64, 0i64);
    for g in 0..games {
        let seed = base.derive(g);
        let mut state = game.start();
        let mut bot = Bot::new(pol, g);
        let mut ev = Events::new(seed);
        loop {
            match game.to_act(&state) {
                ToAct::Nobody => break,
                ToAct::Chance => {
                    let a = game.sample(&state, &mut ev.next_event());
                    game.play(&mut state, Step::chance(a), &mut Ignore).unwrap();
                }
                s => {
                    let seat = s.first_seat().unwrap();
                    list.clear();
                    game.legal_actions(&state, seat, &mut list);
                    dec += 1;
                    listed += list.len() as u64;
                    let a = bot.choose(&game, &state, seat, &list);
                    game.play(&mut state, Step::seat(seat, a), &mut Ignore).unwrap();
                }
            }
        }
        ch += ev.drawn();
        pts += game.points(&state, Seat(0)) as i64;
    }
    let e = t.elapsed().as_secs_f64();
    println!(
        "{} games/s, {} dec/game, {} ch/game, {} listed/dec, mean {}",
        games as f64 / e,
        dec as f64 / games as f64,
        ch as f64 / games as f64,
        listed as f64 / dec as f64,
        pts as f64 / games as f64
    );
}
