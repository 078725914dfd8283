//! What needs counting: ways on the board (V9), every pair of spaces of the track (V4), and the icons of the first turns (V5).

use crate::common::{play, position, table};
use demesne_game::Seat;
use demesne_viscounts::{
    Atom, Atoms, Building, Card, Icon, Segment, Site, Space, State, Viscounts, space::Ring, state::Plot,
};
use std::collections::{BTreeMap, BTreeSet};

const P1: Seat = Seat(0);

/// The order of numbers, and two others.
const RINGS: [[u8; 5]; 3] = [[0, 1, 2, 3, 4], [0, 2, 4, 1, 3], [0, 4, 3, 2, 1]];

/// V9.1 as it is printed: where arrows lead from a space.
fn arrows(ring: [u8; 5], space: &str) -> Vec<String> {
    let names = ["1-2", "3-4", "5-6", "7-8", "9-10"];
    let left = |nth: u8| (2 * nth + 1).to_string();
    let right = |nth: u8| (2 * nth + 2).to_string();
    let inner = |nth: u8| names[usize::from(nth)].to_owned();
    for (place, &nth) in ring.iter().enumerate() {
        let next = ring[(place + 1) % 5];
        if space == left(nth) {
            return vec![right(nth), inner(nth)];
        } else if space == inner(nth) {
            return vec![right(nth), inner(next)];
        } else if space == right(nth) {
            return vec![left(next)];
        }
    }
    panic!("{space} is no space")
}

/// All spaces that so many steps lead to.
fn walked(ring: [u8; 5], from: &str, steps: u8) -> BTreeSet<String> {
    let mut here = BTreeSet::from([from.to_owned()]);
    for _ in 0..steps {
        here = here.iter().flat_map(|space| arrows(ring, space)).collect();
    }
    here
}

fn reach(game: &Viscounts, state: &State) -> BTreeMap<String, u8> {
    let mut found = BTreeMap::new();
    game.reach(state, P1, |space, cost| {
        assert!(found.insert(space.name(), cost).is_none(), "{} is found twice", space.name());
    });
    found
}

#[test]
fn v9_1_v9_3_arrows_lead_one_way() {
    for order in RINGS {
        let ring = Ring::new(order.map(Segment), 0).expect("a ring");
        for space in Space::all() {
            let mut found = BTreeSet::new();
            ring.reach(space, 1, 1, |to, _| assert!(found.insert(to.name())));
            assert_eq!(ring.arrows(space).map(Space::name).collect::<BTreeSet<_>>(), found);
            assert_eq!(found, arrows(order, &space.name()).into_iter().collect(), "from {}", space.name());
        }
    }
}

#[test]
fn v11_2_only_outer_spaces_have_an_exchange() {
    let game = table("");
    let merchants = [1, 2, 1, 2, 2, 4, 2, 3, 2, 2];
    for space in Space::all() {
        let offered = game.exchange_at(space);
        assert_eq!(offered.map(|(rate, _)| rate), space.number().map(|n| merchants[usize::from(n) - 1]));
    }
    assert_eq!(game.exchange_at(Space::outer(6)).map(|(_, gain)| gain), Some(Atom::Flip));
}

/// V12.10, V12.11: a link is gained by who builds, and by the owner of its other end if that is somebody else.
#[test]
fn v12_10_v12_11_who_gains_a_link() {
    let (game, mut state) = position("", &[]);
    let site = Site::parse("3-4.2").expect("a site");
    state.sites[site.index()] = Plot::EMPTY;
    assert_eq!(game.gainers(&state, P1, site), None);
    state.sites[site.index()] = Plot::new(P1, Building(1));
    assert_eq!(game.gainers(&state, P1, site), Some((P1, None)));
    assert_eq!(game.gainers(&state, Seat(1), site), Some((Seat(1), Some(P1))));
}

/// V9.2, V9.4, V9.9: a space can be reached by exactly the value of the card, or by more steps that are paid for; the fewest are paid.
#[test]
fn v9_2_v9_4_v9_9_v12_17_every_space_for_the_least_silver() {
    let (game, start) = position("", &["beat: move", "p1 slots: s8"]);
    for order in RINGS {
        for (card, value) in [("s8", 1u8), ("s1", 2), ("s2", 3)] {
            for (built, free) in
                [(0, 0u8), (1 << Building::FREE_STEP.0, 1), (1 << Building::CHEAP_DISMISSAL.0, 0)]
            {
                for silver in 0..=9u8 {
                    for space in Space::all() {
                        let mut state = start;
                        state.ring = Ring::new(order.map(Segment), 0).expect("a ring");
                        state.played = Card::parse(card).expect("a card");
                        let player = state.player_mut(P1);
                        (player.viscount, player.silver, player.built) = (space, silver.into(), built);
                        let mut wanted = BTreeMap::new();
                        for steps in value..=value + free + silver {
                            for to in walked(order, &space.name(), steps) {
                                wanted.entry(to).or_insert(steps.saturating_sub(value + free));
                            }
                        }
                        let from = space.name();
                        assert_eq!(reach(&game, &state), wanted, "{order:?} {from} {value} {free} {silver}");
                    }
                }
            }
        }
    }
}

/// V9.12: 7 steps from an outer space, 5 from an inner one, 10 along the outer path.
#[test]
fn v9_12_v9_6_the_shortest_loops() {
    for order in RINGS {
        let ring = Ring::new(order.map(Segment), 3).expect("a ring");
        for space in Space::all() {
            let mut loops = Vec::new();
            ring.reach(space, 1, 20, |to, steps| loops.extend((to == space).then_some(steps)));
            assert_eq!(loops, [if space.is_outer() { 7 } else { 5 }], "{}", space.name());
            if space.is_outer() {
                let mut here = space;
                let steps = (1..=20).find(|_| {
                    here = ring.next_outer(here);
                    here == space
                });
                assert_eq!(steps, Some(10), "{}", space.name());
            }
        }
    }
}

/// V4.1 to V4.4: every pair of spaces, and one point of each kind.
#[test]
fn v4_1_v4_2_v4_3_v4_4_every_pair_of_spaces() {
    for corruption in 1..=7u8 {
        for virtue in corruption..=7 {
            let markers = format!("p1 markers: {corruption} {virtue}");
            let (game, start) = position("", &["beat: play", "p1 hand: s7 n25", &markers]);
            let after = |card: &str| {
                let mut state = start;
                play(&game, &mut state, &format!("p1 play {card}"));
                (state.player(P1).corruption, state.player(P1).virtue)
            };
            let (right, left) = match (corruption == virtue, corruption) {
                (false, _) => ((corruption + 1, virtue), (corruption, virtue - 1)),
                (true, 1) => ((2, 2), (1, 1)),
                (true, 7) => ((7, 7), (6, 6)),
                (true, both) => ((both + 1, both + 1), (both - 1, both - 1)),
            };
            assert_eq!(after("s7"), right, "corruption on {corruption} and {virtue}");
            assert_eq!(after("n25"), left, "virtue on {corruption} and {virtue}");
        }
    }
}

/// V4.6: all corruption of a bundle stands before its virtue; everything else keeps its order.
#[test]
fn v4_6_v4_10_v7_4_the_order_of_a_bundle() {
    use Atom::{Corruption, Debt, Ink, Silver, Virtue};
    let text = |atoms: &[Atom]| Atoms::bundle(atoms).expect("a bundle").text();
    assert_eq!(text(&[Corruption, Virtue]), "corruption+virtue");
    assert_eq!(text(&[Virtue, Corruption]), "corruption+virtue");
    assert_eq!(
        text(&[Virtue, Silver, Corruption, Virtue, Corruption]),
        "corruption+corruption+virtue+silver+virtue"
    );
    assert_eq!(text(&[Ink, Virtue, Debt, Corruption]), "ink+corruption+virtue+debt");
    assert_eq!(text(&[Debt, Ink, Silver]), "debt+ink+silver");
}

fn icons(game: &Viscounts, state: &State) -> String {
    let icons = game.icons(state, P1);
    let counts = Icon::ALL.map(|icon| (icons.of(icon), icon.name()));
    let there = counts.into_iter().filter(|(count, _)| *count > 0);
    there.map(|(count, name)| format!("{count} {name}")).collect::<Vec<_>>().join(", ")
}

/// V5.8: the first turn with the Abbot, the second with the Squire, the third with the Labourer.
#[test]
fn v5_8_v5_6_icons_of_empty_slots() {
    let lines = ["turn: p1", "beat: play", "p1 hand: s1 s4 s6", "p1 viscount: 1", "p2 viscount: 10"];
    let (game, mut state) = position("", &lines);
    let mut turn = |steps: &[&str]| {
        for step in steps {
            play(&game, &mut state, step);
        }
        icons(&game, &state)
    };
    assert_eq!(turn(&["p1 play s1"]), "2 merchant, 1 builder, 1 noble, 2 cleric");
    turn(&[
        "p1 move 3",
        "p1 rest",
        "p1 end",
        "* draw p1 s2",
        "* turn s1",
        "p2 move 1-2",
        "p2 rest",
        "p2 end",
    ]);
    turn(&["* draw p2 s2 s4 s6"]);
    assert_eq!(turn(&["p1 play s6"]), "2 merchant, 1 noble, 1 cleric");
    turn(&["p1 move 5", "p1 rest", "p1 end", "* draw p1 s3", "p2 play s4", "p2 move 3", "p2 rest", "p2 end"]);
    turn(&["* draw p2 s3"]);
    assert_eq!(turn(&["p1 play s4"]), "1 builder, 1 noble, 1 cleric");
}
