//! What the tests share: the tables that are played, and the count of every tile and goods tile.

use demesne_burgundy::{
    Action, Burgundy, Event, Expansion, State, Tile,
    automa::AutomaStep,
    open::Open,
    state::Stage,
    tile::{DOUBLES, FACES, Face},
};
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

/// Shields and trade routes for every player count: each alone, both, and both with all that goes with them.
pub fn shield_and_route_tables() -> Vec<Table> {
    let everything = "tiles posts white inns routes shields";
    let all = "tiles posts white inns routes shields vineyards";
    let variants: [&[(&str, &str)]; 7] = [
        &[("expansions", "shields")],
        &[("expansions", "routes")],
        &[("expansions", "routes shields"), ("route-order", "chosen"), ("duchies", "random")],
        &[("expansions", "routes shields"), ("duchies", "same 7")],
        &[("expansions", everything), ("duchies", "random")],
        &[("expansions", all), ("duchies", "random")],
        &[("expansions", everything), ("boards", "11-18"), ("duchies", "random"), ("connection", "yes")],
    ];
    let mut tables = Vec::new();
    for players in ["2", "3", "4"] {
        for variant in variants {
            let lines = setup(&[&[("players", players)], variant].concat());
            // The player counts of a mode share its games.
            tables.push(Table { lines, index: 2_000 + tables.len() as u64, variants: 3 });
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
        ("experienced", "C", "tiles white"),
        ("expert", "B D", "tiles posts"),
        ("novice", "D", "white posts"),
        ("experienced", "", "shields routes"),
        ("expert", "A B D", "vineyards"),
        ("expert", "C", "tiles white posts routes shields vineyards"),
    ];
    let mut tables = Vec::new();
    for (players, duchies) in [("2", "random"), ("3", "same 3"), ("4", "chosen 2 5 9")] {
        for (level, modifiers, expansions) in modes {
            let mut pairs = vec![("players", players), ("duchies", duchies), ("chateautoma", level)];
            pairs.extend(Some(("modifiers", modifiers)).filter(|(_, letters)| !letters.is_empty()));
            pairs.extend(Some(("expansions", expansions)).filter(|(_, names)| !names.is_empty()));
            let index = 3_000 + tables.len() as u64;
            tables.push(Table { lines: setup(&pairs), index, variants: modes.len() as u64 });
        }
    }
    tables
}

/// Every number of players with vineyards: alone, with fewer types, and with other expansions.
pub fn vine_tables() -> Vec<Table> {
    let mut tables = Vec::new();
    for players in ["2", "3", "4"] {
        let without = if players == "2" { "without green white" } else { "without red" };
        let variants: Vec<(&str, &str)> = [
            ("vineyards", "all"),
            ("vineyards", "fewer"),
            ("vineyards", without),
            ("tiles white vineyards", "all"),
            ("tiles white inns posts vineyards", "all"),
        ]
        .into_iter()
        .filter(|(_, types)| players != "4" || *types == "all")
        .collect();
        for &(expansions, types) in &variants {
            tables.push(Table {
                lines: setup(&[("players", players), ("expansions", expansions), ("vine-types", types)]),
                index: 1_000 + tables.len() as u64,
                variants: variants.len() as u64,
            });
        }
    }
    tables
}

/// Team and solo games, with and without what may be mixed in.
pub fn team_and_solo_tables() -> Vec<Table> {
    let tables: [&[(&str, &str)]; 7] = [
        &[("team", "basic")],
        &[("team", "advanced")],
        &[("team", "basic"), ("expansions", "tiles white inns")],
        &[("solo", "33")],
        &[("solo", "34")],
        &[("solo", "33"), ("target", "10"), ("expansions", "tiles white")],
        &[("solo", "34"), ("target", "5"), ("expansions", "tiles white")],
    ];
    let index = (1000..).zip(tables);
    index.map(|(index, lines)| Table { lines: setup(lines), index, variants: 1 }).collect()
}

/// Options, and duchies for 2, 3 and 4 players.
type Mode = (&'static [(&'static str, &'static str)], &'static [[&'static str; 3]]);

/// The ways to play that the expansions bring, each with what its tables have in common. Every mode is played with 2, 3
/// and 4 players, and each line of duchies is a table of its own; nothing is said of them where the default is meant.
const MODES: [Mode; 13] = [
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
    gone: [u32; FACES],
    gone_doubles: [u32; DOUBLES],
    inns: u32,
    cleared_castles: u32,
    shields_gone: u32,
    goods_gone: [u32; 6],
    face_down: u32,
    points: [i32; 4],
    coins: [(i32, i32); 4],
    solo: Option<Alone>,
}

/// Marker and target, counted from what happened.
struct Alone {
    marker: i32,
    target: i32,
}

impl Tally {
    pub fn new(game: &Burgundy) -> Tally {
        let mut tally = Tally {
            gone: [0; FACES],
            gone_doubles: [0; DOUBLES],
            inns: 0,
            cleared_castles: 0,
            shields_gone: 0,
            goods_gone: [0; 6],
            face_down: 0,
            points: [0; 4],
            coins: [(0, 0); 4],
            solo: game.options().solo.map(|solo| Alone { marker: 0, target: solo.target.into() }),
        };
        let start = game.start();
        for seat in Seat::first(game.seats()) {
            let estate = start.estate(seat);
            let team = game.options().team.is_some();
            assert_eq!(estate.silver, if team { 2 } else { 1 });
            tally.coins[start.estate_index(seat)] = (estate.silver.into(), estate.workers.into());
        }
        tally
    }

    /// Takes note of what happened and checks that nothing was lost or doubled.
    pub fn watch(&mut self, game: &Burgundy, state: &State, step: Step<Action>, events: &[Event]) {
        if let (Some(alone), Action::Gain(silver)) = (&mut self.solo, step.action) {
            // What comes due next may be told in the same step; the purchase belongs to this gain.
            alone.gain(self.points[0] + i32::from(silver), events);
            self.points[0] = -i32::from(silver);
        }
        for event in events {
            match *event {
                Event::Cleared(Tile::CASTLE) => {
                    self.gone[Tile::CASTLE.index()] += 1;
                    self.cleared_castles += 1;
                }
                Event::Discarded(_, tile) | Event::Cleared(tile) => match tile.double_index() {
                    Some(index) => self.gone_doubles[index] += 1,
                    None => self.gone[tile.index()] += 1,
                },
                // X-BOARD-9: a castle comes back into play, for 5 points.
                Event::Ransomed(seat) => {
                    self.gone[Tile::CASTLE.index()] -= 1;
                    self.cleared_castles -= 1;
                    self.points[seat.index()] -= 5;
                }
                Event::InnLaid => self.inns += 1,
                Event::ShieldLost(_, shield) => self.shields_gone |= 1 << shield,
                // A16.15: its shields lie face down and never come back.
                Event::Automa(AutomaStep::TakesShield { shield, .. }) => self.shields_gone |= 1 << shield,
                Event::Scored { seat, points, .. } => self.points[seat.index()] += i32::from(points),
                Event::Silver(seat, n) => self.coins[state.estate_index(seat)].0 += i32::from(n),
                Event::Workers(seat, n) => self.coins[state.estate_index(seat)].1 += i32::from(n),
                Event::FaceDown(_, tile) => {
                    self.gone[tile.index()] += 1;
                    self.face_down += 1;
                }
                Event::GoodsGone(kind, n) => self.goods_gone[usize::from(kind)] += u32::from(n),
                _ => {}
            }
        }
        self.check_tiles(game, state);
        self.check_castles_and_inns(game, state);
        self.check_shields(game, state);
        check_routes(game, state);
        self.check_doubles(game, state);
        check_vine_bonus(game, state);
        self.check_goods(game, state);
        self.check_seats(game, state, step);
    }

    /// X-BOARD-9, X-INN-1: castles that can be bought back are those that were cleared; one inn has come with each phase.
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
        let mut add = |tile: Tile| {
            if !tile.is_double() {
                found[tile.index()] += 1;
            }
        };
        state.depots.iter().flatten().chain(&state.black).chain(&state.tiles).flatten().for_each(|&t| add(t));
        state.estates.iter().flat_map(|estate| estate.storage.iter()).for_each(&mut add);
        state.private.iter().flat_map(|private| private.tiles).flatten().for_each(&mut add);
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
            // X-INN-1: inns come one by one, onto a space of their own.
            let (sum, all) = match tile {
                Tile::INN => (sum + u32::from(state.inns), self.inns),
                Tile::FACE_DOWN => (sum, self.face_down),
                _ => (sum, u32::from(game.printed().in_box(tile))),
            };
            assert_eq!(sum, all, "{tile:?} is in one place each");
        }
    }

    /// Each shield lies at one depot, on one castle, or has left the game; castles carry one each.
    fn check_shields(&self, game: &Burgundy, state: &State) {
        let mut seen = self.shields_gone;
        let mut find = |shield: u32| {
            assert!((1..=18).contains(&shield) && seen >> shield & 1 == 0, "shield {shield} is in one place");
            seen |= 1 << shield;
        };
        state.shields.depots.iter().flatten().filter(|&&n| n != 0).for_each(|&n| find(n.into()));
        for estate in &state.estates {
            (0..32).filter(|shield| estate.shields >> shield & 1 != 0).for_each(&mut find);
        }
        for seat in Seat::first(game.seats()) {
            let castles = state.duchy_tiles(seat).iter().filter(|&&tile| tile == Some(Tile::CASTLE)).count();
            assert!(
                state.estate(seat).shields.count_ones() as usize <= castles,
                "a castle carries one shield"
            );
            let own = state.estate(seat).monasteries;
            let copies = state.estate(seat).effects & !own;
            assert!(
                copies == 0 || state.estate(seat).shields >> 6 & 1 != 0,
                "only shield 6 copies monasteries"
            );
        }
        let dealt = [6, 9, 12][usize::from(game.seats().max(2)) - 2];
        let laid = state.stage != Stage::Shields(0) && !state.stage.before_phase_a();
        if laid && game.options().expansions.has(Expansion::Shields) {
            assert_eq!(seen.count_ones(), dealt, "no shield is lost or comes back");
        }
    }

    /// X-VINE-1: each double tile is in bag, depot, shop, a storage or a vineyard, or gone.
    fn check_doubles(&self, game: &Burgundy, state: &State) {
        let mut found = self.gone_doubles;
        let lying = state.vines.depot.iter().chain(&state.vines.shop).flatten().copied();
        let stored = state.estates.iter().flat_map(|estate| estate.storage.iter());
        let planted = state.estates.iter().flat_map(|estate| estate.vineyard.tiles).flatten();
        let coming = state.open.iter().filter_map(|open| match open {
            Open::Store(tile) => Some(tile),
            _ => None,
        });
        for index in lying.chain(stored).chain(planted).chain(coming).filter_map(Tile::double_index) {
            found[index] += 1;
        }
        // A17.3: of the Châteautoma's double tiles only the number matters.
        let mut missing = 0;
        for (index, (&found, &bag)) in found.iter().zip(&state.vines.bag).enumerate() {
            let tile = Tile::from_double_index(index).expect("a double tile");
            let out = matches!(tile.face(), Face::Double(one, other)
                if state.vines.without >> one & 1 != 0 || state.vines.without >> other & 1 != 0);
            let on = game.options().expansions.has(Expansion::Vineyards);
            let all = if on && !out { u32::from(game.vine_board().doubles[index]) } else { 0 };
            missing += all.checked_sub(found + u32::from(bag)).expect("no double tile is in two places");
        }
        assert_eq!(missing, u32::from(state.automa.doubles), "every double tile is in one place");
    }

    fn check_seats(&mut self, game: &Burgundy, state: &State, step: Step<Action>) {
        let scores = game.scores(state);
        let (team, alone) = (game.options().team.is_some(), game.options().solo.is_some());
        for seat in Seat::first(game.seats()) {
            let estate = state.estate(seat);
            let automa = game.automa_seat() == Some(seat);
            let trimming = state.open.iter().any(|open| open == Open::Trim);
            let limit = if estate.holds(4) || trimming { 48 } else { 3 };
            let limit = if team { 2 } else { limit };
            assert!(estate.storage.used() <= limit, "storages hold {limit}");
            assert!(estate.kinds() <= 3 || alone || automa, "storages hold three kinds");
            let (silver, workers) = self.coins[state.estate_index(seat)];
            assert_eq!(i32::from(estate.silver), silver, "{seat}'s silver after {step:?}");
            assert_eq!(i32::from(estate.workers), workers, "{seat}'s workers after {step:?}");
            let covered = state.duchy_tiles(seat).iter().flatten().count();
            assert_eq!(covered as u32, estate.covered.len(), "a covered space has a tile");
            if let Some(alone) = &self.solo {
                let track = (i32::from(state.solo.marker), i32::from(state.solo.target));
                assert_eq!(track, (alone.marker, alone.target), "marker and target after {step:?}");
                assert_eq!(game.points(state, seat), covered as i32, "alone spaces count");
            } else if state.stage != Stage::Over {
                let own = scores.seats[seat.index()].total();
                assert_eq!(own, self.points[seat.index()], "{seat}'s points after {step:?}");
            }
        }
    }

    fn check_goods(&self, game: &Burgundy, state: &State) {
        for kind in 0..6 {
            let mut sum = u32::from(state.goods_supply[kind]) + self.goods_gone[kind];
            sum += state.depot_goods.iter().map(|goods| u32::from(goods[kind])).sum::<u32>();
            sum += state.estates.iter().map(|e| u32::from(e.goods[kind] + e.sold[kind])).sum::<u32>();
            sum += state.round_goods.iter().filter(|&&n| usize::from(n) == kind + 1).count() as u32;
            assert_eq!(sum, u32::from(game.printed().goods), "goods {} are in one place each", kind + 1);
        }
    }
}

/// Each route tile is in one place, and goods lie on the leftmost spaces.
fn check_routes(game: &Burgundy, state: &State) {
    let mut seen = 0u32;
    for seat in Seat::first(game.seats()) {
        let route = state.routes[seat.index()];
        for tile in route.tiles.into_iter().filter(|&tile| tile != 0) {
            assert!(seen >> tile & 1 == 0, "route tile {tile} is in one place");
            seen |= 1 << tile;
        }
        let sold: u32 = state.estate(seat).sold.iter().map(|&n| u32::from(n)).sum();
        assert!(
            u32::from(route.filled) <= sold && route.filled <= route.spaces(),
            "sold goods lie on a route"
        );
    }
    if !state.stage.before_phase_a() {
        let each = u32::from(game.route_tiles().dealt);
        let people = game.seats() - u8::from(game.automa_seat().is_some());
        assert_eq!(seen.count_ones(), each * u32::from(people), "every person keeps the route");
    }
}

/// X-VINE-3: vine bonus tiles are held or in the supply. A17.2: with the Châteautoma there are as many sets as people.
fn check_vine_bonus(game: &Burgundy, state: &State) {
    let sets = if game.automa_seat().is_some() { game.seats() - 1 } else { 4 };
    let on = game.options().expansions.has(Expansion::Vineyards);
    for vine in 0..6 {
        let held: u8 = state.estates.iter().map(|estate| estate.vineyard.bonus[vine]).sum();
        let all = if on && state.vines.without >> vine & 1 == 0 { sets } else { 0 };
        assert_eq!(held + state.vines.supply[vine], all, "vine bonus tiles of type {vine}");
    }
}

impl Alone {
    /// X-SOLO-19: what was gained moves the marker; a reset is told, and told only then.
    fn gain(&mut self, points: i32, events: &[Event]) {
        self.marker += points;
        let told = events.iter().find_map(|event| match event {
            Event::Target(target) => Some(i32::from(*target)),
            _ => None,
        });
        let reached = self.marker >= self.target;
        assert_eq!(told.is_some(), reached, "the target is reached when the marker is there");
        if reached {
            (self.marker, self.target) = (0, (self.target - 5).max(5));
            assert_eq!(told, Some(self.target), "the target goes down by 5, never below 5");
        }
    }
}
