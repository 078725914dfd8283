//! What things are called in a sentence, with their articles: tiles, goods, dice.

use super::{explain::building_name, words};
use crate::Language;
use demesne_burgundy::{
    Colour, Edition, Tile,
    tile::{Face, GEESE},
};

/// A name that a sentence can take up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Name {
    /// The name alone: "ship", "3 cows", "monastery 7".
    pub bare: String,
    /// The name with its definite article, where the language wants one: "the ship", "monastery 7".
    pub with_the: String,
}

impl Name {
    fn new(bare: String, article: &str) -> Name {
        let with_the = if article.is_empty() { bare.clone() } else { format!("{article} {bare}") };
        Name { bare, with_the }
    }
}

/// The name of a tile.
pub fn tile(tile: Tile, edition: Edition, language: Language) -> Name {
    let (m, f) = (language.pick("the", "el", "o"), language.pick("the", "la", "a"));
    match tile.face() {
        Face::Castle => Name::new(words::colour(Colour::Castle, language).into(), m),
        Face::Mine => Name::new(words::colour(Colour::Mine, language).into(), f),
        Face::Ship => Name::new(words::colour(Colour::Ship, language).into(), m),
        Face::Monastery(number) => {
            let name = words::colour(Colour::Monastery, language);
            Name::new(format!("{name} {number}"), language.pick("", "el", "o"))
        }
        Face::Building(kind) => {
            let name = building_name(kind, language);
            Name::new(name.into(), if is_feminine(name) { f } else { m })
        }
        Face::Livestock(species, animals) => {
            let (name, article) = animals_name(species, edition, language);
            Name::new(format!("{animals} {name}"), article)
        }
        Face::Inn => Name::new(language.pick("inn", "posada", "estalagem").into(), f),
        Face::FaceDown => Name::new(
            language.pick("face-down tile", "loseta boca abajo", "peça virada para baixo").into(),
            f,
        ),
        Face::Double(one, other) => double([one, other], language),
    }
}

/// The name of a double tile as it lies, by its types of vines.
pub fn double(vines: [u8; 2], language: Language) -> Name {
    let [one, other] = vines.map(|vine| words::vine(usize::from(vine), language));
    match language {
        Language::English => Name::new(format!("{one}-{other} double tile"), "the"),
        Language::Spanish => Name::new(format!("loseta doble {one}-{other}"), "la"),
        Language::Portuguese => Name::new(format!("hexaminó de vinha {one}-{other}"), "o"),
    }
}

/// Of the buildings: those that are feminine in Spanish or Portuguese.
fn is_feminine(name: &str) -> bool {
    matches!(
        name,
        "tienda"
            | "loja"
            | "atalaya"
            | "torre de vigia"
            | "carpintería"
            | "carpintaria"
            | "iglesia"
            | "igreja"
            | "pensión"
            | "prefeitura"
            | "grúa"
            | "grua"
    )
}

/// Several animals of a species, and their article.
fn animals_name(species: u8, edition: Edition, language: Language) -> (&'static str, &'static str) {
    let (masculine, feminine) = (language.pick("the", "los", "os"), language.pick("the", "las", "as"));
    match (species, edition) {
        (0, _) => (language.pick("cows", "vacas", "vacas"), feminine),
        (1, _) => (language.pick("sheep", "ovejas", "ovelhas"), feminine),
        (2, _) => (language.pick("pigs", "cerdos", "porcos"), masculine),
        (GEESE, _) => (language.pick("geese", "gansos", "gansos"), masculine),
        (_, Edition::First) => (language.pick("chickens", "gallinas", "galinhas"), feminine),
        (_, Edition::Special) => (language.pick("goats", "cabras", "cabras"), feminine),
    }
}

/// What goods of a number, 1 to 6, are. The numbers are printed; the names are those of our pictures.
pub const fn goods(number: u8, language: Language) -> &'static str {
    match number {
        1 => language.pick("cloth", "paño", "tecido"),
        2 => language.pick("wine", "vino", "vinho"),
        3 => language.pick("jewels", "joyas", "joias"),
        4 => language.pick("pottery", "cerámica", "cerâmica"),
        5 => language.pick("furniture", "muebles", "móveis"),
        _ => language.pick("grain", "grano", "cereais"),
    }
}

/// So many goods of a number: `2 wine`.
pub fn goods_count(count: u8, number: u8, language: Language) -> String {
    let name = goods(number, language);
    say!(language, "{count} {name}", "{count} de {name}", "{count} de {name}")
}

/// Several goods: `2 wine, 1 jewels`.
pub fn goods_counts(counts: &[u8; 6], language: Language) -> String {
    let list: Vec<String> = (1..)
        .zip(counts)
        .filter(|(_, count)| **count > 0)
        .map(|(number, &count)| goods_count(count, number, language))
        .collect();
    list.join(", ")
}

/// A sentence that begins with a capital letter.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters
        .next()
        .map_or_else(String::new, |first| first.to_uppercase().collect::<String>() + letters.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_tile_has_a_name_of_its_own_in_every_language() {
        for language in Language::ALL {
            for edition in [Edition::First, Edition::Special] {
                let mut seen = std::collections::BTreeSet::new();
                let doubles = (0..21).filter_map(Tile::from_double_index);
                for one in Tile::all().chain(doubles) {
                    let name = tile(one, edition, language);
                    assert!(name.with_the.ends_with(&name.bare) && !name.bare.contains('?'), "{name:?}");
                    assert!(seen.insert(name.bare), "{one:?} is called like another");
                }
            }
        }
        let the = |one, language| tile(one, Edition::Special, language).with_the;
        assert_eq!(the(Tile::livestock(0, 3), Language::Spanish), "las 3 vacas");
        assert_eq!(the(Tile::monastery(7), Language::English), "monastery 7");
        assert_eq!(the(Tile::MINE, Language::Portuguese), "a mina");
        assert_eq!(the(Tile::double(2, 1), Language::English), "the blue-red double tile");
    }

    #[test]
    fn goods_are_counted_by_name() {
        assert_eq!(goods_counts(&[0, 2, 1, 0, 0, 0], Language::English), "2 wine, 1 jewels");
        assert_eq!(goods_counts(&[0, 2, 0, 0, 0, 1], Language::Spanish), "2 de vino, 1 de grano");
        assert_eq!(capital("élan"), "Élan");
    }
}
