//! The engine beside the oracle: both are told the same steps, and must agree at every moment.

use super::{
    hands::Hands,
    moods::{Luck, Mood, weight},
    play::{Lot, Moment},
    world::{Job, Player as Own, Set, Side, World},
};
use demesne_game::{Game, Ignore, Notation, Quick, Random, Seat, Step, ToAct};
use demesne_viscounts::{
    Action, Card, CardSet, Manuscript, Scheme, SchemeSet, Segment, Site, State, Tiles, Viscounts,
    state::{Dismissed, Pair, Player, Stage},
};
use std::{collections::BTreeMap, fmt::Debug};

fn cards(set: &Set) -> CardSet {
    set.iter().map(|id| Card::parse(id).expect("a card")).collect()
}

fn card(id: Option<&str>) -> Card {
    id.map_or(Card::NONE, |id| Card::parse(id).expect("a card"))
}

fn tile(id: Option<&str>) -> Manuscript {
    id.map_or(Manuscript::NONE, |id| Manuscript::parse(id).expect("a tile"))
}

fn tiles(set: &Set) -> Tiles {
    set.iter().map(|id| tile(Some(id))).collect()
}

fn schemes(set: &Set) -> SchemeSet {
    set.iter().map(|id| Scheme::parse(id).expect("a scheme")).collect()
}

/// Most single things that chance could bring, with their texts.
pub fn all_chance(game: &Viscounts) -> Vec<(Action, String)> {
    let every_card = || (0..86).map(Card);
    let tops = Segment::all().flat_map(|at| every_card().map(move |card| Action::Top(at, card)));
    let tiles = Segment::all().flat_map(|at| Manuscript::all().map(move |tile| Action::Tile(at, tile)));
    let firsts = Seat::first(game.seats()).map(Action::First);
    let schemes = Scheme::all()
        .flat_map(|scheme| [Action::Scheme(scheme), Action::Future(scheme), Action::Stranger(scheme)]);
    let all = tops.chain(tiles).chain(firsts).chain(schemes).chain(every_card().map(Action::TurnUp));
    all.map(|action| (action, game.action_text(action))).collect()
}

/// A game that both follow.
pub struct Match<'g> {
    pub game: &'g Viscounts,
    pub all_chance: &'g [(Action, String)],
    pub state: State,
    pub world: World,
    pub rng: Quick,
    pub moods: Vec<Mood>,
    pub luck: Luck,
    /// Hands as others see them, where these are followed.
    pub follows: bool,
    pub hands: Hands,
    /// Actions that were offered some time ago.
    pub pool: Vec<Action>,
    /// What was done, for messages.
    pub log: Vec<String>,
    pub seen: BTreeMap<String, u64>,
    pub moments: u64,
    pub listed: u64,
}

impl Match<'_> {
    fn differ(&self, what: &str, engine: impl Debug, oracle: impl Debug) -> ! {
        let last = self.log.len().saturating_sub(40);
        panic!(
            "{what} differ after {} steps.\nengine: {engine:?}\noracle: {oracle:?}\nsetup: {:?}\n{}\n\
             agenda: {:?}\nboard: {:?}\nsites: {:?}\nviscounts: {:?}\n",
            self.log.len(),
            self.game.setup(),
            self.log[last..].join("\n"),
            self.world.agenda,
            self.world.order,
            self.world.sites,
            self.world.players.iter().map(|player| player.viscount).collect::<Vec<_>>(),
        );
    }

    fn same<T: PartialEq + Debug>(&self, what: &str, engine: T, oracle: T) {
        if engine != oracle {
            self.differ(what, engine, oracle);
        }
    }

    fn count(&mut self, what: &str) {
        *self.seen.entry(what.to_owned()).or_default() += 1;
    }

    /// Plays until the game is over, or so many steps.
    pub fn play(&mut self, mut steps: usize) {
        while steps > 0 && self.step() {
            steps -= 1;
        }
    }

    /// A step; whether there was one to be done.
    pub fn step(&mut self) -> bool {
        let moment = self.world.now();
        for note in std::mem::take(&mut self.world.notes.0) {
            self.count(note);
        }
        self.compare();
        if self.follows {
            self.follow_hands();
        }
        let step = match moment {
            Moment::Over => {
                self.over();
                return false;
            }
            Moment::Decide(seat, list) => self.decide(seat, list),
            Moment::Chance(lot) => self.draw(&lot),
        };
        let text = self.game.action_text(step.action);
        self.log.push(format!("{} {text}", step.by));
        self.count(text.split(' ').next().unwrap_or_default());
        if let Err(illegal) = self.game.play(&mut self.state, step, &mut Ignore) {
            self.differ("opinions on a step", illegal.to_string(), text);
        }
        if let (Some(Job::TurnUp(seat, _)), Action::TurnUp(card)) = (self.world.agenda.last(), step.action) {
            self.hands.turned = Some((*seat, CardSet::one(card)));
        }
        self.world.answer(&text);
        true
    }

    fn decide(&mut self, seat: usize, mut oracle: Vec<String>) -> Step<Action> {
        self.same("who is to act", self.game.to_act(&self.state), ToAct::seat(Seat(seat as u8)));
        let mut actions = Vec::new();
        self.game.legal_actions(&self.state, Seat(seat as u8), &mut actions);
        let mut texts: Vec<String> = actions.iter().map(|action| self.game.action_text(*action)).collect();
        texts.sort();
        oracle.sort();
        if texts != oracle {
            self.differ("legal lists", texts, oracle);
        }
        self.listed += texts.len() as u64;
        self.compare_refusals(seat, &actions);
        let mood = self.moods[seat];
        let text = self.choose(&texts, |world, text| weight(mood, world, seat, text));
        self.read(&format!("p{} {text}", seat + 1))
    }

    /// What was legal once and is not now is refused.
    fn compare_refusals(&mut self, seat: usize, actions: &[Action]) {
        if self.rng.below(8) == 0 {
            for action in &self.pool {
                let step = Step::seat(Seat(seat as u8), *action);
                let text = self.game.action_text(*action);
                let legal = self.game.is_legal(&self.state, step);
                self.same("opinions on an action", (&text, legal), (&text, actions.contains(action)));
            }
        }
        for action in actions {
            if !self.pool.contains(action) {
                self.pool.push(*action);
            }
        }
        let many = self.pool.len().saturating_sub(200);
        self.pool.drain(..many);
    }

    fn read(&self, step: &str) -> Step<Action> {
        self.game.parse_step(step).unwrap_or_else(|e| panic!("{step}: {e}"))
    }

    /// One of a list, the heavier the likelier.
    fn choose(&mut self, texts: &[String], weigh: impl Fn(&World, &str) -> u32) -> String {
        let weights: Vec<u32> = texts.iter().map(|text| weigh(&self.world, text)).collect();
        let mut at = self.rng.below(weights.iter().sum::<u32>().max(1));
        for (text, weight) in texts.iter().zip(weights) {
            match at.checked_sub(weight) {
                Some(rest) => at = rest,
                None => return text.clone(),
            }
        }
        texts[0].clone()
    }

    fn draw(&mut self, lot: &Lot) -> Step<Action> {
        self.same("who is to act", self.game.to_act(&self.state), ToAct::Chance);
        if self.rng.below(16) == 0 {
            for (action, text) in self.all_chance {
                let legal = self.game.is_legal(&self.state, Step::chance(*action));
                let oracle = matches!(lot, Lot::OneOf(set) if set.contains(text));
                self.same("opinions on a step of chance", (text, legal), (text, oracle));
            }
        }
        let luck = self.luck;
        let fair = luck == Luck::Fair || self.rng.below(3) == 0;
        let step = match lot {
            Lot::OneOf(set) if !fair => {
                let list: Vec<String> = set.iter().cloned().collect();
                let text = self.choose(&list, |world, text| luck.card(world, text));
                self.read(&format!("* {text}"))
            }
            Lot::Cards(seat, count) if !fair => {
                let mut left: Vec<String> =
                    self.world.players[*seat].deck.iter().map(|card| (*card).to_owned()).collect();
                let mut text = format!("* draw p{}", seat + 1);
                for _ in 0..*count {
                    let drawn = self.choose(&left, |world, text| luck.card(world, text));
                    left.retain(|card| *card != drawn);
                    text.push_str(&format!(" {drawn}"));
                }
                self.read(&text)
            }
            _ => Step::chance(self.game.sample(&self.state, &mut self.rng)),
        };
        self.check_lot(lot, &self.game.action_text(step.action));
        step
    }

    /// Whether chance brought what it may bring, and could bring no less and no more.
    fn check_lot(&self, lot: &Lot, text: &str) {
        let words: Vec<&str> = text.split(' ').collect();
        let fits = match lot {
            Lot::OneOf(set) => set.contains(text),
            Lot::Board => words.len() == 8 && words[..2] == ["board", "1-2"],
            Lot::Townsfolk => words.len() == 6 && words[0] == "townsfolk",
            Lot::Pairs(count) => words.len() == count + 1 && words[0] == "pairs",
            Lot::Cards(seat, count) => {
                if *count > 1 {
                    let fewer = self.read(&format!("* {}", words[..words.len() - 1].join(" ")));
                    assert!(!self.game.is_legal(&self.state, fewer), "a card too few");
                }
                let other = self.world.players[*seat].deck.iter().find(|card| !words.contains(card));
                if let Some(other) = other.filter(|_| *count < 5) {
                    let more = self.read(&format!("* {text} {other}"));
                    assert!(!self.game.is_legal(&self.state, more), "a card too many");
                }
                words.len() == count + 2 && words[1] == format!("p{}", seat + 1)
            }
        };
        if !fits {
            self.differ("opinions on a step of chance", text, "something else");
        }
    }

    /// Everything that lies on the table.
    fn compare(&mut self) {
        self.moments += 1;
        let points = self.rng.below(4) == 0 || self.state.stage == Stage::Over;
        let (state, world) = (&self.state, &self.world);
        let begun = matches!(state.stage, Stage::Turn | Stage::Over);
        self.same("ends of the setup", begun, world.begun);
        if let Some(first) = world.first {
            self.same("start players", state.first.index(), first);
        }
        if begun {
            self.same("rounds", i64::from(state.round), world.round);
            self.same("last rounds", i64::from(state.last_round), world.last_round.unwrap_or(0));
            self.same("debts on Poverty", i64::from(state.poverty), world.poverty);
            self.same("deeds on Prosperity", i64::from(state.prosperity), world.prosperity);
        }
        if begun && state.stage != Stage::Over || state.stage == Stage::Pick {
            self.same("turns", state.turn.index(), world.turn);
        }
        if state.stage == Stage::Pick {
            let mut pairs: Vec<(usize, String)> = Vec::new();
            for pair in state.pairs.iter().filter(|pair| **pair != Pair::NONE) {
                pairs.push((pair.number.into(), pair.hero.id()));
            }
            pairs.sort();
            let own = world.pairs.iter().map(|(number, hero)| (*number, (*hero).to_owned()));
            self.same("pairs", pairs, own.collect());
        }
        let order: Vec<usize> = state.ring.order().iter().map(|segment| segment.index()).collect();
        self.same("boards", (order, usize::from(state.ring.castle)), (world.order.clone(), world.castle));
        for at in 0..5 {
            self.same("visible townsfolk", (at, state.tops[at]), (at, card(world.tops[at])));
            self.same("piles of townsfolk", (at, state.under[at].into()), (at, world.under[at]));
            self.same("visible manuscripts", (at, state.tiles[at]), (at, tile(world.tiles[at])));
            self.same(
                "piles of manuscripts",
                (at, state.tiles_under[at].into()),
                (at, world.tiles_under[at]),
            );
        }
        // Before the piles are made nothing lies anywhere.
        if begun || matches!(state.stage, Stage::Pairs | Stage::Pick | Stage::Prepare) {
            self.same("buried townsfolk", state.buried, cards(&world.buried));
            self.same("buried manuscripts", state.buried_tiles, tiles(&world.buried_tiles));
        }
        for place in 0..25 {
            let engine = state.sites[place].get().map(|(seat, building)| (seat.index(), building.name()));
            let site = (place / 5, place % 5);
            let own = world.sites.get(&site).map(|(seat, name)| (*seat, (*name).to_owned()));
            self.same("sites", (Site(place as u8).name(), engine), (Site(place as u8).name(), own));
        }
        self.same("played cards", state.played, card(world.played));
        let dismissed = state.dismissed != Dismissed::Nothing;
        self.same("dismissals", dismissed, !world.helpers.is_empty());
        self.same("leaders", state.leader.map(Seat::index), world.leader);
        if let Some((seat, _)) = world.solo {
            let (solo, own) = (&state.solo, &world.players[seat]);
            let slots =
                own.slots.map(|id| id.map_or(Scheme::NONE, |id| Scheme::parse(id).expect("a scheme")));
            self.same("schemes on the board", solo.slots, slots);
            self.same("draw piles of schemes", solo.pile, schemes(&own.deck));
            self.same("discards of schemes", solo.discards, schemes(&own.discards));
            self.same("future schemes", solo.future, schemes(&world.future));
            self.same("strangers", usize::from(solo.strangers), world.strangers);
        }
        for (seat, own) in world.players.iter().enumerate() {
            self.compare_seat(seat, &state.players[seat], own);
        }
        if points {
            let scores = self.game.scores(state);
            for seat in 0..world.players.len() {
                let engine: BTreeMap<&str, i64> = scores.seats[seat]
                    .sources
                    .iter()
                    .map(|(name, points)| (*name, (*points).into()))
                    .collect();
                self.same("points", (seat, engine), (seat, world.points(seat)));
                let total: i64 = world.points(seat).values().sum();
                let engine = self.game.points(state, Seat(seat as u8));
                self.same("sums of points", (seat, engine.into()), (seat, total));
            }
        }
    }

    fn compare_seat(&self, seat: usize, player: &Player, own: &Own) {
        let solo = self.world.is_solo(seat);
        if !solo {
            self.same("hands", (seat, player.hand), (seat, cards(&own.hand)));
            self.same("decks", (seat, player.deck), (seat, cards(&own.deck)));
            self.same("discard piles", (seat, player.discards), (seat, cards(&own.discards)));
            self.same("slots", (seat, player.slots), (seat, own.slots.map(card)));
            self.same("player cards", (seat, player.number.into()), (seat, own.number));
            self.same("readiness", (seat, player.ready), (seat, own.ready));
            // V-R3
            self.same("hand and deck", (seat, player.unseen), (seat, player.hand.or(player.deck)));
            // With an empty deck everybody knows the whole hand, whatever is noted.
            if !own.deck.is_empty() {
                self.same("cards known in hand", (seat, player.sure), (seat, cards(&own.sure)));
            }
            let late = player.late.and(player.hand).len();
            assert!(late <= player.drawn, "V-R3: {late} late cards in hand, {} drawn", player.drawn);
            let sizes = (usize::from(player.hand_size), usize::from(player.deck_size));
            let hidden = if own.ready { (own.hand.len(), own.deck.len()) } else { sizes };
            self.same("numbers of cards", (seat, sizes), (seat, hidden));
        }
        let documents = [player.unpaid, player.paid, player.acquired, player.approved].map(i64::from);
        let own_documents = [own.unpaid, own.paid, own.acquired, own.approved];
        self.same("debts and deeds", (seat, documents), (seat, own_documents));
        self.same("silver", (seat, player.silver.into()), (seat, own.silver));
        self.same("resources", (seat, player.resources.map(i64::from)), (seat, own.goods));
        let markers = (player.corruption.into(), player.virtue.into());
        self.same("markers", (seat, markers), (seat, (own.corruption, own.virtue)));
        let space = player.viscount;
        let stands = space.is_some().then(|| {
            let side = match space.side() {
                demesne_viscounts::Side::Left => Side::Left,
                demesne_viscounts::Side::Right => Side::Right,
                demesne_viscounts::Side::Inner => Side::Inner,
            };
            (space.segment().index(), side)
        });
        self.same("viscounts", (seat, stands), (seat, own.viscount));
        let mut built: Vec<String> = player.buildings().map(|building| building.name()).collect();
        built.sort();
        self.same("buildings", (seat, built), (seat, own.built.iter().map(|id| (*id).to_owned()).collect()));
        self.same("supplies of workers", (seat, player.supply.into()), (seat, own.supply));
        self.same("first tiers", (seat, player.first.map(i64::from)), (seat, own.first));
        self.same("second tiers", (seat, player.second.map(i64::from)), (seat, own.second));
        self.same("third tiers", (seat, player.third.into()), (seat, own.third));
        self.same("manuscripts", (seat, player.manuscripts), (seat, tiles(&own.tiles)));
        let mut bonus: Vec<&str> = Vec::new();
        for ribbon in demesne_viscounts::Ribbon::ALL {
            if player.has_bonus(ribbon) {
                bonus.push(ribbon.name());
            }
        }
        bonus.sort_unstable();
        self.same("bonus cards", (seat, bonus), (seat, own.bonus.iter().copied().collect()));
    }

    fn over(&mut self) {
        self.same("who is to act", self.game.to_act(&self.state), ToAct::Nobody);
        let outcome = self.game.outcome(&self.state).expect("an outcome");
        let engine: Vec<(Vec<usize>, i64, bool)> = outcome
            .places
            .iter()
            .map(|place| {
                let seats = place.seats.iter().map(Seat::index).collect();
                (seats, place.points.into(), place.tie_break.is_some())
            })
            .collect();
        let own = self.world.ranking();
        self.same("rankings", &engine, &own);
        let winners: Vec<usize> = outcome.winners.iter().map(Seat::index).collect();
        self.same("winners", &winners, &own[0].0);
        if own.iter().any(|place| place.2) {
            self.count("tie broken");
        }
        if own.iter().any(|place| place.0.len() > 1) {
            self.count("shared place");
        }
        self.count("over");
    }
}
