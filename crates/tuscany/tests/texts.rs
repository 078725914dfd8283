//! Action text and options that say nothing: one sentence for each. Options and own pieces are written as they are read.

use crate::common::table;
use demesne_game::{Game, Notation, SetupLine};
use demesne_tuscany::{CATALOGUE, FreshHex, Options, TieBreak, Tuscany};

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

/// Setup lines, joined by `; `.
fn lines(text: &str) -> Vec<SetupLine> {
    let pairs = text.split("; ").filter_map(|line| line.split_once(": "));
    (1..)
        .zip(pairs)
        .map(|(line, (key, value))| SetupLine { key: key.into(), value: value.into(), line })
        .collect()
}

#[test]
fn steps_of_players() {
    refuse(&[
        ("", "\"\" is nobody at this table; a step starts with p1 to p2 or with * for chance"),
        ("end", "\"end\" is nobody at this table; a step starts with p1 to p2 or with * for chance"),
        ("p3 end", "\"p3\" is nobody at this table; a step starts with p1 to p2 or with * for chance"),
        ("p1", "\"\" lacks an action, such as \"draw\" or \"take castle\""),
        (
            "p1 pass",
            "\"pass\" is no action; the actions are board, token, draw, take, give, exchange, place, on, pay, free, skip, marble, end, and for chance first, neutral, cards, pieces, reveal, own, harvest",
        ),
        ("p1 end now", "\"end now\" has a word too many: \"now\""),
        ("p1 draw 3", "\"draw 3\" has a word too many: \"3\""),
        ("p1 skip it", "\"skip it\" has a word too many: \"it\""),
        ("p1 marble 1", "\"marble 1\" has a word too many: \"1\""),
        ("p1 take", "\"take\" lacks a tile, such as castle, olive or olive+vineyard"),
        ("p1 take horse", "\"horse\" is not a tile, such as castle, olive or olive+vineyard"),
        ("p1 take hex", "\"hex\" is not a tile, such as castle, olive or olive+vineyard"),
        ("p1 take castle 3", "\"take castle 3\" has a word too many: \"3\""),
        ("p1 give", "\"give\" lacks a tile, such as castle or olive+vineyard, or hex"),
        ("p1 give horse", "\"horse\" is not a tile, such as castle or olive+vineyard, or hex"),
        ("p1 exchange", "\"exchange\" lacks a type of tile, such as castle or crop"),
        ("p1 exchange olive", "\"olive\" is not a type of tile, such as castle or crop"),
        ("p1 exchange dark-green", "\"dark-green\" is not a type of tile, such as castle or crop"),
        ("p1 place", "\"place\" lacks a tile, such as castle or olive+vineyard, or hex"),
        ("p1 place horse", "\"horse\" is not a tile, such as castle or olive+vineyard, or hex"),
        ("p1 place castle 24", "\"place castle 24\" has a word too many: \"24\""),
        ("p1 on", "\"on\" lacks a space"),
        ("p1 on 30", "\"30\" is not a space: give a number from 0 to 29"),
        ("p1 on -1", "\"-1\" is not a space: give a number from 0 to 29"),
        ("p1 on +1", "\"+1\" is not a space: give a number from 0 to 29"),
        ("p1 on castle", "\"castle\" is not a space: give a number from 0 to 29"),
        ("p1 pay", "\"pay\" lacks a colour of cards, such as dark-green, or worker"),
        ("p1 pay pink", "\"pink\" is not a colour of cards, such as dark-green, or worker"),
        ("p1 pay 2", "\"2\" is not a colour of cards, such as dark-green, or worker"),
        ("p1 pay none red", "\"pay none red\" has a word too many: \"red\""),
        ("p1 pay red none", "\"none\" is not a colour of cards, such as dark-green, or worker"),
        ("p1 pay red*2", "\"red*2\" is not a colour of cards, such as dark-green, or worker"),
        (
            "p1 pay red red red red red red red red red red red red red red red red",
            "no step has more than 15 cards",
        ),
        ("p1 free", "\"free\" lacks a tile, such as castle, olive or olive+vineyard"),
        ("p1 free hex", "\"hex\" is not a tile, such as castle, olive or olive+vineyard"),
        ("p1 token", "\"token\" lacks a bonus token: card, storage, marble, worker or harvest"),
        ("p1 token gold", "\"gold\" is not a bonus token: card, storage, marble, worker or harvest"),
        ("p1 board", "\"board\" lacks a region piece, such as B2, or b2 if it is turned"),
        ("p1 board ? ?", "\"board ? ?\" has a word too many: \"?\""),
        (
            "p1 board A1 B1 C1",
            "\"board A1 B1 C1\" lacks a joint: +1 if the right piece lies half a hex lower, -1 if higher",
        ),
        (
            "p1 board A1 B1 C1 -1",
            "\"board A1 B1 C1 -1\" lacks a joint: +1 if the right piece lies half a hex lower, -1 if higher",
        ),
        ("p1 board A1 B1 C1 -1 +1", "\"board A1 B1 C1 -1 +1\" lacks the word castle"),
        (
            "p1 board A1 B1 C1 -1 +1 castle",
            "\"board A1 B1 C1 -1 +1 castle\" lacks the space of the start castle",
        ),
        (
            "p1 board A1 B1 C1 -1 +1 castle 0",
            "T3.10: the start castle lies on a dark green space; 0 is turquoise",
        ),
        (
            "p1 board A1 B1 B2 -1 +1 castle 6",
            "T2.1: a board is made of one piece A, one piece B and one piece C",
        ),
        (
            "p1 board A1 B1 D1 -1 +1 castle 6",
            "\"D1\" is not a region piece, such as B2, or b2 if it is turned",
        ),
        (
            "p1 board A1 B1 C1 -1 1 castle 6",
            "\"1\" is not a joint: +1 if the right piece lies half a hex lower, -1 if higher",
        ),
    ]);
}

#[test]
fn steps_of_chance() {
    refuse(&[
        ("* first", "\"first\" lacks a seat of this table: p1 to p2"),
        ("* first p3", "\"p3\" is not a seat of this table: p1 to p2"),
        (
            "* roll",
            "\"roll\" is no action; the actions are board, token, draw, take, give, exchange, place, on, pay, free, skip, marble, end, and for chance first, neutral, cards, pieces, reveal, own, harvest",
        ),
        ("* neutral", "\"neutral\" lacks a tile, such as castle, olive or olive+vineyard"),
        ("* neutral hex", "\"hex\" is not a tile, such as castle, olive or olive+vineyard"),
        ("* own", "\"own\" lacks a tile, such as castle, olive or olive+vineyard"),
        ("* own horse", "\"horse\" is not a tile, such as castle, olive or olive+vineyard"),
        ("* cards", "\"cards\" lacks a seat of this table: p1 to p2"),
        ("* cards p1", "\"cards p1\" lacks a colour of cards, such as dark-green"),
        ("* cards p3 red", "\"p3\" is not a seat of this table: p1 to p2"),
        ("* cards p1 worker", "\"worker\" is not a colour of cards, such as dark-green"),
        ("* cards p1 ? red", "\"cards p1 ? red\" has a word too many: \"red\""),
        ("* harvest", "\"harvest\" lacks a harvest card, such as two_cards"),
        ("* harvest luck", "\"luck\" is not a harvest card, such as two_cards"),
        ("* pieces A1 B1 C1", "\"pieces A1 B1 C1\" lacks a / between the seats"),
        ("* pieces A1 B1 C1 A2 B2 C2", "\"A2\" is not a / between the seats"),
        ("* pieces A1 B1 C1 / A2 C2 B2", "\"C2\" is not a piece B, such as B2"),
        (
            "* pieces A1 B1 C1 / A2 B2 C2 / A3 B3 C3",
            "\"pieces A1 B1 C1 / A2 B2 C2 / A3 B3 C3\" has a word too many: \"/\"",
        ),
        ("* reveal ?", "\"?\" is not a region piece, such as B2, or b2 if it is turned"),
        (
            "* reveal A1 B1 C1 -1 +1 castle 6",
            "\"reveal A1 B1 C1 -1 +1 castle 6\" lacks a / between the seats",
        ),
    ]);
}

/// T1.1, T1.2, T2.2, T2.10, T3.6: tables that cannot be.
#[test]
fn t1_1_t3_6_options_that_are_refused() {
    for (text, why) in [
        ("players: 1", "line 1: T1.1: \"1\" players cannot play; 2, 3 or 4 can"),
        ("players: 5", "line 1: T1.1: \"5\" players cannot play; 2, 3 or 4 can"),
        ("players: two", "line 1: T1.1: \"two\" players cannot play; 2, 3 or 4 can"),
        ("first: p3", "line 1: T3.6: p3 cannot be the start player of 2 players; name p1 to p2"),
        (
            "players: 4; first: p5",
            "line 2: \"p5\" is no value of the option first; it takes: random, p1, p2, p3, p4",
        ),
        (
            "first: nobody",
            "line 1: \"nobody\" is no value of the option first; it takes: random, p1, p2, p3, p4",
        ),
        ("draw_base: 4", "line 1: \"4\" is no value of the option draw_base; it takes: 3, 2"),
        (
            "final_cards_per_point: 4",
            "line 1: \"4\" is no value of the option final_cards_per_point; it takes: 5, 3",
        ),
        (
            "tie_break: german",
            "line 1: \"german\" is no value of the option tie_break; it takes: spanish, english",
        ),
        (
            "fresh_hex: now",
            "line 1: \"now\" is no value of the option fresh_hex; it takes: later_turn, same_turn",
        ),
        (
            "same_colour_pairs: maybe",
            "line 1: \"maybe\" is no value of the option same_colour_pairs; it takes: yes, no",
        ),
        (
            "round_limit: 0",
            "line 1: \"0\" is no value of the option round_limit; it takes: a number from 1 to 10000",
        ),
        (
            "round_limit: 10001",
            "line 1: \"10001\" is no value of the option round_limit; it takes: a number from 1 to 10000",
        ),
        (
            "round_limit: +5",
            "line 1: \"+5\" is no value of the option round_limit; it takes: a number from 1 to 10000",
        ),
        (
            "round_limit: many",
            "line 1: \"many\" is no value of the option round_limit; it takes: a number from 1 to 10000",
        ),
        (
            "colour: red",
            "line 1: \"colour\" is no option of this game; the options are: players, first, draw_base, final_cards_per_point, tie_break, fresh_hex, same_colour_pairs, round_limit, piece NAME",
        ),
        (
            "piece: A1",
            "line 1: \"piece\" is no option of this game; the options are: players, first, draw_base, final_cards_per_point, tie_break, fresh_hex, same_colour_pairs, round_limit, piece NAME",
        ),
        ("players: 2; players: 2", "line 2: the option \"players\" stands here twice; name it once"),
        ("piece D1: red", "line 1: \"D1\" is no region piece; they are A1 to A4, B1 to B4, C1 to C4"),
        ("piece a1: red", "line 1: \"a1\" is no region piece; they are A1 to A4, B1 to B4, C1 to C4"),
        (
            "piece A1: red red red",
            "line 1: T2.2: the piece A1 must have columns of 3, 4 and 3 hexes, written \"a b c / d e f g / h i j\"",
        ),
        (
            "piece A1: red red red / pink red red red / red red red",
            "line 1: \"pink\" on the piece A1 is no colour; the colours are dark-green, red, turquoise, light-green, grey, orange, yellow, beige",
        ),
        (
            "piece A1: red red red / red red red red / red red red",
            "line 1: T1.2: the piece A1 has 0 dark-green hexes; a piece A has 1, so that all boards have as many of each colour",
        ),
        (
            "piece B1: light-green light-green dark-green / grey grey beige orange / orange red yellow; piece A1: turquoise orange yellow / grey orange red dark-green / light-green light-green beige",
            "T2.10: with these pieces the board \"A1 B1 C1 -1 -1\" has a light-green area of 4 spaces; areas have at most 3",
        ),
    ] {
        match Tuscany::from_setup(&lines(text)) {
            Ok(_) => panic!("\"{text}\" was not refused; it should be: {why}"),
            Err(error) => assert_eq!(error.to_string(), why, "{text}"),
        }
    }
}

/// T1.1, T3.6, T5.1, T7.10, T10.3, T16.4, T17.5: what is not said.
#[test]
fn options_that_are_not_said() {
    let options = Options::from_lines(&[]).expect("defaults");
    assert_eq!(options, Options::default());
    assert_eq!((options.players, options.first, options.draw_base), (2, None, 3));
    assert_eq!((options.final_cards_per_point, options.tie_break), (5, TieBreak::Spanish));
    assert_eq!((options.fresh_hex, options.same_colour_pairs), (FreshHex::LaterTurn, true));
    assert_eq!((options.round_limit, options.own_pieces.len()), (200, 0));
}

/// Every option with every value: written as it was read, and a game like the one it came from.
#[test]
fn setup_lines_are_written_as_they_are_read() {
    let mut keys = Vec::new();
    for text in [
        "players: 2; first: random; draw_base: 3; final_cards_per_point: 5; tie_break: spanish; fresh_hex: later_turn; same_colour_pairs: yes; round_limit: 200",
        "players: 3; first: p3; draw_base: 2; final_cards_per_point: 3; tie_break: english; fresh_hex: same_turn; same_colour_pairs: no; round_limit: 1",
        "players: 4; first: p4; draw_base: 2; final_cards_per_point: 5; tie_break: english; fresh_hex: later_turn; same_colour_pairs: yes; round_limit: 10000",
        "players: 2; first: p1; draw_base: 3; final_cards_per_point: 5; tie_break: spanish; fresh_hex: later_turn; same_colour_pairs: yes; round_limit: 200; \
         piece A1: light-green turquoise yellow / grey orange red dark-green / light-green orange beige; \
         piece C4: grey beige light-green / red yellow beige orange / yellow turquoise dark-green",
    ] {
        let said = lines(text);
        let game = Tuscany::from_setup(&said).unwrap_or_else(|e| panic!("{text}: {e}"));
        let written: Vec<(String, String)> = game.setup();
        let wanted: Vec<(String, String)> =
            said.iter().map(|line| (line.key.clone(), line.value.clone())).collect();
        assert_eq!(written, wanted);
        assert_eq!(usize::from(game.seats()), usize::from(game.options().players));
        keys.extend(written.into_iter().map(|(key, _)| key.split(' ').next().unwrap_or("").to_owned()));
    }
    assert_eq!(Tuscany::catalogue(), CATALOGUE);
    for option in CATALOGUE {
        let key = option.key.split(' ').next().unwrap_or("");
        assert!(keys.iter().any(|known| known == key), "{key} is not tested here");
    }
}

/// A piece of one's own lies in the place of the printed one, and its colours are those of the board.
#[test]
fn own_pieces_are_played_with() {
    let text =
        "piece A1: light-green turquoise yellow / grey orange red dark-green / light-green orange beige";
    let own = Tuscany::from_setup(&lines(text)).expect("a piece that can be");
    let position = ["p1 board: A1 B1 C1 +1 -1 castle 6", "p1 items: 5=city 4=village 3=quarry 0=olive"];
    assert!(own.read_position(&position, 1).is_ok());
    let printed = table("").read_position(&position, 1).map(drop).map_err(|e| e.to_string());
    assert_eq!(printed, Err("line 2: T7.2: space 0 is turquoise; the olive goes on light-green".into()));
}

/// A refusal of a listed verb by whom it is not for: seats do not act for chance, nor chance for seats.
#[test]
fn steps_by_the_wrong_one() {
    let game = table("first=p1");
    let turn = game.read_position(&["round: 1"], 1).expect("a position");
    for (state, text, why) in [
        (game.start(), "p1 draw", "T3.6: p1 cannot act before chance has: a step of * comes first"),
        (game.start(), "* own castle", "T14.7: a neutral tile is turned up now, nothing else"),
        (turn, "* neutral castle", "T4.1: chance has nothing to do now; p1 is to act"),
        (turn, "p2 draw", "T4.1: it is not for p2 to act now, but for p1"),
        (turn, "p1 neutral castle", "T4.2: the actions are: draw cards, take a tile, place a tile"),
        (turn, "p1 board ?", "T4.2: the actions are: draw cards, take a tile, place a tile"),
    ] {
        let step = game.parse_step(text).unwrap_or_else(|e| panic!("{text}: {e}"));
        let refused = game.check(&state, step).map_err(|illegal| illegal.to_string());
        assert_eq!(refused, Err(why.into()), "{text}");
    }
}
