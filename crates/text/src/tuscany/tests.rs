//! Whole games as every seat reads them: nothing hidden, nothing too wide, and words for all that happens.

use super::*;
use crate::draw::{WIDTH, width};
use demesne_bots::{Policy, play_between};
use demesne_game::{Actor, Game, Notation, Viewer};
use demesne_tuscany::{Colour, Options, tally::Source};

/// Plays a game, at random or greedily, and shows each step, with the state before it, to a visitor.
fn walk(players: u8, number: u64, mut visit: impl FnMut(&Tuscany, &State, Step<Action>)) {
    let game = Tuscany::new(Options { players, ..Options::default() }).expect("a table");
    let policy = if number.is_multiple_of(2) { Policy::Random } else { Policy::Greedy };
    let policies = vec![policy; players.into()];
    let end = play_between(&game, &policies, number, |state, step| visit(&game, state, step));
    end.expect("bots play legal actions");
}

/// What a viewer is told of a step.
fn told(game: &Tuscany, state: &State, step: Step<Action>, viewer: Viewer) -> String {
    let before = game.view(state, viewer);
    let step = game.seen(state, step, viewer);
    let (mut after, mut events) = (before, Vec::new());
    game.play(&mut after, step, &mut events).expect("what was seen is legal");
    game.tell(&before, step, &events, &after, Language::English)
}

/// Everybody who watches a table.
fn viewers(game: &Tuscany) -> Vec<Viewer> {
    Seat::first(game.seats()).map(Viewer::Seat).chain([Viewer::Spectator]).collect()
}

#[test]
fn drawn_cards_and_hidden_boards_are_told_to_their_owners_alone() {
    let mut drawn = 0;
    for number in 0..6 {
        walk(2 + (number / 2 % 3) as u8, number, |game, state, step| {
            let owner = match (step.by, step.action) {
                (_, Action::Cards { seat, .. }) => seat,
                (Actor::Seat(seat), Action::Board(_)) => seat,
                _ => return,
            };
            drawn += 1;
            let (own, others): (Vec<Viewer>, Vec<Viewer>) =
                viewers(game).into_iter().partition(|&viewer| viewer == Viewer::Seat(owner));
            let texts: Vec<String> =
                others.into_iter().map(|viewer| told(game, state, step, viewer)).collect();
            assert!(texts.iter().all(|text| *text == texts[0]), "{texts:?}");
            // What comes of a drawing may be a colour bonus, which everybody sees.
            let colour = |text: &str| {
                let drawn = text.split(", has covered").next().unwrap_or(text);
                Colour::ALL.into_iter().any(|colour| drawn.contains(colour.name()))
            };
            let board = matches!(step.action, Action::Board(_));
            assert!(!colour(&texts[0]) && !texts[0].contains("castle"), "{texts:?}");
            let mine = told(game, state, step, own[0]);
            assert!(board || colour(&mine), "{mine}");
            assert_ne!(mine, texts[0]);
        });
    }
    assert!(drawn > 100);
}

#[test]
fn everything_that_happens_is_told() {
    let mut all = String::new();
    for number in 0..60 {
        walk(2 + (number / 2 % 3) as u8, number, |game, state, step| {
            let text = told(game, state, step, Viewer::Spectator);
            assert!(!text.starts_with(['\n', ' ', ',']) && !text.contains("p0"), "{step:?}: {text:?}");
            all.push_str(&text);
            all.push('\n');
        });
    }
    for words in [
        "is the start player",
        "draws 5 cards",
        "region pieces: p1 A",
        "has laid out a board; it shows when all have",
        "all boards are turned up: p1 ",
        "takes a storage token, +2 green (storage token)",
        " takes a quarry",
        " turns up a ",
        ", own tile 21 of 21",
        " gives up a ",
        " lie in the centre: all of them are replaced (T14.4)",
        " comes into the centre",
        " exchanges all tiles of the type ",
        " pays ",
        "puts a hex on space ",
        " as a ",
        ", for free",
        "area of 3 is complete, +6 green (the area)",
        "+1 green (crops new to the area)",
        "+2 green (crops new to the area)",
        " has covered all ",
        " as the first player, +",
        " as the second player, +",
        "+1 marble",
        "+1 worker",
        "+1 wooden hex",
        "reveals a harvest card, 2 red points, +2 red (harvest)",
        "spends a marble for an extra action",
        "lets the castle place nothing",
        "the discards are shuffled into a new deck",
        "Phase 1 ends; scoring:",
        "Phase 2 ends; scoring:",
        "one more round is played (T15.5)",
        "Phase 3 ends; scoring:",
        "red for cards left in the hand",
        "red for stored tiles",
        "red for stored wooden hexes",
        "red for marble left",
        "red for workers left",
    ] {
        assert!(all.contains(words), "\"{words}\" was never told");
    }
}

#[test]
fn screens_and_questions_fit() {
    let fits = |lines: &[String], what: &str| {
        for line in lines {
            assert!(width(line) <= WIDTH && !line.ends_with(' '), "{what} is too wide: {line:?}");
        }
    };
    let names: Vec<String> = ["human", "greedy", "random", "greedy"].map(String::from).to_vec();
    for players in 2..=4 {
        let mut count = 0;
        walk(players, 30 + u64::from(players), |game, state, step| {
            count += 1;
            let Actor::Seat(seat) = step.by else { return };
            let view = game.view(state, Viewer::Seat(seat));
            let mut list = Vec::new();
            game.legal_actions(&view, seat, &mut list);
            fits(&game.prompt(&view, seat, &list, Language::English), "a question");
            for (i, &action) in list.iter().enumerate() {
                let (text, gloss) =
                    (game.action_text(action), game.gloss(&view, seat, action, Language::English));
                fits(&[format!("{:2} {text} ({gloss})", i + 1)], "an action");
            }
            assert!(game.proposed(&view, seat, &list).is_none_or(|i| i < list.len()));
            if count % 7 == 0 {
                for pen in [false, true].map(|ansi| Pen { ansi, language: Language::English }) {
                    let screen = game.screen(&view, seat, &names[..players.into()], pen);
                    fits(&screen, "a screen");
                    assert_eq!(screen.iter().any(|line| line.contains('\x1b')), pen.ansi);
                    fits(&game.everything(state, &names[..players.into()], pen), "everything");
                }
                fits(&game.supply(&view, Language::English), "the supply");
            }
        });
    }
}

/// What hardly ever happens has its words too.
#[test]
fn rare_events_are_told() {
    let game = Tuscany::new(Options::default()).expect("the default table");
    let state = game.start();
    let one = Seat(0);
    for (event, words) in [
        (Event::HarvestShuffled, "the harvest cards are shuffled anew"),
        (Event::NeutralShuffled, "the removed neutral tiles are shuffled into a new stack"),
        (Event::GapStays, "no tile is left for a gap of the centre, which stays open (T14.9)"),
        (Event::DrawLost(one, 2), "p1: 2 cards cannot be drawn: deck and discards are empty (T5.5)"),
        (Event::RoundLimit, "The limit of rounds is reached: the game ends (T5.5)"),
        (Event::LastRound, "A third stack is used up: one more round is played (T15.5)"),
        (Event::ColourDone(one, Colour::Red, 4), "has covered all red spaces, as the fourth player"),
        (Event::CastlePassed(one), "nothing in the centre fits the castle's free tile"),
        (Event::Scored { seat: one, source: Source::NoRoom, points: 2 }, "+2 red (no room for a wooden hex)"),
        (Event::Scored { seat: Seat(1), source: Source::Harvest, points: 2 }, "p2 +2 red (harvest)"),
    ] {
        assert_eq!(
            game.tell(&state, Step::seat(one, Action::End), &[event], &state, Language::English),
            words
        );
    }
}

/// T7.14: the cheapest payment is proposed, a worker counted as two cards; the only answer is proposed too, and no other choice of
/// a turn is made for a player.
#[test]
fn the_cheapest_payment_is_proposed() {
    let cost = |action: Action| match action {
        Action::Pay(payment) => payment.cards.len() + 2 * payment.workers,
        _ => 0,
    };
    let mut payments = 0;
    for number in 0..8 {
        walk(2, number, |game, state, step| {
            let Actor::Seat(seat) = step.by else { return };
            let view = game.view(state, Viewer::Seat(seat));
            let mut list = Vec::new();
            game.legal_actions(&view, seat, &mut list);
            let proposed = game.proposed(&view, seat, &list).map(|i| list[i]);
            match (list[0], list.len()) {
                (only, 1) => assert_eq!(proposed, Some(only)),
                (Action::Pay(_), _) => {
                    payments += 1;
                    let least = list.iter().map(|&action| cost(action)).min();
                    assert_eq!(proposed.map(cost), least);
                }
                (Action::Board(_), _) => assert!(proposed.is_some()),
                _ => assert_eq!(proposed, None),
            }
        });
    }
    assert!(payments > 50, "{payments} payments with a choice");
}
