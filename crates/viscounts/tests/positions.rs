//! Hand-written positions: what cannot be read is refused with one sentence, and what is not said has its default.

use demesne_game::{
    Game, Notation, Quick, Seed,
    laws::{Care, walk},
};
use demesne_trial::positions::{refuse, table};
use demesne_viscounts::{State, Viscounts};

#[test]
fn lines_that_say_nothing() {
    refuse::<Viscounts>(&[
        (
            "",
            "p1 marble: 3",
            "line 1: \"p1 marble\" is nothing that a position says; docs/notation.md lists the keys",
        ),
        (
            "",
            "p3 silver: 3",
            "line 1: \"p3 silver\" is nothing that a position says; docs/notation.md lists the keys",
        ),
        ("", "silver", "line 1: \"silver\" is no line of a position; write \"key: value\""),
        ("", "p1 silver: 1; p1 silver: 2", "line 2: \"p1 silver\" stands here twice; say it once"),
        (
            "",
            "moment: soon",
            "line 1: \"soon\" is no moment; the moments are first, board, townsfolk, manuscripts, pairs, pick, prepare, turn, over",
        ),
        ("", "eyes: p3", "line 1: \"p3\" is not a seat of this table: p1 to p2"),
        ("", "eyes: p1 p2", "line 1: \"p1 p2\" has a word too many: \"p2\""),
        ("", "first: p3", "line 1: \"p3\" is not a seat of this table: p1 to p2"),
        ("", "turn: nobody", "line 1: \"nobody\" is not a seat of this table: p1 to p2"),
        ("", "round: 0", "line 1: \"0\" is not a round: give a number from 1 to 9999"),
        ("", "round: 10000", "line 1: \"10000\" is not a round: give a number from 1 to 9999"),
        ("", "round: +3", "line 1: \"+3\" is not a round: give a number from 1 to 9999"),
        ("", "last round: 0", "line 1: \"0\" is not a round: give a number from 1 to 9999"),
        (
            "",
            "beat: sleep",
            "line 1: \"sleep\" is not how far a turn has come: play, move, act, hire, end, collide or draw",
        ),
        ("", "played: n69", "line 1: \"n69\" is not a townsfolk: n01 to n68, h01 to h10, s1 to s8"),
        ("", "dismissed: s1", "line 1: \"s1\" is not a neutral townsfolk such as n12, or printed"),
        (
            "",
            "tasks: dance",
            "line 1: \"dance\" is not a task, such as castle, gain:p1:flip or payment:build:workshop-2",
        ),
        (
            "",
            "tasks: castle:1",
            "line 1: \"castle:1\" is not a task, such as castle, gain:p1:flip or payment:build:workshop-2",
        ),
        (
            "",
            "tasks: gain:p1:luck",
            "line 1: \"gain:p1:luck\" is not a task, such as castle, gain:p1:flip or payment:build:workshop-2",
        ),
        (
            "",
            "tasks: gain:p3:flip",
            "line 1: \"gain:p3:flip\" is not a task, such as castle, gain:p1:flip or payment:build:workshop-2",
        ),
        (
            "",
            "tasks: gain:nothing",
            "line 1: \"gain:nothing\" is not a task, such as castle, gain:p1:flip or payment:build:workshop-2",
        ),
        (
            "",
            "tasks: choose:p1:x",
            "line 1: \"choose:p1:x\" is not a task, such as castle, gain:p1:flip or payment:build:workshop-2",
        ),
        (
            "",
            "tasks: next:p1:n16+n16",
            "line 1: \"next:p1:n16+n16\" is not a task, such as castle, gain:p1:flip or payment:build:workshop-2",
        ),
        (
            "",
            "tasks: next:p1:n16+n17+n18+n19",
            "line 1: \"next:p1:n16+n17+n18+n19\" is not a task, such as castle, gain:p1:flip or payment:build:workshop-2",
        ),
        (
            "",
            "tasks: amount:dance",
            "line 1: \"amount:dance\" is not a task, such as castle, gain:p1:flip or payment:build:workshop-2",
        ),
        (
            "",
            "tasks: payment:build",
            "line 1: \"payment:build\" is not a task, such as castle, gain:p1:flip or payment:build:workshop-2",
        ),
        (
            "",
            "tasks: payment:build:castle",
            "line 1: \"payment:build:castle\" is not a task, such as castle, gain:p1:flip or payment:build:workshop-2",
        ),
        (
            "",
            "tasks: payment:workers:+2",
            "line 1: \"payment:workers:+2\" is not a task, such as castle, gain:p1:flip or payment:build:workshop-2",
        ),
        (
            "",
            "tasks: payment:transcribe:1",
            "line 1: \"payment:transcribe:1\" is not a task, such as castle, gain:p1:flip or payment:build:workshop-2",
        ),
        (
            "",
            "tasks: exchanges:256",
            "line 1: \"exchanges:256\" is not a task, such as castle, gain:p1:flip or payment:build:workshop-2",
        ),
        (
            "",
            "tasks: site:p1:castle",
            "line 1: \"site:p1:castle\" is not a task, such as castle, gain:p1:flip or payment:build:workshop-2",
        ),
        (
            "",
            "tasks: links:p1:3-4.2",
            "line 1: \"links:p1:3-4.2\" is not a task, such as castle, gain:p1:flip or payment:build:workshop-2",
        ),
        (
            "",
            "tasks: links:p1:3-4.2:both",
            "line 1: \"links:p1:3-4.2:both\" is not a task, such as castle, gain:p1:flip or payment:build:workshop-2",
        ),
        (
            "",
            "tasks: collision:3",
            "line 1: \"collision:3\" is not a task, such as castle, gain:p1:flip or payment:build:workshop-2",
        ),
        (
            "",
            "tasks: draw:p1",
            "line 1: \"draw:p1\" is not a task, such as castle, gain:p1:flip or payment:build:workshop-2",
        ),
        (
            "",
            "tasks: turn:p1:eat",
            "line 1: \"turn:p1:eat\" is not a task, such as castle, gain:p1:flip or payment:build:workshop-2",
        ),
        (
            "",
            "tasks: march:S-king",
            "line 1: \"march:S-king\" is not a task, such as castle, gain:p1:flip or payment:build:workshop-2",
        ),
        (
            "",
            "tasks: castle castle castle castle castle castle castle castle castle castle castle castle castle",
            "line 1: V7.6: no more than 12 tasks are ever stacked",
        ),
        ("", "ring: 1-2 3-4", "line 1: \"1-2 3-4\" lacks a segment: 1-2, 3-4, 5-6, 7-8 or 9-10"),
        (
            "",
            "ring: 1-2 1-2 3-4 5-6 7-8",
            "line 1: V2.2: the board has each segment once, clockwise from 1-2, such as 1-2 5-6 3-4 9-10 7-8",
        ),
        (
            "",
            "ring: 3-4 1-2 5-6 7-8 9-10",
            "line 1: V2.2: the board has each segment once, clockwise from 1-2, such as 1-2 5-6 3-4 9-10 7-8",
        ),
        (
            "",
            "ring: 1-2 3-4 5-6 7-8 9-10 castle 6",
            "line 1: \"6\" is not the section of the castle beside segment 1-2: give a number from 1 to 5",
        ),
        ("", "pairs: 11+h01", "line 1: \"11+h01\" is not a player card and a hero, such as 7+h03"),
        ("", "tops: n12", "line 1: \"n12\" is not a segment and its townsfolk, such as 3-4=n12 or 3-4=-"),
        (
            "",
            "tops: 1-2=s1",
            "line 1: \"1-2=s1\" is not a segment and its townsfolk, such as 3-4=n12 or 3-4=-",
        ),
        ("", "tops: 1-2=n01 1-2=n02", "line 1: \"1-2\" stands here twice; say it once"),
        ("", "under: 1-2=x", "line 1: \"1-2=x\" is not a segment and how many lie there, such as 3-4=12"),
        (
            "",
            "tiles: 1-2=m36",
            "line 1: \"1-2=m36\" is not a segment and its manuscript, such as 3-4=m12 or 3-4=-",
        ),
        (
            "",
            "tiles under: 3-4=+2",
            "line 1: \"3-4=+2\" is not a segment and how many lie there, such as 3-4=12",
        ),
        ("", "gone: h01", "line 1: \"h01\" is not a neutral townsfolk or a manuscript, such as n12 or m07"),
        ("", "gone: m36", "line 1: \"m36\" is not a neutral townsfolk or a manuscript, such as n12 or m07"),
        ("", "poverty: 13", "line 1: \"13\" is not how many are left: give a number from 0 to 12"),
        (
            "players: 3",
            "prosperity: 17",
            "line 1: \"17\" is not how many are left: give a number from 0 to 16",
        ),
        ("", "leader: nobody", "line 1: \"nobody\" is not a seat of this table: p1 to p2"),
        ("", "p1 card: 11", "line 1: \"11\" is not the number of a player card: give a number from 1 to 10"),
        ("", "p1 viscount: 11", "line 1: \"11\" is not a space: 1 to 10, or an inner one such as 3-4"),
        ("", "p1 slots: x", "line 1: \"x\" is not a townsfolk such as s1 or n12, or - for an empty slot"),
        ("", "p1 slots: s1 s2 s3 s4", "line 1: V1.6: a player board has three slots"),
        ("", "p1 hand: s1 s1", "line 1: s1 stands here twice; say it once"),
        ("", "p1 hand: 3 hidden", "line 1: V20.1: nothing is hidden here; name the cards, such as s1 n12"),
        ("", "p1 deck: s9", "line 1: \"s9\" is not a townsfolk: n01 to n68, h01 to h10, s1 to s8"),
        ("", "p1 silver: 10000", "line 1: \"10000\" is not how much there is: give a number from 0 to 9999"),
        ("", "p1 silver: -1", "line 1: \"-1\" is not how much there is: give a number from 0 to 9999"),
        ("", "p1 ink: +1", "line 1: \"+1\" is not how much there is: give a number from 0 to 9999"),
        ("", "p1 debts: 3", "line 1: \"3\" is not how many, such as unpaid*1 paid*2"),
        ("", "p1 debts: unpaid*1 unpaid*2", "line 1: \"unpaid*1 unpaid*2\" counts the same thing twice"),
        ("", "p1 debts: unpaid*256", "line 1: \"unpaid*256\" is not how many, such as unpaid*1 paid*2"),
        ("", "p1 deeds: flipped*1", "line 1: \"flipped*1\" is not how many, such as acquired*1 approved*2"),
        (
            "",
            "p1 markers: 0 7",
            "line 1: \"0\" is not the space of the corruption marker: give a number from 1 to 7",
        ),
        ("", "p1 markers: 3", "line 1: \"3\" lacks the space of the virtue marker"),
        (
            "",
            "p1 markers: 3 8",
            "line 1: \"8\" is not the space of the virtue marker: give a number from 1 to 7",
        ),
        (
            "",
            "p1 built: workshop-2",
            "line 1: \"workshop-2\" is not a site and the building on it, such as 3-4.1=workshop-2",
        ),
        (
            "",
            "p1 built: 3-4.6=workshop-2",
            "line 1: \"3-4.6=workshop-2\" is not a site and the building on it, such as 3-4.1=workshop-2",
        ),
        (
            "",
            "p1 built: 3-4.1=workshop-4",
            "line 1: \"3-4.1=workshop-4\" is not a site and the building on it, such as 3-4.1=workshop-2",
        ),
        ("", "p1 first: 3", "line 1: \"3\" is not a section and its workers, such as 3-4=2"),
        ("", "p1 first: 3-4=21", "line 1: \"3-4=21\" is not a section and its workers, such as 3-4=2"),
        ("", "p1 first: 3-4=1 3-4=1", "line 1: \"3-4\" stands here twice; say it once"),
        ("", "p1 third: 21", "line 1: \"21\" is not a number of workers: give a number from 0 to 20"),
        ("", "p1 manuscripts: m01 m01", "line 1: m01 stands here twice; say it once"),
        ("", "p1 bonus: red", "line 1: \"red\" is not a ribbon: grey, black, yellow or blue"),
        ("", "p1 drawn: 6", "line 1: \"6\" is not a number of drawn cards: give a number from 0 to 5"),
        (
            "solo: cleric",
            "schemes: noble",
            "line 1: \"noble\" is not a scheme such as S-noble, or - for an empty slot",
        ),
        (
            "solo: cleric",
            "schemes: S-builder S-cleric S-criminal-1 S-criminal-2",
            "line 1: V24.2: a board has three slots",
        ),
        ("solo: cleric", "pile: S-builder S-builder", "line 1: S-builder stands here twice; say it once"),
        (
            "solo: cleric, difficulty: 1",
            "strangers: 4",
            "line 1: \"4\" is not a number of unseen schemes: give a number from 0 to 3",
        ),
    ]);
}

fn read_at(game: &Viscounts, position: &str) -> State {
    let lines: Vec<&str> = position.split("; ").collect();
    game.read_position(&lines, 1).unwrap_or_else(|e| panic!("{position}: {e}"))
}

/// Twelve tasks, each of which brings as much as any does.
const DEEP: &str = "tasks: gain:p1:place_building:workshop+free_manuscript gain:p1:flip+flip gain:p2:free_manuscript+castle_move \
    gain:p1:free_manuscript+flip gain:p2:flip+free_hire gain:p1:place_building:guildhall+flip gain:p2:place_building:guildhall+flip \
    gain:p1:free_hire+flip gain:p2:free_hire+free_manuscript gain:p1:debt+free_hire gain:p1:castle_move+free_manuscript \
    gain:p1:any_resource+place_building:trading_post+free_hire";

/// Positions on the edge of what can be: each is read, and played to its end.
#[test]
fn positions_on_the_edge_are_played_to_their_end() {
    for (options, position) in [
        ("", "moment: turn"),
        ("players: 4", "turn: p3; round: 9999"),
        (
            "",
            "p1 silver: 999; p1 ink: 999; p1 stone: 999; p1 gold: 999; p1 slots: h04 n45 n11; p1 viscount: 1-2",
        ),
        (
            "",
            "p1 silver: 999; p1 viscount: 6; p1 debts: unpaid*99 paid*99; p1 deeds: acquired*99 approved*99",
        ),
        ("", "poverty: 1; prosperity: 1; p1 markers: 4 4; beat: end"),
        ("", "poverty: 0; prosperity: 0; round: 5; last round: 5; turn: p2"),
        ("players: 3", "poverty: 0; round: 9999; turn: p3; beat: end"),
        ("", "tops: 1-2=- 3-4=- 5-6=- 7-8=- 9-10=-; tiles: 1-2=- 3-4=- 5-6=- 7-8=- 9-10=-"),
        ("", "p1 markers: 7 7; p2 markers: 1 1; p1 slots: n47 n48 n40; p2 slots: n41 n42 h01; beat: end"),
        ("", "turn: p2; beat: end; p1 slots: s1 s2 s3; p1 deck: none"),
        ("", "beat: play; p1 slots: - s2 s3; p1 deck: s1; tasks: turn:play"),
        ("", "beat: play; p1 slots: - s2; p1 deck: none; p1 discards: s4 s5; p1 hand: s1"),
        ("", "tasks: castle; p1 first: 1-2=10 5-6=10"),
        (
            "",
            "tasks: castle; p1 first: 1-2=3 5-6=3; p1 second: 1-2=14; p2 first: 1-2=9 5-6=2; p2 second: 1-2=9",
        ),
        ("players: 4", "tasks: castle; p1 first: 1-2=2; p2 first: 1-2=2; p3 first: 1-2=2; p4 first: 1-2=2"),
        (
            "",
            "p1 slots: n16 n17 n47; p2 slots: n18 n19 n48; p1 debts: unpaid*4; p1 deeds: acquired*3; p2 debts: unpaid*4; p2 deeds: acquired*2; p1 first: 1-2=2 3-4=2 5-6=2; p2 first: 1-2=1 7-8=2; TASKS",
        ),
        (
            "",
            "p1 built: 1-2.1=trading_post-1 1-2.2=trading_post-2 1-2.3=trading_post-3 1-2.4=guildhall-1 3-4.1=guildhall-2 3-4.2=guildhall-3 3-4.3=workshop-1 3-4.4=workshop-2 5-6.1=workshop-3; p2 built: 5-6.2=trading_post-1 5-6.3=trading_post-2 5-6.4=trading_post-3 7-8.1=guildhall-1 7-8.2=guildhall-2 7-8.3=guildhall-3 7-8.4=workshop-1 9-10.1=workshop-2 9-10.2=workshop-3",
        ),
        (
            "",
            "p1 viscount: 3; p1 stone: 2; p1 silver: 2; tops: 3-4=-; tasks: amount:build dismissal:build; p1 slots: s4 s1 s6",
        ),
        (
            "",
            "p1 viscount: 3; p1 stone: 2; dismissed: printed; tops: 3-4=-; tasks: amount:build; p1 slots: s4",
        ),
        (
            "",
            "p1 viscount: 3; p1 silver: 9; p1 stone: 5; p1 slots: n30 s4 s6; tasks: payment:build:workshop-2",
        ),
        ("", "p1 viscount: 8; p1 silver: 20; tasks: after:trade exchanges:3 gain:p1:destroy"),
        ("", "tiles: 1-2=-; tiles under: 1-2=2; tasks: gain:p1:flip+free_hire tile:1-2"),
        ("", "tops: 9-10=-; tasks: hired:p1 gain:p1:discard top:9-10"),
        (
            "",
            "p1 built: 1-2.1=workshop-1 1-2.2=workshop-2 1-2.3=workshop-3 9-10.4=guildhall-1; p2 built: 1-2.4=workshop-1; tasks: links:p1:1-2.3:after gain:p1:flip; p1 debts: unpaid*1; p1 deeds: acquired*1",
        ),
        (
            "",
            "p1 hand: s1 s2; p1 late: s1 s3 s4; p1 drawn: 1; eyes: p1; p2 hand: 2 hidden; p2 late: s1 s2; p2 sure: s3; p2 drawn: 1",
        ),
        (
            "",
            "eyes: spectator; beat: play; p1 slots: - s1; p1 hand: 2 hidden; p1 deck: 0 hidden; p1 unseen: s2 s3",
        ),
        ("", "moment: pick"),
        ("players: 4, first: p2", "moment: pick; turn: p4; p1 built: 5-6.2=workshop-1"),
        ("", "moment: prepare; p2 card: 8; tasks: gain:p2:place_building:trading_post"),
        ("", "moment: prepare; p2 card: 8; tasks: site:p2:trading_post-2:near"),
        ("", "moment: prepare; turn: p1; p2 hand: s1 s2 s3; tasks: gain:p1:destroy gain:p2:discard"),
        ("", "moment: prepare; eyes: p1; tasks: draw:p2:3"),
        (
            "solo: cards, difficulty: 3",
            "turn: p2; tasks: scheme; schemes: - S-noble F-noble; pile: none; strangers: 1",
        ),
        (
            "solo: cleric",
            "turn: p2; tasks: scheme; pile: S-criminal-1 S-criminal-2; future: none; schemes: - S-noble",
        ),
        (
            "solo: noble",
            "turn: p2; schemes: S-cleric-noble; tasks: march:S-cleric-noble gain:p1:rearrange; p1 slots: s1 s2",
        ),
        (
            "solo: builder",
            "turn: p2; schemes: S-criminal-1; tasks: options:S-criminal-1 gain:p1:rearrange; p1 slots: s1 s2; p2 stone: 30",
        ),
        (
            "solo: builder, difficulty: 2",
            "turn: p2; beat: draw; tasks: stranger; round: 9; last round: 9; prosperity: 0",
        ),
        ("solo: cleric", "moment: prepare; turn: p2; tasks: future"),
    ] {
        let game = table::<Viscounts>(options);
        let state = read_at(&game, &position.replace("TASKS", DEEP));
        let viewer = state.eyes.viewer();
        for number in 0..3 {
            let start = game.imagine(&state, viewer, &mut Quick::new(number));
            walk(&game, start, &Seed::from_number(number), Care::Quick, |_, _, _| {});
        }
    }
}

/// What is not said has its default.
#[test]
fn defaults_of_a_position() {
    let lines = |options: &str, position: &str| {
        let game = table::<Viscounts>(options);
        game.position_lines(&read_at(&game, position))
    };
    assert_eq!(
        lines("", "round: 1"),
        [
            "moment: turn",
            "first: p1",
            "turn: p1",
            "round: 1",
            "beat: act",
            "tops: 1-2=n01 3-4=n02 5-6=n03 7-8=n04 9-10=n05",
            "tiles: 1-2=m01 3-4=m02 5-6=m10 7-8=m19 9-10=m28",
            "p1 card: 1",
            "p1 viscount: 1",
            "p1 deck: h01 s1 s2 s3 s4 s5 s6 s7 s8",
            "p2 card: 2",
            "p2 viscount: 2",
            "p2 deck: h02 s1 s2 s3 s4 s5 s6 s7 s8",
        ]
    );
    assert_eq!(
        lines("solo: noble, difficulty: 1", "round: 2"),
        [
            "moment: turn",
            "first: p1",
            "turn: p1",
            "round: 2",
            "beat: act",
            "tops: 1-2=n01 3-4=n02 5-6=n03 7-8=n04 9-10=n05",
            "tiles: 1-2=m01 3-4=m02 5-6=m10 7-8=m19 9-10=m28",
            "p1 card: 1",
            "p1 viscount: 1",
            "p1 deck: h01 s1 s2 s3 s4 s5 s6 s7 s8",
            "p2 card: 2",
            "p2 viscount: 2",
        ]
    );
    assert_eq!(
        lines("", "moment: pick"),
        [
            "moment: pick",
            "first: p1",
            "turn: p2",
            "pairs: 1+h01 2+h02 3+h03",
            "tops: 1-2=n01 3-4=n02 5-6=n03 7-8=n04 9-10=n05",
            "tiles: 1-2=m01 3-4=m02 5-6=m10 7-8=m19 9-10=m28",
        ]
    );
    assert_eq!(
        lines("", "eyes: p1"),
        [
            "moment: turn",
            "eyes: p1",
            "first: p1",
            "turn: p1",
            "round: 1",
            "beat: act",
            "tops: 1-2=n01 3-4=n02 5-6=n03 7-8=n04 9-10=n05",
            "tiles: 1-2=m01 3-4=m02 5-6=m10 7-8=m19 9-10=m28",
            "p1 card: 1",
            "p1 viscount: 1",
            "p1 deck: h01 s1 s2 s3 s4 s5 s6 s7 s8",
            "p2 card: 2",
            "p2 viscount: 2",
            "p2 hand: 0 hidden",
            "p2 deck: 9 hidden",
            "p2 unseen: h02 s1 s2 s3 s4 s5 s6 s7 s8",
        ]
    );
    // The others step aside for what is named.
    let named =
        lines("", "p1 slots: n01 s1 h02; p1 card: 2; tops: 1-2=n02; p2 manuscripts: m01; p2 hand: h01");
    for line in [
        "tops: 1-2=n02 3-4=n03 5-6=n04 7-8=n05 9-10=n06",
        "tiles: 1-2=m02 3-4=m10 5-6=m19 7-8=m28 9-10=m03",
        "p1 viscount: 2",
        "p1 deck: s2 s3 s4 s5 s6 s7 s8",
        "p2 card: 1",
        "p2 deck: s1 s2 s3 s4 s5 s6 s7 s8",
    ] {
        assert!(named.iter().any(|known| known == line), "{line}: {named:#?}");
    }
    let tasks = lines("", "p1 viscount: 8; p1 silver: 9; tasks: after:trade exchanges:1 gain:destroy");
    assert!(tasks.contains(&"tasks: after:trade exchanges:1 gain:p1:destroy".into()), "{tasks:#?}");
    assert!(tasks.contains(&"beat: hire".into()), "{tasks:#?}");
    // Whoever must have a card has it.
    let honours = lines("", "p2 third: 1; p2 manuscripts: m06 m07 m08");
    assert!(
        honours.contains(&"leader: p2".into()) && honours.contains(&"p2 bonus: grey".into()),
        "{honours:#?}"
    );
}
