//! A picture of a table shows what the state has: no tile, good or die more or less.

use crate::common::{SETUPS, game, walk};
use demesne_burgundy::{
    Burgundy, Expansion, State, duchy,
    state::{Choice, Stage},
};
use demesne_draw::{
    automa, board,
    table::{self, Table},
};
use demesne_game::{Game, Seat, Viewer};

fn picture(table: &Table<'_>) -> String {
    let mut out = String::new();
    table::table(&mut out, table);
    out
}

/// How many tiles lie where the main board shows them.
fn on_board(state: &State) -> usize {
    let beside = [state.inns, state.cleared_castles].iter().filter(|&&count| count > 0).count();
    state.depots.iter().flatten().flatten().count() + state.black.iter().flatten().count() + beside
}

#[test]
fn the_main_board_shows_its_tiles_goods_and_markers() {
    for (i, setup) in SETUPS.iter().enumerate() {
        let game = game(setup);
        walk(&game, 20 + i as u64, 41, |state| {
            let table = Table::new::<&str>(&game, state, Viewer::Everybody, &[]);
            let mut out = String::new();
            board::board(&mut out, &table.board());
            assert_eq!(out.matches(r#"class="tile""#).count(), on_board(state), "{setup:?}");
            let goods: usize = out
                .split(r#"data-count=""#)
                .skip(1)
                .filter_map(|rest| rest.split('"').next()?.parse::<usize>().ok())
                .sum();
            let lying = state.depot_goods.iter().flatten().map(|&count| usize::from(count)).sum::<usize>();
            let coming = state.round_goods.iter().filter(|&&number| number != 0).count();
            assert_eq!(goods, lying + coming, "{setup:?}");
            let markers = if game.options().solo.is_some() { 0 } else { usize::from(game.seats()) };
            assert_eq!(out.matches(r#"class="marker""#).count(), markers);
            let shields = state.shields.depots.iter().flatten().filter(|&&shield| shield != 0).count();
            assert_eq!(out.matches("#g-shield-").count(), shields);
            if game.options().solo.is_none() {
                let posts =
                    if game.options().expansions.has(Expansion::Posts) { state.posts.tiles } else { [0; 2] };
                let taken = state.bonus.iter().flatten().chain(&posts).filter(|&&owner| owner != 0).count();
                assert_eq!(out.matches(r#"class="seat""#).count(), taken);
            }
        });
    }
}

#[test]
fn a_table_shows_every_tile_of_every_player() {
    for (i, setup) in SETUPS.iter().enumerate() {
        let game = game(setup);
        let automa = game.automa_seat();
        walk(&game, 40 + i as u64, 67, |state| {
            let table = Table::new::<&str>(&game, state, Viewer::Everybody, &[]);
            let mut wanted = on_board(state);
            for party in table.parties() {
                if automa.is_some_and(|seat| party.contains(&seat)) {
                    wanted += of_automa(&game, state, &table);
                    continue;
                }
                let seat = party[0];
                let estate = state.estate(seat);
                let known = game.duchy_of(state, seat).is_some();
                wanted += if known { estate.covered.len() as usize } else { 0 };
                wanted += estate.storage.len();
                if party.contains(&table.own) {
                    wanted += state.private[table.own.index()].tiles.iter().flatten().count();
                }
            }
            if game.options().expansions.has(Expansion::Vineyards) {
                let doubles = state.vines.depot.iter().chain(&state.vines.shop).flatten().count();
                let people = Seat::first(game.options().persons());
                let planted = people.map(|seat| state.estate(seat).vineyard.covered().count_ones() as usize);
                wanted += doubles + 2 * planted.sum::<usize>();
            }
            let out = picture(&table);
            // A preview of the own castle is a tile without a group of its own.
            assert_eq!(out.matches(r#"class="tile""#).count(), wanted, "{setup:?} {:?}", state.stage);
        });
    }
}

/// The tiles that the Châteautoma's sheet shows: on cards, on spaces of its duchy, and each face of its reserve once.
fn of_automa(game: &Burgundy, state: &State, table: &Table<'_>) -> usize {
    let side = game.areas().side.to_string();
    let sides = duchy::automa_duchies().expect("a file");
    let printed = sides.iter().find(|duchy| duchy.label.id == side).expect("a side");
    let lying = automa::tiles(&table.board(), printed).iter().flatten().flatten().count();
    let cards: usize = state.automa.cards.iter().map(|card| card.tiles.iter().flatten().count()).sum();
    let mut reserve: Vec<_> = state.automa.reserve.iter().flatten().collect();
    reserve.dedup();
    lying + cards + reserve.len() + usize::from(state.automa.wild.is_some())
}

#[test]
fn a_table_fits_its_frame_and_names_all_seats() {
    for setup in SETUPS {
        let game = game(setup);
        walk(&game, 7, 401, |state| {
            let table = Table::new(&game, state, Viewer::Spectator, &["Ada", "Ben", "Cleo", "Dan"]);
            let (frame, out) = (table.frame(), picture(&table));
            assert!(out.starts_with(&format!(
                r#"<rect width="{}" height="{}" class="page"/>"#,
                frame.width, frame.height
            )));
            for (seat, letter) in Seat::first(game.seats()).zip("ABCD".chars()) {
                assert!(out.contains(&format!(">{letter}</text>")), "{seat}");
            }
            assert_eq!(table.rivals().len() + 1, table.parties().len());
        });
    }
}

#[test]
fn b2_8_a_hidden_castle_is_not_in_the_picture() {
    let game = game(&[]);
    let (mut own, mut others) = (0, 0);
    walk(&game, 1, 1, |state| {
        let preview = |viewer| {
            let table = Table::new::<&str>(&game, state, viewer, &[]);
            picture(&table).matches(r#"class="pvr""#).count()
        };
        let made = |seat: usize| matches!(state.choices[seat], Choice::Made { .. });
        let waiting = matches!(state.stage, Stage::Castles | Stage::RevealCastles);
        for seat in 0..2 {
            let shown = preview(Viewer::Seat(Seat(seat)));
            assert_eq!(shown, usize::from(waiting && made(seat.into())), "the own choice is known");
            own += shown;
        }
        assert_eq!(preview(Viewer::Spectator), 0, "who looks on knows none");
        others += usize::from(waiting && made(0));
    });
    assert!(own > 1 && others > 0, "castles were chosen");
}
