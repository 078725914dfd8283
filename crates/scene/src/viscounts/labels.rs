//! What things of the table are called when they are read aloud, and the few words that stand on panels.

use super::{explain::Teller, named::Named, panels::phase, price, solo::Stands};
use crate::{Marks, Price, names::with_names, sheet::said};
use demesne_game::Seat;
use demesne_text::{
    Language,
    viscounts::{
        moment, names, obstacle,
        things::{self, Thing},
        words,
    },
};
use demesne_viscounts::{Card, state::Stage};

/// A text in a language, with values in it.
macro_rules! in_words {
    ($language:expr, $english:literal, $spanish:literal, $portuguese:literal) => {
        match $language {
            Language::English => format!($english),
            Language::Spanish => format!($spanish),
            Language::Portuguese => format!($portuguese),
        }
    };
}

/// Words that stand alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Word {
    /// The main board.
    Ring,
    /// The castle.
    Castle,
    /// The own board.
    Board,
    /// The cards in the slots.
    InPlay,
    /// What slot 3 does next.
    Leaves,
    /// The left end of the track.
    Corruption,
    /// Its right end.
    Virtue,
    /// A building that is on the main board.
    Built,
    /// Manuscripts.
    Scrolls,
    /// Silver, resources, workers, icons.
    Means,
    /// The own cards.
    Hand,
    /// The own discard pile.
    Discards,
    /// The phases of a turn.
    Phases,
    /// The phase that it is now.
    Current,
    /// The pairs of the set-up.
    Offer,
    /// The sum of an action, and what is to be chosen.
    Sum,
    /// The others.
    Rivals,
    /// The cards beside the main board.
    Beside,
    /// Something else that could be paid.
    Or,
    /// Chips that had no room.
    More,
    /// What a touch does with them.
    Rest,
    /// What kind of card it is: one of the ten.
    Hero,
    /// One of the eight that everybody begins with.
    Household,
}

/// A word in a language.
pub(super) const fn word(word: Word, language: Language) -> &'static str {
    match word {
        Word::Ring => language.pick("Main board", "Tablero principal", "Tabuleiro principal"),
        Word::Castle => language.pick("Castle", "Castillo", "Castelo"),
        Word::Board => language.pick("Board", "Tablero", "Tabuleiro"),
        Word::InPlay => language.pick("Cards in play", "Cartas en juego", "Cartas em jogo"),
        Word::Leaves => language.pick("leaves next", "sale después", "sai a seguir"),
        Word::Corruption => language.pick("Corruption", "Corrupción", "Corrupção"),
        Word::Virtue => language.pick("Virtue", "Virtud", "Virtude"),
        Word::Built => language.pick("built", "hecho", "feito"),
        Word::Scrolls => language.pick("Manuscripts", "Manuscritos", "Manuscritos"),
        Word::Means => language.pick("Belongings", "Pertenencias", "Pertences"),
        Word::Hand => language.pick("Hand", "Mano", "Mão"),
        Word::Discards => language.pick("Discards", "Descartes", "Descartes"),
        Word::Current => language.pick("current phase", "fase actual", "fase atual"),
        Word::Phases => language.pick("Phases", "Fases", "Fases"),
        Word::Offer => language.pick("Pairs", "Parejas", "Pares"),
        Word::Sum => language.pick("Sum", "Cuenta", "Conta"),
        Word::Rivals => language.pick("The others", "Los demás", "Os outros"),
        Word::Beside => language.pick("Beside the board", "Junto al tablero", "Ao lado do tabuleiro"),
        Word::Or => language.pick("or", "o", "ou"),
        Word::More => language.pick("More", "Más", "Mais"),
        Word::Rest => language.pick(
            "There was no room for the rest: a touch offers it.",
            "Para el resto no había sitio: un toque lo ofrece.",
            "Para o resto não havia lugar: um toque o oferece.",
        ),
        Word::Hero => language.pick("hero", "héroe", "herói"),
        Word::Household => language.pick("starting card", "carta inicial", "carta inicial"),
    }
}

/// V24.5: how an option of the solo opponent stands.
pub(super) fn tried(stands: Stands, language: Language) -> String {
    match stands {
        Stands::Done => language.pick("Carried out.", "Realizada.", "Realizada.").into(),
        Stands::Passed(why) => {
            let why = obstacle(why, language);
            in_words!(language, "Passed over: {why}.", "Pasada por alto: {why}.", "Passada por cima: {why}.")
        }
    }
}

/// What marks say about a thing: ", legal, 2 silver, 3 points", ", chosen".
pub(super) fn state(key: &str, marks: &Marks, language: Language) -> String {
    said(key, marks, language, |lit| {
        // Where the viscount moves, the name of a space says what the way there costs.
        let said = marks.lit.keys().all(|key| matches!(Named::parse(key), Some(Named::Space(_))));
        let price = match (lit.price, Named::parse(key)) {
            _ if said => None,
            (Price::FREE, Some(named)) => price::is_bought(named).then(|| price::free(language).to_owned()),
            (price, _) => Some(price::words(price, language)),
        };
        let points = (lit.points != 0).then(|| words::points(lit.points, language));
        price.into_iter().chain(points).collect::<Vec<_>>().join(", ")
    })
}

/// A thing with its name, and how it stands; what belongs to somebody else has that name in front.
pub(super) fn label(teller: &Teller<'_>, named: Named, own: Seat) -> String {
    let Some(explanation) = teller.of(named) else { return named.key() };
    let names = teller.look.names;
    let title = teller.seen(named).unwrap_or(explanation.title);
    let now = match named {
        // The title says it already.
        Named::Round if teller.view.stage == Stage::Turn => String::new(),
        _ => explanation.now.join(" "),
    };
    let text = match teller.aloud(named) {
        Some(aloud) => format!("{title}, {}", with_names(&aloud, names)),
        None if now.is_empty() => title,
        None => format!("{title}: {}", with_names(now.trim_end_matches('.'), names)),
    };
    match owner(named).filter(|&seat| seat != own) {
        Some(seat) => {
            let name = names.get(seat.index()).filter(|name| !name.is_empty());
            format!("{}: {text}", name.cloned().unwrap_or_else(|| seat.to_string()))
        }
        None => text,
    }
}

impl Teller<'_> {
    /// What is read aloud behind the name of a thing, where that is not what a tip says below its rule.
    fn aloud(&self, named: Named) -> Option<String> {
        let (game, view, language) = (self.table.game, self.view, self.look.language);
        let me = self.me();
        match named {
            Named::Space(space) => Some(moment::space_aloud(game, view, me, space, language)),
            Named::Site(site) => Some(moment::site_aloud(game, view, me, site, language)),
            Named::Phase(number) if phase(view) == Some(number) => Some(word(Word::Current, language).into()),
            _ => None,
        }
    }

    /// What a thing is called by what can be seen of it: a card that cannot be taken for another, in a slot with its place; the round as it is
    /// written.
    fn seen(&self, named: Named) -> Option<String> {
        let (game, language) = (self.table.game, self.look.language);
        let name = |card: Card| card.is_some().then(|| names::card(game, card, language));
        match named {
            Named::Hand(_, card) | Named::Discarded(_, card) => name(card),
            Named::Round => Some(round(self.view.round.max(1), self.view.last_round, language)),
            Named::Folk(segment) => name(self.view.tops[segment.index()]),
            Named::Slot(seat, slot) => {
                let card = name(*self.view.player(seat).slots.get(usize::from(slot).checked_sub(1)?)?)?;
                Some(format!("{}: {card}", things::title(game, Thing::Slot(slot), language)))
            }
            _ => None,
        }
    }
}

/// Whose a thing is.
fn owner(named: Named) -> Option<Seat> {
    match named {
        Named::Worker(_, _, seat)
        | Named::Viscount(seat)
        | Named::Rival(seat)
        | Named::Slot(seat, _)
        | Named::Track(seat, _)
        | Named::Corruption(seat)
        | Named::Virtue(seat)
        | Named::Building(seat, _)
        | Named::Hand(seat, _)
        | Named::Cards(seat)
        | Named::Deck(seat)
        | Named::Discards(seat)
        | Named::Discarded(seat, _)
        | Named::Resource(seat, _)
        | Named::Silver(seat)
        | Named::Supply(seat)
        | Named::Debt(seat)
        | Named::Paid(seat)
        | Named::Deed(seat)
        | Named::Approved(seat)
        | Named::Icon(seat, _)
        | Named::OwnTile(seat, _) => Some(seat),
        // The names of schemes and of its board say whose they are.
        _ => None,
    }
}

/// The round, and which one is the last once that is known; 0 before.
pub(super) fn round(round: u16, last: u16, language: Language) -> String {
    match last {
        0 => in_words!(language, "Round {round}", "Ronda {round}", "Rodada {round}"),
        _ if last <= round => language.pick("Last round", "Última ronda", "Última rodada").into(),
        _ => {
            in_words!(
                language,
                "Round {round} of {last}",
                "Ronda {round} de {last}",
                "Rodada {round} de {last}"
            )
        }
    }
}

/// What kind of debts and deeds lies in the nth place, 0 to 3.
pub(super) const fn document(nth: usize, language: Language) -> &'static str {
    match nth {
        0 => language.pick("unpaid", "no pagadas", "não pagas"),
        1 => language.pick("paid", "pagadas", "pagas"),
        2 => language.pick("acquired", "adquiridas", "adquiridas"),
        _ => language.pick("approved", "aprobadas", "aprovadas"),
    }
}

/// What the sets of ribbons are worth: `sets: 9 + 1`.
pub(super) fn sets(worth: &str, language: Language) -> String {
    in_words!(language, "sets: {worth}", "series: {worth}", "séries: {worth}")
}
