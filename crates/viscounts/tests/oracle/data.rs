//! The printed matter as the data files have it, read once more.

use std::{collections::BTreeMap, sync::OnceLock};
use toml::{Table, Value};

/// A name out of the data: of a card, an icon, an effect.
pub type Id = &'static str;

/// What a townsfolk can do.
pub struct Rule {
    pub trigger: Id,
    /// For which primary action; empty where it does not matter.
    pub action: Id,
    /// Alternatives of bundles.
    pub effect: Vec<Vec<Id>>,
    /// What a funding rule takes, how much for each use, and the icons of a use.
    pub pays: Id,
    pub each: i64,
    pub icons: i64,
    pub once: bool,
}

/// A townsfolk.
pub struct Townsfolk {
    pub silver: i64,
    pub icons: Vec<Id>,
    pub hire: Vec<Id>,
    pub rules: Vec<Rule>,
}

/// A manuscript. Points are so many for each so many of a thing.
pub struct Tile {
    pub cost: i64,
    pub ribbon: Id,
    pub grey: bool,
    pub effect: Vec<Id>,
    pub score: Option<(i64, i64, Id)>,
}

/// The sites of a segment on one of its sides.
pub struct Row {
    /// Effects of the sites, clockwise.
    pub sites: Vec<Id>,
    /// How many of them are left of the river.
    pub left: usize,
    /// The link after each site, the last one leading to the next segment; an empty one is none.
    pub links: Vec<Vec<Id>>,
}

/// A segment.
pub struct Segment {
    pub name: Id,
    pub rates: Vec<i64>,
    pub gains: Vec<Id>,
    pub townsfolk: Townsfolk,
    pub manuscript_cost: i64,
    pub manuscript: Vec<Id>,
    /// Few players, many players.
    pub rows: [Row; 2],
}

/// A player card.
pub struct PlayerCard {
    pub gains: Vec<Id>,
    pub silver: i64,
    pub deeds: i64,
    pub debts: i64,
    pub extra: Vec<Id>,
    pub own_space: bool,
}

/// A space of the track where markers meet.
pub struct Collision {
    pub active: Vec<Id>,
    pub who: Id,
    pub rivals: Vec<Id>,
}

/// A kind of building.
pub struct Kind {
    pub name: Id,
    pub cost: i64,
    pub points: Vec<i64>,
    /// The three buildings of the kind, and the icons under each.
    pub buildings: Vec<(Id, Vec<Id>)>,
}

/// A board of the solo opponent.
pub struct SoloBoard {
    pub id: Id,
    pub focus: Id,
    pub prefers: Vec<(Id, i64)>,
    pub gains: Vec<Id>,
    pub deeds: i64,
    pub debts: i64,
    pub building: Id,
    pub slots: [Vec<Id>; 2],
    pub removed: Vec<Id>,
    pub guildhalls: Vec<Id>,
}

/// A scheme: an option is an action or effects.
pub struct Scheme {
    pub header: Vec<Id>,
    pub bonus: Vec<Id>,
    pub steps: i64,
    pub options: Vec<(Id, Vec<Id>)>,
}

/// All of it.
pub struct Data {
    pub townsfolk: BTreeMap<Id, Townsfolk>,
    pub tiles: BTreeMap<Id, Tile>,
    pub sets: Vec<i64>,
    pub segments: Vec<Segment>,
    pub player_cards: Vec<PlayerCard>,
    pub poverty: Vec<i64>,
    pub prosperity: Vec<i64>,
    pub second_tier: Vec<Vec<Vec<Id>>>,
    pub third_tier: Vec<Id>,
    /// What the owner of a worker gains that is removed from the first or the second tier.
    pub removed: [Vec<Id>; 2],
    /// Icons of slots 2 and 3 while they are empty.
    pub slots: [Vec<Id>; 2],
    /// Other numbers.
    pub tables: Table,
    pub kinds: Vec<Kind>,
    pub bonus_icons: BTreeMap<Id, Vec<Id>>,
    pub collisions: Vec<Collision>,
    pub solo_boards: Vec<SoloBoard>,
    pub solo_collisions: Vec<Vec<Id>>,
    pub solo_nobles: Vec<i64>,
    pub leftover: i64,
    /// What buildings of the solo opponent do: building, when, what.
    pub reveals: Vec<(Id, Id, Vec<Id>)>,
    pub schemes: BTreeMap<Id, Scheme>,
}

impl PartialEq for Data {
    /// There is only one.
    fn eq(&self, _: &Data) -> bool {
        true
    }
}

fn leak(text: &str) -> Id {
    Box::leak(text.to_owned().into_boxed_str())
}

fn text(table: &Table, key: &str) -> Id {
    table.get(key).and_then(Value::as_str).map_or("", leak)
}

fn number(table: &Table, key: &str) -> i64 {
    table.get(key).and_then(Value::as_integer).unwrap_or(0)
}

fn yes(table: &Table, key: &str) -> bool {
    table.get(key).and_then(Value::as_bool).unwrap_or(false)
}

fn list<'t>(table: &'t Table, key: &str) -> &'t [Value] {
    table.get(key).and_then(Value::as_array).map_or(&[], Vec::as_slice)
}

fn inner<'t>(table: &'t Table, key: &str) -> &'t Table {
    table.get(key).and_then(Value::as_table).unwrap_or_else(|| panic!("{key} is no table"))
}

fn names(list: &[Value]) -> Vec<Id> {
    list.iter().map(|value| leak(value.as_str().expect("a name"))).collect()
}

fn bundles(list: &[Value]) -> Vec<Vec<Id>> {
    list.iter().map(|value| names(value.as_array().expect("a bundle"))).collect()
}

fn numbers(list: &[Value]) -> Vec<i64> {
    list.iter().map(|value| value.as_integer().expect("a number")).collect()
}

fn tables(list: &[Value]) -> impl Iterator<Item = &Table> {
    list.iter().map(|value| value.as_table().expect("a table"))
}

fn read(name: &str) -> Table {
    let path = format!("{}/data/{name}.toml", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{path}: {e}"));
    text.parse().unwrap_or_else(|e| panic!("{path}: {e}"))
}

fn townsfolk(table: &Table) -> Townsfolk {
    let rule = |rule: &Table| Rule {
        trigger: text(rule, "trigger"),
        action: text(rule, "action"),
        effect: bundles(list(rule, "effect")),
        pays: text(rule, "pays"),
        each: number(rule, "each"),
        icons: number(rule, "icons"),
        once: yes(rule, "once"),
    };
    Townsfolk {
        silver: number(table, "silver"),
        icons: names(list(table, "icons")),
        hire: names(list(table, "hire")),
        rules: tables(list(table, "rule")).map(rule).collect(),
    }
}

fn tile(table: &Table) -> Tile {
    let score = table.get("score").and_then(Value::as_table);
    Tile {
        cost: number(table, "cost"),
        ribbon: text(table, "ribbon"),
        grey: yes(table, "grey"),
        effect: names(list(table, "effect")),
        score: score.map(|score| (number(score, "vp"), number(score, "per"), text(score, "of"))),
    }
}

fn row(table: &Table) -> Row {
    let left = names(list(table, "left"));
    let mut links = bundles(list(table, "links"));
    links.push(names(list(table, "across")));
    Row { left: left.len(), sites: [left, names(list(table, "right"))].concat(), links }
}

fn segment(table: &Table) -> Segment {
    let spaces = numbers(list(table, "spaces"));
    let manuscript = inner(table, "manuscript");
    Segment {
        name: leak(&format!("{}-{}", spaces[0], spaces[1])),
        rates: numbers(list(table, "rates")),
        gains: names(list(table, "gains")),
        townsfolk: townsfolk(inner(table, "townsfolk")),
        manuscript_cost: number(manuscript, "cost"),
        manuscript: names(list(manuscript, "effect")),
        rows: [row(inner(table, "few")), row(inner(table, "many"))],
    }
}

fn kind(table: &Table) -> Kind {
    let name = text(table, "kind");
    let icons = bundles(list(table, "icons"));
    let named = |(nth, icons): (usize, Vec<Id>)| (leak(&format!("{name}-{}", nth + 1)), icons);
    Kind {
        name,
        cost: number(table, "cost"),
        points: numbers(list(table, "points")),
        buildings: icons.into_iter().enumerate().map(named).collect(),
    }
}

fn solo_board(table: &Table) -> SoloBoard {
    SoloBoard {
        id: text(table, "id"),
        focus: text(table, "focus"),
        prefers: tables(list(table, "prefers"))
            .map(|line| (text(line, "resource"), number(line, "until")))
            .collect(),
        gains: names(list(table, "gains")),
        deeds: number(table, "deeds"),
        debts: number(table, "debts"),
        building: text(table, "building"),
        slots: [names(list(table, "slot_2")), names(list(table, "slot_3"))],
        removed: names(list(table, "removed")),
        guildhalls: names(list(table, "guildhalls")),
    }
}

fn scheme(table: &Table) -> Scheme {
    Scheme {
        header: names(list(table, "header")),
        bonus: names(list(table, "bonus")),
        steps: number(table, "steps"),
        options: tables(list(table, "options"))
            .map(|option| (text(option, "action"), names(list(option, "effect"))))
            .collect(),
    }
}

fn player_card(table: &Table) -> PlayerCard {
    PlayerCard {
        gains: names(list(table, "gains")),
        silver: number(table, "silver"),
        deeds: number(table, "deeds"),
        debts: number(table, "debts"),
        extra: names(list(table, "extra")),
        own_space: yes(table, "own_space"),
    }
}

fn load() -> Data {
    let manuscripts = read("manuscripts");
    let people = read("townsfolk");
    let cards = read("player_cards");
    let board = read("board");
    let solo = read("solo");
    let printed = read("tables");
    let bonus = inner(&printed, "bonus_icons");
    let collision = |table: &Table| Collision {
        active: names(list(table, "active")),
        who: text(table, "who"),
        rivals: names(list(table, "rivals")),
    };
    let reveal =
        |table: &Table| (text(table, "building"), text(table, "trigger"), names(list(table, "effect")));
    let rewards =
        list(&printed, "second_tier").iter().map(|value| bundles(value.as_array().expect("a list")));
    Data {
        townsfolk: tables(list(&people, "card")).map(|card| (text(card, "id"), townsfolk(card))).collect(),
        tiles: tables(list(&manuscripts, "tile")).map(|card| (text(card, "id"), tile(card))).collect(),
        sets: numbers(list(&manuscripts, "sets")),
        segments: tables(list(&board, "segment")).map(segment).collect(),
        player_cards: tables(list(&cards, "card")).map(player_card).collect(),
        poverty: numbers(list(&cards, "poverty")),
        prosperity: numbers(list(&cards, "prosperity")),
        second_tier: rewards.collect(),
        third_tier: names(list(&printed, "third_tier")),
        removed: [names(list(&printed, "removed_first")), names(list(&printed, "removed_second"))],
        slots: [names(list(&printed, "slot_2")), names(list(&printed, "slot_3"))],
        kinds: tables(list(&printed, "building")).map(kind).collect(),
        bonus_icons: bonus
            .iter()
            .map(|(ribbon, icons)| (leak(ribbon), names(icons.as_array().expect("icons"))))
            .collect(),
        collisions: tables(list(&printed, "collision")).map(collision).collect(),
        solo_boards: tables(list(&solo, "board")).map(solo_board).collect(),
        solo_collisions: bundles(list(&solo, "collision")),
        solo_nobles: numbers(list(&solo, "nobles")),
        leftover: number(&solo, "leftover"),
        reveals: tables(list(&solo, "reveals")).map(reveal).collect(),
        schemes: tables(list(&solo, "scheme")).map(|table| (text(table, "id"), scheme(table))).collect(),
        tables: printed,
    }
}

impl Data {
    /// The data files, read once.
    pub fn get() -> &'static Data {
        static DATA: OnceLock<Data> = OnceLock::new();
        DATA.get_or_init(load)
    }

    /// Numbers of `tables.toml`.
    pub fn numbers(&self, key: &str) -> Vec<i64> {
        numbers(list(&self.tables, key))
    }

    pub fn number(&self, key: &str) -> i64 {
        number(&self.tables, key)
    }

    /// The name as the data have it.
    pub fn id(&self, name: &str) -> Id {
        let cards = self.townsfolk.keys().chain(self.tiles.keys()).chain(self.schemes.keys());
        let buildings = self.kinds.iter().flat_map(|kind| &kind.buildings).map(|(name, _)| name);
        let all = cards.chain(buildings).copied();
        all.into_iter().find(|id| *id == name).unwrap_or_else(|| panic!("{name} is nothing"))
    }

    /// The kind of a building, and the icons under it.
    pub fn building(&self, name: Id) -> (&Kind, &[Id]) {
        let kind = self.kinds.iter().find(|kind| name.starts_with(kind.name)).expect("a building");
        let (_, icons) = kind.buildings.iter().find(|(other, _)| *other == name).expect("a building");
        (kind, icons)
    }

    /// The number of a segment.
    pub fn segment(&self, name: &str) -> usize {
        self.segments.iter().position(|segment| segment.name == name).unwrap_or_else(|| panic!("{name}"))
    }
}
