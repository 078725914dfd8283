//! How things stand: what is foretold happens, in every language, and only what a viewer may know is said.

use super::{common::english, walk};
use demesne_game::{Actor, Game, Seat, Viewer};
use demesne_text::{
    Language, Shown,
    tuscany::{Gains, moment},
};
use demesne_tuscany::{
    Action, Colour, Event, Item, State, Token, Tuscany,
    assembly::{Assembly, SPACES},
    tally::Source,
    task::Task,
};

/// What stands now, in a language: all that can be asked.
fn all(game: &Tuscany, view: &State, seat: Seat, language: Language) -> Vec<Vec<String>> {
    let mut all = vec![
        moment::stacks(game, view, seat, language),
        moment::hand(game, view, seat, language),
        moment::phase(game, view, language),
    ];
    for colour in Colour::ALL {
        all.push(moment::bonus(game, view, colour, language));
        all.push(moment::cards_seen(game, view, colour, language));
    }
    all.extend(Token::ALL.map(|token| moment::tokens_left(game, view, token, language)));
    all.extend((0..SPACES as u8).map(|space| moment::space(game, view, seat, space, language)));
    if view.estate(seat).board != Assembly::UNKNOWN {
        let items = view.estate(seat).storage.iter().chain([Item::Hex]);
        for item in items {
            let on = |space| moment::placing(game, view, seat, item, space, language);
            all.extend((0..SPACES as u8).step_by(7).map(on));
        }
    }
    all
}

#[test]
fn whatever_stands_is_told_in_every_language() {
    let (mut moments, mut told) = (0u64, 0);
    walk(2, |game, state, step| {
        moments += 1;
        let Actor::Seat(seat) = step.by else { return };
        if !moments.is_multiple_of(9) {
            return;
        }
        for viewer in [Viewer::Seat(seat), Viewer::Spectator, Viewer::Everybody] {
            let view = game.view(state, viewer);
            let texts = Language::ALL.map(|language| all(game, &view, seat, language));
            for (i, english_lines) in texts[0].iter().enumerate() {
                for language in [1, 2] {
                    let lines = &texts[language][i];
                    assert_eq!(lines.len(), english_lines.len(), "{lines:?}");
                    for (line, first) in lines.iter().zip(english_lines) {
                        assert!(line != first && english(line).is_none(), "{line}");
                        assert!(line.ends_with('.') && !line.contains("  "), "{line}");
                        told += 1;
                    }
                }
            }
        }
    });
    assert!(told > 10_000, "{told}");
}

/// What a placement is said to bring is what the rules give.
#[test]
fn what_is_foretold_happens() {
    let (mut placed, mut bonuses, mut areas, mut crops) = (0, 0, 0, 0);
    walk(6, |game, state, step| {
        let (item, space) = match (state.tasks.top(), step.action) {
            (Some(Task::Payment(item, space)), Action::Pay(_)) => (item, space),
            (Some(Task::FreeSpace(tile)), Action::On(space)) => (Item::Tile(tile), space),
            _ => return,
        };
        let seat = state.turn;
        let gains = Gains::of(game, state, seat, item, space);
        let (mut after, mut events) = (*state, Vec::new());
        game.play(&mut after, step, &mut events).expect("a legal step");
        let scored = |wanted: Source| -> u16 {
            let points = events.iter().map(|event| match *event {
                Event::Scored { source, points, .. } if source == wanted => points,
                _ => 0,
            });
            points.sum()
        };
        placed += 1;
        assert_eq!((gains.area, gains.crops), (scored(Source::Areas), scored(Source::Crops)));
        areas += u32::from(gains.area > 0);
        crops += u32::from(gains.crops > 0);
        // A bonus waits until cards are drawn and tokens taken; that of the castle comes after its free tile's.
        let done =
            |event: &&Event| matches!(event, Event::ColourDone(_, colour, _) if *colour == gains.colour);
        if events.iter().any(|event| done(&event)) {
            let alone = events.iter().filter(|event| matches!(event, Event::ColourDone(..))).count() == 1;
            assert!(gains.completes && (!alone || gains.bonus == scored(Source::Colours)), "{gains:?}");
            assert_eq!(gains.green(), gains.area + gains.crops + gains.bonus);
            bonuses += 1;
        } else if !matches!(gains.colour, Colour::Red | Colour::DarkGreen | Colour::Yellow | Colour::Beige) {
            assert!(!gains.completes, "{gains:?}");
        }
        let count: i32 = events
            .iter()
            .map(|event| match *event {
                Event::Marble(_, n) => i32::from(n),
                Event::Workers(_, n) => i32::from(n),
                _ => 0,
            })
            .sum();
        if matches!(gains.colour, Colour::Grey | Colour::Orange) {
            assert_eq!(i32::from(gains.count), count);
        }
    });
    assert!(placed > 500 && bonuses > 30 && areas > 300 && crops > 50, "{placed} {bonuses} {areas} {crops}");
}

/// The supplies add up, and no viewer reads a hidden hand in them.
#[test]
fn supplies_are_what_a_viewer_may_know() {
    let mut moments = 0u64;
    walk(2, |game, state, _| {
        moments += 1;
        if !moments.is_multiple_of(7) {
            return;
        }
        let cards: u32 = game.printed().cards.iter().map(|&n| u32::from(n)).sum();
        for viewer in [Viewer::Seat(Seat(0)), Viewer::Spectator, Viewer::Everybody] {
            let view = game.view(state, viewer);
            let stock = game.stock(&view, Language::English);
            for row in stock.iter().flat_map(|stock| &stock.rows) {
                let faces: u32 = row.faces.iter().map(|face| face.left).sum();
                assert!(row.left <= row.of && (row.faces.is_empty() || faces == row.left), "{row:?}");
            }
            let pile = |words: &str| {
                let found = stock.iter().find(|stock| stock.title.contains(words)).expect("a supply");
                found.rows.iter().map(|row| row.left).sum::<u32>()
            };
            let neutral: u32 = state.neutral.iter().map(|&n| u32::from(n)).sum();
            assert_eq!(pile("Neutral stack"), neutral);
            let own = if viewer == Viewer::Seat(Seat(0)) { "Your tiles" } else { "Tiles of seat 1," };
            assert_eq!(pile(own), u32::from(21 - state.estate(Seat(0)).turned));
            let discarded: u32 = state.discards.iter().map(|&n| u32::from(n)).sum();
            let seen = match viewer {
                Viewer::Seat(seat) => discarded + u32::from(state.estate(seat).cards),
                _ => discarded,
            };
            match viewer {
                Viewer::Everybody => assert_eq!(pile("Cards in the deck"), u32::from(state.deck_size)),
                _ => assert_eq!(pile("Cards out of sight"), cards - seen),
            }
        }
    });
    assert!(moments > 1_000, "{moments}");
}

#[test]
fn possible_actions_are_told_with_what_they_bring() {
    assert_eq!(moment::way("End the turn", 0, Language::English), "End the turn.");
    assert_eq!(
        moment::way("Coloca la cantera", 3, Language::Spanish),
        "Coloca la cantera: +3 puntos verdes."
    );
    assert_eq!(moment::way("Coloque a vila", 1, Language::Portuguese), "Coloque a vila: +1 ponto verde.");
    assert_eq!(moment::count(4, Language::English), "In stock: 4.");
    let fixed = [moment::full, moment::no_space, moment::no_item];
    for text in fixed {
        let all = Language::ALL.map(text);
        assert!(all[0] != all[1] && all[1] != all[2] && all[0] != all[2], "{all:?}");
    }
}
