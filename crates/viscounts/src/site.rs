//! Building sites, links, and manuscripts (V12, V14).

use crate::{
    Action, Atoms, Building, Event, Manuscript, Viscounts,
    manuscript::Ribbon,
    printed::{SoloTrigger, Writ},
    resolve::Few,
    space::{Segment, Side, Site, Space},
    state::{Plot, Stage, State},
    task::Task,
};
use demesne_game::{Illegal, Seat, Sink};

/// V14.6: manuscripts of a colour for its bonus card.
pub(crate) const FOR_BONUS: u8 = 3;
/// V6.21: the highest cost of a manuscript that can be had for nothing.
const FREE_COST: u8 = 4;

impl Viscounts {
    /// V12.3: the sites that belong to an outer space.
    pub fn near_sites(&self, space: Space) -> impl Iterator<Item = Site> + use<> {
        let (segment, sites) = (space.segment(), self.sites(space.segment()));
        let places = match space.side() {
            Side::Left => 0..sites.left,
            Side::Right => sites.left..sites.count,
            Side::Inner => 0..0,
        };
        places.map(move |place| Site::of(segment, place))
    }

    /// Whether a site beside a seat's viscount is empty.
    pub(crate) fn has_near_site(&self, state: &State, seat: Seat) -> bool {
        self.near_sites(state.player(seat).viscount).any(|site| state.plot(site).is_empty())
    }

    /// V2.20: whether the building of a seat's player card goes beside its viscount.
    pub(crate) fn builds_near(&self, state: &State, seat: Seat) -> bool {
        let number = usize::from(state.player(seat).number);
        number.checked_sub(1).is_some_and(|place| self.printed.player_cards[place].own_space)
    }

    /// Whether there is a site for a building that an effect places.
    pub(crate) fn has_empty_site(&self, state: &State, seat: Seat) -> bool {
        match state.stage == Stage::Prepare && self.builds_near(state, seat) {
            true => self.has_near_site(state, seat),
            false => self.every_site().any(|site| state.plot(site).is_empty()),
        }
    }

    pub(crate) fn list_sites(&self, state: &State, seat: Seat, near: bool, out: &mut Vec<Action>) {
        let empty = |site: &Site| state.plot(*site).is_empty();
        match near {
            true => out.extend(self.near_sites(state.player(seat).viscount).filter(empty).map(Action::Site)),
            false => out.extend(self.every_site().filter(empty).map(Action::Site)),
        }
    }

    pub(crate) fn check_site(
        &self,
        state: &State,
        seat: Seat,
        near: bool,
        site: Site,
    ) -> Result<(), Illegal> {
        if site.place() >= self.sites(site.segment()).count {
            return Illegal::err(
                "V2.1",
                format!("segment {} has no site {}", site.segment().name(), site.name()),
            );
        }
        if !state.plot(site).is_empty() {
            return Illegal::err("V12.2", format!("a building stands on {} already", site.name()));
        }
        match !near || self.near_sites(state.player(seat).viscount).any(|other| other == site) {
            true => Ok(()),
            false => Illegal::err(
                "V12.3",
                format!(
                    "{} does not belong to space {}, where the viscount stands",
                    site.name(),
                    state.player(seat).viscount.name()
                ),
            ),
        }
    }

    /// V12.6 to V12.13: a building is put on a site: its position is revealed, then the site, then the links.
    pub(crate) fn build(
        &self,
        state: &mut State,
        seat: Seat,
        building: Building,
        site: Site,
        sink: &mut impl Sink<Event>,
    ) {
        state.sites[site.index()] = Plot::new(seat, building);
        state.player_mut(seat).built |= 1 << building.0;
        sink.tell(|| Event::Built(seat, building, site));
        let joined =
            |other: Option<Site>| other.is_some_and(|other| self.gainers(state, seat, other).is_some());
        let (before, after) =
            (joined(self.linked_before(state, site)), joined(self.linked_after(state, site)));
        if before || after {
            state.tasks.push(Task::Links { seat, site, before, after });
        }
        let effect = self.sites(site.segment()).effects[usize::from(site.place())];
        state.tasks.gain(seat, Atoms::one(effect));
        if self.is_solo(seat) {
            self.solo_reveal(state, seat, building, SoloTrigger::WhenBuilt);
        }
    }

    /// V12.9: the site after one clockwise, if a link leads there.
    pub fn linked_after(&self, state: &State, site: Site) -> Option<Site> {
        let sites = self.sites(site.segment());
        if sites.links[usize::from(site.place())].is_empty() {
            return None;
        }
        Some(match site.place() + 1 < sites.count {
            true => Site::of(site.segment(), site.place() + 1),
            false => Site::of(state.ring.next(site.segment()), 0),
        })
    }

    /// The site before one clockwise, if a link comes from there.
    pub fn linked_before(&self, state: &State, site: Site) -> Option<Site> {
        let before = match site.place() {
            0 => {
                let segment = state.ring.previous(site.segment());
                Site::of(segment, self.sites(segment).count - 1)
            }
            place => Site::of(site.segment(), place - 1),
        };
        self.linked_after(state, before).map(|_| before)
    }

    /// V12.10, V12.11: who gains a link to a site once a seat builds at its other end: that seat, and whoever else owns the site. Nothing
    /// where the site is empty.
    pub fn gainers(&self, state: &State, seat: Seat, other: Site) -> Option<(Seat, Option<Seat>)> {
        let (owner, _) = state.plot(other).get()?;
        Some((seat, (owner != seat).then_some(owner)))
    }

    /// V12.13: the completed links from which the first one is chosen, by the sites at their other ends.
    pub(crate) fn next_links(&self, state: &State, seat: Seat, site: Site) -> Few {
        let ends = [self.linked_before(state, site), self.linked_after(state, site)];
        self.distinct(state, seat, ends.into_iter().flatten().map(Action::Link))
    }

    /// V12.10 to V12.13: both owners gain a link, who built first; once where one player owns both ends.
    pub(crate) fn gain_link(&self, state: &mut State, after: bool, sink: &mut impl Sink<Event>) {
        let Some(Task::Links { seat, site, before, after: other_too }) = state.tasks.pop() else { return };
        let (rest_before, rest_after) = if after { (before, false) } else { (false, other_too) };
        if rest_before || rest_after {
            state.tasks.push(Task::Links { seat, site, before: rest_before, after: rest_after });
        }
        let other = if after { self.linked_after(state, site) } else { self.linked_before(state, site) };
        let Some(other) = other else { return };
        sink.tell(|| Event::Linked(site, other));
        let start = if after { site } else { other };
        let effect = self.sites(start.segment()).links[usize::from(start.place())];
        if let Some((_, Some(owner))) = self.gainers(state, seat, other) {
            state.tasks.gain(owner, effect);
        }
        state.tasks.gain(seat, effect);
    }

    /// V14.12: the manuscripts that can be had for nothing.
    pub(crate) fn free_tiles(&self, state: &State) -> impl Iterator<Item = Manuscript> {
        let free = |tile: &Manuscript| tile.is_some() && self.printed.tile(*tile).cost <= FREE_COST;
        state.tiles.into_iter().filter(free)
    }

    /// V14.2, V14.4, V14.6: a manuscript is taken from its pile: a bonus card, then its effect.
    pub(crate) fn take_manuscript(
        &self,
        state: &mut State,
        seat: Seat,
        tile: Manuscript,
        sink: &mut impl Sink<Event>,
    ) {
        let Some(place) = state.tiles.iter().position(|&top| top == tile) else { return };
        let segment = Segment(place as u8);
        state.player_mut(seat).manuscripts.insert(tile);
        sink.tell(|| Event::Took(seat, segment, tile));
        let print = self.printed.tile(tile);
        self.take_bonus(state, seat, print.ribbon, sink);
        if let Writ::Effect(effect) = print.writ {
            state.tasks.gain(seat, effect);
        }
        state.tiles[place] = Manuscript::NONE;
        if state.tiles_under[place] > 0 {
            state.tasks.push(Task::TurnManuscript(segment));
        }
    }

    /// V14.6: the first player with three of a colour takes its card.
    fn take_bonus(&self, state: &mut State, seat: Seat, ribbon: Ribbon, sink: &mut impl Sink<Event>) {
        let own = state.player(seat).manuscripts.0 & self.printed.ribbons[ribbon as usize].0;
        let taken = state.players.iter().any(|player| player.has_bonus(ribbon));
        if own.count_ones() >= FOR_BONUS.into() && !taken {
            state.player_mut(seat).bonus |= 1 << ribbon as u8;
            sink.tell(|| Event::Bonus(seat, ribbon));
        }
    }
}
