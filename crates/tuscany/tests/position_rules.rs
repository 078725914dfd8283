//! Positions that break a rule: each is refused with the whole sentence that names it.

use demesne_trial::positions::refuse;
use demesne_tuscany::Tuscany;

#[test]
fn t3_before_the_first_turn() {
    refuse::<Tuscany>(&[
        ("", "moment: over; beat: first", "line 2: T4.2: \"beat\" is for a player's turn"),
        ("", "moment: tokens; tasks: cards:3", "line 2: T4.5: \"tasks\" is for a player's turn"),
        ("", "moment: over; gaps: 1", "line 2: T9.3: \"gaps\" is for a player's turn"),
        ("", "moment: boards; fresh: 1", "line 2: T10.3: \"fresh\" is for a player's turn"),
        ("first: p2", "first: p1", "line 1: T3.6: at this table p2 is the start player"),
        ("first: p2", "moment: first", "line 1: T3.6: at this table the start player is not drawn"),
        ("", "moment: first; first: p1", "line 2: T3.6: the start player is not drawn yet"),
        (
            "",
            "moment: boards; turn: p2",
            "line 2: T3.11: nobody has a turn before the boards lie on the table",
        ),
        (
            "",
            "moment: first; centre: castle*1",
            "line 2: T3.7: 1 of 8 tiles of the centre are turned up; none is turned up before the start player is known",
        ),
        (
            "",
            "moment: centre; centre: castle*4 city*4",
            "line 2: T3.7: 8 of 8 tiles of the centre are turned up; the hands come next",
        ),
        (
            "",
            "moment: hands 1; centre: castle*4",
            "line 2: T3.7: 4 of 8 tiles of the centre are turned up; all are turned up before the hands are dealt",
        ),
        (
            "",
            "moment: tokens; centre: castle*4",
            "line 2: T3.7: 4 of 8 tiles of the centre are turned up; all are turned up before the hands are dealt",
        ),
        ("", "moment: tokens; removed: castle*1", "line 2: T14.5: no tile was removed before the first turn"),
        (
            "",
            "moment: tokens; removed own: castle*1",
            "T3.11: p1 has nothing but cards, a board and a token before the first turn",
        ),
        (
            "",
            "moment: centre; neutral: none",
            "line 2: T3.5: no neutral tile is missing before the first turn",
        ),
        (
            "",
            "moment: centre; neutral: castle*4 city*4",
            "line 2: T3.5: no neutral tile is missing before the first turn",
        ),
        ("", "moment: tokens; discards: red*1", "line 2: T7.6: nothing was paid before the first turn"),
        ("", "moment: hands 1; discards: red*1", "line 2: T7.6: nothing was paid before the first turn"),
        (
            "",
            "moment: tokens; harvest discards: worker*1",
            "line 2: T11.1: no harvest card was revealed before the first turn",
        ),
        ("", "moment: hands 1; p1 hand: red*5", "line 2: T3.8: p1 has 0 cards now"),
        ("", "moment: hands 2; p1 hand: red*4", "line 2: T3.8: p1 has 5 cards now"),
        ("", "moment: pieces; p1 hand: red*5", "T3.8: p2 has 5 cards now"),
        (
            "",
            "moment: hands 1; p1 storage: hex",
            "line 2: T3.11: p1 has nothing but cards, a board and a token before the first turn",
        ),
        (
            "",
            "moment: tokens; p1 storage: castle",
            "line 2: T3.11: p1 has nothing but cards, a board and a token before the first turn",
        ),
        (
            "",
            "moment: tokens; p1 marble: 1",
            "line 2: T3.11: p1 has nothing but cards, a board and a token before the first turn",
        ),
        (
            "",
            "moment: tokens; p2 workers: 1",
            "line 2: T3.11: p2 has nothing but cards, a board and a token before the first turn",
        ),
        (
            "",
            "moment: tokens; p1 items: 15=cart",
            "line 2: T3.11: p1 has nothing but cards, a board and a token before the first turn",
        ),
        (
            "",
            "moment: tokens; p1 stack: turned 1",
            "line 2: T3.11: p1 has nothing but cards, a board and a token before the first turn",
        ),
        ("", "moment: tokens; p1 tokens: card*1", "line 2: T3.11: p1 has not taken a token yet"),
        ("", "moment: tokens; turn: p2; p2 tokens: card*1", "line 3: T3.11: p2 has not taken a token yet"),
        (
            "",
            "moment: boards; p1 hand: red*5; p2 hand: red*5; p1 tokens: card*1",
            "line 4: T3.11: p1 has not taken a token yet",
        ),
        (
            "",
            "moment: tokens; turn: p2; p1 tokens: storage*1",
            "T3.11: a storage token brings 2 points, and nothing else does before the first turn",
        ),
        (
            "",
            "moment: tokens; turn: p2; p1 points: areas=3",
            "line 3: T3.11: a storage token brings 2 points, and nothing else does before the first turn",
        ),
        ("", "moment: tokens; round: 2", "line 2: T4.1: the first round has not begun"),
        ("", "moment: tokens; phase: 2", "line 2: T4.1: the first round has not begun"),
        ("", "moment: centre; last round: yes", "line 2: T4.1: the first round has not begun"),
        ("", "moment: hands 1; phase: 3", "line 2: T4.1: the first round has not begun"),
    ]);
}

#[test]
fn t1_each_tile_card_and_token_is_in_one_place() {
    refuse::<Tuscany>(&[
        ("", "centre: castle*5", "T1.6: 5 neutral castle tiles lie about; there are 4"),
        ("", "centre: olive*1", "T1.6: 1 neutral olive tiles lie about; there are 0"),
        ("", "neutral: castle*4", "T1.6: 5 neutral castle tiles lie about; there are 4"),
        ("", "centre: castle*4; removed: castle*1", "T1.6: 5 neutral castle tiles lie about; there are 4"),
        ("", "p1 stack: castle*2", "line 1: T1.5: a player has 1 castle tiles, not 2"),
        ("", "p1 stack: olive+vineyard*1", "line 1: T1.5: a player has 0 olive+vineyard tiles, not 1"),
        (
            "",
            "centre own: castle*3",
            "T1.5: 3 castle tiles with a player's back lie about, but 2 were turned up; say so by a line such as \"p1 stack: turned 6\"",
        ),
        (
            "",
            "centre own: castle*1; p1 stack: turned 0; p2 stack: turned 0",
            "T1.5: 1 castle tiles with a player's back lie about, but 0 were turned up; say so by a line such as \"p1 stack: turned 6\"",
        ),
        (
            "",
            "p1 items: 15=cart 11=cart 9=cart; p2 storage: cart; centre: castle*1; neutral: cart*4; p1 stack: turned 0; p2 stack: turned 0",
            "T1.4: 4 cart tiles lie on boards and in storages, but only 0 have left the centre and the stacks; say so by a line such as \"p1 stack: turned 6\"",
        ),
        (
            "",
            "p1 tokens: storage*255",
            "line 1: T9.5: 255 tokens are more than one and one for each of 0 cities",
        ),
        ("", "p1 tokens: card*2", "line 1: T9.5: 2 tokens are more than one and one for each of 0 cities"),
        (
            "",
            "p1 items: 15=hex 11=hex 8=hex 4=city; p1 tokens: card*3",
            "line 2: T9.5: 3 tokens are more than one and one for each of 1 cities",
        ),
        (
            "",
            "tasks: check refill bonus:city token; p1 items: 15=hex 11=hex 8=hex 4=city; p1 tokens: card*2",
            "line 3: T9.5: 2 tokens and one to be taken are more than one and one for each of 1 cities",
        ),
        (
            "players: 3",
            "p1 items: 0=hex 1=hex 2=hex 3=hex 4=hex 5=hex 6=hex 7=hex 8=hex 9=hex 10=hex 11=hex 12=hex 13=hex 14=hex 15=hex 16=hex 17=hex 18=hex 20=hex 21=hex 22=hex 23=hex 24=hex 25=hex 26=hex 27=hex 28=hex 29=hex; p1 tokens: card*4; p2 tokens: card*1; p3 tokens: card*1",
            "T1.10: 6 card tokens are taken; there are 5",
        ),
        ("", "p1 storage: hex hex", "line 1: T6.2: p1 has 1 storage spaces for 2 items"),
        ("", "p1 storage: hex hex hex hex hex hex", "line 1: T6.2: nobody has more than 5 storage spaces"),
        ("", "p1 hand: red*15", "T1.8: 15 red cards are in deck, discards and hands; there are 14"),
        ("", "p1 hand: red*100 grey*100", "line 1: T1.8: there are 122 game cards, not 200"),
        (
            "",
            "p1 hand: red*8; p2 hand: red*8",
            "T1.8: 16 red cards are in deck, discards and hands; there are 14",
        ),
        ("", "deck: red*1", "line 1: T1.8: 0 dark-green cards are in deck, discards and hands; there are 14"),
        (
            "",
            "eyes: p1; deck: 121 hidden",
            "line 2: T1.8: 121 cards are hidden in deck and hands; 122 of 122 are nowhere to be seen",
        ),
        (
            "",
            "eyes: p1; p1 hand: red*10; p2 hand: 5 hidden; deck: 108 hidden",
            "line 4: T1.8: 113 cards are hidden in deck and hands; 112 of 122 are nowhere to be seen",
        ),
        (
            "",
            "eyes: p1; p2 hand: red*2",
            "line 2: T18.1: these cards are hidden here; say how many, such as \"5 hidden\"",
        ),
        ("", "eyes: p1; p2 hand: 5 cards", "line 2: \"cards\" is not the word hidden"),
        (
            "",
            "eyes: p1; p2 hand: 123 hidden",
            "line 2: \"123\" is not a number of cards: give a number from 0 to 122",
        ),
        (
            "",
            "eyes: spectator; p1 hand: none",
            "line 2: T18.1: these cards are hidden here; say how many, such as \"5 hidden\"",
        ),
        ("", "p1 hand: 5 hidden", "line 1: T18.1: nothing is hidden here; name the cards, such as red*2"),
        ("", "deck: 5 hidden", "line 1: T18.1: nothing is hidden here; name the cards, such as red*2"),
        (
            "",
            "harvest: worker*1",
            "line 1: T11.3: 0 harvest cards two_red_points are in deck and discards; there are 5",
        ),
        (
            "",
            "harvest discards: worker*5",
            "T11.3: 5 harvest cards worker are in deck and discards; there are 4",
        ),
        ("", "p1 marble: 105", "line 1: T1.13: 105 are more than anybody could have here; give 104 at most"),
        ("", "p2 workers: 105", "line 1: T1.13: 105 are more than anybody could have here; give 104 at most"),
        (
            "",
            "p1 points: areas=1010",
            "line 1: T1.16: \"areas=1010\" is more than anybody could have here; give 1009 at most",
        ),
        ("", "p1 points: cards=1", "line 1: T16.4: \"cards\" is counted at the end of the game only"),
        (
            "",
            "p1 points: stored-tiles=1",
            "line 1: T16.4: \"stored-tiles\" is counted at the end of the game only",
        ),
        (
            "",
            "p1 points: stored-hexes=1",
            "line 1: T16.4: \"stored-hexes\" is counted at the end of the game only",
        ),
        ("", "p1 points: marble=1", "line 1: T16.4: \"marble\" is counted at the end of the game only"),
        ("", "p1 points: workers=1", "line 1: T16.4: \"workers\" is counted at the end of the game only"),
    ]);
}

#[test]
fn t18_5_what_is_recalled() {
    refuse::<Tuscany>(&[
        ("", "p1 recalls: red*1", "line 1: T18.5: these cards are not all in the hands of the others"),
        (
            "",
            "p2 hand: red*2; p1 recalls: red*3",
            "line 2: T18.5: these cards are not all in the hands of the others",
        ),
        (
            "",
            "p1 hand: red*2; p1 recalls: red*1",
            "line 2: T18.5: these cards are not all in the hands of the others",
        ),
        (
            "",
            "p1 hand: red*2; spectator recalls: red*3",
            "line 2: T18.5: these cards are not all in the hands of the others",
        ),
        (
            "",
            "eyes: p1; p2 hand: 2 hidden; p2 recalls: red*1",
            "line 3: T18.1: what somebody else recalls is hidden here",
        ),
        (
            "",
            "eyes: p1; p2 hand: 2 hidden; spectator recalls: red*1",
            "line 3: T18.1: what somebody else recalls is hidden here",
        ),
        (
            "",
            "eyes: p1; p2 hand: 2 hidden; p1 recalls: red*3",
            "line 3: T18.5: these cards are not all in the hands of the others",
        ),
        (
            "",
            "eyes: p1; p1 hand: red*13; p2 hand: 2 hidden; p1 recalls: red*2",
            "line 4: T18.5: these cards are not all in the hands of the others",
        ),
        (
            "",
            "eyes: spectator; p2 hand: 2 hidden; p1 recalls: red*1",
            "line 3: T18.1: what somebody else recalls is hidden here",
        ),
    ]);
}

#[test]
fn t14_the_centre() {
    refuse::<Tuscany>(&[
        (
            "",
            "centre: castle*4 city*4 estate*1",
            "line 1: T14.1: 9 tiles and gaps are in the centre; it has 8 places",
        ),
        (
            "",
            "centre: castle*4 city*4; gaps: 1; tasks: check refill",
            "line 1: T14.1: 9 tiles and gaps are in the centre; it has 8 places",
        ),
        (
            "",
            "centre: castle*4 city*3; tasks: check neutral:2",
            "line 1: T14.1: 9 tiles and gaps are in the centre; it has 8 places",
        ),
        (
            "",
            "centre: castle*3; centre own: castle*2",
            "line 2: T14.4: five castle tiles cannot stay in the centre",
        ),
        ("", "gaps: 1", "T14.1: 9 tiles and gaps are in the centre; it has 8 places"),
        (
            "",
            "gaps: 1; tasks: check neutral:1; centre: castle*4",
            "line 1: T9.3: gaps are there while they are to be refilled; add the task refill",
        ),
    ]);
}

#[test]
fn t15_phases() {
    refuse::<Tuscany>(&[
        (
            "",
            "p1 stack: turned 7",
            "line 1: T15.2: p1 has turned up 7 tiles before its turn; phase 1 ended with the round in which somebody had 7",
        ),
        (
            "",
            "p2 stack: turned 7",
            "line 1: T15.2: p2 has turned up 7 tiles before its turn; phase 1 ended with the round in which somebody had 7",
        ),
        (
            "",
            "turn: p2; p1 stack: turned 10",
            "line 2: T15.8: p1 has turned up 10 tiles; in phase 1 no more than 9 can be",
        ),
        (
            "",
            "phase: 2; p1 stack: turned 14",
            "line 2: T15.3: p1 has turned up 14 tiles before its turn; phase 2 ended with the round in which somebody had 14",
        ),
        (
            "",
            "phase: 2; turn: p2; p1 stack: turned 17",
            "line 3: T15.8: p1 has turned up 17 tiles; in phase 2 no more than 16 can be",
        ),
        (
            "",
            "beat: between; p1 marble: 1; p1 stack: turned 8",
            "line 3: T15.8: p1 has turned up 8 tiles and can turn up 2 more; in phase 1 no more than 9 can be",
        ),
        (
            "",
            "beat: extra; p1 stack: turned 8",
            "line 2: T15.8: p1 has turned up 8 tiles and can turn up 2 more; in phase 1 no more than 9 can be",
        ),
        (
            "",
            "beat: last; p1 stack: turned 10",
            "line 2: T15.8: p1 has turned up 10 tiles; in phase 1 no more than 9 can be",
        ),
        (
            "",
            "beat: extra; tasks: check refill; gaps: 1; centre: castle*1; p1 stack: turned 9",
            "line 5: T15.8: p1 has turned up 9 tiles and can turn up 1 more; in phase 1 no more than 9 can be",
        ),
        (
            "",
            "tasks: check refill; gaps: 1; centre: castle*1; p1 stack: turned 7",
            "line 4: T15.8: p1 has turned up 7 tiles and can turn up 3 more; in phase 1 no more than 9 can be",
        ),
        (
            "",
            "tasks: give:castle; p1 storage: hex; p1 stack: turned 7",
            "line 3: T15.8: p1 has turned up 7 tiles and can turn up 3 more; in phase 1 no more than 9 can be",
        ),
        (
            "",
            "last round: yes",
            "line 1: T15.5: the additional round comes in phase 3, when somebody's stacks are used up",
        ),
        (
            "",
            "phase: 3; last round: yes",
            "line 2: T15.5: the additional round comes in phase 3, when somebody's stacks are used up",
        ),
        ("", "p1 points: scoring-1=3", "line 1: T16.1: scoring 1 has not been yet"),
        ("", "phase: 2; p2 points: scoring-2=3", "line 2: T16.1: scoring 2 has not been yet"),
        ("", "phase: 3; p2 points: scoring-3=3", "line 2: T16.1: scoring 3 has not been yet"),
        ("", "moment: over", "T15.5: a game ends in phase 3"),
        (
            "",
            "moment: over; phase: 3; turn: p2",
            "line 3: T4.1: a game ends with a round, before the start player's turn",
        ),
    ]);
}

#[test]
fn t4_t8_tasks() {
    refuse::<Tuscany>(&[
        (
            "",
            "beat: between; tasks: cards:3",
            "line 1: T4.5: while something is to be done the action is not over",
        ),
        (
            "",
            "beat: last; tasks: cards:3",
            "line 1: T4.5: while something is to be done the action is not over",
        ),
        ("", "fresh: 1", "line 1: T10.3: p1 has 0 wooden hexes stored"),
        ("", "p1 storage: castle; fresh: 1", "line 2: T10.3: p1 has 0 wooden hexes stored"),
        ("", "tasks: castle", "line 1: T8.1: the task \"castle\" cannot follow from what is named before it"),
        ("", "tasks: token", "line 1: T8.1: the task \"token\" cannot follow from what is named before it"),
        ("", "tasks: refill", "line 1: T8.1: the task \"refill\" cannot follow from what is named before it"),
        (
            "",
            "tasks: check refill castle",
            "line 1: T8.1: the task \"castle\" cannot follow from what is named before it",
        ),
        (
            "",
            "tasks: check refill bonus:city castle",
            "line 1: T8.1: the task \"castle\" cannot follow from what is named before it",
        ),
        (
            "",
            "tasks: cards:3 cards:3",
            "line 1: T8.1: the task \"cards:3\" cannot follow from what is named before it",
        ),
        (
            "",
            "tasks: check check",
            "line 1: T8.1: the task \"check\" cannot follow from what is named before it",
        ),
        (
            "",
            "tasks: exchanged castle",
            "line 1: T8.1: the task \"castle\" cannot follow from what is named before it",
        ),
        (
            "",
            "tasks: check refill bonus:monastery cards:4",
            "line 1: T8.1: the task \"cards:4\" cannot follow from what is named before it",
        ),
        (
            "",
            "tasks: check refill bonus:cart harvest:1 cards:3",
            "line 1: T8.1: the task \"cards:3\" cannot follow from what is named before it",
        ),
        (
            "",
            "tasks: check refill bonus:castle bonus:castle bonus:castle bonus:castle bonus:castle bonus:castle castle",
            "line 1: T4.5: no more than 8 tasks are ever stacked",
        ),
        (
            "",
            "tasks: check refill bonus:castle bonus:castle bonus:castle castle",
            "line 1: T8.1: 3 bonus steps of dark-green wait, but 0 of its spaces were covered in play",
        ),
        (
            "",
            "tasks: check refill bonus:city token",
            "line 1: T8.1: 1 bonus steps of red wait, but 0 of its spaces were covered in play",
        ),
        (
            "",
            "tasks: check refill bonus:castle castle",
            "line 1: T8.1: 1 bonus steps of dark-green wait, but 0 of its spaces were covered in play",
        ),
        ("", "tasks: cards:4", "line 1: T5.2: \"cards:4\" is too much; p1 gets 3 at most"),
        ("draw_base: 2", "tasks: cards:3", "line 1: T5.2: \"cards:3\" is too much; p1 gets 2 at most"),
        (
            "",
            "p1 items: 15=cart; tasks: check refill bonus:cart harvest:2",
            "line 2: T9.15: \"harvest:2\" is too much; p1 gets 1 at most",
        ),
        ("", "tasks: check", "line 1: T4.5: something is to be done that goes by itself; leave it out"),
        (
            "",
            "tasks: check refill",
            "line 1: T4.5: something is to be done that goes by itself; leave it out",
        ),
        (
            "",
            "p1 items: 15=cart; tasks: check refill bonus:cart",
            "line 2: T4.5: something is to be done that goes by itself; leave it out",
        ),
        (
            "",
            "p1 items: 15=cart; tasks: check refill bonus:cart harvest:0",
            "line 2: T4.5: something is to be done that goes by itself; leave it out",
        ),
        (
            "",
            "tasks: cards:3; p1 hand: dark-green*14 red*14 turquoise*14 light-green*16 grey*16 orange*16 yellow*16 beige*16",
            "line 1: T4.5: something is to be done that goes by itself; leave it out",
        ),
        (
            "",
            "tasks: cards:3; deck: none; discards: dark-green*14 red*14 turquoise*14 light-green*16 grey*16 orange*16 yellow*16 beige*16",
            "line 1: T4.5: something is to be done that goes by itself; leave it out",
        ),
        (
            "",
            "tasks: give:castle",
            "line 1: T4.4: a step can be begun only if it can be finished; this one cannot",
        ),
        (
            "",
            "tasks: give:castle; p1 storage: hex; centre: city*1",
            "line 1: T4.4: a step can be begun only if it can be finished; this one cannot",
        ),
        (
            "",
            "tasks: space:castle",
            "line 1: T4.4: a step can be begun only if it can be finished; this one cannot",
        ),
        (
            "",
            "tasks: space:castle; p1 storage: castle; p1 workers: 2",
            "line 1: T4.4: a step can be begun only if it can be finished; this one cannot",
        ),
        (
            "",
            "tasks: space:cart; p1 storage: cart",
            "line 1: T4.4: a step can be begun only if it can be finished; this one cannot",
        ),
        (
            "",
            "tasks: space:hex; p1 storage: hex; p1 workers: 2; fresh: 1",
            "line 1: T4.4: a step can be begun only if it can be finished; this one cannot",
        ),
        (
            "",
            "tasks: payment:cart:15; p1 storage: cart",
            "line 1: T4.4: a step can be begun only if it can be finished; this one cannot",
        ),
        (
            "",
            "tasks: payment:cart:15; p1 workers: 2",
            "line 1: T4.4: a step can be begun only if it can be finished; this one cannot",
        ),
        (
            "",
            "tasks: payment:cart:26; p1 storage: cart; p1 workers: 2",
            "line 1: T4.4: a step can be begun only if it can be finished; this one cannot",
        ),
        (
            "",
            "tasks: payment:hex:15; p1 storage: hex; p1 workers: 2; fresh: 1",
            "line 1: T4.4: a step can be begun only if it can be finished; this one cannot",
        ),
        (
            "",
            "tasks: exchanged; centre: castle*1; neutral: none",
            "line 1: T4.4: a step can be begun only if it can be finished; this one cannot",
        ),
        (
            "",
            "tasks: exchanged check neutral:1; centre: castle*1; neutral: castle*1",
            "line 1: T4.4: a step can be begun only if it can be finished; this one cannot",
        ),
        (
            "",
            "tasks: exchanged; centre: none",
            "line 1: T4.5: something is to be done that goes by itself; leave it out",
        ),
        (
            "",
            "p1 board: B2 C1 A2 +1 -1 castle 19; p1 items: 15=cart 11=cart 9=cart 5=hex; centre: village*1; tasks: check refill bonus:castle free:cart",
            "line 4: T4.4: a step can be begun only if it can be finished; this one cannot",
        ),
        (
            "",
            "p1 board: B2 C1 A2 +1 -1 castle 19; p1 items: 15=cart 11=cart 9=cart 5=hex; tasks: check refill bonus:castle free:castle",
            "line 3: T4.4: a step can be begun only if it can be finished; this one cannot",
        ),
        (
            "",
            "p1 board: B2 C1 A2 +1 -1 castle 19; p1 items: 15=cart 11=cart 9=cart 5=hex; centre: village*2; gaps: 2; tasks: check refill bonus:castle castle",
            "line 4: T9.4: castles can make 4 gaps here; in a turn they make 2 at most",
        ),
        (
            "",
            "eyes: p2; p2 hand: none; p1 hand: 1 hidden; p1 storage: cart; tasks: space:cart",
            "line 5: T4.4: a step can be begun only if it can be finished; this one cannot",
        ),
        (
            "",
            "eyes: p2; p1 hand: 2 hidden; p1 storage: cart; p2 recalls: red*1 grey*1; tasks: payment:cart:15",
            "line 5: T4.4: a step can be begun only if it can be finished; this one cannot",
        ),
    ]);
}
