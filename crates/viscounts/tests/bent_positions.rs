//! Positions that nobody would play into: bent at random, as [`demesne_trial::bends`] says, and made of lines.

use crate::common::{TABLES, assert_conserved, table};
use demesne_trial::bends::{Bends, Tally, number};
use demesne_viscounts::Viscounts;

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

const BENDS: Bends<Viscounts> = Bends {
    words: WORDS,
    lines: LINES,
    numbers: &[0, 1, 2, 3, 5, 7, 10, 13, 20, 68, 99, 255, 999, 70_000],
    // What follows from other lines.
    derived: &["under", "tiles under", "gone", "tops", "tiles", "p1 deck", "p2 deck", "p2 unseen", "beat"],
    eyes: |state| state.eyes,
    conserved: |game, state| assert_conserved(game, state, false),
    steps: 20_000,
};

/// So many in a run, spread over the tables.
fn each() -> u64 {
    number(2_400) / TABLES.len() as u64
}

#[test]
fn bent_positions_are_refused_or_played_to_their_end() {
    let mut tally = Tally::default();
    for (luck, options) in (0..).zip(TABLES) {
        BENDS.bend_games(&table(options), options, (luck, each()), &mut tally);
    }
    tally.expect_one_in(10);
}

#[test]
fn made_positions_are_refused_or_played_to_their_end() {
    let mut tally = Tally::default();
    for (luck, options) in (0..).zip(TABLES) {
        BENDS.make(&table(options), options, (luck, 4 * each()), &mut tally);
    }
    tally.expect_one_in(20);
}
