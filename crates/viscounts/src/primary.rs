//! Phase 3, the primary action: choosing it, dismissing, what and how it is paid (V10, V11, V13.1, V14.1).

use crate::{
    Act, Action, Atom, Atoms, Building, Event, Icons, Payment, Viscounts,
    ability::{Currency, Townsfolk},
    card::Card,
    funding::Budget,
    icon::Icon,
    manuscript::Manuscript,
    resolve::check_left,
    space::{Side, Space},
    state::{Dismissed, State},
    task::Task,
};
use demesne_game::{Illegal, Seat, Sink};

/// The most exchanges of a trade; no purse pays for as many.
const MOST_EXCHANGES: u16 = 200;

impl Viscounts {
    /// V11.2: the exchange of an outer space: merchant icons, and what it gives.
    pub fn exchange_at(&self, space: Space) -> Option<(u8, Atom)> {
        space.is_outer().then(|| self.trade(space))
    }

    /// The exchange of the outer space where a viscount stands.
    pub(crate) fn exchange(&self, state: &State, seat: Seat) -> (u8, Atom) {
        self.trade(state.player(seat).viscount)
    }

    fn trade(&self, space: Space) -> (u8, Atom) {
        let print = &self.printed.segments[space.segment().index()];
        let side = usize::from(space.side() == Side::Right);
        (print.rates[side], print.gains[side])
    }

    /// V10.8, V10.13: the townsfolk that can be dismissed where a viscount stands.
    pub(crate) fn dismissable(&self, state: &State, seat: Seat) -> &Townsfolk {
        let segment = state.segment(seat);
        match state.tops[segment.index()] {
            Card::NONE => &self.printed.segments[segment.index()].townsfolk,
            card => self.printed.card(card),
        }
    }

    /// What dismissing it costs (V10.8, V12.18).
    pub(crate) fn dismissal_cost(&self, state: &State, seat: Seat) -> u16 {
        match state.player(seat).has_built(Building::CHEAP_DISMISSAL) {
            true => 1,
            false => self.dismissable(state, seat).silver.into(),
        }
    }

    /// The fewest icons with which an action can be carried out; none where there is no place for it (V10.14).
    pub fn fewest_icons(&self, state: &State, seat: Seat, act: Act) -> Option<u16> {
        let player = state.player(seat);
        match act {
            Act::Trade => Some(self.exchange(state, seat).0.into()),
            Act::Build => {
                if !self.has_near_site(state, seat) {
                    return None;
                }
                let costs = self.printed.tables.buildings.iter().zip(crate::BuildingKind::ALL);
                let left = costs.filter(|(_, kind)| player.built_of(*kind) < 3);
                left.map(|(print, _)| u16::from(print.cost)).min()
            }
            Act::Workers => (player.supply > 0).then(|| self.printed.tables.nobles[0].into()),
            Act::Transcribe => Some(self.transcription(state, seat).1.into()),
        }
    }

    /// V14.1, V14.5: the manuscript where a viscount stands, and its cost; none is the printed one.
    pub(crate) fn transcription(&self, state: &State, seat: Seat) -> (Manuscript, u8) {
        let segment = state.segment(seat);
        match state.tiles[segment.index()] {
            Manuscript::NONE => (Manuscript::NONE, self.printed.segments[segment.index()].manuscript_cost),
            tile => (tile, self.printed.tile(tile).cost),
        }
    }

    /// Whether an action can be paid for as things are.
    fn can_pay(&self, state: &State, seat: Seat, act: Act) -> bool {
        self.fewest_icons(state, seat, act)
            .is_some_and(|fewest| self.budget(state, seat, act, 0, Icons::NONE).most() >= fewest)
    }

    /// V10.10: whether the townsfolk shows an icon that fits an action.
    fn fits(&self, state: &State, seat: Seat, act: Act) -> bool {
        let icons = self.dismissable(state, seat).icons;
        icons.of(act.icon()) + icons.of(Icon::Criminal) > 0
            || icons.of(Icon::Merchant) > 0 && self.pairs_merchants(state, seat, act)
    }

    /// V10.8 to V10.12: whether a townsfolk can be dismissed for an action.
    pub(crate) fn can_dismiss(&self, state: &State, seat: Seat, act: Act) -> bool {
        let cost = self.dismissal_cost(state, seat);
        if state.player(seat).silver < cost || !self.fits(state, seat, act) {
            return false;
        }
        let icons = self.dismissable(state, seat).icons;
        self.fewest_icons(state, seat, act)
            .is_some_and(|fewest| self.budget(state, seat, act, cost, icons).most() >= fewest)
    }

    /// Why no townsfolk can be dismissed, or not any more.
    #[cold]
    fn refuse_dismissal(&self, state: &State, seat: Seat, act: Act) -> Result<(), Illegal> {
        let (cost, silver) = (self.dismissal_cost(state, seat), state.player(seat).silver);
        if state.dismissed != Dismissed::Nothing {
            Illegal::err("V10.8", "at most one townsfolk is dismissed in a turn")
        } else if silver < cost {
            Illegal::err("V10.8", format!("dismissing costs {cost} silver; {seat} has {silver}"))
        } else if !self.fits(state, seat, act) {
            Illegal::err("V10.10", format!("the townsfolk shows no icon that fits the action {}", act.name()))
        } else if !self.can_dismiss(state, seat, act) {
            Illegal::err("V10.12", "with the townsfolk dismissed the action could not be paid for")
        } else {
            Illegal::err("V10.7", "a townsfolk is dismissed before anything is chosen")
        }
    }

    /// V10.1, V10.14: whether an action can be chosen.
    pub(crate) fn can_act(&self, state: &State, seat: Seat, act: Act) -> bool {
        act.is_outer() == state.player(seat).viscount.is_outer()
            && (self.can_pay(state, seat, act) || self.can_dismiss(state, seat, act))
    }

    pub(crate) fn list_acts(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.extend(Act::ALL.into_iter().filter(|&act| self.can_act(state, seat, act)).map(Action::Act));
        // V10.2
        out.push(Action::Rest);
    }

    pub(crate) fn check_act(&self, state: &State, seat: Seat, act: Act) -> Result<(), Illegal> {
        if act.is_outer() != state.player(seat).viscount.is_outer() {
            let (here, those) = if act.is_outer() { ("inner", "outer") } else { ("outer", "inner") };
            return Illegal::err(
                "V10.1",
                format!("the viscount stands on an {here} space; {} is for {those} ones", act.name()),
            );
        }
        if self.can_act(state, seat, act) {
            return Ok(());
        }
        match self.fewest_icons(state, seat, act) {
            Some(fewest) => Illegal::err(
                "V10.14",
                format!(
                    "{} needs {fewest} {} icons; {seat} cannot bring them up",
                    act.name(),
                    act.icon().name()
                ),
            ),
            None if act == Act::Build && !state.player(seat).has_building_left() => {
                Illegal::err("V12.1", "no building is left to build")
            }
            None if act == Act::Build => Illegal::err("V12.2", "no empty site is left beside the viscount"),
            None => Illegal::err("V13.1", "no worker is left in the supply"),
        }
    }

    /// V10.7 a: an action is chosen.
    pub(crate) fn begin_act(&self, state: &mut State, seat: Seat, act: Act, sink: &mut impl Sink<Event>) {
        sink.tell(|| Event::Acts(seat, act));
        state.dismissed = Dismissed::Nothing;
        state.tasks.push(Task::Amount(act));
        // V7.11: what is impossible is not asked.
        if self.can_dismiss(state, seat, act) {
            state.tasks.push(Task::Dismissal(act));
        }
    }

    pub(crate) fn list_dismissal(&self, state: &State, seat: Seat, act: Act, out: &mut Vec<Action>) {
        out.push(Action::Dismiss);
        // V10.14: what can be paid for only with a dismissal leaves no choice.
        if self.can_pay(state, seat, act) {
            out.push(Action::Keep);
        }
    }

    pub(crate) fn check_keep(&self, state: &State, seat: Seat, act: Act) -> Result<(), Illegal> {
        match self.can_pay(state, seat, act) {
            true => Ok(()),
            false => {
                Illegal::err("V10.14", format!("{} can be paid for only with the dismissal", act.name()))
            }
        }
    }

    /// V10.8, V10.11, V10.13: the townsfolk leaves the game, unless it is the printed one; its effect is resolved.
    pub(crate) fn dismiss(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        let (segment, cost) = (state.segment(seat), self.dismissal_cost(state, seat));
        let effect = self.dismissable(state, seat).hire;
        self.silver(state, seat, -(cost as i16), sink);
        let card = self.send_away(state, segment, seat, effect, sink);
        state.dismissed = if card.is_some() { Dismissed::Card(card) } else { Dismissed::Printed };
    }

    /// Takes the top townsfolk of a segment out of the game and resolves its effect for a seat.
    pub(crate) fn send_away(
        &self,
        state: &mut State,
        segment: crate::Segment,
        seat: Seat,
        effect: Atoms,
        sink: &mut impl Sink<Event>,
    ) -> Card {
        let card = state.tops[segment.index()];
        sink.tell(|| Event::Dismissed(seat, segment, card));
        state.tasks.gain(seat, effect);
        if card.is_some() {
            self.uncover(state, segment);
        }
        card
    }

    /// V11.3, V12.4, V13.2, V14.1: the icons that a choice needs: so many exchanges or workers, the number of a building, the manuscript.
    pub fn needed(&self, state: &State, seat: Seat, act: Act, chosen: u8) -> u16 {
        match act {
            Act::Trade => u16::from(chosen) * u16::from(self.exchange(state, seat).0),
            Act::Build => self.printed.tables.buildings[Building(chosen).kind() as usize].cost.into(),
            Act::Workers => self.printed.tables.nobles[usize::from(chosen) - 1].into(),
            Act::Transcribe => self.transcription(state, seat).1.into(),
        }
    }

    pub(crate) fn list_amounts(&self, state: &State, seat: Seat, act: Act, out: &mut Vec<Action>) {
        let budget = self.funds(state, seat, act);
        let (most, player) = (budget.most(), state.player(seat));
        match act {
            Act::Trade => {
                let times = (most / u16::from(self.exchange(state, seat).0)).min(MOST_EXCHANGES);
                let exchanges = (1..=times as u8).map(Action::Exchange);
                match self.exchange(state, seat).1 {
                    // V11.8: further exchanges may bring nothing and cost nothing; then they are none.
                    Atom::Flip | Atom::Destroy => {
                        let mut last = None;
                        for action in exchanges {
                            let after = Some(self.result(state, seat, action));
                            if after != last {
                                out.push(action);
                                last = after;
                            }
                        }
                    }
                    _ => out.extend(exchanges),
                }
            }
            Act::Build => {
                let left = Building::all().filter(|&building| !player.has_built(building));
                out.extend(left.filter(|b| self.needed(state, seat, act, b.0) <= most).map(Action::Build));
            }
            Act::Workers => {
                let numbers = (1..=4).filter(|&n| n <= player.supply);
                out.extend(
                    numbers.filter(|&n| self.needed(state, seat, act, n) <= most).map(Action::Workers),
                );
            }
            Act::Transcribe => out.push(Action::Take(self.transcription(state, seat).0)),
        }
    }

    pub(crate) fn check_amount(
        &self,
        state: &State,
        seat: Seat,
        act: Act,
        action: Action,
    ) -> Result<(), Illegal> {
        let (budget, player) = (self.funds(state, seat, act), state.player(seat));
        let chosen = match (act, action) {
            (_, Action::Dismiss) => return self.refuse_dismissal(state, seat, act),
            (Act::Trade, Action::Exchange(0)) => {
                return Illegal::err("V11.4", "a trade has at least one exchange");
            }
            (Act::Trade, Action::Exchange(times)) if u16::from(times) <= MOST_EXCHANGES => times,
            (Act::Trade, _) => return Illegal::err("V11.4", "choose how many exchanges are made"),
            (Act::Build, Action::Build(building)) => {
                check_left(player.has_built(building), building)?;
                building.0
            }
            (Act::Build, _) => return Illegal::err("V12.5", "choose one of the buildings that are left"),
            (Act::Workers, Action::Workers(number)) if !(1..=4).contains(&number) => {
                return Illegal::err("V13.2", "1, 2, 3 or 4 workers are placed");
            }
            (Act::Workers, Action::Workers(number)) if number > player.supply => {
                return Illegal::err("V13.3", format!("the supply holds {} workers", player.supply));
            }
            (Act::Workers, Action::Workers(number)) => number,
            (Act::Workers, _) => return Illegal::err("V13.2", "choose how many workers are placed"),
            (Act::Transcribe, Action::Take(tile)) if tile == self.transcription(state, seat).0 => 0,
            (Act::Transcribe, _) => {
                return Illegal::err(
                    "V14.1",
                    match self.transcription(state, seat).0 {
                        Manuscript::NONE => "the pile is empty: take the printed manuscript".to_owned(),
                        tile => format!("take {}, the top manuscript of the segment", tile.id()),
                    },
                );
            }
        };
        let needed = self.needed(state, seat, act, chosen);
        let brings_no_more = |times: u8| {
            let fewer = Action::Exchange(times - 1);
            matches!(self.exchange(state, seat).1, Atom::Flip | Atom::Destroy)
                && self.result(state, seat, fewer) == self.result(state, seat, action)
        };
        if needed <= budget.most() && act == Act::Trade && chosen > 1 && brings_no_more(chosen) {
            return Illegal::err("V11.8", "so many exchanges bring no more than fewer do");
        }
        match needed <= budget.most() {
            true => Ok(()),
            false => Illegal::err(
                "V10.4",
                format!(
                    "that needs {needed} {} icons; {seat} brings up {} at most",
                    act.icon().name(),
                    budget.most()
                ),
            ),
        }
    }

    /// V10.7 c: what is done is chosen; where there is nothing to choose about the payment, it is paid.
    pub(crate) fn choose_amount(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        sink: &mut impl Sink<Event>,
    ) {
        let Some(Task::Amount(act)) = state.tasks.pop() else { return };
        let chosen = match action {
            Action::Exchange(times) => times,
            Action::Build(building) => building.0,
            Action::Workers(number) => number,
            _ => 0,
        };
        let (mut payment, mut ways) = (Payment::NONE, 0);
        self.funds(state, seat, act).payments(self.needed(state, seat, act, chosen), |way| {
            payment = way;
            ways += 1;
        });
        match ways {
            0 | 1 => self.pay(state, seat, (act, chosen), payment, sink),
            _ => state.tasks.push(Task::Payment(act, chosen)),
        }
    }

    pub(crate) fn list_payments(
        &self,
        state: &State,
        seat: Seat,
        (act, chosen): (Act, u8),
        out: &mut Vec<Action>,
    ) {
        let needed = self.needed(state, seat, act, chosen);
        self.funds(state, seat, act).payments(needed, |payment| out.push(Action::Pay(payment)));
    }

    pub(crate) fn check_payment(
        &self,
        state: &State,
        seat: Seat,
        (act, chosen): (Act, u8),
        payment: Payment,
    ) -> Result<(), Illegal> {
        let (budget, needed) = (self.funds(state, seat, act), self.needed(state, seat, act, chosen));
        let mut found = false;
        budget.payments(needed, |way| found |= way == payment);
        match found {
            true => Ok(()),
            false => Illegal::err("V10.6", missing(&budget, needed)),
        }
    }

    /// V10.5: what is paid goes back to the supply; then the action is carried out.
    pub(crate) fn pay(
        &self,
        state: &mut State,
        seat: Seat,
        (act, chosen): (Act, u8),
        payment: Payment,
        sink: &mut impl Sink<Event>,
    ) {
        for currency in Currency::ALL {
            let amount = -(payment.0[currency as usize] as i16);
            match currency.resource() {
                Some(resource) => self.resource(state, seat, resource, amount, sink),
                None => self.silver(state, seat, amount, sink),
            }
        }
        state.dismissed = Dismissed::Nothing;
        let segment = state.segment(seat);
        // V10.7 e
        state.tasks.push(Task::After(act));
        match act {
            Act::Trade => state.tasks.push(Task::Exchanges(chosen)),
            Act::Build => state.tasks.push(Task::Site { seat, building: Building(chosen), near: true }),
            Act::Workers => self.place_workers(state, seat, segment, chosen, sink),
            Act::Transcribe => match state.tiles[segment.index()] {
                Manuscript::NONE => {
                    sink.tell(|| Event::Took(seat, segment, Manuscript::NONE));
                    let effect = self.printed.segments[segment.index()].manuscript;
                    state.tasks.gain(seat, effect);
                }
                tile => self.take_manuscript(state, seat, tile, sink),
            },
        }
    }

    /// V11.7: the next exchange of a trade.
    pub(crate) fn next_exchange(&self, state: &mut State, left: u8) {
        let seat = state.turn;
        match left {
            0 => drop(state.tasks.pop()),
            _ => {
                state.tasks.replace(Task::Exchanges(left - 1));
                let gain = self.exchange(state, seat).1;
                state.tasks.gain(seat, Atoms::one(gain));
            }
        }
    }
}

fn missing(budget: &Budget, needed: u16) -> String {
    let missing = needed.saturating_sub(budget.free);
    format!("{missing} icons are missing: pay for them, without a unit that could be left out")
}
