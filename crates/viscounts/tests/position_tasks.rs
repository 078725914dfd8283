//! Tasks that cannot be, and a solo opponent that cannot be so: each position is refused with the whole sentence that names the rule.

use demesne_trial::positions::refuse;
use demesne_viscounts::Viscounts;

#[test]
fn v7_tasks() {
    refuse::<Viscounts>(&[
        ("", "tasks: castle", "line 1: V7.6: the task \"castle\" goes on by itself here; leave it out"),
        (
            "",
            "beat: drop",
            "line 1: V8.1: this goes by itself; somebody decides at play, move, act, hire and end",
        ),
        (
            "",
            "beat: collide",
            "line 1: V8.1: this goes by itself; somebody decides at play, move, act, hire and end",
        ),
        (
            "",
            "beat: draw",
            "line 1: V8.1: this goes by itself; somebody decides at play, move, act, hire and end",
        ),
        ("", "beat: play", "line 1: V8.6: with an empty hand the top card is played; add the task turn:play"),
        (
            "",
            "tasks: gain:p1:ink",
            "line 1: V7.6: the task \"gain:p1:ink\" goes on by itself here; leave it out",
        ),
        ("", "tasks: hired:p1", "line 1: V7.6: the task \"hired:p1\" goes on by itself here; leave it out"),
        (
            "",
            "tasks: gain:p1:future_scheme",
            "line 1: V26.16: the task \"gain:p1:future_scheme\" cannot be: only a solo opponent gains future_scheme",
        ),
        (
            "",
            "tasks: choose:p1:s1",
            "line 1: V7.5: the task \"choose:p1:s1\" cannot be: there is nothing to choose between",
        ),
        (
            "",
            "tasks: choose:p1:n04",
            "line 1: V7.5: the task \"choose:p1:n04\" cannot be: the card is not the player's",
        ),
        (
            "",
            "p1 slots: n04; tasks: choose:p1:n04 gain:p1:flip",
            "line 2: V7.6: the task \"choose:p1:n04\" cannot be: it is done before anything else; name it last",
        ),
        (
            "",
            "tasks: choose:p1:5-6",
            "line 1: V13.6: the task \"choose:p1:5-6\" cannot be: it lies on the spread of the same section",
        ),
        (
            "",
            "p1 slots: n16; tasks: next:p1:n16+n19",
            "line 2: V7.8: the task \"next:p1:n16+n19\" cannot be: the cards lie in slots of the player",
        ),
        (
            "",
            "p1 slots: n16 n47; tasks: next:p1:n16+n47",
            "line 2: V7.7: the task \"next:p1:n16+n47\" cannot be: one event does not trigger these abilities",
        ),
        (
            "",
            "p1 slots: s5 s3; tasks: next:p1:s3+s5",
            "line 2: V7.7: the task \"next:p1:s3+s5\" cannot be: one event does not trigger these abilities",
        ),
        (
            "",
            "beat: hire; tasks: dismissal:build",
            "line 2: V10.7: the task \"dismissal:build\" cannot be: it lies on the amount of the same action",
        ),
        (
            "",
            "beat: hire; tasks: amount:build dismissal:trade",
            "line 2: V10.14: the task \"amount:build\" cannot be: the action cannot be paid for, or has no place",
        ),
        (
            "",
            "p1 viscount: 3; tasks: amount:build dismissal:build",
            "line 2: V10.12: the task \"dismissal:build\" cannot be: nothing can be dismissed for the action",
        ),
        (
            "",
            "p1 viscount: 3; tasks: amount:build",
            "line 2: V10.14: the task \"amount:build\" cannot be: the action cannot be paid for, or has no place",
        ),
        (
            "",
            "p1 viscount: 3-4; tasks: amount:build",
            "line 2: V10.1: the task \"amount:build\" cannot be: trade and build are for outer spaces, workers and transcribe for inner ones",
        ),
        (
            "",
            "p1 viscount: 3; p1 stone: 3; beat: act; tasks: amount:build",
            "line 4: V10.7: the task \"amount:build\" cannot be: it comes with an action: say \"beat: hire\"",
        ),
        (
            "",
            "p1 viscount: 3; p1 stone: 3; tasks: gain:p1:flip amount:build",
            "line 3: V7.6: the task \"amount:build\" cannot be: nothing else waits below it; name it first",
        ),
        (
            "",
            "p1 viscount: 3; p1 stone: 3; tasks: amount:build gain:p1:flip",
            "line 3: V10.7: the task \"gain:p1:flip\" is nothing that dismissing a townsfolk brings",
        ),
        (
            "",
            "p1 viscount: 3; p1 stone: 3; tasks: amount:build gain:p2:discard",
            "line 3: V10.7: the task \"gain:p2:discard\" is nothing that dismissing a townsfolk brings",
        ),
        (
            "",
            "p1 viscount: 3; p1 stone: 3; p1 built: 3-4.1=workshop-1 3-4.2=workshop-2; tasks: amount:build",
            "line 4: V10.14: the task \"amount:build\" cannot be: the action cannot be paid for, or has no place",
        ),
        (
            "",
            "p1 viscount: 3; p1 stone: 9; p1 slots: s1 s4 s6; tasks: payment:build:workshop-1",
            "line 4: V7.11: the task \"payment:build:workshop-1\" cannot be: how it is paid is asked only where there is a choice",
        ),
        (
            "",
            "p1 viscount: 3; tasks: payment:trade:0",
            "line 2: V11.4: the task \"payment:trade:0\" cannot be: so many exchanges cannot be paid for",
        ),
        (
            "",
            "p1 viscount: 3; p1 built: 1-2.1=workshop-1; tasks: payment:build:workshop-1",
            "line 3: V12.5: the task \"payment:build:workshop-1\" cannot be: the building is on the board already",
        ),
        (
            "",
            "p1 viscount: 3; p1 built: 3-4.1=workshop-1 3-4.2=workshop-2; tasks: payment:build:workshop-3",
            "line 3: V12.2: the task \"payment:build:workshop-3\" cannot be: no site beside the viscount is empty",
        ),
        (
            "",
            "p1 viscount: 3-4; tasks: payment:workers:5",
            "line 2: V13.2: the task \"payment:workers:5\" cannot be: 1 to 4 workers of the supply are placed",
        ),
        (
            "",
            "p1 viscount: 3-4; tasks: payment:workers:0",
            "line 2: V13.2: the task \"payment:workers:0\" cannot be: 1 to 4 workers of the supply are placed",
        ),
        (
            "",
            "tasks: exchanges:2 gain:p1:destroy",
            "line 1: V11.7: the task \"exchanges:2\" cannot be: it lies on after:trade",
        ),
        (
            "",
            "p1 viscount: 8; tasks: after:trade exchanges:201 gain:p1:destroy",
            "line 2: V11.4: the task \"exchanges:201\" cannot be: so many exchanges cannot be paid for",
        ),
        (
            "",
            "beat: act; tasks: after:trade gain:p1:destroy",
            "line 2: V10.7: the task \"after:trade\" cannot be: it comes with an action: say \"beat: hire\"",
        ),
        (
            "",
            "p1 viscount: 3-4; tasks: after:trade gain:p1:destroy",
            "line 2: V10.1: the task \"after:trade\" cannot be: trade and build are for outer spaces, workers and transcribe for inner ones",
        ),
        (
            "",
            "tasks: site:p1:workshop-1:near",
            "line 1: V12.3: the task \"site:p1:workshop-1:near\" cannot be: only a build action goes beside the viscount: it lies on after:build",
        ),
        (
            "",
            "p1 viscount: 3; tasks: after:build site:p1:workshop-1",
            "line 2: V12.3: the task \"site:p1:workshop-1\" cannot be: a build action goes beside the viscount: add :near",
        ),
        (
            "",
            "p1 viscount: 3; p1 built: 1-2.1=workshop-1; tasks: after:build site:p1:workshop-1:near",
            "line 3: V12.5: the task \"site:p1:workshop-1:near\" cannot be: the building is on the board already",
        ),
        (
            "",
            "p1 viscount: 3; p1 built: 3-4.1=workshop-1 3-4.2=workshop-2; tasks: after:build site:p1:workshop-3:near",
            "line 3: V12.2: the task \"site:p1:workshop-3:near\" cannot be: no site is empty for it",
        ),
        (
            "",
            "tasks: links:p1:3-4.1:before",
            "line 1: V12.10: the task \"links:p1:3-4.1:before\" cannot be: the player has no building on the site",
        ),
        (
            "",
            "p1 built: 3-4.1=workshop-1; tasks: links:p1:3-4.1:after",
            "line 2: V12.10: the task \"links:p1:3-4.1:after\" cannot be: a link is completed by buildings at both ends",
        ),
        ("", "tasks: castle castle", "line 1: V13.5: the castle is resolved once at a time"),
        (
            "",
            "tasks: spread:p1:3-4",
            "line 1: V13.6: the task \"spread:p1:3-4\" cannot be: it lies on castle",
        ),
        (
            "",
            "p1 first: 3-4=3; tasks: castle",
            "line 2: V7.6: the task \"castle\" goes on by itself here; leave it out",
        ),
        (
            "",
            "beat: act; tasks: collision:1:1 gain:p1:discard",
            "line 2: V16.1: the task \"collision:1:1\" cannot be: it comes in phase 5: say \"beat: draw\"",
        ),
        (
            "",
            "p1 markers: 4 4; tasks: collision:5:0 gain:p1:discard",
            "line 2: V16.1: the task \"collision:5:0\" cannot be: what waits in it is one of its steps 1 to 4",
        ),
        (
            "",
            "p1 markers: 4 4; tasks: collision:3:1 gain:p1:discard",
            "line 2: V16.9: the task \"collision:3:1\" cannot be: its second number is the player who comes next, counted from the active one",
        ),
        (
            "",
            "p1 markers: 4 4; tasks: collision:1:0 gain:p1:discard",
            "line 2: V16.9: the task \"collision:1:0\" cannot be: its second number is the player who comes next, counted from the active one",
        ),
        (
            "",
            "tasks: collision:1:1 gain:p1:discard",
            "line 1: V16.1: the task \"collision:1:1\" cannot be: the markers of the active player have not met",
        ),
        (
            "",
            "tops: 3-4=n12; tasks: top:3-4",
            "line 2: V15.3: the task \"top:3-4\" cannot be: no townsfolk is to be turned up there",
        ),
        (
            "",
            "tops: 3-4=-; under: 3-4=0; tasks: top:3-4",
            "line 3: V15.3: the task \"top:3-4\" cannot be: no townsfolk is to be turned up there",
        ),
        (
            "",
            "tasks: top:3-4 gain:p1:flip",
            "line 1: V7.6: the task \"top:3-4\" cannot be: it is done before anything else; name it last",
        ),
        (
            "",
            "tiles: 3-4=m12; tasks: tile:3-4",
            "line 2: V14.4: the task \"tile:3-4\" cannot be: no manuscript is to be turned up there",
        ),
        ("", "tasks: draw:p1:2", "line 1: V17.1: the task \"draw:p1:2\" cannot be: p1 draws 3 cards now"),
        (
            "",
            "tasks: draw:p2:3",
            "line 1: V17.1: the task \"draw:p2:3\" cannot be: only the active player draws",
        ),
        (
            "",
            "beat: act; tasks: draw:p1:3",
            "line 2: V17.1: the task \"draw:p1:3\" cannot be: it comes in phase 6: say \"beat: draw\"",
        ),
        (
            "",
            "tasks: draw:p1:3 gain:p1:discard",
            "line 1: V7.6: the task \"draw:p1:3\" cannot be: it is done before anything else; name it last",
        ),
        (
            "",
            "p1 deck: none; p1 hand: s1 s2; p1 slots: s3; tasks: turn:p1:discard",
            "line 4: V6.14: the task \"turn:p1:discard\" cannot be: there is no card in the deck",
        ),
        (
            "",
            "p1 deck: s1 s2; p1 slots: s3; tasks: turn:p1:destroy",
            "line 3: V17.12: the task \"turn:p1:destroy\" cannot be: three cards are left",
        ),
        (
            "",
            "beat: act; tasks: turn:p1:play",
            "line 2: V8.6: the task \"turn:p1:play\" cannot be: the active player plays it with an empty hand, at \"beat: play\"",
        ),
        (
            "",
            "p1 hand: s1; tasks: turn:p1:play",
            "line 2: V8.6: the task \"turn:p1:play\" cannot be: the active player plays it with an empty hand, at \"beat: play\"",
        ),
        (
            "",
            "tasks: scheme",
            "line 1: V21.3: the task \"scheme\" cannot be: there is no solo opponent at this table",
        ),
        (
            "",
            "tasks: first-building",
            "line 1: V21.7: the task \"first-building\" cannot be: it goes by itself; leave it out",
        ),
        (
            "",
            "beat: draw; tasks: gain:p1:discard",
            "line 1: V16.1, V17.1: in the last phases of a turn only a collision and a draw wait",
        ),
        (
            "",
            "beat: drop; tasks: gain:p1:discard",
            "line 1: V8.2: nothing waits before cards move; say \"beat: play\"",
        ),
        (
            "",
            "beat: collide; tasks: gain:p1:discard",
            "line 1: V16.1: what waits in a collision waits at \"beat: draw\"",
        ),
        (
            "",
            "dismissed: n30",
            "line 1: V10.7: a townsfolk is dismissed before the action is paid for: add the task amount or payment",
        ),
        (
            "",
            "p1 viscount: 3; p1 stone: 3; tasks: amount:build; dismissed: printed",
            "line 4: V10.13: the printed townsfolk of 3-4 lies under others",
        ),
        (
            "",
            "p1 viscount: 3; p1 stone: 3; p1 silver: 5; tops: 3-4=n30; dismissed: n30; tasks: amount:build",
            "line 5: V10.11: n30 left the game when it was dismissed",
        ),
        (
            "",
            "p1 viscount: 3; p1 stone: 3; p1 slots: n30; dismissed: n30; tasks: amount:build",
            "line 4: V10.11: n30 left the game when it was dismissed",
        ),
        (
            "",
            "p1 viscount: 3; p1 stone: 3; p1 silver: 3; tops: 3-4=n30; dismissed: n31; tasks: amount:build dismissal:build",
            "line 5: V10.7: a townsfolk is dismissed before the action is paid for: add the task amount or payment",
        ),
    ]);
}

#[test]
fn v21_the_solo_opponent() {
    refuse::<Viscounts>(&[
        (
            "",
            "schemes: S-noble",
            "line 1: V21.3: \"schemes\" is for a solo opponent, and there is none at this table",
        ),
        ("", "pile: none", "line 1: V21.3: \"pile\" is for a solo opponent, and there is none at this table"),
        (
            "",
            "strangers: 1",
            "line 1: V21.3: \"strangers\" is for a solo opponent, and there is none at this table",
        ),
        (
            "",
            "discards: none",
            "line 1: V21.3: \"discards\" is for a solo opponent, and there is none at this table",
        ),
        (
            "",
            "future: none",
            "line 1: V21.3: \"future\" is for a solo opponent, and there is none at this table",
        ),
        (
            "solo: cleric",
            "p2 silver: 1",
            "line 1: V21.3, V22.7: p2 is the solo opponent, which has no townsfolk and no silver",
        ),
        (
            "solo: cleric",
            "p2 hand: s1",
            "line 1: V21.3, V22.7: p2 is the solo opponent, which has no townsfolk and no silver",
        ),
        (
            "solo: cleric",
            "turn: p2",
            "line 1: V24.3: the solo opponent decides nothing; add the task scheme, with slot 1 of its schemes empty",
        ),
        (
            "solo: cleric",
            "turn: p2; beat: act",
            "line 2: V24.3: the solo opponent has no phases; say \"beat: collide\", or \"beat: draw\" for its collision",
        ),
        (
            "solo: cleric",
            "turn: p2; tasks: scheme; schemes: S-builder",
            "line 2: V24.2: the task \"scheme\" cannot be: slot 1 is empty while a scheme is to be turned up; write - for it",
        ),
        (
            "solo: cleric",
            "turn: p2; tasks: scheme; pile: none; discards: S-builder S-cleric S-criminal-1",
            "line 2: V24.6: the task \"scheme\" cannot be: the draw pile is empty",
        ),
        (
            "solo: cleric",
            "tasks: scheme",
            "line 1: V24.3: the task \"scheme\" cannot be: it comes in the solo opponent's turn, at \"beat: collide\"",
        ),
        (
            "solo: cleric",
            "tasks: gain:p2:flip",
            "line 1: V7.6: the task \"gain:p2:flip\" goes on by itself here; leave it out",
        ),
        (
            "solo: cleric",
            "tasks: choose:p2:n04",
            "line 1: V21.3: the task \"choose:p2:n04\" cannot be: p2 is the solo opponent and decides nothing",
        ),
        (
            "solo: cleric",
            "schemes: S-builder; pile: S-builder",
            "line 2: V1.7: the scheme S-builder is there once, and in one place",
        ),
        (
            "solo: cleric",
            "future: S-builder",
            "line 1: V21.5: S-builder is a starting scheme; future ones begin with F",
        ),
        ("solo: cleric", "strangers: 1", "line 1: V21.9: at this table 0 future schemes were shuffled in"),
        (
            "solo: cleric, difficulty: 2",
            "strangers: 2; future: F-builder",
            "line 1: V21.9: 1 future schemes are unseen; no more are strangers",
        ),
        (
            "solo: cleric, difficulty: 2",
            "moment: over; poverty: 0; strangers: 1",
            "line 3: V25.2: all schemes of the pile are known at the end",
        ),
        (
            "solo: cleric",
            "p2 viscount: 3-4",
            "line 1: V22.2: the solo opponent's viscount keeps to the outer spaces, 1 to 10",
        ),
        (
            "solo: cards",
            "p2 stone: 1",
            "line 1: V22.5: all resources of this opponent are of one kind; say \"ink\"",
        ),
        (
            "solo: cleric",
            "pile: S-builder",
            "line 1: V21.5: the solo opponent has no fewer than three schemes",
        ),
        (
            "solo: cleric",
            "turn: p2; beat: end; tasks: gain:p1:rearrange",
            "line 2: V24.3: the solo opponent has no phases; say \"beat: collide\", or \"beat: draw\" for its collision",
        ),
        (
            "solo: cleric",
            "turn: p2; tasks: future; future: none",
            "line 2: V22.10: the task \"future\" cannot be: the future pile is empty",
        ),
        (
            "solo: cleric",
            "turn: p2; tasks: stranger",
            "line 2: V25.2: the task \"stranger\" cannot be: unseen schemes are turned up at the end of the last turn, at \"beat: draw\"",
        ),
        (
            "solo: cleric",
            "turn: p2; schemes: S-builder; tasks: march:S-cleric gain:p1:rearrange",
            "line 3: V24.3: the task \"march:S-cleric\" cannot be: the scheme that acts lies in slot 1",
        ),
        (
            "solo: cleric",
            "turn: p2; tasks: gain:p1:rearrange march:S-cleric",
            "line 2: V7.6: the task \"march:S-cleric\" cannot be: nothing else waits below it; name it first",
        ),
        (
            "solo: cleric",
            "tasks: hired:p2 gain:p1:discard",
            "line 1: V21.3: the task \"hired:p2\" cannot be: p2 is the solo opponent and decides nothing",
        ),
    ]);
}
