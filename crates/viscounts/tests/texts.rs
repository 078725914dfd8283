//! Action text and options that say nothing: one sentence for each. Options are written as they are read.

use demesne_game::{Game, Notation, SetupLine};
use demesne_viscounts::{CATALOGUE, Opponent, Options, Viscounts};

/// Setup lines, joined by `; `.
fn lines(text: &str) -> Vec<SetupLine> {
    let pairs = text.split("; ").filter_map(|line| line.split_once(": "));
    (1..)
        .zip(pairs)
        .map(|(line, (key, value))| SetupLine { key: key.into(), value: value.into(), line })
        .collect()
}

fn table(text: &str) -> Viscounts {
    Viscounts::from_setup(&lines(text)).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Each step is refused with this sentence at a table of two.
fn refuse(wrong: &[(&str, &str)]) {
    let game = table("");
    for &(text, why) in wrong {
        match game.parse_step(text) {
            Ok(step) => panic!("\"{text}\" was read as \"{}\"", game.step_text(step)),
            Err(error) => assert_eq!(error.to_string(), why, "{text}"),
        }
    }
}

const ACTIONS: &str = "is no action; the actions are pick, play, move, trade, build, workers, transcribe, rest, dismiss, keep, \
    exchange, place, take, pay, site, link, gain, flip, choose, next, arrange, discard, destroy, hire, shift, section, resolve, \
    spread, remove, skip, end, and for chance first, board, townsfolk, manuscripts, pairs, draw, turn, top, tile, scheme, future, \
    stranger";

#[test]
fn steps_of_players() {
    const CARD: &str = "a townsfolk: n01 to n68, h01 to h10, s1 to s8";
    const SEGMENT: &str = "a segment: 1-2, 3-4, 5-6, 7-8 or 9-10";
    const PAID: &str = "what is paid and how much, such as stone*2 or silver*4";
    let card = |text: &str, word: &str| match word {
        "" => (text.to_owned(), format!("\"{}\" lacks {CARD}", &text[3..])),
        word => (text.to_owned(), format!("\"{word}\" is not {CARD}")),
    };
    let mut wrong: Vec<(String, String)> = vec![
        card("p1 play", ""),
        card("p1 play n69", "n69"),
        card("p1 play n1", "n1"),
        card("p1 play n00", "n00"),
        card("p1 play top", "top"),
        card("p1 hire", ""),
        card("p1 hire abbot", "abbot"),
        card("p1 next h11", "h11"),
        card("p1 arrange s1 s2", ""),
        card("p1 arrange s1 - s9", "s9"),
    ];
    for verb in ["shift", "section", "resolve", "spread", "remove"] {
        wrong.push((format!("p1 {verb}"), format!("\"{verb}\" lacks {SEGMENT}")));
        wrong.push((format!("p1 {verb} 4-5"), format!("\"4-5\" is not {SEGMENT}")));
    }
    wrong.push(("p1 shift 3-4".into(), format!("\"shift 3-4\" lacks {SEGMENT}")));
    for (text, word) in
        [("pay", ""), ("pay stone", "stone"), ("pay stone*0", "stone*0"), ("pay wood*1", "wood*1")]
    {
        let why = match word {
            "" => format!("\"{text}\" lacks {PAID}"),
            word => format!("\"{word}\" is not {PAID}"),
        };
        wrong.push((format!("p1 {text}"), why));
    }
    for text in ["pay stone*+1", "pay ink*1000", "pay nothing*1"] {
        let word = text.strip_prefix("pay ").expect("a payment");
        wrong.push((format!("p1 {text}"), format!("\"{word}\" is not {PAID}")));
    }
    let wrong: Vec<(&str, &str)> = wrong.iter().map(|(text, why)| (&text[..], &why[..])).collect();
    refuse(&wrong);
    refuse(&[
        ("", "\"\" is nobody at this table; a step starts with p1 to p2 or with * for chance"),
        ("end", "\"end\" is nobody at this table; a step starts with p1 to p2 or with * for chance"),
        ("p3 end", "\"p3\" is nobody at this table; a step starts with p1 to p2 or with * for chance"),
        ("p1", "\"\" lacks an action, such as \"play s1\" or \"move 4\""),
        ("p1 pass", &format!("\"pass\" {ACTIONS}")),
        ("p1 Trade", &format!("\"Trade\" {ACTIONS}")),
        ("p1 end now", "\"end now\" has a word too many: \"now\""),
        ("p1 trade 2", "\"trade 2\" has a word too many: \"2\""),
        ("p1 rest a bit", "\"rest a bit\" has a word too many: \"a\""),
        ("p1 skip it", "\"skip it\" has a word too many: \"it\""),
        ("p1 dismiss n01", "\"dismiss n01\" has a word too many: \"n01\""),
        ("p1 keep n01", "\"keep n01\" has a word too many: \"n01\""),
        ("p1 play s1 s2", "\"play s1 s2\" has a word too many: \"s2\""),
        ("p1 pick", "\"pick\" lacks the number of a player card"),
        ("p1 pick 11", "\"11\" is not the number of a player card: give a number from 1 to 10"),
        ("p1 pick 0", "\"0\" is not the number of a player card: give a number from 1 to 10"),
        ("p1 move", "\"move\" lacks a space: 1 to 10, or an inner one such as 3-4"),
        ("p1 move 11", "\"11\" is not a space: 1 to 10, or an inner one such as 3-4"),
        ("p1 move 2-3", "\"2-3\" is not a space: 1 to 10, or an inner one such as 3-4"),
        ("p1 exchange", "\"exchange\" lacks a number of exchanges"),
        ("p1 exchange 0", "\"0\" is not a number of exchanges: give a number from 1 to 255"),
        ("p1 exchange many", "\"many\" is not a number of exchanges: give a number from 1 to 255"),
        ("p1 place", "\"place\" lacks a building such as workshop-2, or a number of workers"),
        ("p1 place 5", "\"5\" is not a building such as workshop-2, or a number of workers"),
        ("p1 place workshop", "\"workshop\" is not a building such as workshop-2, or a number of workers"),
        (
            "p1 place workshop-4",
            "\"workshop-4\" is not a building such as workshop-2, or a number of workers",
        ),
        ("p1 take", "\"take\" lacks a manuscript: m01 to m35"),
        ("p1 take m36", "\"m36\" is not a manuscript: m01 to m35"),
        ("p1 take printed m01", "\"take printed m01\" has a word too many: \"m01\""),
        ("p1 pay nothing ink*1", "\"pay nothing ink*1\" has a word too many: \"ink*1\""),
        ("p1 pay ink*1 ink*2", "\"ink\" stands here twice; say it once"),
        ("p1 site", "\"site\" lacks a site, such as 3-4.2"),
        ("p1 site 3-4.6", "\"3-4.6\" is not a site, such as 3-4.2"),
        ("p1 site 3-4", "\"3-4\" is not a site, such as 3-4.2"),
        ("p1 link 2", "\"2\" is not a site, such as 3-4.2"),
        ("p1 gain", "\"gain\" lacks a resource: ink, stone or gold"),
        ("p1 gain silver", "\"silver\" is not a resource: ink, stone or gold"),
        ("p1 flip", "\"flip\" lacks debt or deed"),
        ("p1 flip both", "\"both\" is not debt or deed"),
        ("p1 choose", "\"choose\" lacks a bundle of effects, such as debt+flip_deed"),
        ("p1 choose luck", "\"luck\" is not a bundle of effects, such as debt+flip_deed"),
        ("p1 discard", "\"discard\" lacks a townsfolk of the hand, such as s1, or top"),
        ("p1 discard -", "\"-\" is not a townsfolk of the hand, such as s1, or top"),
        ("p1 destroy bottom", "\"bottom\" is not a townsfolk of the hand, such as s1, or top"),
        ("p1 remove 3-4", "\"remove 3-4\" lacks a tier: first or second"),
        ("p1 remove 3-4 third p1", "\"third\" is not a tier: first or second"),
        ("p1 remove 3-4 first", "\"remove 3-4 first\" lacks a seat of this table: p1 to p2"),
        ("p1 remove 3-4 first p3", "\"p3\" is not a seat of this table: p1 to p2"),
    ]);
}

#[test]
fn steps_of_chance() {
    refuse(&[
        ("* first", "\"first\" lacks a seat of this table: p1 to p2"),
        ("* first p3", "\"p3\" is not a seat of this table: p1 to p2"),
        ("* roll", &format!("\"roll\" {ACTIONS}")),
        ("* board 1-2 3-4 5-6 7-8 9-10", "\"board 1-2 3-4 5-6 7-8 9-10\" lacks the word castle"),
        ("* board 1-2 3-4 5-6 7-8 castle 1", "\"castle\" is not a segment: 1-2, 3-4, 5-6, 7-8 or 9-10"),
        (
            "* board 1-2 3-4 5-6 7-8 9-10 castle 6",
            "\"6\" is not the section of the castle beside segment 1-2: give a number from 1 to 5",
        ),
        ("* townsfolk n01 n02", "\"townsfolk n01 n02\" lacks a townsfolk: n01 to n68, h01 to h10, s1 to s8"),
        ("* manuscripts m01", "\"manuscripts m01\" lacks a manuscript: m01 to m35"),
        ("* pairs 7", "\"7\" is not a player card and a hero, such as 7+h03"),
        ("* pairs 7+s1", "\"7+s1\" is not a player card and a hero, such as 7+h03"),
        ("* pairs 11+h01", "\"11+h01\" is not a player card and a hero, such as 7+h03"),
        ("* pairs 1+h01 2+h02 3+h03 4+h04 5+h05 6+h06", "V2.11: no more than five pairs are dealt"),
        ("* draw", "\"draw\" lacks a seat of this table: p1 to p2"),
        ("* draw p1", "\"draw p1\" lacks a townsfolk: n01 to n68, h01 to h10, s1 to s8"),
        ("* draw p1 ? s1", "\"draw p1 ? s1\" has a word too many: \"s1\""),
        ("* draw p1 none", "one to five cards are drawn at once"),
        ("* draw p1 s1 s1", "s1 stands here twice; say it once"),
        ("* draw p1 s1 s2 s3 s4 s5 s6", "one to five cards are drawn at once"),
        ("* turn top", "\"top\" is not a townsfolk: n01 to n68, h01 to h10, s1 to s8"),
        ("* top n01", "\"n01\" is not a segment: 1-2, 3-4, 5-6, 7-8 or 9-10"),
        ("* top 1-2", "\"top 1-2\" lacks a townsfolk: n01 to n68, h01 to h10, s1 to s8"),
        ("* tile 1-2 n01", "\"n01\" is not a manuscript: m01 to m35"),
        ("* scheme noble", "\"noble\" is not a scheme, such as S-noble"),
        ("* future", "\"future\" lacks a scheme, such as S-noble"),
        ("* stranger F-nobody", "\"F-nobody\" is not a scheme, such as S-noble"),
    ]);
}

/// Every action that can be written is written as it is read.
#[test]
fn actions_are_written_as_they_are_read() {
    let game = table("solo: noble");
    for text in [
        "first p1",
        "board 1-2 9-10 3-4 7-8 5-6 castle 3",
        "townsfolk n01 n02 n03 n04 n68",
        "manuscripts m01 m02 m10 m19 m28",
        "pairs 1+h10 10+h01",
        "draw p1 n01 h02 s3",
        "draw p1 ?",
        "turn s8",
        "top 3-4 n40",
        "tile 9-10 m35",
        "scheme S-criminal-1",
        "future F-cleric-builder",
        "stranger F-noble",
        "pick 10",
        "play h01",
        "move 10",
        "move 9-10",
        "trade",
        "build",
        "workers",
        "transcribe",
        "rest",
        "dismiss",
        "keep",
        "exchange 3",
        "place trading_post-1",
        "place 4",
        "take printed",
        "take m07",
        "pay nothing",
        "pay ink*1 stone*2 gold*3 silver*4",
        "site 3-4.5",
        "link 1-2.1",
        "gain gold",
        "flip debt",
        "flip deed",
        "choose debt+flip_deed",
        "choose place_workers:2",
        "next n16",
        "arrange s1 - n02",
        "discard top",
        "discard s1",
        "destroy top",
        "destroy n68",
        "hire n30",
        "shift 1-2 3-4",
        "section 5-6",
        "resolve 7-8",
        "spread 9-10",
        "remove 3-4 first p2",
        "remove 3-4 second p1",
        "skip",
        "end",
    ] {
        let action = game.parse_action(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(game.action_text(action), text);
    }
}

/// V1.1, V2.10, V21.1, V21.9: tables that cannot be.
#[test]
fn v1_1_v21_9_options_that_are_refused() {
    for (text, why) in [
        ("players: 5", "line 1: V1.1: \"5\" players cannot play; 1, 2, 3 or 4 can"),
        ("players: two", "line 1: V1.1: \"two\" players cannot play; 1, 2, 3 or 4 can"),
        ("first: p3", "line 1: V2.10: p3 cannot be the start player of 2 players; name p1 to p2"),
        (
            "first: nobody",
            "line 1: \"nobody\" is no value of the option first; it takes: random, p1, p2, p3, p4",
        ),
        (
            "solo: none; players: 1",
            "line 1: V1.1: one player plays against a solo opponent: cleric, builder, noble or cards",
        ),
        (
            "solo: duke",
            "line 1: \"duke\" is no value of the option solo; it takes: none, cleric, builder, noble, cards",
        ),
        ("players: 3; solo: noble", "line 2: V1.1: with a solo opponent there are 2 seats, not 3"),
        ("solo: noble; first: p2", "line 2: V21.1: against the solo opponent p1 is the start player"),
        ("difficulty: 2", "line 1: V21.9: the difficulty is for the solo opponent; say solo=cleric as well"),
        (
            "solo: noble; difficulty: 4",
            "line 2: \"4\" is no value of the option difficulty; it takes: 0, 1, 2, 3",
        ),
        (
            "colour: red",
            "line 1: \"colour\" is no option of this game; the options are: players, first, solo, difficulty",
        ),
        ("players: 2; players: 2", "line 2: the option \"players\" stands here twice; name it once"),
    ] {
        match Viscounts::from_setup(&lines(text)) {
            Ok(_) => panic!("\"{text}\" was not refused; it should be: {why}"),
            Err(error) => assert_eq!(error.to_string(), why, "{text}"),
        }
    }
}

/// V1.1, V2.10, V21.2, V21.9: what is not said.
#[test]
fn options_that_are_not_said() {
    let options = Options::from_lines(&[]).expect("defaults");
    assert_eq!(options, Options::default());
    assert_eq!((options.players, options.first, options.solo, options.difficulty), (2, None, None, 0));
    let alone = Options::from_lines(&lines("players: 1")).expect("a game alone");
    assert_eq!((alone.players, alone.solo, alone.seats()), (1, Some(Opponent::Cleric), 2));
}

/// Every option with every value: written as it was read, and a game like the one it came from.
#[test]
fn setup_lines_are_written_as_they_are_read() {
    let mut keys = Vec::new();
    for text in [
        "players: 2; first: random; solo: none; difficulty: 0",
        "players: 3; first: p3; solo: none; difficulty: 0",
        "players: 4; first: p4; solo: none; difficulty: 0",
        "players: 2; first: p1; solo: cleric; difficulty: 0",
        "players: 2; first: p1; solo: builder; difficulty: 1",
        "players: 2; first: p1; solo: noble; difficulty: 2",
        "players: 2; first: p1; solo: cards; difficulty: 3",
    ] {
        let said = lines(text);
        let game = Viscounts::from_setup(&said).unwrap_or_else(|e| panic!("{text}: {e}"));
        let written: Vec<(String, String)> = game.setup();
        let wanted: Vec<(String, String)> =
            said.iter().map(|line| (line.key.clone(), line.value.clone())).collect();
        assert_eq!(written, wanted);
        assert_eq!(game.seats(), game.options().seats());
        keys.extend(written.into_iter().map(|(key, _)| key));
    }
    assert_eq!(Viscounts::catalogue(), CATALOGUE);
    for option in CATALOGUE {
        assert!(keys.iter().any(|known| known == option.key), "{} is not tested here", option.key);
    }
}

/// A refusal of a listed verb by whom it is not for: seats do not act for chance, nor chance for seats.
#[test]
fn steps_by_the_wrong_one() {
    let game = table("first: p1");
    let start = game.start();
    for (text, why) in [
        ("p1 play s1", "V2.2: p1 cannot act before chance has: a step of * comes first"),
        ("* first p1", "V2.2: the board is put together now, nothing else"),
        ("* end", "V2.2: the board is put together now, nothing else"),
    ] {
        let step = game.parse_step(text).unwrap_or_else(|e| panic!("{text}: {e}"));
        let refused = game.check(&start, step).map_err(|illegal| illegal.to_string());
        assert_eq!(refused, Err(why.into()), "{text}");
    }
}
