//! What a placed tile does (B8, X-TILE, X-WHITE-3), and the same effects where something else brings them.

use super::{
    board::SPECIES,
    dice::With,
    place::{colour_of, livestock, monastery},
    play::{Oracle, Play},
    score::crane_kinds,
    storage::is_double,
};
use std::collections::{BTreeMap, BTreeSet};

/// The effects of buildings, castles, trade routes and vineyards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    Silver,
    Workers,
    /// 4 points, under this source.
    Points(&'static str),
    Extra,
    TakeBuilding,
    TakeMineMonasteryCastle,
    TakeShipLivestock,
    Sell,
    PlaceStored,
    White,
    TakeBlack,
    TakeVine,
}

impl Effect {
    /// B8.7, X-WHITE-3.
    pub fn of_building(kind: &str) -> Effect {
        match kind {
            "warehouse" => Effect::Sell,
            "watchtower" => Effect::Points("watchtowers"),
            "workshop" => Effect::TakeBuilding,
            "church" => Effect::TakeMineMonasteryCastle,
            "market" => Effect::TakeShipLivestock,
            "boarding-house" => Effect::Workers,
            "bank" => Effect::Silver,
            "city-hall" => Effect::PlaceStored,
            "white-castle" => Effect::White,
            _ => panic!("{kind} is no building with an effect"),
        }
    }

    /// The word of positions while it waits for an answer.
    fn word(self) -> &'static str {
        match self {
            Effect::TakeBuilding => "workshop",
            Effect::TakeMineMonasteryCastle => "church",
            Effect::TakeShipLivestock => "market",
            Effect::Sell => "warehouse",
            Effect::PlaceStored => "city-hall",
            Effect::White => "white-castle",
            _ => panic!("{self:?} has no word"),
        }
    }

    /// B8.7: of which colours a tile is taken out of the depots.
    fn colours(self) -> &'static [&'static str] {
        match self {
            Effect::TakeBuilding => &["building"],
            Effect::TakeMineMonasteryCastle => &["mine", "monastery", "castle"],
            Effect::TakeShipLivestock => &["ship", "livestock"],
            _ => &[],
        }
    }
}

impl Oracle<'_> {
    /// Tiles of these colours in the six depots, as `bank 3`.
    pub fn in_depots(&self, colours: &[&str]) -> BTreeSet<String> {
        let mut list = BTreeSet::new();
        for (depot, tiles) in self.world.depots.iter().enumerate() {
            for tile in tiles.iter().flatten() {
                if colour_of(tile).is_some_and(|colour| colours.contains(&colour)) {
                    list.insert(format!("{tile} {}", depot + 1));
                }
            }
        }
        list
    }

    /// B8.7, X-ROUTE-10: whether it can do anything now.
    pub fn possible(&self, seat: usize, effect: Effect) -> bool {
        match effect {
            Effect::Silver | Effect::Workers | Effect::Points(_) | Effect::Extra | Effect::White => true,
            Effect::TakeBuilding | Effect::TakeMineMonasteryCastle | Effect::TakeShipLivestock => {
                !self.in_depots(effect.colours()).is_empty()
            }
            Effect::Sell => !self.goods_kinds(seat).is_empty(),
            Effect::PlaceStored => !self.places_without_die(seat).is_empty() || self.purchase_could_fit(seat),
            Effect::TakeBlack | Effect::TakeVine => self.vine_possible(seat, effect),
        }
    }

    /// Asks where there is a choice, and resolves.
    pub fn effect(&mut self, seat: usize, effect: Effect) -> Play {
        if !self.possible(seat, effect) {
            return Ok(());
        }
        let estate = self.world.estate_of(seat);
        match effect {
            Effect::Silver => self.world.estates[estate].silver += 2,
            Effect::Workers => self.gain_workers(seat, 4),
            Effect::Points(source) => self.score(seat, source, 4)?,
            Effect::Extra => self.extra_action(seat, false)?,
            Effect::PlaceStored => self.city_hall(seat)?,
            Effect::White => self.white_castle(seat)?,
            Effect::TakeBlack | Effect::TakeVine => self.vine_effect(seat, effect)?,
            Effect::TakeBuilding
            | Effect::TakeMineMonasteryCastle
            | Effect::TakeShipLivestock
            | Effect::Sell => {
                let mut list: BTreeSet<String> = match effect {
                    Effect::Sell => self.goods_kinds(seat).iter().map(|n| format!("sell {n}")).collect(),
                    _ => self.in_depots(effect.colours()).iter().map(|tile| format!("take {tile}")).collect(),
                };
                list.insert("skip".into());
                self.world.open.push(effect.word().into());
                let text = self.decide(seat, list)?;
                self.world.open.pop();
                if text != "skip" {
                    self.do_die_action(seat, &text)?;
                }
            }
        }
        Ok(())
    }

    /// `place bank 17`, `place bank 17 private`: hex tiles of the storage, whatever the die number.
    pub fn places_without_die(&self, seat: usize) -> BTreeSet<String> {
        let mut list = BTreeSet::new();
        for (tile, private) in self.stored(seat) {
            if is_double(&tile) {
                continue;
            }
            for space in self.spaces_for(seat, &tile) {
                list.insert(format!("place {tile} {}{}", space + 1, if private { " private" } else { "" }));
            }
        }
        list
    }

    /// B8.7: a purchase could bring a tile that has a legal space now.
    fn purchase_could_fit(&self, seat: usize) -> bool {
        // B5.5: not in 2011; X-SHIELD-14.2: not outside the own turn.
        if self.world.table.old || self.own_turn != Some(seat) {
            return false;
        }
        let estate = &self.world.estates[self.world.estate_of(seat)];
        let fits = |tile: &str| !self.spaces_for(seat, tile).is_empty();
        let buys = !self.world.done.contains(&"buy") && estate.silver >= 2;
        let hired = if self.has_monastery(seat, 28) { 2 * estate.silver } else { 0 };
        let hires =
            self.has_monastery(seat, 6) && !self.world.done.contains(&"hire") && estate.workers + hired >= 2;
        let building = |tile: &str| tile.split(' ').next().is_some_and(fits);
        (buys
            && (self.world.black.iter().flatten().any(|tile| fits(tile))
                || self.world.inns > 0 && fits("inn")))
            || (hires && self.in_depots(&["building"]).iter().any(|tile| building(tile)))
    }

    fn city_hall(&mut self, seat: usize) -> Play {
        // B8.7: it lapses as soon as it can do nothing more.
        while self.possible(seat, Effect::PlaceStored) {
            let places = self.places_without_die(seat);
            let mut list = places.clone();
            list.insert("skip".into());
            self.world.open.push("city-hall".into());
            list.extend(self.moment_actions(seat));
            let text = self.decide(seat, list)?;
            if places.contains(&text) {
                self.world.open.pop();
                return self.do_die_action(seat, &text);
            }
            if text == "skip" {
                self.world.open.pop();
                return Ok(());
            }
            self.do_moment_action(seat, &text)?;
            self.world.open.pop();
        }
        Ok(())
    }

    /// X-WHITE-3, X-WHITE-5.
    fn white_castle(&mut self, seat: usize) -> Play {
        loop {
            let actions = self.die_actions(seat, With::White);
            let mut list = actions.clone();
            list.insert("skip".into());
            self.world.open.push("white-castle".into());
            list.extend(self.moment_actions(seat));
            let text = self.decide(seat, list)?;
            if actions.contains(&text) {
                self.world.open.pop();
                return self.do_die_action(seat, &text);
            }
            if text == "skip" {
                self.world.open.pop();
                return Ok(());
            }
            self.do_moment_action(seat, &text)?;
            self.world.open.pop();
        }
    }

    /// X-SEQ-3, step 5.
    pub fn tile_effect(&mut self, seat: usize, tile: &str, space: usize) -> Play {
        match tile {
            "castle" => self.extra_action(seat, true),
            "ship" => self.ship(seat),
            // B8.2, X-INN-7, X-SOLO-12
            "mine" | "inn" | "face-down" => Ok(()),
            "crane" => self.crane(seat),
            _ if colour_of(tile) == Some("livestock") => {
                let (animals, more) = self.livestock_points(seat, tile, space);
                self.score(seat, "livestock", animals)?;
                if more > 0 {
                    self.score(seat, "monastery-7", more)?;
                }
                Ok(())
            }
            _ if monastery(tile).is_some() => {
                // X-TILE-3
                if tile == "m27" {
                    self.settle_track();
                }
                Ok(())
            }
            kind => self.effect(seat, Effect::of_building(kind)),
        }
    }

    /// X-TILE-6, X-TILE-7.
    fn crane(&mut self, seat: usize) -> Play {
        let kinds = crane_kinds(self.world.table.white);
        let possible = kinds.into_iter().filter(|kind| self.possible(seat, Effect::of_building(kind)));
        let mut list: BTreeSet<String> = possible.map(|kind| format!("crane {kind}")).collect();
        list.insert("skip".into());
        self.world.open.push("crane".into());
        let text = self.decide(seat, list)?;
        self.world.open.pop();
        match text.strip_prefix("crane ") {
            Some(kind) => self.effect(seat, Effect::of_building(kind)),
            None => Ok(()),
        }
    }

    /// B8.6, X-TILE-12 to X-TILE-16: by the tiles that lie there besides this one; and what monastery 7 adds (B15.7).
    pub fn livestock_points(&self, seat: usize, tile: &str, space: usize) -> (i32, i32) {
        let (species, animals) = livestock(tile).expect("livestock");
        let board = self.board(seat);
        // X-SHIELD-1
        let pasture: Vec<usize> = if self.holds(seat, 1) {
            (0..board.spaces.len()).filter(|&other| board.spaces[other].colour == "livestock").collect()
        } else {
            self.region_of(seat, space)
        };
        let bonus = i32::from(self.has_monastery(seat, 7));
        let mut others: BTreeMap<&str, (i32, i32)> = BTreeMap::new();
        for other in pasture.into_iter().filter(|&other| other != space) {
            if let Some((name, animals)) = self.lies(seat, other).and_then(livestock) {
                let sum = others.entry(name).or_default();
                *sum = (sum.0 + animals, sum.1 + 1);
            }
        }
        let (more, tiles) = if species == "geese" {
            // X-TILE-12: the best by points; of equals the first species. `max_by_key` takes the last.
            let herds = SPECIES.iter().rev().filter_map(|species| others.get(*species).copied());
            herds.max_by_key(|&(animals, tiles)| animals + bonus * tiles).unwrap_or_default()
        } else {
            let same = others.get(species).copied().unwrap_or_default();
            let geese = others.get("geese").copied().unwrap_or_default();
            (same.0 + geese.0, same.1 + geese.1)
        };
        (animals + more, bonus * (1 + tiles))
    }

    /// B8.3, X-SHIELD-5.1.
    fn ship(&mut self, seat: usize) -> Play {
        self.world.open.push("ship".into());
        let text = self.decide(seat, self.ship_choices(seat))?;
        self.world.open.pop();
        self.take_ship_goods(seat, &text);
        if self.holds(seat, 5) {
            self.also_goods(seat)?;
        }
        self.advance(seat);
        Ok(())
    }

    /// B8.4: how many more kinds fit.
    fn room_for_kinds(&self, seat: usize) -> usize {
        // X-SOLO-2
        if self.world.table.solo { 6 } else { 3 - self.goods_kinds(seat).len() }
    }

    /// B8.4, B15.5, B-R4: `ship 3 1,5`, `ship 3+4 1`, `ship -`.
    pub fn ship_choices(&self, seat: usize) -> BTreeSet<String> {
        let mut sites: Vec<Vec<usize>> = (0..6).map(|depot| vec![depot]).collect();
        if self.has_monastery(seat, 5) {
            sites.extend((0..5).map(|depot| vec![depot, depot + 1]));
            sites.push(vec![0, 5]);
        }
        sites.iter().flat_map(|site| self.ship_choices_at(seat, site)).collect()
    }

    fn ship_choices_at(&self, seat: usize, site: &[usize]) -> Vec<String> {
        let own = self.goods_kinds(seat);
        let there: BTreeSet<u8> =
            site.iter().flat_map(|&depot| self.world.depot_goods[depot].iter().copied()).collect();
        let (held, new): (Vec<u8>, Vec<u8>) = there.into_iter().partition(|number| own.contains(number));
        let count = self.room_for_kinds(seat).min(new.len());
        let mut texts = Vec::new();
        for mask in 0..1_u32 << new.len() {
            if mask.count_ones() as usize != count {
                continue;
            }
            let chosen =
                new.iter().enumerate().filter(|(at, _)| mask >> at & 1 == 1).map(|(_, number)| *number);
            let kinds: BTreeSet<u8> = held.iter().copied().chain(chosen).collect();
            let gives =
                |depot: usize| self.world.depot_goods[depot].iter().any(|number| kinds.contains(number));
            let depots: Vec<String> =
                site.iter().filter(|&&depot| gives(depot)).map(|depot| (depot + 1).to_string()).collect();
            let kinds: Vec<String> = kinds.iter().map(u8::to_string).collect();
            texts.push(match depots.is_empty() {
                true => "ship -".to_owned(),
                false => format!("ship {} {}", depots.join("+"), kinds.join(",")),
            });
        }
        texts
    }

    /// The goods of a ship's answer come into the goods storage.
    pub fn take_ship_goods(&mut self, seat: usize, text: &str) {
        let Some((depots, kinds)) = text.strip_prefix("ship ").expect("a ship").split_once(' ') else {
            return;
        };
        let kinds: Vec<u8> = kinds.split(',').map(|kind| kind.parse().expect("goods")).collect();
        for depot in depots.split('+') {
            let depot: usize = depot.parse().expect("a depot");
            self.take_goods(seat, depot - 1, &kinds);
        }
    }

    fn take_goods(&mut self, seat: usize, depot: usize, kinds: &[u8]) {
        let estate = self.world.estate_of(seat);
        let goods = std::mem::take(&mut self.world.depot_goods[depot]);
        let (taken, left): (Vec<u8>, Vec<u8>) = goods.into_iter().partition(|number| kinds.contains(number));
        self.world.depot_goods[depot] = left;
        self.world.estates[estate].goods.extend(taken);
    }

    /// X-SHIELD-5: all goods of one number that fits.
    fn also_goods(&mut self, seat: usize) -> Play {
        let own = self.goods_kinds(seat);
        let room = self.room_for_kinds(seat) > 0;
        let there: BTreeSet<u8> = self.world.depot_goods.iter().flatten().copied().collect();
        let fitting = there.into_iter().filter(|number| room || own.contains(number));
        let mut list: BTreeSet<String> = fitting.map(|number| format!("also {number}")).collect();
        if list.is_empty() {
            return Ok(());
        }
        list.insert("skip".into());
        self.world.open.push("also".into());
        let text = self.decide(seat, list)?;
        self.world.open.pop();
        if let Some(number) = text.strip_prefix("also ") {
            let number: u8 = number.parse().expect("goods");
            for depot in 0..6 {
                self.take_goods(seat, depot, &[number]);
            }
        }
        Ok(())
    }

    /// B8.3, B8.5: one space on, on top.
    pub fn advance(&mut self, seat: usize) {
        let track = &mut self.world.track;
        let at = track.iter().position(|stack| stack.contains(&seat)).expect("a marker");
        track[at].retain(|other| *other != seat);
        let last = track.len() - 1;
        track[(at + 1).min(last)].push(seat);
        self.settle_track();
    }

    /// X-TILE-2, X-TILE-4, X-TEAM-14: in every stack the markers of the owner of 27 are on top, else nothing changes.
    fn settle_track(&mut self) {
        let owns =
            |estate: usize| self.world.estates[estate].duchy.iter().flatten().any(|tile| tile == "m27");
        let owner = (0..self.world.estates.len()).find(|&estate| owns(estate));
        let team = self.world.table.team;
        for stack in &mut self.world.track {
            // The sort is stable.
            stack.sort_by_key(|&seat| Some(if team { seat % 2 } else { seat }) == owner);
        }
    }
}
