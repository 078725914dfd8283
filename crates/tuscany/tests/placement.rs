//! What placements bring, worked out a second time from the boards alone, over random games.

use crate::common::{TABLES, table};
use demesne_game::{Game, Ignore, Quick, Random, Seat, Step, ToAct};
use demesne_tuscany::{
    Action, Colour, Item, State, Tile, Tuscany,
    state::{Beat, Estate, Stage},
    tally::Source,
};
use std::collections::BTreeSet;

/// Plays games at every table by players who like to place; `watch` sees the states before and after each step of a turn.
fn watch(games: u64, mut watch: impl FnMut(&Tuscany, &State, &State, Step<Action>)) {
    for (index, options) in (0..).zip(TABLES) {
        let game = table(options);
        for number in 0..games {
            let mut rng = Quick::new(1_000 * index + number);
            let (mut state, mut list) = (game.start(), Vec::new());
            loop {
                let step = match game.to_act(&state) {
                    ToAct::Nobody => break,
                    ToAct::Chance => Step::chance(game.sample(&state, &mut rng)),
                    ToAct::Seats(seats) => {
                        let seat = seats.iter().next().expect("somebody is to act");
                        list.clear();
                        game.legal_actions(&state, seat, &mut list);
                        Step::seat(seat, choose(&game, &state, seat, &list, &mut rng))
                    }
                };
                let before = state;
                game.play(&mut state, step, &mut Ignore).unwrap_or_else(|e| panic!("{step:?}: {e}"));
                if before.stage == Stage::Turn {
                    watch(&game, &before, &state, step);
                }
            }
        }
    }
}

/// Places what can be placed, takes tiles that there are spaces for, else draws; now and then something else.
fn choose(game: &Tuscany, state: &State, seat: Seat, list: &[Action], rng: &mut Quick) -> Action {
    let estate = state.estate(seat);
    let room = estate.has_room();
    let useful = |tile: Tile| !game.spaces_of(estate.board, tile.colour()).minus(estate.covered).is_empty();
    let weight = |action: &Action| match action {
        Action::Place(_) => 300,
        Action::Take(tile) if room && useful(*tile) => 40,
        Action::Draw => 30,
        Action::Marble | Action::Free(Tile::Castle) => 20,
        Action::Free(_) => 8,
        _ => 1,
    };
    let mut nth = rng.below(list.iter().map(weight).sum());
    let chosen = list.iter().find(|action| match nth.checked_sub(weight(action)) {
        Some(rest) => {
            nth = rest;
            false
        }
        None => true,
    });
    *chosen.expect("an action")
}

/// The space that a step covered, with what lies there.
fn placed(before: &Estate, after: &Estate) -> Option<(u8, Item)> {
    let new: Vec<(u8, Item)> = (0..)
        .zip(before.items.iter().zip(&after.items))
        .filter_map(|(space, (old, new))| if old.is_none() { Some((space, (*new)?)) } else { None })
        .collect();
    assert!(new.len() <= 1, "a step covers one space at most: {new:?}");
    new.first().copied()
}

/// The spaces of one colour that hang together with a space, found step by step.
fn area(game: &Tuscany, estate: &Estate, space: u8) -> BTreeSet<u8> {
    let board = estate.board;
    let mut found = BTreeSet::from([space]);
    loop {
        let more: Vec<u8> = (0..30)
            .filter(|other| !found.contains(other))
            .filter(|&other| game.colour_of(board, other) == game.colour_of(board, space))
            .filter(|&other| found.iter().any(|&near| game.around(board, near).contains(other)))
            .collect();
        if more.is_empty() {
            return found;
        }
        found.extend(more);
    }
}

/// The names of the crops on a tile.
fn crops(item: Item) -> BTreeSet<&'static str> {
    match item {
        Item::Tile(tile) if tile.colour() == Colour::LightGreen => tile.name().split('+').collect(),
        _ => BTreeSet::new(),
    }
}

#[test]
fn t7_2_t7_3_t7_4_items_lie_where_they_may_and_stay() {
    let mut count = 0;
    watch(40, |game, before, after, step| {
        for seat in Seat::first(game.options().players) {
            let (old, new) = (before.estate(seat), after.estate(seat));
            for (was, is) in old.items.iter().zip(&new.items) {
                assert!(was.is_none() || was == is, "{seat}'s board after {step:?}");
            }
            let Some((space, item)) = placed(old, new) else { continue };
            count += 1;
            assert_eq!(seat, before.turn, "only the active player places");
            let near = (0..30u8).any(|other| {
                old.items[usize::from(other)].is_some() && game.around(old.board, other).contains(space)
            });
            assert!(near, "{space} touches nothing that was covered");
            if let Item::Tile(tile) = item {
                assert_eq!(tile.colour(), game.colour_of(old.board, space));
            }
        }
    });
    assert!(count > 500, "{count} placements");
}

#[test]
fn t8_2_t8_3_t9_9_t9_10_t10_6_t10_7_areas_and_crops_worked_out_again() {
    let (mut areas, mut scored) = ([0; 4], [0; 3]);
    watch(40, |game, before, after, step| {
        for seat in Seat::first(game.options().players) {
            let (old, new) = (before.estate(seat), after.estate(seat));
            let (mut area_points, mut crop_points) = (0, 0);
            if let Some((space, item)) = placed(old, new) {
                let area = area(game, new, space);
                if area.iter().all(|&space| new.items[usize::from(space)].is_some()) {
                    area_points = [1, 3, 6][area.len() - 1];
                    areas[area.len()] += 1;
                }
                if game.colour_of(new.board, space) == Colour::LightGreen {
                    let there: BTreeSet<&str> = area
                        .iter()
                        .filter_map(|&space| old.items[usize::from(space)])
                        .flat_map(crops)
                        .collect();
                    crop_points = match item {
                        Item::Hex => 1,
                        tile => crops(tile).difference(&there).count() as u16,
                    };
                    scored[usize::from(crop_points)] += 1;
                }
            }
            for (source, points) in [(Source::Areas, area_points), (Source::Crops, crop_points)] {
                assert_eq!(
                    new.tally.of(source),
                    old.tally.of(source) + points,
                    "{seat}'s {source:?} after {step:?}"
                );
            }
        }
    });
    assert!(areas[1..].iter().chain(&scored).all(|&n| n > 5), "{areas:?} {scored:?}");
}

#[test]
fn t13_1_t13_2_t13_4_colour_bonuses_worked_out_again() {
    let values = |colour: Colour| match colour {
        Colour::LightGreen => [4, 2],
        Colour::Orange | Colour::Beige | Colour::Yellow | Colour::Grey => [3, 1],
        Colour::Red | Colour::Turquoise | Colour::DarkGreen => [2, 1],
    };
    let mut places = [0; 3];
    let mut done: Vec<(Colour, Seat)> = Vec::new();
    let mut owed = [0u16; 4];
    watch(300, |game, before, after, step| {
        if (before.round, before.turn, before.beat) == (1, before.first, Beat::First)
            && before.tasks.is_empty()
        {
            done.clear();
            owed = [0; 4];
        }
        for seat in Seat::first(game.options().players) {
            let estate = after.estate(seat);
            for colour in Colour::ALL {
                let mut spaces = (0..30).filter(|&space| game.colour_of(estate.board, space) == colour);
                let complete = spaces.all(|space| estate.items[usize::from(space)].is_some());
                if complete && !done.contains(&(colour, seat)) {
                    let earlier = done.iter().filter(|(other, _)| *other == colour).count();
                    owed[seat.index()] += values(colour).get(earlier).unwrap_or(&0);
                    places[earlier.min(2)] += 1;
                    done.push((colour, seat));
                }
            }
            // The bonus waits for the effect, which may draw cards, but never beyond the action.
            if after.tasks.is_empty() {
                assert_eq!(estate.tally.of(Source::Colours), owed[seat.index()], "{seat} after {step:?}");
            }
        }
    });
    assert!(places.iter().all(|&n| n > 2), "{places:?}");
}

#[test]
fn t12_10_tokens_are_never_lost() {
    watch(10, |game, before, after, step| {
        for seat in Seat::first(game.options().players) {
            let (old, new) = (before.estate(seat), after.estate(seat));
            let more: u8 = old
                .tokens
                .iter()
                .zip(new.tokens)
                .map(|(&old, new)| {
                    assert!(new >= old, "{seat} lost a token by {step:?}");
                    new - old
                })
                .sum();
            assert_eq!(more, u8::from(matches!(step.action, Action::Token(_)) && seat == before.turn));
        }
    });
}

#[test]
fn t9_4_t9_8_chains_end_and_estates_find_room() {
    let (mut chain, mut longest, mut hexes) = (0, 0, 0);
    watch(40, |_, before, after, step| {
        let seat = before.turn;
        let (old, new) = (before.estate(seat), after.estate(seat));
        match (step.action, placed(old, new)) {
            (Action::Pay(_), Some(_)) => chain = 1,
            (_, Some((_, item))) => {
                chain += 1;
                longest = longest.max(chain);
                assert!(chain <= 3, "a chain of {chain}");
                if item == Item::Tile(Tile::Estate) {
                    hexes += 1;
                    assert_eq!(
                        new.storage.hexes(),
                        old.storage.hexes() + 1,
                        "a free estate brings a wooden hex"
                    );
                }
            }
            _ => {}
        }
    });
    assert_eq!(longest, 3, "two castles and one more tile");
    assert!(hexes > 0, "free estates");
}
