//! What a placed ship takes (B8.3, B8.4, B15.5), and the marker that it moves.

use crate::{
    Action, Burgundy, Event, Expansion,
    open::Open,
    state::{State, kinds_of},
};
use demesne_game::{Illegal, Seat, Sink};

/// How many kinds of goods the goods storage holds (B8.4).
pub(crate) const KINDS: u32 = 3;

impl Burgundy {
    /// Every way to take goods: from one depot, or with monastery 5 from two neighbours. Ways with the same effect are
    /// listed once (B5.7): two depots only where both give something, nothing only once.
    pub(crate) fn list_ship(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let mut nothing = false;
        for depot in 0..6 {
            let there = kinds_of(&state.depot_goods[depot]);
            self.each_choice(state, seat, there, |kinds| match kinds {
                0 => nothing = true,
                _ => out.push(Action::Ship { depots: 1 << depot, kinds }),
            });
        }
        if state.estate(seat).has(5) {
            for depot in 0..6 {
                let next = (depot + 1) % 6;
                let (here, there) = (kinds_of(&state.depot_goods[depot]), kinds_of(&state.depot_goods[next]));
                self.each_choice(state, seat, here | there, |kinds| {
                    if kinds & here != 0 && kinds & there != 0 {
                        out.push(Action::Ship { depots: 1 << depot | 1 << next, kinds });
                    }
                });
            }
        }
        if nothing {
            out.push(Action::Ship { depots: 0, kinds: 0 });
        }
        if self.options.solo.is_some() {
            out.retain(|action| match *action {
                Action::Ship { depots, .. } if depots != 0 => self.first_alike(state, seat, depots) == depots,
                _ => true,
            });
        }
    }

    /// B8.4: of the kinds that lie there, those in the goods storage already, and as many others as fit, in every choice.
    fn each_choice(&self, state: &State, seat: Seat, there: u8, mut call: impl FnMut(u8)) {
        let owned = state.estate(seat).kinds_mask();
        let (fitting, new) = (there & owned, there & !owned);
        // X-SOLO-2: alone there is no limit.
        let kinds = if self.options.solo.is_some() { 6 } else { KINDS };
        let room = kinds.saturating_sub(owned.count_ones());
        if new.count_ones() <= room {
            return call(there);
        }
        for chosen in 0..64u8 {
            if chosen & !new == 0 && chosen.count_ones() == room {
                call(fitting | chosen);
            }
        }
    }

    pub(crate) fn check_ship(&self, state: &State, seat: Seat, depots: u8, kinds: u8) -> Result<(), Illegal> {
        match state.open.top() {
            Some(Open::Ship) => {}
            Some(open) => return open.comes_first(),
            None => return Illegal::err("B8.3", "goods are taken only when a ship is placed"),
        }
        let goods = |depot: u32| kinds_of(&state.depot_goods[depot as usize]);
        let (first, last) = (depots.trailing_zeros(), 7u32.saturating_sub(depots.leading_zeros()));
        let there = match depots.count_ones() {
            _ if depots >= 1 << 6 || kinds >= 1 << 6 => {
                return Illegal::err("B8.3", "depots and goods are 1 to 6");
            }
            0 => {
                let empty = (0..6).any(|depot| self.is_choice(state, seat, goods(depot), 0));
                return match empty && kinds == 0 {
                    true => Ok(()),
                    false => Illegal::err(
                        "B8.4",
                        "name the depot whose goods to take; all of them have some that fit",
                    ),
                };
            }
            1 => goods(first),
            2 if last - first == 1 || last - first == 5 => {
                if !state.estate(seat).has(5) {
                    return Illegal::err(
                        "B15.5",
                        "only monastery 5 lets a ship take from a neighbouring depot too",
                    );
                }
                if kinds & goods(first) == 0 || kinds & goods(last) == 0 {
                    return Illegal::err(
                        "B5.7",
                        "one of the two depots gives nothing; name the other one alone",
                    );
                }
                goods(first) | goods(last)
            }
            _ => {
                return Illegal::err(
                    "B8.3",
                    "a ship takes from one depot, with monastery 5 also from one neighbour",
                );
            }
        };
        if kinds != 0 && self.is_choice(state, seat, there, kinds) {
            return self.check_first_alike(state, seat, depots);
        }
        self.why_not_these(state, seat, there)
    }

    /// X-SOLO-10, B5.7: alone the goods of all other depots leave, so that depots with the same goods are one choice.
    fn check_first_alike(&self, state: &State, seat: Seat, depots: u8) -> Result<(), Illegal> {
        if self.options.solo.is_none() || self.first_alike(state, seat, depots) == depots {
            return Ok(());
        }
        let first = kinds_text(self.first_alike(state, seat, depots)).replace(',', "+");
        Illegal::err("B5.7", format!("depot {first} gives the same; name the first of them"))
    }

    fn is_choice(&self, state: &State, seat: Seat, there: u8, kinds: u8) -> bool {
        let mut found = false;
        self.each_choice(state, seat, there, |choice| found |= choice == kinds);
        found
    }

    #[cold]
    fn why_not_these(&self, state: &State, seat: Seat, there: u8) -> Result<(), Illegal> {
        let mut choices = Vec::new();
        self.each_choice(state, seat, there, |kinds| choices.push(kinds_text(kinds)));
        if choices == ["-"] {
            return Illegal::err(
                "B5.7",
                "nothing there fits; a ship that takes nothing is written \"ship -\"",
            );
        }
        Illegal::err(
            "B8.4",
            format!("all goods that fit are taken, three kinds at the most; here: {}", choices.join(" or ")),
        )
    }

    #[inline(never)]
    pub(crate) fn apply_ship(
        &self,
        state: &mut State,
        seat: Seat,
        depots: u8,
        kinds: u8,
        sink: &mut impl Sink<Event>,
    ) {
        state.open.pop();
        for depot in (0..6).filter(|depot| depots >> depot & 1 != 0) {
            for kind in (0..6u8).filter(|kind| kinds >> kind & 1 != 0) {
                let count = std::mem::take(&mut state.depot_goods[depot][usize::from(kind)]);
                if count > 0 {
                    state.estate_mut(seat).goods[usize::from(kind)] += count;
                    sink.tell(|| Event::Goods(seat, kind, count));
                }
            }
        }
        self.after_goods(state, seat, sink);
    }

    /// What follows when a ship's goods are taken: shield 5 (X-SHIELD-5.1), then the turn-order step; alone the clearing of
    /// the depots and the exchange (X-SOLO-10, X-SOLO-11).
    fn after_goods(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        if self.options.solo.is_some() {
            return self.after_goods_alone(state, seat, sink);
        }
        if state.estate(seat).holds(5) && self.also_possible(state, seat) {
            return state.open.push(Open::Also);
        }
        self.advance_marker(state, seat, sink);
    }

    /// B8.3: the marker of the player moves on.
    pub(crate) fn advance_marker(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        let lifted = if self.on(Expansion::Tiles) { self.lifted(state) } else { 0 };
        state.track.advance(seat, self.players(), self.printed.track_end, lifted);
        sink.tell(|| Event::Marker(seat));
    }
}

/// A set of goods numbers in text: `1,5`, or `-` for none.
pub(crate) fn kinds_text(kinds: u8) -> String {
    let numbers: Vec<String> =
        (0..6u8).filter(|kind| kinds >> kind & 1 != 0).map(|kind| (kind + 1).to_string()).collect();
    if numbers.is_empty() { "-".into() } else { numbers.join(",") }
}
