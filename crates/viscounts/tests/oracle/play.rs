//! The agenda: what goes on by itself, who is asked what, and what becomes of the answer; and the setup (V2, V21).

use super::{
    data::Id,
    world::{Fate, GOODS, Job, Side, World},
};
use std::collections::BTreeSet;

/// What chance may bring.
pub enum Lot {
    /// One of these.
    OneOf(BTreeSet<String>),
    /// How board and castle lie.
    Board,
    /// Five different neutral townsfolk.
    Townsfolk,
    /// So many pairs.
    Pairs(usize),
    /// So many cards out of a seat's deck.
    Cards(usize, usize),
}

/// Who is to act.
pub enum Moment {
    Decide(usize, Vec<String>),
    Chance(Lot),
    Over,
}

fn one_of(verb: &str, things: impl IntoIterator<Item = Id>) -> Option<Moment> {
    let set = things.into_iter().map(|thing| format!("{verb} {thing}")).collect();
    Some(Moment::Chance(Lot::OneOf(set)))
}

impl World {
    /// Does what goes on by itself, and says who is to act then.
    pub fn now(&mut self) -> Moment {
        loop {
            let job = self.agenda.pop().expect("something to do");
            if let Some(moment) = self.run(&job) {
                self.agenda.push(job);
                return moment;
            }
        }
    }

    /// Of these answers to a question the ones that lead to different worlds, each once.
    pub fn different(&self, job: &Job, answers: Vec<String>) -> Vec<String> {
        let mut worlds: Vec<World> = Vec::new();
        let mut kept = Vec::new();
        for answer in answers {
            let mut world = self.clone();
            world.push(job.clone());
            world.answer(&answer);
            world.now();
            if !worlds.contains(&world) {
                worlds.push(world);
                kept.push(answer);
            }
        }
        kept
    }

    /// Asks for an order, unless all answers come to the same.
    pub fn ask_order(&mut self, seat: usize, job: &Job, answers: Vec<String>) -> Option<Moment> {
        let kept = if self.bend == "orders" { answers } else { self.different(job, answers) };
        if let [only] = kept.as_slice() {
            self.push(job.clone());
            self.answer(&only.clone());
            return None;
        }
        self.note("an order is asked for");
        Some(Moment::Decide(seat, kept))
    }

    /// A job: done, or who has to act for it.
    fn run(&mut self, job: &Job) -> Option<Moment> {
        match *job {
            Job::First => {
                let seats = (1..=self.players.len()).map(|n| format!("first p{n}"));
                return Some(Moment::Chance(Lot::OneOf(seats.collect())));
            }
            Job::Board => return Some(Moment::Chance(Lot::Board)),
            Job::Townsfolk => return Some(Moment::Chance(Lot::Townsfolk)),
            Job::Manuscripts => {
                let grey: Vec<Id> =
                    self.data.tiles.keys().copied().filter(|id| self.data.tiles[id].grey).collect();
                let orders =
                    orders(&grey).into_iter().map(|order| format!("manuscripts {}", order.join(" ")));
                return Some(Moment::Chance(Lot::OneOf(orders.collect())));
            }
            Job::Pairs => return Some(Moment::Chance(Lot::Pairs(self.people() + 1))),
            Job::Pick(seat) => {
                self.turn = seat;
                let list = self.pairs.keys().map(|number| format!("pick {number}"));
                return Some(Moment::Decide(seat, list.collect()));
            }
            Job::Ready(seat) => {
                // V2.18
                self.players[seat].ready = true;
                self.push(Job::Cards(seat, 3));
            }
            Job::SoloStart => self.solo_start(),
            Job::SoloBuilding => self.solo_first_building(),
            Job::Begin => self.begin(),
            Job::Turn => self.start_turn(),
            Job::Drop => self.drop_card(),
            Job::Play => return self.ask_play(),
            Job::Move => return self.ask_move(),
            Job::Act => return self.ask_act(),
            Job::Dismissal(act) => return self.ask_dismissal(act),
            Job::Amount(act) => return self.ask_amount(job, act),
            Job::Payment(act, need) => return self.ask_payment(act, need),
            Job::Exchange(atom, times) => {
                if times > 1 {
                    self.push(Job::Exchange(atom, times - 1));
                }
                self.push(Job::Atom(self.turn, atom));
            }
            Job::Place(seat, section, workers) => self.place_workers(seat, section, workers),
            Job::Take(seat, segment) => self.take_tile(seat, segment),
            Job::After(act) => self.trigger(self.turn, "after_action", act),
            Job::Hire(done) => return self.ask_hire(done),
            Job::Collide => self.collide(),
            Job::Step(step, nth, space) => self.collision_step(step, nth, space),
            Job::DrawUp => self.draw_up(),
            Job::EndTurn => self.end_turn(),
            Job::Bundle(seat, ref atoms) => self.run_bundle(seat, atoms),
            Job::Choice(seat, ref bundles) => return self.ask_choice(seat, bundles),
            Job::Atom(seat, atom) => return self.run_atom(seat, atom),
            Job::Waiting(seat, ref cards) => return self.run_waiting(job, seat, cards),
            Job::Hired(seat) => {
                // V12.23
                if self.players[seat].built.contains("workshop-1") {
                    self.push(Job::Atom(seat, "discard"));
                }
            }
            Job::Which(seat, kind, near) => return self.ask_which(seat, kind, near),
            Job::Where(seat, building, near) => return self.ask_where(seat, building, near),
            Job::Links(seat, site, ref others) => return self.run_links(job, seat, site, others),
            Job::Castle => return self.run_castle(),
            Job::Spread(seat, section) => return self.run_spread(seat, section),
            Job::Top(segment) => {
                let verb = format!("top {}", self.data.segments[segment].name);
                return one_of(&verb, self.buried.clone());
            }
            Job::Tile(segment) => {
                let verb = format!("tile {}", self.data.segments[segment].name);
                return one_of(&verb, self.buried_tiles.clone());
            }
            Job::Cards(seat, count) => return Some(Moment::Chance(Lot::Cards(seat, count))),
            Job::TurnUp(seat, _) => return one_of("turn", self.players[seat].deck.clone()),
            Job::SoloDrop => self.solo_drop(),
            Job::SoloScheme => {
                let mut schemes = self.players[self.turn].deck.clone();
                if self.strangers > 0 {
                    schemes.extend(self.future.iter());
                }
                return one_of("scheme", schemes);
            }
            Job::SoloMove(scheme) => self.solo_move(scheme),
            Job::SoloOptions(scheme) => self.solo_options(scheme),
            Job::Future => return one_of("future", self.future.clone()),
            Job::Strangers => {
                if self.strangers > 0 {
                    return one_of("stranger", self.future.clone());
                }
            }
            Job::Over => return Some(Moment::Over),
        }
        None
    }

    /// What was asked for last is answered.
    pub fn answer(&mut self, text: &str) {
        let job = self.agenda.pop().expect("a question");
        let words: Vec<&str> = text.split(' ').collect();
        let verb = words[0];
        let what = words.get(1).copied().unwrap_or_default();
        let number = || what.parse::<usize>().unwrap_or_else(|_| panic!("{text}"));
        match job {
            Job::First => self.first = Some(seat_of(what)),
            Job::Board => {
                self.order = words[1..6].iter().map(|name| self.data.segment(name)).collect();
                self.castle = words[7].parse::<usize>().expect("a section") - 1;
            }
            Job::Townsfolk => {
                for segment in 0..5 {
                    let card = self.data.id(words[1 + segment]);
                    assert!(self.buried.remove(card), "{text}");
                    self.tops[segment] = Some(card);
                }
                // V2.5
                for (place, segment) in self.order.iter().enumerate() {
                    self.under[*segment] = if place < 3 { 13 } else { 12 };
                }
            }
            Job::Manuscripts => {
                for segment in 0..5 {
                    self.tiles[segment] = Some(self.data.id(words[1 + segment]));
                }
                self.tiles_under = [6; 5];
            }
            Job::Pairs => self.deal_pairs(&words[1..]),
            Job::Pick(seat) => self.pick(seat, number()),
            Job::Play => {
                let card = self.data.id(what);
                self.players[self.turn].leave_hand(card);
                self.play_card(card);
            }
            Job::Move => self.move_to(what),
            Job::Act if verb == "rest" => {}
            Job::Act => {
                let act = ["trade", "build", "workers", "transcribe"].into_iter().find(|act| *act == verb);
                let act = act.unwrap_or_else(|| panic!("{text}"));
                self.push(Job::After(act));
                self.push(Job::Amount(act));
                self.push(Job::Dismissal(act));
            }
            Job::Dismissal(_) if verb == "dismiss" => self.dismiss(),
            Job::Dismissal(_) => {}
            Job::Amount(act) => self.amount(act, what),
            Job::Payment(..) => {
                let mut paid = [0; 4];
                for word in &words[1..] {
                    let (name, count) = word.split_once('*').expect("a payment");
                    let place = GOODS.iter().position(|good| *good == name).unwrap_or(3);
                    paid[place] = count.parse().expect("a number");
                }
                self.pay(paid);
            }
            Job::Hire(_) if verb == "end" => {}
            Job::Hire(_) => {
                self.push(Job::Hire(true));
                let card = self.data.id(what);
                self.players[self.turn].silver -= self.data.townsfolk[card].silver;
                self.hire(self.turn, card);
            }
            Job::Choice(seat, bundles) => {
                let bundle = bundles.iter().find(|bundle| bundle_text(bundle) == what).expect("a bundle");
                self.gain(seat, bundle);
            }
            Job::Atom(seat, atom) => self.answer_atom(seat, atom, verb, &words[1..]),
            Job::Waiting(seat, cards) => self.fire(seat, cards, self.data.id(what)),
            Job::Which(seat, _, near) => self.push(Job::Where(seat, self.data.id(what), near)),
            Job::Where(seat, building, _) => self.set_building(seat, building, self.read_site(what)),
            Job::Links(seat, site, others) => {
                let other = self.read_site(what);
                self.gain_link(seat, site, others, other);
            }
            Job::Castle => self.answer_castle(verb, &words[1..]),
            Job::Spread(seat, section) => {
                self.players[seat].first[section] -= 1;
                self.players[seat].first[self.data.segment(what)] += 1;
            }
            Job::Top(segment) => {
                let card = self.data.id(words[2]);
                assert!(self.buried.remove(card));
                self.tops[segment] = Some(card);
                self.under[segment] -= 1;
            }
            Job::Tile(segment) => {
                let tile = self.data.id(words[2]);
                assert!(self.buried_tiles.remove(tile));
                self.tiles[segment] = Some(tile);
                self.tiles_under[segment] -= 1;
            }
            Job::Cards(seat, count) => {
                assert_eq!((seat_of(what), words.len()), (seat, 2 + count), "{text}");
                for word in &words[2..] {
                    let card = self.data.id(word);
                    assert!(self.players[seat].deck.remove(card), "{text}");
                    self.players[seat].hand.insert(card);
                }
            }
            Job::TurnUp(seat, fate) => {
                let card = self.data.id(what);
                let player = &mut self.players[seat];
                assert!(player.deck.remove(card), "{text}");
                match fate {
                    Fate::Play => self.play_card(card),
                    Fate::Discard => drop(player.discards.insert(card)),
                    Fate::Destroy => player.silver += self.data.townsfolk[card].silver,
                }
            }
            Job::SoloScheme => self.solo_scheme(self.data.id(what)),
            Job::Future => {
                let (scheme, (solo, _)) = (self.data.id(what), self.solo.expect("an opponent"));
                assert!(self.future.remove(scheme));
                self.players[solo].discards.insert(scheme);
                self.solo_reveals("on_gain_future_scheme");
            }
            Job::Strangers => {
                let (scheme, (solo, _)) = (self.data.id(what), self.solo.expect("an opponent"));
                assert!(self.future.remove(scheme));
                self.players[solo].deck.insert(scheme);
                self.strangers -= 1;
                self.push(Job::Strangers);
            }
            job => panic!("{text} is no answer to {job:?}"),
        }
    }

    // The setup.

    fn deal_pairs(&mut self, pairs: &[&str]) {
        for pair in pairs {
            let (number, hero) = pair.split_once('+').expect("a pair");
            self.pairs.insert(number.parse().expect("a player card"), self.data.id(hero));
        }
        if self.solo.is_some() {
            self.push(Job::SoloStart);
        }
        // V2.12: the start player picks last.
        let first = self.first.expect("a start player");
        for nth in 0..self.people() {
            self.push(Job::Pick((first + nth) % self.people()));
        }
    }

    fn pick(&mut self, seat: usize, number: usize) {
        let hero = self.pairs.remove(&number).expect("a pair");
        let starting = self.data.townsfolk.keys().copied().filter(|id| id.starts_with('s'));
        let player = &mut self.players[seat];
        player.number = number;
        player.deck = starting.chain([hero]).collect();
        let side = if number % 2 == 1 { Side::Left } else { Side::Right };
        player.viscount = Some(((number - 1) / 2, side));
        self.push(Job::Ready(seat));
        let card = &self.data.player_cards[number - 1];
        if card.own_space {
            let kind = self.data.kinds.iter().find(|kind| card.extra[0].ends_with(kind.name));
            self.push(Job::Which(seat, kind.expect("a kind").name, true));
        } else {
            self.gain(seat, &card.extra);
        }
        // V2.15: one gain, of which only the resources can be asked for.
        self.gain(seat, &card.gains);
        let player = &mut self.players[seat];
        player.silver += card.silver;
        player.unpaid += card.debts;
        player.acquired += card.deeds;
    }

    fn begin(&mut self) {
        self.begun = true;
        self.pairs.clear();
        self.turn = self.first.expect("a start player");
        self.push(Job::Turn);
    }
}

pub fn bundle_text(bundle: &[Id]) -> String {
    let atoms: Vec<String> = bundle.iter().map(|atom| atom.replace(' ', ":")).collect();
    atoms.join("+")
}

pub fn seat_of(name: &str) -> usize {
    let number = name.strip_prefix('p').and_then(|number| number.parse::<usize>().ok());
    number.unwrap_or_else(|| panic!("{name} is no seat")) - 1
}

/// All orders of some things.
pub fn orders<T: Copy>(things: &[T]) -> Vec<Vec<T>> {
    let Some((first, rest)) = things.split_first() else { return vec![Vec::new()] };
    let mut all = Vec::new();
    for order in orders(rest) {
        for place in 0..=order.len() {
            let mut longer = order.clone();
            longer.insert(place, *first);
            all.push(longer);
        }
    }
    all
}
