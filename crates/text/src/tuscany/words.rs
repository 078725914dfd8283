//! Words of Tuscany that many texts use.

use crate::{Language, language::Noun};
use demesne_tuscany::{Colour, Item, Tile, Token};

/// Game cards.
pub const CARD: Noun = Noun::new(["card", "cards"], ["carta", "cartas"], ["carta", "cartas"]);
/// Harvest cards.
pub const HARVEST_CARD: Noun = Noun::new(
    ["harvest card", "harvest cards"],
    ["carta de cosecha", "cartas de cosecha"],
    ["carta de colheita", "cartas de colheita"],
);
/// Workers.
pub const WORKER: Noun =
    Noun::new(["worker", "workers"], ["trabajador", "trabajadores"], ["trabalhador", "trabalhadores"]);
/// Points of the green track.
pub const GREEN: Noun = Noun::new(
    ["green point", "green points"],
    ["punto verde", "puntos verdes"],
    ["ponto verde", "pontos verdes"],
);
/// Points of the red track.
pub const RED: Noun = Noun::new(
    ["red point", "red points"],
    ["punto rojo", "puntos rojos"],
    ["ponto vermelho", "pontos vermelhos"],
);
/// Spaces of a board.
pub const SPACE: Noun = Noun::new(["space", "spaces"], ["casilla", "casillas"], ["espaço", "espaços"]);
/// Hex tiles.
pub const TILE: Noun = Noun::new(["tile", "tiles"], ["loseta", "losetas"], ["peça", "peças"]);
/// Tiles of the neutral stack.
pub const NEUTRAL_TILE: Noun = Noun::new(
    ["neutral tile", "neutral tiles"],
    ["loseta neutral", "losetas neutrales"],
    ["peça neutra", "peças neutras"],
);

/// The type of the tiles of a colour.
pub const fn kind(colour: Colour, language: Language) -> &'static str {
    match colour {
        Colour::DarkGreen => language.pick("castle", "castillo", "castelo"),
        Colour::Red => language.pick("city", "ciudad", "cidade"),
        Colour::Turquoise => language.pick("estate", "finca", "propriedade"),
        Colour::LightGreen => language.pick("crop", "cultivo", "cultivo"),
        Colour::Grey => language.pick("quarry", "cantera", "pedreira"),
        Colour::Orange => language.pick("village", "pueblo", "vila"),
        Colour::Yellow => language.pick("monastery", "monasterio", "monastério"),
        Colour::Beige => language.pick("cart", "carreta", "carroça"),
    }
}

/// The colour of so many cards.
pub const fn card_colour(colour: Colour, count: u8, language: Language) -> &'static str {
    match (colour, count) {
        (Colour::DarkGreen, _) => language.pick("dark-green", "verde oscuro", "verde-escuro"),
        (Colour::Red, 1) => language.pick("red", "roja", "vermelha"),
        (Colour::Red, _) => language.pick("red", "rojas", "vermelhas"),
        (Colour::Turquoise, _) => language.pick("turquoise", "turquesa", "turquesa"),
        (Colour::LightGreen, _) => language.pick("light-green", "verde claro", "verde-claro"),
        (Colour::Grey, 1) => language.pick("grey", "gris", "cinza"),
        (Colour::Grey, _) => language.pick("grey", "grises", "cinza"),
        (Colour::Orange, _) => language.pick("orange", "naranja", "laranja"),
        (Colour::Yellow, 1) => language.pick("yellow", "amarilla", "amarela"),
        (Colour::Yellow, _) => language.pick("yellow", "amarillas", "amarelas"),
        (Colour::Beige, _) => language.pick("beige", "beis", "bege"),
    }
}

/// A tile, or what is on it.
pub const fn tile(tile: Tile, language: Language) -> &'static str {
    match tile {
        Tile::Vineyard => language.pick("vineyard", "viñedo", "vinhedo"),
        Tile::Boar => language.pick("boar", "jabalí", "javali"),
        Tile::Olive => language.pick("olive", "olivar", "olival"),
        Tile::Cereal => language.pick("cereal", "cereales", "cereais"),
        Tile::OliveVineyard => language.pick("olive+vineyard", "olivar+viñedo", "olival+vinhedo"),
        Tile::VineyardCereal => language.pick("vineyard+cereal", "viñedo+cereales", "vinhedo+cereais"),
        Tile::CerealBoar => language.pick("cereal+boar", "cereales+jabalí", "cereais+javali"),
        Tile::BoarOlive => language.pick("boar+olive", "jabalí+olivar", "javali+olival"),
        other => kind(other.colour(), language),
    }
}

/// What can be stored or lie on a space.
pub const fn item(item: Item, language: Language) -> &'static str {
    match item {
        Item::Tile(one) => tile(one, language),
        Item::Hex => language.pick("hex", "hexágono", "hexágono"),
    }
}

/// One of it: `a quarry`, `una loseta de cantera`.
pub fn a(one: Item, language: Language) -> String {
    let name = item(one, language);
    match (one, language) {
        (_, Language::English) => a_kind(name),
        (Item::Tile(_), Language::Spanish) => format!("una loseta de {name}"),
        (Item::Tile(_), Language::Portuguese) => format!("uma peça de {name}"),
        (Item::Hex, Language::Spanish) => format!("un {name}"),
        (Item::Hex, Language::Portuguese) => format!("um {name}"),
    }
}

/// This one: `the quarry`, `la loseta de cantera`.
pub fn the(one: Item, language: Language) -> String {
    let name = item(one, language);
    match (one, language) {
        (_, Language::English) => format!("the {name}"),
        (Item::Tile(_), Language::Spanish) => format!("la loseta de {name}"),
        (Item::Tile(_), Language::Portuguese) => format!("a peça de {name}"),
        (Item::Hex, Language::Spanish) => format!("el {name}"),
        (Item::Hex, Language::Portuguese) => format!("o {name}"),
    }
}

/// As what something acts: `as a quarry`, `como cantera`.
pub fn like(colour: Colour, language: Language) -> String {
    let kind = kind(colour, language);
    match language {
        Language::English => format!("as {}", a_kind(kind)),
        Language::Spanish | Language::Portuguese => format!("como {kind}"),
    }
}

/// `a quarry`, `an estate`.
pub fn a_kind(noun: &str) -> String {
    let article = if noun.starts_with(['a', 'e', 'i', 'o', 'u']) { "an" } else { "a" };
    format!("{article} {noun}")
}

/// An English colour with its article: `a red`, `an orange`.
pub fn a_colour(colour: Colour) -> String {
    a_kind(colour.name())
}

/// A kind of token.
pub const fn token(token: Token, language: Language) -> &'static str {
    match token {
        Token::Card => language.pick("card", "carta", "carta"),
        Token::Storage => language.pick("storage", "almacén", "armazém"),
        Token::Marble => language.pick("marble", "mármol", "mármore"),
        Token::Worker => language.pick("worker", "trabajador", "trabalhador"),
        Token::Harvest => language.pick("harvest", "cosecha", "colheita"),
    }
}

/// Nothing of what has so many in Spanish and Portuguese: cards, tiles.
pub const fn none(language: Language) -> &'static str {
    language.pick("none", "ninguna", "nenhuma")
}
