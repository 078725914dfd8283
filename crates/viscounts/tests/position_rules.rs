//! Positions that break a rule: each is refused with the whole sentence that names it.

use demesne_trial::positions::refuse;
use demesne_viscounts::Viscounts;

#[test]
fn v2_before_the_first_turn() {
    refuse::<Viscounts>(&[
        ("", "moment: over; beat: act", "line 2: V8.1: \"beat\" is for a player's turn"),
        ("", "moment: pick; tasks: castle", "line 2: V7.6: \"tasks\" is for a player's turn"),
        ("", "moment: pick; dismissed: n30", "line 2: V10.8: \"dismissed\" is for a player's turn"),
        (
            "",
            "moment: prepare; beat: act; tasks: gain:p2:flip",
            "line 2: V8.1: \"beat\" is for a player's turn",
        ),
        ("", "beat: act; played: s1", "line 2: V9.5: \"played\" is for the movement"),
        ("first: p2", "first: p1", "line 1: V2.10: at this table p2 is the start player"),
        ("first: p2", "moment: first", "line 1: V2.10: at this table the start player is not drawn"),
        ("", "moment: first; first: p1", "line 2: V2.10: the start player is not drawn yet"),
        (
            "",
            "moment: board; ring: 1-2 3-4 5-6 7-8 9-10 castle 2",
            "line 2: V2.2: the board is not put together yet",
        ),
        ("", "moment: pairs; turn: p2", "line 2: V2.12: nobody has a turn before pairs are picked"),
        ("", "moment: townsfolk; tops: 1-2=n01", "line 2: V2.4, V2.6: the piles are not turned up yet"),
        ("", "moment: townsfolk; under: 1-2=3", "line 2: V2.4, V2.6: the piles are not turned up yet"),
        ("", "moment: manuscripts; tiles: 1-2=m01", "line 2: V2.4, V2.6: the piles are not turned up yet"),
        (
            "",
            "moment: manuscripts; tiles under: 1-2=3",
            "line 2: V2.4, V2.6: the piles are not turned up yet",
        ),
        ("", "moment: manuscripts; gone: n01", "line 2: V2.4, V2.6: the piles are not turned up yet"),
        (
            "",
            "moment: manuscripts; under: 1-2=0",
            "line 2: V2.5, V2.6: all piles are whole before the first pair is picked",
        ),
        (
            "",
            "moment: pairs; gone: n01",
            "line 2: V2.5, V2.6: all piles are whole before the first pair is picked",
        ),
        (
            "",
            "moment: pick; tops: 1-2=-",
            "line 2: V2.5, V2.6: all piles are whole before the first pair is picked",
        ),
        (
            "",
            "moment: pick; tiles: 1-2=m03",
            "line 2: V2.5, V2.6: all piles are whole before the first pair is picked",
        ),
        (
            "",
            "moment: pairs; tiles under: 1-2=5",
            "line 2: V2.5, V2.6: all piles are whole before the first pair is picked",
        ),
        (
            "",
            "moment: pick; turn: p1; p1 silver: 3",
            "line 3: V2.12: p1 has nothing before it has picked a pair",
        ),
        ("", "moment: pick; p2 slots: s1", "line 2: V2.12: p2 has nothing before it has picked a pair"),
        ("", "moment: pairs; p1 card: 3", "line 2: V2.12: p1 has nothing before it has picked a pair"),
        (
            "",
            "moment: board; p1 built: 3-4.1=workshop-1",
            "line 2: V2.12: p1 has nothing before it has picked a pair",
        ),
        (
            "",
            "moment: pick; round: 2",
            "line 2: V2.25: \"round\" is said from the first turn on, not in the setup",
        ),
        (
            "",
            "moment: pick; poverty: 3",
            "line 2: V2.25: \"poverty\" is said from the first turn on, not in the setup",
        ),
        (
            "",
            "moment: prepare; tasks: gain:p2:flip; prosperity: 3",
            "line 3: V2.25: \"prosperity\" is said from the first turn on, not in the setup",
        ),
        (
            "",
            "moment: pick; last round: 3",
            "line 2: V2.25: \"last round\" is said from the first turn on, not in the setup",
        ),
        (
            "",
            "pairs: 1+h01 2+h02 3+h03",
            "line 1: V2.12: pairs are on offer while players pick, and never else",
        ),
        (
            "",
            "moment: pick; pairs: 1+h01 2+h02",
            "line 2: V2.11, V2.12: 3 pairs are left now, each with a player card of its own",
        ),
        (
            "",
            "moment: pick; pairs: 1+h01 2+h02 2+h03",
            "line 2: V2.11, V2.12: 3 pairs are left now, each with a player card of its own",
        ),
        ("", "moment: pick; pairs: 1+h01 2+h02 3+h02", "line 2: V2.11: each pair has a hero of its own"),
        (
            "",
            "moment: pick; turn: p1; p2 card: 2; pairs: 1+h01 2+h02",
            "line 4: V2.11, V2.12: 2 pairs are left now, each with a player card of its own",
        ),
        (
            "",
            "moment: pick; turn: p1; p2 deck: s1 s2 s3 h01; pairs: 1+h01 2+h02",
            "line 4: V2.11: h01 is on offer, and p2 has it",
        ),
        (
            "",
            "moment: prepare",
            "line 1: V2.13: something of a pair is still to be done; add the task, such as draw:p1:3",
        ),
        (
            "",
            "moment: prepare; tasks: gain:p1:any_resource",
            "line 2: V2.12: the task \"gain:p1:any_resource\" cannot be: p1 has not picked a pair yet",
        ),
        (
            "",
            "moment: prepare; p2 hand: s1; tasks: gain:p2:any_resource",
            "line 2: V2.18: all cards of p2 are in the deck before its first hand is drawn",
        ),
        (
            "",
            "moment: prepare; p2 discards: s1; tasks: gain:p2:any_resource",
            "line 2: V2.18: all cards of p2 are in the deck before its first hand is drawn",
        ),
        (
            "",
            "moment: prepare; p2 slots: s1; tasks: gain:p2:any_resource",
            "line 2: V2.18: all cards of p2 are in the deck before its first hand is drawn",
        ),
        (
            "",
            "moment: prepare; tasks: draw:p2:2",
            "line 2: V17.1: the task \"draw:p2:2\" cannot be: p2 draws 3 cards now",
        ),
        ("", "p1 card: 3; p2 card: 3", "line 2: V2.12: p1 and p2 both have player card 3; it is there once"),
        ("solo: cleric", "first: p2", "line 1: V21.1: against the solo opponent p1 is the start player"),
        ("solo: cleric", "moment: pick; turn: p2", "line 2: V21.6: the solo opponent picks no pair"),
        (
            "solo: cleric",
            "moment: prepare; turn: p2; tasks: future; p2 card: 4; pairs: 3+h02",
            "line 4: V21.6: the solo opponent has the player card of the pair that is left",
        ),
    ]);
}

#[test]
fn v18_v3_7_the_end() {
    refuse::<Viscounts>(&[
        (
            "",
            "moment: over",
            "line 1: V18.1: a game ends after Poverty or Prosperity is revealed; say \"poverty: 0\" or \"prosperity: 0\"",
        ),
        (
            "",
            "last round: 3",
            "line 1: V18.1: the last round is known when Poverty or Prosperity is revealed; say \"poverty: 0\" or \"prosperity: 0\"",
        ),
        (
            "",
            "moment: over; poverty: 0; turn: p2",
            "line 3: V18.2: a game ends with a round, before the start player's turn",
        ),
        (
            "",
            "round: 3; poverty: 0; last round: 5",
            "line 3: V18.2: once the end is near this round or the next is the last: 3 or 4",
        ),
        (
            "",
            "round: 3; poverty: 0; last round: 2",
            "line 3: V18.2: once the end is near this round or the next is the last: 3 or 4",
        ),
        (
            "",
            "moment: over; round: 3; poverty: 0; last round: 4",
            "line 2: V18.2: the game ends with round 4",
        ),
    ]);
}

#[test]
fn v1_each_piece_is_in_one_place() {
    refuse::<Viscounts>(&[
        ("", "p1 slots: n12; p2 slots: n12", "line 2: V1.7: p1 and p2 both have n12; it is there once"),
        ("", "p1 hand: h01; p2 discards: h01", "line 2: V1.7: p1 and p2 both have h01; it is there once"),
        ("", "p1 slots: s1 s1", "line 1: V1.7: p1 has s1 once, and in one place"),
        ("", "p1 slots: s1; p1 hand: s1", "line 2: V1.7: p1 has s1 once, and in one place"),
        ("", "p1 discards: s1; p1 deck: s1 s2 s3", "line 2: V1.7: p1 has s1 once, and in one place"),
        ("", "p1 hand: s1; p1 deck: s1 s2 s3", "line 2: V1.7: p1 has s1 once, and in one place"),
        ("", "p1 slots: n12; tops: 1-2=n12", "line 2: V1.7: p1 has n12; it lies on no pile"),
        ("", "tops: 1-2=n12 3-4=n12", "line 1: V1.7: each townsfolk is there once, and lies on one pile"),
        ("", "p1 slots: n12; gone: n12", "line 2: V1.7: n12 is gone and is somewhere else too"),
        ("", "tops: 1-2=n12; gone: n12", "line 2: V1.7: n12 is gone and is somewhere else too"),
        ("", "p1 manuscripts: m03; gone: m03", "line 2: V1.7: m03 is gone and is somewhere else too"),
        ("", "tiles: 1-2=m03 3-4=m03", "line 1: V1.7: each manuscript is there once, and lies on one pile"),
        (
            "",
            "p1 manuscripts: m03; p2 manuscripts: m03",
            "line 2: V1.7: m03 is there once, and is somewhere else too",
        ),
        (
            "",
            "p1 manuscripts: m03; tiles: 1-2=m03",
            "line 1: V1.7: m03 is there once, and is somewhere else too",
        ),
        ("", "p1 deck: s1 s2", "line 1: V17.12: p1 has 2 cards; nobody has fewer than 3"),
        ("", "p1 hand: s1 s2 s3 s4 s5 s6", "line 1: V17.2: no hand has more than 5 cards"),
        (
            "",
            "under: 1-2=13 3-4=13 5-6=13 7-8=12 9-10=13",
            "line 1: V2.4: no more than 63 townsfolk are left to lie under others",
        ),
        (
            "",
            "under: 9-10=13; tops: 1-2=-",
            "line 1: V2.5: no more than 12 townsfolk lie under the top one of 9-10",
        ),
        (
            "",
            "tops: 3-4=-; under: 3-4=1",
            "line 2: V15.3: a townsfolk lies on top of the pile of 3-4; name it, or say that none is left",
        ),
        (
            "",
            "tiles: 3-4=-; tiles under: 3-4=1",
            "line 2: V14.4: a manuscript lies on top of the pile of 3-4; name it, or say that none is left",
        ),
        (
            "",
            "tiles under: 3-4=7; tiles: 1-2=-",
            "line 1: V2.6: no more than 6 manuscripts lie under the top one of 3-4",
        ),
        ("", "tiles under: 1-2=7", "line 1: V2.6: no more than 6 manuscripts lie under the top one of 1-2"),
        (
            "",
            "p1 first: 1-2=10; p1 second: 3-4=10; p1 third: 1",
            "line 3: V1.5: p1 has 21 workers in the castle; a player has 20",
        ),
        (
            "",
            "p1 built: 3-4.1=workshop-2; p2 built: 3-4.1=workshop-2",
            "line 2: V12.2: two buildings stand on 3-4.1",
        ),
        (
            "",
            "p1 built: 3-4.1=workshop-2 3-4.2=workshop-2",
            "line 1: V1.5: workshop-2 stands on two sites; each player has it once",
        ),
        (
            "",
            "p1 built: 3-4.5=workshop-2",
            "line 1: V2.1: with so many players segment 3-4 has no site 3-4.5",
        ),
        ("", "p1 debts: paid*100", "line 1: V20.6: nobody ever has so many; give 99 at most"),
        ("", "p1 deeds: acquired*100", "line 1: V20.6: nobody ever has so many; give 99 at most"),
        ("", "p1 markers: 5 4", "line 1: V4.1: the corruption marker is never right of the virtue marker"),
        (
            "",
            "p1 first: 1-2=3",
            "line 1: V13.6: 3 workers of one player at 1-2 have moved inwards already; they wait only in the task castle",
        ),
        (
            "",
            "p1 second: 1-2=3",
            "line 1: V13.10: 3 workers of one player at 1-2 have moved inwards already; they wait only in the task castle",
        ),
        (
            "",
            "p1 first: 1-2=2; p2 first: 1-2=2",
            "line 2: V13.13: 4 workers at 1-2 are over-crowded; add the task castle",
        ),
        (
            "",
            "p1 second: 5-6=2; p2 second: 5-6=2",
            "line 2: V13.13: 4 workers at 5-6 are over-crowded; add the task castle",
        ),
        ("", "leader: p1", "line 1: V13.16: p1 has no worker on the third tier; say \"p1 third: 1\""),
        (
            "",
            "leader: p1; p2 third: 2; p1 third: 1",
            "line 1: V13.16: p2 has more workers on the third tier than p1 and leads",
        ),
        ("", "p1 bonus: black", "line 1: V14.6: p1 has not 3 manuscripts with a black ribbon"),
        (
            "",
            "p1 manuscripts: m06 m07 m08; p2 bonus: none",
            "V14.6: p1 has 3 manuscripts with a grey ribbon, so somebody has the grey bonus card",
        ),
        (
            "",
            "beat: play; p1 hand: s1; p1 slots: s2",
            "line 3: V8.2, V8.5: slot 1 is empty while a card is to be played; write - for it",
        ),
        ("", "p1 slots: s1 - s2", "line 1: V8.2: cards lie in the slots from the left, without a gap"),
        ("", "p2 slots: - s1", "line 1: V8.2: cards lie in the slots from the left, without a gap"),
        ("", "p1 slots: none", "line 1: V8.5: p1 has played a card in this turn"),
        ("", "p1 slots: - s1", "line 1: V8.2: cards lie in the slots from the left, without a gap"),
        ("", "beat: move", "line 1: V8.5: p1 moves after a card was played; say its slots"),
        (
            "",
            "beat: move; p1 slots: s1; played: s2",
            "line 3: V8.5: the card that was played lies in a slot of p1; name one of these",
        ),
    ]);
}

#[test]
fn v20_what_is_hidden_and_known() {
    refuse::<Viscounts>(&[
        (
            "",
            "p1 unseen: s1 s2 s3",
            "line 1: V20.1: nothing of these cards is hidden here; name the hand and the deck",
        ),
        (
            "",
            "eyes: p1; p2 hand: s1",
            "line 2: V20.1: these cards are hidden here; say how many, such as \"3 hidden\"",
        ),
        (
            "",
            "eyes: p1; p2 deck: none",
            "line 2: V20.1: these cards are hidden here; say how many, such as \"3 hidden\"",
        ),
        ("", "eyes: p1; p2 hand: 3 cards", "line 2: \"cards\" is not the word hidden"),
        (
            "",
            "eyes: p1; p2 hand: 87 hidden",
            "line 2: \"87\" is not a number of cards: give a number from 0 to 86",
        ),
        (
            "",
            "eyes: p1; p2 hand: 3 hidden; p2 deck: 5 hidden",
            "V20.2: 3 cards in the hand and 5 in the deck are not the 9 that are unseen",
        ),
        (
            "",
            "eyes: p1; p2 hand: 3 hidden; p2 unseen: s1 s2",
            "line 3: V20.2: 3 cards in the hand and 0 in the deck are not the 2 that are unseen",
        ),
        (
            "",
            "eyes: p1; p2 hand: 3 hidden; p2 unseen: s1 s2 s3; p2 slots: s1",
            "line 3: V1.7: p2 has s1 once, and in one place",
        ),
        ("", "p1 hand: s1 s2; p1 sure: s3", "line 2: V20.2: what is surely in the hand is in the hand"),
        (
            "",
            "eyes: p1; p2 hand: 1 hidden; p2 sure: s1 s2",
            "line 3: V20.2: more cards are surely in the hand than it has",
        ),
        (
            "",
            "p1 hand: s1 s2; p1 deck: none; p1 discards: s3; p1 sure: s1",
            "line 4: V20.2: with an empty deck everybody knows the hand; leave it out",
        ),
        (
            "",
            "p1 hand: s1 s2; p1 late: n01; p1 drawn: 1",
            "line 2: V17.9: what was shuffled in late is in hand or deck, and not surely in the hand",
        ),
        (
            "",
            "p1 hand: s1 s2; p1 sure: s1; p1 late: s1",
            "line 3: V17.9: what was shuffled in late is in hand or deck, and not surely in the hand",
        ),
        (
            "",
            "p1 hand: s1; p1 sure: s1; p1 late: s2",
            "line 3: V17.9: which cards are late says nothing where the whole hand is known; leave it out",
        ),
        (
            "",
            "p1 hand: s1 s2; p1 drawn: 1",
            "line 2: V17.9: cards are counted after a shuffle into a deck with cards; say which were late",
        ),
        (
            "",
            "p1 hand: s1 s2; p1 late: s1 s3; p1 drawn: 3",
            "line 3: V17.9: more cards were drawn than are in the hand and not known",
        ),
        (
            "",
            "p1 hand: s1 s2; p1 late: s1 s2; p1 drawn: 1",
            "line 2: V17.9: more late cards are in the hand than were drawn since the shuffle",
        ),
        (
            "",
            "eyes: p1; p2 hand: 3 hidden; p2 unseen: s1 s2 s3 s4 s5; p2 late: s1 s2 s3; p2 drawn: 0",
            "line 4: V17.9: more late cards are in the hand than were drawn since the shuffle",
        ),
    ]);
}
