//! The table of a position, out of its lines (`docs/notation.md`): all that the engine writes is said, nothing is left to defaults.

use super::{
    automa::Card,
    setup::{numbers, seat_of},
    world::{Tile, World},
};
use std::collections::BTreeMap;

impl World {
    /// The table of a position that a game starts from, at the beginning of a turn or where something is open in it.
    pub fn at_position(&self, lines: &[String]) -> World {
        let mut world = self.clone();
        let facts: BTreeMap<&str, &str> =
            lines.iter().map(|line| line.split_once(": ").unwrap_or_else(|| panic!("{line}"))).collect();
        let of = |key: &str| facts.get(key).copied().unwrap_or("");
        let words = |key: &str| {
            of(key).split(' ').filter(|word| !word.is_empty()).map(str::to_owned).collect::<Vec<_>>()
        };
        let figures = |key: &str| numbers(of(key)).unwrap_or_default();
        let places = |key: &str, count: usize| {
            let mut tiles: Vec<Option<Tile>> =
                words(key).into_iter().map(|word| (word != "-").then_some(word)).collect();
            tiles.resize(count, None);
            tiles
        };
        let many = |key: &str| -> Vec<String> {
            let pairs = words(key).into_iter().filter(|word| word != "none");
            pairs
                .flat_map(|word| {
                    let (thing, count) = word.split_once('*').expect("a count");
                    vec![thing.to_owned(); count.parse().expect("a count")]
                })
                .collect()
        };
        world.moment = of("moment").into();
        world.phase = "ABCDE".find(of("phase")).expect("a phase");
        world.round = of("round").parse().expect("a round");
        world.white_die = of("white").parse().expect("a die");
        for stack in &mut world.track {
            stack.clear();
        }
        for word in words("track").iter().rev() {
            let (seat, space) = word.split_once('@').expect("a marker");
            world.track[space.parse::<usize>().expect("a space")].push(seat_of(seat).expect("a seat"));
        }
        world.order = words("order").iter().filter_map(|seat| seat_of(seat)).collect();
        world.turn = seat_of(of("turn")).expect("a seat");
        world.done = words("done")
            .into_iter()
            .map(|word| match word.as_str() {
                "buy" => "buy",
                "hire" => "hire",
                _ => "mark",
            })
            .collect();
        world.open = words("open");
        for depot in 0..6 {
            let key = format!("depot {}", depot + 1);
            world.depots[depot] = places(&key, 4);
            world.depot_goods[depot] = figures(&format!("{key} goods"));
            world.depot_shields[depot] = figures(&format!("{key} shields"));
        }
        world.black = places("black", world.black.len());
        world.round_goods = places("round goods", 5).into_iter().map(|goods| goods?.parse().ok()).collect();
        world.supply = many("supply");
        world.black_supply = many("black supply");
        world.goods_supply = many("goods supply").iter().map(|goods| goods.parse().expect("goods")).collect();
        world.inns = of("inns").parse().unwrap_or(0);
        world.cleared_castles = of("castles cleared").parse().unwrap_or(0);
        for (place, seat) in words("post tiles").iter().enumerate() {
            world.post_tiles[place] = seat_of(seat);
        }
        for seat in 0..world.players.len() {
            let key = |what: &str| format!("p{} {what}", seat + 1);
            world.players[seat].dice =
                words(&key("dice")).iter().filter_map(|die| die.parse().ok()).collect();
            for word in words(&key("points")) {
                let (source, count) = word.split_once('=').expect("points");
                let each = match source.strip_prefix("regions-") {
                    Some(size) => world.printed.region_size[size.parse::<usize>().expect("a size") - 1],
                    None if source == "castles-bought" => -5,
                    None => 1,
                };
                let points = each * count.parse::<i32>().expect("points");
                world.players[seat].points.insert(source.into(), points);
            }
            for tile in words(&key("bonus")) {
                let (colour, size) = tile.rsplit_once('-').expect("a bonus tile");
                world.bonus_tiles.entry(colour.into()).or_default()[usize::from(size == "small")] =
                    Some(seat);
            }
            world.players[seat].private = words(&key("private"));
            if seat >= world.estates.len() {
                continue;
            }
            let automa = world.table.automa && seat + 1 == world.table.players;
            let board = (!automa).then(|| world.printed.boards[of(&key("board"))].clone());
            let estate = &mut world.estates[seat];
            estate.duchy = vec![None; board.as_ref().map_or(0, |board| board.spaces.len())];
            estate.board = board;
            estate.silver = of(&key("silver")).parse().unwrap_or(0);
            estate.workers = of(&key("workers")).parse().unwrap_or(0);
            estate.goods = figures(&key("goods"));
            estate.sold = figures(&key("sold"));
            estate.storage = words(&key("storage"));
            for word in words(&key("duchy")) {
                let (space, tile) = word.split_once('=').expect("a tile");
                estate.duchy[space.parse::<usize>().expect("a space") - 1] = Some(tile.into());
            }
        }
        world.read_expansions(&|key| of(key).to_owned());
        if world.table.automa {
            world.read_automa(&|key| of(key).to_owned());
        }
        world
    }

    /// What positions say of shields, routes, vineyards and the solo game.
    pub fn read_expansions(&mut self, of: &dyn Fn(&str) -> String) {
        let words = |key: &str| -> Vec<String> {
            of(key).split(' ').filter(|word| !word.is_empty() && *word != "none").map(str::to_owned).collect()
        };
        let figures =
            |key: &str| -> Vec<u8> { words(key).iter().filter_map(|word| word.parse().ok()).collect() };
        let many = |key: &str| -> Vec<String> {
            let pairs = words(key);
            let many = pairs.iter().filter_map(|word| word.split_once('*'));
            many.flat_map(|(thing, count)| vec![thing.to_owned(); count.parse().expect("a count")]).collect()
        };
        let places = |key: &str, count: usize| -> Vec<Option<Tile>> {
            let mut tiles: Vec<Option<Tile>> =
                words(key).into_iter().map(|word| (word != "-").then_some(word)).collect();
            tiles.resize(count, None);
            tiles
        };
        if self.table.solo {
            self.marker = of("marker").parse().expect("a marker");
            self.target = of("target").parse().expect("a target");
            self.crane_counted = of("crane") == "counted";
        }
        for seat in 0..self.table.people.min(self.estates.len()) {
            let me = |what: &str| format!("p{} {what}", seat + 1);
            let estate = &mut self.estates[seat];
            estate.shields = figures(&me("shields"));
            estate.copies = of(&me("copies"))
                .strip_prefix('p')
                .and_then(|number| number.parse::<usize>().ok())
                .map(|seat| seat - 1);
            estate.route = figures(&me("route"));
            estate.joined = of(&me("posts")) == "joined";
            estate.vine_bonus = words(&me("vine bonus"));
            estate.terraces = figures(&me("terraces"));
            for word in words(&me("vineyard")) {
                let (space, tile) = word.split_once('=').expect("a double tile");
                estate.vineyard[space[1..].parse::<usize>().expect("a space") - 1] = Some(tile.into());
            }
        }
        if self.table.vineyards {
            self.vine_depot = places("vine depot", self.printed.vine_depot.len());
            self.vine_shop = places("vine shop", self.printed.vine_shop);
            self.vine_bag = many("vine bag");
            self.vine_supply = many("vine supply");
            if of("vine supply").is_empty() {
                for vine in super::board::VINES {
                    let held = self
                        .estates
                        .iter()
                        .flat_map(|estate| &estate.vine_bonus)
                        .filter(|other| *other == vine);
                    // A17.2
                    let sets =
                        if self.table.automa { self.table.people } else { self.printed.vine_bonus_each };
                    let left = sets - held.count();
                    self.vine_supply.extend(vec![vine.to_owned(); left]);
                }
            }
        }
    }

    /// What positions say of the Châteautoma.
    fn read_automa(&mut self, of: &dyn Fn(&str) -> String) {
        let words = |key: &str| -> Vec<String> {
            of(key).split(' ').filter(|word| !word.is_empty() && *word != "none").map(str::to_owned).collect()
        };
        let tile = |word: &str| -> Option<(Tile, bool)> {
            let tile = word.trim_start_matches('?');
            (word != "-").then(|| (tile.to_owned(), tile != word))
        };
        let count = |key: &str| of(key).parse::<usize>().unwrap_or(0);
        for (place, side) in ["automa left", "automa right"].into_iter().enumerate() {
            let mut words = words(side).into_iter();
            self.automa.cards[place] = words.next().map(|number| Card {
                number: number.parse().expect("a card"),
                tiles: words.map(|word| tile(&word)).collect(),
            });
        }
        self.automa.deck = words("automa deck").iter().filter_map(|card| card.parse().ok()).collect();
        self.automa.discards = words("automa discards").iter().filter_map(|card| card.parse().ok()).collect();
        for word in words("automa duchy") {
            let (tile, count) = word.split_once('*').expect("a count");
            self.automa.duchy.extend(vec![tile.to_owned(); count.parse().expect("a count")]);
        }
        self.automa.building = Some(of("automa building")).filter(|building| !building.is_empty());
        let (wild, reserve): (Vec<_>, Vec<_>) =
            words("automa reserve").iter().filter_map(|word| tile(word)).partition(|(_, down)| *down);
        self.automa.reserve = reserve.into_iter().map(|(tile, _)| tile).collect();
        self.automa.wild = wild.into_iter().next().map(|(tile, _)| tile);
        self.automa.shields = count("automa shields");
        self.automa.doubles = count("automa doubles");
        self.automa.posts = count("automa posts");
    }
}
