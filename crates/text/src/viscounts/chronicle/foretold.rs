//! What would come of a choice, in one sentence: the chronicle of something that has not happened yet, without what its words say already.

use super::{Teller, account::Account};
use crate::{
    Language,
    told::sentence,
    viscounts::{effects, facts, words},
};
use demesne_game::Seat;
use demesne_viscounts::{
    Action, Atom, Atoms, Card, Document, Event, Resource, Segment, Site, State, Viscounts,
    ability::Trigger,
    printed::Writ,
    task::{Origin, Task},
};

/// Actions of a seat that were tried out on a copy of what it knows, and what came of them.
#[derive(Clone, Copy)]
pub struct Foretold<'a> {
    /// The game.
    pub game: &'a Viscounts,
    /// The moment before them.
    pub before: &'a State,
    /// The moment after them.
    pub after: &'a State,
    /// Who acts.
    pub seat: Seat,
    /// What is done, one after the other.
    pub actions: &'a [Action],
    /// What happened.
    pub events: &'a [Event],
    /// Whether the townsfolk that is dismissed is read beside it, with what that brings.
    pub is_read: bool,
}

impl Foretold<'_> {
    /// One sentence; none where the words of the actions say it all.
    pub fn sentence(&self, language: Language) -> Option<String> {
        let mut parts = self.parts(language).into_iter();
        let first = parts.next()?;
        let rest: String = parts.map(|part| format!("; {}", words::uncapital(&part))).collect();
        Some(sentence(&format!("{first}{rest}")))
    }

    /// The same in parts that can stand alone.
    pub fn parts(&self, language: Language) -> Vec<String> {
        // Whoever picks a pair reads on both cards what they bring.
        if self.actions.iter().any(|action| matches!(action, Action::Pick(_))) {
            return Vec::new();
        }
        let Foretold { game, before, after, .. } = *self;
        let teller = Teller { game, before, after, language };
        let known = self.actions.iter().flat_map(|&action| self.known(action)).collect();
        Telling { of: *self, teller, known, account: Account::default() }.told()
    }

    /// What the words of an action say that somebody gains.
    fn known(&self, action: Action) -> Vec<(Seat, Atom)> {
        let (game, view, seat) = (self.game, self.before, self.seat);
        let own = |atoms: Atoms| atoms.iter().map(|atom| (seat, atom)).collect();
        match action {
            Action::Site(site) => vec![(seat, facts::site_effect(game, site))],
            Action::Choose(atoms) => own(atoms),
            Action::Gain(Resource::Ink) => vec![(seat, Atom::Ink)],
            Action::Gain(Resource::Stone) => vec![(seat, Atom::Stone)],
            Action::Gain(Resource::Gold) => vec![(seat, Atom::Gold)],
            Action::Flip(Document::Debt) => vec![(seat, Atom::FlipDebt)],
            Action::Flip(Document::Deed) => vec![(seat, Atom::FlipDeed)],
            Action::Link(other) => match view.tasks.top() {
                Some(Task::Links { site, .. }) => own(facts::link(game, view, site, other)),
                _ => Vec::new(),
            },
            Action::Take(tile) if tile.is_some() => match game.printed().tile(tile).writ {
                Writ::Effect(atoms) => own(atoms),
                Writ::Score { .. } => Vec::new(),
            },
            Action::Take(_) => own(game.printed().segments[view.segment(seat).index()].manuscript),
            Action::Destroy(card) if card.is_some() => {
                vec![(seat, Atom::Silver); game.printed().card(card).silver.into()]
            }
            Action::Hire(card) if card.is_some() => own(game.printed().card(card).hire),
            Action::Dismiss if self.is_read => own(facts::dismissable(game, view, seat).1.hire),
            Action::Play(card) => match game.printed().card(card).ability {
                Some((Trigger::Played, effect)) => effect.only().map_or_else(Vec::new, own),
                _ => Vec::new(),
            },
            // V9.8: who is met where the viscount comes to is told with the space.
            Action::Move(_) => facts::seats(game).map(|other| (other, Atom::Rearrange)).collect(),
            Action::End => self.collision(),
            _ => Vec::new(),
        }
    }

    /// V16.7: what the end of the turn says of a collision: the own part, and that of the others while it is open who they are.
    fn collision(&self) -> Vec<(Seat, Atom)> {
        let space = self.events.iter().find_map(|event| match *event {
            Event::Collision(_, space) => Some(usize::from(space)),
            _ => None,
        });
        let print = space.and_then(|space| self.game.printed().tables.collision.get(space.checked_sub(1)?));
        let Some(print) = print else { return Vec::new() };
        let mut known: Vec<(Seat, Atom)> = print.active.iter().map(|atom| (self.seat, atom)).collect();
        if self.is_interrupted() {
            let rivals = facts::seats(self.game).filter(|&other| other != self.seat);
            known.extend(rivals.flat_map(|rival| print.rivals.iter().map(move |atom| (rival, atom))));
        }
        known
    }

    /// Whether a collision stops at a question, so that the rest of it is not known.
    pub fn is_interrupted(&self) -> bool {
        self.after.tasks.iter().any(|task| matches!(task, Task::Collision { .. }))
    }

    fn does(&self, is: impl Fn(Action) -> bool) -> bool {
        self.actions.iter().any(|&action| is(action))
    }
}

/// A sentence that comes about.
struct Telling<'a> {
    of: Foretold<'a>,
    teller: Teller<'a>,
    /// Who is known to gain what.
    known: Vec<(Seat, Atom)>,
    account: Account,
}

impl Telling<'_> {
    fn told(mut self) -> Vec<String> {
        let mut events = self.of.events.iter().copied().peekable();
        while let Some(event) = events.next() {
            if let Event::Sideways(seat, from, to) = event
                && !self.is_own_step(from, to)
                && let Some(Event::Sideways(_, _, other)) = events.next_if(
                    |next| matches!(*next, Event::Sideways(who, same, _) if who == seat && same == from),
                )
            {
                self.say(self.apart(to.name(), other.name()));
                continue;
            }
            self.enter(event);
        }
        self.teller.settle(&mut self.account);
        for seat in facts::seats(self.of.game) {
            if let Some(text) = self.meeting(seat) {
                self.say(text);
            }
        }
        if let Some(open) = self.open() {
            self.say(open);
        }
        self.account.sentences.iter().map(|text| text.trim_end_matches('.').to_owned()).collect()
    }

    fn say(&mut self, text: String) {
        self.teller.say(&mut self.account, text);
    }

    /// So much of a gain is news.
    fn news(&mut self, seat: Seat, atoms: &[Atom], count: u16) -> u16 {
        let is_known = |known: &(Seat, Atom)| known.0 == seat && atoms.contains(&known.1);
        let mut left = count;
        while left > 0
            && let Some(place) = self.known.iter().position(is_known)
        {
            self.known.swap_remove(place);
            left -= 1;
        }
        left
    }

    fn gain(&mut self, seat: Seat, atom: Atom) {
        if self.news(seat, &[atom], 1) > 0 {
            self.teller.gain(&mut self.account, seat, atom, 1);
        }
    }

    fn enter(&mut self, event: Event) {
        let count = |amount: i16| amount.unsigned_abs();
        let signed = |amount: u16| i16::try_from(amount).unwrap_or(i16::MAX);
        let event = match event {
            // What is paid is the price of the way.
            Event::Silver(_, amount) | Event::Resource(_, _, amount) if amount < 0 => return,
            Event::Silver(seat, amount) => {
                Event::Silver(seat, signed(self.news(seat, &[Atom::Silver], count(amount))))
            }
            Event::Resource(seat, kind, amount) => {
                let atom = match kind {
                    Resource::Ink => Atom::Ink,
                    Resource::Stone => Atom::Stone,
                    Resource::Gold => Atom::Gold,
                };
                Event::Resource(seat, kind, signed(self.news(seat, &[atom], count(amount))))
            }
            Event::Debt(seat) => return self.gain(seat, Atom::Debt),
            Event::Deed(seat) => return self.gain(seat, Atom::Deed),
            Event::Virtue(seat, ..) => return self.gain(seat, Atom::Virtue),
            Event::Corruption(seat, ..) => return self.gain(seat, Atom::Corruption),
            Event::Flipped(seat, document) => {
                let exact = match document {
                    Document::Debt => Atom::FlipDebt,
                    Document::Deed => Atom::FlipDeed,
                };
                match self.news(seat, &[exact, Atom::Flip], 1) {
                    0 => return,
                    _ => event,
                }
            }
            Event::Linked(one, other) => return self.closes(one, other),
            // The way says it, or it is how the turn goes on.
            Event::Played(..)
            | Event::Dropped(..)
            | Event::Ability(..)
            | Event::Moved(..)
            | Event::Acts(..)
            | Event::Dismissed(..)
            | Event::Hired(..)
            | Event::Discarded(..)
            | Event::Destroyed(..)
            | Event::Drew(..)
            | Event::Arranged(_)
            | Event::Built(..)
            | Event::Placed(..)
            | Event::Took(..)
            | Event::Collision(..)
            | Event::Reset(_)
            | Event::Top(..)
            | Event::Tile(..)
            | Event::Scheme(_)
            | Event::RoundEnd(_) => return,
            Event::Sideways(_, from, to) if self.is_own_step(from, to) => return,
            Event::Shuffled(_)
                if self
                    .of
                    .does(|one| matches!(one, Action::Discard(Card::NONE) | Action::Destroy(Card::NONE))) =>
            {
                return;
            }
            Event::Removed(seat, section, tier)
                if self.of.does(|one| one == Action::Remove(section, tier, seat)) =>
            {
                return;
            }
            event => event,
        };
        if matches!(event, Event::Silver(_, 0) | Event::Resource(_, _, 0)) {
            return;
        }
        self.teller.enter(&mut self.account, event);
    }

    /// Whether a worker goes aside because it was chosen.
    fn is_own_step(&self, from: Segment, to: Segment) -> bool {
        self.of.does(|one| one == Action::CastleMove(from, to) || one == Action::Spread(to))
    }

    /// V12.10, V12.11: a link that closes, and who gains it; the own part of one that was chosen is said with the choice.
    fn closes(&mut self, own: Site, other: Site) {
        let (game, language) = (self.of.game, self.teller.language);
        let link = facts::link(game, self.of.after, own, other);
        let owner = |site| self.of.after.plot(site).get().map(|(owner, _)| owner);
        let rival = owner(other).filter(|rival| owner(own) != Some(*rival));
        if self.of.does(|one| one == Action::Link(other)) {
            return;
        }
        let (site, gain) = (words::site(other, language), effects::bundle(link, language));
        self.say(match rival {
            Some(rival) => say!(
                language,
                "the link to {site} closes, for {rival} too: {gain}",
                "se cierra la conexión con el {site}, también para {rival}: {gain}",
                "fecha-se a conexão com o {site}, também para {rival}: {gain}"
            ),
            None => say!(
                language,
                "the link to {site} closes: {gain}",
                "se cierra la conexión con el {site}: {gain}",
                "fecha-se a conexão com o {site}: {gain}"
            ),
        });
        for who in owner(own).into_iter().chain(rival) {
            self.known.extend(link.iter().map(|atom| (who, atom)));
        }
    }

    /// V13.6: the two workers that go to both sides.
    fn apart(&self, one: &str, other: &str) -> String {
        say!(
            self.teller.language,
            "the other two go to sections {one} and {other}",
            "los otros dos van a las secciones {one} y {other}",
            "os outros dois vão para as seções {one} e {other}"
        )
    }

    /// V4.3, V16.1: what it brings that markers meet, or go on together.
    fn meeting(&self, seat: Seat) -> Option<String> {
        let (game, language) = (self.of.game, self.teller.language);
        let [before, after] = [self.of.before, self.of.after].map(|state| {
            let player = state.player(seat);
            (player.corruption == player.virtue).then_some(player.virtue)
        });
        let space = after.filter(|_| after != before)?;
        let text = match before {
            None => say!(
                language,
                "the markers of {seat} meet on {space}",
                "los marcadores de {seat} se juntan en {space}",
                "os marcadores de {seat} se juntam em {space}"
            ),
            Some(_) => say!(
                language,
                "both markers of {seat} go on to {space}",
                "los dos marcadores de {seat} pasan a {space}",
                "os dois marcadores de {seat} passam para {space}"
            ),
        };
        // The turn ends with other things, too, and this is told at length where the markers are.
        if self.of.does(|one| one == Action::End) {
            return Some(text);
        }
        let brings = effects::collision(game, seat, space, language);
        Some(say!(
            language,
            "{text}, and their collision at the end of the turn of {seat} brings {brings}",
            "{text}, y su colisión al final del turno de {seat} da {brings}",
            "{text}, e a colisão deles no fim do turno de {seat} dá {brings}"
        ))
    }

    /// What somebody has to decide next, as far as nothing said it yet.
    fn open(&mut self) -> Option<String> {
        let (game, after, language) = (self.of.game, self.of.after, self.teller.language);
        let (who, what) = match after.tasks.top()? {
            Task::Gain(who, atoms) => {
                let news: Vec<Atom> = atoms.iter().filter(|&atom| self.news(who, &[atom], 1) > 0).collect();
                let news = Atoms::bundle(&news).filter(|news| !news.is_empty())?;
                (who, effects::bundle(news, language))
            }
            Task::Choose(who, Origin::Section(section)) => {
                (who, effects::choice(facts::reward(game, after, section), language))
            }
            _ => return None,
        };
        Some(say!(language, "then {who}: {what}", "después {who}: {what}", "depois {who}: {what}"))
    }
}
