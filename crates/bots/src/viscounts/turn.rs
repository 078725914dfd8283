//! What a turn under way promises: primary actions that could be taken, and what is still to be resolved.

use super::worth::{self, Prices};
use demesne_game::Seat;
use demesne_viscounts::{
    Act, Atom, Building, BuildingKind, Card, Icon, Icons, Manuscript, Ribbon, Segment, Side, Site, Space,
    State, Viscounts,
    ability::{Cost, Currency, Funding, Townsfolk, Trigger},
    printed::{Counted, Writ},
    space::{SEGMENTS, SPACES},
    state::{Beat, Dismissed, Player, Stage},
    task::{Fate, Origin, Task},
};

/// A seat, and what things are worth to it.
#[derive(Clone, Copy)]
pub(super) struct Turn<'a> {
    pub game: &'a Viscounts,
    pub state: &'a State,
    pub seat: Seat,
    pub prices: Prices,
}

/// What a seat can bring up for actions.
#[derive(Clone, Copy)]
struct Purse {
    icons: Icons,
    silver: u16,
    fundings: [Option<Funding>; 6],
}

impl Turn<'_> {
    fn player(&self) -> &Player {
        self.state.player(self.seat)
    }

    /// What is still to come in this turn, or was begun.
    pub fn promise(&self) -> f32 {
        let state = self.state;
        let under_way: f32 = self.tasks();
        if state.stage != Stage::Turn || state.turn != self.seat {
            return under_way;
        }
        under_way
            + match state.beat {
                Beat::Drop | Beat::Play | Beat::End | Beat::Collide | Beat::Draw => 0.0,
                Beat::Move => self.best_move(),
                Beat::Act => self.best_at(self.player().viscount) + self.hire(self.player().viscount, 0),
                Beat::Hire => self.hire(self.player().viscount, 0),
            }
    }

    /// The best space in reach, with what is to be done there.
    fn best_move(&self) -> f32 {
        let purse = self.purse(self.game.icons(self.state, self.seat));
        let mut best = f32::NEG_INFINITY;
        self.game.reach(self.state, self.seat, |space, cost| {
            let purse = Purse { silver: purse.silver - u16::from(cost), ..purse };
            let here =
                self.best_act(space, purse) + self.hire(space, cost) - self.prices.silver * f32::from(cost);
            best = best.max(here);
        });
        if best.is_finite() { best } else { 0.0 }
    }

    /// What the best action on a space would bring now.
    fn best_at(&self, space: Space) -> f32 {
        self.best_act(space, self.purse(self.game.icons(self.state, self.seat)))
    }

    /// What the best action on each space would bring with some icons, clockwise from the segment of the viscount: left, right, inner.
    pub fn offers(&self, icons: Icons) -> [f32; SPACES] {
        let here = self.player().viscount;
        let purse = self.purse(icons);
        let mut offers = [0.0; SPACES];
        for (nth, segment) in self.state.ring.from(here.segment()).enumerate() {
            for side in [Side::Left, Side::Right, Side::Inner] {
                offers[3 * nth + side as usize] = self.best_act(Space::on(segment, side), purse);
            }
        }
        offers
    }

    /// What the best action on a space brings; nothing where none is worth it.
    fn best_act(&self, space: Space, purse: Purse) -> f32 {
        let acts = if space.is_outer() { [Act::Trade, Act::Build] } else { [Act::Workers, Act::Transcribe] };
        acts.into_iter().map(|act| self.with_dismissal(act, space, purse)).fold(0.0, f32::max)
    }

    /// What an action brings, a townsfolk dismissed or not.
    fn with_dismissal(&self, act: Act, space: Space, purse: Purse) -> f32 {
        let kept = self.net(act, space, purse);
        let townsfolk = self.dismissable(space.segment());
        let cost = match self.player().has_built(Building::CHEAP_DISMISSAL) {
            true => 1,
            false => u16::from(townsfolk.silver),
        };
        let fits = townsfolk.icons.of(act.icon()) + townsfolk.icons.of(Icon::Criminal) > 0;
        if !fits || purse.silver < cost {
            return kept;
        }
        let more = Purse { icons: purse.icons.and(townsfolk.icons), silver: purse.silver - cost, ..purse };
        let price = self.prices.silver * f32::from(cost);
        kept.max(self.net(act, space, more) - price + self.prices.bundle(townsfolk.hire))
    }

    /// V10.8, V10.13: who can be dismissed on a segment.
    fn dismissable(&self, segment: Segment) -> &Townsfolk {
        match self.state.tops[segment.index()] {
            Card::NONE => &self.game.printed().segments[segment.index()].townsfolk,
            card => self.game.printed().card(card),
        }
    }

    fn purse(&self, icons: Icons) -> Purse {
        let mut fundings = [None; 6];
        let all = self.player().board().flat_map(|card| self.game.printed().card(card).funding).flatten();
        fundings.iter_mut().zip(all).for_each(|(place, funding)| *place = Some(funding));
        Purse { icons, silver: self.player().silver, fundings }
    }

    /// What so many icons cost, in points; nothing where they cannot be brought up.
    fn cost(&self, act: Act, purse: &Purse, needed: u8, pays: bool) -> Option<f32> {
        let mut free = purse.icons.of(act.icon()) + purse.icons.of(Icon::Criminal);
        let fundings = || purse.fundings.iter().flatten().filter(|funding| funding.act == act);
        for funding in fundings() {
            if let Cost::Merchants(each) = funding.cost {
                free += purse.icons.of(Icon::Merchant) / each * funding.icons;
            }
        }
        let mut missing = needed.saturating_sub(free);
        if missing == 0 {
            return Some(0.0);
        }
        let mut price = 0.0;
        if pays {
            let mut own = match act.currency().resource() {
                Some(resource) => self.player().resource(resource),
                None => purse.silver,
            };
            let unit = self.unit(act.currency());
            // V26.12: the first unit may count twice.
            if own > 0 && fundings().any(|funding| funding.once) {
                (own, price, missing) = (own - 1, price + unit, missing.saturating_sub(2));
            }
            let paid = own.min(missing.into());
            price += unit * f32::from(paid);
            missing -= paid as u8;
        }
        for funding in fundings().filter(|funding| !funding.once) {
            let Cost::Spend(currency, cost) = funding.cost else { continue };
            let own = match currency.resource() {
                Some(resource) => self.player().resource(resource),
                None => purse.silver,
            };
            let uses = (own / u16::from(cost)).min(missing.into());
            price += self.unit(currency) * f32::from(uses * u16::from(cost));
            missing -= uses as u8;
        }
        (missing == 0).then_some(price)
    }

    fn unit(&self, currency: Currency) -> f32 {
        if currency == Currency::Silver { self.prices.silver } else { self.prices.resource }
    }

    /// What an action on a space brings at best, less its price.
    fn net(&self, act: Act, space: Space, purse: Purse) -> f32 {
        let nothing = f32::NEG_INFINITY;
        let best = match act {
            Act::Trade => {
                let most = (1..=8u8).map_while(|times| self.trade(space, &purse, times));
                most.fold(nothing, f32::max)
            }
            Act::Build => {
                let Some(site) = self.best_site(self.game.near_sites(space)) else { return nothing };
                let kinds = BuildingKind::ALL.into_iter().filter_map(|kind| {
                    let needed = self.game.printed().tables.buildings[kind as usize].cost;
                    let building = self.best_building(kind)?;
                    Some(building + site - self.cost(act, &purse, needed, true)?)
                });
                kinds.fold(nothing, f32::max)
            }
            Act::Workers => {
                let numbers = (1..=4u8).filter(|&number| number <= self.player().supply);
                let nets = numbers.filter_map(|number| {
                    let needed = self.game.printed().tables.nobles[usize::from(number) - 1];
                    let cost = self.cost(act, &purse, needed, true)?;
                    Some(self.castle_gain(space.segment(), number) - cost)
                });
                nets.fold(nothing, f32::max)
            }
            Act::Transcribe => {
                let segment = space.segment();
                let tile = self.state.tiles[segment.index()];
                let (needed, gain) = match tile {
                    Manuscript::NONE => {
                        let print = &self.game.printed().segments[segment.index()];
                        (print.manuscript_cost, self.prices.bundle(print.manuscript))
                    }
                    tile => (self.game.printed().tile(tile).cost, self.tile_gain(tile)),
                };
                self.cost(act, &purse, needed, true).map_or(nothing, |cost| gain - cost)
            }
        };
        best + self.after(act)
    }

    /// V11: so many exchanges on a space, less their price.
    fn trade(&self, space: Space, purse: &Purse, times: u8) -> Option<f32> {
        let print = &self.game.printed().segments[space.segment().index()];
        let side = usize::from(space.side() == Side::Right);
        let gain = print.gains[side];
        let cost = self.cost(Act::Trade, purse, times * print.rates[side], gain != Atom::Silver)?;
        // A flip needs something to flip, a card to destroy must be a bad one.
        let useful = match gain {
            Atom::Flip => times.min(self.player().unpaid + self.player().acquired),
            Atom::Destroy => times.min(2),
            _ => times,
        };
        Some(f32::from(useful) * self.prices.atom(gain) - cost)
    }

    /// What the abilities on the board add to an action.
    fn after(&self, act: Act) -> f32 {
        let cards = self.player().board().filter_map(|card| self.game.printed().card(card).ability);
        let acting = cards.filter(|(trigger, _)| *trigger == Trigger::After(act));
        acting.map(|(_, effect)| self.prices.effect(effect)).sum()
    }

    /// The points of the next building of a kind, and its best ability that is left.
    fn best_building(&self, kind: BuildingKind) -> Option<f32> {
        let left = kind.buildings().filter(|&building| !self.player().has_built(building));
        left.map(|building| self.building(building)).reduce(f32::max)
    }

    fn building(&self, building: Building) -> f32 {
        self.prices.buildings[building.kind() as usize] + ability(building) * self.prices.turns
    }

    /// The best of some sites, if one of them is empty.
    fn best_site(&self, sites: impl Iterator<Item = Site>) -> Option<f32> {
        let empty = sites.filter(|&site| self.state.plot(site).is_empty());
        empty.map(|site| self.site(site)).reduce(f32::max)
    }

    /// What a building on a site gains there and by links.
    fn site(&self, site: Site) -> f32 {
        let sites = self.game.sites(site.segment());
        let there = |other: Option<Site>| other.filter(|&other| !self.state.plot(other).is_empty());
        let after = there(self.game.linked_after(self.state, site)).map(|_| site);
        let before = there(self.game.linked_before(self.state, site));
        let links = [after, before].into_iter().flatten().map(|start| {
            let link = self.game.sites(start.segment()).links[usize::from(start.place())];
            self.prices.bundle(link)
        });
        self.prices.atom(sites.effects[usize::from(site.place())]) + links.sum::<f32>()
    }

    /// What workers on a section bring: points of all that moves, rewards, and what they lead to.
    pub fn castle_gain(&self, section: Segment, workers: u8) -> f32 {
        let (ring, player) = (&self.state.ring, self.player());
        let tables = &self.game.printed().tables;
        let (mut first, mut second, mut third) = (player.first, player.second, player.third);
        let before = castle(&first, &second, third);
        first[section.index()] += workers;
        let mut rewards = 0.0;
        // A cascade ends: each step takes a worker from the first tier.
        while let Some(group) = Segment::all().find(|group| first[group.index()] >= 3) {
            first[group.index()] -= 3;
            first[ring.next(group).index()] += 1;
            first[ring.previous(group).index()] += 1;
            second[group.index()] += 1;
            rewards += self.prices.effect(tables.second_tier[ring.reward(group)]);
        }
        for inner in &mut second {
            while *inner >= 3 {
                *inner -= 1;
                third += 1;
                rewards += self.prices.bundle(tables.third_tier);
            }
        }
        if self.state.leader != Some(self.seat) {
            let led = self.state.leader.map_or(0, |leader| self.state.player(leader).third);
            if third > led {
                rewards += f32::from(tables.leader) + 0.2 * self.prices.turns;
            }
        }
        castle(&first, &second, third) - before + rewards
    }

    /// What a manuscript brings: its sets, its bonus card, its effect or its points.
    pub fn tile_gain(&self, tile: Manuscript) -> f32 {
        let (player, printed) = (self.player(), self.game.printed());
        let print = printed.tile(tile);
        let count = |ribbon: Ribbon| (player.manuscripts.0 & printed.ribbons[ribbon as usize].0).count_ones();
        let own = count(print.ribbon);
        // V14.9: it joins the set with the others of which there are more.
        let size =
            Ribbon::ALL.into_iter().filter(|&other| other != print.ribbon && count(other) > own).count();
        let set = f32::from(printed.sets[size])
            - size.checked_sub(1).map_or(0.0, |less| f32::from(printed.sets[less]));
        let taken = self.state.players.iter().any(|other| other.has_bonus(print.ribbon));
        let bonus = match own {
            2 if !taken => f32::from(printed.tables.bonus_card) + 0.3 * self.prices.turns,
            1 if !taken => 0.8 * self.prices.soon,
            _ => 0.0,
        };
        let writ = match print.writ {
            Writ::Effect(atoms) => self.prices.bundle(atoms),
            Writ::Score { vp, per, of } => {
                let turns = self.prices.turns;
                let icons = |icon: Icon| -> f32 {
                    let cards = player.own_cards();
                    let on_cards: u8 = cards.iter().map(|card| printed.card(card).icons.of(icon)).sum();
                    f32::from(on_cards + self.game.lasting_icons(player).of(icon)) + 0.1 * turns
                };
                let counted = match of {
                    Counted::Resource => f32::from(player.resources.iter().sum::<u16>()).min(4.0),
                    Counted::Silver => f32::from(player.silver).min(5.0),
                    Counted::Building => player.built.count_ones() as f32 + 0.25 * turns,
                    Counted::Manuscript => f32::from(player.manuscripts.len() + 1) + 0.3 * turns,
                    Counted::ApprovedDeed => f32::from(player.approved) + 0.2 * turns,
                    Counted::PaidDebt => f32::from(player.paid) + 0.2 * turns,
                    Counted::Worker => f32::from(player.in_castle()) + 0.6 * turns,
                    Counted::Icon(icon) => icons(icon),
                };
                f32::from(vp) * counted / f32::from(per)
            }
        };
        // Every tile makes larger sets possible.
        set + bonus + writ + sets_to_come(self.prices.turns)
    }

    /// What hiring the townsfolk of a space's segment brings, if that is worth it, with so much silver spent before.
    fn hire(&self, space: Space, spent: u8) -> f32 {
        let top = self.state.tops[space.segment().index()];
        if !top.is_some() {
            return 0.0;
        }
        let print = self.game.printed().card(top);
        if self.player().silver < u16::from(print.silver + spent) {
            return 0.0;
        }
        let cost = self.prices.silver * f32::from(print.silver);
        (self.hired(top) + self.prices.bundle(print.hire) - cost).max(0.0)
    }

    /// What a townsfolk among the own cards is worth.
    pub fn hired(&self, card: Card) -> f32 {
        let worths = worth::townsfolk(self.game.printed());
        let cards = self.player().own_cards();
        let number = f32::from(cards.len()).max(3.0);
        let mean = cards.iter().map(|card| worths[card.index()]).sum::<f32>() / number;
        useful_turns(self.prices.turns) * (worths[card.index()] - mean) / (number + 1.0)
    }

    /// What is begun and not done.
    fn tasks(&self) -> f32 {
        let mut sum = 0.0;
        let own_turn = self.state.turn == self.seat;
        let mut asked = false;
        for task in self.state.tasks.iter().rev() {
            sum += match task {
                Task::Gain(seat, atoms) if seat == self.seat => self.prices.bundle(atoms),
                Task::Choose(seat, origin) if seat == self.seat => match origin {
                    Origin::Card(card) => self.ability(card),
                    Origin::Section(section) => {
                        let tables = &self.game.printed().tables;
                        self.prices.effect(tables.second_tier[self.state.ring.reward(section)])
                    }
                },
                Task::Triggered(seat, waiting) if seat == self.seat => {
                    waiting.into_iter().filter(|card| card.is_some()).map(|card| self.ability(card)).sum()
                }
                Task::Hired(seat) if seat == self.seat && self.player().has_built(Building::HIRE_DISCARD) => {
                    self.prices.atom(Atom::Discard)
                }
                Task::Dismissal(act) if own_turn => {
                    asked = true;
                    let purse = self.purse(self.game.icons(self.state, self.seat));
                    self.with_dismissal(act, self.player().viscount, purse)
                }
                Task::Amount(act) if own_turn && !asked => {
                    self.net(act, self.player().viscount, self.purse(self.icons_now()))
                }
                Task::Payment(act, chosen) if own_turn => self.chosen(act, chosen),
                Task::Exchanges(left) if own_turn => {
                    let space = self.player().viscount;
                    let print = &self.game.printed().segments[space.segment().index()];
                    f32::from(left) * self.prices.atom(print.gains[usize::from(space.side() == Side::Right)])
                }
                Task::After(act) if own_turn => self.after(act),
                Task::Site { seat, building, near } if seat == self.seat => {
                    let site = match near {
                        true => self.best_site(self.game.near_sites(self.player().viscount)),
                        false => self.best_site(self.game.every_site()),
                    };
                    self.building(building) + site.unwrap_or(0.0)
                }
                Task::Links { seat, site, before, after } if seat == self.seat => {
                    let start = [
                        after.then_some(site),
                        if before { self.game.linked_before(self.state, site) } else { None },
                    ];
                    let link =
                        |start: Site| self.game.sites(start.segment()).links[usize::from(start.place())];
                    start.into_iter().flatten().map(|start| self.prices.bundle(link(start))).sum()
                }
                Task::Castle if own_turn => self.castle_gain(Segment(0), 0),
                Task::TurnUp(seat, Fate::Destroy) if seat == self.seat => 1.8 * self.prices.silver,
                _ => 0.0,
            };
        }
        if sum.is_finite() { sum } else { -5.0 }
    }

    fn ability(&self, card: Card) -> f32 {
        let ability = self.game.printed().card(card).ability;
        ability.map_or(0.0, |(_, effect)| self.prices.effect(effect))
    }

    /// The icons of the action that is under way, with those of whoever was dismissed for it.
    fn icons_now(&self) -> Icons {
        let more = match self.state.dismissed {
            Dismissed::Nothing => Icons::NONE,
            Dismissed::Card(card) => self.game.printed().card(card).icons,
            Dismissed::Printed => {
                let segment = self.player().viscount.segment();
                self.game.printed().segments[segment.index()].townsfolk.icons
            }
        };
        self.game.icons(self.state, self.seat).and(more)
    }

    /// What was chosen and is to be paid brings, less its price.
    fn chosen(&self, act: Act, chosen: u8) -> f32 {
        let purse = self.purse(self.icons_now());
        let space = self.player().viscount;
        let tables = &self.game.printed().tables;
        let net = match act {
            Act::Trade => self.trade(space, &purse, chosen),
            Act::Build => {
                let building = Building(chosen);
                let site = self.best_site(self.game.near_sites(space)).unwrap_or(0.0);
                let needed = tables.buildings[building.kind() as usize].cost;
                self.cost(act, &purse, needed, true).map(|cost| self.building(building) + site - cost)
            }
            Act::Workers => self
                .cost(act, &purse, tables.nobles[usize::from(chosen) - 1], true)
                .map(|cost| self.castle_gain(space.segment(), chosen) - cost),
            Act::Transcribe => return self.net(act, space, purse),
        };
        net.unwrap_or(-5.0) + self.after(act)
    }
}

/// Turns in which a townsfolk that is hired now can be met again.
pub(super) fn useful_turns(turns: f32) -> f32 {
    (turns - 1.5).max(0.0)
}

/// What a further manuscript promises for sets that are not complete.
pub(super) fn sets_to_come(turns: f32) -> f32 {
    0.12 * turns
}

/// What a revealed position is worth in each turn (V12.17 to V12.25).
pub(super) fn ability(building: Building) -> f32 {
    const WORTHS: [f32; 9] = [0.3, 0.3, 0.35, 0.35, 0.35, 0.35, 0.1, 0.15, 0.3];
    WORTHS[usize::from(building.0)]
}

/// Points of workers, and what groups that are nearly complete lead to.
pub(super) fn castle(first: &[u8; SEGMENTS], second: &[u8; SEGMENTS], third: u8) -> f32 {
    let points = first.iter().sum::<u8>() + 2 * second.iter().sum::<u8>() + 3 * third;
    f32::from(points) + groups(first, second)
}

/// What groups that are nearly complete lead to.
pub(super) fn groups(first: &[u8; SEGMENTS], second: &[u8; SEGMENTS]) -> f32 {
    let pairs = |tier: &[u8; SEGMENTS]| tier.iter().filter(|&&workers| workers == 2).count() as f32;
    0.5 * pairs(first) + 0.7 * pairs(second)
}
