//! A table that is being made.

use super::{
    Boards, Choice, Field, Mode, Way,
    form::Form,
    offer::{Offer, offer},
};
use demesne_game::{OptionLine, RULES_KEY, SetupLine, TextError};
use demesne_games::{Kind, Playable, Visit};
use demesne_text::Language;
use std::collections::BTreeMap;

/// The option for the number of seats; every game has it.
const PLAYERS: &str = "players";

/// A table that is being made: its game, and what was chosen. The rules allow it at any time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Draft {
    kind: Kind,
    values: BTreeMap<String, String>,
}

impl Draft {
    /// A table of a game where nothing was chosen yet: two seats.
    pub fn new(kind: Kind) -> Draft {
        Draft { kind, values: BTreeMap::from([(PLAYERS.into(), "2".into())]) }
    }

    /// A table as it was made before. What is not possible, or not any more, is left out.
    pub fn of(kind: Kind, setup: &[(String, String)]) -> Draft {
        // A new table is played by the newest rules.
        let values = setup.iter().filter(|(key, _)| key != RULES_KEY).cloned().collect();
        let mut draft = Draft { kind, values };
        draft.values.entry(PLAYERS.into()).or_insert_with(|| "2".into());
        let within = draft.seats().clamp(draft.way().seats.0, draft.way().seats.1);
        draft.values.insert(PLAYERS.into(), within.to_string());
        draft.settled()
    }

    /// The game.
    pub fn kind(&self) -> Kind {
        self.kind
    }

    /// What was chosen, as the lines of a setup.
    pub fn setup(&self) -> Vec<(String, String)> {
        self.values.iter().map(|(key, value)| (key.clone(), value.clone())).collect()
    }

    /// What was chosen for an option.
    pub fn value(&self, key: &str) -> Option<&str> {
        self.values.get(key).map(String::as_str)
    }

    /// How many seats there are.
    pub fn seats(&self) -> u8 {
        self.value(PLAYERS).and_then(|seats| seats.parse().ok()).unwrap_or(2)
    }

    /// How many seats people and bots have: all but one that plays itself.
    pub fn persons(&self) -> u8 {
        self.seats() - u8::from(self.way().automaton)
    }

    /// The fewest and the most seats of the way to play.
    pub fn seat_range(&self) -> (u8, u8) {
        self.way().seats
    }

    fn offer(&self) -> &'static dyn Offer {
        offer(self.kind)
    }

    pub(super) fn way(&self) -> &'static Way {
        let ways = self.offer().ways();
        let is_on = |way: &&Way| way.sets.iter().any(|(key, _)| self.values.contains_key(*key));
        ways.iter().find(is_on).unwrap_or(&ways[0])
    }

    /// The ways to play.
    pub fn modes(&self, language: Language) -> Vec<Mode> {
        let now = self.way().id;
        let mode = |way: &Way| {
            let (name, what) = self.offer().way_words(way.id, language);
            let (seats, automaton, chosen) = (way.seats, way.automaton, way.id == now);
            Mode {
                id: way.id,
                name: name.into(),
                what: what.into(),
                icon: way.icon,
                seats,
                automaton,
                chosen,
            }
        };
        self.offer().ways().iter().map(mode).collect()
    }

    /// Another way to play; the number of seats follows, and what does not go with it is dropped.
    pub fn choose_mode(&mut self, id: &str) {
        let ways = self.offer().ways();
        let Some(way) = ways.iter().find(|way| way.id == id) else { return };
        for (key, _) in ways.iter().flat_map(|way| way.sets) {
            self.values.remove(*key);
        }
        for (key, value) in way.sets {
            self.values.insert((*key).into(), (*value).into());
        }
        self.set_seats(self.seats());
    }

    /// Another number of seats, as near as the way to play allows.
    pub fn set_seats(&mut self, seats: u8) {
        let (least, most) = self.seat_range();
        self.values.insert(PLAYERS.into(), seats.clamp(least, most).to_string());
        *self = self.settled();
    }

    /// Whether the rules allow it.
    pub(crate) fn check(&self) -> Result<(), TextError> {
        let line =
            |(key, value): (&String, &String)| SetupLine { key: key.clone(), value: value.clone(), line: 0 };
        let lines: Vec<SetupLine> = self.values.iter().map(line).collect();
        self.offer().check(&lines)
    }

    /// The same with one value.
    #[must_use]
    pub(crate) fn set(&self, key: &str, value: impl Into<String>) -> Draft {
        let mut values = self.values.clone();
        values.insert(key.into(), value.into());
        Draft { values, kind: self.kind }
    }

    /// The same without a value.
    #[must_use]
    pub(crate) fn without(&self, key: &str) -> Draft {
        let mut values = self.values.clone();
        values.remove(key);
        Draft { values, kind: self.kind }
    }

    /// Whether an option decides over others.
    fn leads(&self, key: &str) -> bool {
        let ways = self.offer().ways();
        key == PLAYERS
            || self.offer().leads(key)
            || ways.iter().flat_map(|way| way.sets).any(|(set, _)| *set == key)
    }

    /// What leads stays; of the rest, what goes with it.
    fn settled(&self) -> Draft {
        let mut fitted = self.clone();
        self.offer().fit(&mut fitted);
        let (leading, others): (BTreeMap<_, _>, BTreeMap<_, _>) =
            fitted.values.into_iter().partition(|(key, _)| self.leads(key));
        let mut draft = Draft { kind: self.kind, values: leading };
        if draft.check().is_err() {
            return Draft::new(self.kind);
        }
        // Some need others: as long as one more fits, the rest is tried again.
        let mut left: Vec<(String, String)> = others.into_iter().collect();
        loop {
            let before = left.len();
            left.retain(|(key, value)| match draft.set(key, value.clone()) {
                more if more.check().is_ok() => {
                    draft = more;
                    false
                }
                _ => true,
            });
            if left.len() == before {
                break;
            }
        }
        for (key, value) in left {
            draft = draft.with_some(&key, &value);
        }
        draft
    }

    /// As many words of a value as go with the rest, where it is a list of words.
    fn with_some(self, key: &str, value: &str) -> Draft {
        let several = options(self.kind).iter().any(|option| {
            option.key == key && matches!(self.offer().form(&self, option), Some(Form::Several(_)))
        });
        let mut draft = self;
        for word in value.split(' ').filter(|_| several) {
            let list = match draft.value(key) {
                Some(some) => format!("{some} {word}"),
                None => word.to_owned(),
            };
            let more = draft.set(key, list);
            if more.check().is_ok() {
                draft = more;
            }
        }
        draft
    }

    /// What comes of choosing a value; refused where the rules do not allow it with the rest. Of lists the word is put in or out.
    pub fn with(&self, key: &str, value: &str) -> Result<Draft, TextError> {
        let wanted = self.wanted(key, value);
        if self.leads(key) {
            let settled = wanted.settled();
            return match settled.value(key) == wanted.value(key) {
                true => Ok(settled),
                false => wanted.check().map(|()| wanted),
            };
        }
        let refused = match wanted.check() {
            Ok(()) => return Ok(wanted),
            Err(refused) => refused,
        };
        // A detail that hangs on what was taken away goes with it.
        let mut rest = wanted.clone();
        for detail in self.values.keys().filter(|detail| *detail != key && !self.leads(detail)) {
            if self.offer().is_essential(detail) {
                continue;
            }
            rest = rest.without(detail);
            if rest.check().is_ok() {
                return Ok(rest);
            }
        }
        Err(refused)
    }

    /// The setup that choosing a value asks for, allowed or not.
    pub fn wanted(&self, key: &str, value: &str) -> Draft {
        let several = self.fields_of(key).is_some_and(|form| matches!(form, Form::Several(_)));
        if !several {
            return self.set(key, value);
        }
        let now: Vec<&str> = self.value(key).unwrap_or("").split_whitespace().collect();
        let next: Vec<&str> = match now.contains(&value) {
            true => now.into_iter().filter(|word| *word != value).collect(),
            false => now.into_iter().chain([value]).collect(),
        };
        if next.is_empty() { self.without(key) } else { self.set(key, next.join(" ")) }
    }

    fn fields_of(&self, key: &str) -> Option<Form> {
        let option = options(self.kind).iter().find(|option| option.key == key)?;
        self.offer().form(self, option)
    }

    /// Chooses a value; nothing happens where the rules do not allow it.
    pub fn choose(&mut self, key: &str, value: &str) {
        if let Ok(draft) = self.with(key, value) {
            *self = draft;
        }
    }

    /// Puts a choice in place of it that a list of choices offered: a way for boards, a set, a board.
    fn take(&mut self, draft: Option<Draft>) {
        if let Some(draft) = draft.filter(|draft| draft.check().is_ok()) {
            *self = draft;
        }
    }

    /// The boards.
    pub fn boards(&self, language: Language) -> Option<Boards> {
        self.offer().boards(self, language)
    }

    /// How boards come to the seats.
    pub fn choose_way(&mut self, way: &str) {
        self.take(self.offer().with_way(self, way));
    }

    /// The set that boards come from.
    pub fn choose_set(&mut self, set: &str) {
        self.take(self.offer().with_set(self, set));
    }

    /// A board, for a seat where each has its own.
    pub fn choose_board(&mut self, seat: u8, board: &str) {
        self.take(self.offer().with_board(self, seat, board));
    }

    /// Why a draft is refused, in a sentence for people; none where it is not.
    pub(crate) fn why_not(&self, language: Language) -> Option<String> {
        self.check().err().map(|error| self.kind.why_no_table(&error, language))
    }

    /// The options, each with its values: what can be chosen, and why the rest cannot.
    pub fn fields(&self, language: Language) -> Vec<Field> {
        let shown = options(self.kind).iter().filter(|option| option.key != PLAYERS);
        shown.filter_map(|option| self.field(option, language)).collect()
    }

    fn field(&self, option: &'static OptionLine, language: Language) -> Option<Field> {
        let (offer, key) = (self.offer(), option.key);
        let form = offer.form(self, option)?;
        let texts = self.kind.visit(Texts { key, language });
        let (words, range) = match &form {
            Form::One(words) | Form::Several(words) => (words.as_slice(), None),
            Form::Number(from, to) => (&[][..], Some((*from, *to))),
        };
        let several = matches!(form, Form::Several(_));
        let usual = || offer.usual(key).map(str::to_owned).or_else(|| words.first().cloned());
        let value = match self.value(key) {
            Some(value) => value.to_owned(),
            None if several => String::new(),
            None => usual().unwrap_or_default(),
        };
        let choice = |word: &String| {
            let spoken = texts.words.iter().find(|(one, _)| one == word).map(|(_, name)| (*name).to_owned());
            let name = offer.value_name(key, word, language).or(spoken).unwrap_or_else(|| word.clone());
            let chosen = match several {
                true => value.split(' ').any(|one| one == word),
                false => value == *word,
            };
            let refused = match chosen {
                true => None,
                false => self.with(key, word).err().map(|error| self.kind.why_no_table(&error, language)),
            };
            Choice {
                value: word.clone(),
                name,
                what: offer.value_brings(key, word, language).map(str::to_owned),
                icon: offer.value_icon(key, word),
                chosen,
                refused,
            }
        };
        let choices = words.iter().map(choice).collect();
        let essential = offer.is_essential(key);
        let of_mode = offer.ways().iter().flat_map(|way| way.sets).any(|(set, _)| *set == key);
        let (name, what) = (texts.name, texts.what);
        Some(Field { key, name, what, several, range, value, essential, of_mode, choices })
    }
}

/// The catalogue of a game.
fn options(kind: Kind) -> &'static [OptionLine] {
    struct Catalogue;
    impl Visit for Catalogue {
        type Output = &'static [OptionLine];
        fn visit<G: Playable>(self) -> Self::Output {
            G::catalogue()
        }
    }
    kind.visit(Catalogue)
}

/// What is said of an option.
struct Texts {
    key: &'static str,
    language: Language,
}

struct Said {
    name: String,
    what: String,
    words: Vec<(&'static str, &'static str)>,
}

impl Visit for Texts {
    type Output = Said;

    fn visit<G: Playable>(self) -> Said {
        Said {
            name: G::option_name(self.key, self.language).unwrap_or(self.key).into(),
            what: G::option_what(self.key, self.language).unwrap_or_default().into(),
            words: G::option_words(self.key, self.language),
        }
    }
}
