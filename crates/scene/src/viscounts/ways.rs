//! The ways to act: what each legal action touches, costs and brings.
//!
//! The rules decide a primary action in steps: which one, whether somebody is dismissed, how much, how it is paid, where it goes (V10.7).
//! People touch what they want, a building and a site: both are one way, and what lies between them follows by itself. Only where there
//! are several payments one is put together ([`super::payment`]), as orders of cards are ([`super::rearrange`]).

use super::{Viscount, ahead, keys, payment, price, rearrange};
use crate::{Key, Price, Way};
use demesne_game::{Game, Ignore, Notation, Seat, Step, ToAct};
use demesne_text::{
    Language, Shown,
    viscounts::{Foretold, building_on, effects, ending, facts, follows, for_payment, words},
};
use demesne_viscounts::{
    Act, Action, Card, Document, Event, Payment, State, Tier, Viscounts, state::Beat, task::Task,
};

/// So many answers that follow by themselves are more than there ever are.
const MOST_FORCED: usize = 8;

/// All legal actions of a seat, but payments and orders. Where several things serve alike there is a way for each.
pub(super) fn ways(table: &Viscount<'_>, seat: Seat, language: Language) -> Vec<Way> {
    let (game, view) = (table.game, table.view(seat));
    if payment::asked(&view, seat).is_some() || rearrange::is_asked(&view, seat) {
        return Vec::new();
    }
    let teller = Teller { game, view: &view, seat, language };
    legal(game, &view, seat).into_iter().flat_map(|action| teller.ways(action)).collect()
}

/// The legal actions of a seat.
pub(super) fn legal(game: &Viscounts, state: &State, seat: Seat) -> Vec<Action> {
    let mut actions = Vec::new();
    game.legal_actions(state, seat, &mut actions);
    actions
}

/// What comes of an action, with all that goes on by itself after it.
pub(super) fn played(game: &Viscounts, state: &State, seat: Seat, action: Action) -> State {
    let mut after = *state;
    game.apply(&mut after, Step::seat(seat, action), &mut Ignore);
    after
}

/// The number in which the rules keep what was chosen about an action.
pub(super) const fn chosen(action: Action) -> u8 {
    match action {
        Action::Exchange(number) | Action::Workers(number) => number,
        Action::Build(building) => building.0,
        _ => 0,
    }
}

struct Teller<'t> {
    game: &'t Viscounts,
    view: &'t State,
    seat: Seat,
    language: Language,
}

/// Actions that follow each other, and what they cost.
#[derive(Clone)]
struct Path {
    actions: Vec<Action>,
    /// What came of them; none where it is not known before somebody decides about the payment.
    after: Option<State>,
    price: Price,
}

impl Teller<'_> {
    fn ways(&self, action: Action) -> Vec<Way> {
        let seat = self.seat;
        let one = |key: Key| self.each(action, vec![vec![key]]);
        let button_or = |key: Key| self.each(action, vec![Vec::new(), vec![key]]);
        match action {
            Action::Pick(number) => one(keys::pair(number)),
            Action::Play(card) => one(keys::hand(seat, card)),
            Action::Move(space) => one(keys::space(space)),
            Action::Act(act) => self.acts(act),
            Action::Dismiss => self.dismisses(action),
            Action::Keep => {
                let mut ways = self.each(action, vec![Vec::new()]);
                ways.extend(self.amounts(&[action], &self.after(self.view, action)));
                ways
            }
            // All that is chosen now is one way with what follows: they are told together.
            Action::Exchange(_) | Action::Workers(_) => self.amount_of(action),
            Action::Build(_) => self.amount_of(action),
            Action::Take(tile) => match self.view.tasks.top() {
                Some(Task::Amount(_)) => self.amount_of(action),
                _ => facts::tile_pile(self.view, tile)
                    .map_or_else(|| self.each(action, vec![Vec::new()]), |segment| one(keys::tile(segment))),
            },
            Action::Site(site) => one(keys::site(site)),
            Action::Link(other) => self.links(action, other),
            Action::Gain(resource) => one(keys::resource(seat, resource)),
            Action::Flip(Document::Debt) => one(keys::debt(seat)),
            Action::Flip(Document::Deed) => one(keys::deed(seat)),
            // What is chosen from is drawn where it comes from; a button says it, too.
            Action::Choose(_) => self.place(action).map_or_else(Vec::new, |nth| button_or(keys::choice(nth))),
            Action::Next(card) => match self.slot(card) {
                Some(slot) => button_or(keys::slot(seat, slot)),
                None => self.each(action, vec![Vec::new()]),
            },
            Action::Discard(card) | Action::Destroy(card) => one(match card {
                Card::NONE => keys::deck(seat),
                card => keys::hand(seat, card),
            }),
            Action::Hire(card) => facts::pile_of(self.view, card)
                .map_or_else(|| self.each(action, vec![Vec::new()]), |segment| one(keys::folk(segment))),
            Action::CastleMove(from, to) => self.each(
                action,
                vec![vec![keys::worker(from, Tier::First, seat), keys::castle(to, Tier::First)]],
            ),
            Action::Section(section) | Action::Resolve(section) | Action::Spread(section) => {
                one(keys::castle(section, Tier::First))
            }
            Action::Remove(section, tier, owner) => one(keys::worker(section, tier, owner)),
            Action::End => {
                let brings = self.end_brings();
                let says = ending(brings.clone(), self.language);
                let ways = self.each(action, vec![Vec::new()]).into_iter();
                ways.map(|way| Way { says: says.clone(), brings: brings.clone(), ..way }).collect()
            }
            // Putting cards in order and paying are sketches; what chance does is nobody's.
            _ => self.each(action, vec![Vec::new()]),
        }
    }

    /// V10.7: a primary action with all that is decided about it.
    fn acts(&self, act: Act) -> Vec<Way> {
        let first = Action::Act(act);
        let after = self.after(self.view, first);
        if !matches!(after.tasks.top(), Some(Task::Dismissal(_))) {
            return self.amounts(&[first], &after);
        }
        let mut ways = self.dismissals(&[first], &after, act);
        if legal(self.game, &after, self.seat).contains(&Action::Keep) {
            ways.extend(self.amounts(&[first, Action::Keep], &self.after(&after, Action::Keep)));
        }
        ways
    }

    /// V10.8: somebody is dismissed for an action: the townsfolk is touched, then the action, or what is wanted of it.
    fn dismissals(&self, begun: &[Action], state: &State, act: Act) -> Vec<Way> {
        let actions = [begun, &[Action::Dismiss]].concat();
        let dismissed = self.game.deed(state, self.seat, Action::Dismiss, self.language);
        let silver = facts::dismissal_cost(self.game, state, self.seat);
        let folk = keys::folk(state.segment(self.seat));
        let with = |way: Way| Way {
            keys: [std::slice::from_ref(&folk), &way.keys].concat(),
            needs_first: true,
            price: way.price.and(Price { silver, ..Price::FREE }),
            says: format!("{dismissed}; {}", words::uncapital(&way.says)),
            ..way
        };
        let all: Vec<Way> = match ahead::dismissed(self.game, state, self.seat) {
            Some(after) => self.amounts(&actions, &after).into_iter().map(with).collect(),
            None => Vec::new(),
        };
        // Its effect may bring what makes more possible: then the rest is chosen afterwards.
        let named = vec![folk.clone(), keys::act(act)];
        if all.iter().any(|way| way.keys == named) {
            return all;
        }
        let says = format!("{dismissed} ({})", words::act(act, self.language));
        let alone = Way {
            needs_first: true,
            ..self.way(Path { actions, after: None, price: Price { silver, ..Price::FREE } }, named, says)
        };
        std::iter::once(alone).chain(all).collect()
    }

    /// The same where the action was chosen before.
    fn dismisses(&self, action: Action) -> Vec<Way> {
        let says = self.game.deed(self.view, self.seat, action, self.language);
        let silver = facts::dismissal_cost(self.game, self.view, self.seat);
        let path = Path { actions: vec![action], after: None, price: Price { silver, ..Price::FREE } };
        vec![self.way(path, vec![keys::folk(self.view.segment(self.seat))], says)]
    }

    /// V10.7 c: all that can be chosen about an action, after what led to it.
    fn amounts(&self, begun: &[Action], state: &State) -> Vec<Way> {
        let list = legal(self.game, state, self.seat);
        let only = list.len() == 1;
        list.into_iter().flat_map(|action| self.amount(begun, state, action, only)).collect()
    }

    /// What is chosen now.
    fn amount_of(&self, action: Action) -> Vec<Way> {
        self.amount(&[], self.view, action, legal(self.game, self.view, self.seat).len() == 1)
    }

    /// One of them, with its payment, if there is only one, and its place.
    fn amount(&self, begun: &[Action], state: &State, action: Action, only: bool) -> Vec<Way> {
        let (game, seat) = (self.game, self.seat);
        let mut path = Path { actions: [begun, &[action]].concat(), after: None, price: Price::FREE };
        let mut after = self.after(state, action);
        let mut says = game.deed(state, seat, action, self.language);
        let paid = ahead::only_payment(game, state, seat, action);
        let is_open = matches!(after.tasks.top(), Some(Task::Payment(..)));
        if let Some(cheapest) =
            payment::asked(&after, seat).and_then(|_| payment::cheapest(game, &after, seat))
        {
            after = self.after(&after, Action::Pay(cheapest));
            path.price = price::of(cheapest);
        }
        path.price = paid.map_or(path.price, price::of);
        let told = |says: String| match paid.filter(|paid| *paid != Payment::NONE) {
            Some(paid) => for_payment(&says, paid, self.language),
            None => says,
        };
        let Some(Task::Site { building, .. }) = after.tasks.top() else {
            says = told(says);
            path.after = (!is_open).then_some(after);
            let points = self.gain(&after);
            return self
                .with_points(self.alternatives(path, self.amount_keys(state, action, only), says), points);
        };
        let sites: Vec<Action> = legal(game, &after, seat);
        let building_key = keys::building(seat, building);
        let alone = sites.len() == 1;
        let is_action = matches!(state.tasks.top(), Some(Task::Amount(_)));
        let mut ways = Vec::new();
        for place in sites {
            let Action::Site(site) = place else { continue };
            let mut path = path.clone();
            path.actions.push(place);
            let done = self.after(&after, place);
            path.after = (!is_open).then_some(done);
            let says = told(building_on(game, building, site, self.language));
            let site_key = keys::site(site);
            // Whichever is the only one need not be touched; the action itself may be touched before.
            let mut touches = Vec::new();
            touches.extend(alone.then(|| vec![building_key.clone()]));
            touches.extend(only.then(|| vec![site_key.clone()]));
            touches.push(vec![building_key.clone(), site_key]);
            if is_action {
                let act = keys::act(Act::Build);
                let named: Vec<Vec<Key>> =
                    touches.iter().map(|keys| [std::slice::from_ref(&act), keys].concat()).collect();
                touches.extend((alone && only).then(|| vec![act]));
                touches.extend(named);
            }
            ways.extend(self.with_points(self.alternatives(path, touches, says), self.gain(&done)));
        }
        ways
    }

    /// What is touched for so many exchanges or workers, or a manuscript: the number, or the place and then the number.
    fn amount_keys(&self, state: &State, action: Action, only: bool) -> Vec<Vec<Key>> {
        let viscount = state.player(self.seat).viscount;
        let (act, place, number) = match action {
            Action::Exchange(times) => (keys::act(Act::Trade), keys::space(viscount), keys::exchanges(times)),
            Action::Workers(number) => (
                keys::act(Act::Workers),
                keys::castle(viscount.segment(), Tier::First),
                keys::workers(number),
            ),
            Action::Take(_) => {
                return vec![vec![keys::tile(viscount.segment())], vec![keys::act(Act::Transcribe)]];
            }
            _ => return vec![Vec::new()],
        };
        match only {
            true => vec![vec![place], vec![number], vec![act]],
            false => vec![vec![number.clone()], vec![place, number.clone()], vec![act, number]],
        }
    }

    /// V12.13: a link is touched itself, or the site at its other end.
    fn links(&self, action: Action, other: demesne_viscounts::Site) -> Vec<Way> {
        let Some(Task::Links { site, .. }) = self.view.tasks.top() else {
            return self.each(action, vec![Vec::new()]);
        };
        let leads = self.game.linked_after(self.view, site) == Some(other);
        let link = keys::link(if leads { site } else { other });
        self.each(action, vec![vec![link], vec![keys::site(other)]])
    }

    /// What follows by itself when the turn ends.
    fn end_brings(&self) -> Option<String> {
        let end = ahead::ending(self.game, self.view, self.seat)?;
        let space = end.events.iter().find_map(|event| match *event {
            Event::Collision(seat, space) if seat == self.seat => Some(space),
            _ => None,
        });
        let tables = &self.game.printed().tables;
        let gain = space.and_then(|space| tables.collision.get(usize::from(space).checked_sub(1)?));
        let drawn = match end.state.tasks.top() {
            Some(Task::Draw(seat, cards)) if seat == self.seat => cards,
            _ => 0,
        };
        let foretold = Foretold {
            game: self.game,
            before: self.view,
            after: &end.state,
            seat: self.seat,
            actions: &[Action::End],
            events: &end.events,
            is_read: false,
        };
        let mut besides: Vec<String> =
            foretold.parts(self.language).iter().map(|part| words::uncapital(part)).collect();
        if let Some(space) = space.filter(|_| foretold.is_interrupted()) {
            besides.push(effects::collided(self.game, space, self.language));
        }
        follows(gain.map(|print| print.active), besides, drawn, self.language)
    }

    /// The place of an answer among all, from 1 on.
    fn place(&self, action: Action) -> Option<usize> {
        legal(self.game, self.view, self.seat).iter().position(|one| *one == action).map(|place| place + 1)
    }

    /// The slot of a card on the own board.
    fn slot(&self, card: Card) -> Option<u8> {
        let slots = self.view.player(self.seat).slots;
        (1..).zip(slots).find(|(_, one)| *one == card).map(|(slot, _)| slot)
    }

    fn after(&self, state: &State, action: Action) -> State {
        played(self.game, state, self.seat, action)
    }

    /// The points that a moment has more than now, if the game ended (V19).
    fn gain(&self, after: &State) -> i32 {
        self.game.points(after, self.seat) - self.game.points(self.view, self.seat)
    }

    fn with_points(&self, mut ways: Vec<Way>, points: i32) -> Vec<Way> {
        ways.iter_mut().for_each(|way| way.points = points);
        ways
    }

    /// An action that is decided in one step.
    fn each(&self, action: Action, touches: Vec<Vec<Key>>) -> Vec<Way> {
        let after = self.after(self.view, action);
        let says = self.game.deed(self.view, self.seat, action, self.language);
        let (silver, points) = match action {
            Action::Move(space) => (facts::move_cost(self.game, self.view, self.seat, space).unwrap_or(0), 0),
            Action::Hire(card) if self.view.tasks.is_empty() && self.view.beat == Beat::Hire => {
                (self.game.printed().card(card).silver, self.gain(&after))
            }
            Action::Play(_) | Action::Pick(_) | Action::Rest | Action::End | Action::Keep => (0, 0),
            _ => (0, self.gain(&after)),
        };
        let path = Path { actions: vec![action], after: Some(after), price: Price { silver, ..Price::FREE } };
        self.with_points(self.alternatives(path, touches, says), points)
    }

    /// The same way for each of several things that can be touched for it.
    fn alternatives(&self, path: Path, touches: Vec<Vec<Key>>, says: String) -> Vec<Way> {
        let way = self.way(path, Vec::new(), says);
        touches.into_iter().map(|keys| Way { keys, ..way.clone() }).collect()
    }

    /// A way, with the answers that follow because there is no other.
    fn way(&self, path: Path, keys: Vec<Key>, says: String) -> Way {
        let Path { mut actions, after, mut price } = path;
        if let Some(after) = after {
            let (forced, more) = self.forced(after);
            actions.extend(forced);
            price = price.and(more);
        }
        let mut texts = actions.into_iter().map(|action| self.game.action_text(action));
        Way {
            action: texts.next().unwrap_or_default(),
            then: texts.collect(),
            keys,
            needs_first: false,
            price,
            points: 0,
            says,
            brings: None,
        }
    }

    /// Answers to questions that have only one, and what they cost: nobody is asked. The end of the turn is always said aloud.
    fn forced(&self, mut state: State) -> (Vec<Action>, Price) {
        let (mut forced, mut price) = (Vec::new(), Price::FREE);
        while forced.len() < MOST_FORCED && self.game.to_act(&state) == ToAct::seat(self.seat) {
            let list = legal(self.game, &state, self.seat);
            let [only] = list[..] else { break };
            if matches!(
                only,
                Action::End | Action::Dismiss | Action::Play(_) | Action::Pick(_) | Action::Pay(_)
            ) {
                break;
            }
            forced.push(only);
            let paid = ahead::only_payment(self.game, &state, self.seat, only);
            state = self.after(&state, only);
            let open = || payment::cheapest(self.game, &state, self.seat);
            price = price.and(paid.or_else(open).map_or(Price::FREE, price::of));
        }
        (forced, price)
    }
}
