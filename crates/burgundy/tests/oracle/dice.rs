//! What a die costs (B5.3, B5.4, B15.8 to B15.12), and shield 16.

use super::{place::colour_of, play::Oracle};

/// With what a die action is done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum With {
    /// An own die of this value.
    Die(u8),
    /// X-WHITE-3: the white die.
    White,
    /// As with a die of any value (B8.1).
    Any,
}

impl Oracle<'_> {
    /// B15.12: what it costs to bring a die to another value.
    pub fn worker_cost(&self, seat: usize, from: u8, to: u8, free_step: i32) -> i32 {
        let apart = (i32::from(from) - i32::from(to)).abs();
        // B5.3: 6 and 1 are neighbours.
        let distance = apart.min(6 - apart);
        let reach = if self.has_monastery(seat, 8) { 2 } else { 1 };
        let steps = (distance - free_step).max(0);
        (steps + reach - 1) / reach
    }

    /// X-R4: of several numbers that serve the nearest one counts.
    pub fn least_cost(&self, seat: usize, from: u8, to: &[u8], free_step: i32) -> i32 {
        to.iter().map(|&to| self.worker_cost(seat, from, to, free_step)).min().expect("a number to reach")
    }

    /// B15.9 to B15.11: inns and face-down tiles are of no kind (X-INN-7, X-SOLO-12).
    pub fn free_step_placing(&self, seat: usize, tile: &str) -> i32 {
        let monastery = match colour_of(tile) {
            Some("building") => 9,
            Some("ship" | "livestock") => 10,
            Some("castle" | "mine" | "monastery") => 11,
            _ => return 0,
        };
        i32::from(self.has_monastery(seat, monastery))
    }

    /// B15.12.
    pub fn free_step_taking(&self, seat: usize) -> i32 {
        i32::from(self.has_monastery(seat, 12))
    }

    /// X-SHIELD-16.1: once a turn.
    pub fn may_mark(&self, seat: usize) -> bool {
        self.holds(seat, 16) && !self.world.done.contains(&"mark")
    }

    /// The texts of an action that needs one of these numbers, as it can be paid; none where it cannot be.
    pub fn with_texts(&self, seat: usize, with: With, base: &str, to: &[u8], free_step: i32) -> Vec<String> {
        let workers = self.world.estates[self.world.estate_of(seat)].workers;
        match with {
            With::Any => vec![base.to_owned()],
            With::White => {
                // X-WHITE-4, X-WHITE-5
                let cost = self.least_cost(seat, self.world.white_die, to, free_step);
                if cost <= workers { vec![format!("{base} with white")] } else { Vec::new() }
            }
            With::Die(value) => {
                let cost = self.least_cost(seat, value, to, free_step);
                let mut texts = Vec::new();
                if cost <= workers {
                    texts.push(format!("{base} with {value}"));
                }
                if cost > 0 && self.may_mark(seat) {
                    texts.push(format!("{base} with {value} mark"));
                }
                texts
            }
        }
    }

    /// B5.4: pays for an action by the words after `with`, and uses the die.
    pub fn pay_die(&mut self, seat: usize, with: &str, to: &[u8], free_step: i32) {
        let estate = self.world.estate_of(seat);
        if with == "white" {
            let cost = self.least_cost(seat, self.world.white_die, to, free_step);
            self.world.estates[estate].workers -= cost;
            return;
        }
        let (value, mark) = with.split_once(' ').map_or((with, false), |(value, word)| {
            assert_eq!(word, "mark");
            (value, true)
        });
        let value: u8 = value.parse().expect("a die");
        if mark {
            self.world.done.push("mark");
        } else {
            self.world.estates[estate].workers -= self.least_cost(seat, value, to, free_step);
        }
        let dice = &mut self.world.players[seat].dice;
        let place = dice.iter().position(|die| *die == value).expect("the die");
        dice.remove(place);
    }
}
