//! The Châteautoma's turn as the pseudocode A18 has it: plain and slow, with cards and marks of its own, without a line of the
//! engine.

use demesne_burgundy::{Building, Expansion, Tile, tile::Face};

/// Castle, mine, ship, monastery, building, livestock: the order of A6.3.
pub const TYPES: [char; 6] = ['C', 'M', 'S', 'K', 'B', 'A'];

/// A card: hexes, sell symbols, double-hex symbols, border post, shield.
type CardFace = (&'static str, &'static [usize], &'static [usize], bool, bool);

/// Hexes, sell symbols, double-hex symbols, border post, shield; cards 1 to 17.
pub const CARDS: [CardFace; 17] = [
    ("MAK", &[], &[], false, false),
    ("BBAK", &[], &[], true, false),
    ("SBAB", &[2], &[], false, true),
    ("BCKMB", &[], &[], true, false),
    ("KBAK", &[0], &[], false, true),
    ("SKBS", &[0], &[], true, false),
    ("BCBAS", &[2], &[], false, true),
    ("CMCS", &[1], &[], false, true),
    ("ABBK", &[3], &[], true, false),
    ("ABSB", &[], &[2], true, false),
    ("CBKA", &[1], &[], false, true),
    ("BMBCS", &[], &[1], true, false),
    ("KSAB", &[1], &[3], false, true),
    ("BKSC", &[], &[1], false, true),
    ("SBSB", &[0], &[], true, false),
    ("MBABC", &[3], &[2], false, true),
    ("AKKB", &[2], &[0], true, false),
];

/// The spaces of its duchy, side 36, in the order of `TYPES`.
pub const SPACES: [&str; 6] = ["B.+.", "B..", "A..+..", "A...+.", "AAB....+....", "A...+."];

pub fn letter(tile: Tile) -> char {
    match tile.face() {
        Face::Castle => 'C',
        Face::Mine => 'M',
        Face::Ship => 'S',
        Face::Monastery(_) => 'K',
        Face::Building(_) => 'B',
        Face::Livestock(..) => 'A',
        _ => '?',
    }
}

#[derive(Clone, PartialEq, Debug)]
pub struct CardOnTable {
    pub number: usize,
    pub tiles: Vec<Option<Tile>>,
    pub down: Vec<bool>,
}

impl CardOnTable {
    pub fn new(number: usize) -> CardOnTable {
        let size = CARDS[number - 1].0.len();
        CardOnTable { number, tiles: vec![None; size], down: vec![false; size] }
    }

    pub fn wants(&self, hex: usize) -> char {
        CARDS[self.number - 1].0.as_bytes()[hex] as char
    }

    pub fn empty(&self) -> Vec<usize> {
        (0..self.tiles.len()).filter(|&hex| self.tiles[hex].is_none()).collect()
    }
}

/// All that its turn can touch.
#[derive(Clone, PartialEq, Debug)]
pub struct Table {
    pub cards: [Option<CardOnTable>; 2],
    pub deck: Vec<usize>,
    pub discards: Vec<usize>,
    /// By type, the bottom of each stack first.
    pub reserve: [Vec<Tile>; 6],
    pub wild: Option<Tile>,
    /// What came from cards, sorted.
    pub duchy: Vec<Tile>,
    pub silver: u16,
    pub goods: Vec<u8>,
    pub doubles: u8,
    pub shields: u8,
    pub posts: u8,
    pub depots: Vec<Vec<Option<Tile>>>,
    pub depot_goods: Vec<Vec<u8>>,
    pub black: Vec<Option<Tile>>,
    pub depot_shields: Vec<Vec<u8>>,
    pub vine_depot: Vec<Option<Tile>>,
    pub vine_shop: Vec<Option<Tile>>,
    pub bonus: [[u8; 2]; 6],
    pub post_tiles: [u8; 2],
    /// The spaces of the track, the bottom of each stack first.
    pub track: Vec<Vec<u8>>,
}

pub struct Oracle {
    pub table: Table,
    pub scored: Vec<(&'static str, u16)>,
    pub players: u16,
    pub level: usize,
    pub modifiers: Vec<char>,
    pub on: fn(&[Expansion], Expansion) -> bool,
    pub expansions: Vec<Expansion>,
    pub me: u8,
    pub white: usize,
    pub phase: usize,
    pub selected: usize,
    pub other: Option<usize>,
    pub symbols: Vec<(usize, usize)>,
    /// People with monastery 27.
    pub on_top: Vec<u8>,
    pub completed: bool,
}

impl Oracle {
    pub fn plays(&self, expansion: Expansion) -> bool {
        (self.on)(&self.expansions, expansion)
    }

    pub fn clockwise(start: usize) -> Vec<usize> {
        (start..start + 6).map(|n| (n - 1) % 6).collect()
    }

    pub fn vp(&mut self, source: &'static str, n: u16) {
        self.scored.push((source, n));
    }

    pub fn take_top(&mut self, depot: usize, wanted: char) -> Option<Tile> {
        let space =
            self.table.depots[depot].iter_mut().find(|tile| tile.is_some_and(|t| letter(t) == wanted))?;
        space.take()
    }

    pub fn pop(&mut self, wanted: char) -> Option<Tile> {
        let stack = TYPES.iter().position(|&t| t == wanted)?;
        self.table.reserve[stack].pop()
    }

    pub fn push(&mut self, tile: Tile) {
        let stack = TYPES.iter().position(|&t| t == letter(tile)).expect("a type");
        self.table.reserve[stack].push(tile);
    }

    pub fn card(&self, place: usize) -> &CardOnTable {
        self.table.cards[place].as_ref().expect("a card")
    }

    /// Steps 1 to 4, up to the dealing of cards.
    pub fn turn(&mut self, die: usize) {
        self.choose_and_place(die, self.selected, false);
        self.resolve_symbols();
        self.complete_cards();
    }

    pub fn choose_and_place(&mut self, start: usize, place: usize, must_place: bool) -> bool {
        let hexes = self.card(place).empty();
        for depot in Oracle::clockwise(start) {
            for &hex in &hexes {
                let wanted = self.card(place).wants(hex);
                if let Some(tile) = self.take_top(depot, wanted) {
                    self.place(tile, place, hex);
                    return true;
                }
            }
        }
        for &hex in &hexes {
            let wanted = self.card(place).wants(hex);
            if let Some(tile) = self.pop(wanted) {
                self.place(tile, place, hex);
                return true;
            }
        }
        if let Some(tile) = self.table.wild {
            self.table.wild = None;
            let card = self.table.cards[place].as_mut().expect("a card");
            card.tiles[hexes[0]] = Some(tile);
            card.down[hexes[0]] = true;
            self.symbols.push((card.number, hexes[0]));
            return true;
        }
        if must_place {
            return false;
        }
        match self.table.black.iter_mut().find(|tile| tile.is_some()) {
            Some(first) => self.table.wild = first.take(),
            None => self.table.silver += 2,
        }
        false
    }

    pub fn place(&mut self, tile: Tile, place: usize, hex: usize) {
        let card = self.table.cards[place].as_mut().expect("a card");
        card.tiles[hex] = Some(tile);
        self.symbols.push((card.number, hex));
        self.benefit(tile);
    }

    pub fn animals(&self, species: u8) -> u16 {
        let mut tiles = self.table.duchy.clone();
        for card in self.table.cards.iter().flatten() {
            tiles.extend(
                (0..card.tiles.len()).filter(|&hex| !card.down[hex]).filter_map(|hex| card.tiles[hex]),
            );
        }
        let count = |tile: &Tile| match tile.face() {
            Face::Livestock(kind, n) if kind == species => u16::from(n),
            _ => 0,
        };
        tiles.iter().map(count).sum()
    }

    pub fn benefit(&mut self, tile: Tile) {
        const GEESE: u8 = 4;
        match tile.face() {
            Face::Castle | Face::Building(Building::Crane) => self.bonus_action(),
            Face::Livestock(GEESE, _) => {
                let most = (0..4).map(|species| self.animals(species)).max().unwrap_or(0);
                self.vp("livestock", 2 + most);
            }
            Face::Livestock(species, _) => {
                self.vp("livestock", self.animals(species) + self.animals(GEESE));
            }
            Face::Ship => {
                let count = |depot: usize, goods: &Vec<Vec<u8>>| {
                    goods[depot].iter().map(|&n| u32::from(n)).sum::<u32>()
                };
                let most = (0..6).map(|depot| count(depot, &self.table.depot_goods)).max().unwrap_or(0);
                if most > 0 {
                    let fullest = Oracle::clockwise(self.white)
                        .into_iter()
                        .find(|&depot| count(depot, &self.table.depot_goods) == most)
                        .expect("a depot");
                    for number in 0..6 {
                        self.table.goods[number] +=
                            std::mem::take(&mut self.table.depot_goods[fullest][number]);
                    }
                }
                self.move_marker();
            }
            Face::Building(Building::Bank) => self.table.silver += 2,
            Face::Building(Building::BoardingHouse) => self.vp("boarding-houses", 2),
            Face::Building(Building::Watchtower) => self.vp("watchtowers", 4),
            Face::Building(Building::Warehouse) => self.sell(),
            Face::Building(Building::Workshop) => self.fetch(&['B']),
            Face::Building(Building::Church) => self.fetch(&['C', 'M', 'K']),
            Face::Building(Building::Market) => self.fetch(&['S', 'A']),
            Face::Building(Building::CityHall) => self.city_hall(),
            Face::Building(Building::WhiteCastle) => self.white_castle(),
            _ => {}
        }
    }

    pub fn move_marker(&mut self) {
        let from = self.table.track.iter().position(|stack| stack.contains(&self.me)).expect("a marker");
        self.table.track[from].retain(|&seat| seat != self.me);
        let to = (from + 1).min(self.table.track.len() - 1);
        self.table.track[to].push(self.me);
        for &seat in &self.on_top {
            if self.table.track[to].contains(&seat) {
                self.table.track[to].retain(|&other| other != seat);
                self.table.track[to].push(seat);
            }
        }
    }

    pub fn fetch(&mut self, types: &[char]) {
        for &wanted in types {
            for depot in Oracle::clockwise(self.white) {
                if let Some(tile) = self.take_top(depot, wanted) {
                    return self.push(tile);
                }
            }
        }
    }

    pub fn white_castle(&mut self) {
        for depot in Oracle::clockwise(self.white) {
            for (stack, wanted) in TYPES.into_iter().enumerate() {
                if self.table.reserve[stack].is_empty()
                    && let Some(tile) = self.take_top(depot, wanted)
                {
                    return self.push(tile);
                }
            }
        }
        for depot in Oracle::clockwise(self.white) {
            let there =
                |t: usize| self.table.depots[depot].iter().flatten().any(|&tile| letter(tile) == TYPES[t]);
            let fewest = (0..6).filter(|&t| there(t)).min_by_key(|&t| (self.table.reserve[t].len(), t));
            if let Some(t) = fewest {
                let tile = self.take_top(depot, TYPES[t]).expect("a tile");
                return self.push(tile);
            }
        }
        self.table.silver += 1;
    }

    pub fn city_hall(&mut self) {
        for place in [Some(self.selected), self.other].into_iter().flatten() {
            let card = self.card(place);
            let fits = |t: &usize| card.empty().iter().any(|&hex| card.wants(hex) == TYPES[*t]);
            let types: Vec<usize> =
                (0..6).filter(fits).filter(|&t| !self.table.reserve[t].is_empty()).collect();
            let most = types.iter().map(|&t| self.table.reserve[t].len()).max();
            if let Some(most) = most {
                let t = types.into_iter().find(|&t| self.table.reserve[t].len() == most).expect("a type");
                let hex = card.empty().into_iter().find(|&hex| card.wants(hex) == TYPES[t]).expect("a hex");
                let tile = self.pop(TYPES[t]).expect("a tile");
                return self.place(tile, place, hex);
            }
        }
    }

    pub fn bonus_action(&mut self) {
        if !self.card(self.selected).empty().is_empty() {
            self.choose_and_place(self.white, self.selected, false);
            return;
        }
        if let Some(other) = self.other
            && !self.card(other).empty().is_empty()
            && self.choose_and_place(self.white, other, true)
        {
            return;
        }
        self.sell();
    }

    pub fn sell(&mut self) {
        let most = *self.table.goods.iter().max().expect("six numbers");
        if most == 0 {
            return;
        }
        let number = self.table.goods.iter().position(|&n| n == most).expect("a number");
        self.table.goods[number] = 0;
        let more = u16::from(self.plays(Expansion::Routes));
        self.vp("goods-sold", u16::from(most) * self.players + more);
        self.table.silver += 1;
    }

    pub fn resolve_symbols(&mut self) {
        for (number, hex) in std::mem::take(&mut self.symbols) {
            let (_, sells, doubles, _, _) = CARDS[number - 1];
            if sells.contains(&hex) {
                self.sell();
            }
            if doubles.contains(&hex) {
                self.take_double();
            }
        }
    }

    pub fn take_double(&mut self) {
        let (slots, start) = match self.players {
            4 => (6, self.white - 1),
            _ => (3, self.white.div_ceil(2) - 1),
        };
        for n in start..start + slots {
            if self.table.vine_depot[n % slots].take().is_some() {
                self.table.doubles += 1;
                return;
            }
        }
    }

    pub fn complete_cards(&mut self) {
        let mut queue = 0;
        for place in 0..2 {
            if self.card(place).empty().is_empty() {
                queue += self.finish(place);
            }
        }
        while queue > 0 {
            queue -= 1;
            match self.table.cards.iter().position(Option::is_some) {
                Some(place) => {
                    self.selected = place;
                    self.other = None;
                    self.choose_and_place(self.white, place, false);
                    self.resolve_symbols();
                    if self.card(place).empty().is_empty() {
                        queue += self.finish(place);
                    }
                }
                None => self.sell(),
            }
        }
        if self.table.cards[0].is_none() {
            self.table.cards.swap(0, 1);
        }
    }

    pub fn finish(&mut self, place: usize) -> u32 {
        self.completed = true;
        let card = self.table.cards[place].take().expect("a card");
        let (hexes, _, _, post, shield) = CARDS[card.number - 1];
        self.vp("cards", [[8, 12, 16], [14, 18, 22], [17, 21, 25]][hexes.len() - 3][self.level]);
        if post && self.plays(Expansion::Posts) {
            self.table.posts += 1;
            if self.table.posts == 2 {
                self.vp("border-posts", [10, 8, 6, 4, 2][self.phase]);
            }
            if self.table.posts == 3
                && let Some(left) = self.table.post_tiles.iter().position(|&owner| owner == 0)
            {
                self.table.post_tiles[left] = self.me + 1;
                self.vp("border-posts", if left == 0 { self.players + 3 } else { self.players });
            }
        }
        if shield && self.plays(Expansion::Shields) {
            for depot in Oracle::clockwise(self.white) {
                let lowest = self.table.depot_shields[depot].iter().min().copied();
                if let Some(lowest) = lowest {
                    self.table.depot_shields[depot].retain(|&other| other != lowest);
                    self.table.shields += 1;
                    break;
                }
            }
        }
        let mut extra = 0;
        for tile in card.tiles.into_iter().flatten() {
            let before = self.free(letter(tile));
            if let Some(&mark) = before.first()
                && mark == '+'
                && self.modifiers.contains(&'D')
            {
                extra += 1;
            }
            self.table.duchy.push(tile);
        }
        self.table.duchy.sort();
        self.table.discards.push(card.number);
        self.table.discards.sort();
        extra
    }

    /// The marks of the free spaces of a type.
    pub fn free(&self, wanted: char) -> Vec<char> {
        let t = TYPES.iter().position(|&t| t == wanted).expect("a type");
        let covered = self.table.duchy.iter().filter(|&&tile| letter(tile) == wanted).count();
        let marks = SPACES[t].chars().filter(|mark| !"AB".contains(*mark) || !self.modifiers.contains(mark));
        marks.skip(covered).collect()
    }

    /// The place that is dealt to next, after a reshuffle if one is needed.
    pub fn needs_card(&mut self) -> Option<usize> {
        let place = self.table.cards.iter().position(Option::is_none)?;
        if self.table.deck.is_empty() {
            self.table.deck = std::mem::take(&mut self.table.discards);
        }
        Some(place)
    }

    pub fn deal(&mut self, place: usize, number: usize) {
        self.table.deck.retain(|&other| other != number);
        self.table.cards[place] = Some(CardOnTable::new(number));
    }

    /// Steps 5 and 6.
    pub fn close(&mut self) {
        for (t, &kind) in TYPES.iter().enumerate() {
            if self.completed && self.free(kind).is_empty() && !self.table.bonus[t].contains(&(self.me + 1)) {
                let values = [self.players + 3, self.players];
                if let Some(left) = self.table.bonus[t].iter().position(|&owner| owner == 0) {
                    self.table.bonus[t][left] = self.me + 1;
                    self.vp("bonuses", values[left]);
                }
            }
        }
        if self.table.silver < 2 {
            return;
        }
        if self.plays(Expansion::Vineyards) {
            let start = self.white.div_ceil(2) - 1;
            for n in start..start + 3 {
                if self.table.vine_shop[n % 3].take().is_some() {
                    self.table.doubles += 1;
                    self.table.silver -= 2;
                    return;
                }
            }
        }
        let there = |t: &usize| self.table.black.iter().flatten().any(|&tile| letter(tile) == TYPES[*t]);
        if let Some(t) = (0..6).filter(there).min_by_key(|&t| (self.table.reserve[t].len(), t)) {
            let first =
                self.table.black.iter_mut().find(|tile| tile.is_some_and(|tile| letter(tile) == TYPES[t]));
            let tile = first.expect("a space").take().expect("a tile");
            self.push(tile);
            self.table.silver -= 2;
        }
    }
}
