//! What may be told of a step: to each seat what it saw, to whoever looks on what all saw.

use crate::{pen::LANGUAGE, terminal::Terminal};
use demesne_game::{Seat, Step, Viewer};
use demesne_text::told;

/// The words on one step; empty where the screen says it all.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    seats: Vec<String>,
    spectator: String,
}

impl Told {
    /// The words on a step, just before it is played.
    pub fn of<G: Terminal>(game: &G, before: &G::State, step: Step<G::Action>) -> Told {
        let words = |viewer| told(game, before, step, viewer, LANGUAGE);
        Told {
            seats: Seat::first(game.seats()).map(|seat| words(Viewer::Seat(seat))).collect(),
            spectator: words(Viewer::Spectator),
        }
    }

    /// The words for a viewer.
    pub fn to(&self, viewer: Viewer) -> &str {
        match viewer {
            Viewer::Seat(seat) => self.seats.get(seat.index()).map_or("", String::as_str),
            Viewer::Spectator | Viewer::Everybody => &self.spectator,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use demesne_burgundy::{Burgundy, Options};
    use demesne_game::{Game, Ignore, Notation, Seed, ToAct};

    /// Plays Burgundy up to the hidden choice of starting castles.
    fn at_the_castles(game: &Burgundy) -> demesne_burgundy::State {
        let (mut state, mut events) = (game.start(), 0);
        while game.to_act(&state) == ToAct::Chance {
            let drawn = game.sample(&state, &mut Seed::from_number(4).event(events));
            game.play(&mut state, Step::chance(drawn), &mut Ignore).expect("what is drawn is legal");
            events += 1;
        }
        state
    }

    #[test]
    fn a_hidden_choice_is_told_to_whoever_made_it() {
        let game = Burgundy::new(Options::default()).expect("the default table");
        let mut state = at_the_castles(&game);
        let step = |text: &str| game.parse_step(text).expect("a step");
        let told = Told::of(&game, &state, step("p1 castle 19"));
        assert_eq!(told.to(Viewer::Seat(Seat(0))), "p1 castle 19");
        for other in [Viewer::Seat(Seat(1)), Viewer::Spectator] {
            assert_eq!(told.to(other), "p1 has chosen; it shows when all have");
        }
        // Another choice, the same words for everybody else.
        let another = Told::of(&game, &state, step("p1 castle 2"));
        assert_ne!(another.to(Viewer::Seat(Seat(0))), told.to(Viewer::Seat(Seat(0))));
        for other in [Viewer::Seat(Seat(1)), Viewer::Spectator] {
            assert_eq!(another.to(other), told.to(other));
        }
        for text in ["p1 castle 19", "p2 castle 2"] {
            game.play(&mut state, step(text), &mut Ignore).expect("a legal choice");
        }
        let shown = Told::of(&game, &state, step("* reveal p1:19 p2:2"));
        for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator] {
            assert!(
                shown.to(viewer).starts_with("all show what they chose: p1 castle on 19, p2 castle on 2"),
                "{shown:?}"
            );
        }
    }
}
