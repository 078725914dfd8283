//! The table as the lines of a position (`docs/notation.md`), and back: lists without an order are sorted on both sides.

use super::{
    board::{COLOURS, VINES, colour_of},
    setup::without,
    world::{Tile, World},
};
use std::collections::BTreeMap;

/// Lines by their keys.
pub type Facts = BTreeMap<String, String>;

/// Keys whose lists have no order: all but these have one.
const ORDERED: [&str; 12] = [
    "open",
    "automa reserve",
    "track",
    "order",
    "round goods",
    "black",
    "vine depot",
    "vine shop",
    "route",
    "automa left",
    "automa right",
    "board",
];

fn joined<T: ToString>(things: impl IntoIterator<Item = T>) -> String {
    things.into_iter().map(|thing| thing.to_string()).collect::<Vec<_>>().join(" ")
}

/// `castle*12 mine*9`, or `none`.
fn counted<T: ToString + Ord>(things: &[T]) -> String {
    let mut counts: BTreeMap<&T, usize> = BTreeMap::new();
    for thing in things {
        *counts.entry(thing).or_default() += 1;
    }
    if counts.is_empty() {
        return "none".into();
    }
    joined(counts.into_iter().map(|(thing, count)| format!("{}*{count}", thing.to_string())))
}

/// Tiles in their places, `-` for an empty one, those at the end left out.
fn laid(places: &[Option<Tile>]) -> String {
    let end = places.iter().rposition(Option::is_some).map_or(0, |last| last + 1);
    joined(places[..end].iter().map(|tile| tile.as_deref().unwrap_or("-")))
}

/// Whether the order of a line's words says something.
fn has_order(key: &str) -> bool {
    let of_depot = key.starts_with("depot ") && !key.ends_with("goods") && !key.ends_with("shields");
    of_depot || ORDERED.iter().any(|end| key.ends_with(end)) && !key.ends_with("supply")
}

/// The engine's lines.
pub fn facts_of(lines: &[String], solo: bool) -> Facts {
    let mut facts = Facts::new();
    for line in lines {
        let (key, value) = line.split_once(": ").unwrap_or_else(|| panic!("no fact: {line}"));
        put(&mut facts, key, value.into());
    }
    // X-SOLO-21: what is due has no order.
    if let Some(open) = facts.get_mut("open").filter(|_| solo) {
        *open = sorted(open);
    }
    facts
}

fn sorted(line: &str) -> String {
    let mut words: Vec<&str> = line.split(' ').collect();
    words.sort_unstable();
    words.join(" ")
}

fn put(facts: &mut Facts, key: &str, value: String) {
    if value.is_empty() {
        return;
    }
    let value = if has_order(key) { value } else { sorted(&value) };
    assert!(facts.insert(key.into(), value).is_none(), "{key} twice");
}

impl World {
    /// What the engine must say of this table, if it agrees.
    pub fn facts(&self) -> Facts {
        let mut facts = Facts::new();
        let table = &self.table;
        let playing = ["turn", "automa-die", "card-left", "card-right"].contains(&self.moment.as_str());
        let asked = ["route-orders", "levies", "tribute", "last-copy"].contains(&self.moment.as_str());
        put(&mut facts, "moment", self.moment.clone());
        put(&mut facts, "phase", ["A", "B", "C", "D", "E"][self.phase].into());
        put(&mut facts, "round", self.round.to_string());
        if self.white_die > 0 {
            put(&mut facts, "white", self.white_die.to_string());
        }
        let mut track = Vec::new();
        for (space, stack) in self.track.iter().enumerate().rev() {
            track.extend(stack.iter().rev().map(|seat| format!("p{}@{space}", seat + 1)));
        }
        put(&mut facts, "track", joined(track));
        if playing || asked {
            put(&mut facts, "order", joined(self.order.iter().map(|seat| format!("p{}", seat + 1))));
            put(&mut facts, "turn", format!("p{}", self.turn + 1));
        }
        put(&mut facts, "done", joined(&self.done));
        let open = joined(self.due_words().into_iter().chain(self.open.iter().cloned()));
        put(&mut facts, "open", if table.solo { sorted(&open) } else { open });
        for depot in 0..6 {
            let key = format!("depot {}", depot + 1);
            put(&mut facts, &key, laid(&self.depots[depot]));
            put(&mut facts, &format!("{key} goods"), joined(&self.depot_goods[depot]));
            put(&mut facts, &format!("{key} shields"), joined(&self.depot_shields[depot]));
        }
        put(&mut facts, "black", laid(&self.black));
        if self.round_goods.iter().any(Option::is_some) {
            let word = |goods: &Option<u8>| goods.map_or("-".into(), |goods| goods.to_string());
            put(&mut facts, "round goods", joined(self.round_goods.iter().map(word)));
        }
        put(&mut facts, "supply", counted(&self.supply));
        put(&mut facts, "black supply", counted(&self.black_supply));
        put(&mut facts, "goods supply", counted(&self.goods_supply));
        if table.inns {
            put(&mut facts, "inns", self.inns.to_string());
        }
        if self.cleared_castles > 0 {
            put(&mut facts, "castles cleared", self.cleared_castles.to_string());
        }
        put(
            &mut facts,
            "post tiles",
            joined(self.post_tiles.iter().flatten().map(|seat| format!("p{}", seat + 1))),
        );
        if table.solo {
            put(&mut facts, "marker", self.marker.to_string());
            put(&mut facts, "target", self.target.to_string());
            if self.crane_counted {
                put(&mut facts, "crane", "counted".into());
            }
        }
        if table.vineyards {
            self.vine_facts(&mut facts);
        }
        if table.automa {
            self.automa_facts(&mut facts);
        }
        for seat in 0..self.players.len() {
            self.seat_facts(&mut facts, seat, playing);
        }
        facts
    }

    fn vine_facts(&self, facts: &mut Facts) {
        put(facts, "vine depot", laid(&self.vine_depot));
        put(facts, "vine shop", laid(&self.vine_shop));
        put(facts, "vine bag", counted(&self.vine_bag));
        if self.table.lines.get("vine-types").is_some_and(|types| types == "fewer") {
            put(facts, "vine types", joined(&self.vine_out));
        }
        // Not before it is made, and only where it is not all that nobody has: never in a game that starts from the beginning.
        let vines = VINES.into_iter().filter(|vine| !self.vine_out.iter().any(|out| out == vine));
        let sets = if self.table.automa { self.table.people } else { self.printed.vine_bonus_each };
        let all: Vec<String> = vines.flat_map(|vine| vec![vine.to_owned(); sets]).collect();
        let held: Vec<String> = self.estates.iter().flat_map(|estate| estate.vine_bonus.clone()).collect();
        let rest = without(&all, &held).expect("bonus tiles");
        if !held.is_empty() && counted(&rest) != counted(&self.vine_supply) {
            put(facts, "vine supply", counted(&self.vine_supply));
        }
    }

    fn automa_facts(&self, facts: &mut Facts) {
        for (side, card) in ["left", "right"].into_iter().zip(&self.automa.cards) {
            if let Some(card) = card {
                let tile = |tile: &Option<(Tile, bool)>| match tile {
                    Some((tile, true)) => format!("?{tile}"),
                    Some((tile, false)) => tile.clone(),
                    None => "-".into(),
                };
                let tiles = joined(card.tiles.iter().map(tile));
                put(facts, &format!("automa {side}"), format!("{} {tiles}", card.number));
            }
        }
        let cards = |cards: &[u8]| if cards.is_empty() { "none".into() } else { joined(cards) };
        put(facts, "automa deck", cards(&self.automa.deck));
        put(facts, "automa discards", joined(&self.automa.discards));
        if !self.automa.duchy.is_empty() {
            put(facts, "automa duchy", counted(&self.automa.duchy));
        }
        put(facts, "automa building", self.automa.building.clone().unwrap_or_default());
        let wild = self.automa.wild.iter().map(|tile| format!("?{tile}"));
        // A6.1: stacks by type, the top tile last.
        let mut reserve = self.automa.reserve.clone();
        reserve.sort_by_key(|tile| COLOURS.iter().position(|colour| *colour == colour_of(tile)));
        put(facts, "automa reserve", joined(reserve.into_iter().chain(wild)));
        let counts = [
            ("shields", self.automa.shields),
            ("doubles", self.automa.doubles),
            ("posts", self.automa.posts),
        ];
        for (what, count) in counts.into_iter().filter(|(_, count)| *count > 0) {
            put(facts, &format!("automa {what}"), count.to_string());
        }
    }

    fn seat_facts(&self, facts: &mut Facts, seat: usize, playing: bool) {
        let table = &self.table;
        let automa = table.automa && seat + 1 == table.players;
        let mut put = |key: &str, value: String| put(facts, &format!("p{} {key}", seat + 1), value);
        let player = &self.players[seat];
        if playing && !automa {
            let used = 2 - player.dice.len();
            put(
                "dice",
                joined(vec!["-".to_owned(); used].into_iter().chain(player.dice.iter().map(u8::to_string))),
            );
        }
        put("choice", player.choice.clone().unwrap_or_default());
        put("private", joined(&player.private));
        // Final scoring is no part of a position.
        if !table.solo {
            put("points", self.points_line(seat));
        }
        if seat >= self.estates.len() {
            return;
        }
        let estate = &self.estates[seat];
        put("board", estate.board.as_ref().map_or(estate.sides.join("/"), |board| board.id.clone()));
        put("silver", estate.silver.to_string());
        if !automa {
            put("workers", estate.workers.to_string());
        }
        put("goods", if automa && estate.goods.is_empty() { "none".into() } else { joined(&estate.goods) });
        put("sold", joined(&estate.sold));
        put("storage", joined(&estate.storage));
        let duchy = estate.duchy.iter().enumerate();
        put("duchy", joined(duchy.filter_map(|(at, tile)| Some(format!("{}={}", at + 1, tile.as_ref()?)))));
        let mut bonus = Vec::new();
        for colour in COLOURS {
            let owners = self.bonus_tiles.get(colour).copied().unwrap_or_default();
            for (size, owner) in ["large", "small"].into_iter().zip(owners) {
                if owner == Some(seat) {
                    bonus.push(format!("{colour}-{size}"));
                }
            }
        }
        put("bonus", joined(bonus));
        put("shields", joined(&estate.shields));
        put("copies", estate.copies.map_or(String::new(), |other| format!("p{}", other + 1)));
        put("route", joined(&estate.route));
        put("posts", if estate.joined { "joined".into() } else { String::new() });
        let vines = estate.vineyard.iter().enumerate();
        put(
            "vineyard",
            joined(vines.filter_map(|(at, tile)| Some(format!("v{}={}", at + 1, tile.as_ref()?)))),
        );
        put("vine bonus", joined(&estate.vine_bonus));
        put("terraces", joined(&estate.terraces));
    }

    /// Points by source; regions and bought castles are counted.
    fn points_line(&self, seat: usize) -> String {
        let word = |(source, points): (&String, &i32)| {
            let each = match (source.as_str(), source.strip_prefix("regions-")) {
                ("castles-bought", _) => -5,
                (_, Some(size)) => self.printed.region_size[size.parse::<usize>().expect("a size") - 1],
                _ => 1,
            };
            assert_eq!(points % each, 0, "{source}");
            format!("{source}={}", points / each)
        };
        joined(self.players[seat].points.iter().filter(|(_, points)| **points != 0).map(word))
    }
}
