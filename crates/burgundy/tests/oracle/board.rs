//! All that is printed, out of the data files: duchies, tiles, tables, trade routes, the vineyard, county cards.

use super::world::{Table, Tile};
use std::{collections::BTreeMap, rc::Rc};
use toml::{Table as Toml, Value};

pub const COLOURS: [&str; 6] = ["castle", "mine", "ship", "monastery", "building", "livestock"];
/// The letters of the colours on boards and county cards, in the same order.
const LETTERS: &str = "CMSKBA";
/// Types of vines in their order.
pub const VINES: [&str; 6] = ["green", "blue", "red", "purple", "yellow", "white"];
pub const BUILDINGS: [&str; 8] =
    ["warehouse", "watchtower", "workshop", "church", "market", "boarding-house", "bank", "city-hall"];
pub const SPECIES: [&str; 6] = ["cow", "sheep", "pig", "goat", "chicken", "geese"];

/// The colour of a letter.
pub fn letter_colour(letter: char) -> &'static str {
    COLOURS[LETTERS.find(letter).unwrap_or_else(|| panic!("no colour {letter}"))]
}

/// The colour of a tile's front: `any` for an inn or a face-down tile, `double` for a double tile.
pub fn colour_of(tile: &str) -> &'static str {
    if tile == "inn" || tile == "face-down" {
        return "any";
    }
    if is_double(tile) {
        return "double";
    }
    if let Some(colour) = ["castle", "mine", "ship"].into_iter().find(|colour| *colour == tile) {
        return colour;
    }
    if monastery(tile).is_some() {
        return "monastery";
    }
    if SPECIES.iter().any(|species| tile.starts_with(species)) {
        return "livestock";
    }
    let building = BUILDINGS.contains(&tile) || tile == "white-castle" || tile == "crane";
    assert!(building, "no tile {tile}");
    "building"
}

/// The number of a monastery.
pub fn monastery(tile: &str) -> Option<u8> {
    tile.strip_prefix('m')?.parse().ok()
}

/// The two types of a double tile, as it is written.
pub fn types(tile: &str) -> Option<(&'static str, &'static str)> {
    let (first, second) = tile.split_once('-')?;
    let of = |name: &str| VINES.into_iter().find(|vine| *vine == name);
    Some((of(first)?, of(second)?))
}

pub fn is_double(tile: &str) -> bool {
    types(tile).is_some()
}

/// The same double tile turned.
pub fn turned(tile: &str) -> Tile {
    let (first, second) = types(tile).expect("a double tile");
    format!("{second}-{first}")
}

/// A space of a duchy.
#[derive(Clone, Debug)]
pub struct Space {
    pub colour: &'static str,
    pub die: u8,
    /// Touching spaces.
    pub neighbours: Vec<usize>,
    /// X-SOLO-8: touching spaces and the other ends of rivers.
    pub reach: Vec<usize>,
    pub region: usize,
}

/// A duchy.
#[derive(Clone, Debug, Default)]
pub struct Board {
    pub id: String,
    pub spaces: Vec<Space>,
    pub regions: Vec<Vec<usize>>,
    pub rivers: Vec<(usize, usize)>,
    /// X-TEAM-6: where the starting castle may lie, where that is printed.
    pub starts: Vec<usize>,
}

impl Board {
    /// The spaces of a region.
    pub fn region(&self, number: usize) -> &[usize] {
        &self.regions[number]
    }

    /// The spaces of a colour.
    pub fn of_colour(&self, colour: &str) -> Vec<usize> {
        (0..self.spaces.len()).filter(|&space| self.spaces[space].colour == colour).collect()
    }

    /// X-POST-3: the spaces at each post, on a duchy of 37 spaces in rows of 4, 5, 6, 7, 6, 5, 4.
    pub fn posts(&self) -> [[usize; 2]; 3] {
        [[4, 9], [8, 14], [34, 35]]
    }

    /// From spaces with their rows and their distances from the left in half hexes.
    fn new(id: &str, marks: &[(i32, i32, String)], rivers: Vec<(usize, usize)>) -> Board {
        let touch = |a: usize, b: usize| {
            let (rows, halves) = ((marks[a].0 - marks[b].0).abs(), (marks[a].1 - marks[b].1).abs());
            (rows, halves) == (0, 2) || (rows, halves) == (1, 1)
        };
        let mut board = Board { id: id.into(), rivers, ..Board::default() };
        for (place, (_, _, mark)) in marks.iter().enumerate() {
            let mut letters = mark.chars();
            let colour = letter_colour(letters.next().expect("a letter"));
            let die = letters.as_str().parse().unwrap_or_else(|_| panic!("{mark} on board {id}"));
            let neighbours: Vec<usize> = (0..marks.len()).filter(|&other| touch(place, other)).collect();
            let mut reach = neighbours.clone();
            for &(one, other) in &board.rivers {
                reach.extend((one == place).then_some(other));
                reach.extend((other == place).then_some(one));
            }
            board.spaces.push(Space { colour, die, neighbours, reach, region: usize::MAX });
        }
        for first in 0..board.spaces.len() {
            if board.spaces[first].region < usize::MAX {
                continue;
            }
            let number = board.regions.len();
            let mut found = vec![first];
            board.spaces[first].region = number;
            let mut at = 0;
            while at < found.len() {
                for next in board.spaces[found[at]].neighbours.clone() {
                    if board.spaces[next].colour == board.spaces[first].colour && !found.contains(&next) {
                        board.spaces[next].region = number;
                        found.push(next);
                    }
                }
                at += 1;
            }
            found.sort_unstable();
            board.regions.push(found);
        }
        board
    }

    /// A duchy of seven rows.
    fn of_rows<'t>(id: &str, rows: impl Iterator<Item = &'t str>) -> Board {
        let mut marks = Vec::new();
        for (row, line) in rows.enumerate() {
            for (place, mark) in line.split_whitespace().enumerate() {
                let row = row as i32;
                marks.push((row, 2 * place as i32 + (3 - row).abs(), mark.to_owned()));
            }
        }
        assert_eq!(marks.len(), 37, "board {id}");
        Board::new(id, &marks, Vec::new())
    }

    /// A board that is drawn as a map: two columns are half a hex.
    fn of_map(id: &str, map: &str, rivers: Vec<(usize, usize)>) -> Board {
        let mut marks = Vec::new();
        for (row, line) in map.lines().enumerate() {
            let mut column = 0;
            for word in line.split(' ') {
                if !word.is_empty() {
                    assert_eq!(column % 2, 0, "board {id}: {line}");
                    marks.push((row as i32, column / 2, word.to_owned()));
                }
                column += word.len() as i32 + 1;
            }
        }
        Board::new(id, &marks, rivers)
    }
}

/// A space of the vineyard.
#[derive(Clone, Debug)]
pub struct VineSpace {
    /// From 1, the bottom one.
    pub terrace: u8,
    pub die: u8,
    /// Row, and distance from the left in half hexes.
    pub hexes: [(i32, i32); 2],
    pub bonuses: [String; 2],
}

/// A county card.
#[derive(Clone, Debug)]
pub struct County {
    pub number: u8,
    /// Colour, sell symbol, double-hex symbol.
    pub hexes: Vec<(&'static str, bool, bool)>,
    /// For novice, experienced and expert.
    pub points: Vec<i32>,
    pub post: bool,
    pub shield: bool,
}

/// What is printed, for the numbers of this table.
#[derive(Clone, Debug, Default)]
pub struct Printed {
    /// The boards of the edition, and those of the table's own.
    pub boards: BTreeMap<String, Rc<Board>>,
    /// B2.11: two-sided boards of each set, with their copies.
    pub two_sided: BTreeMap<String, Vec<([String; 2], usize)>>,
    /// By depot, each place's colour where the number of players uses it.
    pub depots: Vec<Vec<Option<&'static str>>>,
    /// Whether a place of the black depot is used.
    pub black: Vec<bool>,
    /// Names with how many normal ones and how many black-backed ones are in the box of this table, in the order of the file.
    pub tiles: Vec<(Tile, usize, usize)>,
    pub goods_each: usize,
    pub inns: usize,
    /// By size, from 1 at 0.
    pub region_size: Vec<i32>,
    pub phase: Vec<i32>,
    /// Points of the large and the small bonus tile.
    pub bonus: [i32; 2],
    /// Points for each goods tile sold.
    pub goods_sold: i32,
    /// B15.15, B15.26.
    pub kinds_sold: i32,
    pub bonus_tiles: i32,
    /// By number - 1.
    pub shield_points: Vec<i32>,
    /// How many shields lie at each depot.
    pub shield_layout: Vec<usize>,
    /// By number - 1: numbers and bonuses.
    pub routes: Vec<[(u8, String); 3]>,
    pub routes_dealt: usize,
    pub vine_spaces: Vec<VineSpace>,
    /// All double tiles in the box, named in the order of the types.
    pub vine_tiles: Vec<Tile>,
    pub vine_bonus_each: usize,
    pub vine_fewer: usize,
    pub vine_shop: usize,
    /// The die numbers of each place.
    pub vine_depot: Vec<Vec<u8>>,
    pub vine_area: Vec<i32>,
    pub cards: Vec<County>,
    /// The Châteautoma's deck.
    pub deck: Vec<u8>,
    /// Its duchy: the marks of each colour's spaces in reading order.
    pub county_duchy: BTreeMap<&'static str, Vec<char>>,
}

fn toml(text: &str) -> Toml {
    text.parse().expect("a data file")
}

fn list(value: &Value) -> &[Value] {
    value.as_array().expect("a list")
}

fn number(value: &Value) -> usize {
    value.as_integer().expect("a number") as usize
}

fn text(value: &Value) -> &str {
    value.as_str().expect("a text")
}

fn numbers(value: &Value) -> Vec<i32> {
    list(value).iter().map(|value| number(value) as i32).collect()
}

const DUCHIES: [&str; 5] = [
    include_str!("../../data/duchies_2011.toml"),
    include_str!("../../data/duchies_se.toml"),
    include_str!("../../data/duchies_11_18.toml"),
    include_str!("../../data/duchies_19_22.toml"),
    include_str!("../../data/duchies_23_30.toml"),
];

impl Printed {
    /// The box of a table.
    pub fn new(table: &Table) -> Printed {
        let mut printed = Printed::default();
        printed.read_boards(table);
        printed.read_main_board(table);
        printed.read_tiles(table);
        printed.read_tables(table);
        printed.read_expansions(table);
        printed.read_vineyard(table);
        printed.read_county(table);
        printed
    }

    fn read_boards(&mut self, table: &Table) {
        let edition = if table.old { "2011" } else { "se" };
        for file in DUCHIES {
            for duchy in list(&toml(file)["duchy"]) {
                if list(&duchy["editions"]).iter().any(|value| text(value) == edition) {
                    let id = text(&duchy["id"]);
                    let board = Board::of_rows(id, text(&duchy["rows"]).lines());
                    self.boards.insert(id.into(), Rc::new(board));
                }
            }
        }
        let team = toml(include_str!("../../data/team_boards.toml"));
        let solo = toml(include_str!("../../data/solo_boards.toml"));
        for duchy in list(&team["duchy"]).iter().chain(list(&solo["duchy"])) {
            let id = text(&duchy["id"]);
            let pairs = duchy.get("rivers").map_or(&[][..], list);
            let rivers = pairs.iter().map(|pair| (number(&pair[0]) - 1, number(&pair[1]) - 1)).collect();
            let mut board = Board::of_map(id, text(&duchy["map"]), rivers);
            board.starts =
                duchy.get("starts").map_or(&[][..], list).iter().map(|start| number(start) - 1).collect();
            self.boards.insert(id.into(), Rc::new(board));
        }
        for (key, value) in &table.lines {
            if let Some(id) = key.strip_prefix("board ") {
                self.boards.insert(id.into(), Rc::new(Board::of_rows(id, value.split(" / "))));
            }
        }
        let tables = toml(include_str!("../../data/tables.toml"));
        for (set, boards) in tables["two_sided"][edition].as_table().expect("sets") {
            let boards = list(boards).iter().map(|board| {
                let sides = list(&board["sides"]);
                ([text(&sides[0]).to_owned(), text(&sides[1]).to_owned()], number(&board["copies"]))
            });
            self.two_sided.insert(set.clone(), boards.collect());
        }
    }

    fn read_main_board(&mut self, table: &Table) {
        let board = toml(include_str!("../../data/main_board.toml"));
        for depot in list(&board["depots"]) {
            let place = |value: &Value| {
                let (colour, least) = text(value).split_once(' ').expect("a colour and a number");
                let used = least.parse::<usize>().expect("a number") <= table.players;
                used.then(|| COLOURS.into_iter().find(|name| *name == colour).expect("a colour"))
            };
            self.depots.push(list(depot).iter().map(place).collect());
        }
        let rows = list(&board["black_depot"]["rows"]).iter().flat_map(list);
        self.black = rows.map(|least| number(least) <= table.players).collect();
    }

    fn read_tiles(&mut self, table: &Table) {
        let file = toml(include_str!("../../data/tiles.toml"));
        self.goods_each = number(&file["goods_of_each_number"]);
        self.inns = number(&file["inns"]);
        for kind in list(&file["tile"]) {
            let there = match kind.get("expansion").map(text) {
                Some("tiles") => table.tiles,
                Some("white") => table.white,
                Some(other) => panic!("expansion {other}"),
                None => true,
            };
            for name in list(&kind["names"]).iter().map(text).filter(|_| there) {
                // X-SOLO-25
                if table.solo && name == "m27" {
                    continue;
                }
                // B1.2
                let name = if table.old { name.replace("goat", "chicken") } else { name.to_owned() };
                self.tiles.push((name, number(&kind["normal"]), number(&kind["black"])));
            }
        }
    }

    fn read_tables(&mut self, table: &Table) {
        let file = toml(include_str!("../../data/tables.toml"));
        let column = table.players - 2;
        let edition = if table.old { "2011" } else { "se" };
        self.region_size = numbers(&file["region_size"]);
        self.phase = numbers(&file["phase"]);
        self.bonus = [numbers(&file["bonus_large"])[column], numbers(&file["bonus_small"])[column]];
        self.goods_sold = numbers(&file["goods_sold"])[column];
        self.kinds_sold = number(&file["monasteries"][edition]["kinds_sold"]) as i32;
        self.bonus_tiles = number(&file["monasteries"][edition]["bonus_tiles"]) as i32;
    }

    fn read_expansions(&mut self, table: &Table) {
        let column = table.players - 2;
        let shields = toml(include_str!("../../data/shields.toml"));
        self.shield_points = numbers(&shields["points"]);
        self.shield_layout = list(&list(&shields["layout"])[column]).iter().map(number).collect();
        let routes = toml(include_str!("../../data/trade_routes.toml"));
        self.routes_dealt = number(&list(&routes["dealt"])[column]);
        for tile in list(&routes["tile"]) {
            let space = |place: usize| {
                let (number, bonus) = text(&tile["spaces"][place]).split_once(' ').expect("a space");
                (number.parse().expect("a number"), bonus.to_owned())
            };
            self.routes.push([space(0), space(1), space(2)]);
        }
    }

    fn read_vineyard(&mut self, table: &Table) {
        let column = table.players - 2;
        let file = toml(include_str!("../../data/vineyard.toml"));
        let (twice, pair) = (number(&file["twice_the_same"]), number(&file["each_pair"]));
        for (place, first) in VINES.into_iter().enumerate() {
            for second in &VINES[place..] {
                let count = if first == *second { twice } else { pair };
                self.vine_tiles.extend(vec![format!("{first}-{second}"); count]);
            }
        }
        self.vine_bonus_each = number(&file["bonus_tiles_of_a_type"]);
        self.vine_fewer = number(&list(&file["fewer_types"])[column]);
        self.vine_shop = number(&list(&file["shop"])[column]);
        let digits = |value: &Value| text(value).bytes().map(|digit| digit - b'0').collect();
        self.vine_depot = list(&list(&file["depot"])[column]).iter().map(digits).collect();
        self.vine_area = numbers(&file["area"]);
        for space in list(&file["space"]) {
            let hex = |place: usize| {
                let pair = numbers(&space["hexes"][place]);
                (pair[0], pair[1])
            };
            self.vine_spaces.push(VineSpace {
                terrace: number(&space["terrace"]) as u8,
                die: number(&space["die"]) as u8,
                hexes: [hex(0), hex(1)],
                bonuses: [0, 1].map(|place| text(&space["bonuses"][place]).to_owned()),
            });
        }
    }

    fn read_county(&mut self, table: &Table) {
        let file = toml(include_str!("../../data/county_cards.toml"));
        for card in list(&file["card"]) {
            let hexes = text(&card["hexes"]).split(' ').map(|hex| {
                let colour = letter_colour(hex.chars().next().expect("a letter"));
                (colour, hex.contains('$'), hex.contains('&'))
            });
            let has = |key: &str| card.get(key).and_then(Value::as_bool).unwrap_or(false);
            self.cards.push(County {
                number: number(&card["number"]) as u8,
                hexes: hexes.collect(),
                points: numbers(&card["points"]),
                post: has("border_post"),
                shield: has("shield"),
            });
        }
        let deck = if table.vineyards { "vineyards" } else { "standard" };
        self.deck = list(&file["decks"][deck]).iter().map(|card| number(card) as u8).collect();
        let duchy = toml(include_str!("../../data/chateautoma_duchy.toml"));
        // A2.3
        let modifiers = table.lines.get("modifiers").map_or("", String::as_str);
        let side = if modifiers.contains(['A', 'B', 'D']) { "36" } else { "35" };
        let side = list(&duchy["side"]).iter().find(|found| text(&found["id"]) == side).expect("a side");
        for colour in COLOURS {
            let marks = text(&side[colour]).chars().filter(|mark| !" /".contains(*mark)).collect();
            self.county_duchy.insert(colour, marks);
        }
    }
}
