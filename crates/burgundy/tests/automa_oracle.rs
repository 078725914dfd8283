//! The Châteautoma's turn a second time, plain and slow, written from the pseudocode A18 alone with cards and marks of its own,
//! and compared with the engine over random situations: far stranger ones than games lead to.

mod oracle;

use crate::common::setup;
use demesne_burgundy::{Action, Building, Burgundy, Event, Expansion, State, Tile, state::Stage, tile::Face};
use demesne_game::{Events, Game, Ignore, Notation, Quick, Random, Seat, Seed, Step, ToAct};
use oracle::*;

fn members(set: u32) -> Vec<usize> {
    (1..=17).filter(|n| set >> n & 1 != 0).collect()
}

/// What the engine's state says of all that.
fn table(game: &Burgundy, state: &State) -> Table {
    let me = game.automa_seat().expect("a Châteautoma");
    let automa = &state.automa;
    let cards = automa.cards.map(|card| {
        (card.card != 0).then(|| {
            let mut mine = CardOnTable::new(card.card.into());
            for hex in 0..mine.tiles.len() {
                mine.tiles[hex] = card.tiles[hex];
                mine.down[hex] = card.face_down >> hex & 1 != 0;
            }
            mine
        })
    });
    let mut duchy: Vec<Tile> =
        Tile::all().flat_map(|tile| vec![tile; automa.duchy[tile.index()].into()]).collect();
    duchy.sort();
    let players = usize::from(me.0) + 1;
    let mut track = vec![Vec::new(); 7];
    for seat in state.track.order[..players].iter().rev() {
        track[usize::from(state.track.at[seat.index()])].push(seat.0);
    }
    Table {
        cards,
        deck: members(automa.deck),
        discards: members(automa.discards),
        reserve: TYPES.map(|t| automa.reserved().filter(|&tile| letter(tile) == t).collect()),
        wild: automa.wild,
        duchy,
        silver: state.estate(me).silver,
        goods: state.estate(me).goods.to_vec(),
        doubles: automa.doubles,
        shields: automa.shields,
        posts: automa.posts,
        depots: state.depots.iter().map(|depot| depot.to_vec()).collect(),
        depot_goods: state.depot_goods.iter().map(|goods| goods.to_vec()).collect(),
        black: state.black.to_vec(),
        depot_shields: state
            .shields
            .depots
            .iter()
            .map(|pair| pair.iter().copied().filter(|&n| n > 0).collect())
            .collect(),
        vine_depot: state.vines.depot.to_vec(),
        vine_shop: state.vines.shop.to_vec(),
        bonus: state.bonus,
        post_tiles: state.posts.tiles,
        track,
    }
}

/// A random tile; geese at most once, for there is one such tile.
fn any_tile(rng: &mut Quick, wanted: Option<char>, expansions: &[Expansion], geese: &mut bool) -> Tile {
    loop {
        let wanted = wanted.unwrap_or_else(|| TYPES[rng.below(6) as usize]);
        let all: Vec<Tile> = Tile::all().filter(|&tile| letter(tile) == wanted).collect();
        let tile = all[rng.below(all.len() as u32) as usize];
        let fits = match tile.face() {
            Face::Building(Building::Crane) | Face::Monastery(27 | 28) => {
                expansions.contains(&Expansion::Tiles)
            }
            Face::Livestock(4, _) => {
                expansions.contains(&Expansion::Tiles) && !std::mem::replace(geese, true)
            }
            Face::Building(Building::WhiteCastle) | Face::Monastery(29) => {
                expansions.contains(&Expansion::White)
            }
            _ => true,
        };
        if fits {
            return tile;
        }
    }
}

/// A state in which its turn begins, with everything that its turn looks at drawn anew.
fn stir(game: &Burgundy, begun: &State, expansions: &[Expansion], rng: &mut Quick) -> State {
    let mut state = *begun;
    let me = game.automa_seat().expect("a Châteautoma");
    let mut geese = false;
    let chance = |rng: &mut Quick, of: u32| rng.below(of) == 0;
    state.stage = Stage::AutomaDie;
    state.phase = rng.below(5) as u8;
    state.round = rng.below(4) as u8;
    state.white = rng.die();
    let full = rng.below(4);
    let mut cards = members(game.county().deck);
    for place in 0..2 {
        let number = cards.remove(rng.below(cards.len() as u32) as usize);
        let mut card = CardOnTable::new(number);
        let keep_empty = rng.below(card.tiles.len() as u32) as usize;
        state.automa.cards[place] = demesne_burgundy::automa::CardInPlay::new(number as u8);
        for hex in (0..card.tiles.len()).filter(|&hex| hex != keep_empty) {
            if rng.below(4) >= full {
                let down = chance(rng, 5);
                let wanted = (!down).then(|| card.wants(hex));
                card.tiles[hex] = Some(any_tile(rng, wanted, expansions, &mut geese));
                state.automa.cards[place].tiles[hex] = card.tiles[hex];
                state.automa.cards[place].face_down |= u8::from(down) << hex;
            }
        }
    }
    (state.automa.deck, state.automa.discards) = (0, 0);
    let scarce = chance(rng, 3);
    for number in cards {
        match scarce && rng.below(7) > 0 || chance(rng, 2) {
            true => state.automa.discards |= 1 << number,
            false => state.automa.deck |= 1 << number,
        }
    }
    state.automa.reserve = demesne_burgundy::automa::Automa::NONE.reserve;
    for _ in 0..rng.below(3) * rng.below(5) {
        let tile = any_tile(rng, None, expansions, &mut geese);
        state.automa.put_in_reserve(tile);
    }
    state.automa.wild = chance(rng, 2).then(|| any_tile(rng, None, expansions, &mut geese));
    state.automa.duchy = demesne_burgundy::automa::Automa::NONE.duchy;
    for (t, spaces) in TYPES.into_iter().zip(SPACES) {
        for _ in 0..rng.below(spaces.len() as u32 + 3) {
            let tile = any_tile(rng, Some(t), expansions, &mut geese);
            state.automa.duchy[tile.index()] += 1;
        }
    }
    state.estates[me.index()].silver = rng.below(4) as u16;
    state.estates[me.index()].goods = [0; 6].map(|_| rng.below(4) as u8 * rng.below(2) as u8);
    state.automa.posts = if expansions.contains(&Expansion::Posts) { rng.below(5) as u8 } else { 0 };
    let sparse = 1 + rng.below(8);
    for space in state.depots.iter_mut().flatten().chain(&mut state.black) {
        *space = chance(rng, sparse).then(|| any_tile(rng, None, expansions, &mut geese));
    }
    for goods in state.depot_goods.iter_mut().flatten() {
        *goods = rng.below(8).saturating_sub(6) as u8;
    }
    let owners = |rng: &mut Quick| match rng.below(4) {
        0 => [0, 0],
        1 => [1, 0],
        2 => [me.0 + 1, 0],
        _ => [1, if me.0 > 1 { 2 } else { 0 }],
    };
    state.bonus = [[0; 2]; 6].map(|_| owners(rng));
    if expansions.contains(&Expansion::Posts) {
        state.posts.tiles = if state.automa.posts < 3 && chance(rng, 2) { [1, 0] } else { [0, 0] };
    }
    if expansions.contains(&Expansion::Shields) {
        let mut left: Vec<u8> = (1..=18).filter(|&n| n != 2).collect();
        state.shields.depots = [[0; 2]; 6].map(|_| {
            let mut pair = [0; 2];
            for place in pair.iter_mut().take(rng.below(3).saturating_sub(rng.below(2)) as usize) {
                *place = left.remove(rng.below(left.len() as u32) as usize);
            }
            if pair[1] != 0 {
                pair.sort_unstable();
            }
            pair
        });
    }
    if expansions.contains(&Expansion::Vineyards) {
        for place in state.vines.depot.iter_mut().take(if me.0 == 3 { 6 } else { 3 }) {
            *place = chance(rng, 3).then(|| Tile::double(0, 1));
        }
        for place in state.vines.shop.iter_mut().take(if me.0 == 3 { 3 } else { 1 }) {
            *place = chance(rng, 3).then(|| Tile::double(0, 1));
        }
    }
    let lifted = expansions.contains(&Expansion::Tiles) && chance(rng, 2);
    state.estates[0].monasteries = if lifted { 1 << 27 } else { 0 };
    let mut seats: Vec<Seat> = Seat::first(me.0 + 1).collect();
    rng.shuffle(&mut seats);
    for &seat in &seats {
        state.track.at[seat.index()] = [0, 1, 5, 6][rng.below(4) as usize];
    }
    seats.sort_by_key(|seat| (std::cmp::Reverse(state.track.at[seat.index()]), !(lifted && seat.0 == 0)));
    state.track.order[..seats.len()].copy_from_slice(&seats);
    state.order = state.track.order;
    state.turn = state.order.iter().position(|&seat| seat == me).expect("its turn") as u8;
    state
}

/// The moment of its first turn in a game.
fn first_turn(game: &Burgundy, seed: u64) -> State {
    let mut events = Events::new(Seed::from_number(seed));
    let (mut state, mut list) = (game.start(), Vec::new());
    while state.stage != Stage::AutomaDie {
        let step = match game.to_act(&state) {
            ToAct::Chance => Step::chance(game.sample(&state, &mut events.next_event())),
            seats => {
                let seat = seats.first_seat().expect("somebody");
                list.clear();
                game.legal_actions(&state, seat, &mut list);
                let quiet =
                    list.iter().position(|action| matches!(action, Action::Workers { .. } | Action::End));
                Step::seat(seat, list[quiet.unwrap_or(0)])
            }
        };
        game.play(&mut state, step, &mut Ignore).expect("a legal step");
    }
    state
}

fn scores(events: &[Event], me: Seat) -> Vec<(&'static str, u16)> {
    let scored = events.iter().filter_map(|event| match *event {
        Event::Scored { seat, source, points } if seat == me => Some((source, points)),
        _ => None,
    });
    scored.collect()
}

#[test]
fn a18_the_whole_turn_is_what_the_pseudocode_says() {
    use Expansion::{Posts, Routes, Shields, Tiles, Vineyards, White};
    let modes: [(usize, &str, &[Expansion]); 8] = [
        (1, "", &[]),
        (0, "A B", &[]),
        (2, "A B C D", &[]),
        (1, "D", &[Tiles, White]),
        (0, "B D", &[Posts, Routes]),
        (2, "D", &[Shields, Tiles]),
        (1, "A D", &[Vineyards]),
        (2, "A B D", &[Tiles, White, Posts, Routes, Shields, Vineyards]),
    ];
    let (mut turns, mut completed, mut sales) = (0, 0, 0);
    for players in ["2", "3", "4"] {
        for (level, modifiers, expansions) in modes {
            let names: Vec<&str> = expansions.iter().map(|expansion| expansion.name()).collect();
            let (names, level_name) = (names.join(" "), ["novice", "experienced", "expert"][level]);
            let mut pairs = vec![("players", players), ("chateautoma", level_name)];
            pairs.extend(Some(("modifiers", modifiers)).filter(|(_, value)| !value.is_empty()));
            pairs.extend(Some(("expansions", names.as_str())).filter(|(_, value)| !value.is_empty()));
            let game = Burgundy::from_setup(&setup(&pairs)).expect("a legal table");
            let me = game.automa_seat().expect("a Châteautoma");
            let begun = first_turn(&game, turns);
            for number in 0..2_000 {
                let mut rng = Quick::new(1_000_000 * turns + number);
                let before = stir(&game, &begun, expansions, &mut rng);
                let mut state = before;
                let mut oracle = Oracle {
                    table: table(&game, &before),
                    scored: Vec::new(),
                    players: u16::from(me.0) + 1,
                    level,
                    modifiers: modifiers.chars().filter(|c| c.is_alphabetic()).collect(),
                    on: |all, one| all.contains(&one),
                    expansions: expansions.to_vec(),
                    me: me.0,
                    white: before.white.into(),
                    phase: before.phase.into(),
                    selected: usize::from(before.white >= 5),
                    other: Some(usize::from(before.white < 5)),
                    symbols: Vec::new(),
                    on_top: (0..me.0)
                        .filter(|&seat| before.estates[usize::from(seat)].monasteries >> 27 & 1 != 0)
                        .collect(),
                    completed: false,
                };
                let (die, mut told) = (rng.die(), Vec::new());
                game.play(&mut state, Step::chance(Action::AutomaDie(die)), &mut told).expect("a legal step");
                oracle.turn(die.into());
                while let Some(place) = oracle.needs_card() {
                    assert_eq!(state.stage, Stage::Card(place as u8));
                    assert_eq!(table(&game, &state), oracle.table, "cards are dealt");
                    let card = oracle.table.deck[rng.below(oracle.table.deck.len() as u32) as usize];
                    let step = Step::chance(Action::Card { place: place as u8, card: card as u8 });
                    game.play(&mut state, step, &mut told).expect("a legal step");
                    oracle.deal(place, card);
                }
                oracle.close();
                assert_eq!(
                    scores(&told, me),
                    oracle.scored,
                    "{pairs:?}, situation {number}, die {die}: {told:?}"
                );
                assert_eq!(
                    table(&game, &state),
                    oracle.table,
                    "{pairs:?}, situation {number}, die {die}: {told:?}"
                );
                assert!(!matches!(state.stage, Stage::Card(_) | Stage::AutomaDie));
                completed += u32::from(oracle.completed);
                sales += oracle.scored.iter().filter(|(source, _)| *source == "goods-sold").count();
            }
            turns += 1;
        }
    }
    assert!(completed > 10_000 && sales > 10_000, "{completed} turns with completed cards, {sales} sales");
}
