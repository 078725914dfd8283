//! Whatever the rules refuse is refused in the reader's language: what people try, what a changed record says, settings.

use super::{
    common::{self, english, literals},
    walk,
};
use demesne_game::{Game, Illegal, Notation, Quick, Random, Seat, SetupLine, Step};
use demesne_text::{Language, Shown};
use demesne_viscounts::{
    Act, Action, Atom, Atoms, Building, Card, CardSet, Document, Drawn, Manuscript, Payment, Resource,
    Scheme, Segment, Site, Space, State, Tier, Viscounts, state::Pair,
};
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

/// The sentences for a refusal: each language has its own, and no English in the others.
fn faults(illegal: &Illegal) -> Option<String> {
    let texts = Language::ALL.map(|language| Viscounts::refused(illegal, language));
    let whole = |text: &String| {
        text.ends_with('.')
            && !text.contains(['{', '}', '"', '?', '_'])
            && !text.contains("  ")
            && !text.contains("(V")
    };
    let spoken =
        texts[1] != texts[2] && texts[1..].iter().all(|text| *text != texts[0] && english(text).is_none());
    (!spoken || !texts.iter().all(whole)).then(|| format!("{illegal}: {texts:?}"))
}

/// An action of any kind with anything in it that can be written.
fn any_action(rng: &mut Quick, state: &State) -> Action {
    let mut below = |n: u32| rng.below(n) as u8;
    let card = if below(9) == 0 { Card::NONE } else { Card(below(86)) };
    let (segment, other) = (Segment(below(5)), Segment(below(5)));
    let (site, seat) = (Site(below(25)), Seat(below(4)));
    let tier = if below(2) == 0 { Tier::First } else { Tier::Second };
    let atoms = [Atom::Gold, Atom::Debt, Atom::Discard, Atom::FlipDeed, Atom::FreeHire];
    match below(36) {
        0 => Action::Pick(below(10) + 1),
        1 => Action::Play(Card(below(86))),
        2 => Action::Move(Space(below(15))),
        3 | 4 => Action::Act(Act::ALL[usize::from(below(4))]),
        5 => [Action::Rest, Action::Dismiss, Action::Keep, Action::Skip, Action::End][usize::from(below(5))],
        6 => Action::Exchange(below(30)),
        7 => Action::Build(Building(below(9))),
        8 => Action::Workers(below(6)),
        9 => Action::Take(if below(4) == 0 { Manuscript::NONE } else { Manuscript(below(35)) }),
        10 => Action::Pay(Payment([below(4).into(), below(4).into(), below(3).into(), below(3).into()])),
        11 | 12 => Action::Site(site),
        13 => Action::Link(site),
        14 => Action::Gain(Resource::ALL[usize::from(below(3))]),
        15 => Action::Flip(if below(2) == 0 { Document::Debt } else { Document::Deed }),
        16 => Action::Choose(Atoms::one(atoms[usize::from(below(5))])),
        17 => Action::Next(Card(below(86))),
        18 => {
            let mut slots = state.player(state.turn).slots;
            slots.rotate_left(usize::from(below(3)));
            Action::Arrange(if below(2) == 0 { slots } else { [card; 3] })
        }
        19 => Action::Discard(card),
        20 => Action::Destroy(card),
        21 => Action::Hire(if below(2) == 0 { state.tops[usize::from(below(5))] } else { card }),
        22 => Action::CastleMove(segment, other),
        23 => Action::Section(segment),
        24 => Action::Resolve(segment),
        25 => Action::Spread(segment),
        26 | 27 => Action::Remove(segment, tier, seat),
        28 => Action::First(seat),
        29 => Action::Board([segment; 5], 0),
        30 => Action::Townsfolk([Card(below(68)); 5]),
        31 => match below(2) {
            0 => Action::Manuscripts([Manuscript(below(35)); 5]),
            _ => Action::Pairs([Pair { number: below(10) + 1, hero: Card::hero(below(10) + 1) }; 5]),
        },
        32 => match below(3) {
            0 => Action::Draw(seat, Drawn::HIDDEN),
            _ => {
                let cards: CardSet = (0..below(4) + 1).map(|_| Card(below(86))).collect();
                Action::Draw(seat, Drawn::of(cards).expect("a few cards"))
            }
        },
        33 => Action::TurnUp(Card(below(86))),
        34 => match below(2) {
            0 => Action::Top(segment, Card(below(68))),
            _ => Action::Tile(segment, Manuscript(below(35))),
        },
        _ => match below(3) {
            0 => Action::Scheme(Scheme(below(16))),
            1 => Action::Future(Scheme(below(16))),
            _ => Action::Stranger(Scheme(below(16))),
        },
    }
}

#[test]
fn every_refused_action_is_explained_in_every_language() {
    let mut rng = Quick::new(11);
    let (mut seen, mut wrong) = (BTreeMap::<&'static str, u32>::new(), BTreeSet::new());
    walk(1, |game, state, _| {
        let seats = Seat::first(game.seats()).map(|seat| (40, Some(seat)));
        for (tries, by) in seats.chain([(25, None)]) {
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
    assert!(seen.len() > 35, "{} rules: {seen:?}", seen.len());
}

/// A sentence with something in the place of what differs from case to case.
fn example(pattern: &str) -> String {
    let (mut text, mut rest) = (String::new(), pattern);
    while let Some((before, after)) = rest.split_once('{') {
        let (name, next) = after.split_once('}').expect("a closing brace");
        let follows = |words: &str| next.starts_with(words);
        let behind = |words: &str| before.ends_with(words);
        text.push_str(before);
        text.push_str(match name {
            "seat" => "p2",
            "here" => "outer",
            "those" => "inner",
            "what" => "the board is put together",
            "" if follows(" icons") => "cleric",
            "" if follows(" needs")
                || follows(" can be paid")
                || follows(" is for")
                || behind("the action ") =>
            {
                "build"
            }
            "" if follows(" is not in the draw pile") || follows(" is not in the future") => "S-noble",
            "" if follows(" was not shuffled") => "F-noble",
            "" if follows(" cannot be declined") => "free_hire",
            "" if follows(" is not among") => "debt+flip_deed",
            "" if follows(" is built") || behind("empty site for the ") => "workshop-2",
            "" if behind("place a ") || behind("not a ") || behind("choose which ") => "guildhall",
            "" if behind("no site ") || follows(" does not belong") || behind("stands on ") => "3-4.2",
            "" if behind("leads from ") || behind("to ") && pattern.starts_with("no link") => "3-4.2",
            "" if follows(" is no visible") || follows(" lies under no manuscript") || behind("take ") => {
                "m07"
            }
            "" if behind("segment ") || behind(" at ") || behind("next to ") || follows(" is not next") => {
                "3-4"
            }
            "" if behind("townsfolk of ") || behind("manuscript of ") => "3-4",
            "" if behind("to space ") || follows(" cannot be reached") => "4",
            "" if behind("has ")
                || behind("up ")
                || behind("holds ")
                || behind("not ")
                || behind("p1 to p") =>
            {
                "3"
            }
            "" if follows(" different") => "3",
            "" => "n15",
            _ => "3",
        });
        rest = next;
    }
    text + rest
}

/// No refusal of the rules is forgotten: all of them are read from their source.
#[test]
fn every_refusal_of_the_rules_has_a_sentence() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../viscounts/src");
    let (mut count, mut wrong) = (0, Vec::new());
    for entry in fs::read_dir(folder).expect("the rules") {
        let path = entry.expect("a file").path();
        let Ok(source) = fs::read_to_string(&path) else { continue };
        let refused = literals(&source, "Illegal::err(").iter().map(|text| example(text)).collect::<Vec<_>>();
        // What chance is to do is put into a sentence of its own; refusals of settings are another matter.
        let dealt = literals(&source, "refuse(").into_iter().filter(|text| !text.starts_with("V"));
        let dealt = dealt.map(|text| format!("{} now, nothing else", example(&text)));
        for sentence in refused.into_iter().chain(dealt) {
            count += 1;
            wrong.extend(faults(&Illegal::new("V1", sentence)));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(count >= 80, "{count}");
}

#[test]
fn sources_are_read_as_they_are_written() {
    let source = r#"x; Illegal::err("V1.2", format!("{} costs {cost} silver; {seat} has {silver}", card.id()));
        return Illegal::err(rule, "move the viscount"); Illegal::err("V2", other)"#;
    let found = literals(source, "Illegal::err(");
    assert_eq!(found, ["{} costs {cost} silver; {seat} has {silver}", "move the viscount"]);
    assert_eq!(example(&found[0]), "n15 costs 3 silver; p2 has 3");
    let forgotten = Illegal::new("V1", "nobody has put this into words");
    assert!(faults(&forgotten).is_some(), "a sentence that is missing is found");
}

#[test]
fn refusals_read_well() {
    let say = |why: &'static str| {
        Language::ALL.map(|language| Viscounts::refused(&Illegal::new("V10.14", why), language))
    };
    assert_eq!(
        say("build needs 3 builder icons; p1 cannot bring them up"),
        [
            "Build takes 3 icons of the kind builder; p1 cannot bring them up.",
            "Para construir hacen falta 3 iconos de constructor; p1 no los reúne.",
            "Para construir são precisos 3 ícones de construtor; p1 não os reúne.",
        ]
    );
    assert_eq!(
        say("n67 costs 2 silver; p1 has 1"),
        [
            "Woodcutter costs 2 silver; p1 has 1.",
            "Leñadora cuesta 2 de plata; p1 tiene 1.",
            "Lenhadora custa 2 de prata; p1 tem 1.",
        ]
    );
    assert_eq!(say("something new is wrong")[1], "Something new is wrong.", "better than nothing");
}

/// Settings that cannot be, alone or with each other.
#[test]
fn every_refused_setup_is_explained_in_every_language() {
    let mut kinds = BTreeSet::new();
    for chosen in [
        vec![("players", "5")],
        vec![("players", "3"), ("first", "p4")],
        vec![("first", "p9")],
        vec![("players", "1"), ("solo", "none")],
        vec![("players", "3"), ("solo", "noble")],
        vec![("solo", "noble"), ("first", "p2")],
        vec![("difficulty", "2")],
        vec![("difficulty", "7")],
        vec![("players", "2"), ("players", "3")],
        vec![("moon", "full")],
    ] {
        let line = |&(key, value): &(&str, &str)| SetupLine { key: key.into(), value: value.into(), line: 0 };
        let lines: Vec<SetupLine> = chosen.iter().map(line).collect();
        let error = Viscounts::from_setup(&lines).err().unwrap_or_else(|| panic!("{chosen:?} is refused"));
        let texts = Language::ALL.map(|language| Viscounts::refused_setup(&error, language));
        assert!(texts[0] != texts[1] && texts[0] != texts[2] && texts[1] != texts[2], "{error}: {texts:?}");
        for text in &texts {
            assert!(
                text.ends_with('.') && !text.contains(['{', '}', '"']) && !text.starts_with("V1"),
                "{text}"
            );
        }
        for text in &texts[1..] {
            assert_eq!(common::english(text), None, "{text}");
        }
        kinds.insert(texts[0].clone());
    }
    assert!(kinds.len() >= 9, "{kinds:?}");
}
