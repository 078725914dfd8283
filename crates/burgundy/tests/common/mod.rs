//! What the tests share: the tables that are played, and the count of every tile and goods tile.
#![allow(dead_code, reason = "every test binary uses a part of it")]

use demesne_burgundy::{Action, Burgundy, Event, Expansion, State, Tile, open::Open, state::Stage};
use demesne_game::{
    Game, Seat, Seed, SetupLine, Step,
    laws::{Care, Walked, check_record, walk},
};

/// A way to set the game up.
pub struct Table {
    pub lines: Vec<SetupLine>,
    /// A number of its own, so that tables do not share seeds.
    pub index: u64,
    /// How many tables share its edition and player count.
    pub variants: u64,
}

/// Setup lines from pairs.
pub fn setup(pairs: &[(&str, &str)]) -> Vec<SetupLine> {
    pairs.iter().map(|&(key, value)| SetupLine { key: key.into(), value: value.into(), line: 0 }).collect()
}

/// Every edition and player count with every way to deal duchies and choose castles.
pub fn all_tables() -> Vec<Table> {
    let mut tables = Vec::new();
    for edition in ["2011", "se"] {
        for players in ["2", "3", "4"] {
            let chosen = match players {
                "2" => "chosen 3 7",
                "3" => "chosen 2 5 9",
                _ => "chosen 4 6 8 1",
            };
            let mut variants = vec![("same 1", "together"), ("random", "together"), (chosen, "together")];
            if edition == "2011" {
                variants.extend([("random", "open"), (chosen, "open")]);
            }
            for &(duchies, castles) in &variants {
                tables.push(Table {
                    lines: setup(&[
                        ("edition", edition),
                        ("players", players),
                        ("duchies", duchies),
                        ("castles", castles),
                    ]),
                    index: tables.len() as u64,
                    variants: variants.len() as u64,
                });
            }
        }
    }
    tables
}

/// The ways to play that the expansions bring, each with what its tables have in common. Every mode is played with 2, 3
/// and 4 players, and each line of duchies is a table of its own; nothing is said of them where the default is meant.
const MODES: [(&[(&str, &str)], &[[&str; 3]]); 13] = [
    (&[("expansions", "tiles")], &[DEFAULT, RANDOM]),
    (&[("expansions", "white")], &[DEFAULT]),
    (&[("expansions", "tiles white")], &[RANDOM]),
    (&[("expansions", "inns")], &[DEFAULT, RANDOM]),
    (
        &[("expansions", "posts")],
        &[DEFAULT, ["same 23"; 3], ["chosen 24 7", "chosen 3 27 30", "chosen 1 23 12 19"]],
    ),
    (&[("expansions", "tiles white inns posts")], &[DEFAULT, ["same 5"; 3]]),
    (
        &[("connection", "yes")],
        &[DEFAULT, ["same 13"; 3], ["chosen 11 18", "chosen 12 14 16", "chosen 15 17 13 11"]],
    ),
    (&[("connection", "yes"), ("expansions", "inns posts")], &[DEFAULT]),
    (&[("connection", "yes"), ("expansions", "tiles white inns posts")], &[DEFAULT]),
    (
        &[("boards", "11-18")],
        &[DEFAULT, ["same 16"; 3], ["chosen 18 2", "chosen 12 21 9", "chosen 11 4 30 20"]],
    ),
    (
        &[("boards", "19-22")],
        &[DEFAULT, ["same 20"; 3], ["chosen 21 22", "chosen 19 22 21", "chosen 20 19 22 8"]],
    ),
    (&[("boards", "23-30")], &[DEFAULT, ["same 29"; 3]]),
    (&[("boards", "23-30")], &[["chosen 25 26", "chosen 28 1 10", "chosen 6 24 27 3"]]),
];
const DEFAULT: [&str; 3] = [""; 3];
const RANDOM: [&str; 3] = ["random"; 3];

/// The tables of every mode, and how many modes there are.
pub fn mode_tables() -> (Vec<Table>, u64) {
    let mut tables = Vec::new();
    for (options, duchies) in MODES {
        for (by_players, (place, players)) in
            duchies.iter().flat_map(|line| [(line, (0, "2")), (line, (1, "3")), (line, (2, "4"))])
        {
            let mut pairs = options.to_vec();
            pairs.push(("players", players));
            if !by_players[place].is_empty() {
                pairs.push(("duchies", by_players[place]));
            }
            tables.push(Table {
                lines: setup(&pairs),
                index: 1_000 + tables.len() as u64,
                variants: 3 * duchies.len() as u64,
            });
        }
    }
    (tables, MODES.len() as u64)
}

/// Plays a random game under the laws and counts every tile on the way; with all care its record is checked too.
pub fn play_lawfully(game: &Burgundy, seed: Seed, care: Care) -> Walked {
    let mut tally = Tally::new(game);
    let (end, steps, walked) =
        walk(game, game.start(), &seed, care, |state, step, events| tally.watch(game, state, step, events));
    if care == Care::Thorough {
        check_record(game, &seed, &steps, &end);
    }
    walked
}

/// Counts what has left the game, so that every tile and goods tile can be found in exactly one place.
pub struct Tally {
    gone: [u32; 64],
    points: [i32; 4],
    coins: [(i32, i32); 4],
    /// Inns that came to the inn space (X-INN-1).
    inns: u32,
    /// Castles that were cleared off the board and not bought back (X-BOARD-9).
    cleared_castles: u32,
}

impl Tally {
    pub fn new(game: &Burgundy) -> Tally {
        let mut tally =
            Tally { gone: [0; 64], points: [0; 4], coins: [(0, 0); 4], inns: 0, cleared_castles: 0 };
        for seat in Seat::first(game.seats()) {
            tally.coins[seat.index()].0 = 1;
        }
        tally
    }

    /// Takes note of what happened and checks that nothing was lost or doubled.
    pub fn watch(&mut self, game: &Burgundy, state: &State, step: Step<Action>, events: &[Event]) {
        for event in events {
            match *event {
                Event::Discarded(_, tile) => self.gone[tile.index()] += 1,
                Event::Cleared(tile) => {
                    self.gone[tile.index()] += 1;
                    self.cleared_castles += u32::from(tile == Tile::CASTLE);
                }
                Event::Ransomed(seat) => {
                    self.gone[Tile::CASTLE.index()] -= 1;
                    self.cleared_castles -= 1;
                    self.points[seat.index()] -= 5;
                }
                Event::InnLaid => self.inns += 1,
                Event::Scored { seat, points, .. } => self.points[seat.index()] += i32::from(points),
                Event::Silver(seat, n) => self.coins[seat.index()].0 += i32::from(n),
                Event::Workers(seat, n) => self.coins[seat.index()].1 += i32::from(n),
                _ => {}
            }
        }
        self.check_tiles(game, state);
        self.check_castles_and_inns(game, state);
        check_goods(game, state);
        self.check_seats(game, state, step);
    }

    /// Inns on their space, and castles that can be bought back, are those that events told of.
    fn check_castles_and_inns(&self, game: &Burgundy, state: &State) {
        let kept = if game.options().connection { self.cleared_castles } else { 0 };
        assert_eq!(
            u32::from(state.cleared_castles),
            kept,
            "cleared castles are kept for the castle connection"
        );
        let begun = if state.stage.before_phase_a() { 0 } else { u32::from(state.phase) + 1 };
        let wanted = if game.options().expansions.has(Expansion::Inns) { begun } else { 0 };
        assert_eq!(self.inns, wanted, "one inn comes with each phase");
    }

    fn check_tiles(&self, game: &Burgundy, state: &State) {
        let mut found = self.gone;
        found[Tile::INN.index()] += u32::from(state.inns);
        let mut add = |tile: Tile| found[tile.index()] += 1;
        state.depots.iter().flatten().chain(&state.black).chain(&state.tiles).flatten().for_each(|&t| add(t));
        state.estates.iter().flat_map(|estate| estate.storage.iter()).for_each(&mut add);
        for open in state.open.iter() {
            if let Open::Store(tile) = open {
                add(tile);
            }
        }
        for tile in Tile::all() {
            let i = tile.index();
            let sum = found[i] + u32::from(state.supply[i]) + u32::from(state.black_supply[i]);
            let wanted = if tile == Tile::INN { self.inns } else { u32::from(game.printed().in_box(tile)) };
            assert_eq!(sum, wanted, "{tile:?} is in one place each");
        }
    }

    fn check_seats(&mut self, game: &Burgundy, state: &State, step: Step<Action>) {
        for seat in Seat::first(game.seats()) {
            let estate = state.estate(seat);
            assert!(estate.storage.len() <= 3 && estate.kinds() <= 3, "storages hold three");
            assert_eq!(
                i32::from(estate.silver),
                self.coins[seat.index()].0,
                "{seat}'s silver after {step:?}"
            );
            assert_eq!(
                i32::from(estate.workers),
                self.coins[seat.index()].1,
                "{seat}'s workers after {step:?}"
            );
            if state.stage != Stage::Over {
                assert_eq!(
                    game.points(state, seat),
                    self.points[seat.index()],
                    "{seat}'s points after {step:?}"
                );
            }
            let covered = state.tiles[seat.index() * 37..][..37].iter().flatten().count();
            assert_eq!(covered as u32, estate.covered.len(), "a covered space has a tile");
        }
    }
}

fn check_goods(game: &Burgundy, state: &State) {
    for kind in 0..6 {
        let mut sum = u32::from(state.goods_supply[kind]);
        sum += state.depot_goods.iter().map(|goods| u32::from(goods[kind])).sum::<u32>();
        sum += state.estates.iter().map(|e| u32::from(e.goods[kind] + e.sold[kind])).sum::<u32>();
        sum += state.round_goods.iter().filter(|&&n| usize::from(n) == kind + 1).count() as u32;
        assert_eq!(sum, u32::from(game.printed().goods), "goods {} are in one place each", kind + 1);
    }
}
