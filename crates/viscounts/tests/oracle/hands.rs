//! What everybody knows of a hand (V-R3): all hands that are possible after everything that was seen, each one by name. The engine keeps
//! a few words about them instead, and those must not rule out any of these.

use super::engine::Match;
use demesne_viscounts::{CardSet, state::Player};
use std::collections::BTreeSet;

/// Possible hands of each seat, for who has a deck.
#[derive(Default)]
pub struct Hands {
    before: Vec<Player>,
    possible: Vec<BTreeSet<u128>>,
    /// The card that was turned up last, and whose it is: it may be in the deck again at once.
    pub turned: Option<(usize, CardSet)>,
}

/// All ways to draw so many cards more.
fn drawn(hands: &BTreeSet<u128>, all: CardSet, count: u8) -> BTreeSet<u128> {
    let mut hands = hands.clone();
    for _ in 0..count {
        let mut more = BTreeSet::new();
        for hand in &hands {
            for card in all.without(CardSet(*hand)).iter() {
                more.insert(hand | CardSet::one(card).0);
            }
        }
        hands = more;
    }
    hands
}

/// In how many ways so many of so many can be chosen.
fn ways(of: u8, count: u8) -> usize {
    if count > of {
        return 0;
    }
    (0..usize::from(count)).fold(1, |product, n| product * (usize::from(of) - n) / (n + 1))
}

/// The hands that the engine's words allow.
fn allowed(player: &Player) -> usize {
    let open = player.unseen.without(player.sure);
    let late = open.and(player.late).len();
    let rest = player.hand_size - player.sure.len();
    let most = player.drawn.saturating_sub(player.late.and(player.sure).len());
    (0..=rest.min(most)).map(|n| ways(late, n) * ways(open.len() - late, rest - n)).sum()
}

impl Match<'_> {
    /// Goes on with what the last step showed.
    pub fn follow_hands(&mut self) {
        let seats = self.world.people();
        let mut known = std::mem::take(&mut self.hands);
        for seat in 0..seats {
            let now = self.state.players[seat];
            if known.possible.len() <= seat {
                known.possible.push(BTreeSet::from([0]));
                known.before.push(now);
                continue;
            }
            let before = std::mem::replace(&mut known.before[seat], now);
            if !now.ready {
                continue;
            }
            let possible = &mut known.possible[seat];
            // Cards that were played, discarded or destroyed by name, and those that came from the top of the deck.
            let left = before.hand.without(now.hand).0;
            let turned = known.turned.filter(|(whose, _)| *whose == seat).map_or(0, |(_, card)| card.0);
            *possible = possible
                .iter()
                .filter(|hand| *hand & left == left && *hand & turned == 0)
                .map(|hand| hand & !left)
                .collect();
            let count = now.hand.without(before.hand).len();
            if count > 0 {
                // What is shuffled in afterwards was not there to be drawn.
                *possible = drawn(possible, before.unseen, count);
            }
            if (left, turned, count, before.discards) == (0, 0, 0, now.discards) {
                continue;
            }
            self.compare_hands(seat, &now, possible);
        }
        known.turned = None;
        self.hands = known;
    }

    fn compare_hands(&mut self, seat: usize, player: &Player, possible: &BTreeSet<u128>) {
        assert!(possible.contains(&player.hand.0), "V-R3: the hand of p{} is not possible", seat + 1);
        for hand in possible {
            let hand = CardSet(*hand);
            let late = hand.and(player.late).len();
            let sure = player.sure.without(hand).is_empty();
            assert!(
                sure && late <= player.drawn && hand.len() == player.hand_size,
                "V-R3: the engine rules out a hand of p{}: {hand:?}, {player:?}\n{:#?}",
                seat + 1,
                self.log
            );
        }
        let exact = allowed(player) == possible.len();
        *self.seen.entry(if exact { "hands known" } else { "hands known in part" }.into()).or_default() += 1;
    }
}
