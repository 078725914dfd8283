//! Who knows what (V20): views, what is seen of a step, and imagining what is hidden.

use crate::{
    Action, Viscounts,
    card::{CardSet, Drawn},
    state::{Eyes, Player, State},
};
use demesne_game::{Random, Step, Viewer};

impl Viscounts {
    /// V20.1: blanks out the hands and decks of the others. Which cards they have there together is known, but not which lie where.
    pub(crate) fn blank(&self, state: &State, viewer: Viewer) -> State {
        let eyes = Eyes::of(viewer);
        if eyes == Eyes::All {
            return *state;
        }
        let mut view = State { eyes, ..*state };
        for seat in self.every_seat().filter(|&seat| !eyes.see(seat)) {
            let player = view.player_mut(seat);
            (player.hand, player.deck) = (CardSet::EMPTY, CardSet::EMPTY);
        }
        view
    }

    /// V20.1: drawn cards are hidden from all but who draws.
    pub(crate) fn seen_step(&self, step: Step<Action>, viewer: Viewer) -> Step<Action> {
        match step.action {
            Action::Draw(seat, _) if !Eyes::of(viewer).see(seat) => {
                Step { by: step.by, action: Action::Draw(seat, Drawn::HIDDEN) }
            }
            _ => step,
        }
    }

    /// A whole state that fits a view: each hidden hand is drawn from the cards that can be there.
    pub(crate) fn imagined(&self, view: &State, rng: &mut impl Random) -> State {
        let mut state = State { eyes: Eyes::All, ..*view };
        for seat in self.every_seat().filter(|&seat| !view.knows(seat)) {
            imagine_hand(state.player_mut(seat), rng);
        }
        state
    }
}

/// The cards that were in the hand at the last shuffle into a deck that was not empty are drawn from what was there before it, those that
/// came later from all that is left.
fn imagine_hand(player: &mut Player, rng: &mut impl Random) {
    let mut hand = player.sure;
    let mut pool = player.unseen.without(player.sure);
    let late = if player.late.is_empty() { 0 } else { player.drawn };
    let early = player.hand_size - player.sure.len() - late;
    let mut old = pool.without(player.late);
    for _ in 0..early {
        let card = old.pick(rng);
        old.remove(card);
        pool.remove(card);
        hand.insert(card);
    }
    for _ in 0..late {
        let card = pool.pick(rng);
        pool.remove(card);
        hand.insert(card);
    }
    player.hand = hand;
    player.deck = player.unseen.without(hand);
}
