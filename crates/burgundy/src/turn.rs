//! A turn: which action is meant, and what goes on by itself after it (B5, X-SEQ-4).

use crate::{
    Action, Burgundy, Event, Expansion,
    action::With,
    open::{Offer, Open},
    state::State,
};
use demesne_game::{Illegal, Seat, Sink};

impl Burgundy {
    /// Every action that the player whose turn it is can choose.
    #[inline(always)]
    pub(crate) fn list_turn(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        match state.open.top() {
            None => self.list_free(state, seat, out),
            Some(open) => self.list_answers(state, seat, open, out),
        }
    }

    /// What can be done about the innermost open effect.
    #[inline(never)]
    pub(crate) fn list_answers(&self, state: &State, seat: Seat, open: Open, out: &mut Vec<Action>) {
        if self.must_pick(state) {
            return self.list_next(state, seat, out);
        }
        match open {
            Open::Extra | Open::Grant | Open::White => self.list_granted(state, seat, open, out),
            Open::CityHall => {
                self.list_places(state, seat, &[With::EFFECT], out);
                if state.paired {
                    self.list_private_places(state, seat, &[With::EFFECT], out);
                }
                self.list_moment(state, seat, out);
                out.push(Action::Skip);
            }
            Open::Take(takes) => {
                self.list_effect_takes(state, takes, out);
                out.push(Action::Skip);
            }
            Open::Sell => {
                self.list_sales(state, seat, With::EFFECT, out);
                out.push(Action::Skip);
            }
            Open::Ship => self.list_ship(state, seat, out),
            Open::Store(_) | Open::Trim => self.list_discards(state, seat, out),
            Open::Crane => {
                out.extend(self.crane_kinds(state, seat).map(Action::Crane));
                out.push(Action::Skip);
            }
            Open::Also => self.list_also(state, seat, out),
            Open::Levies(_) => self.list_levies(state, seat, out),
            Open::Bonuses(_) | Open::Terrace | Open::TakeBlack | Open::TakeVine => {
                self.list_vine_answers(state, seat, open, out);
            }
            Open::Gain(_) | Open::ColourTile(_) | Open::Exchange => {
                self.list_solo_answers(state, seat, open, out)
            }
            // These go on by themselves.
            Open::Route(_)
            | Open::Size(_)
            | Open::Phase
            | Open::Herd(_)
            | Open::Effect(_)
            | Open::Colour(_)
            | Open::Reset => {}
        }
    }

    /// What can be done while nothing is open: with the dice, and at any moment.
    #[inline(always)]
    fn list_free(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        // Used dice are 0 and stand first; two dice of one value are one (B5.7).
        let dice = state.dice[seat.index()].map(With::die);
        if dice[1] != With::EFFECT {
            let first = usize::from(dice[0] == With::EFFECT || dice[0] == dice[1]);
            self.list_with_dice(state, seat, &dice[first..], out);
            if self.extended {
                self.list_with_both_dice(state, seat, out);
            }
        }
        self.list_moment(state, seat, out);
        if dice[1] == With::EFFECT {
            out.push(Action::End);
        }
    }

    /// What is done instead of both die actions: a shield (X-SHIELD-C), a castle bought back (X-BOARD-7); and what shield 16
    /// makes of a die.
    #[inline(never)]
    fn list_with_both_dice(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if self.on(Expansion::Shields) {
            self.list_marked(state, seat, out);
            self.list_double_shields(state, seat, out);
        }
        if self.options.connection && self.can_ransom(state, seat) {
            out.push(Action::Ransom);
        }
    }

    /// An action with a die of any value, or with the white die.
    #[inline(never)]
    fn list_granted(&self, state: &State, seat: Seat, open: Open, out: &mut Vec<Action>) {
        let with = if open == Open::White { With::WHITE } else { With::EFFECT };
        self.list_die_actions(state, seat, &[with], out);
        if open == Open::Extra {
            if state.estate(seat).holds(11) {
                self.list_castle_shields(state, seat, out);
            }
        } else {
            out.push(Action::Skip);
        }
        self.list_moment(state, seat, out);
    }

    /// B5.5, X-SEQ-17: what can be done at any moment.
    #[inline(always)]
    fn list_moment(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        self.list_purchases(state, seat, out);
        if self.on(Expansion::Shields) && state.stage.is_turn() {
            self.list_copies(state, seat, out);
        }
    }

    /// B5.2: the four die actions, with each of some dice; two more in a vineyard (X-VINE-7).
    #[inline(never)]
    pub(crate) fn list_die_actions(&self, state: &State, seat: Seat, dice: &[With], out: &mut Vec<Action>) {
        self.list_with_dice(state, seat, dice, out);
    }

    /// The same; a turn's own dice, by far the most frequent case, take it in without a call.
    #[inline(always)]
    fn list_with_dice(&self, state: &State, seat: Seat, dice: &[With], out: &mut Vec<Action>) {
        for &with in dice {
            self.list_takes(state, seat, with, out);
        }
        self.list_places(state, seat, dice, out);
        if state.paired {
            self.list_private_places(state, seat, dice, out);
        }
        for &with in dice {
            self.list_sales(state, seat, with, out);
            if !with.is_marked() {
                out.push(Action::Workers { with });
            }
        }
        if self.on(Expansion::Vineyards) {
            self.list_vine_actions(state, seat, dice, out);
        }
    }

    #[inline]
    pub(crate) fn check_turn(&self, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        if !matches!(action, Action::Next(_)) && self.must_pick(state) {
            return Illegal::err(
                "X-SOLO-21",
                "several things are due; name what is resolved next: \"next …\"",
            );
        }
        if !state.stage.is_turn() && state.open.is_empty() {
            return self.check_between(state, seat, action);
        }
        if state.paired {
            self.check_stored(state, seat, action)?;
        }
        match action {
            Action::Take { with, tile, depot } => self.check_take(state, seat, with, tile, depot),
            Action::Place { with, tile, space } => self.check_place(state, seat, with, tile, space),
            Action::Sell { with, goods } => self.check_sell(state, seat, with, goods),
            Action::Workers { with } => self.check_take_workers(state, seat, with),
            Action::Buy(tile) => self.check_buy(state, seat, tile),
            Action::BuyFrom { tile, depot } => self.check_buy_from(state, seat, tile, depot),
            Action::Hire { tile, depot } => self.check_hire(state, seat, tile, depot),
            Action::Ship { depots, kinds } => self.check_ship(state, seat, depots, kinds),
            Action::Discard(tile) => self.check_discard(state, seat, tile),
            Action::Skip => self.check_skip(state),
            Action::End => check_end(state, seat),
            Action::DiscardPrivate(tile) => self.check_discard_private(state, seat, tile),
            Action::Keep { .. } => self.check_keep(state, seat),
            Action::Recruit => self.check_recruit(state, seat),
            Action::Crane(kind) => self.check_crane(state, seat, kind),
            Action::Put { tile, from, space } => self.check_any_put(state, seat, tile, from, space),
            Action::Ransom => self.check_ransom(state, seat),
            Action::Shield { shield, replaces, marked } => {
                self.check_shield(state, seat, shield, replaces, marked)
            }
            Action::Copy(other) => self.check_copy(state, seat, other),
            Action::Also(goods) => self.check_also(state, seat, goods),
            Action::TakeVine { with, tile, place } => self.check_take_vine(state, seat, with, tile, place),
            Action::TakeBlack(tile) => self.check_take_black(state, tile),
            Action::Plant { with, tile, space, turned } => {
                self.check_plant(state, seat, with, tile, space, turned)
            }
            Action::PutVine { tile, space, turned } => self.check_put_vine(state, seat, tile, space, turned),
            Action::Bonus(which) => self.check_bonus(state, seat, which),
            Action::VineBonus(vine) => self.check_vine_bonus(state, vine),
            Action::Next(open) => self.check_next(state, seat, open),
            Action::Gain(silver) => self.check_gain(state, seat, silver),
            Action::Exchange { tile, goods } => self.check_exchange(state, seat, tile, goods),
            Action::Tribute { .. } => {
                Illegal::err("X-SHIELD-K", "tribute is paid at the end of a phase, in its order")
            }
            Action::RouteOrder(_) => Illegal::err("X-ROUTE-2", "route tiles are ordered before phase A only"),
            Action::Side(_) | Action::Castle(_) => {
                Illegal::err("B2.8", "sides and starting castles are chosen before phase A only")
            }
            _ => Illegal::err("B5.2", "that is for chance to do, not for a player"),
        }
    }

    #[inline(always)]
    pub(crate) fn apply_turn(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        sink: &mut impl Sink<Event>,
    ) {
        match action {
            Action::Take { with, tile, depot } => self.apply_take(state, seat, with, tile, depot, sink),
            Action::Place { with, tile, space } => self.apply_place(state, seat, with, tile, space, sink),
            Action::Sell { with, goods } => self.apply_sell(state, seat, with, goods, sink),
            Action::Workers { with } => self.apply_take_workers(state, seat, with, sink),
            Action::Buy(tile) => self.apply_buy(state, seat, tile, None, sink),
            Action::BuyFrom { tile, depot } => self.apply_buy(state, seat, tile, Some(depot), sink),
            Action::Hire { tile, depot } => self.apply_hire(state, seat, tile, depot, sink),
            Action::Ship { depots, kinds } => self.apply_ship(state, seat, depots, kinds, sink),
            Action::Discard(tile) => self.apply_discard(state, seat, tile, sink),
            // X-SHIELD-5.1: the ship's marker moves all the same.
            Action::Skip if state.open.top() == Some(Open::Also) => self.close_also(state, seat, sink),
            Action::Skip => {
                state.open.pop();
            }
            Action::End => return self.end_turn(state, sink),
            Action::Crane(kind) => self.apply_crane(state, seat, kind, sink),
            Action::Recruit => self.apply_recruit(state, seat, sink),
            _ => self.apply_of_expansions(state, seat, action, sink),
        }
        self.settle(state, seat, sink);
    }

    /// What only expansions know; apart from the rest, so that the base game's actions stay close together.
    #[inline(never)]
    fn apply_of_expansions(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        sink: &mut impl Sink<Event>,
    ) {
        match action {
            Action::DiscardPrivate(tile) => self.apply_discard_private(state, seat, tile, sink),
            Action::Keep { private } => self.apply_keep(state, seat, private, sink),
            Action::Put { tile, from, space } => self.apply_any_put(state, seat, tile, from, space, sink),
            Action::Ransom => self.apply_ransom(state, seat, sink),
            Action::Shield { shield, replaces, marked } => {
                self.apply_shield(state, seat, shield, replaces, marked, sink);
            }
            Action::Copy(other) => self.apply_copy(state, other, sink),
            Action::Tribute { keep, workers } => self.apply_tribute(state, seat, keep, workers, sink),
            Action::Also(goods) => self.apply_also(state, seat, goods, sink),
            Action::TakeVine { with, tile, place } => {
                self.apply_take_vine(state, seat, with, tile, place, sink)
            }
            Action::TakeBlack(tile) => {
                state.open.pop();
                self.take_black(state, tile);
                self.receive(state, seat, tile, sink);
            }
            Action::Plant { with, tile, space, turned } => {
                self.apply_plant(state, seat, with, tile, space, turned, sink);
            }
            Action::PutVine { tile, space, turned } => {
                self.apply_put_vine(state, seat, tile, space, turned, sink)
            }
            Action::Bonus(which) => self.apply_bonus(state, seat, which, sink),
            Action::VineBonus(vine) => self.apply_vine_bonus(state, seat, vine, sink),
            Action::Next(open) => self.pick(state, seat, open, sink),
            Action::Gain(silver) => self.apply_gain(state, seat, silver, sink),
            Action::Exchange { tile, goods } => self.apply_exchange(state, seat, tile, goods, sink),
            _ => debug_assert!(false, "apply() was given what check() refuses"),
        }
    }

    /// What goes on by itself after an action: effects that have become impossible lapse, goods are laid on the trade route, the
    /// last bonus of a vineyard is used, the end of a phase goes on.
    #[inline]
    pub(crate) fn settle(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        if self.extended {
            return self.go_on(state, seat, sink);
        }
        // B8.7: a city hall stays open only while something could be placed by it.
        if matches!(state.open.top(), Some(Open::CityHall)) && !self.city_hall_possible(state, seat) {
            state.open.pop();
            sink.tell(|| Event::Lapsed(seat));
        }
    }

    #[inline(never)]
    fn go_on(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        while let Some(open) = state.open.top() {
            match open {
                Open::CityHall if !self.city_hall_possible(state, seat) => {
                    state.open.pop();
                    sink.tell(|| Event::Lapsed(seat));
                }
                Open::Route(cargo) => self.lay_cargo(state, seat, cargo, sink),
                Open::Bonuses(planted)
                    if planted.left() != 0b11 || !self.order_is_a_choice(state, seat, planted) =>
                {
                    self.go_on_in_vineyard(state, seat, planted, sink)
                }
                Open::Levies(left) => {
                    if !self.settle_levies(state, seat, left, sink) {
                        break;
                    }
                }
                _ => break,
            }
        }
        if self.options.solo.is_some() {
            return self.settle_alone(state, seat, sink);
        }
        if !state.stage.is_turn() && state.open.is_empty() {
            self.go_on_at_phase_end(state, sink);
        }
    }

    /// B8.7: workshop, church, market, warehouse and city hall can be declined. X-SEQ-11: so can what expansions give where it is an
    /// action or a choice. X-SOLO-17: of the tiles of completed colours only those that another one brought.
    fn check_skip(&self, state: &State) -> Result<(), Illegal> {
        match state.open.top() {
            Some(
                Open::CityHall
                | Open::Take(_)
                | Open::Sell
                | Open::Grant
                | Open::White
                | Open::Crane
                | Open::Also
                | Open::TakeBlack
                | Open::TakeVine
                | Open::Levies(_)
                | Open::ColourTile(Offer::May)
                | Open::Exchange,
            ) => Ok(()),
            Some(Open::ColourTile(Offer::Must)) if !self.colour_tile_is_a_must() => Ok(()),
            Some(Open::Extra) => Illegal::err("B8.1", "a castle's extra action cannot be declined"),
            Some(open) => Illegal::err(open.rule(), format!("{} cannot be declined", open.description())),
            None => Illegal::err("B8.7", "nothing is open that could be declined"),
        }
    }
}

/// B5.1, B5.6: the turn ends when both dice are used, nothing is open, and the player says so.
fn check_end(state: &State, seat: Seat) -> Result<(), Illegal> {
    if let Some(open) = state.open.top() {
        return open.comes_first();
    }
    let left: Vec<String> =
        state.dice[seat.index()].iter().filter(|&&die| die != 0).map(u8::to_string).collect();
    match left.is_empty() {
        true => Ok(()),
        false => Illegal::err(
            "B5.1",
            format!(
                "no die can be left unused; {seat} still has {} (workers are always possible)",
                left.join(" and ")
            ),
        ),
    }
}
