//! The solo opponent: what it gains, what it does, its turn (V22 to V24). It decides nothing.

use crate::{
    Act, Atom, Atoms, Building, BuildingKind, Document, Event, Icons, Manuscript, Obstacle, Resource,
    Viscounts,
    icon::Icon,
    printed::{Focus, SchemeOption, SoloTrigger},
    scheme::Scheme,
    space::{SEGMENTS, Segment, Site},
    state::{Beat, SLOTS, State},
    task::Task,
};
use demesne_game::{Seat, Sink};

impl Viscounts {
    /// V22.5: the kind that a resource is for the solo opponent.
    pub(crate) fn solo_kind(&self, resource: Resource) -> Resource {
        match self.solo_board() {
            Some(board) if board.prefers.is_empty() => Resource::Ink,
            _ => resource,
        }
    }

    /// V22.4: the resource that the solo opponent takes where it may choose.
    fn solo_choice(&self, state: &State, seat: Seat) -> Resource {
        let Some(board) = self.solo_board() else { return Resource::Ink };
        let lacks = |&&(resource, until): &&(Resource, u16)| state.player(seat).resource(resource) < until;
        let found = board.prefers.iter().find(lacks).or(board.prefers.last());
        found.map_or(Resource::Ink, |&(resource, _)| resource)
    }

    /// V22.17: the revealed buildings of the solo opponent that act now; corruption before the rest (V4.7).
    pub(crate) fn solo_trigger(&self, state: &mut State, seat: Seat, trigger: SoloTrigger) {
        let built = *state.player(seat);
        // What lies on top acts first.
        for corrupts in [false, true] {
            for reveal in self.printed.solo.reveals.iter().rev() {
                let acts = reveal.trigger == trigger && built.has_built(reveal.building);
                if acts && reveal.effect.contains(Atom::Corruption) == corrupts {
                    state.tasks.gain(seat, reveal.effect);
                }
            }
        }
    }

    /// V22.17: what a building of the solo opponent does when it is built.
    pub(crate) fn solo_reveal(
        &self,
        state: &mut State,
        seat: Seat,
        building: Building,
        trigger: SoloTrigger,
    ) {
        let reveals = self.printed.solo.reveals.iter();
        for reveal in reveals.filter(|reveal| reveal.trigger == trigger && reveal.building == building) {
            state.tasks.gain(seat, reveal.effect);
        }
    }

    /// V22.7 to V22.13: the first effect of a bundle, as the solo opponent gains it.
    pub(crate) fn solo_gain(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        if let Some(Task::Gain(_, atoms)) = state.tasks.top()
            && atoms.first() == Some(Atom::Silver)
        {
            // V22.8: the silver of one gain is counted together; an odd one is lost.
            state.tasks.pop();
            let (rest, silver) = atoms.without(Atom::Silver);
            state.tasks.gain(seat, rest);
            state.tasks.gain(seat, Atoms::repeat(Atom::AnyResource, silver / 2));
            return;
        }
        let Some((_, atom)) = state.tasks.gained() else { return };
        let player = state.player(seat);
        let (debts, deeds) = (player.unpaid > 0, player.acquired > 0);
        match atom {
            Atom::AnyResource | Atom::Rearrange => {
                let resource = self.solo_choice(state, seat);
                self.resource(state, seat, resource, 1, sink);
            }
            Atom::Discard | Atom::CastleMove => self.shift(state, seat, Atom::Virtue, sink),
            // V22.9
            Atom::FlipDebt if !debts => self.shift(state, seat, Atom::Virtue, sink),
            Atom::FlipDeed if !deeds => self.shift(state, seat, Atom::Virtue, sink),
            Atom::Flip | Atom::Destroy => self.solo_flip(state, seat, sink),
            Atom::FutureScheme | Atom::FreeHire => match state.solo.future_size() {
                // V22.10
                0 => self.solo_flip(state, seat, sink),
                _ => state.tasks.push(Task::Future),
            },
            // V22.12
            Atom::FreeDismiss => {
                let segment = state.segment(seat);
                let effect = self.dismissable(state, seat).hire;
                self.send_away(state, segment, seat, effect, sink);
            }
            // V22.13
            Atom::Shuffle if !state.solo.discards.is_empty() => self.solo_shuffle(state, seat, sink),
            // V23.11
            Atom::FreeManuscript => {
                let order = state.ring.from(state.segment(seat));
                let mut tiles = order.map(|segment| state.tiles[segment.index()]);
                let tile = tiles.find(|&tile| self.free_tiles(state).any(|free| free == tile));
                match tile {
                    Some(tile) => self.take_manuscript(state, seat, tile, sink),
                    None => sink.tell(|| Event::Lost(seat, atom)),
                }
            }
            _ => match (atom.workers(), atom.building()) {
                // V23.8
                (Some(workers), _) => {
                    let workers = workers.min(player.supply);
                    if workers > 0 {
                        self.place_workers(state, seat, state.segment(seat), workers, sink);
                    }
                }
                // V23.3
                (_, Some(kind)) => {
                    let site = self.clockwise_sites(state, seat).find(|&site| state.plot(site).is_empty());
                    self.solo_place(state, seat, kind, site, sink);
                }
                _ => self.carry_out(state, seat, atom, sink),
            },
        }
    }

    /// V22.11, V22.9: a flip of the kind of which fewer are flipped; a debt where they are as many.
    fn solo_flip(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        let player = state.player(seat);
        let document = match (player.unpaid > 0, player.acquired > 0) {
            (true, true) if player.paid <= player.approved => Document::Debt,
            (true, false) => Document::Debt,
            (_, true) => Document::Deed,
            (false, false) => return self.shift(state, seat, Atom::Virtue, sink),
        };
        self.flip(state, seat, document, sink);
    }

    /// V22.14: its discard pile is shuffled into its draw pile.
    fn solo_shuffle(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        let solo = &mut state.solo;
        solo.pile = solo.pile.or(std::mem::take(&mut solo.discards));
        sink.tell(|| Event::Shuffled(seat));
        let atom = if self.criminals(state, seat) > 0 { Atom::Corruption } else { Atom::Virtue };
        self.shift(state, seat, atom, sink);
        self.solo_trigger(state, seat, SoloTrigger::Shuffle);
    }

    /// The left-most building of a kind goes on a site; lost where one of both is missing.
    fn solo_place(
        &self,
        state: &mut State,
        seat: Seat,
        kind: BuildingKind,
        site: Option<Site>,
        sink: &mut impl Sink<Event>,
    ) {
        let building = kind.buildings().find(|&building| !state.player(seat).has_built(building));
        if let (Some(building), Some(site)) = (building, site) {
            self.build(state, seat, building, site, sink);
        }
    }

    /// V23.3: all sites clockwise from the first one of the space of a seat's viscount.
    fn clockwise_sites(&self, state: &State, seat: Seat) -> impl Iterator<Item = Site> + use<> {
        let space = state.player(seat).viscount;
        let sites: [u8; SEGMENTS] = std::array::from_fn(|segment| self.sites(Segment(segment as u8)).count);
        let ring = state.ring;
        let all = move || {
            ring.from(space.segment()).flat_map(move |segment| {
                (0..sites[segment.index()]).map(move |place| Site::of(segment, place))
            })
        };
        let first = self.near_sites(space).next();
        let before = all().take_while(|&site| Some(site) != first).count();
        all().skip(before).chain(all().take(before))
    }

    /// V23.12: of two completed links the first clockwise from its viscount; whether that is the one to the site after.
    pub(crate) fn solo_link(&self, state: &State, seat: Seat, site: Site) -> bool {
        self.clockwise_sites(state, seat).next() == Some(site)
    }

    /// V21.7: its building at the start.
    pub(crate) fn first_building(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        state.tasks.pop();
        let seat = state.turn;
        let Some(board) = self.solo_board() else { return };
        let site = self.near_sites(state.player(seat).viscount).find(|&site| state.plot(site).is_empty());
        self.solo_place(state, seat, board.building, site, sink);
    }

    /// V24.2, V24.3, V24.6: its schemes move right; the next one will be turned up.
    pub(crate) fn solo_turn(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        state.beat = Beat::Collide;
        let solo = &mut state.solo;
        let [one, two, gone] = solo.slots;
        solo.slots = [Scheme::NONE, one, two];
        if gone.is_some() {
            solo.discards.insert(gone);
        }
        let empty = solo.pile_size() == 0;
        state.tasks.push(Task::Scheme);
        if empty {
            self.solo_shuffle(state, state.turn, sink);
        }
    }

    /// V24.3, V24.4: a scheme is turned up; criminals, bonus, movement and options follow.
    pub(crate) fn apply_scheme(&self, state: &mut State, scheme: Scheme, sink: &mut impl Sink<Event>) {
        state.tasks.pop();
        let seat = state.turn;
        let solo = &mut state.solo;
        match solo.pile.contains(scheme) {
            true => solo.pile.remove(scheme),
            // V21.9: one of those that were shuffled in.
            false => {
                solo.future.remove(scheme);
                solo.strangers = solo.strangers.saturating_sub(1);
            }
        }
        solo.slots[0] = scheme;
        sink.tell(|| Event::Scheme(scheme));
        let print = &self.printed.solo.schemes[scheme.index()];
        if print.header.of(Icon::Criminal) > 0 {
            for _ in 0..self.criminals(state, seat) {
                self.shift(state, seat, Atom::Corruption, sink);
            }
        }
        state.tasks.push(Task::March(scheme));
        state.tasks.gain(seat, print.bonus);
    }

    /// V22.10: a future scheme goes to its discard pile.
    pub(crate) fn apply_future(&self, state: &mut State, scheme: Scheme, sink: &mut impl Sink<Event>) {
        state.tasks.pop();
        state.solo.future.remove(scheme);
        state.solo.discards.insert(scheme);
        sink.tell(|| Event::Future(scheme));
        if let Some(seat) = self.solo_seat() {
            self.solo_trigger(state, seat, SoloTrigger::FutureScheme);
        }
    }

    /// V22.2, V22.3: its viscount moves along the outer path.
    pub(crate) fn march(&self, state: &mut State, scheme: Scheme, sink: &mut impl Sink<Event>) {
        let seat = state.turn;
        let mut space = state.player(seat).viscount;
        for _ in 0..self.printed.solo.schemes[scheme.index()].steps {
            space = state.ring.next_outer(space);
        }
        state.player_mut(seat).viscount = space;
        sink.tell(|| Event::Moved(seat, space, 0));
        state.tasks.replace(Task::Options(scheme));
        self.meet(state, seat, space);
    }

    /// V24.5: the first option that can be carried out is.
    pub(crate) fn carry_out_option(&self, state: &mut State, scheme: Scheme, sink: &mut impl Sink<Event>) {
        state.tasks.pop();
        let seat = state.turn;
        let Some(board) = self.solo_board() else { return };
        for option in &self.printed.solo.schemes[scheme.index()].options {
            let tried = match (*option, board.focus) {
                (SchemeOption::Act(act), _) | (SchemeOption::Focus, Focus::Act(act)) => {
                    self.solo_act(state, seat, act, sink)
                }
                // V22.15
                (SchemeOption::Focus, Focus::Flip) => {
                    let player = state.player(seat);
                    match player.unpaid + player.acquired {
                        0 => Err(Obstacle::Flip),
                        _ => {
                            state.tasks.gain(seat, Atoms::one(Atom::Flip));
                            state.tasks.gain(seat, Atoms::one(Atom::Flip));
                            Ok(())
                        }
                    }
                }
                (SchemeOption::Effect(effect), _) => {
                    state.tasks.gain(seat, effect);
                    Ok(())
                }
            };
            match tried {
                Ok(()) => return,
                Err(why) => sink.tell(|| Event::PassedOver(seat, *option, why)),
            }
        }
    }

    /// V22.16: the icons of the solo opponent.
    pub fn solo_icons(&self, state: &State) -> Icons {
        let (Some(board), Some(seat)) = (self.solo_board(), self.solo_seat()) else { return Icons::NONE };
        let mut icons = self.solo_lasting(state, seat);
        for slot in 0..SLOTS {
            match state.solo.slots[slot] {
                Scheme::NONE if slot > 0 => icons = icons.and(board.slots[slot - 1]),
                Scheme::NONE => {}
                scheme => icons = icons.and(self.printed.solo.schemes[scheme.index()].header),
            }
        }
        icons
    }

    /// The icons of its Guildhalls and bonus cards.
    pub(crate) fn solo_lasting(&self, state: &State, seat: Seat) -> Icons {
        let Some(board) = self.solo_board() else { return Icons::NONE };
        let player = state.player(seat);
        let guildhalls = BuildingKind::Guildhall.buildings().zip(board.guildhalls);
        let revealed = guildhalls.filter(|(building, _)| player.has_built(*building)).map(|(_, icon)| icon);
        revealed.collect::<Icons>().and(self.bonus_icons(player))
    }

    /// V23: carries a primary action out, if it can be paid for and has a place; else says what it lacks.
    fn solo_act(
        &self,
        state: &mut State,
        seat: Seat,
        act: Act,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Obstacle> {
        let icons = self.solo_icons(state);
        let have = u16::from(icons.of(act.icon())) + u16::from(icons.of(Icon::Criminal));
        let Some(resource) = act.currency().resource().map(|resource| self.solo_kind(resource)) else {
            // No scheme asks for a trade.
            return Err(Obstacle::Site);
        };
        let purse = have + state.player(seat).resource(resource);
        // V23.1: icons first, then as much of the resource as is missing.
        let pay = |state: &mut State, cost: u8, sink: &mut _| {
            let missing = u16::from(cost).saturating_sub(have);
            self.resource(state, seat, resource, -(missing as i16), sink);
        };
        let player = state.player(seat);
        let can = |cost: u8| u16::from(cost) <= purse;
        match act {
            Act::Trade => Err(Obstacle::Site),
            // V23.2
            Act::Build => {
                let cost = |building: Building| self.printed.tables.buildings[building.kind() as usize].cost;
                let left = || Building::solo_order().filter(|&building| !player.has_built(building));
                let least = left().map(cost).min().ok_or(Obstacle::Supply)?;
                let building = left().find(|&building| can(cost(building)));
                let building = building.ok_or(Obstacle::Price(least, purse))?;
                let site = self.near_sites(player.viscount).find(|&site| state.plot(site).is_empty());
                let site = site.ok_or(Obstacle::Site)?;
                pay(state, cost(building), sink);
                self.build(state, seat, building, site, sink);
                Ok(())
            }
            // V23.4
            Act::Workers => {
                let numbers = (2..).zip(self.printed.solo.nobles);
                let numbers = numbers.filter(|&(number, _)| number <= player.supply);
                let (_, least) = numbers.clone().next().ok_or(Obstacle::Supply)?;
                let most = numbers.filter(|&(_, cost)| can(cost)).last();
                let (number, cost) = most.ok_or(Obstacle::Price(least, purse))?;
                pay(state, cost, sink);
                self.place_workers(state, seat, state.segment(seat), number, sink);
                Ok(())
            }
            // V23.9, V23.10
            Act::Transcribe => {
                let (tile, cost) = self.transcription(state, seat);
                if !can(cost) {
                    return Err(Obstacle::Price(cost, purse));
                }
                pay(state, cost, sink);
                let segment = state.segment(seat);
                match tile {
                    Manuscript::NONE => {
                        sink.tell(|| Event::Took(seat, segment, Manuscript::NONE));
                        state.tasks.gain(seat, self.printed.segments[segment.index()].manuscript);
                    }
                    tile => self.take_manuscript(state, seat, tile, sink),
                }
                Ok(())
            }
        }
    }
}
