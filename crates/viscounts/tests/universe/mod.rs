//! All that a player could ever say, to be held against the list of legal actions.

use demesne_game::{Game, Notation, Seat, Step, ToAct};
use demesne_viscounts::{Act, Action, Building, Card, Manuscript, Segment, Space, State, Viscounts};
use std::collections::HashSet;

/// The most of a currency in a payment that is tried.
const MOST_PAID: u32 = 6;
/// The most exchanges that are tried.
const MOST_EXCHANGES: u32 = 40;

/// Every action that can be written, but for orders of cards, which are made for the board at hand, and payments that nobody could make.
pub struct Universe(Vec<Action>);

impl Universe {
    /// All actions: every verb with everything that can follow it.
    pub fn new(game: &Viscounts) -> Universe {
        let mut texts: Vec<String> =
            ["rest", "dismiss", "keep", "skip", "end", "take printed", "discard top", "destroy top"]
                .map(String::from)
                .into();
        texts.extend(Act::ALL.map(|act| act.name().to_owned()));
        for card in (0..86).map(Card) {
            texts.extend(
                ["play", "next", "discard", "destroy", "hire"].map(|verb| format!("{verb} {}", card.id())),
            );
        }
        texts.extend(Space::all().map(|space| format!("move {}", space.name())));
        texts.extend(Building::all().map(|building| format!("place {}", building.name())));
        texts.extend((1..=4).map(|workers| format!("place {workers}")));
        texts.extend((1..=MOST_EXCHANGES).map(|times| format!("exchange {times}")));
        texts.extend((1..=10).map(|number| format!("pick {number}")));
        texts.extend(Manuscript::all().map(|tile| format!("take {}", tile.id())));
        texts.extend(["ink", "stone", "gold"].map(|resource| format!("gain {resource}")));
        texts.extend(["debt", "deed"].map(|document| format!("flip {document}")));
        for from in Segment::all() {
            let name = from.name();
            texts.extend(
                (1..=5).flat_map(|place| [format!("site {name}.{place}"), format!("link {name}.{place}")]),
            );
            texts.extend(["section", "resolve", "spread"].map(|verb| format!("{verb} {name}")));
            texts.extend(Segment::all().map(|to| format!("shift {name} {}", to.name())));
            for seat in Seat::first(game.seats()) {
                texts.extend(["first", "second"].map(|tier| format!("remove {name} {tier} {seat}")));
            }
        }
        texts.extend(payments());
        let read = |text: &String| game.parse_action(text).unwrap_or_else(|e| panic!("{text}: {e}"));
        let mut actions: Vec<Action> = texts.iter().map(read).collect();
        actions.extend(bundles(game));
        Universe(actions)
    }

    /// Compares: what is legal is listed, what is listed is legal, named once and among what can be said.
    pub fn check(&self, game: &Viscounts, state: &State) -> Result<(), String> {
        let ToAct::Seats(seats) = game.to_act(state) else { return Ok(()) };
        for seat in seats.iter() {
            self.check_seat(game, state, seat)?;
        }
        Ok(())
    }

    fn check_seat(&self, game: &Viscounts, state: &State, seat: Seat) -> Result<(), String> {
        let mut list = Vec::new();
        game.legal_actions(state, seat, &mut list);
        let mut unsaid: HashSet<Action> = list.iter().copied().collect();
        if list.is_empty() || unsaid.len() != list.len() {
            return Err(format!("{seat}'s list is empty or names an action twice"));
        }
        for action in self.0.iter().copied().chain(orders(state, seat)) {
            let legal = game.is_legal(state, Step::seat(seat, action));
            if legal != unsaid.remove(&action) {
                let text = game.step_text(Step::seat(seat, action));
                return Err(format!(
                    "\"{text}\" is {}",
                    if legal { "legal, not listed" } else { "listed, not legal" }
                ));
            }
        }
        match unsaid.iter().next() {
            Some(&action) => Err(format!("\"{}\" is listed and cannot be said", game.action_text(action))),
            None => Ok(()),
        }
    }
}

/// All ways to put what lies in the slots into the slots, and one with a card that is not there.
fn orders(state: &State, seat: Seat) -> Vec<Action> {
    let slots = state.player(seat).slots;
    let mut orders = HashSet::new();
    for nth in 0..27 {
        let order = [nth / 9, nth / 3 % 3, nth % 3].map(|place| slots[place]);
        orders.insert(Action::Arrange(order));
    }
    let stranger = (0..86).map(Card).find(|card| !slots.contains(card)).unwrap_or(Card(0));
    orders.insert(Action::Arrange([stranger, slots[1], slots[2]]));
    orders.into_iter().collect()
}

/// Every bundle of a card or of the castle, and some that are printed nowhere.
fn bundles(game: &Viscounts) -> Vec<Action> {
    let printed = game.printed();
    let abilities = printed.cards.iter().filter_map(|card| card.ability).map(|(_, effect)| effect);
    let effects = abilities.chain(printed.tables.second_tier);
    let mut bundles: HashSet<Action> =
        effects.flat_map(|effect| effect.alternatives().collect::<Vec<_>>()).map(Action::Choose).collect();
    bundles.insert(Action::Choose(demesne_viscounts::Atoms::NONE));
    bundles.into_iter().collect()
}

/// All payments of a few of each currency.
fn payments() -> Vec<String> {
    let mut texts = vec!["pay nothing".to_owned()];
    let base = MOST_PAID + 1;
    for nth in 1..base.pow(4) {
        let amounts = ["ink", "stone", "gold", "silver"].iter().zip([
            nth % base,
            nth / base % base,
            nth / base.pow(2) % base,
            nth / base.pow(3),
        ]);
        let parts: Vec<String> = amounts
            .filter(|(_, amount)| *amount > 0)
            .map(|(name, amount)| format!("{name}*{amount}"))
            .collect();
        texts.push(format!("pay {}", parts.join(" ")));
    }
    texts
}
