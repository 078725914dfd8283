//! The solo opponent (V21 to V24).

use super::{
    data::{Id, SoloBoard},
    world::{GOODS, Job, Side, Space, World},
};

/// What an action of the opponent costs, and what it then does.
type Plan = (usize, i64, Job);

impl World {
    fn solo_board(&self) -> &'static SoloBoard {
        &self.data.solo_boards[self.solo.expect("an opponent").1]
    }

    /// V21.6, V21.7.
    pub fn solo_start(&mut self) {
        let (seat, _) = self.solo.expect("an opponent");
        self.turn = seat;
        let (number, _) = self.pairs.pop_first().expect("a pair");
        let side = if number % 2 == 1 { Side::Left } else { Side::Right };
        self.players[seat].viscount = Some(((number - 1) / 2, side));
        let board = self.solo_board();
        let mut all = board.gains.clone();
        all.extend(vec!["deed"; board.deeds as usize]);
        all.extend(vec!["debt"; board.debts as usize]);
        self.push(Job::SoloBuilding);
        self.gain(seat, &all);
    }

    pub fn solo_first_building(&mut self) {
        let (seat, _) = self.solo.expect("an opponent");
        let kind = self.solo_board().building;
        let site = self.solo_site(seat);
        if let (Some(building), Some(site)) = (self.left(seat, Some(kind)).first(), site) {
            self.set_building(seat, building, site);
        }
    }

    /// V23.2: the left-most empty site of its space.
    fn solo_site(&self, seat: usize) -> Option<(usize, usize)> {
        let sites = self.sites_of(self.players[seat].viscount.expect("a viscount"));
        sites.into_iter().find(|site| self.is_empty(site))
    }

    /// Buildings in the order of its board (V21.4).
    fn solo_left(&self, seat: usize) -> Vec<Id> {
        ["guildhall", "trading_post", "workshop"]
            .iter()
            .flat_map(|kind| self.left(seat, Some(kind)))
            .collect()
    }

    // Its turn.

    pub fn solo_drop(&mut self) {
        self.move_slots();
        self.push(Job::SoloScheme);
        // V24.6
        if self.players[self.turn].deck.is_empty() && self.strangers == 0 {
            self.solo_shuffle(self.turn);
        }
    }

    /// V24.3, V24.4.
    pub fn solo_scheme(&mut self, scheme: Id) {
        if !self.players[self.turn].deck.remove(scheme) {
            assert!(self.future.remove(scheme) && self.strangers > 0, "{scheme} is not in the pile");
            self.note("a stranger");
            self.strangers -= 1;
        }
        self.players[self.turn].slots[0] = Some(scheme);
        let printed = &self.data.schemes[scheme];
        if printed.header.contains(&"criminal") {
            for _ in 0..self.criminals(self.turn) {
                self.players[self.turn].corrupt();
            }
        }
        self.push(Job::SoloMove(scheme));
        self.gain(self.turn, &printed.bonus);
    }

    pub fn solo_move(&mut self, scheme: Id) {
        let mut space: Space = self.players[self.turn].viscount.expect("a viscount");
        for _ in 0..self.data.schemes[scheme].steps {
            space = match space {
                (segment, Side::Left) => (segment, Side::Right),
                (segment, _) => (self.segment_after(segment, 1), Side::Left),
            };
        }
        self.players[self.turn].viscount = Some(space);
        self.push(Job::SoloOptions(scheme));
        self.land(space);
    }

    /// V24.5.
    pub fn solo_options(&mut self, scheme: Id) {
        let seat = self.turn;
        for (action, effect) in &self.data.schemes[scheme].options {
            let action = if *action == "primary_focus" { self.solo_board().focus } else { action };
            let player = &self.players[seat];
            match action {
                "" => return self.gain(seat, effect),
                "flip" => {
                    if player.unpaid + player.acquired > 0 {
                        self.note("the opponent flips");
                        return self.gain(seat, &["flip", "flip"]);
                    }
                }
                _ => {
                    if let Some((good, missing, job)) = self.plan(seat, action) {
                        self.note(match action {
                            "build" => "the opponent builds",
                            "workers" => "the opponent places workers",
                            _ => "the opponent transcribes",
                        });
                        self.players[seat].goods[good] -= missing;
                        self.push(job);
                        return;
                    }
                }
            }
        }
    }

    /// V23.1, V23.2, V23.4, V23.9: how an action would be carried out.
    fn plan(&self, seat: usize, action: Id) -> Option<Plan> {
        let (kind, good) = match action {
            "build" => ("builder", 1),
            "workers" => ("noble", 2),
            _ => ("cleric", 0),
        };
        // V22.5: its one kind of resource is kept as the first.
        let good = if self.solo_board().prefers.is_empty() { 0 } else { good };
        let icons =
            self.icons(seat).iter().filter(|icon| **icon == kind || **icon == "criminal").count() as i64;
        let player = &self.players[seat];
        let paid = |cost: i64| {
            let missing = (cost - icons).max(0);
            (missing <= player.goods[good]).then_some(missing)
        };
        let segment = player.segment();
        match action {
            "build" => {
                self.solo_site(seat)?;
                let building = |name: &Id| {
                    let missing = paid(self.data.building(name).0.cost)?;
                    Some((good, missing, Job::Where(seat, name, true)))
                };
                self.solo_left(seat).iter().find_map(building)
            }
            "workers" => {
                let numbers = (2..=4).rev().filter(|number| *number <= player.supply);
                let workers = |number: i64| {
                    let missing = paid(self.data.solo_nobles[number as usize - 2])?;
                    Some((good, missing, Job::Place(seat, segment, number)))
                };
                numbers.into_iter().find_map(workers)
            }
            _ => {
                let cost = match self.tiles[segment] {
                    Some(tile) => self.data.tiles[tile].cost,
                    None => self.data.segments[segment].manuscript_cost,
                };
                Some((good, paid(cost)?, Job::Take(seat, segment)))
            }
        }
    }

    // Its effects.

    /// What its buildings do (V22.17).
    pub fn solo_reveals(&mut self, trigger: &str) {
        let (seat, _) = self.solo.expect("an opponent");
        let mut found: Vec<&Vec<Id>> = Vec::new();
        for (building, when, effect) in &self.data.reveals {
            if *when == trigger && self.players[seat].built.contains(building) {
                found.push(effect);
            }
        }
        // V4.7: those that give corruption come first, so they are pushed last.
        found.sort_by_key(|effect| effect.contains(&"corruption"));
        for effect in found {
            self.gain(seat, effect);
        }
    }

    /// The same for a building that was just built.
    pub fn solo_reveals_of(&mut self, trigger: &str, building: Id) {
        let (seat, _) = self.solo.expect("an opponent");
        for (other, when, effect) in &self.data.reveals {
            if *when == trigger && *other == building {
                self.gain(seat, effect);
            }
        }
    }

    /// V22.4, V22.5.
    fn solo_resource(&mut self, seat: usize, named: Option<usize>) {
        let prefers = &self.solo_board().prefers;
        let goods = &mut self.players[seat].goods;
        if prefers.is_empty() {
            goods[0] += 1;
            return;
        }
        let place = |name: Id| GOODS.iter().position(|good| *good == name).expect("a resource");
        let wanted = prefers.iter().find(|(name, until)| goods[place(name)] < *until);
        let wanted = wanted.or(prefers.last()).expect("a resource");
        goods[named.unwrap_or_else(|| place(wanted.0))] += 1;
    }

    /// V22.13, V22.14.
    fn solo_shuffle(&mut self, seat: usize) {
        let player = &mut self.players[seat];
        if player.discards.is_empty() {
            return;
        }
        player.deck.append(&mut player.discards);
        self.note("the opponent shuffles");
        if self.criminals(seat) > 0 {
            self.players[seat].corrupt();
        } else {
            self.players[seat].purify();
        }
        self.solo_reveals("on_shuffle");
    }

    /// V3.3, V22.11, V22.17: a debt or a deed.
    fn solo_flip(&mut self, seat: usize, debt: bool) {
        self.solo_reveals("on_flip");
        let player = &mut self.players[seat];
        if debt {
            player.unpaid -= 1;
            player.paid += 1;
            self.push(Job::Atom(seat, "any_resource"));
        } else {
            player.acquired -= 1;
            player.approved += 1;
        }
    }

    /// V22.7 to V22.13, V23.
    pub fn solo_atom(&mut self, seat: usize, atom: Id) {
        let player = &self.players[seat];
        let (unpaid, acquired) = (player.unpaid > 0, player.acquired > 0);
        let segment = player.segment();
        match atom {
            "ink" => self.solo_resource(seat, Some(0)),
            "stone" => self.solo_resource(seat, Some(1)),
            "gold" => self.solo_resource(seat, Some(2)),
            "any_resource" | "rearrange" => self.solo_resource(seat, None),
            "debt" => {
                self.players[seat].unpaid += 1;
                self.uncover(true);
            }
            "deed" => {
                self.players[seat].acquired += 1;
                self.uncover(false);
            }
            "corruption" => self.players[seat].corrupt(),
            "virtue" | "discard" | "castle_move" => self.players[seat].purify(),
            "flip_debt" if unpaid => self.solo_flip(seat, true),
            "flip_deed" if acquired => self.solo_flip(seat, false),
            "flip" | "destroy" if unpaid && acquired => {
                let fewer = player.paid <= player.approved;
                self.solo_flip(seat, fewer);
            }
            "flip" | "destroy" if unpaid || acquired => self.solo_flip(seat, unpaid),
            // V22.9
            "flip" | "destroy" | "flip_debt" | "flip_deed" => self.players[seat].purify(),
            "shuffle" => self.solo_shuffle(seat),
            "free_hire" | "future_scheme" => {
                if self.future.len() > self.strangers {
                    self.push(Job::Future);
                } else {
                    self.note("no future scheme");
                    self.push(Job::Atom(seat, "flip"));
                }
            }
            "free_dismiss" => match self.tops[segment] {
                Some(card) => {
                    self.gain(seat, &self.data.townsfolk[card].hire);
                    self.leave_pile(segment);
                }
                None => self.gain(seat, &self.data.segments[segment].townsfolk.hire),
            },
            "free_manuscript" => {
                if let Some(found) = self.cheap_tiles(segment).first() {
                    self.take_tile(seat, *found);
                }
            }
            _ => match atom.split_once(' ') {
                Some(("place_workers", number)) => {
                    let number = number.parse::<i64>().expect("a number").min(self.players[seat].supply);
                    self.place_workers(seat, segment, number);
                }
                Some(("place_building", kind)) => {
                    let building =
                        self.left(seat, self.data.kinds.iter().map(|k| k.name).find(|k| *k == kind));
                    let site = self.solo_far_site(seat);
                    if let (Some(building), Some(site)) = (building.first(), site) {
                        self.set_building(seat, building, site);
                    }
                }
                _ => panic!("{atom} is no effect for the opponent"),
            },
        }
    }

    /// V23.3: clockwise from the first site of its space, around the whole board.
    fn solo_far_site(&self, seat: usize) -> Option<(usize, usize)> {
        self.solo_sites(seat).into_iter().find(|site| self.is_empty(site))
    }

    /// All sites clockwise from the first one of its space.
    pub fn solo_sites(&self, seat: usize) -> Vec<(usize, usize)> {
        let space = self.players[seat].viscount.expect("a viscount");
        let near = self.sites_of(space)[0];
        let mut around = self.all_sites(space.0);
        let place = around.iter().position(|site| *site == near).expect("a site");
        around.rotate_left(place);
        around
    }
}
