//! What a game says about the tables that can be made of it, beyond its catalogue.

use super::{Boards, Draft, form::Form};
use crate::burgundy::tables::Duchies;
use demesne_game::{OptionLine, SetupLine, TextError};
use demesne_games::{Kind, Playable, Visit};
use demesne_text::Language;

/// A way to play, as the lines of a setup that make it.
pub(crate) struct Way {
    /// Its name in code.
    pub id: &'static str,
    /// The symbol that stands for it.
    pub icon: &'static str,
    /// What it sets. All other ways leave these keys out.
    pub sets: &'static [(&'static str, &'static str)],
    /// The fewest and the most seats.
    pub seats: (u8, u8),
    /// Whether the last seat plays itself.
    pub automaton: bool,
}

/// The only way to play of a game that has one.
const PLAIN: &[Way] = &[Way { id: "free", icon: "g-seat", sets: &[], seats: (2, 4), automaton: false }];

/// What a game offers.
pub(crate) trait Offer: Sync {
    /// The game.
    fn kind(&self) -> Kind;

    /// The ways to play, the usual one first.
    fn ways(&self) -> &'static [Way] {
        PLAIN
    }

    /// What people call a way to play, and a line on it.
    fn way_words(&self, id: &str, language: Language) -> (&'static str, &'static str);

    /// Whether an option decides over others: what does not go with it is dropped.
    fn leads(&self, _key: &str) -> bool {
        false
    }

    /// Whether most people want to see an option.
    fn is_essential(&self, _key: &str) -> bool {
        false
    }

    /// How an option is chosen; none where it is not shown as a field now.
    fn form(&self, _draft: &Draft, option: &OptionLine) -> Option<Form> {
        Form::read(option.values)
    }

    /// The value that an option has where nothing is said; the first one if it is not known here.
    fn usual(&self, _key: &str) -> Option<&'static str> {
        None
    }

    /// What people call a value, where the texts of the game do not say it.
    fn value_name(&self, _key: &str, _value: &str, _language: Language) -> Option<String> {
        None
    }

    /// What a value brings.
    fn value_brings(&self, _key: &str, _value: &str, _language: Language) -> Option<&'static str> {
        None
    }

    /// The symbol of a value.
    fn value_icon(&self, _key: &str, _value: &str) -> Option<&'static str> {
        None
    }

    /// Makes a setup fit the number of its seats, where that changes what has to be said.
    fn fit(&self, _draft: &mut Draft) {}

    /// Whether the rules allow a setup. It may be asked often, so it shall be quick.
    fn check(&self, lines: &[SetupLine]) -> Result<(), TextError> {
        self.kind().visit(Check(lines))
    }

    /// The boards, where a table chooses them.
    fn boards(&self, _draft: &Draft, _language: Language) -> Option<Boards> {
        None
    }

    /// The setup with boards that come in another way: `same`, `random`, `each`.
    fn with_way(&self, _draft: &Draft, _way: &str) -> Option<Draft> {
        None
    }

    /// The setup with boards of another set.
    fn with_set(&self, _draft: &Draft, _set: &str) -> Option<Draft> {
        None
    }

    /// The setup with a board, for a seat where each has its own.
    fn with_board(&self, _draft: &Draft, _seat: u8, _board: &str) -> Option<Draft> {
        None
    }

    /// A board, drawn: the box of the picture, and its markup.
    fn picture(&self, _setup: &[(String, String)], _board: &str) -> Option<(crate::Frame, String)> {
        None
    }
}

/// What a game offers.
pub(crate) fn offer(kind: Kind) -> &'static dyn Offer {
    match kind {
        Kind::Burgundy => &Duchies,
        Kind::Tuscany => &Tuscan,
        Kind::Viscounts => &Kingdom,
    }
}

/// The Castles of Tuscany: all of it is in the catalogue.
struct Tuscan;

impl Offer for Tuscan {
    fn kind(&self) -> Kind {
        Kind::Tuscany
    }

    /// T3.6: only a seat that is there can be the first.
    fn form(&self, draft: &Draft, option: &OptionLine) -> Option<Form> {
        match (option.key, Form::read(option.values)?) {
            ("first", Form::One(mut words)) => {
                words.truncate(1 + usize::from(draft.seats()));
                Some(Form::One(words))
            }
            (_, form) => Some(form),
        }
    }

    fn way_words(&self, _id: &str, language: Language) -> (&'static str, &'static str) {
        each_alone(language)
    }
}

/// The words for the usual way to play.
fn each_alone(language: Language) -> (&'static str, &'static str) {
    let name = language.pick("Each for themselves", "Cada cual por su cuenta", "Cada um por si");
    let what = language.pick(
        "Two to four players, people or bots.",
        "De dos a cuatro jugadores, personas o bots.",
        "De dois a quatro jogadores, pessoas ou bots.",
    );
    (name, what)
}

/// Viscounts of the West Kingdom: several, or one against the solo opponent.
struct Kingdom;

/// V1.1: the ways to play.
const KINGDOM_WAYS: &[Way] = &[
    Way { id: "free", icon: "g-seat", sets: &[], seats: (2, 4), automaton: false },
    Way { id: "solo", icon: "g-bot", sets: &[("solo", "cleric")], seats: (2, 2), automaton: true },
];

impl Offer for Kingdom {
    fn kind(&self) -> Kind {
        Kind::Viscounts
    }

    fn ways(&self) -> &'static [Way] {
        KINGDOM_WAYS
    }

    fn is_essential(&self, key: &str) -> bool {
        matches!(key, "solo" | "difficulty")
    }

    fn value_brings(&self, key: &str, value: &str, language: Language) -> Option<&'static str> {
        demesne_text::viscounts::brings(key, value, language)
    }

    /// V2.10, V21.1, V21.2, V21.9: what is only for the solo opponent is shown with it, and the start player only without.
    fn form(&self, draft: &Draft, option: &OptionLine) -> Option<Form> {
        let solo = draft.way().automaton;
        match (option.key, Form::read(option.values)?) {
            ("first", _) if solo => None,
            ("solo" | "difficulty", _) if !solo => None,
            ("first", Form::One(mut words)) => {
                words.truncate(1 + usize::from(draft.seats()));
                Some(Form::One(words))
            }
            // Somebody has to be the opponent.
            ("solo", Form::One(mut words)) => {
                words.retain(|word| *word != "none");
                Some(Form::One(words))
            }
            (_, form) => Some(form),
        }
    }

    fn way_words(&self, id: &str, language: Language) -> (&'static str, &'static str) {
        match id {
            "solo" => (
                language.pick("Solo opponent", "Oponente en solitario", "Oponente solo"),
                language.pick(
                    "One person against an opponent that plays by its own cards.",
                    "Una persona contra un oponente que juega con sus propias cartas.",
                    "Uma pessoa contra um oponente que joga com as suas próprias cartas.",
                ),
            ),
            _ => each_alone(language),
        }
    }
}

struct Check<'l>(&'l [SetupLine]);

impl Visit for Check<'_> {
    type Output = Result<(), TextError>;

    fn visit<G: Playable>(self) -> Self::Output {
        G::from_setup(self.0).map(drop)
    }
}
