//! The tables that can be made of Burgundy.

use crate::{
    Board, Boards, Choice, Draft, Frame,
    setup::{Form, Offer, Way},
};
use demesne_burgundy::{
    Options,
    duchy::{self, BoardSet, Duchy, Provenance},
};
use demesne_draw::duchy as drawn;
use demesne_game::{OptionLine, SetupLine, TextError};
use demesne_games::Kind;
use demesne_text::{Language, burgundy::tables as words};
use std::sync::OnceLock;

/// The Castles of Burgundy.
pub(crate) struct Duchies;

/// X-TEAM, X-SOLO, A1: the ways to play.
const WAYS: &[Way] = &[
    Way { id: "free", icon: "g-seat", sets: &[], seats: (2, 4), automaton: false },
    Way {
        id: "chateautoma",
        icon: "g-bot",
        sets: &[("chateautoma", "novice")],
        seats: (2, 4),
        automaton: true,
    },
    Way { id: "team", icon: "g-team", sets: &[("team", "basic")], seats: (4, 4), automaton: false },
    Way { id: "solo", icon: "g-solo", sets: &[("solo", "33")], seats: (1, 1), automaton: false },
];

impl Offer for Duchies {
    fn kind(&self) -> Kind {
        Kind::Burgundy
    }

    fn ways(&self) -> &'static [Way] {
        WAYS
    }

    fn way_words(&self, id: &str, language: Language) -> (&'static str, &'static str) {
        words::mode(id, language)
    }

    fn leads(&self, key: &str) -> bool {
        key == "edition"
    }

    fn is_essential(&self, key: &str) -> bool {
        matches!(key, "edition" | "expansions" | "chateautoma" | "team" | "solo" | "duchies" | "boards")
    }

    fn form(&self, draft: &Draft, option: &OptionLine) -> Option<Form> {
        let text = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect();
        match option.key {
            // Boards have pictures; boards of one's own are written in records.
            "duchies" | "boards" | "team" | "solo" | "board NAME" => None,
            "chateautoma" | "modifiers" if draft.value("chateautoma").is_none() => None,
            "target" if draft.value("solo").is_none() => None,
            "target" => Some(Form::One((1..=20).map(|step| (5 * step).to_string()).collect())),
            "vine-types" => {
                let mut all: Vec<String> = text(&["all", "fewer"]);
                all.extend(without(draft.seats()));
                Some(Form::One(all))
            }
            _ => Form::read(option.values),
        }
    }

    fn usual(&self, key: &str) -> Option<&'static str> {
        match key {
            "connection" => Some("no"),
            "target" => Some("50"),
            _ => None,
        }
    }

    fn value_name(&self, key: &str, value: &str, language: Language) -> Option<String> {
        match (key, value) {
            ("vine-types", "all") => Some(language.pick("all six", "los seis", "os seis").into()),
            ("vine-types", "fewer") => {
                Some(language.pick("fewer, drawn", "menos, al azar", "menos, sorteados").into())
            }
            ("vine-types", _) => {
                let names: Vec<&str> = value.split(' ').skip(1).collect();
                Some(words::without_vines(&names, language))
            }
            _ => None,
        }
    }

    fn value_brings(&self, key: &str, value: &str, language: Language) -> Option<&'static str> {
        words::brings(key, value, language)
    }

    fn value_icon(&self, key: &str, value: &str) -> Option<&'static str> {
        match (key, value) {
            ("expansions", "tiles") => Some("g-crane"),
            ("expansions", "white") => Some("g-white-castle"),
            ("expansions", "inns") => Some("g-inn"),
            ("expansions", "posts") => Some("g-border-post"),
            ("expansions", "routes") => Some("g-trade-route"),
            ("expansions", "shields") => Some("g-shield"),
            ("expansions", "vineyards") => Some("g-vine-1"),
            _ => None,
        }
    }

    /// B2.5: where each has its own board, each has one.
    fn fit(&self, draft: &mut Draft) {
        if let Some(Said::Each(mut boards)) = said(draft) {
            let last = boards.last().cloned().unwrap_or_else(|| "1".into());
            boards.resize(usize::from(draft.persons()), last);
            *draft = draft.set("duchies", format!("chosen {}", boards.join(" ")));
        }
    }

    /// What the rules check before anything is read from files, and whether the boards are there.
    fn check(&self, lines: &[SetupLine]) -> Result<(), TextError> {
        let options = Options::from_lines(lines)?;
        let all = standard(options.edition.name());
        let named: Vec<&String> = match &options.duchies {
            demesne_burgundy::Duchies::Same(board) => vec![board],
            demesne_burgundy::Duchies::Chosen(boards) => boards.iter().collect(),
            demesne_burgundy::Duchies::Random => Vec::new(),
        };
        let own = |id: &String| options.own_boards.iter().any(|(name, _)| name == id);
        match named.into_iter().find(|id| !own(id) && all.iter().all(|duchy| duchy.id != **id)) {
            Some(id) => {
                let ids: Vec<&str> = all.iter().map(|duchy| duchy.id.as_str()).collect();
                Err(TextError::new(format!(
                    "B2.5: there is no board \"{id}\"; the boards are {}",
                    ids.join(", ")
                )))
            }
            None => Ok(()),
        }
    }

    fn boards(&self, draft: &Draft, language: Language) -> Option<Boards> {
        let title = language.pick("Duchies", "Ducados", "Ducados").to_owned();
        if let Some(board) = own_board(draft) {
            let all = if draft.value("solo").is_some() { solo() } else { team() };
            let boards = all.iter().map(|duchy| shown(duchy, &board, draft.persons(), language)).collect();
            return Some(Boards { name: title, boards, ..Boards::default() });
        }
        let (now, set) = (said(draft).unwrap_or_else(|| Said::Same("1".into())), set_of(draft));
        let way = |value: &str, name: &str| Choice {
            value: value.into(),
            name: name.into(),
            what: None,
            icon: None,
            chosen: now.way() == value,
            refused: self.with_way(draft, value).and_then(|draft| draft.why_not(language)),
        };
        let ways = vec![
            way("same", language.pick("same for all", "igual para todos", "igual para todos")),
            way("random", language.pick("drawn", "al azar", "sorteados")),
            way("each", language.pick("each their own", "cada cual el suyo", "cada um o seu")),
        ];
        let sets = BoardSet::ALL.map(|one| Choice {
            value: one.name().into(),
            name: one.name().replace('-', "–"),
            what: Some(words::set(one.name(), language).into()),
            icon: None,
            chosen: one == set,
            refused: self.with_set(draft, one.name()).and_then(|draft| draft.why_not(language)),
        });
        let edition = draft.value("edition").unwrap_or("se");
        let of_set = standard(edition).iter().filter(|duchy| duchy.set == Some(set) && now.way() != "random");
        let board = |duchy: &Duchy| {
            let seats = now.seats(&duchy.id, draft.persons());
            let refused = match seats.is_empty() {
                true => self.with_board(draft, 0, &duchy.id).and_then(|draft| draft.why_not(language)),
                false => None,
            };
            Board {
                id: duchy.id.clone(),
                name: words::board(&duchy.id, language),
                printed: is_printed(duchy),
                seats,
                refused,
            }
        };
        let boards = of_set.map(board).collect();
        let choosing = if now.way() == "each" { draft.persons() } else { 0 };
        Some(Boards { name: title, ways, sets: sets.to_vec(), boards, choosing, variant: edition.into() })
    }

    fn with_way(&self, draft: &Draft, way: &str) -> Option<Draft> {
        let set = set_of(draft);
        let first = said(draft)?.first().or_else(|| first_of(draft, set))?;
        Some(match way {
            "same" => draft.without("boards").set("duchies", format!("same {first}")),
            "each" => {
                let all = vec![first; usize::from(draft.persons())];
                draft.without("boards").set("duchies", format!("chosen {}", all.join(" ")))
            }
            _ => draft.set("duchies", "random").set("boards", set.name()),
        })
    }

    fn with_set(&self, draft: &Draft, set: &str) -> Option<Draft> {
        let set = BoardSet::parse(set)?;
        let first = first_of(draft, set);
        Some(match (said(draft)?, first) {
            (Said::Random, _) => draft.set("boards", set.name()),
            // Where an edition has none of them the rules say so.
            (_, None) => draft.without("duchies").set("boards", set.name()),
            (Said::Same(_), Some(first)) => draft.without("boards").set("duchies", format!("same {first}")),
            (Said::Each(boards), Some(first)) => {
                let all = vec![first; boards.len()];
                draft.without("boards").set("duchies", format!("chosen {}", all.join(" ")))
            }
        })
    }

    fn with_board(&self, draft: &Draft, seat: u8, board: &str) -> Option<Draft> {
        if draft.value("solo").is_some() {
            return Some(draft.set("solo", board));
        }
        if draft.value("team").is_some() {
            let name = if board == team().first()?.id { "basic" } else { "advanced" };
            return Some(draft.set("team", name));
        }
        Some(match said(draft)? {
            Said::Each(mut boards) => {
                *boards.get_mut(usize::from(seat))? = board.into();
                draft.set("duchies", format!("chosen {}", boards.join(" ")))
            }
            _ => draft.without("boards").set("duchies", format!("same {board}")),
        })
    }

    fn picture(&self, setup: &[(String, String)], board: &str) -> Option<(Frame, String)> {
        let edition =
            setup.iter().find(|(key, _)| key == "edition").map_or("se", |(_, value)| value.as_str());
        let all = standard(edition).iter().chain(team()).chain(solo());
        let duchy = all.into_iter().find(|duchy| duchy.id == board)?;
        let mut markup = String::new();
        drawn::plan(&mut markup, duchy, 8.0);
        Some((drawn::plan_frame(duchy, 8.0), markup))
    }
}

/// How the boards of a table are said.
enum Said {
    Same(String),
    Random,
    Each(Vec<String>),
}

impl Said {
    fn way(&self) -> &'static str {
        match self {
            Said::Same(_) => "same",
            Said::Random => "random",
            Said::Each(_) => "each",
        }
    }

    fn first(&self) -> Option<String> {
        match self {
            Said::Same(board) => Some(board.clone()),
            Said::Each(boards) => boards.first().cloned(),
            Said::Random => None,
        }
    }

    /// The seats that have a board.
    fn seats(&self, id: &str, persons: u8) -> Vec<u8> {
        match self {
            Said::Same(board) if board == id => (0..persons).collect(),
            Said::Each(boards) => {
                (0..).zip(boards).filter(|(_, board)| *board == id).map(|(seat, _)| seat).collect()
            }
            _ => Vec::new(),
        }
    }
}

/// What a draft says of boards; none in a game that has its own. What is not said follows from what is, as the rules have it.
fn said(draft: &Draft) -> Option<Said> {
    if own_board(draft).is_some() {
        return None;
    }
    let value = match draft.value("duchies") {
        Some(value) => value.to_owned(),
        None => {
            let line = |(key, value): (String, String)| SetupLine { key, value, line: 0 };
            let lines: Vec<SetupLine> = draft.setup().into_iter().map(line).collect();
            let options = Options::from_lines(&lines).ok()?;
            options.lines().into_iter().find(|(key, _)| key == "duchies").map(|(_, value)| value)?
        }
    };
    let mut words = value.split(' ').map(str::to_owned);
    match words.next()?.as_str() {
        "same" => Some(Said::Same(words.next()?)),
        "random" => Some(Said::Random),
        _ => Some(Said::Each(words.collect())),
    }
}

/// The set that the boards of a draft come from.
fn set_of(draft: &Draft) -> BoardSet {
    let edition = draft.value("edition").unwrap_or("se");
    let of_board = |id: &str| standard(edition).iter().find(|duchy| duchy.id == id)?.set;
    match said(draft) {
        Some(Said::Random) | None => {
            let line = |(key, value): (String, String)| SetupLine { key, value, line: 0 };
            let lines: Vec<SetupLine> = draft.setup().into_iter().map(line).collect();
            Options::from_lines(&lines).map(|options| options.boards).unwrap_or_default()
        }
        Some(now) => now.first().and_then(|id| of_board(&id)).unwrap_or_default(),
    }
}

fn first_of(draft: &Draft, set: BoardSet) -> Option<String> {
    let edition = draft.value("edition").unwrap_or("se");
    standard(edition).iter().find(|duchy| duchy.set == Some(set)).map(|duchy| duchy.id.clone())
}

/// The board of a way to play that has its own.
fn own_board(draft: &Draft) -> Option<String> {
    if let Some(board) = draft.value("solo") {
        return Some(board.to_owned());
    }
    let index = match draft.value("team")? {
        "basic" => 0,
        _ => 1,
    };
    team().get(index).map(|duchy| duchy.id.clone())
}

fn shown(duchy: &Duchy, now: &str, persons: u8, language: Language) -> Board {
    Board {
        id: duchy.id.clone(),
        name: words::board(&duchy.id, language),
        printed: is_printed(duchy),
        seats: if duchy.id == now { (0..persons).collect() } else { Vec::new() },
        refused: None,
    }
}

fn is_printed(duchy: &Duchy) -> bool {
    matches!(duchy.provenance, Provenance::Rulebook | Provenance::Public)
}

/// X-VINE-4: which types of vines can be left out.
fn without(seats: u8) -> Vec<String> {
    let names = demesne_burgundy::tile::VINE_NAMES;
    let mut all = Vec::new();
    for (i, one) in names.iter().enumerate() {
        match seats {
            2 => all.extend(names[i + 1..].iter().map(|other| format!("without {one} {other}"))),
            3 => all.push(format!("without {one}")),
            _ => {}
        }
    }
    all
}

/// The standard boards of an edition; a test of the rules checks the files.
fn standard(edition: &str) -> &'static [Duchy] {
    static SPECIAL: OnceLock<Vec<Duchy>> = OnceLock::new();
    static FIRST: OnceLock<Vec<Duchy>> = OnceLock::new();
    let (place, edition) = if edition == "2011" { (&FIRST, "2011") } else { (&SPECIAL, "se") };
    place.get_or_init(|| duchy::printed(edition).unwrap_or_default())
}

fn team() -> &'static [Duchy] {
    static TEAM: OnceLock<Vec<Duchy>> = OnceLock::new();
    TEAM.get_or_init(|| duchy::team_boards().unwrap_or_default())
}

fn solo() -> &'static [Duchy] {
    static SOLO: OnceLock<Vec<Duchy>> = OnceLock::new();
    SOLO.get_or_init(|| duchy::solo_boards().unwrap_or_default())
}
