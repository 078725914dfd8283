//! What things of the table are called when they are read aloud, and the few words that stand on panels.

use crate::{Marks, Price, sheet::said};
use demesne_burgundy::{Colour, Edition, Tile};
use demesne_text::{
    Language,
    burgundy::{
        colour, names,
        names::{capital, goods_count, goods_counts},
        points, shield_word, silver, workers,
    },
};

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

/// The name of a tile, alone.
pub(super) fn tile(tile: Tile, edition: Edition, language: Language) -> String {
    names::tile(tile, edition, language).bare
}

/// What marks say about a thing: ", legal, free, 10 points", ", chosen".
pub(super) fn state(key: &str, marks: &Marks, language: Language) -> String {
    said(key, marks, language, |lit| match lit.points {
        0 => price(lit.price, language),
        brings => format!("{}, {}", price(lit.price, language), points(brings, language)),
    })
}

/// A price in words.
fn price(price: Price, language: Language) -> String {
    match (price.workers, price.silver) {
        (0, 0) => language.pick("free", "gratis", "grátis").into(),
        (0, coins) => silver(coins, language),
        (count, 0) => workers(count, language),
        (count, coins) => format!("{}, {}", workers(count, language), silver(coins, language)),
    }
}

/// A space: its place, colour, number and what lies on it.
pub(super) fn space(
    (row, place): (usize, usize),
    (colour_of, number): (Colour, u8),
    content: Option<String>,
    language: Language,
) -> String {
    let colour = colour(colour_of, language);
    let content = match content {
        Some(content) => format!(", {content}"),
        None => String::new(),
    };
    in_words!(
        language,
        "Row {row}, space {place}: {colour} {number}{content}",
        "Fila {row}, casilla {place}: {colour} {number}{content}",
        "Fileira {row}, espaço {place}: {colour} {number}{content}"
    )
}

/// A printed board, by its name in records.
pub(super) fn board(id: &str, language: Language) -> String {
    in_words!(language, "Board {id}", "Tablero {id}", "Tabuleiro {id}")
}

/// A die; 0 for one that is used.
pub(super) fn die(number: u8, language: Language) -> String {
    match number {
        0 => language.pick("Die, used", "Dado, usado", "Dado, usado").into(),
        _ => in_words!(language, "Die {number}", "Dado {number}", "Dado {number}"),
    }
}

/// The white die.
pub(super) fn white_die(number: u8, language: Language) -> String {
    in_words!(language, "White die {number}", "Dado blanco {number}", "Dado branco {number}")
}

/// A depot with its goods.
pub(super) fn depot(number: usize, goods: &[u8; 6], language: Language) -> String {
    let goods = goods_counts(goods, language);
    match goods.is_empty() {
        true => in_words!(
            language,
            "Depot {number}: no goods",
            "Almacén {number}: sin mercancías",
            "Depósito {number}: sem mercadorias"
        ),
        false => in_words!(
            language,
            "Depot {number}: {goods}",
            "Almacén {number}: {goods}",
            "Depósito {number}: {goods}"
        ),
    }
}

/// A tile of a depot.
pub(super) fn depot_tile(number: usize, tile: &str, language: Language) -> String {
    in_words!(language, "Depot {number}: {tile}", "Almacén {number}: {tile}", "Depósito {number}: {tile}")
}

/// A tile of the black depot.
pub(super) fn black_tile(tile: &str, language: Language) -> String {
    in_words!(language, "Black depot: {tile}", "Almacén negro: {tile}", "Depósito preto: {tile}")
}

/// The inns, and the castles that can be bought back.
pub(super) fn beside(tile: &str, count: u8, language: Language) -> String {
    in_words!(
        language,
        "Beside the depots: {tile}, {count} left",
        "Junto a los almacenes: {tile}, quedan {count}",
        "Ao lado dos depósitos: {tile}, restam {count}"
    )
}

/// A stored tile, or a free place.
pub(super) fn stored(tile: Option<&str>, private: bool, language: Language) -> String {
    let place = match private {
        false => language.pick("Storage", "Casilla de llave", "Espaço chave"),
        true => language.pick("Own storage", "Casilla de llave propia", "Espaço chave próprio"),
    };
    let content = tile.unwrap_or(language.pick("free", "libre", "livre"));
    format!("{place}: {content}")
}

/// Goods that can be sold, and the number of the die that sells them.
pub(super) fn goods(count: u8, number: u8, language: Language) -> String {
    let goods = goods_count(count, number, language);
    in_words!(
        language,
        "Goods: {goods}, sell with the {number}",
        "Mercancías: {goods}, se venden con el {number}",
        "Mercadorias: {goods}, vendem-se com o {number}"
    )
}

/// Goods that were sold.
pub(super) fn sold(sold: &[u8; 6], language: Language) -> String {
    let goods = goods_counts(sold, language);
    in_words!(language, "Sold: {goods}", "Vendidas: {goods}", "Vendidas: {goods}")
}

/// Taking workers, in two lines.
pub(super) fn take_workers(count: u8, language: Language) -> [String; 2] {
    let all = workers(count, language);
    let noun = all.split_once(' ').map_or_else(|| all.clone(), |(_, noun)| noun.to_owned());
    let take = in_words!(language, "Take {count}", "Toma {count}", "Pegue {count}");
    [take, noun]
}

/// Workers and silver of an estate.
pub(super) fn own_workers(count: u16, language: Language) -> String {
    workers(i32::from(count), language)
}

/// Silver.
pub(super) fn own_silver(count: u16, language: Language) -> String {
    silver(count, language)
}

/// A shield; with its name where it lies.
pub(super) fn shield(number: u8, depot: Option<usize>, language: Language) -> String {
    let what = shield_word(number, language);
    match depot {
        None => in_words!(
            language,
            "Shield {number}: {what}",
            "Escudo {number}: {what}",
            "Escudo {number}: {what}"
        ),
        Some(depot) => in_words!(
            language,
            "Shield {number} at depot {depot}: {what}",
            "Escudo {number} en el almacén {depot}: {what}",
            "Escudo {number} no depósito {depot}: {what}"
        ),
    }
}

/// A phase of the track.
pub(super) fn phase(letter: char, worth: u16, now: bool, language: Language) -> String {
    let worth = points(i32::from(worth), language);
    let now = if now { language.pick(", now", ", ahora", ", agora") } else { "" };
    in_words!(
        language,
        "Phase {letter}{now}: a region brings {worth} more",
        "Fase {letter}{now}: una zona da {worth} más",
        "Fase {letter}{now}: uma região dá mais {worth}"
    )
}

/// A round of the phase.
pub(super) fn round(number: u8, goods: u8, now: bool, language: Language) -> String {
    let now = if now { language.pick(", now", ", ahora", ", agora") } else { "" };
    let goods = match goods {
        1..=6 => format!(": {}", names::goods(goods, language)),
        _ => String::new(),
    };
    in_words!(
        language,
        "Round {number}{now}{goods}",
        "Ronda {number}{now}{goods}",
        "Rodada {number}{now}{goods}"
    )
}

/// A marker on the turn-order track.
pub(super) fn marker(name: &str, place: usize, space: u8, language: Language) -> String {
    in_words!(
        language,
        "{name}: {place} in turn order, space {space}",
        "{name}: puesto {place} en el orden de turno, casilla {space}",
        "{name}: {place}º na ordem de jogo, espaço {space}"
    )
}

/// The bonus tiles of a colour: who has them, or what they bring.
pub(super) fn bonus(colour_of: Colour, tiles: [Result<u16, String>; 2], language: Language) -> String {
    let colour = capital(colour(colour_of, language));
    let [large, small] = tiles.map(|tile| match tile {
        Ok(worth) => points(i32::from(worth), language),
        Err(owner) => owner,
    });
    in_words!(
        language,
        "{colour}: first to fill it {large}, second {small}",
        "{colour}: quien lo llena primero {large}, segundo {small}",
        "{colour}: quem completa primeiro {large}, segundo {small}"
    )
}

/// A space of a vineyard: its number, and what lies there or what it brings.
pub(super) fn vine_space(place: usize, number: u8, content: &str, language: Language) -> String {
    in_words!(
        language,
        "Vineyard, space {place}, number {number}: {content}",
        "Viñedo, casilla {place}, número {number}: {content}",
        "Vinhedo, espaço {place}, número {number}: {content}"
    )
}

/// A place of the vine depot with its numbers; the vine shop has none.
pub(super) fn vine_place(numbers: &[u8], tile: Option<&str>, language: Language) -> String {
    let content = tile.unwrap_or(language.pick("empty", "vacío", "vazio"));
    if numbers.is_empty() {
        return in_words!(
            language,
            "Vine shop: {content}",
            "Tienda de vides: {content}",
            "Loja de vinhas: {content}"
        );
    }
    let numbers: Vec<String> = numbers.iter().map(u8::to_string).collect();
    let numbers = numbers.join("-");
    in_words!(
        language,
        "Vine depot {numbers}: {content}",
        "Almacén de vides {numbers}: {content}",
        "Depósito de vinhas {numbers}: {content}"
    )
}

/// Vine bonus tiles of a type that are left.
pub(super) fn vine_bonus(vine: u8, left: u8, language: Language) -> String {
    let vine = demesne_text::burgundy::vine(vine.into(), language);
    in_words!(
        language,
        "Vine bonus tiles, {vine}: {left} left",
        "Losetas de bonificación de vid {vine}: quedan {left}",
        "Peças bônus de vinha {vine}: restam {left}"
    )
}

/// A route tile: its three spaces.
pub(super) fn route(place: usize, filled: u8, spaces: &[(u8, &str)], language: Language) -> String {
    let list: Vec<String> =
        spaces.iter().map(|(number, what)| format!("{} ({what})", names::goods(*number, language))).collect();
    let (list, filled) = (list.join(", "), filled.min(3));
    in_words!(
        language,
        "Route tile {place}, {filled} of 3 laid: {list}",
        "Loseta de ruta {place}, {filled} de 3 puestas: {list}",
        "Peça de rota {place}, {filled} de 3 postas: {list}"
    )
}

/// A county card: what lies on it, and what it still wants.
pub(super) fn card(right: bool, lies: &[String], wants: &[Colour], language: Language) -> String {
    let side = match right {
        false => language.pick("Left county card", "Carta de condado izquierda", "Carta de condado esquerda"),
        true => language.pick("Right county card", "Carta de condado derecha", "Carta de condado direita"),
    };
    let mut text = side.to_owned();
    if !lies.is_empty() {
        let lies = lies.join(", ");
        text.push_str(&in_words!(language, "; has {lies}", "; tiene {lies}", "; tem {lies}"));
    }
    if !wants.is_empty() {
        let wants: Vec<&str> = wants.iter().map(|&wanted| colour(wanted, language)).collect();
        let wants = wants.join(", ");
        text.push_str(&in_words!(language, "; wants {wants}", "; quiere {wants}", "; quer {wants}"));
    }
    text
}

/// The words on panels and above them.
#[derive(Clone, Copy, Debug)]
pub(super) enum Word {
    Board,
    Depots,
    Duchy,
    Rivals,
    Dice,
    AnyDie,
    Storage,
    Goods,
    Treasury,
    Shields,
    Route,
    Vineyard,
    Vines,
    Worth,
    Clock,
    TurnOrder,
    Target,
    FirstToFill,
    MoreInPhase,
    NoBoard,
    NoGoods,
    NoShields,
    Shop,
}

/// Such a word.
pub(super) const fn word(word: Word, language: Language) -> &'static str {
    match word {
        Word::Board => language.pick("Board", "Tablero", "Tabuleiro"),
        Word::Depots => language.pick("Depots", "Almacenes", "Depósitos"),
        Word::Duchy => language.pick("Duchy", "Ducado", "Ducado"),
        Word::Rivals => language.pick("Rivals", "Rivales", "Rivais"),
        Word::Dice => language.pick("Dice", "Dados", "Dados"),
        Word::AnyDie => language.pick("Any die", "Cualquier dado", "Qualquer dado"),
        Word::Storage => language.pick("Storage", "Casillas de llave", "Espaços chave"),
        Word::Goods => language.pick("Goods to sell", "Mercancías", "Mercadorias"),
        Word::Treasury => language.pick("Treasury", "Tesoro", "Tesouro"),
        Word::Shields => language.pick("Shields", "Escudos", "Escudos"),
        Word::Route => language.pick("Trade route", "Ruta comercial", "Rota comercial"),
        Word::Vineyard => language.pick("Vineyard", "Viñedo", "Vinhedo"),
        Word::Vines => language.pick("Vine depot", "Almacén de vides", "Depósito de vinhas"),
        Word::Worth => language.pick("A region is worth", "Una zona vale", "Uma região vale"),
        Word::Clock => language.pick("Phase and round", "Fase y ronda", "Fase e rodada"),
        Word::TurnOrder => language.pick("Turn order", "Orden de turno", "Ordem de jogo"),
        Word::Target => language.pick("Target", "Objetivo", "Objetivo"),
        Word::FirstToFill => language.pick(
            "First to fill a colour",
            "Primero en completar un color",
            "Primeiro a completar uma cor",
        ),
        Word::MoreInPhase => language.pick("more in phase", "más en la fase", "a mais na fase"),
        Word::NoBoard => language.pick("no board yet", "aún sin tablero", "ainda sem tabuleiro"),
        Word::NoGoods => language.pick("no goods", "sin mercancías", "sem mercadorias"),
        Word::NoShields => language.pick("none yet", "aún ninguno", "ainda nenhum"),
        Word::Shop => language.pick("Shop", "Tienda", "Loja"),
    }
}
