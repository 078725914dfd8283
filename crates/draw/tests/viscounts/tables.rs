//! Pictures show what the state has: no card, worker, building or manuscript more or less, and nothing hidden.

use super::{SETUPS, game, portraits, ring};
use crate::common::{values, walk};
use demesne_draw::{
    seat::Initials,
    viscounts::{
        board::{self, Board, Lit},
        mini::{self, Mini},
        ring::{self as rings, Marks},
        rival,
        strip::{self, Strip},
        table::{self, Table},
    },
};
use demesne_game::{Game, Seat, Viewer};
use demesne_viscounts::{Building, Segment, State, Viscounts, state::Stage};

/// How many times something is said: what a figure stands for counts.
fn workers(markup: &str, seat: u8) -> u32 {
    let figures = markup.split(r#" data-worker=""#).skip(1).filter_map(|rest| {
        let (count, rest) = rest.split_once('"')?;
        let whose = rest.strip_prefix(r#" data-seat=""#)?.split('"').next()?;
        (whose == (seat + 1).to_string()).then(|| count.parse::<u32>().expect("a count"))
    });
    figures.sum()
}

fn sorted(mut list: Vec<String>) -> Vec<String> {
    list.sort();
    list
}

fn shown(markup: &str, attribute: &str) -> Vec<String> {
    sorted(values(markup, attribute).into_iter().map(str::to_owned).collect())
}

fn seats(game: &Viscounts) -> impl Iterator<Item = Seat> + use<> {
    Seat::first(game.seats())
}

fn buildings(game: &Viscounts, state: &State) -> Vec<String> {
    let built = game.every_site().filter_map(|site| state.plot(site).get());
    sorted(built.map(|(seat, building)| format!("p{} {}", seat.0 + 1, building.name())).collect())
}

fn viscounts(game: &Viscounts, state: &State) -> Vec<String> {
    let there = seats(game).filter(|&seat| state.player(seat).viscount.is_some());
    sorted(there.map(|seat| format!("p{}", seat.0 + 1)).collect())
}

fn tops(state: &State) -> Vec<String> {
    sorted(state.tops.into_iter().filter(|card| card.is_some()).map(|card| card.id()).collect())
}

fn tiles(state: &State) -> Vec<String> {
    sorted(state.tiles.into_iter().filter(|tile| tile.is_some()).map(|tile| tile.id()).collect())
}

#[test]
fn ring_and_road_show_what_lies_on_the_board() {
    for (i, setup) in SETUPS.iter().enumerate() {
        let game = game(setup);
        let portraits = portraits(&game);
        walk(&game, 60 + i as u64, 53, |state| {
            let ring = ring(&game, state, &portraits);
            let mut whole = String::new();
            rings::ring(&mut whole, &ring, &Marks::default());
            let mut road = String::new();
            for segment in Segment::all() {
                let (cards, initials) = (ring.cards, ring.initials);
                let strip =
                    Strip { game: &game, state, cards, initials, own: None, segment, corner: (0.0, 0.0) };
                strip::strip(&mut road, &strip, &Marks::default());
            }
            let empty = |known: &[bool]| known.iter().filter(|known| !**known).count();
            let printed = empty(&state.tops.map(|card| card.is_some()))
                + empty(&state.tiles.map(|tile| tile.is_some()));
            for (out, keep) in [(&whole, true), (&road, false)] {
                assert_eq!(shown(out, "data-card"), tops(state), "{setup:?}");
                assert_eq!(shown(out, "data-tile"), tiles(state));
                assert_eq!(values(out, "data-printed").len(), printed);
                assert_eq!(shown(out, "data-building"), buildings(&game, state));
                assert_eq!(shown(out, "data-viscount"), viscounts(&game, state));
                assert_eq!(values(out, "data-site").len(), game.every_site().count());
                assert_eq!(values(out, "data-river").len(), 5);
                let links =
                    game.every_site().filter(|&site| game.linked_after(state, site).is_some()).count();
                assert_eq!(values(out, "data-link").len(), links);
                for seat in seats(&game) {
                    let player = state.player(seat);
                    let wanted = if keep { player.in_castle() } else { player.in_castle() - player.third };
                    assert_eq!(workers(out, seat.0), wanted.into(), "{setup:?} {seat}");
                }
            }
            let counts = |out: &str, wanted: u8| out.contains(&format!(">×{wanted}</text>"));
            for segment in 0..5 {
                if state.tops[segment].is_some() {
                    assert!(
                        counts(&whole, state.under[segment] + 1) && counts(&road, state.under[segment] + 1)
                    );
                }
            }
            assert_eq!(values(&whole, "data-leader").len(), usize::from(state.leader.is_some()));
            let mut little = String::new();
            let mini = Mini { state, seats: game.seats(), centre: (42.0, 42.0), radius: 42.0 };
            mini::mini(&mut little, &mini, None, &[]);
            assert_eq!(shown(&little, "data-viscount"), viscounts(&game, state));
        });
    }
}

#[test]
fn a_closed_link_is_solid() {
    let game = game(&[("players", "4")]);
    let portraits = portraits(&game);
    let mut seen = 0;
    for seed in 0..4 {
        walk(&game, seed, 41, |state| {
            let mut out = String::new();
            rings::ring(&mut out, &ring(&game, state, &portraits), &Marks::default());
            let closed = game
                .every_site()
                .filter(|&from| !state.plot(from).is_empty())
                .filter_map(|from| game.linked_after(state, from))
                .filter(|&to| !state.plot(to).is_empty())
                .count();
            assert_eq!(out.matches(r#"class="vr-lkp full""#).count(), closed);
            assert_eq!(out.matches(r#"class="vr-lk full""#).count(), closed);
            seen += closed;
        });
    }
    assert!(seen > 10, "{seen} links were closed");
}

#[test]
fn a_player_board_shows_its_cards_buildings_and_manuscripts() {
    for (i, setup) in SETUPS.iter().enumerate() {
        let game = game(setup);
        let portraits = portraits(&game);
        walk(&game, 80 + i as u64, 71, |state| {
            let cards = ring(&game, state, &portraits).cards;
            for seat in seats(&game).filter(|&seat| game.solo_seat() != Some(seat)) {
                let (player, mut out) = (state.player(seat), String::new());
                let board = Board { game: &game, state, cards, seat };
                board::board(&mut out, &board, &Lit::default(), (0.0, 0.0));
                let mut wanted: Vec<String> = player.board().map(|card| card.id()).collect();
                wanted.extend(player.discards.iter().last().map(|card| card.id()));
                assert_eq!(shown(&out, "data-card"), sorted(wanted));
                assert_eq!(
                    shown(&out, "data-tile"),
                    sorted(player.manuscripts.iter().map(|tile| tile.id()).collect())
                );
                assert_eq!(values(&out, "data-plinth").len(), 9);
                let open = out.matches(r#"class="vb-plinth open""#).count();
                assert_eq!(open, Building::all().filter(|&building| player.has_built(building)).count());
                let houses: usize = ["trading-post", "guildhall", "workshop"]
                    .iter()
                    .map(|kind| out.matches(&format!(r##"href="#g-v-{kind}""##)).count())
                    .sum();
                // Manuscripts show buildings, too.
                let shown_on_tiles = ["m03", "m07", "m09"].iter().filter(|id| out.contains(*id)).count();
                assert_eq!(houses, 9 - open + shown_on_tiles);
                assert_eq!(values(&out, "data-bonus").len(), player.bonus.count_ones() as usize);
                assert_eq!(out.matches(r#"class="vb-clasp""#).count(), usize::from(player.has_met()));
                assert_eq!(values(&out, "data-back").len(), usize::from(player.deck_size > 0));
                let mut small = String::new();
                rival::rival(&mut small, &board, &Initials::default(), (0.0, 0.0));
                assert_eq!(
                    shown(&small, "data-card"),
                    sorted(player.board().map(|card| card.id()).collect())
                );
                assert_eq!(small.matches(r#"class="vb-plinth open""#).count(), open);
                let mut row = String::new();
                rival::row(&mut row, &board, &Initials::default(), -12, (0.0, 0.0), 264.0);
                assert_eq!(shown(&row, "data-face"), sorted(player.board().map(|card| card.id()).collect()));
                assert!(row.contains(">-12</text>"));
            }
            if let Some(seat) = game.solo_seat() {
                let mut out = String::new();
                let board = Board { game: &game, state, cards, seat };
                rival::rival(&mut out, &board, &Initials::default(), (0.0, 0.0));
                let wanted = state.solo.board().map(|scheme| scheme.name().to_owned()).collect();
                assert_eq!(shown(&out, "data-scheme"), sorted(wanted));
            }
        });
    }
}

#[test]
fn a_table_shows_everything_that_its_viewer_knows_and_nothing_else() {
    for (i, setup) in SETUPS.iter().enumerate() {
        let game = game(setup);
        let (mut hands, mut offers, mut steps) = (0, 0, 0);
        walk(&game, 100 + i as u64, 1, |state| {
            // The set-up is short: none of it is passed over.
            steps += 1;
            if state.stage != Stage::Pick && steps % 61 != 0 {
                return;
            }
            for viewer in [Viewer::Seat(Seat(0)), Viewer::Spectator, Viewer::Everybody] {
                let table = Table::new::<&str>(&game, state, viewer, &[]).expect("portraits");
                let mut out = String::new();
                table::table(&mut out, &table);
                let (own, view) = (state.player(table.own), game.view(state, viewer));
                let mut wanted = tops(state);
                for seat in seats(&game) {
                    wanted.extend(state.player(seat).board().map(|card| card.id()));
                }
                wanted.extend(own.discards.iter().last().map(|card| card.id()));
                let picking = state.stage == Stage::Pick;
                let offered = state.pairs.iter().filter(|pair| pair.number > 0);
                if picking {
                    wanted.extend(offered.clone().map(|pair| pair.hero.id()));
                    offers += 1;
                }
                let known = view.knows(table.own);
                if known && !picking {
                    wanted.extend(own.hand.iter().map(|card| card.id()));
                    hands += usize::from(own.hand_size > 0);
                }
                assert_eq!(
                    shown(&out, "data-card"),
                    sorted(wanted),
                    "{setup:?} {viewer:?} {:?}",
                    state.stage
                );
                let backs = usize::from(own.deck_size > 0)
                    + if known || picking { 0 } else { usize::from(own.hand_size) };
                assert_eq!(values(&out, "data-back").len(), backs);
                assert_eq!(values(&out, "data-pair").len(), if picking { offered.count() } else { 0 });
                let mut leaves = tiles(state);
                leaves.extend(own.manuscripts.iter().map(|tile| tile.id()));
                assert_eq!(shown(&out, "data-tile"), sorted(leaves));
                assert_eq!(shown(&out, "data-building"), buildings(&game, state));
                assert_eq!(shown(&out, "data-viscount"), viscounts(&game, state));
                assert_eq!(values(&out, "data-rival").len() + 1, usize::from(game.seats()));
                assert_eq!(
                    values(&out, "data-end"),
                    [state.poverty.to_string(), state.prosperity.to_string()]
                );
            }
        });
        assert!(hands > 3 && offers > 0, "{setup:?}: {hands} {offers}");
    }
}
