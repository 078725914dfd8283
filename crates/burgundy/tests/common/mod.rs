//! What the tests share: the tables that are played, and the count of every tile and goods tile.
#![allow(dead_code, reason = "every test binary uses a part of it")]

use demesne_burgundy::{Action, Burgundy, Event, State, Tile, open::Open, state::Stage};
use demesne_game::{Game, Seat, SetupLine, Step};

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

/// Tables with the Châteautoma: every number of people with levels, modifiers and expansions.
pub fn automa_tables() -> Vec<Table> {
    let modes = [
        ("experienced", "", ""),
        ("novice", "A", ""),
        ("expert", "A B C D", ""),
        ("experienced", "C", ""),
        ("expert", "B D", ""),
        ("novice", "D", ""),
    ];
    let mut tables = Vec::new();
    for (players, duchies) in [("2", "random"), ("3", "same 3"), ("4", "chosen 2 5 9")] {
        for (level, modifiers, expansions) in modes {
            let mut pairs = vec![("players", players), ("duchies", duchies), ("chateautoma", level)];
            pairs.extend(Some(("modifiers", modifiers)).filter(|(_, letters)| !letters.is_empty()));
            pairs.extend(Some(("expansions", expansions)).filter(|(_, names)| !names.is_empty()));
            let index = 1_000 + tables.len() as u64;
            tables.push(Table { lines: setup(&pairs), index, variants: modes.len() as u64 });
        }
    }
    tables
}

/// Counts what has left the game, so that every tile and goods tile can be found in exactly one place.
pub struct Tally {
    gone: [u32; 64],
    points: [i32; 4],
    coins: [(i32, i32); 4],
}

impl Tally {
    pub fn new(game: &Burgundy) -> Tally {
        let mut tally = Tally { gone: [0; 64], points: [0; 4], coins: [(0, 0); 4] };
        let start = game.start();
        for seat in Seat::first(game.seats()) {
            let estate = start.estate(seat);
            tally.coins[seat.index()] = (estate.silver.into(), estate.workers.into());
        }
        tally
    }

    /// Takes note of what happened and checks that nothing was lost or doubled.
    pub fn watch(&mut self, game: &Burgundy, state: &State, step: Step<Action>, events: &[Event]) {
        for event in events {
            match *event {
                Event::Discarded(_, tile) | Event::Cleared(tile) => self.gone[tile.index()] += 1,
                Event::Scored { seat, points, .. } => self.points[seat.index()] += i32::from(points),
                Event::Silver(seat, n) => self.coins[seat.index()].0 += i32::from(n),
                Event::Workers(seat, n) => self.coins[seat.index()].1 += i32::from(n),
                _ => {}
            }
        }
        self.check_tiles(game, state);
        check_goods(game, state);
        self.check_seats(game, state, step);
    }

    fn check_tiles(&self, game: &Burgundy, state: &State) {
        let mut found = self.gone;
        let mut add = |tile: Tile| found[tile.index()] += 1;
        state.depots.iter().flatten().chain(&state.black).chain(&state.tiles).flatten().for_each(|&t| add(t));
        state.estates.iter().flat_map(|estate| estate.storage.iter()).for_each(&mut add);
        for open in state.open.iter() {
            if let Open::Store(tile) = open {
                add(tile);
            }
        }
        let automa = &state.automa;
        automa.cards.iter().flat_map(|card| card.tiles).flatten().for_each(&mut add);
        automa.reserved().chain(automa.wild).for_each(&mut add);
        for tile in Tile::all() {
            let i = tile.index();
            found[i] += u32::from(automa.duchy[i]);
            let sum = found[i] + u32::from(state.supply[i]) + u32::from(state.black_supply[i]);
            assert_eq!(sum, u32::from(game.printed().in_box(tile)), "{tile:?} is in one place each");
        }
    }

    fn check_seats(&mut self, game: &Burgundy, state: &State, step: Step<Action>) {
        for seat in Seat::first(game.seats()) {
            let estate = state.estate(seat);
            let automa = game.automa_seat() == Some(seat);
            assert!(automa || estate.storage.len() <= 3 && estate.kinds() <= 3, "storages hold three");
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
