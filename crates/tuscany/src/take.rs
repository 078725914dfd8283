//! The action "take a tile", and the exchange where nothing fits (T6).

use crate::{Action, Colour, Event, Item, Tile, Tuscany, colour::ColourSet, state::State, task::Task};
use demesne_game::{Illegal, Seat, Sink};

impl Tuscany {
    /// T6.1, T6.12: the tiles of the centre; where none of them fits, exchanges too.
    pub(crate) fn list_takes(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.extend(state.centre.faces().map(Action::Take));
        if self.may_exchange(state, seat) {
            self.list_exchanges(state, out);
        }
    }

    /// T6.14, T6.15: after an exchange a tile is taken, or another exchange made where still nothing fits.
    pub(crate) fn list_exchanged(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        match self.centre_fits(state, seat) {
            true => out.extend(state.centre.faces().map(Action::Take)),
            false => self.list_exchanges(state, out),
        }
    }

    fn list_exchanges(&self, state: &State, out: &mut Vec<Action>) {
        let lying = |colour: &Colour| state.centre.of_colour(*colour) > 0;
        out.extend(Colour::ALL.into_iter().filter(lying).map(Action::Exchange));
    }

    /// T6.12, T6.16: an exchange is offered if nothing in the centre fits, and something that does can still come.
    fn may_exchange(&self, state: &State, seat: Seat) -> bool {
        !self.centre_fits(state, seat)
            && !state.centre.is_empty()
            && can_come(state, self.open_colours(state, seat))
    }

    /// T6.14, T6.16: whether an exchange that was begun comes to its end: a tile that fits lies there, or can still come.
    pub(crate) fn exchange_ends(&self, state: &State, seat: Seat) -> bool {
        let open = self.open_colours(state, seat);
        // On the way to its end the centre is looked at, and what has a player's back may leave for good.
        let at_its_end = state.tasks.top() == Some(Task::Exchanged) && self.centre_fits(state, seat);
        let lies = |tile: Tile| open.contains(tile.colour()) && state.centre.neutral[tile.index()] > 0;
        at_its_end || can_come(state, open) || Tile::ALL.into_iter().any(lies)
    }

    pub(crate) fn check_take(&self, state: &State, seat: Seat, tile: Tile) -> Result<(), Illegal> {
        if state.centre.is_empty() {
            return Illegal::err("T14.9", "the centre is empty; no tile can be taken");
        }
        if state.centre.of(tile) == 0 {
            return Illegal::err("T6.1", format!("no {} lies in the centre", tile.name()));
        }
        if state.tasks.top() == Some(Task::Exchanged) && !self.centre_fits(state, seat) {
            return Illegal::err("T6.14", "still nothing in the centre fits; name another type to exchange");
        }
        Ok(())
    }

    pub(crate) fn check_exchange(&self, state: &State, seat: Seat, colour: Colour) -> Result<(), Illegal> {
        if self.centre_fits(state, seat) {
            let rule = if state.tasks.top() == Some(Task::Exchanged) { "T6.15" } else { "T6.12" };
            return Illegal::err(rule, "a tile of the centre fits the own board; take one");
        }
        if state.centre.of_colour(colour) == 0 {
            return Illegal::err(
                "T6.13",
                format!("no {} lies in the centre; name a type that does", colour.kind()),
            );
        }
        if state.tasks.top() != Some(Task::Exchanged) && !self.may_exchange(state, seat) {
            return Illegal::err("T6.16", "no neutral tile that fits can come; take a tile as it is");
        }
        Ok(())
    }

    /// T6.1, T6.4, T6.5: takes a tile; where storage is full, something is given up first.
    pub(crate) fn apply_take(&self, state: &mut State, seat: Seat, tile: Tile, sink: &mut impl Sink<Event>) {
        if state.tasks.top() == Some(Task::Exchanged) {
            state.tasks.pop();
        }
        match state.estate(seat).has_room() {
            true => self.store(state, seat, tile, sink),
            false => state.tasks.push(Task::GiveUp(tile)),
        }
    }

    fn store(&self, state: &mut State, seat: Seat, tile: Tile, sink: &mut impl Sink<Event>) {
        state.centre.take(tile);
        state.estate_mut(seat).storage.put(Item::Tile(tile));
        sink.tell(|| Event::Stored(seat, tile));
        // T6.7, T6.11.
        state.gaps += 1;
        state.tasks.push(Task::Check);
        state.tasks.push(Task::Refill);
    }

    pub(crate) fn list_give_ups(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.extend(state.estate(seat).storage.kinds().map(Action::GiveUp));
    }

    pub(crate) fn check_give_up(&self, state: &State, seat: Seat, item: Item) -> Result<(), Illegal> {
        match state.estate(seat).storage.contains(item) {
            true => Ok(()),
            false => Illegal::err("T6.5", format!("{seat} has no {} stored to give up", item.name())),
        }
    }

    /// T6.5, T6.6: a tile leaves the game, a wooden hex goes back to the supply.
    pub(crate) fn apply_give_up(
        &self,
        state: &mut State,
        seat: Seat,
        tile: Tile,
        item: Item,
        sink: &mut impl Sink<Event>,
    ) {
        state.tasks.pop();
        self.unstore(state, seat, item);
        if let Item::Tile(given) = item {
            state.gone[given.index()] += 1;
        }
        sink.tell(|| Event::GaveUp(seat, item));
        self.store(state, seat, tile, sink);
    }

    /// T6.13: all tiles of a type go to the removed pile, and neutral ones take their places.
    pub(crate) fn apply_exchange(&self, state: &mut State, colour: Colour, sink: &mut impl Sink<Event>) {
        if state.tasks.top() != Some(Task::Exchanged) {
            state.tasks.push(Task::Exchanged);
        }
        state.tasks.push(Task::Check);
        self.remove_colour(state, colour, false, sink);
    }
}

/// T6.16: whether a tile of one of the colours is in the neutral stack, or among the neutral tiles of the removed pile.
fn can_come(state: &State, open: ColourSet) -> bool {
    Tile::ALL.into_iter().any(|tile| {
        open.contains(tile.colour()) && state.neutral[tile.index()] + state.removed.neutral[tile.index()] > 0
    })
}
