//! Effects, one by one (V3 to V7, V26).

use super::{
    data::Id,
    play::{Moment, bundle_text, orders},
    world::{Fate, GOODS, Job, World},
};

impl World {
    pub fn run_bundle(&mut self, seat: usize, atoms: &[Id]) {
        // V22.8: silver that the solo opponent gains at once is counted together.
        let silver = atoms.iter().take_while(|atom| **atom == "silver").count();
        let taken = if self.is_solo(seat) { silver.max(1) } else { 1 };
        if atoms.len() > taken {
            self.push(Job::Bundle(seat, atoms[taken..].to_vec()));
        }
        if self.is_solo(seat) && silver > 0 {
            for _ in 0..silver / 2 {
                self.push(Job::Atom(seat, "any_resource"));
            }
        } else {
            self.push(Job::Atom(seat, atoms[0]));
        }
    }

    /// Whether an effect would do anything for somebody.
    fn can(&self, seat: usize, atom: Id) -> bool {
        let player = &self.players[seat];
        let takes = !player.hand.is_empty() || !player.deck.is_empty() || !player.discards.is_empty();
        match atom {
            // V4.4
            "virtue" => player.virtue > 1,
            "corruption" => player.corruption < 7,
            "flip_debt" => player.unpaid > 0,
            "flip_deed" => player.acquired > 0,
            "flip" => player.unpaid + player.acquired > 0,
            "rearrange" => player.ready && player.board().count() > 1,
            "discard" => player.ready && takes,
            // V17.12
            "destroy" => player.cards() > 3 && takes,
            "shuffle" => player.ready && !player.discards.is_empty(),
            "free_hire" => self.tops.iter().any(Option::is_some),
            "castle_move" => player.first.iter().any(|workers| *workers > 0),
            _ => true,
        }
    }

    /// V7.5; a choice between nothing and nothing is none.
    pub fn ask_choice(&mut self, seat: usize, bundles: &[Vec<Id>]) -> Option<Moment> {
        if !bundles.iter().flatten().any(|atom| self.can(seat, atom)) {
            self.note("nothing to choose");
            return None;
        }
        Some(Moment::Decide(
            seat,
            bundles.iter().map(|bundle| format!("choose {}", bundle_text(bundle))).collect(),
        ))
    }

    pub fn run_atom(&mut self, seat: usize, atom: Id) -> Option<Moment> {
        if self.is_solo(seat) {
            self.solo_atom(seat, atom);
            return None;
        }
        if !self.can(seat, atom) {
            return None;
        }
        let player = &mut self.players[seat];
        let mut list: Vec<String> = Vec::new();
        match atom {
            "ink" => player.goods[0] += 1,
            "stone" => player.goods[1] += 1,
            "gold" => player.goods[2] += 1,
            "silver" => player.silver += 1,
            "any_resource" => list.extend(GOODS.map(|good| format!("gain {good}"))),
            "debt" => {
                player.unpaid += 1;
                self.uncover(true);
                self.trigger(seat, "on_gain_debt", "");
            }
            "deed" => {
                player.acquired += 1;
                self.uncover(false);
            }
            "flip_debt" => self.flip_debt(seat),
            "flip_deed" => self.flip_deed(seat),
            "flip" => match (player.unpaid > 0, player.acquired > 0) {
                (true, true) => list.extend(["flip debt".to_owned(), "flip deed".to_owned()]),
                (true, false) => self.flip_debt(seat),
                (false, _) => self.flip_deed(seat),
            },
            "corruption" => player.corrupt(),
            "virtue" => player.purify(),
            "rearrange" => {
                list = self.arrangements(seat);
                list.push("skip".into());
            }
            "discard" | "destroy" => {
                // V2.23
                let cards = if player.ready { &player.hand } else { &player.deck };
                list.extend(cards.iter().map(|card| format!("{atom} {card}")));
                if player.ready && !(player.deck.is_empty() && player.discards.is_empty()) {
                    list.push(format!("{atom} top"));
                }
                list.push("skip".into());
            }
            "shuffle" => self.reshuffle(seat),
            // Which card, tile or building is asked even where one is left, like the steps of an action (V7.11).
            "free_hire" => {
                let tops: Vec<Id> = self.tops.iter().flatten().copied().collect();
                list.extend(tops.iter().map(|card| format!("hire {card}")));
            }
            "castle_move" => {
                list = self.castle_moves(seat);
                list.push("skip".into());
            }
            "free_manuscript" => {
                let tiles = self.cheap_tiles(0);
                list.extend(tiles.iter().map(|tile| format!("take {}", self.tiles[*tile].expect("a tile"))));
            }
            _ => match atom.split_once(' ') {
                Some(("place_workers", _)) => {
                    if player.supply > 0 {
                        list.extend(
                            self.data.segments.iter().map(|segment| format!("section {}", segment.name)),
                        );
                    }
                }
                Some(("place_building", kind)) => self.push(Job::Which(seat, kind, false)),
                _ => panic!("{atom} is no effect for people"),
            },
        }
        (!list.is_empty()).then_some(Moment::Decide(seat, list))
    }

    pub fn answer_atom(&mut self, seat: usize, atom: Id, verb: &str, words: &[&str]) {
        let what = words.first().copied().unwrap_or_default();
        match verb {
            "skip" => {}
            "gain" => {
                let place = GOODS.iter().position(|good| *good == what).expect("a resource");
                self.players[seat].goods[place] += 1;
            }
            "flip" if what == "debt" => self.flip_debt(seat),
            "flip" => self.flip_deed(seat),
            "arrange" => {
                let slot = |word: &&str| (*word != "-").then(|| self.data.id(word));
                let slots: Vec<Option<Id>> = words.iter().map(slot).collect();
                self.players[seat].slots = slots.try_into().expect("three slots");
            }
            "discard" | "destroy" if what == "top" => {
                if self.players[seat].deck.is_empty() {
                    self.note("shuffled for the top card");
                    self.reshuffle(seat);
                }
                let fate = if verb == "discard" { Fate::Discard } else { Fate::Destroy };
                self.push(Job::TurnUp(seat, fate));
            }
            "discard" => {
                let card = self.data.id(what);
                self.players[seat].leave_hand(card);
                self.players[seat].discards.insert(card);
            }
            "destroy" => {
                let card = self.data.id(what);
                if self.players[seat].ready {
                    self.players[seat].leave_hand(card);
                } else {
                    self.players[seat].deck.remove(card);
                }
                self.players[seat].silver += self.data.townsfolk[card].silver;
            }
            "hire" => self.hire(seat, self.data.id(what)),
            "shift" => {
                let (from, to) = (self.data.segment(what), self.data.segment(words[1]));
                self.players[seat].first[from] -= 1;
                self.players[seat].first[to] += 1;
                self.castle_changed();
            }
            "take" => {
                let tile = self.data.id(what);
                let segment = self.tiles.iter().position(|other| *other == Some(tile)).expect("a tile");
                self.take_tile(seat, segment);
            }
            "section" => {
                let (_, number) = atom.split_once(' ').expect("workers");
                let number = number.parse::<i64>().expect("a number").min(self.players[seat].supply);
                self.place_workers(seat, self.data.segment(what), number);
            }
            _ => panic!("{verb} is no answer to {atom}"),
        }
    }

    /// V3.3, V7.10.
    fn flip_debt(&mut self, seat: usize) {
        self.players[seat].unpaid -= 1;
        self.players[seat].paid += 1;
        self.trigger(seat, "on_flip_debt", "");
        self.push(Job::Atom(seat, "any_resource"));
    }

    fn flip_deed(&mut self, seat: usize) {
        self.players[seat].acquired -= 1;
        self.players[seat].approved += 1;
    }

    /// V6.13: other orders of the cards, in the slots that hold some.
    fn arrangements(&self, seat: usize) -> Vec<String> {
        let slots = self.players[seat].slots;
        let cards: Vec<Id> = slots.iter().flatten().copied().collect();
        let mut list = Vec::new();
        for order in orders(&cards) {
            let mut left = order.iter();
            let words: Vec<Id> = slots
                .iter()
                .map(|slot| if slot.is_some() { *left.next().expect("a card") } else { "-" })
                .collect();
            if order != cards {
                list.push(format!("arrange {}", words.join(" ")));
            }
        }
        list
    }

    /// Segments whose visible manuscript costs 3 or 4, from one of them clockwise (V6.21).
    pub fn cheap_tiles(&self, from: usize) -> Vec<usize> {
        let all = (0..5).map(|places| self.segment_after(from, places));
        let cheap =
            |segment: &usize| self.tiles[*segment].is_some_and(|tile| self.data.tiles[tile].cost <= 4);
        all.filter(cheap).collect()
    }

    /// V7.7: those that give corruption first; then the player chooses.
    pub fn run_waiting(&mut self, job: &Job, seat: usize, cards: &[Id]) -> Option<Moment> {
        let corrupts = |card: &&Id| {
            let mut atoms = self.data.townsfolk[**card].rules.iter().flat_map(|rule| rule.effect.concat());
            atoms.any(|atom| atom == "corruption")
        };
        if let Some(card) = cards.iter().find(corrupts).or((cards.len() == 1).then(|| &cards[0])) {
            self.fire(seat, cards.to_vec(), card);
            return None;
        }
        let answers = cards.iter().map(|card| format!("next {card}")).collect();
        self.ask_order(seat, job, answers)
    }

    /// An ability that waits acts.
    pub fn fire(&mut self, seat: usize, mut cards: Vec<Id>, card: Id) {
        cards.retain(|other| *other != card);
        if !cards.is_empty() {
            self.push(Job::Waiting(seat, cards));
        }
        for rule in &self.data.townsfolk[card].rules {
            self.gain_choice(seat, &rule.effect);
        }
    }
}
