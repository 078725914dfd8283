//! A turn: its phases, what can be done in them, and what goes on by itself (V8, V9).

use crate::{
    Action, Atom, Atoms, Building, Event, Viscounts,
    ability::Trigger,
    card::Card,
    castle::Waits,
    icon::Icon,
    space::Space,
    state::{Beat, MOST_ROUNDS, Stage, State},
    task::{Fate, Task},
};
use demesne_game::{Illegal, Seat, Sink};

/// No way to a space is longer than this (V9.12: the longest loop has ten steps).
const FAR: u16 = 20;

impl Viscounts {
    /// Who decides now; nobody where chance acts.
    #[inline]
    pub(crate) fn who_decides(&self, state: &State) -> Option<Seat> {
        match state.tasks.top() {
            None => match state.beat {
                Beat::Play | Beat::Move | Beat::Act | Beat::Hire | Beat::End => Some(state.turn),
                Beat::Drop | Beat::Collide | Beat::Draw => None,
            },
            Some(
                Task::Gain(seat, _)
                | Task::Choose(seat, _)
                | Task::Triggered(seat, _)
                | Task::Site { seat, .. }
                | Task::Links { seat, .. }
                | Task::Spread(seat, _),
            ) => Some(seat),
            Some(Task::Dismissal(_) | Task::Amount(_) | Task::Payment(..)) => Some(state.turn),
            Some(Task::Castle) => match self.castle_waits(state) {
                Waits::Group(seat) => Some(seat),
                Waits::Crowd => Some(state.turn),
            },
            Some(_) => None,
        }
    }

    #[inline]
    pub(crate) fn list_turn(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        match state.tasks.top() {
            None => match state.beat {
                // V8.5
                Beat::Play => {
                    out.extend(state.player(seat).holdable(state.knows(seat)).iter().map(Action::Play))
                }
                Beat::Move => self.reach(state, seat, |space, _| out.push(Action::Move(space))),
                Beat::Act => self.list_acts(state, seat, out),
                Beat::Hire => self.list_hire(state, seat, out),
                Beat::End => out.push(Action::End),
                Beat::Drop | Beat::Collide | Beat::Draw => {}
            },
            Some(Task::Gain(_, atoms)) => {
                if let Some(atom) = atoms.first() {
                    self.list_gain(state, seat, atom, out);
                }
            }
            Some(Task::Choose(_, origin)) => out.extend(self.alternatives(state, origin).map(Action::Choose)),
            Some(Task::Triggered(_, waiting)) => {
                out.extend_from_slice(&self.next_abilities(state, seat, waiting))
            }
            Some(Task::Dismissal(act)) => self.list_dismissal(state, seat, act, out),
            Some(Task::Amount(act)) => self.list_amounts(state, seat, act, out),
            Some(Task::Payment(act, chosen)) => self.list_payments(state, seat, (act, chosen), out),
            Some(Task::Site { near, .. }) => self.list_sites(state, seat, near, out),
            Some(Task::Links { site, .. }) => out.extend_from_slice(&self.next_links(state, seat, site)),
            Some(Task::Castle) => self.list_castle(state, out),
            Some(Task::Spread(_, section)) => {
                out.push(Action::Spread(state.ring.next(section)));
                out.push(Action::Spread(state.ring.previous(section)));
            }
            Some(_) => {}
        }
    }

    pub(crate) fn check_turn(&self, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        match (state.tasks.top(), action) {
            (None, action) => self.check_beat(state, seat, action),
            (Some(Task::Gain(_, atoms)), action) => match atoms.first() {
                Some(atom) => self.check_gain(state, seat, atom, action),
                None => Illegal::err("V7.6", "an effect is resolved completely before anything else"),
            },
            (Some(Task::Choose(_, origin)), Action::Choose(bundle)) => {
                match self.alternatives(state, origin).any(|other| other == bundle) {
                    true => Ok(()),
                    false => Illegal::err("V7.5", format!("{} is not among the alternatives", bundle.text())),
                }
            }
            (Some(Task::Choose(..)), _) => Illegal::err("V7.5", "choose one of the alternatives"),
            (Some(Task::Triggered(_, waiting)), Action::Next(card)) if card.is_some() => {
                match self.next_abilities(state, seat, waiting).contains(&action) {
                    true => Ok(()),
                    false => Illegal::err("V7.7", format!("no ability of {} waits", card.id())),
                }
            }
            (Some(Task::Triggered(..)), _) => {
                Illegal::err("V7.7", "several abilities wait: choose the next one")
            }
            (Some(Task::Dismissal(_)), Action::Dismiss) => Ok(()),
            (Some(Task::Dismissal(act)), Action::Keep) => self.check_keep(state, seat, act),
            (Some(Task::Dismissal(_)), _) => Illegal::err("V10.8", "dismiss the townsfolk, or keep it"),
            (Some(Task::Amount(act)), action) => self.check_amount(state, seat, act, action),
            (Some(Task::Payment(act, chosen)), Action::Pay(payment)) => {
                self.check_payment(state, seat, (act, chosen), payment)
            }
            (Some(Task::Payment(..)), _) => Illegal::err("V10.6", "choose how the action is paid for"),
            (Some(Task::Site { near, .. }), Action::Site(site)) => self.check_site(state, seat, near, site),
            (Some(Task::Site { building, .. }), _) => {
                Illegal::err("V12.2", format!("choose an empty site for the {}", building.name()))
            }
            (Some(Task::Links { site, .. }), Action::Link(other)) => {
                match self.next_links(state, seat, site).contains(&action) {
                    true => Ok(()),
                    false => Illegal::err(
                        "V12.13",
                        format!("no link leads from {} to {}", site.name(), other.name()),
                    ),
                }
            }
            (Some(Task::Links { .. }), _) => {
                Illegal::err("V12.13", "two links are completed: choose the one that is gained first")
            }
            (Some(Task::Castle), action) => self.check_castle(state, action),
            (Some(Task::Spread(_, section)), Action::Spread(to)) => {
                match to == state.ring.next(section) || to == state.ring.previous(section) {
                    true => Ok(()),
                    false => {
                        Illegal::err("V13.8", format!("{} is not next to {}", to.name(), section.name()))
                    }
                }
            }
            (Some(Task::Spread(..)), _) => {
                Illegal::err("V13.8", "one worker is left: choose to which side it moves")
            }
            (Some(_), _) => Illegal::err("V7.6", "an effect is resolved completely before anything else"),
        }
    }

    /// Actions of a phase.
    fn check_beat(&self, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        match (state.beat, action) {
            (Beat::Play, Action::Play(card)) => match state.player(seat).may_hold(card, state.knows(seat)) {
                true => Ok(()),
                false => Illegal::err("V8.5", format!("{} is not in the hand", card.id())),
            },
            (Beat::Play, _) => Illegal::err("V8.5", "play a card of the hand"),
            (Beat::Move, Action::Move(space)) => {
                let (mut found, value) = (false, self.printed.card(state.played).silver);
                self.reach(state, seat, |other, _| found |= other == space);
                match found {
                    true => Ok(()),
                    false => Illegal::err(
                        "V9.2",
                        format!(
                            "{} cannot be reached: {value} steps, and one more for each silver",
                            space.name()
                        ),
                    ),
                }
            }
            (Beat::Move, _) => Illegal::err("V9.2", "move the viscount"),
            (Beat::Act, Action::Act(act)) => self.check_act(state, seat, act),
            (Beat::Act, Action::Rest) => Ok(()),
            (Beat::Act, _) => Illegal::err("V10.1", "choose a primary action, or none"),
            (Beat::Hire, Action::Hire(card)) => self.check_hire(state, seat, card),
            (Beat::End, Action::Hire(_)) => {
                Illegal::err("V15.1", "only one townsfolk is hired in a turn's phase 4")
            }
            (Beat::Hire | Beat::End, Action::End) => Ok(()),
            (Beat::Hire, _) => Illegal::err("V15.1", "hire the townsfolk of the segment, or end the turn"),
            _ => Illegal::err("V7.11", "end the turn"),
        }
    }

    /// V9.2, V9.4, V9.9, V12.17: the spaces that a viscount can reach, and what each costs.
    #[inline]
    pub fn reach(&self, state: &State, seat: Seat, mut found: impl FnMut(Space, u8)) {
        let player = state.player(seat);
        let least = self.printed.card(state.played).silver;
        let free = least + u8::from(player.has_built(Building::FREE_STEP));
        let most = free + player.silver.min(FAR) as u8;
        state
            .ring
            .reach(player.viscount, least, most, |space, steps| found(space, steps.saturating_sub(free)));
    }

    pub(crate) fn apply_turn(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        sink: &mut impl Sink<Event>,
    ) {
        match (state.tasks.top(), action) {
            (Some(Task::Gain(..)), action) => self.answer_gain(state, action, sink),
            (None, Action::Play(card)) => {
                state.player_mut(seat).leave_hand(card);
                self.put_down(state, seat, card, sink);
            }
            (None, Action::Move(space)) => self.move_viscount(state, seat, space, sink),
            (None, Action::Act(act)) => {
                state.beat = Beat::Hire;
                self.begin_act(state, seat, act, sink);
            }
            (None, Action::Rest) => state.beat = Beat::Hire,
            (None, Action::Hire(card)) => {
                state.beat = Beat::End;
                self.hire_for_silver(state, seat, card, sink);
            }
            (None, Action::End) => state.beat = Beat::Collide,
            (Some(Task::Choose(seat, _)), Action::Choose(bundle)) => {
                state.tasks.pop();
                state.tasks.gain(seat, bundle);
            }
            (Some(Task::Triggered(seat, waiting)), Action::Next(card)) => {
                self.act_next(state, (seat, waiting), card, sink);
            }
            (Some(Task::Dismissal(_)), action) => {
                state.tasks.pop();
                if action == Action::Dismiss {
                    self.dismiss(state, seat, sink);
                }
            }
            (Some(Task::Amount(_)), action) => self.choose_amount(state, seat, action, sink),
            (Some(Task::Payment(act, chosen)), Action::Pay(payment)) => {
                state.tasks.pop();
                self.pay(state, seat, (act, chosen), payment, sink);
            }
            (Some(Task::Site { building, .. }), Action::Site(site)) => {
                state.tasks.pop();
                self.build(state, seat, building, site, sink);
            }
            (Some(Task::Links { site, .. }), Action::Link(other)) => {
                let after = self.linked_after(state, site) == Some(other);
                self.gain_link(state, after, sink);
            }
            (Some(Task::Castle), Action::Resolve(section)) => {
                self.move_group(state, seat, section, sink);
            }
            (Some(Task::Castle), Action::Remove(section, tier, owner)) => {
                self.remove_worker(state, section, tier, owner, sink);
            }
            (Some(Task::Spread(..)), Action::Spread(to)) => self.spread(state, to, sink),
            _ => debug_assert!(false, "{action:?} is not to be done now"),
        }
    }

    /// What goes on by itself, until somebody decides, chance acts, or the game is over.
    pub(crate) fn settle(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        while matches!(state.stage, Stage::Prepare | Stage::Turn) {
            let goes_on = match state.tasks.top() {
                None => self.advance(state, sink),
                Some(task) => self.go_on(state, task, sink),
            };
            if !goes_on {
                return;
            }
        }
    }

    /// A task goes on by itself; whether it does.
    fn go_on(&self, state: &mut State, task: Task, sink: &mut impl Sink<Event>) -> bool {
        match task {
            Task::Gain(seat, atoms) => {
                if self.is_solo(seat) {
                    self.solo_gain(state, seat, sink);
                } else if atoms.first().is_some_and(|atom| self.asks(state, seat, atom)) {
                    return false;
                } else if let Some((seat, atom)) = state.tasks.gained() {
                    self.carry_out(state, seat, atom, sink);
                }
            }
            Task::Triggered(seat, waiting) => match self.next_by_itself(waiting) {
                Some(card) => self.act_next(state, (seat, waiting), card, sink),
                None => match self.next_abilities(state, seat, waiting)[..] {
                    [Action::Next(card)] => self.act_next(state, (seat, waiting), card, sink),
                    _ => return false,
                },
            },
            Task::Choose(seat, origin) if self.is_idle(state, seat, origin) => drop(state.tasks.pop()),
            Task::Hired(seat) => self.after_hire(state, seat),
            Task::Exchanges(left) => self.next_exchange(state, left),
            Task::After(act) => {
                state.tasks.pop();
                self.trigger(state, state.turn, Trigger::After(act));
            }
            Task::Links { seat, site, before: true, after: true } if !self.is_solo(seat) => {
                match self.next_links(state, seat, site)[..] {
                    [Action::Link(other)] => {
                        let after = self.linked_after(state, site) == Some(other);
                        self.gain_link(state, after, sink);
                    }
                    _ => return false,
                }
            }
            Task::Links { seat, site, before, after } => {
                let first = if before && after { self.solo_link(state, seat, site) } else { after };
                self.gain_link(state, first, sink);
            }
            Task::Castle => return self.castle_goes_on(state, sink),
            Task::Spread(seat, section) => return self.spreads(state, seat, section, sink),
            Task::Collision { step, nth } => self.collide(state, step, nth, sink),
            Task::March(scheme) => self.march(state, scheme, sink),
            Task::Options(scheme) => self.carry_out_option(state, scheme, sink),
            Task::FirstBuilding => self.first_building(state, sink),
            Task::Choose(..)
            | Task::Dismissal(_)
            | Task::Amount(_)
            | Task::Payment(..)
            | Task::Site { .. }
            | Task::TurnTownsfolk(_)
            | Task::TurnManuscript(_)
            | Task::Draw(..)
            | Task::TurnUp(..)
            | Task::Scheme
            | Task::Future
            | Task::Stranger => return false,
        }
        true
    }

    /// The next phase, where nothing else is to be done; whether it goes on by itself.
    fn advance(&self, state: &mut State, sink: &mut impl Sink<Event>) -> bool {
        if state.stage == Stage::Prepare {
            return self.prepare_on(state);
        }
        let seat = state.turn;
        match state.beat {
            Beat::Drop if self.is_solo(seat) => self.solo_turn(state, sink),
            Beat::Drop => self.drop_card(state, seat, sink),
            // V8.6, V8.7
            Beat::Play if state.player(seat).hand_size == 0 => {
                self.deck_ready(state, seat, sink);
                state.tasks.push(Task::TurnUp(seat, Fate::Play));
            }
            Beat::Play | Beat::Move | Beat::Act | Beat::Hire | Beat::End => return false,
            Beat::Collide => {
                state.beat = Beat::Draw;
                self.begin_collision(state);
            }
            // V25.2: all its schemes are known when points are counted.
            Beat::Draw
                if self.is_solo(seat) && state.last_round == state.round && state.solo.strangers > 0 =>
            {
                state.tasks.push(Task::Stranger);
            }
            Beat::Draw => {
                if self.is_solo(seat) || !self.draw_up(state, seat, sink) {
                    self.end_turn(state, sink);
                }
            }
        }
        true
    }

    /// V8.2 to V8.4: cards move right; the one that leaves slot 3 acts from the discard pile.
    fn drop_card(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        state.beat = Beat::Play;
        let player = state.player_mut(seat);
        let [one, two, dropped] = player.slots;
        player.slots = [Card::NONE, one, two];
        if dropped.is_some() {
            player.discards.insert(dropped);
            sink.tell(|| Event::Dropped(seat, dropped));
            self.use_when(state, seat, dropped, Trigger::Dropped, sink);
        }
    }

    /// The ability of a card, if this is its moment.
    fn use_when(
        &self,
        state: &mut State,
        seat: Seat,
        card: Card,
        moment: Trigger,
        sink: &mut impl Sink<Event>,
    ) {
        if self.printed.card(card).ability.is_some_and(|(trigger, _)| trigger == moment) {
            self.use_ability(state, seat, card, sink);
        }
    }

    /// V8.5, V8.8, V8.9: a card comes to slot 1; criminals corrupt, then it acts.
    pub(crate) fn put_down(&self, state: &mut State, seat: Seat, card: Card, sink: &mut impl Sink<Event>) {
        let player = state.player_mut(seat);
        player.slots[0] = card;
        state.played = card;
        state.beat = Beat::Move;
        sink.tell(|| Event::Played(seat, card));
        if self.printed.card(card).icons.of(Icon::Criminal) > 0 {
            for _ in 0..self.criminals(state, seat) {
                self.shift(state, seat, Atom::Corruption, sink);
            }
        }
        self.use_when(state, seat, card, Trigger::Played, sink);
    }

    /// V9: the viscount moves for the least silver; rivals who stand there may rearrange.
    fn move_viscount(&self, state: &mut State, seat: Seat, space: Space, sink: &mut impl Sink<Event>) {
        let mut cost = 0;
        self.reach(state, seat, |other, price| {
            if other == space {
                cost = price;
            }
        });
        self.silver(state, seat, -i16::from(cost), sink);
        state.player_mut(seat).viscount = space;
        state.beat = Beat::Act;
        state.played = Card::NONE;
        sink.tell(|| Event::Moved(seat, space, cost));
        self.meet(state, seat, space);
    }

    /// V9.8: those whose viscounts stand where another one ends its move may rearrange, clockwise.
    pub(crate) fn meet(&self, state: &mut State, seat: Seat, space: Space) {
        for nth in (1..self.options.seats()).rev() {
            let rival = self.nth_seat(seat, nth);
            if state.player(rival).viscount == space {
                state.tasks.gain(rival, Atoms::one(Atom::Rearrange));
            }
        }
    }

    /// V8.1, V18.2: the next player's turn, the next round, or the end.
    fn end_turn(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        state.beat = Beat::Drop;
        state.turn = self.nth_seat(state.turn, 1);
        if state.turn == state.first {
            let round = state.round;
            sink.tell(|| Event::RoundEnd(round));
            if state.last_round == state.round {
                state.stage = Stage::Over;
            } else {
                state.round = (state.round + 1).min(MOST_ROUNDS);
            }
        }
    }
}
