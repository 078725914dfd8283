//! Which tasks can be: each fits what lies below it and on the table, and the innermost one waits for somebody or for chance.

use super::refuse;
use crate::{
    Act, Atom, Atoms, Viscounts,
    ability::Trigger,
    card::Card,
    deck::{FEWEST, HAND},
    space::Site,
    state::{Beat, SLOTS, Stage, State},
    task::{Fate, Origin, Task},
};
use demesne_game::{Facts, Ignore, Seat, TextError};

/// V11.4: no purse pays for more exchanges.
const MOST_EXCHANGES: u8 = 200;
/// V16: what a collision waits in.
const STEPS: std::ops::RangeInclusive<u8> = 1..=4;

/// Why a task cannot be: the rule, and what would be right.
type Wrong = (&'static str, String);

fn wrong<T>(rule: &'static str, why: impl Into<String>) -> Result<T, Wrong> {
    Err((rule, why.into()))
}

fn need(holds: bool, rule: &'static str, why: &str) -> Result<(), Wrong> {
    if holds { Ok(()) } else { wrong(rule, why) }
}

impl Viscounts {
    pub(super) fn check_tasks(&self, facts: &Facts<'_>, state: &State) -> Result<(), TextError> {
        if !matches!(state.stage, Stage::Turn | Stage::Prepare) {
            return Ok(());
        }
        let tasks: Vec<Task> = state.tasks.iter().collect();
        for (nth, &task) in tasks.iter().enumerate() {
            let below = nth.checked_sub(1).map(|below| tasks[below]);
            let top = nth + 1 == tasks.len();
            self.check_task(state, task, below, top).or_else(|(rule, why)| {
                refuse(facts, "tasks", format!("{rule}: the task \"{}\" cannot be: {why}", task.text()))
            })?;
        }
        if tasks.iter().filter(|task| **task == Task::Castle).count() > 1 {
            return refuse(facts, "tasks", "V13.5: the castle is resolved once at a time");
        }
        if let Some(Task::Amount(act)) = tasks.first() {
            self.check_above_amount(state, *act, &tasks[1..])
                .or_else(|(rule, why)| refuse(facts, "tasks", format!("{rule}: {why}")))?;
        }
        self.check_dismissed(facts, state)?;
        self.check_beat_fits(facts, state, tasks.first().copied())?;
        let mut settled = *state;
        self.settle(&mut settled, &mut Ignore);
        if settled != *state {
            return match tasks.last() {
                Some(task) => refuse(
                    facts,
                    "tasks",
                    format!("V7.6: the task \"{}\" goes on by itself here; leave it out", task.text()),
                ),
                None if state.stage == Stage::Prepare => refuse(
                    facts,
                    "moment",
                    "V2.13: something of a pair is still to be done; add the task, such as draw:p1:3",
                ),
                None if self.is_solo(state.turn) => refuse(
                    facts,
                    "turn",
                    "V24.3: the solo opponent decides nothing; add the task scheme, with slot 1 of its schemes empty",
                ),
                None if state.beat == Beat::Play => refuse(
                    facts,
                    "beat",
                    "V8.6: with an empty hand the top card is played; add the task turn:play",
                ),
                None => refuse(
                    facts,
                    "beat",
                    "V8.1: this goes by itself; somebody decides at play, move, act, hire and end",
                ),
            };
        }
        Ok(())
    }

    fn check_task(&self, state: &State, task: Task, below: Option<Task>, top: bool) -> Result<(), Wrong> {
        if let Some(seat) = seat_of(task)
            && !self.has_picked(state, seat)
        {
            return wrong("V2.12", format!("{seat} has not picked a pair yet"));
        }
        let turn = state.stage == Stage::Turn;
        let player = |seat: Seat| state.player(seat);
        let person = |seat: Seat| match self.is_solo(seat) {
            true => wrong("V21.3", format!("{seat} is the solo opponent and decides nothing")),
            false => Ok(()),
        };
        let last = || need(top, "V7.6", "it is done before anything else; name it last");
        let bottom = || need(below.is_none(), "V7.6", "nothing else waits below it; name it first");
        match task {
            Task::Gain(seat, atoms) => self.check_atoms(seat, atoms),
            Task::Choose(seat, origin) => {
                person(seat)?;
                last()?;
                self.check_choice(state, seat, origin, below)
            }
            Task::Triggered(seat, waiting) => self.check_waiting(state, seat, waiting),
            Task::Hired(seat) => person(seat),
            Task::Dismissal(act) => {
                last()?;
                need(below == Some(Task::Amount(act)), "V10.7", "it lies on the amount of the same action")?;
                need(
                    self.can_dismiss(state, state.turn, act),
                    "V10.12",
                    "nothing can be dismissed for the action",
                )
            }
            Task::Amount(act) => {
                bottom()?;
                self.check_acting(state, act)?;
                let most = self.funds(state, state.turn, act).most();
                let paid = self.fewest_icons(state, state.turn, act).is_some_and(|fewest| fewest <= most);
                // Some can be paid for only with the dismissal that is asked for (V10.14).
                let asked = state.tasks.top() == Some(Task::Dismissal(act));
                need(paid || asked, "V10.14", "the action cannot be paid for, or has no place")
            }
            Task::Payment(act, chosen) => {
                bottom()?;
                last()?;
                self.check_acting(state, act)?;
                self.check_chosen(state, act, chosen)?;
                let mut list = Vec::new();
                self.list_payments(state, state.turn, (act, chosen), &mut list);
                need(list.len() > 1, "V7.11", "how it is paid is asked only where there is a choice")
            }
            Task::Exchanges(left) => {
                need(below == Some(Task::After(Act::Trade)), "V11.7", "it lies on after:trade")?;
                need(left <= MOST_EXCHANGES, "V11.4", "so many exchanges cannot be paid for")
            }
            Task::After(act) => {
                bottom()?;
                self.check_acting(state, act)
            }
            Task::Site { seat, building, near } => {
                person(seat)?;
                last()?;
                let set_up = state.stage == Stage::Prepare && self.builds_near(state, seat);
                let beside = below == Some(Task::After(Act::Build)) && seat == state.turn;
                need(
                    !near || beside || set_up,
                    "V12.3",
                    "only a build action goes beside the viscount: it lies on after:build",
                )?;
                need(near || !beside, "V12.3", "a build action goes beside the viscount: add :near")?;
                need(!player(seat).has_built(building), "V12.5", "the building is on the board already")?;
                let place = match near {
                    true => self.has_near_site(state, seat),
                    false => self.every_site().any(|site| state.plot(site).is_empty()),
                };
                need(place, "V12.2", "no site is empty for it")
            }
            Task::Links { seat, site, before, after } => self.check_links(state, seat, site, before, after),
            Task::Castle => Ok(()),
            Task::Spread(..) => need(below == Some(Task::Castle), "V13.6", "it lies on castle"),
            Task::Collision { step, nth } => {
                bottom()?;
                need(turn && state.beat == Beat::Draw, "V16.1", "it comes in phase 5: say \"beat: draw\"")?;
                need(STEPS.contains(&step), "V16.1", "what waits in it is one of its steps 1 to 4")?;
                let seats = self.options.seats();
                let nths = if step == 3 { seats..=seats } else { 1..=seats };
                need(
                    nths.contains(&nth),
                    "V16.9",
                    "its second number is the player who comes next, counted from the active one",
                )?;
                need(player(state.turn).has_met(), "V16.1", "the markers of the active player have not met")
            }
            Task::TurnTownsfolk(segment) => {
                last()?;
                let nth = segment.index();
                need(
                    !state.tops[nth].is_some() && state.under[nth] > 0,
                    "V15.3",
                    "no townsfolk is to be turned up there",
                )
            }
            Task::TurnManuscript(segment) => {
                last()?;
                let nth = segment.index();
                need(
                    !state.tiles[nth].is_some() && state.tiles_under[nth] > 0,
                    "V14.4",
                    "no manuscript is to be turned up there",
                )
            }
            Task::Draw(seat, number) => {
                person(seat)?;
                bottom()?;
                last()?;
                self.check_drawing(state, seat, number)
            }
            Task::TurnUp(seat, fate) => {
                person(seat)?;
                last()?;
                let player = player(seat);
                need(player.ready && player.deck_size > 0, "V6.14", "there is no card in the deck")?;
                match fate {
                    Fate::Discard => Ok(()),
                    Fate::Destroy => need(player.cards() > FEWEST, "V17.12", "three cards are left"),
                    Fate::Play => {
                        bottom()?;
                        let plays = turn && state.beat == Beat::Play && seat == state.turn;
                        need(
                            plays && player.hand_size == 0,
                            "V8.6",
                            "the active player plays it with an empty hand, at \"beat: play\"",
                        )
                    }
                }
            }
            Task::Scheme | Task::Future | Task::Stranger | Task::March(_) | Task::Options(_) => {
                self.check_solo_task(state, task, below, top)
            }
            Task::FirstBuilding => wrong("V21.7", "it goes by itself; leave it out"),
        }
    }

    /// V26.15, V26.16: effects that this seat can gain.
    fn check_atoms(&self, seat: Seat, atoms: Atoms) -> Result<(), Wrong> {
        let own = |atom: Atom| matches!(atom, Atom::FutureScheme | Atom::FreeDismiss);
        match atoms.iter().find(|&atom| own(atom)) {
            Some(atom) if !self.is_solo(seat) => {
                wrong("V26.16", format!("only a solo opponent gains {}", atom.name()))
            }
            _ => Ok(()),
        }
    }

    fn check_choice(
        &self,
        state: &State,
        seat: Seat,
        origin: Origin,
        below: Option<Task>,
    ) -> Result<(), Wrong> {
        match origin {
            Origin::Card(card) => {
                need(state.player(seat).own_cards().contains(card), "V7.5", "the card is not the player's")?;
            }
            Origin::Section(section) => {
                need(
                    below == Some(Task::Spread(seat, section)),
                    "V13.6",
                    "it lies on the spread of the same section",
                )?;
            }
        }
        need(self.alternatives(state, origin).count() > 1, "V7.5", "there is nothing to choose between")
    }

    /// V7.7: abilities that wait lie on the player's board and were triggered together.
    fn check_waiting(&self, state: &State, seat: Seat, waiting: [Card; SLOTS]) -> Result<(), Wrong> {
        let mut moments = Vec::new();
        for card in waiting.into_iter().filter(|card| card.is_some()) {
            need(state.player(seat).slots.contains(&card), "V7.8", "the cards lie in slots of the player")?;
            moments.extend(self.printed.card(card).ability.map(|(trigger, _)| trigger));
        }
        let together = moments.windows(2).all(|two| two[0] == two[1]);
        let cards = waiting.iter().filter(|card| card.is_some()).count();
        let event = moments.iter().all(|moment| !matches!(moment, Trigger::Played | Trigger::Dropped));
        need(
            together && event && moments.len() == cards,
            "V7.7",
            "one event does not trigger these abilities",
        )
    }

    /// V10.1: the active player acts, where its viscount stands.
    fn check_acting(&self, state: &State, act: Act) -> Result<(), Wrong> {
        let turn = state.stage == Stage::Turn && !self.is_solo(state.turn);
        need(turn && state.beat == Beat::Hire, "V10.7", "it comes with an action: say \"beat: hire\"")?;
        let outer = state.player(state.turn).viscount.is_outer();
        need(
            act.is_outer() == outer,
            "V10.1",
            "trade and build are for outer spaces, workers and transcribe for inner ones",
        )
    }

    fn check_chosen(&self, state: &State, act: Act, chosen: u8) -> Result<(), Wrong> {
        let player = state.player(state.turn);
        match act {
            Act::Trade => {
                need((1..=MOST_EXCHANGES).contains(&chosen), "V11.4", "so many exchanges cannot be paid for")
            }
            Act::Build => {
                need(player.built >> chosen & 1 == 0, "V12.5", "the building is on the board already")?;
                need(self.has_near_site(state, state.turn), "V12.2", "no site beside the viscount is empty")
            }
            Act::Workers => need(
                (1..=4.min(player.supply)).contains(&chosen),
                "V13.2",
                "1 to 4 workers of the supply are placed",
            ),
            Act::Transcribe => Ok(()),
        }
    }

    /// V10.7, V10.11: between dismissing and paying only the effect of the dismissed townsfolk is resolved.
    fn check_above_amount(&self, state: &State, act: Act, above: &[Task]) -> Result<(), Wrong> {
        let effects = |atom: Atom| {
            use Atom::{Corruption, Debt, Destroy, Discard, Rearrange, Shuffle, Virtue};
            matches!(atom, Virtue | Corruption | Debt | Rearrange | Shuffle | Discard | Destroy)
        };
        let gains = |card: Card| {
            self.printed.card(card).ability.is_some_and(|(trigger, _)| trigger == Trigger::GainDebt)
        };
        for &task in above {
            let fits = match task {
                Task::Dismissal(other) => other == act,
                Task::Gain(seat, atoms) => seat == state.turn && atoms.iter().all(effects),
                Task::Choose(seat, Origin::Card(card)) => seat == state.turn && gains(card),
                Task::Triggered(seat, cards) => {
                    seat == state.turn && cards.into_iter().filter(|card| card.is_some()).all(gains)
                }
                Task::TurnTownsfolk(_) | Task::TurnUp(..) => true,
                _ => false,
            };
            if !fits {
                return wrong(
                    "V10.7",
                    format!("the task \"{}\" is nothing that dismissing a townsfolk brings", task.text()),
                );
            }
        }
        Ok(())
    }

    fn check_links(
        &self,
        state: &State,
        seat: Seat,
        site: Site,
        before: bool,
        after: bool,
    ) -> Result<(), Wrong> {
        let owner = state.plot(site).get().map(|(owner, _)| owner);
        need(owner == Some(seat), "V12.10", "the player has no building on the site")?;
        let joined = |other: Option<Site>| other.is_some_and(|other| !state.plot(other).is_empty());
        let whole = (!before || joined(self.linked_before(state, site)))
            && (!after || joined(self.linked_after(state, site)));
        need(whole, "V12.10", "a link is completed by buildings at both ends")
    }

    /// V2.18, V17.1: as many cards as are drawn now.
    fn check_drawing(&self, state: &State, seat: Seat, number: u8) -> Result<(), Wrong> {
        let player = state.player(seat);
        need(seat == state.turn, "V17.1", "only the active player draws")?;
        let wanted = match state.stage {
            Stage::Prepare => HAND,
            _ => self.hand_limit(state, seat).saturating_sub(player.hand_size).min(player.deck_size),
        };
        need(
            state.stage == Stage::Prepare || state.beat == Beat::Draw,
            "V17.1",
            "it comes in phase 6: say \"beat: draw\"",
        )?;
        match number == wanted && number > 0 {
            true => Ok(()),
            false => wrong("V17.1", format!("{seat} draws {wanted} cards now")),
        }
    }

    fn check_solo_task(
        &self,
        state: &State,
        task: Task,
        below: Option<Task>,
        top: bool,
    ) -> Result<(), Wrong> {
        let Some(seat) = self.solo_seat() else {
            return wrong("V21.3", "there is no solo opponent at this table");
        };
        need(self.has_picked(state, seat), "V21.6", "the solo opponent has no place yet")?;
        let solo = &state.solo;
        let own = state.stage == Stage::Turn && state.turn == seat;
        match task {
            Task::Future => {
                need(top, "V7.6", "it is done before anything else; name it last")?;
                need(solo.future_size() > 0, "V22.10", "the future pile is empty")
            }
            Task::Stranger => {
                let end = own && state.beat == Beat::Draw && state.last_round == state.round;
                need(
                    top && below.is_none() && end && solo.strangers > 0,
                    "V25.2",
                    "unseen schemes are turned up at the end of the last turn, at \"beat: draw\"",
                )
            }
            _ => {
                need(below.is_none(), "V7.6", "nothing else waits below it; name it first")?;
                need(
                    own && state.beat == Beat::Collide,
                    "V24.3",
                    "it comes in the solo opponent's turn, at \"beat: collide\"",
                )?;
                match task {
                    Task::Scheme => {
                        need(top, "V7.6", "it is done before anything else; name it last")?;
                        need(
                            !solo.slots[0].is_some(),
                            "V24.2",
                            "slot 1 is empty while a scheme is to be turned up; write - for it",
                        )?;
                        need(solo.pile_size() > 0, "V24.6", "the draw pile is empty")
                    }
                    Task::March(scheme) | Task::Options(scheme) => {
                        need(solo.slots[0] == scheme, "V24.3", "the scheme that acts lies in slot 1")
                    }
                    _ => Ok(()),
                }
            }
        }
    }

    /// V8.1: tasks of a phase in that phase.
    fn check_beat_fits(
        &self,
        facts: &Facts<'_>,
        state: &State,
        bottom: Option<Task>,
    ) -> Result<(), TextError> {
        if state.stage == Stage::Prepare {
            return Ok(());
        }
        let solo = self.is_solo(state.turn);
        let ends = matches!(bottom, Some(Task::Collision { .. } | Task::Draw(..) | Task::Stranger));
        let why = match (state.beat, bottom) {
            (Beat::Collide | Beat::Draw, None) => return Ok(()),
            (Beat::Draw, _) if !ends => {
                "V16.1, V17.1: in the last phases of a turn only a collision and a draw wait"
            }
            (Beat::Drop, Some(_)) => "V8.2: nothing waits before cards move; say \"beat: play\"",
            (Beat::Collide, _) if !solo => "V16.1: what waits in a collision waits at \"beat: draw\"",
            (Beat::Play | Beat::Move | Beat::Act | Beat::Hire | Beat::End, _) if solo => {
                "V24.3: the solo opponent has no phases; say \"beat: collide\", or \"beat: draw\" for its collision"
            }
            _ => return Ok(()),
        };
        refuse(facts, "beat", why)
    }
}

/// Whose task it is, where it says so.
fn seat_of(task: Task) -> Option<Seat> {
    match task {
        Task::Gain(seat, _)
        | Task::Choose(seat, _)
        | Task::Triggered(seat, _)
        | Task::Hired(seat)
        | Task::Site { seat, .. }
        | Task::Links { seat, .. }
        | Task::Spread(seat, _)
        | Task::Draw(seat, _)
        | Task::TurnUp(seat, _) => Some(seat),
        _ => None,
    }
}
