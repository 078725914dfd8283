//! Tables: every way to play, and options at random.

use demesne_game::{Quick, Random};

/// Every edition, number of players, way to deal duchies, expansion alone, and some of them together.
pub fn tables() -> Vec<String> {
    let mut tables = Vec::new();
    for (players, chosen) in [(2, "3 7"), (3, "2 5 9"), (4, "4 6 8 1")] {
        for edition in ["2011", "se"] {
            for duchies in ["same 1", "random", &format!("chosen {chosen}")] {
                tables.push(format!("edition={edition};players={players};duchies={duchies}"));
                if edition == "2011" {
                    tables
                        .push(format!("edition={edition};players={players};duchies={duchies};castles=open"));
                }
            }
        }
        for expansion in ["tiles", "white", "inns", "posts", "routes", "shields", "vineyards", "all"] {
            tables.push(format!("players={players};expansions={expansion}"));
        }
        tables.push(format!("players={players};expansions=shields tiles white;route-order=random"));
        tables.push(format!("players={players};expansions=routes shields;route-order=chosen"));
        tables.push(format!("players={players};connection=yes"));
        tables.push(format!("players={players};boards=11-18;connection=yes;expansions=all;duchies=random"));
        tables.push(format!("players={players};boards=19-22"));
        if players < 4 {
            tables.push(format!("players={players};expansions=vineyards;vine-types=fewer"));
        }
        for (automa, more) in [
            ("experienced", ""),
            ("novice", ";modifiers=A;expansions=shields routes"),
            ("expert", ";modifiers=A B C D"),
            ("experienced", ";modifiers=C;expansions=tiles white"),
            ("expert", ";modifiers=B D;expansions=tiles posts"),
            ("expert", ";modifiers=A B D;expansions=vineyards"),
            ("expert", ";expansions=tiles white posts routes shields vineyards"),
        ] {
            tables.push(format!("players={players};chateautoma={automa}{more}"));
        }
    }
    for table in [
        "team=basic",
        "team=advanced",
        "team=basic;expansions=tiles white inns",
        "solo=33",
        "solo=34",
        "solo=33;target=10;expansions=tiles white",
        "solo=34;target=5;expansions=tiles white",
    ] {
        tables.push(table.into());
    }
    tables
}

/// Options at random, as `key=value;key=value`; many do not go together.
pub fn combination(rng: &mut Quick) -> String {
    let mut pairs: Vec<String> = Vec::new();
    let once_in = |rng: &mut Quick, n: u32| rng.below(n) == 0;
    let one = |rng: &mut Quick, values: &[&str]| values[rng.below(values.len() as u32) as usize].to_owned();
    let old = once_in(rng, 10);
    let kind = if old { 9 } else { rng.below(10) };
    let automa = [1, 2, 3].contains(&kind);
    let players = 2 + rng.below(3) as usize;
    let people = players - usize::from(automa);
    let mut connection = false;
    match kind {
        0 => pairs.push(format!("team={}", one(rng, &["basic", "advanced"]))),
        4 => {
            pairs.push(format!("solo={}", one(rng, &["33", "34"])));
            pairs.push(format!("target={}", 5 * (1 + rng.below(20))));
        }
        _ => {
            pairs.push(format!("players={players}"));
            if automa {
                pairs.push(format!("chateautoma={}", one(rng, &["novice", "experienced", "expert"])));
                let letters: Vec<&str> =
                    ["A", "B", "C", "D"].into_iter().filter(|_| once_in(rng, 3)).collect();
                if !letters.is_empty() {
                    pairs.push(format!("modifiers={}", letters.join(" ")));
                }
            }
            if old {
                pairs.push("edition=2011".into());
                pairs.push(format!("castles={}", one(rng, &["together", "open"])));
            }
            connection = !old && once_in(rng, 5);
            let board = |rng: &mut Quick| match (old, connection) {
                (true, _) => 1 + rng.below(9),
                (_, true) => 11 + rng.below(8),
                _ => 1 + rng.below(30),
            };
            match rng.below(4) {
                _ if !old && !connection && once_in(rng, 10) => {
                    pairs.push(format!("duchies=same mine;board mine={}", own_board(rng)));
                }
                0 if connection => pairs.push("duchies=random;boards=11-18".into()),
                0 => pairs.push("duchies=random".into()),
                1 => pairs.push(format!("duchies=same {}", board(rng))),
                2 => {
                    let boards: Vec<String> = (0..people).map(|_| board(rng).to_string()).collect();
                    pairs.push(format!("duchies=chosen {}", boards.join(" ")));
                }
                _ if !old && !connection => {
                    pairs.push(format!("boards={}", one(rng, &["1-10", "11-18", "19-22", "23-30"])));
                }
                _ => {}
            }
        }
    }
    if connection {
        pairs.push("connection=yes".into());
    }
    let often = 2 + rng.below(3);
    let mut names = Vec::new();
    for name in ["tiles", "white", "inns", "posts", "routes", "shields", "vineyards"] {
        let fits = match kind {
            0 => ["tiles", "white", "inns"].contains(&name),
            4 => ["tiles", "white"].contains(&name),
            _ => !(old || automa && name == "inns"),
        };
        if fits && once_in(rng, often) {
            names.push(name);
        }
    }
    if !names.is_empty() {
        pairs.push(format!("expansions={}", names.join(" ")));
    }
    if names.contains(&"routes") {
        pairs.push(format!("route-order={}", one(rng, &["random", "chosen"])));
    }
    if names.contains(&"vineyards") && once_in(rng, 2) {
        let types = match people + usize::from(automa) {
            2 => one(rng, &["fewer", "without green white", "without blue purple"]),
            3 => one(rng, &["fewer", "without red", "without yellow"]),
            _ => "all".into(),
        };
        pairs.push(format!("vine-types={types}"));
    }
    pairs.join(";")
}

/// A board of one's own: the printed numbers, the colours anywhere.
fn own_board(rng: &mut Quick) -> String {
    let mut letters: Vec<char> = "BBBBBBBBBBBBKKKKKKSSSSSSAAAAAACCCCMMM".chars().collect();
    rng.shuffle(&mut letters);
    let mut letters = letters.into_iter();
    let rows = ["6543", "21654", "543123", "6126541", "254312", "61256", "3413"];
    let mut row = |dice: &str| {
        let spaces: Vec<String> =
            dice.chars().filter_map(|die| Some(format!("{}{die}", letters.next()?))).collect();
        spaces.join(" ")
    };
    rows.map(&mut row).join(" / ")
}
