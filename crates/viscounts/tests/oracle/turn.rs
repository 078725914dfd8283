//! A turn: cards, movement, hiring, collision, drawing (V8, V9, V15 to V18).

use super::{
    data::Id,
    play::Moment,
    world::{Fate, Job, Side, Space, World},
};
use std::collections::{BTreeMap, BTreeSet};

impl World {
    pub fn start_turn(&mut self) {
        let phases = if self.is_solo(self.turn) {
            vec![Job::SoloDrop, Job::Collide, Job::EndTurn]
        } else {
            let hire = Job::Hire(false);
            vec![Job::Drop, Job::Play, Job::Move, Job::Act, hire, Job::Collide, Job::DrawUp, Job::EndTurn]
        };
        self.agenda.extend(phases.into_iter().rev());
    }

    /// V8.2: the slots move right; what left slot 3 lies on the discard pile.
    pub fn move_slots(&mut self) -> Option<Id> {
        let player = &mut self.players[self.turn];
        let [left, middle, right] = player.slots;
        player.slots = [None, left, middle];
        player.discards.extend(right);
        right
    }

    /// The ability of a card that was played or dropped (V8.3, V8.9).
    fn ability(&mut self, card: Id, trigger: &str) {
        for rule in &self.data.townsfolk[card].rules {
            if rule.trigger == trigger {
                self.gain_choice(self.turn, &rule.effect);
            }
        }
    }

    pub fn drop_card(&mut self) {
        if let Some(card) = self.move_slots() {
            self.ability(card, "dropped");
        }
    }

    pub fn ask_play(&mut self) -> Option<Moment> {
        let player = &self.players[self.turn];
        if !player.hand.is_empty() {
            let list = player.hand.iter().map(|card| format!("play {card}"));
            return Some(Moment::Decide(self.turn, list.collect()));
        }
        // V8.6
        self.note("top card played");
        if self.players[self.turn].deck.is_empty() {
            self.reshuffle(self.turn);
        }
        self.push(Job::TurnUp(self.turn, Fate::Play));
        None
    }

    /// V8.8, V8.9.
    pub fn play_card(&mut self, card: Id) {
        self.players[self.turn].slots[0] = Some(card);
        self.played = Some(card);
        if self.data.townsfolk[card].icons.contains(&"criminal") {
            for _ in 0..self.criminals(self.turn) {
                self.players[self.turn].corrupt();
            }
        }
        self.ability(card, "played");
    }

    /// V9.1.
    fn arrows(&self, (segment, side): Space) -> Vec<Space> {
        let next = self.segment_after(segment, 1);
        match side {
            Side::Left => vec![(segment, Side::Right), (segment, Side::Inner)],
            Side::Inner if self.bend == "arrows" => vec![(next, Side::Inner)],
            Side::Inner => vec![(segment, Side::Right), (next, Side::Inner)],
            Side::Right => vec![(next, Side::Left)],
        }
    }

    /// V9.2 to V9.9: where the viscount can go, and the silver for it.
    fn moves(&self) -> BTreeMap<Space, i64> {
        let player = &self.players[self.turn];
        let steps = self.data.townsfolk[self.played.expect("a played card")].silver;
        let free = i64::from(player.built.contains("trading_post-1"));
        let mut found = BTreeMap::new();
        let mut here = BTreeSet::from([player.viscount.expect("a viscount")]);
        for walked in 1..=steps + free + player.silver.min(30) {
            here = here.into_iter().flat_map(|space| self.arrows(space)).collect();
            if walked >= steps {
                for space in &here {
                    found.entry(*space).or_insert((walked - steps - free).max(0));
                }
            }
        }
        found
    }

    pub fn ask_move(&mut self) -> Option<Moment> {
        let list = self.moves().into_keys().map(|space| format!("move {}", self.space_name(space)));
        Some(Moment::Decide(self.turn, list.collect()))
    }

    pub fn move_to(&mut self, name: &str) {
        let moves = self.moves();
        let (space, silver) =
            moves.into_iter().find(|(space, _)| self.space_name(*space) == name).expect("a space");
        self.players[self.turn].silver -= silver;
        self.players[self.turn].viscount = Some(space);
        self.played = None;
        self.land(space);
    }

    /// V9.8, V22.3: rivals on the space where a viscount stops rearrange, clockwise from the active player.
    pub fn land(&mut self, space: Space) {
        let mut rivals: Vec<usize> = self.active_first().skip(1).collect();
        rivals.retain(|rival| self.players[*rival].viscount == Some(space));
        if !rivals.is_empty() {
            self.note("landed on a rival");
        }
        for rival in rivals.into_iter().rev() {
            self.gain(rival, &["rearrange"]);
        }
    }

    // Phase 4.

    pub fn ask_hire(&mut self, done: bool) -> Option<Moment> {
        let player = &self.players[self.turn];
        let mut list = vec!["end".to_owned()];
        if let Some(top) = self.tops[player.segment()]
            && !done
            && self.data.townsfolk[top].silver <= player.silver
        {
            list.push(format!("hire {top}"));
        }
        Some(Moment::Decide(self.turn, list))
    }

    /// The top card of a pile leaves it, and the next one is turned up at once.
    pub fn leave_pile(&mut self, segment: usize) -> Id {
        let card = self.tops[segment].take().expect("a townsfolk");
        if self.under[segment] > 0 {
            self.push(Job::Top(segment));
        } else {
            self.note("a pile of townsfolk is used up");
        }
        card
    }

    /// V15.4, V2.23: a card that is visible is hired; whatever it cost has been paid.
    pub fn hire(&mut self, seat: usize, card: Id) {
        let segment = self.tops.iter().position(|top| *top == Some(card)).expect("a visible townsfolk");
        let player = &mut self.players[seat];
        if player.ready {
            player.discards.insert(card);
        } else {
            player.deck.insert(card);
        }
        self.push(Job::Hired(seat));
        self.gain(seat, &self.data.townsfolk[card].hire);
        self.leave_pile(segment);
    }

    // Phase 5.

    pub fn collide(&mut self) {
        let player = &self.players[self.turn];
        if player.corruption == player.virtue {
            self.note("collision");
            self.push(Job::Step(1, 0, 0));
        }
    }

    pub fn collision_step(&mut self, step: u8, nth: usize, space: usize) {
        let seats = self.players.len();
        let seat = (self.turn + nth) % seats;
        let markers = self.players[self.turn].virtue as usize - 1;
        // Steps 1, 2 and 4 look at one player after the other (V16.9).
        let next = if nth + 1 < seats && step != 3 {
            Some(Job::Step(step, nth + 1, if nth == 0 { markers } else { space }))
        } else {
            (step < 5).then_some(Job::Step(step + 1, 0, 0))
        };
        if let Some(next) = next {
            self.push(next);
        }
        let honest = self.criminals(seat) == 0;
        match step {
            1 if self.is_solo(seat) => {
                if honest {
                    self.solo_reveals("on_collision");
                }
            }
            1 => {
                if honest && self.players[seat].built.contains("workshop-2") {
                    self.gain(seat, &["virtue"]);
                }
            }
            2 => self.trigger(seat, "on_collision", ""),
            3 if self.is_solo(self.turn) => self.gain(self.turn, &self.data.solo_collisions[markers]),
            3 => self.gain(self.turn, &self.data.collisions[markers].active),
            4 if nth == 0 => {}
            4 => {
                let printed = &self.data.collisions[space];
                let meets = match printed.who {
                    "with_criminal" => !honest,
                    "without_criminal" => honest,
                    _ => true,
                };
                if meets {
                    self.gain(seat, &printed.rivals);
                }
            }
            _ => {
                self.players[self.turn].corruption = 1;
                self.players[self.turn].virtue = 7;
            }
        }
    }

    // Phase 6, decks.

    /// V17.7, V17.9, V17.8: discards become the deck, or part of it.
    pub fn reshuffle(&mut self, seat: usize) {
        let player = &mut self.players[seat];
        assert!(!player.discards.is_empty(), "nothing to shuffle");
        if player.deck.is_empty() {
            // V-R3
            player.sure = player.hand.clone();
        }
        player.deck.append(&mut player.discards);
        self.note("shuffled");
        if (self.criminals(seat) > 0) != (self.bend == "shuffles") {
            self.players[seat].corrupt();
        } else {
            self.players[seat].purify();
        }
    }

    /// V17.2.
    fn hand_limit(&self, seat: usize) -> usize {
        let workshop = self.players[seat].built.contains("workshop-3");
        3 + usize::from(workshop) + usize::from(self.leader == Some(seat))
    }

    pub fn draw_up(&mut self) {
        let seat = self.turn;
        let player = &self.players[seat];
        let missing = self.hand_limit(seat).saturating_sub(player.hand.len());
        if missing == 0 || player.deck.is_empty() && player.discards.is_empty() {
            return;
        }
        self.push(Job::DrawUp);
        let player = &self.players[seat];
        if player.deck.is_empty() {
            self.reshuffle(seat);
        } else {
            self.push(Job::Cards(seat, missing.min(player.deck.len())));
        }
    }

    /// V8.1, V18.2.
    pub fn end_turn(&mut self) {
        let next = (self.turn + 1) % self.players.len();
        if Some(next) == self.first {
            if self.last_round == Some(self.round) {
                self.push(Job::Over);
                self.push(Job::Strangers);
                return;
            }
            self.round += 1;
        }
        self.turn = next;
        self.push(Job::Turn);
    }
}
