//! The Châteautoma: its turn as A18 tells it, and what it has at the end.

use super::{
    board::{COLOURS, County, colour_of, is_double, monastery},
    play::{Oracle, Play},
    world::Tile,
};

/// A county card on the table.
#[derive(Clone, Debug)]
pub struct Card {
    pub number: u8,
    /// What lies on each hex, and whether it lies face down.
    pub tiles: Vec<Option<(Tile, bool)>>,
}

/// What only the Châteautoma has.
#[derive(Clone, Debug, Default)]
pub struct Automa {
    /// The left and the right card.
    pub cards: [Option<Card>; 2],
    pub deck: Vec<u8>,
    pub discards: Vec<u8>,
    /// Tiles that came from cards, in the order in which they came.
    pub duchy: Vec<Tile>,
    /// A15.6.
    pub building: Option<Tile>,
    /// A6.1: in the order in which tiles came.
    pub reserve: Vec<Tile>,
    pub wild: Option<Tile>,
    pub shields: usize,
    pub doubles: usize,
    pub posts: usize,
    /// Symbols covered in this turn, sales and double tiles (A8).
    pub symbols: Vec<&'static str>,
    /// The selected card by its place, and the other one where there is one (A3.3, A15.11).
    pub selected: usize,
    pub other: Option<usize>,
}

impl Automa {
    /// Tiles that lie face up on cards and in the duchy.
    pub fn face_up(&self) -> Vec<&Tile> {
        let on_cards = self.cards.iter().flatten().flat_map(|card| card.tiles.iter().flatten());
        on_cards.filter(|(_, down)| !down).map(|(tile, _)| tile).chain(&self.duchy).collect()
    }

    /// A16.13: what shield 6 can copy.
    pub fn monasteries(&self) -> Vec<u8> {
        self.face_up().into_iter().filter_map(|tile| monastery(tile)).collect()
    }

    fn mines(&self) -> i32 {
        self.face_up().into_iter().filter(|tile| *tile == "mine").count() as i32
    }

    fn reserved(&self, colour: &str) -> usize {
        self.reserve.iter().filter(|tile| colour_of(tile) == colour).count()
    }

    /// A6.2: the top tile of a stack.
    fn pop(&mut self, colour: &str) -> Option<Tile> {
        let place = self.reserve.iter().rposition(|tile| colour_of(tile) == colour)?;
        Some(self.reserve.remove(place))
    }
}

fn animals(tile: &str) -> i32 {
    if tile == "geese" { 2 } else { tile[tile.len() - 1..].parse().expect("animals") }
}

fn species(tile: &str) -> &str {
    tile.trim_end_matches(char::is_numeric)
}

/// The six depots from one of them on, clockwise.
fn clockwise(first: u8) -> impl Iterator<Item = usize> {
    (0..6).map(move |step| (usize::from(first) - 1 + step) % 6)
}

impl Oracle<'_> {
    fn modifier(&self, letter: char) -> bool {
        self.world.table.lines.get("modifiers").is_some_and(|letters| letters.contains(letter))
    }

    fn its_seat(&self) -> usize {
        self.world.table.players - 1
    }

    fn its_points(&mut self, source: &str, points: i32) {
        let seat = self.its_seat();
        if points != 0 {
            *self.world.players[seat].points.entry(source.into()).or_default() += points;
        }
    }

    fn card(&self, place: usize) -> &Card {
        self.world.automa.cards[place].as_ref().expect("a card")
    }

    fn county(&self, place: usize) -> County {
        let number = self.card(place).number;
        self.world.printed.cards.iter().find(|card| card.number == number).expect("a card").clone()
    }

    /// Empty hexes in reading order, with their colours.
    fn empty_hexes(&self, place: usize) -> Vec<(usize, &'static str)> {
        let county = self.county(place);
        let tiles = &self.card(place).tiles;
        (0..tiles.len()).filter(|&hex| tiles[hex].is_none()).map(|hex| (hex, county.hexes[hex].0)).collect()
    }

    /// A4: its turn.
    pub fn automa_moves(&mut self) -> Play {
        self.world.moment = "automa-die".into();
        let text = self.answers.chance(&self.world, "automa-die", &|text| {
            let die = text.strip_prefix("automa-die ").and_then(|die| die.parse::<u8>().ok());
            die.is_some_and(|die| (1..=6).contains(&die))
        })?;
        self.world.moment = "turn".into();
        let die: u8 = text.rsplit(' ').next().and_then(|die| die.parse().ok()).expect("a die");
        // A3.3
        self.world.automa.selected = usize::from(self.world.white_die > 4);
        self.world.automa.other = Some(1 - self.world.automa.selected);
        self.choose_and_place(die, self.world.automa.selected, false);
        self.resolve_symbols();
        let completed = self.complete_cards();
        self.deal_cards()?;
        if completed {
            self.claim_bonus_tiles();
        }
        self.automa_buys();
        Ok(())
    }

    /// A5; says whether a tile was placed.
    fn choose_and_place(&mut self, start: u8, card: usize, must_place: bool) -> bool {
        for depot in clockwise(start) {
            for (hex, colour) in self.empty_hexes(card) {
                if let Some(tile) = self.take_top(depot, colour) {
                    self.put_on_card(tile, card, hex);
                    return true;
                }
            }
        }
        for (hex, colour) in self.empty_hexes(card) {
            if let Some(tile) = self.world.automa.pop(colour) {
                self.put_on_card(tile, card, hex);
                return true;
            }
        }
        if self.world.automa.wild.is_some() {
            let (hex, _) = self.empty_hexes(card)[0];
            let wild = self.world.automa.wild.take().expect("a wild");
            self.cover(wild, card, hex, true);
            return true;
        }
        // A7.3
        if must_place {
            return false;
        }
        match self.world.black.iter_mut().find_map(Option::take) {
            Some(tile) => self.world.automa.wild = Some(tile),
            None => {
                let seat = self.its_seat();
                self.world.estates[seat].silver += 2;
            }
        }
        false
    }

    /// A5.5: the top tile of a colour.
    fn take_top(&mut self, depot: usize, colour: &str) -> Option<Tile> {
        let such = |tile: &Option<Tile>| tile.as_ref().is_some_and(|tile| colour_of(tile) == colour);
        self.world.depots[depot].iter_mut().find(|tile| such(tile)).and_then(Option::take)
    }

    fn cover(&mut self, tile: Tile, card: usize, hex: usize, down: bool) {
        let (_, sale, double) = self.county(card).hexes[hex];
        let automa = &mut self.world.automa;
        automa.cards[card].as_mut().expect("a card").tiles[hex] = Some((tile, down));
        // A8.5
        automa.symbols.extend(sale.then_some("sale"));
        automa.symbols.extend(double.then_some("double"));
    }

    fn put_on_card(&mut self, tile: Tile, card: usize, hex: usize) {
        self.cover(tile.clone(), card, hex, false);
        self.benefit(&tile);
    }

    /// A7, A16.2 to A16.6.
    fn benefit(&mut self, tile: &str) {
        let seat = self.its_seat();
        let white = self.world.white_die;
        match tile {
            "castle" | "crane" => self.bonus_action(),
            "ship" => self.its_ship(),
            "bank" => self.world.estates[seat].silver += 2,
            "boarding-house" => self.its_points("boarding-houses", 2),
            "watchtower" => self.its_points("watchtowers", 4),
            "warehouse" => self.its_sale(),
            "workshop" => self.fetch(&["building"]),
            "church" => self.fetch(&["castle", "mine", "monastery"]),
            "market" => self.fetch(&["ship", "livestock"]),
            "city-hall" => self.its_city_hall(),
            "white-castle" => {
                // A16.5: a type that the reserve lacks; A16.6: the type it has fewest of.
                let lacks = |oracle: &Self, depot: usize| {
                    let has = oracle.colours_in(depot);
                    has.into_iter().find(|colour| oracle.world.automa.reserved(colour) == 0)
                };
                let found = clockwise(white).find_map(|depot| Some((depot, lacks(self, depot)?)));
                let any = |depot: usize| {
                    let has = self.colours_in(depot);
                    has.into_iter().min_by_key(|colour| self.world.automa.reserved(colour))
                };
                match found.or_else(|| clockwise(white).find_map(|depot| Some((depot, any(depot)?)))) {
                    Some((depot, colour)) => {
                        let tile = self.take_top(depot, colour).expect("a tile");
                        self.world.automa.reserve.push(tile);
                    }
                    None => self.world.estates[seat].silver += 1,
                }
            }
            _ if colour_of(tile) == "livestock" => {
                // The tile lies already.
                let all = self.world.automa.face_up();
                let of = |kind: &str| -> i32 {
                    all.iter()
                        .filter(|tile| colour_of(tile) == "livestock" && species(tile) == kind)
                        .map(|tile| animals(tile))
                        .sum()
                };
                let others = ["cow", "sheep", "pig", "goat"];
                let points = match tile {
                    // A16.3
                    "geese" => 2 + others.into_iter().map(of).max().unwrap_or(0),
                    // A16.4
                    _ => of(species(tile)) + of("geese"),
                };
                self.its_points("livestock", points);
            }
            _ => {}
        }
    }

    /// The colours of a depot's tiles in the order of A6.3.
    fn colours_in(&self, depot: usize) -> Vec<&'static str> {
        let lies =
            |colour: &&str| self.world.depots[depot].iter().flatten().any(|tile| colour_of(tile) == *colour);
        COLOURS.into_iter().filter(lies).collect()
    }

    /// A7.1 to A7.4.
    fn bonus_action(&mut self) {
        let (selected, other, white) =
            (self.world.automa.selected, self.world.automa.other, self.world.white_die);
        if !self.empty_hexes(selected).is_empty() {
            self.choose_and_place(white, selected, false);
            return;
        }
        if let Some(other) = other.filter(|&other| !self.empty_hexes(other).is_empty())
            && self.choose_and_place(white, other, true)
        {
            return;
        }
        self.its_sale();
    }

    /// A7.10, A7.11.
    fn its_ship(&mut self) {
        let most = self.world.depot_goods.iter().map(Vec::len).max().unwrap_or(0);
        let depot =
            clockwise(self.world.white_die).find(|&depot| self.world.depot_goods[depot].len() == most);
        let goods = std::mem::take(&mut self.world.depot_goods[depot.expect("a depot")]);
        let seat = self.its_seat();
        self.world.estates[seat].goods.extend(goods);
        self.advance(seat);
    }

    /// A7.20.
    fn fetch(&mut self, colours: &[&str]) {
        for colour in colours {
            for depot in clockwise(self.world.white_die) {
                if let Some(tile) = self.take_top(depot, colour) {
                    self.world.automa.reserve.push(tile);
                    return;
                }
            }
        }
    }

    /// A7.21, A7.22.
    fn its_city_hall(&mut self) {
        let places = [Some(self.world.automa.selected), self.world.automa.other];
        for card in places.into_iter().flatten() {
            let hexes = self.empty_hexes(card);
            let fits = |colour: &&&str| {
                hexes.iter().any(|(_, hex)| *hex == **colour) && self.world.automa.reserved(colour) > 0
            };
            // The first of those with most tiles.
            let best =
                COLOURS.iter().filter(fits).rev().max_by_key(|colour| self.world.automa.reserved(colour));
            if let Some(&colour) = best {
                let tile = self.world.automa.pop(colour).expect("a tile");
                let hex = hexes.iter().find(|(_, hex)| *hex == colour).expect("a hex").0;
                self.put_on_card(tile, card, hex);
                return;
            }
        }
    }

    /// A12.
    fn its_sale(&mut self) {
        let seat = self.its_seat();
        let goods = &self.world.estates[seat].goods;
        let count = |number: u8| goods.iter().filter(|good| **good == number).count();
        let Some(number) =
            (1..=6).rev().max_by_key(|&number| count(number)).filter(|&number| count(number) > 0)
        else {
            return;
        };
        let sold = count(number);
        let estate = &mut self.world.estates[seat];
        estate.goods.retain(|good| *good != number);
        estate.sold.extend(vec![number; sold]);
        estate.silver += 1;
        // A16.11, A-R2
        let more = i32::from(self.world.table.routes);
        self.its_points("goods-sold", sold as i32 * self.world.printed.goods_sold + more);
    }

    /// A8, A17.4.
    fn resolve_symbols(&mut self) {
        for symbol in std::mem::take(&mut self.world.automa.symbols) {
            if symbol == "sale" {
                self.its_sale();
            } else if self.world.table.vineyards {
                let slots = &self.world.printed.vine_depot;
                let first =
                    slots.iter().position(|dice| dice.contains(&self.world.white_die)).expect("a slot");
                let count = slots.len();
                let full = |slot: &usize| self.world.vine_depot.get(*slot).is_some_and(Option::is_some);
                if let Some(slot) = (0..count).map(|step| (first + step) % count).find(full) {
                    self.world.vine_depot[slot] = None;
                    self.world.automa.doubles += 1;
                }
            }
        }
    }

    /// A9.1 to A9.8, A15.9 to A15.12; says whether a card was completed.
    fn complete_cards(&mut self) -> bool {
        let full = |oracle: &Self, place: usize| {
            oracle.world.automa.cards[place].is_some() && oracle.empty_hexes(place).is_empty()
        };
        let mut turns = 0;
        let mut completed = false;
        for place in 0..2 {
            if full(self, place) {
                turns += self.finish_card(place);
                completed = true;
            }
        }
        while turns > 0 {
            turns -= 1;
            match (0..2).find(|&place| self.world.automa.cards[place].is_some()) {
                Some(place) => {
                    (self.world.automa.selected, self.world.automa.other) = (place, None);
                    self.choose_and_place(self.world.white_die, place, false);
                    self.resolve_symbols();
                    if full(self, place) {
                        turns += self.finish_card(place);
                    }
                }
                None => self.its_sale(),
            }
        }
        // A9.8
        if self.world.automa.cards[0].is_none() {
            self.world.automa.cards.swap(0, 1);
        }
        completed
    }

    /// A completed card; how many extra turns it brings.
    fn finish_card(&mut self, place: usize) -> usize {
        let county = self.county(place);
        let card = self.world.automa.cards[place].take().expect("a card");
        let level = match self.world.table.lines["chateautoma"].as_str() {
            "novice" => 0,
            "experienced" => 1,
            _ => 2,
        };
        self.its_points("cards", county.points[level]);
        if self.world.table.posts && county.post {
            self.its_post();
        }
        if self.world.table.shields && county.shield {
            // A16.14
            let found =
                clockwise(self.world.white_die).find(|&depot| !self.world.depot_shields[depot].is_empty());
            if let Some(depot) = found {
                let shields = &mut self.world.depot_shields[depot];
                let lowest = *shields.iter().min().expect("a shield");
                shields.retain(|shield| *shield != lowest);
                self.world.automa.shields += 1;
            }
        }
        let mut turns = 0;
        for (tile, _) in card.tiles.into_iter().flatten() {
            let spaces = self.free_spaces(colour_of(&tile));
            // A15.9
            turns += usize::from(self.modifier('D') && spaces.first() == Some(&'+'));
            self.world.automa.duchy.push(tile);
        }
        self.world.automa.discards.push(card.number);
        turns
    }

    /// The marks of the spaces of a colour that are not covered, in reading order.
    fn free_spaces(&self, colour: &str) -> Vec<char> {
        let marks = self.world.printed.county_duchy[colour].iter().copied();
        // A15.5, A15.6: covered from the start.
        let free = marks.filter(|mark| !((*mark == 'A' || *mark == 'B') && self.modifier(*mark)));
        let tiles = self.world.automa.duchy.iter().filter(|tile| colour_of(tile) == colour).count();
        free.skip(tiles).collect()
    }

    /// A16.9, A16.10.
    fn its_post(&mut self) {
        let seat = self.its_seat();
        self.world.automa.posts += 1;
        if self.world.automa.posts == 2 {
            self.its_points("border-posts", self.world.printed.phase[self.world.phase]);
        }
        if self.world.automa.posts == 3
            && let Some(place) = self.world.post_tiles.iter().position(Option::is_none)
        {
            self.world.post_tiles[place] = Some(seat);
            self.its_points("border-posts", self.world.printed.bonus[place]);
        }
    }

    /// A10.
    fn claim_bonus_tiles(&mut self) {
        let seat = self.its_seat();
        for colour in COLOURS {
            let owners = self.world.bonus_tiles.get(colour).copied().unwrap_or_default();
            if !self.free_spaces(colour).is_empty() || owners.contains(&Some(seat)) {
                continue;
            }
            if let Some(place) = owners.iter().position(Option::is_none) {
                self.world.bonus_tiles.entry(colour.into()).or_default()[place] = Some(seat);
                self.its_points("bonuses", self.world.printed.bonus[place]);
            }
        }
    }

    /// A11, A17.6.
    fn automa_buys(&mut self) {
        let seat = self.its_seat();
        if self.world.estates[seat].silver < 2 {
            return;
        }
        let shop = self.world.vine_shop.len();
        let first = if shop == 1 { 0 } else { (usize::from(self.world.white_die) - 1) / 2 };
        let slot =
            (0..shop).map(|step| (first + step) % shop).find(|&slot| self.world.vine_shop[slot].is_some());
        if let Some(slot) = slot {
            self.world.vine_shop[slot] = None;
            self.world.automa.doubles += 1;
            self.world.estates[seat].silver -= 2;
            return;
        }
        let lies = |colour: &&&str| self.world.black.iter().flatten().any(|tile| colour_of(tile) == **colour);
        let Some(&colour) =
            COLOURS.iter().filter(lies).min_by_key(|colour| self.world.automa.reserved(colour))
        else {
            return;
        };
        let such = |tile: &&mut Option<Tile>| tile.as_ref().is_some_and(|tile| colour_of(tile) == colour);
        let tile = self.world.black.iter_mut().find(such).and_then(Option::take).expect("a tile");
        self.world.automa.reserve.push(tile);
        self.world.estates[seat].silver -= 2;
    }

    /// A9.9, A9.10.
    fn deal_cards(&mut self) -> Play {
        for (place, side) in ["left", "right"].into_iter().enumerate() {
            if self.world.automa.cards[place].is_none() {
                self.deal_card(place, side, false)?;
            }
        }
        self.world.moment = "turn".into();
        Ok(())
    }

    /// A card out of the deck; with a castle hex where it must have one (A2.5).
    pub fn deal_card(&mut self, place: usize, side: &str, castle: bool) -> Play {
        if self.world.automa.deck.is_empty() {
            self.world.automa.deck = std::mem::take(&mut self.world.automa.discards);
        }
        if !self.world.moment.starts_with("first") {
            self.world.moment = format!("card-{side}");
        }
        let printed = self.world.printed.clone();
        let hexes =
            |number: u8| &printed.cards.iter().find(|card| card.number == number).expect("a card").hexes;
        let has_castle = |number: u8| hexes(number).iter().any(|hex| hex.0 == "castle");
        let deck = self.world.automa.deck.clone();
        let start = format!("card {side} ");
        let number = |text: &str| text.strip_prefix(&start).and_then(|number| number.parse::<u8>().ok());
        let text = self.answers.chance(&self.world, "card", &|text| {
            number(text).is_some_and(|card| deck.contains(&card) && (!castle || has_castle(card)))
        })?;
        let number = number(&text).expect("a card");
        self.world.automa.deck.retain(|card| *card != number);
        let tiles = vec![None; hexes(number).len()];
        self.world.automa.cards[place] = Some(Card { number, tiles });
        Ok(())
    }

    /// A13.1.
    pub fn automa_mines(&mut self) {
        let seat = self.its_seat();
        // The mine of modifier B (A15.6).
        let more = i32::from(self.modifier('B'));
        self.world.estates[seat].silver += self.world.automa.mines() + more;
    }

    /// A14, A16.16, A17.9.
    pub fn automa_final(&mut self) {
        let automa = self.world.automa.clone();
        let seat = self.its_seat();
        let estate = self.world.estates[seat].clone();
        assert!(!automa.reserve.iter().any(|tile| is_double(tile)));
        self.score_finally(seat, "monasteries", 4 * automa.monasteries().len() as i32);
        self.score_finally(seat, "unsold-goods", estate.goods.len() as i32);
        self.score_finally(seat, "silver", estate.silver);
        self.score_finally(seat, "reserve", (automa.reserve.len() + automa.wild.iter().len()) as i32);
        let on_cards = automa.cards.iter().flatten().flat_map(|card| card.tiles.iter().flatten()).count();
        self.score_finally(seat, "tiles-on-cards", 2 * on_cards as i32);
        self.score_finally(seat, "shields", [0, 8, 15, 25, 40][automa.shields.min(4)]);
        let doubles = automa.doubles.min(13) as i32;
        self.score_finally(seat, "double-tiles", doubles * (doubles + 1) / 2);
    }
}
