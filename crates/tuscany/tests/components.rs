//! What is in the box (T1), and that a table uses it all whatever the number of players (T3.12).

use crate::common::{assert_conserved, setup, table};
use demesne_game::Notation;
use demesne_game::{Game, Seat, Seed, Step, ToAct};
use demesne_tuscany::{Action, Colour, Harvest, Item, State, Tile, Token, Tuscany, state::Stage};

#[test]
fn t1_1_two_to_four_can_play() {
    for players in ["2", "3", "4"] {
        assert_eq!(table(&format!("players={players}")).seats().to_string(), players);
    }
    for players in ["1", "5", "0", "two", ""] {
        let refused = Tuscany::from_setup(&setup(&[("players", players)])).expect_err(players);
        assert_eq!(refused.why, format!("T1.1: \"{players}\" players cannot play; 2, 3 or 4 can"));
    }
}

#[test]
fn t3_6_the_start_player_sits_at_the_table() {
    for players in 2..=4 {
        let game = table(&format!("players={players}"));
        for seat in Seat::first(4) {
            let legal = game.is_legal(&game.start(), Step::chance(Action::First(seat)));
            assert_eq!(legal, seat.0 < players, "{seat} of {players}");
        }
    }
    let refused = Tuscany::from_setup(&setup(&[("first", "p3")])).expect_err("two players");
    assert_eq!(refused.why, "T3.6: p3 cannot be the start player of 2 players; name p1 to p2");
    assert_eq!(table("players=3 first=p3").start().first, Seat(2));
    assert_eq!(table("players=3").start().stage, Stage::First, "by default it is drawn");
}

#[test]
fn t1_4_t1_5_tiles_of_a_player() {
    let printed = table("").printed().clone();
    let of = |colour: Colour| Tile::of_colour(colour).map(|i| printed.player[i]).sum::<u8>();
    let counts = ["village", "crop", "cart", "monastery", "quarry", "city", "estate", "castle"]
        .map(|kind| of(Colour::parse_kind(kind).expect("a type")));
    assert_eq!(counts, [4, 4, 3, 3, 3, 2, 1, 1]);
    assert_eq!(printed.player.iter().sum::<u8>(), 21);
    // 22 with the start castle: 4 sets of 22 and 32 neutral tiles are 120.
    assert_eq!(4 * (21 + 1) + printed.neutral.iter().map(|&n| u32::from(n)).sum::<u32>(), 120);
}

#[test]
fn t1_6_four_neutral_tiles_of_each_type() {
    let printed = table("").printed().clone();
    for colour in Colour::ALL {
        let count: u8 = Tile::of_colour(colour).map(|i| printed.neutral[i]).sum();
        assert_eq!(count, 4, "{}", colour.kind());
    }
}

#[test]
fn t1_7_crops() {
    let printed = table("").printed().clone();
    let names = |counts: [u8; 15]| -> Vec<(&str, u8)> {
        let crops = Tile::ALL.into_iter().filter(|tile| tile.colour() == Colour::LightGreen);
        crops.map(|tile| (tile.name(), counts[tile.index()])).filter(|(_, n)| *n > 0).collect()
    };
    assert_eq!(names(printed.player), [("vineyard", 1), ("boar", 1), ("olive", 1), ("cereal", 1)]);
    assert_eq!(
        names(printed.neutral),
        [("olive+vineyard", 1), ("vineyard+cereal", 1), ("cereal+boar", 1), ("boar+olive", 1)]
    );
    // A tile of two shows what its name says: the crops of the tiles of one.
    for tile in Tile::ALL {
        let shown = tile.name().split('+').filter_map(Tile::parse).filter(|one| one.name() != tile.name());
        let wanted = match tile.name().contains('+') {
            true => shown.fold(0, |crops, one| crops | one.crops()),
            false => tile.crops(),
        };
        assert_eq!(tile.crops(), wanted, "{}", tile.name());
        let count = match (tile.colour(), tile.name().contains('+')) {
            (Colour::LightGreen, true) => 2,
            (Colour::LightGreen, false) => 1,
            _ => 0,
        };
        assert_eq!(tile.crops().count_ones(), count, "{}", tile.name());
    }
}

#[test]
fn t1_8_t1_9_cards() {
    let printed = table("").printed().clone();
    let cards = |names: &[&str]| -> Vec<u8> {
        names.iter().map(|name| printed.cards[Colour::parse(name).expect("a colour").index()]).collect()
    };
    assert_eq!(cards(&["light-green", "orange", "grey", "yellow", "beige"]), [16; 5]);
    assert_eq!(cards(&["dark-green", "red", "turquoise"]), [14; 3]);
    assert_eq!(printed.cards.iter().sum::<u8>(), 122);
    let harvest: Vec<(&str, u8)> =
        Harvest::ALL.into_iter().map(|card| (card.name(), printed.harvest[card.index()])).collect();
    assert_eq!(
        harvest,
        [
            ("two_red_points", 5),
            ("two_cards", 5),
            ("card_red_point", 4),
            ("green_point", 4),
            ("worker", 4),
            ("marble", 3),
            ("wild_hex", 2)
        ]
    );
    assert_eq!(printed.harvest.iter().sum::<u8>(), 27);
}

#[test]
fn t1_10_t1_11_tokens_and_colour_bonuses() {
    let printed = table("").printed().clone();
    assert_eq!(usize::from(printed.tokens) * Token::ALL.len(), 25);
    assert_eq!(Token::ALL.map(Token::name), ["card", "storage", "marble", "worker", "harvest"]);
    let bonus: Vec<(&str, [u16; 2])> =
        Colour::ALL.into_iter().map(|colour| (colour.name(), printed.bonus[colour.index()])).collect();
    assert_eq!(
        bonus,
        [
            ("dark-green", [2, 1]),
            ("red", [2, 1]),
            ("turquoise", [2, 1]),
            ("light-green", [4, 2]),
            ("grey", [3, 1]),
            ("orange", [3, 1]),
            ("yellow", [3, 1]),
            ("beige", [3, 1])
        ]
    );
}

#[test]
fn t1_1_t3_12_the_number_of_players_changes_the_sets_in_use_and_nothing_else() {
    let start = |players: u8| table(&format!("players={players}")).start();
    let four = start(4);
    for players in 2..=4 {
        let state = start(players);
        for seat in (0..4).map(Seat) {
            let set = if seat.0 < players { table("").printed().player } else { [0; 15] };
            assert_eq!(state.estate(seat).stack, set, "{players} players, {seat}");
        }
        let without_sets = State { estates: four.estates, ..state };
        assert_eq!(without_sets, four, "{players} players");
    }
}

/// Plays the setup, the first action of each list.
fn set_up(game: &Tuscany, seed: u64) -> Vec<State> {
    let (seed, mut state, mut events) = (Seed::from_number(seed), game.start(), 0);
    let mut states = vec![state];
    while state.stage != Stage::Turn {
        let step = match game.to_act(&state) {
            ToAct::Chance => {
                events += 1;
                Step::chance(game.sample(&state, &mut seed.event(events)))
            }
            to_act => {
                let mut list = Vec::new();
                let seat = to_act.first_seat().expect("somebody is to act");
                game.legal_actions(&state, seat, &mut list);
                Step::seat(seat, list[0])
            }
        };
        game.play(&mut state, step, &mut demesne_game::Ignore).expect("a listed action is legal");
        states.push(state);
    }
    states
}

#[test]
fn t1_14_t3_3_t3_4_t3_7_t3_8_t3_10_t3_12_after_the_setup() {
    for players in 2..=4u8 {
        let game = table(&format!("players={players}"));
        for seed in 0..200 {
            let states = set_up(&game, seed);
            // T3.7: with four neutral tiles of a colour five can never lie in the centre during setup.
            for state in &states {
                assert_conserved(&game, state);
                assert!(Colour::ALL.into_iter().all(|colour| state.centre.of_colour(colour) <= 4));
            }
            let state = states[states.len() - 1];
            assert_eq!((state.centre.len(), state.centre.own), (8, [0; 15]), "eight neutral tiles");
            assert_eq!(state.neutral.iter().sum::<u8>(), 24);
            assert_eq!(state.deck_size, 122 - 5 * players);
            assert_eq!(state.turn, state.first);
            for seat in Seat::first(players) {
                let estate = state.estate(seat);
                assert_eq!((estate.cards, estate.turned, estate.marble, estate.workers), (5, 0, 0, 0));
                assert_eq!(estate.stack, game.printed().player);
                // The list names the card token first.
                assert_eq!((estate.tokens, estate.room(), estate.storage.len()), ([1, 0, 0, 0, 0], 1, 0));
                assert_eq!(estate.covered.len(), 1);
                let start = game.start_space(estate.board);
                assert_eq!(estate.items[usize::from(start)], Some(Item::Tile(Tile::Castle)));
                assert_eq!(game.colour_of(estate.board, start), Colour::DarkGreen);
                assert_eq!(game.points(&state, seat) + game.green(&state, seat).total(), 0);
            }
            let deals: Vec<_> = Seat::first(players).map(|seat| state.estate(seat).deal).collect();
            for letter in 0..3 {
                let mut numbers: Vec<u8> = deals.iter().map(|deal| deal.number(letter)).collect();
                numbers.sort_unstable();
                numbers.dedup();
                assert_eq!(numbers.len(), usize::from(players), "each piece is there once");
            }
        }
    }
}
