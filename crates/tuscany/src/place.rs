//! The action "place a tile": item, space, payment (T7), and where tiles can go at all.

use crate::{
    Action, Colour, Event, Item, Tile, Tuscany,
    action::Payment,
    assembly::{Assembly, SPACES},
    colour::ColourSet,
    options::FreshHex,
    state::State,
    task::Task,
};
use demesne_game::{Illegal, Seat, Sink, Spaces};

impl Tuscany {
    /// T7.2 to T7.4: the spaces of a colour that are empty and touch a covered one.
    #[inline]
    pub(crate) fn sites(&self, state: &State, seat: Seat, colour: Colour) -> Spaces {
        let estate = state.estate(seat);
        (self.spaces_of(estate.board, colour) & estate.reach).minus(estate.covered)
    }

    /// The colours that have such a space.
    #[inline]
    pub(crate) fn open_colours(&self, state: &State, seat: Seat) -> ColourSet {
        let mut open = ColourSet::EMPTY;
        for colour in Colour::ALL {
            if !self.sites(state, seat, colour).is_empty() {
                open.insert(colour);
            }
        }
        open
    }

    /// T10.3: whether a stored item may be placed in this turn.
    #[inline]
    fn ripe(&self, state: &State, seat: Seat, item: Item) -> bool {
        item != Item::Hex
            || self.options.fresh_hex == FreshHex::SameTurn
            || state.estate(seat).storage.hexes() > state.fresh
    }

    /// T7.1, T10.4: where an item can be placed and paid for.
    fn payable_sites(&self, state: &State, seat: Seat, item: Item) -> Spaces {
        let of = |colour: Colour| match self.can_pay(state, seat, colour) {
            true => self.sites(state, seat, colour),
            false => Spaces::EMPTY,
        };
        match item {
            Item::Tile(tile) => of(tile.colour()),
            Item::Hex => Colour::ALL.into_iter().fold(Spaces::EMPTY, |sites, colour| sites | of(colour)),
        }
    }

    /// T4.4: a placement can be begun only if it can be finished.
    #[inline]
    pub(crate) fn list_places(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let places =
            |item: &Item| self.ripe(state, seat, *item) && !self.payable_sites(state, seat, *item).is_empty();
        out.extend(state.estate(seat).storage.kinds().filter(places).map(Action::Place));
    }

    pub(crate) fn check_place(&self, state: &State, seat: Seat, item: Item) -> Result<(), Illegal> {
        if !state.estate(seat).storage.contains(item) {
            return Illegal::err(
                "T7.1",
                format!("{seat} has no {} stored; place a stored item", item.name()),
            );
        }
        if !self.ripe(state, seat, item) {
            return Illegal::err("T10.3", "a wooden hex cannot be placed in the turn in which it was gained");
        }
        let sites = match item {
            Item::Tile(tile) => self.sites(state, seat, tile.colour()),
            Item::Hex => state.estate(seat).reach.minus(state.estate(seat).covered),
        };
        if sites.is_empty() {
            return Illegal::err(
                "T7.3",
                format!("no empty space for the {} touches a covered one", item.name()),
            );
        }
        if self.payable_sites(state, seat, item).is_empty() {
            return Illegal::err("T7.5", format!("{seat} cannot pay for the {}", item.name()));
        }
        Ok(())
    }

    pub(crate) fn list_spaces(&self, state: &State, seat: Seat, item: Item, out: &mut Vec<Action>) {
        out.extend(self.payable_sites(state, seat, item).into_iter().map(Action::On));
    }

    pub(crate) fn check_space(
        &self,
        state: &State,
        seat: Seat,
        item: Item,
        space: u8,
    ) -> Result<(), Illegal> {
        self.check_site(state, seat, item, space)?;
        let colour = self.colour_of(state.estate(seat).board, space);
        match self.can_pay(state, seat, colour) {
            true => Ok(()),
            false => Illegal::err("T7.5", format!("{seat} cannot pay for a space that is {}", colour.name())),
        }
    }

    /// T7.2: why a tile cannot lie on a space of this colour; a wooden hex lies on any (T10.4).
    pub(crate) fn check_colour(&self, board: Assembly, item: Item, space: u8) -> Result<(), Illegal> {
        let colour = self.colour_of(board, space);
        match item {
            Item::Tile(tile) if tile.colour() != colour => Illegal::err(
                "T7.2",
                format!(
                    "space {space} is {}; the {} goes on {}",
                    colour.name(),
                    tile.name(),
                    tile.colour().name()
                ),
            ),
            _ => Ok(()),
        }
    }

    /// T7.2 to T7.4: why an item cannot lie on a space.
    fn check_site(&self, state: &State, seat: Seat, item: Item, space: u8) -> Result<(), Illegal> {
        let estate = state.estate(seat);
        if usize::from(space) >= SPACES {
            return Illegal::err(
                "T2.1",
                format!("there is no space {space}; a board has the spaces 0 to 29"),
            );
        }
        self.check_colour(estate.board, item, space)?;
        if estate.covered.contains(space) {
            return Illegal::err("T7.4", format!("space {space} is covered already"));
        }
        if !estate.reach.contains(space) {
            return Illegal::err("T7.3", format!("space {space} touches no covered space"));
        }
        Ok(())
    }

    /// T7.6: pays, takes the item from storage, lays it down.
    pub(crate) fn apply_payment(
        &self,
        state: &mut State,
        seat: Seat,
        (item, space): (Item, u8),
        payment: Payment,
        sink: &mut impl Sink<Event>,
    ) {
        self.pay(state, seat, payment);
        sink.tell(|| Event::Paid(seat, payment.cards, payment.workers));
        self.unstore(state, seat, item);
        state.tasks.pop();
        // T8.6: at the very end the gaps that castles made are refilled, and the centre is looked at.
        state.tasks.push(Task::Check);
        state.tasks.push(Task::Refill);
        self.lay(state, seat, item, space, sink);
    }

    /// An item leaves its storage space. No more wooden hexes can be new in this turn than there are (T10.3).
    pub(crate) fn unstore(&self, state: &mut State, seat: Seat, item: Item) {
        let storage = &mut state.estates[seat.index()].storage;
        storage.take(item);
        if item == Item::Hex {
            state.fresh = state.fresh.min(storage.hexes());
        }
    }

    /// T9.1: tiles of the centre that a castle can place.
    pub(crate) fn list_free(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let open = self.open_colours(state, seat);
        out.extend(state.centre.faces().filter(|tile| open.contains(tile.colour())).map(Action::Free));
        out.push(Action::Skip);
    }

    /// T6.12, T9.1: whether any tile of the centre fits the own board.
    pub(crate) fn centre_fits(&self, state: &State, seat: Seat) -> bool {
        state.centre.faces().any(|tile| !self.sites(state, seat, tile.colour()).is_empty())
    }

    pub(crate) fn check_free(&self, state: &State, seat: Seat, tile: Tile) -> Result<(), Illegal> {
        if state.centre.of(tile) == 0 {
            return Illegal::err(
                "T9.2",
                format!("no {} lies in the centre; a castle places a tile from there", tile.name()),
            );
        }
        match self.open_colours(state, seat).contains(tile.colour()) {
            true => Ok(()),
            false => {
                Illegal::err("T7.3", format!("no empty {} space touches a covered one", tile.colour().name()))
            }
        }
    }

    pub(crate) fn list_free_spaces(&self, state: &State, seat: Seat, tile: Tile, out: &mut Vec<Action>) {
        out.extend(self.sites(state, seat, tile.colour()).into_iter().map(Action::On));
    }

    pub(crate) fn check_free_space(
        &self,
        state: &State,
        seat: Seat,
        tile: Tile,
        space: u8,
    ) -> Result<(), Illegal> {
        self.check_site(state, seat, Item::Tile(tile), space)
    }

    /// T9.1 to T9.3: the tile goes from the centre straight to the board; its gap is refilled later.
    pub(crate) fn apply_free(
        &self,
        state: &mut State,
        seat: Seat,
        tile: Tile,
        space: u8,
        sink: &mut impl Sink<Event>,
    ) {
        state.tasks.pop();
        state.centre.take(tile);
        state.gaps += 1;
        self.lay(state, seat, Item::Tile(tile), space, sink);
    }
}
