//! Nothing hidden shows: hands are their owners' alone.

use super::{
    common::{names, viewers},
    walk,
};
use demesne_game::{Game, Quick, Seat, Step, Viewer};
use demesne_text::{Language, Pen, Shown, chronicled, draw::scores, told};
use demesne_viscounts::{Action, State, Viscounts, state::Stage};

const PLAIN: Pen = Pen::plain(Language::English);

/// All that a viewer can read of a state.
fn all(game: &Viscounts, state: &State, viewer: Viewer) -> Vec<String> {
    let (view, names) = (game.view(state, viewer), names(game));
    let mut lines = game.everything(&view, &names, PLAIN);
    lines.extend(game.supply(&view, Language::English));
    lines.extend(game.stock(&view, Language::English).into_iter().flat_map(|stock| stock.lines));
    lines.extend(scores(game, &view, &names, Language::English).lines().map(str::to_owned));
    for seat in Seat::first(game.seats()) {
        lines.extend(game.screen(&view, seat, &names, PLAIN));
    }
    lines
}

/// Another state that looks the same to a viewer reads the same, and so does the next step.
#[test]
fn equal_views_read_equal() {
    let (mut rng, mut moments, mut twins) = (Quick::new(5), 0u64, 0u64);
    walk(1, |game, state, step| {
        moments += 1;
        for viewer in viewers(game) {
            if viewer != Viewer::Spectator && !moments.is_multiple_of(5) {
                continue;
            }
            let view = game.view(state, viewer);
            let twin = game.imagine(&view, viewer, &mut rng);
            assert!(game.view(&twin, viewer) == view, "what is imagined looks the same");
            if twin == *state {
                continue;
            }
            twins += 1;
            assert_eq!(all(game, state, viewer), all(game, &twin, viewer), "{viewer:?}");
            let Some(step) = step else { continue };
            if game.is_legal(&twin, step) && game.seen(state, step, viewer) == game.seen(&twin, step, viewer)
            {
                let tell = |state| told(game, state, step, viewer, Language::English);
                assert_eq!(tell(state), tell(&twin), "{viewer:?}");
                let chronicle = |state| chronicled(game, state, step, viewer, Language::English);
                assert_eq!(chronicle(state), chronicle(&twin), "{viewer:?}");
            }
        }
    });
    assert!(moments > 2_000 && twins > 1_000, "{moments} {twins}");
}

/// A rival's hand is a number; the own one is read.
#[test]
fn a_hand_is_read_by_its_owner_alone() {
    let (mut own, mut hidden) = (0, 0);
    walk(1, |game, state, _| {
        if state.stage != Stage::Turn {
            return;
        }
        for viewer in viewers(game) {
            let view = game.view(state, viewer);
            for seat in Seat::first(game.seats()).filter(|&seat| game.solo_seat() != Some(seat)) {
                let lines = game.one_seat(&view, seat, &[], PLAIN);
                let hand = lines.iter().position(|line| line.starts_with("  hand")).expect("a hand");
                let player = state.player(seat);
                let cards = player.hand_size;
                let s = if cards == 1 { "" } else { "s" };
                assert!(lines[hand].contains(&format!("{cards} card{s}, drawn up to ")), "{}", lines[hand]);
                if viewer == Viewer::Seat(seat) {
                    own += u32::from(cards);
                    let whole = lines[hand..].join(" ");
                    for card in player.hand.iter() {
                        assert!(whole.contains(&format!("{} ", card.id())), "{card:?} in {whole}");
                    }
                } else {
                    hidden += u32::from(cards);
                    assert!(lines[hand].ends_with("(hidden)"), "{}", lines[hand]);
                    assert!(lines[hand + 1].starts_with("  deck"), "{lines:?}");
                }
            }
        }
    });
    assert!(own > 1_000 && hidden > 1_000, "{own} {hidden}");
}

/// Drawn cards are told to who draws, and their number to everybody.
#[test]
fn drawn_cards_are_told_to_their_owner() {
    let mut drawn = 0;
    walk(1, |game, state, step| {
        let Some(Step { action: Action::Draw(seat, cards), .. }) = step else { return };
        let step = step.expect("a draw");
        drawn += 1;
        let tell = |viewer| chronicled(game, state, step, viewer, Language::English).text;
        let first = |text: String| text.split('.').next().unwrap_or_default().to_owned();
        let count = cards.set().len();
        let s = if count == 1 { "" } else { "s" };
        let plain = format!("{seat} draws {count} card{s}");
        assert_eq!(first(tell(Viewer::Spectator)), plain);
        assert!(first(tell(Viewer::Seat(seat))).starts_with(&format!("{plain}: ")));
        for other in Seat::first(game.seats()).filter(|&other| other != seat) {
            assert_eq!(first(tell(Viewer::Seat(other))), plain);
        }
    });
    assert!(drawn > 100, "{drawn}");
}
