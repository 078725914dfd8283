//! Tables that games seldom lead to: used-up piles, crowded castles, full hands and thin decks, markers that meet, ends that are near or
//! far. The same is done to the engine's state and to the oracle's world, at the beginning of a turn.

use super::{data::Id, engine::Match, world::Set};
use demesne_game::{Quick, Random, Seat};
use demesne_viscounts::{Building, Card, CardSet, Manuscript, Site, Tiles, state::Plot};

/// Cards of one of these triggers or actions come together.
const THEMES: [Id; 7] =
    ["on_flip_debt", "on_gain_debt", "on_collision", "build", "workers", "transcribe", "funding"];

fn below(rng: &mut Quick, n: usize) -> usize {
    rng.below(n as u32) as usize
}

/// Takes one thing out of a set; none where it is empty.
fn draw(rng: &mut Quick, set: &mut Set) -> Option<Id> {
    let nth = (!set.is_empty()).then(|| below(rng, set.len()))?;
    let thing = *set.iter().nth(nth).expect("a thing");
    set.remove(thing);
    Some(thing)
}

fn set_of(cards: &Set) -> CardSet {
    cards.iter().map(|id| Card::parse(id).expect("a card")).collect()
}

impl Match<'_> {
    /// Changes what lies on the table.
    pub fn bend(&mut self) {
        let mut rng = Quick::new(self.rng.next_u64());
        let rng = &mut rng;
        let thin = below(rng, 3) == 0;
        self.bend_piles(rng);
        for seat in 0..self.world.players.len() {
            if below(rng, 3) > 0 {
                self.bend_things(rng, seat);
            }
            if !self.world.is_solo(seat) && below(rng, 3) > 0 {
                self.bend_cards(rng, seat, thin);
            }
        }
        if below(rng, 2) == 0 {
            self.bend_castle(rng);
        }
        if below(rng, 2) == 0 {
            self.bend_sites(rng);
        }
        self.bend_end(rng);
    }

    /// Piles of townsfolk and manuscripts.
    fn bend_piles(&mut self, rng: &mut Quick) {
        let (state, world) = (&mut self.state, &mut self.world);
        let low = [1, 3, 14][below(rng, 3)];
        let seats = world.players.len();
        for at in 0..5 {
            let left = world.under[at].min(below(rng, low + 1));
            for _ in left..world.under[at] {
                draw(rng, &mut world.buried);
            }
            world.under[at] = left;
            if left == 0 && low == 1 && below(rng, 3) > 0 {
                world.tops[at] = None;
                state.tops[at] = Card::NONE;
            }
            let left = world.tiles_under[at].min(below(rng, low + 1));
            let mut gone = Set::new();
            for _ in left..world.tiles_under[at] {
                gone.extend(draw(rng, &mut world.buried_tiles));
            }
            world.tiles_under[at] = left;
            if left == 0 && low == 1 && below(rng, 3) > 0 {
                world.tiles[at] = None;
                state.tiles[at] = Manuscript::NONE;
            }
            // Some of what is gone was transcribed; never three of a ribbon, which would bring a bonus card.
            for tile in gone {
                let player = &mut world.players[below(rng, seats)];
                let ribbon = |tile: Id| world.data.tiles[tile].ribbon;
                if player.tiles.iter().filter(|other| ribbon(other) == ribbon(tile)).count() < 2 {
                    player.tiles.insert(tile);
                }
            }
            state.under[at] = world.under[at] as u8;
            state.tiles_under[at] = world.tiles_under[at] as u8;
        }
        state.buried = set_of(&world.buried);
        state.buried_tiles = tiles(&world.buried_tiles);
        for (seat, player) in world.players.iter().enumerate() {
            state.players[seat].manuscripts = tiles(&player.tiles);
        }
    }

    /// Silver, resources, debts, deeds, markers.
    fn bend_things(&mut self, rng: &mut Quick, seat: usize) {
        let (state, own) = (&mut self.state.players[seat], &mut self.world.players[seat]);
        let rich = [2, 6, 30][below(rng, 3)];
        own.goods = [(); 3].map(|()| below(rng, rich) as i64);
        match self.world.solo {
            Some((solo, board)) if solo == seat => {
                // V22.5: one kind of resource, which is kept as the first.
                if self.world.data.solo_boards[board].prefers.is_empty() {
                    own.goods = [own.goods[0], 0, 0];
                }
            }
            _ => own.silver = below(rng, rich) as i64,
        }
        state.silver = own.silver as u16;
        state.resources = own.goods.map(|count| count as u16);
        own.unpaid = below(rng, 4) as i64;
        own.paid = below(rng, 3) as i64;
        own.acquired = below(rng, 4) as i64;
        own.approved = below(rng, 3) as i64;
        own.corruption = 1 + below(rng, 7) as i64;
        own.virtue = own.corruption + below(rng, 8 - own.corruption as usize).min(3) as i64;
        [state.unpaid, state.paid, state.acquired, state.approved, state.corruption, state.virtue] =
            [own.unpaid, own.paid, own.acquired, own.approved, own.corruption, own.virtue].map(|n| n as u8);
    }

    /// Cards: others on the board and in hand, or hardly any.
    fn bend_cards(&mut self, rng: &mut Quick, seat: usize, thin: bool) {
        let active = self.world.turn == seat;
        let data = self.world.data;
        let theme = THEMES[below(rng, THEMES.len())];
        let own = &mut self.world.players[seat];
        // Cards that act at the same time, so that they have an order.
        let draw = |rng: &mut Quick, set: &mut Set| {
            let fits = |id: &&Id| {
                let mut rules = data.townsfolk[**id].rules.iter();
                rules.any(|rule| [rule.trigger, rule.action].contains(&theme))
            };
            let mut fitting: Set = set.iter().filter(fits).copied().collect();
            let found = draw(rng, &mut fitting).or_else(|| draw(rng, &mut set.clone()))?;
            set.take(found)
        };
        for slot in &mut own.slots {
            // Slots that were never filled stay empty: no card is ever taken out of them.
            if slot.is_some()
                && below(rng, 2) == 0
                && let Some(card) = draw(rng, &mut self.world.buried)
            {
                *slot = Some(card);
            }
        }
        for _ in 0..below(rng, 4) {
            if let Some(card) = draw(rng, &mut self.world.buried) {
                let place = [&mut own.hand, &mut own.deck, &mut own.discards];
                place.into_iter().nth(below(rng, 3)).expect("a place").insert(card);
            }
        }
        let least = 3 + below(rng, 3);
        for _ in 0..20 {
            let place = [&mut own.hand, &mut own.deck, &mut own.discards];
            let place = place.into_iter().nth(below(rng, 3)).expect("a place");
            // Whose turn it is has been asked for a card of the hand.
            let last = active && place.len() == 1;
            if thin
                && !last
                && let Some(card) = draw(rng, place)
                && own.cards() < least
            {
                own.discards.insert(card);
            }
        }
        if below(rng, 4) == 0 {
            let deck = std::mem::take(&mut own.deck);
            own.discards.extend(deck);
        }
        own.sure.clear();
        // What came out of the piles lies under none of them any more.
        while self.world.buried.len() < self.world.under.iter().sum() {
            let at = (0..5).max_by_key(|at| self.world.under[*at]).expect("a pile");
            self.world.under[at] -= 1;
            self.state.under[at] -= 1;
        }
        self.state.buried = set_of(&self.world.buried);
        let state = &mut self.state.players[seat];
        state.slots = own.slots.map(|slot| slot.map_or(Card::NONE, |id| Card::parse(id).expect("a card")));
        state.hand = set_of(&own.hand);
        state.deck = set_of(&own.deck);
        state.discards = set_of(&own.discards);
        state.unseen = state.hand.or(state.deck);
        state.sure = CardSet::EMPTY;
        state.late = CardSet::EMPTY;
        state.drawn = 0;
        state.hand_size = state.hand.len();
        state.deck_size = state.deck.len();
    }

    /// Workers on all tiers: never more than three in a section, nor three of a colour.
    fn bend_castle(&mut self, rng: &mut Quick) {
        let (state, world) = (&mut self.state, &mut self.world);
        for player in &mut world.players {
            (player.first, player.second, player.third, player.supply) = ([0; 5], [0; 5], 0, 20);
        }
        world.leader = None;
        for at in 0..5 {
            for tier in 0..2 {
                for _ in 0..below(rng, 4) {
                    let seat = below(rng, world.players.len());
                    let player = &mut world.players[seat];
                    let section = if tier == 0 { &mut player.first[at] } else { &mut player.second[at] };
                    if *section < 2 {
                        *section += 1;
                        player.supply -= 1;
                    }
                }
            }
        }
        if below(rng, 2) == 0 {
            let seat = below(rng, world.players.len());
            let third = 1 + below(rng, 2) as i64;
            world.players[seat].third = third;
            world.players[seat].supply -= third;
            world.leader = Some(seat);
        }
        // Now and then hardly any worker is left; the others stand on the third tier.
        let seat = below(rng, world.players.len());
        if below(rng, 3) == 0 && world.leader.is_none_or(|leader| leader == seat) {
            let kept = below(rng, 4) as i64;
            let player = &mut world.players[seat];
            player.third += (player.supply - kept).max(0);
            player.supply = player.supply.min(kept);
            world.leader = (player.third > 0).then_some(seat);
        }
        for (seat, own) in world.players.iter().enumerate() {
            let player = &mut state.players[seat];
            player.first = own.first.map(|count| count as u8);
            player.second = own.second.map(|count| count as u8);
            (player.third, player.supply) = (own.third as u8, own.supply as u8);
        }
        state.leader = world.leader.map(|seat| Seat(seat as u8));
    }

    /// Buildings on many sites.
    fn bend_sites(&mut self, rng: &mut Quick) {
        for site in self.world.all_sites(0) {
            let seat = below(rng, self.world.players.len());
            let left = self.world.left(seat, None);
            if self.world.is_empty(&site) && !left.is_empty() && below(rng, 3) > 0 {
                let name = left[below(rng, left.len())];
                self.world.players[seat].built.insert(name);
                self.world.sites.insert(site, (seat, name));
                let building = Building::parse(name).expect("a building");
                let place = Site((site.0 * 5 + site.1) as u8);
                self.state.sites[place.index()] = Plot::new(Seat(seat as u8), building);
                self.state.players[seat].built |= 1 << building.0;
            }
        }
    }

    /// The end is near, or far away.
    fn bend_end(&mut self, rng: &mut Quick) {
        let near = below(rng, 3);
        if self.world.last_round.is_some() || near == 0 {
            return;
        }
        let left = |rng: &mut Quick| if near == 1 { 1 + below(rng, 3) as i64 } else { 40 };
        self.world.poverty = left(rng);
        self.world.prosperity = left(rng);
        self.state.poverty = self.world.poverty as u8;
        self.state.prosperity = self.world.prosperity as u8;
    }
}

fn tiles(set: &Set) -> Tiles {
    set.iter().map(|id| Manuscript::parse(id).expect("a tile")).collect()
}
