//! The Châteautoma where a test needs arithmetic, odds or expansions: setup, the invariants of A20, expansions, telling.

use crate::common::{automa_tables, setup};
use demesne_burgundy::{
    Action, Building, Burgundy, Event, State, Tile,
    automa::{AutomaStep, Origin},
    state::Stage,
};
use demesne_game::{Events, Game, Ignore, Notation, Quick, Random, Seat, Seed, Step, ToAct};

fn game(pairs: &[(&str, &str)]) -> Burgundy {
    Burgundy::from_setup(&setup(pairs)).expect("a legal table")
}

fn refusal(pairs: &[(&str, &str)]) -> String {
    match Burgundy::from_setup(&setup(pairs)) {
        Ok(_) => "not refused".into(),
        Err(error) => error.why,
    }
}

/// A position of its turn, from lines.
fn position(game: &Burgundy, lines: &[&str]) -> State {
    let all: Vec<&str> = ["moment: automa-die"].iter().chain(lines).copied().collect();
    game.read_position(&all, 1).expect("a position")
}

/// Its turn with a die; the points of each source that it scored, in order.
fn turn(game: &Burgundy, state: &mut State, die: u8) -> Vec<(&'static str, u16)> {
    play(game, state, Action::AutomaDie(die))
}

fn play(game: &Burgundy, state: &mut State, action: Action) -> Vec<(&'static str, u16)> {
    let mut events = Vec::new();
    game.play(state, Step::chance(action), &mut events).expect("a legal step");
    let scored = events.iter().filter_map(|event| match *event {
        Event::Scored { source, points, .. } => Some((source, points)),
        _ => None,
    });
    scored.collect()
}

fn points(game: &Burgundy, state: &State, source: &str) -> i32 {
    let seat = game.automa_seat().expect("a Châteautoma");
    game.scores(state).seats[seat.index()].of(source)
}

#[test]
fn a1_2_a1_3_a16_7_a16_17_x_compat_3_tables_that_it_does_not_sit_at() {
    for players in ["2", "3", "4"] {
        let game = game(&[("players", players), ("chateautoma", "expert")]);
        assert_eq!(
            game.automa_seat().map(|seat| (seat.0 + 1).to_string()).as_deref(),
            Some(players),
            "A1.13"
        );
    }
    assert!(
        refusal(&[("players", "5"), ("chateautoma", "expert")]).contains('5'),
        "four people cannot add one"
    );
    assert!(refusal(&[("players", "1"), ("chateautoma", "expert")]).starts_with("A1.4"));
    assert!(refusal(&[("edition", "2011"), ("chateautoma", "expert")]).starts_with("A1.3"));
    assert!(refusal(&[("expansions", "inns"), ("chateautoma", "expert")]).starts_with("A16.7"));
    assert!(refusal(&[("players", "4"), ("team", "basic"), ("chateautoma", "expert")]).starts_with("A16.17"));
    assert!(refusal(&[("players", "2"), ("solo", "33"), ("chateautoma", "expert")]) != "not refused");
}

#[test]
fn a2_3_a15_4_which_side_of_its_duchy() {
    for (modifiers, side) in [("", 35), ("C", 35), ("A", 36), ("B", 36), ("D", 36), ("C D", 36)] {
        let mut pairs = vec![("chateautoma", "novice")];
        pairs.extend(Some(("modifiers", modifiers)).filter(|_| !modifiers.is_empty()));
        assert_eq!(game(&pairs).areas().side, side, "modifiers {modifiers}");
    }
}

#[test]
fn a2_4_a15_2_a15_3_every_level_with_every_set_of_modifiers() {
    for level in ["novice", "experienced", "expert"] {
        for modifiers in ["A", "B", "C", "D", "A B", "A C D", "A B C D"] {
            let one = game(&[("chateautoma", level), ("modifiers", modifiers)]);
            let lines = one.setup();
            assert!(lines.contains(&("chateautoma".into(), level.into())));
            assert!(lines.contains(&("modifiers".into(), modifiers.into())));
        }
    }
    assert!(!game(&[("chateautoma", "experienced")]).setup().iter().any(|(key, _)| key == "modifiers"));
}

#[test]
fn a15_5_tiles_of_modifier_a_cover_one_of_each_and_two_buildings() {
    // Castle, mine, ship, monastery, building, livestock.
    let one = game(&[("chateautoma", "novice"), ("modifiers", "A B")]);
    assert_eq!((one.areas().face_down, one.areas().face_up), ([0, 0, 1, 1, 2, 1], [1, 1, 0, 0, 1, 0]));
    let two = game(&[("chateautoma", "novice"), ("modifiers", "D")]);
    assert_eq!((two.areas().face_down, two.areas().face_up), ([0; 6], [0; 6]), "A15.4");
}

#[test]
fn a2_5_a2_6_a20_5_a15_6_cards_and_buildings_are_drawn_evenly() {
    let game = game(&[("chateautoma", "novice"), ("modifiers", "B")]);
    let mut events = Events::new(Seed::from_number(7));
    let (mut left, mut right, mut kinds) = ([0u32; 18], [0u32; 18], [0u32; 10]);
    let rounds = 9_000;
    for _ in 0..rounds {
        let mut state = game.start();
        while matches!(state.stage, Stage::FirstCard(_) | Stage::FirstBuilding) {
            let action = game.sample(&state, &mut events.next_event());
            match action {
                Action::Card { place: 0, card } => left[usize::from(card)] += 1,
                Action::Card { card, .. } => right[usize::from(card)] += 1,
                Action::FirstBuilding(kind) => kinds[kind as usize] += 1,
                _ => {}
            }
            game.play(&mut state, Step::chance(action), &mut Ignore).expect("legal");
        }
    }
    let near = |count: u32, share: f64| {
        let (mean, n) = (f64::from(rounds) * share, f64::from(rounds));
        (f64::from(count) - mean).abs() < 5.0 * (n * share * (1.0 - share)).sqrt()
    };
    for card in 1..=9 {
        let castle = [4, 7, 8].contains(&card);
        assert!(
            near(left[card], if castle { 1.0 / 3.0 } else { 0.0 }) || !castle && left[card] == 0,
            "{left:?}"
        );
        // A castle card is not the left one in two of three games.
        assert!(near(right[card], if castle { 2.0 / 3.0 / 8.0 } else { 1.0 / 8.0 }), "{right:?}");
    }
    assert!(kinds[..8].iter().all(|&n| near(n, 1.0 / 8.0)) && kinds[8..] == [0, 0], "{kinds:?}");
}

/// A random game: what `watch` sees after every step; the end.
fn random_game(game: &Burgundy, seed: u64, mut watch: impl FnMut(&State, &State, Action, &[Event])) -> State {
    let mut events = Events::new(Seed::from_number(seed));
    let mut rng = Quick::new(seed);
    let (mut state, mut list) = (game.start(), Vec::new());
    loop {
        let step = match game.to_act(&state) {
            ToAct::Nobody => return state,
            ToAct::Chance => Step::chance(game.sample(&state, &mut events.next_event())),
            seats => {
                let seat = seats.first_seat().expect("somebody");
                list.clear();
                game.legal_actions(&state, seat, &mut list);
                Step::seat(seat, list[rng.below(list.len() as u32) as usize])
            }
        };
        let (before, mut told) = (state, Vec::new());
        game.play(&mut state, step, &mut told).expect("a legal step");
        watch(&before, &state, step.action, &told);
    }
}

/// A20.1 to A20.4, A5.13, A9.12, A6.6, A1.6, A3.6.
#[test]
fn a20_1_a20_2_a20_3_a20_4_a5_13_a6_6_what_always_holds() {
    for table in automa_tables() {
        let game = Burgundy::from_setup(&table.lines).expect("a legal table");
        let seat = game.automa_seat().expect("a Châteautoma");
        for number in 0..12 {
            let mut turns = 0;
            random_game(&game, 100 * table.index + number, |before, after, action, _| {
                assert!(!matches!(game.to_act(after), ToAct::Seats(seats) if seats.contains(seat)), "A1.5");
                assert_eq!(after.estate(seat).workers, 0, "A1.6");
                assert!(game.points(after, seat) >= game.points(before, seat), "A20.2");
                let automa = &after.automa;
                let in_play: u32 =
                    automa.cards.iter().filter(|card| card.card != 0).map(|card| 1 << card.card).sum();
                assert_eq!(automa.deck ^ automa.discards ^ in_play, game.county().deck, "nine cards");
                if matches!(action, Action::AutomaDie(_)) {
                    turns += 1;
                    let lying =
                        |state: &State| state.depots.iter().flatten().chain(&state.black).flatten().count();
                    let own = |state: &State| {
                        let automa = &state.automa;
                        automa.cards.iter().flat_map(|card| card.tiles).flatten().count()
                            + automa.reserved().chain(automa.wild).count()
                            + automa.duchy.iter().map(|&n| usize::from(n)).sum::<usize>()
                    };
                    if !matches!(after.stage, Stage::Depot(_)) {
                        assert_eq!(lying(before) + own(before), lying(after) + own(after), "A20.3");
                    }
                }
                if !after.stage.before_phase_a() && !matches!(after.stage, Stage::Card(_)) {
                    for card in &automa.cards {
                        let printed = game.county().card(card.card);
                        assert!(card.card != 0 && card.empty_hexes(printed).next().is_some(), "A9.12, A5.13");
                    }
                }
            });
            assert_eq!(turns, 25, "A3.6");
        }
    }
}

#[test]
fn a20_6_a15_9_it_scores_what_a_model_says() {
    let average = |pairs: &[(&str, &str)]| {
        let game = game(pairs);
        let seat = game.automa_seat().expect("a Châteautoma");
        let count = 300;
        let sum: i32 =
            (0..count).map(|n| game.points(&random_game(&game, 77_000 + n, |_, _, _, _| {}), seat)).sum();
        f64::from(sum) / count as f64
    };
    for (players, [novice, experienced, expert]) in
        [("2", [180.0, 200.0, 231.0]), ("3", [196.0, 215.0, 246.0]), ("4", [213.0, 230.0, 259.0])]
    {
        let found = ["novice", "experienced", "expert"]
            .map(|level| average(&[("players", players), ("chateautoma", level)]));
        // The levels differ by 4 points a card only (A15.1), over the same games.
        assert!((found[1] - found[0] - (found[2] - found[1])).abs() < 0.001, "{found:?}");
        assert!((5.5..6.5).contains(&((found[1] - found[0]) / 4.0)), "about 6 cards: {found:?}");
        for (found, wanted, within) in
            [(found[0], novice, 12.0), (found[1], experienced, 5.0), (found[2], expert, 10.0)]
        {
            assert!((found - wanted).abs() < within, "{found} is not about {wanted}");
        }
    }
    let plain = average(&[("chateautoma", "experienced")]);
    for (modifier, more) in [("A", 3.0..10.0), ("B", 6.0..12.0), ("D", 24.0..36.0)] {
        let found = average(&[("chateautoma", "experienced"), ("modifiers", modifier)]) - plain;
        assert!(more.contains(&found), "modifier {modifier} adds {found}");
    }
}

#[test]
fn a20_7_a6_4_everything_of_it_is_open() {
    let game = game(&[("chateautoma", "experienced")]);
    let state =
        position(&game, &["automa left: 4 - castle ?m1 - -", "automa reserve: ship ?bank", "phase: B"]);
    for viewer in [demesne_game::Viewer::Seat(Seat(0)), demesne_game::Viewer::Spectator] {
        assert_eq!(game.view(&state, viewer).automa, state.automa);
    }
}

#[test]
fn a16_1_x_tile_monasteries_27_to_29() {
    let game = game(&[("chateautoma", "experienced"), ("expansions", "tiles white")]);
    let mut state = position(
        &game,
        &[
            "automa duchy: m27*1 m28*1 m29*1 white-castle*2",
            "automa left: 4 - castle - - -",
            "depot 1: - - ship",
            "automa right: 3",
            "white: 5",
            "track: p1@1 p2@0",
            "p1 duchy: 19=castle 13=m1",
        ],
    );
    turn(&game, &mut state, 1);
    assert_eq!(state.track.order[0], Seat(1), "without monastery 27 in p1's duchy its marker lies on top");
    state.stage = Stage::Over;
    assert_eq!(points(&game, &state, "monasteries"), 12);
    let mut state = position(
        &game,
        &[
            "automa right: 3",
            "white: 5",
            "track: p1@1 p2@0",
            "depot 1: - - ship",
            "p1 duchy: 19=castle 13=m27",
        ],
    );
    turn(&game, &mut state, 1);
    assert_eq!((state.track.order[0], state.track.at), (Seat(0), [1, 1, 0, 0]), "p1's marker stays above");
}

#[test]
fn a16_2_the_crane_is_like_a_castle() {
    let game = game(&[("chateautoma", "experienced"), ("expansions", "tiles")]);
    let mut state = position(
        &game,
        &["automa left: 4 - castle - - -", "white: 3", "depot 1: - crane", "depot 3: - - watchtower"],
    );
    assert_eq!(turn(&game, &mut state, 1), [("watchtowers", 4)]);
    assert_eq!(state.automa.cards[0].tiles[4], Some(Tile::building(Building::Watchtower)));
}

#[test]
fn a16_3_a16_4_geese() {
    let game = game(&[("chateautoma", "experienced"), ("expansions", "tiles")]);
    let lines = [
        "automa left: 2 - - - -",
        "automa right: 5 - - sheep3 -",
        "automa duchy: cow2*2 sheep2*1",
        "depot 3: geese",
    ];
    let mut state = position(&game, &lines);
    assert_eq!(turn(&game, &mut state, 3), [("livestock", 7)]);
    let lines = [
        "automa left: 3 - - - -",
        "automa right: 2 - - geese -",
        "automa duchy: cow2*2 sheep2*1",
        "depot 3: pig3",
        "p2 goods: none",
    ];
    let mut state = position(&game, &lines);
    assert_eq!(turn(&game, &mut state, 3), [("livestock", 5)]);
    let mut state = position(&game, &["automa left: 2 - - - -", "depot 3: geese"]);
    assert_eq!(turn(&game, &mut state, 3), [("livestock", 2)], "without other livestock");
}

#[test]
fn a16_5_a16_6_white_castles() {
    let game = game(&[("players", "3"), ("chateautoma", "experienced"), ("expansions", "white")]);
    let reserve = |lines: &[&str]| {
        let mut all =
            vec!["phase: C", "white: 5", "automa left: 4 - castle - - -", "automa right: 2 - - - -"];
        all.extend(lines);
        let mut state = position(&game, &all);
        turn(&game, &mut state, 1);
        (
            state.automa.reserved().map(|tile| game.tile_name(tile)).collect::<Vec<_>>().join(" "),
            state.estates[2].silver,
        )
    };
    let white = "depot 1: - white-castle";
    assert_eq!(
        reserve(&[white, "depot 5: bank mine", "depot 6: castle"]).0,
        "mine",
        "the first type of that depot"
    );
    assert_eq!(
        reserve(&[white, "depot 5: bank mine", "automa reserve: mine"]).0,
        "mine bank",
        "one that it lacks"
    );
    assert_eq!(
        reserve(&[white, "depot 5: bank mine", "depot 6: castle", "automa reserve: mine market"]).0,
        "castle mine market",
        "the first depot with a type that it lacks"
    );
    assert_eq!(
        reserve(&[white, "depot 6: - church", "depot 2: m1", "automa reserve: m2 market market"]).0,
        "m2 market market church",
        "once more around: the first depot with a tile"
    );
    assert_eq!(
        reserve(&[white, "depot 5: church mine", "automa reserve: mine market market"]).0,
        "mine mine market market",
        "there the type of which it has fewest"
    );
    assert_eq!(reserve(&[white]), (String::new(), 1), "all depots are empty");
}

#[test]
fn a16_8_a16_9_a16_10_border_posts() {
    let game = game(&[("chateautoma", "experienced"), ("expansions", "posts"), ("duchies", "same 23")]);
    let base = ["automa left: 2 bank bank sheep2 -", "automa right: 3 - - - -", "depot 2: m1", "phase: B"];
    let scored = |posts: u8, tiles: [u8; 2]| {
        let mut state = position(&game, &base);
        (state.automa.posts, state.posts.tiles) = (posts, tiles);
        let scored = turn(&game, &mut state, 2);
        (scored, state.automa.posts, state.posts.tiles)
    };
    let card = ("cards", 18);
    assert_eq!(scored(0, [0, 0]), (vec![card], 1, [0, 0]));
    assert_eq!(scored(1, [0, 0]), (vec![card, ("border-posts", 8)], 2, [0, 0]));
    assert_eq!(scored(2, [0, 0]), (vec![card, ("border-posts", 5)], 3, [2, 0]));
    assert_eq!(scored(2, [1, 0]), (vec![card, ("border-posts", 2)], 3, [1, 2]));
    assert_eq!(scored(2, [1, 3]), (vec![card], 3, [1, 3]));
    assert_eq!(scored(3, [2, 0]), (vec![card], 4, [2, 0]), "a fourth gives nothing");
    let plain = self::game(&[("chateautoma", "experienced")]);
    let mut state = position(&plain, &base);
    turn(&plain, &mut state, 2);
    assert_eq!(state.automa.posts, 0, "A16.8: without the expansion the symbols mean nothing");
}

#[test]
fn a16_11_ar2_trade_routes_bring_one_more_for_a_sale() {
    let game = game(&[("chateautoma", "experienced"), ("expansions", "routes")]);
    let lines = ["automa left: 4 - castle - - -", "depot 1: - warehouse"];
    let mut state = position(&game, &[&lines[..], &["p2 goods: 1 1 1"]].concat());
    assert_eq!(turn(&game, &mut state, 1), [("goods-sold", 7)]);
    let mut state = position(&game, &[&lines[..], &["p2 goods: none"]].concat());
    assert_eq!(turn(&game, &mut state, 1), []);
}

#[test]
fn a16_14_a16_15_a16_16_shields() {
    let game = game(&[("chateautoma", "experienced"), ("expansions", "shields")]);
    let lines = [
        "automa left: 8 castle mine castle -",
        "automa right: 2",
        "depot 1: - - ship",
        "white: 3",
        "p2 silver: 0",
    ];
    let mut state = position(&game, &lines);
    state.shields.depots = [[4, 9], [0, 0], [0, 0], [0, 0], [7, 11], [0, 0]];
    turn(&game, &mut state, 1);
    assert_eq!(state.shields.depots, [[4, 9], [0, 0], [0, 0], [0, 0], [11, 0], [0, 0]]);
    assert_eq!((state.automa.shields, state.estates[1].shields), (1, 0), "face down: no effects");
    let mut state = position(&game, &lines);
    state.shields.depots = [[0, 0]; 6];
    turn(&game, &mut state, 1);
    assert_eq!(state.automa.shields, 0, "none left");
    state.stage = Stage::Over;
    for (shields, worth) in [(0, 0), (1, 8), (2, 15), (3, 25), (4, 40), (5, 40)] {
        state.automa.shields = shields;
        assert_eq!(points(&game, &state, "shields"), worth);
    }
}

#[test]
fn a16_13_what_shield_6_can_copy_of_it() {
    let game = game(&[("chateautoma", "experienced"), ("expansions", "shields")]);
    let state = position(
        &game,
        &[
            "phase: C",
            "automa left: 4 - castle m5 - -",
            "automa right: 9 - - - ?m6",
            "automa duchy: m1*1 m16*1",
            "automa reserve: m2 ?m3",
        ],
    );
    assert_eq!(game.automa_monasteries(&state), 1 << 1 | 1 << 5 | 1 << 16);
}

#[test]
fn a16_18_x_compat_1_optional_rules_of_boards_are_for_people() {
    let game = game(&[
        ("chateautoma", "experienced"),
        ("boards", "11-18"),
        ("duchies", "same 11"),
        ("connection", "yes"),
    ]);
    // It places a castle without any connection, as ever.
    let mut state =
        position(&game, &["automa left: 8 castle - - -", "automa right: 1", "depot 2: - - castle"]);
    turn(&game, &mut state, 2);
    assert_eq!(state.automa.cards[0].tiles[2], Some(Tile::CASTLE));
}

fn vines(white: u8, players: &str) -> (Burgundy, State) {
    let game = game(&[("players", players), ("chateautoma", "experienced"), ("expansions", "vineyards")]);
    let seat = format!("p{players}");
    let lines = [
        "automa left: 14 - - - castle".into(),
        "automa right: 1".into(),
        "depot 2: m20".into(),
        format!("white: {white}"),
        format!("{seat} silver: 3"),
    ];
    let state = position(&game, &lines.iter().map(String::as_str).collect::<Vec<_>>());
    (game, state)
}

#[test]
fn a19_8_a8_5_a17_3_a17_4_a17_5_a17_6_vineyards() {
    let tile = Some(Tile::double(0, 1));
    let (game, mut state) = vines(4, "2");
    state.vines.depot = [tile, None, tile, None, None, None];
    state.vines.shop = [tile, None, None];
    turn(&game, &mut state, 6);
    assert_eq!(state.automa.cards[0].tiles[1], Some(Tile::monastery(20)));
    assert_eq!(
        state.vines.depot,
        [tile, None, None, None, None, None],
        "centre is empty, it takes the right one"
    );
    assert_eq!(state.vines.shop, [None; 3]);
    assert_eq!((state.automa.doubles, state.estates[1].silver), (2, 1));
    state.stage = Stage::Over;
    assert_eq!(points(&game, &state, "double-tiles"), 3);

    let (game, mut state) = vines(6, "4");
    // White 6 selects the right card: put the card with the symbol there.
    state.automa.cards.swap(0, 1);
    state.vines.depot = [tile, tile, None, None, None, None];
    state.vines.shop = [tile, tile, None];
    turn(&game, &mut state, 6);
    assert_eq!(
        state.vines.depot,
        [None, tile, None, None, None, None],
        "from the right end on to the left end"
    );
    assert_eq!(state.vines.shop, [None, tile, None], "right, then around to the left");
    assert_eq!(state.automa.doubles, 2);

    let (game, mut state) = vines(3, "3");
    state.vines.depot = [tile, tile, tile, None, None, None];
    state.vines.shop = [tile; 3];
    turn(&game, &mut state, 6);
    assert_eq!(
        (state.vines.depot[..3].to_vec(), state.vines.shop),
        (vec![tile, None, tile], [tile, None, tile])
    );
}

#[test]
fn a17_4_a17_7_a17_8_empty_vine_depot_and_shop() {
    let (game, mut state) = vines(4, "2");
    state.vines.depot = [None; 6];
    state.vines.shop = [None; 3];
    state.black[1] = Some(Tile::SHIP);
    turn(&game, &mut state, 6);
    assert_eq!((state.automa.doubles, state.estates[1].silver), (0, 1), "it buys in the black depot");
    assert_eq!(state.automa.reserved().collect::<Vec<_>>(), [Tile::SHIP]);

    // No match: the wild comes from the black depot, never from the shop.
    let (game, mut state) = vines(4, "2");
    state.depots[1] = [None; 4];
    state.vines.shop = [Some(Tile::double(0, 1)), None, None];
    state.black[1] = Some(Tile::SHIP);
    turn(&game, &mut state, 6);
    assert_eq!((state.automa.wild, state.automa.doubles, state.estates[1].silver), (Some(Tile::SHIP), 1, 1));
}

#[test]
fn a17_9_double_tiles_at_the_end() {
    let (game, mut state) = vines(4, "2");
    state.stage = Stage::Over;
    let worth = [0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78, 91, 91, 91];
    for (doubles, points_of) in worth.into_iter().enumerate() {
        state.automa.doubles = doubles as u8;
        assert_eq!(points(&game, &state, "double-tiles"), points_of, "{doubles}");
    }
}

#[test]
fn a8_5_without_vineyards_its_deck_has_no_double_hexes() {
    let game = game(&[("chateautoma", "experienced")]);
    for number in 1..=9 {
        assert_eq!(game.county().card(number).double, 0);
    }
}

#[test]
fn every_step_is_told_with_its_reason() {
    let game = game(&[("chateautoma", "experienced")]);
    let mut state = position(
        &game,
        &[
            "white: 5",
            "automa left: 1 mine - -",
            "automa right: 8 - mine castle ship",
            "automa duchy: cow2*1",
            "depot 1: - watchtower",
            "depot 2: - - castle",
            "depot 3: cow3",
        ],
    );
    let mut events = Vec::new();
    game.play(&mut state, Step::chance(Action::AutomaDie(1)), &mut events).expect("legal");
    let told: Vec<String> = events
        .iter()
        .filter_map(|event| match event {
            Event::Automa(step) => Some(game.describe_automa(*step)),
            _ => None,
        })
        .collect();
    assert_eq!(
        told,
        [
            "it rolls 1; the white die is 5, so the right card, 8, is selected (A3.3)",
            "for its die it searches the depots clockwise from 1, in each for the empty hexes of card 8: castle (A5.3)",
            "depot 1 has nothing for the card; the castle goes from depot 2 onto hex 1 of card 8 (A5.4)",
            "card 8 is full, so the bonus action is for card 1 (A7.2)",
            "for the bonus action of the castle, with the white die it searches the depots clockwise from 5, in each for the empty hexes of card 1: livestock, monastery (A5.3)",
            "depots 5, 6, 1, 2 have nothing for the card; the tile of 3 cows goes from depot 3 onto hex 2 of card 1 (A5.4)",
            "its 3 cows graze with 2 more on its cards and in its duchy (A7.8)",
            "it completes card 8 (A9.2)",
            "the castle goes to castle space 1 of its duchy (A9.3)",
            "the mine goes to mine space 1 of its duchy (A9.3)",
            "the castle goes to castle space 2 of its duchy (A9.3)",
            "the ship goes to ship space 1 of its duchy (A9.3)",
        ]
    );
    assert!(events.contains(&Event::Automa(AutomaStep::Places {
        tile: Tile::CASTLE,
        card: 8,
        hex: 0,
        origin: Origin::Depot { start: 0, depot: 1, alike: 1 },
    })));
}

/// Everything that is told over random games is a sentence that names a rule.
#[test]
fn all_that_is_told_names_a_rule() {
    for table in automa_tables() {
        let game = Burgundy::from_setup(&table.lines).expect("a legal table");
        random_game(&game, table.index, |_, _, _, events| {
            for event in events {
                if let Event::Automa(step) = event {
                    let text = game.describe_automa(*step);
                    assert!(text.ends_with(')') && text.contains("(A"), "{text}");
                }
            }
        });
    }
}
