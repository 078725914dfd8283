//! What things are called among people, with their articles: short names that every text for people takes up.
//!
//! Terminals say the names of notation (`olive+vineyard`, `space 14`); here are those that a drawn board needs.

use super::{
    explain::harvest_words,
    words::{self, CARD, GREEN, RED},
};
use crate::Language;
use demesne_tuscany::{Colour, Harvest, Item, Tile, Token, colour::COLOURS, piece::SLOTS};

/// A noun in each language, and whether it is feminine in Spanish and in Portuguese.
struct Named([&'static str; 3], [bool; 2]);

/// The noun for an item.
const fn noun(item: Item) -> Named {
    const HE: [bool; 2] = [false, false];
    const SHE: [bool; 2] = [true, true];
    let Item::Tile(tile) = item else {
        return Named(["wooden hex", "hexágono de madera", "hexágono de madeira"], HE);
    };
    match tile {
        Tile::Castle => Named(["castle", "castillo", "castelo"], HE),
        Tile::City => Named(["city", "ciudad", "cidade"], SHE),
        Tile::Estate => Named(["estate", "finca", "propriedade"], SHE),
        Tile::Quarry => Named(["quarry", "cantera", "pedreira"], SHE),
        Tile::Village => Named(["village", "pueblo", "vila"], [false, true]),
        Tile::Monastery => Named(["monastery", "monasterio", "monastério"], HE),
        Tile::Cart => Named(["cart", "carreta", "carroça"], SHE),
        Tile::Vineyard => Named(["vineyard", "viñedo", "vinhedo"], HE),
        Tile::Boar => Named(["boar", "jabalí", "javali"], HE),
        Tile::Olive => Named(["olive grove", "olivar", "olival"], HE),
        Tile::Cereal => Named(["cereal field", "campo de cereales", "campo de cereais"], HE),
        Tile::OliveVineyard => {
            Named(["olive grove with vineyard", "olivar con viñedo", "olival com vinhedo"], HE)
        }
        Tile::VineyardCereal => {
            Named(["vineyard with cereal field", "viñedo con cereales", "vinhedo com cereais"], HE)
        }
        Tile::CerealBoar => Named(
            ["cereal field with boar", "campo de cereales con jabalí", "campo de cereais com javali"],
            HE,
        ),
        Tile::BoarOlive => Named(["olive grove with boar", "olivar con jabalí", "olival com javali"], HE),
    }
}

/// One of two forms, by the gender of a noun.
const fn by_gender<'t>(noun: &Named, language: Language, he: [&'t str; 2], she: [&'t str; 2]) -> &'t str {
    match (language, noun.1) {
        (Language::English, _) => "",
        (Language::Spanish, [feminine, _]) => {
            if feminine {
                she[0]
            } else {
                he[0]
            }
        }
        (Language::Portuguese, [_, feminine]) => {
            if feminine {
                she[1]
            } else {
                he[1]
            }
        }
    }
}

/// An item: "quarry", "olive grove with vineyard", "wooden hex".
pub const fn item_name(item: Item, language: Language) -> &'static str {
    let [english, spanish, portuguese] = noun(item).0;
    language.pick(english, spanish, portuguese)
}

/// This item: "the quarry", "la cantera", "a pedreira".
pub fn the_item(item: Item, language: Language) -> String {
    let (noun, name) = (noun(item), item_name(item, language));
    match language {
        Language::English => format!("the {name}"),
        _ => format!("{} {name}", by_gender(&noun, language, ["el", "o"], ["la", "a"])),
    }
}

/// One such item: "an estate", "una finca", "uma propriedade".
pub fn an_item(item: Item, language: Language) -> String {
    let (noun, name) = (noun(item), item_name(item, language));
    match language {
        Language::English => words::a_kind(name),
        _ => format!("{} {name}", by_gender(&noun, language, ["un", "um"], ["una", "uma"])),
    }
}

/// This item that is stored: "the stored village", "el pueblo guardado", "a vila guardada".
pub fn stored_item(item: Item, language: Language) -> String {
    let (noun, name, the) = (noun(item), item_name(item, language), the_item(item, language));
    match language {
        Language::English => format!("the stored {name}"),
        _ => format!("{the} {}", by_gender(&noun, language, ["guardado"; 2], ["guardada"; 2])),
    }
}

/// The type of the tiles of a colour: "quarry".
pub const fn kind_name(colour: Colour, language: Language) -> &'static str {
    words::kind(colour, language)
}

/// Several tiles of a type: "quarries".
pub const fn kinds_name(colour: Colour, language: Language) -> &'static str {
    match colour {
        Colour::DarkGreen => language.pick("castles", "castillos", "castelos"),
        Colour::Red => language.pick("cities", "ciudades", "cidades"),
        Colour::Turquoise => language.pick("estates", "fincas", "propriedades"),
        Colour::LightGreen => language.pick("crops", "cultivos", "cultivos"),
        Colour::Grey => language.pick("quarries", "canteras", "pedreiras"),
        Colour::Orange => language.pick("villages", "pueblos", "vilas"),
        Colour::Yellow => language.pick("monasteries", "monasterios", "monastérios"),
        Colour::Beige => language.pick("carts", "carretas", "carroças"),
    }
}

/// So many tiles of a type: "5 quarries", "1 village".
pub fn count_kind(count: u8, colour: Colour, language: Language) -> String {
    let name = if count == 1 { kind_name(colour, language) } else { kinds_name(colour, language) };
    format!("{count} {name}")
}

/// All tiles of a type: "all quarries", "todas las canteras".
pub fn all_kinds(colour: Colour, language: Language) -> String {
    let (noun, name) = (kind_noun(colour), kinds_name(colour, language));
    match language {
        Language::English => format!("all {name}"),
        _ => {
            let all = by_gender(&noun, language, ["todos los", "todos os"], ["todas las", "todas as"]);
            format!("{all} {name}")
        }
    }
}

/// One tile of a type: "a crop", "una cantera".
pub fn a_kind(colour: Colour, language: Language) -> String {
    let (noun, name) = (kind_noun(colour), kind_name(colour, language));
    match language {
        Language::English => words::a_kind(name),
        _ => format!("{} {name}", by_gender(&noun, language, ["un", "um"], ["una", "uma"])),
    }
}

/// This tile of a type: "the crop", "la cantera".
pub fn the_kind(colour: Colour, language: Language) -> String {
    let (noun, name) = (kind_noun(colour), kind_name(colour, language));
    match language {
        Language::English => format!("the {name}"),
        _ => format!("{} {name}", by_gender(&noun, language, ["el", "o"], ["la", "a"])),
    }
}

/// A type has the gender of its tiles; crops are masculine all of them.
const fn kind_noun(colour: Colour) -> Named {
    noun(Item::Tile(match colour {
        Colour::DarkGreen => Tile::Castle,
        Colour::Red => Tile::City,
        Colour::Turquoise => Tile::Estate,
        Colour::LightGreen => Tile::Vineyard,
        Colour::Grey => Tile::Quarry,
        Colour::Orange => Tile::Village,
        Colour::Yellow => Tile::Monastery,
        Colour::Beige => Tile::Cart,
    }))
}

/// A colour by itself: "dark green", "rojo".
pub const fn colour_name(colour: Colour, language: Language) -> &'static str {
    match colour {
        Colour::DarkGreen => language.pick("dark green", "verde oscuro", "verde-escuro"),
        Colour::Red => language.pick("red", "rojo", "vermelho"),
        Colour::Turquoise => language.pick("turquoise", "turquesa", "turquesa"),
        Colour::LightGreen => language.pick("light green", "verde claro", "verde-claro"),
        Colour::Grey => language.pick("grey", "gris", "cinza"),
        Colour::Orange => language.pick("orange", "naranja", "laranja"),
        Colour::Yellow => language.pick("yellow", "amarillo", "amarelo"),
        Colour::Beige => language.pick("beige", "beis", "bege"),
    }
}

/// The colour of so many cards, or of an area: "roja", "rojas".
pub const fn colour_of_cards(colour: Colour, count: u8, language: Language) -> &'static str {
    match (language, colour) {
        // The names of notation have hyphens.
        (Language::English, _) => colour_name(colour, language),
        _ => words::card_colour(colour, count, language),
    }
}

/// The colour of so many spaces: feminine in Spanish (casillas), masculine in Portuguese (espaços).
pub const fn colour_of_spaces(colour: Colour, count: u8, language: Language) -> &'static str {
    match (language, colour, count) {
        (Language::Portuguese, Colour::Red, 2..) => "vermelhos",
        (Language::Portuguese, Colour::Yellow, 2..) => "amarelos",
        (Language::Portuguese, _, _) => colour_name(colour, language),
        _ => colour_of_cards(colour, count, language),
    }
}

/// So many cards of a colour: "2 grey cards", "1 carta roja".
pub fn count_cards(count: u8, colour: Colour, language: Language) -> String {
    let colour = colour_of_cards(colour, count, language);
    let cards = CARD.of(count.into(), language);
    match language {
        Language::English => format!("{count} {colour} {cards}"),
        _ => format!("{count} {cards} {colour}"),
    }
}

/// Cards by colour: "2 grey, 1 red"; "none" where there is no card.
pub fn cards(counts: &[u8; COLOURS], language: Language) -> String {
    let some = Colour::ALL.into_iter().filter(|colour| counts[colour.index()] > 0);
    let list: Vec<String> = some
        .map(|colour| {
            let count = counts[colour.index()];
            format!("{count} {}", colour_of_cards(colour, count, language))
        })
        .collect();
    if list.is_empty() { words::none(language).into() } else { list.join(", ") }
}

/// A bonus token: "card token".
pub const fn token_name(token: Token, language: Language) -> &'static str {
    match token {
        Token::Card => language.pick("card token", "ficha de carta", "ficha de carta"),
        Token::Storage => language.pick("storage token", "ficha de almacén", "ficha de armazém"),
        Token::Marble => language.pick("marble token", "ficha de mármol", "ficha de mármore"),
        Token::Worker => language.pick("worker token", "ficha de trabajador", "ficha de trabalhador"),
        Token::Harvest => language.pick("harvest token", "ficha de cosecha", "ficha de colheita"),
    }
}

/// What a bonus token does, in few words: "one more card when you draw".
pub const fn token_does(token: Token, language: Language) -> &'static str {
    match token {
        Token::Card => language.pick(
            "one more card when you draw",
            "una carta más al robar",
            "mais uma carta ao comprar",
        ),
        Token::Storage => language.pick(
            "one more storage space, and 2 green points at once",
            "un espacio de almacén más, y 2 puntos verdes al momento",
            "mais um espaço de armazém, e 2 pontos verdes na hora",
        ),
        Token::Marble => language.pick(
            "one more marble from each quarry",
            "un mármol más por cada cantera",
            "mais um mármore para cada pedreira",
        ),
        Token::Worker => language.pick(
            "one more worker from each village",
            "un trabajador más por cada pueblo",
            "mais um trabalhador para cada vila",
        ),
        Token::Harvest => language.pick(
            "one more harvest card from each cart",
            "una carta de cosecha más por cada carreta",
            "mais uma carta de colheita para cada carroça",
        ),
    }
}

/// What a harvest card brings: "2 red points".
pub const fn harvest_name(card: Harvest, language: Language) -> &'static str {
    harvest_words(card, language)
}

/// So many green points.
pub fn green_points(count: i32, language: Language) -> String {
    GREEN.count(count, language)
}

/// So many red points.
pub fn red_points(count: i32, language: Language) -> String {
    RED.count(count, language)
}

/// So much marble: "2 marble", "2 de mármol".
pub fn count_marble(count: u8, language: Language) -> String {
    say!(language, "{count} marble", "{count} de mármol", "{count} de mármore")
}

/// The column of a space, 1 to 9 from the left, and its place there, from 1 at the top. A piece has columns of 3, 4 and 3.
pub const fn column_and_place(space: u8) -> (u8, u8) {
    let (piece, slot) = (space / SLOTS as u8, space % SLOTS as u8);
    match slot {
        0..3 => (3 * piece + 1, slot + 1),
        3..7 => (3 * piece + 2, slot - 2),
        _ => (3 * piece + 3, slot - 6),
    }
}

/// A space as people find it on a drawn board, which has no numbers: "column 4, space 2".
pub fn space_name(space: u8, language: Language) -> String {
    let (column, place) = column_and_place(space);
    say!(
        language,
        "column {column}, space {place}",
        "columna {column}, casilla {place}",
        "coluna {column}, espaço {place}"
    )
}

/// The same with its preposition: "on column 4, space 2".
pub fn on_space(space: u8, language: Language) -> String {
    let name = space_name(space, language);
    say!(language, "on {name}", "en la {name}", "na {name}")
}

/// The same as a subject: "space 2 of column 4", "la casilla 2 de la columna 4".
pub fn the_space(space: u8, language: Language) -> String {
    let (column, place) = column_and_place(space);
    say!(
        language,
        "space {place} of column {column}",
        "la casilla {place} de la columna {column}",
        "o espaço {place} da coluna {column}"
    )
}

/// A text that begins with a capital letter.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    fn items() -> impl Iterator<Item = Item> {
        Tile::ALL.into_iter().map(Item::Tile).chain([Item::Hex])
    }

    #[test]
    fn every_item_has_a_name_of_its_own_in_every_language() {
        for language in Language::ALL {
            let names: BTreeSet<&str> = items().map(|item| item_name(item, language)).collect();
            assert_eq!(names.len(), 16);
            for item in items() {
                let name = item_name(item, language);
                assert!(the_item(item, language).ends_with(name), "{name}");
                assert!(an_item(item, language).ends_with(name), "{name}");
                assert!(language == Language::English || item_name(item, Language::English) != name);
            }
        }
        let village = Item::Tile(Tile::Village);
        let all = Language::ALL.map(|language| stored_item(village, language));
        assert_eq!(all, ["the stored village", "el pueblo guardado", "a vila guardada"]);
        let an = |tile| Language::ALL.map(|language| an_item(Item::Tile(tile), language));
        assert_eq!(an(Tile::Olive), ["an olive grove", "un olivar", "um olival"]);
        assert_eq!(an(Tile::Estate), ["an estate", "una finca", "uma propriedade"]);
        assert_eq!(all_kinds(Colour::Orange, Language::Portuguese), "todas as vilas");
        assert_eq!(all_kinds(Colour::Orange, Language::Spanish), "todos los pueblos");
        assert_eq!(count_kind(1, Colour::Red, Language::English), "1 city");
        assert_eq!(the_kind(Colour::Grey, Language::Portuguese), "a pedreira");
        assert_eq!(a_kind(Colour::Turquoise, Language::English), "an estate");
    }

    #[test]
    fn cards_are_counted_by_colour() {
        let counts = [2, 0, 0, 1, 0, 0, 2, 0];
        assert_eq!(cards(&counts, Language::English), "2 dark green, 1 light green, 2 yellow");
        assert_eq!(cards(&counts, Language::Spanish), "2 verde oscuro, 1 verde claro, 2 amarillas");
        assert_eq!(cards(&[0; COLOURS], Language::Portuguese), "nenhuma");
        assert_eq!(count_cards(1, Colour::Red, Language::Spanish), "1 carta roja");
        assert_eq!(count_cards(2, Colour::DarkGreen, Language::English), "2 dark green cards");
        assert_eq!(colour_of_spaces(Colour::Yellow, 4, Language::Portuguese), "amarelos");
        assert_eq!(colour_of_spaces(Colour::Yellow, 4, Language::Spanish), "amarillas");
    }

    /// Nine columns of 3, 4 and 3 spaces, three times, each with its spaces from the top.
    #[test]
    fn spaces_are_named_by_column_and_place() {
        let named: Vec<(u8, u8)> = (0..30).map(column_and_place).collect();
        let mut wanted = Vec::new();
        for column in 1..=9 {
            wanted.extend((1..=if column % 3 == 2 { 4 } else { 3 }).map(|place| (column, place)));
        }
        assert_eq!(named, wanted);
        assert_eq!(space_name(14, Language::English), "column 5, space 2");
        assert_eq!(space_name(29, Language::Spanish), "columna 9, casilla 3");
        assert_eq!(the_space(14, Language::Spanish), "la casilla 2 de la columna 5");
        assert_eq!(on_space(0, Language::Portuguese), "na coluna 1, espaço 1");
    }
}
