//! Taking a shield with a double (X-SHIELD-C to X-SHIELD-G) or as a castle's extra action (X-SHIELD-11); losing one.

use super::{bit, members};
use crate::{
    Action, Burgundy, Colour, Event, Tile,
    dice::Use,
    open::Open,
    state::{Stage, State},
    storage::STORAGE,
};
use demesne_game::{Illegal, Seat, Sink};

/// A way to make a double: the die that shield 16 gives its value (0 for none), and the workers for the rest.
type Way = (u8, u16);

impl Burgundy {
    /// X-SHIELD-C: every shield that both dice can take, with workers (X-SHIELD-D) or shield 16 (X-SHIELD-E).
    pub(crate) fn list_double_shields(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if state.dice[seat.index()].contains(&0) {
            return;
        }
        let bare = self.has_bare_castle(state, seat);
        for (pair, number) in state.shields.depots.iter().zip(1u8..) {
            if *pair == [0; 2] {
                continue;
            }
            for (marked, workers) in self.ways_to_double(state, seat, number).into_iter().flatten() {
                if workers <= state.estate(seat).workers {
                    for &shield in pair {
                        self.list_placements(state, seat, (shield, bare), marked, out);
                    }
                }
            }
        }
    }

    /// X-SHIELD-11.1: every shield, for a castle's extra action.
    pub(crate) fn list_castle_shields(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let bare = self.has_bare_castle(state, seat);
        for &shield in state.shields.depots.iter().flatten() {
            self.list_placements(state, seat, (shield, bare), 0, out);
        }
    }

    /// X-SHIELD-G: on a castle without a shield, which are all alike, or in place of each own shield.
    fn list_placements(
        &self,
        state: &State,
        seat: Seat,
        (shield, bare): (u8, bool),
        marked: u8,
        out: &mut Vec<Action>,
    ) {
        if shield == 0 {
            return;
        }
        if bare {
            out.push(Action::Shield { shield, replaces: 0, marked });
        }
        let own = members(state.estate(seat).shields);
        out.extend(own.map(|replaces| Action::Shield { shield, replaces, marked }));
    }

    /// X-SHIELD-G: whether a castle tile in the duchy carries no shield. X-WHITE-6, X-INN-7: white castles and inns carry none.
    fn has_bare_castle(&self, state: &State, seat: Seat) -> bool {
        self.castles(state, seat) > state.estate(seat).shields.count_ones()
    }

    /// How many castle tiles a duchy has.
    pub(crate) fn castles(&self, state: &State, seat: Seat) -> u32 {
        let spaces = self.duchy(state, seat).by_colour[Colour::Castle.index()] & state.estate(seat).covered;
        spaces.into_iter().filter(|&space| state.tile(seat, space) == Some(Tile::CASTLE)).count() as u32
    }

    /// X-SHIELD-D, X-SHIELD-E: the ways to bring both dice to a number: with workers for both, or with workers for one and
    /// shield 16 for the other where that needs workers. No monastery but 8 helps.
    fn ways_to_double(&self, state: &State, seat: Seat, number: u8) -> [Option<Way>; 3] {
        let estate = state.estate(seat);
        let dice = state.dice[seat.index()];
        let [low, high] = dice.map(|die| estate.workers_needed(Use::Other, die, number));
        let wields = self.wields(state, seat);
        // B5.7: with the same rest to pay it does not matter which die is marked; the lower one is named.
        let both_alike = low == high;
        [
            Some((0, low + high)),
            (wields && low > 0).then_some((dice[0], high)),
            (wields && high > 0 && !both_alike).then_some((dice[1], low)),
        ]
    }

    pub(crate) fn check_shield(
        &self,
        state: &State,
        seat: Seat,
        shield: u8,
        replaces: u8,
        marked: u8,
    ) -> Result<(), Illegal> {
        match state.open.top() {
            None => {}
            Some(Open::Extra) if state.estate(seat).holds(11) && marked == 0 => {}
            Some(Open::Extra) if state.estate(seat).holds(11) => {
                return Illegal::err("X-SHIELD-16", "a castle's extra action has no die to mark");
            }
            Some(open) if open.is_die_action() => {
                return Illegal::err(
                    "X-SEQ-13",
                    "a shield is taken with both dice; as an extra action only with shield 11, by a placed castle",
                );
            }
            Some(open) => return open.comes_first(),
        }
        let Some(depot) = state.shields.depot_of(shield) else {
            return Illegal::err("X-SHIELD-C", format!("shield {shield} lies at no depot"));
        };
        if state.open.is_empty() {
            self.check_double(state, seat, depot as u8 + 1, marked)?;
        }
        if replaces == 0 {
            return match self.has_bare_castle(state, seat) {
                true => Ok(()),
                false => Illegal::err(
                    "X-SHIELD-G",
                    "every castle carries a shield; name the one that it replaces: \"shield 3 for 8\"",
                ),
            };
        }
        match replaces <= super::SHIELDS && state.estate(seat).holds(replaces) {
            true => Ok(()),
            false => Illegal::err("X-SHIELD-G", format!("{seat} has no shield {replaces} to be replaced")),
        }
    }

    /// Whether both dice can be brought to a number in the way that is named.
    fn check_double(&self, state: &State, seat: Seat, number: u8, marked: u8) -> Result<(), Illegal> {
        let dice = state.dice[seat.index()];
        if state.stage != Stage::Turn || dice.contains(&0) {
            return Illegal::err("X-SHIELD-F", "a shield is taken with both dice; one of them is used");
        }
        if marked != 0 {
            self.check_marked_double(state, seat, number, marked)?;
        }
        let ways = self.ways_to_double(state, seat, number);
        let Some(&(_, needed)) = ways.iter().flatten().find(|(mark, _)| *mark == marked) else {
            return Illegal::err("B5.7", "marking either die leaves the same to pay; name the lower one");
        };
        let workers = state.estate(seat).workers;
        if needed <= workers {
            return Ok(());
        }
        let [low, high] = dice;
        Illegal::err(
            "X-SHIELD-D",
            format!("{low} and {high} → two of {number} costs {needed} workers; {seat} has {workers}"),
        )
    }

    /// X-SHIELD-16.1: one of the two dice may be marked where it needs workers.
    fn check_marked_double(&self, state: &State, seat: Seat, number: u8, marked: u8) -> Result<(), Illegal> {
        self.check_wielding(state, seat)?;
        if !state.dice[seat.index()].contains(&marked) {
            return Illegal::err("X-SHIELD-16.1", format!("{seat} has no die of {marked} to mark"));
        }
        match marked == number {
            true => {
                Illegal::err("X-SHIELD-16.1", format!("a {marked} serves for {number} without shield 16"))
            }
            false => Ok(()),
        }
    }

    pub(crate) fn apply_shield(
        &self,
        state: &mut State,
        seat: Seat,
        shield: u8,
        replaces: u8,
        marked: u8,
        sink: &mut impl Sink<Event>,
    ) {
        if state.open.is_empty() {
            let number = state.shields.depot_of(shield).map_or(1, |depot| depot as u8 + 1);
            let ways = self.ways_to_double(state, seat, number);
            let pay = ways.iter().flatten().find(|(mark, _)| *mark == marked).map_or(0, |&(_, pay)| pay);
            state.dice[seat.index()] = [0; 2];
            state.shields.wielded |= marked != 0;
            if pay > 0 {
                state.estate_mut(seat).workers -= pay;
                sink.tell(|| Event::Workers(seat, -(pay as i16)));
            }
        } else {
            state.open.pop();
        }
        state.shields.remove(shield);
        // X-SHIELD-G: the new shield lies where the old one lay; what follows from the loss comes when it is there.
        let replaced = if replaces == 0 { 0 } else { bit(replaces) };
        state.estate_mut(seat).shields |= bit(shield);
        sink.tell(|| Event::ShieldTaken(seat, shield));
        if shield == 6 {
            self.choose_only_opponent(state, seat);
        }
        self.lose_shields(state, seat, replaced, sink);
        self.copy_monasteries(state);
    }

    /// X-SHIELD-G, X-SHIELD-K: shields leave the game, and what they did ends. X-SHIELD-4.1: with shield 4 the tiles that do
    /// not fit any more.
    pub(super) fn lose_shields(&self, state: &mut State, seat: Seat, lost: u32, sink: &mut impl Sink<Event>) {
        state.estate_mut(seat).shields &= !lost;
        for shield in members(lost) {
            sink.tell(|| Event::ShieldLost(seat, shield));
        }
        if lost & bit(6) != 0 {
            state.shields.copied = 0;
            self.copy_monasteries(state);
        }
        if lost & bit(4) != 0 && state.estate(seat).storage.used() > STORAGE {
            state.open.push(Open::Trim);
        }
    }
}
