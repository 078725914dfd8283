//! Positions of random games, bent at random: a number changed, a line left out, words swapped, a line of another kind put in. Reading
//! them never panics, and whatever is read is written and read again as it was, and can be played to its end under the laws of every game.

mod common;

use common::{TABLES, table};
use demesne_game::{
    Game, Ignore, Notation, Quick, Random, Seat, Seed, Step, ToAct, Viewer,
    laws::{Care, walk},
};
use demesne_tuscany::{State, Tuscany, state::Eyes};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Bent positions a run, spread over the tables.
fn bends() -> u64 {
    std::env::var("DEMESNE_BENDS").ok().and_then(|n| n.parse().ok()).unwrap_or(8_000)
}

/// Words that stand somewhere in positions.
const WORDS: &str = "castle city estate quarry village monastery cart hex olive boar+olive cereal none hidden turned yes p1 p2 p3 \
    spectator first between extra last turn boards reveal tokens centre pieces over check refill exchanged token cards:3 \
    neutral:2 harvest:0 harvest:5 bonus:castle bonus:cart bonus:monastery bonus:city give:cart space:hex space:castle payment:hex:4 \
    free:castle free:cart red*2 castle*1 quarry*4 village*5 storage*1 storage*4 card*3 beige*16 two_cards*5 areas=9 scoring-1=9 \
    0 1 7 9 21 99 122 255 999 65535 15=cart 5=castle 4=hex";

/// Lines that are put in, in place of another of the same key or besides.
const LINES: &str = "moment: first; moment: centre; moment: hands 1; moment: hands 2; moment: pieces; moment: boards; moment: reveal; moment: tokens; \
    moment: turn; moment: over; eyes: p1; eyes: p2; eyes: spectator; first: p2; turn: p1; turn: p2; round: 200; round: 1; phase: 1; phase: 2; \
    phase: 3; last round: yes; beat: first; beat: between; beat: extra; beat: last; tasks: exchanged; tasks: exchanged check neutral:1; \
    tasks: check refill; tasks: check refill bonus:castle castle; tasks: check refill bonus:castle bonus:castle castle; \
    tasks: check refill bonus:castle free:castle; tasks: check refill bonus:city token; tasks: check refill bonus:cart harvest:5; \
    tasks: check refill bonus:castle bonus:castle bonus:castle bonus:castle bonus:castle castle; tasks: check refill bonus:cart harvest:0 cards:2; \
    tasks: cards:8; tasks: cards:1; tasks: check neutral:1; tasks: check neutral:5; tasks: space:hex; tasks: space:castle; tasks: payment:hex:4; \
    tasks: give:castle; tasks: give:cart; tasks: check refill bonus:monastery cards:3; gaps: 1; gaps: 2; gaps: 8; fresh: 1; fresh: 5; \
    centre: none; centre: castle*4; centre: village*4 cart*4; centre own: village*5; centre own: castle*4; removed: none; removed: village*4; \
    removed own: village*4; removed own: castle*1; neutral: none; neutral: castle*1; deck: none; deck: 0 hidden; deck: 90 hidden; discards: none; \
    discards: red*14; harvest: none; harvest discards: two_cards*5; p1 pieces: A1 B1 C1; p1 choice: hidden; \
    p1 choice: A2 C1 B2 +1 -1 castle 10; p1 board: B2 C1 A2 +1 -1 castle 19; p2 board: B2 C1 A2 +1 -1 castle 5; p1 items: 15=cart; p1 items: 4=hex 5=hex; \
    p1 storage: hex; p1 storage: castle; p1 storage: hex hex hex hex hex; p1 tokens: storage*1; p1 tokens: storage*255; p1 tokens: card*4; \
    p1 tokens: harvest*4; p2 tokens: storage*5; p1 marble: 99; p1 marble: 249; p1 workers: 99; p2 marble: 255; p1 stack: none; \
    p1 stack: turned 6; p1 stack: turned 7; p1 stack: turned 9; p1 stack: turned 16; p1 stack: turned 20; p1 stack: turned 21; p2 stack: turned 21; \
    p1 hand: none; p1 hand: red*14 grey*16; p1 hand: 2 hidden; p1 hand: 3 hidden; p2 hand: none; p2 hand: 2 hidden; p2 hand: 122 hidden; p1 points: areas=999; \
    p1 points: scoring-1=999 scoring-2=999; p1 points: cards=999; p1 points: storage=999 harvest=999; p1 recalls: red*1; p2 recalls: red*1 grey*1; \
    p1 recalls: red*14 grey*16; spectator recalls: red*2";

fn bend(lines: &mut Vec<String>, rng: &mut Quick) {
    let pick = |n: usize, rng: &mut Quick| rng.below(n.max(1) as u32) as usize;
    let at = pick(lines.len(), rng);
    match rng.below(8) {
        0 => {
            lines.remove(at);
        }
        // A number becomes another one, a little off or far off.
        1 | 2 => {
            let numbers: Vec<(usize, usize)> = number_spans(&lines[at]);
            if numbers.is_empty() {
                return;
            }
            let (from, to) = numbers[pick(numbers.len(), rng)];
            let old: u32 = lines[at][from..to].parse().unwrap_or(0);
            let odd = [0, 1, 2, 3, 5, 8, 15, 16, 21, 122, 255, 256, 999, 70_000];
            let new = match rng.below(3) {
                0 => old + 1,
                1 => old.saturating_sub(1),
                _ => odd[pick(odd.len(), rng)],
            };
            lines[at].replace_range(from..to, &new.to_string());
        }
        // A word becomes another one.
        3 => {
            let all: Vec<&str> = WORDS.split_ascii_whitespace().collect();
            let (key, value) = lines[at].split_once(": ").unwrap_or(("", ""));
            let mut words: Vec<&str> = value.split(' ').collect();
            let nth = pick(words.len(), rng);
            match rng.below(3) {
                0 => words[nth] = all[pick(all.len(), rng)],
                1 => words.push(all[pick(all.len(), rng)]),
                _ => {
                    words.remove(nth);
                }
            }
            lines[at] = format!("{key}: {}", words.join(" "));
        }
        // Two lines swap what they say, or somebody has what another has.
        4 => {
            let seat =
                |line: &str| line.starts_with('p').then(|| line[3..].split(':').next().map(str::to_owned));
            let other = pick(lines.len(), rng);
            let twins = seat(&lines[at]) == seat(&lines[other]) || rng.below(4) == 0;
            let split = |line: &str| line.split_once(": ").map(|(k, v)| (k.to_owned(), v.to_owned()));
            if let (true, Some((k1, v1)), Some((k2, v2))) = (twins, split(&lines[at]), split(&lines[other])) {
                lines[at] = format!("{k1}: {v2}");
                lines[other] = format!("{k2}: {v1}");
            }
        }
        // A line from elsewhere.
        _ => {
            let all: Vec<&str> = LINES.split("; ").map(str::trim).collect();
            let new = all[pick(all.len(), rng)];
            let key = new.split(": ").next();
            lines.retain(|line| line.split(": ").next() != key);
            lines.push(new.to_owned());
            // What depends on it is worked out anew, so that more of it can be.
            if rng.below(2) == 0 {
                lines.retain(|line| {
                    !["deck", "neutral", "harvest"].contains(&line.split(": ").next().unwrap_or(""))
                });
            }
        }
    }
}

fn number_spans(line: &str) -> Vec<(usize, usize)> {
    let mut spans: Vec<(usize, usize)> = Vec::new();
    let value = line.find(": ").map_or(0, |at| at + 2);
    for (at, byte) in line.bytes().enumerate().skip(value) {
        match spans.last_mut() {
            _ if !byte.is_ascii_digit() => {}
            Some((_, to)) if *to == at => *to += 1,
            _ => spans.push((at, at + 1)),
        }
    }
    spans
}

/// Reads, and plays what was read to its end; whether it was read.
fn survives(game: &Tuscany, lines: &[String], number: u64) -> bool {
    let borrowed: Vec<&str> = lines.iter().map(String::as_str).collect();
    let Ok(state) = game.read_position(&borrowed, 1) else { return false };
    let written = game.position_lines(&state);
    let again = game.read_position(&written.iter().map(String::as_str).collect::<Vec<_>>(), 1);
    assert_eq!(again.as_ref(), Ok(&state), "a position is not read back");
    let seed = Seed::from_number(number);
    let viewer = match state.eyes {
        Eyes::All => Viewer::Everybody,
        Eyes::Seat(seat) => Viewer::Seat(seat),
        Eyes::Spectator => Viewer::Spectator,
    };
    let start = game.imagine(&state, viewer, &mut Quick::new(number));
    if viewer != Viewer::Everybody {
        assert_eq!(game.view(&start, viewer), state, "what was imagined looks otherwise");
    }
    let mut steps = 0;
    walk(game, start, &seed, Care::Quick, |_, _, _| {
        steps += 1;
        assert!(steps < 200_000, "the game does not end");
    });
    true
}

#[test]
fn bent_positions_are_refused_or_played_to_their_end() {
    let (mut read, mut bent) = (0u64, 0u64);
    let each = bends() / TABLES.len() as u64;
    for (index, options) in (0..).zip(TABLES) {
        let game = table(options);
        let mut number = 0;
        while number < each {
            let mut rng = Quick::new(number * 31 + index);
            let states = moments(&game, &mut rng, number);
            for state in states {
                let mut lines = game.position_lines(&state);
                for _ in 0..1 + rng.below(3) {
                    if !lines.is_empty() {
                        bend(&mut lines, &mut rng);
                    }
                }
                number += 1;
                bent += 1;
                match catch_unwind(AssertUnwindSafe(|| survives(&game, &lines, number))) {
                    Ok(accepted) => read += u64::from(accepted),
                    Err(_) => panic!("{options}: number {number}\n{}", lines.join("\n")),
                }
            }
        }
    }
    println!("{read} of {bent} bent positions are read");
    assert!(read * 10 > bent, "{read} of {bent} bent positions are read: too few to say much");
}

/// Some moments of a random game, as somebody sees them.
fn moments(game: &Tuscany, rng: &mut Quick, number: u64) -> Vec<State> {
    let mut states = vec![game.start()];
    let seed = Seed::from_number(number);
    let (mut state, mut list, mut chance) = (game.start(), Vec::new(), 0);
    loop {
        let step = match game.to_act(&state) {
            ToAct::Nobody => break,
            ToAct::Chance => {
                chance += 1;
                Step::chance(game.sample(&state, &mut seed.event(chance)))
            }
            ToAct::Seats(seats) => {
                let seat = seats.iter().next().expect("somebody is to act");
                list.clear();
                game.legal_actions(&state, seat, &mut list);
                Step::seat(seat, list[rng.below(list.len() as u32) as usize])
            }
        };
        game.play(&mut state, step, &mut Ignore).expect("a listed action is legal");
        if rng.below(12) == 0 {
            let viewer = match rng.below(4) {
                0 => Viewer::Spectator,
                1 => Viewer::Seat(Seat(0)),
                _ => Viewer::Everybody,
            };
            states.push(game.view(&state, viewer));
        }
    }
    states.push(state);
    states
}
