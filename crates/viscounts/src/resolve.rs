//! Resolving effects: bundles, choices, triggered abilities (V3, V4, V6, V7).

use crate::{
    Action, Atom, Atoms, Building, Document, EndCard, Event, Resource, Viscounts,
    ability::Trigger,
    card::Card,
    printed::SoloTrigger,
    state::{MOST_DOCUMENTS, MOST_GOODS, MOST_ROUNDS, SLOTS, Stage, State, TRACK},
    task::{Origin, Task},
};
use demesne_game::{Ignore, Illegal, Seat, Sink};

/// The most answers to a question for an order: as many as sections of the castle.
const MOST_ORDERS: usize = 5;

/// A few answers, without heap.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Few {
    list: [Action; MOST_ORDERS],
    len: usize,
}

impl std::ops::Deref for Few {
    type Target = [Action];

    fn deref(&self) -> &[Action] {
        &self.list[..self.len]
    }
}

impl Viscounts {
    /// Whether an effect asks a player to decide; what is impossible is not asked (V7.11).
    pub(crate) fn asks(&self, state: &State, seat: Seat, atom: Atom) -> bool {
        if self.is_solo(seat) {
            return false;
        }
        let player = state.player(seat);
        match atom {
            Atom::AnyResource => true,
            // V3.5: one kind alone must be flipped.
            Atom::Flip => player.unpaid > 0 && player.acquired > 0,
            Atom::Rearrange => player.ready && player.board().count() > 1,
            Atom::Discard => self.can_discard(state, seat),
            Atom::Destroy => self.can_destroy(state, seat),
            Atom::FreeHire => state.tops.iter().any(|top| top.is_some()),
            Atom::CastleMove => player.first.iter().any(|&workers| workers > 0),
            Atom::FreeManuscript => self.free_tiles(state).next().is_some(),
            _ => match (atom.workers(), atom.building()) {
                (Some(_), _) => player.supply > 0,
                (_, Some(kind)) => player.built_of(kind) < 3 && self.has_empty_site(state, seat),
                _ => false,
            },
        }
    }

    /// Carries out an effect about which there is nothing to decide.
    pub(crate) fn carry_out(&self, state: &mut State, seat: Seat, atom: Atom, sink: &mut impl Sink<Event>) {
        match atom {
            Atom::Ink => self.resource(state, seat, Resource::Ink, 1, sink),
            Atom::Stone => self.resource(state, seat, Resource::Stone, 1, sink),
            Atom::Gold => self.resource(state, seat, Resource::Gold, 1, sink),
            Atom::Silver => self.silver(state, seat, 1, sink),
            Atom::Debt => self.gain_debt(state, seat, sink),
            Atom::Deed => self.gain_deed(state, seat, sink),
            Atom::FlipDebt => self.flip(state, seat, Document::Debt, sink),
            Atom::FlipDeed => self.flip(state, seat, Document::Deed, sink),
            Atom::Flip if state.player(seat).unpaid > 0 => self.flip(state, seat, Document::Debt, sink),
            Atom::Flip => self.flip(state, seat, Document::Deed, sink),
            Atom::Corruption | Atom::Virtue => self.shift(state, seat, atom, sink),
            // V6.16, V17.9, V2.23
            Atom::Shuffle if state.player(seat).ready && !state.player(seat).discards.is_empty() => {
                self.shuffle(state, seat, sink);
            }
            // V7.3: what cannot be done is lost.
            _ => sink.tell(|| Event::Lost(seat, atom)),
        }
    }

    /// Silver gained or paid.
    #[inline]
    pub(crate) fn silver(&self, state: &mut State, seat: Seat, amount: i16, sink: &mut impl Sink<Event>) {
        if amount != 0 {
            let silver = &mut state.player_mut(seat).silver;
            *silver = silver.saturating_add_signed(amount).min(MOST_GOODS);
            sink.tell(|| Event::Silver(seat, amount));
        }
    }

    /// A resource gained or paid; for the card-focused opponent all are of one kind (V22.5).
    #[inline]
    pub(crate) fn resource(
        &self,
        state: &mut State,
        seat: Seat,
        resource: Resource,
        amount: i16,
        sink: &mut impl Sink<Event>,
    ) {
        if amount != 0 {
            let resource = if self.is_solo(seat) { self.solo_kind(resource) } else { resource };
            let left = &mut state.player_mut(seat).resources[resource as usize];
            *left = left.saturating_add_signed(amount).min(MOST_GOODS);
            sink.tell(|| Event::Resource(seat, resource, amount));
        }
    }

    /// V3.1, V7.10: a debt is gained, then what it triggers.
    pub(crate) fn gain_debt(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        let player = state.player_mut(seat);
        player.unpaid = (player.unpaid + 1).min(MOST_DOCUMENTS);
        sink.tell(|| Event::Debt(seat));
        // V2.26: what is gained in the setup lowers nothing.
        if state.stage == Stage::Turn && state.poverty > 0 {
            state.poverty -= 1;
            if state.poverty == 0 {
                self.reveal(state, EndCard::Poverty, sink);
            }
        }
        self.trigger(state, seat, Trigger::GainDebt);
    }

    /// V3.1: a deed is gained.
    pub(crate) fn gain_deed(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        let player = state.player_mut(seat);
        player.acquired = (player.acquired + 1).min(MOST_DOCUMENTS);
        sink.tell(|| Event::Deed(seat));
        if state.stage == Stage::Turn && state.prosperity > 0 {
            state.prosperity -= 1;
            if state.prosperity == 0 {
                self.reveal(state, EndCard::Prosperity, sink);
            }
        }
    }

    /// V18.1 to V18.3: the first card that is revealed sets the end.
    fn reveal(&self, state: &mut State, card: EndCard, sink: &mut impl Sink<Event>) {
        sink.tell(|| Event::Revealed(card));
        if state.last_round == 0 {
            let last = (state.round + 1).min(MOST_ROUNDS);
            state.last_round = last;
            sink.tell(|| Event::LastRound(last));
        }
    }

    /// V3.2 to V3.4, V7.10: a card is flipped; a debt brings a resource, then what it triggers.
    pub(crate) fn flip(
        &self,
        state: &mut State,
        seat: Seat,
        document: Document,
        sink: &mut impl Sink<Event>,
    ) {
        let solo = self.is_solo(seat);
        let player = state.player_mut(seat);
        let (from, to, atom) = match document {
            Document::Debt => (&mut player.unpaid, &mut player.paid, Atom::FlipDebt),
            Document::Deed => (&mut player.acquired, &mut player.approved, Atom::FlipDeed),
        };
        if *from == 0 {
            sink.tell(|| Event::Lost(seat, atom));
            return;
        }
        *from -= 1;
        *to = (*to + 1).min(MOST_DOCUMENTS);
        sink.tell(|| Event::Flipped(seat, document));
        if solo {
            self.solo_trigger(state, seat, SoloTrigger::Flip);
        }
        if document == Document::Debt {
            if !solo {
                self.trigger(state, seat, Trigger::FlipDebt);
            }
            state.tasks.gain(seat, Atoms::one(Atom::AnyResource));
        }
    }

    /// V4: a marker moves; once they have met both move together.
    #[inline]
    pub(crate) fn shift(&self, state: &mut State, seat: Seat, atom: Atom, sink: &mut impl Sink<Event>) {
        let player = state.player_mut(seat);
        let stuck = player.has_met();
        let right = atom == Atom::Corruption;
        // V4.3, V4.4: together, and never beyond the ends of the track.
        match (right, stuck) {
            (true, false) => player.corruption += 1,
            (false, false) => player.virtue -= 1,
            (true, true) => {
                player.corruption = (player.corruption + 1).min(TRACK);
                player.virtue = player.corruption;
            }
            (false, true) => {
                player.virtue = (player.virtue - 1).max(1);
                player.corruption = player.virtue;
            }
        }
        let (corruption, virtue) = (player.corruption, player.virtue);
        sink.tell(|| match right {
            true => Event::Corruption(seat, corruption, virtue),
            false => Event::Virtue(seat, corruption, virtue),
        });
    }

    /// V7.7, V7.8: the abilities of a seat's board that an event triggers wait on top.
    pub(crate) fn trigger(&self, state: &mut State, seat: Seat, trigger: Trigger) {
        let mut waiting = [Card::NONE; SLOTS];
        let mut count = 0;
        for card in state.player(seat).board() {
            if self.printed.card(card).ability.is_some_and(|(when, _)| when == trigger) {
                waiting[count] = card;
                count += 1;
            }
        }
        if count > 0 {
            // So that the same cards in another order are the same task.
            waiting.sort_unstable();
            state.tasks.push(Task::Triggered(seat, waiting));
        }
    }

    /// V4.7, V7.7: an ability that goes on without asking: one that corrupts, or the only one.
    pub(crate) fn next_by_itself(&self, waiting: [Card; SLOTS]) -> Option<Card> {
        let cards = || waiting.into_iter().filter(|card| card.is_some());
        let corrupts =
            |card: &Card| self.printed.card(*card).ability.is_some_and(|(_, effect)| effect.corrupts());
        cards().find(corrupts).or_else(|| (cards().count() == 1).then(|| cards().next()).flatten())
    }

    /// V7.5, V7.11: whether none of the alternatives of a choice can do anything now, so that there is nothing to choose.
    pub(crate) fn is_idle(&self, state: &State, seat: Seat, origin: Origin) -> bool {
        self.alternatives(state, origin)
            .all(|bundle| bundle.iter().all(|atom| self.is_lost(state, seat, atom)))
    }

    /// V7.3: whether an effect would be lost now.
    fn is_lost(&self, state: &State, seat: Seat, atom: Atom) -> bool {
        let player = state.player(seat);
        match atom {
            Atom::FlipDebt => player.unpaid == 0,
            Atom::FlipDeed => player.acquired == 0,
            Atom::Flip => player.unpaid == 0 && player.acquired == 0,
            // V4.4: nothing moves beyond the ends of the track.
            Atom::Virtue => player.has_met() && player.virtue == 1,
            Atom::Corruption => player.has_met() && player.corruption == TRACK,
            Atom::Shuffle => !player.ready || player.discards.is_empty(),
            Atom::Rearrange | Atom::Discard | Atom::Destroy | Atom::FreeHire | Atom::CastleMove => {
                !self.asks(state, seat, atom)
            }
            _ => false,
        }
    }

    /// Of several answers those that lead to different states: where an order changes nothing, nobody is asked for it.
    pub(crate) fn distinct(
        &self,
        state: &State,
        seat: Seat,
        answers: impl IntoIterator<Item = Action>,
    ) -> Few {
        let mut results = [None; MOST_ORDERS];
        let mut few = Few { list: [Action::Skip; MOST_ORDERS], len: 0 };
        for action in answers {
            let after = Some(self.result(state, seat, action));
            if few.len < MOST_ORDERS && !results[..few.len].contains(&after) {
                results[few.len] = after;
                few.list[few.len] = action;
                few.len += 1;
            }
        }
        few
    }

    /// What comes of an answer, with all that goes on by itself after it.
    pub(crate) fn result(&self, state: &State, seat: Seat, action: Action) -> State {
        let mut after = *state;
        self.apply_turn(&mut after, seat, action, &mut Ignore);
        self.settle(&mut after, &mut Ignore);
        after
    }

    /// V7.7: the abilities from which the next one is chosen.
    pub(crate) fn next_abilities(&self, state: &State, seat: Seat, waiting: [Card; SLOTS]) -> Few {
        self.distinct(state, seat, waiting.into_iter().filter(|card| card.is_some()).map(Action::Next))
    }

    /// An ability that waits acts; the others wait on.
    pub(crate) fn act_next(
        &self,
        state: &mut State,
        (seat, mut waiting): (Seat, [Card; SLOTS]),
        card: Card,
        sink: &mut impl Sink<Event>,
    ) {
        state.tasks.pop();
        for place in &mut waiting {
            if *place == card {
                *place = Card::NONE;
            }
        }
        waiting.sort_unstable();
        if waiting[0].is_some() {
            state.tasks.push(Task::Triggered(seat, waiting));
        }
        self.use_ability(state, seat, card, sink);
    }

    /// V26.13: the effect of a card's ability, or the choice between its bundles.
    pub(crate) fn use_ability(&self, state: &mut State, seat: Seat, card: Card, sink: &mut impl Sink<Event>) {
        let Some((_, effect)) = self.printed.card(card).ability else { return };
        sink.tell(|| Event::Ability(seat, card));
        match effect.only() {
            Some(bundle) => state.tasks.gain(seat, bundle),
            None => state.tasks.push(Task::Choose(seat, Origin::Card(card))),
        }
    }

    /// The bundles of a choice.
    pub(crate) fn alternatives(&self, state: &State, origin: Origin) -> impl Iterator<Item = Atoms> {
        let effect = match origin {
            Origin::Card(card) => self.printed.card(card).ability.map(|(_, effect)| effect),
            Origin::Section(section) => Some(self.printed.tables.second_tier[state.ring.reward(section)]),
        };
        effect.into_iter().flat_map(|effect| effect.alternatives())
    }

    /// What answers the first effect of a bundle.
    pub(crate) fn list_gain(&self, state: &State, seat: Seat, atom: Atom, out: &mut Vec<Action>) {
        let player = state.player(seat);
        match atom {
            Atom::AnyResource => out.extend(Resource::ALL.map(Action::Gain)),
            Atom::Flip => out.extend([Document::Debt, Document::Deed].map(Action::Flip)),
            Atom::Rearrange => {
                out.extend(orders(player.slots).map(Action::Arrange));
                out.push(Action::Skip);
            }
            Atom::Discard => {
                out.extend(player.holdable(state.knows(seat)).iter().map(Action::Discard));
                if self.has_top(state, seat) {
                    out.push(Action::Discard(Card::NONE));
                }
                out.push(Action::Skip);
            }
            Atom::Destroy => {
                // V2.21, V2.23: before the deck is shuffled, any own card.
                let from = if player.ready { player.holdable(state.knows(seat)) } else { player.unseen };
                out.extend(from.iter().map(Action::Destroy));
                if self.has_top(state, seat) {
                    out.push(Action::Destroy(Card::NONE));
                }
                out.push(Action::Skip);
            }
            Atom::FreeHire => {
                out.extend(state.tops.into_iter().filter(|top| top.is_some()).map(Action::Hire));
            }
            Atom::CastleMove => {
                self.list_castle_moves(state, seat, out);
                out.push(Action::Skip);
            }
            Atom::FreeManuscript => out.extend(self.free_tiles(state).map(Action::Take)),
            _ => match atom.building() {
                Some(kind) => {
                    let left = kind.buildings().filter(|&building| !player.has_built(building));
                    out.extend(left.map(Action::Build));
                }
                None => out.extend(state.ring.order().map(Action::Section)),
            },
        }
    }

    /// Whether an answer to the first effect of a bundle is one.
    pub(crate) fn check_gain(
        &self,
        state: &State,
        seat: Seat,
        atom: Atom,
        action: Action,
    ) -> Result<(), Illegal> {
        let player = state.player(seat);
        let known = state.knows(seat);
        match (atom, action) {
            (Atom::AnyResource, Action::Gain(_)) => Ok(()),
            (Atom::AnyResource, _) => Illegal::err("V6.5", "choose ink, stone or gold"),
            (Atom::Flip, Action::Flip(_)) => Ok(()),
            (Atom::Flip, _) => Illegal::err("V3.5", "flip a debt or a deed"),
            (_, Action::Skip) if atom.is_optional() => Ok(()),
            (_, Action::Skip) => Illegal::err("V7.1", format!("{} cannot be declined", atom.name())),
            (Atom::Rearrange, Action::Arrange(order)) => {
                match orders(player.slots).any(|other| other == order) {
                    true => Ok(()),
                    false => Illegal::err(
                        "V6.13",
                        "the own cards are put in another order, in the slots that hold cards now",
                    ),
                }
            }
            (Atom::Rearrange, _) => Illegal::err("V6.13", "put the cards in another order, or skip it"),
            (Atom::Discard, Action::Discard(card)) | (Atom::Destroy, Action::Destroy(card)) => {
                let rule = if atom == Atom::Discard { "V6.14" } else { "V6.15" };
                let there = match card {
                    Card::NONE => self.has_top(state, seat),
                    card if !player.ready => player.unseen.contains(card),
                    card => player.may_hold(card, known),
                };
                match (there, card) {
                    (true, _) => Ok(()),
                    (false, Card::NONE) => Illegal::err(rule, "there is no card in deck and discard pile"),
                    (false, card) => Illegal::err(rule, format!("{} is not in the hand", card.id())),
                }
            }
            (Atom::Discard, _) => {
                Illegal::err("V6.14", "discard a card of the hand or the top card of the deck, or skip it")
            }
            (Atom::Destroy, _) => {
                Illegal::err("V6.15", "destroy a card of the hand or the top card of the deck, or skip it")
            }
            (Atom::FreeHire, Action::Hire(card)) => match card.is_some() && state.tops.contains(&card) {
                true => Ok(()),
                false => {
                    Illegal::err("V6.17", format!("{} lies on no pile; hire a visible townsfolk", card.id()))
                }
            },
            (Atom::FreeHire, _) => Illegal::err("V6.17", "hire a visible townsfolk for nothing"),
            (Atom::CastleMove, Action::CastleMove(from, to)) => self.check_castle_move(state, seat, from, to),
            (Atom::CastleMove, _) => {
                Illegal::err("V6.18", "move a worker of the first tier to the next section, or skip it")
            }
            (Atom::FreeManuscript, Action::Take(tile)) => {
                match self.free_tiles(state).any(|free| free == tile) {
                    true => Ok(()),
                    false => Illegal::err(
                        "V14.12",
                        format!("{} is no visible manuscript of cost 3 or 4", tile.id()),
                    ),
                }
            }
            (Atom::FreeManuscript, _) => Illegal::err("V14.12", "take a visible manuscript of cost 3 or 4"),
            (_, action) => match (atom.building(), action) {
                (Some(kind), Action::Build(building)) if building.kind() != kind => Illegal::err(
                    "V12.15",
                    format!("place a {}, not a {}", kind.name(), building.kind().name()),
                ),
                (Some(_), Action::Build(building)) => check_left(player.has_built(building), building),
                (Some(kind), _) => Illegal::err("V12.15", format!("choose which {} is placed", kind.name())),
                (None, Action::Section(_)) => Ok(()),
                (None, _) => Illegal::err("V13.20", "choose the section on which the workers are placed"),
            },
        }
    }

    /// An answer to the first effect of a bundle.
    pub(crate) fn answer_gain(&self, state: &mut State, action: Action, sink: &mut impl Sink<Event>) {
        let Some((seat, atom)) = state.tasks.gained() else { return };
        match action {
            Action::Gain(resource) => self.resource(state, seat, resource, 1, sink),
            Action::Flip(document) => self.flip(state, seat, document, sink),
            Action::Arrange(order) => {
                state.player_mut(seat).slots = order;
                sink.tell(|| Event::Arranged(seat));
            }
            Action::Discard(card) if card.is_some() => {
                state.player_mut(seat).leave_hand(card);
                self.discard(state, seat, card, sink);
            }
            Action::Destroy(card) if card.is_some() => {
                let player = state.player_mut(seat);
                if player.ready {
                    player.leave_hand(card)
                } else {
                    player.leave_deck(card)
                }
                self.destroy(state, seat, card, sink);
            }
            Action::Discard(_) | Action::Destroy(_) => {
                // V17.10: with an empty deck the discard pile is shuffled first.
                self.deck_ready(state, seat, sink);
                let fate = if atom == Atom::Discard {
                    crate::task::Fate::Discard
                } else {
                    crate::task::Fate::Destroy
                };
                state.tasks.push(Task::TurnUp(seat, fate));
            }
            Action::Hire(card) => self.hire(state, seat, card, sink),
            Action::CastleMove(from, to) => self.castle_move(state, seat, from, to, sink),
            Action::Take(tile) => self.take_manuscript(state, seat, tile, sink),
            // V2.20: player card 8 has its own place.
            Action::Build(building) => {
                let near = state.stage == Stage::Prepare && self.builds_near(state, seat);
                state.tasks.push(Task::Site { seat, building, near });
            }
            Action::Section(section) => {
                let workers = atom.workers().unwrap_or(0).min(state.player(seat).supply);
                self.place_workers(state, seat, section, workers, sink);
            }
            _ => {}
        }
    }
}

/// V12.5: a building that is on the board already cannot be placed again.
pub(crate) fn check_left(built: bool, building: Building) -> Result<(), Illegal> {
    match built {
        false => Ok(()),
        true => {
            Illegal::err("V12.5", format!("{} is built already; choose one that is left", building.name()))
        }
    }
}

/// V6.13: the other orders of cards among the slots that hold some.
fn orders(slots: [Card; SLOTS]) -> impl Iterator<Item = [Card; SLOTS]> {
    const ORDERS: [[usize; SLOTS]; 5] = [[0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
    ORDERS
        .into_iter()
        .map(move |order| order.map(|place| slots[place]))
        .filter(move |order| order.iter().zip(slots).all(|(card, before)| card.is_some() == before.is_some()))
}
