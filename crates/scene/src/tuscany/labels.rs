//! What things of the table are called when they are read aloud, and the few words that stand on panels.

use super::payment::Stands;
use crate::{Marks, sheet::said};
use demesne_text::{
    Language,
    tuscany::labels::{self as names, colour_of_spaces, green_points, item_name, kind_name},
};
use demesne_tuscany::{Colour, Item, Token};

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
    /// The own board.
    Board,
    /// The open tiles.
    Centre,
    /// Game cards and harvest cards.
    Piles,
    /// Bonus tokens.
    Tokens,
    /// Colour bonuses.
    Bonuses,
    /// Both tracks.
    Tracks,
    /// The own cards.
    Hand,
    /// Storage and stacks.
    Storage,
    /// Workers, marble, own tokens.
    Means,
    /// Phases and stacks.
    Clock,
    /// The others.
    Rivals,
    /// A board that is not known yet.
    NoBoard,
    /// A board that is done and hidden.
    Hidden,
    /// The green track.
    Green,
    /// The red track.
    Red,
    /// The neutral stack.
    Neutral,
    /// The removed pile.
    Removed,
    /// Tokens, bonuses and piles together.
    Market,
}

/// A word in a language.
pub(super) const fn word(word: Word, language: Language) -> &'static str {
    match word {
        Word::Board => language.pick("Board", "Tablero", "Tabuleiro"),
        Word::Centre => language.pick("Centre", "Centro", "Centro"),
        Word::Piles => language.pick("Cards", "Cartas", "Cartas"),
        Word::Tokens => language.pick("Bonus tokens", "Fichas de bonificación", "Fichas de bônus"),
        Word::Bonuses => {
            language.pick("First to fill a colour", "Primero en llenar un color", "Primeiro a encher uma cor")
        }
        Word::Tracks => language.pick("Tracks", "Contadores", "Trilhas"),
        Word::Hand => language.pick("Hand", "Mano", "Mão"),
        Word::Storage => language.pick("Storage and stacks", "Almacén y montones", "Armazém e pilhas"),
        Word::Means => language.pick("Belongings", "Pertenencias", "Pertences"),
        Word::Clock => language.pick("Phase", "Fase", "Fase"),
        Word::Rivals => language.pick("The others", "Los demás", "Os outros"),
        Word::NoBoard => language.pick("No board yet", "Aún sin tablero", "Ainda sem tabuleiro"),
        Word::Hidden => {
            language.pick("Laid out, face down", "Dispuesto, boca abajo", "Disposto, virado para baixo")
        }
        Word::Green => language.pick("green", "verdes", "verdes"),
        Word::Red => language.pick("red", "rojos", "vermelhos"),
        Word::Neutral => language.pick("neutral", "neutrales", "neutras"),
        Word::Removed => language.pick("removed", "retiradas", "retiradas"),
        Word::Market => language.pick("Supplies", "Reservas", "Reservas"),
    }
}

/// What marks say about a thing: ", legal, 3 green points", ", chosen".
pub(super) fn state(key: &str, marks: &Marks, language: Language) -> String {
    said(key, marks, language, |lit| match lit.points {
        0 => String::new(),
        points => green_points(points, language),
    })
}

/// A space: its place, colour and what lies on it.
pub(super) fn space(
    space: u8,
    colour: Colour,
    content: Option<Item>,
    start: bool,
    language: Language,
) -> String {
    let place = names::capital(&names::space_name(space, language));
    let what = match content {
        Some(_) if start => language.pick("start castle", "castillo inicial", "castelo inicial").to_owned(),
        Some(item @ Item::Hex) => {
            format!("{}, {}", item_name(item, language), colour_of_spaces(colour, 1, language))
        }
        Some(item) => item_name(item, language).to_owned(),
        None => {
            let (colour, kind) = (colour_of_spaces(colour, 1, language), kind_name(colour, language));
            in_words!(
                language,
                "empty, {colour}, for a {kind}",
                "vacía, {colour}, para {kind}",
                "vazio, {colour}, para {kind}"
            )
        }
    };
    format!("{place}: {what}")
}

/// A stored item, or a free storage space.
pub(super) fn stored(item: Option<Item>, language: Language) -> String {
    match item {
        Some(item) => {
            let item = item_name(item, language);
            in_words!(language, "Stored: {item}", "Guardado: {item}", "Guardado: {item}")
        }
        None => {
            language.pick("Free storage space", "Espacio de almacén libre", "Espaço de armazém livre").into()
        }
    }
}

/// A tile of the centre.
pub(super) fn in_centre(item: Item, language: Language) -> String {
    let item = names::capital(item_name(item, language));
    in_words!(language, "{item} in the centre", "{item} en el centro", "{item} no centro")
}

/// A card of the hand.
pub(super) fn card(colour: Colour, copy: u8, of: u8, language: Language) -> String {
    let (colour, number) = (names::colour_of_cards(colour, 1, language), copy + 1);
    in_words!(
        language,
        "Card, {colour}, {number} of {of}",
        "Carta {colour}, {number} de {of}",
        "Carta {colour}, {number} de {of}"
    )
}

/// What something that was picked for a payment stands for, after its name.
pub(super) fn stands(stands: Option<Stands>, language: Language) -> String {
    match stands {
        Some(Stands::For(colour)) => {
            let colour = names::colour_of_cards(colour, 1, language);
            in_words!(
                language,
                ", in the place of a {colour} card",
                ", en lugar de una carta {colour}",
                ", no lugar de uma carta {colour}"
            )
        }
        Some(Stands::Half) => {
            language.pick(", half of a pair", ", media pareja", ", metade de um par").into()
        }
        Some(Stands::Itself | Stands::Pair) | None => String::new(),
    }
}

/// So many cards.
pub(super) fn cards(count: u8, language: Language) -> String {
    match count {
        1 => in_words!(language, "1 card", "1 carta", "1 carta"),
        _ => in_words!(language, "{count} cards", "{count} cartas", "{count} cartas"),
    }
}

/// What the deck is for.
pub(super) fn draw(count: u8, language: Language) -> String {
    in_words!(language, "Draw {count}", "Robar {count}", "Comprar {count}")
}

/// The deck with what is left of it.
pub(super) fn deck(count: u8, language: Language) -> String {
    in_words!(language, "Deck, {count} left", "Mazo, quedan {count}", "Baralho, restam {count}")
}

/// Discarded cards.
pub(super) fn discards(count: u32, language: Language) -> String {
    in_words!(language, "Discards: {count}", "Descartes: {count}", "Descartes: {count}")
}

/// Harvest cards that are left.
pub(super) fn harvest(count: u32, language: Language) -> String {
    in_words!(
        language,
        "Harvest cards, {count} left",
        "Cartas de cosecha, quedan {count}",
        "Cartas de colheita, restam {count}"
    )
}

/// Tokens of a kind.
pub(super) fn token(token: Token, count: u8, language: Language) -> String {
    let name = names::capital(names::token_name(token, language));
    in_words!(language, "{name}: {count}", "{name}: {count}", "{name}: {count}")
}

/// The bonus of a colour and what the next one gets.
pub(super) fn bonus(colour: Colour, next: Option<u16>, language: Language) -> String {
    let colour = names::colour_name(colour, language);
    match next {
        Some(points) => {
            let points = green_points(points.into(), language);
            in_words!(
                language,
                "Colour bonus {colour}: {points}",
                "Bonificación {colour}: {points}",
                "Bônus {colour}: {points}"
            )
        }
        None => {
            in_words!(
                language,
                "Colour bonus {colour}: taken",
                "Bonificación {colour}: agotada",
                "Bônus {colour}: esgotado"
            )
        }
    }
}

/// A number of something with its name in front.
pub(super) fn count(name: &str, count: impl std::fmt::Display) -> String {
    format!("{name}: {count}")
}

/// Workers.
pub(super) fn workers(language: Language) -> &'static str {
    language.pick("Workers", "Trabajadores", "Trabalhadores")
}

/// One worker of several.
pub(super) fn worker(language: Language) -> &'static str {
    language.pick("Worker", "Trabajador", "Trabalhador")
}

/// Marble.
pub(super) fn marble(language: Language) -> &'static str {
    language.pick("Marble", "Mármol", "Mármore")
}

/// The own stacks: how many tiles are left in each.
pub(super) fn stacks(left: [u8; 3], language: Language) -> String {
    let [one, two, three] = left;
    in_words!(
        language,
        "Own stacks: {one}, {two}, {three} tiles left",
        "Montones propios: quedan {one}, {two}, {three} losetas",
        "Pilhas próprias: restam {one}, {two}, {three} peças"
    )
}

/// How far somebody's stacks are used up.
pub(super) fn turned(name: &str, turned: u8, language: Language) -> String {
    in_words!(
        language,
        "{name}: {turned} of 21 own tiles used",
        "{name}: {turned} de 21 losetas propias usadas",
        "{name}: {turned} de 21 peças próprias usadas"
    )
}

/// A phase.
pub(super) fn phase(phase: u8, language: Language) -> String {
    let number = phase + 1;
    in_words!(language, "Phase {number}", "Fase {number}", "Fase {number}")
}

/// The round.
pub(super) fn round(round: u16, last: bool, language: Language) -> String {
    match last {
        true => in_words!(language, "Last round", "Última ronda", "Última rodada"),
        false => in_words!(language, "Round {round}", "Ronda {round}", "Rodada {round}"),
    }
}

/// Somebody's points on a track.
pub(super) fn pawn(name: &str, points: u16, red: bool, language: Language) -> String {
    let points = match red {
        true => names::red_points(points.into(), language),
        false => green_points(points.into(), language),
    };
    format!("{name}: {points}")
}

/// What the next scoring would make of somebody's points.
pub(super) fn after_scoring(points: u16, language: Language) -> String {
    in_words!(
        language,
        "after the next scoring {points}",
        "tras la próxima puntuación {points}",
        "após a próxima pontuação {points}"
    )
}

/// The button that ends laying out.
pub(super) fn lay_out(worth: u16, language: Language) -> String {
    in_words!(
        language,
        "Keep this board (areas worth {worth})",
        "Quedarse con este tablero (áreas por {worth})",
        "Ficar com este tabuleiro (áreas valendo {worth})"
    )
}

/// A region piece.
pub(super) fn piece(letter: char, turned: bool, language: Language) -> String {
    match turned {
        true => {
            in_words!(language, "Piece {letter}, turned", "Pieza {letter}, girada", "Peça {letter}, girada")
        }
        false => in_words!(language, "Piece {letter}", "Pieza {letter}", "Peça {letter}"),
    }
}

/// Turning a piece.
pub(super) fn turn(letter: char, language: Language) -> String {
    in_words!(language, "Turn piece {letter} round", "Girar la pieza {letter}", "Girar a peça {letter}")
}

/// Moving a piece to a side.
pub(super) fn aside(letter: char, left: bool, language: Language) -> String {
    match left {
        true => in_words!(
            language,
            "Move piece {letter} left",
            "Mover la pieza {letter} a la izquierda",
            "Mover a peça {letter} para a esquerda"
        ),
        false => in_words!(
            language,
            "Move piece {letter} right",
            "Mover la pieza {letter} a la derecha",
            "Mover a peça {letter} para a direita"
        ),
    }
}

/// Shifting neighbours.
pub(super) fn joint(lower: bool, left: char, right: char, language: Language) -> String {
    match lower {
        true => in_words!(
            language,
            "Piece {right} lies lower than piece {left}; shift it up",
            "La pieza {right} está más abajo que la {left}; subirla",
            "A peça {right} está mais abaixo que a {left}; subir"
        ),
        false => in_words!(
            language,
            "Piece {right} lies higher than piece {left}; shift it down",
            "La pieza {right} está más arriba que la {left}; bajarla",
            "A peça {right} está mais acima que a {left}; descer"
        ),
    }
}

/// Where the start castle can lie.
pub(super) fn start(letter: char, here: bool, language: Language) -> String {
    match here {
        true => in_words!(
            language,
            "Start castle, on piece {letter}",
            "Castillo inicial, en la pieza {letter}",
            "Castelo inicial, na peça {letter}"
        ),
        false => in_words!(
            language,
            "Put the start castle on piece {letter}",
            "Poner el castillo inicial en la pieza {letter}",
            "Pôr o castelo inicial na peça {letter}"
        ),
    }
}
