//! All that lies on the table, as lists of things.

use super::board::{self, Board, Pieces};
use std::collections::BTreeMap;

/// The colours, in the order of T1.2's names in texts.
pub const COLOURS: [&str; 8] =
    ["dark-green", "red", "turquoise", "light-green", "grey", "orange", "yellow", "beige"];
/// The types, one a colour.
pub const TYPES: [&str; 8] = ["castle", "city", "estate", "crop", "quarry", "village", "monastery", "cart"];
/// T1.10.
pub const TOKENS: [&str; 5] = ["card", "storage", "marble", "worker", "harvest"];
/// T1.5, T1.7: the 21 tiles of a player.
const OWN: [(&str, usize); 11] = [
    ("village", 4),
    ("vineyard", 1),
    ("boar", 1),
    ("olive", 1),
    ("cereal", 1),
    ("cart", 3),
    ("monastery", 3),
    ("quarry", 3),
    ("city", 2),
    ("estate", 1),
    ("castle", 1),
];
/// T1.6, T1.7: the 32 neutral tiles.
const NEUTRAL: [(&str, usize); 11] = [
    ("castle", 4),
    ("city", 4),
    ("estate", 4),
    ("olive+vineyard", 1),
    ("vineyard+cereal", 1),
    ("cereal+boar", 1),
    ("boar+olive", 1),
    ("quarry", 4),
    ("village", 4),
    ("monastery", 4),
    ("cart", 4),
];
/// T1.8.
const CARDS: [(&str, usize); 8] = [
    ("light-green", 16),
    ("orange", 16),
    ("grey", 16),
    ("yellow", 16),
    ("beige", 16),
    ("dark-green", 14),
    ("red", 14),
    ("turquoise", 14),
];
/// T11.3.
const HARVEST: [(&str, usize); 7] = [
    ("two_red_points", 5),
    ("two_cards", 5),
    ("card_red_point", 4),
    ("green_point", 4),
    ("worker", 4),
    ("marble", 3),
    ("wild_hex", 2),
];
/// What is on the green track.
pub const GREEN: [&str; 5] = ["areas", "crops", "colours", "storage", "green-harvest"];
/// What is on the red track.
pub const RED: [&str; 10] = [
    "scoring-1",
    "scoring-2",
    "scoring-3",
    "harvest",
    "no-room",
    "cards",
    "stored-tiles",
    "stored-hexes",
    "marble",
    "workers",
];

/// All things of a box by name and number, one by one.
fn things(list: &[(&'static str, usize)]) -> Vec<&'static str> {
    list.iter().flat_map(|&(name, count)| vec![name; count]).collect()
}

/// The word of the box that is the same as this one.
pub fn known(text: &str, words: impl IntoIterator<Item = &'static str>) -> &'static str {
    words.into_iter().find(|word| *word == text).unwrap_or_else(|| panic!("\"{text}\" is not in the box"))
}

pub fn colour(text: &str) -> &'static str {
    known(text, COLOURS)
}

/// A tile's face, or a wooden hex.
pub fn item(text: &str) -> &'static str {
    known(text, OWN.iter().chain(&NEUTRAL).map(|(name, _)| *name).chain(["hex"]))
}

pub fn harvest(text: &str) -> &'static str {
    known(text, HARVEST.map(|(name, _)| name))
}

/// T1.2: the colour of the spaces that a face goes on.
pub fn colour_of(face: &str) -> &'static str {
    COLOURS[TYPES.iter().position(|name| *name == face).unwrap_or(3)]
}

/// T1.7: the crops that a face shows.
pub fn crops(face: &str) -> Vec<&str> {
    if face == "hex" || TYPES.contains(&face) { Vec::new() } else { face.split('+').collect() }
}

/// Takes one thing out of a list.
pub fn take_out(list: &mut Vec<&'static str>, thing: &str) {
    let place = list.iter().position(|other| *other == thing);
    list.remove(place.unwrap_or_else(|| panic!("there is no {thing} among {list:?}")));
}

/// A tile with its back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tile {
    pub face: &'static str,
    /// Whether its back has a player's colour.
    pub own: bool,
}

/// The options of the table (T19).
#[derive(Clone)]
pub struct Table {
    pub draw_base: usize,
    pub cards_per_point: usize,
    pub english: bool,
    pub same_turn: bool,
    pub same_colour_pairs: bool,
    pub round_limit: usize,
}

/// What a player has.
#[derive(Clone)]
pub struct Player {
    pub dealt: Vec<String>,
    pub board: Option<Board>,
    pub items: Vec<Option<&'static str>>,
    pub storage: Vec<&'static str>,
    pub tokens: Vec<&'static str>,
    pub marble: usize,
    pub workers: usize,
    pub stack: Vec<&'static str>,
    /// n of T15.1.
    pub n: usize,
    pub hand: Vec<&'static str>,
    pub points: BTreeMap<&'static str, usize>,
    /// Colours whose bonus the player has had, or came too late for.
    pub completed: Vec<&'static str>,
    /// Wooden hexes gained in this turn.
    pub fresh: usize,
}

impl Player {
    pub fn score(&mut self, source: &str, points: usize) {
        *self.points.entry(known(source, GREEN.into_iter().chain(RED))).or_default() += points;
    }

    pub fn of(&self, source: &str) -> usize {
        self.points.get(source).copied().unwrap_or(0)
    }

    pub fn green(&self) -> usize {
        GREEN.iter().map(|source| self.of(source)).sum()
    }

    pub fn red(&self) -> usize {
        RED.iter().map(|source| self.of(source)).sum()
    }

    pub fn tokens_of(&self, kind: &str) -> usize {
        self.tokens.iter().filter(|token| **token == kind).count()
    }

    /// T6.2.
    pub fn has_room(&self) -> bool {
        self.storage.len() < 1 + self.tokens_of("storage")
    }

    pub fn empty_spaces(&self) -> usize {
        self.items.iter().filter(|item| item.is_none()).count()
    }

    pub fn board(&self) -> &Board {
        self.board.as_ref().expect("a board")
    }

    /// T7.3, T7.4: empty spaces of a colour, or of any, next to a covered one.
    pub fn open_spaces(&self, colour: Option<&str>) -> Vec<usize> {
        let board = self.board();
        (0..30)
            .filter(|&space| self.items[space].is_none())
            .filter(|&space| colour.is_none_or(|colour| board.colours[space] == colour))
            .filter(|&space| board.next_to[space].iter().any(|&next| self.items[next].is_some()))
            .collect()
    }
}

/// The table.
#[derive(Clone)]
pub struct World {
    pub table: Table,
    pub pieces: Pieces,
    /// `None` until the start player is known.
    pub first: Option<usize>,
    pub turn: usize,
    pub round: usize,
    pub phase: usize,
    /// T15.5: the additional round is being played.
    pub additional: bool,
    pub players: Vec<Player>,
    pub centre: Vec<Tile>,
    pub removed: Vec<Tile>,
    pub neutral: Vec<&'static str>,
    pub gone: Vec<&'static str>,
    pub deck: Vec<&'static str>,
    pub discards: Vec<&'static str>,
    pub harvest: Vec<&'static str>,
    pub harvest_discards: Vec<&'static str>,
    /// T-R2: what each seat, and last somebody who looks on, knows to be in the hands of others.
    pub recalled: Vec<Vec<&'static str>>,
}

impl World {
    /// The box, opened: T3.1 to T3.5.
    pub fn new(setup: &[(String, String)]) -> World {
        let value = |key: &str| {
            setup.iter().find(|(other, _)| other == key).map(|(_, value)| value.as_str()).expect("an option")
        };
        let number = |key: &str| value(key).parse::<usize>().expect("a number");
        let player = Player {
            dealt: Vec::new(),
            board: None,
            items: vec![None; 30],
            storage: Vec::new(),
            tokens: Vec::new(),
            marble: 0,
            workers: 0,
            stack: things(&OWN),
            n: 0,
            hand: Vec::new(),
            points: BTreeMap::new(),
            completed: Vec::new(),
            fresh: 0,
        };
        World {
            table: Table {
                draw_base: number("draw_base"),
                cards_per_point: number("final_cards_per_point"),
                english: value("tie_break") == "english",
                same_turn: value("fresh_hex") == "same_turn",
                same_colour_pairs: value("same_colour_pairs") == "yes",
                round_limit: number("round_limit"),
            },
            pieces: board::pieces(setup),
            first: value("first").strip_prefix('p').map(|seat| seat.parse::<usize>().expect("a seat") - 1),
            turn: 0,
            round: 1,
            phase: 1,
            additional: false,
            players: vec![player; number("players")],
            centre: Vec::new(),
            removed: Vec::new(),
            neutral: things(&NEUTRAL),
            gone: Vec::new(),
            deck: things(&CARDS),
            discards: Vec::new(),
            harvest: things(&HARVEST),
            harvest_discards: Vec::new(),
            recalled: vec![Vec::new(); number("players") + 1],
        }
    }

    /// A position at the beginning of a turn, every deck and stack of it said (`docs/notation.md`).
    pub fn at_position(&self, lines: &[String]) -> World {
        let (full, mut world) = (self, self.clone());
        for line in lines {
            let (key, value) = line.split_once(": ").expect("a key and a value");
            world.read_line(key, value);
        }
        // Tiles that are said nowhere have left the game.
        let mut gone: Vec<&'static str> = full.neutral.clone();
        gone.extend(full.players.iter().flat_map(|player| player.stack.clone()));
        let mut there: Vec<&'static str> = world.neutral.clone();
        there.extend(world.centre.iter().chain(&world.removed).map(|tile| tile.face));
        for player in &world.players {
            let start = player.board().start;
            let laid = (0..30).filter(|&space| space != start).filter_map(|space| player.items[space]);
            there.extend(laid.chain(player.stack.clone()).chain(player.storage.clone()));
        }
        there.iter().filter(|face| **face != "hex").for_each(|face| take_out(&mut gone, face));
        world.gone = gone;
        // Colours that are covered have had their bonus.
        for player in &mut world.players {
            let board = player.board().clone();
            let covered = |colour: &&str| {
                (0..30).all(|space| board.colours[space] != *colour || player.items[space].is_some())
            };
            player.completed = COLOURS.into_iter().filter(covered).collect();
        }
        world
    }

    /// The cards in the hands of all but one.
    pub fn hands_of_others(&self, seat: usize) -> Vec<&'static str> {
        let others = self.players.iter().enumerate().filter(|(other, _)| *other != seat);
        others.flat_map(|(_, player)| player.hand.clone()).collect()
    }

    fn read_line(&mut self, key: &str, value: &str) {
        let seat = |text: &str| text[1..].parse::<usize>().expect("a seat") - 1;
        let counted = |value: &str, name: &dyn Fn(&str) -> &'static str| -> Vec<&'static str> {
            let words = value.split(' ').filter(|word| *word != "none");
            words
                .flat_map(|word| {
                    let (what, count) = word.split_once('*').unwrap_or((word, "1"));
                    vec![name(what); count.parse().expect("a number")]
                })
                .collect()
        };
        let token = |text: &str| known(text, TOKENS);
        match key {
            "moment" => assert_eq!(value, "turn"),
            "beat" => assert_eq!(value, "first"),
            "first" => self.first = Some(seat(value)),
            "turn" => self.turn = seat(value),
            "round" => self.round = value.parse().expect("a round"),
            "phase" => self.phase = value.parse().expect("a phase"),
            "last round" => self.additional = value == "yes",
            "centre" | "centre own" | "removed" | "removed own" => {
                let faces = counted(value, &item).into_iter();
                let tiles = faces.map(|face| Tile { face, own: key.ends_with("own") });
                if key.starts_with("centre") { self.centre.extend(tiles) } else { self.removed.extend(tiles) }
            }
            "neutral" => self.neutral = counted(value, &item),
            "deck" => self.deck = counted(value, &colour),
            "discards" => self.discards = counted(value, &colour),
            "harvest" => self.harvest = counted(value, &harvest),
            "harvest discards" => self.harvest_discards = counted(value, &harvest),
            _ => {
                let (who, what) = key.split_once(' ').unwrap_or_else(|| panic!("{key}: {value}"));
                let board = (what == "board").then(|| Board::read(&self.pieces, value));
                let player = &mut self.players[seat(who)];
                match what {
                    "board" => {
                        player.items[board.as_ref().map_or(0, |board| board.start)] = Some("castle");
                        player.board = board;
                    }
                    "items" => {
                        for word in value.split(' ') {
                            let (space, what) = word.split_once('=').expect("a space and an item");
                            player.items[space.parse::<usize>().expect("a space")] = Some(item(what));
                        }
                    }
                    "storage" => player.storage = counted(value, &item),
                    "tokens" => player.tokens = counted(value, &token),
                    "marble" => player.marble = value.parse().expect("a number"),
                    "workers" => player.workers = value.parse().expect("a number"),
                    "stack" => {
                        player.stack = counted(value, &item);
                        player.n = 21 - player.stack.len();
                    }
                    "hand" => player.hand = counted(value, &colour),
                    "points" => {
                        for word in value.split(' ') {
                            let (source, points) = word.split_once('=').expect("a source and points");
                            player.score(source, points.parse().expect("a number"));
                        }
                    }
                    _ => panic!("{key}: {value}"),
                }
            }
        }
    }
}
