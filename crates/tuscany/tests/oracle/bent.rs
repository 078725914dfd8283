//! Positions that games seldom lead to: small stacks and decks, boards that are nearly full, an empty centre.

use super::{
    board::{Board, all_boards},
    world::{TOKENS, World, take_out},
};
use demesne_game::{Quick, Random};

fn pick<T: Clone>(rng: &mut Quick, list: &[T]) -> T {
    list[rng.below(list.len() as u32) as usize].clone()
}

/// `castle*1 cart*2`.
fn counted(list: &[&str]) -> String {
    let mut names: Vec<&str> = Vec::new();
    for name in list {
        if !names.contains(name) {
            names.push(name);
        }
    }
    let count = |name: &&str| list.iter().filter(|other| *other == name).count();
    let words: Vec<String> = names.iter().map(|name| format!("{name}*{}", count(name))).collect();
    if words.is_empty() { "none".into() } else { words.join(" ") }
}

/// A part of a list is drawn out of it.
fn draw(rng: &mut Quick, list: &mut Vec<&'static str>, count: usize) -> Vec<&'static str> {
    (0..count.min(list.len())).map(|_| list.remove(rng.below(list.len() as u32) as usize)).collect()
}

/// Lines of a position at the beginning of a turn. It may be one that cannot be; the engine says so.
pub fn bent(full: &World, rng: &mut Quick) -> Vec<String> {
    let mut world = full.clone();
    let count = world.players.len();
    let first = world.first.unwrap_or_else(|| rng.below(count as u32) as usize);
    let turn = rng.below(count as u32) as usize;
    let phase = 1 + rng.below(3) as usize;
    let additional = phase == 3 && rng.below(3) == 0;
    let limit = world.table.round_limit.min(60) as u32;
    let round = (8 * phase as u32 + rng.below(12)).min(limit);
    let mut lines = vec![
        "moment: turn".to_owned(),
        format!("first: p{}", first + 1),
        format!("turn: p{}", turn + 1),
        format!("round: {round}"),
        format!("phase: {phase}"),
    ];
    if additional {
        lines.push("last round: yes".into());
    }
    // Now and then castles are at hand and their spaces free, for chains of them.
    let chain = rng.below(4) == 0;
    let mut loose: Vec<&'static str> = Vec::new();
    let mut numbers: Vec<Vec<u32>> = vec![vec![1, 2, 3, 4]; 3];
    for seat in 0..count {
        let name = format!("p{}", seat + 1);
        let dealt: Vec<String> = ["A", "B", "C"]
            .iter()
            .zip(&mut numbers)
            .map(|(letter, left)| format!("{letter}{}", left.remove(rng.below(left.len() as u32) as usize)))
            .collect();
        let boards: Vec<String> = all_boards(&world.pieces, &dealt).into_iter().collect();
        let board = pick(rng, &boards);
        let board = board.trim_start_matches("board ").to_owned();
        lines.push(format!("{name} board: {board}"));
        world.players[seat].board = Some(Board::read(&world.pieces, &board));
        let start = world.players[seat].board().start;
        world.players[seat].items[start] = Some("castle");
        // Own tiles that were turned up: who has had a turn in this round may have used up the stack.
        let before = |seat: usize| (seat + count - first) % count;
        let had_turn = before(seat) < before(turn);
        let n = match additional {
            true if seat == 0 => 21,
            true => 14 + rng.below(8) as usize,
            false => 7 * phase - 7 + rng.below(if had_turn { 8 } else { 7 }) as usize,
        };
        let mut stack = world.players[seat].stack.clone();
        loose.extend(draw(rng, &mut stack, n));
        lines.push(format!("{name} stack: {}", counted(&stack)));
    }
    // Neutral tiles: in the stack, in the centre, on the removed pile, or with the players.
    let mut neutral = world.neutral.clone();
    let kept = pick(rng, &[0, 0, 1, 2, 4, 8, 16]);
    let stack = draw(rng, &mut neutral, kept);
    lines.push(format!("neutral: {}", counted(&stack)));
    let wanted = pick(rng, &[0, 1, 3, 8, 8, 8]);
    let mut centre = draw(rng, &mut neutral, wanted);
    if rng.below(3) > 0 {
        // A centre of few colours, so that nothing fits more often.
        let colour = super::world::colour_of(pick(rng, &neutral));
        let (same, other): (Vec<_>, Vec<_>) =
            neutral.iter().partition(|face| super::world::colour_of(face) == colour);
        for face in same {
            if let Some(out) = centre.pop() {
                centre.insert(0, face);
                neutral = other.clone();
                neutral.push(out);
            }
        }
    }
    if chain && neutral.contains(&"castle") && !centre.contains(&"castle") && centre.pop().is_some() {
        take_out(&mut neutral, "castle");
        centre.push("castle");
    }
    lines.push(format!("centre: {}", counted(&centre)));
    let wanted = rng.below(6) as usize;
    lines.push(format!("removed: {}", counted(&draw(rng, &mut neutral, wanted))));
    let own = draw(rng, &mut loose, wanted / 2);
    lines.push(format!("removed own: {}", counted(&own)));
    if centre.len() < 8 && rng.below(2) == 0 {
        let own = draw(rng, &mut loose, (8 - centre.len()).min(3));
        lines.push(format!("centre own: {}", counted(&own)));
    }
    loose.extend(neutral);
    let mut tokens: Vec<&'static str> = TOKENS.iter().flat_map(|kind| [*kind; 5]).collect();
    let mut cards = world.deck.clone();
    for seat in 0..count {
        let name = format!("p{}", seat + 1);
        let wanted = pick(rng, &[0, 3, 6, 12, 20]);
        lines.push(format!("{name} hand: {}", counted(&draw(rng, &mut cards, wanted))));
        lines.push(format!("{name} marble: {}", rng.below(3)));
        lines.push(format!("{name} workers: {}", rng.below(4)));
        // Items, laid one after another where they fit.
        let mut items = Vec::new();
        for _ in 0..pick(rng, &[0, 4, 12, 22, 29]) {
            let player = &mut world.players[seat];
            let mut open = player.open_spaces(None);
            open.retain(|&space| !chain || player.board().colours[space] != "dark-green");
            let space = if open.is_empty() { break } else { pick(rng, &open) };
            let colour = player.board().colours[space];
            let fits: Vec<&'static str> =
                loose.iter().copied().filter(|face| super::world::colour_of(face) == colour).collect();
            let item = if fits.is_empty() || rng.below(8) == 0 { "hex" } else { pick(rng, &fits) };
            if item != "hex" {
                take_out(&mut loose, item);
            }
            player.items[space] = Some(item);
            items.push(format!("{space}={item}"));
        }
        if !items.is_empty() {
            lines.push(format!("{name} items: {}", items.join(" ")));
        }
        let player = &mut world.players[seat];
        let red = (0..30).filter(|&space| player.board().colours[space] == "red");
        let cities = red.filter(|&space| player.items[space].is_some()).count();
        player.tokens = draw(rng, &mut tokens, cities + 1);
        lines.push(format!("{name} tokens: {}", counted(&player.tokens)));
        let room = 1 + player.tokens_of("storage");
        let mut stored: Vec<&str> = Vec::new();
        for _ in 0..rng.below(room as u32 + 1) {
            if chain && stored.is_empty() && loose.contains(&"castle") {
                take_out(&mut loose, "castle");
                stored.push("castle");
            } else if loose.is_empty() || rng.below(3) == 0 {
                stored.push("hex");
            } else {
                stored.extend(draw(rng, &mut loose, 1));
            }
        }
        if !stored.is_empty() {
            lines.push(format!("{name} storage: {}", stored.join(" ")));
        }
        if rng.below(2) == 0 {
            lines.push(format!("{name} points: areas={} harvest={}", 1 + rng.below(9), 1 + rng.below(3)));
        }
    }
    let wanted = pick(rng, &[0, 1, 2, 5, 90]);
    let deck = draw(rng, &mut cards, wanted);
    // What is neither in the deck nor in a hand lies on the discards; or the players have it all.
    if rng.below(4) == 0 {
        let last = lines.iter().position(|line| line.starts_with("p1 hand")).expect("a hand");
        let more = counted(&cards);
        if lines[last].ends_with("none") && more != "none" {
            lines[last] = format!("p1 hand: {more}");
            cards.clear();
        }
    }
    lines.push(format!("deck: {}", counted(&deck)));
    lines.push(format!("discards: {}", counted(&cards)));
    let mut harvest = world.harvest.clone();
    let wanted = pick(rng, &[0, 1, 2, 27]);
    let deck = draw(rng, &mut harvest, wanted);
    lines.push(format!("harvest: {}", counted(&deck)));
    lines.push(format!("harvest discards: {}", counted(&harvest)));
    lines
}
