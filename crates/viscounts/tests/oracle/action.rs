//! The primary action: what can be chosen, how it is paid, what it does (V10 to V14).

use super::{
    data::{Id, Rule},
    play::Moment,
    world::{GOODS, Job, Player, Side, World},
};

/// V10.3: the icon of an action, and the place of what buys a missing one: ink, stone, gold, silver.
fn needs(act: Id) -> (Id, usize) {
    match act {
        "trade" => ("merchant", 3),
        "build" => ("builder", 1),
        "workers" => ("noble", 2),
        "transcribe" => ("cleric", 0),
        _ => panic!("{act} is no action"),
    }
}

/// What somebody can pay with, in that order.
type Purse = [i64; 4];

impl World {
    fn purse(&self, seat: usize) -> Purse {
        let Player { goods: [ink, stone, gold], silver, .. } = self.players[seat];
        [ink, stone, gold, silver]
    }

    /// Funding rules for an action on the board of the active player.
    fn funding(&self, act: Id) -> Vec<&'static Rule> {
        let cards = self.players[self.turn].board();
        let rules = cards.flat_map(|card| &self.data.townsfolk[card].rules);
        rules.filter(|rule| rule.trigger == "funding" && rule.action == act).collect()
    }

    /// V10.4, V10.6, V26.11: icons that cost nothing, with those of these helpers.
    fn free_icons(&self, act: Id, helpers: &[Id]) -> i64 {
        let mut icons = self.icons(self.turn);
        icons.extend(helpers);
        let count = |kind: Id| icons.iter().filter(|icon| **icon == kind).count() as i64;
        let mut sum = count(needs(act).0) + count("criminal");
        for rule in self.funding(act) {
            if rule.pays == "merchant" {
                sum += count("merchant") / rule.each * rule.icons;
            }
        }
        sum
    }

    /// V26.12: the icons that a payment buys.
    fn bought(&self, act: Id, paid: Purse) -> i64 {
        let mut sum = paid[needs(act).1];
        for rule in self.funding(act) {
            let Some(place) =
                [GOODS[0], GOODS[1], GOODS[2], "silver"].iter().position(|pay| *pay == rule.pays)
            else {
                continue;
            };
            if rule.once {
                // The first unit counts more than it would by V10.3.
                sum += if paid[place] > 0 { rule.icons - 1 } else { 0 };
            } else {
                sum += paid[place] / rule.each * rule.icons;
            }
        }
        sum
    }

    /// The trade of the active player's space: icons for an exchange, and what it gives.
    fn exchange(&self) -> (i64, Id) {
        let (segment, side) = self.players[self.turn].viscount.expect("a viscount");
        let printed = &self.data.segments[segment];
        let place = usize::from(side == Side::Right);
        (printed.rates[place], printed.gains[place])
    }

    /// The icons that the tile of the active player's segment needs.
    fn tile_cost(&self) -> i64 {
        let segment = self.players[self.turn].segment();
        match self.tiles[segment] {
            Some(tile) => self.data.tiles[tile].cost,
            None => self.data.segments[segment].manuscript_cost,
        }
    }

    /// Buildings of a kind, or all, that are left on a player board.
    pub fn left(&self, seat: usize, kind: Option<Id>) -> Vec<Id> {
        let kinds = self.data.kinds.iter().filter(|other| kind.is_none_or(|kind| kind == other.name));
        let all = kinds.flat_map(|kind| kind.buildings.iter().map(|(name, _)| *name));
        all.filter(|name| !self.players[seat].built.contains(name)).collect()
    }

    /// What can be chosen in an action, and the icons for it.
    fn amounts(&self, act: Id, helpers: &[Id], purse: Purse) -> Vec<(String, i64)> {
        let player = &self.players[self.turn];
        let icons = self.free_icons(act, helpers);
        let all: Vec<(String, i64)> = match act {
            "trade" => {
                let (rate, gives) = self.exchange();
                // V11.6
                let most = if gives == "silver" { icons } else { icons + purse[3] };
                return (1..=most / rate).map(|times| (times.to_string(), times * rate)).collect();
            }
            "build" => {
                let sites = self.sites_of(player.viscount.expect("a viscount"));
                let room = sites.iter().any(|site| self.is_empty(site));
                let left = if room { self.left(self.turn, None) } else { Vec::new() };
                left.iter().map(|name| ((*name).to_owned(), self.data.building(name).0.cost)).collect()
            }
            "workers" => {
                let nobles = self.data.numbers("nobles");
                let numbers = (1..=4).filter(|number| *number <= player.supply);
                numbers.map(|number| (number.to_string(), nobles[number as usize - 1])).collect()
            }
            _ => {
                let tile = self.tiles[player.segment()].unwrap_or("printed");
                vec![(tile.to_owned(), self.tile_cost())]
            }
        };
        let most = icons + self.bought(act, purse);
        all.into_iter().filter(|(_, cost)| *cost <= most).collect()
    }

    /// The townsfolk that can be dismissed: its silver, icons and effect (V10.8 to V10.13).
    fn dismissable(&self, act: Id) -> Option<(i64, &'static [Id], &'static [Id])> {
        let player = &self.players[self.turn];
        let segment = player.segment();
        let townsfolk = match self.tops[segment] {
            Some(card) => &self.data.townsfolk[card],
            None => &self.data.segments[segment].townsfolk,
        };
        let converts = self.funding(act).iter().any(|rule| rule.pays == "merchant");
        let fits =
            |icon: &Id| *icon == needs(act).0 || *icon == "criminal" || *icon == "merchant" && converts;
        // V12.18
        let cheap = player.built.contains("trading_post-2");
        let cost = if cheap { 1 } else { townsfolk.silver };
        if cost > player.silver || !townsfolk.icons.iter().any(fits) {
            return None;
        }
        // V10.12
        let mut purse = self.purse(self.turn);
        purse[3] -= cost;
        let enough = !self.amounts(act, &townsfolk.icons, purse).is_empty();
        enough.then_some((cost, townsfolk.icons.as_slice(), townsfolk.hire.as_slice()))
    }

    fn can_pay_alone(&self, act: Id) -> bool {
        !self.amounts(act, &[], self.purse(self.turn)).is_empty()
    }

    /// V10.1, V10.2, V10.14.
    pub fn ask_act(&mut self) -> Option<Moment> {
        let (_, side) = self.players[self.turn].viscount.expect("a viscount");
        let acts = if side == Side::Inner { ["workers", "transcribe"] } else { ["trade", "build"] };
        let possible =
            acts.into_iter().filter(|act| self.can_pay_alone(act) || self.dismissable(act).is_some());
        let list = possible.chain(["rest"]).map(str::to_owned).collect();
        Some(Moment::Decide(self.turn, list))
    }

    pub fn ask_dismissal(&mut self, act: Id) -> Option<Moment> {
        self.dismissable(act)?;
        let mut list = vec!["dismiss".to_owned()];
        if self.can_pay_alone(act) {
            list.push("keep".into());
        } else {
            self.note("must dismiss");
        }
        Some(Moment::Decide(self.turn, list))
    }

    /// V10.11, V10.13: for the action that is on the agenda.
    pub fn dismiss(&mut self) {
        let Some(Job::Amount(act)) = self.agenda.last().cloned() else { panic!("no action") };
        let (cost, icons, effect) = self.dismissable(act).expect("a townsfolk to dismiss");
        self.players[self.turn].silver -= cost;
        self.helpers = icons.to_vec();
        self.gain(self.turn, effect);
        let segment = self.players[self.turn].segment();
        if self.tops[segment].is_some() {
            self.leave_pile(segment);
        } else {
            self.note("printed townsfolk dismissed");
        }
    }

    fn amounts_now(&self, act: Id) -> Vec<(String, i64)> {
        self.amounts(act, &self.helpers, self.purse(self.turn))
    }

    pub fn ask_amount(&mut self, job: &Job, act: Id) -> Option<Moment> {
        let verb = match act {
            "trade" => "exchange",
            "transcribe" => "take",
            _ => "place",
        };
        let mut list: Vec<String> =
            self.amounts_now(act).into_iter().map(|(what, _)| format!("{verb} {what}")).collect();
        if act == "trade" && ["flip", "destroy"].contains(&self.exchange().1) {
            let all = list.len();
            list = self.different(job, list);
            if list.len() < all {
                self.note("equal exchanges");
            }
        }
        Some(Moment::Decide(self.turn, list))
    }

    pub fn amount(&mut self, act: Id, what: &str) {
        let amounts = self.amounts_now(act);
        let (_, icons) =
            amounts.into_iter().find(|(other, _)| other == what).unwrap_or_else(|| panic!("{what}"));
        let (seat, segment) = (self.turn, self.players[self.turn].segment());
        let number = || what.parse::<i64>().expect("a number");
        let carried_out = match act {
            "trade" => Job::Exchange(self.exchange().1, number()),
            "build" => Job::Where(seat, self.data.id(what), true),
            "workers" => Job::Place(seat, segment, number()),
            _ => Job::Take(seat, segment),
        };
        self.push(carried_out);
        self.push(Job::Payment(act, icons));
    }

    /// V10.6: nothing that is paid can be left out.
    fn payments(&self, act: Id, icons: i64) -> Vec<Purse> {
        let missing = icons - self.free_icons(act, &self.helpers);
        let enough = |paid: Purse| self.bought(act, paid) >= missing;
        // No icon costs more than two silver, or one of anything else.
        let most = self.purse(self.turn).map(|have| have.min(2 * missing.max(0)));
        let mut found = Vec::new();
        for ink in 0..=most[0] {
            if ink > 0 && self.bought(act, [ink, 0, 0, 0]) == self.bought(act, [ink - 1, 0, 0, 0]) {
                break;
            }
            for stone in 0..=most[1] {
                if stone > 0 && self.bought(act, [0, stone, 0, 0]) == self.bought(act, [0, stone - 1, 0, 0]) {
                    break;
                }
                for gold in 0..=most[2] {
                    if gold > 0 && self.bought(act, [0, 0, gold, 0]) == self.bought(act, [0, 0, gold - 1, 0])
                    {
                        break;
                    }
                    for silver in 0..=most[3] {
                        found.push([ink, stone, gold, silver]);
                    }
                }
            }
        }
        found.retain(|paid| enough(*paid));
        let tight = |paid: &Purse| {
            (0..4).all(|place| {
                let mut less = *paid;
                less[place] -= 1;
                paid[place] == 0 || !enough(less) || self.bend == "payments"
            })
        };
        found.retain(tight);
        found
    }

    pub fn ask_payment(&mut self, act: Id, icons: i64) -> Option<Moment> {
        let all = self.payments(act, icons);
        if let [only] = all.as_slice() {
            self.pay(*only);
            return None;
        }
        self.note("a choice of payments");
        let text = |paid: &Purse| {
            let names = [GOODS[0], GOODS[1], GOODS[2], "silver"];
            let parts = names.iter().zip(paid).filter(|(_, count)| **count > 0);
            let parts: Vec<String> = parts.map(|(name, count)| format!("{name}*{count}")).collect();
            format!("pay {}", parts.join(" "))
        };
        Some(Moment::Decide(self.turn, all.iter().map(text).collect()))
    }

    pub fn pay(&mut self, paid: Purse) {
        let player = &mut self.players[self.turn];
        for (have, paid) in player.goods.iter_mut().zip(paid) {
            *have -= paid;
            assert!(*have >= 0, "too much is paid");
        }
        player.silver -= paid[3];
        assert!(player.silver >= 0, "too much is paid");
        // Icons are of no use after that.
        self.helpers.clear();
    }

    // Building.

    /// V12.15: which building an effect places.
    pub fn ask_which(&mut self, seat: usize, kind: Id, near: bool) -> Option<Moment> {
        let left = self.left(seat, Some(kind));
        if self.places(seat, near).is_empty() {
            self.note("no site");
            return None;
        }
        let list: Vec<String> = left.iter().map(|name| format!("place {name}")).collect();
        (!list.is_empty()).then_some(Moment::Decide(seat, list))
    }

    fn places(&self, seat: usize, near: bool) -> Vec<(usize, usize)> {
        let all = if near {
            self.sites_of(self.players[seat].viscount.expect("a viscount"))
        } else {
            self.all_sites(0)
        };
        all.into_iter().filter(|site| self.is_empty(site)).collect()
    }

    pub fn ask_where(&mut self, seat: usize, building: Id, near: bool) -> Option<Moment> {
        let places = self.places(seat, near);
        if self.is_solo(seat) {
            self.set_building(seat, building, places[0]);
            return None;
        }
        Some(Moment::Decide(
            seat,
            places.iter().map(|site| format!("site {}", self.site_name(*site))).collect(),
        ))
    }

    /// The effect of a link between two sites, if there is one.
    fn link(&self, one: (usize, usize), other: (usize, usize)) -> &'static [Id] {
        let around = self.all_sites(0);
        for (place, site) in around.iter().enumerate() {
            let next = around[(place + 1) % around.len()];
            if [(*site, next), (next, *site)].contains(&(one, other)) {
                return &self.row(site.0).links[site.1];
            }
        }
        &[]
    }

    /// V12.6 to V12.13.
    pub fn set_building(&mut self, seat: usize, building: Id, site: (usize, usize)) {
        self.players[seat].built.insert(building);
        self.sites.insert(site, (seat, building));
        let around = self.all_sites(0);
        let place = around.iter().position(|other| *other == site).expect("a site");
        let (before, after) =
            (around[(place + around.len() - 1) % around.len()], around[(place + 1) % around.len()]);
        let mut others = vec![before, after];
        others.retain(|other| !self.is_empty(other) && !self.link(site, *other).is_empty());
        if !others.is_empty() {
            self.push(Job::Links(seat, site, others));
        }
        let effect = self.row(site.0).sites[site.1];
        self.gain(seat, &[effect]);
        if self.is_solo(seat) {
            self.solo_reveals_of("when_built", building);
        }
    }

    pub fn run_links(
        &mut self,
        job: &Job,
        seat: usize,
        site: (usize, usize),
        others: &[(usize, usize)],
    ) -> Option<Moment> {
        if others.len() == 1 {
            self.gain_link(seat, site, others.to_vec(), others[0]);
            return None;
        }
        if self.is_solo(seat) {
            // V23.12: a link lies where it begins, and the one that leads to the first site of its space is the last of all.
            let first_site = self.solo_sites(seat)[0] == site;
            self.gain_link(seat, site, others.to_vec(), others[usize::from(first_site)]);
            return None;
        }
        let answers = others.iter().map(|other| format!("link {}", self.site_name(*other))).collect();
        self.ask_order(seat, job, answers)
    }

    /// V12.10, V12.11, V12.13.
    pub fn gain_link(
        &mut self,
        seat: usize,
        site: (usize, usize),
        mut others: Vec<(usize, usize)>,
        other: (usize, usize),
    ) {
        others.retain(|left| *left != other);
        if !others.is_empty() {
            self.push(Job::Links(seat, site, others));
        }
        let effect = self.link(site, other);
        let (owner, _) = self.sites[&other];
        if owner != seat && self.bend != "links" {
            self.note("a rival gains a link");
            self.gain(owner, effect);
        }
        self.gain(seat, effect);
    }

    // Manuscripts.

    /// V14.2, V14.4 to V14.6.
    pub fn take_tile(&mut self, seat: usize, segment: usize) {
        let Some(tile) = self.tiles[segment].take() else {
            self.note("printed manuscript");
            self.gain(seat, &self.data.segments[segment].manuscript);
            return;
        };
        let printed = &self.data.tiles[tile];
        self.players[seat].tiles.insert(tile);
        let of_colour = |other: &&Id| self.data.tiles[*other].ribbon == printed.ribbon;
        let count = self.players[seat].tiles.iter().filter(of_colour).count();
        let taken = self.players.iter().any(|player| player.bonus.contains(printed.ribbon));
        if count >= 3 && !taken {
            self.note("bonus card");
            self.players[seat].bonus.insert(printed.ribbon);
        }
        self.gain(seat, &printed.effect);
        if self.tiles_under[segment] > 0 {
            self.push(Job::Tile(segment));
        } else {
            self.note("a pile of manuscripts is used up");
        }
    }
}
