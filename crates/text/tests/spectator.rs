//! Whoever only looks on sees a table at any moment, and nothing that is hidden.

use crate::common::{Walk, names, table, viewers, walk_all};
use demesne_bots::{Evaluate, Policy, play_between};
use demesne_game::{Game, Quick, Seat, Step, Viewer};
use demesne_text::{
    Language, Pen, Shown, WIDTH, chronicled,
    draw::{scores, width},
    told,
};
use demesne_tuscany::{Colour, Tuscany, state::Stage};

const PLAIN: Pen = Pen::plain(Language::English);

/// All that a viewer can read of a state.
fn all<G: Shown>(game: &G, state: &G::State, viewer: Viewer) -> Vec<String> {
    let (view, names) = (game.view(state, viewer), names(game));
    let mut lines = game.everything(&view, &names, PLAIN);
    lines.extend(game.supply(&view, Language::English));
    lines.extend(scores(game, &view, &names, Language::English).lines().map(str::to_owned));
    for seat in Seat::first(game.seats()) {
        lines.extend(game.one_seat(&view, seat, &names, PLAIN));
    }
    lines
}

/// Twins: another state that looks the same to a viewer reads the same, and so does the next step.
struct Twins {
    rng: Quick,
    moments: u64,
    twins: u64,
}

impl Walk for Twins {
    fn at<G: Shown + Evaluate>(&mut self, game: &G, state: &G::State, step: Step<G::Action>) {
        self.moments += 1;
        for viewer in viewers(game) {
            let view = game.view(state, viewer);
            let twin = game.imagine(&view, viewer, &mut self.rng);
            let other = game.view(&twin, viewer);
            assert!(other == view, "what is imagined looks the same");
            if twin == *state || (viewer != Viewer::Spectator && !self.moments.is_multiple_of(5)) {
                continue;
            }
            self.twins += 1;
            assert_eq!(all(game, state, viewer), all(game, &twin, viewer), "{viewer:?}");
            if game.is_legal(&twin, step) && game.seen(state, step, viewer) == game.seen(&twin, step, viewer)
            {
                let texts = [state, &twin].map(|state| told(game, state, step, viewer, Language::English));
                assert_eq!(texts[0], texts[1], "{viewer:?}");
                let told =
                    [state, &twin].map(|state| chronicled(game, state, step, viewer, Language::English));
                assert_eq!(told[0], told[1], "{viewer:?}");
            }
        }
        if self.moments.is_multiple_of(3) {
            for line in all(game, state, Viewer::Spectator) {
                assert!(width(&line) <= WIDTH, "too wide: {line:?}");
            }
        }
    }

    fn end<G: Shown + Evaluate>(&mut self, game: &G, state: &G::State) {
        assert!(!all(game, state, Viewer::Spectator).is_empty());
    }
}

#[test]
fn equal_views_read_equal() {
    let mut twins = Twins { rng: Quick::new(5), moments: 0, twins: 0 };
    walk_all(2, &mut twins);
    assert!(twins.moments > 5_000 && twins.twins > 1_000, "{} {}", twins.moments, twins.twins);
}

/// Nobody's cards, and no board before all are turned up.
#[test]
fn a_spectator_of_tuscany_sees_no_hand_and_no_hidden_board() {
    for number in 0..3 {
        let game: Tuscany = table("players=3");
        let (mut hands, mut boards) = (0, 0);
        let watch = |state: &_, _| {
            let view = game.view(state, Viewer::Spectator);
            for seat in Seat::first(3) {
                let lines = game.one_seat(&view, seat, &[], PLAIN);
                let cards = state.estate(seat).cards;
                let hand: Vec<&String> = lines.iter().filter(|line| line.contains("in hand")).collect();
                let s = if cards == 1 { "" } else { "s" };
                assert_eq!(hand, [&format!("{cards} card{s} in hand (hidden)")], "{lines:?}");
                let coloured =
                    |line: &&String| Colour::ALL.iter().any(|c| line.contains(&format!(" {} (", c.name())));
                assert_eq!(lines.iter().find(coloured), None, "the colours of a hand");
                hands += u32::from(cards > 0);
                if state.stage == Stage::Boards {
                    assert!(!lines.iter().any(|line| line.contains("CASTLE")), "{lines:?}");
                    boards += u32::from(lines.iter().any(|line| line.contains("has laid them out")));
                }
            }
        };
        play_between(&game, &[Policy::Random; 3], number, watch).expect("bots play legal actions");
        assert!(hands > 100 && boards > 0, "{hands} {boards}");
    }
}
