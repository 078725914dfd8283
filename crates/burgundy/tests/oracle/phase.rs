//! How a phase and a round begin: tiles and goods are drawn, dice are rolled.

use super::{
    board::{colour_of, is_double},
    play::{Oracle, Play},
    setup::{numbers, without},
    world::Tile,
};

/// A list of tiles as chance names it, `-` for a place that stays empty; those at the end are left out.
fn places(text: &str, count: usize) -> Option<Vec<Option<Tile>>> {
    let mut all: Vec<Option<Tile>> = match text {
        "-" => Vec::new(),
        _ => text.split(' ').map(|word| (word != "-").then(|| word.to_owned())).collect(),
    };
    if all.len() > count || all.last().is_some_and(Option::is_none) {
        return None;
    }
    all.resize(count, None);
    Some(all)
}

impl Oracle<'_> {
    /// B3, X-SEQ-7 step 4.
    pub fn start_phase(&mut self) -> Play {
        self.clear_depots();
        // X-INN-1
        self.world.inns += usize::from(self.world.table.inns);
        for depot in 0..6 {
            self.fill_depot(depot)?;
        }
        self.fill_black_depot()?;
        if self.world.table.vineyards {
            self.world.vine_depot = self.draw_doubles("vine-depot", self.world.vine_depot.len())?;
            self.world.vine_shop = self.draw_doubles("vine-shop", self.world.vine_shop.len())?;
        }
        // B3.4
        self.world.moment = "goods".into();
        let supply = self.world.goods_supply.clone();
        let text = self.draw("goods", &|text| {
            numbers(text).is_some_and(|goods| goods.len() == 5 && without(&supply, &goods).is_some())
        })?;
        let goods = numbers(&text).expect("goods");
        self.world.goods_supply = without(&supply, &goods).expect("goods");
        self.world.round_goods = goods.into_iter().map(Some).collect();
        Ok(())
    }

    /// B3.1, X-VINE-5.
    fn clear_depots(&mut self) {
        let world = &mut self.world;
        for place in world.depots.iter_mut().flatten().chain(&mut world.black) {
            let castle = place.take().is_some_and(|tile| tile == "castle");
            // X-BOARD-9
            world.cleared_castles += usize::from(castle && world.table.connection);
        }
        for place in world.vine_depot.iter_mut().chain(&mut world.vine_shop) {
            *place = None;
        }
    }

    /// B3.2, B3.3: the colours of a depot's places in this phase, as far as the supplies reach.
    fn colours_to_fill(&self, depot: usize) -> Vec<Option<&'static str>> {
        let mut places = self.world.printed.depots[depot].clone();
        let mines = self.world.table.players == 3 && [1, 3].contains(&self.world.phase) && depot == 5;
        for place in &mut places {
            if mines && *place == Some("castle") {
                *place = Some("mine");
            }
        }
        let left = |colour: &str| self.world.supply.iter().filter(|tile| colour_of(tile) == colour).count();
        for place in 0..places.len() {
            let Some(colour) = places[place] else { continue };
            let before = places[..place].iter().filter(|other| **other == Some(colour)).count();
            if before >= left(colour) {
                places[place] = None;
            }
        }
        places
    }

    fn fill_depot(&mut self, depot: usize) -> Play {
        let verb = format!("depot {}", depot + 1);
        self.world.moment = verb.clone();
        let colours = self.colours_to_fill(depot);
        let supply = self.world.supply.clone();
        let fits = |text: &str| -> Option<Vec<Option<Tile>>> {
            let tiles = places(text, colours.len())?;
            let right = tiles.iter().zip(&colours).all(|(tile, colour)| match (tile, colour) {
                (Some(tile), Some(colour)) => supply.contains(tile) && colour_of(tile) == *colour,
                (None, None) => true,
                _ => false,
            });
            let drawn: Vec<Tile> = tiles.iter().flatten().cloned().collect();
            (right && without(&supply, &drawn).is_some()).then_some(tiles)
        };
        let text = self.draw_list(&verb, &|text| fits(text).is_some())?;
        let tiles = fits(&text).expect("tiles");
        let drawn: Vec<Tile> = tiles.iter().flatten().cloned().collect();
        self.world.supply = without(&supply, &drawn).expect("tiles");
        self.world.depots[depot] = tiles;
        Ok(())
    }

    fn fill_black_depot(&mut self) -> Play {
        self.world.moment = "black".into();
        let supply = self.world.black_supply.clone();
        let mut left = supply.len();
        // B3.3
        let used: Vec<bool> = self
            .world
            .printed
            .black
            .iter()
            .map(|used| {
                let fill = *used && left > 0;
                left -= usize::from(fill);
                fill
            })
            .collect();
        let fits = |text: &str| -> Option<Vec<Option<Tile>>> {
            let tiles = places(text, used.len())?;
            let drawn: Vec<Tile> = tiles.iter().flatten().cloned().collect();
            let right = tiles.iter().zip(&used).all(|(tile, used)| tile.is_some() == *used);
            (right && without(&supply, &drawn).is_some()).then_some(tiles)
        };
        let text = self.draw_list("black", &|text| fits(text).is_some())?;
        let tiles = fits(&text).expect("tiles");
        let drawn: Vec<Tile> = tiles.iter().flatten().cloned().collect();
        self.world.black_supply = without(&supply, &drawn).expect("tiles");
        self.world.black = tiles;
        Ok(())
    }

    /// As `draw`, where nothing may come after the verb.
    fn draw_list(&mut self, verb: &str, possible: &dyn Fn(&str) -> bool) -> Play<String> {
        let rest = |text: &str| Some(text.strip_prefix(verb)?.trim_start().to_owned());
        let start = verb.split(' ').next().unwrap_or(verb);
        let text = self
            .answers
            .chance(&self.world, start, &|text| rest(text).is_some_and(|rest| possible(&rest)))?;
        Ok(rest(&text).expect("a list"))
    }

    /// X-VINE-5: the bag always suffices.
    fn draw_doubles(&mut self, verb: &str, count: usize) -> Play<Vec<Option<Tile>>> {
        self.world.moment = verb.into();
        let bag = self.world.vine_bag.clone();
        let split = |text: &str| text.split(' ').map(str::to_owned).collect::<Vec<Tile>>();
        let text = self.draw(verb, &|text| {
            let tiles = split(text);
            tiles.len() == count
                && tiles.iter().all(|tile| is_double(tile))
                && without(&bag, &tiles).is_some()
        })?;
        self.world.vine_bag = without(&bag, &split(&text)).expect("double tiles");
        Ok(split(&text).into_iter().map(Some).collect())
    }

    /// B4.1 to B4.3, X-SOLO-5, X-SOLO-6.
    pub fn roll(&mut self) -> Play {
        self.world.moment = "roll".into();
        let people = self.world.table.people;
        let dice = |word: &str| -> Option<Vec<u8>> {
            let dice: Option<Vec<u8>> = word.chars().map(|die| Some(die.to_digit(10)? as u8)).collect();
            dice.filter(|dice| {
                dice.len() == 2 && dice.is_sorted() && dice.iter().all(|die| (1..=6).contains(die))
            })
        };
        let read = |text: &str| -> Option<(Vec<Vec<u8>>, u8)> {
            let mut words: Vec<&str> = text.split(' ').collect();
            let white = words.pop()?.strip_prefix('w')?.parse::<u8>().ok()?;
            let rolls: Option<Vec<Vec<u8>>> = words.into_iter().map(dice).collect();
            rolls
                .filter(|rolls| rolls.len() == people && (1..=6).contains(&white))
                .map(|rolls| (rolls, white))
        };
        let text = self.draw("roll", &|text| read(text).is_some())?;
        let (rolls, white) = read(&text).expect("a roll");
        for (player, dice) in self.world.players.iter_mut().zip(rolls) {
            player.dice = dice;
        }
        self.world.white_die = white;
        let depot = usize::from(white) - 1;
        let goods = self.world.round_goods[self.world.round - 1].take().expect("a goods tile");
        self.world.depot_goods[depot].push(goods);
        if self.world.table.solo {
            let found = (0..6).map(|step| (depot + step) % 6);
            let found = found.into_iter().find(|&depot| self.world.depots[depot].iter().any(Option::is_some));
            if let Some(depot) = found {
                self.world.depots[depot].iter_mut().find_map(Option::take);
            }
        }
        self.world.order = if self.world.table.solo { vec![0] } else { self.track_order() };
        self.world.turn = self.world.order[0];
        self.world.moment = "turn".into();
        Ok(())
    }
}
