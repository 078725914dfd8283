//! Shields 14 and 15: at the end of a phase a tile goes from a depot, or the black depot, directly into the duchy.

use crate::{
    Action, Burgundy, Event, Expansion, Tile,
    action::Source,
    open::Open,
    state::State,
    take::{each_once, take_from},
};
use demesne_game::{Illegal, Seat, Sink};

/// Shield 14 in a set of levies.
const FROM_DEPOTS: u8 = 1;
/// Shield 15 in a set of levies.
const FROM_BLACK: u8 = 2;

impl Burgundy {
    /// The levies of a seat, a bit each.
    pub(super) fn levies_of(&self, state: &State, seat: Seat) -> u8 {
        let estate = state.estate(seat);
        (FROM_DEPOTS * u8::from(estate.holds(14))) | (FROM_BLACK * u8::from(estate.holds(15)))
    }

    /// Calls for every tile that some levies can take, each once from each place.
    fn each_levied(&self, state: &State, left: u8, mut call: impl FnMut(Tile, Source)) {
        if left & FROM_DEPOTS != 0 {
            for (tiles, depot) in state.depots.iter().zip(0u8..) {
                each_once(tiles, |tile| call(tile, Source(depot)));
            }
        }
        if left & FROM_BLACK != 0 {
            each_once(&state.black, |tile| call(tile, Source::BLACK));
            // X-SHIELD-15.1, X-INN-3: the inn space belongs to the black depot.
            if state.inns > 0 {
                call(Tile::INN, Source::BLACK);
            }
        }
    }

    /// X-SHIELD-14.1: whether some levies could place anything: a tile that cannot be placed cannot be taken.
    pub(crate) fn levies_possible(&self, state: &State, seat: Seat, left: u8) -> bool {
        let mut possible = false;
        self.each_levied(state, left, |tile, _| {
            possible = possible || !self.open_spaces(state, seat, tile).is_empty();
        });
        possible || left & FROM_BLACK != 0 && self.on(Expansion::Vineyards) && self.can_put_vines(state, seat)
    }

    pub(crate) fn list_levies(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let Some(Open::Levies(left)) = state.open.top() else { return };
        self.each_levied(state, left, |tile, from| {
            let spaces = self.open_spaces(state, seat, tile).into_iter();
            out.extend(spaces.map(|space| Action::Put { tile, from, space }));
        });
        if left & FROM_BLACK != 0 && self.on(Expansion::Vineyards) {
            self.list_put_vines(state, seat, out);
        }
        out.push(Action::Skip);
    }

    /// X-SHIELD-14, X-SHIELD-15: whether a tile can go from there onto that space.
    pub(crate) fn check_put(
        &self,
        state: &State,
        seat: Seat,
        tile: Tile,
        from: Source,
        space: u8,
    ) -> Result<(), Illegal> {
        let left = match state.open.top() {
            Some(Open::Levies(left)) => left,
            Some(open) => return open.comes_first(),
            None => return Illegal::err("X-SHIELD-14", "shields 14 and 15 act at the end of a phase only"),
        };
        self.check_levy(left, from)?;
        if from == Source::BLACK {
            self.check_in_black(state, tile)?;
        } else {
            self.check_in_depot(state, tile, from.0)?;
        }
        let duchy = self.duchy(state, seat);
        if space >= duchy.size {
            let (number, last) = (u32::from(space) + 1, duchy.size);
            return Illegal::err(
                "B7.1",
                format!("the duchy has no space {number}; its spaces are 1 to {last}"),
            );
        }
        match self.open_spaces(state, seat, tile).contains(space) {
            true => Ok(()),
            false => self.why_not(state, seat, tile, space),
        }
    }

    /// Whether the levy that takes from a place is still to act.
    fn check_levy(&self, left: u8, from: Source) -> Result<(), Illegal> {
        let (levy, rule, shield) = match from == Source::BLACK {
            true => (FROM_BLACK, "X-SHIELD-15", 15),
            false => (FROM_DEPOTS, "X-SHIELD-14", 14),
        };
        match left & levy != 0 {
            true => Ok(()),
            false => Illegal::err(rule, format!("shield {shield} is not to act now")),
        }
    }

    /// X-SHIELD-15.1: whether a tile lies in the black depot or on the inn space.
    fn check_in_black(&self, state: &State, tile: Tile) -> Result<(), Illegal> {
        let inn = tile == Tile::INN && state.inns > 0;
        if inn || state.black.contains(&Some(tile)) {
            return Ok(());
        }
        let lying = state.black.iter().flatten().copied().chain((state.inns > 0).then_some(Tile::INN));
        let names: Vec<String> = lying.map(|tile| self.tile_name(tile)).collect();
        let names = if names.is_empty() { "nothing".into() } else { names.join(", ") };
        Illegal::err(
            "X-SHIELD-15",
            format!("the black depot has no {}; it has {names}", self.tile_name(tile)),
        )
    }

    /// X-SHIELD-14.2: a full placement, of a tile that is never stored.
    pub(crate) fn apply_put(
        &self,
        state: &mut State,
        seat: Seat,
        tile: Tile,
        from: Source,
        space: u8,
        sink: &mut impl Sink<Event>,
    ) {
        self.use_levy(state, if from == Source::BLACK { FROM_BLACK } else { FROM_DEPOTS });
        match from == Source::BLACK {
            true => self.take_black(state, tile),
            false => take_from(&mut state.depots[usize::from(from.0)], tile),
        }
        self.place(state, seat, tile, space, sink);
    }

    /// X-SHIELD-15.1: shield 15 is used up, by a tile of the vine shop.
    pub(crate) fn use_black_levy(&self, state: &mut State) {
        self.use_levy(state, FROM_BLACK);
    }

    /// A levy acts once; the other one stays open below what this one starts.
    fn use_levy(&self, state: &mut State, levy: u8) {
        let Some(Open::Levies(left)) = state.open.pop() else { return };
        if left & !levy != 0 {
            state.open.push(Open::Levies(left & !levy));
        }
    }

    /// Whether levies are all still held and can place something.
    pub(crate) fn levies_stay(&self, state: &State, seat: Seat, left: u8) -> bool {
        left & !self.levies_of(state, seat) == 0 && self.levies_possible(state, seat, left)
    }

    /// X-SHIELD-14.2: what was held when the owner's moment began acts if it is still held; what can place nothing lapses. Says
    /// whether the levies on top are gone.
    pub(crate) fn settle_levies(
        &self,
        state: &mut State,
        seat: Seat,
        left: u8,
        sink: &mut impl Sink<Event>,
    ) -> bool {
        let still = left & self.levies_of(state, seat);
        if still != 0 && self.levies_possible(state, seat, still) {
            state.open.replace(Open::Levies(still));
            return false;
        }
        state.open.pop();
        sink.tell(|| Event::Lapsed(seat));
        true
    }
}
