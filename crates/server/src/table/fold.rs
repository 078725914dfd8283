//! The fold: what a table is after each entry of its log.

use super::{
    clock::Clocks,
    ending,
    entry::{Asked, Entry, Sitter, Terms},
};
use demesne_bots::Mind;
use demesne_game::{RULES_KEY, Seat, SeatSet, Seed, TextError, ToAct, Viewer};
use demesne_games::{Kind, Running};
use demesne_wire::{OutOfTime, Over, Status};
use std::collections::HashMap;

/// A chair at a table.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Chair {
    /// The person to whom it belongs.
    pub who: Option<String>,
    /// The bot that acts here: of its own, or for somebody who is out of time.
    pub bot: Option<Mind>,
    /// Whether the game itself acts here, and nobody can sit down.
    pub automaton: bool,
    /// Whether its person gave up.
    pub resigned: bool,
}

impl Chair {
    /// Whether nobody has it.
    pub fn is_free(&self) -> bool {
        self.who.is_none() && self.bot.is_none() && !self.automaton
    }

    /// Whether its person acts here.
    pub fn is_of(&self, person: &str) -> bool {
        self.who.as_deref() == Some(person)
    }
}

/// An entry as a table keeps it: what is needed to tell it to any viewer.
#[derive(Clone, Debug)]
pub struct Kept {
    /// When it was written.
    pub at: i64,
    /// What happened.
    pub entry: Entry,
    /// What was said, where something was.
    pub words: Option<String>,
    /// Whoever saw something else than a step itself: the step's place in the entry, the viewer, what it saw.
    pub differing: Vec<(usize, Viewer, String)>,
    /// How many steps were played after it.
    pub length: usize,
    /// Who may act after it.
    pub to_act: SeatSet,
    /// Whether the game ended with it.
    pub ends: bool,
}

/// A wish to go further back than a seat may go by itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wish {
    /// Whose.
    pub seat: Seat,
    /// How many steps would remain.
    pub length: usize,
    /// Who agreed.
    pub agreed: SeatSet,
}

/// A table.
pub struct Table {
    /// Its id.
    pub id: String,
    /// Its log; the entry with number n is at place n - 1.
    pub log: Vec<Kept>,
    /// What was agreed.
    pub terms: Terms,
    /// Who made it.
    pub owner: String,
    /// The key of the invitation.
    pub invite: String,
    /// Who sits where.
    pub chairs: Vec<Chair>,
    /// Where it stands.
    pub status: Status,
    /// The seed, from the start on. Nobody is shown it before the end.
    pub seed: Option<Seed>,
    /// The game.
    pub game: Box<dyn Running>,
    /// The clocks.
    pub clocks: Clocks,
    /// A wish to go further back that waits for answers.
    pub wish: Option<Wish>,
    /// For each seat: the number of the latest entry that changed what it decides upon. A move must have seen that.
    pub news: Vec<i64>,
    /// How it ended.
    pub over: Option<Over>,
    /// The table of the rematch.
    pub rematch: Option<String>,
    /// Everybody whom the log names, each once.
    pub people: Vec<String>,
    requests: HashMap<String, i64>,
}

impl Table {
    /// A table from the first entry of its log.
    pub fn open(id: &str, at: i64, entry: Entry) -> Result<Table, TextError> {
        let Entry::Made { asked, terms, invite, sitters } = &entry else {
            return Err(TextError::new("the log of a table starts with its making"));
        };
        let kind = Kind::parse(&terms.game)?;
        let mut terms = terms.clone();
        if terms.rules != kind.rules() {
            // A table is played by the rules of its making; whoever is told its setup must know.
            terms.setup.insert(RULES_KEY.into(), terms.rules.to_string());
        }
        let setup: Vec<(String, String)> = terms.setup.clone().into_iter().collect();
        let game = kind.run(&setup, Viewer::Everybody)?;
        let seats = usize::from(game.seats());
        let mut chairs = vec![Chair::default(); seats];
        for (chair, sitter) in chairs.iter_mut().zip(sitters) {
            match sitter {
                Sitter::Free => {}
                Sitter::Person(who) => chair.who = Some(who.clone()),
                Sitter::Bot(level) => chair.bot = Some(Mind::parse(level)?),
            }
        }
        if let Some(seat) = game.automaton() {
            chairs[seat.index()].automaton = true;
        }
        let mut table = Table {
            id: id.to_owned(),
            log: Vec::new(),
            clocks: Clocks::new(terms.pace, seats),
            terms,
            owner: asked.by.clone(),
            invite: invite.clone(),
            chairs,
            status: Status::Open,
            seed: None,
            game,
            wish: None,
            news: vec![1; seats],
            over: None,
            rematch: None,
            people: Vec::new(),
            requests: HashMap::new(),
        };
        for person in table.chairs.clone().iter().filter_map(|chair| chair.who.as_deref()) {
            table.mention(person);
        }
        table.keep(at, entry, None, Vec::new(), SeatSet::EMPTY);
        Ok(table)
    }

    /// The number of the last entry.
    pub fn seq(&self) -> i64 {
        self.log.len() as i64
    }

    /// When something happened last.
    pub fn touched(&self) -> i64 {
        self.log.last().map_or(0, |kept| kept.at)
    }

    /// The seats that are to act now; none unless the game is on.
    pub fn to_act(&self) -> SeatSet {
        match (self.status, self.game.to_act()) {
            (Status::Playing, ToAct::Seats(seats)) => seats,
            _ => SeatSet::EMPTY,
        }
    }

    /// The bot that is to act, if one is: the first.
    pub fn bot_to_act(&self) -> Option<(Seat, Mind)> {
        self.to_act().iter().find_map(|seat| Some((seat, self.chairs[seat.index()].bot?)))
    }

    /// The seats of a person.
    pub fn seats_of<'t>(&'t self, person: &'t str) -> impl Iterator<Item = Seat> + 't {
        self.seats().filter(|seat| self.chairs[seat.index()].is_of(person))
    }

    /// All seats.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::first(self.game.seats())
    }

    /// The number of the entry that a request became, if it was carried out before.
    pub fn answered(&self, asked: &Asked) -> Option<i64> {
        self.requests.get(&request(asked)).copied()
    }

    /// Carries out an entry. It was checked before it was written; one that does not fit is a fault of the log.
    pub fn apply(&mut self, at: i64, entry: Entry, words: Option<String>) -> Result<(), TextError> {
        let before = self.to_act();
        let mut differing = Vec::new();
        match &entry {
            Entry::Made { .. } => return Err(TextError::new("a table is made once")),
            Entry::Sat { asked, seat } | Entry::HandedOver { asked, seat } => {
                let chair = self.chair(seat.seat())?;
                (chair.who, chair.bot) = (Some(asked.by.clone()), None);
            }
            Entry::BotSat { seat, level, .. } => {
                let level = Mind::parse(level)?;
                *self.chair(seat.seat())? = Chair { bot: Some(level), ..Chair::default() };
            }
            Entry::Left { seat, .. } => *self.chair(seat.seat())? = Chair::default(),
            Entry::Started { seed, .. } => {
                self.seed = Some(Seed::parse(seed)?);
                self.status = Status::Playing;
            }
            Entry::Undone { length, .. } => self.game.cut(*length),
            Entry::UndoAsked { seat, length, .. } => {
                let seat = seat.seat();
                self.wish = Some(Wish { seat, length: *length, agreed: SeatSet::one(seat) });
            }
            Entry::UndoAnswered { seat, agrees, .. } => match (agrees, &mut self.wish) {
                (true, Some(wish)) => wish.agreed = wish.agreed.with(seat.seat()),
                _ => self.wish = None,
            },
            Entry::OutOfTime { seat, bot } => {
                self.gives_up(seat.seat(), bot, self.terms.out_of_time == OutOfTime::Resign)?
            }
            Entry::Resigned { seat, bot, .. } => self.gives_up(seat.seat(), bot, true)?,
            Entry::Closed { .. } => self.status = Status::Closed,
            Entry::Rematch { table, .. } => self.rematch = Some(table.clone()),
            Entry::Played { .. } | Entry::BotPlayed { .. } | Entry::Said { .. } => {}
        }
        for (place, step) in entry.steps().iter().enumerate() {
            let seen = self.game.play(step).map_err(|refused| {
                TextError::new(format!("entry {} cannot be played: {refused}", self.seq() + 1))
            })?;
            differing.extend(seen.differing.into_iter().map(|(viewer, sight)| (place, viewer, sight)));
        }
        self.keep(at, entry, words, differing, before);
        Ok(())
    }

    /// Goes back to what the table was after its first entries: what came then was not written. Taking back by the rules is
    /// something else, an entry of its own.
    pub fn refold(&mut self, entries: usize) -> Result<(), TextError> {
        let mut log = self.log.clone().into_iter().take(entries);
        let first = log.next().ok_or_else(|| TextError::new("a table has a first entry"))?;
        let mut table = Table::open(&self.id, first.at, first.entry)?;
        for kept in log {
            table.apply(kept.at, kept.entry, kept.words)?;
        }
        *self = table;
        Ok(())
    }

    /// What every entry brings with it: clocks, the end of the game, who has news.
    fn keep(
        &mut self,
        at: i64,
        entry: Entry,
        words: Option<String>,
        differing: Vec<(usize, Viewer, String)>,
        before: SeatSet,
    ) {
        let moves = matches!(
            entry,
            Entry::Started { .. } | Entry::Played { .. } | Entry::BotPlayed { .. } | Entry::Undone { .. }
        );
        let was_over = self.over.is_some();
        if self.status == Status::Playing {
            self.over = ending::over(self);
            if self.over.is_some() {
                self.status = Status::Over;
            }
        }
        let (seq, to_act) = (self.seq() + 1, self.to_act());
        if moves {
            self.wish = None;
            // Where several decide at the same time, what one of them decides is no news to the others: they do not see it.
            let actor = played_by(&entry);
            for seat in self.seats() {
                let undisturbed = before.contains(seat) && to_act.contains(seat) && before.len() > 1;
                if !undisturbed || actor == Some(seat) || matches!(entry, Entry::Undone { .. }) {
                    self.news[seat.index()] = seq;
                }
            }
        }
        let people = to_act.iter().filter(|seat| self.chairs[seat.index()].bot.is_none()).collect();
        self.clocks.tick(at, people, moves);
        if let Some(asked) = entry.asked() {
            self.requests.insert(request(asked), seq);
            self.mention(&asked.by.clone());
        }
        let ends = !was_over && self.over.is_some();
        let length = self.game.length();
        self.log.push(Kept { at, entry, words, differing, length, to_act, ends });
    }

    fn mention(&mut self, person: &str) {
        if !self.people.iter().any(|known| known == person) {
            self.people.push(person.to_owned());
        }
    }

    fn chair(&mut self, seat: Seat) -> Result<&mut Chair, TextError> {
        let why = "the log names a seat that the table does not have";
        self.chairs.get_mut(seat.index()).ok_or_else(|| TextError::new(why))
    }

    fn gives_up(&mut self, seat: Seat, bot: &str, resigns: bool) -> Result<(), TextError> {
        let bot = Mind::parse(bot)?;
        let chair = self.chair(seat)?;
        chair.bot = Some(bot);
        chair.resigned |= resigns;
        Ok(())
    }
}

/// Who acted in an entry.
fn played_by(entry: &Entry) -> Option<Seat> {
    match entry {
        Entry::Played { seat, .. } | Entry::BotPlayed { seat, .. } => Some(seat.seat()),
        _ => None,
    }
}

fn request(asked: &Asked) -> String {
    format!("{} {}", asked.by, asked.id)
}
