//! What all panels draw from: the state as its viewer knows it, the marks, the words.

use super::super::{
    keys,
    labels::{self, Word},
    named::Named,
};
use crate::{Key, Look, Marks, Room};
use demesne_burgundy::{Burgundy, Colour, Expansion, State, Tile, state::Stage};
use demesne_draw::{
    board::{Board, Lit},
    seat::Initials,
};
use demesne_game::{Game, Seat};

/// A table that is looked at.
pub(super) struct Scene<'a> {
    pub game: &'a Burgundy,
    pub state: State,
    pub look: &'a Look<'a>,
    pub marks: &'a Marks,
    /// The marks as they are drawn: while a die is still to be chosen, the dice stand out and not all that they can do.
    pub drawn: Marks,
    pub initials: Initials,
}

impl<'a> Scene<'a> {
    pub fn new(game: &'a Burgundy, state: &State, look: &'a Look<'a>, marks: &'a Marks) -> Scene<'a> {
        let (state, initials) = (game.view(state, look.viewer), Initials::of(look.names));
        let mut drawn = marks.clone();
        if awaits_die(marks, look.own) {
            // What is pointed at shows what it would cost and bring, anyhow.
            drawn.lit.retain(|key, _| needs_no_die(key) || marks.preview.as_ref() == Some(key));
        }
        Scene { game, state, look, marks, drawn, initials }
    }

    /// The seat whose things are large.
    pub fn own(&self) -> Seat {
        Seat(self.look.own.0.min(self.game.options().persons().saturating_sub(1)))
    }

    /// The seat by which an estate goes.
    pub fn home(&self, seat: Seat) -> Seat {
        Seat(self.state.owner(seat) - 1)
    }

    pub fn has(&self, expansion: Expansion) -> bool {
        self.game.options().expansions.has(expansion)
    }

    pub fn word(&self, word: Word) -> &'static str {
        labels::word(word, self.look.language)
    }

    pub fn tile_name(&self, tile: Tile) -> String {
        labels::tile(tile, self.game.options().edition, self.look.language)
    }

    /// The name of a seat; its number where it has none.
    pub fn name(&self, seat: Seat) -> String {
        match self.look.names.get(seat.index()) {
            Some(name) if !name.is_empty() => name.clone(),
            _ => seat.to_string(),
        }
    }

    pub fn board(&self) -> Board<'_> {
        Board { game: self.game, state: &self.state, initials: self.initials, lit: Lit::default() }
    }

    /// Whether the main board is shown whole; else its depots are a strip.
    pub fn whole_board(&self) -> bool {
        matches!(self.look.room, Room::Wide | Room::Middle)
    }

    /// The tab of what there is no room for beside the rest.
    pub fn tab(&self, symbol: &'static str) -> Option<&'static str> {
        (self.look.room != Room::Wide).then_some(symbol)
    }

    /// The seats that have an estate together.
    pub fn parties(&self) -> Vec<Vec<Seat>> {
        let first = |seat: &Seat| self.game.allies(*seat).iter().next() == Some(*seat);
        let all = Seat::first(self.game.seats()).filter(first);
        all.map(|seat| self.game.allies(seat).iter().collect()).collect()
    }

    /// The parties but the own one.
    pub fn rivals(&self) -> Vec<Vec<Seat>> {
        self.parties().into_iter().filter(|party| !party.contains(&self.own())).collect()
    }

    /// The lowest price of what is lit among some keys, and the most points.
    pub fn lit_among<'k>(&self, keys: impl Iterator<Item = &'k Key>) -> Option<crate::Lit> {
        let quiet = awaits_die(self.marks, self.look.own);
        let lit = keys.filter(|key| !quiet || needs_no_die(key)).filter_map(|key| self.marks.lit.get(key));
        lit.copied().min_by_key(|lit| lit.price)
    }

    /// The tile that would come to lie on an own space: the chosen one, or the only stored one that fits.
    pub fn coming(&self, colour: Colour) -> Option<Tile> {
        if matches!(self.state.stage, Stage::Castles) {
            return Some(Tile::CASTLE);
        }
        if let Some(held) = self.held() {
            return (!held.is_double()).then_some(held);
        }
        let own = self.own();
        let stored = self.state.estate(own).storage.iter();
        let private = self.state.private[own.index()].tiles.into_iter().flatten();
        let mut fitting: Vec<Tile> = stored
            .chain(private)
            .filter(|tile| !tile.is_double() && (tile.is_wild() || tile.has_colour(colour)))
            .collect();
        fitting.sort_unstable();
        fitting.dedup();
        match fitting[..] {
            [one] => Some(one),
            _ => None,
        }
    }

    /// The tile that was touched.
    pub fn held(&self) -> Option<Tile> {
        let (state, own) = (&self.state, self.own());
        let home = self.home(own);
        let chosen = |key: Key| self.marks.chosen.contains(&key);
        let stored = state.estate(own).storage.iter().enumerate();
        let private = state.private[own.index()].tiles.into_iter().flatten().enumerate();
        let black = state.black.into_iter().enumerate();
        let depots = (0u8..).zip(&state.depots).flat_map(|(depot, tiles)| {
            tiles.iter().enumerate().map(move |(place, tile)| (keys::depot_tile(depot, place), *tile))
        });
        stored
            .map(|(place, tile)| (keys::stored(home, place), Some(tile)))
            .chain(private.map(|(place, tile)| (keys::private(own, place), Some(tile))))
            .chain(black.map(|(place, tile)| (keys::black_tile(place), tile)))
            .chain(state.vines.shop.into_iter().enumerate().map(|(i, tile)| (keys::vine_shop(i), tile)))
            .chain(depots)
            .find_map(|(key, tile)| tile.filter(|_| chosen(key)))
    }
}

/// Whether nothing is chosen yet, and a die can be.
fn awaits_die(marks: &Marks, own: Seat) -> bool {
    let dice = [keys::die(own, 0), keys::die(own, 1), keys::white_die()];
    marks.chosen.is_empty() && dice.iter().any(|die| marks.lit.contains_key(die))
}

/// What stands out although no die is chosen: dice, stored tiles, and what is bought or taken without one.
fn needs_no_die(key: &str) -> bool {
    match Named::parse(key) {
        Some(
            Named::Depot(_)
            | Named::DepotTile(..)
            | Named::Space(..)
            | Named::VineDepot(_)
            | Named::VineSpace(..)
            | Named::Goods(..)
            | Named::TakeWorkers(_),
        ) => false,
        Some(_) | None => true,
    }
}
