//! The team game (X-TEAM): two seats share an estate; each has two storage spaces of its own.

use crate::{Action, Burgundy, Event, Tile, action::With, dice::Use, open::Open, state::State};
use demesne_game::{Illegal, Seat, Sink};

/// X-TEAM-7: how many spaces the shared storage of a team has, and each private one.
const SPACES: usize = 2;

/// X-TEAM-7: the private storage of a player in a team.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Private {
    /// The tiles, sorted, `None` behind them: storage has no order.
    pub tiles: [Option<Tile>; SPACES],
}

impl Private {
    /// Nothing stored.
    pub const EMPTY: Private = Private { tiles: [None; SPACES] };

    /// Whether another tile fits.
    pub const fn has_room(&self) -> bool {
        self.tiles[SPACES - 1].is_none()
    }

    /// Whether such a tile is stored.
    pub fn contains(&self, tile: Tile) -> bool {
        self.tiles.contains(&Some(tile))
    }

    /// The tiles, equal ones once (B5.7).
    pub fn distinct(&self) -> impl Iterator<Item = Tile> {
        let [first, second] = self.tiles;
        first.into_iter().chain(second.filter(|_| second != first))
    }

    /// Stores a tile.
    pub fn insert(&mut self, tile: Tile) {
        self.tiles = match self.tiles[0] {
            Some(stored) if stored <= tile => [Some(stored), Some(tile)],
            stored => [Some(tile), stored],
        };
    }

    /// Takes a tile out.
    pub fn remove(&mut self, tile: Tile) {
        if self.tiles[0] == Some(tile) {
            self.tiles = [self.tiles[1], None];
        } else if self.tiles[1] == Some(tile) {
            self.tiles[1] = None;
        }
    }
}

/// The other member of a team: p1 and p3, p2 and p4 play together.
pub(crate) const fn partner(seat: Seat) -> Seat {
    Seat((seat.0 + 2) % 4)
}

impl Burgundy {
    fn shared_room(&self, state: &State, seat: Seat) -> bool {
        state.estate(seat).storage.len() < SPACES
    }

    /// X-TEAM-8: the player chooses a free space; only with all four full is a tile discarded.
    #[inline(never)]
    pub(crate) fn receive_in_team(
        &self,
        state: &mut State,
        seat: Seat,
        tile: Tile,
        sink: &mut impl Sink<Event>,
    ) {
        match (self.shared_room(state, seat), state.private[seat.index()].has_room()) {
            (true, false) => self.keep(state, seat, tile, false, sink),
            (false, true) => self.keep(state, seat, tile, true, sink),
            _ => state.open.push(Open::Store(tile)),
        }
    }

    fn keep(&self, state: &mut State, seat: Seat, tile: Tile, private: bool, sink: &mut impl Sink<Event>) {
        match private {
            true => state.private[seat.index()].insert(tile),
            false => state.estate_mut(seat).storage.insert(tile),
        }
        sink.tell(|| Event::Stored(seat, tile));
    }

    /// Where a tile can be stored, or which tile can make room for it.
    pub(crate) fn list_keeps(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if self.shared_room(state, seat) {
            return out.extend([false, true].map(|private| Action::Keep { private }));
        }
        out.extend(state.estate(seat).storage.distinct().map(Action::Discard));
        let private = state.private[seat.index()].distinct();
        out.extend(private.filter(|&tile| !self.same_shared(state, seat, tile)).map(Action::DiscardPrivate));
    }

    /// B5.7: a tile that comes in place of one like it changes nothing, wherever that lies: the shared one is named.
    fn same_shared(&self, state: &State, seat: Seat, tile: Tile) -> bool {
        state.open.top() == Some(Open::Store(tile)) && state.estate(seat).storage.contains(tile)
    }

    pub(crate) fn check_keep(&self, state: &State, seat: Seat) -> Result<(), Illegal> {
        match state.open.top() {
            Some(Open::Store(_)) if state.paired && self.shared_room(state, seat) => Ok(()),
            Some(Open::Store(_)) if state.paired => {
                Illegal::err("X-TEAM-8", "all four storage spaces are full; discard a tile first")
            }
            _ => Illegal::err("X-TEAM-8", "where a tile is stored is chosen in a team, when a tile is taken"),
        }
    }

    /// X-TEAM-8: while a tile waits for the choice of its space, nothing else is done; nothing is discarded either, so the rule
    /// of a full storage would be the wrong one to name.
    #[cold]
    pub(crate) fn check_stored(&self, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        let stores = matches!(action, Action::Keep { .. } | Action::Discard(_) | Action::DiscardPrivate(_));
        match state.open.top() {
            Some(Open::Store(_)) if !stores && self.shared_room(state, seat) => Illegal::err(
                "X-TEAM-8",
                "where the taken tile is stored comes first: \"keep shared\" or \"keep private\"",
            ),
            _ => Ok(()),
        }
    }

    pub(crate) fn apply_keep(
        &self,
        state: &mut State,
        seat: Seat,
        private: bool,
        sink: &mut impl Sink<Event>,
    ) {
        if let Some(Open::Store(tile)) = state.open.pop() {
            self.keep(state, seat, tile, private, sink);
        }
    }

    /// X-TEAM-8: nothing is discarded while a space is free.
    pub(crate) fn check_shared_discard(&self, state: &State, seat: Seat) -> Result<(), Illegal> {
        match self.shared_room(state, seat) {
            true => Illegal::err(
                "X-TEAM-8",
                "a storage space is free; choose \"keep shared\" or \"keep private\"",
            ),
            false => Ok(()),
        }
    }

    pub(crate) fn check_discard_private(&self, state: &State, seat: Seat, tile: Tile) -> Result<(), Illegal> {
        match state.open.top() {
            Some(Open::Store(_)) if state.paired => {}
            _ => {
                return Illegal::err(
                    "X-TEAM-8",
                    "a private tile is discarded only when a tile comes into a full storage",
                );
            }
        }
        self.check_shared_discard(state, seat)?;
        self.check_private(state, seat, tile)?;
        match self.same_shared(state, seat, tile) {
            true => Illegal::err(
                "B5.7",
                "discarding the like tile of the shared storage does the same; name that",
            ),
            false => Ok(()),
        }
    }

    /// Whether a tile lies in the player's own private storage: that of the partner cannot be used (X-TEAM-9).
    pub(crate) fn check_private(&self, state: &State, seat: Seat, tile: Tile) -> Result<(), Illegal> {
        if !state.paired {
            return Illegal::err("X-TEAM-7", "there are private storages only in a team game");
        }
        if state.private[seat.index()].contains(tile) {
            return Ok(());
        }
        let name = self.tile_name(tile);
        match state.private[partner(seat).index()].contains(tile) {
            true => {
                Illegal::err("X-TEAM-9", format!("the {name} lies in {}'s private storage", partner(seat)))
            }
            false => Illegal::err("X-TEAM-7", format!("{seat} has no {name} in private storage")),
        }
    }

    pub(crate) fn apply_discard_private(
        &self,
        state: &mut State,
        seat: Seat,
        tile: Tile,
        sink: &mut impl Sink<Event>,
    ) {
        state.private[seat.index()].remove(tile);
        sink.tell(|| Event::Discarded(seat, tile));
        if let Some(Open::Store(incoming)) = state.open.pop() {
            self.keep(state, seat, incoming, true, sink);
        }
    }

    /// Every placement of a tile of the private storage.
    #[inline(never)]
    pub(crate) fn list_private_places(
        &self,
        state: &State,
        seat: Seat,
        dice: &[With],
        out: &mut Vec<Action>,
    ) {
        let estate = state.estate(seat);
        for tile in state.private[seat.index()].distinct() {
            let open = self.open_spaces(state, seat, tile);
            for &with in dice {
                let reach = estate.reach(Use::placing(tile), with, state.white);
                for space in reach.among(open, self.duchy(state, seat)) {
                    out.push(Action::Place { with: with.private(), tile, space });
                }
            }
        }
    }

    /// X-TILE-2, X-TEAM-14: the seats whose markers lie on top of every stack, a bit each.
    #[inline(never)]
    pub(crate) fn lifted(&self, state: &State) -> u8 {
        Seat::first(self.persons())
            .filter(|&seat| state.estate(seat).monasteries >> 27 & 1 != 0)
            .fold(0, |set, seat| set | 1 << seat.0)
    }

    /// X-TILE-3: when monastery 27 is placed, markers go to the top of their stacks at once.
    #[inline(never)]
    pub(crate) fn lift_markers(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        let lifted = self.lifted(state);
        state.track.lift(lifted, self.players());
        for seat in Seat::first(self.players()).filter(|seat| lifted >> seat.0 & 1 != 0) {
            sink.tell(|| Event::Marker(seat));
        }
    }
}
