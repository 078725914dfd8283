//! What the tests share: tables, and the place of every piece.

use demesne_game::{Game, Ignore, Notation, Seat, SetupLine};
use demesne_viscounts::{
    Building, Card, CardSet, Manuscript, Ribbon, Scheme, Segment, State, Viscounts,
    card::{HEROES, NEUTRALS},
    state::{Dismissed, Stage, WORKERS},
    task::Task,
};

/// A table from its lines: `players=3 first=p2`.
pub fn table(options: &str) -> Viscounts {
    let lines: Vec<SetupLine> = options
        .split_ascii_whitespace()
        .filter_map(|word| word.split_once('='))
        .map(|(key, value)| SetupLine { key: key.into(), value: value.into(), line: 0 })
        .collect();
    Viscounts::from_setup(&lines).unwrap_or_else(|e| panic!("{options}: {e}"))
}

/// A table and a position at it.
pub fn position(options: &str, lines: &[&str]) -> (Viscounts, State) {
    let game = table(options);
    let state = game.read_position(lines, 1).unwrap_or_else(|e| panic!("{e}\n{lines:#?}"));
    (game, state)
}

/// Plays a step.
pub fn play(game: &Viscounts, state: &mut State, step: &str) {
    let read = game.parse_step(step).unwrap_or_else(|e| panic!("{step}: {e}"));
    game.play(state, read, &mut Ignore).unwrap_or_else(|illegal| panic!("{step}: {illegal}"));
}

/// Tables of all numbers of players and all solo opponents, with every difficulty.
pub const TABLES: [&str; 12] = [
    "players=2",
    "players=3",
    "players=4",
    "players=2 first=p2",
    "players=3 first=p2",
    "players=4 first=p4",
    "solo=cleric",
    "solo=builder difficulty=1",
    "solo=noble difficulty=2",
    "solo=cards difficulty=3",
    "solo=cleric difficulty=3",
    "solo=cards",
];

/// Every card, tile, building, worker and scheme is in exactly one place. Where a game began from a position, some may be nowhere:
/// `whole` says that it did not.
pub fn assert_conserved(game: &Viscounts, state: &State, whole: bool) {
    assert_cards(game, state);
    assert_tiles(game, state, whole);
    assert_board(game, state);
    assert_schemes(game, state);
}

fn seats(game: &Viscounts) -> impl Iterator<Item = Seat> {
    Seat::first(game.seats())
}

fn assert_cards(game: &Viscounts, state: &State) {
    let turned = !matches!(state.stage, Stage::First | Stage::Board | Stage::Townsfolk);
    for card in (0..NEUTRALS + HEROES).map(Card) {
        let mut places = seats(game).filter(|&seat| state.player(seat).own_cards().contains(card)).count();
        places += state.tops.iter().filter(|&&top| top == card).count();
        places += state.pairs.iter().filter(|pair| pair.hero == card).count();
        places += usize::from(state.buried.contains(card));
        places += usize::from(state.dismissed == Dismissed::Card(card));
        assert!(places <= 1, "{} is in {places} places", card.id());
    }
    let under: u8 = state.under.iter().sum();
    assert_eq!(under, if turned { state.buried.len() } else { 0 }, "townsfolk under others");
    for seat in seats(game) {
        let player = state.player(seat);
        let board: CardSet = player.board().collect();
        assert_eq!(usize::from(board.len()), player.board().count(), "{seat}'s slots");
        assert_eq!(player.cards(), player.own_cards().len(), "{seat}'s cards");
        assert_eq!(player.unseen.len(), player.hand_size + player.deck_size, "{seat}'s hand and deck");
        let known = if state.knows(seat) { player.unseen } else { CardSet::EMPTY };
        assert_eq!(player.hand.or(player.deck), known, "{seat}'s hand and deck");
        assert_eq!(player.hand.and(player.deck), CardSet::EMPTY, "{seat}'s hand and deck");
        if state.knows(seat) {
            assert_eq!((player.hand.len(), player.deck.len()), (player.hand_size, player.deck_size));
            assert_eq!(player.sure.without(player.hand), CardSet::EMPTY, "{seat} holds what all know");
            assert!(player.late.is_empty() || player.late.and(player.hand).len() <= player.drawn, "{seat}");
        }
        if player.ready && Some(seat) != game.solo_seat() {
            assert!(player.cards() >= 3, "{seat} has three cards");
        }
    }
}

fn assert_tiles(game: &Viscounts, state: &State, whole: bool) {
    for tile in Manuscript::all() {
        let mut places = seats(game).filter(|&seat| state.player(seat).manuscripts.contains(tile)).count();
        places += state.tiles.iter().filter(|&&top| top == tile).count();
        places += usize::from(state.buried_tiles.contains(tile));
        assert!(places == 1 || places == 0 && !whole, "{} is in {places} places", tile.id());
    }
    let under: u8 = state.tiles_under.iter().sum();
    assert!(under == state.buried_tiles.len() || under == 0, "manuscripts under others");
    for ribbon in Ribbon::ALL {
        let holders = seats(game).filter(|&seat| state.player(seat).has_bonus(ribbon));
        assert!(holders.count() <= 1, "the {} bonus card", ribbon.name());
    }
}

fn assert_board(game: &Viscounts, state: &State) {
    for seat in seats(game) {
        let player = state.player(seat);
        assert_eq!(player.supply + player.in_castle(), WORKERS, "{seat}'s workers");
        for building in Building::all() {
            let plots = game.every_site().filter(|&site| state.plot(site).get() == Some((seat, building)));
            let stands = plots.count();
            assert_eq!(stands, usize::from(player.has_built(building)), "{seat}'s {}", building.name());
        }
        let (corruption, virtue) = (player.corruption, player.virtue);
        assert!(1 <= corruption && corruption <= virtue && virtue <= 7, "{seat}'s markers");
        let leads = seats(game).all(|other| state.player(other).third <= player.third);
        assert!(state.leader != Some(seat) || leads, "{seat} leads the castle");
    }
    if !state.tasks.iter().any(|task| task == Task::Castle) {
        for section in Segment::all() {
            for tier in [
                |state: &State, seat| state.player(seat).first,
                |state: &State, seat| state.player(seat).second,
            ] {
                let all: u8 = seats(game).map(|seat| tier(state, seat)[section.index()]).sum();
                assert!(all <= 3, "{} workers at {}", all, section.name());
            }
        }
    }
}

fn assert_schemes(game: &Viscounts, state: &State) {
    let solo = &state.solo;
    if game.solo_board().is_none() {
        return;
    }
    for scheme in Scheme::all() {
        let mut places = solo.board().filter(|&other| other == scheme).count();
        places += [solo.pile, solo.discards, solo.future].iter().filter(|set| set.contains(scheme)).count();
        assert!(places <= 1, "{} is in {places} places", scheme.name());
    }
    assert!(solo.strangers <= solo.future.len(), "strangers are among the future schemes");
}
