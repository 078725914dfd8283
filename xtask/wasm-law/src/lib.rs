//! Plays random games and boils each down to a number, so that two worlds can be compared: this crate is built for
//! WebAssembly and natively, and the same games must give the same numbers.

use demesne_burgundy::Burgundy;
use demesne_game::{Ignore, Notation, Quick, Random, Seed, SetupLine, Step, ToAct, record};
use demesne_tuscany::Tuscany;
use demesne_viscounts::Viscounts;

/// A table: lines of a setup.
pub type Table = &'static [(&'static str, &'static str)];

/// A game whose tables are played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Which {
    /// The Castles of Burgundy.
    Burgundy,
    /// The Castles of Tuscany.
    Tuscany,
    /// Viscounts of the West Kingdom.
    Viscounts,
}

/// How many tables there are of all games.
pub const ALL_TABLES: u32 = (TABLES.len() + TUSCANY.len() + VISCOUNTS.len()) as u32;

/// The tables of Viscounts; they are counted last.
const VISCOUNTS: [Table; 5] = [
    &[],
    &[("players", "1"), ("solo", "cleric"), ("difficulty", "3")],
    &[("players", "1"), ("solo", "builder")],
    &[("players", "1"), ("solo", "noble"), ("difficulty", "1")],
    &[("players", "1"), ("solo", "cards"), ("difficulty", "2")],
];

/// The tables of Tuscany; they are counted after those of Burgundy.
const TUSCANY: [Table; 3] = [
    &[],
    &[("draw_base", "2"), ("fresh_hex", "same_turn"), ("tie_break", "english")],
    &[("same_colour_pairs", "no"), ("final_cards_per_point", "3"), ("round_limit", "30")],
];

/// The tables of Burgundy, in the order in which [`play`] counts them. Where none is said, players are 2 to 4.
const TABLES: [Table; 7] = [
    &[("edition", "2011")],
    &[("edition", "se")],
    &[("expansions", "all")],
    &[("expansions", "all"), ("boards", "11-18"), ("connection", "yes")],
    &[
        ("chateautoma", "expert"),
        ("modifiers", "A B C D"),
        ("expansions", "tiles white posts routes shields vineyards"),
    ],
    &[("team", "advanced"), ("players", "4"), ("expansions", "tiles white inns")],
    &[("solo", "33"), ("players", "1"), ("expansions", "tiles white")],
];

/// The lines of a table, and the game that is played there.
pub fn table(number: u32) -> (Table, Which) {
    let number = number as usize;
    let viscounts = TABLES.len() + TUSCANY.len();
    match TABLES.get(number) {
        Some(table) => (table, Which::Burgundy),
        None if number < viscounts => (TUSCANY[number - TABLES.len()], Which::Tuscany),
        None => (VISCOUNTS[number - viscounts], Which::Viscounts),
    }
}

/// Whether a table plays with its own number of players only.
pub fn has_own_players(number: u32) -> bool {
    table(number).0.iter().any(|(key, _)| *key == "players")
}

/// No game is this long; one that is goes round in circles.
const MOST_STEPS: u64 = 100_000;

/// Plays one random game and hashes its whole record and its last position.
///
/// Games of Burgundy with an odd seed draw their duchies, the others use the default ones.
pub fn play_and_hash(seed: u64, players: u32, number: u32) -> u64 {
    let (lines, which) = table(number);
    let mut setup: Vec<SetupLine> = lines.iter().map(|(key, value)| line(key, value)).collect();
    if !has_own_players(number) {
        setup.push(line("players", &players.to_string()));
        if seed % 2 == 1 && which == Which::Burgundy {
            setup.push(line("duchies", "random"));
        }
    }
    match which {
        Which::Burgundy => random_game::<Burgundy>(&setup, seed),
        Which::Tuscany => random_game::<Tuscany>(&setup, seed),
        Which::Viscounts => random_game::<Viscounts>(&setup, seed),
    }
}

fn random_game<G: Notation>(setup: &[SetupLine], seed: u64) -> u64 {
    let game = G::from_setup(setup).expect("the setup is one that the game knows");
    hash_of_random_game(&game, seed)
}

fn line(key: &str, value: &str) -> SetupLine {
    SetupLine { key: key.to_owned(), value: value.to_owned(), line: 0 }
}

/// Plays a random game to its end.
fn hash_of_random_game<G: Notation>(game: &G, number: u64) -> u64 {
    let seed = Seed::from_number(number);
    let mut choice = Quick::new(number);
    let mut state = game.start();
    let mut hash = Fnv::new();
    let mut actions = Vec::new();
    let mut events = 0;
    for _ in 0..MOST_STEPS {
        let step = match game.to_act(&state) {
            ToAct::Nobody => {
                hash.add(&record::write_position(game, &state));
                hash.add(&record::result_text(game, &state).expect("a game that is over has a result"));
                return hash.0;
            }
            ToAct::Chance => {
                let action = game.sample(&state, &mut seed.event(events));
                events += 1;
                Step::chance(action)
            }
            ToAct::Seats(seats) => {
                let nth = choice.below(seats.len());
                let seat = seats.iter().nth(nth as usize).expect("below the number of seats");
                actions.clear();
                game.legal_actions(&state, seat, &mut actions);
                let action = actions[choice.below(actions.len() as u32) as usize];
                Step::seat(seat, action)
            }
        };
        hash.add(&game.step_text(step));
        game.play(&mut state, step, &mut Ignore).expect("a listed action is legal");
    }
    panic!("game {number} does not end");
}

/// FNV-1a, 64 bits.
struct Fnv(u64);

impl Fnv {
    fn new() -> Fnv {
        Fnv(0xcbf2_9ce4_8422_2325)
    }

    /// Adds a text and a mark of its end.
    fn add(&mut self, text: &str) {
        for byte in text.bytes().chain([0]) {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
}

/// [`play_and_hash`] for whoever runs the WebAssembly.
#[expect(unsafe_code, reason = "the attribute; nothing else is called play")]
#[unsafe(no_mangle)]
pub extern "C" fn play(seed: u64, players: u32, table: u32) -> u64 {
    play_and_hash(seed, players, table)
}
