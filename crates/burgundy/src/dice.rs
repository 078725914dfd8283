//! Dice and workers: what a die reaches, and what that costs (B5.3, B5.4, B15.8 to B15.12).

use crate::{
    Burgundy, Colour, Event, Tile,
    action::With,
    duchy::Duchy,
    open::Open,
    ring::distance,
    state::{Estate, State},
};
use demesne_game::{Illegal, Seat, Sink, Spaces};

/// What a die is used for; monasteries make some uses cheaper.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Use {
    /// Taking a tile from a depot.
    Take,
    /// Placing a tile of this colour.
    Place(Colour),
    /// Selling goods.
    Sell,
    /// What no monastery makes cheaper: an inn, a face-down tile (X-INN-7, X-SOLO-14), the vineyard (X-VINE-12), a double.
    Other,
}

impl Use {
    /// The placing of a tile.
    #[inline]
    pub(crate) fn placing(tile: Tile) -> Use {
        if tile.is_wild() { Use::Other } else { Use::Place(tile.colour()) }
    }
}

/// The values at most `distance` away from a die: bit n for value n. Index: the die, then the distance.
pub(crate) const WITHIN: [[u8; 4]; 7] = {
    let mut table = [[0; 4]; 7];
    let mut die = 1;
    while die <= 6 {
        let mut value = 1;
        while value <= 6 {
            let mut far = distance(die, value);
            while far <= 3 {
                table[die as usize][far as usize] |= 1 << value;
                far += 1;
            }
            value += 1;
        }
        die += 1;
    }
    table
};

impl Estate {
    /// B15.9 to B15.12: by how much a die may differ for free.
    #[inline]
    pub(crate) fn free_step(&self, used_for: Use) -> u8 {
        let monastery = match used_for {
            Use::Take => 12,
            Use::Place(Colour::Building) => 9,
            Use::Place(Colour::Ship | Colour::Livestock) => 10,
            Use::Place(Colour::Castle | Colour::Mine | Colour::Monastery) => 11,
            Use::Sell | Use::Other => return 0,
        };
        u8::from(self.has(monastery))
    }

    /// B15.8: by how much one worker changes a die.
    #[inline]
    fn worker_step(&self) -> u8 {
        1 + u8::from(self.has(8))
    }

    /// How far from a die's value the player's workers reach for a use, 3 being everything.
    #[inline]
    pub(crate) fn reach_with_workers(&self, used_for: Use) -> u8 {
        let workers = self.workers.min(3) as u8;
        (self.free_step(used_for) + self.worker_step() * workers).min(3)
    }

    /// How far a die serves for a use: with workers, or with shield 16 where workers would be needed.
    #[inline]
    pub(crate) fn reach(&self, used_for: Use, with: With, white: u8) -> Reach {
        match with.value(white) {
            None => Reach::Everything,
            Some(value) if with.is_marked() => Reach::Beyond(value, self.free_step(used_for)),
            Some(value) => Reach::Within(value, self.reach_with_workers(used_for)),
        }
    }

    /// The numbers that a die serves for in a use: bit n - 1 for number n.
    #[inline]
    pub(crate) fn numbers_for(&self, used_for: Use, with: With, white: u8) -> u8 {
        match with.plain() {
            Some(value) => WITHIN[usize::from(value)][usize::from(self.reach_with_workers(used_for))] >> 1,
            None => self.reach(used_for, with, white).numbers(),
        }
    }

    /// B5.4, B15.12: the least number of workers that brings a die from one value to another.
    #[inline]
    pub(crate) fn workers_needed(&self, used_for: Use, from: u8, to: u8) -> u16 {
        let rest = distance(from, to).saturating_sub(self.free_step(used_for));
        u16::from(rest.div_ceil(self.worker_step()))
    }
}

/// The numbers that something serves for.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Reach {
    /// All: an effect needs no die.
    Everything,
    /// Those at most some steps from a value.
    Within(u8, u8),
    /// Those further away (X-SHIELD-16.1).
    Beyond(u8, u8),
}

impl Reach {
    /// The numbers 1 to 6, bit n - 1 for number n.
    #[inline]
    pub(crate) fn numbers(self) -> u8 {
        match self {
            Reach::Everything => 0b11_1111,
            Reach::Within(value, steps) => WITHIN[usize::from(value)][usize::from(steps)] >> 1,
            Reach::Beyond(value, steps) => 0b11_1111 & !(WITHIN[usize::from(value)][usize::from(steps)] >> 1),
        }
    }

    /// Those of some spaces whose number is served.
    #[inline]
    pub(crate) fn among(self, spaces: Spaces, duchy: &Duchy) -> Spaces {
        match self {
            Reach::Everything => spaces,
            Reach::Within(value, steps) => spaces & duchy.within[usize::from(value)][usize::from(steps)],
            Reach::Beyond(value, steps) => spaces.minus(duchy.within[usize::from(value)][usize::from(steps)]),
        }
    }
}

impl Burgundy {
    /// Whether an action may be done with what it names: an unused die (B5.1), the white die or the open effect.
    pub(crate) fn check_with(&self, state: &State, seat: Seat, with: With) -> Result<(), Illegal> {
        match (with.own(), state.open.top()) {
            (Some(value), None) => {
                let dice = state.dice[seat.index()];
                if dice.contains(&value) {
                    return self.check_mark(state, seat, with);
                }
                let left: Vec<String> = dice.iter().filter(|&&d| d != 0).map(u8::to_string).collect();
                let left = if left.is_empty() { "both dice are used".into() } else { left.join(" and ") };
                Illegal::err("B5.1", format!("{seat} has no unused die of {value}; left: {left}"))
            }
            (Some(_), Some(Open::Extra)) => Illegal::err(
                "B8.1",
                "the castle's extra action comes before any other die; write the action without a die",
            ),
            (Some(_), Some(open)) => open.comes_first(),
            (None, _) if with.is_marked() && with.is_white() => {
                Illegal::err("X-WHITE-5", "shield 16 does not change the white die, which is nobody's own")
            }
            (None, _) if with.is_marked() => {
                Illegal::err("X-SHIELD-16", "shield 16 changes one of the own dice")
            }
            (None, Some(Open::White)) => match with.is_white() {
                true => Ok(()),
                false => Illegal::err(
                    "X-WHITE-3",
                    "a white castle acts with the white die; write \"… with white\"",
                ),
            },
            (None, _) if with.is_white() => {
                Illegal::err("X-WHITE-3", "only a white castle gives an action with the white die")
            }
            (None, Some(_)) => Ok(()),
            (None, None) => {
                Illegal::err("B5.1", "nothing is open here that needs no die; name a die: \"… with 4\"")
            }
        }
    }

    /// X-SHIELD-16.1: whether shield 16 may give a die its value.
    fn check_mark(&self, state: &State, seat: Seat, with: With) -> Result<(), Illegal> {
        if with.is_marked() { self.check_wielding(state, seat) } else { Ok(()) }
    }

    /// Whether the workers suffice to bring a die to a value (an effect needs none).
    pub(crate) fn check_workers(
        &self,
        state: &State,
        seat: Seat,
        used_for: Use,
        with: With,
        to: u8,
    ) -> Result<(), Illegal> {
        let Some(from) = with.value(state.white) else { return Ok(()) };
        let estate = state.estate(seat);
        let needed = estate.workers_needed(used_for, from, to);
        if with.is_marked() {
            return match needed {
                0 => Illegal::err("X-SHIELD-16.1", format!("{from} serves for {to} without shield 16")),
                _ => Ok(()),
            };
        }
        if needed <= estate.workers {
            return Ok(());
        }
        Illegal::err("B5.3", format!("{from} → {to} costs {needed} workers; {seat} has {}", estate.workers))
    }

    /// Uses the die up, or the open effect, paying the workers that bring it to a value.
    #[inline(always)]
    pub(crate) fn use_die(
        &self,
        state: &mut State,
        seat: Seat,
        with: With,
        pay: u16,
        sink: &mut impl Sink<Event>,
    ) {
        if with.is_effect() || with.is_white() {
            state.open.pop();
        } else {
            let dice = &mut state.dice[seat.index()];
            // Used dice are 0 and stand first, so that two dice are always in rising order.
            *dice = if With::die(dice[1]).is_same_die(with) { [0, dice[0]] } else { [0, dice[1]] };
            state.shields.wielded |= with.is_marked();
        }
        if pay > 0 {
            state.estate_mut(seat).workers -= pay;
            sink.tell(|| Event::Workers(seat, -(pay as i16)));
        }
    }

    /// The workers that an action with a die costs; none for an effect.
    #[inline]
    pub(crate) fn price(&self, state: &State, seat: Seat, used_for: Use, with: With, to: u8) -> u16 {
        match with.plain() {
            Some(from) => state.estate(seat).workers_needed(used_for, from, to),
            None => self.price_of_rarer(state, seat, used_for, with, to),
        }
    }

    /// The same for the white die, a die that shield 16 gives its value, and a private tile.
    #[inline(never)]
    fn price_of_rarer(&self, state: &State, seat: Seat, used_for: Use, with: With, to: u8) -> u16 {
        let free =
            with.is_marked() || with.is_private() && with.own().is_some() && !self.pays_for_private_tiles();
        match with.value(state.white) {
            Some(from) if !free => state.estate(seat).workers_needed(used_for, from, to),
            _ => 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn b5_3_six_and_one_are_neighbours() {
        assert_eq!((distance(6, 1), distance(1, 4), distance(2, 6), distance(5, 5)), (1, 3, 2, 0));
        for die in 1..=6u8 {
            for far in 0..=3u8 {
                for value in 1..=6u8 {
                    let reached = WITHIN[usize::from(die)][usize::from(far)] >> value & 1 == 1;
                    assert_eq!(reached, distance(die, value) <= far, "{die} to {value} within {far}");
                }
            }
        }
    }

    fn needed(monasteries: &[u8], used_for: Use, from: u8, to: u8) -> u16 {
        let mut estate = Estate::EMPTY;
        estate.effects = monasteries.iter().map(|m| 1 << m).sum();
        estate.workers_needed(used_for, from, to)
    }

    #[test]
    fn b5_4_examples_of_prices() {
        assert_eq!(needed(&[], Use::Sell, 2, 6), 2);
        assert_eq!(needed(&[], Use::Sell, 1, 4), 3);
    }

    #[test]
    fn b15_8_example_and_b15_12_the_free_step_is_one_with_monastery_8_too() {
        assert_eq!(needed(&[8], Use::Take, 3, 6), 2);
        assert_eq!(needed(&[8, 12], Use::Take, 3, 6), 1);
        assert_eq!(needed(&[12], Use::Take, 3, 6), 2);
        assert_eq!(needed(&[12], Use::Take, 3, 4), 0);
        assert_eq!(needed(&[12], Use::Place(Colour::Ship), 3, 4), 1);
    }

    #[test]
    fn the_reach_is_what_can_be_paid() {
        for monasteries in 0..32u32 {
            for workers in 0..5u16 {
                let mut estate = Estate { workers, ..Estate::EMPTY };
                estate.effects = monasteries << 8;
                let uses = [
                    Use::Take,
                    Use::Sell,
                    Use::Place(Colour::Building),
                    Use::Place(Colour::Ship),
                    Use::Place(Colour::Mine),
                ];
                for used_for in uses {
                    for to in 1..=6 {
                        let within = distance(1, to) <= estate.reach_with_workers(used_for);
                        assert_eq!(within, estate.workers_needed(used_for, 1, to) <= workers);
                    }
                }
            }
        }
    }
}
