//! Whatever the rules refuse is refused in the reader's language: what people try, what a changed record says, settings.

use super::{
    common::{self, english, literals},
    walk,
};
use demesne_game::{Game, Illegal, Notation, Quick, Random, Seat, SetupLine, Step, TextError};
use demesne_text::{Language, Shown};
use demesne_tuscany::{
    Action, Cards, Colour, Harvest, Item, Payment, State, Tile, Token, Tuscany,
    assembly::{Assembly, Deal},
};
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

/// The sentences for a refusal: each language has its own, and no English in the others.
fn faults(illegal: &Illegal) -> Option<String> {
    let texts = Language::ALL.map(|language| Tuscany::refused(illegal, language));
    let whole = |text: &String| {
        text.ends_with('.')
            && !text.contains(['{', '}', '"', '?'])
            && !text.contains("  ")
            && !text.contains("(T")
    };
    let spoken =
        texts[1] != texts[2] && texts[1..].iter().all(|text| *text != texts[0] && english(text).is_none());
    (!spoken || !texts.iter().all(whole)).then(|| format!("{illegal}: {texts:?}"))
}

/// An action of any kind with anything in it that can be written.
fn any_action(rng: &mut Quick, state: &State) -> Action {
    let mut below = |n: u32| rng.below(n) as usize;
    let tile = Tile::ALL[below(15)];
    let item = if below(4) == 0 { Item::Hex } else { Item::Tile(tile) };
    let (colour, other) = (Colour::ALL[below(8)], Colour::ALL[below(8)]);
    let cards = Cards::of(colour, below(4) as u8).and(Cards::of(other, below(3) as u8));
    let seat = Seat(below(4) as u8);
    match below(17) {
        0 => Action::Take(tile),
        1 => Action::GiveUp(item),
        2 => Action::Exchange(colour),
        3 => Action::Place(item),
        4 => Action::On(below(32) as u8),
        5 | 6 => Action::Pay(Payment { cards, workers: below(4) as u8 }),
        7 => Action::Free(tile),
        8 => Action::Token(Token::ALL[below(5)]),
        9 => [Action::Draw, Action::Skip, Action::Marble, Action::End][below(4)],
        10 => match below(4) {
            0 => Action::Board(Assembly::UNKNOWN),
            1 => Assembly::all(state.estate(seat).deal).nth(below(288)).map_or(Action::Draw, Action::Board),
            2 => {
                let board = Assembly::all(Deal::new([0, 1, 2])).nth(below(288)).expect("a board");
                Action::Board(board)
            }
            // The same board seen from the other side, which lists do not name.
            _ => Assembly::all(state.estate(state.turn).deal)
                .nth(below(288))
                .map_or(Action::End, |board| Action::Board(board.turned_round())),
        },
        11 => Action::First(seat),
        12 => Action::Neutral(tile),
        13 => Action::Own(tile),
        14 => Action::Cards { seat, cards: if below(4) == 0 { Cards::HIDDEN } else { cards } },
        15 => match below(3) {
            0 => Action::Pieces([Deal::new([0, 0, 0]); 4]),
            1 => Action::Pieces([Deal::new([0, 1, 2]), Deal::new([0, 2, 3]), Deal::NONE, Deal::NONE]),
            _ => Action::Reveal([Assembly::UNKNOWN; 4]),
        },
        _ => Action::Harvest(Harvest::ALL[below(7)]),
    }
}

#[test]
fn every_refused_action_is_explained_in_every_language() {
    let mut rng = Quick::new(11);
    let (mut seen, mut wrong) = (BTreeMap::<&'static str, u32>::new(), BTreeSet::new());
    walk(3, |game, state, _| {
        let seats = Seat::first(game.seats()).map(|seat| (60, Some(seat)));
        for (tries, by) in seats.chain([(10, None)]) {
            for _ in 0..tries {
                let action = any_action(&mut rng, state);
                let step = by.map_or(Step::chance(action), |seat| Step::seat(seat, action));
                if let Err(illegal) = game.check(state, step) {
                    *seen.entry(illegal.rule).or_default() += 1;
                    if wrong.len() < 30 {
                        wrong.extend(faults(&illegal));
                    }
                }
            }
        }
    });
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(seen.len() > 28, "{} rules: {seen:?}", seen.len());
}

/// A sentence with something in the place of what differs from case to case.
fn example(pattern: &str) -> String {
    let (mut text, mut rest) = (String::new(), pattern);
    while let Some((before, after)) = rest.split_once('{') {
        let (name, next) = after.split_once('}').expect("a closing brace");
        let filled = match name {
            "seat" | "expected" | "first" => "p2",
            "space" => "14",
            "NEEDS" => "2",
            "what" => "game cards are drawn",
            "" if before.ends_with("is ") || before.ends_with("on ") => "grey",
            "" if before.ends_with("meets ") || before.ends_with("not ") || before.ends_with("than ") => "3",
            "" => "quarry",
            _ => "3",
        };
        text.push_str(before);
        text.push_str(filled);
        rest = next;
    }
    text + rest
}

/// No refusal of the rules is forgotten: all of them are read from their source.
#[test]
fn every_refusal_of_the_rules_has_a_sentence() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tuscany/src");
    let (mut count, mut wrong) = (0, Vec::new());
    for entry in fs::read_dir(folder).expect("the rules") {
        let path = entry.expect("a file").path();
        let Ok(source) = fs::read_to_string(&path) else { continue };
        for pattern in
            literals(&source, "Illegal::err(").into_iter().chain(literals(&source, "Illegal::new("))
        {
            // `rule` and `what` are filled in by the lines before it, which games reach.
            count += 1;
            wrong.extend(faults(&Illegal::new("T1", example(&pattern))));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(count >= 60, "{count}");
}

#[test]
fn sources_are_read_as_they_are_written() {
    let source = r#"x; Illegal::err("T1.2", format!("space {space} (a \"b\") is {}", name(a, b)));
        return Illegal::err(rule, "there is no passing"); Illegal::err("T2", other)"#;
    assert_eq!(literals(source, "Illegal::err("), ["space {space} (a \"b\") is {}", "there is no passing"]);
    assert_eq!(example("space {space} is {}"), "space 14 is grey");
    let forgotten = Illegal::new("T1", "nobody has put this into words");
    assert!(faults(&forgotten).is_some(), "a sentence that is missing is found");
}

#[test]
fn refusals_read_well() {
    let say = |why: &'static str| {
        Language::ALL.map(|language| Tuscany::refused(&Illegal::new("T7.2", why), language))
    };
    assert_eq!(
        say("space 14 is grey; the olive+vineyard goes on light-green"),
        [
            "Space 2 of column 5 is grey; the olive grove with vineyard goes on light green.",
            "La casilla 2 de la columna 5 es gris; el olivar con viñedo va en una casilla verde claro.",
            "O espaço 2 da coluna 5 é cinza; o olival com vinhedo vai em um espaço verde-claro.",
        ]
    );
    assert_eq!(
        say("p1 has 0 of 1 workers"),
        [
            "That takes 1 worker; p1 has 0.",
            "Eso requiere 1 trabajador; p1 tiene 0.",
            "Isso requer 1 trabalhador; p1 tem 0.",
        ]
    );
    assert_eq!(say("p2 has no marble to spend")[0], "p2 has no marble to spend.");
    assert_eq!(say("something new is wrong")[1], "Something new is wrong.", "better than nothing");
}

/// Settings that cannot be, alone or with each other.
#[test]
fn every_refused_setup_is_explained_in_every_language() {
    let colours = "light-green yellow grey / beige dark-green orange orange / turquoise red light-green";
    let large = "grey grey yellow / grey red light-green dark-green / beige orange light-green";
    let (mut kinds, all) = (
        BTreeSet::new(),
        [
            vec![("players", "5")],
            vec![("players", "3"), ("first", "p4")],
            vec![("first", "p9")],
            vec![("draw_base", "9")],
            vec![("players", "2"), ("players", "3")],
            vec![("moon", "full")],
            vec![("piece D1", colours)],
            vec![("piece A1", "red red")],
            vec![(
                "piece A1",
                "blue yellow grey / beige dark-green orange orange / turquoise red light-green",
            )],
            vec![("piece B1", large)],
            vec![("round_limit", "0")],
        ],
    );
    let setup = |chosen: &[(&str, &str)]| {
        let line = |&(key, value): &(&str, &str)| SetupLine { key: key.into(), value: value.into(), line: 0 };
        Tuscany::from_setup(&chosen.iter().map(line).collect::<Vec<_>>())
    };
    let mut errors: Vec<TextError> = Vec::new();
    for chosen in &all {
        errors.push(setup(chosen).err().unwrap_or_else(|| panic!("{chosen:?} is refused")));
    }
    assert!(setup(&[("piece A3", colours)]).is_ok());
    // Pieces that would make an area of four, as the rules say it.
    errors.push(TextError::new(
        "T2.10: with these pieces the board \"A1 B1 C1 +1 +1\" has a grey area of 4 spaces; areas have at most 3",
    ));
    for error in &errors {
        let texts = Language::ALL.map(|language| Tuscany::refused_setup(error, language));
        assert!(texts[0] != texts[1] && texts[0] != texts[2] && texts[1] != texts[2], "{error}: {texts:?}");
        for text in &texts {
            assert!(
                text.ends_with('.') && !text.contains(['{', '}', '"']) && !text.starts_with("T1"),
                "{text}"
            );
        }
        for text in &texts[1..] {
            assert_eq!(common::english(text), None, "{text}");
        }
        kinds.insert(texts[0].split_whitespace().last().unwrap_or_default().to_owned());
    }
    assert!(kinds.len() >= 9, "{kinds:?}");
}
