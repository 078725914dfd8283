//! Positions of random games, bent at random: a number changed, a line left out, words swapped, a line of another kind put in. Reading
//! them never panics, and whatever is read is written and read again as it was, and can be played to its end under the laws of every game.

mod common;

use common::{TABLES, assert_conserved, table};
use demesne_game::{
    Game, Ignore, Notation, Quick, Random, Seat, Seed, Step, ToAct, Viewer,
    laws::{Care, walk},
};
use demesne_viscounts::{State, Viscounts, state::Eyes};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Bent positions a run, spread over the tables.
fn bends() -> u64 {
    std::env::var("DEMESNE_BENDS").ok().and_then(|n| n.parse().ok()).unwrap_or(4_800)
}

/// Words that stand somewhere in positions. Of silver and resources there is not quite as much as counting goes: where it ends, gaining
/// one more is the same as gaining none.
const WORDS: &str = "none hidden - p1 p2 p3 spectator turn pick prepare over play move act hire end collide draw castle scheme future \
    stranger printed n01 n02 n17 n47 n48 n67 n68 h01 h05 s1 s2 s8 m01 m03 m18 m35 1-2 9-10 5-6=- 3-4=n12 3-4=m12 1-2=0 1-2=3 7-8=13 \
    gain:p1:flip gain:p2:castle_move gain:free_manuscript gain:p1:place_workers:4 gain:debt+debt+free_hire gain:p2:silver+silver \
    choose:p1:n17 choose:n04 next:p1:n16+n17 hired:p1 dismissal:build amount:build amount:transcribe amount:workers amount:trade \
    payment:build:workshop-1 payment:workers:2 exchanges:3 after:trade after:build after:workers after:transcribe site:p1:workshop-2 \
    site:p1:guildhall-1:near links:p1:1-2.1:before+after spread:p1:5-6 collision:3:2 collision:1:1 top:1-2 tile:3-4 draw:p1:1 draw:p1:3 \
    turn:p1:play turn:p1:discard turn:p2:destroy march:S-noble options:S-noble 1-2.1=workshop-1 9-10.4=guildhall-2 unpaid*3 paid*1 \
    approved*2 black blue S-noble F-noble S-criminal-1 castle 0 1 2 3 4 5 7 9 10 13 20 99 255 999";

/// Lines that are put in, in place of another of the same key or besides.
const LINES: &str = "moment: first; moment: board; moment: townsfolk; moment: manuscripts; moment: pairs; moment: pick; moment: prepare; \
    moment: turn; moment: over; eyes: p1; eyes: p2; eyes: spectator; first: p2; turn: p1; turn: p2; round: 9999; round: 1; \
    last round: 1; last round: 9999; beat: drop; beat: play; beat: move; beat: act; beat: hire; beat: end; beat: collide; beat: draw; \
    played: s1; played: n01; dismissed: printed; dismissed: n30; tasks: castle; tasks: scheme; tasks: future; tasks: stranger; \
    tasks: gain:p1:flip; tasks: gain:p2:destroy+destroy; tasks: gain:p1:free_hire+virtue; tasks: gain:p1:place_building:guildhall; \
    tasks: gain:p1:free_manuscript+free_manuscript+place_workers:4; tasks: gain:p2:place_workers:4; tasks: gain:p1:castle_move; \
    tasks: gain:p1:any_resource gain:p2:any_resource; tasks: gain:p2:debt+debt gain:p1:discard; tasks: gain:p1:shuffle; \
    tasks: amount:build; tasks: amount:build dismissal:build; tasks: amount:trade; tasks: amount:trade dismissal:trade; tasks: amount:workers; \
    tasks: amount:workers dismissal:workers; tasks: amount:transcribe; tasks: amount:transcribe dismissal:transcribe; \
    tasks: amount:build gain:p1:discard; tasks: amount:workers gain:p1:rearrange; tasks: payment:build:workshop-1; tasks: payment:workers:2; \
    tasks: payment:transcribe; tasks: payment:trade:2; tasks: after:trade exchanges:2 gain:p1:destroy; tasks: after:build site:p1:workshop-1:near; \
    tasks: after:build links:p1:1-2.1:before+after; tasks: after:workers castle; tasks: after:workers castle spread:p1:5-6; \
    tasks: after:workers castle spread:p1:1-2 choose:p1:1-2; tasks: after:workers castle spread:p1:1-2 gain:p1:flip; \
    tasks: castle gain:p2:any_resource; tasks: choose:p1:n04; tasks: choose:p1:h05; tasks: next:p1:n16+n19; tasks: hired:p1 gain:p1:discard; \
    tasks: collision:1:1 gain:p1:any_resource; tasks: collision:3:2 gain:p1:discard; tasks: collision:4:2 gain:p2:rearrange; \
    tasks: draw:p1:1; tasks: draw:p1:2; tasks: draw:p1:3; tasks: draw:p2:3; tasks: turn:p1:play; tasks: turn:p1:discard; tasks: turn:p2:destroy; \
    tasks: top:1-2; tasks: tile:3-4; tasks: march:S-builder gain:p1:rearrange; tasks: options:S-builder gain:p1:rearrange; \
    ring: 1-2 5-6 3-4 9-10 7-8 castle 3; ring: 1-2 3-4 5-6 7-8 9-10; pairs: 1+h01 2+h02 3+h03; tops: 1-2=-; tops: 1-2=n01 3-4=n02; \
    under: 1-2=0; under: 1-2=13; under: 9-10=1; tiles: 1-2=-; tiles: 1-2=m35; tiles under: 1-2=0; tiles under: 1-2=6; gone: none; gone: n01 m06; \
    poverty: 0; poverty: 1; prosperity: 0; prosperity: 1; leader: p1; leader: p2; p1 card: 1; p2 card: 1; p1 card: 8; p1 viscount: 1; \
    p1 viscount: 1-2; p2 viscount: 9-10; p2 viscount: 10; p1 slots: none; p1 slots: s1; p1 slots: s1 s2 s3; p1 slots: - s1 s2; p1 slots: n16 n17 n19; \
    p1 slots: n47 n48 s7; p1 slots: h04 n30 n55; p2 slots: n40 n41 h01; p2 slots: none; p1 hand: none; p1 hand: s1 s2 s3; p1 hand: s4; p1 hand: 3 hidden; p2 hand: 0 hidden; \
    p2 hand: 2 hidden; p2 hand: none; p1 deck: none; p1 deck: s5; p1 deck: s1 s2 s3 s4 s5 s6; p2 deck: 6 hidden; p2 deck: none; p1 discards: none; p1 discards: s5 s6 n60; \
    p2 discards: n61 h10; p2 unseen: s1 s2 s3; p2 unseen: s1 s2 s3 s4 s5 s6 n01; p1 sure: s1; p2 sure: s1 s2; p1 late: s1; p2 late: s1 s2; p1 drawn: 1; p2 drawn: 2; \
    p1 silver: 0; p1 silver: 999; p1 silver: 3; p2 silver: 50; p1 ink: 999; p1 ink: 4; p1 stone: 7; p1 gold: 8; p2 ink: 12; p2 stone: 12; \
    p1 debts: unpaid*99 paid*99; p1 debts: unpaid*2; p2 debts: unpaid*1; p1 deeds: acquired*99; p1 deeds: acquired*1; p2 deeds: acquired*2 approved*1; p1 markers: 4 4; \
    p1 markers: 1 1; p1 markers: 7 7; p2 markers: 3 4; p2 markers: 7 7; p1 built: none; p1 built: 1-2.1=workshop-1 1-2.2=workshop-2 9-10.4=trading_post-3; \
    p2 built: 1-2.3=guildhall-1 3-4.1=trading_post-1 3-4.2=workshop-3; p1 first: none; p1 first: 1-2=3 5-6=3; p1 first: 1-2=1 5-6=2; p1 first: 1-2=20; p2 first: 1-2=2 5-6=2; \
    p1 second: 1-2=2; p1 second: 1-2=5 5-6=4; p2 second: 1-2=2; p1 third: 1; p2 third: 2; p1 manuscripts: none; p1 manuscripts: m01 m02 m03 m04 m05 m06 m07; \
    p2 manuscripts: m30 m31 m32; p1 bonus: none; p1 bonus: black; p2 bonus: blue; schemes: S-builder; schemes: - S-builder; schemes: S-builder S-noble F-noble; pile: none; \
    pile: S-builder; discards: none; discards: F-noble S-noble; future: none; future: F-noble F-builder; strangers: 0; strangers: 1; strangers: 3";

/// What follows from other lines, so that more of a bent position can be.
const DERIVED: [&str; 9] =
    ["under", "tiles under", "gone", "tops", "tiles", "p1 deck", "p2 deck", "p2 unseen", "beat"];

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
            let odd = [0, 1, 2, 3, 5, 7, 10, 13, 20, 68, 99, 255, 999, 70_000];
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
                    let other = line.split(": ").next();
                    other == key || !DERIVED.contains(&other.unwrap_or(""))
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
fn survives(game: &Viscounts, lines: &[String], number: u64) -> bool {
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
    assert_conserved(game, &start, false);
    let mut steps = 0;
    walk(game, start, &seed, Care::Quick, |state, _, _| {
        assert_conserved(game, state, false);
        steps += 1;
        assert!(steps < 20_000, "the game does not end");
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

/// Positions put together from a few lines, as somebody writes them by hand: far from anything that a random game shows.
#[test]
fn made_positions_are_refused_or_played_to_their_end() {
    let (mut read, mut made) = (0u64, 0u64);
    let all: Vec<&str> = LINES.split("; ").map(str::trim).collect();
    let tasks: Vec<&str> = WORDS.split_ascii_whitespace().filter(|word| word.contains(':')).collect();
    for (index, options) in (0..).zip(TABLES) {
        let game = table(options);
        for number in 0..4 * bends() / TABLES.len() as u64 {
            let mut rng = Quick::new(number * 37 + index);
            let mut lines: Vec<String> = Vec::new();
            for _ in 0..1 + rng.below(8) {
                let line = all[rng.below(all.len() as u32) as usize];
                let key = line.split(": ").next();
                if !lines.iter().any(|other| other.split(": ").next() == key) {
                    lines.push(line.to_owned());
                }
            }
            // More is to be done than any line says.
            if let Some(line) = lines.iter_mut().find(|line| line.starts_with("tasks")) {
                for _ in 0..rng.below(3) {
                    line.push_str(&format!(" {}", tasks[rng.below(tasks.len() as u32) as usize]));
                }
            }
            made += 1;
            match catch_unwind(AssertUnwindSafe(|| survives(&game, &lines, number))) {
                Ok(accepted) => read += u64::from(accepted),
                Err(_) => panic!("{options}: number {number}\n{}", lines.join("\n")),
            }
        }
    }
    println!("{read} of {made} made positions are read");
    assert!(read * 20 > made, "{read} of {made} made positions are read: too few to say much");
}

/// Some moments of a random game, as somebody sees them.
fn moments(game: &Viscounts, rng: &mut Quick, number: u64) -> Vec<State> {
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
