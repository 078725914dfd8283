//! Positions that nobody would play into: bent at random, as [`demesne_trial::bends`] says.

use crate::common::{TABLES, table};
use demesne_trial::bends::{Bends, Tally, number};
use demesne_tuscany::Tuscany;

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

const BENDS: Bends<Tuscany> = Bends {
    words: WORDS,
    lines: LINES,
    numbers: &[0, 1, 2, 3, 5, 8, 15, 16, 21, 122, 255, 256, 999, 70_000],
    // What follows from other lines.
    derived: &["deck", "neutral", "harvest"],
    eyes: |state| state.eyes,
    conserved: |_, _| {},
    steps: 200_000,
};

/// So many in a run, spread over the tables.
fn each() -> u64 {
    number(8_000) / TABLES.len() as u64
}

#[test]
fn bent_positions_are_refused_or_played_to_their_end() {
    let mut tally = Tally::default();
    for (luck, options) in (0..).zip(TABLES) {
        BENDS.bend_games(&table(options), options, (luck, each()), &mut tally);
    }
    tally.expect_one_in(10);
}
