//! Action text that says nothing: one sentence for each, and no step is taken for another.

use crate::common::setup;
use demesne_burgundy::Burgundy;
use demesne_game::{Notation, ReadRecord};

fn table(pairs: &[(&str, &str)]) -> Burgundy {
    Burgundy::from_setup(&setup(pairs)).expect("a legal table")
}

/// Each text is refused with this sentence.
fn refuse(game: &Burgundy, wrong: &[(&str, &str)]) {
    for &(text, why) in wrong {
        match game.parse_step(text) {
            Ok(step) => panic!("\"{text}\" was read as \"{}\"", game.step_text(step)),
            Err(error) => assert_eq!(error.to_string(), why, "{text}"),
        }
    }
}

#[test]
fn steps_of_players() {
    refuse(
        &table(&[]),
        &[
            ("", "\"\" is nobody at this table; a step starts with p1 to p2 or with * for chance"),
            ("p3 end", "\"p3\" is nobody at this table; a step starts with p1 to p2 or with * for chance"),
            ("end", "\"end\" is nobody at this table; a step starts with p1 to p2 or with * for chance"),
            (
                "p1 pass",
                "\"pass\" is no action; the actions are side, castle, take, place, sell, workers, buy, hire, ship, discard, \
                 skip, end, and for chance first, boards, gift, reveal, depot, black, goods, roll; \
                 docs/notation.md has those of the expansions",
            ),
            ("p1 end now", "\"end now\" has a word too many: \"now\""),
            ("p1 take bank", "\"take bank\" lacks a depot"),
            ("p1 take bank 7 with 3", "\"7\" is not a depot: give a number from 1 to 6"),
            ("p1 take horse 1 with 3", "\"horse\" is not a tile, such as castle, bank, cow3 or m7"),
            ("p1 take bank 1 with 7", "\"7\" is not a die: give a number from 1 to 6"),
            ("p1 take bank 1 with", "\"take bank 1 with\" lacks a die"),
            ("p1 take bank 1 by 3", "\"take bank 1 by 3\" has a word too many: \"by\""),
            ("p1 place bank 0 with 3", "\"0\" is not the number of a space"),
            ("p1 place bank 74 with 3", "\"74\" is not the number of a space"),
            ("p1 place bank 07 with 3", "\"07\" is not the number of a space"),
            ("p1 sell 7 with 3", "\"7\" is not a number of goods: give a number from 1 to 6"),
            ("p1 sell 0 with 3", "\"0\" is not a number of goods: give a number from 1 to 6"),
            ("p1 sell +1 with 3", "\"+1\" is not a number of goods: give a number from 1 to 6"),
            ("p1 ship 7 1", "\"7\" is not a depot, or two joined by +: \"3\" or \"3+4\""),
            ("p1 ship 2+1 1", "\"2+1\" is not a depot, or two joined by +: \"3\" or \"3+4\""),
            ("p1 ship 1 2,1", "\"2,1\" is not the numbers of the goods: \"1,5\""),
            ("p1 ship 1 1,1", "\"1,1\" is not the numbers of the goods: \"1,5\""),
            ("p1 ship 1", "\"ship 1\" lacks the numbers of the goods: \"1,5\""),
            ("p1 ship - 1", "\"ship - 1\" has a word too many: \"1\""),
            ("p1 buy", "\"buy\" lacks a tile, such as castle, bank, cow3 or m7"),
            ("p1 buy bank 7", "\"7\" is not a depot: give a number from 1 to 6"),
            ("p1 hire bank", "\"hire bank\" lacks a depot"),
            ("p1 side 41", "\"41\" is not a board of this game"),
            ("p1 castle 19 on 41", "\"41\" is not a board of this game"),
            ("p1 castle 19 at 1", "\"castle 19 at 1\" has a word too many: \"at\""),
        ],
    );
}

#[test]
fn steps_of_chance() {
    refuse(
        &table(&[("duchies", "random")]),
        &[
            ("* first", "\"first\" lacks a seat: p1 to p4"),
            ("* first p5", "\"p5\" is not a seat: p1 to p4"),
            ("* boards 1/2", "\"boards 1/2\" lacks a two-sided board, such as 1/2"),
            ("* boards 1/2 2/1", "\"2/1\" is not a two-sided board, such as 1/2"),
            ("* boards 1/2 1/2 1/2", "\"boards 1/2 1/2 1/2\" has a word too many: \"1/2\""),
            ("* gift p1 1 2", "\"gift p1 1 2\" lacks a number of goods"),
            ("* gift p1 1 2 3 4", "\"gift p1 1 2 3 4\" has a word too many: \"4\""),
            ("* reveal p1:19", "\"reveal p1:19\" lacks a choice, such as p1:19, p1:@2 or p1:19@2"),
            ("* reveal p2:19 p1:19", "\"p2:19\" is not a choice, such as p1:19, p1:@2 or p1:19@2"),
            ("* reveal p1:19@41 p2:19", "\"p1:19@41\" is not a choice, such as p1:19, p1:@2 or p1:19@2"),
            ("* depot 1", "\"depot 1\" names no tile"),
            ("* depot 0 bank", "\"0\" is not a depot: give a number from 1 to 6"),
            (
                "* depot 1 bank bank bank bank bank",
                "\"depot 1 bank bank bank bank bank\" has a word too many: \"bank\"",
            ),
            ("* black", "\"black\" names no tile"),
            ("* goods 1 2 3 4", "\"goods 1 2 3 4\" lacks a number of goods"),
            ("* roll 11 w1", "\"w1\" is not two dice, such as 35"),
            ("* roll 11 22", "\"roll 11 22\" lacks the white die, such as w4"),
            ("* roll 11 22 w7", "\"w7\" is not the white die, such as w4"),
            ("* roll 17 22 w1", "\"17\" is not two dice, such as 35"),
        ],
    );
}

#[test]
fn the_fourth_species_has_a_name_in_each_edition() {
    for (edition, name) in [("2011", "chicken3"), ("se", "goat3")] {
        let game = table(&[("edition", edition)]);
        for text in ["p1 place chicken3 5 with 2", "p1 place goat3 5 with 2"] {
            let step = game.parse_step(text).expect("either name will do");
            assert_eq!(game.step_text(step), format!("p1 place {name} 5 with 2"));
        }
    }
}

#[test]
fn b2_1_a_wrong_option_names_its_line_where_it_has_one() {
    let record =
        "demesne record 1\ngame: burgundy\nrules: 1\nedition: se\nplayers: 5\n\nresult: unfinished\n";
    let error = ReadRecord::<Burgundy>::read(record).expect_err("five cannot play");
    assert_eq!(error.to_string(), "line 5: B2.1: \"5\" players cannot play; 2, 3 or 4 can");
    let error = Burgundy::from_setup(&setup(&[("players", "5")])).expect_err("five cannot play");
    assert_eq!(error.to_string(), "B2.1: \"5\" players cannot play; 2, 3 or 4 can");
}
