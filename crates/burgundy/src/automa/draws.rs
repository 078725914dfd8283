//! What chance does for it: cards (A2.5, A2.6, A9.9), the building of modifier B (A15.6), its die (A5.1).

use super::{AutomaStep, CardInPlay, numbers, run::Run};
use crate::{
    Action, Building, Burgundy, Event, Tile,
    state::{Stage, State},
};
use demesne_game::{Illegal, Random, Sink};

/// A15.6: the kinds of which the building of modifier B is drawn. RULING: evenly from the eight of the base game; the kind has no
/// effect.
const KINDS: [Building; 8] = [
    Building::Warehouse,
    Building::Watchtower,
    Building::Workshop,
    Building::Church,
    Building::Market,
    Building::BoardingHouse,
    Building::Bank,
    Building::CityHall,
];

impl Burgundy {
    /// A2.2, A2.8, A2.9: one good of each number, set aside before the others are drawn, 1 silver, and the deck.
    pub(crate) fn set_up_automa(&self, state: &mut State) {
        state.automa.deck = self.county.deck;
        let Some(seat) = self.automa_seat() else { return };
        for (goods, supply) in state.estates[seat.index()].goods.iter_mut().zip(&mut state.goods_supply) {
            *supply -= 1;
            *goods = 1;
        }
        state.estates[seat.index()].silver = 1;
    }

    /// The cards that can be dealt now: first a left one with a castle hex (A2.5), then any of the deck.
    fn dealable(&self, state: &State) -> u32 {
        match state.stage {
            Stage::FirstCard(0) => self.county.with_castle(state.automa.deck),
            _ => state.automa.deck,
        }
    }

    /// A20.5: each of them is drawn evenly, when it is needed.
    #[inline(never)]
    pub(crate) fn sample_automa(&self, state: &State, rng: &mut impl Random) -> Action {
        match state.stage {
            Stage::FirstCard(place) | Stage::Card(place) => {
                let cards = self.dealable(state);
                let drawn = rng.below(cards.count_ones().max(1)) as usize;
                Action::Card { place, card: numbers(cards).nth(drawn).unwrap_or(0) }
            }
            Stage::FirstBuilding => Action::FirstBuilding(KINDS[rng.below(KINDS.len() as u32) as usize]),
            _ => Action::AutomaDie(rng.die()),
        }
    }

    pub(crate) fn check_automa(&self, state: &State, action: Action) -> Result<(), Illegal> {
        let first = matches!(state.stage, Stage::FirstCard(_));
        match (state.stage, action) {
            (Stage::FirstCard(expected) | Stage::Card(expected), Action::Card { place, card }) => {
                let rule = match (first, expected) {
                    (true, 0) => "A2.5",
                    (true, _) => "A2.6",
                    _ => "A9.9",
                };
                if place != expected {
                    let side = if expected == 0 { "left" } else { "right" };
                    return Illegal::err(rule, format!("the {side} card is dealt now: \"card {side} …\""));
                }
                let cards = self.dealable(state);
                if numbers(cards).any(|number| number == card) {
                    return Ok(());
                }
                let list: Vec<String> = numbers(cards).map(|number| number.to_string()).collect();
                let what =
                    if rule == "A2.5" { "cards of the deck with a castle hex" } else { "cards of the deck" };
                Illegal::err(rule, format!("card {card} cannot be dealt; the {what} are {}", list.join(", ")))
            }
            (Stage::FirstCard(_), _) => {
                let rule = if state.stage == Stage::FirstCard(0) { "A2.5" } else { "A2.6" };
                Illegal::err(
                    rule,
                    "the Châteautoma's first cards are dealt now: \"card left 4\", then \"card right 1\"",
                )
            }
            (Stage::Card(_), _) => {
                Illegal::err("A9.9", "the Châteautoma is dealt a card now: \"card right 3\"")
            }
            (Stage::FirstBuilding, Action::FirstBuilding(kind)) if KINDS.contains(&kind) => Ok(()),
            (Stage::FirstBuilding, _) => Illegal::err(
                "A15.6",
                "the building of modifier B is drawn now, one of the eight kinds of the base game: \"building bank\"",
            ),
            (_, Action::AutomaDie(1..=6)) => Ok(()),
            _ => Illegal::err("A5.1", "the Châteautoma rolls its die now, 1 to 6: \"automa-die 4\""),
        }
    }

    #[inline(never)]
    pub(crate) fn apply_automa(&self, state: &mut State, action: Action, sink: &mut impl Sink<Event>) {
        match (state.stage, action) {
            (Stage::FirstCard(place), Action::Card { card, .. }) => {
                self.deal(state, place, card);
                sink.tell(|| Event::Automa(AutomaStep::FirstCard { place, card }));
                if place == 0 {
                    self.found_on_card(state);
                }
                self.set_up_after(state, Stage::FirstCard(place), sink);
            }
            (Stage::Card(place), Action::Card { card, .. }) => {
                self.deal(state, place, card);
                sink.tell(|| Event::Automa(AutomaStep::Deals { place, card }));
                Run::new(self, state, sink).next_card();
            }
            (_, Action::FirstBuilding(kind)) => {
                state.automa.building = Some(kind);
                self.set_up_after(state, Stage::FirstBuilding, sink);
            }
            (_, Action::AutomaDie(die)) => Run::new(self, state, sink).turn(die),
            _ => debug_assert!(false, "apply() was given what check() refuses"),
        }
    }

    /// A9.11: a card starts empty.
    fn deal(&self, state: &mut State, place: u8, card: u8) {
        state.automa.deck &= !(1 << card);
        state.automa.cards[usize::from(place)] = CardInPlay::new(card);
    }

    /// A2.7: a castle of the supply lies on the first castle hex of the left card, and does nothing.
    fn found_on_card(&self, state: &mut State) {
        let left = &mut state.automa.cards[0];
        if let Some(hex) = self.county.card(left.card).castle_hex() {
            left.tiles[hex] = Some(Tile::CASTLE);
            state.supply[Tile::CASTLE.index()] -= 1;
        }
    }
}
