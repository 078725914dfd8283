//! Making tables: whatever is offered the rules accept, whatever is greyed out they refuse, and say why.

use demesne_game::Viewer;
use demesne_games::Kind;
use demesne_scene::{Board, Choice, Draft, Mode, emblem, picture, summary, symbols};
use demesne_text::Language;

/// Numbers that look random, the same each time.
struct Dice(u64);

impl Dice {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % n
    }
}

fn accepted(draft: &Draft) -> bool {
    draft.kind().run(&draft.setup(), Viewer::Everybody).is_ok()
}

/// That a reason is a sentence for people, in three languages that differ.
fn reason_is_said(draft: &Draft, key: &str, value: &str) {
    let error = draft.with(key, value).expect_err("it is greyed out");
    let said = Language::ALL.map(|language| draft.kind().why_no_table(&error, language));
    for text in &said {
        assert!(
            text.ends_with('.') && !text.contains('"') && !text.starts_with("X-"),
            "{key} {value}: {text}"
        );
    }
    assert!(said[0] != said[1] && said[1] != said[2], "{said:?}");
}

/// Holds every choice of a draft against the rules.
fn hold(draft: &Draft) -> (usize, usize) {
    let (mut offered, mut greyed) = (0, 0);
    for field in draft.fields(Language::English) {
        for Choice { value, refused, chosen, .. } in &field.choices {
            let direct = draft.wanted(field.key, value);
            match (draft.with(field.key, value), refused) {
                (Ok(next), None) => {
                    offered += 1;
                    assert!(accepted(&next), "{} {value} on {:?}", field.key, draft.setup());
                    if !field.several {
                        assert_eq!(next.value(field.key), Some(value.as_str()));
                    }
                }
                (Err(_), Some(_)) => {
                    greyed += 1;
                    assert!(!chosen && !accepted(&direct), "{} {value} on {:?}", field.key, draft.setup());
                    reason_is_said(draft, field.key, value);
                }
                // What is on can be there although it could not be chosen anew.
                (Err(_), None) => assert!(*chosen, "{} {value} on {:?}", field.key, draft.setup()),
                (Ok(_), Some(why)) => panic!("{} {value} is greyed out: {why}", field.key),
            }
        }
    }
    (offered, greyed)
}

/// Does something that the page could do.
fn wander(draft: &mut Draft, dice: &mut Dice) {
    let one_of = |list: &[Choice], dice: &mut Dice| {
        let open: Vec<&Choice> = list.iter().filter(|choice| choice.refused.is_none()).collect();
        (!open.is_empty()).then(|| open[dice.below(open.len())].value.clone())
    };
    match dice.below(7) {
        0 => {
            let modes = draft.modes(Language::English);
            draft.choose_mode(modes[dice.below(modes.len())].id);
        }
        1 => draft.set_seats(1 + dice.below(5) as u8),
        2 => {
            let Some(boards) = draft.boards(Language::English) else { return };
            match dice.below(3) {
                0 => draft.choose_way(&one_of(&boards.ways, dice).unwrap_or_default()),
                1 => draft.choose_set(&one_of(&boards.sets, dice).unwrap_or_default()),
                _ => {
                    let open: Vec<&Board> =
                        boards.boards.iter().filter(|board| board.refused.is_none()).collect();
                    if !open.is_empty() {
                        let board = open[dice.below(open.len())].id.clone();
                        let seat = dice.below(usize::from(boards.choosing.max(1))) as u8;
                        draft.choose_board(seat, &board);
                        let now = draft.boards(Language::English).expect("boards");
                        let got = now.boards.iter().find(|one| one.id == board).expect("it was offered");
                        assert!(got.seats.contains(&seat), "{board} at {seat}: {:?}", draft.setup());
                    }
                }
            }
        }
        _ => {
            let fields = draft.fields(Language::English);
            let field = &fields[dice.below(fields.len())];
            match field.range {
                Some((from, to)) => {
                    draft.choose(field.key, &(from + dice.below((to - from) as usize) as u32).to_string())
                }
                None => draft.choose(field.key, &one_of(&field.choices, dice).unwrap_or_default()),
            }
        }
    }
}

#[test]
fn every_way_to_play_starts_with_nothing_else_chosen() {
    for kind in Kind::ALL {
        for mode in Draft::new(kind).modes(Language::English) {
            let mut draft = Draft::new(kind);
            draft.choose_mode(mode.id);
            assert!(draft.modes(Language::English).iter().any(|now| now.chosen && now.id == mode.id));
            for seats in mode.seats.0..=mode.seats.1 {
                draft.set_seats(seats);
                let running = draft.kind().run(&draft.setup(), Viewer::Everybody).expect("a default table");
                assert_eq!(running.seats(), seats);
                assert_eq!(running.automaton().is_some(), mode.automaton);
                hold(&draft);
            }
        }
    }
}

#[test]
fn what_is_offered_is_accepted_and_what_is_greyed_out_refused() {
    let (mut offered, mut greyed) = (0, 0);
    for (kind, seed) in Kind::ALL.into_iter().flat_map(|kind| (0..6).map(move |seed| (kind, seed))) {
        let (mut draft, mut dice) = (Draft::new(kind), Dice(seed));
        for _ in 0..40 {
            wander(&mut draft, &mut dice);
            assert!(accepted(&draft), "{:?}", draft.setup());
            if dice.below(4) == 0 {
                let (more, less) = hold(&draft);
                offered += more;
                greyed += less;
            }
            // What is kept is found again.
            assert_eq!(Draft::of(kind, &draft.setup()), draft);
        }
    }
    assert!(offered > 500 && greyed > 100, "{offered} offered, {greyed} greyed out");
}

#[test]
fn boards_that_cannot_be_say_why_and_the_others_can() {
    let mut refused = 0;
    for seed in 100..112 {
        let (mut draft, mut dice) = (Draft::new(Kind::Burgundy), Dice(seed));
        for _ in 0..25 {
            wander(&mut draft, &mut dice);
            let Some(boards) = draft.boards(Language::Spanish) else { continue };
            for board in &boards.boards {
                let mut next = draft.clone();
                next.choose_board(0, &board.id);
                let has = |draft: &Draft| {
                    let now = draft.boards(Language::English).expect("boards");
                    now.boards.iter().any(|one| one.id == board.id && one.seats.contains(&0))
                };
                assert_eq!(has(&next), board.refused.is_none(), "{} on {:?}", board.id, draft.setup());
                refused += usize::from(board.refused.is_some());
                assert!(accepted(&next));
            }
            for set in &boards.sets {
                let mut next = draft.clone();
                next.choose_set(&set.value);
                let now = next.boards(Language::English).expect("boards");
                let chosen = now.sets.iter().any(|one| one.chosen && one.value == set.value);
                assert_eq!(
                    chosen,
                    set.refused.is_none() || set.chosen,
                    "{} on {:?}",
                    set.value,
                    draft.setup()
                );
                refused += usize::from(set.refused.is_some());
            }
        }
    }
    assert!(refused > 20, "{refused}");
}

#[test]
fn leading_choices_drop_what_does_not_go_with_them() {
    let mut draft = Draft::new(Kind::Burgundy);
    draft.choose("expansions", "shields");
    draft.choose("expansions", "tiles");
    draft.choose_mode("team");
    assert_eq!((draft.value("expansions"), draft.seats()), (Some("tiles"), 4));
    draft.choose("edition", "2011");
    assert_eq!(draft.value("edition"), None, "teams belong to the other edition");
    draft.choose_mode("free");
    draft.choose("edition", "2011");
    assert_eq!((draft.value("edition"), draft.value("expansions")), (Some("2011"), None));
}

#[test]
fn what_is_shown_as_chosen_is_what_is_played() {
    for kind in Kind::ALL {
        let draft = Draft::new(kind);
        let played = kind.run(&draft.setup(), Viewer::Everybody).expect("a default table").setup();
        for field in draft.fields(Language::English).iter().filter(|field| !field.several) {
            let mut said = draft.clone();
            said.choose(field.key, &field.value);
            if field.range.is_some() && field.value.is_empty() {
                continue;
            }
            let with = kind.run(&said.setup(), Viewer::Everybody).expect("the same table").setup();
            assert_eq!(with, played, "{} {}", field.key, field.value);
        }
    }
}

#[test]
fn boards_and_games_have_pictures() {
    let draft = Draft::new(Kind::Burgundy);
    let boards = draft.boards(Language::English).expect("boards");
    assert_eq!(boards.boards.len(), 10);
    assert!(boards.boards.iter().all(|board| board.printed));
    for board in &boards.boards {
        let svg = picture(Kind::Burgundy, &draft.setup(), &board.id).expect("a picture");
        assert_eq!(svg.matches("<g ").count(), 37, "{}", board.id);
    }
    assert_eq!(picture(Kind::Burgundy, &draft.setup(), "99"), None);
    let mut solo = draft.clone();
    solo.choose_mode("solo");
    for board in solo.boards(Language::English).expect("boards").boards {
        assert!(picture(Kind::Burgundy, &solo.setup(), &board.id).is_some(), "{}", board.id);
    }
    let sheet = symbols(&["g-castle", "g-vine-2", "g-mon-16"]);
    for id in ["hx", "pt-castle", "g-castle", "g-vine-2", "g-warehouse"] {
        assert!(sheet.contains(&format!(r#"id="{id}""#)), "{id}");
    }
    for kind in Kind::ALL {
        assert!(emblem(kind).starts_with("<svg "));
    }
}

#[test]
fn a_table_is_summed_up() {
    let lines = [("edition", "se"), ("players", "3"), ("expansions", "white shields"), ("duchies", "same 4")];
    let setup: Vec<(String, String)> = lines.iter().map(|(k, v)| ((*k).into(), (*v).into())).collect();
    let said = summary(Kind::Burgundy, &setup, Language::Spanish);
    assert_eq!(said, ["Edición especial", "Tablero 4", "castillos blancos", "escudos"]);
}

#[test]
fn the_boards_of_the_solo_opponent_say_what_they_are_after() {
    let mut draft = Draft::new(Kind::Viscounts);
    draft.choose_mode("solo");
    for language in Language::ALL {
        let fields = draft.fields(language);
        let solo = fields.iter().find(|field| field.key == "solo").expect("the boards");
        assert_eq!(solo.choices.len(), 4);
        let told: std::collections::BTreeSet<&String> =
            solo.choices.iter().filter_map(|choice| choice.what.as_ref()).collect();
        assert_eq!(told.len(), 4, "{told:?}");
        assert!(fields.iter().any(|field| field.key == "difficulty" && field.choices.len() == 4));
    }
    draft.choose("difficulty", "3");
    draft.choose("solo", "noble");
    assert!(accepted(&draft) && draft.value("difficulty") == Some("3"));
    draft.choose_mode("free");
    assert_eq!((draft.value("difficulty"), draft.value("solo")), (None, None));
}

/// V1.1: whoever chooses a game is told how many can play it; its own opponent is nobody.
#[test]
fn games_say_how_many_people_play_them() {
    let told = Kind::ALL.map(|kind| {
        let modes = Draft::new(kind).modes(Language::English);
        let people: Vec<(u8, u8)> = modes.iter().map(Mode::people).collect();
        (people.iter().map(|one| one.0).min(), people.iter().map(|one| one.1).max())
    });
    assert_eq!(told, [(Some(1), Some(4)), (Some(2), Some(4)), (Some(1), Some(4))]);
}
