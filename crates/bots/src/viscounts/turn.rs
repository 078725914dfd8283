//! What a turn under way promises: primary actions that could be taken, and what is still to be resolved.

use super::{
    funds::{Fund, funds},
    worth::{self, Prices},
};
use demesne_game::Seat;
use demesne_viscounts::{
    Act, Atom, Building, BuildingKind, Card, Icon, Icons, Manuscript, Ribbon, Segment, Side, Site, Space,
    State, Viscounts,
    ability::{ACTS, Townsfolk, Trigger},
    building::BUILDING_KINDS,
    printed::{Counted, Writ},
    space::{SEGMENTS, SPACES},
    state::{Beat, Dismissed, Player, Stage},
    task::{Fate, Origin, Task},
};

/// What two workers that wait for a third promise, on the first tier and on the second.
const PAIR_FIRST: f32 = 0.5;
const PAIR_SECOND: f32 = 0.7;

/// A seat, and what things are worth to it.
#[derive(Clone, Copy)]
pub(super) struct Turn<'a> {
    pub game: &'a Viscounts,
    pub state: &'a State,
    pub seat: Seat,
    pub prices: Prices,
}

/// What a seat can bring up for actions and what they lead to wherever they are taken: reckoned once, asked for every space.
struct Works {
    funds: [Fund; ACTS],
    /// What abilities on the board add to each action.
    after: [f32; ACTS],
    /// The next building of each kind, if one is left.
    buildings: [Option<f32>; BUILDING_KINDS],
    /// Dismissing costs 1 silver.
    cheap: bool,
}

/// What is brought to an action beside the own board: the icons of somebody dismissed, silver that is spent before.
#[derive(Clone, Copy)]
struct With {
    more: Icons,
    spent: u16,
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

    fn works(&self, icons: Icons) -> Works {
        let player = self.player();
        Works {
            funds: funds(self.game.printed(), icons, player, &self.prices),
            after: Act::ALL.map(|act| self.after(act)),
            buildings: BuildingKind::ALL.map(|kind| self.best_building(kind)),
            cheap: player.has_built(Building::CHEAP_DISMISSAL),
        }
    }

    fn works_now(&self) -> Works {
        self.works(self.game.icons(self.state, self.seat))
    }

    /// The best space in reach, with what is to be done there.
    fn best_move(&self) -> f32 {
        let works = self.works_now();
        let mut best = f32::NEG_INFINITY;
        self.game.reach(self.state, self.seat, |space, cost| {
            let here = self.best_act(space, &works, cost.into()) + self.hire(space, cost)
                - self.prices.silver * f32::from(cost);
            best = best.max(here);
        });
        if best.is_finite() { best } else { 0.0 }
    }

    /// What the best action on a space would bring now.
    fn best_at(&self, space: Space) -> f32 {
        self.best_act(space, &self.works_now(), 0)
    }

    /// What the best action on each space would bring with some icons, clockwise from the segment of the viscount: left, right, inner.
    pub fn offers(&self, icons: Icons) -> [f32; SPACES] {
        let here = self.player().viscount;
        let works = self.works(icons);
        let mut offers = [0.0; SPACES];
        for (nth, segment) in self.state.ring.from(here.segment()).enumerate() {
            for side in [Side::Left, Side::Right, Side::Inner] {
                offers[3 * nth + side as usize] = self.best_act(Space::on(segment, side), &works, 0);
            }
        }
        offers
    }

    /// What the best action on a space brings, with so much silver spent before; nothing where none is worth it.
    fn best_act(&self, space: Space, works: &Works, spent: u16) -> f32 {
        let acts = if space.is_outer() { [Act::Trade, Act::Build] } else { [Act::Workers, Act::Transcribe] };
        acts.into_iter().map(|act| self.with_dismissal(act, space, works, spent)).fold(0.0, f32::max)
    }

    /// What an action brings, a townsfolk dismissed or not.
    fn with_dismissal(&self, act: Act, space: Space, works: &Works, spent: u16) -> f32 {
        let without = With { more: Icons::NONE, spent };
        let townsfolk = self.dismissable(space.segment());
        let cost = if works.cheap { 1 } else { u16::from(townsfolk.silver) };
        let fits = townsfolk.icons.of(act.icon()) + townsfolk.icons.of(Icon::Criminal) > 0;
        if !fits || self.player().silver < spent + cost {
            return self.net(act, space, works, &[without])[0];
        }
        let with = With { more: townsfolk.icons, spent: spent + cost };
        let [kept, dismissed] = self.net(act, space, works, &[without, with]);
        kept.max(dismissed - self.prices.silver * f32::from(cost) + self.prices.bundle(townsfolk.hire))
    }

    /// V10.8, V10.13: who can be dismissed on a segment.
    fn dismissable(&self, segment: Segment) -> &Townsfolk {
        match self.state.tops[segment.index()] {
            Card::NONE => &self.game.printed().segments[segment.index()].townsfolk,
            card => self.game.printed().card(card),
        }
    }

    /// What an action on a space brings at best, less its price, in one or two ways to pay for it.
    fn net(&self, act: Act, space: Space, works: &Works, ways: &[With]) -> [f32; 2] {
        let mut best = [f32::NEG_INFINITY; 2];
        let fund = &works.funds[act as usize];
        let mut offer = |needed: u8, gain: f32| {
            let mut paid = false;
            for (best, with) in best.iter_mut().zip(ways) {
                if let Some(cost) = fund.cost(needed, with.more, with.spent, true) {
                    *best = best.max(gain - cost);
                    paid = true;
                }
            }
            paid
        };
        let printed = self.game.printed();
        match act {
            Act::Trade => {
                for (best, with) in best.iter_mut().zip(ways) {
                    *best = self.best_trade(space, fund, with);
                }
            }
            Act::Build => {
                if let Some(site) = self.best_site(self.game.near_sites(space)) {
                    for (print, building) in printed.tables.buildings.iter().zip(works.buildings) {
                        if let Some(building) = building {
                            offer(print.cost, building + site);
                        }
                    }
                }
            }
            Act::Workers => {
                for number in (1..=4u8).take_while(|&number| number <= self.player().supply) {
                    let needed = printed.tables.nobles[usize::from(number) - 1];
                    if !offer(needed, self.castle_gain(space.segment(), number)) {
                        break;
                    }
                }
            }
            Act::Transcribe => {
                let segment = space.segment().index();
                match self.state.tiles[segment] {
                    Manuscript::NONE => {
                        let print = &printed.segments[segment];
                        offer(print.manuscript_cost, self.prices.bundle(print.manuscript));
                    }
                    tile => {
                        let cost = printed.tile(tile).cost;
                        if ways.iter().any(|with| fund.cost(cost, with.more, with.spent, true).is_some()) {
                            offer(cost, self.tile_gain(tile));
                        }
                    }
                }
            }
        }
        best.map(|net| net + works.after[act as usize])
    }

    /// What the best number of exchanges on a space brings: at least as many as cost nothing, then more while that is worth it.
    fn best_trade(&self, space: Space, fund: &Fund, with: &With) -> f32 {
        let (rate, ..) = self.trade(space, 1);
        let mut best = f32::NEG_INFINITY;
        for times in (fund.free(with.more) / rate).clamp(1, 8)..=8 {
            let (needed, gain, pays) = self.trade(space, times);
            match fund.cost(needed, with.more, with.spent, pays) {
                Some(cost) if gain - cost > best => best = gain - cost,
                _ => break,
            }
        }
        best
    }

    /// V11: the icons for so many exchanges on a space, what they bring, and whether silver can be paid.
    fn trade(&self, space: Space, times: u8) -> (u8, f32, bool) {
        let print = &self.game.printed().segments[space.segment().index()];
        let side = usize::from(space.side() == Side::Right);
        let gain = print.gains[side];
        // A flip needs something to flip, a card to destroy must be a bad one.
        let useful = match gain {
            Atom::Flip => times.min(self.player().unpaid + self.player().acquired),
            Atom::Destroy => times.min(2),
            _ => times,
        };
        (times * print.rates[side], f32::from(useful) * self.prices.atom(gain), gain != Atom::Silver)
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
        let at = player.first[section.index()];
        if workers > 0 && at + workers < 3 {
            // No group: points, and perhaps a pair.
            return f32::from(workers) + if at + workers == 2 { PAIR_FIRST } else { 0.0 };
        }
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
                    self.with_dismissal(act, self.player().viscount, &self.works_now(), 0)
                }
                Task::Amount(act) if own_turn && !asked => {
                    let with = With { more: self.dismissed(), spent: 0 };
                    self.net(act, self.player().viscount, &self.works_now(), &[with])[0]
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

    /// The icons of whoever was dismissed for the action that is under way.
    fn dismissed(&self) -> Icons {
        match self.state.dismissed {
            Dismissed::Nothing => Icons::NONE,
            Dismissed::Card(card) => self.game.printed().card(card).icons,
            Dismissed::Printed => {
                let segment = self.player().viscount.segment();
                self.game.printed().segments[segment.index()].townsfolk.icons
            }
        }
    }

    /// What was chosen and is to be paid brings, less its price.
    fn chosen(&self, act: Act, chosen: u8) -> f32 {
        let works = self.works_now();
        let space = self.player().viscount;
        let tables = &self.game.printed().tables;
        let (needed, gain, pays) = match act {
            Act::Trade => self.trade(space, chosen),
            Act::Build => {
                let building = Building(chosen);
                let site = self.best_site(self.game.near_sites(space)).unwrap_or(0.0);
                (tables.buildings[building.kind() as usize].cost, self.building(building) + site, true)
            }
            Act::Workers => {
                (tables.nobles[usize::from(chosen) - 1], self.castle_gain(space.segment(), chosen), true)
            }
            Act::Transcribe => {
                let with = With { more: self.dismissed(), spent: 0 };
                return self.net(act, space, &works, &[with])[0];
            }
        };
        let cost = works.funds[act as usize].cost(needed, self.dismissed(), 0, pays);
        cost.map_or(-5.0, |cost| gain - cost) + works.after[act as usize]
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
    PAIR_FIRST * pairs(first) + PAIR_SECOND * pairs(second)
}
