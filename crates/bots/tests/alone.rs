//! Alone (X-SOLO): whoever can cover the last space does, at every level above `random`.

use demesne_bots::{Bot, Mind, Moment, Policy, no_clock};
use demesne_burgundy::{Action, Burgundy, State};
use demesne_game::{Events, Game, Ignore, Notation, Seat, Seed, SetupLine, Step, ToAct};

/// What a bot did with the games that it could win at once.
#[derive(Default, Debug)]
struct Record {
    games: u32,
    won: u32,
    /// Decisions at which an action won the game, and how many of them were used otherwise.
    chances: u32,
    declined: u32,
}

fn table(board: &str, target: &str) -> Burgundy {
    let line = |key: &str, value: &str| SetupLine { key: key.into(), value: value.into(), line: 0 };
    Burgundy::from_setup(&[line("solo", board), line("target", target)]).expect("a table for one")
}

fn wins(game: &Burgundy, state: &State) -> bool {
    game.outcome(state).is_some_and(|outcome| outcome.winners.contains(Seat(0)))
}

/// How many games a bot plays on a table; `DEMESNE_GAMES` asks for more of them.
fn games(usual: u32) -> u32 {
    std::env::var("DEMESNE_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(usual)
}

fn play(game: &Burgundy, mind: &str, count: u32) -> Record {
    let mut record = Record::default();
    let mind = Mind::parse(mind).expect("a bot");
    for number in 0..count {
        let mut bot = Bot::new(mind, number.into());
        let end = walk_alone(game, number, |state, list| {
            let moment = Moment { game, view: state, seat: Seat(0), legal: list };
            let action = bot.choose(moment, &mut no_clock);
            if list.iter().any(|&action| wins(game, &moment.after(action))) {
                record.chances += 1;
                record.declined += u32::from(!wins(game, &moment.after(action)));
            }
            action
        });
        record.games += 1;
        record.won += u32::from(wins(game, &end));
    }
    record
}

/// Plays a game to its end, with somebody who decides.
fn walk_alone(game: &Burgundy, number: u32, mut decide: impl FnMut(&State, &[Action]) -> Action) -> State {
    let (mut state, mut events) = (game.start(), Events::new(Seed::from_number(number.into())));
    let mut list = Vec::new();
    loop {
        let step = match game.to_act(&state) {
            ToAct::Nobody => return state,
            ToAct::Chance => Step::chance(game.sample(&state, &mut events.next_event())),
            ToAct::Seats(_) => {
                list.clear();
                game.legal_actions(&state, Seat(0), &mut list);
                Step::seat(Seat(0), decide(&state, &list))
            }
        };
        game.play(&mut state, step, &mut Ignore).expect("bots play legal actions");
    }
}

#[test]
fn x_solo_23_no_bot_declines_a_game_that_it_can_win() {
    for (mind, usual) in
        [("greedy", 20), ("craft:100n", 3), ("knight", 20), ("baron:100n", 5), ("duke:200n", 3)]
    {
        // A low target wins more games, so that there is more to decline.
        for (board, target) in [("33", "5"), ("33", "50"), ("34", "5")] {
            let record = play(&table(board, target), mind, games(usual));
            println!("{mind} on {board}, target {target}: {record:?}");
            assert_eq!((record.chances, record.declined), (record.won, 0), "{mind} on {board}: {record:?}");
            assert!(record.won > 0 || target == "50", "{mind} on {board} had nothing to decline: {record:?}");
        }
    }
}

/// The lower levels do not come so far by themselves: they are asked in games of others.
#[test]
fn x_solo_23_the_lower_levels_see_a_won_game_too() {
    let game = table("33", "5");
    let mut asked = 0;
    for number in 0..games(12) {
        let mut knight = Bot::new(Policy::Knight, number.into());
        walk_alone(&game, number, |state, list| {
            let moment = Moment { game: &game, view: state, seat: Seat(0), legal: list };
            if list.iter().any(|&action| wins(&game, &moment.after(action))) {
                for policy in [Policy::Page, Policy::Squire] {
                    for seed in 0..20 {
                        let action = Bot::new(policy, seed).choose(moment, &mut no_clock);
                        assert!(wins(&game, &moment.after(action)), "{policy:?} with seed {seed}");
                        asked += 1;
                    }
                }
            }
            knight.choose(moment, &mut no_clock)
        });
    }
    assert!(asked >= 100, "asked {asked} times only");
}
